"""Kero: two camps, eight dice, and the sand of two trucks."""

from typing import ClassVar, Final, final

from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import Pending
from kermesse.games.kero.components import (
    CARD_NAMES,
    DICE,
    DICE_OF,
    EXPLORERS,
    FACES,
    FIRE,
    JERRICANS,
    LAND_NAMES,
    LAND_SLOTS,
    LANDS,
    METAL,
    RECRUIT,
    ROW_SLOTS,
    SLOT_NAMES,
    SPECIAL_SETS,
    SPECIALS,
    TUAREK_COPIES,
    TUAREKS,
)
from kermesse.games.kero.rules.asking import asked
from kermesse.games.kero.rules.play import awaiting
from kermesse.games.kero.rules.rolling import may_be_thrown
from kermesse.games.kero.rules.scoring import if_won, score
from kermesse.games.kero.state import EMPTY, KeroState, free_dice, rightmost
from kermesse.games.kero.view import LEADER, TIP_PRICES, fill_of, limit_of, payable_of, totals_of
from kermesse.games.kero.view_types import Fill, KeroView
from kermesse.research.encoders.encoder import FIXED, Encoder, literals, places
from kermesse.research.pen import Pen, sums

PHASES: Final = places(literals(KeroView, "phase"))
SOURCES: Final = places(literals(Fill, "source"))
FLOWS: Final = places(["flat", "out", "in"])
STANDING: Final = places(["None", "ask", "never", "always"])
MAYBE: Final = ["None", "False", "True"]
ROW: Final = list(SLOT_NAMES)
BURNT: Final = len(CARD_NAMES)  # the slot without a card, the last of them
LAND: Final = list(LAND_NAMES)
GONE: Final = len(LANDS)
NAMES: Final = list(CARD_NAMES)
WON: Final = list(LANDS)
KINDS: Final = list(TUAREKS)
DISCARDED: Final = [*NAMES, "unknown"]
LANDS_GONE: Final = [*WON, "unknown"]
KINDS_GONE: Final = ["unknown", *TUAREKS]
BURNS: Final = [str(count) for count in range(ROW_SLOTS + 1)]
SLOTS: Final = BURNS[1:]
DIE: Final = list(DICE)
DIE_AT: Final = places(DIE)
FACE: Final = ["", *dict.fromkeys(face for faces in FACES for face in faces)]
FACE_PLACES: Final[list[list[int]]] = [[*(FACE.index(face) for face in faces), 0] for faces in FACES]
ONCE: Final = sums(1)
CARD_SUMS: Final = sums(len(SLOT_NAMES))
LAND_SUMS: Final = sums(len(LAND_NAMES))
TUAREK_SUMS: Final = sums(sum(TUAREK_COPIES))
HAND_SUMS: Final = sums(max(TUAREK_COPIES))
NO_FILL: Final = Fill(0, 0, "card", [], 0, 0, 0, 0, None, None)


@final
class KeroEncoder(Encoder):
    left_out: ClassVar[dict[str, str]] = {
        "KeroView.options": FIXED,
        "KeroView.tie": "what made the winner, once the game is over",
        "KeroView.refilled": "what came up last lies in the row, or was carried out",
        "Score.by_land": "what the lands won come to, one by one",
        "DieOnTable.die": FIXED,
        "Fill.t0": "when it began; the sand and the next throw are observed",
    }

    def write(self, pen: Pen, state: KeroState, viewer: int, now: int) -> None:
        pen.viewer(viewer)
        pen.one_of("phase", state.phase, PHASES)
        pen.seat("first", state.first)
        pen.seat("active", state.active)
        pen.growing("turn_no", state.turn_no, 20)
        pen.growing("round", state.round_no, 3)
        pen.growing("conquests", state.conquests, 3)
        pen.flag("last_turn", state.last_turn)
        limit = limit_of(state)
        due = limit if limit < NEVER else None
        self.pending(pen, [Pending(asked(state), state.phase, due)] if awaiting(state) else [], now)
        self._row(pen, state)
        self._piles(pen, state)
        self._camps(pen, state, viewer, now)
        self._dice(pen, state)
        self._throws(pen, state, viewer, now)
        pen.growing("turn_throws", state.turn_throws, 3)
        pen.span("used_ms", state.used)
        pen.growing_slots("harvest", state.harvest, 3, 4)
        pen.growing("fires", state.fires, 3)
        pen.growing("pending_free", state.pending_free, 2)
        pen.growing("sweeps", state.sweeps, 2)
        pen.flag("convert_used", state.convert_used)
        pen.flag("card_left_row", state.card_left_row)
        filling = state.phase == "reaction" or state.phase == "refuelling"
        if pen.given("fill", filling):
            self._fill(pen, fill_of(state) if filling else NO_FILL, now)
        pen.growing("throws", state.throws, 20)
        pen.growing("pannes", state.pannes, 6)
        pen.growing("reshuffles", state.reshuffles, 2)
        pen.seat("winner", state.winner)

    def _row(self, pen: Pen, state: KeroState) -> None:
        totals = totals_of(state)
        pen.word_slots("row", [card if card != EMPTY else BURNT for card in state.row], ROW, ROW_SLOTS)
        burnable = 0 if state.last_turn else 1 + rightmost(state)
        counted = state.phase == "rolling" or state.phase == "develop"
        pen.word("burns", burnable if counted and totals[FIRE] >= 2 else 0, BURNS)
        pen.word("next_to_burn", burnable, BURNS)
        payable = [slot - 1 for slot in payable_of(state, totals)] if counted else []
        pen.bag("payable", payable, SLOTS, ONCE)
        explorers = min(totals[METAL], totals[RECRUIT])
        pen.growing("explorers_payable", min(explorers, state.camp[state.active]), 2)

    def _piles(self, pen: Pen, state: KeroState) -> None:
        remembers = state.options.memory_aid
        cards, lands, tuareks = state.card_discard, state.land_discard, state.tuarek_discard
        pen.growing("deck", len(state.deck), 20)
        pen.growing("delayed", state.delayed, 3)
        pen.bag("card_discard", cards if remembers else [BURNT] * len(cards), DISCARDED, CARD_SUMS)
        self._lands(pen, state)
        pen.growing("land_pile", len(state.land_pile), 6)
        pen.bag("land_discard", lands if remembers else [GONE] * len(lands), LANDS_GONE, LAND_SUMS)
        pen.growing("outpost", state.outpost, 2)
        pen.growing("tuarek_pile", len(state.tuarek_pile), 6)
        gone = [kind + 1 if remembers else 0 for kind in tuareks]
        pen.bag("tuarek_discard", gone, KINDS_GONE, TUAREK_SUMS)
        pen.growing("supply", state.supply, 20)
        pen.growing("stall_count", state.stall_count, 6)

    def _lands(self, pen: Pen, state: KeroState) -> None:
        explorers, lands = state.explorers, state.lands
        won = [if_won(state, 0), if_won(state, 1)]
        end = pen.slots("lands", len(lands), LAND_SLOTS)
        for slot in pen.items(list(range(len(lands))), 0):
            land = lands[slot]
            pen.word("lands[?].land", land if land != EMPTY else GONE, LAND)
            pen.given("lands[?].explorers")
            for on in range(2):
                pen.scaled("lands[?].explorers.*", explorers[2 * slot + pen.seat_at(on)], EXPLORERS)
            pen.given("lands[?].points")
            for on in range(2):
                pen.growing("lands[?].points.*", won[pen.seat_at(on)][slot], 5)
            pen.seat("lands[?].ahead", LEADER[explorers[2 * slot]][explorers[2 * slot + 1]])
        pen.close(end)

    def _camps(self, pen: Pen, state: KeroState, viewer: int, now: int) -> None:
        pen.given("camps")
        for on in range(2):
            seat = pen.seat_at(on)
            pen.span("camps.*.truck sand", _sand(state, seat, now))
            pen.one_of("camps.*.truck flow", state.flow[seat], FLOWS)
            pen.span("camps.*.truck capacity", state.capacity[seat])
            pen.scaled("camps.*.jerricans", state.jerricans[seat], JERRICANS)
            pen.growing("camps.*.tuareks", len(state.tuareks[seat]), 4)
            pen.bag("camps.*.cards", state.cards[seat], NAMES, ONCE)
            pen.bag("camps.*.powers", state.powers[seat], NAMES, ONCE)
            pen.bag("camps.*.lands", state.won[seat], WON, ONCE)
            pen.scaled("camps.*.explorers", state.camp[seat], EXPLORERS)
            points = score(state, seat)
            pen.growing("camps.*.score.cards", points.cards, 10)
            pen.growing("camps.*.score.nsp", points.nsp, 10)
            pen.growing("camps.*.score.lands", points.lands, 10)
            pen.growing("camps.*.score.outpost", points.outpost, 10)
            pen.growing("camps.*.score.total", points.total, 10)
        pen.given("hands")
        for on in range(2):
            seat = pen.seat_at(on)
            pen.bag("hands.*", state.tuareks[seat] if viewer == seat else [], KINDS, HAND_SUMS)
        pen.given("standing")
        for on in range(2):
            seat = pen.seat_at(on)
            pen.one_of("standing.*", state.standing[seat] if viewer == seat else "None", STANDING)

    def _dice(self, pen: Pen, state: KeroState) -> None:
        pen.flag("refinery_open", state.refinery_open)
        free = free_dice(state, state.active)
        pen.bag("free_dice", list(DICE_OF[free]), DIE, ONCE)
        pen.growing("die_credits", state.die_credits, 3)
        prices = TIP_PRICES[free, min(state.die_credits, len(SPECIALS))] if state.phase == "prep" else ()
        pen.growing_slots("tip_prices", list(prices), 2, len(SPECIAL_SETS))
        pen.flag("fireproof", state.fireproof)
        again = may_be_thrown(state) if state.phase == "rolling" and not state.in_air else 0
        pen.table(DIE)
        for die in pen.keys(DIE):
            if pen.there("dice[?]", state.in_play >> die & 1 != 0):
                pen.word("dice[?].face", FACE_PLACES[die][state.faces[die]], FACE)
                pen.flag("dice[?].in_air", state.in_air >> die & 1 != 0)
                pen.flag("dice[?].again", again >> die & 1 != 0)
        pen.close()

    def _throws(self, pen: Pen, state: KeroState, viewer: int, now: int) -> None:
        options, phase = state.options, state.phase
        calm = options.clock == "calm"
        pen.until("land_at", state.due if state.in_air else NEVER, now)
        pen.until(
            "next_throw_at", state.next_throw_at if phase == "rolling" and options.clock == "live" else NEVER, now
        )
        pen.flag("may_throw", state.may_throw)
        pen.word("then_flat", (2 if state.then_flat else 1) if viewer == state.active else 0, MAYBE)
        pen.until("dry_at", state.dry_at, now)
        price = options.calm_throw_cost_ms + options.calm_jitter_ms if calm else 0
        pen.span("throw_price_ms", price)
        throwing = calm and (phase == "prep" or phase == "rolling")
        pen.flag("may_dry", throwing and state.fuel[state.active] <= price)

    def _fill(self, pen: Pen, fill: Fill, now: int) -> None:
        pen.growing("fill.number", fill.number, 2)
        pen.growing("fill.of", fill.of, 2)
        pen.one_of("fill.source", fill.source, SOURCES)
        pen.bag("fill.dice", [DIE_AT[die] for die in fill.dice], DIE, ONCE)
        pen.growing("fill.throws", fill.throws, 10)
        pen.growing("fill.lone_throws", fill.lone_throws, 3)
        pen.until("fill.tap_from", fill.tap_from or NEVER, now)
        pen.until("fill.next_at", NEVER if fill.next_at is None else fill.next_at, now)
        pen.span("fill.clock_left", fill.clock_left or 0, fill.clock_left is not None)


def _sand(state: KeroState, seat: int, now: Millis) -> Millis:
    """The sand in the tank now (docs/rules/kero.md, The truck)."""
    fuel, flow = state.fuel[seat], state.flow[seat]
    passed = max(0, now - state.since[seat])
    if flow == "flat":
        return fuel
    return max(0, fuel - passed) if flow == "out" else min(state.capacity[seat], fuel + passed)

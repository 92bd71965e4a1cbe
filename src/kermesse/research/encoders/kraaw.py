"""Kraaw: rows of five cards, seen or not."""

from typing import ClassVar, Final, final

from kermesse.core.clock import NEVER
from kermesse.core.game import AnyGame
from kermesse.core.options import Options
from kermesse.games.kraaw.components import CROWS, DECKS
from kermesse.games.kraaw.options import PACE
from kermesse.games.kraaw.rules.asking import DECISION_OF
from kermesse.games.kraaw.state import DOWN, HAND, NOBODY, KraawState
from kermesse.games.kraaw.view import remembered, seen_values, shown_kitty, shown_swapper
from kermesse.games.kraaw.view_types import KraawView
from kermesse.research.encoders.encoder import FIXED, Encoder, literals, places
from kermesse.research.pen import Pen, seat_names, sums

PHASES: Final = places(literals(KraawView, "phase"))
DIRECTIONS: Final = ["-1", "0", "1"]
CROW: Final = places(["", *CROWS])
FACES: Final = ["0", "1", "2"]
VALUES: Final = [str(value) for value in range(1, 6)]
SEEN: Final = ["0", *VALUES]
SLOTS: Final = [str(slot) for slot in range(-1, HAND)]
MOST_TOTAL: Final = HAND * 5
MOST_OF_A_VALUE: Final = max(max(counts) for counts in DECKS.values())
HAND_SUMS: Final = sums(HAND)


@final
class KraawEncoder(Encoder):
    left_out: ClassVar[dict[str, str]] = {
        "KraawView.seats": FIXED,
        "KraawView.options": FIXED,
        "KraawView.standings": "the totals and the rows of a finished round, told once more",
    }

    def __init__(self, game: AnyGame, seats: int, options: Options) -> None:
        super().__init__(game, seats, options)
        self.cards = ["none", *(f"{seat}.{slot}" for seat in seat_names(seats) for slot in range(HAND))]

    def write(self, pen: Pen, state: KraawState, viewer: int, now: int) -> None:
        options = state.options
        laid = len(state.contenders) > 0
        seen = seen_values(state, viewer) if laid else []
        pen.viewer(viewer)
        pen.one_of("phase", state.phase, PHASES)
        pen.growing("round", state.round_no, 5)
        pen.flag("final", state.final)
        pen.growing("replays", state.replays, 2)
        pen.word("direction", state.direction + 1, DIRECTIONS)
        pen.seat_set("contenders", state.contenders)
        pen.seat("first", state.first if laid else NOBODY)
        pen.seat("active", state.active)
        pen.growing("turn_no", state.turn_no, 20)
        pen.growing("turns", state.turns, 100)
        self._players(pen, state, laid)
        pen.flag("swapped", state.swapped)
        pen.seat("swapper", shown_swapper(state, viewer))
        pen.until("claims_open", state.look_open + options.claim_open_ms or NEVER, now)
        racing = state.phase == "look" and options.hand_swap == "race"
        pen.flag("claiming", racing and state.claims_open == NEVER)
        pen.until("claim_closes", state.claim_closes, now)
        self._pending(pen, state, now)
        pen.given("time_outs")
        for on in range(state.n):
            pen.growing("time_outs.*", state.time_outs[pen.seat_at(on)], 2)
        pen.scaled_slots("deck", DECKS[len(state.contenders)] if laid else [], MOST_OF_A_VALUE, 5)
        if pen.given("rows", laid):
            for on in range(state.n):
                self._row(pen, state, pen.seat_at(on), seen)
        pen.word_slots("kitty", shown_kitty(state, viewer) if laid else [], VALUES, HAND, -1)
        pen.growing("guard.stall", state.stall, 10)
        pen.growing("guard.limit", options.stall_laps * len(state.contenders), 10)
        pen.flag("guard.on", state.guarded)
        pen.flag("guard.progress", state.progress)
        pen.word("looked", state.looked + 1, SLOTS)
        pen.seat("victim", state.victim)
        pen.word("stolen", state.stolen + 1, SLOTS)
        if pen.given("mine", viewer >= 0):
            self._mine(pen, state, viewer, seen)
        pen.seat("ended_by", state.ended_by)
        if pen.given("totals", len(state.totals) > 0):
            for on in range(state.n):
                seat = pen.seat_at(on)
                pen.scaled("totals.*", state.totals[seat] if state.totals else 0, MOST_TOTAL, -1)
        pen.seat_set("winners", state.winners)
        pen.seat_set("champions", state.champions)

    def _players(self, pen: Pen, state: KraawState, laid: bool) -> None:
        pen.given("crows")
        for on in range(state.n):
            pen.one_of("crows.*", state.crows[pen.seat_at(on)], CROW)
        if pen.given("jewels", laid and state.jewels[0] >= 0):
            for on in range(state.n):
                pen.scaled("jewels.*", state.jewels[pen.seat_at(on)], 99)
        pen.given("wins")
        for on in range(state.n):
            pen.scaled("wins.*", state.wins[pen.seat_at(on)], 3)

    def _pending(self, pen: Pen, state: KraawState, now: int) -> None:
        asked = [seat for seat in range(state.n) if state.pending >> seat & 1]
        end = pen.slots("pending", len(asked), self.seats)
        for seat in pen.items(asked, 0):
            due = state.deadlines[seat]
            pen.seat("pending[?].seat", seat)
            pen.one_of("pending[?].decision", DECISION_OF[state.phase], self.decisions)
            pen.until("pending[?].deadline", due - PACE.grace if due < NEVER else NEVER, now)
        pen.close(end)

    def _row(self, pen: Pen, state: KraawState, seat: int, seen: list[int]) -> None:
        first = HAND * seat
        last = first + HAND if seat in state.contenders else first
        faces, values, known_to = state.faces[first:last], seen[first:last], state.known_to[first:last]
        pen.word_slots("rows.*.faces", faces, FACES, HAND)
        pen.word_slots("rows.*.values", values, SEEN, HAND)
        pen.flag_slots("rows.*.public", state.public[first:last], HAND)
        end = pen.slots("rows.*.known_to", len(known_to), HAND)
        for mask in pen.items(known_to, 0):
            pen.seats_of("rows.*.known_to[?]", mask)
        pen.close(end)
        pen.seat_slots("rows.*.dealt_to", state.dealt_to[first:last], HAND)
        total = down = 0
        for slot in range(len(faces)):
            if faces[slot] == DOWN:
                down += 1
            else:
                total += values[slot]
        here = last > first
        pen.scaled("rows.*.locks", state.locks_made[seat] if here else 0, HAND)
        pen.scaled("rows.*.down", down, HAND)
        pen.scaled("rows.*.total", total, MOST_TOTAL)
        pen.flag("rows.*.countdown", here and down == 0)
        pen.word("rows.*.chien_slot", state.chien_slot[seat] + 1 if here else 0, SLOTS)
        card = state.chien_card[seat] if here else -1
        pen.word(
            "rows.*.chien_card", 1 + int(pen.turned(card // HAND)) * HAND + card % HAND if card >= 0 else 0, self.cards
        )

    def _mine(self, pen: Pen, state: KraawState, seat: int, seen: list[int]) -> None:
        hand, lost, put_away, sure = remembered(state, seat, seen)
        pen.bag("mine.seen_hand", _places(hand), VALUES, HAND_SUMS)
        pen.bag("mine.unplaced", _places(lost), VALUES, HAND_SUMS)
        pen.bag("mine.seen_chien", _places(put_away), VALUES, HAND_SUMS)
        pen.flag("mine.claimed", state.claims >> seat & 1 != 0)
        pen.scaled("mine.jewels", state.jewels[seat], 99, -1)
        pen.word_slots("mine.deduced", list(sure), SEEN, HAND)


def _places(values: list[int]) -> list[int]:
    return [value - 1 for value in values]

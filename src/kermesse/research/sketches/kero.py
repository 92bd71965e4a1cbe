"""Kero."""

from typing import Final, final

from mypy_extensions import i64

from kermesse.core.clock import NEVER
from kermesse.games.kero.components import (
    CARD_NAMES,
    DICE,
    DICE_OF,
    EXPLORERS,
    FACES,
    FIRE,
    JERRICANS,
    LAND_SLOTS,
    LANDS,
    METAL,
    RECRUIT,
    ROW_SLOTS,
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
from kermesse.research.collections import Struct
from kermesse.research.pen import Pen, sums
from kermesse.research.sketches.sketch import Sketch
from kermesse.research.tables.kero import ALL_TUAREKS, FACE

ONCE: Final = sums(1)
BURNT: Final[i64] = len(CARD_NAMES)  # the names of slots without the empty one, which is the last
GONE: Final[i64] = len(LANDS)
KINDS: Final[i64] = len(TUAREKS)
CARD_SUMS: Final = sums(len(CARD_NAMES) + 1)
LAND_SUMS: Final = sums(len(LANDS) + 1)
TUAREK_SUMS: Final = sums(ALL_TUAREKS)
HAND_SUMS: Final = sums(max(TUAREK_COPIES))
SLOTS: Final[i64] = ROW_SLOTS
ALL_DICE: Final[i64] = len(DICE)
MOST_JERRICANS: Final[i64] = JERRICANS
MOST_EXPLORERS: Final[i64] = EXPLORERS
FACE_PLACES: Final[list[list[int]]] = [[*(FACE.place[face] for face in faces), FACE.place[""]] for faces in FACES]
FLOWS: Final[dict[str, int]] = {"flat": 0, "out": 1, "in": 2}


@final
class KeroSketch(Sketch):
    def __init__(self, root: Struct, seats: int) -> None:
        super().__init__(root, seats)
        self.to_viewer: i64 = self.at("viewer")
        self.to_first: i64 = self.at("first")
        self.to_active: i64 = self.at("active")
        self.to_turn_no: i64 = self.at("turn_no")
        self.to_round: i64 = self.at("round")
        self.to_conquests: i64 = self.at("conquests")
        self.to_last_turn: i64 = self.at("last_turn")
        self.to_pending: i64 = self.at("pending")
        self.to_pending_seat: i64 = self.at("pending.seat")
        self.to_pending_deadline: i64 = self.at("pending.deadline")
        self.to_row: i64 = self.at("row")
        self.to_burns: i64 = self.at("burns")
        self.to_next_to_burn: i64 = self.at("next_to_burn")
        self.to_payable: i64 = self.at("payable")
        self.to_explorers_payable: i64 = self.at("explorers_payable")
        self.to_deck: i64 = self.at("deck")
        self.to_delayed: i64 = self.at("delayed")
        self.to_card_discard: i64 = self.at("card_discard")
        self.to_lands: i64 = self.at("lands")
        self.to_lands_land: i64 = self.at("lands.land")
        self.to_lands_explorers: i64 = self.at("lands.explorers")
        self.to_lands_points: i64 = self.at("lands.points")
        self.to_lands_ahead: i64 = self.at("lands.ahead")
        self.to_land_pile: i64 = self.at("land_pile")
        self.to_land_discard: i64 = self.at("land_discard")
        self.to_outpost: i64 = self.at("outpost")
        self.to_tuarek_pile: i64 = self.at("tuarek_pile")
        self.to_tuarek_discard: i64 = self.at("tuarek_discard")
        self.to_supply: i64 = self.at("supply")
        self.to_stall_count: i64 = self.at("stall_count")
        self.to_camps: i64 = self.at("camps")
        self.to_camps_truck: i64 = self.at("camps.truck")
        self.to_camps_jerricans: i64 = self.at("camps.jerricans")
        self.to_camps_tuareks: i64 = self.at("camps.tuareks")
        self.to_camps_cards: i64 = self.at("camps.cards")
        self.to_camps_powers: i64 = self.at("camps.powers")
        self.to_camps_lands: i64 = self.at("camps.lands")
        self.to_camps_explorers: i64 = self.at("camps.explorers")
        self.to_camps_score_cards: i64 = self.at("camps.score.cards")
        self.to_camps_score_nsp: i64 = self.at("camps.score.nsp")
        self.to_camps_score_lands: i64 = self.at("camps.score.lands")
        self.to_camps_score_outpost: i64 = self.at("camps.score.outpost")
        self.to_camps_score_total: i64 = self.at("camps.score.total")
        self.to_hands: i64 = self.at("hands")
        self.to_standing: i64 = self.at("standing")
        self.to_refinery_open: i64 = self.at("refinery_open")
        self.to_free_dice: i64 = self.at("free_dice")
        self.to_die_credits: i64 = self.at("die_credits")
        self.to_fireproof: i64 = self.at("fireproof")
        self.to_dice: i64 = self.at("dice")
        self.to_dice_face: i64 = self.at("dice.face")
        self.to_dice_in_air: i64 = self.at("dice.in_air")
        self.to_dice_again: i64 = self.at("dice.again")
        self.to_land_at: i64 = self.at("land_at")
        self.to_next_throw_at: i64 = self.at("next_throw_at")
        self.to_may_throw: i64 = self.at("may_throw")
        self.to_then_flat: i64 = self.at("then_flat")
        self.to_dry_at: i64 = self.at("dry_at")
        self.to_throw_price_ms: i64 = self.at("throw_price_ms")
        self.to_may_dry: i64 = self.at("may_dry")
        self.to_turn_throws: i64 = self.at("turn_throws")
        self.to_used_ms: i64 = self.at("used_ms")
        self.to_harvest: i64 = self.at("harvest")
        self.to_fires: i64 = self.at("fires")
        self.to_pending_free: i64 = self.at("pending_free")
        self.to_sweeps: i64 = self.at("sweeps")
        self.to_convert_used: i64 = self.at("convert_used")
        self.to_card_left_row: i64 = self.at("card_left_row")
        self.to_throws: i64 = self.at("throws")
        self.to_pannes: i64 = self.at("pannes")
        self.to_reshuffles: i64 = self.at("reshuffles")
        self.to_winner: i64 = self.at("winner")
        self.each_land: i64 = self.each("lands")
        self.each_camp: i64 = self.each("camps")
        self.each_die: i64 = self.each("dice")
        self.phase = self.words("phase")
        self.decision = self.words("pending.decision")
        standing = self.words("standing")
        self.standing = {word: place - standing[None] for word, place in standing.items()}
        self.tip_prices, self.fill = self.stroke("tip_prices"), self.stroke("fill")

    def write(self, pen: Pen, state: object, viewer: int, now: int) -> None:
        assert isinstance(state, KeroState)
        n, options, phase, active = self.seats, state.options, state.phase, state.active
        pen.turn(viewer if viewer > 0 else 0, now, now)
        pen.word(self.to_viewer, viewer if viewer >= 0 else n - 1 - viewer, n + 1)
        pen.one(self.phase[phase])
        pen.seat(self.to_first, state.first, n)
        pen.seat(self.to_active, active, n)
        pen.growing(self.to_turn_no, state.turn_no, 20)
        pen.growing(self.to_round, state.round_no, 3)
        pen.growing(self.to_conquests, state.conquests, 3)
        pen.flag(self.to_last_turn, state.last_turn)
        if awaiting(state):
            pen.slots(self.to_pending, 1, n)
            pen.seat(self.to_pending_seat, asked(state), n)
            pen.one(self.decision[phase])
            limit = limit_of(state)
            if limit < NEVER:
                pen.until(self.to_pending_deadline, limit, now)
        self._row(pen, state)
        self._piles(pen, state, options.memory_aid)
        self._lands(pen, state)
        self._camps(pen, state, viewer)
        pen.flag(self.to_refinery_open, state.refinery_open)
        free = free_dice(state, active)
        pen.bag(self.to_free_dice, DICE_OF[free], ALL_DICE, ONCE)
        pen.growing(self.to_die_credits, state.die_credits, 3)
        if phase == "prep":
            self.tip_prices.write(pen, 0, TIP_PRICES[free, min(state.die_credits, len(SPECIALS))])
        pen.flag(self.to_fireproof, state.fireproof)
        self._dice(pen, state)
        if state.in_air:
            pen.until(self.to_land_at, state.due, now)
        if phase == "rolling" and options.clock == "live":
            pen.until(self.to_next_throw_at, state.next_throw_at, now)
        pen.flag(self.to_may_throw, state.may_throw)
        pen.one(self.to_then_flat + ((2 if state.then_flat else 1) if viewer == active else 0))
        if state.dry_at < NEVER:
            pen.until(self.to_dry_at, state.dry_at, now)
        price = options.calm_throw_cost_ms + options.calm_jitter_ms if options.clock == "calm" else 0
        pen.span(self.to_throw_price_ms, price)
        if options.clock == "calm" and (phase == "prep" or phase == "rolling"):
            pen.flag(self.to_may_dry, state.fuel[active] <= price)
        pen.growing(self.to_turn_throws, state.turn_throws, 3)
        pen.span(self.to_used_ms, state.used)
        pen.growing_slots(self.to_harvest, state.harvest, 3, 4)
        pen.growing(self.to_fires, state.fires, 3)
        pen.growing(self.to_pending_free, state.pending_free, 2)
        pen.growing(self.to_sweeps, state.sweeps, 2)
        pen.flag(self.to_convert_used, state.convert_used)
        pen.flag(self.to_card_left_row, state.card_left_row)
        if phase == "reaction" or phase == "refuelling":
            self.fill.write(pen, 0, fill_of(state))
        pen.growing(self.to_throws, state.throws, 20)
        pen.growing(self.to_pannes, state.pannes, 6)
        pen.growing(self.to_reshuffles, state.reshuffles, 2)
        pen.seat(self.to_winner, state.winner, n)

    def _row(self, pen: Pen, state: KeroState) -> None:
        totals = totals_of(state)
        row = state.row
        pen.slots(self.to_row, len(row), SLOTS)
        at = self.to_row + 1
        for card in row:
            pen.word(at, card if card != EMPTY else BURNT, BURNT + 1)
            at += BURNT + 1
        burnable = 0 if state.last_turn else 1 + rightmost(state)
        counted = state.phase == "rolling" or state.phase == "develop"
        pen.word(self.to_burns, burnable if counted and totals[FIRE] >= 2 else 0, SLOTS + 1)
        pen.word(self.to_next_to_burn, burnable, SLOTS + 1)
        if counted:
            for slot in payable_of(state, totals):
                pen.word(self.to_payable, i64(slot) - 1, SLOTS)
        payable = min(totals[METAL], totals[RECRUIT])
        pen.growing(self.to_explorers_payable, min(payable, state.camp[state.active]), 2)

    def _piles(self, pen: Pen, state: KeroState, remembers: bool) -> None:
        pen.growing(self.to_deck, len(state.deck), 20)
        pen.growing(self.to_delayed, state.delayed, 3)
        pen.growing(self.to_land_pile, len(state.land_pile), 6)
        pen.growing(self.to_outpost, state.outpost, 2)
        pen.growing(self.to_tuarek_pile, len(state.tuarek_pile), 6)
        pen.growing(self.to_supply, state.supply, 20)
        pen.growing(self.to_stall_count, state.stall_count, 6)
        if remembers:
            pen.bag(self.to_card_discard, state.card_discard, BURNT, CARD_SUMS)
            pen.bag(self.to_land_discard, state.land_discard, GONE, LAND_SUMS)
            pen.bag(self.to_tuarek_discard + 1, state.tuarek_discard, KINDS, TUAREK_SUMS)
            return
        for _ in state.card_discard:
            pen.more(self.to_card_discard + BURNT, CARD_SUMS)
        for _ in state.land_discard:
            pen.more(self.to_land_discard + GONE, LAND_SUMS)
        for _ in state.tuarek_discard:
            pen.more(self.to_tuarek_discard, TUAREK_SUMS)

    def _lands(self, pen: Pen, state: KeroState) -> None:
        explorers, lands = state.explorers, state.lands
        ours, theirs = if_won(state, 0), if_won(state, 1)
        pen.slots(self.to_lands, len(lands), LAND_SLOTS)
        base = i64(0)
        first = pen.turned(0, 2)
        for slot in range(len(lands)):
            land = lands[slot]
            pen.word(self.to_lands_land + base, land if land != EMPTY else GONE, GONE + 1)
            here, there = explorers[2 * slot], explorers[2 * slot + 1]
            pen.one(self.to_lands_explorers + base)
            pen.scaled(self.to_lands_explorers + base + 1 + first, here, 0, MOST_EXPLORERS)
            pen.scaled(self.to_lands_explorers + base + 2 - first, there, 0, MOST_EXPLORERS)
            pen.one(self.to_lands_points + base)
            pen.growing(self.to_lands_points + base + 1 + first, ours[slot], 5)
            pen.growing(self.to_lands_points + base + 2 - first, theirs[slot], 5)
            pen.seat(self.to_lands_ahead + base, LEADER[here][there], 2)
            base += self.each_land

    def _camps(self, pen: Pen, state: KeroState, viewer: int) -> None:
        pen.one(self.to_camps)
        pen.one(self.to_hands)
        pen.one(self.to_standing)
        for seat in range(2):
            turned = pen.turned(seat, 2)
            base = turned * self.each_camp
            self._truck(pen, state, seat, self.to_camps_truck + base)
            pen.scaled(self.to_camps_jerricans + base, state.jerricans[seat], 0, MOST_JERRICANS)
            pen.growing(self.to_camps_tuareks + base, len(state.tuareks[seat]), 4)
            pen.bag(self.to_camps_cards + base, state.cards[seat], BURNT, ONCE)
            pen.bag(self.to_camps_powers + base, state.powers[seat], BURNT, ONCE)
            pen.bag(self.to_camps_lands + base, state.won[seat], GONE, ONCE)
            pen.scaled(self.to_camps_explorers + base, state.camp[seat], 0, MOST_EXPLORERS)
            points = score(state, seat)
            pen.growing(self.to_camps_score_cards + base, points.cards, 10)
            pen.growing(self.to_camps_score_nsp + base, points.nsp, 10)
            pen.growing(self.to_camps_score_lands + base, points.lands, 10)
            pen.growing(self.to_camps_score_outpost + base, points.outpost, 10)
            pen.growing(self.to_camps_score_total + base, points.total, 10)
            if viewer == seat:
                pen.bag(self.to_hands + 1 + turned * KINDS, state.tuareks[seat], KINDS, HAND_SUMS)
                pen.one(self.to_standing + 1 + turned * 4 + i64(self.standing[state.standing[seat]]))
            else:
                pen.one(self.to_standing + 1 + turned * 4 + i64(self.standing[None]))

    def _truck(self, pen: Pen, state: KeroState, seat: int, at: i64) -> None:
        """As `level` of the layout: the sand in the tank now."""
        fuel: i64 = state.fuel[seat]
        capacity: i64 = state.capacity[seat]
        flow = state.flow[seat]
        passed = i64(pen.now) - i64(state.since[seat])
        if flow != "flat" and passed > 0:
            fuel = max(0, fuel - passed) if flow == "out" else min(capacity, fuel + passed)
        elif flow == "out":
            fuel = max(0, fuel)
        elif flow == "in":
            fuel = min(capacity, fuel)
        pen.span(at, fuel)
        pen.one(at + 2 + i64(FLOWS[flow]))
        pen.span(at + 5, capacity)

    def _dice(self, pen: Pen, state: KeroState) -> None:
        in_air, faces = state.in_air, state.faces
        again = may_be_thrown(state) if state.phase == "rolling" and not in_air else 0
        for die in DICE_OF[state.in_play]:
            base = i64(die) * self.each_die
            pen.one(self.to_dice + base)
            pen.one(self.to_dice_face + base + i64(FACE_PLACES[die][faces[die]]))
            pen.flag(self.to_dice_in_air + base, in_air >> die & 1 != 0)
            pen.flag(self.to_dice_again + base, again >> die & 1 != 0)

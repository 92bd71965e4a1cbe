"""Kraaw."""

from typing import Final, final

from mypy_extensions import i64

from kermesse.core.clock import NEVER
from kermesse.games.kraaw.components import CROWS, DECKS
from kermesse.games.kraaw.options import PACE
from kermesse.games.kraaw.rules.asking import DECISION_OF
from kermesse.games.kraaw.state import DOWN, HAND, NOBODY, KraawState
from kermesse.games.kraaw.view import remembered, seen_values, shown_kitty, shown_swapper
from kermesse.research.collections import Struct
from kermesse.research.pen import Pen
from kermesse.research.sketches.sketch import Sketch
from kermesse.research.tables.kraaw import MOST_OF_A_VALUE

CARDS: Final[i64] = HAND
MOST_TOTAL: Final[i64] = HAND * 5
MOST_ALIKE: Final[i64] = MOST_OF_A_VALUE
GRACE: Final[i64] = PACE.grace


@final
class KraawSketch(Sketch):
    def __init__(self, root: Struct, seats: int) -> None:
        super().__init__(root, seats)
        self.phase = self.words("phase")
        self.crow = {word: place for place, word in enumerate(("", *CROWS))}
        self.decision = self.words("pending.decision")
        self.to_viewer: i64 = self.at("viewer")
        self.to_round: i64 = self.at("round")
        self.to_final: i64 = self.at("final")
        self.to_replays: i64 = self.at("replays")
        self.to_direction: i64 = self.at("direction")
        self.to_contenders: i64 = self.at("contenders")
        self.to_first: i64 = self.at("first")
        self.to_active: i64 = self.at("active")
        self.to_turn_no: i64 = self.at("turn_no")
        self.to_turns: i64 = self.at("turns")
        self.to_crows: i64 = self.at("crows")
        self.to_jewels: i64 = self.at("jewels")
        self.to_wins: i64 = self.at("wins")
        self.to_swapped: i64 = self.at("swapped")
        self.to_swapper: i64 = self.at("swapper")
        self.to_claims_open: i64 = self.at("claims_open")
        self.to_claiming: i64 = self.at("claiming")
        self.to_claim_closes: i64 = self.at("claim_closes")
        self.to_pending: i64 = self.at("pending")
        self.to_pending_seat: i64 = self.at("pending.seat")
        self.to_pending_deadline: i64 = self.at("pending.deadline")
        self.each_pending: i64 = self.each("pending")
        self.to_time_outs: i64 = self.at("time_outs")
        self.to_deck: i64 = self.at("deck")
        self.to_rows: i64 = self.at("rows")
        self.each_row: i64 = self.each("rows")
        self.to_faces: i64 = self.at("rows.faces")
        self.to_values: i64 = self.at("rows.values")
        self.to_public: i64 = self.at("rows.public")
        self.to_known: i64 = self.at("rows.known_to")
        self.to_dealt: i64 = self.at("rows.dealt_to")
        self.to_locks: i64 = self.at("rows.locks")
        self.to_down: i64 = self.at("rows.down")
        self.to_total: i64 = self.at("rows.total")
        self.to_countdown: i64 = self.at("rows.countdown")
        self.to_chien_slot: i64 = self.at("rows.chien_slot")
        self.to_chien_card: i64 = self.at("rows.chien_card")
        self.kitty = self.stroke("kitty")
        self.to_stall: i64 = self.at("guard.stall")
        self.to_limit: i64 = self.at("guard.limit")
        self.to_on: i64 = self.at("guard.on")
        self.to_progress: i64 = self.at("guard.progress")
        self.to_looked: i64 = self.at("looked")
        self.to_victim: i64 = self.at("victim")
        self.to_stolen: i64 = self.at("stolen")
        self.to_mine: i64 = self.at("mine")
        self.seen_hand = self.stroke("mine.seen_hand")
        self.unplaced = self.stroke("mine.unplaced")
        self.seen_chien = self.stroke("mine.seen_chien")
        self.to_claimed: i64 = self.at("mine.claimed")
        self.to_my_jewels: i64 = self.at("mine.jewels")
        self.deduced = self.stroke("mine.deduced")
        self.to_ended_by: i64 = self.at("ended_by")
        self.to_totals: i64 = self.at("totals")
        self.to_winners: i64 = self.at("winners")
        self.to_champions: i64 = self.at("champions")

    def write(self, pen: Pen, state: object, viewer: int, now: int) -> None:
        assert isinstance(state, KraawState)
        n = self.seats
        contenders = state.contenders
        options = state.options
        laid = len(contenders) > 0
        pen.turn(viewer if viewer > 0 else 0, now, now)
        pen.word(self.to_viewer, viewer if viewer >= 0 else n - 1 - viewer, n + 1)
        pen.one(self.phase[state.phase])
        pen.growing(self.to_round, state.round_no, 5)
        pen.flag(self.to_final, state.final)
        pen.growing(self.to_replays, state.replays, 2)
        pen.word(self.to_direction, state.direction + 1, 3)
        pen.seat(self.to_first, state.first if laid else NOBODY, n)
        pen.seat(self.to_active, state.active, n)
        pen.growing(self.to_turn_no, state.turn_no, 20)
        pen.growing(self.to_turns, state.turns, 100)
        pen.flag(self.to_swapped, state.swapped)
        pen.seat(self.to_swapper, shown_swapper(state, viewer), n)
        opening = state.look_open + options.claim_open_ms
        if opening:
            pen.until(self.to_claims_open, opening, now)
        if state.claims_open == NEVER and state.phase == "look" and options.hand_swap == "race":
            pen.one(self.to_claiming)
        if state.claim_closes < NEVER:
            pen.until(self.to_claim_closes, state.claim_closes, now)
        self._by_seat(pen, state, laid and state.jewels[0] >= 0)
        self._pending(pen, state)
        self._seats(pen, self.to_contenders, contenders)
        self._seats(pen, self.to_winners, state.winners)
        self._seats(pen, self.to_champions, state.champions)
        pen.growing(self.to_stall, state.stall, 10)
        pen.growing(self.to_limit, options.stall_laps * len(contenders), 10)
        pen.flag(self.to_on, state.guarded)
        pen.flag(self.to_progress, state.progress)
        pen.word(self.to_looked, state.looked + 1, CARDS + 1)
        pen.seat(self.to_victim, state.victim, n)
        pen.word(self.to_stolen, state.stolen + 1, CARDS + 1)
        pen.seat(self.to_ended_by, state.ended_by, n)
        seen: list[int] = []
        if laid:
            seen = seen_values(state, viewer)
            self._rows(pen, state, seen)
            self.kitty.write(pen, 0, shown_kitty(state, viewer))
            pen.scaled_slots(self.to_deck, DECKS[len(contenders)], MOST_ALIKE, 5)
        if viewer >= 0:
            hand, lost, put_away, sure = remembered(state, viewer, seen)
            pen.one(self.to_mine)
            self.seen_hand.write(pen, 0, hand)
            self.unplaced.write(pen, 0, lost)
            self.seen_chien.write(pen, 0, put_away)
            pen.flag(self.to_claimed, state.claims >> viewer & 1 != 0)
            pen.scaled(self.to_my_jewels, state.jewels[viewer], -1, 99)
            self.deduced.write(pen, 0, sure)

    def _by_seat(self, pen: Pen, state: KraawState, declared: bool) -> None:
        n, words = self.seats, i64(len(self.crow))
        pen.one(self.to_crows)
        pen.one(self.to_wins)
        pen.one(self.to_time_outs)
        pen.flag(self.to_jewels, declared)
        totals = state.totals
        pen.flag(self.to_totals, len(totals) > 0)
        for seat in range(state.n):
            turned = pen.turned(seat, n)
            pen.one(self.to_crows + 1 + turned * words + i64(self.crow[state.crows[seat]]))
            pen.scaled(self.to_wins + 1 + turned, state.wins[seat], 0, 3)
            pen.growing(self.to_time_outs + 1 + turned, state.time_outs[seat], 2)
            if declared:
                pen.scaled(self.to_jewels + 1 + turned, state.jewels[seat], 0, 99)
            if totals:
                pen.scaled(self.to_totals + 1 + turned, totals[seat], -1, MOST_TOTAL)

    def _pending(self, pen: Pen, state: KraawState) -> None:
        mask: i64 = state.pending
        if not mask:
            return
        decision: i64 = self.decision[DECISION_OF[state.phase]]
        count = at = i64(0)
        for seat in range(state.n):
            if mask >> seat & 1:
                pen.seat(self.to_pending_seat + at, seat, self.seats)
                pen.one(decision + at)
                due = state.deadlines[seat]
                if due < NEVER:
                    pen.until(self.to_pending_deadline + at, i64(due) - GRACE, pen.now)
                count += 1
                at += self.each_pending
        pen.put(self.to_pending, float(count) / float(self.seats))

    def _seats(self, pen: Pen, at: i64, seats: list[int]) -> None:
        for seat in seats:
            pen.one(at + pen.turned(seat, self.seats))

    def _rows(self, pen: Pen, state: KraawState, seen: list[int]) -> None:
        n = self.seats
        faces, public, known_to, dealt_to = state.faces, state.public, state.known_to, state.dealt_to
        contenders = state.contenders
        pen.one(self.to_rows)
        for seat in range(state.n):
            base = pen.turned(seat, n) * self.each_row
            if seat not in contenders:
                pen.one(self.to_chien_slot + base)
                pen.one(self.to_chien_card + base)
                continue
            pen.one(self.to_faces + base)
            pen.one(self.to_values + base)
            pen.one(self.to_public + base)
            pen.one(self.to_known + base)
            pen.one(self.to_dealt + base)
            total = down = slot = i64(0)
            while slot < CARDS:
                place = HAND * seat + slot
                face: i64 = faces[place]
                value: i64 = seen[place]
                pen.word(self.to_faces + base + 1 + 3 * slot, face, 3)
                pen.word(self.to_values + base + 1 + 6 * slot, value, 6)
                pen.flag(self.to_public + base + 1 + slot, public[place])
                pen.seats(self.to_known + base + 1 + n * slot, known_to[place], n)
                pen.seat(self.to_dealt + base + 1 + (n + 1) * slot, dealt_to[place], n)
                if face == DOWN:
                    down += 1
                else:
                    total += value
                slot += 1
            pen.scaled(self.to_locks + base, state.locks_made[seat], 0, CARDS)
            pen.scaled(self.to_down + base, down, 0, CARDS)
            pen.scaled(self.to_total + base, total, 0, MOST_TOTAL)
            pen.flag(self.to_countdown + base, down == 0)
            pen.word(self.to_chien_slot + base, state.chien_slot[seat] + 1, CARDS + 1)
            card: i64 = state.chien_card[seat]
            if card >= 0:
                if card >= n * CARDS:
                    raise IndexError
                card = 1 + (card + (n - pen.own) * CARDS) % (n * CARDS)
            else:
                card = 0
            pen.one(self.to_chien_card + base + card)

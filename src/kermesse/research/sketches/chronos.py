"""Chronos."""

from typing import Final, final

from mypy_extensions import i64

from kermesse.core.clock import NEVER
from kermesse.games.chronos.commands import PLACES
from kermesse.games.chronos.components import CARDS, GODS, TIMERS
from kermesse.games.chronos.rules.moves import KNOCK_EXCUSE, KNOCK_PAUSE
from kermesse.games.chronos.rules.scoring import multiple, score
from kermesse.games.chronos.rules.talking import FALSE_PAUSE, SAY_PAUSE
from kermesse.games.chronos.rules.waiting import PLAN_PAUSE
from kermesse.games.chronos.state import NO_CARD, NOBODY, ChronosState
from kermesse.games.chronos.view import (
    choosing_of,
    costs_to_knock,
    may_announce,
    sees_all,
    sees_discard,
    sees_score,
    step_of,
    takes_of,
)
from kermesse.research.collections import Struct
from kermesse.research.pen import Pen, sums
from kermesse.research.sketches.sketch import Sketch
from kermesse.research.tables.chronos import WINDS

ONCE: Final = sums(1)
ALL_CARDS: Final[i64] = len(CARDS)
ALL_GODS: Final[i64] = len(GODS)
ALL_TIMERS: Final[i64] = len(TIMERS)
PLACE: Final[dict[int, int]] = {place: number for number, place in enumerate(PLACES)}
WIND: Final[dict[int, int]] = {CARDS.index(name): number for number, name in enumerate(WINDS)}


@final
class ChronosSketch(Sketch):
    def __init__(self, root: Struct, seats: int) -> None:
        super().__init__(root, seats)
        self.to_viewer: i64 = self.at("viewer")
        self.to_until: i64 = self.at("until")
        self.to_round: i64 = self.at("round")
        self.to_starter: i64 = self.at("starter")
        self.to_round_until: i64 = self.at("round_until")
        self.to_next_flip: i64 = self.at("next_flip")
        self.to_piles: i64 = self.at("piles")
        self.to_piles_up: i64 = self.at("piles.up")
        self.to_piles_left: i64 = self.at("piles.left")
        self.to_piles_top: i64 = self.at("piles.top")
        self.to_piles_timers: i64 = self.at("piles.timers")
        self.to_timers: i64 = self.at("timers")
        self.to_timers_seat: i64 = self.at("timers.seat")
        self.to_timers_where: i64 = self.at("timers.where")
        self.to_timers_sand: i64 = self.at("timers.sand")
        self.to_timers_runs: i64 = self.at("timers.runs")
        self.to_timers_dur: i64 = self.at("timers.dur")
        self.to_timers_excused: i64 = self.at("timers.excused")
        self.to_timers_tried: i64 = self.at("timers.tried")
        self.to_spare: i64 = self.at("spare")
        self.to_chosen: i64 = self.at("chosen")
        self.to_seats: i64 = self.at("seats")
        self.to_seats_count: i64 = self.at("seats.count")
        self.to_seats_top: i64 = self.at("seats.top")
        self.to_seats_pile: i64 = self.at("seats.pile")
        self.to_seats_score: i64 = self.at("seats.score")
        self.to_seats_winds: i64 = self.at("seats.winds")
        self.to_seats_front: i64 = self.at("seats.front")
        self.to_seats_reserved: i64 = self.at("seats.reserved")
        self.to_seats_stored: i64 = self.at("seats.stored")
        self.to_seats_multiple: i64 = self.at("seats.multiple")
        self.to_seats_tokens: i64 = self.at("seats.tokens")
        self.to_seats_ready: i64 = self.at("seats.ready")
        self.to_seats_votes: i64 = self.at("seats.votes")
        self.to_seats_submitted: i64 = self.at("seats.submitted")
        self.to_seats_waits: i64 = self.at("seats.waits")
        self.to_seats_waits_hand: i64 = self.at("seats.waits.hand")
        self.to_seats_waits_knock: i64 = self.at("seats.waits.knock")
        self.to_seats_waits_announce: i64 = self.at("seats.waits.announce")
        self.to_seats_waits_contest: i64 = self.at("seats.waits.contest")
        self.to_temple: i64 = self.at("temple")
        self.to_used: i64 = self.at("used")
        self.to_discard_count: i64 = self.at("discard_count")
        self.to_discard: i64 = self.at("discard")
        self.to_last_god: i64 = self.at("last_god")
        self.to_deadlock: i64 = self.at("deadlock")
        self.to_deadlock_by: i64 = self.at("deadlock.by")
        self.to_deadlock_until: i64 = self.at("deadlock.until")
        self.to_deadlocks: i64 = self.at("deadlocks")
        self.to_me: i64 = self.at("me")
        self.to_me_stored: i64 = self.at("me.stored")
        self.to_me_may_announce: i64 = self.at("me.may_announce")
        self.to_me_plan_free: i64 = self.at("me.plan_free")
        self.to_me_knocks: i64 = self.at("me.knocks")
        self.each_pile: i64 = self.each("piles")
        self.each_timer: i64 = self.each("timers")
        self.each_spare: i64 = self.each("spare")
        self.each_seat: i64 = self.each("seats")
        self.phase = self.words("phase")
        self.step, self.takes = self.stroke("step"), self.stroke("takes")
        self.choosing, self.plans = self.stroke("seats.choosing"), self.stroke("me.plans")

    def write(self, pen: Pen, state: object, viewer: int, now: int) -> None:
        assert isinstance(state, ChronosState)
        n, terms = self.seats, state.terms
        in_steps: bool = terms.steps
        pen.turn(viewer if viewer > 0 else 0, now, state.sand_now if in_steps else now)
        pen.word(self.to_viewer, viewer if viewer >= 0 else n - 1 - viewer, n + 1)
        pen.one(self.phase[state.phase])
        self._until(pen, self.to_until, min(state.phase_until, state.step_until))
        pen.growing(self.to_round, state.round_no, 5)
        pen.seat(self.to_starter, state.starter, n)
        self._until(pen, self.to_round_until, state.round_until)
        self._until(pen, self.to_next_flip, state.next_flip)
        if in_steps:
            self.step.write(pen, 0, step_of(state))
        self._piles(pen, state)
        self._timers(pen, state)
        self._seats(pen, state, viewer)
        if state.takes:
            self.takes.write(pen, 0, takes_of(state))
        pen.word_slots(self.to_temple, state.row, 0, ALL_GODS, ALL_GODS)
        pen.bag(self.to_used, state.used, ALL_GODS, ONCE)
        pen.growing(self.to_discard_count, len(state.discard), 10)
        if sees_discard(state, viewer):
            pen.one(self.to_discard)
            pen.bag(self.to_discard + 1, state.discard, ALL_CARDS, ONCE)
        pen.word(self.to_last_god, state.last_god - NO_CARD, ALL_CARDS + 1)
        if state.deadlock_by != NOBODY:
            pen.one(self.to_deadlock)
            pen.seat(self.to_deadlock_by, state.deadlock_by, n)
            pen.until(self.to_deadlock_until, state.deadlock_until, now)
        pen.growing(self.to_deadlocks, state.deadlocks, 5)
        if viewer >= 0:
            self._mine(pen, state, viewer)

    def _until(self, pen: Pen, at: i64, moment: int) -> None:
        if moment < NEVER:
            pen.until(at, moment, pen.now)

    def _piles(self, pen: Pen, state: ChronosState) -> None:
        piles, up = state.piles, state.up
        count = len(piles)
        pen.slots(self.to_piles, count, count)
        base = i64(0)
        for number in range(count):
            pile = piles[number]
            pen.flag(self.to_piles_up + base, up[number])
            pen.growing(self.to_piles_left + base, len(pile), 10)
            pen.word(self.to_piles_top + base, pile[-1] + 1 if up[number] and pile else 0, ALL_CARDS + 1)
            base += self.each_pile
        timer = i64(0)
        for place in state.place:
            if 0 <= place < count:
                pen.one(self.to_piles_timers + place * self.each_pile + timer)
            timer += 1

    def _timers(self, pen: Pen, state: ChronosState) -> None:
        terms = state.terms
        knocks: bool = terms.clumsy or terms.level == 3
        plans: bool = terms.plans
        n, sand_now = self.seats, i64(pen.sand)
        owners = state.owner
        for timer in range(len(owners)):
            owner: i64 = owners[timer]
            sand = state.sand[timer]
            if owner == NOBODY:
                if state.known[timer]:
                    spare = self.to_spare + timer * self.each_spare
                    pen.one(spare)
                    pen.span(spare + 1, sand.dur)
                continue
            base = timer * self.each_timer
            pen.one(self.to_timers + base)
            pen.word(self.to_timers_seat + base, pen.turned(owner, n) if owner >= 0 else n - 1 - owner, n + 2)
            pen.one(self.to_timers_where + base + i64(PLACE[state.place[timer]]))
            left: i64 = sand.top
            if not sand.frozen:
                left += i64(sand.since) - sand_now
            pen.span(self.to_timers_sand + base, left if left > 0 or sand.frozen else 0)
            pen.flag(self.to_timers_runs + base, state.runs_out[timer] < NEVER)
            if state.known[timer]:
                pen.span(self.to_timers_dur + base, sand.dur)
            if knocks:
                self._later(pen, self.to_timers_excused + base, state.touched[timer] + KNOCK_EXCUSE, pen.sand)
            if plans:
                self._until(pen, self.to_timers_tried + base, state.plan_due[timer])
        colour = i64(0)
        for seat in state.chosen:
            pen.flag(self.to_chosen + colour, seat != NOBODY)
            colour += 1

    def _seats(self, pen: Pen, state: ChronosState, viewer: int) -> None:
        terms = state.terms
        everything = sees_all(state, viewer)
        units: int = terms.units
        hand_ms: int = terms.hand_ms
        tie_ms: int = terms.tie_ms
        pen.one(self.to_seats)
        for seat in range(state.n):
            own = seat == viewer
            base = pen.turned(seat, self.seats) * self.each_seat
            hand, winds, front = state.hands[seat], state.winds[seat], state.front[seat]
            pen.growing(self.to_seats_count + base, len(hand), 8)
            pen.word(self.to_seats_top + base, hand[-1] + 1 if hand else 0, ALL_CARDS + 1)
            if everything or own:
                pen.one(self.to_seats_pile + base)
                pen.bag(self.to_seats_pile + base + 1, hand, ALL_CARDS, ONCE)
            if everything or sees_score(state, own):
                pen.one(self.to_seats_score + base)
                pen.scaled(self.to_seats_score + base + 1, score(state, seat), -5_000, 5_000)
            for wind in winds:
                pen.one(self.to_seats_winds + base + i64(WIND[wind]))
            pen.bag(self.to_seats_front + base, front, ALL_GODS, ONCE)
            pen.word(self.to_seats_reserved + base, state.reserved[seat] - NO_CARD, ALL_GODS + 1)
            pen.growing(self.to_seats_stored + base, len(state.stored[seat]), 5)
            pen.growing(self.to_seats_multiple + base, multiple(winds, front) if winds or front else 1, 2)
            pen.growing(self.to_seats_tokens + base, state.tokens[seat % units], 3)
            pen.flag(self.to_seats_ready + base, state.ready >> seat & 1 != 0)
            pen.flag(self.to_seats_votes + base, state.votes >> seat & 1 != 0)
            pen.flag(self.to_seats_submitted + base, state.acts[seat] is not None)
            choice = state.choices[seat]
            if choice is not None:
                self.choosing.write(pen, base, choosing_of(state, choice))
            self._waits(pen, state, seat, base, hand_ms, tie_ms)

    def _waits(self, pen: Pen, state: ChronosState, seat: int, base: i64, hand_ms: int, tie_ms: int) -> None:
        """There is something to tell also where nothing but speech has to wait."""
        now, sand_now = pen.now, pen.sand
        hand = state.hand_at[seat] + hand_ms
        knock = state.knock_at[seat] + KNOCK_PAUSE
        announce = state.false_at[seat] + FALSE_PAUSE
        contest = state.contest_at[seat] + tie_ms + 1
        if hand > sand_now or announce > now or knock > sand_now or contest > sand_now:
            pen.one(self.to_seats_waits + base)
            self._later(pen, self.to_seats_waits_hand + base, hand, sand_now)
            self._later(pen, self.to_seats_waits_knock + base, knock, sand_now)
            self._later(pen, self.to_seats_waits_announce + base, announce, now)
            self._later(pen, self.to_seats_waits_contest + base, contest, sand_now)
        elif state.said_at[seat] + SAY_PAUSE > now:
            pen.one(self.to_seats_waits + base)

    def _later(self, pen: Pen, at: i64, moment: int, now: int) -> None:
        if moment > now:
            pen.until(at, moment, now)

    def _mine(self, pen: Pen, state: ChronosState, seat: int) -> None:
        pen.one(self.to_me)
        pen.bag(self.to_me_stored, state.stored[seat], ALL_CARDS, ONCE)
        for timer, plan in enumerate(state.plans):
            if plan is not None and state.owner[timer] == seat:
                self.plans.write(pen, 0, [plan])
        pen.flag(self.to_me_may_announce, may_announce(state, seat))
        self._later(pen, self.to_me_plan_free, state.planned_at[seat] + PLAN_PAUSE, pen.now)
        pen.bag(self.to_me_knocks, costs_to_knock(state, seat), ALL_TIMERS, ONCE)

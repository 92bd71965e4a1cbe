"""Chronos: piles, timers and their sand, and what each seat has gathered."""

from typing import ClassVar, Final, final

from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import AnyGame
from kermesse.core.options import Options
from kermesse.games.chronos.commands import PLACES, PlanMove
from kermesse.games.chronos.components import CARDS, COLOURS, GODS, KIND, TIMERS, WIND
from kermesse.games.chronos.options import settle
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
from kermesse.games.chronos.view_types import Choosing, ChronosView, TakeView
from kermesse.research.encoders.encoder import FIXED, Encoder, literals, places
from kermesse.research.pen import Pen, sums

LISTED: Final = "commands that can be given, or soon can: the mask says so when they can"
FROM_NOW: Final = "times are counted from it"
PHASES: Final = places(literals(ChronosView, "phase"))
CHOICES: Final = places(literals(Choosing, "kind"))
BLOCKED: Final = places(literals(PlanMove, "if_blocked"))
ALL_CARDS: Final = list(CARDS)
CARD: Final = ["None", *CARDS]
CARD_AT: Final[dict[str | None, int]] = {None: 0, **{card: place + 1 for place, card in enumerate(CARDS)}}
ALL_GODS: Final = list(GODS)
GOD: Final = ["None", *GODS]
PLACE: Final = places(list(PLACES.values()))
WINDS: Final = [card for card, kind in zip(CARDS, KIND, strict=True) if kind == WIND]
WIND_AT: Final[dict[int, int]] = {CARDS.index(name): number for number, name in enumerate(WINDS)}
TIMER: Final = list(TIMERS)
COLOUR: Final = list(COLOURS)
ONCE: Final = sums(1)
OWNERS: Final = ["none(-1)", "none(-2)"]
NO_RECEIVER: Final = ["none(None)"]
MOST_SCORE: Final = 5_000
NO_CHOICE: Final = Choosing("selene", None, None, 0, None)
TAKE: Final = TakeView(0, 0, CARDS[0], None)
PLAN: Final = PlanMove(TIMERS[0], "home")


@final
class ChronosEncoder(Encoder):
    left_out: ClassVar[dict[str, str]] = {
        **{f"ChronosView.{name}": FIXED for name in ("mode", "level", "units", "target", "rounds_to_win", "manual")},
        "ChronosView.options": FIXED,
        "ChronosView.now": FROM_NOW,
        "ChronosView.sand_now": FROM_NOW,
        "ChronosView.last_round": "how the round before this one ended",
        "ChronosView.pending": "phase, choices and sand say it",
        "TimerView.id": FIXED,
        "TimerView.ends_at": "the sand says it",
        "Waits.say": "talk is beside the game",
        "PlanMove.timer": FIXED,
        "PlanMove.expect": "a guard against being late: never set by an action",
        "Mine.act": "what was submitted stands; that it was is observed",
        "Mine.soon": LISTED,
        "Mine.for_sale": LISTED,
    }

    def __init__(self, game: AnyGame, seats: int, options: Options) -> None:
        super().__init__(game, seats, options)
        self.piles: list[str] = [str(pile) for pile in range(settle(options, seats).piles)]  # type: ignore[arg-type]

    def write(self, pen: Pen, state: ChronosState, viewer: int, now: int) -> None:
        terms = state.terms
        sand_now: Millis = state.sand_now if terms.steps else now
        pen.viewer(viewer)
        pen.one_of("phase", state.phase, PHASES)
        pen.until("until", min(state.phase_until, state.step_until), now)
        pen.growing("round", state.round_no, 5)
        pen.seat("starter", state.starter)
        pen.until("round_until", state.round_until, now)
        pen.until("next_flip", state.next_flip, now)
        if pen.given("step", terms.steps):
            step = step_of(state)
            pen.growing("step.number", step.number, 20)
            pen.growing("step.row", step.row, 5)
            pen.seat_slots("step.queue", step.queue, self.seats)
            pen.flag("step.executed", step.executed)
        self._piles(pen, state)
        self._timers(pen, state, now, sand_now)
        pen.bag("chosen", [place for place, seat in enumerate(state.chosen) if seat != NOBODY], COLOUR, ONCE)
        self._seats(pen, state, viewer, now, sand_now)
        end = pen.slots("takes", len(state.takes), self.seats)
        for take in pen.items(takes_of(state), TAKE):
            pen.seat("takes[?].seat", take.seat)
            pen.word("takes[?].pile", take.pile, self.piles)
            pen.word("takes[?].card", CARD_AT[take.card] - 1, ALL_CARDS)
            pen.until("takes[?].due", NEVER if take.due is None else take.due, now)
        pen.close(end)
        pen.word_slots("temple", state.row, ALL_GODS, len(ALL_GODS))
        pen.bag("used", state.used, ALL_GODS, ONCE)
        pen.growing("discard_count", len(state.discard), 10)
        if pen.given("discard", sees_discard(state, viewer)):
            pen.bag("discard", state.discard, ALL_CARDS, ONCE)
        pen.word("last_god", state.last_god - NO_CARD, CARD)
        if pen.given("deadlock", state.deadlock_by != NOBODY):
            pen.seat("deadlock.by", state.deadlock_by)
            pen.until("deadlock.until", state.deadlock_until, now)
        pen.growing("deadlocks", state.deadlocks, 5)
        if pen.given("me", viewer >= 0):
            self._mine(pen, state, viewer, now)

    def _piles(self, pen: Pen, state: ChronosState) -> None:
        piles = state.piles
        timers: list[list[int]] = [[] for _ in piles]
        for timer, place in enumerate(state.place):
            if 0 <= place < len(piles):
                timers[place].append(timer)
        end = pen.slots("piles", len(piles), len(self.piles))
        for number in pen.items(list(range(len(piles))), 0):
            pile, up = piles[number], state.up[number]
            pen.flag("piles[?].up", up)
            pen.growing("piles[?].left", len(pile), 10)
            pen.word("piles[?].top", pile[-1] + 1 if up and pile else 0, CARD)
            pen.bag("piles[?].timers", timers[number], TIMER, ONCE)
        pen.close(end)

    def _timers(self, pen: Pen, state: ChronosState, now: int, sand_now: int) -> None:
        terms = state.terms
        knocks: bool = terms.clumsy or terms.level == 3
        plans: bool = terms.plans
        pen.table(TIMER)
        for timer in pen.keys(TIMER):
            owner, sand = state.owner[timer], state.sand[timer]
            if pen.there("timers[?]", owner != NOBODY):
                left = sand.top if sand.frozen else max(0, sand.since + sand.top - sand_now)
                pen.seat("timers[?].seat", owner, OWNERS)
                pen.one_of("timers[?].where", PLACES[state.place[timer]], PLACE)
                pen.span("timers[?].sand", left)
                pen.flag("timers[?].runs", state.runs_out[timer] < NEVER)
                pen.span("timers[?].dur", sand.dur, state.known[timer])
                pen.later("timers[?].excused", state.touched[timer] + KNOCK_EXCUSE if knocks else sand_now, sand_now)
                pen.until("timers[?].tried", state.plan_due[timer] if plans else NEVER, now)
        pen.close()
        pen.table(TIMER)
        for timer in pen.keys(TIMER):
            if pen.there("spare[?]", state.owner[timer] == NOBODY and state.known[timer]):
                pen.span("spare[?]", state.sand[timer].dur)
        pen.close()

    def _seats(self, pen: Pen, state: ChronosState, viewer: int, now: int, sand_now: int) -> None:
        terms = state.terms
        everything = sees_all(state, viewer)
        pen.given("seats")
        for on in range(state.n):
            seat = pen.seat_at(on)
            own = seat == viewer
            hand, winds, front = state.hands[seat], state.winds[seat], state.front[seat]
            pen.growing("seats.*.count", len(hand), 8)
            pen.word("seats.*.top", hand[-1] + 1 if hand else 0, CARD)
            if pen.given("seats.*.pile", everything or own):
                pen.bag("seats.*.pile", hand, ALL_CARDS, ONCE)
            if pen.given("seats.*.score", everything or sees_score(state, own)):
                pen.scaled("seats.*.score", score(state, seat), MOST_SCORE, -MOST_SCORE)
            pen.bag("seats.*.winds", [WIND_AT[wind] for wind in winds], WINDS, ONCE)
            pen.bag("seats.*.front", front, ALL_GODS, ONCE)
            pen.word("seats.*.reserved", state.reserved[seat] - NO_CARD, GOD)
            pen.growing("seats.*.stored", len(state.stored[seat]), 5)
            pen.growing("seats.*.multiple", multiple(winds, front) if winds or front else 1, 2)
            pen.growing("seats.*.tokens", state.tokens[seat % terms.units], 3)
            pen.flag("seats.*.ready", state.ready >> seat & 1 != 0)
            pen.flag("seats.*.votes", state.votes >> seat & 1 != 0)
            pen.flag("seats.*.submitted", state.acts[seat] is not None)
            choice = state.choices[seat]
            if pen.given("seats.*.choosing", choice is not None):
                self._choosing(pen, choosing_of(state, choice) if choice is not None else NO_CHOICE, now)
            self._waits(pen, state, seat, now, sand_now)

    def _choosing(self, pen: Pen, choosing: Choosing, now: int) -> None:
        pen.one_of("seats.*.choosing.kind", choosing.kind, CHOICES)
        pen.until("seats.*.choosing.until", NEVER if choosing.until is None else choosing.until, now)
        pen.word("seats.*.choosing.card", CARD_AT[choosing.card], CARD)
        pen.growing("seats.*.choosing.most", choosing.most, 5)
        pen.seat("seats.*.choosing.to", -1 if choosing.to is None else choosing.to, NO_RECEIVER)

    def _waits(self, pen: Pen, state: ChronosState, seat: int, now: int, sand_now: int) -> None:
        """There is something to tell also where nothing but speech has to wait."""
        hand = state.hand_at[seat] + state.terms.hand_ms
        knock = state.knock_at[seat] + KNOCK_PAUSE
        announce = state.false_at[seat] + FALSE_PAUSE
        contest = state.contest_at[seat] + state.terms.tie_ms + 1
        acts_wait = hand > sand_now or knock > sand_now or contest > sand_now
        speech_waits = announce > now or state.said_at[seat] + SAY_PAUSE > now
        if pen.given("seats.*.waits", acts_wait or speech_waits):
            pen.later("seats.*.waits.hand", hand, sand_now)
            pen.later("seats.*.waits.knock", knock, sand_now)
            pen.later("seats.*.waits.announce", announce, now)
            pen.later("seats.*.waits.contest", contest, sand_now)

    def _mine(self, pen: Pen, state: ChronosState, seat: int, now: int) -> None:
        pen.bag("me.stored", state.stored[seat], ALL_CARDS, ONCE)
        pen.table(TIMER)
        for timer in pen.keys(TIMER):
            plan = state.plans[timer] if state.owner[timer] == seat else None
            if pen.there("me.plans[?]", plan is not None):
                move = plan or PLAN
                pen.one_of("me.plans[?].to", move.to, PLACE)
                pen.flag("me.plans[?].take", move.take)
                pen.one_of("me.plans[?].if_blocked", move.if_blocked, BLOCKED)
        pen.close()
        pen.flag("me.may_announce", may_announce(state, seat))
        pen.later("me.plan_free", state.planned_at[seat] + PLAN_PAUSE, now)
        pen.bag("me.knocks", costs_to_knock(state, seat), TIMER, ONCE)

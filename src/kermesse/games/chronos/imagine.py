"""A whole state that fits a view of Chronos, made from the view alone; hidden parts are drawn."""

from typing import Final

from kermesse.core.chance import Chance
from kermesse.core.clock import NEVER, Millis, SandTimer
from kermesse.core.game import ALL_SEEING, BadPosition, Seat
from kermesse.core.options import BadOptions
from kermesse.games.chronos.commands import BAG, OUT, PLACE_OF, Act, Pass
from kermesse.games.chronos.components import (
    ALL_CARDS,
    CARD_OF,
    COLOURS,
    GOD_OF,
    GODS,
    TIMER_OF,
)
from kermesse.games.chronos.dealing import deal_hidden
from kermesse.games.chronos.options import ChronosOptions, Terms, check_options, settle
from kermesse.games.chronos.rules.due import set_due
from kermesse.games.chronos.rules.legal import moves_of
from kermesse.games.chronos.rules.moves import KNOCK_EXCUSE, KNOCK_PAUSE
from kermesse.games.chronos.rules.table import deck_of_round, duration, gods_left_out
from kermesse.games.chronos.rules.talking import FALSE_PAUSE, SAY_PAUSE
from kermesse.games.chronos.rules.waiting import PLAN_PAUSE
from kermesse.games.chronos.state import (
    LONG_AGO,
    NO_CARD,
    NOBODY,
    Choice,
    ChronosState,
    PendingTake,
    own_timers,
)
from kermesse.games.chronos.view_types import Choosing, ChronosView

PASSED: Final = Pass()
PLAYING: Final = ("play", "zone")  # phases in which an emptied timer is announced


def imagine(view: ChronosView, chance: Chance) -> ChronosState:
    """A state in which every deal of the hidden cards that fits the view is equally likely; the others have no
    plans.
    """
    if view.viewer == ALL_SEEING:
        raise ValueError("nothing is left to imagine for a viewer who sees everything")
    try:
        state = _seen(view, _terms(view.options, len(view.seats)), chance)
        deal_hidden(state, view, chance)
    except (KeyError, IndexError) as error:
        raise BadPosition(f"a view shows what is not in this game, or nowhere in it: {error}") from None
    if state.reserve:
        chance.shuffle(state.reserve, "imagine reserve")
    set_due(state)
    if state.terms.steps:
        _draw_acts(state, view, chance)
    return state


def _terms(options: ChronosOptions, seats: int) -> Terms:
    try:
        check_options(options, seats)
    except BadOptions as error:
        raise BadPosition(str(error)) from None
    return settle(options, seats)


def _seen(view: ChronosView, terms: Terms, chance: Chance) -> ChronosState:
    """The table with everything that the view shows; cards that it does not show are nowhere yet."""
    seats = view.seats
    n = len(seats)
    in_steps = view.step
    waits = [seat.waits for seat in seats]
    choices = [_choice(seat.choosing) for seat in seats]
    last, me = view.last_round, view.me
    in_step_or_phase = _instant(view.until)
    playing_steps = in_steps is not None and view.phase in PLAYING
    state = ChronosState()
    state.n = n
    state.options = view.options
    state.terms = terms
    state.chance = chance
    state.due = NEVER
    state.phase = view.phase
    state.phase_until = NEVER if playing_steps else in_step_or_phase
    state.tokens = [seats[unit].tokens for unit in range(terms.units)]
    state.ready = sum(seat.ready << number for number, seat in enumerate(seats))
    state.votes = sum(seat.votes << number for number, seat in enumerate(seats))
    state.sand = []
    state.place = [OUT] * 12
    state.owner = [NOBODY] * 12
    state.chosen = [NOBODY] * 6
    state.known = [False] * 12
    state.runs_out = [NEVER] * 12
    state.touched = [LONG_AGO] * 12
    state.round_no = view.round
    state.starter = view.starter
    state.piles = []
    state.up = [pile.up for pile in view.piles]
    state.next_flip = _instant(view.next_flip)
    state.hands = []
    state.winds = [[CARD_OF[card] for card in seat.winds] for seat in seats]
    state.front = [[GOD_OF[god] for god in seat.front] for seat in seats]
    state.reserved = [NO_CARD if seat.reserved is None else GOD_OF[seat.reserved] for seat in seats]
    state.stored = [[] for _ in seats]
    state.row = [GOD_OF[god] for god in view.temple]
    state.used = [GOD_OF[god] for god in view.used]
    state.reserve = []
    state.gods_out = []
    state.discard = []
    state.last_god = NO_CARD if view.last_god is None else CARD_OF[view.last_god]
    state.box = []
    state.round_until = _instant(view.round_until)
    state.closer = NOBODY
    state.choices = choices
    state.hand_at = [_began(wait.hand, terms.hand_ms) if wait else LONG_AGO for wait in waits]
    state.knock_at = [_began(wait.knock, KNOCK_PAUSE) if wait else LONG_AGO for wait in waits]
    state.false_at = [_began(wait.announce, FALSE_PAUSE) if wait else LONG_AGO for wait in waits]
    state.said_at = [_began(wait.say, SAY_PAUSE) if wait else LONG_AGO for wait in waits]
    state.contest_at = [_began(wait.contest, terms.tie_ms + 1) if wait else LONG_AGO for wait in waits]
    state.takes = [PendingTake(take.seat, take.pile, CARD_OF[take.card], _instant(take.due)) for take in view.takes]
    state.plans = [None] * 12
    state.plan_due = [NEVER] * 12
    state.planned_at = [LONG_AGO] * n
    state.deadlock_by = NOBODY if view.deadlock is None else view.deadlock.by
    state.deadlock_until = NEVER if view.deadlock is None else view.deadlock.until
    state.sand_now = view.sand_now if terms.steps else 0
    state.step_at = view.now if terms.steps else 0
    state.step_no = in_steps.number if in_steps else 0
    state.step_row = in_steps.row if in_steps else 0
    state.step_until = in_step_or_phase if playing_steps else NEVER
    state.acts = [PASSED if seat.submitted else None for seat in seats]
    state.queue = in_steps.queue[:] if in_steps else []
    state.executed = in_steps is not None and in_steps.executed
    state.reason = last.reason if last else ""
    state.winners = last.winners[:] if last else []
    state.scores = last.scores[:] if last else []
    state.gained = last.gained[:] if last else []
    state.deadlocks = view.deadlocks
    state.draws = 0
    deck = deck_of_round(state)
    in_deck = set(deck)
    state.box = [card for card in ALL_CARDS if card not in in_deck]
    if view.phase == "closing":
        state.closer = next((seat for seat, choice in enumerate(choices) if choice is not None), NOBODY)
    if me is not None:
        state.acts[view.viewer] = me.act
        state.planned_at[view.viewer] = _began(me.plan_free, PLAN_PAUSE)
        for plan in me.plans:
            state.plans[TIMER_OF[plan.timer]] = plan
    _stand_timers(state, view, chance)
    _lay_gods_aside(state)
    return state


def _choice(choosing: Choosing | None) -> Choice | None:
    if choosing is None:
        return None
    return Choice(
        choosing.kind,
        _instant(choosing.until),
        NO_CARD if choosing.card is None else CARD_OF[choosing.card],
        choosing.most,
    )


def _stand_timers(state: ChronosState, view: ChronosView, chance: Chance) -> None:
    known: dict[int, Millis] = {TIMER_OF[name]: dur for name, dur in view.spare.items()}
    at: Millis = view.sand_now
    for seen in view.timers:
        timer = TIMER_OF[seen.id]
        state.owner[timer] = seen.seat
        state.place[timer] = BAG if seen.where == "bag" else PLACE_OF[seen.where]
        if seen.dur is not None:
            known[timer] = seen.dur
        if seen.runs and seen.ends_at is not None:
            state.runs_out[timer] = seen.ends_at
        if seen.excused is not None:
            state.touched[timer] = seen.excused - KNOCK_EXCUSE
        if seen.tried is not None:
            state.plan_due[timer] = seen.tried
    for timer in known:
        state.known[timer] = True
    state.sand = [SandTimer(dur, 0, 0, False) for dur in _durations(state.terms, known, chance)]
    for seen in view.timers:
        sand = state.sand[TIMER_OF[seen.id]]
        sand.top, sand.frozen = seen.sand, seen.ends_at is None
        sand.since = at if seen.ends_at is None else seen.ends_at - seen.sand
        if sand.top > sand.dur:
            raise BadPosition(f"timer {seen.id} holds {sand.dur} ms of sand, not {sand.top}")
    for name in view.chosen:
        colour = COLOURS.index(name) if name in COLOURS else -1
        if colour < 0:
            raise BadPosition(f"there is no colour {name}")
        state.chosen[colour] = state.owner[2 * colour]


def _durations(terms: Terms, known: dict[int, Millis], chance: Chance) -> list[Millis]:
    """The durations of all timers. A timer never flipped may have any; with mirrored pairs one flip shows all alike."""
    if len(known) == 12:
        return [known[timer] for timer in range(12)]
    if terms.mirror:
        known = {like: dur for timer, dur in known.items() for like in range(timer & 1, 12, 2)} | known
    steps = 3 * terms.spread
    drawn = chance.dice(2 if terms.mirror else 12, 2 * steps + 1, "imagine durations")
    return [
        known[timer] if timer in known else duration(terms, drawn[timer % len(drawn)] - 1 - steps)
        for timer in range(12)
    ]


def _lay_gods_aside(state: ChronosState) -> None:
    """Put the Temple gods that nobody sees into the reserve, or out of the game."""
    seen = [*state.row, *state.used, *(god for front in state.front for god in front)]
    seen += [god for god in state.reserved if god != NO_CARD]
    if len(set(seen)) < len(seen):
        raise BadPosition("a view shows a Temple god twice")
    out = gods_left_out(state.terms)
    if not seen and state.terms.level < 3:
        state.gods_out = out
        return
    for god in range(len(GODS)):
        if god not in seen:
            (state.gods_out if god in out else state.reserve).append(god)


def _draw_acts(state: ChronosState, view: ChronosView, chance: Chance) -> None:
    """Draw the others' acts that are submitted and not yet carried out: they take a card if they can, else move on."""
    pending = state.queue or [seat for seat, act in enumerate(state.acts) if act is not None]
    for seat in pending:
        if seat != view.viewer:
            state.acts[seat] = _sensible_act(state, seat, chance)


def _sensible_act(state: ChronosState, seat: Seat, chance: Chance) -> Act:
    moves = [move for move in moves_of(state, seat, own_timers(state.owner, seat), state.sand_now) if move.to != "home"]
    wanted = [move for move in moves if move.take] or moves
    return wanted[chance.below(len(wanted), "imagine act", seat)] if wanted else Pass()


def _instant(shown: Millis | None) -> Millis:
    return NEVER if shown is None else shown


def _began(over: Millis | None, pause: Millis) -> Millis:
    return LONG_AGO if over is None else over - pause

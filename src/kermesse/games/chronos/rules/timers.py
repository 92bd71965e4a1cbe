"""Changes to timers, whoever makes them: places, sand, stamps, the deadlock count, contested piles."""

from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import Event, Refused
from kermesse.games.chronos.commands import BAG, HOME, PLACES
from kermesse.games.chronos.components import TIMERS
from kermesse.games.chronos.events import DeadlockCancelled, TakeStamped, TimerBagged
from kermesse.games.chronos.state import NOBODY, ChronosState, own_timers


def put_flipped(state: ChronosState, timer: int, place: int, now: Millis) -> None:
    """Turn a timer over and put it down: the bulbs change places with their sand."""
    state.sand[timer].flip(now)
    state.known[timer] = True
    state.touched[timer] = now
    _stand(state, timer, place, now)


def put_unflipped(state: ChronosState, timer: int, place: int, now: Millis) -> None:
    state.sand[timer].put(now)
    _stand(state, timer, place, now)


def _stand(state: ChronosState, timer: int, place: int, now: Millis) -> None:
    state.place[timer] = place
    ends_at = state.sand[timer].ends_at()
    state.runs_out[timer] = ends_at if ends_at > now else NEVER


def into_bag(state: ChronosState, by: int, timer: int, now: Millis, events: list[Event] | None) -> None:
    """Put a timer into the bag: its sand stops (R8), and its place is free at once."""
    source = state.place[timer]
    state.sand[timer].freeze(now)
    state.place[timer] = BAG
    state.runs_out[timer] = NEVER
    if events is not None:
        events.append(TimerBagged(by, TIMERS[timer], PLACES[source], state.sand[timer].top))
    displaced(state, by, events)


def out_of_bag(state: ChronosState, timer: int, now: Millis) -> None:
    state.sand[timer].unfreeze(now)
    _stand(state, timer, HOME, now)


def displaced(state: ChronosState, by: int, events: list[Event] | None) -> None:
    """Reset the deadlock count: a timer was moved (R25)."""
    if state.deadlock_by != NOBODY:
        state.deadlock_until = NEVER
        state.deadlock_by = NOBODY
        if events is not None:
            events.append(DeadlockCancelled(by))


def stamp(state: ChronosState, pile: int, timer: int, by: int, events: list[Event] | None) -> None:
    """Stamp a pile on which a timer came down: other hands that reach for its card are too late (7.2)."""
    for take in state.takes[:]:
        if take.pile == pile and take.seat != state.owner[timer]:
            state.takes.remove(take)
            if events is not None:
                events.append(TakeStamped(take.seat, pile, by))


def contested(owner: list[int], place: list[int]) -> int:
    """The places where both players of a duel have a timer; neutral timers do not count."""
    return (standing(owner, place, 0) & standing(owner, place, 1)).bit_count()


def check_contest(state: ChronosState, seat: int, timer: int, to: int, now: Millis) -> None:
    """Refuse a third contested pile, unless two moves are too close to tell which came first (3.8)."""
    if state.n > 2 or not state.terms.duel:
        return
    before = contested(state.owner, state.place)
    moved = state.place[:]
    moved[timer] = to
    if is_one_too_many(state, seat, before, contested(state.owner, moved), now):
        raise Refused("third_contest", "3.8")


def is_one_too_many(state: ChronosState, seat: int, before: int, after: int, now: Millis) -> bool:
    if after <= 2 or after <= before:
        return False
    return after > 3 or now - state.contest_at[1 - seat] > state.terms.tie_ms


def standing(owner: list[int], place: list[int], seat: int) -> int:
    """The places where a seat has a timer, as a mask."""
    mask = 0
    for timer in own_timers(owner, seat):
        if place[timer] >= 0:
            mask |= 1 << place[timer]
    return mask


def note_contest(state: ChronosState, seat: int, before: int, now: Millis) -> None:
    if contested(state.owner, state.place) > before:
        state.contest_at[seat] = now

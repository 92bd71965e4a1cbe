"""The contract's questions, answered: who is awaited, what is legal, what a command does, what falls due."""

from kermesse.core.chance import Chance
from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import Command, Event, Malformed, Refused, Seat
from kermesse.core.options import first_seat
from tests.sixth.commands import Take
from tests.sixth.components import LAYOUTS
from tests.sixth.events import GameEnded, GameStarted, Taken, TimedOut
from tests.sixth.options import PACE, AllumettesOptions
from tests.sixth.state import AllumettesState, is_over, winners


def setup(seats: int, options: AllumettesOptions, chance: Chance, now: Millis) -> tuple[AllumettesState, list[Event]]:
    named = first_seat(options.first_player, seats)
    first = chance.below(seats, "first player") if named is None else named  # R4
    state = blank_table(seats, options, chance, LAYOUTS[options.layout][:], first)
    ask(state, first, now)
    return state, [GameStarted(first, state.heaps[:])]


def blank_table(
    seats: int, options: AllumettesOptions, chance: Chance, heaps: list[int], active: int
) -> AllumettesState:
    return AllumettesState(seats, options, chance, heaps, [0] * seats, active, 0, NEVER)


def ask(state: AllumettesState, seat: Seat, now: Millis) -> None:
    state.active = seat
    state.turn += 1
    state.deadline = PACE.due(state.options, "take", now)


def awaiting(state: AllumettesState) -> tuple[Seat, ...]:
    return () if is_over(state) else (state.active,)


def deadline(state: AllumettesState) -> Millis:
    return state.deadline


def legal(state: AllumettesState, seat: Seat, now: Millis) -> list[Command]:
    if is_over(state) or seat != state.active:
        return []
    most = state.options.most
    return [Take(heap, count) for heap, lie in enumerate(state.heaps) for count in range(1, min(most, lie) + 1)]


def apply(state: AllumettesState, seat: Seat, command: Command | Malformed, now: Millis) -> list[Event]:
    refuse(state, seat, command)
    assert isinstance(command, Take)
    return take(state, command.heap, command.count, now)


def refuse(state: AllumettesState, seat: Seat, command: Command | Malformed) -> None:
    if is_over(state):
        raise Refused("game_over", "R3")
    if seat != state.active:
        raise Refused("not_your_turn", "R2")
    if not isinstance(command, Take):
        raise Refused("bad_param", "R2")
    if not 0 <= command.heap < len(state.heaps):
        raise Refused("no_such_heap", "R1", heaps=len(state.heaps))
    lie = state.heaps[command.heap]
    if not lie:
        raise Refused("heap_empty", "R2")
    if not 1 <= command.count <= min(state.options.most, lie):
        raise Refused("too_many", "R2", most=min(state.options.most, lie))


def take(state: AllumettesState, heap: int, count: int, now: Millis) -> list[Event]:
    seat = state.active
    state.heaps[heap] -= count
    state.taken[seat] += count
    taken = Taken(seat, heap, count, state.heaps[heap])
    if is_over(state):
        state.deadline = NEVER
        return [taken, GameEnded(seat, winners(state))]
    ask(state, (seat + 1) % state.n, now)
    return [taken]


def expire(state: AllumettesState, now: Millis) -> list[Event]:
    """R5: one match from the first heap that has any."""
    late = TimedOut(state.active)
    heap = next(heap for heap, lie in enumerate(state.heaps) if lie)
    return [late, *take(state, heap, 1, now)]

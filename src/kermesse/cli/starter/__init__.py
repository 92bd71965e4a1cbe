"""Starter: a heap of counters, of which each in turn takes one or two; who takes the last one wins.

Change what you like, and ask `kermesse check starter` what is amiss. docs/adding-a-game.md says what else there is.
"""

from dataclasses import dataclass
from typing import Literal

from kermesse.core.chance import Chance
from kermesse.core.clock import Millis
from kermesse.core.game import Command, Event, Malformed, Outcome, Refused, Seat
from kermesse.core.options import Options
from kermesse.core.pace import Decisions
from kermesse.core.package import game_in

HEAP = 12  # R1
PACE = Decisions({}, untimed=["take"])


class Take(Command, frozen=True):
    count: Literal[1, 2]


class Taken(Event, frozen=True):
    seat: Seat
    count: int


@dataclass(slots=True)
class StarterState:
    options: Options
    chance: Chance
    heap: int
    taken: list[int]  # by seat
    active: Seat  # once the heap is empty, who took the last counter


def setup(seats: int, options: Options, chance: Chance, now: Millis) -> tuple[StarterState, list[Event]]:
    return StarterState(options, chance, HEAP, [0] * seats, chance.below(seats, "first player")), []


def awaiting(state: StarterState) -> tuple[Seat, ...]:
    return (state.active,) if state.heap else ()


def legal(state: StarterState, seat: Seat, now: Millis) -> list[Command]:
    counts: tuple[Literal[1, 2], ...] = (1, 2)
    return [Take(count) for count in counts if seat in awaiting(state) and count <= state.heap]


def apply(state: StarterState, seat: Seat, command: Command | Malformed, now: Millis) -> list[Event]:
    if seat not in awaiting(state):
        raise Refused("not_your_turn" if state.heap else "game_over", "R2")
    if not isinstance(command, Take):
        raise Refused("bad_param", "R2")
    if command.count > state.heap:
        raise Refused("too_many", "R2")
    state.heap -= command.count
    state.taken[seat] += command.count
    if state.heap:
        state.active = (seat + 1) % len(state.taken)
    return [Taken(seat, command.count)]


def outcome(state: StarterState) -> Outcome | None:
    """R3: the last counter wins."""
    if state.heap:
        return None
    ranks = tuple(1 if seat == state.active else 2 for seat in range(len(state.taken)))
    return Outcome("last", (state.active,), ranks, tuple(state.taken))


def census(state: StarterState) -> dict[str, int]:
    return {"counters": state.heap + sum(state.taken)}


GAME = game_in(__name__, version="1", seats=range(2, 5), minutes=(1, 3), perfect_information=True)

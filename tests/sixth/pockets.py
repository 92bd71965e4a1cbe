"""Pockets: each of two has 0 to 3 coins in a pocket; who names the other's number first has won.

A tiny game with secrets. `test_into_the_house.py` takes it the whole way, and adds what grows around these rules.
"""

from dataclasses import dataclass
from typing import Annotated, Literal

from kermesse.core.chance import Chance
from kermesse.core.clock import Millis
from kermesse.core.game import ALL_SEEING, Command, Event, Malformed, Outcome, Pending, Refused, Seat, View
from kermesse.core.options import Options
from kermesse.core.pace import Decisions
from kermesse.core.package import game_in
from kermesse.core.secrecy import EACH, Only

PACE = Decisions({}, untimed=["guess"])
Coins = Literal[0, 1, 2, 3]


class Guess(Command, frozen=True):
    coins: Coins


class Filled(Event, frozen=True):
    whose = Only("seat")
    seat: Seat
    coins: int


class Guessed(Event, frozen=True):
    seat: Seat
    coins: int
    right: bool


@dataclass(slots=True)
class PocketsState:
    options: Options
    chance: Chance  # used up when the pockets are filled
    coins: list[int]  # by seat; each their own
    guesses: list[list[int]]  # by seat, wrong ones
    active: Seat
    over: bool


class PocketsView(View, gc=False):
    options: Options
    coins: list[Annotated[int, Only(EACH, empty=-1)]]
    guesses: list[list[int]]
    active: Seat
    over: bool
    pending: list[Pending]


def setup(seats: int, options: Options, chance: Chance, now: Millis) -> tuple[PocketsState, list[Event]]:
    coins = [chance.below(4, "pocket", seat) for seat in range(2)]
    return PocketsState(options, chance, coins, [[], []], 0, False), [Filled(seat, coins[seat]) for seat in range(2)]


def awaiting(state: PocketsState) -> tuple[Seat, ...]:
    return () if state.over else (state.active,)


def legal(state: PocketsState, seat: Seat, now: Millis) -> list[Command]:
    return [Guess(coins) for coins in (0, 1, 2, 3) if seat in awaiting(state) and coins not in state.guesses[seat]]


def apply(state: PocketsState, seat: Seat, command: Command | Malformed, now: Millis) -> list[Event]:
    if seat not in awaiting(state):
        raise Refused("game_over" if state.over else "not_your_turn", "R1")
    if not isinstance(command, Guess):
        raise Refused("bad_param", "R1")
    if command.coins in state.guesses[seat]:
        raise Refused("guessed_before", "R2")
    state.over = command.coins == state.coins[1 - seat]
    if not state.over:
        state.guesses[seat].append(command.coins)
        state.active = 1 - seat
    return [Guessed(seat, command.coins, state.over)]


def view(state: PocketsState, viewer: Seat, now: Millis) -> PocketsView:
    coins = [one if viewer in (seat, ALL_SEEING) else -1 for seat, one in enumerate(state.coins)]
    pending = [Pending(seat, "guess", None) for seat in awaiting(state)]
    return PocketsView(viewer, state.options, coins, [g[:] for g in state.guesses], state.active, state.over, pending)


def imagine(view: PocketsView, chance: Chance) -> PocketsState:
    coins = view.coins[:]
    for seat, held in enumerate(coins):
        tried = view.guesses[1 - seat]
        could = [one for one in range(4) if one not in tried]
        if held < 0:
            coins[seat] = could[chance.below(len(could), "imagined", seat)]
    return PocketsState(view.options, chance, coins, [g[:] for g in view.guesses], view.active, view.over)


def redraw(state: PocketsState, viewer: Seat, chance: Chance) -> PocketsState:
    """Fill the others' pockets anew, with what has not been named."""
    coins = state.coins[:]
    for seat in range(2):
        could = [one for one in range(4) if one not in state.guesses[1 - seat]]
        if seat != viewer and not state.over:
            coins[seat] = could[chance.below(len(could), "redrawn", seat)]
    return PocketsState(state.options, chance, coins, [g[:] for g in state.guesses], state.active, state.over)


def outcome(state: PocketsState) -> Outcome | None:
    if not state.over:
        return None
    won = state.active
    return Outcome("found", (won,), (1, 2) if won == 0 else (2, 1), (1, 0) if won == 0 else (0, 1))


def census(state: PocketsState) -> dict[str, int]:
    return {"pockets": len(state.coins)}


GAME = game_in(__name__, version="1", seats=range(2, 3), minutes=(1, 2))

"""Whole games at random, in virtual time: the inner loop of benchmarks, laws and sampling bots.

Side commands are left out.
"""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import AnyGame

# Random play of any of our games ends long before this: more moves are a fault in the rules.
MOST_MOVES: Final = 1_000_000
NO_SIDE_COMMANDS: Final[frozenset[type]] = frozenset()


def play_at_random(game: AnyGame, state: Any, now: Millis, random: Random, views: bool = False) -> tuple[int, Millis]:
    """Play a state to its end with uniformly random commands; return the number of moves and the time of the end.

    With `views`, the view of the seat to move is built before every move, as a player would need it.
    """
    awaiting, deadline, view = game.awaiting, game.deadline, game.view
    legal = game.decisions or game.legal
    side_commands = game.side_commands if game.decisions is None else NO_SIDE_COMMANDS
    apply, expire = game.apply_unheard or game.apply, game.expire_unheard or game.expire
    draw: Callable[[], float] = random.random
    moves = 0
    while moves < MOST_MOVES:
        seats = awaiting(state)
        if not seats:
            due = deadline(state)
            if due >= NEVER:
                return moves, now
            now = max(now, due)
            expire(state, due)
            continue
        seat = seats[0] if len(seats) == 1 else seats[int(draw() * float(len(seats)))]
        command = _one_of(legal(state, seat, now), side_commands, draw)
        if command is None and len(seats) > 1:  # it has answered in secret, or has nothing to choose
            for seat in seats:
                command = _one_of(legal(state, seat, now), side_commands, draw)
                if command is not None:
                    break
        if command is None:
            due = deadline(state)
            if due >= NEVER:
                raise AssertionError(f"{game.name}: a seat is awaited, has no command, and nothing falls due")
            now = max(now, due)
            expire(state, due)
            continue
        if views:
            view(state, seat, now)
        apply(state, seat, command, now)
        moves += 1
    raise AssertionError(f"{game.name}: random play did not end")


def _one_of(commands: list[Any], side_commands: frozenset[type], draw: Callable[[], float]) -> Any:
    """A uniform choice among the commands that decide something; None if there is none.

    Usually looks at one command only.
    """
    if not commands:
        return None
    command = commands[int(draw() * float(len(commands)))]
    if not side_commands or type(command) not in side_commands:
        return command
    settling = [other for other in commands if type(other) not in side_commands]
    return settling[int(draw() * float(len(settling)))] if settling else None

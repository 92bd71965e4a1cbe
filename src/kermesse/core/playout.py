"""Whole games at random, in virtual time: the inner loop of benches, laws and sampling bots. Asides are left out."""

from random import Random
from typing import Any, Final

from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import AnyGame

# Long before this, random play of any game of the house has ended: more is a fault of the rules.
MOST_MOVES = 1_000_000
NO_ASIDES: Final[frozenset[type]] = frozenset()


def play_at_random(game: AnyGame, state: Any, now: Millis, random: Random, views: bool = False) -> tuple[int, Millis]:
    """Play a state to its end, each open decision taken by a uniform choice; the number of moves, and the end's time.

    With `views`, the view of the seat to move is built before every move, as a player would need it.
    """
    awaiting, deadline, view, drawn = game.awaiting, game.deadline, game.view, random.random
    legal, asides = game.decisions or game.legal, game.asides if game.decisions is None else NO_ASIDES
    apply, expire = game.apply_unheard or game.apply, game.expire_unheard or game.expire
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
        seat = seats[0] if len(seats) == 1 else seats[int(drawn() * len(seats))]
        commands = legal(state, seat, now)
        if asides:
            commands = [command for command in commands if type(command) not in asides]
        if (
            not commands and len(seats) > 1
        ):  # that seat has answered, and it is hidden that it has; or its hands are full
            for other in seats:
                commands = legal(state, other, now)
                if asides:
                    commands = [command for command in commands if type(command) not in asides]
                if commands:
                    seat = other
                    break
        if not commands:
            due = deadline(state)
            if due >= NEVER:
                raise AssertionError(f"{game.name}: a seat is awaited, has no command, and nothing falls due")
            now = max(now, due)
            expire(state, due)
            continue
        if views:
            view(state, seat, now)
        apply(state, seat, commands[int(drawn() * len(commands))], now)
        moves += 1
    raise AssertionError(f"{game.name}: random play did not end")

"""A seat's chance to win from a moment on: bots play to their end worlds that are imagined from its view, or copies of
the true table.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from kermesse.core.chance import quick_chance_of, seed_from
from kermesse.core.clock import Millis
from kermesse.core.game import AnyGame, Command, Outcome, Refused, Seat
from kermesse.core.match import Match
from kermesse.core.options import Options
from kermesse.players import make_bot, players_of
from kermesse.players.bot import Bot
from kermesse.players.table import BotError, play_out

AnyMatch: TypeAlias = Match[Any, Any, Any, Any, Any]
LEVEL: Final = "normal"  # level of the bots that play on
MOST_STEPS: Final = 3_000  # steps in one world: a game that has not ended by then has no winner
MOST_REFUSALS: Final = 20  # in one world: more are a fault of a bot


@dataclass(frozen=True)
class Moment:
    """A table right before one seat decides: its state, and the view of that seat."""

    game: AnyGame
    seat: Seat
    seats: int
    options: Options
    now: Millis
    state: Any  # a copy, used by nobody else
    view: Any
    legal: tuple[Command, ...]
    conceded: tuple[Seat, ...] = ()


def moment_of(match: AnyMatch, seat: Seat, now: Millis) -> Moment:
    game, state = match.game, match.game.copy(match.state)
    view, legal = game.view(state, seat, now), tuple(game.legal(state, seat, now))
    return Moment(game, seat, match.seats, match.options, now, state, view, legal, tuple(match.conceded))


def as_seen(moment: Moment, world: str) -> Any:
    """A state that fits the seat's view; nothing else of the true state is used."""
    return moment.game.imagine(moment.view, quick_chance_of(seed_from("as seen", world)))


def as_it_is(moment: Moment, world: str) -> Any:
    """The state with every card in its true place; future draws are new."""
    state = moment.game.copy(moment.state)
    state.chance = quick_chance_of(seed_from("as it is", world))
    return state


Begun: TypeAlias = Callable[[Moment, str], Any]


def played_on(moment: Moment, state: Any, command: Command | None, world: str) -> float:
    """The seat's share of the win, 0 to 1, after that command, or none, and play by bots. The state is used up."""
    match = begun(moment, state, moment.seat, command, moment.now)
    play_on(match, bots_of(moment, world))
    return share_of(match, moment.seat)


class Seen(NamedTuple):
    """A table as one viewer sees it, perhaps a spectator."""

    game: AnyGame
    seats: int
    now: Millis
    view: Any


def shares_after(seen: Seen, seat: Seat, command: Command | None, world: str) -> list[float]:
    """Each seat's share of the win in one world imagined from that view, after that command of the seat, or none."""
    state = seen.game.imagine(seen.view, quick_chance_of(seed_from("as seen", world)))
    moment = Moment(seen.game, seat, seen.seats, state.options, seen.now, state, seen.view, ())
    match = begun(moment, state, seat, command, seen.now)
    play_on(match, bots_of(moment, world))
    return [share_of(match, other) for other in range(seen.seats)]


def begun(moment: Moment, state: Any, seat: Seat, command: Command | None, now: Millis) -> AnyMatch:
    """Return a match that begins at that state; bots first hear of the command, if there is one."""
    match: AnyMatch = Match.at(moment.game, state, moment.seats, moment.options, now)
    match.conceded = list(moment.conceded)
    if command is not None:
        match.opening = match.play(seat, command, now).events
    return match


def play_on(match: AnyMatch, bots: Sequence[Bot[Any]]) -> None:
    """Play a match to its end, or MOST_STEPS further.

    A bot that joins in the middle of a game may be refused for reasons that it cannot know (it spoke a moment ago); it
    then goes on, as at any table.
    """
    steps = refusals = 0
    while True:
        try:
            for _ in play_out(match, bots):
                steps += 1
                if steps > MOST_STEPS:
                    return
            return
        except BotError as error:
            refusals += 1
            if not isinstance(error.__cause__, Refused) or refusals > MOST_REFUSALS:
                raise
        match.opening = []  # they have heard it


def share_of(match: AnyMatch, seat: Seat) -> float:
    """The seat's share of the win: divided among the sides that have won; in a cooperative game 0 or 1."""
    game, outcome = match.game, match.outcome()
    side_of = list(game.sides(match.state)) or list(range(match.seats))
    if outcome is None:
        return 0.0 if game.cooperative else 1.0 / len(set(side_of))
    if game.cooperative:
        return 1.0 if outcome.winners else 0.0
    first = _first(outcome)
    return 1.0 / len({side_of[other] for other in first}) if seat in first else 0.0


def _first(outcome: Outcome) -> Sequence[Seat]:
    """The winners; if nobody beat the others, those who rank first."""
    return outcome.winners or [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]


def bots_of(moment: Moment, world: str) -> list[Bot[Any]]:
    level = LEVEL if LEVEL in players_of(moment.game).bots else "random"
    return [make_bot(moment.game, level, seat, moment.seats, Random(f"{world} {seat}")) for seat in range(moment.seats)]

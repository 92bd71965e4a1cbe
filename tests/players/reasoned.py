"""Every choice of bots in a whole game with its reason, for tests of the reasons."""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from kermesse.core.chance import seed_from
from kermesse.core.game import AnyGame, Command, View
from kermesse.core.match import Match
from kermesse.core.reason import Reason
from kermesse.players import make_bot, players_of
from kermesse.players.table import play_out

Choice = tuple[View, Sequence[Command], Command, Reason | None]


def choices(game: AnyGame, seats: int, seed: str, **options: Any) -> Iterator[Choice]:
    """Yield the choices of one game of the game's own bots: view, legal commands, command and reason.

    A choice is reported once the rules have accepted it; side commands are no choices.
    """
    match = Match(game, seats, game.options_type(**options), seed_from("reasons", game.name, seats, seed))
    chosen: list[tuple[View, Sequence[Command], Command]] = []
    bots = []
    for seat in range(seats):
        bot = make_bot(game, "normal", seat, seats, Random(f"{seed} {seat}"))
        bot.act = _overheard(bot.act, chosen)
        bots.append(bot)
    for _ in play_out(match, bots):
        for view, legal, command in chosen:
            if not command.side_command:
                yield view, legal, command, players_of(game).reason(view, command)
        chosen.clear()


def _overheard(act: Any, chosen: list[tuple[View, Sequence[Command], Command]]) -> Any:
    def acts(view: View, legal: Sequence[Command], now: int) -> Command | None:
        legal = list(legal)
        command: Command | None = act(view, legal, now)
        if command is not None:
            chosen.append((view, legal, command))
        return command

    return acts


def lies(reason: Reason) -> Iterator[Reason]:
    """Copies of the reason with one fact changed, which a check must reject."""
    for name in reason.__struct_fields__:
        for other in _others(getattr(reason, name)):
            yield msgspec.structs.replace(reason, **{name: other})


def _others(fact: Any) -> list[Any]:
    match fact:
        case bool():
            return [not fact]
        case int() | float():
            return [fact + 1, fact - 1]
        case str():
            return [f"{fact}?"]
        case list() | tuple():
            return [type(fact)([*fact, "?" if isinstance(next(iter(fact), 9), str) else 9])]
    return []


def is_free(choice: Choice) -> bool:
    """True if another command was possible, side commands aside."""
    _, legal, _, _ = choice
    return sum(not command.side_command for command in legal) > 1


class Tally:
    """Number of free choices that had a reason, and those reasons."""

    def __init__(self) -> None:
        self.free = 0
        self.reasons: Counter[str] = Counter()
        self.silent: Counter[str] = Counter()  # commands without one

    def count(self, choice: Choice) -> None:
        if not is_free(choice):
            return
        self.free += 1
        _, _, command, reason = choice
        if reason is None:
            self.silent[type(command).__name__] += 1
        else:
            self.reasons[type(reason).__name__] += 1

    @property
    def share(self) -> float:
        return self.reasons.total() / self.free

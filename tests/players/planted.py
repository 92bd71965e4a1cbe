"""Reasons checked against their views, also with a planted fault: the check must find every fault.

A game's `Case(view, legal, command, reason).holds()` says whether all that the reason names is so.
"""

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, Final

import msgspec
from msgspec import inspect as shape

from kermesse.core.game import AnyGame, Seat
from kermesse.core.reason import Reason
from kermesse.core.units import SEAT, unit_of
from kermesse.players import players_of
from tests.players.reasoned import Choice, Tally

ELSE: Final = 3


def held(played: Iterable[Choice], case: Any) -> tuple[Tally, list[Any]]:
    """Number of free choices with a reason, and the reasons that do not hold, with the command."""
    tally, wrong = Tally(), []
    for choice in played:
        tally.count(choice)
        _, _, command, reason = choice
        if reason is not None and not case(*choice).holds():
            wrong.append((command, reason))
    return tally, wrong


def instead(game: AnyGame, played: Iterable[Choice]) -> Iterator[Choice]:
    """Sample a few other commands at each choice, with the reasons they would get, which must hold as well."""
    random = Random(0)
    for view, legal, done, _ in played:
        others = [command for command in legal if not command.side_command and command != done]
        for command in random.sample(others, min(ELSE, len(others))):
            yield view, legal, command, players_of(game).reason(view, command)


def unseen(played: Iterable[Choice], case: Any) -> tuple[set[type[Reason]], list[Reason]]:
    """Kinds of reasons that had a fault planted, and the faults that were not found."""
    kinds, missed = set(), []
    for view, legal, command, reason in played:
        for wrong in planted(reason, view.viewer) if reason else ():
            kinds.add(type(reason))
            try:
                if case(view, legal, command, wrong).holds():
                    missed.append(wrong)
            except (KeyError, IndexError):  # a seat or a card that does not exist
                pass
    return kinds, missed


def planted(reason: Reason, viewer: Seat) -> Iterator[Reason]:
    """Copies of the reason with one number wrong, for each that it names: in a list, one that is not zero; for a seat,
    one's own.
    """
    for field in msgspec.structs.fields(reason):
        value = getattr(reason, field.name)
        if unit_of(shape.type_info(field.type)) == SEAT:
            wrong = viewer
        elif isinstance(value, tuple):
            at = next((at for at, one in enumerate(value) if isinstance(one, int) and one), None)
            wrong = value if at is None else (*value[:at], value[at] + 1, *value[at + 1 :])
        else:
            wrong = value + 1 if isinstance(value, int) else value
        if wrong != value:
            yield msgspec.structs.replace(reason, **{field.name: wrong})

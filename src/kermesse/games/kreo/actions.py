"""The commands of a table of Kréo as numbers (core/actions.py)."""

from collections.abc import Sequence
from typing import Any

from kermesse.core.actions import Kind
from kermesse.core.derived import kind_of
from kermesse.games.kreo import commands as do
from kermesse.games.kreo.components import ELEMENTS, IDENTITIES, NATURES, SIDES, TOKENS, deck_of
from kermesse.games.kreo.options import KreoOptions


def kinds(seats: int, options: KreoOptions) -> list[Kind[Any]]:
    """All kinds of commands with numbers, those of powers last; speech has none."""
    others = range(seats)
    cards = deck_of(seats, options.first_game)
    known: dict[str, Sequence[Any]] = {
        "card": cards,
        "give": cards,
        "slot": do.SLOTS,
        "after": others,
        "n": range(TOKENS[seats] + 1),
        "face": SIDES,
        "nature": NATURES,
        "element": ELEMENTS,
        "guess": IDENTITIES,
        "take": (False, True),
        "policy": ("take", "leave"),
        "as_": ("nature", "element", "discard"),
        "at": ("first", "last", "after"),
    }
    numbered = [kind for kind in do.COMMANDS if kind is not do.Say]
    powers = [kind for kind in numbered if issubclass(kind, do.Power)] if options.incarnations else []
    basic = [kind for kind in numbered if not issubclass(kind, do.Power)]
    return [kind_of(kind, seats, known) for kind in (*basic, *powers)]

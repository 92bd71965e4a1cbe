"""Numbers of a view that stand for something hidden: no board that only reads the view may show them as numbers."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from kermesse.core.game import AnyGame
from kermesse.core.options import Options
from kermesse.core.secrecy import Field, arms, fields_of


def hidden_numbers(game: AnyGame) -> dict[str, float]:
    """The number that whoever may not know a field gets in its place, by the name of the field (`view-hand-card`)."""
    view: Any = game.view_type
    return _of(view)


@cache
def _of(view: Any) -> dict[str, float]:
    return dict(_found(view, "view"))


def _found(kind: Any, path: str) -> Iterator[tuple[str, float]]:
    for name, field in fields_of(kind).items():
        key = f"{path}-{name.replace('_', '-')}"
        inner: Field | None = field
        while inner is not None:  # a list's items, and theirs
            if isinstance(inner.blank, int | float) and not isinstance(inner.blank, bool):
                yield key, inner.blank
            for arm in arms(inner.type):
                if isinstance(arm, type) and issubclass(arm, msgspec.Struct) and not issubclass(arm, Options):
                    yield from _found(arm, key)
            inner = inner.items

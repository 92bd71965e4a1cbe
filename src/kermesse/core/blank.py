"""Where the fields of a state begin, said at each field; a table with nothing on it yet is made of that.

    round_no: int = 0
    contenders: list[int] = anew(list)
    wins: list[int] = by_seat(0)
    hands: list[list[int]] = by_seat(anew(list))

A field without a beginning is given to `blank`, with every table. States have no `__init__` (`init=False`): one that a dataclass writes is not compiled,
and to hand it every field by its place took most of the time of a copy.
"""

from collections.abc import Callable
from dataclasses import MISSING, fields
from typing import Any, Final, TypeVar, cast

S = TypeVar("S")


class _Beginning:
    """Stands for what every table needs a new one of."""

    __slots__ = ("make",)

    def __init__(self, make: Callable[[int], Any]) -> None:
        self.make = make


def anew(make: Callable[[], Any]) -> Any:
    return _Beginning(lambda seats: make())


def filled(count: int, value: Any) -> Any:
    return _Beginning(lambda seats: [value] * count)


def by_seat(value: Any) -> Any:
    """So much for each seat; what has to be made `anew` is, for each."""
    if isinstance(value, _Beginning):
        return _Beginning(lambda seats: [value.make(seats) for _ in range(seats)])
    return _Beginning(lambda seats: [value] * seats)


def blank(state: Callable[[], S], seats: int, **known: object) -> S:
    """A table of that kind of state with nothing on it but what is known: a copy of the first one that was asked for."""
    found = BLANKS.get((state, seats))
    if found is None:
        found = BLANKS[state, seats] = _Blank(state, seats, known)
    if not found.needs <= known.keys():
        raise TypeError(f"no beginning, and not known: {', '.join(sorted(found.needs - known.keys()))}")
    table: S = found.table.copy()
    for name, make in found.shared:
        setattr(table, name, make(seats))
    for name, value in known.items():
        setattr(table, name, value)
    return table


class _Blank:
    """One to be copied; what it needs to know; and what its copies would share with it, to be made for each of them."""

    def __init__(self, state: Callable[[], Any], seats: int, known: dict[str, object]) -> None:
        begins: dict[str, Any] = {field.name: field.default for field in fields(cast(Any, state))}
        self.needs = {name for name, value in begins.items() if value is MISSING}
        self.table = state()
        for name, value in (begins | known).items():
            setattr(self.table, name, value.make(seats) if isinstance(value, _Beginning) else value)
        if hasattr(self.table, "__post_init__"):
            self.table.__post_init__()
        copy = self.table.copy()
        made = [(name, value.make) for name, value in begins.items() if isinstance(value, _Beginning)]
        self.shared = [(name, make) for name, make in made if _shares(getattr(self.table, name), getattr(copy, name))]


def _shares(one: Any, other: Any) -> bool:
    return one is other or any(a is b and isinstance(a, list) for a, b in zip(one, other, strict=True))


BLANKS: Final[dict[tuple[Any, int], _Blank]] = {}

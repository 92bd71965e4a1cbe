"""Defaults of the fields of a game's state, declared at each field.

    round_no: int = 0
    contenders: list[int] = fresh(list)
    wins: list[int] = per_seat(0)
    hands: list[list[int]] = per_seat(fresh(list))

`new_state` makes a state of these; a field without a default is given to it. States have no `__init__` (`init=False`):
mypyc does not compile the one that a dataclass writes, and passing every field took most of the time of a copy.
"""

from collections.abc import Callable
from dataclasses import MISSING, fields
from typing import Any, Final, TypeVar, cast

S = TypeVar("S")


class _Default:
    """A default value that is made again for each state."""

    __slots__ = ("make",)

    def __init__(self, make: Callable[[int], Any]) -> None:
        self.make = make


def fresh(make: Callable[[], Any]) -> Any:
    return _Default(lambda seats: make())


def repeated(count: int, value: Any) -> Any:
    return _Default(lambda seats: [value] * count)


def per_seat(value: Any) -> Any:
    """A list with that value for each seat. A `fresh` value is made once per seat."""
    if isinstance(value, _Default):
        return _Default(lambda seats: [value.make(seats) for _ in range(seats)])
    return _Default(lambda seats: [value] * seats)


def new_state(state: Callable[[], S], seats: int, **known: object) -> S:
    """A state with its defaults and the `known` fields. Raises TypeError if a field without a default is missing.

    The first state of a class and number of seats is built field by field; later ones are copied from it.
    """
    found = TEMPLATES.get((state, seats))
    if found is None:
        found = TEMPLATES[state, seats] = _Template(state, seats, known)
    if not found.needs <= known.keys():
        raise TypeError(f"no default, and no value given: {', '.join(sorted(found.needs - known.keys()))}")
    table: S = found.table.copy()
    for name, make in found.shared:
        setattr(table, name, make(seats))
    for name, value in known.items():
        setattr(table, name, value)
    return table


class _Template:
    """A state to copy from, with the fields that callers must give and the defaults that copies must not share."""

    def __init__(self, state: Callable[[], Any], seats: int, known: dict[str, object]) -> None:
        begins: dict[str, Any] = {field.name: field.default for field in fields(cast(Any, state))}
        self.needs = {name for name, value in begins.items() if value is MISSING}
        self.table = state()
        for name, value in (begins | known).items():
            setattr(self.table, name, value.make(seats) if isinstance(value, _Default) else value)
        if hasattr(self.table, "__post_init__"):
            self.table.__post_init__()
        copy = self.table.copy()
        made = [(name, value.make) for name, value in begins.items() if isinstance(value, _Default)]
        self.shared = [(name, make) for name, make in made if _shares(getattr(self.table, name), getattr(copy, name))]


def _shares(one: Any, other: Any) -> bool:
    return one is other or any(a is b and isinstance(a, list) for a, b in zip(one, other, strict=True))


TEMPLATES: Final[dict[tuple[Any, int], _Template]] = {}

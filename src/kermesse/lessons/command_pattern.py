"""Patterns of commands: `exchange B 0`. A pattern names a command and its first parameters; `*` matches any value."""

from collections.abc import Iterable
from functools import cache
from typing import Any, Final

import msgspec
from msgspec import inspect as shape

from kermesse.core.game import Command
from kermesse.core.tags import snake_case
from kermesse.core.units import SEAT, unit_within

LETTERS: Final = "ABCDEFGHIJ"  # of the seats
ANY: Final = "*"


def in_words(command: Command) -> list[str]:
    """The command's name and its parameters, in order."""
    kind = type(command)
    return [
        _name(kind),
        *(as_word(getattr(command, name), is_seat) for name, is_seat in _parameters(kind)),
    ]


@cache
def _name(kind: type[Command]) -> str:
    return snake_case(kind.__name__)


@cache
def _parameters(kind: type[Command]) -> tuple[tuple[str, bool], ...]:
    """The parameters of a kind of command, each with True if it is a seat."""
    struct_type = shape.type_info(kind)
    assert isinstance(struct_type, shape.StructType)
    return tuple((field.name, unit_within(field.type) == SEAT) for field in struct_type.fields)


def as_word(value: Any, is_seat: bool = False) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return "-"
    if is_seat and isinstance(value, int) and 0 <= value < len(LETTERS):
        return LETTERS[value]
    if isinstance(value, list | tuple):
        return ",".join(as_word(one) for one in value) or "-"
    if isinstance(value, msgspec.Struct):
        return "/".join(as_word(getattr(value, field)) for field in value.__struct_fields__)
    return str(value) or "-"


def fits(pattern: str, command: Command) -> bool:
    wanted = pattern.split()
    if wanted[:1] not in ([ANY], [_name(type(command))]):
        return False  # quick: most commands differ by their names
    said = in_words(command)
    return len(wanted) <= len(said) and all(
        word in (ANY, other) for word, other in zip(wanted, said[: len(wanted)], strict=True)
    )


def fitting(pattern: str, commands: Iterable[Command]) -> list[Command]:
    return [command for command in commands if fits(pattern, command)]

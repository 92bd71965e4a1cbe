"""Options of a table: typed, checked, the same name for the same thing in every game."""

import difflib
import json
from typing import Any, Literal, TypeAlias, TypeVar

import msgspec

Pace: TypeAlias = Literal["off", "relaxed", "normal", "fast"]
Chat: TypeAlias = Literal["open", "phrases", "none"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every table can choose. A game's options extend this."""

    timers: Pace = "normal"  # pace of decisions
    chat: Chat = "open"
    memory_aid: bool = True  # the view keeps showing what the seat has learnt


class BadOptions(Exception):
    """Options that cannot be: the message says which and what would be right."""


O = TypeVar("O", bound=Options)  # noqa: E741


def read_options(kind: type[O], given: dict[str, Any]) -> O:
    """Options from plain values, or from words as typed on a command line."""
    known = kind.__struct_fields__
    for name in given:
        if name not in known:
            near = difflib.get_close_matches(name, known, n=1)
            hint = f"; did you mean '{near[0]}'?" if near else ""
            raise BadOptions(f"unknown option '{name}'{hint} (options: {', '.join(known)})")
    try:
        return msgspec.convert({name: _value(value) for name, value in given.items()}, kind, strict=False)
    except msgspec.ValidationError as error:
        raise BadOptions(_explain(str(error))) from None


def plain_options(options: Options) -> dict[str, Any]:
    plain = msgspec.to_builtins(options)
    assert isinstance(plain, dict)
    return plain


def _value(value: Any) -> Any:
    if isinstance(value, str) and value[:1] in "{[":
        try:
            return json.loads(value)
        except json.JSONDecodeError as error:
            raise BadOptions(f"'{value}' is not JSON: {error.msg}") from None
    return value


def _explain(error: str) -> str:
    what, _, where = error.partition(" - at `$.")
    return f"option '{where.rstrip('`')}': {what[0].lower()}{what[1:]}" if where else error

"""Options of a table: typed, checked, and with the same names in every game."""

import difflib
import re
from typing import Any, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import inspect as shape

from kermesse.core.clock import Millis
from kermesse.core.units import unit_within

Pace: TypeAlias = Literal["off", "relaxed", "normal", "fast"]
Chat: TypeAlias = Literal["open", "phrases", "none"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The options that every table has. A game's options extend this class."""

    timers: Pace = "normal"  # pace of decisions
    chat: Chat = "open"
    memory_aid: bool = True  # the view keeps showing everything that the seat has learnt
    # The table's own time limits for some decisions, at any pace; 0: no limit (`core/pace.py`).
    limits_ms: dict[str, Millis] = {}


class BadOptions(Exception):
    """Raised for options that cannot be: names the option, the `part` of it if it has several, and the reason.

    The sentence for the player is the message `bad-option-<code>` of the game's catalogue or of the common one.
    """

    def __init__(self, option: str, code: str, part: str = "", unit: str = "", **args: str | int | float) -> None:
        super().__init__(option, code)
        self.option = option
        self.code = code
        self.part = part
        self.unit = unit  # of the numbers in `args`: `MILLIS`, or ''
        self.args_given = args

    def __str__(self) -> str:
        where = f"{self.option}.{self.part}" if self.part else self.option
        given = "".join(f", {name} {value}" for name, value in self.args_given.items())
        return f"option '{where}': {self.code}{given}"


O = TypeVar("O", bound=Options)  # noqa: E741


def read_options(kind: type[O], given: dict[str, Any]) -> O:
    """Options from plain values, or from words typed on a command line."""
    known = kind.__struct_fields__
    for name in given:
        if name not in known:
            near = difflib.get_close_matches(name, known, n=1)
            if near:
                raise BadOptions(name[:40], "unknown_near", near=near[0])
            raise BadOptions(name[:40], "unknown", known=", ".join(known))
    try:
        return msgspec.convert({name: _value(name, value) for name, value in given.items()}, kind, strict=False)
    except msgspec.ValidationError as error:
        raise _explained(kind, str(error)) from None


def first_seat(chosen: str, seats: int) -> int | None:
    """The seat that the table names to go first (`seat:2`); None if it names none.

    Raises BadOptions if there is no such seat.
    """
    if not chosen.startswith("seat:"):
        return None
    seat = int(chosen[5:])
    if seat >= seats:
        raise BadOptions("first_player", "no_such_seat", seats=seats)
    return seat


def plain_options(options: Options) -> dict[str, Any]:
    plain = msgspec.to_builtins(options)
    assert isinstance(plain, dict)
    return plain


def _value(name: str, value: Any) -> Any:
    if not isinstance(value, str):
        return value
    try:
        text = value.encode()
    except UnicodeError:  # a command line may hold bytes that are not text
        raise BadOptions(name, "bad_value") from None
    if text[:1] not in (b"{", b"["):
        return value
    try:
        return msgspec.json.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadOptions(name, "not_json", value=value[:40], fault=str(error)) from None


def _explained(kind: type[Options], error: str) -> BadOptions:
    """BadOptions that says which values the field's type allows."""
    found = re.search(r"`\$\.(\w+)", error)
    info = shape.type_info(kind)
    assert isinstance(info, shape.StructType)
    field = next((field for field in info.fields if found and field.name == found[1]), None)
    if field is None:
        return BadOptions("", "bad_value")
    unit = unit_within(field.type)
    type_ = field.type.type if isinstance(field.type, shape.Metadata) else field.type
    match type_:
        case shape.IntType(ge=least, le=most) | shape.FloatType(ge=least, le=most) if None not in (least, most):
            return BadOptions(field.name, "range", unit=unit, least=least or 0, most=most or 0)
        case shape.LiteralType(values=values):
            return BadOptions(field.name, "choice", choices=", ".join(str(value) for value in values))
    return BadOptions(field.name, "bad_value")

"""Copies of states, by the declared types of their fields.

    @dataclass(slots=True, init=False)
    class KromState(Copied): ...

The `copy` of a class is written out of its fields when it is first called, one line for each, since a loop over them
would take most of the time. `scripts/compile_engine.py` writes the same text into the classes that it compiles.
"""

import sys
import textwrap
from dataclasses import is_dataclass
from types import UnionType
from typing import Annotated, Any, Final, Literal, Self, Union, cast, get_args, get_origin, get_type_hints

SHARED: Final = "shared"  # a value that is replaced and never changed in place: copies share it


class Copied:
    """A class whose copies share nothing that is changed in place. They share values of a class without a `copy`."""

    __slots__ = ()

    def copy(self) -> Self:
        """A copy. Raises TypeError for a field whose type does not say how to copy it."""
        write_copy(type(self))
        return self.copy()


def write_copy(kind: type[Copied]) -> None:
    """Give a class its own `copy`, if it has not one yet."""
    if "copy" not in vars(kind):
        found: dict[str, Any] = {}
        exec(copy_text(kind), vars(sys.modules[kind.__module__]), found)
        found["copy"].__qualname__ = f"{kind.__qualname__}.copy"  # so that it can be pickled
        setattr(kind, "copy", found["copy"])  # noqa: B010


def copy_text(kind: type[Copied]) -> str:
    """The source of the `copy` of a class."""
    name, cls = kind.__name__, cast(Any, kind)  # mypy sees no dataclass in it
    parts = {field: _copy_of(f"self.{field}", hint) for field, hint in _fields(kind)}
    if is_dataclass(cls) and "__init__" in vars(kind):
        lines = [f"return {name}({', '.join(parts.values())})"]
    else:
        # mypy does not know the slots of a base class
        known = {field: "" if field in vars(kind)["__annotations__"] else "  # type: ignore[misc]" for field in parts}
        lines = [f"other.{field} = {part}{known[field]}" for field, part in parts.items()]
        lines = [f"other = {name}()", *lines, "return other"]
    return f'def copy(self) -> "{name}":\n' + textwrap.indent("\n".join(lines), "    ") + "\n"


def _fields(kind: type[Copied]) -> list[tuple[str, Any]]:
    """The fields and their types, those of its base classes after its own."""
    hints = get_type_hints(kind, include_extras=True)
    return [(field, hints[field]) for base in kind.__mro__ for field in vars(base).get("__annotations__", ())]


def _copy_of(value: str, hint: Any, depth: int = 0) -> str:
    """An expression for a copy of that value; the value itself if copies may share it."""
    origin, parts, item = get_origin(hint) or hint, get_args(hint), f"one{depth or ''}"
    if origin is Annotated:
        return value if SHARED in hint.__metadata__ else _copy_of(value, parts[0], depth)
    if origin in (Union, UnionType):
        copies = {_copy_of(value, part, depth) for part in parts} - {value}
        if not copies:
            return value
        if len(copies) == 1 and len(parts) == 2 and type(None) in parts:
            return f"(None if {value} is None else {copies.pop()})"
    elif origin in (list, dict):
        inner = _copy_of(item, parts[-1], depth + 1) if parts else item
        if inner == item:
            return f"{value}[:]" if origin is list else f"{value}.copy()"
        if origin is list:
            return f"[{inner} for {item} in {value}]"
        return f"{{key: {inner} for key, {item} in {value}.items()}}"
    elif origin is set:
        return f"{value}.copy()"
    elif origin is tuple:
        if all(part is ... or _copy_of(item, part) == item for part in parts):
            return value
    elif origin is Literal:
        return value
    elif isinstance(origin, type):
        return f"{value}.copy()" if hasattr(origin, "copy") and origin is not frozenset else value
    raise TypeError(f"{value}: how to copy {hint} is not known")

"""Read an observation back by its names, and compare it with the fields of the view that it was written of."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
from numpy.typing import NDArray

SCALED = re.compile(r"(.+) (?:/(\d+)|(-?\d+)\.\.(\d+))")
GROWING = re.compile(r"(.+) n/\(n\+(\d+)\)")
WORD = re.compile(r"(.+?)=(.*)")


@cache
def places_of(names: tuple[str, ...]) -> dict[str, list[tuple[int, str, tuple[str | None, ...]]]]:
    """By the path of a field: the numbers that say it, and what each means."""
    found: dict[str, list[tuple[int, str, tuple[str | None, ...]]]] = {}
    for place, name in enumerate(names):
        for kind, pattern in (("growing", GROWING), ("scaled", SCALED), ("word", WORD)):
            if match := pattern.fullmatch(name):
                base, *rest = match.groups()
                if not str(base).endswith(" count") and " " not in str(base):
                    found.setdefault(str(base), []).append((place, kind, tuple(rest)))
                break
        else:
            if " " not in name:
                found.setdefault(name, []).append((place, "flag", ()))
    return found


def compared(names: list[str], seen: NDArray[Any], view: Any, seats: int) -> Iterator[tuple[str, Any, Any]]:
    """Each plain value of the view that the numbers say: its path, and what view and numbers say."""
    places = places_of(tuple(names))
    for path, value in leaves(view, "", max(view.viewer, 0), seats, places):
        for place, kind, rest in places.get(path, ()):
            number = float(seen[place])
            if kind == "flag" and isinstance(value, bool):
                yield path, value, bool(number)
            elif kind == "scaled" and isinstance(value, int):
                least = int(rest[1] or 0)
                yield path, value, round(least + number * (int(rest[0] or rest[2] or 0) - least))
            elif kind == "growing" and isinstance(value, int) and value >= 0:
                yield path, value, round(number * int(rest[0] or 0) / (1 - number))
        words = [(rest[0], float(seen[place])) for place, kind, rest in places.get(path, ()) if kind == "word"]
        if words:
            said = said_as(value, words[0][0], max(view.viewer, 0), seats)
            if any(word == said for word, _ in words):
                yield path, said, next((word for word, number in words if number), None)


def said_as(value: Any, first: str | None, own: int, seats: int) -> str:
    """The word for a value; seats are counted from the own one on."""
    if first == "own":
        return (
            f"none({value})"
            if value is None or not 0 <= value < seats
            else f"+{on}"
            if (on := (value - own) % seats)
            else "own"
        )
    return repr(value) if value == "" else str(value)


def leaves(value: Any, path: str, own: int, seats: int, places: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """The plain values in a view by their paths; a list by seats begins with the own one."""
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            if name not in ("options", "now"):
                yield from leaves(getattr(value, name), f"{path}.{name}".lstrip("."), own, seats, places)
    elif isinstance(value, list | tuple):
        by_seat = len(value) == seats and any(name.startswith(f"{path}.own") for name in places)
        for number, item in enumerate(value):
            on = (number - own) % seats
            yield from leaves(
                item, f"{path}.{f'+{on}' if on else 'own'}" if by_seat else f"{path}[{number}]", own, seats, places
            )
    else:
        yield path, value

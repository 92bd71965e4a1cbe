"""The form of a game's table."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from kermesse.core.game import Event


@dataclass(frozen=True)
class Thing:
    """An event that tells of things that a seat had or used."""

    group: str  # things that are told together, under the heading `things-<group>` of the game's catalogue
    how: Literal["had", "used"]
    event: type[Event]
    items: Callable[[Any], Iterable[str]]  # of the event
    name: str = ""  # an item is called `<name>-<item>` there; as the group if it is empty
    seat: str = "seat"  # the event's field that says whose


@dataclass(frozen=True)
class Facts:
    things: Sequence[Thing] = ()
    # Of a state, by seat: who has most leads. None: nobody leads, or nothing is known.
    standing: Callable[[Any], Sequence[float]] | None = None
    # The event that tells that a seat's time ran out, and its field that says for which decision.
    expired: tuple[type[Event], str] | None = None
    role: str = ""  # a role of the outcome is called `<role>-<name>`

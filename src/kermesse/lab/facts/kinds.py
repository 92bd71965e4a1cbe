"""The form of a game's table."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from kermesse.core.game import Event, Seat

E = TypeVar("E", bound=Event)


class OfASeat(Protocol):
    """An event that tells of one seat."""

    @property
    def seat(self) -> Seat: ...


def by_seat(event: OfASeat) -> Seat:
    return event.seat


class Counted(Protocol):
    """Things that some event tells of."""

    @property
    def group(self) -> str: ...  # things of a group stand under the heading `things-<group>` of the game's catalogue

    @property
    def name(self) -> str: ...  # an item is called `<name>-<item>` there; as the group if it is empty

    def counted(self, event: Event) -> Iterator[tuple[Seat, str]]:
        """Yield the seat that had or used something, and the item, for each that this event tells of."""


@dataclass(frozen=True)
class Thing(Generic[E]):
    """The things of one kind of event: mypy holds the functions against its fields."""

    group: str
    event: type[E]
    seat: Callable[[E], Seat]
    items: Callable[[E], Iterable[str]]
    name: str = ""

    def counted(self, event: Event) -> Iterator[tuple[Seat, str]]:
        if isinstance(event, self.event):
            for item in self.items(event):
                yield self.seat(event), item


class Lateness(Protocol):
    """Decisions whose time ran out, as told by some event."""

    def expired(self, event: Event) -> Iterator[tuple[Seat, str]]:
        """Yield the seat and the decision, if this event tells of one."""


@dataclass(frozen=True)
class Expired(Generic[E]):
    """The event that tells that a seat's time ran out."""

    event: type[E]
    decision: Callable[[E], str]
    seat: Callable[[E], Seat]

    def expired(self, event: Event) -> Iterator[tuple[Seat, str]]:
        if isinstance(event, self.event):
            yield self.seat(event), self.decision(event)


@dataclass(frozen=True)
class Facts:
    things: Sequence[Counted] = ()
    # Of a state, by seat: who has most leads. None: nobody leads, or nothing is known.
    standing: Callable[[Any], Sequence[float]] | None = None
    lateness: Lateness | None = None
    role: str = ""  # a role of the outcome is called `<role>-<name>`

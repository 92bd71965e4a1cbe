"""Numbers for a game's commands.

For given seats and options the commands of a game are a finite set. Each kind of command lists the values that its
parameters can have (a `Kind`). The numbers follow from these lists: kinds in their order, and within a kind the last
parameter changes fastest. Numbers do not change within a rules version. Free text has no number.
"""

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from itertools import accumulate, combinations
from math import prod
from typing import Any, Final, Generic, Protocol, TypeVar

import msgspec

C = TypeVar("C", bound=msgspec.Struct)

MOST_ACTIONS: Final = 2**31 - 1  # the largest action count that common reinforcement learning libraries accept


class Domain(Protocol):
    """All values that a parameter can have, in a fixed order. A `range` is a domain."""

    def __len__(self) -> int: ...

    def __getitem__(self, place: int, /) -> Any: ...

    def index(self, value: Any, /) -> int:
        """The position of `value`. Raises ValueError if it is not in the domain."""
        ...


class Values:
    """A domain made of the given values, without duplicates."""

    def __init__(self, values: Iterable[Any]) -> None:
        self._values = tuple(values)
        self._places = {value: place for place, value in enumerate(self._values)}
        if len(self._places) != len(self._values):
            raise ValueError("a value stands twice in what a parameter can be")

    def __len__(self) -> int:
        return len(self._values)

    def __getitem__(self, place: int, /) -> Any:
        return self._values[place]

    def index(self, value: Any, /) -> int:
        try:
            return self._places[value]
        except (KeyError, TypeError):
            raise ValueError(f"{value!r} is not among what this parameter can be") from None


EITHER: Final = Values((False, True))


def subsets(things: Iterable[Any], least: int = 0, most: int | None = None) -> Values:
    """All subsets with `least` to `most` members, as tuples in the order of `things`."""
    known = tuple(things)
    most = len(known) if most is None else min(most, len(known))
    return Values(some for size in range(least, most + 1) for some in combinations(known, size))


class Kind(Generic[C]):
    """One kind of command, with the values of each parameter in the order of the command's fields."""

    def __init__(self, command: type[C], **parameters: Domain) -> None:
        fields = command.__struct_fields__
        unknown = set(parameters) - set(fields)
        missing = [field for field in fields if field not in parameters]
        if unknown or missing:
            raise ValueError(f"{command.__name__} has {', '.join(fields)}; given {', '.join(parameters)}")
        self.command = command
        self.fields = fields
        self.domains: tuple[Domain, ...] = tuple(parameters[field] for field in fields)
        self.size = prod(len(domain) for domain in self.domains)

    def index_of(self, command: C) -> int:
        place = 0
        for field, domain in zip(self.fields, self.domains, strict=True):
            place = place * len(domain) + domain.index(getattr(command, field))
        return place

    def command_of(self, place: int) -> C:
        values: list[Any] = []
        for domain in reversed(self.domains):
            place, at = divmod(place, len(domain))
            values.append(domain[at])
        return self.command(*reversed(values))


class Forms(Kind[C]):
    """A kind of command given as a list of all its forms, for commands whose parameters do not combine freely."""

    def __init__(self, command: type[C], forms: Iterable[C]) -> None:
        self.command = command
        self._forms = Values(forms)
        self.size = len(self._forms)

    def index_of(self, command: C) -> int:
        return self._forms.index(command)

    def command_of(self, place: int) -> C:
        form: C = self._forms[place]
        return form


class Numbering(Generic[C]):
    """The commands of a game for given seats and options, from 0 to `count` - 1."""

    def __init__(self, kinds: Iterable[Kind[Any]]) -> None:
        self._kinds = tuple(kinds)
        self._starts = [0, *accumulate(kind.size for kind in self._kinds)]
        self._kind_of = {kind.command: number for number, kind in enumerate(self._kinds)}
        self.count = self._starts[-1]
        if len(self._kind_of) != len(self._kinds):
            raise ValueError("a kind of command is numbered twice")
        if not 0 < self.count <= MOST_ACTIONS:
            raise ValueError(f"{self.count} actions: there can be 1 to {MOST_ACTIONS}")

    def __len__(self) -> int:
        return self.count

    def index_of(self, command: C) -> int:
        """The number of a command. Raises ValueError if it has none."""
        number = self._kind_of.get(type(command))
        if number is None:
            raise ValueError(f"{type(command).__name__} has no number")
        try:
            return self._starts[number] + self._kinds[number].index_of(command)
        except ValueError as error:
            raise ValueError(f"{type(command).__name__}: {error}") from None

    def command_of(self, index: int) -> C:
        """The command with that number. Raises ValueError if there is none."""
        if not 0 <= index < self.count:
            raise ValueError(f"there is no action {index}: they run from 0 to {self.count - 1}")
        number = bisect_right(self._starts, index) - 1
        command: C = self._kinds[number].command_of(index - self._starts[number])
        return command

    def __iter__(self) -> Iterator[C]:
        return (self.command_of(index) for index in range(self.count))

"""What outlives the server: the tables' logs, people, and the records of finished games.

`Storage` is what the house asks of a database. It has two: a file (`sqlite_storage.py`), and PostgreSQL (`postgres_storage.py`);
`homes.py` opens the one that was named.
"""

from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple, Protocol, TypeAlias, TypeVar

import msgspec

# ---------------------------------------------------------------- storage

T = TypeVar("T")

Then: TypeAlias = Callable[[], None] | None
MadeRoom: TypeAlias = Callable[[str, int], None]  # `people` or `records`, and how many went before their time

DAY: Final = 24 * 3600


class PersonRow(NamedTuple):
    id: str
    secret: bytes  # a hash
    name: str
    made: int = 0  # seconds of the wall clock
    seen: int = 0  # the same; 0: they are passing, who have never sat down nor spoken


class Finished(NamedTuple):
    """A finished game of which the record is kept, and the seat of whoever it was asked for."""

    id: str
    game: str
    seat: int
    at: int  # when it ended: seconds of the wall clock
    advised: bool = False  # they asked a bot for advice in it


class Found(NamedTuple):
    """A table's log, as it was found."""

    table: str
    lines: list[str]
    whole: bool  # every line that was ever acknowledged is there, and as it was written


class StorageFailed(Exception):
    """The database cannot be used. The message is for the operator: what it is, and what to do."""


class Damaged(Exception):
    """What was asked for is kept, but is not what was written."""


class Retention(NamedTuple):
    """How long things are kept that nobody asks for, in seconds; and how large the file may grow, in bytes."""

    records: float = 400 * DAY
    people: float = 400 * DAY
    passing: float = DAY  # those of them who never sat down nor spoke
    most_passing: int = 5_000
    bytes: int = 2 << 30


def first_to_free(much: int, rows: Iterable[tuple[T, int]]) -> list[T]:
    """Of rows with their sizes, the first that free so many bytes together."""
    gone, free = [], 0
    for row, size in rows:
        if free >= much:
            break
        gone.append(row)
        free += size
    return gone


class Storage(Protocol):
    """What a database must do for the house.

    Writing never waits. What is asked for becomes durable in that order; `then` is called when it is, and so is everything
    asked for before it. While the disk fails nothing is called: it is tried again until the disk takes it. Reading may wait.
    """

    told: list[str]  # what had to be done to the database, for the server's log
    bad_rows: int  # damaged lines, as `live` found them
    on_failure: Callable[[StorageFailed], None]
    on_trouble: Callable[[str], None]  # '' when it is over
    on_lost: Callable[[str], None]  # a table is another server's by now: nothing is written or told of it any more

    @property
    def trouble(self) -> str: ...
    def append(self, table: str, lines: Sequence[bytes], then: Then = None) -> None: ...
    def keep_person(self, person: PersonRow) -> None: ...
    def forget_person(self, person: str) -> None: ...
    def keep_understood(self, person: str, kinds: str) -> None: ...
    def played_by(self, person: str) -> Awaitable[list[Finished]]: ...
    async def people_called(self, name: str) -> list[PersonRow]: ...
    async def logs_with(self, person: str) -> dict[str, dict[int, bytes]]: ...
    async def rewrite(self, lines: Mapping[tuple[str, int], bytes]) -> None: ...
    def keep_record(self, table: str, info: str, record: str, at: int = 0) -> None: ...
    def keep_analysis(self, table: str, seat: int, analysis: str) -> None: ...
    def close_table(self, table: str) -> None: ...
    def put_aside(self, table: str, why: str, at: int) -> None: ...
    def take_up(self, table: str) -> None: ...
    def synced(self) -> Awaitable[None]: ...
    def ready(self) -> Awaitable[None]: ...
    async def live(self) -> Iterator[Found]: ...
    async def log_of(self, table: str) -> Found | None: ...
    async def aside(self) -> dict[str, tuple[str, int]]: ...
    async def person(self, secret: bytes) -> PersonRow | None: ...
    async def understood(self, person: str) -> str: ...
    async def record(self, table: str) -> tuple[str, str] | None: ...
    async def analysis(self, table: str, seat: int) -> str: ...
    def bytes_of(self, table: str) -> int: ...
    def size(self) -> int: ...
    async def sweep(self, keep: Retention, made_room: MadeRoom = ...) -> None: ...
    async def close(self) -> None: ...


# ---------------------------------------------------------------- played


class KeptPlace(msgspec.Struct):
    advised: bool = False  # whoever sat there asked a bot for advice: the result is not all their own


class KeptInfo(msgspec.Struct):
    """Of what is kept of a finished table, what says whose game it was: never sent to anybody."""

    game: str
    people: list[str] = []  # by seat; '' for bots and whoever wants to be forgotten
    places: list[KeptPlace] = []


def games_of(person: str, rows: Iterable[tuple[str, str, int]]) -> list[Finished]:
    """Of rows of a table, what is said of it, and when it ended. Raises msgspec.MsgspecError if one cannot be read."""
    found = [(table, msgspec.json.decode(info, type=KeptInfo), at) for table, info, at in rows]
    return [
        Finished(table, info.game, seat, at, info.places[seat].advised if seat < len(info.places) else False)
        for table, info, at in found
        if person in info.people and (seat := info.people.index(person)) >= 0
    ]

"""The contract of a house's database, in which tables' logs, people and records of finished games outlive the server.

There are two: a file (sqlite.py) and PostgreSQL (postgres.py). open_storage.py opens the one that was named.
"""

from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple, Protocol, TypeAlias, TypeVar

import msgspec

T = TypeVar("T")

Then: TypeAlias = Callable[[], None] | None
MadeRoom: TypeAlias = Callable[[str, int], None]  # `people` or `records`, and how many went before their time

DAY: Final = 24 * 3600


class PersonRow(NamedTuple):
    id: str
    name: str
    made: int = 0  # seconds of the wall clock
    seen: int = 0  # when they last came, the same; 0 as long as they never sat down nor spoke


DEVICE: Final = "device"  # a secret in a browser's cookie
PASSKEY: Final = "passkey"
SHEET: Final = "sheet"  # words on paper


class LinkRow(NamedTuple):
    """One way in to a person. All but `data`, `name` and `used` stays as it was made."""

    id: str
    person: str
    kind: str
    key: bytes  # by which it is found: a hash of the secret or the words, or a passkey's credential id
    data: bytes = b""  # of a passkey: its public key and its count of signatures
    name: str = ""  # a browser and its system, or what the person calls it
    made: int = 0  # seconds of the wall clock
    used: int = 0  # when somebody last came by it, the same, to the day


class PendingRow(NamedTuple):
    """Something that waits for minutes for its second half: a challenge to a passkey, a code for another device."""

    key: bytes  # a hash of what somebody shows
    data: bytes
    until: int  # seconds of the wall clock


class Finished(NamedTuple):
    """One of somebody's finished games of which the record is kept, with their seat."""

    id: str
    game: str
    seat: int
    at: int  # when it ended: seconds of the wall clock
    advised: bool = False  # they asked a bot for advice in it


class Listeners(NamedTuple):
    """Functions that a storage calls, always in the loop."""

    on_commit: Callable[[int, float], None] = lambda writes, seconds: None
    on_failure: Callable[["StorageFailed"], None] = lambda error: None
    on_trouble: Callable[[str], None] = lambda why: None
    on_lost: Callable[[str], None] = lambda table: None


class Found(NamedTuple):
    """A table's log, as it was found."""

    table: str
    lines: list[str]
    whole: bool  # every line that was ever acknowledged is there, as it was written


class StorageFailed(Exception):
    """The database cannot be used. The message tells the operator why, and what to do."""


class Damaged(Exception):
    """A row is there, but is not what was written."""


class Retention(NamedTuple):
    """Seconds for which things are kept that nobody asks for, and bytes to which the database may grow."""

    records: float = 400 * DAY
    people: float = 400 * DAY
    passing: float = DAY  # people who never sat down nor spoke
    most_passing: int = 5_000
    bytes: int = 2 << 30


def first_to_free(much: int, rows: Iterable[tuple[T, int]]) -> list[T]:
    """Returns the first rows that free `much` bytes together, of rows with their sizes."""
    gone, free = [], 0
    for row, size in rows:
        if free >= much:
            break
        gone.append(row)
        free += size
    return gone


class Storage(Protocol):
    """A database of the house.

    Writing never waits. Writes become durable in the order in which they are asked for; `then` is called when that one
    is, and everything before it. While the disk fails nothing is called, and the write is tried again until the disk
    takes it. Reading may wait.
    """

    opening_notes: list[str]  # what was done to the database when it was opened, for the server's log
    bad_rows: int  # damaged lines, as `live` found them
    on_failure: Callable[[StorageFailed], None]
    on_trouble: Callable[[str], None]  # '' when it is over
    on_lost: Callable[[str], None]  # another server has the table now: nothing more is written or told of it

    @property
    def trouble(self) -> str: ...
    def append(self, table: str, lines: Sequence[bytes], then: Then = None) -> None: ...
    def keep_person(self, person: PersonRow) -> None: ...
    def forget_person(self, person: str) -> None: ...
    def add_link(self, link: LinkRow) -> None: ...
    def change_link(self, link: LinkRow) -> None: ...
    def forget_link(self, id: str) -> None: ...
    def take_away_link(self, link: LinkRow) -> None: ...
    def keep_pending(self, pending: PendingRow) -> None: ...
    def change_pending(self, pending: PendingRow) -> None: ...
    async def take_pending(self, key: bytes) -> PendingRow | None: ...
    async def take_link(self, id: str) -> bool: ...
    def keep_understood(self, person: str, kinds: str) -> None: ...
    def played_by(self, person: str) -> Awaitable[list[Finished]]: ...
    async def people_called(self, name: str) -> list[PersonRow]: ...
    async def logs_with(self, person: str) -> dict[str, dict[int, bytes]]: ...
    async def rewrite(self, lines: Mapping[tuple[str, int], bytes]) -> None: ...
    def keep_record(self, table: str, info: str, record: str, at: int = 0) -> None: ...
    def keep_analysis(self, table: str, seat: int, analysis: str) -> None: ...
    def count(self, what: str) -> None: ...
    def close_table(self, table: str) -> None: ...
    def quarantine(self, table: str, why: str, at: int) -> None: ...
    def end_quarantine(self, table: str) -> None: ...
    def synced(self) -> Awaitable[None]: ...
    def ready(self) -> Awaitable[None]: ...
    async def live(self) -> Iterator[Found]: ...
    async def log_of(self, table: str) -> Found | None: ...
    async def quarantined(self) -> dict[str, tuple[str, int]]: ...
    async def person(self, id: str) -> PersonRow | None: ...
    async def link(self, key: bytes) -> LinkRow | None: ...
    async def links_of(self, person: str) -> list[LinkRow]: ...
    async def passkeys(self) -> list[LinkRow]: ...
    async def pending(self, key: bytes) -> PendingRow | None: ...
    async def understood(self, person: str) -> str: ...
    async def record(self, table: str) -> tuple[str, str] | None: ...
    async def analysis(self, table: str, seat: int) -> str: ...
    async def counts(self, of: str) -> dict[str, int]: ...
    def bytes_of(self, table: str) -> int: ...
    def size(self) -> int: ...
    async def sweep(self, retention: Retention, made_room: MadeRoom = ...) -> None: ...
    async def close(self) -> None: ...


class KeptPlace(msgspec.Struct):
    advised: bool = False  # whoever sat there asked a bot for advice


class KeptInfo(msgspec.Struct):
    """The part of a finished table's info that says who played. Never sent to anybody."""

    game: str
    people: list[str] = []  # by seat; '' for bots and whoever wants to be forgotten
    places: list[KeptPlace] = []


def games_of(person: str, rows: Iterable[tuple[str, str, int]]) -> list[Finished]:
    """Returns the games that were theirs, of rows of table, info and time. Raises msgspec.MsgspecError if an info
    cannot be read."""
    found = [(table, msgspec.json.decode(info, type=KeptInfo), at) for table, info, at in rows]
    return [
        Finished(table, info.game, seat, at, info.places[seat].advised if seat < len(info.places) else False)
        for table, info, at in found
        if person in info.people and (seat := info.people.index(person)) >= 0
    ]

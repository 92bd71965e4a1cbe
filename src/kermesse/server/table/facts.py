"""What acts and presence may know of a table, and what a table needs of the house around it.

They read, and say what is to be done (`effects.py`); nothing here can be put in another's place but by the table itself.
"""

from collections.abc import Mapping, Sequence
from typing import Protocol

from kermesse.core.game import AnyGame, Seat
from kermesse.core.match import Step
from kermesse.games import Catalogue
from kermesse.server.storage.limits import Buckets, Limits
from kermesse.server.storage.metrics import Metrics
from kermesse.server.storage.people import People
from kermesse.server.storage.storage import Storage
from kermesse.server.storage.tasks import Tasks
from kermesse.server.table.advice import Adviser
from kermesse.server.table.audience import Audiences
from kermesse.server.table.bots import TableBots, Thinkers
from kermesse.server.table.clock import TableClock
from kermesse.server.table.seating import Seating
from kermesse.server.table.views import AnyMatch


class Votes:
    """The seats that have asked for a pause, to go on, for a rematch."""

    __slots__ = ("pause", "rematch", "resume")

    def __init__(self) -> None:
        self.pause: set[Seat] = set()
        self.resume: set[Seat] = set()
        self.rematch: set[Seat] = set()


class Facts(Protocol):
    """A table, to be read."""

    @property
    def id(self) -> str: ...
    @property
    def rules(self) -> AnyGame: ...
    @property
    def seating(self) -> Seating: ...
    @property
    def votes(self) -> Votes: ...
    @property
    def match(self) -> AnyMatch | None: ...
    @property
    def past(self) -> Sequence[Step]: ...
    @property
    def clock(self) -> TableClock: ...
    @property
    def bots(self) -> TableBots: ...
    @property
    def adviser(self) -> Adviser: ...
    @property
    def talking(self) -> Buckets: ...
    @property
    def audiences(self) -> Audiences: ...
    @property
    def addresses(self) -> Mapping[str, str]: ...
    @property
    def begun(self) -> bool: ...
    @property
    def house(self) -> "Services": ...


class Services(Protocol):
    """What a table needs of the house it stands in."""

    games: Catalogue
    storage: Storage
    people: People
    limits: Limits
    metrics: Metrics
    watch: Tasks
    bot_pace: float
    clock_rate: float

    @property
    def workers(self) -> Thinkers: ...
    def rematch_of(self, table: Facts, address: str) -> str: ...
    def regroup_of(self, table: Facts, host: Seat, address: str) -> str: ...
    def keeps_record_of(self, table: Facts) -> bool: ...

"""Everything that can be chosen about a server. `kermesse serve` (`kermesse/cli/serving.py`) says which option and
variable choose what.
"""

import socket
from dataclasses import dataclass, field

from kermesse.games import CATALOGUE, Catalogue
from kermesse.server.http.proxies import Network
from kermesse.server.http.thinkers import cores_to_spare
from kermesse.server.http.tracing import Tracing
from kermesse.server.storage.limits import Limits
from kermesse.server.storage.storage import DAY, Retention


@dataclass(frozen=True)
class TableRetention:
    """The time for which an empty table is kept, in seconds."""

    unbegun: float = 30 * 60  # no person has played there yet
    over: float = 3600
    playing: float = 14 * DAY
    rest: float = 60  # after that it stays in its log alone, until somebody asks for it
    quarantined: float = 14 * DAY
    look_every: float = 1.0
    sweep_every: float = 60.0

    def with_(self, stage: str, begun: bool) -> float:
        if not begun:
            return self.unbegun
        return self.over if stage == "over" else self.playing


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8000
    db: str = "kermesse.db"
    broker: str = ""  # nats://…: this server shares its database with others
    workers: int = 1  # the number of servers at this address
    listener: socket.socket | None = None  # the open file to listen at, if another process opened it
    log_level: str = "info"
    log_json: bool = False
    public_url: str = ""  # https://kermesse.example: in QR codes; https makes cookies Secure
    behind_proxy: bool = False  # believe the last address of X-Forwarded-For, whoever connects
    trusted_proxies: tuple[Network, ...] = ()  # believe X-Forwarded-For and -Proto of these
    drain: float = 0.0  # seconds from SIGTERM on during which everything goes on, but /readyz says no
    origins: frozenset[str] = frozenset()  # other pages that may talk to us
    metrics_token: str = ""  # lets its holder read /metrics; without a token nobody can
    tracing: Tracing | None = None  # gets the times of every command
    open_browser: bool = False  # show the page
    bot_pace: float = 1.0  # the part of a person's time that bots take
    clock_rate: float = 1.0  # how fast the clocks of all tables run: less than 1 for tests on a busy machine
    thinkers: int = field(default_factory=cores_to_spare)  # processes in which bots think; 0: in the server's own
    games: Catalogue = field(default_factory=lambda: CATALOGUE)
    limits: Limits = field(default_factory=Limits)
    retention: TableRetention = field(default_factory=TableRetention)
    keep: Retention = field(default_factory=Retention)

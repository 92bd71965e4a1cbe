"""Counts for Prometheus, and the times of a command for tracing. Nothing here names a person.

What is counted for every command is a plain number, read only when somebody asks: a counter object's lock for each
would be a tenth of the server's work.
"""

import asyncio
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, Protocol

from prometheus_client import CollectorRegistry, Counter, Gauge
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

METHODS: Final = ("GET", "HEAD", "POST", "DELETE", "none")
LOOK_EVERY: Final = 0.25
SECONDS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0)
THOUGHTS: Final = (0.01, 0.05, 0.1, 0.3, 0.6, 1.0, 1.5, 3.0, 6.0, 12.0, 30.0)
LAGS: Final = (0.001, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
SIZES: Final = (1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0)


class CommandTimings(NamedTuple):
    """Times at its table, in seconds of the monotonic clock. Nothing here says which move it was."""

    table: str
    game: str
    arrived: float
    judged: float  # the rules have had it, after it was held for those that may come before it
    posted: float  # its line, to the log
    durable: float
    sent: float
    seat: int | None
    id: str  # the page's name for it
    stamp: int  # of the table's clock, by which it was judged
    result: str  # done, again, or the code of a refusal
    mark: str = ""  # of one that came by another server's door: what that door calls it


class DoorTimings(NamedTuple):
    """Times of the same command at the server of its page, if that is another than its table's: to the table and
    back."""

    table: str
    mark: str
    came: float
    answered: float


class Tracer(Protocol):
    def record(self, way: CommandTimings) -> None: ...
    def record_door(self, way: DoorTimings) -> None: ...


def mark_of(door: str, stream: int, id: str) -> str:
    """Returns the name that both servers give a command that went from one to the other."""
    return f"{door} {stream} {id}"


class Spread:
    """Counts how often a figure fell into each bucket, as plain numbers."""

    __slots__ = ("_counts", "_limits", "_sum")

    def __init__(self, limits: Sequence[float]) -> None:
        self._limits = limits
        self._counts = [0] * (len(limits) + 1)
        self._sum = 0.0

    def add(self, figure: float) -> None:
        self._sum += figure
        self._counts[bisect_left(self._limits, figure)] += 1

    def into(self, family: HistogramMetricFamily, labels: Sequence[str]) -> HistogramMetricFamily:
        total, buckets = 0, []
        for limit, count in zip((*map(str, self._limits), "+Inf"), self._counts, strict=True):
            total += count
            buckets.append((limit, float(total)))
        family.add_metric(labels, buckets, self._sum)
        return family


class GameCounts:
    """Counts at all tables of one game."""

    __slots__ = ("done", "finished", "name", "refused", "seconds", "tracer")

    def __init__(self, name: str, tracer: Tracer | None = None) -> None:
        self.name = name
        self.tracer = tracer  # told the timings of every command
        self.done = 0
        self.refused = 0
        self.finished = 0
        self.seconds = Spread(SECONDS)  # from a command's arrival until all were told


class Metrics(Collector):
    """Metrics of one server, in a registry of its own, so that tests can have several."""

    def __init__(self, tracer: Tracer | None = None) -> None:
        self.tracer = tracer
        self.registry = CollectorRegistry()
        own = self.registry
        self._games: dict[str, GameCounts] = {}
        self.acts = Counter("kermesse_acts", "Things done at tables besides commands", ["what", "result"], registry=own)
        self.faults = Counter("kermesse_faults", "Our own faults, each with a line in the log", registry=own)
        self.standstills = Counter("kermesse_standstills", "How often the whole server stood still", registry=own)
        self.byes = Counter("kermesse_byes", "Sockets closed by the server", ["code"], registry=own)
        self.sockets = Gauge("kermesse_sockets", "Open sockets", registry=own)
        self.tables = Gauge("kermesse_tables", "Tables in memory", ["stage"], registry=own)
        self.at_rest = Gauge("kermesse_tables_at_rest", "Tables that stand in the log alone", registry=own)
        self.turned_away = Counter("kermesse_turned_away", "Connections beyond an address's share", registry=own)
        self.unfinished = Counter("kermesse_unfinished_requests", "Connections closed half-said", registry=own)
        self.thinking = Gauge("kermesse_bots_thinking", "Bots that think or wait for it", registry=own)
        self.thinkers = Gauge("kermesse_thinkers", "Processes in which bots think", registry=own)
        self.thinkers_lost = Counter("kermesse_thinkers_lost", "Those that died", registry=own)
        self.waiting = Gauge("kermesse_thoughts_waiting", "Thoughts that wait for one of them", registry=own)
        self.thoughts = Counter("kermesse_thoughts", "Thoughts of bots, elsewhere", ["result"], registry=own)
        self._thought_seconds = Spread(THOUGHTS)
        self.working = Gauge("kermesse_work", "Replays and verifications under way or waiting", registry=own)
        self.work_seconds = Counter("kermesse_work_seconds", "Processor time spent on those", registry=own)
        self.analysing = Gauge("kermesse_analyses", "Analyses under way or waiting", registry=own)
        self._http = Counter("kermesse_http_answers", "Answers over HTTP", ["method", "route", "status"], registry=own)
        self._lag = Spread(LAGS)
        self.quarantined = Gauge("kermesse_tables_aside", "Tables that cannot be played on here", ["why"], registry=own)
        self.bad_rows = Gauge("kermesse_bad_rows", "Damaged lines found in the log at the start", registry=own)
        self.db_bytes = Gauge("kermesse_db_bytes", "Size of the database, with its write-ahead log", registry=own)
        self.house_bytes = Gauge("kermesse_house_bytes", "What the database may hold: its budget", registry=own)
        self.made_room = Counter("kermesse_made_room", "Rows that went before their time", ["what"], registry=own)
        for what in ("people", "records"):
            self.made_room.labels(what)
        self.storage_waits = Gauge("kermesse_storage_waits", "1 while the disk takes nothing", registry=own)
        self._commit_seconds = Spread(SECONDS)
        self._commit_size = Spread(SIZES)
        own.register(self)

    def of_game(self, name: str) -> GameCounts:
        return self._games.setdefault(name, GameCounts(name, self.tracer))

    def bye(self, code: str) -> None:
        self.byes.labels(code).inc()

    def answered(self, method: str, route: str, status: int) -> None:
        """Counts a request; `route` is its pattern, never what was asked for."""
        self._http.labels(method if method in METHODS else "other", route, str(status)).inc()

    async def watch_loop(self) -> None:
        """Measures for ever how much later than due the loop comes round."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LOOK_EVERY
            await asyncio.sleep(LOOK_EVERY)
            self._lag.add(loop.time() - due)

    def thought(self, seconds: float) -> None:
        """Counts a thought that is done, with the time for which it waited."""
        self.thoughts.labels("done").inc()
        self._thought_seconds.add(seconds)

    def committed(self, writes: int, seconds: float) -> None:
        self._commit_size.add(writes)
        self._commit_seconds.add(seconds)

    def collect(self) -> Iterator[Metric]:
        commands = CounterMetricFamily("kermesse_commands", "Commands of seats", labels=["game", "result"])
        finished = CounterMetricFamily("kermesse_games_finished", "Games played to their end", labels=["game"])
        seconds = HistogramMetricFamily(
            "kermesse_command_seconds", "From a command's arrival until all are told", labels=["game"]
        )
        for counts in self._games.values():
            commands.add_metric([counts.name, "done"], counts.done)
            commands.add_metric([counts.name, "refused"], counts.refused)
            finished.add_metric([counts.name], counts.finished)
            counts.seconds.into(seconds, [counts.name])
        yield from (commands, finished, seconds)
        yield self._lag.into(HistogramMetricFamily("kermesse_loop_lag_seconds", "How late the loop is"), [])
        yield self._thought_seconds.into(
            HistogramMetricFamily("kermesse_thought_seconds", "From a thought's beginning until it is there"), []
        )
        yield self._commit_seconds.into(HistogramMetricFamily("kermesse_commit_seconds", "Durable commits"), [])
        yield self._commit_size.into(HistogramMetricFamily("kermesse_commit_writes", "Writes in one commit"), [])

"""What is counted for Prometheus. Nothing here names a person.

What is counted for every command is a plain number, read only when somebody asks: a counter object's lock for each would
be a tenth of the server's work.
"""

from bisect import bisect_left
from collections.abc import Iterator
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

SECONDS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0)


class GameCounts:
    """What is counted at all tables of one game."""

    __slots__ = ("buckets", "done", "finished", "name", "refused", "seconds")

    def __init__(self, name: str) -> None:
        self.name = name
        self.done = 0
        self.refused = 0
        self.finished = 0
        self.seconds = 0.0
        self.buckets = [0] * (len(SECONDS) + 1)

    def command(self, done: bool, seconds: float) -> None:
        if done:
            self.done += 1
        else:
            self.refused += 1
        self.seconds += seconds
        self.buckets[bisect_left(SECONDS, seconds)] += 1


class Metrics(Collector):
    """Of one server: a registry of its own, so that tests can have several."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        own = self.registry
        self._games: dict[str, GameCounts] = {}
        self.acts = Counter("kermesse_acts", "Things done at tables besides commands", ["what", "result"], registry=own)
        self.faults = Counter("kermesse_faults", "Our own faults, each with a line in the log", registry=own)
        self.byes = Counter("kermesse_byes", "Sockets closed by the server", ["code"], registry=own)
        self.sockets = Gauge("kermesse_sockets", "Open sockets", registry=own)
        self.tables = Gauge("kermesse_tables", "Tables in memory", ["stage"], registry=own)
        self.commit_seconds = Histogram("kermesse_commit_seconds", "Durable commits", buckets=SECONDS, registry=own)
        self.commit_size = Histogram(
            "kermesse_commit_writes", "Writes in one commit", buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500), registry=own
        )
        own.register(self)

    def of_game(self, name: str) -> GameCounts:
        return self._games.setdefault(name, GameCounts(name))

    def committed(self, writes: int, seconds: float) -> None:
        self.commit_size.observe(writes)
        self.commit_seconds.observe(seconds)

    def collect(self) -> Iterator[Metric]:
        commands = CounterMetricFamily("kermesse_commands", "Commands of seats", labels=["game", "result"])
        finished = CounterMetricFamily("kermesse_games_finished", "Games played to their end", labels=["game"])
        told = HistogramMetricFamily(
            "kermesse_command_seconds", "From a command's arrival until all are told", labels=["game"]
        )
        for counts in self._games.values():
            commands.add_metric([counts.name, "done"], counts.done)
            commands.add_metric([counts.name, "refused"], counts.refused)
            finished.add_metric([counts.name], counts.finished)
            total, buckets = 0, []
            for limit, count in zip((*map(str, SECONDS), "+Inf"), counts.buckets, strict=True):
                total += count
                buckets.append((limit, float(total)))
            told.add_metric([counts.name], buckets, counts.seconds)
        yield from (commands, finished, told)

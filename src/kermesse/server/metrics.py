"""What is counted for Prometheus. Nothing here names a person."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

SECONDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2)


class Metrics:
    """Of one server: a registry of its own, so that tests can have several."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        own = self.registry
        self.commands = Counter("kermesse_commands", "Commands of seats", ["game", "result"], registry=own)
        self.acts = Counter("kermesse_acts", "Things done at tables besides commands", ["what", "result"], registry=own)
        self.steps = Counter("kermesse_steps", "Steps told to tables", ["game"], registry=own)
        self.faults = Counter("kermesse_faults", "Our own faults, each with a line in the log", registry=own)
        self.byes = Counter("kermesse_byes", "Sockets closed by the server", ["code"], registry=own)
        self.sockets = Gauge("kermesse_sockets", "Open sockets", registry=own)
        self.tables = Gauge("kermesse_tables", "Tables in memory", ["stage"], registry=own)
        self.games = Counter("kermesse_games_finished", "Games played to their end", ["game"], registry=own)
        self.commit_seconds = Histogram("kermesse_commit_seconds", "Durable commits", buckets=SECONDS, registry=own)
        self.commit_size = Histogram(
            "kermesse_commit_writes", "Writes in one commit", buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500), registry=own
        )
        self.command_seconds = Histogram(
            "kermesse_command_seconds", "From a command's arrival until all are told", buckets=SECONDS, registry=own
        )

    def committed(self, writes: int, seconds: float) -> None:
        self.commit_size.observe(writes)
        self.commit_seconds.observe(seconds)

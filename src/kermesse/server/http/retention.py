"""How long a table is kept that nobody is at."""

from dataclasses import dataclass

from kermesse.server.storage.storage import DAY


@dataclass(frozen=True)
class Retention:
    """In seconds."""

    unbegun: float = 30 * 60  # no person has played there yet
    over: float = 3600
    playing: float = 14 * DAY
    rest: float = 60  # then it stays in its log alone, until somebody asks for it
    quarantined: float = 14 * DAY
    look_every: float = 1.0
    sweep_every: float = 60.0

    def with_(self, stage: str, begun: bool) -> float:
        if not begun:
            return self.unbegun
        return self.over if stage == "over" else self.playing

"""The analysis of a finished game, as it goes over the API."""

from typing import Literal

import msgspec

from kermesse.core.clock import Millis
from kermesse.players.analysis import Standing


class TurnInWords(msgspec.Struct):
    """Where the chance of a seat rose or fell: what it did there, and what the best bot says to it."""

    step: int  # of the replay: the table before it
    at: Millis
    before: float  # 0 to 1, as that seat could know it
    after: float
    lost: float  # of it by what was done instead of the best; the rest is luck and the others
    done: str
    best: str
    same: bool  # it was the best
    reason: str  # of the best


class SeatAnalysis(msgspec.Struct):
    """GET /api/replays/<table>/analysis/<seat>: how far it is; POST: have it worked out, if it was not yet. It is worked on as
    long as somebody asks again within 20 s, and kept with the record."""

    state: Literal[
        "none", "waiting", "working", "ready", "broken"
    ]  # broken: it was interrupted, and may be begun again
    done: int = 0  # of the work
    of: int = 0
    ahead: int = 0  # others that are worked out first
    by: str = ""  # the level of the bot that says what is best
    moments: list[Standing] = []
    end: int = 0  # the replay's last step
    result: float = 0.0  # what the seat had of the win
    turns: list[TurnInWords] = []

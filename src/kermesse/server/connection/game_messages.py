"""What the API tells of the games: their options, lessons, problems and words. Part of `messages.py`, which names them all."""

from typing import Any, Literal

import msgspec

from kermesse.core.wording import How


class OptionInfo(msgspec.Struct):
    """One option, enough to draw a form field."""

    name: str
    kind: Literal["bool", "choice", "int", "float", "text", "limits"]
    default: Any
    choices: list[Any] = []
    least: float | None = None
    most: float | None = None
    shared: bool = False  # the house's, the same in every game
    unit: Literal["", "Seat", "Millis"] = ""  # of the numbers in it


class LessonInfo(msgspec.Struct):
    """A lesson: `/lesson/<game>/<name>`."""

    name: str
    steps: int


class LevelStrength(msgspec.Struct):
    """How strong a level of bots is, as it was measured. Where a game is played together there is no rating, and nobody below:
    the share is that of the games won by a team of it."""

    rating: int | None
    share: float  # of the games won at tables where all others were of the level below
    below: str
    games: int  # from which that share is
    seats: int


class ProblemInfo(msgspec.Struct):
    """A problem: `/problem/<game>/<id>`."""

    game: str
    id: str
    kind: Literal["win", "save", "best"]


class Problems(msgspec.Struct):
    """GET /api/problems: all that there are, and the one of the day, the same for everybody."""

    day: str  # in UTC: 2026-11-16
    today: ProblemInfo | None  # None: there are none
    problems: list[ProblemInfo]


class GameInfo(msgspec.Struct):
    """GET /api/games"""

    name: str
    version: str
    seats: list[int]
    minutes: tuple[int, int]
    cooperative: bool
    real_time: bool
    options: list[OptionInfo]
    presets: dict[str, dict[str, Any]]
    bots: list[str]
    lessons: list[LessonInfo] = []
    strengths: dict[str, LevelStrength] = {}  # of those levels that were measured


class GameWording(msgspec.Struct):
    """How the events of a game become sentences."""

    fields: dict[str, How]
    events: dict[str, dict[str, How]]
    untold: list[str]


class GameWords(msgspec.Struct):
    """GET /api/games/<game>/words"""

    words: dict[str, str]  # by language: Fluent
    options: dict[str, str]  # what the form before the start says
    wording: GameWording

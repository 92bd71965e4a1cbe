"""Measured strength of the levels: the file `players/GAME/ratings.toml`, which `kermesse arena ladder` writes."""

from functools import cache
from typing import Any, Final

import msgspec

from kermesse.core.game import AnyGame
from kermesse.games.guests import folder_of
from kermesse.players import home_of_players

FILE: Final = "ratings.toml"


class Below(msgspec.Struct, frozen=True):
    """The results of a level at tables where all others were of the level below."""

    name: str
    share: float
    interval: tuple[float, float]
    games: int


class Strength(msgspec.Struct, frozen=True):
    """The strength of one level.

    A cooperative game has no rating: `share` is that of games won by a team of the level.
    """

    games: int
    rating: int | None = None
    interval: tuple[int, int] | None = None
    share: float | None = None
    below: Below | None = None


class Ratings(msgspec.Struct, frozen=True):
    """The whole file: the games played, and the results by level."""

    game: str
    version: str  # of the rules
    seats: int
    seed: int
    options: dict[str, Any]
    command: str  # the command that plays the same again
    levels: dict[str, Strength]


def ratings_of(game: AnyGame) -> Ratings | None:
    """The ratings of a game; None if never measured, or measured with other rules."""
    found = _ratings(home_of_players(game)) if game.package else None
    return found if found is not None and found.version == game.version else None


@cache
def _ratings(package: str) -> Ratings | None:
    file = folder_of(package) / FILE
    return msgspec.toml.decode(file.read_bytes(), type=Ratings) if file.is_file() else None


def as_toml(ratings: Ratings) -> str:
    """The text of the file. Written by hand, since no TOML writer is installed."""
    lines = [
        "# How strong the levels are, as the lobby tells it: written by the command below.",
        f"game = {_value(ratings.game)}",
        f"version = {_value(ratings.version)}",
        f"seats = {ratings.seats}",
        f"seed = {ratings.seed}",
        f"options = {_value(ratings.options)}",
        f"command = {_value(ratings.command)}",
    ]
    for level, strength in ratings.levels.items():
        lines += ["", f"[levels.{level}]"]
        for name, value in msgspec.to_builtins(strength).items():
            if value is not None:
                lines.append(f"{name} = {_value(value)}")
    return "\n".join(lines) + "\n"


def _value(value: Any) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case int() | float():
            return str(value)
        case dict():
            return "{ " + ", ".join(f"{name} = {_value(one)}" for name, one in value.items()) + " }" if value else "{}"
        case list() | tuple():
            return f"[{', '.join(map(_value, value))}]"
    return msgspec.json.encode(value).decode()

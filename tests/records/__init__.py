"""Frozen games: for each game and version of its rules, games as they were once recorded, with all that was told in
them.
"""

import gzip
import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from kermesse.core.game import AnyGame
from kermesse.core.match import Match, Step
from kermesse.core.record import Record, at_start, play_record
from kermesse.core.wire import encode
from kermesse.laws.option_sets import option_sets

HERE = Path(__file__).parent


class Frozen(NamedTuple):
    record: str  # its text
    told: str  # a digest of every event of it, in order


def possible_seats(game: AnyGame) -> list[int]:
    """For how many there are options at all."""
    return [seats for seats in game.seats if option_sets(game, seats)]


def path_of(game: str, version: str) -> Path:
    return HERE / f"{game}-{version}.jsonl.gz"


def read_frozen(path: Path) -> Iterator[Frozen]:
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            yield Frozen(**json.loads(line))


def write_frozen(path: Path, frozen: list[Frozen]) -> None:
    text = "".join(json.dumps(game._asdict(), ensure_ascii=False) + "\n" for game in frozen)
    path.write_bytes(gzip.compress(text.encode(), mtime=0))


def played_again(game: AnyGame, record: Record) -> tuple[Match, str]:
    """The match at its end, and the digest of what was told in it."""
    match = at_start(game, record)
    told = hashlib.sha256(encode(match.opening))
    for _, happened in play_record(match, record):
        if isinstance(happened, Step):
            told.update(encode(happened.events))
    return match, told.hexdigest()

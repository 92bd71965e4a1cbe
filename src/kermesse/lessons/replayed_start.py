"""The start of a real game: its deal and its commands, readable, for moments that no written position can describe.

    seats = 2
    seed = "kraaw 1 17"
    options = { timers = "off" }
    played = "A look_done no; B look_done no; A chien_exchange no"

If time matters, each command has its millisecond before it (`41250 A flip R1`), and `until` is the moment reached.
"""

import re
from typing import Any, Final

import msgspec

from kermesse.core.chance import seed_from
from kermesse.core.clock import Millis
from kermesse.core.game import AnyGame, Command, Refused, Seat
from kermesse.core.match import Entry, Match, fall_due
from kermesse.core.options import BadOptions, read_options
from kermesse.lessons.command_pattern import LETTERS, fitting, in_words

AnyMatch = Match[Any, Any, Any, Any, Any]
BETWEEN: Final = re.compile(r"[;\n]")


class BadLesson(Exception):
    """Raised for a wrong lesson: says what is wrong and in which place."""


class Dealt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seats: int
    seed: str  # any words; the seed is made from them
    played: str  # seats and commands, in order: "B look 1"
    options: dict[str, Any] = {}
    until: Millis = 0


def seed_of(words: str) -> bytes:
    return seed_from("problem", words)


def play_dealt(game: AnyGame, dealt: Dealt) -> AnyMatch:
    """The match at that moment. Raises BadLesson."""
    try:
        options = read_options(game.options_type, dealt.options)
        match: AnyMatch = Match(game, dealt.seats, options, seed_of(dealt.seed))
        for line in filter(None, map(str.strip, BETWEEN.split(dealt.played))):
            first, _, rest = line.partition(" ")
            at, what = (int(first), rest) if first.isdecimal() else (match.now, line)
            _pass_time(match, at)
            match.play(*doing(match, what), at)
        _pass_time(match, max(dealt.until, match.now))
    except (BadOptions, Refused, ValueError) as error:
        raise BadLesson(f"it was not played so: {error}") from None
    return match


def _pass_time(match: AnyMatch, until: Millis) -> None:
    for _ in fall_due(match, until):
        pass


def doing(match: AnyMatch, line: str) -> tuple[Seat, Command]:
    """The seat of a line such as `B look 1`, and the one legal command that it names."""
    who, _, what = line.partition(" ")
    seat = LETTERS.index(who) if who and who in LETTERS[: match.seats] else -1
    if seat < 0:
        raise BadLesson(f"'{line}': there is no seat '{who}'; the seats are {', '.join(LETTERS[: match.seats])}")
    found = fitting(what, match.legal(seat))
    if len(found) != 1:
        raise BadLesson(f"'{line}' fits {len(found)} of the legal commands; it must be one")
    return seat, found[0]


def written(entries: list[Entry], timed: bool) -> str:
    """The commands as `play_dealt` reads them, without side commands."""
    deeds = [
        f"{f'{entry.at} ' if timed else ''}{LETTERS[entry.seat]} {' '.join(in_words(entry.do))}"
        for entry in entries
        if not entry.do.side_command
    ]
    return "; ".join(deeds)

"""A finished game again, step by step, through any viewer; and whether a record holds what it says."""

import time
from typing import Any, Final

import msgspec

from kermesse import words
from kermesse.core.clock import Millis
from kermesse.core.game import ALL_SEEING, SPECTATOR, AnyGame, Event, Refused, Seat
from kermesse.core.match import Match, Note, Step
from kermesse.core.record import (
    BadRecord,
    Record,
    at_start,
    play_record,
    read_header,
    read_plain,
    read_record,
    verify,
    without_player,
)
from kermesse.games import Catalogue
from kermesse.players.table import seen_by
from kermesse.server.connection.messages import RULE, Frame, PlainEntry, Replay, TableInfo, Verdict

MOST_STEPS: Final = 10_000  # deadlines in a record: more would only keep the server busy
MOST_SECONDS: Final = 2.0  # s of a processor, for playing a record once

encode = msgspec.json.Encoder().encode


def read_eyes(text: str, seats: int) -> Seat:
    """Read a viewer: `all`, `spectator` or a seat."""
    if text == "all":
        return ALL_SEEING
    if text == "spectator":
        return SPECTATOR
    if text.isascii() and text.isdigit() and len(text) < 3 and int(text) < seats:
        return int(text)
    raise Refused("bad_eyes", RULE)


class Cost:
    """The cost of playing a record so far. `spend` raises BadRecord when it is too much: a few hundred bytes can say
    that a hundred years passed."""

    def __init__(self) -> None:
        self._steps = 0
        self._ends = time.process_time() + MOST_SECONDS

    def spend(self, happened: Step | Note, line: int) -> None:
        self._steps += isinstance(happened, Step) and happened.seat is None
        if self._steps > MOST_STEPS or time.process_time() > self._ends:
            raise BadRecord(line, "too_much", most=MOST_STEPS)


def replay_frames(games: Catalogue, info: TableInfo, text: str, viewer: Seat) -> bytes:
    """Return the whole replay as JSON; nothing if it would cost too much."""
    try:
        return _replay_frames(games, info, text, viewer)
    except BadRecord as bad:
        if bad.code != "too_much":
            raise RuntimeError(str(bad)) from None  # a record of our own: a fault
        return b""


def _replay_frames(games: Catalogue, info: TableInfo, text: str, viewer: Seat) -> bytes:
    cost = Cost()
    game = games.get(info.game)
    if game is None or read_header(text).version != game.version:
        return encode(_by_other_rules(info, text, viewer))
    record = read_record(game, text)
    match = at_start(game, record)
    frames = [_frame(match, 0, list(match.opening), viewer)]
    for line, happened in play_record(match, record):
        if isinstance(happened, Note):
            frames.append(Frame(happened.at, happened.seat, [], _view(match, viewer), f"note:{happened.note}"))
        else:
            cost.spend(happened, line)
            frames.append(_frame(match, happened.at, happened.events, viewer))
    return encode(Replay(info, viewer, frames, match.outcome()))


def _by_other_rules(info: TableInfo, text: str, viewer: Seat) -> Replay:
    """Return the log as it was written: by today's rules it might be another game."""
    _, log, ending = read_plain(text)
    return Replay(info, viewer, [], ending.outcome, [_plain_entry(entry) for entry in log])


def _plain_entry(entry: dict[str, Any]) -> PlainEntry:
    done = entry.get("do")
    if not isinstance(done, dict):
        return PlainEntry(entry["at"], entry.get("seat"), f"note:{entry.get('note', '')}")
    params = {name: value for name, value in done.items() if name != "do"}
    return PlainEntry(entry["at"], entry.get("seat"), str(done.get("do", "")), params)


def _frame(match: Match[Any, Any, Any, Any, Any], at: Millis, events: list[Event], viewer: Seat) -> Frame:
    return Frame(at, None, seen_by(events, viewer), _view(match, viewer), _label(events))


def _view(match: Match[Any, Any, Any, Any, Any], viewer: Seat) -> Any:
    return msgspec.Raw(encode(match.view(viewer)))


def _label(events: list[Event]) -> str:
    """Return a frame's label, as `round:2`: the heading of the longest stretch that starts here."""
    labels = [label for event in events if (label := event.label())]
    return next((label for label in labels if label.startswith("round")), labels[0] if labels else "")


def verdict(games: Catalogue, text: str, language: str) -> Verdict:
    """Return the answer of `POST /api/verify`, with the reason in that language."""
    try:
        header = read_header(text)
        game = games.get(header.game)
        if game is None:
            raise BadRecord(1, "no_game", name=header.game[:40])
        record = read_record(game, text)
        is_short(game, record)
        match = verify(game, record)
    except BadRecord as bad:
        return Verdict(False, words.bad_record(language, bad))
    moves = sum(not isinstance(entry, Note) for entry in record.log)
    return Verdict(True, "", game.name, header.commitment, record.ending.seed, moves, match.outcome())


def without_name(info: str, record: str, seat: Seat) -> tuple[str, str]:
    """Return what is kept of a finished game, without the person's name and id."""
    kept = msgspec.json.decode(info)
    kept["places"][seat]["name"] = ""
    kept["people"][seat] = ""
    return encode(kept).decode(), without_player(record, seat)


def is_short(game: AnyGame, record: Record) -> None:
    """Play a record once and count its cost. Raises BadRecord if it is too long."""
    match = at_start(game, record)
    cost = Cost()
    for line, happened in play_record(match, record):
        cost.spend(happened, line)

"""A recorded game as text: one JSON object a line.

The first line says what was played and what seed was committed to; then the log, a line an entry, each ending in a
link of a chain of digests over the very bytes of the line, so that a changed byte is found and named; the last line
has the outcome, the seed that opens the commitment, and a digest of the last state.
"""

import hashlib
from dataclasses import dataclass
from typing import Any

import msgspec

from kermesse.core.chance import SEED_BYTES, chance_of, commitment, opens
from kermesse.core.clock import Millis
from kermesse.core.game import AnyGame, Outcome, Refused
from kermesse.core.match import Entry, Match, Note
from kermesse.core.options import BadOptions, read_options
from kermesse.core.wire import encode, wire

FORMAT = 1


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kermesse: int
    game: str
    version: str
    seats: int
    options: dict[str, Any]
    players: list[str]
    commitment: str


class Ending(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    until: Millis
    outcome: Outcome | None
    state: str
    seed: str


class BadRecord(Exception):
    """A record that cannot be read, or does not hold what it says. The message says where."""


@dataclass(frozen=True)
class Record:
    header: Header
    log: list[Entry | Note]
    ending: Ending

    @property
    def seed(self) -> bytes:
        return bytes.fromhex(self.ending.seed)


def write_record(match: Match[Any, Any, Any, Any, Any], players: list[str]) -> str:
    """A match as the text of a record."""
    header = Header(
        FORMAT,
        match.game.name,
        match.game.version,
        match.seats,
        msgspec.to_builtins(match.options),
        players,
        commitment(match.seed),
    )
    lines = [encode(header)]
    link = _link(b"", lines[0])
    for entry in match.log:
        body = encode(entry)
        link = _link(link, body)
        lines.append(_chained(body, link))
    ending = encode(Ending(match.now, match.outcome(), state_digest(match.state), match.seed.hex()))
    lines.append(_chained(ending, _link(link, ending)))
    return "".join(line.decode() + "\n" for line in lines)


def read_header(text: str) -> Header:
    """The first line alone: it says which game's rules the rest is to be read with."""
    first = text.split("\n", 1)[0]
    try:
        header = msgspec.json.decode(first, type=Header)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise BadRecord(f"line 1: not the header of a recorded game: {error}") from None
    if header.kermesse != FORMAT:
        raise BadRecord(f"line 1: format {header.kermesse} is not known here; this reads format {FORMAT}")
    return header


def read_record(game: AnyGame, text: str) -> Record:
    """A record, its chain of digests checked byte by byte."""
    header = read_header(text)
    if header.version != game.version:
        raise BadRecord(f"line 1: rules version {header.version} of {game.name}; this plays version {game.version}")
    lines = text.removesuffix("\n").split("\n")
    if len(lines) < 2:
        raise BadRecord("line 2: the record ends before its last line: it was cut short")
    link = _link(b"", lines[0].encode())
    log: list[Entry | Note] = []
    ending: Ending | None = None
    for number, line in enumerate(lines[1:], start=2):
        body, told = _unchained(line, number)
        link = _link(link, body)
        if told != link:
            raise BadRecord(f"line {number}: its digest does not fit: this line or the one before it was changed")
        try:
            if number == len(lines):
                ending = msgspec.json.decode(body, type=Ending)
            else:
                log.append(wire(game).entry(body))
        except (ValueError, msgspec.MsgspecError) as error:
            if number == len(lines):
                raise BadRecord(f"line {number}: not the ending: the record was cut short ({error})") from None
            raise BadRecord(f"line {number}: {error}") from None
    assert ending is not None
    return Record(header, log, ending)


def play_back(game: AnyGame, record: Record) -> Match[Any, Any, Any, Any, Any]:
    """The match at its start, ready for its log to be played. Raises BadRecord if it cannot have been started."""
    seed = record.ending.seed
    try:
        chance_of(bytes.fromhex(seed))
    except ValueError as error:
        raise BadRecord(f"last line: the seed is not {SEED_BYTES} bytes in hexadecimal: {error}") from None
    try:
        options = read_options(game.options_type, record.header.options)
        return Match(game, record.header.seats, options, record.seed)
    except (BadOptions, ValueError) as error:
        raise BadRecord(f"line 1: {error}") from None


def verify(game: AnyGame, record: Record) -> Match[Any, Any, Any, Any, Any]:
    """Play the record again and hold everything it claims against what comes out."""
    match = play_back(game, record)
    if not opens(record.seed, record.header.commitment):
        raise BadRecord("last line: the seed does not open the commitment of line 1")
    for number, entry in enumerate(record.log, start=2):
        play_entry(match, entry, number)
    if record.ending.until < match.now:
        raise BadRecord("last line: it says an end before the last command")
    match.advance(record.ending.until)
    if match.outcome() != record.ending.outcome:
        raise BadRecord(f"last line: another outcome than the log gives, which is {match.outcome()}")
    if state_digest(match.state) != record.ending.state:
        raise BadRecord("last line: another final state than the log gives")
    return match


def play_entry(match: Match[Any, Any, Any, Any, Any], entry: Entry | Note, number: int) -> None:
    """One line of the log, with the line's number for whoever has to look for the fault."""
    try:
        match.advance(entry.at)
        if isinstance(entry, Note):
            match.note(entry)
        else:
            match.play(entry.seat, entry.do, entry.at)
    except Refused as refused:
        raise BadRecord(f"line {number}: the rules refuse this command: {refused}") from None
    except ValueError as error:
        raise BadRecord(f"line {number}: {error}") from None


def state_digest(state: object) -> str:
    return hashlib.sha256(encode(state)).hexdigest()


def _link(previous: bytes, body: bytes) -> bytes:
    return hashlib.sha256(previous + body).hexdigest()[:16].encode()


def _chained(body: bytes, link: bytes) -> bytes:
    return body + b" #" + link


def _unchained(line: str, number: int) -> tuple[bytes, bytes]:
    body, mark, link = line.rpartition(" #")
    if not mark:
        raise BadRecord(f"line {number}: it does not end in a digest: the record was cut or edited")
    return body.encode(), link.encode()

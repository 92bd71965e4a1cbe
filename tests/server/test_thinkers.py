"""Bots that look far ahead think in processes of their own: by turns, as they would have here, and whatever becomes of
those.
"""

import asyncio
import os
import signal
import socket
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from kermesse.cli.serving import serve, settings_of
from kermesse.core.chance import seed_from
from kermesse.core.match import Entry, Match
from kermesse.games import CATALOGUE
from kermesse.players import make_bot, players_of
from kermesse.server.http import thinkers as module
from kermesse.server.http.thinkers import Thinkers, cores_to_spare
from kermesse.server.http.workers import Workers
from kermesse.server.storage.limits import NO_LIMITS
from kermesse.server.storage.metrics import Metrics
from kermesse.server.storage.round_robin import RoundRobin
from kermesse.server.table.bots import TURNED_AWAY, BotSeat
from kermesse.server.table.thoughts import LostThought, Thinking, TooManyThoughts
from tests.server.house import SOON, Home, house
from tests.server.test_sigkill import Server

KRAAW = CATALOGUE["kraaw"]


@asynccontextmanager
async def pool(many=1, most_waiting=100, guests=()):
    opened = Thinkers(many, most_waiting, Metrics(), guests)
    try:
        yield opened
    finally:
        opened.close()


def count(metrics, result):
    return metrics.registry.get_sample_value("kermesse_thoughts_total", {"result": result}) or 0


def quick_thought(number=1):
    """One's crow is chosen without much thinking."""
    match = Match(KRAAW, 2, KRAAW.options_type(), seed_from("a quick thought"))
    seat = match.awaiting()[0]
    bot = make_bot(KRAAW, "hard", seat, 2, Random(number))
    return Thinking(KRAAW, "hard", bot, number), (
        KRAAW.view(match.state, seat, 0),
        KRAAW.legal(match.state, seat, 0),
        0,
    )


async def until(true, seconds=SOON):
    async with asyncio.timeout(seconds):
        while not (found := true()):
            await asyncio.sleep(0.005)
        return found


# ---------------------------------------------------------------- by turns


def test_lines_take_turns_however_long_one_is():
    queue = RoundRobin()
    for number in range(4):
        queue.put("long", f"long {number}")
    queue.put("short", "short")
    assert [queue.take() for _ in range(3)] == ["long 0", "short", "long 1"]
    queue.put("new", "new")
    queue.put_first("new", "again")
    assert [queue.take() for _ in range(len(queue))] == ["again", "long 2", "new", "long 3"]


def test_who_waits_no_longer_is_not_served():
    queue = RoundRobin()
    queue.put("a", 1)
    queue.put("b", 2)
    queue.drop("a", 1)
    queue.drop("a", 1)
    queue.drop("b", 3)
    assert len(queue) == 1
    assert queue.take() == 2


async def test_a_table_of_many_bots_does_not_keep_another_waiting():
    done = []
    async with pool() as thinkers:

        async def think(table, number):
            far, given = quick_thought(number)
            far.came_back(await thinkers.ponder(table, number, far.sent(*given)))
            done.append(table)

        crowd = [asyncio.create_task(think("crowd", number)) for number in range(1, 10)]
        await asyncio.sleep(0)
        await asyncio.gather(*crowd, asyncio.create_task(think("alone", 10)))
        assert len(thinkers.processes) == 1
    assert done.index("alone") <= 1
    assert done.count("crowd") == 9


async def test_only_so_many_wait():
    async with pool(most_waiting=2) as thinkers:
        far, given = quick_thought()
        waiting = [asyncio.create_task(thinkers.ponder("t", 1, far.sent(*given))) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(TooManyThoughts):
            await thinkers.ponder("another", 1, far.sent(*given))
        assert count(thinkers._metrics, "turned_away") == 1
        await asyncio.gather(*waiting)
        await thinkers.ponder("another", 1, far.sent(*given))  # there is room again


async def test_a_bot_that_is_turned_away_asks_again_and_decides_nothing_else():
    workers = Workers(replace(NO_LIMITS, thoughts_waiting=0), Metrics(), (), 1)
    match = Match(KRAAW, 2, KRAAW.options_type(), seed_from("turned away"))
    bot = BotSeat(KRAAW, "hard", match.awaiting()[0], 2, 1.0, workers)
    bot.hear(match.opening, True, 0)
    now = bot.wakes()
    bot.start_thinking()
    assert await bot.think(match, now) is None
    assert bot.wakes() == now + TURNED_AWAY
    workers.close()


async def test_a_table_that_is_put_away_leaves_nobody_waiting():
    async with pool() as thinkers:
        far, given = quick_thought()
        waiting = asyncio.create_task(thinkers.ponder("t", 1, far.sent(*given)))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.wait([waiting])
        assert len(thinkers._queue) == 0


# ---------------------------------------------------------------- whatever becomes of the process


@asynccontextmanager
async def at_work(db, level="master", **more):
    """A house with one process, which thinks for a bot at a table of two right now; and that table."""
    async with house(db, bot_pace=0.01, thinkers=1, **more) as home:
        ada = await home.browser().named("Ada")
        page = await ada.open(
            await ada.new_table(seats=2, play_now=True, level=level, options={"first_player": "seat:1"})
        )
        table = home.registry.tables[page.table["id"]]
        thinkers = home.registry.workers.thinkers

        async def busy():
            """The process while it searches, which takes long."""
            while True:
                if 0 in table.match.awaiting() and page.legal():
                    await page.do(page.legal()[0])
                for process in thinkers.processes:
                    if process.asked and table.match.state.phase == "main":
                        await asyncio.sleep(0.05)
                        if process.asked:
                            return process
                await asyncio.sleep(0.005)

        async with asyncio.timeout(SOON):
            process = await busy()
        yield home, page, table, process, thinkers


def deeds(table, seat):
    return [entry for entry in table.match.log if isinstance(entry, Entry) and entry.seat == seat]


async def test_a_process_killed_in_the_middle_of_a_thought_costs_a_bot_a_moment(db):
    async with at_work(db) as (home, page, table, process, thinkers):
        before, asked = len(deeds(table, 1)), process.asked
        os.kill(process.process.pid, signal.SIGKILL)
        await until(lambda: any(other is not process and other.asked is asked for other in thinkers.processes))
        await until(lambda: len(deeds(table, 1)) > before)
        assert len(deeds(table, 1)) == before + 1, "done once"
        metrics = home.registry.metrics
        assert count(metrics, "again") == 1
        assert count(metrics, "lost") == 0
        await until(lambda: metrics.registry.get_sample_value("kermesse_thinkers_lost_total") == 1)
        assert metrics.registry.get_sample_value("kermesse_faults_total") == 0
        await until(lambda: page.position["at"] >= deeds(table, 1)[-1].at)


async def test_what_kills_two_processes_is_decided_by_a_rule_of_thumb(db):
    async with at_work(db) as (home, _, table, process, thinkers):
        before, asked = len(deeds(table, 1)), process.asked
        os.kill(process.process.pid, signal.SIGKILL)
        other = await until(
            lambda: next((other for other in thinkers.processes if other is not process and other.asked is asked), None)
        )
        os.kill(other.process.pid, signal.SIGKILL)
        await until(lambda: len(deeds(table, 1)) > before)
        metrics = home.registry.metrics
        assert (count(metrics, "again"), count(metrics, "lost")) == (1, 1)
        assert metrics.registry.get_sample_value("kermesse_faults_total") == 0
        await until(lambda: any(process.is_ready for process in thinkers.processes))


async def test_a_process_that_is_stuck_is_ended(db, monkeypatch):
    monkeypatch.setattr(module, "LONGEST_THOUGHT", 20.0)
    async with at_work(db) as (home, _, table, process, _):
        before = len(deeds(table, 1))
        os.kill(process.process.pid, signal.SIGSTOP)
        process._kill_after(0.2)
        await until(lambda: len(deeds(table, 1)) > before)
        assert count(home.registry.metrics, "again") == 1


async def test_where_none_can_be_started_nobody_waits_for_one():
    async with pool(guests=("no_such_module_at_all",)) as thinkers:
        far, given = quick_thought()
        with pytest.raises(LostThought):
            await thinkers.ponder("t", 1, far.sent(*given))
        failed = thinkers._failed
        with pytest.raises(LostThought):
            await thinkers.ponder("t", 1, far.sent(*given))
        assert thinkers._failed == failed, "none is started again at once"


async def test_one_that_is_told_to_end_is_no_loss():
    """By whoever stops the whole service: the server is told so too."""
    async with pool() as thinkers:
        far, given = quick_thought()
        await thinkers.ponder("t", 1, far.sent(*given))
        thinkers.processes[0].process.terminate()
        await until(lambda: not thinkers.processes)
        far.came_back(await thinkers.ponder("t", 1, far.sent(*given)))
        assert thinkers._metrics.registry.get_sample_value("kermesse_thinkers_lost_total") == 0


async def test_a_fault_of_a_bot_is_told_where_it_sits():
    async with pool() as thinkers:
        far, (view, legal, now) = quick_thought()
        vars(far._bot)["rule"] = None  # planted
        with pytest.raises(Exception, match="'NoneType' object has no attribute 'choose'"):
            far.came_back(await thinkers.ponder("t", 1, far.sent(view, legal, now)))
        assert thinkers.processes[0].is_idle


# ---------------------------------------------------------------- nobody is left behind


def children(pid):
    found = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        found += map(int, task.read_text().split())
    return found


def is_there(pid):
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


@pytest.mark.parametrize("sign", [signal.SIGKILL, signal.SIGTERM])
async def test_nobody_thinks_on_when_the_server_has_gone(db, unused_port, sign):
    server = Server(db, unused_port, KERMESSE_BOT_PACE="0.01", KERMESSE_THINKERS="1")
    await server.start()
    home = Home(unused_port)
    ada = await home.browser().named("Ada")
    page = await ada.open(await ada.new_table(seats=3, play_now=True, level="hard", options={"first_player": "seat:1"}))

    def thinking():
        return [pid for pid in children(server.child) if b"spawn_main" in cmdline(pid)]

    async with asyncio.timeout(SOON):
        while not any(is_running(pid) and cpu(pid) > 2 for pid in thinking()):  # one is the clerks'
            if page.legal():
                await page.do(page.legal()[0])
            await asyncio.sleep(0.02)
    at_it = thinking()
    await home.close()
    code = await server.end(sign)
    assert code == (0 if sign == signal.SIGTERM else -signal.SIGKILL)
    await until(lambda: not any(is_there(pid) for pid in at_it))
    server.mother.stdin.close()
    await server.mother.wait()


def is_running(pid):
    """And does not wait for something to think about."""
    return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] == "R"


def cmdline(pid):
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return b""


def cpu(pid):
    """Seconds."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    except (FileNotFoundError, ProcessLookupError):
        return 0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@pytest.fixture
def unused_port():
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return listening.getsockname()[1]


# ---------------------------------------------------------------- who thinks where


def test_how_many_is_the_cores_but_one_and_can_be_chosen(monkeypatch):
    def chosen(*words):
        ctx = serve.make_context("serve", list(words))
        return settings_of(ctx, ctx.params).thinkers

    assert chosen() == cores_to_spare() >= 1
    monkeypatch.setenv("KERMESSE_THINKERS", "3")
    assert chosen() == 3
    assert chosen("--thinkers", "0") == 0


async def test_only_those_who_look_far_ahead_leave_the_server():
    workers = Workers(NO_LIMITS, Metrics(), (), 1)
    alone = Workers(NO_LIMITS, Metrics(), (), 0)
    for game in CATALOGUE.values():
        far = {
            level: BotSeat(game, level, 0, game.seats[0], 1.0, workers)._far is not None
            for level in ("random", *players_of(game).bots)
        }
        assert far == {"random": False, "easy": False, "normal": False, "hard": True, "master": True}
        assert BotSeat(game, "master", 0, game.seats[0], 1.0, alone)._far is None
        other = replace(game)  # which another process would not find by its name
        assert BotSeat(other, "master", 0, game.seats[0], 1.0, workers)._far is None
    workers.close()
    alone.close()

"""Time for which a server stands still costs no player anything."""

import asyncio
import os
import signal
import time
from random import Random

from kermesse.server.storage.stall_free_clock import BEAT, STANDSTILL, StallFreeClock
from tests.server.house import Browser
from tests.server.test_chronos_live import free_port
from tests.server.test_sigkill import Server


class Clock:
    def __init__(self):
        self.at = 100.0

    def __call__(self):
        return self.at


async def test_time_without_a_sign_of_life_does_not_count():
    clock = Clock()
    steady, told = StallFreeClock(clock), []
    with steady.beating(told.append):
        before = steady.now()
        clock.at += STANDSTILL + 38
        assert steady.now() - before <= BEAT
        clock.at += 1.5  # from now on it counts again
        assert 1.5 <= steady.now() - before <= 1.5 + BEAT
        await asyncio.sleep(0)
    assert [round(seconds) for seconds in told] == [40]


async def test_time_never_runs_backwards_whenever_it_is_asked_for():
    chance = Random(3)
    clock = Clock()
    steady, told = StallFreeClock(clock), []
    with steady.beating(told.append):
        before = steady.now()
        for _ in range(2_000):  # a sign of life is late by any time, and somebody looks at the clock meanwhile
            clock.at += chance.choice((0.01, 0.5, 1.0, STANDSTILL - 0.05, STANDSTILL + 0.05, 7.0))
            now = steady.now()
            assert now >= before
            before = now
        await asyncio.sleep(0)
    assert told


def test_without_a_loop_that_beats_time_is_the_machines():
    clock = Clock()
    steady = StallFreeClock(clock)
    before = steady.now()
    clock.at += 50
    assert steady.now() - before == 50


async def test_a_server_that_was_stopped_goes_on_where_its_clocks_were(tmp_path):
    server = Server(tmp_path / "kermesse.db", free_port())
    await server.start()
    person = Browser(f"http://127.0.0.1:{server.port}")
    try:
        page = await person.open(await person.new_table("kraaw", seats=2, play_now=True))
        await page.until(lambda: page.position)
        before = next(m["now"] for m in reversed(page.heard) if "now" in m)
        began = time.monotonic()
        os.kill(server.child, signal.SIGSTOP)
        await asyncio.sleep(4.0)
        os.kill(server.child, signal.SIGCONT)
        await page.until(lambda: any(m["type"] == "trouble" and m["code"] == "stood_still" for m in page.heard))
        again = await person.open(page.table["id"])
        passed = (time.monotonic() - began) * 1000
        counted = again.heard[0]["now"] - before
        assert counted < passed - 3_000, "the standstill was charged to the players"
    finally:
        await person.close()
        assert await server.close() == 0

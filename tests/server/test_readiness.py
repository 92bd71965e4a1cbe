"""`/readyz` names the broker or database that a server cannot reach, and says when all is well."""

import asyncio
import signal

from tests.server.brokers import free_port
from tests.server.house import SOON, house
from tests.server.partition import Line, by_line

READY = (200, {"status": "ok"})


async def until_ready(browser) -> None:
    async with asyncio.timeout(SOON):
        while await browser.get("/readyz") != READY:
            await asyncio.sleep(0.05)


async def until_waiting(browser) -> str:
    """Wait until the server is not ready; return the reason."""
    async with asyncio.timeout(SOON):
        while True:
            status, told = await browser.get("/readyz")
            if status == 503:
                assert told["status"] == "waiting"
                return told["why"]
            await asyncio.sleep(0.05)


async def test_while_the_broker_is_away_nobody_is_to_be_sent_here(database, broker):
    async with house(database.db, broker=broker.address) as home:
        load_balancer = home.browser()
        await until_ready(load_balancer)
        broker.stop()
        assert await until_waiting(load_balancer) == "the broker does not answer"
        assert (await load_balancer.get("/healthz"))[0] == 200, "a restart would not help"
        await broker.start()
        await until_ready(load_balancer)


async def test_a_broker_that_is_there_but_does_not_answer_is_away_too(database, broker):
    async with house(database.db, broker=broker.address) as home:
        load_balancer = home.browser()
        await until_ready(load_balancer)
        broker.send_signal(signal.SIGSTOP)
        try:
            assert await until_waiting(load_balancer) == "the broker does not answer"
        finally:
            broker.send_signal(signal.SIGCONT)
        await until_ready(load_balancer)


async def test_while_the_database_is_away_nobody_is_to_be_sent_here(database, broker, postgres):
    async with house(database.db, broker=broker.address) as home:
        load_balancer = home.browser()
        await until_ready(load_balancer)
        await asyncio.to_thread(postgres.stop)
        try:
            assert await until_waiting(load_balancer) not in ("", "the broker does not answer")
        finally:
            await asyncio.to_thread(postgres.start)
        await until_ready(load_balancer)


async def test_a_server_that_is_cut_off_from_the_database_alone_says_so(database, broker):
    db, there = by_line(database.db, port := free_port())
    async with Line(port, there) as line, house(db, broker=broker.address) as home:
        load_balancer = home.browser()
        await until_ready(load_balancer)
        line.cut()
        try:
            assert await until_waiting(load_balancer) == "what is written is not taken in time"
        finally:
            line.mend()
        await until_ready(load_balancer)

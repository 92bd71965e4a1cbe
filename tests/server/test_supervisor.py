"""`kermesse serve --broker … --workers N` as it is started: what it needs, and servers that are replaced."""

import asyncio
import json
import os
import signal
import sys
from contextlib import suppress
from pathlib import Path

import aiohttp
import pytest

from kermesse.cli.serving import run
from kermesse.server.storage.broker import Broker, BrokerFailed
from kermesse.server.storage.metrics import Metrics
from kermesse.server.storage.tasks import Tasks
from tests.server.brokers import free_port
from tests.server.house import SOON

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    ("address", "says"),
    [
        ("nats://ada:hush@127.0.0.1:1", "nats://127.0.0.1:1 does not answer"),
        ("nats://nowhere.invalid:4222", "nats://nowhere.invalid:4222 does not answer"),
        ("http://ada:hush@127.0.0.1:4222", "http://127.0.0.1:4222 is no address of a broker: write nats://host:4222"),
        ("nats://127.0.0.1:many", "nats://127.0.0.1:many"),
    ],
)
async def test_a_broker_that_is_not_there_is_one_line_and_nothing_is_written(
    address, says, database, monkeypatch, capsys
):
    monkeypatch.setenv("KERMESSE_LOG_LEVEL", "error")
    assert await asyncio.to_thread(run, "--db", database.db, "--port", "0", "--broker", address) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("kermesse: the broker failed: ")
    assert says in line
    assert "hush" not in line
    assert await database.run("SELECT to_regclass('servers')") == [(None,)]


async def test_no_moment_at_which_a_try_fails_makes_it_try_for_ever(monkeypatch):
    """As when the time is over just as a try fails: until Python 3.12 a timeout is swallowed then."""

    async def fail_late(*where, **how):
        loop = asyncio.get_running_loop()
        over = loop.time() + 0.2
        while loop.time() < over:  # and nothing else happens meanwhile
            pass
        raise OSError("no answer")

    monkeypatch.setattr("asyncio.open_connection", fail_late)
    monkeypatch.setattr("kermesse.server.storage.broker.CONNECT_WITHIN", 0.05)
    with pytest.raises(BrokerFailed, match="no answer"):
        await asyncio.wait_for(Broker.open("nats://127.0.0.1:1", Tasks(Metrics().faults)), SOON)


async def test_a_file_is_one_servers(db, broker, monkeypatch, capsys):
    monkeypatch.setenv("KERMESSE_LOG_LEVEL", "error")
    assert await asyncio.to_thread(run, "--db", str(db), "--port", "0", "--broker", broker.address) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert "give --db a postgresql://" in line
    assert not db.exists()


def test_several_workers_need_a_broker(db, capsys):
    assert run("--db", str(db), "--port", "0", "--workers", "3") == 2
    assert "--workers 3 are several servers: give --broker" in capsys.readouterr().err
    assert not db.exists()


async def test_workers_at_one_address_are_replaced_when_they_end_and_on_hangup_and_all_end_together(database, broker):
    url = f"http://127.0.0.1:{(port := free_port())}"
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "KERMESSE_LIMITS": "off", "KERMESSE_LOG_LEVEL": "error"}
    words = (
        "-m",
        "kermesse.cli",
        "serve",
        "--port",
        str(port),
        "--db",
        database.db,
        "--workers",
        "2",
        "--thinkers",
        "0",
    )
    crew = await asyncio.create_subprocess_exec(
        sys.executable, *words, "--broker", broker.address, env=env, stdout=asyncio.subprocess.PIPE
    )

    async def processes(but: frozenset[int] = frozenset()) -> frozenset[int]:
        """Two servers, none of them one of those."""
        async with asyncio.timeout(SOON):
            while True:
                names = [name for (name,) in await database.run("SELECT name FROM servers")]
                found = frozenset(int(name.split(":")[1]) for name in names)
                if len(found) == 2 and not found & but:
                    return found
                await asyncio.sleep(0.05)

    try:
        assert (await asyncio.wait_for(crew.stdout.readline(), SOON)).decode().split() == ["Kermesse:", url]
        first = await processes()
        wish = {"game": "kraaw", "seats": 2}
        async with aiohttp.ClientSession() as session, session.post(f"{url}/api/tables", json=wish) as response:
            table = (await response.json())["id"]
        os.kill(min(first), signal.SIGKILL)
        second = await processes(frozenset({min(first)}))
        assert max(first) in second
        crew.send_signal(signal.SIGHUP)
        third = await processes(first)  # one that was just starting is new enough
        await sits(url, table)  # whatever became of its server
        crew.terminate()
        assert await asyncio.wait_for(crew.wait(), SOON) == 0
        assert await database.run("SELECT * FROM servers") == []
        assert not any(is_there(process) for process in third)
    finally:
        with suppress(ProcessLookupError):
            crew.kill()
        await crew.wait()


def is_there(process: int) -> bool:
    return Path(f"/proc/{process}").exists()


async def sits(url: str, table: str) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{url}/ws/{table}", max_msg_size=0) as ws:
        await ws.send_json({"type": "hello"})
        await ws.send_json({"type": "act", "id": "x", "what": "sit"})
        async for message in ws:
            told = json.loads(message.data)
            if told.get("id") == "x":
                assert told["done"], told
                return
    raise AssertionError("the socket closed")

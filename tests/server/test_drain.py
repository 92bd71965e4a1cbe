"""Stopping a server: those who send people here notice before it stops, and players do not. Also settings given in
files.
"""

import asyncio
import os
import signal
import subprocess
import sys
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.server.house import SOON, Home

ROOT = Path(__file__).resolve().parents[2]
ENV = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "KERMESSE_LOG_LEVEL": "warning"}


@asynccontextmanager
async def serving(*words: str, **settings: str):
    """A server as a process of its own: it, and the way in."""
    server = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "kermesse.cli", "serve", "--port", "0", *words),
        env={**ENV, **settings},
        stdout=asyncio.subprocess.PIPE,
    )
    assert server.stdout is not None
    told = (await asyncio.wait_for(server.stdout.readline(), SOON)).decode()
    home = Home(int(told.rpartition(":")[2]))
    try:
        yield server, home
    finally:
        await home.close()
        if server.returncode is None:
            server.kill()
            await server.wait()


async def test_during_the_grace_readyz_says_no_and_all_goes_on_until_pages_are_told(db):
    async with serving("--db", str(db), "--drain", "3600") as (server, home):
        ada = await home.browser().named("Ada")
        assert await ada.get("/readyz") == (200, {"status": "ok"})
        page = await ada.open(await ada.new_table(play_now=True, seats=2))
        server.send_signal(signal.SIGTERM)
        while (await ada.get("/readyz"))[0] == 200:
            await asyncio.sleep(0.01)
        assert await ada.get("/readyz") == (503, {"status": "draining"})
        assert (await ada.get("/healthz"))[0] == 200
        await page.play()
        assert (await (await home.browser().named("Bob")).new_table()) != ""
        server.send_signal(signal.SIGTERM)  # there is no time: now
        await page.until(lambda: page.ended)
        assert page.bye["code"] == "server_stops"
        assert await asyncio.wait_for(server.wait(), SOON) == 0


async def test_the_grace_ends_by_itself(db):
    async with serving("--db", str(db), KERMESSE_DRAIN_SECONDS="0.2") as (server, home):
        ada = await home.browser().named("Ada")
        page = await ada.open(await ada.new_table(seats=2))
        server.send_signal(signal.SIGTERM)
        await page.until(lambda: page.ended)
        assert page.bye["code"] == "server_stops"
        assert await asyncio.wait_for(server.wait(), SOON) == 0


async def test_the_database_and_the_token_come_from_files(db, tmp_path):
    (tmp_path / "db").write_text(f"{db}\n")
    (tmp_path / "token").write_text("quite-secret\n")
    files = {"KERMESSE_DB_FILE": str(tmp_path / "db"), "KERMESSE_METRICS_TOKEN_FILE": str(tmp_path / "token")}
    async with serving(**files) as (_, home):
        assert db.exists()
        headers = {"X-Forwarded-For": "192.0.2.1"}
        assert (await home.browser(**headers).get("/metrics"))[0] == 404
        known = home.browser(**headers, Authorization="Bearer quite-secret")
        assert (await known.get("/metrics"))[0] == 200


def ended_by(tmp_path, *words, **settings):
    """Start a server that must end at once; return its one line, and check that nothing was made."""
    command = [sys.executable, "-m", "kermesse.cli", "serve", "--port", "0", *words]
    done = subprocess.run(
        command, env={**ENV, **settings}, cwd=tmp_path, capture_output=True, text=True, timeout=SOON, check=False
    )
    assert done.returncode == 2
    assert not list(tmp_path.glob("*.db*"))
    (line,) = done.stderr.splitlines()
    return line


@pytest.mark.parametrize(
    ("words", "settings", "told"),
    [
        (("--trusted-proxy", "proxy.example"), {}, "'proxy.example' is no address of a proxy: write 10.0.0.7"),
        (("--trusted-proxy", "10.1.2.3/8"), {}, "10.1.2.3/8 is an address within 10.0.0.0/8"),
        ((), {"KERMESSE_TRUSTED_PROXY": "10.0.0.1, 0.0.0.0/0"}, "0.0.0.0/0 trusts everybody"),
        ((), {"KERMESSE_DRAIN_SECONDS": "soon"}, "KERMESSE_DRAIN_SECONDS is 'soon': give it a number"),
        ((), {"KERMESSE_DB_FILE": "none"}, "KERMESSE_DB_FILE is 'none': No such file or directory"),
        ((), {"KERMESSE_DB": "a.db", "KERMESSE_DB_FILE": "none"}, "both given: leave one of them away"),
        ((), {"KERMESSE_METRICS_TOKEN_FILE": "/dev/null"}, "write the value there, on one line"),
    ],
)
def test_what_cannot_be_meant_is_one_line(tmp_path, words, settings, told):
    assert told in ended_by(tmp_path, *words, **settings)

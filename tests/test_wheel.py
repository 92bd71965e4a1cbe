"""The released package works by itself: built from a clean clone, installed in an empty environment, served and played.

Building takes minutes: `make soak` has them. KERMESSE_WHEEL names a wheel that is built already.
"""

import json
import os
import re
import select
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from scripts.compile_engine import GAMES, modules

from kermesse.games import CATALOGUE
from tests.server.house import Home

ROOT = Path(__file__).resolve().parent.parent
LEFT_BEHIND = {"PYTHONPATH", "VIRTUAL_ENV", "MAKEFLAGS", "MFLAGS", "MAKELEVEL"}

pytestmark = pytest.mark.soak


def clean_env() -> dict[str, str]:
    """As in a new shell: nothing of this checkout, nor of the `make` that may have started us."""
    kept = {name: value for name, value in os.environ.items() if name not in LEFT_BEHIND}
    here = {Path(sys.executable).parent, ROOT / ".venv/bin"}
    kept["PATH"] = os.pathsep.join(part for part in kept["PATH"].split(os.pathsep) if Path(part) not in here)
    return kept


def run(*command: str | Path, cwd: Path) -> str:
    done = subprocess.run(command, cwd=cwd, env=clean_env(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{command}: {done.stdout[-3000:]}{done.stderr[-3000:]}"
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory) -> Path:
    if ready := os.environ.get("KERMESSE_WHEEL"):
        return Path(ready).resolve()
    clone = tmp_path_factory.mktemp("clean") / "kermesse"
    run("git", "clone", "-q", ROOT, clone, cwd=ROOT)
    run("make", "wheel", cwd=clone)
    [built] = (clone / "dist").glob("*.whl")
    kept = built.rename(clone.parent / built.name)
    shutil.rmtree(clone)  # so that nothing can come from there
    return kept


@pytest.fixture(scope="module")
def place(wheel, tmp_path_factory) -> Path:
    """An environment with the wheel, what it says it needs, and nothing else; the folder to work in."""
    empty = tmp_path_factory.mktemp("empty")
    run(sys.executable, "-m", "venv", "venv", cwd=empty)
    run(empty / "venv/bin/pip", "install", "-q", wheel, cwd=empty)
    return empty


@pytest.fixture
def server(place):
    command = [place / "venv/bin/kermesse", "serve", "--port", "0", "--db", "served.db", "--log-level", "warning"]
    process = subprocess.Popen(
        command, cwd=place, env=clean_env(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    try:
        ready, _, _ = select.select([process.stdout], [], [], 60)
        assert ready, "the server says nothing"
        found = re.search(r"http://[^:]+:(\d+)", said := process.stdout.readline())
        assert found, said
        yield process, int(found[1])
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def test_the_rules_that_run_are_the_compiled_ones(place):
    names = [module.removesuffix(".py").replace("/", ".") for module in modules(GAMES)]
    look = (
        "import importlib, json, sys\n"
        f"files = [importlib.import_module(name).__file__ for name in {names!r}]\n"
        "print(json.dumps([files, sys.path]))"
    )
    files, path = json.loads(run(place / "venv/bin/python", "-c", look, cwd=place))
    packages = next((place / "venv/lib").glob("python*/site-packages"))
    assert [
        file for file in files if not (Path(file).is_relative_to(packages) and file.endswith((".so", ".pyd")))
    ] == []
    assert [entry for entry in path if Path(entry).is_relative_to(ROOT)] == []


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=list(CATALOGUE))
def test_a_whole_game_is_played_recorded_and_verified(place, game):
    kermesse = place / "venv/bin/kermesse"
    bots = ",".join(["random"] * game.seats.start)
    run(kermesse, "record", game.name, "--bots", bots, "-o", f"{game.name}.kermesse", cwd=place)
    run(kermesse, "replay", "--verify", f"{game.name}.kermesse", cwd=place)


def test_a_new_game_is_begun_and_checked(place):
    """The laws are in the wheel, and need nothing but it."""
    kermesse = place / "venv/bin/kermesse"
    run(kermesse, "new", "marelle", cwd=place)
    said = run(kermesse, "check", "marelle", cwd=place)
    assert said == "marelle: nothing is missing, all laws hold, and a table was played to its end\n"


def test_the_arena_plays_its_best_bots(place):
    told = json.loads(
        run(
            place / "venv/bin/kermesse",
            "arena",
            "kraaw",
            "--bots",
            "normal,random",
            "--games",
            "2",
            "--json",
            cwd=place,
        )
    )
    assert told["games"] == 2, told


async def test_the_page_is_served_and_a_game_is_played_against_bots(server):
    process, port = server
    home = Home(port)
    try:
        guest = home.browser()
        status, page = await guest.get("/")
        assert status == 200
        assert "Kermesse" in page
        assets = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
        assert {Path(asset).suffix for asset in assets} >= {".js", ".css"}, page
        served = 0
        for asset in assets:
            status, body = await guest.get(asset)
            assert status == 200, asset
            assert body, asset
            assert "<html" not in body, asset  # the page itself, as for a way that it does not know
            served += len(body)
        assert served > 50_000, assets
        assert (await guest.get("/healthz"))[0] == 200
        await guest.named("Ada")
        options = {"timers": "off", "wins_to_game": 1}
        table = await guest.new_table("kraaw", seats=2, options=options, play_now=True, level="random")
        seat = await guest.open(table)
        await play_out(seat)
        assert seat.position["outcome"]["winners"]
    finally:
        await home.close()
    process.send_signal(signal.SIGTERM)
    started = time.monotonic()
    assert process.wait(timeout=30) == 0
    assert time.monotonic() - started < 15


async def play_out(page) -> None:
    """Play the first command listed, whenever there is one, until the game is over."""
    while True:
        await page.until(lambda: page.position["outcome"] or page.legal() or page.ended)
        assert not page.ended, page.bye
        if page.position["outcome"]:
            return
        listed = page.position
        await page.do(page.legal()[0])  # a refusal: the bots were faster
        await page.until(lambda at=listed: page.position is not at or page.ended)

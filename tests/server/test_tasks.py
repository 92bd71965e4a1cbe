"""Background tasks are watched: a fault goes to the log and the metrics, and the task goes on."""

import ast
import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
from structlog.testing import capture_logs

import kermesse.server
from kermesse.games import CATALOGUE
from kermesse.server.connection.connection import Connection
from kermesse.server.http.settings import TableRetention
from kermesse.server.table.table import Table
from tests.server.house import SOON, all_tables, by, house
from tests.tiny_game import TINY_GAME

SERVER = Path(kermesse.server.__path__[0])
BEGINNINGS = {
    "create_task",
    "ensure_future",
    "TaskGroup",
    "Task",
    "run_coroutine_threadsafe",
    "eager_task_factory",
    "set_exception_handler",
}
THE_ONE_PLACE = "tasks.py"


def beginnings(source: str) -> list[str]:
    """Every mention of something that begins a task, by any imported name; types do not count."""
    tree = ast.parse(source)
    types = {id(part) for node in ast.walk(tree) for hint in _hints(node) for part in ast.walk(hint)}
    found = []
    for node in ast.walk(tree):
        if id(node) in types:
            continue
        names = [node.attr] if isinstance(node, ast.Attribute) else [node.id] if isinstance(node, ast.Name) else []
        if isinstance(node, ast.ImportFrom) and node.module == "asyncio":
            names = [alias.name for alias in node.names]
        found += [f"{name} in line {node.lineno}" for name in names if name in BEGINNINGS]
    return found


def _hints(node: ast.AST) -> list[ast.expr]:
    hints = [getattr(node, "annotation", None), getattr(node, "returns", None)]
    return [hint for hint in hints if hint is not None]


@pytest.mark.parametrize("file", sorted(SERVER.rglob("*.py")), ids=lambda file: file.name)
def test_no_task_of_the_server_is_begun_unwatched(file):
    found = beginnings(file.read_text())
    assert bool(found) == (file.name == THE_ONE_PLACE), found


@pytest.mark.parametrize(
    "source",
    [
        "import asyncio\ntask = asyncio.create_task(work())",
        "from asyncio import create_task as go\ngo(work())",
        "loop.create_task(work())",
        "begin = asyncio.ensure_future",
        "async with asyncio.TaskGroup() as group: pass",
        "asyncio.Task(work())",
    ],
)
def test_a_task_that_is_begun_elsewhere_is_found(source):
    assert beginnings(source)
    assert not beginnings("def f(task: asyncio.Task[None]) -> asyncio.Task[None]:\n    thoughts: set[asyncio.Task] = 1")


async def faults(home) -> float:
    metrics = await home.metrics()
    return next(float(line.split()[1]) for line in metrics.splitlines() if line.startswith("kermesse_faults_total"))


async def until(true) -> None:
    async with asyncio.timeout(SOON):
        while not true():
            await asyncio.sleep(0.01)


async def test_a_fault_in_housekeeping_is_told_and_counted_and_the_next_round_is_kept(home, monkeypatch):
    await home.browser().new_table(seats=2)
    real, looks = Table.wants_a_look, []

    def faulty(table):
        looks.append(table.id)
        if len(looks) == 1:
            raise ZeroDivisionError("planted")
        return real(table)

    assert await faults(home) == 0
    with capture_logs() as logs:
        monkeypatch.setattr(Table, "wants_a_look", faulty)
        await until(lambda: len(looks) >= 3)
    (told,) = [line for line in logs if line["event"] == "fault in a task"]
    assert (told["task"], told["table"], told["log_level"]) == ("housekeeping", looks[0], "error")
    assert str(told["exc_info"]) == "planted"
    assert await faults(home) == 1


async def test_a_table_that_fails_every_time_keeps_no_other_from_being_put_away(db, monkeypatch):
    async with house(db, retention=TableRetention(unbegun=0.0, look_every=0.01)) as home:
        looks = []

        def faulty(table):
            looks.append(table.id)
            if table.id == looks[0]:
                raise ZeroDivisionError("planted")
            return False

        monkeypatch.setattr(Table, "wants_a_look", faulty)
        bad, good = [await home.browser().new_table(seats=2) for _ in range(2)]
        await until(lambda: good not in home.registry.tables)
        assert list(home.registry.tables) == [bad]
        assert await faults(home) > 0


async def test_a_table_whose_record_cannot_be_written_is_put_away_once_and_found_again(db, monkeypatch):
    async with house(db, retention=TableRetention(playing=0.0, look_every=0.01)) as home:
        ada = home.browser()

        def unwritable(table):
            raise OSError("planted")

        monkeypatch.setattr("kermesse.server.table.table.Table.keep_record", unwritable)
        table = await ada.new_table(seats=2, play_now=True, options={"crow_choice": "auto"})
        page = await ada.open(table)
        await page.play()  # it is worth a record
        await page.close()
        await until(lambda: table not in home.registry.tables)
        assert await faults(home) == 1
    async with house(db) as home:
        assert await all_tables(home) == {table}


async def test_a_fault_in_a_ping_does_not_end_the_pings(home, monkeypatch):
    real, pings = Connection._ping, []

    def faulty(connection, room):
        pings.append(connection)
        if len(pings) == 1:
            raise ZeroDivisionError("planted")
        real(connection, room)

    monkeypatch.setattr(Connection, "_ping", faulty)
    ada = home.browser()
    page = await ada.open(await ada.new_table(seats=2))
    await until(lambda: len(pings) >= 3)
    assert await faults(home) == 1
    assert not page.ended


async def test_a_bot_that_could_not_even_look_at_the_table_looks_again(db):
    """Its view is made within its thought: a fault there must not leave it thinking for ever."""
    planted = []

    def faulty(state, viewer, now):
        if asyncio.current_task() is not None and "bot" in asyncio.current_task().get_name() and len(planted) < 2:
            planted.append(viewer)
            raise ZeroDivisionError("planted")
        return TINY_GAME.view(state, viewer, now)

    async with house(db, games=CATALOGUE.also(replace(TINY_GAME, view=faulty))) as home:
        ada = home.browser()
        page = await ada.open(await ada.new_table("tiny", seats=2, play_now=True))
        await page.until(lambda: any(by(m) == 1 for m in page.heard))
        assert planted == [1, 1]
        assert await faults(home) == 2


async def test_what_the_loop_calls_by_itself_is_watched_too(home):
    def astray():
        raise ZeroDivisionError("planted")

    with capture_logs() as logs:
        asyncio.get_running_loop().call_soon(astray)
        await until(lambda: logs)
    assert [(line["task"], str(line["exc_info"])) for line in logs] == [("the loop", "planted")]
    assert await faults(home) == 1

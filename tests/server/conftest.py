import fcntl
import shutil
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from kermesse.server.serve import configure_logs
from tests.fixed_dice import WHERE_DRAWN, FixedDice
from tests.server.brokers import Nats
from tests.server.homes import Database, File, Postgres
from tests.server.house import OPEN, house, told_of
from tests.server.no_leak_table import quiet


@pytest.fixture
def db(tmp_path):
    return tmp_path / "house.db"


@pytest.fixture(scope="session")
def postgres(tmp_path_factory):
    """Start one server for all tests of this process, in memory if there is room: some disks take minutes to delete
    its files. pytest's own folders are closed to the user it runs as.

    One process after the other: as root each adds that user to a fresh machine, and two at once get two numbers for it.
    """
    memory = Path("/dev/shm")
    roomy = memory.is_dir() and shutil.disk_usage(memory).free > 4 << 30
    with tempfile.TemporaryDirectory(prefix="kermesse-postgres-", dir=memory if roomy else None) as folder:
        with (tmp_path_factory.getbasetemp().parent / "postgres.lock").open("w") as one_at_a_time:
            fcntl.flock(one_at_a_time, fcntl.LOCK_EX)
            server = Postgres(Path(folder))
        yield server
        server.end()


@pytest.fixture
async def database(postgres):
    """Return an empty database."""
    return Database(await postgres.new_database())


@pytest.fixture
async def broker():
    """Start a broker for this test alone, which may stop it."""
    nats = Nats()
    await nats.start()
    yield nats
    nats.stop()


@pytest.fixture(params=["sqlite", "postgres"])
async def log_home(request, db):
    """Return the log's home: tests that use this fixture run on both databases."""
    if request.param == "sqlite":
        return File(db)
    return Database(await request.getfixturevalue("postgres").new_database())


@pytest.fixture
async def home(db):
    """Start a server without rate limits."""
    async with house(db) as opened:
        yield opened


@pytest.fixture
def two(home):
    """Return two people at a started table of Kraaw."""

    async def start(**options):
        ada, bob = await home.browser().named("Ada"), await home.browser().named("Bob")
        table = await ada.new_table(seats=2, options={"timers": "off", "wins_to_game": 1, **options})
        a, b = await ada.open(table), await bob.open(table)
        assert (await b.act("sit"))["done"]
        assert (await a.act("start"))["done"]
        await b.until(lambda: b.position)
        await a.until(lambda: a.position)
        return table, (ada, a), (bob, b)

    return start


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    """Add to a failure what its servers' tables played: their seeds and logs."""
    report = yield
    if report.failed:
        report.sections += [(f"the house at port {home.port}", told_of(home)) for home in OPEN]
    return report


@pytest.fixture(autouse=True)
def same_lots(request, monkeypatch):
    """Seed servers and bots by the name of the test, so that no test fails by bad luck."""
    for module in WHERE_DRAWN:
        monkeypatch.setattr(module, "secrets", FixedDice(lambda: request.node.nodeid))


@pytest.fixture(autouse=True)
def logs_go_where_this_test_looks():
    """Log to the standard error of this very test: that of an earlier one is closed."""
    configure_logs("warning", True)


@pytest.fixture
async def quiet_home(db):
    async with quiet(db) as home:
        yield home


@pytest.fixture
async def doors(database, broker):
    """Open servers on one database, each on a stack of its own, so that one may close before the others."""
    async with AsyncExitStack() as all_of_them:

        async def open_one(**more):
            stack = await all_of_them.enter_async_context(AsyncExitStack())
            home = await stack.enter_async_context(house(database.db, broker=broker.address, **more))
            home.close_door = stack.aclose
            return home

        yield open_one

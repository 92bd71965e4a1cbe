"""A database of PostgreSQL brought back as it was at a moment: what docs/operating.md tells an operator to do, done."""

import re
import shutil
import tempfile
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.homes import Postgres, connected
from tests.server.house import all_tables, house, table_of_two

BOOK = (Path(__file__).resolve().parents[2] / "docs" / "operating.md").read_text("utf-8")


def settings_of(mark: str, **places: Path) -> dict[str, str]:
    """The lines of postgresql.conf that the book has under that heading, with the folders of this test."""
    (block,) = re.findall(rf"\*\*{mark}\*\*.*?\n\n((?:    .*\n)+)", BOOK, re.DOTALL)
    found = dict(re.findall(r"^    (\w+) = '?(.*?)'?$", block, re.MULTILINE))
    for name, value in found.items():
        for folder, path in places.items():
            value = value.replace(f"/srv/{folder}", str(path))
        found[name] = value
    return found


@pytest.fixture
def folder():
    """Not among pytest's own, which are closed to the user that PostgreSQL runs as."""
    with tempfile.TemporaryDirectory(prefix="kermesse-point-") as name:
        path = Path(name)
        path.chmod(0o755)
        for part in ("archive", "base"):
            (path / part).mkdir()
            (path / part).chmod(0o777)
        yield path


@pytest.mark.soak
async def test_a_house_comes_back_as_it_was_at_a_moment(folder):
    first = Postgres(folder / "data")
    with closing(Ending(first)):
        async with connected(first.dsn("postgres")) as db:
            for name, value in settings_of("Before", archive=folder / "archive").items():
                await db.execute(f"ALTER SYSTEM SET {name} = '{value}'")
        first.stop()
        first.start()
        dsn = await first.new_database()
        first.tool("pg_basebackup", "-d", first.dsn("postgres"), "-D", str(folder / "base"), "-c", "fast", "-X", "none")
        async with house(dsn) as home:
            table, a, b = await table_of_two(home)
            await a.play()
            assert (await a.act("chat", text="Avant le malheur"))["done"]
            async with connected(dsn) as db:
                good = [tuple(row) for row in await db.fetch("SELECT tbl, batch FROM log ORDER BY seq")]
                moment = await db.fetchval("SELECT clock_timestamp()::text")
            await b.play()  # after the moment: it will not have been
        async with connected(dsn) as db:
            await db.execute("DELETE FROM log; DELETE FROM leases; DELETE FROM people")  # the misfortune
            wal = await db.fetchval("SELECT pg_walfile_name(pg_switch_wal())")
            while (await db.fetchval("SELECT last_archived_wal FROM pg_stat_archiver") or "") < wal:
                await db.execute("SELECT pg_sleep(0.05)")
        database = dsn.partition("?")[0].rpartition("/")[2]

    data = folder / "again"
    # The tests' PostgreSQL has its socket in its data, where no operator's is.
    shutil.copytree(folder / "base", data, ignore=shutil.ignore_patterns(".s.PGSQL*"))
    for path in (data, *data.rglob("*")):
        shutil.chown(path, (folder / "data").stat().st_uid, (folder / "data").stat().st_gid)
    data.chmod(0o700)
    wanted = settings_of("Bringing it back", archive=folder / "archive") | {"recovery_target_time": moment}
    with (data / "postgresql.auto.conf").open("a") as conf:
        conf.writelines(f"{name} = '{value}'\n" for name, value in wanted.items())
    (data / "recovery.signal").touch()
    second = Postgres(data)
    with closing(Ending(second)):
        dsn = second.dsn(database)
        async with connected(dsn) as db:
            while await db.fetchval("SELECT pg_is_in_recovery()"):
                await db.execute("SELECT pg_sleep(0.05)")
            assert [tuple(row) for row in await db.fetch("SELECT tbl, batch FROM log ORDER BY seq")] == good
        async with house(dsn) as home:
            assert await all_tables(home) == {table}
            back = home.registry.tables[table]
            assert [line.text for line in back.broadcast.chat] == ["Avant le malheur"]
            assert [entry.seat for entry in back.match.log] == [a.seat]
            assert sorted(chair.name for chair in back.seating.chairs) == ["Ada", "Bob"]


class Ending:
    """`close` for `closing`."""

    def __init__(self, server: Postgres) -> None:
        self.close = server.end

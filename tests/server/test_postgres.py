"""A house in PostgreSQL: who may write, a database that goes away, damage."""

import asyncio
import os
import signal
import sys
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest

from kermesse.server.storage.storage import Found, Retention, StorageFailed
from kermesse.server.table.log import RequestId
from tests.server.homes import connected, keep_person, person_by
from tests.server.house import SOON, all_tables, house, play_on

ROOT = Path(__file__).resolve().parents[2]
SHORT = 0.4  # seconds of a lease that is to end
LIVELY = 4.0  # and of one that is soon renewed, but does not end while this machine is busy


async def until(true, seconds=SOON):
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.01)


# ---------------------------------------------------------------- one writer a table


async def test_a_server_whose_tables_were_taken_over_writes_nothing_more_and_tells_nobody(database):
    told, failures = [], []
    first = await database.open(on_failure=failures.append, lease=SHORT)
    first.append("t", [b'{"n":0}'])
    await first.synced()
    await first._renewing.close()  # it stands still
    second = await database.open()
    assert list(await second.live()) == [Found("t", ['{"n":0}'], True)]
    first.append("t", [b'{"n":"late"}'], partial(told.append, "late"))
    first.append("new", [b"{}"], partial(told.append, "new"))
    keep_person(first, "p1", b"h" * 32, "Ada")
    with pytest.raises(StorageFailed, match="taken for dead"):
        await first.synced()
    second.append("t", [b'{"n":1}'])
    await second.synced()
    assert await database.lines() == [("t", 0, b'{"n":0}'), ("t", 1, b'{"n":1}')]
    assert await person_by(second, b"h" * 32) is None
    assert not told
    assert len(failures) == 1
    await first.close()
    second.append("t", [b'{"n":2}'])  # whose going took nothing away
    await second.synced()
    await second.close()


async def test_a_server_that_was_taken_for_dead_learns_of_it_also_when_it_has_nothing_to_write(database):
    failures = []
    first = await database.open(on_failure=failures.append, lease=SHORT)
    await database.run("DELETE FROM servers")
    await until(lambda: failures)
    assert "taken for dead" in str(failures[0])
    await first.close()


async def test_a_lease_that_is_anothers_costs_its_own_table_alone(database):
    told, lost, failures = [], [], []
    storage = await database.open(on_lost=lost.append, on_failure=failures.append)
    for table in ("mine", "theirs"):
        storage.append(table, [b'{"n":0}'])
    await storage.synced()
    await database.run("UPDATE leases SET owner = 'another', fence = fence + 1 WHERE tbl = 'theirs'")
    storage.append("theirs", [b'{"n":1}'], partial(told.append, "theirs"))
    storage.append("mine", [b'{"n":1}'], partial(told.append, "mine"))
    storage.keep_record("theirs", "{}", "as it was here")
    storage.append("theirs", [], partial(told.append, "theirs, later"))
    await storage.synced()
    storage.append("theirs", [b'{"n":2}'], partial(told.append, "theirs again"))
    await storage.synced()
    assert (told, lost, failures) == (["mine"], ["theirs"], [])
    assert await database.lines() == [("mine", 0, b'{"n":0}'), ("theirs", 0, b'{"n":0}'), ("mine", 1, b'{"n":1}')]
    assert await storage.record("theirs") is None
    await storage.close()


async def test_the_same_owner_with_an_old_fencing_number_is_refused(database):
    lost = []
    storage = await database.open(on_lost=lost.append)
    storage.append("t", [b"{}"])
    await storage.synced()
    await database.run("UPDATE leases SET fence = fence + 1")
    storage.append("t", [b"{}"])
    await storage.synced()
    assert lost == ["t"]
    assert len(await database.lines()) == 1
    await storage.close()


async def test_the_record_of_a_table_that_is_anothers_is_not_written_over(database):
    storage = await database.open()
    await database.run("INSERT INTO leases VALUES ('t', 'another', 2, 5)")
    storage.keep_record("t", "{}", "of a server that does not know it yet")
    storage.keep_record("over", "{}", "of a table that is closed")
    await storage.synced()
    assert await storage.record("t") is None
    assert await storage.record("over") is not None
    await storage.close()


async def test_at_a_table_that_is_lost_people_are_sent_away_and_the_house_goes_on(database):
    async with house(database.db) as home:
        ada = home.browser()
        table, other = await ada.new_table(seats=2), await ada.new_table(seats=2)
        page, elsewhere = await ada.open(table), await home.browser().open(other)
        await database.run(f"UPDATE leases SET owner = 'another', fence = fence + 1 WHERE tbl = '{table}'")
        await page.say(type="act", id="x", what="chat", text="?")
        await page.until(lambda: page.ended)
        assert page.bye["code"] == "server_stops"
        assert "x" not in page.answers
        assert await all_tables(home) == {other}
        assert (await elsewhere.act("sit"))["done"]


PAUSED = """
import asyncio, sys
from kermesse.server.storage.metrics import Metrics
from kermesse.server.storage.postgres import PostgresStorage
from kermesse.server.storage.tasks import Tasks

async def main():
    storage = await PostgresStorage.open(sys.argv[1], Tasks(Metrics().faults), lease=1.0)
    storage.on_failure = lambda error: print("failed", error, flush=True)
    number = 0
    while not storage._writer._failed:
        storage.append("t", [b'{"n":%d}' % number], lambda number=number: print("told", number, flush=True))
        number += 1
        await asyncio.sleep(0.005)

asyncio.run(main())
"""


async def test_a_process_that_was_stopped_in_its_tracks_and_taken_for_dead_cannot_write_one_more_line(database):
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", PAUSED, database.db, env=env, stdout=asyncio.subprocess.PIPE
    )
    try:
        for _ in range(20):
            assert (await asyncio.wait_for(process.stdout.readline(), SOON)).startswith(b"told")
        process.send_signal(signal.SIGSTOP)
        second = await database.open()
        (found,) = await second.live()
        assert found.whole
        process.send_signal(signal.SIGCONT)
        rest = (await asyncio.wait_for(process.stdout.read(), SOON)).decode().splitlines()
        assert "taken for dead" in rest[-1]
        told = [int(line.split()[1]) for line in rest if line.startswith("told")]
        assert all(number < len(found.lines) for number in told), "what was told is what was durable before"
        assert len(await database.lines()) == len(found.lines)
        await second.close()
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def test_a_server_that_was_taken_for_dead_sweeps_nothing_out(database):
    failures = []
    storage = await database.open(on_failure=failures.append)
    storage.append("t", [b"{}"])
    storage.keep_record("past", "{}", "record")
    keep_person(storage, "p1", b"h" * 32, "Ada", 1, 1)
    storage.close_table("t")
    await storage.synced()
    await database.run("DELETE FROM servers")
    await storage.sweep(Retention(records=-10, people=-10))
    assert len(failures) == 1
    assert "taken for dead" in str(failures[0])
    assert len(await database.lines()) == 2
    for kept in ("leases", "records", "people"):
        assert await database.run(f"SELECT count(*) FROM {kept}") == [(1,)], kept
    await storage.close()


async def test_a_second_server_is_told_that_the_first_one_lives(database):
    first = await database.open(lease=LIVELY)
    with pytest.raises(StorageFailed, match=f"in use by another server .process {os.getpid()} of"):
        await database.open()
    first.append("t", [b"{}"])
    await first.synced()
    await first.close()


async def test_after_a_server_that_said_that_it_went_nobody_waits_and_after_another_until_its_time_is_up(database):
    await (await database.open()).close()
    killed = await database.open(lease=LIVELY)
    assert killed.opening_notes == []
    await killed._renewing.close()
    next_one = await database.open()
    assert "waited" in next_one.opening_notes[0]
    await next_one.close()
    await killed.close()


async def test_the_tables_of_a_server_that_was_killed_are_free_well_before_five_seconds(database):
    storage = await database.open()
    ((left,),) = await database.run("SELECT extract(epoch FROM until - clock_timestamp()) FROM servers")
    assert 2 < left <= 4
    await storage.close()


# ---------------------------------------------------------------- a database that goes away


@pytest.fixture
def away(postgres):
    """Stops the database, and has it back when the test is over."""
    yield postgres.stop
    with suppress(AssertionError):
        postgres.start()


async def test_while_the_database_is_away_nothing_is_told_and_when_it_is_back_nothing_is_lost(database, postgres, away):
    told, trouble = [], []
    storage = await database.open(on_trouble=trouble.append)
    storage.append("t", [b"{}"], partial(told.append, 0))
    await storage.synced()
    await asyncio.to_thread(away)
    for number in range(1, 50):
        storage.append("t", [b"{}"], partial(told.append, number))
        await asyncio.sleep(0)
    await until(lambda: trouble)
    assert told == [0]
    assert storage.trouble
    with pytest.raises(StorageFailed):
        await person_by(storage, b"h" * 32)
    await asyncio.to_thread(postgres.start)
    await asyncio.wait_for(storage.synced(), SOON)
    assert told == [*range(50)]
    assert [number for _, number, _ in await database.lines()] == [*range(50)]
    assert trouble[-1] == ""
    assert await person_by(storage, b"h" * 32) is None
    await storage.close()


async def test_a_line_that_breaks_while_a_commit_is_under_way_neither_loses_nor_doubles_it(database):
    told = []
    storage = await database.open()
    for number in range(300):
        storage.append("t", [b"{}"], partial(told.append, number))
        if number % 3 == 0:
            storage.keep_understood("p1", f"kraaw/{number}")
        await asyncio.sleep(0.002)
        if number % 20 == 10:
            await database.run(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
    await asyncio.wait_for(storage.synced(), SOON)
    assert told == [*range(300)]
    assert [number for _, number, _ in await database.lines()] == [*range(300)]
    await storage.close()


async def test_a_commit_whose_answer_was_lost_is_not_done_again(database, monkeypatch):
    """The worst moment: it is done, and the line breaks before anybody hears of it."""
    told, trouble = [], []
    storage = await database.open(on_trouble=trouble.append)
    storage.append("t", [b'{"n":0}'])
    await storage.synced()
    commit, broken = storage._writer._commit, []

    async def breaks(batch):
        before = storage._writer._commits
        await commit(batch)
        if not broken:
            broken.append(1)
            storage._writer._commits = before
            raise ConnectionResetError("cut")

    monkeypatch.setattr(storage._writer, "_commit", breaks)
    storage.append("t", [b'{"n":1}'], partial(told.append, 1))
    keep_person(storage, "p1", b"h" * 32, "Ada")
    await storage.synced()
    storage.append("t", [b'{"n":2}'], partial(told.append, 2))
    await storage.synced()
    assert broken
    assert told == [1, 2]
    assert await database.lines() == [("t", number, b'{"n":%d}' % number) for number in range(3)]
    assert trouble == ["cut", ""]
    await storage.close()


async def test_people_are_told_that_the_house_waits_and_it_goes_on_when_the_database_does(database, postgres, away):
    async with house(database.db) as home:
        ada, bob = await home.browser().named("Ada"), await home.browser().named("Bob")
        table = await ada.new_table(seats=2, options={"timers": "off"})
        a, b = await ada.open(table), await bob.open(table)
        await b.act("sit")
        await a.act("start")
        await a.until(a.legal)
        async with connected(database.db) as busy:
            await busy.execute("BEGIN; LOCK TABLE log")  # so that the command is under way before anything else fails
            waiting = asyncio.create_task(a.do(a.legal()[0], id="waits"))
            held = home.registry.tables[table]
            await until(lambda: RequestId(held.seating.chairs[0].person, "waits") in held.done)
            await asyncio.to_thread(postgres.crash)  # a stop could end the lock first, and the command would be kept
            busy.terminate()
        await b.until(lambda: b.trouble)
        assert "waits" not in a.answers
        assert (await b.act("chat", text="?"))["code"] == "disk_waits"
        assert (await ada.get("/readyz"))[0] == 503
        stranger = home.browser(Cookie="kermesse=unknown")
        assert (await stranger.get("/api/me"))[0] == 503  # nobody can say whose secret that is
        await asyncio.to_thread(postgres.start)
        assert (await waiting)["done"]
        await b.until(lambda: not b.trouble)
        await play_on([a, b], 5)
        view, cookies = a.position["view"], {c.key: c.value for c in ada.session.cookie_jar}
    async with house(database.db) as home:
        again = home.browser()
        again.session.cookie_jar.update_cookies(cookies)
        page = await again.open(table)
        assert (page.seat, page.position["view"]) == (0, view)


async def test_after_a_time_in_which_the_database_took_nothing_the_server_is_still_believed_to_live(database):
    """As when a standby is promoted: connections that were made meanwhile would stay read-only."""
    told, trouble, failures = [], [], []
    storage = await database.open(on_trouble=trouble.append, on_failure=failures.append, lease=LIVELY)
    (name,) = await database.run("SELECT current_database()")
    others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    await database.run(f"ALTER DATABASE {name[0]} SET default_transaction_read_only = on")
    await database.run(others)
    storage.append("t", [b"{}"], partial(told.append, 1))
    await until(lambda: "read-only" in storage.trouble)
    with pytest.raises(StorageFailed, match="read-only"):  # by the connection that the lease is renewed with
        await storage.reset_damaged()
    assert not told
    async with connected(database.db) as db:
        await db.execute("SET default_transaction_read_only = off")
        await db.execute(f"ALTER DATABASE {name[0]} RESET default_transaction_read_only")
    await asyncio.wait_for(storage.synced(), SOON)
    before = await database.run("SELECT until FROM servers")
    async with asyncio.timeout(SOON):
        while await database.run("SELECT until FROM servers") == before:
            await asyncio.sleep(0.05)
    assert (told, failures) == ([1], [])
    await storage.close()


async def test_told_to_stop_it_stops_although_the_database_is_away(database, away):
    failures, told = [], []
    storage = await database.open(on_failure=failures.append)
    await asyncio.to_thread(away)
    storage.append("t", [b"{}"], partial(told.append, 1))
    await asyncio.wait_for(storage.close(), SOON)
    assert not told
    assert "nobody was told of" in str(failures[0])


# ---------------------------------------------------------------- damage


async def test_lines_that_are_changed_or_missing_cost_their_table_alone(database):
    storage = await database.open()
    tables = ["whole", "changed", "ends early", "lost its lease", "nothing left"]
    names = {table: table.replace(" ", "") for table in tables}
    for table in names.values():
        storage.append(table, [b'{"n":0}'])
        await storage.synced()
        storage.append(table, [b'{"n":1}'])
        await storage.synced()
    storage.keep_record("past", "{}", "record")
    keep_person(storage, "p1", b"h" * 32, "Ada")
    await storage.synced()
    await storage.close()
    async with connected(database.db) as db:
        await db.execute(
            "UPDATE log SET batch = replace(convert_from(batch, 'UTF8'), '\"n\":1', '\"n\":7')::bytea WHERE tbl = 'changed'"
        )
        await db.execute("DELETE FROM log WHERE seq = (SELECT max(seq) FROM log WHERE tbl = 'endsearly')")
        await db.execute("DELETE FROM leases WHERE tbl = 'lostitslease'")
        await db.execute("DELETE FROM log WHERE tbl = 'nothingleft'")
        await db.execute("UPDATE records SET record = 'another'")
        await db.execute("UPDATE people SET name = 'Eve'")
    storage = await database.open()
    found = {each.table: each.whole for each in await storage.live()}
    assert found == {name: name == "whole" for name in names.values()}
    assert storage.bad_rows == 1
    for damaged in (storage.record("past"), person_by(storage, b"h" * 32)):
        with pytest.raises(Exception, match=r"record of past|person's row"):
            await damaged
    for table in names.values():
        storage.close_table(table)
    await storage.synced()
    assert list(await storage.live()) == []
    await storage.close()

"""The durable log, people, back-up."""

import asyncio
from functools import partial

import pytest

from kermesse.server.http.settings import TableRetention
from kermesse.server.storage.dump import backup, copy_database
from kermesse.server.storage.sqlite import SqliteStorage
from kermesse.server.storage.storage import Found, PersonRow, Retention, StorageFailed
from tests.server.homes import keep_person, person_by
from tests.server.house import SOON, house, play_on


@pytest.fixture
async def storage(log_home):
    opened = await log_home.open()
    yield opened
    await opened.close()


async def test_lines_come_back_as_they_went_in_table_by_table(storage):
    lines = [b'{"a":1}', '{"text":"« é » \\" \\u0000 \\n"}'.encode(), b'{"b":[1.50,null,true]}']
    storage.append("one", lines[:2])
    storage.append("two", lines[2:])
    storage.append("one", lines[2:])
    await storage.synced()
    assert list(await storage.live()) == [
        Found("one", [lines[0].decode(), lines[1].decode(), lines[2].decode()], True),
        Found("two", [lines[2].decode()], True),
    ]


async def test_one_tables_log_is_read_alone_in_this_life_and_in_the_next(log_home):
    """Among rows of others, more of them than are asked for in one statement."""
    storage = await log_home.open()
    for number in range(1200):
        storage.append("one" if number % 2 else "other", [b'{"n":%d}' % number])
        if number % 3 == 0:
            await storage.synced()
    storage.append("gone", [b"{}"])
    storage.close_table("gone")
    await storage.synced()
    ones = [f'{{"n":{number}}}' for number in range(1, 1200, 2)]
    assert await storage.log_of("one") == Found("one", ones, True)
    assert await storage.log_of("gone") is None
    await storage.close()
    storage = await log_home.open()
    list(await storage.live())
    assert await storage.log_of("one") == Found("one", ones, True)
    storage.append("one", [b'{"last":1}'])
    await storage.rewrite({("one", 1): b'{"n":"hushed"}'})
    await storage.synced()
    ones[1] = '{"n":"hushed"}'
    assert await storage.log_of("one") == Found("one", [*ones, '{"last":1}'], True)
    await storage.close()


async def test_a_tables_log_that_is_read_alone_is_not_whole_if_a_line_of_it_is_damaged_or_missing(log_home):
    storage = await log_home.open()
    for text in (b'{"n":0}', b'{"n":1}', b'{"n":2}'):
        storage.append("one", [text])
        await storage.synced()
    assert (await storage.log_of("one")).whole
    rows = await log_home.run("SELECT seq, batch FROM log ORDER BY seq")
    await log_home.put_row(rows[1][0], bytes(rows[1][1]).replace(b'"n":1', b'"n":7'))
    assert not (await storage.log_of("one")).whole
    await log_home.put_row(rows[1][0], bytes(rows[1][1]))
    assert (await storage.log_of("one")).whole
    await log_home.put_row(rows[2][0], b"")
    assert not (await storage.log_of("one")).whole
    await storage.close()


@pytest.mark.parametrize("look", ["played_by", "logs_with"])
async def test_what_looks_through_all_that_is_kept_leaves_the_loop_to_the_others(log_home, look):
    storage = await log_home.open()
    storage.append("one", [b'{"n":0}'])
    await storage.synced()
    looking = asyncio.create_task(getattr(storage, look)("one"))
    turns = 0
    while not looking.done():
        turns += 1
        await asyncio.sleep(0)
    assert turns > 1  # one is all that it takes to begin
    await storage.close()


async def test_what_arrives_during_a_commit_is_one_commit(log_home):
    sizes = []
    storage = await log_home.open(on_commit=lambda writes, seconds: sizes.append(writes))
    for _ in range(50):
        for _ in range(10):
            storage.append("t", [b"{}"])
        await asyncio.sleep(0)
    await storage.close()
    assert sum(sizes) == 500
    assert len(sizes) < 250


async def test_it_is_told_in_order_and_when_it_is_on_disk(log_home, storage):
    told = []

    def on_disk(number):
        told.append((number, len(log_home.lines_now()) > number))

    for number in range(20):
        storage.append("t", [b"{}"], partial(on_disk, number))
        await asyncio.sleep(0.001 * (number % 3))
    await storage.synced()
    assert told == [(number, True) for number in range(20)]


async def test_a_fault_in_what_one_table_does_after_a_commit_keeps_no_other_waiting(storage):
    faults, told = [], []
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: faults.append(context["message"]))
    storage.append("one", [b"{}"], lambda: 1 / 0)
    storage.append("two", [b"{}"], partial(told.append, "two"))
    await asyncio.wait_for(storage.synced(), SOON)
    assert told == ["two"]
    assert len(faults) == 1
    assert "one" in faults[0]


async def test_when_the_database_is_gone_for_good_nothing_is_told_any_more(log_home):
    failures, told = [], []
    storage = await log_home.open(on_failure=failures.append)
    await log_home.run("DROP TABLE log")
    storage.append("t", [b"{}"], lambda: told.append("bad"))
    storage.append("t", [b"{}"], lambda: told.append("after"))
    with pytest.raises(StorageFailed):
        await storage.synced()
    storage.append("t", [b"{}"], lambda: told.append("late"))
    with pytest.raises(StorageFailed):
        await storage.synced()
    await storage.close()
    assert len(failures) == 1
    assert not told


async def test_it_is_there_when_it_was_awaited(log_home, storage):
    storage.append("t", [b'{"x":1}'])
    await storage.synced()
    assert await log_home.lines() == [("t", 0, b'{"x":1}')]


async def test_a_commit_to_a_file_is_on_the_disk(db):
    storage = SqliteStorage(db)
    assert storage._reader.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert storage._reader.execute("PRAGMA synchronous").fetchone() == (2,)
    await storage.close()


async def test_people_are_found_by_the_hash_of_their_secret(storage):
    keep_person(storage, "p1", b"h" * 32, "Ada", 1, 2)
    keep_person(storage, "p1", b"h" * 32, "Ada L.", 1, 3)
    await storage.synced()
    assert await person_by(storage, b"h" * 32) == PersonRow("p1", "Ada L.", 1, 3)
    assert await person_by(storage, b"x" * 32) is None


async def test_a_closed_table_is_gone_at_once_and_after_a_restart(log_home):
    storage = await log_home.open()
    storage.append("old", [b"{}"])
    storage.append("new", [b"{}"])
    storage.close_table("old")
    await storage.synced()
    assert [found.table for found in await storage.live()] == ["new"]
    await storage.close()
    storage = await log_home.open()
    assert [found.table for found in await storage.live()] == ["new"]
    await storage.close()


async def test_a_line_of_a_closed_table_is_swept_out_from_between_others_while_the_server_runs(log_home, storage):
    for table in ("old", "new", "old", "other"):
        storage.append(table, [f'{{"of":"{table}"}}'.encode()])  # one commit
    await storage.synced()
    storage.close_table("old")
    storage.append("new", [b"{}"])
    await storage.sweep(Retention())
    assert await log_home.lines() == [("new", 0, b'{"of":"new"}'), ("other", 0, b'{"of":"other"}'), ("new", 1, b"{}")]
    assert [found.table for found in await storage.live()] == ["new", "other"]


async def test_a_back_up_is_taken_while_the_server_runs(db, tmp_path):
    async with house(db) as home:
        ada, bob = home.browser(), home.browser()
        table = await ada.new_table(seats=2, options={"timers": "off"})
        a, b = await ada.open(table), await bob.open(table)
        await b.act("sit")
        await a.act("start")
        await a.until(a.legal)
        await play_on([a, b], 5)
        await backup(str(db), str(tmp_path / "copy.jsonl"))
        view = a.position["view"]
        cookies = {c.key: c.value for c in ada.session.cookie_jar}
    await copy_database(str(tmp_path / "copy.jsonl"), str(tmp_path / "copy.db"))
    async with house(tmp_path / "copy.db") as home:
        ada = home.browser()
        ada.session.cookie_jar.update_cookies(cookies)
        page = await ada.open(table)
        assert (page.seat, page.position["view"]) == (0, view)
    with pytest.raises(StorageFailed, match="there is no database"):
        await backup(str(tmp_path / "none.db"), str(tmp_path / "x.jsonl"))


async def test_idle_tables_are_archived_and_keep_their_replay(log_home):
    async with house(
        log_home.db, retention=TableRetention(unbegun=0.2, over=0.2, playing=0.2, look_every=0.05)
    ) as home:
        ada, bob = home.browser(), home.browser()
        lobby = await ada.new_table(seats=2)
        table = await ada.new_table(seats=2, options={"timers": "off", "wins_to_game": 1})
        a, b = await ada.open(table), await bob.open(table)
        await b.act("sit")
        await a.act("start")
        await a.until(a.legal)
        await play_on([a, b])
        await a.until(lambda: a.table["stage"] == "over")
        assert table in home.registry.tables
        await a.close()
        await b.close()
        async with asyncio.timeout(SOON):
            while home.registry.tables:
                await asyncio.sleep(0.02)
        status, replay = await home.browser().get(f"/api/replays/{table}?eyes=all")
        assert status == 200
        assert replay["table"]["stage"] == "over"
        assert (await home.browser().get(f"/api/tables/{lobby}"))[0] == 404
    async with house(log_home.db) as home:
        assert not home.registry.tables
        assert (await home.browser().get(f"/table/{table}/record"))[0] == 200

"""A house as JSON lines: a back-up of a running server, and moving from a file to PostgreSQL and back; all of it or
nothing.
"""

import asyncio
import json
import sqlite3
from contextlib import closing

import pytest
from click.testing import CliRunner

from kermesse.cli import main
from kermesse.server.storage.dump import SEALED_ROWS, PostgresDatabase, SqliteDatabase, backup, copy_database, restore
from kermesse.server.storage.sealed_rows import seal
from kermesse.server.storage.storage import PASSKEY, Found, LinkRow, StorageFailed
from tests.server.homes import Database, File, back_to, keep_person, person_by
from tests.server.house import house, play_on

BOTH = ["sqlite", "postgres"]


@pytest.fixture
def new_home(request, tmp_path):
    made = []

    async def make(kind):
        if kind == "sqlite":
            made.append(File(tmp_path / f"house{len(made)}.db"))
        else:
            made.append(Database(await request.getfixturevalue("postgres").new_database()))
        return made[-1]

    return make


@pytest.fixture
async def full(request, new_home):
    """A home with something of every kind."""
    home = await new_home(request.param)
    storage = await home.open()
    storage.append("one", [b'{"n":0}', '{"n":"« é »"}'.encode()])
    storage.append("Two", [b'{"n":0}'])
    storage.append("gone", [b"{}"])
    storage.append("one", [b'{"n":2}'])
    storage.close_table("gone")
    for number in range(450):  # more than one handful
        keep_person(storage, f"p{number}", b"%032d" % number, f"Zoé {number}", 7, 2**40)
    storage.add_link(LinkRow("k1", "p1", PASSKEY, b"credential", b"\0\xff", "Clé", 7, 8))
    storage.keep_record("past", '{"game":"kraaw","people":["p1",""]}', "first line\nsecond line")
    storage.keep_record("Past", '{"game":"krom"}', "r" * 100_000)
    storage.keep_analysis("past", 1, '{"worth":0.5}')
    storage.keep_analysis("past", 0, '{"worth":0.25}')
    storage.keep_understood("p1", "kraaw/lock krom/take")
    await storage.synced()
    storage.append("odd", [b"{}"])  # alone in the last commit
    storage.quarantine("odd", "version", 5)
    await storage.close()
    return home


async def all_of(home):
    """As a server finds it."""
    storage = await home.open()
    try:
        return {
            "live": list(await storage.live()),
            "aside": await storage.quarantined(),
            "people": [await person_by(storage, b"%032d" % number) for number in range(450)],
            "passkey": await storage.link(b"credential"),
            "records": [await storage.record(table) for table in ("past", "Past", "none")],
            "analyses": [await storage.analysis("past", seat) for seat in range(3)],
            "understood": await storage.understood("p1"),
            "played": await storage.played_by("p1"),
        }
    finally:
        await storage.close()


async def copied(*words):
    """By the command line: the exit code and what was said."""
    done = await asyncio.to_thread(CliRunner().invoke, main, ["db", "copy", *map(str, words)])
    return done.exit_code, done.output


async def anything_in(home):
    if not isinstance(home, Database):
        return [path.name for path in home.path.parent.glob(f"{home.path.name}*") if not path.name.endswith(".lock")]
    if await home.run("SELECT to_regclass('house')") == [(None,)]:
        return []
    return [kind for kind in ("log", "leases", "servers", *SEALED_ROWS) if await home.run(f"SELECT * FROM {kind}")]


@pytest.mark.parametrize("full", BOTH, indirect=True)
@pytest.mark.parametrize("kind", BOTH)
async def test_everything_is_there_again_and_is_told(full, new_home, kind):
    to = await new_home(kind)
    code, said = await copied(full.db, to.db)
    assert code == 0, said
    assert (
        "3 tables (5 lines), 450 people, 451 links, 2 records, 2 analyses, 1 understood, 1 aside: copied, read back"
        in said
    )
    there = await all_of(to)
    assert there == await all_of(full)
    assert there["live"] == [
        Found("one", ['{"n":0}', '{"n":"« é »"}', '{"n":2}'], True),
        Found("Two", ['{"n":0}'], True),
        Found("odd", ["{}"], True),
    ]
    storage = await to.open()  # and it goes on
    assert len(list(await storage.live())) == 3
    storage.append("one", [b'{"n":3}'])
    await storage.synced()
    await storage.close()
    assert (await to.lines())[-1] == ("one", 3, b'{"n":3}')


async def test_a_club_moves_to_postgresql_and_back_in_the_middle_of_a_game(db, database, tmp_path):
    async with house(db) as home:
        ada, bob = await home.browser().named("Ada"), await home.browser().named("Bob")
        table = await ada.new_table(seats=2, options={"timers": "off", "wins_to_game": 1})
        a, b = await ada.open(table), await bob.open(table)
        await b.act("sit")
        await a.act("start")
        await a.until(lambda: a.position)
        await b.until(lambda: b.position)
        await play_on([a, b], 3)
        view = a.position["view"]
        cookies = [{c.key: c.value for c in person.session.cookie_jar} for person in (ada, bob)]
    for source, to in ((db, database.db), (database.db, tmp_path / "back.db")):
        assert (await copied(source, to))[0] == 0
        async with house(to) as home:
            people = [home.browser(), home.browser()]
            for person, theirs in zip(people, cookies, strict=True):
                person.session.cookie_jar.update_cookies(theirs)
            pages = [await person.open(table) for person in people]
            assert (pages[0].seat, pages[0].position["view"]) == (0, view)
            assert (await people[0].get("/api/me"))[1]["name"] == "Ada"
            await play_on(pages, 2)
            view = pages[0].position["view"]


async def refused(match, source, to, *more):
    code, said = await copied(source, to, *more)
    assert code == 2
    (line,) = said.splitlines()
    assert line.startswith("kermesse: ")
    assert match in line


@pytest.mark.parametrize("full", BOTH, indirect=True)
async def test_a_source_in_use_and_a_target_that_is_not_empty_or_in_use_are_one_line(full, new_home):
    for kind in BOTH:
        to = await new_home(kind)
        storage = await full.open()
        await refused("is in use by another server", full.db, to.db)
        await storage.close()
        assert await anything_in(to) == []
        storage = await to.open()
        await refused("is in use" if kind == "postgres" else "is there already", full.db, to.db)
        keep_person(storage, "p1", b"h" * 32, "Ada")
        await storage.close()
        await refused("there is a house" if kind == "postgres" else "is there already", full.db, to.db)
        assert (await to.run("SELECT name FROM people")) == [("Ada",)]
    await refused("cannot be its own source", full.db, full.db)


@pytest.mark.parametrize("full", BOTH, indirect=True)
async def test_a_damaged_house_is_copied_only_if_that_is_said_and_its_table_is_not_whole_there_either(full, new_home):
    if isinstance(full, Database):
        await full.run("UPDATE people SET name = 'Eve' WHERE id = 'p3'")
        await full.run("UPDATE leases SET lines = lines + 1 WHERE tbl = 'Two'")
    else:
        with closing(sqlite3.connect(full.db)) as file:
            file.execute("UPDATE records SET record = 'another' WHERE tbl = 'Past'")
            file.execute("DELETE FROM log WHERE seq = (SELECT max(seq) FROM log)")
            file.commit()
    for kind in BOTH:
        to = await new_home(kind)
        await refused("of the source are damaged or missing: restore a back-up of it", full.db, to.db)
        assert await anything_in(to) == []
        code, said = await copied(full.db, to.db, "--even-damaged")
        assert code == 0
        assert "that were damaged or missing are not" in said
        there, before = await all_of(to), await all_of_damaged(full)
        assert there["live"] == before["live"]
        assert sorted(found.whole for found in there["live"]) == [False, True, True]
        await copy_database(to.db, (await new_home(kind)).db, even_damaged=True)  # what is missing is still missing


async def all_of_damaged(home):
    storage = await home.open()
    found = {"live": list(await storage.live())}
    await storage.close()
    return found


@pytest.mark.parametrize("full", ["sqlite"], indirect=True)
@pytest.mark.parametrize("kind", BOTH)
@pytest.mark.parametrize("fault", ["fails", "another"])
async def test_a_copy_that_is_cut_short_or_comes_out_otherwise_leaves_nothing(full, new_home, kind, fault, monkeypatch):
    to = await new_home(kind)
    what = {"sqlite": SqliteDatabase, "postgres": PostgresDatabase}[kind]
    add = what.add

    async def breaks(self, kind, rows):
        if kind == "understood" and fault == "fails":
            raise OSError("no room")
        if kind != "people" or len(rows) > 1:
            await add(self, kind, rows[1:] if kind == "people" else rows)

    with monkeypatch.context() as planted:
        planted.setattr(what, "add", breaks)
        with pytest.raises(StorageFailed, match="no room" if fault == "fails" else "not what was read"):
            await copy_database(full.db, to.db)
    assert await anything_in(to) == []
    assert sorted(path.name for path in full.path.parent.glob(".*")) == []
    await copy_database(full.db, to.db)
    assert await all_of(to) == await all_of(full)


async def test_who_was_taken_for_dead_in_the_middle_of_it_copies_nothing(database, db, monkeypatch):
    storage = await File(db).open()
    keep_person(storage, "p1", b"h" * 32, "Ada")
    await storage.close()
    add = PostgresDatabase.add

    async def stands_still(self, kind, rows):
        await database.run("DELETE FROM servers")
        await add(self, kind, rows)

    monkeypatch.setattr(PostgresDatabase, "add", stands_still)
    with pytest.raises(StorageFailed, match="taken for dead: nothing was copied"):
        await copy_database(str(db), database.db)
    assert await database.run("SELECT count(*) FROM people") == [(0,)]


@pytest.mark.parametrize("full", ["sqlite"], indirect=True)
async def test_what_is_no_house_or_of_a_later_version_is_one_line_and_stays_as_it_is(full, new_home, tmp_path):
    empty, later, newer = await new_home("postgres"), await new_home("postgres"), await new_home("sqlite")
    await refused("there is no house", empty.db, tmp_path / "x.db")
    assert await empty.run("SELECT to_regclass('house')") == [(None,)]
    await refused("there is no database or dump", tmp_path / "none.db", empty.db)
    assert await empty.run("SELECT to_regclass('house')") == [(None,)]
    await refused("there is no folder", full.db, tmp_path / "none" / "x.db")
    await (await later.open()).close()
    await later.run("UPDATE house SET number = 99 WHERE what = 'schema'")
    await refused("of version 99", later.db, tmp_path / "x.db")
    await refused("of version 99", full.db, later.db)
    await (await newer.open()).close()
    await newer.run("CREATE TABLE something_that_comes_later (what TEXT)")
    await newer.run("PRAGMA user_version = 99")
    await refused("of version 99", newer.db, empty.db)
    (tmp_path / "cake").write_text("flour, sugar, butter " * 1000)
    await refused("not that of a database", tmp_path / "cake", empty.db)
    await refused("does not answer", full.db, "postgresql://ada:hush@127.0.0.1:1/kermesse")
    await refused("is no address of a database", full.db, "postgresql://ada:hu/sh@127.0.0.1/kermesse")
    assert not list(tmp_path.glob("x.db*"))


@pytest.mark.parametrize("full", ["sqlite"], indirect=True)
async def test_a_file_of_an_earlier_version_comes_along_and_stays_what_it_was(full, new_home, database):
    before = await all_of(full)
    back_to(full.path, 4, "DROP TABLE analyses;")
    await copy_database(full.db, database.db)
    assert (await full.run("PRAGMA user_version")) == [(4,)]
    assert await all_of(database) == {**before, "analyses": ["", "", ""], "passkey": None}


# ---------------------------------------------------------------- a dump


@pytest.mark.parametrize("full", BOTH, indirect=True)
@pytest.mark.parametrize("kind", BOTH)
async def test_a_back_up_has_everything_and_is_a_house_again_at_either_home(full, new_home, kind, tmp_path):
    dump, to = tmp_path / "house.jsonl", await new_home(kind)
    found = await backup(full.db, str(dump))
    assert (found.rows["tables"], found.rows["log"], found.rows["people"], found.damaged) == (3, 5, 450, 0)
    header, *rows, end = [json.loads(line) for line in dump.read_text().splitlines()]
    assert header == {"dump": "kermesse", "version": 2}
    assert {row["kind"] for row in rows} == {"tables", "log", *SEALED_ROWS}
    assert (end["kind"], end["rows"]) == ("end", len(rows))
    assert (await restore(str(dump), to.db))[0] == found
    assert await all_of(to) == await all_of(full)
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith("house.jsonl")] == ["house.jsonl"]


async def dump_of(home, folder):
    dump = folder / "house.jsonl"
    await backup(home.db, str(dump))
    return dump, dump.read_bytes().splitlines(keepends=True)


@pytest.mark.parametrize("full", ["sqlite"], indirect=True)
@pytest.mark.parametrize("harm", ["bit", "name", "removed", "cut", "half a line", "header"])
async def test_a_damaged_dump_is_refused_with_the_number_of_the_line(full, new_home, harm, tmp_path):
    dump, lines = await dump_of(full, tmp_path)
    says = f"line 4 of {dump} is damaged"
    match harm:
        case "bit":
            lines[3] = bytes([*lines[3][:-9], lines[3][-9] ^ 1, *lines[3][-8:]])
        case "name":
            lines[3] = lines[3].replace(b'"tbl":"one"', b'"tbl":"Two"')
        case "removed":
            del lines[3]
            says = f"lines of {dump} are missing"
        case "cut":
            del lines[-1]
            says = f"is cut short after line {len(lines)}"
        case "half a line":
            lines[-1] = lines[-1][:20]
            says = f"line {len(lines)} of {dump} is damaged"
        case "header":
            lines[0] = b"{}\n"
            says = f"line 1 of {dump} is not that of a dump"
    dump.write_bytes(b"".join(lines))
    to = await new_home("sqlite")
    await refused(says, dump, to.db)
    assert await anything_in(to) == []


@pytest.mark.parametrize("full", ["sqlite"], indirect=True)
@pytest.mark.parametrize("kind", BOTH)
async def test_a_line_of_a_dump_that_is_left_out_is_missing_in_its_table(full, new_home, kind, tmp_path):
    dump, lines = await dump_of(full, tmp_path)
    assert b'"tbl":"one","number":2' in lines[4], "the last line of its table"
    dump.write_bytes(b"".join([*lines[:4], b'{"kind":"log"}\n', *lines[5:]]))
    to = await new_home(kind)
    code, said = await copied(dump, to.db, "--even-damaged")
    assert (code, "1 that were damaged or missing are not" in said) == (0, True), said
    live = (await all_of(to))["live"]
    assert {found.table: found.whole for found in live} == {"one": False, "Two": True, "odd": True}


async def test_a_dump_of_a_later_version_is_left_to_the_newer_server(tmp_path):
    (tmp_path / "later.jsonl").write_text('{"dump":"kermesse","version":3}\n')
    await refused("is a dump of version 3; this server knows 2", tmp_path / "later.jsonl", tmp_path / "x.db")


@pytest.mark.parametrize("full", ["sqlite"], indirect=True)
@pytest.mark.parametrize("kind", BOTH)
async def test_a_dump_from_when_a_person_had_one_secret_is_a_house_again(full, new_home, kind, tmp_path):
    dump, lines = await dump_of(full, tmp_path)
    rows = [json.loads(line) for line in lines]
    keys = {row["person"]: row["key"] for row in rows[1:] if row["kind"] == "links" and row["type"] == "device"}
    old = [{**rows[0], "version": 1}]
    for row in rows[1:-1]:
        if row["kind"] == "people":
            values = row["id"], bytes.fromhex(keys[row["id"]]), row["name"], row["made"], row["seen"]
            old.append({**row, "secret": keys[row["id"]], "seal": seal("people", values)})
        elif row["kind"] != "links":
            old.append(row)
    end = len(old) - 1
    old.append({"kind": "end", "rows": end, "seal": seal("end", (end,))})
    dump.write_text("".join(json.dumps(row) + "\n" for row in old))
    to = await new_home(kind)
    found, _ = await restore(str(dump), to.db)
    assert (found.rows["people"], found.rows["links"], found.damaged) == (450, 450, 0)
    assert await all_of(to) == {**await all_of(full), "passkey": None}


@pytest.mark.parametrize("log_home", BOTH, indirect=True)
async def test_a_back_up_is_taken_while_the_server_runs(log_home, new_home, tmp_path):
    """And leaves it running: what is said later is not in it."""
    async with house(log_home.db) as home:
        ada = await home.browser().named("Ada")
        table = await ada.new_table(seats=2)
        page = await ada.open(table)
        await page.act("chat", text="before")
        done = await asyncio.to_thread(CliRunner().invoke, main, ["backup", log_home.db, str(tmp_path / "house.jsonl")])
        assert done.exit_code == 0, done.output
        assert (await page.act("chat", text="later"))["done"]
        cookies = {c.key: c.value for c in ada.session.cookie_jar}
    again = await new_home("sqlite")
    await restore(str(tmp_path / "house.jsonl"), again.db)
    async with house(again.db) as home:
        ada = home.browser()
        ada.session.cookie_jar.update_cookies(cookies)
        page = await ada.open(table)
        assert page.seat == 0
        assert (await ada.get("/api/me"))[1]["name"] == "Ada"
        assert [line.text for line in home.registry.tables[table].broadcast.chat] == ["before"]


async def test_a_dump_of_postgresqls_own_that_is_taken_while_the_server_runs_is_a_house_again(database, postgres):
    async with house(database.db) as home:
        ada = await home.browser().named("Ada")
        table = await ada.new_table(seats=2)
        page = await ada.open(table)
        dump = await asyncio.to_thread(postgres.tool, "pg_dump", "-Fc", database.db)
        assert (await page.act("chat", text="later"))["done"]
        cookies = {c.key: c.value for c in ada.session.cookie_jar}
        again = Database(await postgres.new_database())
        await asyncio.to_thread(postgres.tool, "pg_restore", "-d", again.db, given=dump)
    async with house(again.db) as home:
        ada = home.browser()
        ada.session.cookie_jar.update_cookies(cookies)
        assert (await ada.open(table)).seat == 0
        assert (await ada.get("/api/me"))[1]["name"] == "Ada"

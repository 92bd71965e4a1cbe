"""One server a file; back-ups of it, and putting them back; files of earlier versions."""

import asyncio
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing, suppress
from pathlib import Path

import pytest
from click.testing import CliRunner

from kermesse.cli import main
from kermesse.cli.serving import run
from kermesse.server.storage.dump import backup, restore
from kermesse.server.storage.line_counts import COUNTS, read_counts
from kermesse.server.storage.sqlite import SqliteStorage
from kermesse.server.storage.sqlite_schema import SCHEMA_VERSION
from kermesse.server.storage.storage import Found, StorageFailed
from tests.server.homes import back_to, keep_person, person_by
from tests.server.house import SOON, house, play_on

ROOT = Path(__file__).resolve().parents[2]
ENV = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "KERMESSE_LOG_LEVEL": "warning"}


def kermesse(*words: object, **more: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "kermesse.cli", *map(str, words)]
    return subprocess.run(command, env={**ENV, **more}, capture_output=True, text=True, timeout=2 * SOON, check=False)


async def started(home, moves=5):
    """Somebody at a table of two that is being played: their browser, both pages, the table."""
    ada, bob = await home.browser().named("Ada"), await home.browser().named("Bob")
    table = await ada.new_table(seats=2, options={"timers": "off"})
    a, b = await ada.open(table), await bob.open(table)
    await b.act("sit")
    await a.act("start")
    await a.until(lambda: a.position)
    await b.until(lambda: b.position)
    await play_on([a, b], moves)
    return ada, a, b, table


async def view_of(db, table, cookies):
    async with house(db) as home:
        again = home.browser()
        again.session.cookie_jar.update_cookies(cookies)
        page = await again.open(table)
        return page.seat, page.position["view"]


def cookies_of(browser):
    return {cookie.key: cookie.value for cookie in browser.session.cookie_jar}


# ---------------------------------------------------------------- one server a file


async def test_a_second_server_on_the_same_file_ends_with_one_line(home, db):
    second = await asyncio.to_thread(kermesse, "serve", "--port", 0, "--db", db)
    assert second.returncode == 1
    (line,) = second.stderr.splitlines()
    assert "in use by another server" in line
    assert str(os.getpid()) in line
    assert "stop that one" in line


async def test_a_second_server_in_the_same_process_is_refused_too_and_takes_nothing_away(home, db):
    for _ in range(2):
        with pytest.raises(StorageFailed, match="in use"):
            SqliteStorage(db)
    third = await asyncio.to_thread(kermesse, "serve", "--port", 0, "--db", db)
    assert third.returncode == 1


async def test_by_another_name_it_is_the_same_file(home, db):
    db.with_name("link.db").symlink_to(db)
    second = await asyncio.to_thread(kermesse, "serve", "--port", 0, "--db", db.with_name("link.db"))
    assert (second.returncode, second.stderr.count("\n")) == (1, 1)


def serve_and(end: signal.Signals, db: Path) -> int:
    command = [sys.executable, "-m", "kermesse.cli", "serve", "--port", "0", "--db", str(db)]
    with subprocess.Popen(command, env=ENV, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert server.stdout.readline().startswith("Kermesse:")
        server.send_signal(end)
        return server.wait(SOON)


def test_a_killed_server_leaves_no_lock_behind(db):
    assert serve_and(signal.SIGKILL, db) == -signal.SIGKILL
    assert serve_and(signal.SIGTERM, db) == 0


HOLDER = """
import os, sys, time
from kermesse.server.storage.sqlite_opening import Lock
lock = Lock(sys.argv[1])
if os.fork() == 0:
    os.close(1)
    time.sleep(60)
print("held", flush=True)
time.sleep(60)
"""


async def test_a_child_that_outlives_its_server_keeps_nobody_out(db):
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(db)], env=ENV, stdout=subprocess.PIPE, start_new_session=True
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"held\n"
        try:
            with pytest.raises(StorageFailed, match="in use"):
                SqliteStorage(db)
            holder.kill()
            holder.wait()
            await SqliteStorage(db).close()
        finally:
            os.killpg(holder.pid, signal.SIGKILL)


# ---------------------------------------------------------------- back-ups


async def test_a_back_up_taken_during_load_is_restored_over_a_killed_house(db, tmp_path):
    """The write-ahead log of the killed house must not get into the restored one."""
    copy, killed = tmp_path / "copy.jsonl", tmp_path / "killed.db"
    async with house(db) as home:
        ada, a, b, table = await started(home)
        playing = asyncio.create_task(play_on([a, b], 40))
        found = await asyncio.to_thread(asyncio.run, backup(str(db), str(copy)))
        assert (found.rows["tables"], found.rows["people"], found.damaged) == (1, 2, 0)
        await playing
        for end in ("", "-wal", "-shm", COUNTS):  # as a kill leaves them
            killed.with_name(f"killed.db{end}").write_bytes(Path(f"{db}{end}").read_bytes())
        view, cookies = a.position["view"], cookies_of(ada)
    await restore(str(copy), str(tmp_path / "again.db"))
    wanted = await view_of(tmp_path / "again.db", table, cookies)
    assert wanted != (0, view)
    assert killed.with_name("killed.db-wal").stat().st_size > 0
    told = await asyncio.to_thread(kermesse, "restore", copy, "--db", killed)
    assert (told.returncode, told.stderr) == (0, "")
    (line,) = told.stdout.splitlines()
    assert "restored from" in line
    assert "1 tables" in line
    assert "2 people" in line
    assert await view_of(killed, table, cookies) == wanted
    (kept,) = [path for path in tmp_path.glob("killed.db.before-restore-*") if path.name.endswith("Z")]
    assert str(kept) in line
    assert Path(f"{kept}-wal").stat().st_size > 0
    assert Path(f"{kept}{COUNTS}").exists()
    assert await view_of(kept, table, cookies) == (0, view)  # nothing is lost: it is kept aside


async def test_restoring_beside_a_running_server_is_refused_with_one_line(home, db, tmp_path):
    await started(home)
    await backup(str(db), str(tmp_path / "copy.jsonl"))
    told = await asyncio.to_thread(kermesse, "restore", tmp_path / "copy.jsonl", "--db", db)
    assert (told.returncode, told.stdout) == (2, "")
    assert told.stderr.count("\n") == 1
    assert "in use" in told.stderr
    assert list(db.parent.glob("house.db.before*")) == []


@pytest.mark.parametrize("moves", range(1, 7))
async def test_a_restore_that_was_cut_short_is_finished_at_the_next_start(db, tmp_path, monkeypatch, moves):
    """After each of its steps: so it is there with its own line counts, or not at all."""
    storage = SqliteStorage(db)
    storage.append("one", [b'{"n":0}'])
    await storage.synced()
    await backup(str(db), str(tmp_path / "copy.jsonl"))
    storage.append("one", [b'{"n":1}'])
    storage.append("two", [b'{"n":0}'])
    await storage.close()
    real, moved = os.replace, []

    def dies(old, new):
        moved.append(new)
        if len(moved) > moves:
            raise KeyboardInterrupt
        real(old, new)

    monkeypatch.setattr("kermesse.server.storage.sqlite_opening.os.replace", dies)
    with suppress(KeyboardInterrupt):
        await restore(str(tmp_path / "copy.jsonl"), str(db))
    monkeypatch.undo()
    storage = SqliteStorage(db)
    assert list(await storage.live()) == [Found("one", ['{"n":0}'], True)]
    await storage.close()
    assert read_counts(f"{db}{COUNTS}") == {"one": 1}


async def test_a_copy_that_an_earlier_version_wrote_is_restored_too(db, tmp_path):
    """A file of SQLite."""
    storage = SqliteStorage(tmp_path / "copy.db")
    storage.append("one", [b'{"n":0}'])
    await storage.close()
    Path(f"{tmp_path / 'copy.db'}{COUNTS}").unlink()
    await restore(str(tmp_path / "copy.db"), str(db))
    storage = SqliteStorage(db)
    assert list(await storage.live()) == [Found("one", ['{"n":0}'], True)]
    await storage.close()


@pytest.mark.parametrize("harm", ["line", "text", "version", "absent"])
async def test_a_back_up_that_is_not_sound_is_not_restored(db, tmp_path, harm):
    copy = tmp_path / "copy.jsonl"
    async with house(db) as home:
        await started(home)
        await backup(str(db), str(copy))
    written = copy.read_text()
    if harm == "line":
        copy.write_text(written.replace("Ada", "Eve", 1))
    elif harm == "version":
        copy.write_text(written.replace('"version":2', '"version":99', 1))
    elif harm == "text":
        copy.write_text("Dear diary\n" * 1000)
    else:
        copy.unlink()
    before = db.read_bytes()
    told = await asyncio.to_thread(CliRunner().invoke, main, ["restore", str(copy), "--db", str(db)])
    assert told.exit_code == 2
    assert told.output.count("\n") == 1
    assert "Traceback" not in told.output
    assert db.read_bytes() == before
    told = await asyncio.to_thread(CliRunner().invoke, main, ["restore", str(copy), "--db", str(db), "--even-damaged"])
    assert told.exit_code == (0 if harm == "line" else 2)


async def test_a_back_up_does_not_overwrite_and_is_its_owners_alone(home, db, tmp_path):
    await started(home)
    copy = tmp_path / "copy.jsonl"
    told = await asyncio.to_thread(kermesse, "backup", db, copy)
    assert (told.returncode, told.stderr) == (0, "")
    assert (
        "2 people, 2 links, 0 records, 0 analyses, 0 understood, 0 aside: written, read back and found the same"
        in told.stdout
    )
    assert [path.stat().st_mode & 0o77 for path in (copy, db)] == [0, 0]
    assert not list(tmp_path.glob("copy.jsonl.*"))
    again = await asyncio.to_thread(kermesse, "backup", db, copy)
    assert again.returncode == 2
    assert "is there already" in again.stderr


# ---------------------------------------------------------------- earlier versions

FIRST = """
CREATE TABLE log (seq INTEGER PRIMARY KEY, tbl TEXT NOT NULL, line TEXT NOT NULL);
INSERT INTO log VALUES (1, 'one', '{"n":1}'), (2, 'two', '{"n":2}'), (3, 'gone', '{}'), (5, 'one', '{"n":1.50,"é":"« x »"}');
"""
SECOND = """
CREATE TABLE log (seq INTEGER PRIMARY KEY, batch TEXT NOT NULL);
CREATE VIEW lines (seq, nth, tbl, line) AS SELECT seq, key, value ->> 0, value -> 1 FROM log, json_each(log.batch);
INSERT INTO log VALUES (1, '[["one",{"n":1}],["two",{"n":2}]]'), (3, '[["gone",{}],["one",{"n":1.50,"é":"« x »"}]]');
"""
BOTH = """
CREATE TABLE closed (tbl TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE records (tbl TEXT PRIMARY KEY, info TEXT NOT NULL, record TEXT NOT NULL, at INTEGER NOT NULL);
CREATE TABLE people (id TEXT PRIMARY KEY, secret BLOB NOT NULL UNIQUE, name TEXT NOT NULL, made INTEGER NOT NULL);
INSERT INTO closed VALUES ('gone', 1);
INSERT INTO records VALUES ('past', 'info', 'record', 7);
INSERT INTO people VALUES ('p1', x'0102', 'Ada', 5);
"""


@pytest.mark.parametrize(("version", "log"), [(1, FIRST), (2, SECOND)])
async def test_a_house_of_every_earlier_version_moves_in(db, version, log):
    with closing(sqlite3.connect(db)) as old:
        old.executescript(f"{log}{BOTH} PRAGMA user_version = {version};")
    storage = SqliteStorage(db)
    assert list(await storage.live()) == [
        Found("one", ['{"n":1}', '{"n":1.50,"é":"« x »"}'], True),
        Found("two", ['{"n":2}'], True),
    ]
    assert await storage.record("past") == ("info", "record")
    person = await person_by(storage, b"\x01\x02")
    assert (person.id, person.name, person.made) == ("p1", "Ada", 5)
    storage.append("two", [b'{"n":3}'])
    await storage.synced()
    assert list(await storage.live())[1].lines == ['{"n":2}', '{"n":3}']
    await storage.close()
    (kept,) = db.parent.glob(f"house.db.version-{version}-*")
    assert sqlite3.connect(kept).execute("PRAGMA user_version").fetchone() == (version,)
    assert sqlite3.connect(db).execute("PRAGMA user_version").fetchone() == (SCHEMA_VERSION,)


async def test_a_house_from_before_the_coach_moves_in_whole(db):
    storage = SqliteStorage(db)
    storage.append("one", [b'{"n":1}'])
    keep_person(storage, "p1", b"\x01" * 32, "Ada")
    storage.keep_record("past", "info", "record")
    await storage.synced()
    await storage.close()
    back_to(db, 3, "DROP TABLE understood; DROP TABLE analyses;")
    storage = SqliteStorage(db)
    assert list(await storage.live()) == [Found("one", ['{"n":1}'], True)]
    assert await storage.record("past") == ("info", "record")
    assert (await person_by(storage, b"\x01" * 32)).name == "Ada"
    assert await storage.understood("p1") == ""
    storage.keep_understood("p1", "kraaw/main")
    await storage.synced()
    assert await storage.understood("p1") == "kraaw/main"
    await storage.close()
    assert list(db.parent.glob("house.db.version-3-*"))


async def test_a_house_from_before_the_analyses_moves_in_whole(db):
    storage = SqliteStorage(db)
    keep_person(storage, "p1", b"\x01" * 32, "Ada")
    storage.keep_understood("p1", "kraaw/main")
    storage.keep_record("past", "info", "record")
    await storage.synced()
    await storage.close()
    back_to(db, 4, "DROP TABLE analyses;")
    storage = SqliteStorage(db)
    assert await storage.record("past") == ("info", "record")
    assert await storage.understood("p1") == "kraaw/main"
    assert await storage.analysis("past", 0) == ""
    storage.keep_analysis("past", 0, "{}")
    await storage.synced()
    assert (await storage.analysis("past", 0), await storage.analysis("past", 1)) == ("{}", "")
    await storage.close()
    with closing(sqlite3.connect(db)) as other:
        other.executescript("UPDATE analyses SET analysis = '[]'")
    storage = SqliteStorage(db)
    assert await storage.analysis("past", 0) == "", "what is not as it was written is worked out once more"
    await storage.close()
    assert list(db.parent.glob("house.db.version-4-*"))


@pytest.mark.parametrize("damaged", [False, True])
async def test_a_house_from_before_people_had_several_ways_in_moves_in_whole(db, damaged):
    async with house(db) as home:
        ada = await home.browser().named("Ada")
        table = await ada.new_table(seats=2)
        cookies = {each.key: each.value for each in ada.session.cookie_jar}
        await home.browser().named("Bob")
    more = "UPDATE people SET name = 'Eve' WHERE name = 'Bob'; CREATE TABLE cakes (name);" if damaged else ""
    back_to(db, 5, more)
    async with house(db) as home:
        again = home.browser()
        again.session.cookie_jar.update_cookies(cookies)
        assert (await again.get("/api/me"))[1] == {"name": "Ada", "known": True}
        assert (await again.open(table)).seat == 0
    assert list(db.parent.glob("house.db.version-5-*"))


async def test_line_counts_of_an_earlier_version_are_kept(db):
    storage = SqliteStorage(db)
    storage.append("one", [b'{"n":0}'])
    storage.append("one", [b'{"n":1}'])
    await storage.close()
    os.replace(f"{db}{COUNTS}", f"{db}.heads")
    with closing(sqlite3.connect(db)) as file:
        (batch,) = file.execute("SELECT batch FROM log").fetchone()
        file.execute("UPDATE log SET batch = ?", (batch.split(b"\n")[0],))
        file.commit()
    storage = SqliteStorage(db)
    assert list(await storage.live()) == [Found("one", ['{"n":0}'], False)]
    await storage.close()
    assert not Path(f"{db}.heads").exists()


async def test_what_was_understood_is_saved_from_a_damaged_file(db):
    storage = SqliteStorage(db)
    keep_person(storage, "p1" * 8, b"\x01" * 32, "Ada")
    storage.keep_understood("p1" * 8, "kraaw/main krom/fight")
    await storage.synced()
    await storage.close()
    with closing(sqlite3.connect(db)) as other:
        other.execute("CREATE TABLE cakes (name)")  # no schema of ours: the file is built anew
    storage = SqliteStorage(db)
    assert "damaged" in storage.opening_notes[0]
    assert await storage.understood("p1" * 8) == "kraaw/main krom/fight"
    assert (await person_by(storage, b"\x01" * 32)).name == "Ada"
    await storage.close()


async def test_a_file_is_not_moved_beside_a_running_server(db):
    """The server with the lock moves it; the other does not even look."""
    storage = SqliteStorage(db)
    with closing(sqlite3.connect(db)) as other:
        other.execute("PRAGMA user_version = 2")
    with pytest.raises(StorageFailed, match="in use"):
        SqliteStorage(db)
    assert sqlite3.connect(db).execute("PRAGMA user_version").fetchone() == (2,)
    await storage.close()


# ---------------------------------------------------------------- faults at the start


@pytest.mark.parametrize(
    ("words", "settings", "says"),
    [
        ({"db": "{folder}/none/house.db"}, {}, "--db"),
        ({"db": "{folder}"}, {}, "{folder}"),
        ({"db": "{folder}/letter.txt"}, {}, "restore"),
        ({"db": "{folder}/other.db"}, {}, "not a database of Kermesse"),
        ({"db": "{folder}/newer.db"}, {}, "start the newer server"),
        ({"host": "203.0.113.7"}, {}, "--host"),
        ({"port": "{taken}"}, {}, "--port"),
        ({}, {"KERMESSE_PORT": "eighty"}, "KERMESSE_PORT is 'eighty'"),
        ({}, {"KERMESSE_BOT_PACE": "quick"}, "KERMESSE_BOT_PACE"),
        ({}, {"KERMESSE_HOUSE_MIB": "-1"}, "KERMESSE_HOUSE_MIB"),
        ({}, {"KERMESSE_LOG_LEVEL": "loud"}, "loud"),
    ],
)
def test_a_fault_at_the_start_is_one_line_that_says_what_to_do(tmp_path, words, settings, says, monkeypatch, capsys):
    (tmp_path / "letter.txt").write_text("Dear diary\n" * 1000)
    for name, version in (("other", 0), ("newer", 99)):
        with closing(sqlite3.connect(tmp_path / f"{name}.db")) as other:
            other.executescript(f"CREATE TABLE cakes (name); PRAGMA user_version = {version};")
    monkeypatch.setenv("KERMESSE_LOG_LEVEL", "error")
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    with socket.create_server(("127.0.0.1", 0)) as server:
        names = {"folder": tmp_path, "taken": server.getsockname()[1]}
        given = {"db": str(tmp_path / "house.db"), **({} if "KERMESSE_PORT" in settings else {"port": "0"})}
        given |= {name: word.format(**names) for name, word in words.items()}
        code = run(*(f"--{name}={word}" for name, word in given.items()))
    told = capsys.readouterr()
    assert code in (1, 2)
    assert told.out == ""
    (line,) = told.err.splitlines()
    assert line.startswith("kermesse: ")
    assert says.format(**names) in line


async def test_whatever_the_commands_write_of_a_house_is_for_its_owner_alone(db, tmp_path):
    """Copies, moved databases, a person's data and files beside them, also where new files are open to all."""
    async with house(db) as home:
        await started(home)
        (id,) = [row.id for row in await home.registry.storage.people_called("Ada")]
    before = os.umask(0)
    try:
        for words in (
            ("backup", db, tmp_path / "copy.jsonl"),
            ("restore", tmp_path / "copy.jsonl", "--db", tmp_path / "house.db"),
            ("restore", tmp_path / "copy.jsonl", "--db", tmp_path / "new.db"),
            ("db", "copy", db, tmp_path / "moved.db"),
            ("person", "find", "Ada", "--db", tmp_path / "moved.db"),
            ("person", "export", id, tmp_path / "ada.json", "--db", tmp_path / "moved.db"),
            ("person", "forget", id, "--db", tmp_path / "moved.db"),
        ):
            done = await asyncio.to_thread(kermesse, *words)
            assert done.returncode == 0, done.stderr
            assert open_to_others(tmp_path) == {}, words
    finally:
        os.umask(before)
    assert {"copy.jsonl", "moved.db", "new.db", "ada.json", f"moved.db{COUNTS}"} <= {
        path.name for path in tmp_path.iterdir()
    }


def open_to_others(folder):
    modes = {path.name: path.stat().st_mode & 0o777 for path in folder.rglob("*") if path.is_file()}
    return {name: oct(mode) for name, mode in modes.items() if mode & 0o077}

"""Bytes that change by themselves on disk: every difference is reported, and only the table concerned is lost."""

import os
import shutil
import sqlite3
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from kermesse.core.record import state_digest
from kermesse.server.http.registry import Registry
from kermesse.server.http.settings import Settings
from kermesse.server.storage.limits import NO_LIMITS
from kermesse.server.storage.line_counts import COUNTS
from kermesse.server.storage.metrics import Metrics
from kermesse.server.storage.people import People
from kermesse.server.storage.sqlite import SqliteStorage
from kermesse.server.storage.storage import Damaged, StorageFailed
from tests.server.homes import keep_person, person_by
from tests.server.house import all_tables, house, play_on

FLIPS = int(os.environ.get("KERMESSE_FLIPS", "500"))
PARTS = ("", "-wal", COUNTS)
HEADER = 100  # bytes at the start of a database that say what it is


async def played(home, seed, moves, wins):
    ada, bob = await home.browser().named(f"Ada {seed}"), await home.browser().named(f"Bob {seed}")
    table = await ada.new_table(seats=2, options={"timers": "off", "wins_to_game": wins})
    a, b = await ada.open(table), await bob.open(table)
    await b.act("sit")
    await a.act("chat", text=f"Bonjour, {seed} !")
    await a.act("start")
    await a.until(lambda: a.position)
    await b.until(lambda: b.position)
    await play_on([a, b], moves, Random(seed).choice)
    return a, b


async def crashed_house(folder: Path) -> Path:
    """The files of a house with tables, people and records, as a crash in its second life leaves them."""
    running, image = folder / "running.db", folder / "image.db"
    async with house(running) as home:
        for seed in range(3):
            await played(home, seed, 40, 3)
        await played(home, 3, 10_000, 1)
    async with house(running) as home:
        for seed in range(4, 7):
            await played(home, seed, 30, 3)
        await played(home, 7, 10_000, 1)
        for part in PARTS:
            shutil.copyfile(f"{running}{part}", f"{image}{part}")
    return image


class Contents:
    """All that can be known of a house by opening it: tables by how they stand, people, records."""

    async def read(self, house: Registry, storage: SqliteStorage, truth: "Contents | None" = None) -> "Contents":
        self.told = list(storage.opening_notes)
        self.tables = {
            id: (
                state_digest(table.match.state) if table.match else "",
                table.seated,
                list(table.broadcast.chat),
            )
            for id, table in house.tables.items()
        }
        self.quarantined = dict(house.quarantined)
        rows = storage._reader.execute("SELECT key FROM links").fetchall() if truth is None else ()
        secrets = [secret for (secret,) in rows] if truth is None else list(truth.people)
        self.people = {secret: await person_by(storage, secret) for secret in secrets}
        ids = storage._reader.execute("SELECT tbl FROM records").fetchall() if truth is None else ()
        names = [id for (id,) in ids] if truth is None else list(truth.records)
        self.records = {id: await self._record(storage, id) for id in names}
        return self

    async def _record(self, storage: SqliteStorage, id: str) -> object:
        try:
            kept = await storage.record(id)
            return kept and kept[1]  # who was there when it was kept is no part of the game
        except Damaged:
            return Damaged


async def contents(db: Path, truth: Contents | None = None) -> Contents:
    storage = SqliteStorage(db)
    opened = Registry(storage, People(storage), Metrics(), Settings(limits=NO_LIMITS, thinkers=0))
    try:
        await opened.restore()
        for rest in opened.rests:
            await opened.awake(rest.id)
        await storage.synced()
        return await Contents().read(opened, storage, truth)
    finally:
        opened.close()
        await storage.close()


def flip(path: str, bit: int) -> None:
    with open(path, "r+b") as file:
        file.seek(bit // 8)
        byte = file.read(1)[0]
        file.seek(bit // 8)
        file.write(bytes([byte ^ 1 << bit % 8]))


def silent_differences(truth: Contents, found: Contents) -> list[str]:
    """Unreported differences: a missing table must be quarantined, the operator must be told of lost people and
    records, and nothing may turn up at somebody else's.
    """
    silent = [f"table {id}" for id in found.tables if found.tables[id] != truth.tables.get(id)]
    for id in truth.tables:
        finished = truth.records.get(id) is not None and found.records[id] == truth.records[id]
        if id not in found.tables and id not in found.quarantined and not finished:
            silent.append(f"table {id} is gone")
    told = " ".join(found.told)
    for secret, person in truth.people.items():
        now = found.people[secret]
        lost = now is None or now.name == "" or now.id == person.id  # or as they were before the last changes
        if now != person and not (lost and "people" in told):
            silent.append(f"person {person.name}: {now}")
    for id, record in truth.records.items():
        now = found.records[id]
        if now not in (record, Damaged) and not (now is None and "records" in told):
            silent.append(f"record {id}")
    return silent


def lost_people(truth: Contents, found: Contents) -> int:
    return sum(found.people[secret] != person for secret, person in truth.people.items())


async def flip_again_and_again(folder: Path, times: int, seed: int) -> Counter[str]:
    image = await crashed_house(folder)
    for part in PARTS:
        shutil.copyfile(f"{image}{part}", f"{folder}/whole.db{part}")
    truth = await contents(folder / "whole.db")
    assert len(truth.tables) >= 6
    assert len(truth.people) == 16
    assert len(truth.records) == 2
    assert not truth.quarantined
    random = Random(seed)
    sizes = [os.path.getsize(f"{image}{part}") * 8 for part in ("", "-wal")]
    seen: Counter[str] = Counter()
    faults: list[str] = []
    for number in range(times):
        db = folder / f"flipped-{number}" / "house.db"
        db.parent.mkdir()
        for part in PARTS:
            shutil.copyfile(f"{image}{part}", f"{db}{part}")
        part = random.choice(("", "-wal"))
        bit = random.randrange(sizes[("", "-wal").index(part)])
        flip(f"{db}{part}", bit)
        where = f"flip {number}: bit {bit} of {part or 'db'} (byte {bit // 8}, page {bit // 8 // 4096 + 1})"
        try:
            found = await contents(db, truth)
        except StorageFailed as error:
            if part or bit >= HEADER * 8:
                faults.append(f"{where}: shut: {error}")
            seen["shut by its header"] += 1
        else:
            faults += [f"{where}: {silent}" for silent in silent_differences(truth, found)]
            seen["tables put aside"] += len(found.quarantined)
            seen["files of which the operator is told"] += bool(found.told)
            seen["people lost or nameless"] += lost_people(truth, found)
            seen["records lost or damaged"] += sum(found.records[id] != kept for id, kept in truth.records.items())
            seen["unharmed"] += not found.quarantined and not found.told
            seen["most tables put aside at once"] = max(seen["most tables put aside at once"], len(found.quarantined))
        shutil.rmtree(db.parent)
    assert not faults
    return seen


async def test_flipped_bits_are_never_silent_and_never_shut_the_house(tmp_path):
    seen = await flip_again_and_again(tmp_path, 25, seed=1)
    assert seen["tables put aside"] + seen["files of which the operator is told"] > 0


@pytest.mark.soak
async def test_five_hundred_flipped_bits_are_never_silent_and_never_shut_the_house(tmp_path):
    seen = await flip_again_and_again(tmp_path, FLIPS, seed=2)
    print(f"{FLIPS} flips: {dict(seen)}")
    assert seen["tables put aside"] + seen["files of which the operator is told"] > FLIPS / 20


# ---------------------------------------------------------------- whole pages


@pytest.fixture
async def stopped(db):
    """A house in good order with two tables, and their ids."""
    async with house(db) as home:
        return [(await played(home, seed, 12, 3))[0].table["id"] for seed in range(2)]


@pytest.mark.parametrize("page", range(2, 14))
async def test_a_page_that_is_lost_altogether_does_not_shut_the_house(db, stopped, page):
    """Everything that SQLite can still read is saved, and tables whose lines are lost are quarantined."""
    assert page * 4096 <= db.stat().st_size, "there is such a page"
    with db.open("r+b") as file:
        file.seek((page - 1) * 4096)
        file.write(bytes(range(256)) * 16)
    async with house(db) as home:
        assert {*await all_tables(home), *home.registry.quarantined} == set(stopped)
        assert await home.browser().new_table(seats=2) in home.registry.tables
    assert list(db.parent.glob("house.db.damaged-*"))


# ---------------------------------------------------------------- the end of the write-ahead log


async def test_of_changes_that_are_lost_with_the_end_of_the_log_the_operator_is_told(db, tmp_path):
    """And a table that was closed in them, which has no count any more, does not come back to life."""
    storage, cut = SqliteStorage(db), tmp_path / "cut.db"
    for table in ("old", "new"):
        storage.append(table, [b'{"n":0}'])
    await storage.synced()
    size = os.path.getsize(f"{db}-wal")
    keep_person(storage, "p1", b"h" * 32, "Ada")
    await storage.synced()
    storage.close_table("old")
    await storage.synced()
    for part in PARTS:
        shutil.copyfile(f"{db}{part}", f"{cut}{part}")
    await storage.close()
    os.truncate(f"{cut}-wal", size)
    storage = SqliteStorage(cut)
    (told,) = storage.opening_notes
    assert "the last 2 changes to people" in told
    assert "kermesse restore" in told
    assert {found.table: found.whole for found in await storage.live()} == {"old": False, "new": True}
    await storage.close()
    storage = SqliteStorage(cut)  # it is told once
    assert storage.opening_notes == []
    await storage.close()


async def test_a_line_that_is_lost_with_the_end_of_the_log_is_missing_in_its_table_alone(db, tmp_path):
    storage, cut = SqliteStorage(db), tmp_path / "cut.db"
    for table in ("one", "other"):
        storage.append(table, [b'{"n":0}'])
    await storage.synced()
    size = os.path.getsize(f"{db}-wal")
    storage.append("one", [b'{"n":1}'])
    await storage.synced()
    for part in PARTS:
        shutil.copyfile(f"{db}{part}", f"{cut}{part}")
    await storage.close()
    os.truncate(f"{cut}-wal", size)
    storage = SqliteStorage(cut)
    assert {found.table: found.whole for found in await storage.live()} == {"one": False, "other": True}
    await storage.close()


async def test_a_line_that_is_lost_is_seen_where_the_count_of_lines_lags(db):
    """As after a loss of power: the counts know one line, three were kept, and the middle one is lost."""
    storage = SqliteStorage(db)
    storage.append("one", [b'{"n":0}'])
    await storage.synced()
    counts = Path(f"{db}{COUNTS}").read_bytes()
    for text in (b'{"n":1}', b'{"n":2}'):
        storage.append("one", [text])
        await storage.synced()
    await storage.close()
    for lost, whole in (("", True), ("DELETE FROM log WHERE seq = (SELECT min(seq) + 1 FROM log)", False)):
        Path(f"{db}{COUNTS}").write_bytes(counts)
        with sqlite3.connect(db) as base:
            base.execute(lost)
        storage = SqliteStorage(db)
        assert [found.whole for found in await storage.live()] == [whole]
        await storage.close()


async def test_a_file_of_which_nothing_can_be_read_is_one_line_that_says_what_to_do(db):
    storage = SqliteStorage(db)
    storage.append("one", [b"{}"])
    await storage.close()
    with db.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * (db.stat().st_size - 4096))
    with pytest.raises(
        StorageFailed, match=r"restore a back-up with kermesse restore, or see what `sqlite3 .* .recover` finds"
    ):
        SqliteStorage(db)

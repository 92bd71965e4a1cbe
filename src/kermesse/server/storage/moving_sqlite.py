"""A house in a file, as it is copied to another home or from one."""

import asyncio
import os
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractContextManager, asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any, Final

from kermesse.server.storage.house_rows import TableLog, batches_of, columns, kept_logs, select
from kermesse.server.storage.line_counts import LineCounts
from kermesse.server.storage.log_reader import read_logs
from kermesse.server.storage.sqlite_opening import COUNTS, NEXT, RESTORED, InUse, Lock, copy_file, make_ready, sync
from kermesse.server.storage.sqlite_schema import APPEND, connect, new_file
from kermesse.server.storage.storage import StorageFailed

BESIDE: Final = ("", "-wal", COUNTS, NEXT, RESTORED)  # all that a server that starts would look at
OFTEN: Final = 100  # rows
DRAFT: Final = ".draft"


class SqliteHouse:
    def __init__(self, db: sqlite3.Connection, counts: dict[str, int]) -> None:
        self.counts = counts
        self._db = db

    async def logs(self) -> tuple[dict[str, TableLog], int]:
        batches = self._db.execute("SELECT CAST(batch AS BLOB) FROM log ORDER BY seq")
        return kept_logs(read_logs(batch for (batch,) in batches), self.counts)

    async def rows(self, kind: str) -> AsyncIterator[tuple[Any, ...]]:
        for number, row in enumerate(self._db.execute(select(kind))):
            if number % OFTEN == 0:
                await asyncio.sleep(0)  # a lease in the other home is renewed beside this
            yield row

    async def nobody_came(self) -> None:
        """Nobody can: the lock is held."""

    async def add_logs(self, logs: dict[str, TableLog]) -> None:
        for table, batch in batches_of(logs):
            if batch:
                self._db.execute(APPEND, (batch,))
            self.counts[table] = logs[table].ever

    async def add(self, kind: str, rows: list[tuple[Any, ...]]) -> None:
        if rows:
            self._db.executemany(f"INSERT INTO {columns(kind)} VALUES ({', '.join('?' * len(rows[0]))})", rows)


@asynccontextmanager
async def reading(path: str) -> AsyncIterator[SqliteHouse]:
    """As the server would find it. What has to be mended or moved from an earlier version is, in a copy that nobody sees."""
    if not any(os.path.isfile(path + end) for end in ("", NEXT, RESTORED)):
        raise StorageFailed(f"there is no database {path}: name the server's file")
    with _locked(path), _told(path), _folder_beside(path) as folder:
        copy = f"{folder}/house.db"
        for end in BESIDE:
            if os.path.exists(path + end):
                copy_file(path + end, copy + end)
        make_ready(copy)
        heads = LineCounts(copy + COUNTS)
        heads.close()
        with closing(connect(copy)) as db:
            yield SqliteHouse(db, heads.counts)


def _folder_beside(path: str) -> AbstractContextManager[str]:
    """Where there is room for a copy if anywhere, and nobody else may look."""
    return tempfile.TemporaryDirectory(prefix=".kermesse-copy-", dir=os.path.dirname(os.path.abspath(path)))


@asynccontextmanager
async def writing(path: str) -> AsyncIterator[SqliteHouse]:
    """Beside its place, and put there when it is whole."""
    if there := [path + end for end in BESIDE if os.path.exists(path + end)]:
        raise StorageFailed(f"{there[0]} is there already: name a file that is not")
    if not os.path.isdir(os.path.dirname(os.path.abspath(path))):
        raise StorageFailed(f"there is no folder for {path}: make it, or name another file")
    with _locked(path), _told(path):
        draft = path + DRAFT
        _clear(draft)
        try:
            new_file(draft)
            with closing(connect(draft)) as db:
                house = SqliteHouse(db, {})
                db.execute("BEGIN")
                yield house
                db.execute("COMMIT")
                db.execute("PRAGMA journal_mode = DELETE")  # one file, whole by itself
            heads = LineCounts(draft + COUNTS)
            for table, count in house.counts.items():
                heads.raise_to(table, count)
            heads.close()
            for end in ("", COUNTS):
                sync(draft + end)
                os.replace(draft + end, path + end)
            sync(os.path.dirname(os.path.abspath(path)))
        finally:
            _clear(draft)


@contextmanager
def _locked(path: str) -> Iterator[None]:
    try:
        lock = Lock(path)
    except InUse as error:
        raise StorageFailed(str(error)) from error
    try:
        yield
    finally:
        lock.release()


@contextmanager
def _told(path: str) -> Iterator[None]:
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        raise StorageFailed(f"{path}: {error}: nothing was copied; put that right and copy again") from error


def _clear(draft: str) -> None:
    for end in ("", "-wal", "-shm", "-journal", COUNTS):
        Path(draft + end).unlink(missing_ok=True)

"""A whole house, copied from one home to another: a file, or a database of PostgreSQL.

The source is read twice. First everything in it is checked and counted, before the target is touched; then it is written in one
go, read back, and kept only if it is the same to the byte. Nobody may write to the source meanwhile, nor be in the target.
"""

import hashlib
from contextlib import AbstractAsyncContextManager
from typing import Any, Final, NamedTuple

import msgspec

from kermesse.server.storage.house_rows import KINDS, Reader, Target
from kermesse.server.storage.open_storage import is_postgres, need_driver
from kermesse.server.storage.sealed_rows import seal, seal_line
from kermesse.server.storage.storage import StorageFailed

MANY: Final = 200  # rows at a time: a record may be long

_packed = msgspec.msgpack.Encoder().encode


class Tally(NamedTuple):
    """What a home holds."""

    tables: int
    lines: int
    rows: dict[str, int]  # by their kind
    damaged: int  # rows and lines that are not what was written, or are missing
    digest: str  # over everything that is sound

    def __str__(self) -> str:
        told = {f"tables ({self.lines} lines)": self.tables, **self.rows}
        return ", ".join(f"{number} {what}" for what, number in told.items())


async def copy_house(source: str, to: str, even_damaged: bool = False) -> Tally:
    """StorageFailed, and nothing is written, if the source is in use, damaged or none, or the target is in use or not empty."""
    if source == to:
        raise StorageFailed("the copy cannot be its own source: name another target")
    async with _reading(source) as old:
        found = await tally(old)
        if found.damaged and not even_damaged:
            raise StorageFailed(
                f"{found.damaged} rows or lines of the source are damaged or missing: restore a copy of it,"
                " or add --even-damaged to leave them out; their tables are put aside"
            )
        async with _writing(to) as new:
            logs, _ = await old.logs()
            await new.add_logs(logs)
            for kind in KINDS:
                some: list[tuple[Any, ...]] = []
                async for row in old.rows(kind):
                    if is_sound(row):
                        some.append(row)
                    if len(some) == MANY:
                        await new.add(kind, some)
                        some = []
                await new.add(kind, some)
            copied = await tally(new)
            if copied.digest != found.digest:
                raise StorageFailed(
                    "what was written is not what was read: nothing is kept of it; look at the target's disk"
                )
            await old.nobody_came()
            await new.nobody_came()
    return found


def is_sound(row: tuple[Any, ...]) -> bool:
    *values, told = row
    try:
        return bool(seal(*values) == told)
    except (TypeError, OverflowError):  # of a file whose bits were changed
        return False


async def tally(home: Reader) -> Tally:
    logs, bad = await home.logs()
    digest = hashlib.sha256()
    for table in sorted(logs):
        lines, count = logs[table]
        digest.update(_packed((table, count)))
        for number in sorted(lines):
            digest.update(seal_line(table.encode(), number, lines[number]))
    damaged = max(bad, sum(count - len(lines) for lines, count in logs.values()))
    rows = dict.fromkeys(KINDS, 0)
    for kind in KINDS:
        async for row in home.rows(kind):
            if is_sound(row):
                rows[kind] += 1
                digest.update(_packed((kind, *row)))
            else:
                damaged += 1
    return Tally(len(logs), sum(len(lines) for lines, _ in logs.values()), rows, damaged, digest.hexdigest())


def _reading(home: str) -> AbstractAsyncContextManager[Reader]:
    if is_postgres(home):
        need_driver()
        from kermesse.server.storage.moving_postgres import reading

        return reading(home)
    from kermesse.server.storage.moving_sqlite import reading as reading_file

    return reading_file(home)


def _writing(home: str) -> AbstractAsyncContextManager[Target]:
    if is_postgres(home):
        need_driver()
        from kermesse.server.storage.moving_postgres import writing

        return writing(home)
    from kermesse.server.storage.moving_sqlite import writing as writing_file

    return writing_file(home)

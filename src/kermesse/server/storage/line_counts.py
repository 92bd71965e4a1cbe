"""Counts what a SQLite database must hold, in a small file beside it: the durable lines of every table's log, and the
commits that changed other rows.

SQLite cannot know that its own end is missing: where its write-ahead log is damaged, it drops that commit and all that
follow. The counts are raised after each commit, in memory that outlives the process. They are not forced to the disk:
after a loss of power they may lag behind the database, but they never run ahead of it.
"""

import mmap
import os
import struct
from contextlib import suppress
from typing import Final
from zlib import crc32

COUNTS: Final = ".line_counts"  # the file's name, after the database's
OLD_COUNTS: Final = ".heads"  # its name in earlier versions
ROW_COMMITS: Final = "/rows"  # counted like a table's lines, under a name that no table has
SLOT: Final = struct.Struct("<24sII")  # table, lines, checksum of both
FIRST_SLOTS: Final = 1024


def read_counts(path: str) -> dict[str, int]:
    """Lines by table, as the file has them now; a damaged slot is left out."""
    try:
        with open(path, "rb") as file:
            content = file.read()
    except FileNotFoundError:
        return {}
    counts = {table: lines for _, table, lines in _sound_slots(content)}
    counts.pop(ROW_COMMITS, None)
    return counts


class LineCounts:
    def __init__(self, path: str) -> None:
        self.lines: dict[str, int] = {}  # by table
        self._slots: dict[str, int] = {}
        self._free: list[int] = []
        self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        self._map: mmap.mmap | None = None
        self._grow(max(FIRST_SLOTS, os.fstat(self._file).st_size // SLOT.size))
        for slot, table, lines in _sound_slots(bytes(self._map or b"")):
            self.lines[table], self._slots[table] = lines, slot
        taken = set(self._slots.values())
        self._free = [slot for slot in self._free if slot not in taken]
        self.row_commits = self.lines.pop(ROW_COMMITS, 0)

    def _grow(self, slots: int) -> None:
        """Take the room from the disk at once, so that writing into memory never meets a full one."""
        size = slots * SLOT.size
        before = self._map
        try:
            if hasattr(os, "posix_fallocate"):
                os.posix_fallocate(self._file, 0, size)
            else:
                os.ftruncate(self._file, size)
            self._map = mmap.mmap(self._file, size)
        except OSError:
            return  # without room the newest tables are not counted
        first = len(before) // SLOT.size if before is not None else 0
        self._free += range(slots - 1, first - 1, -1)
        if before is not None:
            before.close()

    def raise_to(self, table: str, lines: int) -> None:
        self.lines[table] = lines
        self._write(table, lines)

    def count_rows(self, commits: int) -> None:
        """So many commits have changed rows that are no lines."""
        self.row_commits = commits
        self._write(ROW_COMMITS, commits)

    def _write(self, name: str, count: int) -> None:
        slot = self._slots.get(name)
        if slot is None:
            if not self._free and self._map is not None:
                self._grow(2 * len(self._map) // SLOT.size)
            if not self._free:
                return
            slot = self._slots[name] = self._free.pop()
        assert self._map is not None
        padded = name.encode().ljust(24, b"\0")
        SLOT.pack_into(self._map, slot * SLOT.size, padded, count, _checksum(padded, count))

    def forget(self, table: str) -> None:
        self.lines.pop(table, None)
        slot = self._slots.pop(table, None)
        if slot is not None and self._map is not None:
            SLOT.pack_into(self._map, slot * SLOT.size, b"", 0, 0)
            self._free.append(slot)

    def close(self) -> None:
        if self._map is not None:
            with suppress(OSError):
                self._map.flush()
            self._map.close()
            self._map = None
        os.close(self._file)


def _sound_slots(content: bytes) -> list[tuple[int, str, int]]:
    """Number of the slot, table, lines; of slots whose checksum is right."""
    return [
        (slot, name.rstrip(b"\0").decode(), lines)
        for slot, (name, lines, checksum) in enumerate(
            SLOT.iter_unpack(content[: len(content) // SLOT.size * SLOT.size])
        )
        if lines and checksum == _checksum(name, lines)
    ]


def _checksum(name: bytes, count: int) -> int:
    return crc32(b"%b%d" % (name, count))

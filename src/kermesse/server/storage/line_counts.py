"""How many lines of every table's log are durable, in a small file beside the database.

The database cannot know that its own end is missing: a damaged page or a damaged write-ahead log simply ends earlier. The
count here is raised after each commit, in memory that outlives the process. It is not forced to the disk: after a loss of
power it may lag behind the log, never run ahead of it.
"""

import mmap
import os
import struct
from contextlib import suppress
from typing import Final
from zlib import crc32

SLOT: Final = struct.Struct("<24sII")  # table, lines, checksum of both
FIRST_SLOTS: Final = 1024


class LineCounts:
    def __init__(self, path: str) -> None:
        self.counts: dict[str, int] = {}
        self._path = path
        self._slots: dict[str, int] = {}
        self._free: list[int] = []
        self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        self._map: mmap.mmap | None = None
        self._grow(max(FIRST_SLOTS, os.fstat(self._file).st_size // SLOT.size))
        self._read()

    def _grow(self, slots: int) -> None:
        """Room is taken from the disk at once, so that writing into memory never meets a full one."""
        size = slots * SLOT.size
        before = self._map
        try:
            if hasattr(os, "posix_fallocate"):
                os.posix_fallocate(self._file, 0, size)
            else:
                os.ftruncate(self._file, size)
            self._map = mmap.mmap(self._file, size)
        except OSError:
            return  # without room the newest tables go unguarded
        first = len(before) // SLOT.size if before is not None else 0
        self._free += range(slots - 1, first - 1, -1)
        if before is not None:
            before.close()

    def _read(self) -> None:
        if self._map is None:
            return
        for slot in range(len(self._map) // SLOT.size):
            name, lines, told = SLOT.unpack_from(self._map, slot * SLOT.size)
            if lines and told == _check(name, lines):
                table = name.rstrip(b"\0").decode()
                self.counts[table] = lines
                self._slots[table] = slot
        taken = set(self._slots.values())
        self._free = [slot for slot in self._free if slot not in taken]

    def raise_to(self, table: str, lines: int) -> None:
        self.counts[table] = lines
        slot = self._slots.get(table)
        if slot is None:
            if not self._free and self._map is not None:
                self._grow(2 * len(self._map) // SLOT.size)
            if not self._free:
                return
            slot = self._slots[table] = self._free.pop()
        name = table.encode()
        assert self._map is not None
        SLOT.pack_into(self._map, slot * SLOT.size, name, lines, _check(name.ljust(24, b"\0"), lines))

    def forget(self, table: str) -> None:
        self.counts.pop(table, None)
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


def _check(name: bytes, lines: int) -> int:
    return crc32(b"%b%d" % (name, lines))

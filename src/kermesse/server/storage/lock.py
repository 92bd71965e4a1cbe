"""One house, one process: a lock beside the database, held for the process' life and let go by the system when it dies.

A lock of the file's record, not of the open file: a child process that was forked off does not inherit it, so that nothing
but the server itself keeps the next one out.
"""

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

_held: Final[set[str]] = set()  # by this process, which its own lock would not keep out


class InUse(Exception):
    """Another process has the database open. The message says which, and what to do."""


class Lock:
    def __init__(self, db: str | Path) -> None:
        self.path = f"{Path(db).resolve()}.lock"
        if self.path in _held:
            raise _in_use(db, str(os.getpid()))
        self._file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _take(self._file)
        except OSError:
            who = os.read(self._file, 20).decode("ascii", "replace").strip()
            os.close(self._file)
            raise _in_use(db, who) from None
        _held.add(self.path)
        with suppress(OSError):  # a full disk: who it is, is only told for people's sake
            os.ftruncate(self._file, 0)
            os.write(self._file, b"%d\n" % os.getpid())

    def release(self) -> None:
        """The file stays: to remove it would let two processes lock two files of one name."""
        if self.path in _held:
            _held.discard(self.path)
            os.close(self._file)


def _in_use(db: str | Path, who: str) -> InUse:
    return InUse(f"{db} is in use by another server (process {who or 'unknown'}): stop that one, or name another --db")


if sys.platform == "win32":
    import msvcrt

    def _take(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(file: int) -> None:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

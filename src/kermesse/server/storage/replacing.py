"""One file in the place of another. Whoever changes the house's file as a whole builds another one beside it and puts that in
its place; the old one is kept aside under a name with the time.
"""

import os
import sqlite3
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from kermesse.server.storage.sqlite_schema import connect, new_file

NEXT: Final = ".next"  # whole, and to be put in the file's place
RESTORED: Final = ".restored"  # the same, from a copy: what was counted of the old file's lines is no longer true
COUNTS: Final = ".heads"


def next_file(path: str) -> sqlite3.Connection:
    draft = f"{path}.draft"
    Path(draft).unlink(missing_ok=True)
    new_file(draft)
    return connect(draft)


def swap(path: str, why: str, ready: str = NEXT) -> str:
    """Put the draft in the file's place. A crash in between is made good at the next start."""
    draft = f"{path}.draft"
    if os.path.exists(draft):
        for end in ("-wal", "-shm"):  # left by nobody: the draft was closed
            Path(draft + end).unlink(missing_ok=True)
        sync(draft)
        os.replace(draft, path + ready)
    kept = aside_name(path, why)
    for end in ("-wal", "-shm", *([COUNTS] if ready == RESTORED else []), ""):
        if os.path.exists(path + end):
            os.replace(path + end, kept + end)
    os.replace(path + ready, path)
    sync(os.path.dirname(os.path.abspath(path)))
    return kept


def finish_swap(path: str) -> list[str]:
    return [
        f"{path} was being replaced when that was cut short: done now; as it was: {swap(path, 'replaced', ready)}"
        for ready in (NEXT, RESTORED)
        if os.path.exists(path + ready)
    ]


def aside_name(path: str, why: str) -> str:
    name = wanted = f"{path}.{why}-{time.strftime('%Y%m%dT%H%M%SZ', time.gmtime())}"
    again = 1
    while os.path.exists(name):
        again += 1
        name = f"{wanted}-{again}"
    return name


def copy_file(source: str, to: str) -> None:
    with open(source, "rb") as old, open(os.open(to, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as new:
        while part := old.read(1 << 20):
            new.write(part)


def sync(path: str) -> None:
    with suppress(PermissionError):  # Windows opens no folders
        handle = os.open(path, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)

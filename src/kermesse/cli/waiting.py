"""Progress of a long command on stderr: a bar at a terminal, a line now and then elsewhere."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeAlias

import click

EVERY = 5.0  # seconds between two lines

Advance: TypeAlias = Callable[[int, int | None], None]  # how much is done, and of how much if that is known


@contextmanager
def progress(what: str) -> Iterator[Advance]:
    if sys.stderr.isatty():
        yield from _bar(what)
    else:
        yield _lines(what)


def _lines(what: str) -> Advance:
    last = time.monotonic()

    def advance(done: int, of: int | None) -> None:
        nonlocal last
        if (now := time.monotonic()) >= last + EVERY:
            last = now
            click.echo(f"{what}: {done}" if of is None else f"{what}: {done} of {of}", err=True)

    return advance


def _bar(what: str) -> Iterator[Advance]:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    # Output meanwhile goes where it belongs: the bar gives way only to other output on stderr
    with Progress(*columns, console=Console(stderr=True), transient=True, redirect_stdout=False) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, of: bar.update(task, completed=done, total=of)

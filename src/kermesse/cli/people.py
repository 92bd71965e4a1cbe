"""`kermesse person`: what a house keeps of somebody, for the operator whom they have asked."""

import os
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, TypeVar

import click

from kermesse.cli.reading import Wrong, private
from kermesse.cli.secret_files import database_of

if TYPE_CHECKING:
    from kermesse.server.storage.storage import PersonRow, Storage

T = TypeVar("T")

with_db = click.option(
    "--db",
    help="The database of a stopped server: a file, or postgresql://…  [KERMESSE_DB, KERMESSE_DB_FILE; kermesse.db]",
)


@click.group()
def person() -> None:
    """Somebody who asks what is kept of them, or to be forgotten (docs/privacy.md). The server must be stopped; while
    it runs, they can do both themselves, on the page "You and your data".

    \b
    Examples:
      kermesse person find Ada --db kermesse.db
      kermesse person export 0123456789abcdef ada.json --db kermesse.db
      kermesse person forget 0123456789abcdef --db kermesse.db
    """


@person.command()
@click.argument("name")
@with_db
def find(name: str, db: str | None) -> None:
    """List the people of that very name: their ids, and when they came.

    \b
    Examples:
      kermesse person find Ada --db kermesse.db
    """

    async def look(storage: "Storage") -> list[str]:
        return [
            f"{row.id}  {row.name}  named {_day(row.made)}, last seen {_day(row.seen or row.made)},"
            f" {len(await storage.played_by(row.id))} finished games"
            for row in await storage.people_called(name)
        ]

    found = _with_storage(db, look)
    if not found:
        raise Wrong(f"nobody here is called '{name}': names are compared letter by letter")
    click.echo("\n".join(found))


@person.command()
@click.argument("id")
@click.argument("to", type=click.Path(path_type=Path, allow_dash=True))
@with_db
def export(id: str, to: Path, db: str | None) -> None:
    """Everything that is kept of them, as one JSON file; `-` for standard output.

    \b
    Examples:
      kermesse person export 0123456789abcdef ada.json --db kermesse.db
    """
    from kermesse.server.http.person_tables import export as pieces_of

    async def write(storage: "Storage", out: BinaryIO) -> None:
        row = await _one(storage, id)
        async for piece in pieces_of(storage, row):
            out.write(piece)

    if str(to) == "-":
        _with_storage(db, lambda storage: write(storage, sys.stdout.buffer))
        return
    try:
        with open(to, "xb", opener=private) as out:  # no file of somebody else is overwritten
            try:
                _with_storage(db, lambda storage: write(storage, out))
            except BaseException:
                to.unlink()
                raise
    except FileExistsError:
        raise Wrong(f"{to} is there already: name another file") from None
    except OSError as error:
        raise Wrong(f"{to}: {error.strerror}: name a file that you may write") from None
    click.echo(f"{to}: written")


@person.command()
@click.argument("id")
@with_db
def forget(id: str, db: str | None) -> None:
    """Delete them: key, name, and what they said in words, wherever it stands. Games stay for those who played with
    them, and still verify; the seat has no name. Cannot be undone.

    \b
    Examples:
      kermesse person forget 0123456789abcdef --db kermesse.db
    """
    from kermesse.server.http.person_tables import forget_logs, forget_records

    async def take_out(storage: "Storage") -> tuple[int, int]:
        row = await _one(storage, id)
        games = await forget_records(storage, row.id)
        tables = await forget_logs(storage, row.id)
        storage.forget_person(row.id)
        await storage.synced()
        return games, len(tables)

    games, tables = _with_storage(db, take_out)
    click.echo(
        f"{id}: forgotten, in {games} finished games and {tables} tables that are open. Back-ups are yours to delete."
    )


async def _one(storage: "Storage", id: str) -> "PersonRow":
    for row in await storage.people_called(id):
        if row.id == id:
            return row
    raise Wrong(f"nobody here has the id '{id}': kermesse person find NAME tells it")


def _with_storage(given: str | None, what: "Callable[[Storage], Coroutine[Any, Any, T]]") -> T:
    """Run an operation with the database open, as its only user."""
    from kermesse.server.storage.metrics import Metrics
    from kermesse.server.storage.open_storage import is_postgres, open_storage
    from kermesse.server.storage.storage import Damaged, StorageFailed
    from kermesse.server.storage.tasks import Tasks

    db = database_of(given, os.environ)

    async def run() -> T:
        if not is_postgres(db) and not Path(db).exists():
            raise Wrong(f"{db} is not there: name the server's database with --db")
        storage = await open_storage(db, Tasks(Metrics().faults), lambda writes, seconds: None)
        try:
            return await what(storage)
        finally:
            await storage.close()

    import asyncio

    try:
        return asyncio.run(run())
    except (StorageFailed, Damaged) as error:
        raise Wrong(str(error)) from None


def _day(seconds: int) -> str:
    from datetime import UTC, datetime

    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d")

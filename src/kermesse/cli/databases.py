"""`kermesse db`, `backup` and `restore`: the house's database as a whole."""

import click

from kermesse.cli.reading import Wrong


@click.group("db")
def database() -> None:
    """The server's database: a file, or postgresql://… (docs/server.md).

    \b
    Examples:
      kermesse db copy kermesse.db postgresql://kermesse@localhost/kermesse
    """


@database.command()
@click.argument("source", metavar="FROM")
@click.argument("to")
@click.option(
    "--even-damaged", is_flag=True, help="Leave damaged rows out. Tables that they were of are put aside by the server."
)
def copy(source: str, to: str, even_damaged: bool) -> None:
    """Move a stopped server's whole house to a file that is not there, or to an empty database. FROM may be a back-up
    too.

    Everything is checked, counted, written at once and read back. FROM stays as it is.

    \b Examples: kermesse db copy kermesse.db postgresql://kermesse@localhost/kermesse kermesse db copy
    postgresql://kermesse@localhost/kermesse kermesse.db
    """
    import asyncio

    from kermesse.server.storage.dump import copy_database
    from kermesse.server.storage.open_storage import shown
    from kermesse.server.storage.storage import StorageFailed

    try:
        found = asyncio.run(copy_database(source, to, even_damaged))
        click.echo(f"{shown(to)}: {found}: copied, read back and found the same{_left_out(found.damaged)}")
    except StorageFailed as error:
        raise Wrong(str(error)) from None


@click.command()
@click.argument("db")
@click.argument("to")
def backup(db: str, to: str) -> None:
    """Write a server's whole house to a file of JSON lines, also while the server runs.

    \b
    Examples:
      kermesse backup kermesse.db kermesse-today.jsonl
    """
    import asyncio

    from kermesse.server.storage.dump import backup as write
    from kermesse.server.storage.storage import StorageFailed

    try:
        found = asyncio.run(write(db, to))
    except StorageFailed as error:
        raise Wrong(str(error)) from None
    click.echo(f"{to}: {found}: written, read back and found the same{_left_out(found.damaged)}")


@click.command()
@click.argument("copy")
@click.option("--db", required=True, help="The server's database, to be replaced; one of PostgreSQL must be empty.")
@click.option(
    "--even-damaged", is_flag=True, help="Also a back-up in which lines are damaged: their tables are put aside."
)
def restore(copy: str, db: str, even_damaged: bool) -> None:
    """Put a back-up in the place of a stopped server's database. The old files are kept under a name with the time.

    \b
    Examples:
      kermesse restore kermesse-today.jsonl --db kermesse.db
    """
    import asyncio

    from kermesse.server.storage.dump import restore as put_back
    from kermesse.server.storage.open_storage import shown
    from kermesse.server.storage.storage import StorageFailed

    try:
        found, kept = asyncio.run(put_back(copy, db, even_damaged))
        there = f"; what was there is now {kept}" if kept else ""
        click.echo(f"{shown(db)}: {found}: restored from {shown(copy)}{_left_out(found.damaged)}{there}")
    except StorageFailed as error:
        raise Wrong(str(error)) from None


def _left_out(damaged: int) -> str:
    return f"; {damaged} that were damaged or missing are not" if damaged else ""

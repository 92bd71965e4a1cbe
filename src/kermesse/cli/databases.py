"""`kermesse db`: the house's database as a whole."""

from pathlib import Path

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
    """Copy a stopped server's whole house to another home: to a file that is not there, or to an empty database.

    Everything is checked, counted, written at once and read back. FROM stays as it is.

    \b
    Examples:
      kermesse db copy kermesse.db postgresql://kermesse@localhost/kermesse
      kermesse db copy postgresql://kermesse@localhost/kermesse kermesse.db
    """
    import asyncio

    from kermesse.server.storage.moving import copy_house
    from kermesse.server.storage.open_storage import shown
    from kermesse.server.storage.storage import StorageFailed

    try:
        found = asyncio.run(copy_house(source, to, even_damaged))
        left_out = f"; {found.damaged} that were damaged or missing are not" if found.damaged else ""
        click.echo(f"{shown(to)}: {found}: copied, read back and found the same{left_out}")
    except StorageFailed as error:
        raise Wrong(str(error)) from None


def need_file(db: Path) -> None:
    """Of what is made for a file alone. A path has lost one of the address's slashes, and says nothing of the password."""
    if str(db).startswith(("postgresql:/", "postgres:/")):
        raise Wrong(
            "PostgreSQL has its own back-ups, pg_dump and pg_restore (docs/server.md):"
            " name a file here, or move the house with kermesse db copy"
        )


@click.command()
@click.argument("db", type=click.Path(path_type=Path))
@click.argument("to", type=click.Path(path_type=Path))
def backup(db: Path, to: Path) -> None:
    """Copy a server's database, also while it runs.

    \b
    Examples:
      kermesse backup kermesse.db kermesse-today.db
    """
    from kermesse.server.storage.copies import backup as copy
    from kermesse.server.storage.storage import StorageFailed

    need_file(db)
    need_file(to)
    try:
        found = copy(db, to)
    except StorageFailed as error:
        raise Wrong(str(error)) from None
    bad = f"; {found.bad} rows in it are damaged" if found.bad else ""
    click.echo(f"{to}: written, {found}{bad}")


@click.command()
@click.argument("copy", type=click.Path(path_type=Path))
@click.option("--db", type=click.Path(path_type=Path), required=True, help="The server's database, to be replaced.")
@click.option("--even-damaged", is_flag=True, help="Also a copy in which rows are damaged: their tables are put aside.")
def restore(copy: Path, db: Path, even_damaged: bool) -> None:
    """Put a copy in the place of a stopped server's database. The old files are kept under a name with the time.

    \b
    Examples:
      kermesse restore kermesse-today.db --db kermesse.db
    """
    from kermesse.server.storage.copies import restore as put_back
    from kermesse.server.storage.storage import StorageFailed

    need_file(db)
    try:
        found, kept = put_back(copy, db, even_damaged)
    except StorageFailed as error:
        raise Wrong(str(error)) from None
    click.echo(f"{db}: restored from {copy}, {found}" + (f"; what was there is now {kept}" if kept else ""))

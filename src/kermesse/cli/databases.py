"""`kermesse db`: the house's database as a whole."""

import asyncio
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
    from kermesse.server.ground.homes import shown
    from kermesse.server.ground.moving import copy_house
    from kermesse.server.ground.storage import StorageFailed

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

"""The command line: `kermesse`. Its help needs no game: a command imports what it needs when it runs."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from kermesse import __version__
from kermesse.cli.analysing import analyse_record
from kermesse.cli.arena import arena
from kermesse.cli.checking import check, new
from kermesse.cli.databases import backup, database, restore
from kermesse.cli.lab import lab
from kermesse.cli.ladder import ladder
from kermesse.cli.lessons import lesson
from kermesse.cli.people import person
from kermesse.cli.problems import problem
from kermesse.cli.reading import (
    SEAT_LETTERS,
    Wrong,
    brings,
    catalogue_with,
    check_bots,
    check_seats,
    game_of,
    options_of,
    read_file,
    seats_in_words,
    speaks,
    spoken,
    viewer_of,
    write_file,
)
from kermesse.cli.serving import serve
from kermesse.cli.waiting import progress

if TYPE_CHECKING:
    from kermesse.core.game import AnyGame


def example(*lines: str) -> Callable[[Any], Any]:
    """Format the examples below a command's help."""
    examples = "\n".join(("\b", "Examples:", *(f"  kermesse {line}" for line in lines)))

    def add(command: Any) -> Any:
        command.__doc__ = f"{textwrap.dedent(command.__doc__ or '')}\n\n{examples}"
        return command

    return add


class Verbs(click.Group):
    """The commands, of which one has two words: `arena ladder`, beside `arena GAME`."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        return super().resolve_command(ctx, [" ".join(args[:2]), *args[2:]] if args[:2] == LADDER else args)

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except BrokenPipeError:  # the reader of the output has gone: nobody is to be told
            raise
        except OSError as error:  # any file that was named
            raise Wrong(f"{str(error.filename or '')[:80]}: {error.strerror or error}") from None


LADDER = ["arena", "ladder"]


@click.group(cls=Verbs, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110})
@click.version_option(__version__, prog_name="kermesse")
def main() -> None:
    """Kermesse: an online table for French tabletop games, for people, bots and machines."""


main.add_command(arena)
main.add_command(check)
main.add_command(new)
main.add_command(lesson)
main.add_command(problem)
main.add_command(ladder)
main.add_command(analyse_record)
main.add_command(lab)
main.add_command(database)
main.add_command(person)
main.add_command(backup)
main.add_command(restore)
main.add_command(serve)


@main.command()
@brings
@click.option("--json", "as_json", is_flag=True, help="For machines.")
@example("games", "games --json")
def games(guests: tuple[str, ...], as_json: bool) -> None:
    """The catalogue: games, seats, bots and options."""
    from rich.console import Console
    from rich.table import Table

    from kermesse.players import levels

    catalogue = catalogue_with(guests)
    if as_json:
        click.echo(json.dumps([_describe(game) for game in catalogue.values()], ensure_ascii=False, indent=2))
        return
    console = Console()
    for game in catalogue.values():
        table = Table(
            title=f"{game.name} · {seats_in_words(game)} players · bots: {', '.join(levels(game))}",
            title_justify="left",
        )
        table.add_column("option")
        table.add_column("default")
        table.add_column("values")
        for option in _describe(game)["options"]:
            table.add_row(option["name"], json.dumps(option["default"], ensure_ascii=False), option["values"])
        console.print(table)


@main.command()
@click.argument("game")
@click.option("--seats", type=int, help="Number of players; by default as many as bots are named.")
@click.option("--bots", required=True, help="One bot a seat, separated by commas; fewer are repeated.")
@click.option("--seed", type=int, default=1, show_default=True)
@click.option(
    "--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game; may be repeated."
)
@click.option(
    "-o", "--output", type=click.Path(dir_okay=False, path_type=Path), required=True, help="The file to write."
)
@brings
@example("record kraaw --bots normal,normal,random -o game.kermesse")
def record(
    game: str,
    seats: int | None,
    bots: str,
    seed: int,
    options: tuple[str, ...],
    output: Path,
    guests: tuple[str, ...],
) -> None:
    """Play one game between bots and write it to a file that `replay` reads."""
    from random import Random

    from kermesse.cli.printing import letters
    from kermesse.core.chance import seed_from
    from kermesse.core.match import Match, Note
    from kermesse.core.record import write_record
    from kermesse.players import make_bot
    from kermesse.players.table import play_out

    chosen = game_of(catalogue_with(guests), game)
    names = bots.split(",")
    seats = check_seats(chosen, seats or len(names))
    names = check_bots(chosen, names, seats)
    match = Match(chosen, seats, options_of(chosen, seats, options), seed_from("record", seed, chosen.name))
    sitting = [make_bot(chosen, name, seat, seats, Random(f"{seed} {seat}")) for seat, name in enumerate(names)]
    with progress(f"{chosen.name}, steps of the game") as advance:
        for done, _ in enumerate(play_out(match, sitting)):
            advance(done, None)
    write_file(output, write_record(match, names))
    outcome = match.outcome()
    assert outcome is not None
    moves = sum(not isinstance(entry, Note) for entry in match.log)
    click.echo(f"{output}: {moves} moves, {outcome.code}, won by {letters(outcome.winners)}")


@main.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", help="As this seat saw it: A, B, C… or 0, 1, 2…; `all` once the game is over.")
@click.option("--at", type=click.IntRange(0), help="Stop after this many moves and print what is seen then.")
@click.option("--verify", "check", is_flag=True, help="Check log, outcome and the opening of the seed's commitment.")
@speaks
@click.option("--raw", is_flag=True, help="Events and views with their fields instead of words.")
@brings
@example("replay game.kermesse", "replay game.kermesse --seat B --at 12 --lang fr", "replay game.kermesse --verify")
def replay(
    file: Path,
    seat: str | None,
    at: int | None,
    check: bool,
    lang: str | None,
    raw: bool,
    guests: tuple[str, ...],
) -> None:
    """Tell a recorded game move by move: as a spectator, as a seat, or all-seeing."""
    from kermesse import words
    from kermesse.cli.printing import print_replay, raw_teller, teller_of
    from kermesse.core.match import Note
    from kermesse.core.record import BadRecord, read_header, read_record, verify

    catalogue = catalogue_with(guests)
    text = read_file(file)
    language = lang or spoken()
    try:
        header = read_header(text)
        game = game_of(catalogue, header.game)
        found = read_record(game, text)
        if check:
            match = verify(game, found)
            moves = sum(not isinstance(entry, Note) for entry in found.log)
            click.echo(
                f"{file}: holds: {moves} moves of {game.name}, outcome and seed as committed ({header.commitment})"
            )
            if match.outcome() is None:
                click.echo(f"{file}: the game was not played to its end")
            return
        viewer = viewer_of(seat, header.seats, found)
        print_replay(game, found, viewer, at, raw_teller(viewer) if raw else teller_of(game, found, viewer, language))
    except BadRecord as error:
        raise Wrong(f"{file}: {words.bad_record(language, error)}") from None


@main.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--game", "name", help="The game, if the file's first line does not name it.")
@speaks
@click.option("--raw", is_flag=True, help="Views and commands with their fields instead of words.")
@click.option("--json", "as_json", is_flag=True, help="For machines.")
@example("position puzzle.txt", "position puzzle.txt --lang fr", "position puzzle.txt --json")
def position(file: Path, name: str | None, lang: str | None, raw: bool, as_json: bool) -> None:
    """Load a written-down position (first line: the game's name) and show what everybody sees, what each seat sees
    besides, and what it may do.

    The notation is the one of docs/rules/GAME.md.
    """
    import msgspec

    from kermesse import words
    from kermesse.cli.printing import in_words, print_position
    from kermesse.core.game import BadPosition
    from kermesse.core.options import BadOptions

    first, _, rest = read_file(file).partition("\n")
    if name is None:
        name, text = first.strip(), rest
    else:
        text = rest if first.strip() == name else f"{first}\n{rest}"
    game = game_of(catalogue_with(()), name)
    try:
        state = game.position(text)
    except BadPosition as error:
        why = error.__cause__
        sentence = words.bad_options(game.name, lang or spoken(), why) if isinstance(why, BadOptions) else str(error)
        raise Wrong(f"{file}: {sentence}") from None
    seats = game.seats_at(state)
    if not raw and not as_json:
        print_position(game, state, seats, lang or spoken())
        return
    by_letter = {
        SEAT_LETTERS[seat]: {
            "view": msgspec.to_builtins(game.view(state, seat, 0)),
            "legal": msgspec.to_builtins(game.legal(state, seat, 0)),
        }
        for seat in range(seats)
    }
    if as_json:
        click.echo(
            json.dumps({"game": game.name, "awaiting": game.awaiting(state), "seats": by_letter}, ensure_ascii=False)
        )
        return
    for letter, known in by_letter.items():
        awaited = " (to decide)" if SEAT_LETTERS.index(letter) in game.awaiting(state) else ""
        click.echo(f"{letter}{awaited}")
        click.echo(f"  sees   {json.dumps(known['view'], ensure_ascii=False)}")
        for command in known["legal"]:
            click.echo(f"  may    {in_words(command)}")


# ---------------------------------------------------------------- reading what the user says


def _describe(game: AnyGame) -> dict[str, Any]:
    import msgspec

    from kermesse.core.options import plain_options
    from kermesse.players import levels

    schema = msgspec.json.schema(game.options_type)
    fields = schema["$defs"][game.options_type.__name__]["properties"]
    return {
        "name": game.name,
        "version": game.version,
        "seats": list(game.seats),
        "bots": levels(game),
        "presets": {name: plain_options(options) for name, options in game.presets.items()},
        "options": [
            {"name": name, "default": field.get("default"), "values": _values(field)} for name, field in fields.items()
        ],
    }


def _values(field: dict[str, Any]) -> str:
    if "enum" in field:
        return ", ".join(map(str, field["enum"]))
    if field.get("type") == "boolean":
        return "true, false"
    if "minimum" in field or "maximum" in field:
        return f"{field.get('minimum', '')} to {field.get('maximum', '')}"
    return str(field.get("pattern", field.get("type", "")))

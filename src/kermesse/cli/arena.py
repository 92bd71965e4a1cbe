"""`kermesse arena`: many games between bots, those of other versions too."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import click

from kermesse.cli.reading import Wrong, brings, catalogue_with, check_seats, game_of, options_of, round_the_table
from kermesse.cli.waiting import progress

if TYPE_CHECKING:
    from kermesse.core.game import AnyGame
    from kermesse.lab.arena import ArenaResult, Plan
    from kermesse.lab.sprt import Sprt
    from kermesse.lab.versions import Version

GAMES = 100
MOST_GAMES = 20_000  # games of a sequential test that finds no answer


@click.command()
@click.argument("game")
@click.option("--seats", type=int, help="Number of players; by default as many as bots are named.")
@click.option(
    "--bots",
    required=True,
    help="One bot a seat, separated by commas; fewer are repeated. Levels, variants, LEVEL@VERSION (docs/lab.md).",
)
@click.option(
    "--against",
    metavar="VERSION",
    help="Play all bots but the first as they are in another version: a git revision, a wheel, or a folder.",
)
@click.option("--games", "count", type=click.IntRange(1), help="How many games.  [100; with --sprt at most 20000]")
@click.option(
    "--sprt",
    metavar="ELO0,ELO1[,ALPHA,BETA]",
    help="Stop as soon as the first bot is shown to be stronger than by ELO0, or not by ELO1, with these errors.  [0.05]",
)
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same games.")
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, help="How many processes.")
@click.option(
    "--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game; may be repeated."
)
@brings
@click.option("--json", "as_json", is_flag=True, help="For machines.")
def arena(
    game: str,
    seats: int | None,
    bots: str,
    against: str | None,
    count: int | None,
    sprt: str | None,
    seed: int,
    jobs: int,
    options: tuple[str, ...],
    guests: tuple[str, ...],
    as_json: bool,
) -> None:
    """Play many games between bots in virtual time; seats rotate. Exit code 1 if a game failed.

    `kermesse arena ladder GAME` plays all levels of a game against each other.

    \b
    Examples:
      kermesse arena kraaw --seats 4 --bots normal,random,random,random --games 400
      kermesse arena kraaw --bots normal,random --games 1000 --jobs 2 --option timers=fast --json
      kermesse arena krom --seats 4 --bots normal --against HEAD~20 --sprt 0,30 --jobs 2
    """
    from kermesse.lab.arena import Plan

    catalogue = catalogue_with(guests)
    chosen = game_of(catalogue, game)
    test = _sprt(sprt)
    with versions_of(bots.split(","), against) as (names, versions):
        seats = check_seats(chosen, seats or len(names))
        names = _seated(names, seats, bool(against or test))
        if test is not None and len(set(names)) != 2:
            raise Wrong("--sprt compares two bots: name two by --bots, or one with --against")
        names = check_arena_bots(chosen, names, seats, versions, catalogue.guests)
        most = count or (MOST_GAMES if test else GAMES)
        read = options_of(chosen, seats, options)
        plan = Plan(chosen.name, seats, read, names, most, seed, catalogue.guests, versions, test is not None)
        result = _play(plan, jobs, test)
    _print_result(result, as_json)
    if result.errors:
        click.echo(f"kermesse: {result.errors} games failed; the first: {result.first_error}", err=True)
        sys.exit(1)


def _play(plan: Plan, jobs: int, test: Sprt | None) -> ArenaResult:
    from kermesse.lab.arena import arena as play_arena
    from kermesse.lab.farm import FarmFailed

    try:
        with progress(f"{plan.game}, games") as advance:
            return play_arena(plan, jobs, lambda done: advance(done, None if test else plan.games), test)
    except FarmFailed as error:
        raise Wrong(str(error)) from None


def _print_result(result: ArenaResult, as_json: bool) -> None:
    import msgspec

    from kermesse.cli.printing import print_arena

    if as_json:
        click.echo(json.dumps(msgspec.to_builtins(result), ensure_ascii=False, indent=2))
    else:
        print_arena(result)


def _sprt(text: str | None) -> Sprt | None:
    from kermesse.lab.sprt import Sprt

    if text is None:
        return None
    try:
        numbers = [float(word) for word in text.split(",")]
        if len(numbers) not in (2, 4):
            raise ValueError("write it as ELO0,ELO1 or ELO0,ELO1,ALPHA,BETA")
        return Sprt(*numbers)
    except ValueError as error:
        raise Wrong(f"--sprt {text}: {error}") from None


def _seated(names: Sequence[str], seats: int, one_among_others: bool) -> list[str]:
    """Return the first bot once and the others round the rest of the table, if it is measured; else the names as
    they are."""
    if not one_among_others or len(names) < 2 or len(names) > seats:
        return list(names)
    return [names[0], *(names[1 + seat % (len(names) - 1)] for seat in range(seats - 1))]


@contextmanager
def versions_of(names: Sequence[str], against: str | None = None) -> Iterator[tuple[list[str], tuple[Version, ...]]]:
    """Lay out the versions that bots are named after, for as long as they are needed; yield the names with the
    versions' own.
    """
    from kermesse.lab.process_bot import close_processes
    from kermesse.lab.versions import NoVersion, lay_out

    if against is not None:
        names = [names[0], *(name if "@" in name else f"{name}@{against}" for name in names[1:] or names)]
    wanted = dict.fromkeys(name.partition("@")[2] for name in names if "@" in name)
    with TemporaryDirectory(prefix="kermesse-") as folder:
        try:
            found = {}
            for number, word in enumerate(wanted):
                into = Path(folder) / str(number)
                into.mkdir()
                found[word] = lay_out(word, into)
        except NoVersion as error:
            raise Wrong(str(error)) from None
        try:
            yield [_own_name(name, found) for name in names], tuple(dict.fromkeys(found.values()))
        finally:
            for version in found.values():
                close_processes(version)


def _own_name(name: str, versions: dict[str, Version]) -> str:
    level, _, wanted = name.partition("@")
    return f"{level}@{versions[wanted].name}" if wanted in versions else name


def check_arena_bots(
    game: AnyGame, names: list[str], seats: int, versions: Sequence[Version] = (), guests: Sequence[str] = ()
) -> list[str]:
    """Return a bot for each seat, all of which can be made."""
    check_each(game, names, seats, versions, guests)
    return round_the_table(names, seats)


def check_each(
    game: AnyGame, names: Sequence[str], seats: int, versions: Sequence[Version] = (), guests: Sequence[str] = ()
) -> None:
    """Refuse a bot that there is not, or a version that plays by other rules."""
    from kermesse.lab.opponents import make_opponent
    from kermesse.lab.process_bot import ProcessFailed, check_version, process_of
    from kermesse.players import UnknownBot

    try:
        for version in versions:
            check_version(version, game, guests)
        processes = {version.name: process_of(version, game, guests) for version in versions}
        for name in names:
            make_opponent(game, name, 0, seats, "", processes)
    except (ProcessFailed, UnknownBot) as error:
        raise Wrong(str(error)) from None

"""`kermesse analyse`: a recorded game, where it turned, and what the best bot would have done there."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from kermesse.cli.reading import (
    SEAT_LETTERS,
    Wrong,
    brings,
    catalogue_with,
    game_of,
    read_file,
    speaks,
    spoken,
    viewer_of,
)
from kermesse.cli.waiting import progress

if TYPE_CHECKING:
    from kermesse.core.game import AnyGame
    from kermesse.core.record import Record
    from kermesse.players.analysis import Analysis, Budget
    from kermesse.words.log import Reader

MOMENTS, WORLDS = 32, 16  # the budget of the server's analyses


@click.command("analyse")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", default="A", show_default=True, help="Whose chances: A, B, C… or 0, 1, 2…")
@click.option("--moments", type=click.IntRange(1, 200), default=MOMENTS, show_default=True, help="Decisions looked at.")
@click.option(
    "--worlds",
    type=click.IntRange(1, 10_000),
    default=WORLDS,
    show_default=True,
    help="How often the game is played on from each.",
)
@speaks
@click.option("--json", "as_json", is_flag=True, help="For machines.")
@brings
def analyse_record(
    file: Path, seat: str, moments: int, worlds: int, lang: str | None, as_json: bool, guests: tuple[str, ...]
) -> None:
    """Tell how likely a seat was to win along a recorded game, where that turned, and what the best bot would have
    done.

    The same record gives the same analysis; more worlds, a surer one.

    \b
    Examples:
      kermesse analyse game.kermesse
      kermesse analyse game.kermesse --seat B --worlds 64 --lang fr
      kermesse analyse game.kermesse --seat A --json
    """
    import msgspec

    from kermesse import words
    from kermesse.core.record import BadRecord, read_header, read_record, verify

    language = lang or spoken()
    text = read_file(file)
    try:
        game = game_of(catalogue_with(guests), read_header(text).game)
        record = read_record(game, text)
        if verify(game, record).outcome() is None:
            raise Wrong(f"{file}: the game was not played to its end")
        found = _analysed(game, record, seat, _budget(moments, worlds))
    except BadRecord as error:
        raise Wrong(f"{file}: {words.bad_record(language, error)}") from None
    if as_json:
        click.echo(json.dumps(msgspec.to_builtins(found), ensure_ascii=False, indent=2))
    else:
        _print(_reader(game, record, found, language), found)


def _budget(moments: int, worlds: int) -> Budget:
    """Return a budget in the proportions of the default one."""
    from dataclasses import replace

    from kermesse.players.analysis import BUDGET

    def scaled(usual: int) -> int:
        return max(1, round(usual * worlds / BUDGET.seen))

    true, again, choice = scaled(BUDGET.true), scaled(BUDGET.again), scaled(BUDGET.choice)
    return replace(BUDGET, moments=moments, seen=worlds, true=true, again=again, choice=choice)


def _analysed(game: AnyGame, record: Record, seat: str, budget: Budget) -> Analysis:
    from kermesse.core.record import at_start
    from kermesse.players.analysis import analyse

    chosen = viewer_of(seat, record.header.seats, record)
    if chosen < 0:
        raise Wrong(f"--seat {seat}: the seats are {', '.join(SEAT_LETTERS[: record.header.seats])}")
    with progress(f"{game.name}, analysis") as advance:
        match, ending = at_start(game, record), record.ending
        return analyse(match, record.log, ending.until, chosen, ending.seed, budget, advance)


def _reader(game: AnyGame, record: Record, found: Analysis, language: str) -> Reader:
    from kermesse.players import levels
    from kermesse.words.log import FAIR_FOLK, Reader

    names = [
        FAIR_FOLK[seat % len(FAIR_FOLK)] if name in levels(game) else name or SEAT_LETTERS[seat]
        for seat, name in enumerate(record.header.players)
    ]
    return Reader(game, language, names, found.seat, bool(record.header.options.get("memory_aid", True)))


def _print(reader: Reader, found: Analysis) -> None:
    from rich.console import Console
    from rich.table import Table

    from kermesse.cli.printing import clock
    from kermesse.players.analysis_words import say_turn

    name = reader.name(found.seat)
    if not found.moments:
        click.echo(reader.say("analysis-no-moments", name=name))
        return
    table = Table(title=reader.say("analysis-chance"), title_justify="left")
    for column in ("", "", reader.say("analysis-seen", name=name), reader.say("analysis-true")):
        table.add_column(column, justify="right")
    for one in found.moments:
        step = reader.say("analysis-step", step=one.step)
        table.add_row(step, clock(one.at), f"{one.seen:.0%}", f"{one.true:.0%}")
    table.add_row(reader.say("analysis-end"), "", f"{found.result:.0%}", f"{found.result:.0%}")
    Console().print(table)
    click.echo(reader.say("analysis-turns") if found.turns else reader.say("analysis-no-turns"))
    for turn in found.turns:
        said = say_turn(reader, turn)
        way = "analysis-fell" if turn.after < turn.before else "analysis-rose"
        change = reader.say(way, before=round(100 * turn.before), after=round(100 * turn.after))
        click.echo(f"{reader.say('analysis-step', step=turn.step)} ({clock(turn.at)}), {change}")
        click.echo(f"  {reader.say('analysis-done')}  {said.done}")
        if turn.same:
            click.echo(f"  {reader.say('analysis-same', level=found.by)}")
        else:
            alike = "" if turn.lost else f" {reader.say('analysis-alike')}"
            click.echo(f"  {reader.say('analysis-best', level=found.by)}  {said.best}{alike}")
        if said.reason:
            click.echo(f"  {reader.say('analysis-why')}  {said.reason}")
        luck = turn.after - turn.before + turn.lost
        click.echo(
            f"  {reader.say('analysis-own')} {_signed(-turn.lost)}  {reader.say('analysis-luck')} {_signed(luck)}"
        )


def _signed(share: float) -> str:
    return f"{share:+.0%}" if round(100 * share) else "0%"

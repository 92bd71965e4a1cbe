"""`kermesse analyse`: a recorded game, which choices cost a seat most, and what the best bot would have done there."""

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
    from kermesse.core.game import AnyGame, Seat
    from kermesse.core.record import Record
    from kermesse.players.analysis import Analysis, Budget
    from kermesse.words.log import Reader

MOMENTS, WORLDS = 24, 8  # the budget of the server's analyses


@click.command("analyse")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", default="A", show_default=True, help="Whose choices: A, B, C… or 0, 1, 2…; or all.")
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
    """Tell which choices of a seat cost it most in a recorded game, what the best bot would have done, and how likely
    the seat was to win along the game.

    The same record gives the same analysis; more worlds, a surer one.

    \b
    Examples:
      kermesse analyse game.kermesse
      kermesse analyse game.kermesse --seat B --worlds 64 --lang fr
      kermesse analyse game.kermesse --seat all --json
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
        analyses = _analysed(game, record, _seats(seat, record), _budget(moments, worlds))
    except BadRecord as error:
        raise Wrong(f"{file}: {words.bad_record(language, error)}") from None
    if as_json:
        told = msgspec.to_builtins(analyses if seat == "all" else analyses[0])
        click.echo(json.dumps(told, ensure_ascii=False, indent=2))
        return
    for found in analyses:
        _print(_reader(game, record, found, language), found)


def _seats(seat: str, record: Record) -> list[Seat]:
    found = viewer_of(seat, record.header.seats, record)
    return [found] if found >= 0 else list(range(record.header.seats))


def _budget(moments: int, worlds: int) -> Budget:
    """Return a budget in the proportions of the default one."""
    from dataclasses import replace

    from kermesse.players.analysis import BUDGET

    def scaled(usual: int) -> int:
        return max(1, round(usual * worlds / BUDGET.seen))

    rounds = tuple(scaled(usual) for usual in BUDGET.rounds)
    measured = max(4, scaled(BUDGET.worlds))
    true = scaled(BUDGET.true)
    judged = max(1, round(BUDGET.decisions * moments / BUDGET.moments))
    return replace(BUDGET, decisions=judged, rounds=rounds, worlds=measured, moments=moments, seen=worlds, true=true)


def _analysed(game: AnyGame, record: Record, seats: list[Seat], budget: Budget) -> list[Analysis]:
    from kermesse.core.record import at_start
    from kermesse.players.analysis import Progress, analyse

    with progress(f"{game.name}, analysis") as advance:

        def analysed(number: int, seat: Seat) -> Analysis:
            def report(so_far: Progress) -> None:
                advance(number * so_far.of + so_far.done, len(seats) * so_far.of)

            match, ending = at_start(game, record), record.ending
            return analyse(match, record.log, ending.until, seat, ending.seed, budget, report)

        return [analysed(number, seat) for number, seat in enumerate(seats)]


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

    name = reader.name(found.seat)
    if not found.moments:
        click.echo(reader.say("analysis-no-moments", name=name))
        return
    _print_turns(reader, found)
    table = Table(title=reader.say("analysis-chance"), title_justify="left")
    for column in ("", reader.say("analysis-seen", name=name), reader.say("analysis-true")):
        table.add_column(column, justify="right")
    for one in found.moments:
        table.add_row(clock(one.at), f"{one.seen:.0%} ± {100 * one.error:.0f}", f"{one.true:.0%}")
    table.add_row(reader.say("analysis-end"), f"{found.result:.0%}", f"{found.result:.0%}")
    Console().print(table)


def _print_turns(reader: Reader, found: Analysis) -> None:
    from kermesse.cli.printing import clock
    from kermesse.players.analysis_words import say_turn

    name = reader.name(found.seat)
    if not found.turns:
        click.echo(reader.say("analysis-no-turns", name=name, result=found.result))
        return
    click.echo(reader.say("analysis-turns", name=name))
    for turn in found.turns:
        said = say_turn(reader, turn)
        cost = reader.say(
            "analysis-cost",
            lost=round(100 * (turn.with_best - turn.with_done)),
            error=round(100 * turn.error),
            best=round(100 * turn.with_best),
            done=round(100 * turn.with_done),
        )
        click.echo(f"{clock(turn.at)}  {cost}")
        click.echo(f"  {reader.say('analysis-done')}  {said.done}")
        click.echo(f"  {reader.say('analysis-best', level=found.by)}  {said.best}")
        if said.reason:
            click.echo(f"  {reader.say('analysis-why')}  {said.reason}")

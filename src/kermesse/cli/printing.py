"""What the command line prints: the figures of an arena, a replay in sentences or raw."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import click
import msgspec
from rich.console import Console
from rich.table import Table

from kermesse.bots import levels
from kermesse.bots.table import seen_by
from kermesse.cli.reading import SEAT_LETTERS
from kermesse.core.game import AnyGame, Event, Outcome, Seat
from kermesse.core.match import Note
from kermesse.core.record import Record, at_start, play_record
from kermesse.core.wire import encode
from kermesse.words.log import FAIR_FOLK, Reader, tell, tell_ending, tell_note

if TYPE_CHECKING:
    from kermesse.lab.arena import ArenaResult


def print_arena(result: ArenaResult) -> None:
    console = Console()
    table = Table(title=f"{result.game}: {result.games} games, {result.seats} seats, seed {result.seed}")
    for name in ("", "seat-games", "wins", "win rate", "95 % interval"):
        table.add_column(name, justify="left" if name == "" else "right")
    seats = [("seat " + SEAT_LETTERS[int(share.name)], share) for share in result.by_seat]
    for section in ([(bot.name, bot) for bot in result.bots], seats, [(role.name, role) for role in result.by_role]):
        for name, share in section:
            low, high = share.interval
            figures = (str(share.games), f"{share.wins:g}", f"{share.win_rate:.1%}", f"{low:.1%} – {high:.1%}")
            table.add_row(name, *figures)
        table.add_section()
    console.print(table)
    console.print(
        f"{result.mean_moves:.1f} moves and {result.mean_length_ms / 60_000:.1f} minutes a game, "
        f"{result.moves_per_s:,.0f} moves/s, {result.errors} errors"
    )
    console.print("outcomes: " + ", ".join(f"{code} {count}" for code, count in result.outcomes.items()))
    console.print("means: " + ", ".join(f"{name} {value:.2f}" for name, value in result.stats.items()))


@dataclass(frozen=True)
class Teller:
    """How a replay is printed: events with whose move it was, notes, and the end."""

    events: Callable[[Sequence[Event], str, str], None]
    note: Callable[[Note], None]
    ending: Callable[[Outcome | None], None]


def print_replay(game: AnyGame, found: Record, eyes: Seat, at: int | None, teller: Teller) -> None:
    match = at_start(game, found)
    click.echo(f"{game.name}, {match.seats} seats, commitment {found.header.commitment}")
    teller.events(match.opening, "0:00.000", "")
    moves = 0
    if at != 0:
        for _, happened in play_record(match, found):
            if isinstance(happened, Note):
                teller.note(happened)
            elif happened.seat is None:
                teller.events(happened.events, clock(happened.at), "time")
            else:
                moves += 1
                teller.events(happened.events, clock(happened.at), f"{moves}. {SEAT_LETTERS[happened.seat]}")
                if moves == at:
                    break
    if at is not None:
        click.echo(encode(match.view(eyes)).decode())
    else:
        teller.ending(match.outcome())


def teller_of(game: AnyGame, found: Record, eyes: Seat, language: str) -> Teller:
    """Sentences, the same as on the page."""
    names = [
        FAIR_FOLK[seat % len(FAIR_FOLK)] if name in levels(game) else name
        for seat, name in enumerate(found.header.players)
    ]
    reader = Reader(game, language, names, eyes, bool(found.header.options.get("memory_aid", True)))

    def events(happened: Sequence[Event], at: str, who: str) -> None:
        for event in seen_by(happened, eyes):
            if sentence := tell(reader, event):
                click.echo(f"{at} {sentence}")

    def note(noted: Note) -> None:
        click.echo(f"{clock(noted.at)} {tell_note(reader, noted)}")

    return Teller(events, note, lambda outcome: click.echo(tell_ending(reader, outcome)))


def raw_teller(eyes: Seat) -> Teller:
    """Every event with its fields."""

    def events(happened: Sequence[Event], at: str, who: str) -> None:
        for event in seen_by(happened, eyes):
            click.echo(f"{at} {who:8} {in_words(msgspec.to_builtins(event))}")

    def ending(outcome: Outcome | None) -> None:
        click.echo(f"{outcome.code}: won by {letters(outcome.winners)}" if outcome else "not played to its end")

    return Teller(events, lambda noted: click.echo(f"{clock(noted.at)} note {noted.note}"), ending)


def in_words(message: dict[str, Any]) -> str:
    """`{"event": "revealed", "seat": 1, "slot": 2}` as `revealed seat 1 slot 2`."""
    (_, name), *fields = message.items()
    return " ".join([name, *(f"{key} {json.dumps(value, ensure_ascii=False)}" for key, value in fields)])


def clock(at: int) -> str:
    return f"{at // 60_000}:{at // 1000 % 60:02}.{at % 1000:03}"


def letters(seats: tuple[Seat, ...]) -> str:
    return ", ".join(SEAT_LETTERS[seat] for seat in seats) or "nobody"

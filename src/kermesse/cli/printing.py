"""Output of the command line: the figures of an arena, a replay in sentences or raw."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from shutil import get_terminal_size
from textwrap import fill
from typing import TYPE_CHECKING, Any

import click
import msgspec
from rich.console import Console
from rich.table import Table

from kermesse.cli.reading import SEAT_LETTERS
from kermesse.core.clock import Millis
from kermesse.core.game import SPECTATOR, AnyGame, Event, Outcome, Seat
from kermesse.core.match import Note
from kermesse.core.record import Record, at_start, play_record
from kermesse.core.wire import encode
from kermesse.players import levels
from kermesse.players.table import seen_by
from kermesse.words.log import FAIR_FOLK, Reader, say_command, say_ending, say_event, say_note
from kermesse.words.positions import Part, say_view

if TYPE_CHECKING:
    from kermesse.lab.arena import ArenaResult
    from kermesse.lab.sprt import SprtResult

WIDEST = 100


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
    if result.sprt is not None:
        console.print(_sprt_line(result.bots[0].name, result.sprt), highlight=False)


def _sprt_line(name: str, test: SprtResult) -> str:
    """Return `SPRT: normal wins 25.1 % of 40 rounds (25.0 % by 0 Elo, 28.2 % by 30): LLR 1.20 (-2.94 to 2.94):
    undecided`.
    """
    shares = f"{test.share0:.1%} by {test.elo0:g} Elo, {test.share1:.1%} by {test.elo1:g}"
    bounds = f"LLR {test.llr:.2f} ({test.lower:.2f} to {test.upper:.2f})"
    return f"SPRT: {name} wins {test.share:.1%} of {test.rounds} rounds ({shares}): {bounds}: {test.verdict}"


@dataclass(frozen=True)
class Teller:
    """Prints a replay: events with the seat that moved, notes, the view where it stops, and the end."""

    events: Callable[[Sequence[Event], str, str], None]
    note: Callable[[Note], None]
    view: Callable[[Any, Millis], None]
    ending: Callable[[Outcome | None], None]


def print_replay(game: AnyGame, found: Record, viewer: Seat, at: int | None, teller: Teller) -> None:
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
        teller.view(match.view(viewer), match.now)
    else:
        teller.ending(match.outcome())


def print_position(game: AnyGame, state: Any, seats: int, language: str) -> None:
    """Print what everybody sees, then for each seat what else it sees and may do."""
    names = SEAT_LETTERS[:seats]
    public = say_view(Reader(game, language, names), game.view(state, SPECTATOR, 0))
    known = {line for part in public for line in part.lines}
    spectator = Reader(game, language, names)
    first, *others = public
    print_parts([first._replace(title=f"{first.title}: {spectator.say('position-everybody')}"), *others])
    for seat, name in enumerate(names):
        reader = Reader(game, language, names, seat)
        decides = "yes" if seat in game.awaiting(state) else "no"
        click.echo()
        _title(spectator.say("position-seat", who=name, decides=decides))
        own = say_view(reader, game.view(state, seat, 0))
        more = [
            part._replace(lines=lines) for part in own if (lines := [one for one in part.lines if one not in known])
        ]
        click.echo(f"  {spectator.say('position-besides' if more else 'position-nothing-besides', who=name)}")
        for part in more:
            _print_lines(part.lines, "    ")
        may = [say_command(reader, command) for command in game.legal(state, seat, 0) if not command.side_command]
        if may:
            click.echo(f"  {spectator.say('position-may', who=name)}")
            _print_lines(dict.fromkeys(may), "    - ")


def print_parts(parts: Iterable[Part]) -> None:
    for part in parts:
        _title(part.title)
        _print_lines(part.lines, "  ")


def _title(title: str) -> None:
    click.echo(click.style(title, bold=True))


def _print_lines(lines: Iterable[str], indent: str) -> None:
    """Print lines as wide as the terminal, continued with an indent."""
    width = min(get_terminal_size().columns, WIDEST)
    for line in lines:
        click.echo(
            fill(line, width, initial_indent=indent, subsequent_indent=" " * (len(indent) + 4), break_on_hyphens=False)
        )


def teller_of(game: AnyGame, found: Record, viewer: Seat, language: str) -> Teller:
    """Return a function that tells steps in sentences, the same as on the page."""
    names = [
        FAIR_FOLK[seat % len(FAIR_FOLK)] if name in levels(game) else name
        for seat, name in enumerate(found.header.players)
    ]
    reader = Reader(game, language, names, viewer, bool(found.header.options.get("memory_aid", True)))

    def events(happened: Sequence[Event], at: str, who: str) -> None:
        for event in seen_by(happened, viewer):
            if sentence := say_event(reader, event):
                click.echo(f"{at} {sentence}")

    def note(noted: Note) -> None:
        click.echo(f"{clock(noted.at)} {say_note(reader, noted)}")

    def view(seen: Any, now: Millis) -> None:
        click.echo()
        print_parts(say_view(reader, seen, now))

    return Teller(events, note, view, lambda outcome: click.echo(say_ending(reader, outcome)))


def raw_teller(viewer: Seat) -> Teller:
    """Return a function that tells every event with its fields."""

    def events(happened: Sequence[Event], at: str, who: str) -> None:
        for event in seen_by(happened, viewer):
            click.echo(f"{at} {who:8} {in_words(msgspec.to_builtins(event))}")

    def ending(outcome: Outcome | None) -> None:
        click.echo(f"{outcome.code}: won by {letters(outcome.winners)}" if outcome else "not played to its end")

    def view(seen: Any, now: Millis) -> None:
        click.echo(encode(seen).decode())

    return Teller(events, lambda noted: click.echo(f"{clock(noted.at)} note {noted.note}"), view, ending)


def in_words(message: dict[str, Any]) -> str:
    """Write `{"event": "revealed", "seat": 1, "slot": 2}` as `revealed seat 1 slot 2`."""
    (_, name), *fields = message.items()
    return " ".join([name, *(f"{key} {json.dumps(value, ensure_ascii=False)}" for key, value in fields)])


def clock(at: int) -> str:
    return f"{at // 60_000}:{at // 1000 % 60:02}.{at % 1000:03}"


def letters(seats: tuple[Seat, ...]) -> str:
    return ", ".join(SEAT_LETTERS[seat] for seat in seats) or "nobody"

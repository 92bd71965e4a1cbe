"""The folder of a study: its plan, its games one line each, and the data for others.

Lines are added and never changed, so an interrupt costs the games under way and nothing else: the same command goes on.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec.structs import asdict, replace

from kermesse.lab.farm import Farm
from kermesse.lab.study import Failed, GameNote, Job, Study, play_and_note

FORMAT: Final = 1
PLAN: Final = "study.json"
GAMES: Final = "games.jsonl"


class BadFolder(Exception):
    """A folder that cannot be used; the message is one line that says why and what to do."""


class Kept(msgspec.Struct, frozen=True):
    format: int
    study: Study


def open_folder(folder: Path, study: Study) -> list[GameNote]:
    """Return the games of this study that are there already; make the folder if need be. Raises BadFolder."""
    plan = folder / PLAN
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not plan.exists():
            if any(folder.iterdir()):
                raise BadFolder(f"{folder} is not empty and holds no study: name a new folder")
            plan.write_bytes(msgspec.json.format(msgspec.json.encode(Kept(FORMAT, study))) + b"\n")
    except OSError as error:
        raise BadFolder(f"{folder}: {error.strerror}") from None
    there = read_plan(folder)
    if there != study:
        raise BadFolder(f"{folder} holds another study ({_difference(there, study)}): name a new folder")
    return _read_games(folder, study, mend=True)


def read_folder(folder: Path) -> tuple[Study, list[GameNote]]:
    """Read a study and its games, to look at. Raises BadFolder."""
    study = read_plan(folder)
    return study, _read_games(folder, study, mend=False)


def read_plan(folder: Path) -> Study:
    try:
        kept = msgspec.json.decode((folder / PLAN).read_bytes(), type=Kept)
    except FileNotFoundError:
        raise BadFolder(f"{folder} holds no study: `kermesse lab report` or `kermesse lab sweep` writes one") from None
    except OSError as error:
        raise BadFolder(f"{folder}: {error.strerror}") from None
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadFolder(f"{folder / PLAN} cannot be read ({error}): name a new folder") from None
    if kept.format != FORMAT:
        raise BadFolder(f"{folder}: of format {kept.format}, and this is {FORMAT}: name a new folder")
    return kept.study


def _read_games(folder: Path, study: Study, mend: bool) -> list[GameNote]:
    """Return the games of the file. A last line that was cut off is dropped, with `mend` from the file too: that game
    was not finished."""
    file = folder / GAMES
    try:
        text = file.read_bytes() if file.exists() else b""
        whole = text[: text.rfind(b"\n") + 1]
        if mend and whole != text:
            with file.open("r+b") as stream:
                stream.truncate(len(whole))
    except OSError as error:
        raise BadFolder(f"{file}: {error.strerror}") from None
    found: dict[tuple[int, int], GameNote] = {}
    for number, line in enumerate(whole.splitlines(), 1):
        try:
            note = msgspec.json.decode(line, type=GameNote)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise BadFolder(
                f"{file}, line {number}, cannot be read ({error}): take the line out, it is played again"
            ) from None
        if not 0 <= note.cell < len(study.cells):
            raise BadFolder(f"{file}, line {number}, is of no cell of this study: take the line out")
        found[note.cell, note.game] = note
    return [found[key] for key in sorted(found)]


def _difference(there: Study, wanted: Study) -> str:
    if replace(there, cells=()) != replace(wanted, cells=()):
        return _first_other(there, wanted)
    if len(there.cells) != len(wanted.cells):
        return f"{len(there.cells)} kinds of tables, not {len(wanted.cells)}"
    one, other = next(pair for pair in zip(there.cells, wanted.cells, strict=True) if pair[0] != pair[1])
    return _first_other(one, other)


def _first_other(one: msgspec.Struct, other: msgspec.Struct) -> str:
    """Return the first field in which they differ, cells apart."""
    pairs = zip(asdict(one).items(), asdict(other).values(), strict=True)
    name, mine, others = next((name, a, b) for (name, a), b in pairs if a != b and name != "cells")
    return f"{name} {_plain(mine)}, not {_plain(others)}"


def _plain(value: Any) -> str:
    return ",".join(value) if isinstance(value, tuple) else str(value)


def play_study(
    folder: Path, study: Study, games: int, farm: Farm, progress: Callable[[int, int], None] = lambda done, of: None
) -> tuple[list[GameNote], list[Failed]]:
    """Play and keep the missing games, so many of every cell. Games that fail are not kept, and are tried again the
    next time. Raises BadFolder, FarmFailed.
    """
    there = {(note.cell, note.game): note for note in open_folder(folder, study) if note.game < games}
    wanted = len(study.cells) * games
    # Game by game and not cell by cell: after an interruption there is something of every cell
    jobs = [
        Job(study, cell, game) for game in range(games) for cell in range(len(study.cells)) if (cell, game) not in there
    ]
    progress(len(there), wanted)
    failed: list[Failed] = []
    try:
        with (folder / GAMES).open("ab") as stream:
            for result in farm.each(play_and_note, jobs):
                if isinstance(result, Failed):
                    failed.append(result)
                else:
                    stream.write(msgspec.json.encode(result) + b"\n")
                    stream.flush()
                    there[result.cell, result.game] = result
                progress(len(there), wanted)
    except OSError as error:
        raise BadFolder(f"{folder / GAMES}: {error.strerror}; what was played is kept") from None
    return [there[key] for key in sorted(there)], sorted(failed, key=lambda one: (one.cell, one.game))


# ---------------------------------------------------------------- for others


def can_write_data() -> None:
    """Check that the libraries of a report are there; asked before anything is played. Raises BadFolder."""
    try:
        import polars  # noqa: F401
        import scipy  # noqa: F401
    except ImportError:
        raise BadFolder("a report needs Polars and SciPy: pip install 'kermesse[lab]'") from None


def write_data(folder: Path, study: Study, notes: Sequence[GameNote]) -> None:
    """Write games, seats and things as Parquet and CSV; docs/lab.md explains the columns. Raises BadFolder."""
    import polars

    options = sorted({name for cell in study.cells for name in cell.options})
    games, seats, things = _rows(study, notes, options)
    kinds: dict[str, dict[str, Any]] = {
        "games": {
            **dict.fromkeys(("cell", "game", "seats"), polars.Int64),
            **dict.fromkeys((f"option_{name}" for name in options), polars.String),
            "code": polars.String,
            **dict.fromkeys(("winners", "moves", "length_ms", "lead_changes"), polars.Int64),
            **dict.fromkeys(("decided_move", "decided_ms", "expired"), polars.Int64),
        },
        "seats": {
            **dict.fromkeys(("cell", "game", "seat"), polars.Int64),
            **dict.fromkeys(("bot", "role"), polars.String),
            "won": polars.Float64,
            **dict.fromkeys(("rank", "score", "expired"), polars.Int64),
        },
        "things": {
            **dict.fromkeys(("cell", "game", "seat"), polars.Int64),
            **dict.fromkeys(("group", "item"), polars.String),
            "count": polars.Int64,
        },
    }
    try:
        for name, rows in (("games", games), ("seats", seats), ("things", things)):
            frame = polars.DataFrame(rows, schema=kinds[name], orient="row")
            frame.write_parquet(folder / f"{name}.parquet")
            frame.write_csv(folder / f"{name}.csv")
    except OSError as error:
        raise BadFolder(f"{folder}: {error.strerror or error}") from None


Rows = list[tuple[Any, ...]]


def _rows(study: Study, notes: Sequence[GameNote], options: Sequence[str]) -> tuple[Rows, Rows, Rows]:
    games: Rows = []
    seats: Rows = []
    things: Rows = []
    cooperative = study.rules().cooperative
    for note in notes:
        cell = study.cells[note.cell]
        chosen = [str(cell.options[name]) if name in cell.options else "" for name in options]
        expired = [sum(counts.values()) for counts in note.expired]
        lead = (note.lead_changes, note.decided_move, note.decided_ms)
        length = (note.moves, note.length_ms)
        games.append(
            (note.cell, note.game, cell.seats, *chosen, note.code, len(note.winners), *length, *lead, sum(expired))
        )
        for seat, bot in enumerate(note.bots):
            role = note.roles[seat] if note.roles else ""
            won = won_by(note, seat, cooperative)
            seats.append(
                (note.cell, note.game, seat, bot, role, won, note.ranks[seat], note.scores[seat], expired[seat])
            )
            for name, count in note.things[seat].items():
                group, _, item = name.partition("/")
                things.append((note.cell, note.game, seat, group, item, count))
    return games, seats, things


def won_by(note: GameNote, seat: int, cooperative: bool) -> float:
    """Return the part of a win: a shared win is a part of one; a team wins whole."""
    if seat not in note.winners:
        return 0.0
    return 1.0 if cooperative else 1.0 / len(note.winners)

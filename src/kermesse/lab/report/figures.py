"""All figures of a report, computed from the notes of its games."""

from collections import Counter
from collections.abc import Mapping, Sequence
from statistics import fmean, median, quantiles
from typing import Any, Final

import msgspec

from kermesse.lab.arena import Tally
from kermesse.lab.facts import facts_of
from kermesse.lab.folder import won_by
from kermesse.lab.significance import (
    Case,
    Difference,
    corrected,
    mean_difference,
    share_difference,
    share_p_value,
)
from kermesse.lab.statistics import LEVEL, wilson
from kermesse.lab.study import GameNote, Study

LEAST: Final = 10  # cases with a thing, and as many without, before anything is said about it
MINUTE: Final = 60_000


class Line(msgspec.Struct):
    """Wins of a seat, a role, a bot or a team."""

    name: str
    games: int
    share: float
    interval: tuple[float, float]
    fair: float
    q: float = 1.0  # corrected for many comparisons

    @property
    def off(self) -> int:
        """Return 1 above the fair share, -1 below; 0 if chance may explain it."""
        return 0 if self.q > LEVEL else 1 if self.share > self.fair else -1


class Effect(msgspec.Struct):
    """A thing: how often it was had or used, and how much more often those who did win."""

    item: str
    cases: int
    of: int
    times: float  # a game
    difference: Difference | None = None
    q: float = 1.0

    @property
    def off(self) -> int:
        return 0 if self.difference is None or self.q > LEVEL else 1 if self.difference.value > 0 else -1


class Spread(msgspec.Struct):
    """Figures of many games: low and high leave one game of ten out on each side."""

    games: int
    mean: float
    low: float
    middle: float
    high: float


class Expired(msgspec.Struct):
    bot: str
    decision: str
    times: int
    games: int  # in which it happened


class Changed(msgspec.Struct):
    """A measure at two kinds of tables."""

    measure: str
    before: float
    after: float
    difference: Difference
    q: float = 1.0

    @property
    def off(self) -> int:
        return 0 if self.q > LEVEL else 1 if self.difference.value > 0 else -1


class Figures(msgspec.Struct):
    games: int
    seats: dict[int, list[Line]]  # by number of seats; empty where all win together
    roles: list[Line]
    bots: list[Line]  # only where there are several
    teams: list[Line]  # by kind of table, where all win together; fair is 0 then
    codes: dict[str, int]
    minutes: list[Spread]  # by kind of table
    moves: list[Spread]
    leads: list[Spread]  # changes of the lead; empty where nobody leads
    decided: list[Spread]  # after which share of the moves
    decided_all: list[float]
    minutes_all: list[float]
    effects: dict[str, list[Effect]]
    expired: list[Expired]
    decisions: int  # moves and expired decisions
    compared: list[list[Changed]]  # each further kind of table with the first


def figures_of(study: Study, notes: Sequence[GameNote]) -> Figures:
    """Needs a game of every cell."""
    together = study.rules().cooperative
    by_cell = [[note for note in notes if note.cell == cell] for cell in range(len(study.cells))]
    seats = {} if together else _seats(study, notes)
    roles = [] if together else _roles(study, notes)
    shares = [*(line for lines in seats.values() for line in lines), *roles]
    leads = [[note.lead_changes for note in some if note.lead_changes is not None] for some in by_cell]
    decided = [_decided(some) for some in by_cell]
    expired = _expired(notes)
    compared = [compare_notes(study, by_cell[0], study, some) for some in by_cell[1:]]
    effects = _effects(study, notes, together)
    correct(shares, [one for some in compared for one in some], [one for some in effects.values() for one in some])
    return Figures(
        games=len(notes),
        seats=seats,
        roles=roles,
        bots=_bots(study, notes) if not together else [],
        teams=[_team(str(cell), some) for cell, some in enumerate(by_cell)] if together else [],
        codes=dict(Counter(note.code for note in notes).most_common()),
        minutes=[_spread([note.length_ms / MINUTE for note in some]) for some in by_cell],
        moves=[_spread([float(note.moves) for note in some]) for some in by_cell],
        leads=[_spread([float(value) for value in some]) for some in leads] if all(leads) else [],
        decided=[_spread(some) for some in decided] if all(decided) else [],
        decided_all=[value for some in decided for value in some],
        minutes_all=[note.length_ms / MINUTE for note in notes],
        effects=effects,
        expired=expired,
        decisions=sum(note.moves for note in notes) + sum(one.times for one in expired),
        compared=compared,
    )


def correct(*questions: Sequence[Line | Effect | Changed]) -> None:
    """Correct the p-values of all that is asked together: within each question, and for the number of questions."""
    asked = [[line for line in lines if isinstance(line, Line) or line.difference is not None] for lines in questions]
    asked = [lines for lines in asked if lines]
    for lines in asked:
        for line, q in zip(lines, corrected([_p_value(line) for line in lines], len(asked)), strict=True):
            line.q = q


def _p_value(line: Line | Effect | Changed) -> float:
    if isinstance(line, Line):
        return share_p_value(line.share, line.fair, line.games)
    assert line.difference is not None
    return line.difference.p


# ---------------------------------------------------------------- who wins


def _seats(study: Study, notes: Sequence[GameNote]) -> dict[int, list[Line]]:
    counts = sorted({cell.seats for cell in study.cells})
    return {count: _seats_of(count, [n for n in notes if study.cells[n.cell].seats == count]) for count in counts}


def _seats_of(count: int, notes: Sequence[GameNote]) -> list[Line]:
    tally = Tally()
    for note in notes:
        for seat in range(count):
            tally.add(str(seat), won_by(note, seat, False))
    return [
        Line(share.name, share.games, share.win_rate, share.interval, 1 / count)
        for share in tally.shares([str(seat) for seat in range(count)])
    ]


def _roles(study: Study, notes: Sequence[GameNote]) -> list[Line]:
    """Return the figures of roles; the fair share of a role is that of its seats."""
    return _by_name(study, notes, lambda note: note.roles)


def _bots(study: Study, notes: Sequence[GameNote]) -> list[Line]:
    lines = _by_name(study, notes, lambda note: note.bots)
    return lines if len(lines) > 1 else []


def _by_name(study: Study, notes: Sequence[GameNote], names: Any) -> list[Line]:
    tally = Tally()
    fair: Counter[str] = Counter()
    for note in notes:
        for seat, name in enumerate(names(note)):
            tally.add(name, won_by(note, seat, False))
            fair[name] += 1 / study.cells[note.cell].seats  # type: ignore[assignment]
    return [
        Line(share.name, share.games, share.win_rate, share.interval, fair[share.name] / share.games)
        for share in tally.shares()
    ]


def _team(name: str, notes: Sequence[GameNote]) -> Line:
    won = sum(bool(note.winners) for note in notes) / len(notes)
    return Line(name, len(notes), won, wilson(won, len(notes)), 0.0)


# ---------------------------------------------------------------- how it went


def _decided(notes: Sequence[GameNote]) -> list[float]:
    return [note.decided_move / max(1, note.moves) for note in notes if note.decided_move is not None]


def _spread(values: Sequence[float]) -> Spread:
    tenths = quantiles(values, n=10, method="inclusive") if len(values) > 1 else [values[0]] * 9
    return Spread(len(values), fmean(values), tenths[0], median(values), tenths[-1])


def _expired(notes: Sequence[GameNote]) -> list[Expired]:
    times: Counter[tuple[str, str]] = Counter()
    games: Counter[tuple[str, str]] = Counter()
    for note in notes:
        inside: Counter[tuple[str, str]] = Counter()
        for bot, counts in zip(note.bots, note.expired, strict=True):
            for decision, count in counts.items():
                inside[bot, decision] += count
        times.update(inside)
        games.update(inside.keys())
    return [Expired(bot, decision, count, games[bot, decision]) for (bot, decision), count in times.most_common()]


# ---------------------------------------------------------------- what things add


def _effects(study: Study, notes: Sequence[GameNote], together: bool) -> dict[str, list[Effect]]:
    found: dict[str, list[Effect]] = {}
    groups = dict.fromkeys(thing.group for thing in facts_of(study.game).things)
    cases = _cases(notes, together)
    counts: Counter[str] = Counter()
    for _, _, things, _ in cases:
        counts.update(things)
    for group in groups:
        items = sorted(name for name in counts if name.startswith(f"{group}/"))
        if items:
            found[group] = [_effect(name, cases, counts[name] / len(notes)) for name in items]
    for some in found.values():
        some.sort(key=lambda one: (-(one.difference.value if one.difference else -2.0), one.item))
    return found


Seen = tuple[int, int, Mapping[str, int], float]  # kind of table, game, things, won


def _cases(notes: Sequence[GameNote], together: bool) -> list[Seen]:
    """Return the cases: seats, or whole tables where all win together, since there it matters what anybody had."""
    if not together:
        return [
            (note.cell, note.game, things, won_by(note, seat, False))
            for note in notes
            for seat, things in enumerate(note.things)
        ]
    found: list[Seen] = []
    for note in notes:
        things: Counter[str] = Counter()
        for some in note.things:
            things.update(some)
        found.append((note.cell, note.game, things, float(bool(note.winners))))
    return found


def _effect(name: str, cases: Sequence[Seen], times: float) -> Effect:
    counted = [Case(cell, game, name in things, won) for cell, game, things, won in cases]
    had = sum(case.had for case in counted)
    effect = Effect(name.partition("/")[2], had, len(counted), times)
    if min(had, len(counted) - had) >= LEAST:
        effect.difference = share_difference(counted)
    return effect


# ---------------------------------------------------------------- two kinds of tables


def measures(study: Study, notes: Sequence[GameNote]) -> dict[str, list[float]]:
    """Return a number for each game, by measure."""
    found = {
        "minutes": [note.length_ms / MINUTE for note in notes],
        "moves": [float(note.moves) for note in notes],
        "leads": [float(note.lead_changes) for note in notes if note.lead_changes is not None],
        "decided": _decided(notes),
        "expired": [float(sum(sum(counts.values()) for counts in note.expired)) for note in notes],
    }
    if study.rules().cooperative:
        found["team"] = [float(bool(note.winners)) for note in notes]
        return found
    found["shared"] = [float(len(note.winners) > 1) for note in notes]
    seats = {len(note.bots) for note in notes}
    if len(seats) == 1:
        for seat in range(seats.pop()):
            found[f"seat-{seat}"] = [won_by(note, seat, False) for note in notes]
    for role in sorted({role for note in notes for role in note.roles}):
        had = [note for note in notes if role in note.roles]
        found[f"role-{role}"] = [
            sum(won_by(note, seat, False) for seat, name in enumerate(note.roles) if name == role)
            / note.roles.count(role)
            for note in had
        ]
    return found


def compare_notes(one: Study, ones: Sequence[GameNote], other: Study, others: Sequence[GameNote]) -> list[Changed]:
    """Compare every measure that both have and that means the same in both; not yet corrected for many comparisons.

    Who wins is compared between tables of as many seats alone: elsewhere another share is fair.
    """
    before, after = measures(one, ones), measures(other, others)
    same_fair = {len(note.bots) for note in ones} == {len(note.bots) for note in others}
    found = []
    for name in before:
        if same_fair or not is_of_seats(name):
            difference = mean_difference(before[name], after.get(name, []))
            if difference is not None:
                found.append(Changed(name, fmean(before[name]), fmean(after[name]), difference))
    return found


def is_of_seats(measure: str) -> bool:
    """True for a share of wins whose fair value follows from the number of seats."""
    return measure == "shared" or measure.startswith(("seat-", "role-"))

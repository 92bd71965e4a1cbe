"""A study: the same game at several kinds of tables, and what is noted of every game of it."""

import traceback
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any, Final

import msgspec

from kermesse.core.chance import seed_from
from kermesse.core.game import AnyGame, Event, Outcome, Seat
from kermesse.core.match import Match, Step
from kermesse.core.options import Options, read_options
from kermesse.games.guests import with_guests
from kermesse.lab.arena import Plan, bots_at_table, changed_options
from kermesse.lab.facts import Facts, facts_of
from kermesse.players.table import play_out

# Games of one cell are numbered from a multiple of this, so that no two cells are dealt the same.
CELL: Final = 1_000_000


class Cell(msgspec.Struct, frozen=True):
    """One kind of table."""

    seats: int
    bots: tuple[str, ...]  # one a seat; they move on by one seat with each game
    options: dict[str, Any]  # options that are not at their defaults


class Study(msgspec.Struct, frozen=True):
    """The games to play. A game depends on this, its cell and its number alone, not on how many are played."""

    game: str
    version: str  # of the rules
    cells: tuple[Cell, ...]
    seed: int
    guests: tuple[str, ...] = ()

    def rules(self) -> AnyGame:
        return with_guests(self.guests)[self.game]

    def plan(self, cell: int) -> Plan:
        kind = self.cells[cell]
        options: Options = read_options(self.rules().options_type, kind.options)
        return Plan(self.game, kind.seats, options, kind.bots, 0, self.seed, self.guests)


class GameNote(msgspec.Struct, frozen=True):
    """The figures of one game. They say nothing of the machine, so they are the same on every one."""

    cell: int
    game: int  # its number in the cell
    bots: list[str]  # by seat
    code: str  # how it ended, in the game's own word
    winners: list[Seat]
    ranks: list[int]
    scores: list[int]
    roles: list[str]  # by seat; empty where seats do not differ
    moves: int
    length_ms: int  # of the table's own clock
    lead_changes: int | None  # None where nobody leads
    decided_move: int | None  # from then on the winners led to the end
    decided_ms: int | None
    expired: list[dict[str, int]]  # by seat: decisions whose time ran out, and how often
    things: list[dict[str, int]]  # by seat: `group/item`, and how often


class Failed(msgspec.Struct, frozen=True):
    """A game that could not be played: a fault of ours."""

    cell: int
    game: int
    error: str


@dataclass(frozen=True)
class Job:
    study: Study
    cell: int
    game: int


def grid(
    game: AnyGame, seats: Sequence[int], bots: Sequence[Sequence[str]], options: Mapping[str, Sequence[Any]]
) -> Iterator[tuple[int, tuple[str, ...], dict[str, Any]]]:
    """Yield every combination, seats first; bots are repeated round the table. Raises BadOptions for a wrong value."""
    for count, names, values in product(seats, bots, product(*options.values())):
        given = dict(zip(options, values, strict=True))
        chosen = read_options(game.options_type, given)
        game.check_options(chosen, count)
        yield count, tuple(names[seat % len(names)] for seat in range(count)), changed_options(game, chosen)


def play_and_note(job: Job) -> GameNote | Failed:
    """Play a whole game. A fault of ours is caught and told, so that the others can be played."""
    try:
        return _played(job)
    except Exception:
        return Failed(job.cell, job.game, f"cell {job.cell}, game {job.game}: {traceback.format_exc()}")


def _played(job: Job) -> GameNote:
    plan = job.study.plan(job.cell)
    number = job.cell * CELL + job.game
    names = plan.seating(number)
    match = Match(plan.rules(), plan.seats, plan.options, seed_from("study", plan.seed, plan.game, number))
    observer = GameObserver(match, facts_of(plan.game))
    with bots_at_table(plan, number, names) as bots:
        for step in play_out(match, bots):
            observer.observe(step)
    outcome = match.outcome()
    assert outcome is not None
    decided = observer.decided(outcome)
    return GameNote(
        cell=job.cell,
        game=job.game,
        bots=names,
        code=outcome.code,
        winners=list(outcome.winners),
        ranks=list(outcome.ranks),
        scores=list(outcome.scores),
        roles=list(outcome.roles),
        moves=observer.moves,
        length_ms=match.now,
        lead_changes=observer.lead.changes if observer.facts.standing else None,
        decided_move=decided[0] if decided else None,
        decided_ms=decided[1] if decided else None,
        expired=[dict(sorted(counts.items())) for counts in observer.expired],
        things=[dict(sorted(counts.items())) for counts in observer.things],
    )


class GameObserver:
    """Counts what happens at a table."""

    def __init__(self, match: Match[Any, Any, Any, Any, Any], facts: Facts) -> None:
        self.match = match
        self.facts = facts
        self.moves = 0
        self.expired: list[Counter[str]] = [Counter() for _ in range(match.seats)]
        self.things: list[Counter[str]] = [Counter() for _ in range(match.seats)]
        self.lead = LeadTracker()
        self._count(match.opening)

    def observe(self, step: Step) -> None:
        self.moves += step.seat is not None
        self._count(step.events)
        if self.facts.standing is not None:
            sides = self.match.game.sides(self.match.state) or range(self.match.seats)
            self.lead.stands(self.moves, self.match.now, self.facts.standing(self.match.state), sides)

    def _count(self, events: Sequence[Event]) -> None:
        for event in events:
            for thing in self.facts.things:
                for seat, item in thing.counted(event):
                    self.things[seat][f"{thing.group}/{item}"] += 1
            if self.facts.lateness is not None:
                for seat, decision in self.facts.lateness.expired(event):
                    self.expired[seat][decision] += 1

    def decided(self, outcome: Outcome) -> tuple[int, int] | None:
        if self.facts.standing is None:
            return None
        return self.lead.decided(outcome.winners, (self.moves, self.match.now))


class LeadTracker:
    """Keeps who leads, and since when."""

    def __init__(self) -> None:
        self.changes = 0  # changes from one side alone ahead to another
        self._stages: list[tuple[int, int, frozenset[Seat]]] = []  # move and time since which these are ahead
        self._alone: int | None = None  # the side that was last alone ahead

    def stands(self, move: int, at: int, standing: Sequence[float], sides: Sequence[int]) -> None:
        most = max(standing)
        ahead = frozenset(seat for seat, value in enumerate(standing) if value == most)
        if self._stages and self._stages[-1][2] == ahead:
            return
        self._stages.append((move, at, ahead))
        leading = {sides[seat] for seat in ahead}
        if len(leading) == 1:
            (side,) = leading
            self.changes += self._alone is not None and self._alone != side
            self._alone = side

    def decided(self, winners: Sequence[Seat], end: tuple[int, int]) -> tuple[int, int]:
        """Return the move and time after which only winners were ahead; the end itself, if somebody else was until
        then.
        """
        since = end
        for move, at, ahead in reversed(self._stages):
            if not ahead <= set(winners):
                break
            since = (move, at)
        return since

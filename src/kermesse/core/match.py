"""A match: a game, its state and its stamped log. It can play, advance to a time and replay."""

from collections.abc import Iterable, Iterator
from typing import Any, Generic, Self

import msgspec

from kermesse.core.chance import chance_of
from kermesse.core.clock import NEVER, Millis
from kermesse.core.conceding import CONCEDED, after_conceding
from kermesse.core.game import C, Command, E, Event, Game, Malformed, O, Outcome, S, Seat, V, View

# More deadlines than this at one millisecond are a fault in the rules.
MOST_AT_ONCE = 1_000


class Entry(msgspec.Struct, frozen=True, gc=False):
    """A line of the log: an accepted command with its stamp."""

    at: Millis
    seat: Seat
    do: Command


class Note(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A line of the log that the rules do not use: a bot took a seat, the table paused, somebody spoke."""

    at: Millis
    note: str
    seat: Seat | None = None
    text: str | None = None


class Step(msgspec.Struct, frozen=True):
    """One step of a match: a command, or a deadline (then seat and command are None)."""

    at: Millis
    seat: Seat | None
    command: Command | None
    events: list[Event]


class Match(Generic[S, C, E, V, O]):
    """One game from its start. It can be rebuilt from the log alone."""

    def __init__(self, game: Game[S, C, E, V, O], seats: int, options: O, seed: bytes) -> None:
        if seats not in game.seats:
            raise ValueError(f"{game.name} is for {game.seats.start} to {game.seats.stop - 1} players, not {seats}")
        game.check_options(options, seats)
        self.seed = seed
        state, opening = game.setup(seats, options, chance_of(seed), 0)
        self._begin(game, seats, options, state, opening, 0)

    def _begin(
        self, game: Game[S, C, E, V, O], seats: int, options: O, state: S, opening: list[E], now: Millis
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.now = now
        self.state = state
        self.opening = opening
        self.log: list[Entry | Note] = []
        self.conceded: list[Seat] = []  # seats, in the order in which they conceded
        self._due = game.deadline(state)  # computed once after each change

    @classmethod
    def at(cls, game: Game[S, C, E, V, O], state: S, seats: int, options: O, now: Millis = 0) -> Self:
        """A match that starts from a position, with its own log. It has no seed to be verified by."""
        if seats not in game.seats:
            raise ValueError(f"{game.name} is for {game.seats.start} to {game.seats.stop - 1} players, not {seats}")
        match = cls.__new__(cls)
        match.seed = b""
        match._begin(game, seats, options, state, [], now)
        if match._due < now:
            raise ValueError(f"a deadline at {match._due} has passed at {now} and did not fall")
        return match

    def advance(self, now: Millis) -> list[Step]:
        """Let time pass: every deadline up to and including `now` expires at its own millisecond."""
        if now < self.now:
            raise ValueError(f"time runs forward: {now} is before {self.now}")
        steps: list[Step] = []
        game, state = self.game, self.state
        in_a_row = 0
        while (due := self._due) <= now:
            in_a_row = in_a_row + 1 if due <= self.now else 0
            if in_a_row > MOST_AT_ONCE:
                raise RuntimeError(f"{game.name}: a deadline at {due} falls again and again")
            self.now = max(self.now, due)
            events = game.expire(state, due)
            self._due = game.deadline(state)
            steps.append(Step(due, None, None, list(events)))
        self.now = now
        return steps

    def play(self, seat: Seat, command: C | Malformed, now: Millis, guard: int | None = None) -> Step:
        """Play a command at its time. The caller has advanced to `now` and sent out every earlier step.

        `guard` is the question that a guarded command answers, if the sender may have seen an earlier one
        (`Game.guards`).
        """
        if now < self.now:
            raise ValueError(f"time runs forward: {now} is before {self.now}")
        if self._due <= now:
            raise ValueError("a deadline falls before the commands of its millisecond: advance first")
        game, state = self.game, self.state
        if guard is not None and not isinstance(command, Malformed):
            self._must_be_in_time(command, guard)
        events = game.apply(state, seat, command, now)
        self.now = now
        self._due = game.deadline(state)
        self.log.append(Entry(now, seat, command))
        return Step(now, seat, command, list(events))

    def _must_be_in_time(self, command: C, guard: int) -> None:
        if command.guarded and self.game.guards(self.state).get(type(command)) != guard:
            raise self.game.too_late(self.state, command)

    def note(self, note: Note) -> None:
        """Add a line that the rules do not use. A note that somebody conceded does change who can still win."""
        self.log.append(note)
        if note.note == CONCEDED and note.seat is not None and note.seat not in self.conceded:
            self.conceded.append(note.seat)

    def concede(self, seat: Seat) -> None:
        """Concede for this seat at the present time. It cannot win any more; somebody else may play it on."""
        self.note(Note(self.now, CONCEDED, seat))

    def deadline(self) -> Millis:
        return self._due

    def awaiting(self) -> tuple[Seat, ...]:
        return self.game.awaiting(self.state)

    def legal(self, seat: Seat) -> list[C]:
        return self.game.legal(self.state, seat, self.now)

    def view(self, viewer: Seat) -> View:
        return self.game.view(self.state, viewer, self.now)

    def outcome(self) -> Outcome | None:
        own = self.game.outcome(self.state)
        if not self.conceded or self.game.cooperative:
            return own
        return after_conceding(own, self.game.sides(self.state) or range(self.seats), self.conceded)

    def is_stuck(self) -> bool:
        """True if nobody can act, no deadline will come and the game is not over. Never true if the rules are right."""
        return self.outcome() is None and not self.awaiting() and self.deadline() >= NEVER


def play_back(match: Match[S, C, E, V, O], log: Iterable[Entry | Note], until: Millis = 0) -> Iterator[Step | Note]:
    """Replay a log, then advance to `until`, and yield each step right after it has happened.

    Raises Refused, or ValueError if time goes backwards.
    """
    for entry in log:
        yield from fall_due(match, entry.at)
        if isinstance(entry, Note):
            match.note(entry)
            yield entry
        else:
            command: Any = entry.do
            yield match.play(entry.seat, command, entry.at)
    yield from fall_due(match, max(until, match.now))


def fall_due(match: Match[S, C, E, V, O], until: Millis) -> Iterator[Step]:
    """Advance to `until` and yield each deadline right after it has expired, so that callers see the table each
    time.
    """
    while (due := match.deadline()) <= until:
        yield from match.advance(max(due, match.now))
    match.advance(until)


def replay(
    game: Game[S, C, E, V, O], seats: int, options: O, seed: bytes, log: Iterable[Entry | Note], until: Millis
) -> Match[S, C, E, V, O]:
    """The match rebuilt from this log, at time `until`."""
    match = Match(game, seats, options, seed)
    for _ in play_back(match, log, until):
        pass
    return match

"""A random walk through a game, on which the laws look."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from math import prod
from random import Random
from typing import Any

import msgspec
import msgspec.inspect as inspect

from kermesse.core.chance import Chance, seed_from
from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import ALL_SEEING, SPECTATOR, AnyGame, Command, Refused, Seat
from kermesse.core.match import Match, Step
from kermesse.core.options import Options
from kermesse.core.wire import encode, wire
from kermesse.laws.redraws import redraw_of

MOST_STEPS = 100_000
NO_END = "random play did not end"
SIDE_COMMANDS = 0.03  # of the commands given


class LawBroken(AssertionError):
    """`what` is one of the sentences of `advice.py`; `told` says of whom and of what."""

    def __init__(self, what: str, *told: Any) -> None:
        self.what = what
        self.told = tuple(map(str, told))
        super().__init__(" | ".join([what, *self.told]))


def demand(holds: bool, what: str, *told: Any) -> None:
    if not holds:
        raise LawBroken(what, *told)


@dataclass
class Walk:
    """One game of random play; seeded, so that a broken law can be reproduced."""

    game: AnyGame
    seats: int
    options: Options
    seed: str
    words: dict[tuple[str, str], set[Any]] = field(default_factory=dict)  # parameter values met in legal commands

    def __post_init__(self) -> None:
        self.random = Random(f"{self.game.name} {self.seats} {self.seed}")
        self.match = Match(
            self.game, self.seats, self.options, seed_from("laws", self.game.name, self.seats, self.seed)
        )

    def fresh_chance(self) -> Chance:
        return Chance(self.random.randbytes(32))

    def imagine(self, state: Any, viewer: Seat) -> Any:
        """Imagine a state from the bytes of that viewer's view, and nothing else."""
        sent = encode(self.game.view(state, viewer, self.match.now))
        return self.game.imagine(wire(self.game).view(sent), self.fresh_chance())

    def redraw(self, state: Any, viewer: Seat) -> Any:
        """Return another state alike to that viewer, by what the rules hide, whatever the view shows."""
        redraw = redraw_of(self.game)
        return redraw(state, viewer, self.fresh_chance()) if redraw else self.imagine(state, viewer)

    def viewers(self) -> list[Seat]:
        return [*range(self.seats), SPECTATOR]

    def some(self, seats: list[Seat]) -> list[Seat]:
        """Return all of them; in real time, where up to ten play thousands of steps, three drawn anew each time."""
        return self.random.sample(seats, min(3, len(seats))) if self.game.real_time else seats

    def steps(self) -> Iterator[tuple[Any, Step]]:
        """Yield the state before each step, and the step, until the game is over."""
        game, match = self.game, self.match
        for _ in range(MOST_STEPS):
            if match.outcome() is not None:
                return
            demand(not match.is_stuck(), "nobody can act, nothing falls due, and the game is not over")
            before = game.copy(match.state)
            yield before, self._next_step()
        raise LawBroken(NO_END, f"within {MOST_STEPS} steps")

    def _next_step(self) -> Step:
        match, random = self.match, self.random
        due = match.deadline()
        wait = random.random()
        now = match.now + (0 if wait < 0.3 else random.randrange(1, 400) if wait < 0.9 else random.randrange(1, 5_000))
        idle = now >= due or (due < NEVER and random.random() < (0.4 if self.game.real_time else 0.03))
        offer = None if idle else self._offer(now)
        if offer is None:
            demand(due < NEVER, "a seat is awaited, nobody has a command, and nothing falls due")
            steps = match.advance(due)
            demand(len(steps) >= 1, "a deadline was reached and nothing fell due")
            return steps[-1] if len(steps) == 1 else Step(due, None, None, [e for s in steps for e in s.events])
        if (
            self.game.side_commands
            and random.random() < SIDE_COMMANDS
            and (step := self._play_side_command(now)) is not None
        ):
            return step
        seat, command = offer
        try:
            return match.play(seat, command, now)
        except Refused as refused:
            raise LawBroken("a listed command was refused", command, seat, refused) from refused

    def _offer(self, now: Millis) -> tuple[Seat, Command] | None:
        """Choose a seat that can act, and its act. Where everybody is always awaited, one seat is enough."""
        awaited = list(self.match.awaiting())
        self.random.shuffle(awaited)
        for seat in awaited:
            listed = self.game.legal(self.match.state, seat, now)
            commands = [command for command in listed if not command.side_command]
            if commands:
                self._learn(commands)
                return seat, self._pick(commands)
        return None

    def _pick(self, commands: list[Command]) -> Command:
        """Choose first a kind, then one of it: else kinds with many variants would crowd out those that advance the
        game.
        """
        kinds: dict[type[Command], list[Command]] = {}
        for command in commands:
            kinds.setdefault(type(command), []).append(command)
        return self.random.choice(kinds[self.random.choice(list(kinds))])

    def _play_side_command(self, now: Millis) -> Step | None:
        """Give a random side command, if the rules allow it."""
        side_commands = [command for command in self.well_formed(12) if command.side_command]
        try:
            return self.match.play(self.random.randrange(self.seats), self.random.choice(side_commands), now)
        except Refused:
            return None

    def _learn(self, commands: list[Command]) -> None:
        for command in self.random.sample(commands, min(8, len(commands))):
            for name in command.__struct_fields__:
                value = _hashable(getattr(command, name))
                self.words.setdefault((type(command).__name__, name), set()).add(value)

    def well_formed(self, most: int = 400) -> list[Command]:
        """Yield commands with parameters of the right type: possible, impossible and absurd ones."""
        commands = []
        kinds: Sequence[Any] = self.game.command_types
        for kind in kinds:
            info = _struct(kind)
            chosen = self._choose([self._pool(kind.__name__, f.name, f.type) for f in info.fields], most)
            commands += [
                msgspec.convert(
                    {"do": info.tag, **dict(zip((f.encode_name for f in info.fields), values, strict=True))}, kind
                )
                for values in chosen
            ]
        return commands

    def _choose(self, pools: list[list[Any]], most: int) -> list[tuple[Any, ...]]:
        """Return all combinations of values, or `most` of them, drawn by number since there may be millions."""
        count = prod(len(pool) for pool in pools)
        if count <= most:
            return list(product(*pools))
        chosen = []
        for number in self.random.sample(range(count), most):
            values = []
            for pool in pools:
                number, at = divmod(number, len(pool))
                values.append(pool[at])
            chosen.append(tuple(values))
        return chosen

    def _pool(self, kind: str, name: str, info: inspect.Type) -> list[Any]:
        met = sorted(self.words.get((kind, name), set()), key=repr)
        pool = [_plain(value) for value in (met if len(met) <= 12 else self.random.sample(met, 12))]
        for value in _absurd(info):
            if value not in pool or (isinstance(value, bool) and not any(value is seen for seen in pool)):
                pool.append(value)
        return pool


@cache
def _struct(kind: type[Command]) -> inspect.StructType:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return info


def _absurd(info: inspect.Type) -> list[Any]:
    if isinstance(info, inspect.Metadata):
        return _absurd(info.type)
    if isinstance(info, inspect.BoolType):
        return [False, True]
    if isinstance(info, inspect.IntType):
        return [
            value
            for value in (-1, 0, 1, 2, 4, 5, 6, 99, 100)
            if (info.ge is None or value >= info.ge) and (info.le is None or value <= info.le)
        ]
    if isinstance(info, inspect.StrType):
        return ["", "nonsense"]
    if isinstance(info, inspect.LiteralType):
        return list(info.values)
    if isinstance(info, inspect.ListType | inspect.VarTupleType | inspect.TupleType):
        return [[]] if not isinstance(info, inspect.TupleType) else []
    if isinstance(info, inspect.UnionType):
        return [value for kind in info.types for value in _absurd(kind)]
    if isinstance(info, inspect.NoneType):
        return [None]
    return []


def _hashable(value: Any) -> Any:
    return tuple(_hashable(part) for part in value) if isinstance(value, list | tuple) else value


def _plain(value: Any) -> Any:
    return [_plain(part) for part in value] if isinstance(value, tuple) else value


def bytes_of(state: Any) -> bytes:
    return encode(state)


def seen_bytes(events: list[Any], viewer: Seat) -> bytes:
    """Return the bytes of these events that the viewer is sent."""
    return encode([seen for event in events if (seen := event.seen(viewer)) is not None])


__all__ = ["ALL_SEEING", "LawBroken", "Walk", "bytes_of", "demand", "seen_bytes"]

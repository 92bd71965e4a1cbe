"""A game's ladder: all its levels, and if asked for its pool, against each other.

Two kinds of tables. At mixed ones everybody meets everybody: they give the ratings. At the others one level sits among those of one
opponent, the level below or a member of the pool: they give shares, and `kermesse arena` plays each of them again. A game that is
played together has no ratings: whole teams of one level play it, and the share of those that win is told.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from typing import Any

import msgspec

from kermesse.core.game import AnyGame
from kermesse.core.options import Options, plain_options
from kermesse.games.guests import with_guests
from kermesse.lab.arena import Plan, Played, Share, play_all, sum_up
from kermesse.lab.pool import FROZEN
from kermesse.lab.rating import Rating, rate
from kermesse.players import levels


class Rung(msgspec.Struct):
    """One level, or one member of the pool."""

    name: str
    level: bool
    rating: Rating | None = None  # None where the game is played together
    team: Share | None = None  # and only there: games won by teams of it
    below: Share | None = None  # its wins among those of the level below, by whose name it goes
    against: list[Share] = []  # the same for the members of the pool


class Ladder(msgspec.Struct):
    game: str
    version: str
    seats: int
    options: dict[str, Any]  # those that are not as they are by default
    seed: int
    games: int  # of each at mixed tables, and of each pairing, but for those of which there were to be fewer
    fewer: dict[str, int]
    fair: float  # the share of equals
    anchor: str  # whose rating is 1500; empty where there are none
    rungs: list[Rung]
    errors: int
    first_error: str = ""


@dataclass(frozen=True)
class LadderPlan:
    """What is to be played; any number of jobs gives the same result."""

    game: str
    seats: int
    options: Options
    names: Sequence[str]  # levels, weakest first, and members of the pool
    games: int
    seed: int
    fewer: Mapping[str, int] = field(default_factory=dict)  # at most so many games, for those that take long
    guests: tuple[str, ...] = ()

    def rules(self) -> AnyGame:
        return with_guests(self.guests)[self.game]

    def quota(self, *names: str) -> int:
        return min(self.games, *(self.fewer.get(name, self.games) for name in names))

    def at_table(self, *bots: str) -> Plan:
        seated = [bots[min(seat, len(bots) - 1)] for seat in range(self.seats)]
        return Plan(self.game, self.seats, self.options, seated, self.quota(*bots), self.seed, self.guests)


Pairing = tuple[str, str]
Game = tuple[Plan, int]


def ladder(plan: LadderPlan, jobs: int = 1, progress: Callable[[int, int], None] = lambda done, of: None) -> Ladder:
    """Raises NoRatings, before anything is played."""
    game = plan.rules()
    known = levels(game)
    climbing = [name for name in plan.names if name in known]
    pool = [name for name in plan.names if name not in known]
    rungs = [Rung(name, name in known) for name in plan.names]
    if game.cooperative:
        mixed, pairs = list[Game](), [(name, name) for name in plan.names]
    else:
        rate([], plan.names, plan.names[0], plan.seats)
        mixed = [
            (plan.at_table(*table), number)
            for number, table in enumerate(mixed_tables(plan, Random(f"ladder {plan.seed}")))
        ]
        pairs = [*zip(climbing[1:], climbing, strict=False), *((name, other) for name in climbing for other in pool)]
    plans = {pair: plan.at_table(*pair) for pair in pairs}
    games = [*mixed, *((one, number) for one in plans.values() for number in range(one.games))]
    played = []
    for one in play_all(games, jobs):
        played.append(one)
        progress(len(played), len(games))
    told = iter(played)
    at_mixed = list(islice(told, len(mixed)))
    shares = {pair: _share(plan, pair, list(islice(told, one.games)), game) for pair, one in plans.items()}
    anchor = "" if game.cooperative else next((one for one in (FROZEN, "normal") if one in plan.names), plan.names[0])
    ratings = rate(_ranks(at_mixed), plan.names, anchor, plan.seats) if anchor else {}
    for rung in rungs:
        rung.rating = ratings.get(rung.name)
        rung.team = shares.get((rung.name, rung.name))
        if rung.level and not game.cooperative:
            at = climbing.index(rung.name)
            rung.below = shares[rung.name, climbing[at - 1]] if at else None
            rung.against = [shares[rung.name, other] for other in pool]
    errors = [one.error for one in played if one.error]
    return Ladder(
        game=plan.game,
        version=game.version,
        seats=plan.seats,
        options=_changed(game, plan.options),
        seed=plan.seed,
        games=plan.games,
        fewer=dict(plan.fewer),
        fair=1 / plan.seats,
        anchor=anchor,
        rungs=rungs,
        errors=len(errors),
        first_error=errors[0] if errors else "",
    )


def mixed_tables(plan: LadderPlan, random: Random) -> list[tuple[str, ...]]:
    """Each table seats those who have the largest part of their games still to come, so that all come to an end together and
    whoever plays few meets early and late tables alike. Nobody sits there twice, unless there are more seats than names."""
    left = {name: plan.quota(name) for name in plan.names}
    distinct = min(plan.seats, len(left))
    tables = []
    while sum(count > 0 for count in left.values()) >= distinct:
        order = sorted(left, key=lambda name: (-left[name] / plan.quota(name), random.random()))
        seated = [order[place % distinct] for place in range(plan.seats)]
        for name in seated[:distinct]:
            left[name] -= 1
        random.shuffle(seated)
        tables.append(tuple(seated))
    return tables


def _changed(game: AnyGame, options: Options) -> dict[str, Any]:
    default = plain_options(game.options_type())
    return {name: value for name, value in plain_options(options).items() if value != default[name]}


def _ranks(played: Sequence[Played]) -> list[tuple[Sequence[str], Sequence[int]]]:
    return [(one.seating, one.outcome.ranks) for one in played if one.outcome is not None]


def _share(plan: LadderPlan, pair: Pairing, played: list[Played], game: AnyGame) -> Share:
    """What the first of the pair won, told by the other's name."""
    one, other = pair
    result = sum_up(plan.at_table(one, other), played)
    # A team wins or loses together: as many games as there were, not as many as seats
    found = result.by_seat[:1] if game.cooperative else [share for share in result.bots if share.name == one]
    return msgspec.structs.replace(found[0], name=other) if found else Share(other, 0, 0.0, 0.0, (0.0, 1.0))

"""A game's ladder: all its levels against each other, and against other bots that are named with them.

At mixed tables everybody meets everybody: they give the ratings. At the other tables one level sits among bots of one
kind, the level below or one that is no level: they give shares, and `kermesse arena` plays each of them again. A game
that is played together has no ratings: whole teams of one level play it, and the share of those that win is told.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from typing import Any

import msgspec

from kermesse.core.game import AnyGame
from kermesse.core.options import Options
from kermesse.games.guests import with_guests
from kermesse.lab.arena import Plan, Played, Share, changed_options, play_all, sum_up
from kermesse.lab.rating import Rating, rate
from kermesse.lab.versions import Version
from kermesse.players import levels


class Rung(msgspec.Struct):
    """One level, or another bot: a variant, or a level of another version."""

    name: str
    level: bool
    rating: Rating | None = None  # None where the game is played together
    team: Share | None = None  # and only there: games won by teams of it
    below: Share | None = None  # its share among those of the level below, with that level's name
    against: list[Share] = []  # the same among bots that are no levels


class Ladder(msgspec.Struct):
    game: str
    version: str
    seats: int
    options: dict[str, Any]  # options that are not at their defaults
    seed: int
    games: int  # of each at mixed tables, and of each pairing, but for those of which there were to be fewer
    fewer: dict[str, int]
    fair: float  # the share of equals
    anchor: str  # the name whose rating is 1500; empty where there are no ratings
    rungs: list[Rung]
    errors: int
    first_error: str = ""


@dataclass(frozen=True)
class LadderPlan:
    """The games to play; any number of jobs gives the same result."""

    game: str
    seats: int
    options: Options
    names: Sequence[str]  # levels, weakest first, and other bots
    games: int
    seed: int
    fewer: Mapping[str, int] = field(default_factory=dict)  # at most so many games, for bots that take long
    guests: tuple[str, ...] = ()
    versions: tuple[Version, ...] = ()

    def rules(self) -> AnyGame:
        return with_guests(self.guests)[self.game]

    def climbing(self) -> list[str]:
        """Return the levels, weakest first."""
        known = levels(self.rules())
        return [name for name in self.names if name in known]

    def others(self) -> list[str]:
        climbing = self.climbing()
        return [name for name in self.names if name not in climbing]

    def quota(self, *names: str) -> int:
        return min(self.games, *(self.fewer.get(name, self.games) for name in names))

    def at_table(self, *bots: str) -> Plan:
        seated = [bots[min(seat, len(bots) - 1)] for seat in range(self.seats)]
        return Plan(
            self.game, self.seats, self.options, seated, self.quota(*bots), self.seed, self.guests, self.versions
        )


Pairing = tuple[str, str]
Game = tuple[Plan, int]


def ladder(plan: LadderPlan, jobs: int = 1, progress: Callable[[int, int], None] = lambda done, of: None) -> Ladder:
    """Play a ladder. Raises NoRatings before anything is played."""
    game = plan.rules()
    mixed, pairs = _mixed(plan), pairings(plan)
    plans = {pair: plan.at_table(*pair) for pair in pairs}
    games = [*mixed, *((one, number) for one in plans.values() for number in range(one.games))]
    played = []
    for one in play_all(games, jobs):
        played.append(one)
        progress(len(played), len(games))
    left = iter(played)
    at_mixed = list(islice(left, len(mixed)))
    shares = {pair: _share(plan, pair, list(islice(left, one.games)), game) for pair, one in plans.items()}
    anchor = "" if game.cooperative else anchor_of(plan.names)
    ratings = rate(_ranks(at_mixed), plan.names, anchor, plan.seats) if anchor else {}
    errors = [one.error for one in played if one.error]
    return Ladder(
        game=plan.game,
        version=game.version,
        seats=plan.seats,
        options=changed_options(game, plan.options),
        seed=plan.seed,
        games=plan.games,
        fewer=dict(plan.fewer),
        fair=1 / plan.seats,
        anchor=anchor,
        rungs=_rungs(plan, ratings, shares),
        errors=len(errors),
        first_error=errors[0] if errors else "",
    )


def _mixed(plan: LadderPlan) -> list[Game]:
    """Return the games at mixed tables; none where all play together. Raises NoRatings."""
    if plan.rules().cooperative:
        return []
    rate([], plan.names, plan.names[0], plan.seats)
    tables = mixed_tables(plan, Random(f"ladder {plan.seed}"))
    return [(plan.at_table(*table), number) for number, table in enumerate(tables)]


def pairings(plan: LadderPlan) -> list[Pairing]:
    """Return the tables of one among others: each level among the one below, and among each bot that is no level."""
    if plan.rules().cooperative:
        return [(name, name) for name in plan.names]
    climbing, others = plan.climbing(), plan.others()
    return [*zip(climbing[1:], climbing, strict=False), *((name, other) for name in climbing for other in others)]


def _rungs(plan: LadderPlan, ratings: Mapping[str, Rating], shares: Mapping[Pairing, Share]) -> list[Rung]:
    climbing, others = plan.climbing(), plan.others()
    rungs = []
    for name in plan.names:
        rung = Rung(name, name in climbing, ratings.get(name), shares.get((name, name)))
        if rung.level and not plan.rules().cooperative:
            at = climbing.index(name)
            rung.below = shares[name, climbing[at - 1]] if at else None
            rung.against = [shares[name, other] for other in others]
        rungs.append(rung)
    return rungs


def anchor_of(names: Sequence[str]) -> str:
    """Return the name whose rating is 1500: a `normal` of a fixed version, else today's, else the first."""
    order = [*(name for name in names if name.startswith("normal@")), *(name for name in names if name == "normal")]
    return (order or list(names))[0]


def mixed_tables(plan: LadderPlan, random: Random) -> list[tuple[str, ...]]:
    """Seat at each table those who have the largest part of their games still to play: so all end together, and those
    who play few games play them early and late. Nobody sits there twice, unless there are more seats than names.
    """
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


def _ranks(played: Sequence[Played]) -> list[tuple[Sequence[str], Sequence[int]]]:
    return [(one.seating, one.outcome.ranks) for one in played if one.outcome is not None]


def _share(plan: LadderPlan, pair: Pairing, played: list[Played], game: AnyGame) -> Share:
    """Return the wins of the pair's first bot, under the other's name."""
    one, other = pair
    result = sum_up(plan.at_table(one, other), played)
    # A team wins or loses together: as many results as games, not as many as seats
    found = result.by_seat[:1] if game.cooperative else [share for share in result.bots if share.name == one]
    return msgspec.structs.replace(found[0], name=other) if found else Share(other, 0, 0.0, 0.0, (0.0, 1.0))

"""Strength as a number, from the ranks at mixed tables: OpenSkill's Plackett–Luce model.

The number is on the scale that chess players know: 400 more is ten to one, to end before the other. One of the names is
the anchor, at 1500. `gamma` is 1 and `tau` 0: a bot does not change while it is measured, so every game counts in full.
"""

from collections.abc import Iterable, Sequence
from math import hypot, log, sqrt
from typing import Any, Final

import msgspec

ANCHOR: Final = 1500
# OpenSkill's standard deviations: 1.96 of them held the truth of made-up ladders in 92 of 100 cases, and these in 95.
REACH: Final = 2.25


class NoRatings(Exception):
    """OpenSkill is not installed; the message is one line that says how to get it."""


class Rating(msgspec.Struct, frozen=True):
    rating: int
    interval: tuple[int, int]  # of the distance to the anchor: its own has no width
    games: int


def rate(
    tables: Iterable[tuple[Sequence[str], Sequence[int]]], names: Sequence[str], anchor: str, seats: int
) -> dict[str, Rating]:
    """Rate the names by games, each given as who sat there and the rank of each seat. Raises NoRatings."""
    model = _model()
    found = {name: model.rating() for name in names}
    games = dict.fromkeys(names, 0)
    for seated, ranks in tables:
        rated = model.rate([[found[name]] for name in seated], ranks=list(ranks))
        for name in dict.fromkeys(seated):
            places = [one for (one,), who in zip(rated, seated, strict=True) if who == name]
            # Whoever sits there twice learns what it would in one of the seats.
            found[name] = model.rating(
                mu=sum(one.mu for one in places) / len(places), sigma=sum(one.sigma for one in places) / len(places)
            )
            games[name] += 1
    points = 400 / log(10) / (model.beta * sqrt(seats))
    fixed = found[anchor]
    ratings = {}
    for name, one in found.items():
        rating = ANCHOR + points * (one.mu - fixed.mu)
        reach = 0.0 if name == anchor else REACH * points * hypot(one.sigma, fixed.sigma)
        ratings[name] = Rating(round(rating), (round(rating - reach), round(rating + reach)), games[name])
    return ratings


def _model() -> Any:
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise NoRatings("ratings need OpenSkill: pip install 'kermesse[lab]'") from None
    return PlackettLuce(gamma=_in_full, tau=0.0)


def _in_full(*table: object) -> float:
    return 1.0

"""A sequential test of strength: after every round of games it says whether enough were played, and what they show.

It is the generalised sequential probability ratio test by which fishtest tests chess engines over pairs of games. A
round is one deal, played once with the first bot in each seat; or, where all play together, once by each of two teams.
Its score is the first bot's part of the wins. Rounds are independent of each other; games of one round need not be.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from math import log
from typing import Final, Literal

import msgspec

UNSEEN: Final = 1e-3  # rounds: the weight of a score that was possible and not seen
HALVINGS: Final = 45  # of an interval, when a root is searched


@dataclass(frozen=True)
class Sprt:
    """The question: is the first bot `elo0` stronger than the others (or less), or `elo1` (or more)?"""

    elo0: float
    elo1: float
    alpha: float = 0.05  # how often at most `stronger` is said of a bot that is elo0 stronger
    beta: float = 0.05  # how often at most `not stronger` is said of one that is elo1 stronger

    def __post_init__(self) -> None:
        if not self.elo0 < self.elo1:
            raise ValueError("the first number of Elo must be the smaller one")
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise ValueError("alpha and beta are probabilities between 0 and 0.5")

    @property
    def lower(self) -> float:
        return log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        return log((1 - self.beta) / self.alpha)


Verdict = Literal["stronger", "not stronger", "undecided"]


class SprtResult(msgspec.Struct):
    """The state of a test."""

    elo0: float
    elo1: float
    alpha: float
    beta: float
    share0: float  # of a round, won by a bot that is elo0 stronger
    share1: float
    rounds: int
    share: float  # seen; for a test that has stopped it is a little too high
    llr: float  # the logarithm of how much more likely the rounds are by elo1 than by elo0
    lower: float  # from there down it is not stronger
    upper: float  # from there up it is
    verdict: Verdict


class SprtTest:
    """Counts rounds between equals of `sides` sides (seats, or two teams), one after the other."""

    def __init__(self, sprt: Sprt, sides: int) -> None:
        self.sprt = sprt
        self.share0, self.share1 = expected_share(sprt.elo0, sides), expected_share(sprt.elo1, sides)
        self._scores: Counter[float] = Counter()

    def add(self, score: float) -> None:
        """Count a round whose score is between 0 and 1."""
        self._scores[round(score, 6)] += 1

    def result(self) -> SprtResult:
        sprt, rounds = self.sprt, self._scores.total()
        llr = log_likelihood_ratio(self._scores, self.share0, self.share1)
        verdict: Verdict = "stronger" if llr >= sprt.upper else "not stronger" if llr <= sprt.lower else "undecided"
        return SprtResult(
            elo0=sprt.elo0,
            elo1=sprt.elo1,
            alpha=sprt.alpha,
            beta=sprt.beta,
            share0=self.share0,
            share1=self.share1,
            rounds=rounds,
            share=sum(score * self._scores[score] for score in sorted(self._scores)) / rounds if rounds else 0.0,
            llr=llr,
            lower=sprt.lower,
            upper=sprt.upper,
            verdict=verdict,
        )


def expected_share(elo: float, sides: int) -> float:
    """Return what one wins who is so much stronger than each of the others, all of them equal (Plackett and Luce)."""
    strength: float = 10 ** (elo / 400)
    return strength / (strength + sides - 1)


def log_likelihood_ratio(scores: Mapping[float, int], share0: float, share1: float) -> float:
    """Return how much likelier, as a logarithm, the scores are if their mean is share1 than if it is share0.

    Of all distributions over the scores seen, and 0 and 1, it takes the likeliest with either mean."""
    seen = {score: float(scores.get(score, 0)) or UNSEEN for score in sorted({0.0, 1.0, *scores})}
    by0, by1 = _likeliest(seen, share0), _likeliest(seen, share1)
    return sum(seen[score] * log(by1[score] / by0[score]) for score in seen)


def _likeliest(seen: Mapping[float, float], mean: float) -> dict[float, float]:
    """Return the likeliest probabilities of those scores that have that mean.

    They are p / (1 + x (score - mean)), with p as seen, for the one x that gives that mean."""
    total = sum(seen.values())
    low, high = -1 / (1 - mean), 1 / mean
    for _ in range(HALVINGS):
        x = (low + high) / 2
        if sum(weight * (score - mean) / (1 + x * (score - mean)) for score, weight in seen.items()) > 0:
            low = x
        else:
            high = x
    return {score: weight / total / (1 + x * (score - mean)) for score, weight in seen.items()}

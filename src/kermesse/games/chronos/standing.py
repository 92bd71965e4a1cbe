"""How the seats of a round of Chronos stand: each one's chance to win it, as far as what lies on the table tells it.

What each thing is worth was found by regression over whole rounds of bots (`train/chronos_outlook.py`).
"""

from math import exp
from typing import Final

from kermesse.core.clock import Millis
from kermesse.games.chronos.commands import BAG, HOME, REALM
from kermesse.games.chronos.components import (
    CODE,
    CYCLOPE,
    GODS,
    HADES,
    HERMES,
    HYDRE,
    KIND,
    MINOTAURE,
    MONSTER,
    TERRITORY,
    WIND,
)
from kermesse.games.chronos.manner import has_code
from kermesse.games.chronos.rules.scoring import multiple, points, worths
from kermesse.games.chronos.state import ChronosState

# By these names in `features`.
SCORE: Final = 0  # in parts of the target
NEEDS: Final = 1  # a card of 100, 50, 30, 20, 10 points would win
LEADS: Final = 6  # by how much, in parts of the target; 0 for whoever does not
ALONE: Final = 7  # under an own timer alone on its pile, its sand run out: points; gods, Winds and monsters; what wins
SOON: Final = 10  # the same while sand runs: less, the more there is
LATE: Final = 13  # and what is left of it
SHARED: Final = 16  # the same where others stand too
FIRST: Final = 19  # the same where the own sand runs out last: others wait, or leave
HADES_LED: Final = 22  # under an own timer, by whoever leads; by whoever does not
HERMES_GAIN: Final = 24  # under an own timer: so much the best rival has more
IDLE: Final = 25  # own timers that are empty, at home
BAGGED: Final = 26
RUNNING_HOME: Final = 27
MONSTERS: Final = 28  # one of two
WINDS: Final = 29  # directions; Winds beyond those
CARDS: Final = 31  # that could pay for a god, where there is a temple
AMBUSH: Final = 32  # the same as SHARED, beside one other, own sand run out; his too
FRONT: Final = 38  # gods in front, each by itself
FEATURES: Final = FRONT + len(GODS)


def features(state: ChronosState, seat: int, now: Millis, scores: list[int]) -> list[float]:
    """`scores`: of all seats."""
    found = [0.0] * FEATURES
    hand, winds, front = state.hands[seat], state.winds[seat], state.front[seat]
    target = state.terms.target
    worth = worths(front)
    factor = multiple(winds, front)
    score = scores[seat]
    need = max(0, target - score)
    part = 1.0 / target
    span = state.terms.mean_ms * state.terms.scale
    best = -1
    for other in range(state.n):
        if other % state.terms.units != seat % state.terms.units and scores[other] > best:
            best = scores[other]
    found[SCORE] = min(score, target) * part
    short = (need + factor - 1) // factor
    for place, most in enumerate((100, 50, 30, 20, 10)):
        found[NEEDS + place] = 1.0 if short <= most else 0.0
    leads = score > best
    if leads:
        found[LEADS] = min(target, score - best) * part
    hydre = minotaure = False
    if state.terms.level:
        for card in hand:
            if CODE[card] == HYDRE:
                hydre = True
            elif CODE[card] == MINOTAURE:
                minotaure = True
        if hydre or minotaure:
            found[MONSTERS] = 1.0
        if winds:
            directions = len({CODE[card] for card in winds})
            found[WINDS] = directions
            found[WINDS + 1] = len(winds) - directions
        if state.terms.level == 3:
            found[CARDS] = len(hand) + len(winds)
            for god in front:
                found[FRONT + god] = 1.0
    for timer in range(12):
        if state.owner[timer] != seat:
            continue
        place = state.place[timer]
        if place == BAG:
            found[BAGGED] += 1.0
        elif place == HOME:
            found[IDLE if state.sand[timer].is_empty(now) else RUNNING_HOME] += 1.0
        elif 0 <= place < REALM and state.piles[place]:
            top = state.piles[place][-1]
            kind = KIND[top]
            left = min(1.0, state.sand[timer].sand(now) / span)
            gain, thing, wins = 0.0, 0.0, 0.0
            if kind <= MONSTER:
                raw = worth[top] * factor
                gain = min(raw, need) * part
                if raw >= need:
                    wins = 1.0
                if kind != TERRITORY:
                    other_half = minotaure if CODE[top] == HYDRE else hydre
                    if other_half or CYCLOPE in front:
                        wins = 1.0
                    elif not (hydre if CODE[top] == HYDRE else minotaure):
                        thing = 1.0
            elif kind == WIND:
                if not has_code(winds, CODE[top]):
                    after = points(hand, [*winds, top], front)
                    gain = min(after - score, need) * part
                    wins = 1.0 if after >= target else 0.0
                    thing = 1.0
            elif CODE[top] == HADES:
                found[HADES_LED if leads else HADES_LED + 1] += 1.0
            else:
                thing = 1.0
                if CODE[top] == HERMES and best > score:
                    found[HERMES_GAIN] += min(best - score, target) * part
            others = last = 0
            mine = state.sand[timer].ends_at()
            for other in range(12):
                if other != timer and state.place[other] == place:
                    others += 1
                    if state.sand[other].ends_at() > mine:
                        last += 1
            if not others:
                if left <= 0.0:
                    found[ALONE] += gain
                    found[ALONE + 1] += thing
                    found[ALONE + 2] += wins
                else:
                    found[SOON] += gain * (1.0 - left)
                    found[SOON + 1] += thing * (1.0 - left)
                    found[SOON + 2] += wins * (1.0 - left)
                    found[LATE] += gain * left
                    found[LATE + 1] += thing * left
                    found[LATE + 2] += wins * left
            else:
                found[SHARED] += gain
                found[SHARED + 1] += thing
                found[SHARED + 2] += wins
                if others == 1 and left <= 0.0:
                    found[AMBUSH] += gain
                    found[AMBUSH + 1] += thing
                    found[AMBUSH + 2] += wins
                    if not last:
                        found[AMBUSH + 3] += gain
                        found[AMBUSH + 4] += thing
                        found[AMBUSH + 5] += wins
                if not last:
                    found[FIRST] += gain
                    found[FIRST + 1] += thing
                    found[FIRST + 2] += wins
    return found


# By 0 rounds of `hard`: see `train/chronos_outlook.py`. For 100 points, and for 200.
BASE: Final[list[float]] = [
    *(0.401, 0.0, -0.078, -0.042, 0.293, 0.093, 0.089, 0.332, 0.077, 0.954, 0.045),
    *(0.146, 0.282, -0.11, -0.079, 0.069, -0.201, 0.062, 0.149, 0.14, -0.028, 0.061),
    *(0.29, -0.035, 0.322, -0.081, -0.453, -0.105, 0.0, 0.0, 0.0, 0.0, 0.121),
    *(0.126, 0.196, 0.107, 0.058, -0.188, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
    *(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
    *(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
]
TEMPLE: Final[list[float]] = [
    *(0.401, 0.0, -0.078, -0.042, 0.293, 0.093, 0.089, 0.332, 0.077, 0.954, 0.045),
    *(0.146, 0.282, -0.11, -0.079, 0.069, -0.201, 0.062, 0.149, 0.14, -0.028, 0.061),
    *(0.29, -0.035, 0.322, -0.081, -0.453, -0.105, 0.0, 0.0, 0.0, 0.0, 0.121),
    *(0.126, 0.196, 0.107, 0.058, -0.188, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
    *(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
    *(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
]


def chances(state: ChronosState, now: Millis) -> list[float]:
    """Per unit, of a round that is still open."""
    weights = TEMPLE if state.terms.level > 1 else BASE
    units = state.terms.units
    scores = [points(state.hands[seat], state.winds[seat], state.front[seat]) for seat in range(state.n)]
    shares = [0.0] * units
    for seat in range(state.n):
        found = features(state, seat, now, scores)
        worth = 0.0
        for place in range(FEATURES):
            worth += weights[place] * found[place]
        shares[seat % units] = max(shares[seat % units], exp(worth))
    whole = sum(shares)
    return [share / whole for share in shares]

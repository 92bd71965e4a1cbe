"""Value of a position at the start of a round: the chance of each seat to win, from public facts.

The weights come from a regression over whole games of bots (`train/krom_standing.py`).
"""

from math import exp
from typing import Final

from kermesse.games.krom.components import EVOLUTIONS, FULL_HEARTS, TOKEN_PRICES
from kermesse.games.krom.rules.victory import target
from kermesse.games.krom.state import KromState
from kermesse.players.ordered_sum import ordered_sum

FAR: Final = 12.0  # Kroms: what costs more is out of reach in this round and the next

# Numbers of the features.
POINTS: Final = 0
NEEDS: Final = 1  # at most 3, 2, 1 points from the target
PURSE: Final = 4  # the first 3 Kroms, the next 5, the others
TOKENS: Final = 7  # the first of each kind, the second, the others
USEFUL: Final = 10  # tokens that an Evolution of the row could use
GAP: Final = 11  # Kroms between the purse and the nearest Evolution of the row; for two points and more; to win
READY: Final = 14  # one that can be paid for; one that wins
HEARTS: Final = 16  # asleep, 1, 2, 3, 4, 5, 6 hearts
CARDS: Final = 23  # the first Bonus, the second, the others
FEATURES: Final = 26


def features(state: KromState, seat: int) -> list[float]:
    found = [0.0] * FEATURES
    needs = target(state) - state.points[seat]
    purse = state.purses[seat]
    found[POINTS] = state.points[seat]
    for most in (3, 2, 1):
        found[NEEDS + 3 - most] = 1.0 if needs <= most else 0.0
    found[PURSE] = min(purse[0], 3)
    found[PURSE + 1] = min(max(purse[0] - 3, 0), 5)
    found[PURSE + 2] = max(purse[0] - 8, 0)
    useful = [0, 0, 0, 0]
    gaps = [FAR, FAR, FAR]
    for number in state.evolution_row:
        if number < 0:
            continue
        card = EVOLUTIONS[number]
        gap = max(0.0, card.cost[0] - purse[0])
        for kind in (1, 2, 3):
            gap += TOKEN_PRICES[kind - 1] * max(0, card.cost[kind] - purse[kind])
            useful[kind] = max(useful[kind], min(card.cost[kind], purse[kind]))
        gaps[0] = min(gaps[0], gap)
        if card.points > 1:
            gaps[1] = min(gaps[1], gap)
        if card.points >= needs:
            gaps[2] = min(gaps[2], gap)
    for kind in (1, 2, 3):
        found[TOKENS] += min(purse[kind], 1)
        found[TOKENS + 1] += min(max(purse[kind] - 1, 0), 1)
        found[TOKENS + 2] += max(purse[kind] - 2, 0)
        found[USEFUL] += useful[kind]
    for place in range(3):
        found[GAP + place] = gaps[place]
    found[READY] = 1.0 if gaps[0] == 0.0 else 0.0
    found[READY + 1] = 1.0 if gaps[2] == 0.0 else 0.0
    hearts = state.hearts[seat]
    if hearts < FULL_HEARTS:
        found[HEARTS + hearts] = 1.0
    cards = len(state.hands[seat])
    found[CARDS] = min(cards, 1)
    found[CARDS + 1] = min(max(cards - 1, 0), 1)
    found[CARDS + 2] = max(cards - 2, 0)
    return found


# From 16,000 games of `normal` (197,072 rounds); they explain 22.7 % of the outcomes: `make train-krom`.
WEIGHTS: Final[list[float]] = [
    *(0.788, -0.009, -0.053, -0.432),
    *(0.188, 0.142, 0.095, 0.21, 0.294, 0.269, 0.091),
    *(-0.005, -0.008, -0.138, 0.067, 0.289),
    *(0.0, -0.601, -0.527, -0.422, -0.274, -0.171, -0.084),
    *(0.246, 0.285, 0.181),
]


def chances(state: KromState) -> list[float]:
    """The chance of each seat to win a game that is not over."""
    weights = []
    for seat in range(state.n):
        worth = 0.0
        found = features(state, seat)
        for place in range(FEATURES):
            worth += WEIGHTS[place] * found[place]
        weights.append(exp(worth))
    whole = ordered_sum(weights)
    return [weight / whole for weight in weights]

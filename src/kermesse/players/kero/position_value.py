"""Value of a position at the start of a turn: the final lead of the active seat in points, and its chance to win.

The weights come from a regression over whole games of bots (`train/kero_standing.py`).
"""

from math import exp
from typing import Final

from kermesse.core.game import ALL_SEEING
from kermesse.games.kero.components import (
    CARD_EFFECT,
    CARD_RESOURCE,
    CARDS,
    CONQUESTS,
    JERRICAN,
    LAND_JERRICANS,
    LAND_SCORES,
    LAND_SLOTS,
    LAND_TUAREKS,
    NONE_SHALL_PASS,
    TUAREKS,
)
from kermesse.games.kero.rules.scoring import colours_of, land_points, score
from kermesse.games.kero.state import EMPTY, KeroState, free_dice
from kermesse.games.kero.view import view
from kermesse.players.kero.dice_odds import Odds
from kermesse.players.kero.evaluation import Taste, Valuation
from kermesse.players.kero.harvest_table import HarvestWorth, worth_of_dice

# Numbers of the features.
TURN: Final = 0  # to have the turn
LAST: Final = 1  # and that it is the last
SECOND: Final = 2  # to be the second player
SCORE: Final = 3
JERRICANS: Final = 4
SAND: Final = 5  # in tens of seconds, as far as the turns to come need it
DIE: Final = 6  # powers, each for every turn to come
RESOURCE: Final = 7
INCOME: Final = 8
CONVERT: Final = 9
TIE: Final = 10  # for every Conquest to come
PASSES: Final = 11  # None shall pass! held, for each still to come
COLOUR: Final = 12  # lands won that more cards are good for, for every turn to come
THREES: Final = 13
LANDS: Final = 14
HOME: Final = 15  # Explorers
HELD: Final = 16  # lands by a lead of 1, 2, 3 and more; then the same with a Conquest near
DENIED: Final = 22  # and what the other clan would have of them
ROW: Final = 24  # what the turn will bring, by white dice alone
TILES: Final = 25  # Tuareks, by kind
FEATURES: Final = TILES + len(TUAREKS)

TURN_SAND: Final = 11_000
FEW_THROWS: Final = 4
NEAR: Final = 5  # cards of the pile with the next Conquest

# By regression over 265 games of `normal` (`train/kero_standing.py`), which explains 55 % of the points ahead in the
# end.
WEIGHTS: Final[list[float]] = [
    *(0.4, 1.36, 3.25, 1.04, 1.4, 1.07, 1.5, 1.16, 1.47, 0.25, 0.37, 0.49, 0.53, 0.42, 0.63, -0.61),
    *(0.55, 0.55, 0.59, 0.63, 0.82, 0.86, 0.1, 0.2, 0.74),
    *(1.82, 1.63, -0.11, 1.07, 3.6, 0.07, -0.74, -0.19),
]
SPREAD: Final = (4.27, 0.331)  # of what it then comes to: with no card to come, and for every card


def features(state: KeroState, taste: Taste) -> list[float]:
    """The features of a state at the start of a turn: the active seat's, less the rival's."""
    found = [0.0] * FEATURES
    mine = state.active
    deck = len(state.deck)
    turns = 0.5 if state.last_turn else max(0.5, (deck - 4) / 6.4 + 0.5)
    kept = 0.0 if state.last_turn else min(1.0, turns / 2.0)
    to_come = CONQUESTS - state.conquests
    found[LAST if state.last_turn else TURN] = 1.0
    found[SECOND] = 1.0 if mine != state.first else -1.0
    passes_left = 0
    for card in range(len(CARDS)):
        passes_left += NONE_SHALL_PASS[card]
    for pile in (state.cards[0], state.cards[1], state.card_discard):
        for card in pile:
            if card < len(CARDS):
                passes_left -= NONE_SHALL_PASS[card]
    for seat in range(2):
        sign = 1.0 if seat == mine else -1.0
        cards = state.cards[seat]
        found[SCORE] += sign * score(state, seat).total
        later = sign * kept
        if not kept:
            continue
        found[JERRICANS] += later * min(6, state.jerricans[seat])
        found[SAND] += sign * min(float(state.fuel[seat]), turns * TURN_SAND) / 10_000.0
        for kind in state.tuareks[seat]:
            found[TILES + kind] += later
        for card in state.powers[seat]:
            effect = CARD_EFFECT[card]
            if effect == "die":
                found[DIE] += sign * turns
            elif CARD_RESOURCE[card] >= 0:
                found[RESOURCE] += sign * turns
            elif effect == "income":
                found[INCOME] += sign * turns
            elif effect == "convert":
                found[CONVERT] += sign * turns
            else:
                found[TIE] += sign * to_come
        passes = 0
        for card in cards:
            passes += NONE_SHALL_PASS[card]
        found[PASSES] += later * passes * passes_left
        for land in state.won[seat]:
            kind_of_land = LAND_SCORES[land]
            if kind_of_land == "colour":
                found[COLOUR] += sign * turns
            elif kind_of_land == "threes":
                found[THREES] += sign * turns
            elif kind_of_land == "lands":
                found[LANDS] += sign * to_come
        found[HOME] += sign * state.camp[seat]
    if not state.last_turn:
        _leads(state, mine, found, taste)
    found[ROW] = turn_worth(state, taste)
    return found


def _leads(state: KeroState, mine: int, found: list[float], taste: Taste) -> None:
    near = len(state.deck) - 9 * (CONQUESTS - 1 - state.conquests) <= NEAR
    for slot in range(LAND_SLOTS):
        land = state.lands[slot]
        lead = state.explorers[2 * slot + mine] - state.explorers[2 * slot + 1 - mine]
        if land == EMPTY or not lead:
            continue
        leader = mine if lead > 0 else 1 - mine
        sign = 1.0 if lead > 0 else -1.0
        place = HELD + (3 if near else 0) + min(3, abs(lead)) - 1
        found[place] += sign * _land_worth(state, leader, land, taste)
        found[DENIED + near] += sign * _land_worth(state, 1 - leader, land, taste)


def _land_worth(state: KeroState, seat: int, land: int, taste: Taste) -> float:
    cards = state.cards[seat]
    points = float(land_points(land, colours_of(cards), len(cards), len(state.won[seat]) + 1))
    return points + taste.tuarek * LAND_TUAREKS[land] + taste.jerrican * LAND_JERRICANS[land]


def turn_worth(state: KeroState, taste: Taste) -> float:
    """A rough value of the turn that begins: with its free special die, if there is one, and few throws."""
    seat = state.active
    worth = Valuation(view(state, ALL_SEEING, 0), seat, taste)
    bundles = worth.bundles()
    given = [0, 0, 0, 0, state.jerricans[seat]]
    for card in state.powers[seat]:
        if CARD_RESOURCE[card] >= 0:
            given[CARD_RESOURCE[card]] += 1
    free = free_dice(state, seat)
    free &= -free  # the first
    harvest = HarvestWorth(bundles, 0, 0.0)
    sides = [0.0] * JERRICAN + [worth.jerrican, worth.tuarek, 0.0 if state.last_turn else taste.explorer, 0.0]
    return Odds(free, worth_of_dice(free, given, sides, harvest, harvest), 0.1, FEW_THROWS, False).of_turn(FEW_THROWS)


def ahead(state: KeroState, taste: Taste, weights: list[float]) -> float:
    """The expected final lead of the active seat, in points."""
    found = features(state, taste)
    total = 0.0
    for at in range(FEATURES):
        total += weights[at] * found[at]
    return total


def chance_to_win(points: float, deck: int, spread: tuple[float, float]) -> float:
    """The chance to win with that lead in points and that many cards to come."""
    return 1.0 / (1.0 + exp(-1.7 * points / (spread[0] + spread[1] * deck)))

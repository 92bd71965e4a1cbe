"""Values of the best bundle that a harvest pays for, computed once for all harvests."""

from itertools import combinations_with_replacement
from typing import Final

from kermesse.games.kero.components import EXPLORER, FIRE, JERRICAN, RESOURCES, TUAREK
from kermesse.players.kero.dice_odds import FIRST_WHOLE, SPECIALS_OF, WHITE_STATES, Table
from kermesse.players.kero.evaluation import Bundle

PURSE: Final = JERRICAN + 1  # B W M R J
MOST: Final = 8  # of one resource: bundles that cost more are ignored
MOST_LOOTS: Final = 2
# By the number of loots played: their possible resources.
LOOTED: Final[list[list[list[int]]]] = [
    [
        [some.count(resource) for resource in range(len(RESOURCES))]
        for some in combinations_with_replacement(range(len(RESOURCES)), 2 * loots)
    ]
    for loots in range(MOST_LOOTS + 1)
]


class HarvestWorth:
    """Values by the amounts of B W M R J, up to the cost of any bundle."""

    def __init__(self, bundles: list[Bundle], loots: int, loot_price: float) -> None:
        payable = [(bundle.worth, list(bundle.cost)) for bundle in bundles if bundle.worth > 0.0]
        payable = [(worth, cost) for worth, cost in payable if max(cost) <= MOST]
        self.most = [0] * PURSE
        for _, cost in payable:
            for at in range(PURSE):
                if cost[at] > self.most[at]:
                    self.most[at] = cost[at]
        self.steps = [1] * PURSE
        for at in range(1, PURSE):
            self.steps[at] = self.steps[at - 1] * (self.most[at - 1] + 1)
        self.table = [0.0] * (self.steps[-1] * (self.most[-1] + 1))
        for worth, cost in payable:
            for played in range(min(loots, MOST_LOOTS) + 1):
                if worth > played * loot_price:
                    for looted in LOOTED[played]:
                        self._enter(cost, looted, worth - played * loot_price)
        self._spread()

    def _enter(self, cost: list[int], looted: list[int], worth: float) -> None:
        place = cost[JERRICAN] * self.steps[JERRICAN]
        for at in range(JERRICAN):
            lack = cost[at] - looted[at]
            if lack > 0:
                place += lack * self.steps[at]
        if worth > self.table[place]:
            self.table[place] = worth

    def _spread(self) -> None:
        """Carry values over to larger harvests, which can pay for at least as much."""
        table = self.table
        for at in range(PURSE):
            step, most = self.steps[at], self.most[at]
            for place in range(len(table)):
                if place // step % (most + 1) and table[place - step] > table[place]:
                    table[place] = table[place - step]

    def of(self, bricks: int, wheat: int, metal: int, recruits: int, jerricans: int) -> float:
        most, steps = self.most, self.steps
        place = bricks if bricks < most[0] else most[0]
        place += (wheat if wheat < most[1] else most[1]) * steps[1]
        place += (metal if metal < most[2] else most[2]) * steps[2]
        place += (recruits if recruits < most[3] else most[3]) * steps[3]
        place += (jerricans if jerricans < most[4] else most[4]) * steps[4]
        return self.table[place]


def worth_of_dice(
    mask: int,
    given: list[int],
    sides: list[float],
    calm: HarvestWorth,
    burning: HarvestWorth,
) -> Table:
    """Values of all states of the white dice and those special ones, from the resources given besides, the value of
    each symbol that no bundle uses, and the values of bundles if no card burns, or one.
    """
    specials = SPECIALS_OF[mask]
    table: Table = []
    for white in range(FIRST_WHOLE, len(WHITE_STATES)):
        shown = WHITE_STATES[white]
        bricks, wheat, metal = given[0] + shown[0], given[1] + shown[1], given[2] + shown[2]
        recruits, jerricans, fires = given[3] + shown[3], given[4] + shown[4], shown[5]
        side = sides[JERRICAN] * shown[4]
        row = [0.0] * specials.states
        for at in range(len(specials.whole)):
            more = specials.shows[at]
            pays = burning if fires + more[FIRE] >= 2 else calm
            row[specials.whole[at]] = (
                pays.of(
                    bricks + more[0], wheat + more[1], metal + more[2], recruits + more[3], jerricans + more[JERRICAN]
                )
                + side
                + sides[JERRICAN] * more[JERRICAN]
                + sides[TUAREK] * more[TUAREK]
                + sides[EXPLORER] * more[EXPLORER]
            )
        table.append(row)
    return table

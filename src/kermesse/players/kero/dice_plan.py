"""Estimates for dice: the dice that serve an aim, and the chance that the others will."""

from functools import cache
from math import comb

from kermesse.games.kero.components import (
    CARD,
    CARD_RESOURCE,
    DIE,
    FACE_NUMBER,
    FACE_SYMBOL,
    FACES,
    FIRE,
    JERRICAN,
    SPECIAL_DICE,
)
from kermesse.games.kero.view_types import KeroView
from kermesse.players.kero.evaluation import Bundle, Valuation
from kermesse.players.ordered_sum import ordered_sum


class DiceInSight:
    """The dice on the table, as seen by a player who chooses those to throw again."""

    def __init__(self, view: KeroView, worth: Valuation) -> None:
        camp = view.camps[worth.seat]
        self.sides = [0.0] * JERRICAN + [worth.jerrican, worth.tuarek, worth.taste.explorer, 0.0]  # by symbol
        self.loose = 0  # mask of the dice that may be thrown again
        self.shows: list[tuple[int, int, int]] = []  # die, symbol, number; the large numbers first
        for die in view.dice:
            number = DIE[die.die]
            face = FACES[number].index(die.face)
            symbol = FACE_SYMBOL[number][face]
            if die.again:
                self.loose |= 1 << number
            if symbol != FIRE:
                self.shows.append((number, symbol, FACE_NUMBER[number][face]))
        self.shows.sort(key=lambda show: -show[2])
        self.given = [0, 0, 0, 0, camp.jerricans]
        for power in camp.powers:
            resource = CARD_RESOURCE[CARD[power]]
            if resource >= 0:
                self.given[resource] += 1
        self.fires = sum(die.face == "F" for die in view.dice)
        self.jerricans = sum(1 << die for die, symbol, _ in self.shows if symbol == JERRICAN)  # mask
        self.all_sides = self.side_worth(0)

    def resources(self) -> list[int]:
        has = self.given[:]
        for _, symbol, number in self.shows:
            if symbol <= JERRICAN:
                has[symbol] += number
        return has

    def kept(self, keep: int) -> list[int]:
        """The resources of the dice of that mask alone."""
        has = self.given[:]
        for die, symbol, number in self.shows:
            if symbol <= JERRICAN and keep >> die & 1:
                has[symbol] += number
        return has

    def side_worth(self, thrown: int) -> float:
        """The value of Jerricans, Tuareks and Explorers on the dice, without those thrown again."""
        worth = 0.0
        for die, symbol, number in self.shows:
            if symbol >= JERRICAN and not thrown >> die & 1:
                worth += self.sides[symbol] * number
        return worth

    def keep_for(self, bundle: Bundle) -> tuple[int, int, int]:
        """The mask of the dice that serve a bundle, the number of units then missing, and of their kinds."""
        need = [cost - given for cost, given in zip(bundle.cost, self.given, strict=True)]
        keep = 0
        for die, symbol, number in self.shows:
            if symbol > JERRICAN:
                keep |= (self.sides[symbol] > 0) << die  # a Tuarek is useless in the last turn
            elif need[symbol] > 0:
                need[symbol] -= number
                keep |= 1 << die
        missing = kinds = 0
        for lack in need:
            if lack > 0:
                missing += lack
                kinds += 1
        return keep, missing, kinds

    def will_burn(self, thrown: int) -> float:
        """The chance that at least two dice burn after one more throw of those dice."""
        dice = thrown.bit_count()
        none = (5 / 6) ** dice
        if self.fires >= 2:
            return 1.0
        return 1.0 - none if self.fires else 1.0 - none - dice * none / 5

    def weight(self, dice: int) -> int:
        """The weight of these dice in white dice: a special one shows twice as much."""
        count = 0
        for die in range(len(FACES)):
            if dice >> die & 1:
                count += 2 if SPECIAL_DICE >> die & 1 else 1
        return count


@cache
def chance_of(dice: int, kinds: int, missing: int, throws: int) -> float:
    """The approximate chance that that many dice show `missing` units of `kinds` wanted kinds within some throws."""
    if missing <= 0:
        return 1.0
    if throws <= 0 or dice <= 0:
        return 0.0
    wanted = min(kinds, missing)
    hit = wanted / 6 * (0.85 if wanted > 1 else 1.0)  # two dice may show the same missing one
    burn = 1 / 6 / (1 - hit)
    likely = 0.0
    for hits in range(dice + 1):
        some = comb(dice, hits) * hit**hits * (1 - hit) ** (dice - hits)
        left = dice - hits
        for burnt in range(left + 1):
            share = comb(left, burnt) * burn**burnt * (1 - burn) ** (left - burnt)
            likely += some * share * chance_of(left - burnt, kinds, missing - hits, throws - 1)
    return likely


def usefulness(die: int, demand: list[float]) -> float:
    return ordered_sum([demand[FACE_SYMBOL[die][face]] * FACE_NUMBER[die][face] for face in range(len(FACES[die]))])

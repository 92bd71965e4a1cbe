"""Kero bots that choose dice to throw, dice to buy and the moment to stop by exact odds."""

from random import Random
from typing import Final

from kermesse.core.clock import Millis
from kermesse.core.game import Seat
from kermesse.games.kero.commands import MASK_OF, NAMES_OF
from kermesse.games.kero.components import (
    CARD,
    CARD_RESOURCE,
    DICE_OF,
    DIE,
    FACES,
    JERRICAN,
    SPECIAL_DICE,
    WHITE_DICE,
)
from kermesse.games.kero.view_types import KeroView
from kermesse.players.kero.dice_odds import OPEN, SIDES, Odds
from kermesse.players.kero.evaluation import TUNED, Valuation
from kermesse.players.kero.harvest_table import HarvestWorth, worth_of_dice
from kermesse.players.kero.heuristics import MOST_THROWS, SOON_OVER, TURN_SAND, NormalBot
from kermesse.players.kero.reflexes import Hand
from kermesse.players.ordered_sum import ordered_sum

MOST_WITH_ALL: Final = 3  # throws computed with all eight dice: later ones are worth nearly as much as the third
PREVIEW: Final = 3  # throws by which special dice are compared before they are paid for
PREVIEW_OF_ALL: Final = 2
SAND_PRICE: Final = 0.2  # value in points of the sand of one throw, while there may be too little
SPARE_SAND: Final = 0.05
LOOT_KEPT: Final = 1.5  # value in points of keeping a loot


class ExactOddsBot(NormalBot):
    """A bot that needs no single goal, because it knows the odds of every throw."""

    taste = TUNED

    def __init__(self, seat: Seat, seats: int, random: Random, hand: Hand) -> None:
        super().__init__(seat, seats, random, hand)
        self._turn = -1
        self._price = 0.0  # of a throw
        self.cache: dict[tuple[int, int, bool, int], Odds] = {}

    def _odds(self, view: KeroView, worth: Valuation, specials: int, jerricans: int, now: Millis) -> Odds:
        """The odds of this turn with those special dice, once paid for.

        Results and the price of a throw are kept for the turn.
        """
        if self._turn != view.turn_no:
            self._turn = view.turn_no
            self._price = self._throw_price(view, worth, now)[0]
            self.cache.clear()
        key = (specials, jerricans, view.fireproof, view.hands[self.seat].count("loot"))
        odds = self.cache.get(key)
        if odds is None:
            odds = self.cache[key] = self._reckon(view, worth, specials, jerricans)
        return odds

    def _reckon(self, view: KeroView, worth: Valuation, specials: int, jerricans: int) -> Odds:
        loots, loot_price = self._loots(view, worth)
        bundles = worth.bundles()
        burning = [each._replace(worth=each.worth + worth.burning(each.slots)) for each in bundles]
        given = [0, 0, 0, 0, jerricans]
        for power in view.camps[self.seat].powers:
            resource = CARD_RESOURCE[CARD[power]]
            if resource >= 0:
                given[resource] += 1
        explorers = worth.explorer_gains(min(1, view.camps[self.seat].explorers))
        sides = [0.0] * JERRICAN + [worth.jerrican, worth.tuarek, ordered_sum([gain for gain, _ in explorers]), 0.0]
        table = worth_of_dice(
            specials,
            given,
            sides,
            HarvestWorth(bundles, loots, loot_price),
            HarvestWorth(burning, loots, loot_price),
        )
        throws = 2 * MOST_THROWS if worth.turns < SOON_OVER else MOST_THROWS
        if specials == SPECIAL_DICE:
            throws = MOST_WITH_ALL
        return Odds(specials, table, self._price, throws, view.fireproof)

    def _throw_price(self, view: KeroView, worth: Valuation, now: Millis) -> tuple[float, float]:
        if view.last_turn:
            return 0.0, 0.0
        scarce = self._reading(view, self.seat, now) < worth.turns * TURN_SAND
        return SAND_PRICE if scarce else SPARE_SAND, 0.0

    def _loots(self, view: KeroView, worth: Valuation) -> tuple[int, float]:
        loots, price = super()._loots(view, worth)
        return loots, price if worth.turns < SOON_OVER else LOOT_KEPT

    def _throw_again(self, view: KeroView, now: Millis) -> int:
        worth = self._valuation(view)
        throws = self._throws_left(view, worth, now)
        if throws <= 0:
            return 0
        specials = 0
        white, faces = [0] * SIDES, []
        lying = {DIE[die.die]: FACES[DIE[die.die]].index(die.face) for die in view.dice}
        for die in sorted(lying):
            if WHITE_DICE >> die & 1:
                white[lying[die]] += 1
            else:
                specials |= 1 << die
                faces.append(lying[die])
        odds = self._odds(view, worth, specials, view.camps[self.seat].jerricans, now)
        _, kept, shown = odds.keep(white, faces, throws)
        again = 0
        for die in sorted(lying):
            if WHITE_DICE >> die & 1:
                kept[lying[die]] -= 1
                again |= (kept[lying[die]] < 0) << die
        for at, die in enumerate(DICE_OF[specials]):
            again |= (shown[at] == OPEN) << die
        return again

    def _specials(self, view: KeroView, worth: Valuation, level: Millis) -> tuple[str, ...]:
        """The special dice to use: free ones always, then the best others one by one, while they gain more than they
        cost.
        """
        camp = view.camps[self.seat]
        spare = max(0, camp.jerricans - (1 if 2 * level < camp.truck.capacity_ms and not view.last_turn else 0))
        throws = max(1, self._throws_left(view, worth, self._roll_at))  # its hand is free by then
        mask = MASK_OF[tuple(view.free_dice)]
        credits, held = view.die_credits, camp.jerricans
        if credits + spare <= 0:
            return NAMES_OF[mask]

        def gain(die: int) -> float:
            """The gain from that die, besides those chosen so far."""
            more = mask | 1 << die
            preview = min(throws, PREVIEW_OF_ALL if more == SPECIAL_DICE else PREVIEW)
            without, with_it = (
                self._odds(view, worth, dice, purse, 0).of_turn(preview)
                for dice, purse in ((mask, held), (more, held - (not credits)))
            )
            return with_it - without

        for die in sorted(DICE_OF[SPECIAL_DICE & ~mask], key=lambda die: -gain(die))[: credits + spare]:
            if gain(die) < (0.0 if credits else worth.jerrican):
                break
            mask |= 1 << die
            held -= not credits
            credits = max(0, credits - 1)
        return NAMES_OF[mask]

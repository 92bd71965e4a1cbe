"""Kero by heuristics: reads a view and aims at a bundle of cards and Explorers.

Its reaction times are in `reflexes.py`.
"""

from collections.abc import Sequence
from typing import Final

from kermesse.core.clock import Millis
from kermesse.core.game import Command
from kermesse.games.kero.commands import (
    BUY_TUAREK,
    DECLINE,
    END_TURN,
    LAY_FLAT,
    MASK_OF,
    NAMES_OF,
    REACT,
    REFUEL,
    SWEEP_CARD,
    TAKE_CARD,
    TAP,
    ClaimTie,
    ConvertWheat,
    Move,
    PlaceExplorer,
    PlaceFree,
    PlayTuarek,
    Roll,
    Tip,
)
from kermesse.games.kero.components import (
    CARD_COST,
    CARD_EFFECT,
    CONQUESTS,
    DIE,
    JERRICAN,
    LAND_SLOTS,
    METAL,
    RECRUIT,
    RESOURCES,
    SPECIALS,
    SYMBOLS,
    WHEAT,
)
from kermesse.games.kero.view_types import KeroView
from kermesse.players.kero.dice_plan import DiceInSight, chance_of, usefulness
from kermesse.players.kero.evaluation import (
    BY_HAND,
    Bundle,
    Paid,
    Valuation,
    best_payable,
    conquest_is_near,
)
from kermesse.players.kero.reflexes import Reflexes
from kermesse.players.ordered_sum import ordered_sum

RESERVE: Final = 2_500  # sand never to be touched
MOST_THROWS: Final = 8
TURN_SAND: Final = 11_000  # approximate sand of a turn
THROW_PRICE: Final = 0.12  # value in points of the sand of one throw, while there may be too little
FILL: Final = 20_000  # approximate sand of a fill
LEAST_CHANCE: Final = 0.08  # less likely bundles are not worth the sand of a throw
LOOT_PRICE: Final = 0.9  # value in points of keeping a loot
RICH: Final = 5  # Jerricans above which Tuareks are bought
SOON_OVER: Final = 1.6  # own turns to come below which nothing is kept for later


class NormalBot(Reflexes):
    """One clan's driver."""

    taste = BY_HAND

    def _valuation(self, view: KeroView) -> Valuation:
        return Valuation(view, self.seat, self.taste)

    def act(self, view: KeroView, legal: Sequence[Command], now: Millis) -> Command | None:
        self._think_again(now)
        return self.choose(view, legal, now)

    def choose(self, view: KeroView, legal: Sequence[Command], now: Millis) -> Command | None:
        """The command that it would play now; None while its hand, or the table, is not ready."""
        phase = view.phase
        if phase == "rolling":
            return self._rolling(view, legal, now)
        if phase == "develop":
            return self._develop(view, legal)
        if phase == "prep":
            return self._prepare(view, legal)
        if phase == "reaction":
            return REACT if REACT in legal and self._rival_is_dry(view) else DECLINE
        if phase == "refuelling":
            return self._tap(view, legal, now)
        if phase == "sweep":
            return self._sweep(view, legal)
        if phase == "tie":
            worth = self._valuation(view)
            ties = [command for command in legal if isinstance(command, ClaimTie)]
            return max(ties, key=lambda tie: worth.land_stake(tie.land - 1), default=None)
        return None

    def _rival_is_dry(self, view: KeroView) -> bool:
        """True if the rival has room for a whole fill, so that an ambush takes something away."""
        truck = view.camps[1 - self.seat].truck
        return self._reading(view, 1 - self.seat, 0) + FILL < truck.capacity_ms

    def _tap(self, view: KeroView, legal: Sequence[Command], now: Millis) -> Command | None:
        if view.fill is not None and now < view.fill.tap_from:
            self._wakes = view.fill.tap_from
            return None
        return TAP if TAP in legal else None

    # Before the roll

    def _prepare(self, view: KeroView, legal: Sequence[Command]) -> Command:
        camp = view.camps[self.seat]
        level = self._reading(view, self.seat, 0)
        worth = self._valuation(view)
        if self._is_thirsty(view, worth, level):
            if PlayTuarek("tanker") in legal:
                return PlayTuarek("tanker")
            if REFUEL[0] in legal:
                twice = level < 0.09 * camp.truck.capacity_ms and camp.jerricans >= 4
                return REFUEL[1] if twice else REFUEL[0]
        special = self._on_lands(view, worth, legal)
        if special is not None:
            return special
        if PlayTuarek("two_dice") in legal and (len(view.free_dice) < 2 or worth.turns < SOON_OVER):
            return PlayTuarek("two_dice")
        specials = self._specials(view, worth, level)
        if BUY_TUAREK in legal and camp.jerricans - len(specials) > RICH:
            return BUY_TUAREK
        if PlayTuarek("fireproof") in legal and (len(specials) >= 2 or worth.turns < SOON_OVER):
            return PlayTuarek("fireproof")
        return Tip(specials, then_flat=view.options.clock == "live" and level < 3_000)

    def _is_thirsty(self, view: KeroView, worth: Valuation, level: Millis) -> bool:
        """True if sand is low and there are more turns to come than it lasts for."""
        capacity = view.camps[self.seat].truck.capacity_ms
        if view.last_turn:
            return level < 0.5 * capacity
        return level < 0.27 * capacity and level < worth.turns * TURN_SAND

    def _specials(self, view: KeroView, worth: Valuation, level: Millis) -> tuple[str, ...]:
        """The special dice to use: free ones always, then the most useful others that can be paid besides a possible
        fill.
        """
        camp = view.camps[self.seat]
        spare = camp.jerricans - (1 if 2 * level < camp.truck.capacity_ms and not view.last_turn else 0)
        to_buy = max(0, spare) + view.die_credits
        mask = MASK_OF[tuple(view.free_dice)]
        demand = self._demand(worth)
        others = [name for name in SPECIALS if name not in view.free_dice]
        others.sort(key=lambda name: -usefulness(DIE[name], demand))
        for name in others[:to_buy]:
            mask |= 1 << DIE[name]
        return NAMES_OF[mask]

    def _demand(self, worth: Valuation) -> list[float]:
        """The demand for a unit of each symbol, by the offers of the row and the lands."""
        demand = [0.0] * len(SYMBOLS)
        for card in worth.row:
            if card >= 0:
                cost = CARD_COST[card]
                per_unit = worth.card_worth(card, worth.mine, worth.rival) / sum(cost)
                for symbol in range(JERRICAN):
                    demand[symbol] += per_unit * cost[symbol] / 6
        for gain, _ in worth.explorer_gains(2):
            demand[METAL] += gain / 6
            demand[RECRUIT] += gain / 6
        demand[JERRICAN] = worth.jerrican
        demand[SYMBOLS.index("T")] = worth.tuarek
        demand[SYMBOLS.index("E")] = worth.taste.explorer
        return demand

    def _on_lands(self, view: KeroView, worth: Valuation, legal: Sequence[Command]) -> Command | None:
        """The banishment or march that gains most on the lands, if it is worth its tile now."""
        if view.last_turn:
            return None
        near = conquest_is_near(view)
        last = view.conquests == CONQUESTS - 1
        gain, chosen = (0.3 if last else 0.6) if near else 1.8, None
        for command in legal:
            if not isinstance(command, PlayTuarek):
                continue
            if command.kind == "banish":
                turned = worth.held(command.land - 1, 1) - 3 * worth.jerrican  # two lost, and the rival gets them
            elif command.kind == "march":
                turned = turned_by(command.moves, worth)
            else:
                continue
            if turned > gain:
                gain, chosen = turned, command
        return chosen

    # While the sand runs

    def _rolling(self, view: KeroView, legal: Sequence[Command], now: Millis) -> Command | None:
        again = self._throw_again(view, now)
        if not again:
            return LAY_FLAT
        roll = Roll(NAMES_OF[again])
        if view.options.clock == "live":
            may_throw = max(self._roll_at, view.next_throw_at or 0)
            if now < may_throw:
                self._wakes = may_throw
                return None
        return roll if any(isinstance(one, Roll) for one in legal) else LAY_FLAT

    def _throw_again(self, view: KeroView, now: Millis) -> int:
        """The mask of the dice to throw again; 0 if the result is good enough, or a throw too dangerous."""
        worth = self._valuation(view)
        throws = self._throws_left(view, worth, now)
        if throws <= 0:
            return 0
        bundles = worth.bundles()
        price, least_chance = self._throw_price(view, worth, now)
        table = DiceInSight(view, worth)
        loots, loot_price = self._loots(view, worth)
        if self.hand.sloppy and self.random.random() < self.hand.sloppy:
            bundles = bundles[len(bundles) // 8 :]
        stay = best_payable(bundles, table.resources(), loots, loot_price)
        burns = table.will_burn(0) * worth.burning(stay.bundle.slots)
        best, best_again = stay.worth + table.all_sides + burns + price, 0
        likely_burnt = table.will_burn(table.loose) * max((0.0, *(burning for _, burning in worth.burns)))
        fallbacks: dict[int, float] = {}
        for bundle in bundles:
            if bundle.worth + table.all_sides + likely_burnt <= best:
                break
            keep, missing, kinds = table.keep_for(bundle)
            looted = min(loots, missing // 2)
            missing -= 2 * looted
            free = table.loose & ~keep
            if not missing or not free:
                continue
            aimed = bundle.worth - looted * loot_price
            burning = worth.burning(bundle.slots)
            for thrown in {free: 0, free & ~table.jerricans: 0}:  # Jerricans may be worth more than another throw
                if not thrown:
                    continue
                chance = chance_of(table.weight(thrown), kinds, missing, throws)
                if chance < least_chance:
                    continue
                if keep not in fallbacks:
                    fallbacks[keep] = best_payable(bundles, table.kept(keep), loots, loot_price).worth
                value = chance * aimed + (1 - chance) * fallbacks[keep] + table.side_worth(thrown)
                value += table.will_burn(thrown) * burning
                if value > best:
                    best, best_again = value, thrown
        return best_again

    def _loots(self, view: KeroView, worth: Valuation) -> tuple[int, float]:
        """The number of loots held, and the price of one."""
        return view.hands[self.seat].count("loot"), 0.1 if worth.turns < SOON_OVER else LOOT_PRICE

    def _throw_price(self, view: KeroView, worth: Valuation, now: Millis) -> tuple[float, float]:
        """The least gain and chance that a throw must promise; low if the turns to come will not need all sand."""
        if view.last_turn:
            return 0.0, 0.0
        scarce = self._reading(view, self.seat, now) < worth.turns * TURN_SAND
        return (THROW_PRICE, LEAST_CHANCE) if scarce else (0.02, 0.03)

    def _throws_left(self, view: KeroView, worth: Valuation, now: Millis) -> int:
        planned = (2 * MOST_THROWS if worth.turns < SOON_OVER else MOST_THROWS) - view.turn_throws
        level = self._reading(view, self.seat, now)
        if view.options.clock == "calm":
            price = view.throw_price_ms
            return min(planned, level // price - 1)
        left = level - max(0, self._roll_at - now) - 800 - self.hand.flat[1] - RESERVE
        if left < 0:
            return 0
        return min(planned, 1 + left // self.hand.throw[1])

    # After the roll

    def _develop(self, view: KeroView, legal: Sequence[Command]) -> Command:
        worth = self._valuation(view)
        if view.pending_free:
            return PlaceFree(worth.explorer_gains(1)[0][1])
        camp = view.camps[self.seat]
        has = [*view.harvest, camp.jerricans]
        best = self._best_harvest(view, worth, has)
        if best.loots:
            return _loot_for(best.bundle, has)
        if best.bundle.slots:
            return self._first_card(best.bundle, worth)
        if best.bundle.explorers:
            return PlaceExplorer(worth.explorer_gains(1)[0][1])
        convert = ConvertWheat(view.harvest[WHEAT])
        if view.harvest[WHEAT] and convert in legal:
            return convert
        if view.last_turn:  # leftovers are worth nothing any more; a loot might be
            return BUY_TUAREK if BUY_TUAREK in legal else END_TURN
        level = self._reading(view, self.seat, 0)
        if PlayTuarek("tanker") in legal and level + FILL < min(camp.truck.capacity_ms, worth.turns * TURN_SAND):
            return PlayTuarek("tanker")
        special = self._on_lands(view, worth, legal)
        if special is not None:
            return special
        if BUY_TUAREK in legal and camp.jerricans > RICH:
            return BUY_TUAREK
        swept = 2.5 if worth.turns < SOON_OVER else 4.5
        if PlayTuarek("sweep") in legal and not view.sweeps and self._dearest(worth)[0] >= swept:
            return PlayTuarek("sweep")
        return END_TURN

    def _best_harvest(self, view: KeroView, worth: Valuation, has: list[int]) -> Paid:
        """The bundle to take; of nearly equal ones the one that leaves a card to burn that the rival wants."""
        loots, loot_price = self._loots(view, worth)
        bundles = worth.bundles()
        if view.fires >= 2:
            bundles = [
                each._replace(worth=each.worth + worth.burning(each.slots) - worth.burning(())) for each in bundles
            ]
            bundles.sort(key=lambda bundle: -bundle.worth)
        return best_payable(bundles, has, loots, loot_price)

    def _first_card(self, best: Bundle, worth: Valuation) -> Command:
        """The first card to take: those that give something useful come first: an Explorer, Jerricans."""
        useful = ("jerricans", "explorers", "tuareks")
        slots = sorted(best.slots, key=lambda slot: CARD_EFFECT[worth.row[slot - 1]] not in useful)
        return TAKE_CARD[slots[0]]

    def _dearest(self, worth: Valuation) -> tuple[float, int]:
        """The card of the row that gains the rival most, and its slot."""
        return max(
            (
                (worth.card_worth(card, worth.rival, worth.mine), slot + 1)
                for slot, card in enumerate(worth.row)
                if card >= 0
            ),
            default=(0.0, 0),
        )

    def _sweep(self, view: KeroView, legal: Sequence[Command]) -> Command | None:
        slot = self._dearest(self._valuation(view))[1]
        return SWEEP_CARD[slot] if slot else None


def turned_by(moves: Sequence[Move], worth: Valuation) -> float:
    """The gain from a march on the lands."""
    change = [0] * LAND_SLOTS
    for move in moves:
        change[move.start - 1] -= 1
        change[move.to - 1] += 1
    return ordered_sum([worth.held(slot, more) for slot, more in enumerate(change) if more])


def _loot_for(bundle: Bundle, has: list[int]) -> Command:
    """Two resources that the bundle lacks; if it lacks only one, the second does not matter."""
    lacks = [name for at, name in enumerate(RESOURCES) for _ in range(bundle.cost[at] - has[at])]
    first, second = sorted((lacks * 2)[:2], key=RESOURCES.index)
    return PlayTuarek("loot", resources=(first, second))

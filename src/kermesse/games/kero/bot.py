"""Kero's own bots: they read a view, aim at a bundle of cards and Explorers, and are as quick as a person."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final, NamedTuple

from kermesse.core.bot import Bot
from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import Command, Event, Seat
from kermesse.games.kero.aim import DiceInSight, chance_of, usefulness
from kermesse.games.kero.commands import (
    BUY_TUAREK,
    DECLINE,
    END_TURN,
    LAY_FLAT,
    LOOTS,
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
from kermesse.games.kero.events import (
    AmbushWindow,
    DiceLanded,
    DiceThrown,
    RefuelEnded,
    RefuelStarted,
    RefuelThrow,
    TurnStarted,
)
from kermesse.games.kero.view import KeroView
from kermesse.games.kero.worth import (
    EXPLORER_WORTH,
    Bundle,
    Valuation,
    best_payable,
    conquest_is_near,
)

Range = tuple[Millis, Millis]


class Hand(NamedTuple):
    """How quick and how exact a level is."""

    throw: Range  # from one throw to the next
    flat: Range  # from a landing to laying flat
    misread: float  # of a fuel level, as a share of the tank
    sloppy: float  # how often it settles for less than the best bundle


HANDS: Final[Mapping[str, Hand]] = {
    "easy": Hand((3000, 4600), (1400, 2200), 0.10, 0.6),
    "normal": Hand((2500, 3600), (900, 1600), 0.06, 0.0),
    "hard": Hand((2100, 3000), (700, 1200), 0.03, 0.0),
}
WINDOW: Final[Range] = (800, 2500)  # whatever it holds
CAMP: Final[Range] = (600, 1500)
TAPS: Final[Range] = (1100, 1700)

RESERVE: Final = 2_500  # sand never to be touched
MOST_THROWS: Final = 6
THROW_PRICE: Final = 0.1  # points that the sand of one throw is worth
LEAST_CHANCE: Final = 0.08  # below it, a bundle is not worth the sand of a throw
LOOT_GAIN: Final = 1.5  # points that make a loot worth playing
RICH: Final = 5  # Jerricans beyond which Tuareks are bought


class KeroBot(Bot[KeroView]):
    """One clan's driver."""

    def __init__(self, seat: Seat, seats: int, random: Random, hand: Hand) -> None:
        super().__init__(seat, seats, random)
        self.hand = hand
        self._wakes: Millis = NEVER
        self._roll_at: Millis = 0
        self._fill_landed_at: Millis = 0
        self._filling = False
        self._misread = 0.0

    # When

    def hear(self, events: Sequence[Event], awaited: bool, now: Millis) -> None:
        wait = CAMP
        for event in events:
            if isinstance(event, TurnStarted):
                self._misread = self.random.uniform(-self.hand.misread, self.hand.misread)
            elif isinstance(event, DiceThrown):
                self._roll_at = now + self._draw(self.hand.throw)
            elif isinstance(event, DiceLanded):
                wait = self.hand.flat
            elif isinstance(event, AmbushWindow):
                wait = WINDOW
            elif isinstance(event, RefuelStarted | RefuelThrow):
                self._filling = True
                self._fill_landed_at = now
            elif isinstance(event, RefuelEnded):
                self._filling = False
        if not awaited:
            self._wakes = NEVER
        elif self._filling:
            self._wakes = max(now, self._fill_landed_at + self._draw(TAPS))
        elif events or self._wakes >= NEVER:
            self._wakes = now + self._draw(wait)

    def wakes(self) -> Millis:
        return self._wakes

    def _draw(self, span: Range) -> Millis:
        return self.random.randint(*span)

    def act(self, view: KeroView, legal: Sequence[Command], now: Millis) -> Command | None:
        self._wakes = now + self._draw(CAMP)  # should the table not take it, think again
        phase = view.phase
        if phase == "rolling":
            return self._rolling(view, legal, now)
        if phase == "develop":
            return self._develop(view, legal)
        if phase == "prep":
            return self._prepare(view, legal)
        if phase == "reaction":
            return REACT if REACT in legal and self._rival_is_low(view) else DECLINE
        if phase == "refuelling":
            return TAP if TAP in legal else None
        if phase == "sweep":
            return self._sweep(view, legal)
        if phase == "tie":
            worth = Valuation(view, self.seat)
            ties = [command for command in legal if isinstance(command, ClaimTie)]
            return max(ties, key=lambda tie: worth.land_stake(tie.land - 1), default=None)
        return None

    def _reading(self, view: KeroView, seat: Seat, now: Millis) -> Millis:
        """A fuel level as this bot reads it off the glass."""
        truck = view.camps[seat].truck
        level = truck.fuel_ms - (now - truck.since if truck.flow == "out" else 0)
        return round(level + self._misread * truck.capacity_ms) if view.clock == "live" else level

    def _rival_is_low(self, view: KeroView) -> bool:
        truck = view.camps[1 - self.seat].truck
        return 2 * self._reading(view, 1 - self.seat, 0) < truck.capacity_ms

    # Before the roll

    def _prepare(self, view: KeroView, legal: Sequence[Command]) -> Command:
        truck = view.camps[self.seat].truck
        jerricans = view.camps[self.seat].jerricans
        level = self._reading(view, self.seat, 0)
        if REFUEL[0] in legal and level < (0.5 if view.last_turn else 0.27) * truck.capacity_ms:
            twice = level < 0.09 * truck.capacity_ms and jerricans >= 4
            return REFUEL[1] if twice else REFUEL[0]
        held = view.hands[self.seat]
        if "tanker" in held and level < 0.2 * truck.capacity_ms and PlayTuarek("tanker") in legal:
            return PlayTuarek("tanker")
        worth = Valuation(view, self.seat)
        special = self._on_lands(view, worth, legal)
        if special is not None:
            return special
        if PlayTuarek("two_dice") in legal and len(view.free_dice) < 2:
            lacks = jerricans < len(SPECIALS) - len(view.free_dice)
            if lacks if view.last_turn else level > 0.3 * truck.capacity_ms:
                return PlayTuarek("two_dice")
        specials = self._specials(view, worth, level)
        if PlayTuarek("fireproof") in legal and (len(specials) >= 2 or view.last_turn):
            return PlayTuarek("fireproof")
        return Tip(specials, then_flat=view.clock == "live" and level < 3_000)

    def _specials(self, view: KeroView, worth: Valuation, level: Millis) -> tuple[str, ...]:
        """Free dice always; others for what Jerricans are left after a possible fill, the most useful first."""
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
        """How much a unit of each symbol is wanted, by what the row and the lands offer."""
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
        demand[SYMBOLS.index("E")] = EXPLORER_WORTH
        return demand

    def _on_lands(self, view: KeroView, worth: Valuation, legal: Sequence[Command]) -> Command | None:
        """A banishment or a march that turns a land worth having."""
        if not conquest_is_near(view) or view.last_turn:
            return None
        held = view.hands[self.seat]
        leads = [worth.lead(slot) for slot in range(LAND_SLOTS)]
        stakes = [worth.land_stake(slot) for slot in range(LAND_SLOTS)]
        if "banish" in held and view.camps[self.seat].jerricans >= 3:
            for slot in sorted(range(LAND_SLOTS), key=lambda slot: -stakes[slot]):
                banish = PlayTuarek("banish", land=slot + 1)
                if stakes[slot] >= 3 and leads[slot] in (0, -1) and banish in legal:
                    return banish
        if "march" in held:
            wanted = [slot for slot in range(LAND_SLOTS) if leads[slot] == 0 and stakes[slot] >= 3]
            spare = [
                slot
                for slot in range(LAND_SLOTS)
                if view.lands[slot].explorers[self.seat] and (leads[slot] >= 2 or leads[slot] <= -1)
            ]
            if wanted and spare:
                march = PlayTuarek("march", (Move(spare[0] + 1, max(wanted, key=stakes.__getitem__) + 1),))
                return march if march in legal else None
        return None

    # While the sand runs

    def _rolling(self, view: KeroView, legal: Sequence[Command], now: Millis) -> Command | None:
        again = self._throw_again(view, now)
        if not again:
            return LAY_FLAT
        roll = Roll(NAMES_OF[again])
        if view.clock == "live" and now < self._roll_at:
            self._wakes = self._roll_at
            return None
        return roll if any(isinstance(one, Roll) for one in legal) else LAY_FLAT

    def _throw_again(self, view: KeroView, now: Millis) -> int:
        """The dice to throw again, as a mask; 0: it is good enough, or too dangerous."""
        throws = self._throws_left(view, now)
        if throws <= 0:
            return 0
        worth = Valuation(view, self.seat)
        bundles = worth.bundles()
        table = DiceInSight(view, worth)
        if self.hand.sloppy and self.random.random() < self.hand.sloppy:
            bundles = bundles[len(bundles) // 8 :]
        has = table.resources()
        stay = best_payable(bundles, has).worth
        best, best_again = stay + table.all_sides + (0.0 if view.last_turn else THROW_PRICE), 0
        for bundle in bundles:
            if bundle.worth + table.all_sides <= best:
                break
            keep, missing, kinds = table.keep_for(bundle)
            free = table.loose & ~keep
            if not missing or not free:
                continue
            chance = chance_of(table.weight(free), kinds, missing, throws)
            if chance < (0.0 if view.last_turn else LEAST_CHANCE):
                continue
            fallback = best_payable(bundles, table.kept(keep)).worth
            value = chance * bundle.worth + (1 - chance) * fallback + table.side_worth(free)
            if value > best:
                best, best_again = value, free
        return best_again

    def _throws_left(self, view: KeroView, now: Millis) -> int:
        planned = (MOST_THROWS if not view.last_turn else 3 * MOST_THROWS) - view.turn_throws
        level = self._reading(view, self.seat, now)
        if view.clock == "calm":
            price = view.throw_price_ms
            return min(planned, level // price - 1)
        left = level - max(0, self._roll_at - now) - 800 - self.hand.flat[1] - RESERVE
        if left < 0:
            return 0
        return min(planned, 1 + left // self.hand.throw[1])

    # After the roll

    def _develop(self, view: KeroView, legal: Sequence[Command]) -> Command:
        worth = Valuation(view, self.seat)
        if view.pending_free:
            return PlaceFree(worth.explorer_gains(1)[0][1])
        jerricans = view.camps[self.seat].jerricans
        has = [*view.harvest, jerricans]
        bundles = worth.bundles()
        best = best_payable(bundles, has)
        held = view.hands[self.seat]
        if "loot" in held:
            loot = _best_loot(bundles, has, best, 0.0 if view.last_turn else LOOT_GAIN)
            if loot is not None:
                return loot
        if best.slots:
            return self._first_card(best, worth)
        if best.explorers:
            return PlaceExplorer(worth.explorer_gains(1)[0][1])
        convert = ConvertWheat(view.harvest[WHEAT])
        if view.harvest[WHEAT] and convert in legal:
            return convert
        if view.last_turn:  # what is left over is worth nothing any more; a loot might be
            return BUY_TUAREK if BUY_TUAREK in legal else END_TURN
        truck = view.camps[self.seat].truck
        if "tanker" in held and 5 * self._reading(view, self.seat, 0) < truck.capacity_ms:
            tanker = PlayTuarek("tanker")
            if tanker in legal:
                return tanker
        special = self._on_lands(view, worth, legal)
        if special is not None:
            return special
        if BUY_TUAREK in legal and jerricans > RICH:
            return BUY_TUAREK
        if "sweep" in held and not view.sweeps and self._dearest(worth)[0] >= 5:
            return PlayTuarek("sweep")
        return END_TURN

    def _first_card(self, best: Bundle, worth: Valuation) -> Command:
        """Cards that bring something to use first: an Explorer, Jerricans."""
        useful = ("jerricans", "explorers", "tuareks")
        slots = sorted(best.slots, key=lambda slot: CARD_EFFECT[worth.row[slot - 1]] not in useful)
        return TAKE_CARD[slots[0]]

    def _dearest(self, worth: Valuation) -> tuple[float, int]:
        """The card of the row that the rival gains most by, and its slot."""
        return max(
            (
                (worth.card_worth(card, worth.rival, worth.mine), slot + 1)
                for slot, card in enumerate(worth.row)
                if card >= 0
            ),
            default=(0.0, 0),
        )

    def _sweep(self, view: KeroView, legal: Sequence[Command]) -> Command | None:
        slot = self._dearest(Valuation(view, self.seat))[1]
        return SWEEP_CARD[slot] if slot else None


def _best_loot(bundles: list[Bundle], has: list[int], best: Bundle, least: float) -> Command | None:
    """The two resources that pay for something better by more than that, if there are such."""
    gain, chosen = least, None
    for loot in LOOTS:
        assert isinstance(loot, PlayTuarek)
        more = has[:]
        for name in loot.resources:
            more[RESOURCES.index(name)] += 1
        worth = best_payable(bundles, more).worth - best.worth
        if worth > gain:
            gain, chosen = worth, loot
    return chosen


def _level(hand: Hand) -> Callable[[Seat, int, Random], KeroBot]:
    def seated(seat: Seat, seats: int, random: Random) -> KeroBot:
        return KeroBot(seat, seats, random, hand)

    return seated


BOTS: Final[Mapping[str, Callable[[Seat, int, Random], KeroBot]]] = {name: _level(hand) for name, hand in HANDS.items()}

"""Values of things to a clan, in points, for Kero's bots. They read only a view."""

from itertools import combinations
from typing import Final, NamedTuple

from kermesse.games.kero.components import (
    CARD,
    CARD_AMOUNT,
    CARD_COLOUR,
    CARD_COST,
    CARD_EFFECT,
    CARD_POINTS,
    CONQUESTS,
    IS_POWER,
    LAND,
    LAND_COLOUR,
    LAND_JERRICANS,
    LAND_SCORES,
    LAND_SLOTS,
    LAND_TUAREKS,
    NONE_SHALL_PASS,
    OUTPOST_POINTS,
    OUTPOST_ROOM,
    POWER_SLOTS,
)
from kermesse.games.kero.rules.scoring import colours_of, land_points
from kermesse.games.kero.view_types import KeroView

MOST_CARDS: Final = 3
MOST_EXPLORERS: Final = 3
PASSES: Final = sum(NONE_SHALL_PASS)  # None shall pass! in the game


class Taste(NamedTuple):
    """Weights of a player, in points; the defaults were chosen by hand."""

    jerrican: float = 0.8
    tuarek: float = 0.8
    explorer: float = 1.3
    fill: tuple[float, float] = (1.3, 0.3)  # by whether the truck is half empty
    turns_to_use: float = 2.0  # own turns needed to use something that is kept
    # Points a turn of a permanent power.
    die: float = 1.1
    resource: float = 0.6
    income: float = 0.6
    convert: float = 0.3
    tie: float = 0.2
    rival_passes: float = 0.5  # of the value of None shall pass! to the rival
    passes_to_come: float = 0.0  # for each None shall pass! that may still come, if one is held
    rival_land: float = 0.5  # of the value of a land to the rival
    # Gain of one more Explorer on a land, as a share of its worth, by the lead before: -2 and less, -1, 0, 1, 2 and
    # more.
    explorer_gain: tuple[float, ...] = (0.06, 0.25, 0.45, 0.15, 0.02)
    explorer_gain_near: tuple[float, ...] = (0.06, 0.25, 0.45, 0.15, 0.02)  # with a Conquest near
    # Sums of the same: the share of a land's value at a lead of -3, -2, ... 3; near a Conquest a lead counts for more.
    holds: tuple[float, ...] = (0.0, 0.0, 0.06, 0.31, 0.76, 0.91, 0.93)
    holds_near: tuple[float, ...] = (0.0, 0.0, 0.03, 0.2, 0.8, 0.95, 0.97)
    # The next player may take a card that does not burn: the gain from burning it, and its cost.
    spared: float = 0.35
    burnt: float = 0.2
    denied: float = 0.0  # of a card's value to the rival, who may take it next

    def power(self, effect: str) -> float:
        if effect == "die":
            return self.die
        if effect == "resource":
            return self.resource
        if effect == "income":
            return self.income
        return self.convert if effect == "convert" else self.tie


BY_HAND: Final = Taste()
# From the values at the start of a turn (`position_value.py`): powers, Jerricans and Explorers are worth more than by
# hand.
TUNED: Final = Taste(
    jerrican=1.3,
    tuarek=1.1,
    explorer=2.0,
    die=1.5,
    resource=1.15,
    income=1.45,
    passes_to_come=0.4,
    explorer_gain=(0.12, 0.45, 0.6, 0.17, 0.08),
    explorer_gain_near=(0.1, 0.5, 0.7, 0.25, 0.08),
    denied=0.15,
)


class Bundle(NamedTuple):
    """A goal: cards of the row and Explorers, with their total cost."""

    worth: float
    cost: tuple[int, int, int, int, int]  # B W M R J
    slots: tuple[int, ...]  # of the row, from 1
    explorers: int


NOTHING: Final = Bundle(0.0, (0, 0, 0, 0, 0), (), 0)


class Clan:
    """A clan's camp, as the valuation needs it."""

    def __init__(self, view: KeroView, seat: int, taste: Taste) -> None:
        self.taste = taste
        camp = view.camps[seat]
        self.cards = [CARD[name] for name in camp.cards]
        self.lands = [LAND[name] for name in camp.lands]
        self.powers = len(camp.powers)
        self.passes = sum(NONE_SHALL_PASS[card] for card in self.cards)
        self.colours = colours_of(self.cards)
        self.half_empty = 2 * camp.truck.fuel_ms < camp.truck.capacity_ms

    def land_worth(self, land: int) -> float:
        """The land's points at the end, with some cards still to come, and its bonus."""
        kind = LAND_SCORES[land]
        growth = 1.5 if kind in ("colour", "lands") else 1.0 if kind in ("threes", "four_of_a_colour") else 0.5
        if kind == "points":
            growth = 0.0
        points = land_points(land, self.colours, len(self.cards), len(self.lands) + 1) + growth
        return points + self.taste.tuarek * LAND_TUAREKS[land] + self.taste.jerrican * LAND_JERRICANS[land]


class Valuation:
    """The values of all that a seat could gain now, in points."""

    def __init__(self, view: KeroView, seat: int, taste: Taste = BY_HAND) -> None:
        self.view = view
        self.seat = seat
        self.taste = taste
        self.mine = Clan(view, seat, taste)
        self.rival = Clan(view, 1 - seat, taste)
        # In the last turn only points count, and before it things kept for later count less and less.
        self.turns = 0.0 if view.last_turn else max(0.5, (view.deck - 4) / 3.2 / 2 + 0.5)
        self.kept = min(1.0, self.turns / taste.turns_to_use)
        self.jerrican = self.kept * taste.jerrican
        self.tuarek = self.kept * taste.tuarek
        self.row = [CARD[name] if name else -1 for name in view.row]
        self.lands = [LAND[slot.land] if slot.land else -1 for slot in view.lands]
        self.stakes = [self.land_stake(slot) for slot in range(LAND_SLOTS)]
        self._burns: list[tuple[int, float]] | None = None

    def card_worth(self, card: int, clan: Clan, rival: Clan) -> float:
        effect, amount = CARD_EFFECT[card], CARD_AMOUNT[card]
        taste = self.taste
        worth = float(CARD_POINTS[card])
        if IS_POWER[card]:
            if clan.powers < POWER_SLOTS:
                worth += taste.power(effect) * self.turns
        elif effect == "nsp":
            worth += 2 * clan.passes + 1 + taste.rival_passes * (2 * rival.passes + 1)
            worth += taste.passes_to_come * self.kept * max(0, PASSES - 1 - clan.passes - rival.passes)
        elif effect == "explorers":
            worth += amount * (1.3 if self.view.last_turn else taste.explorer)
        elif self.turns:
            if effect == "jerricans":
                worth += self.jerrican * amount
            elif effect == "tuareks":
                worth += self.tuarek * amount
            elif effect == "fill":
                worth += taste.fill[0] if clan.half_empty else taste.fill[1]
        return worth + self._colour_worth(card, clan)

    def _colour_worth(self, card: int, clan: Clan) -> float:
        colour = CARD_COLOUR[card]
        worth = 0.0
        for land in clan.lands:
            kind = LAND_SCORES[land]
            if (kind == "colour" and LAND_COLOUR[land] == colour) or (
                kind == "four_of_a_colour" and clan.colours[colour] == 3 == max(clan.colours)
            ):
                worth += 1.0 if kind == "colour" else 3.0
            elif kind == "threes":
                worth += 0.34
            elif kind == "every_colour" and not clan.colours[colour]:
                worth += 2.0 if clan.colours.count(0) == 1 else 0.5
        return worth

    def lead(self, slot: int) -> int:
        on = self.view.lands[slot].explorers
        return on[self.seat] - on[1 - self.seat]

    def held(self, slot: int, more: int) -> float:
        """The value of that many Explorers more (or fewer) on a land."""
        lead = self.lead(slot)
        holds = self.taste.holds_near if conquest_is_near(self.view) else self.taste.holds
        before, after = (holds[min(3, max(-3, leads)) + 3] for leads in (lead, lead + more))
        return (after - before) * self.stakes[slot]

    def burning(self, taken: tuple[int, ...]) -> float:
        """The value of burning the rightmost card with those slots empty: the rival will not have it."""
        for slot, worth in self.burns:
            if slot not in taken:
                return worth
        return 0.0

    @property
    def burns(self) -> list[tuple[int, float]]:
        """The slots from the right, with the value of burning their card."""
        if self._burns is None:
            self._burns = (
                []
                if self.view.last_turn
                else [
                    (
                        slot + 1,
                        self.taste.spared * self.card_worth(card, self.rival, self.mine)
                        - self.taste.burnt * self.card_worth(card, self.mine, self.rival),
                    )
                    for slot, card in reversed(list(enumerate(self.row)))
                    if card >= 0
                ]
            )
        return self._burns

    def land_stake(self, slot: int) -> float:
        """The stake of a land: its value to this clan, plus part of its value to the rival."""
        land = self.lands[slot]
        return self.mine.land_worth(land) + self.taste.rival_land * self.rival.land_worth(land) if land >= 0 else 0.0

    def explorer_gains(self, most: int = MOST_EXPLORERS) -> list[tuple[float, int | str]]:
        """The next Explorers one by one, each at its best place: the gain and the place."""
        gains: list[tuple[float, int | str]] = []
        if self.view.last_turn:
            for there in range(self.view.outpost, min(self.view.outpost + most, OUTPOST_ROOM)):
                gains.append((float(OUTPOST_POINTS[there + 1] - OUTPOST_POINTS[there]), "outpost"))
            return gains
        leads = [self.lead(slot) for slot in range(LAND_SLOTS)]
        near = conquest_is_near(self.view)
        stakes, gain_by_lead = self.stakes, self.taste.explorer_gain_near if near else self.taste.explorer_gain
        for _ in range(most):
            by_slot = [gain_by_lead[min(4, max(0, leads[slot] + 2))] * stakes[slot] for slot in range(LAND_SLOTS)]
            best = max(range(LAND_SLOTS), key=by_slot.__getitem__)
            gains.append((by_slot[best], best + 1))
            leads[best] += 1
        return gains

    def _offer(self, card: int) -> float:
        """The value of a card, and of keeping it from the rival."""
        worth = self.card_worth(card, self.mine, self.rival)
        if self.taste.denied and not self.view.last_turn:
            worth += self.taste.denied * self.card_worth(card, self.rival, self.mine)
        return worth

    def bundles(self) -> list[Bundle]:
        """All bundles that one turn could bring, best first."""
        offers = [(self._offer(card), CARD_COST[card], slot + 1) for slot, card in enumerate(self.row) if card >= 0]
        gains = self.explorer_gains(min(MOST_EXPLORERS, self.view.camps[self.seat].explorers))
        sums = [0.0]
        for gain, _ in gains:
            sums.append(sums[-1] + gain)
        bundles = []
        for size in range(min(MOST_CARDS, len(offers)) + 1):
            for some in combinations(offers, size):
                worth = 0.0
                brick = wheat = metal = recruit = jerrican = 0
                for card_worth, cost, _ in some:
                    worth += card_worth - self.jerrican * cost[4]
                    brick += cost[0]
                    wheat += cost[1]
                    metal += cost[2]
                    recruit += cost[3]
                    jerrican += cost[4]
                slots = tuple(slot for _, _, slot in some)
                for n, gain in enumerate(sums):
                    cost_of_all = (brick, wheat, metal + n, recruit + n, jerrican)
                    bundles.append(Bundle(worth + gain, cost_of_all, slots, n))
        bundles.sort(key=lambda bundle: -bundle.worth)
        return bundles


class Paid(NamedTuple):
    """A bundle that can be paid for, with the number of loots used and the value left."""

    bundle: Bundle
    loots: int
    worth: float


def best_payable(bundles: list[Bundle], has: list[int], loots: int, price: float) -> Paid:
    """The best bundle that these resources (B W M R J) pay for, with loots at that price each; at worst the empty
    bundle.
    """
    brick, wheat, metal, recruit, jerrican = has[:5]
    best, best_loots, best_worth = NOTHING, 0, 0.0
    for bundle in bundles:
        if bundle.worth <= best_worth:
            break
        cost = bundle.cost
        if cost[4] > jerrican:
            continue
        lack = 0
        if cost[0] > brick:
            lack += cost[0] - brick
        if cost[1] > wheat:
            lack += cost[1] - wheat
        if cost[2] > metal:
            lack += cost[2] - metal
        if cost[3] > recruit:
            lack += cost[3] - recruit
        needs = (lack + 1) // 2
        if needs <= loots and bundle.worth - needs * price > best_worth:
            best, best_loots, best_worth = bundle, needs, bundle.worth - needs * price
    return Paid(best, best_loots, best_worth)


def conquest_is_near(view: KeroView) -> bool:
    """True if a Conquest is likely soon. Three lie in three piles of nine; the later in a pile, the likelier."""
    left = view.deck - 9 * (CONQUESTS - 1 - view.conquests)
    return left <= 5

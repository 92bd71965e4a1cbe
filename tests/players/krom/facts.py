"""Checks of Krom's reasons against the view, by the rules (docs/rules/krom.md) and not by the bot's code: the places.

Fights and Bonus cards stand in `card_facts.py`.
"""

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations, product

from kermesse.games.krom.commands import PlayBonus
from kermesse.games.krom.components import COMPONENTS

KINDS = ("kroms", "wood", "bone", "stone", "hearts", "bonus")
TOKENS = KINDS[:4]
EVOLUTION = {row["id"]: row for row in COMPONENTS["evolution"]}
BONUS = {row["key"]: row for row in COMPONENTS["bonus"]}
PREY = {row["id"]: row for row in COMPONENTS["hunt"]}
GATHER = {row["key"]: row for row in COMPONENTS["gather"]}
WEIGHTS = [row["weight"] for row in COMPONENTS["character"]]
WORTH = {"none": 0, "pair": 3, "two_pairs": 4, "three": 5, "full": 8, "four": 9, "straight": 11, "five": 20}  # 1.3


class PlaceFacts:
    """One reason in its view, with a method for each kind of reason that checks it."""

    def __init__(self, view, legal, command, reason):
        self.view, self.legal, self.command, self.r = view, legal, command, reason
        self.me = view.players[view.viewer]
        self.place = getattr(command, "place", self.me.place)  # where the seat is, or means to go
        self.done = type(command).__name__

    def holds(self):
        return bool(getattr(self, self.r.__struct_config__.tag)())

    # What the tests reckon with

    def purse(self, player=None):
        return {kind: getattr(player or self.me, kind) for kind in TOKENS}

    def lacks(self, card, kind):
        return max(0, EVOLUTION[card]["cost"][kind] - self.purse()[kind])

    def in_row(self, *cards):
        return all(self.view.evolution_row.count(card) >= cards.count(card) for card in cards)

    def pays(self, cards, place, kroms=0, bought=(0,) * 6):
        """True if the seat can pay with so many Kroms more and these tokens."""
        cost = {kind: sum(EVOLUTION[card]["cost"][kind] for card in cards) for kind in TOKENS}
        has = {kind: count + bought[at] for at, (kind, count) in enumerate(self.purse().items())}
        has["kroms"] += kroms
        built_there = all(EVOLUTION[card].get("place", place) == place for card in cards)
        return self.in_row(*cards) and built_there and all(has[kind] >= cost[kind] for kind in TOKENS)

    def reaches(self, cards, points):
        return points == self.me.points + sum(EVOLUTION[card]["points"] for card in cards) >= self.view.target

    def amount(self, **counts):
        return self.r.amounts == tuple(counts.get(kind, 0) for kind in KINDS)

    def stock(self, kind):
        if kind == "hearts":
            return 7 - self.me.hearts
        return (
            self.view.bonus_pile + len(self.view.bonus_discard)
            if kind == "bonus"
            else self.view.stock[TOKENS.index(kind)]
        )

    def alone_there(self):
        return [
            seat for seat, them in enumerate(self.view.players) if seat != self.view.viewer and them.place != self.place
        ]

    def beast_may_come(self):
        return self.place != "cave" and self.view.beast is not None and self.view.beast.hearts > 0

    def pile(self, is_so=lambda row: True):
        gone = Counter(self.view.gather_discard)
        return sum(row["copies"] - gone[key] for key, row in GATHER.items() if is_so(row))

    def price(self):
        drawn = self.view.turn.gathered if self.done in ("Gather", "EndPhase") else 0
        return (0, 1, 3, 4)[drawn]

    # Winning, and building

    def win_there(self):
        chosen = self.done != "Evolve" or self.view.evolution_row[self.command.slot] in self.r.evolutions
        at_place = self.r.place == self.place
        return (
            at_place
            and chosen
            and self.pays(self.r.evolutions, self.place)
            and self.reaches(self.r.evolutions, self.r.points)
        )

    def rest_wins(self):
        rested = min(2, self.view.stock[0])
        lacked = not self.pays(self.r.evolutions, "cave")
        return (
            self.at_cave("Rest")
            and lacked
            and self.pays(self.r.evolutions, "cave", rested)
            and self.reaches(self.r.evolutions, self.r.points)
        )

    def shopping_wins(self):
        return self.bought(self.r.evolutions) and self.reaches(self.r.evolutions, self.r.points)

    def at_cave(self, act):
        return self.place == "cave" and self.done in ("ChooseDestination", act)

    def bought(self, cards):
        """Three Kroms each, and the stock has them; all for these cards."""
        tokens = self.r.amounts[1:4]
        in_stock = all(count <= stock for count, stock in zip(tokens, self.view.stock[1:], strict=True))
        none_too_many = all(
            count == max(0, sum(EVOLUTION[card]["cost"][kind] for card in cards) - self.purse()[kind])
            for kind, count in zip(TOKENS[1:], tokens, strict=True)
        )
        this_one = self.done != "Service" or self.r.amounts[KINDS.index(self.command.what)] > 0
        paid = self.r.price == 3 * sum(tokens) > 0 and sum(tokens) == sum(self.r.amounts)
        return (
            self.at_cave("Service")
            and this_one
            and in_stock
            and none_too_many
            and paid
            and self.pays(cards, "cave", -self.r.price, self.r.amounts)
        )

    def build_there(self):
        card = EVOLUTION[self.r.evolution]
        only_there = card.get("place") == self.r.place == self.place
        return only_there and card["points"] == self.r.points and self.pays([self.r.evolution], self.place)

    def buy_and_build(self):
        return EVOLUTION[self.r.evolution]["points"] == self.r.points and self.bought([self.r.evolution])

    def builds(self):
        card = EVOLUTION[self.view.evolution_row[self.command.slot]]
        return (card["id"], card["points"], self.me.points + card["points"], self.view.target) == (
            self.r.evolution,
            self.r.points,
            self.r.total,
            self.r.goal,
        )

    # Where to go

    def hurt_go_home(self):
        warm = self.view.options.board == "glacial"
        return self.place == "cave" and self.me.hearts == self.r.hearts and self.me.hearts + warm + 3 <= 7

    def nobody_comes(self):
        return self.r.place == self.place and not self.alone_there() and not self.beast_may_come()

    def one_comes(self):
        return (
            self.r.place == self.place
            and self.alone_there() == [self.r.rival]
            and not self.beast_may_come()
            and self.view.seats > 2
        )

    def lacked_there(self):
        kind = {"forest": "wood", "savannah": "bone", "mountain": "stone"}[self.place]
        count = self.lacks(self.r.evolution, kind)
        return (
            self.r.place == self.place
            and self.in_row(self.r.evolution)
            and count
            and self.stock(kind)
            and self.amount(**{kind: count})
        )

    def few_nettles(self):
        nettles = self.pile(lambda row: row["key"] == "nettles")
        share = Fraction(nettles, self.pile()) <= Fraction(3, 20)  # "only": no more than the whole deck has
        return (
            (nettles, self.pile(), self.price()) == (self.r.nettles, self.r.pile, self.r.price)
            and share
            and self.place == "forest"
        )

    def free_throw(self):
        return (
            self.place == "mountain"
            and self.r.percent == percent(climbed(()), lambda key: key != "none")
            and self.view.stock[0] >= 3
        )

    def most_bring(self):
        bringing = self.pile(lambda row: row["key"] != "nettles")
        said = (bringing, self.pile(), self.price()) == (self.r.count, self.r.pile, self.r.price)
        return said and self.place == "forest" and 2 * bringing > self.pile()

    def last_throw(self):
        return self.done == "Settle" and self.key() == self.r.key and not self.may("Reroll")

    def rest_gives(self):
        return (
            self.at_cave("Rest")
            and self.r.hearts == self.me.hearts
            and self.amount(kroms=min(2, self.view.stock[0]), hearts=min(3, 7 - self.me.hearts))
        )

    def prey_worth(self):
        prey = PREY[self.r.quarry]
        bought = self.r.count - prey["dice"]
        meant = self.done != "Hunt" or (self.r.quarry, bought) == (
            self.view.hunt_row[self.command.slot],
            self.command.extra,
        )
        reached = [sum(dice) >= prey["value"] for dice in product(range(1, 7), repeat=self.r.count)]
        return (
            meant
            and self.place == "savannah"
            and self.r.quarry in self.view.hunt_row
            and 0 <= bought <= 2
            and 2 * bought <= self.me.kroms
            and self.r.value == prey["value"]
            and self.r.percent == round(Fraction(100 * sum(reached), len(reached)))
            and self.amount(**{kind: min(prey.get(kind, 0), self.stock(kind)) for kind in KINDS})
        )

    # On a place

    def gather_wood(self):
        wood = self.pile(lambda row: row.get("wood", 0) > 0)
        return (
            (wood, self.pile(), self.price()) == (self.r.count, self.r.pile, self.r.price)
            and self.in_row(self.r.evolution)
            and self.lacks(self.r.evolution, "wood") > 0
            and self.stock("wood")
            and self.place == "forest"
        )

    def shuffle_wood(self):
        wood = self.pile(lambda row: row.get("wood", 0) > 0)
        return (wood, self.pile(), 10, 20) == (self.r.count, self.r.pile, self.r.then, self.r.deck) and Fraction(
            wood, self.pile()
        ) < Fraction(1, 2)

    def shuffle_nettles(self):
        nettles = self.pile(lambda row: row["key"] == "nettles")
        return (nettles, self.pile(), 3, 20) == (self.r.count, self.r.pile, self.r.then, self.r.deck) and Fraction(
            nettles, self.pile()
        ) > Fraction(3, 20)

    def dear_card(self):
        return self.place == "forest" and self.r.price == self.price() >= 3 and self.may("Gather")

    def keep_kroms(self):
        cost = EVOLUTION[self.r.evolution]["cost"]["kroms"] + 3 * sum(
            self.lacks(self.r.evolution, kind) for kind in TOKENS[1:]
        )
        return self.in_row(self.r.evolution) and self.r.kroms == self.me.kroms < cost == self.r.price

    def keep_cards(self):
        others = {type(one) for one in self.legal if not one.side_command} - {type(self.command)}
        return self.r.place == self.place and others <= {PlayBonus}

    def may(self, act):
        return any(type(one).__name__ == act for one in self.legal)

    def rethrow(self):
        kept = tuple(sorted(pips for at, pips in enumerate(self.view.turn.climb) if at not in self.command.dice))
        price = (1, 1, 2, 2)[self.view.turn.rerolls]
        better = percent(climbed(kept), lambda key: WORTH[key] > WORTH[self.r.key])
        return (self.key(), len(self.command.dice), price, better) == (
            self.r.key,
            self.r.count,
            self.r.price,
            self.r.percent,
        )

    def stop_here(self):
        dice = self.view.turn.climb
        kept = {tuple(sorted(some)) for count in range(5) for some in combinations(dice, count)}
        best = max(percent(climbed(some), lambda key: WORTH[key] > WORTH[self.r.key]) for some in kept)
        price = (1, 1, 2, 2)[self.view.turn.rerolls]
        return (self.key(), price, best) == (self.r.key, self.r.price, self.r.percent) and self.may("Reroll")

    def key(self):
        return made_of(tuple(self.view.turn.climb))

    def stones_for(self):
        count = self.lacks(self.r.evolution, "stone")
        return self.command.option == "stone" and self.in_row(self.r.evolution) and count and self.amount(stone=count)

    def buy_lacked(self):
        kind = self.command.what
        count = self.lacks(self.r.evolution, kind)
        return self.in_row(self.r.evolution) and count and self.amount(**{kind: count}) and self.r.price == 3

    def heal_cheap(self):
        heals = self.done == "Service" and self.command.what == "heal"
        return (
            heals
            and self.r.hearts == self.me.hearts
            and self.r.price == 1
            and self.amount(hearts=min(3, 7 - self.me.hearts))
        )


@cache
def climbed(kept):
    """Ways that the dice not kept can fall, by the result that they make."""
    thrown = product(range(1, 7), repeat=5 - len(kept))
    return Counter(made_of((*kept, *dice)) for dice in thrown)


@cache
def made_of(dice):
    groups = sorted(Counter(dice).values(), reverse=True)
    if groups == [1] * 5:
        return "straight" if sorted(dice) in ([1, 2, 3, 4, 5], [2, 3, 4, 5, 6]) else "none"
    named = {
        (5,): "five",
        (4, 1): "four",
        (3, 2): "full",
        (3, 1, 1): "three",
        (2, 2, 1): "two_pairs",
        (2, 1, 1, 1): "pair",
    }
    return named[tuple(groups)]


def percent(counts, is_so):
    return round(Fraction(100 * sum(count for key, count in counts.items() if is_so(key)), counts.total()))

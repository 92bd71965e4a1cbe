"""Checks of Kero's reasons against the view, by the rules (docs/rules/kero.md) and not by the bot's code."""

from collections import Counter
from fractions import Fraction
from functools import cache

from kermesse.games.kero.components import COMPONENTS

CARDS = {row["id"]: row for row in COMPONENTS["card"]}
FACES = {row["id"]: row["faces"] for row in COMPONENTS["die"]}
UNITS = "BWMRJ"
EXPLORER = {"M": 1, "R": 1}
FILL = 19_800  # 3.6: what eight dice bring on average
ONES = ("die", "resource", "income", "convert", "tie")  # 4.2: powers


def cost(card):
    return {word[-1]: int(word[:-1]) for word in CARDS[card]["cost"].split()}


def many(face):
    """Counts that a face adds: bricks, wheat, metal, recruits, Jerricans."""
    return Counter({face[0]: int(face[1:])}) if face[:1] in UNITS and face else Counter()


@cache
def thrown(dice):
    """Sums of units that those dice can show, by the number of throws that show each."""
    sums = Counter({(0,) * len(UNITS): 1})
    for die in dice:
        after = Counter()
        for units, ways in sums.items():
            for face in FACES[die]:
                shows = many(face)
                after[tuple(had + shows[unit] for had, unit in zip(units, UNITS, strict=True))] += ways
        sums = after
    return sums


class Case:
    """One reason in its view, with a method for each kind of reason that checks it."""

    def __init__(self, view, legal, command, reason):
        self.view, self.legal, self.command, self.r = view, legal, command, reason
        self.me, self.rival = view.camps[view.viewer], view.camps[1 - view.viewer]
        self.done = type(command).__name__

    def holds(self):
        return bool(getattr(self, self.r.__struct_config__.tag)())

    def amount(self, units):
        return self.r.amounts == tuple(units.get(unit, 0) for unit in UNITS)

    def tank(self, camp):
        """Fuel of a truck that lies still."""
        return (self.r.left, self.r.capacity) == (
            camp.truck.fuel_ms,
            camp.truck.capacity_ms,
        ) and camp.truck.flow == "flat"

    def has(self, dice):
        """Units with these dice: a resource power adds one, Jerricans come as far as the supply goes."""
        units = sum((many(die.face) for die in dice), Counter())
        for power in self.me.powers:
            if CARDS[power]["effect"] == "resource":
                units[CARDS[power]["resource"]] += 1
        units["J"] = self.me.jerricans + min(units["J"], self.view.supply)
        return units

    def harvest(self):
        return Counter(dict(zip("BWMR", self.view.harvest, strict=True)) | {"J": self.me.jerricans})

    def lacks(self, price, has):
        return {unit: count - has[unit] for unit, count in price.items() if count > has[unit]}

    # Sand and dice

    def thirsty(self):
        fills = self.done == "Refuel" or (self.done == "PlayTuarek" and self.command.kind == "tanker")
        return fills and self.tank(self.me) and self.r.left < self.r.capacity

    def rival_thirsty(self):
        room = self.r.left + FILL <= self.r.capacity
        return self.command.play and self.tank(self.rival) and room and self.r.rival == 1 - self.view.viewer

    def rival_full(self):
        room = self.r.left + FILL <= self.r.capacity
        return not self.command.play and self.tank(self.rival) and not room and self.r.rival == 1 - self.view.viewer

    def die_for(self):
        [unit] = [unit for unit, count in zip(UNITS, self.r.amounts, strict=True) if count]
        several = any(many(face)[unit] >= 2 for face in FACES[self.r.die])
        paid = [die for die in self.command.specials if die not in self.view.free_dice]
        price = max(0, len(paid) - self.view.die_credits)
        wanted = self.r.card in self.view.row and cost(self.r.card).get(unit) == sum(self.r.amounts)
        return several and wanted and self.r.die in self.command.specials and self.r.price == price

    def no_special_dice(self):
        free = self.view.free_dice or self.view.die_credits
        return self.command.specials == () and not self.me.jerricans and not free

    def keep_for_fuel(self):
        bare = self.command.specials == () and self.r.jerricans == self.me.jerricans > 0
        return bare and self.tank(self.me) and 2 * self.r.left < self.r.capacity

    def two_dice_free(self):
        to_pay = 3 - len(self.view.free_dice) - self.view.die_credits
        return self.command.kind == "two_dice" and self.r.count == min(2, to_pay) > 0

    def fireproof_dice(self):
        return self.command.kind == "fireproof" and all(
            faces.count("F") == 1 and len(faces) == 6 for faces in FACES.values()
        )

    def throw_for_card(self):
        return self.r.card in self.view.row and self.throws(cost(self.r.card))

    def throw_for_explorer(self):
        return self.me.explorers > 0 and self.throws(EXPLORER)

    def throws(self, price):
        stay = [die for die in self.view.dice if die.die not in self.command.dice]
        shown = sum((many(die.face) for die in stay), Counter())
        lacks = self.lacks(price, self.has(stay))
        ways = thrown(tuple(sorted(self.command.dice)))
        need = [lacks.get(unit, 0) for unit in "BWMR"]
        good = sum(
            count
            for (*units, jerricans), count in ways.items()
            if self.me.jerricans + min(shown["J"] + jerricans, self.view.supply) >= price.get("J", 0)
            and all(there >= wanted for there, wanted in zip(units, need, strict=True))
        )
        share = round(Fraction(100 * good, ways.total()))
        return lacks and self.amount(lacks) and self.r.count == len(self.command.dice) and self.r.percent == share > 0

    def dice_pay_card(self):
        pays = not self.lacks(cost(self.r.card), self.has(self.view.dice))
        return self.done == "LayFlat" and self.r.card in self.view.row and pays

    def dice_pay_explorer(self):
        pays = not self.lacks(EXPLORER, self.has(self.view.dice))
        return self.done == "LayFlat" and self.me.explorers > 0 and pays

    def sand_is_short(self):
        options = self.view.options
        most = options.calm_throw_cost_ms + options.calm_jitter_ms
        left = self.me.truck.fuel_ms
        return (
            self.done == "LayFlat"
            and options.clock == "calm"
            and (self.r.left, self.r.price) == (left, most)
            and left <= most
        )

    def sand_is_kept(self):
        calm = self.view.options.clock == "calm"  # on the live clock the sand runs until the truck lies flat
        return self.done == "LayFlat" and calm and self.r.left == self.me.truck.fuel_ms

    # After the roll

    def taken(self):
        return self.view.row[self.command.slot - 1]

    def card_brings(self):
        row = CARDS[self.r.card]
        effect = row["effect"]
        there = {
            "explorers": 3 - self.view.outpost if self.view.last_turn else self.me.explorers,
            "jerricans": self.view.supply,
            "tuareks": self.view.tuarek_pile + len(self.view.tuarek_discard),
        }
        count = min(row.get("amount", 0), there.get(effect, 0))
        no_room = effect in ONES and len(self.me.powers) >= 5
        no_thirst = effect == "fill" and self.me.truck.fuel_ms >= self.me.truck.capacity_ms
        too_late = self.view.last_turn and effect != "explorers"
        if no_room or no_thirst or too_late or (effect in there and not count):
            effect = "points"
        said = (self.r.card, self.r.points, self.r.effect, self.r.count, self.r.die, self.r.resource)
        given = (
            count if effect in there else 0,
            row["die"] if effect == "die" else "",
            row["resource"] if effect == "resource" else "",
        )
        return said == (self.taken(), row["points"], effect, *given) and (effect != "points" or row["points"])

    def cards_make_square(self):
        copies = 1 + sum(CARDS[card]["effect"] == "nsp" for card in self.me.cards)
        square = (self.r.count, self.r.points) == (copies, copies * copies)
        return CARDS[self.taken()]["effect"] == "nsp" and CARDS[self.taken()]["points"] == 0 and square

    def after(self, land):
        """Return the Explorers there after the command, its own and the rival's, and the land."""
        [at] = [at for at, slot in enumerate(self.view.lands) if slot.land == land]
        mine, theirs = (self.view.lands[at].explorers[seat] for seat in (self.view.viewer, 1 - self.view.viewer))
        if self.done in ("PlaceExplorer", "PlaceFree"):
            mine += self.command.land == at + 1
        elif self.command.kind == "banish":
            theirs -= self.command.land == at + 1
        else:
            mine += sum(move.to == at + 1 for move in self.command.moves)
            mine -= sum(move.start == at + 1 for move in self.command.moves)
        changed = (mine, theirs) != tuple(
            self.view.lands[at].explorers[seat] for seat in (self.view.viewer, 1 - self.view.viewer)
        )
        return mine, theirs, self.view.lands[at], changed

    def lead_there(self):
        mine, theirs, land, changed = self.after(self.r.land)
        said = (self.r.mine, self.r.theirs, self.r.points)
        return changed and said == (mine, theirs, land.points[self.view.viewer]) and mine > theirs and self.r.points > 0

    def takes_away(self):
        mine, theirs, land, changed = self.after(self.r.land)
        rival = 1 - self.view.viewer
        said = (self.r.mine, self.r.theirs, self.r.rival, self.r.points)
        leads = mine > theirs and land.points[self.view.viewer] == 0
        return changed and said == (mine, theirs, rival, land.points[rival]) and leads and self.r.points > 0

    def level_there(self):
        mine, theirs, land, changed = self.after(self.r.land)
        rival = 1 - self.view.viewer
        was_ahead = land.explorers[rival] > land.explorers[self.view.viewer]
        said = (self.r.mine, self.r.rival, self.r.points)
        return (
            changed and said == (mine, rival, land.points[rival]) and mine == theirs and was_ahead and self.r.points > 0
        )

    def outpost_pays(self):
        scores = (0, 1, 3, 4)
        there = self.view.outpost
        return (
            self.command.land == "outpost"
            and self.view.last_turn
            and self.r.points == scores[there + 1] - scores[there]
        )

    def land_scores(self):
        land = self.view.lands[self.command.land - 1]
        tied = land.explorers[0] == land.explorers[1] > 0
        return tied and (self.r.land, self.r.points) == (land.land, land.points[self.view.viewer]) and self.r.points > 0

    def denies(self):
        row = CARDS[self.r.card]
        copies = sum(CARDS[card]["effect"] == "nsp" for card in self.rival.cards)
        square = (copies + 1) ** 2 - copies**2 if row["effect"] == "nsp" else 0
        swept = self.r.card == self.taken() if self.done == "SweepCard" else self.command.kind == "sweep"
        there = self.r.card in self.view.row and self.r.rival == 1 - self.view.viewer
        return swept and there and self.r.points == row["points"] + square > 0

    def loot_pays_card(self):
        return self.r.card in self.view.row and self.loot_pays(cost(self.r.card))

    def loot_pays_explorer(self):
        return self.me.explorers > 0 and self.loot_pays(EXPLORER)

    def loot_pays(self, price):
        looted = Counter(self.command.resources)
        before = self.lacks(price, self.harvest())
        return self.amount(looted) and before and not self.lacks(price, self.harvest() + looted)

    def wheat_would_rot(self):
        n = self.command.n
        return (self.r.wheat, self.r.jerricans) == (n, min(n, self.view.supply)) and n <= self.harvest()["W"]

    def rich_enough(self):
        return self.done == "BuyTuarek" and (self.r.jerricans, self.r.left) == (
            self.me.jerricans,
            self.me.jerricans - 2,
        )

    def nothing_pays(self):
        cards = any(card and not self.lacks(cost(card), self.harvest()) for card in self.view.row)
        explorer = self.me.explorers > 0 and not self.lacks(EXPLORER, self.harvest())
        return self.done == "EndTurn" and not cards and not explorer

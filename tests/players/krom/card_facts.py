"""Checks of Krom's reasons about fights, loot and Bonus cards."""

from fractions import Fraction
from itertools import product

from kermesse.games.krom.components import COMPONENTS
from tests.players.krom.facts import BONUS, WEIGHTS, PlaceFacts

ORDER = ("cave", "forest", "savannah", "mountain")


class Case(PlaceFacts):
    # Fights and loot

    def fighters(self, mine=0):
        """Each fighter's total and seat, best first, with so much more for this seat; equal totals go by weight."""
        heavy = self.view.place in ("cave", "savannah")
        ranked = []
        for seat, total in zip(self.view.fight.fighters, self.view.fight.totals, strict=True):
            weight = 1200 if seat == 6 else self.view.players[seat].weight
            ranked.append((total + (mine if seat == self.view.viewer else 0), weight if heavy else -weight, seat))
        return [(total, seat) for total, _, seat in sorted(ranked, reverse=True)]

    def lost(self, ranked, seat):
        return ranked[0][0] - {who: total for total, who in ranked}[seat]

    def pass_ahead(self):
        (total, first), (most, _), *_ = self.fighters()
        return first == self.view.viewer and (total, most, total - most) == (self.r.total, self.r.most, self.r.lead)

    def pass_cheap(self):
        ranked = self.fighters()
        lost = self.lost(ranked, self.view.viewer)
        return ranked[0][1] != self.view.viewer and self.r.lost == lost < self.me.hearts == self.r.hearts

    def after_blow(self):
        card = BONUS[self.r.card]
        dice = card["amount"] if card["effect"] == "dice" else 0
        more = [sum(thrown) for thrown in product(range(1, 7), repeat=dice)] if dice else [card["amount"]]
        return [self.fighters(one) for one in more]

    def in_throws(self, is_so):
        after = self.after_blow()
        share = round(Fraction(100 * sum(map(is_so, after)), len(after)))
        return self.r.card == self.command.card and self.r.percent == share > 0

    def blow_leads(self):
        viewer = self.view.viewer
        return self.fighters()[0][1] != viewer and self.in_throws(lambda ranked: ranked[0][1] == viewer)

    def blow_knocks_out(self):
        viewer, rival = self.view.viewer, self.view.players[self.r.rival]
        ahead = self.fighters()[0][1] == viewer and self.lost(self.fighters(), self.r.rival) < rival.hearts
        return ahead and self.in_throws(
            lambda ranked: ranked[0][1] == viewer and self.lost(ranked, self.r.rival) >= rival.hearts
        )

    def blow_stands(self):
        falls = self.lost(self.fighters(), self.view.viewer) >= self.me.hearts
        return falls and self.in_throws(lambda ranked: self.lost(ranked, self.view.viewer) < self.me.hearts)

    def loot_lacked(self):
        kind = self.command.kind
        has = getattr(self.view.players[self.r.rival], kind)
        lacked = self.in_row(self.r.evolution) and self.lacks(self.r.evolution, kind)
        return self.r.rival == self.view.victims[0] and has and lacked and self.amount(**{kind: 1})

    def loot_takes(self):
        kind, them = self.command.kind, self.view.players[self.r.rival]
        count = -(-them.kroms // 2) if kind == "kroms" else min(1, getattr(them, kind))
        return self.r.rival == self.view.victims[0] and count and self.amount(**{kind: count})

    # Bonus cards

    def brings(self):
        """Gain of the player of the command's card."""
        card = BONUS[self.r.card]
        kind = self.command.take or card["take"]
        there = getattr(self.view.players[self.command.target], kind) if self.command.target >= 0 else self.stock(kind)
        count = min(card["takes"], there)
        return (
            card["effect"] != "lose"
            and self.r.card == self.command.card
            and count
            and self.amount(**{kind: count})
            and kind
        )

    def trick_lacked(self):
        kind = self.brings()
        return kind and self.in_row(self.r.evolution) and self.lacks(self.r.evolution, kind) > 0

    def trick_gains(self):
        return self.brings()

    def trick_harms(self):
        card, them = BONUS[self.r.card], self.view.players[self.r.rival]
        kind = self.command.take or card["take"]
        aimed = (self.r.card, self.r.rival) == (self.command.card, self.command.target) and card["effect"] == "lose"
        count = min(card["takes"], getattr(them, kind))
        return (
            aimed
            and count
            and self.amount(**{kind: count})
            and (self.r.points, self.r.goal) == (them.points, self.view.target)
        )

    def trick_fells(self):
        card, them = BONUS[self.r.card], self.view.players[self.r.rival]
        aimed = (self.r.card, self.r.rival) == (self.command.card, self.command.target) and card["take"] == "hearts"
        to_come = self.r.rival in self.view.order or ORDER.index(them.place) > ORDER.index(self.view.place)
        return aimed and 0 < them.hearts <= card["takes"] and to_come

    def bottom(self, alive):
        """The card that the reason is about, if it is alive or not as it should be."""
        under = self.view.stack[0]
        assert all(one.card == "nope" for one in self.view.stack[1:])
        return under if under.card == self.r.card and (len(self.view.stack) % 2 == 1) == alive else None

    def counter_harm(self):
        under = self.bottom(alive=True)
        card = BONUS[self.r.card]
        kind = (under.take if under else "") or card["take"]
        return (
            self.done == "Counter"
            and under
            and under.target == self.view.viewer
            and self.amount(**{kind: min(card["takes"], getattr(self.me, kind))})
        )

    def counter_blow(self):
        under = self.bottom(alive=True)
        fighting = {self.view.viewer, self.r.rival} <= set(self.view.fight.fighters)
        return (
            self.done == "Counter"
            and under
            and under.seat == self.r.rival != self.view.viewer
            and fighting
            and BONUS[self.r.card]["symbol"] == "combat"
        )

    def counter_gain(self):
        under = self.bottom(alive=True)
        card, them = BONUS[self.r.card], self.view.players[self.r.rival]
        kind = (under.take if under else "") or card["take"]
        gains = card["effect"] in ("gain", "convert") and self.amount(**{kind: min(card["takes"], self.stock(kind))})
        return (
            self.done == "Counter"
            and under
            and under.seat == self.r.rival
            and gains
            and (self.r.points, self.r.goal) == (them.points, self.view.target)
        )

    def counter_saves(self):
        under = self.bottom(alive=False)
        return self.done == "Counter" and under and under.seat == self.view.viewer

    def not_at_you(self):
        under = self.bottom(alive=True)
        fight = BONUS[self.r.card].get("symbol") == "combat"
        touched = self.view.viewer in self.view.fight.fighters if fight else under and under.target == self.view.viewer
        return self.done == "Decline" and under and under.seat != self.view.viewer and not touched

    def already_cancelled(self):
        under = self.bottom(alive=False)
        return self.done == "Decline" and under and under.seat != self.view.viewer

    def heaviest(self):
        return self.weighs() == max(WEIGHTS)

    def lightest(self):
        return self.weighs() == min(WEIGHTS)

    def between(self):
        return min(WEIGHTS) < (self.weighs() or 0) < max(WEIGHTS)

    def weighs(self):
        [row] = [row for row in COMPONENTS["character"] if row["id"] == self.command.character]
        return self.r.weight if row["weight"] == self.r.weight else None

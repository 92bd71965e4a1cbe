"""Kréo's bots, weakest first (docs/bots.md): a partner with slips, a partner, and two who have learnt, or have a pact and
look ahead."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Final

from kermesse.core.game import Seat
from kermesse.games.kreo.components import KIND, Card
from kermesse.games.kreo.imagine import imagine
from kermesse.games.kreo.view_types import KreoView
from kermesse.players.bot import BotMaker
from kermesse.players.kreo.net_bot import NetBot
from kermesse.players.kreo.normal_bot import NormalBot
from kermesse.players.kreo.rollout import World, value_after
from kermesse.players.search import Search

SLIPS: Final = 0.06  # of the cards that an easy bot lays, taken without a thought


class Novice(NormalBot):
    """Keeps to the convention, and now and then lays any card; no Aggression, which may lose the game at once."""

    def _think(self, view: KreoView, hand: list[Card]) -> Card:
        card = super()._think(view, hand)
        others = [other for other in hand if KIND[other] != "aggression"]
        if others and self.random.random() < SLIPS:
            self._tells = []
            return self.random.choice(others)
        return card


MARGINS: Final = {3: 0.04}  # by seats: where a card that the pact did not expect costs more than the worlds can tell
# Whoever searches imagines by what it was told, too: each in its own way.
SEARCH: Final[Search[KreoView]] = Search(imagine, World.copy, value_after, playouts=200, margin=0.0)


def looking_ahead(search: Search[KreoView]) -> BotMaker:
    def seated(seat: Seat, seats: int, random: Random) -> NetBot:
        return NetBot(seat, seats, random, replace(search, margin=MARGINS.get(seats, 0.0)))

    return seated


BOTS: Final[Mapping[str, BotMaker]] = {
    "easy": Novice,
    "normal": NormalBot,
    "hard": looking_ahead(SEARCH),
    "master": looking_ahead(replace(SEARCH, playouts=1_000)),
}

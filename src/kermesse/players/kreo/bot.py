"""Kréo's bots, weakest first (docs/bots.md): a partner with slips, a partner, and two that use a network or signals and
look ahead.
"""

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
from kermesse.players.kreo.rollout import value_after
from kermesse.players.search import Search

SLIPS: Final = 0.06  # share of an easy bot's cards that are random


class Novice(NormalBot):
    """A bot that follows signalling_v1.py, but now and then lays any card except an Aggression, which may lose the game
    at once.
    """

    def _think(self, view: KreoView, hand: list[Card]) -> Card:
        card = super()._think(view, hand)
        others = [other for other in hand if KIND[other] != "aggression"]
        if others and self.random.random() < SLIPS:
            self._to_show = []
            return self.random.choice(others)
        return card


MARGINS: Final = {3: 0.04}  # by seats: where an unexpected card costs more than the worlds can show
# Each searching bot replaces `imagine` by its own, which also uses its memory.
SEARCH: Final[Search[KreoView]] = Search(imagine, value_after, playouts=200, margin=0.0)


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

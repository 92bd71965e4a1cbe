"""Kero's bots, weakest first (docs/bots.md): heuristics with slips, heuristics, and two with exact odds."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final

from kermesse.core.clock import Millis
from kermesse.core.game import Command, Seat
from kermesse.games.kero.commands import EndTurn, PlaceExplorer, PlaceFree, TakeCard
from kermesse.games.kero.view_types import KeroView
from kermesse.players.bot import BotMaker
from kermesse.players.kero.exact_odds import ExactOddsBot
from kermesse.players.kero.heuristics import NormalBot
from kermesse.players.kero.lookahead import MasterBot
from kermesse.players.kero.reflexes import HANDS

SLIPS: Final = 0.4  # share of an easy bot's decisions after the roll that are random


class EasyBot(NormalBot):
    """A bot with heuristics that now and then does something else."""

    def choose(self, view: KeroView, legal: Sequence[Command], now: Millis) -> Command | None:
        if view.phase == "develop" and self.random.random() < SLIPS:
            return self.random.choice([one for one in legal if isinstance(one, HARMLESS)])
        return super().choose(view, legal, now)


HARMLESS: Final = (TakeCard, PlaceExplorer, PlaceFree, EndTurn)


def _level(bot: type[NormalBot], hand: str) -> Callable[[Seat, int, Random], NormalBot]:
    def seated(seat: Seat, seats: int, random: Random) -> NormalBot:
        return bot(seat, seats, random, HANDS[hand])

    return seated


BOTS: Final[Mapping[str, BotMaker]] = {
    "easy": _level(EasyBot, "easy"),
    "normal": _level(NormalBot, "normal"),
    "hard": _level(ExactOddsBot, "hard"),
    "master": _level(MasterBot, "hard"),
}

"""Kero's bots, weakest first (docs/bots.md): rules of thumb with slips, rules of thumb, and two that reckon."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from kermesse.core.bot import BotMaker
from kermesse.core.game import Seat
from kermesse.games.kero.lookahead import MasterBot
from kermesse.games.kero.reckoning import ReckoningBot
from kermesse.games.kero.reflexes import HANDS
from kermesse.games.kero.thumb import KeroBot


def _level(bot: type[KeroBot], hand: str) -> Callable[[Seat, int, Random], KeroBot]:
    def seated(seat: Seat, seats: int, random: Random) -> KeroBot:
        return bot(seat, seats, random, HANDS[hand])

    return seated


BOTS: Final[Mapping[str, BotMaker]] = {
    "easy": _level(KeroBot, "easy"),
    "normal": _level(KeroBot, "normal"),
    "hard": _level(ReckoningBot, "hard"),
    "master": _level(MasterBot, "hard"),
}

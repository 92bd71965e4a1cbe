"""Kero's `normal`."""

from random import Random

from kermesse.core.game import Seat
from kermesse.lab.frozen.kero.driver import KeroBot
from kermesse.lab.frozen.kero.reflexes import NORMAL


class FrozenBot(KeroBot):
    def __init__(self, seat: Seat, seats: int, random: Random) -> None:
        super().__init__(seat, seats, random, NORMAL)

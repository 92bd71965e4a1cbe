"""A table of Krom, in the words of the rules document."""

from kermesse.core.game import Event
from kermesse.games.krom import GAME
from kermesse.games.krom.commands import Counter, Decline, PassFight, PlayBonus, Service, Ware
from kermesse.games.krom.components import BONUS_KEYS, EVOLUTION_IDS, PLACES
from tests import position


class Table(position.Table):
    game = GAME

    def buy(self, seat: int, *wares: Ware) -> list[Event]:
        """Buy Services, one after the other."""
        return self.do(seat, *(Service(ware) for ware in wares))

    # Answers to the window that is open

    def play(self, seat: int, card: str) -> list[Event]:
        return self.do(seat, PlayBonus(card))

    def pass_fight(self, seat: int) -> list[Event]:
        return self.do(seat, PassFight())

    def counter(self, seat: int) -> list[Event]:
        return self.do(seat, Counter("nope"))

    def decline(self, seat: int) -> list[Event]:
        return self.do(seat, Decline())

    # What lies on the table

    def hearts(self, seat: int) -> int:
        return self.state.hearts[seat]

    def kroms(self, seat: int) -> int:
        return self.state.purses[seat][0]

    def purse(self, seat: int) -> tuple[int, ...]:
        """Kroms, wood, bone, stone."""
        return tuple(self.state.purses[seat])

    def hand(self, seat: int) -> list[str]:
        return [BONUS_KEYS[card] for card in self.state.hands[seat]]

    def points(self, seat: int) -> int:
        return self.state.points[seat]

    def place(self, seat: int) -> str:
        return PLACES[self.state.places[seat]]

    def bonus_discard(self) -> list[str]:
        return sorted(BONUS_KEYS[card] for card in self.state.bonus_discard)

    def evolution_row(self) -> list[str]:
        return [EVOLUTION_IDS[card] for card in self.state.evolution_row]


def cave(hand="broth", more=""):
    return Table(f"""
        S0 Alma cave: hand {hand}
        S1 Oona mountain: hand nope
        S2 Kolos cave: 0 hearts
        act S0
        {more}
    """)


def savannah(hand="broth"):
    return Table(f"""
        S0 Alma savannah: hand {hand}
        S1 Oona cave: 0 K
        act S0
    """)


def brawl():
    return Table("""
        S0 Alma mountain: hand stampede club
        S1 Karok mountain: hand broth
        S2 Oona cave: hand nope club
        fight mountain
        DICE 2 5
    """)

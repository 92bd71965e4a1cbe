"""A table of Kréo, in the words of the rules document."""

from typing import Any

from kermesse.core.game import Event, Seat
from kermesse.games.kreo import GAME
from kermesse.games.kreo.commands import Place, Play, Ready
from kermesse.games.kreo.components import KIND
from kermesse.games.kreo.rules.creation import play_options
from kermesse.games.kreo.state import held, order_of
from tests import position

TREE = """DONE, VENT[FEU-2, AIR-2], MONTAGNE[TERRE-2, AIR-P], RIVIERE[EAU-2, TERRE-P], OISEAU[FEU-P, TERRE-V, AIR-V],
       ARBRE[EAU-P, TERRE-A, FLEUR=AIR]"""


class Table(position.Table):
    game = GAME

    def __init__(self, position: Any) -> None:
        super().__init__(position)
        self.discarded_before = self.state.discard[:]

    def lay(self, **cards: str) -> None:
        """lay(s0="EAU-1", ...)"""
        for seat, card in cards.items():
            self.do(int(seat[1:]), Place(card))

    def all_ready(self) -> list[Event]:
        """Make everybody who takes part say that they are ready: the cards are turned up."""
        told = [event for seat in self.awaiting() for event in self.do(seat, Ready())]
        self.events = told
        return told

    @property
    def pending(self) -> tuple[Seat, str]:
        return self.state.asked, self.state.decision

    @property
    def options(self) -> list[str]:
        """Things that the revealed card can become: `nature`, `AIR under VENT`, `discard`."""
        return [told(option) for option in play_options(self.state)]

    @property
    def energy(self) -> str:
        return "/".join(map(str, self.state.energy)) + ";" + str(self.state.reserve)

    @property
    def discarded(self) -> set[str]:
        """Cards that the discard has gained since the start."""
        return set(self.state.discard) - set(self.discarded_before)

    @property
    def order(self) -> list[Seat]:
        return order_of(self.state)

    @property
    def result(self) -> tuple[str, int]:
        return self.state.code, self.state.rank

    def nature(self, name: str) -> str:
        """Return a Nature in the document's notation, or '' if it is not in play."""
        if name not in self.state.table:
            return ""
        owned = self.state.table[name]
        return f"{name}[{', '.join(written(o.card, o.element) for o in owned)}]"

    def shows(self, *natures: str) -> bool:
        return all(self.nature(text.split("[")[0]) == text for text in natures)

    def holds(self, seat: Seat, *cards: str) -> bool:
        return sorted(held(self.state, seat)) == sorted(cards)


def told(option: Play) -> str:
    return f"{option.element} under {option.nature}" if option.as_ == "element" else option.as_


def written(card: str, element: str) -> str:
    return card if KIND[card] == "element" and card.startswith(element) else f"{card}={element}"


def under(nature: str, element: str) -> Play:
    return Play("element", nature, element)


AS_NATURE = Play("nature")
TO_DISCARD = Play("discard")

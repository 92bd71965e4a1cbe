"""A table for tests: a written position, what is done, what is seen."""

from kermesse.core.game import Command, Event, Refused, Seat
from kermesse.core.match import Match
from kermesse.games.kreo import GAME
from kermesse.games.kreo.commands import Place, Play, Ready
from kermesse.games.kreo.components import KIND
from kermesse.games.kreo.position import read_position
from kermesse.games.kreo.rules.creation import play_options
from kermesse.games.kreo.state import KreoState, held, order_of


class Table:
    def __init__(self, position: str | KreoState) -> None:
        self.state = read_position(position) if isinstance(position, str) else position
        self.discarded_before = self.state.discard[:]
        self.events: list[Event] = []
        self.now = 0
        self.census = GAME.census(self.state)

    def do(self, seat: Seat, *commands: Command, now: int | None = None) -> list[Event]:
        self.now = self.now if now is None else now
        events = [event for command in commands for event in GAME.apply(self.state, seat, command, self.now)]
        assert GAME.census(self.state) == self.census
        self.events += events
        return events

    def refusal(self, seat: Seat, command: Command, now: int | None = None, guard: int | None = None) -> str:
        before = GAME.copy(self.state)
        match = Match.at(GAME, self.state, self.state.n, self.state.options, self.now)
        try:
            match.play(seat, command, self.now if now is None else now, guard)
        except Refused as refused:
            assert self.state == before
            return refused.code
        return "done"

    def wait(self) -> list[Event]:
        """Until the next deadline falls."""
        self.now = GAME.deadline(self.state)
        events = GAME.expire(self.state, self.now)
        assert GAME.census(self.state) == self.census
        self.events += events
        return events

    def lay(self, **cards: str) -> None:
        """lay(s0="EAU-1", ...)"""
        for seat, card in cards.items():
            self.do(int(seat[1:]), Place(card))

    def all_ready(self) -> list[Event]:
        """Everybody who takes part says so: the cards are turned up."""
        return [event for seat in GAME.awaiting(self.state) for event in self.do(seat, Ready())]

    @property
    def pending(self) -> tuple[Seat, str]:
        return self.state.asked, self.state.decision

    @property
    def options(self) -> list[str]:
        """What the revealed card can become: `nature`, `AIR under VENT`, `discard`."""
        return [told(option) for option in play_options(self.state)]

    @property
    def energy(self) -> str:
        return "/".join(map(str, self.state.energy)) + ";" + str(self.state.reserve)

    @property
    def discarded(self) -> set[str]:
        """What the discard has more than at the start."""
        return set(self.state.discard) - set(self.discarded_before)

    @property
    def order(self) -> list[Seat]:
        return order_of(self.state)

    @property
    def result(self) -> tuple[str, int]:
        return self.state.code, self.state.rank

    def nature(self, name: str) -> str:
        """A Nature in the document's notation, or '' if it is not in play."""
        if name not in self.state.table:
            return ""
        owned = self.state.table[name]
        return f"{name}[{', '.join(written(o.card, o.element) for o in owned)}]"

    def shows(self, *natures: str) -> bool:
        return all(self.nature(text.split("[")[0]) == text for text in natures)

    def holds(self, seat: Seat, *cards: str) -> bool:
        return sorted(held(self.state, seat)) == sorted(cards)

    def saw(self, kind: type[Event]) -> list[Event]:
        return [event for event in self.events if isinstance(event, kind)]


def told(option: Play) -> str:
    return f"{option.element} under {option.nature}" if option.as_ == "element" else option.as_


def written(card: str, element: str) -> str:
    return card if KIND[card] == "element" and card.startswith(element) else f"{card}={element}"


def under(nature: str, element: str) -> Play:
    return Play("element", nature, element)


AS_NATURE = Play("nature")
TO_DISCARD = Play("discard")

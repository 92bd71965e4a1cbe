"""A table of Krom at a written-down position, spoken to in the words of the game."""

from kermesse.core.clock import Millis
from kermesse.core.game import Command, Event, Refused
from kermesse.core.match import Match
from kermesse.games.krom import GAME
from kermesse.games.krom.commands import Counter, Decline, PassFight, PlayBonus, Service, Ware
from kermesse.games.krom.components import BONUS_KEYS, EVOLUTION_IDS, PLACES
from kermesse.games.krom.position import read_position
from kermesse.games.krom.view_types import KromView


class Table:
    def __init__(self, text: str) -> None:
        self.state = read_position(text)
        self.now: Millis = 0
        self.events: list[Event] = []

    def do(self, seat: int, command: Command, window: int | None = None) -> list[Event]:
        self.events = self._play(seat, command, window)
        return self.events

    def refused(self, seat: int, command: Command, window: int | None = None) -> str:
        before = self.state.copy()
        try:
            self._play(seat, command, window)
        except Refused as refused:
            assert self.state == before, "a refused command changed something"
            return refused.code
        raise AssertionError(f"{command} was done")

    def _play(self, seat: int, command: Command, window: int | None) -> list[Event]:
        """`window`: the one that is answered, where it may be an older one."""
        if window is None:
            return GAME.apply(self.state, seat, command, self.now)
        match = Match.at(GAME, self.state, self.state.n, self.state.options, self.now)
        return match.play(seat, command, self.now, guard=window).events

    def buy(self, seat: int, *wares: Ware) -> list[Event]:
        """Services, one after the other."""
        told = [event for ware in wares for event in self.do(seat, Service(ware))]
        self.events = told
        return told

    def let_time_run_out(self) -> list[Event]:
        self.now = GAME.deadline(self.state)
        self.events = GAME.expire(self.state, self.now)
        return self.events

    # Answers to the window that is open

    def play(self, seat: int, card: str) -> list[Event]:
        return self.do(seat, PlayBonus(card))

    def pass_fight(self, seat: int) -> list[Event]:
        return self.do(seat, PassFight())

    def counter(self, seat: int) -> list[Event]:
        return self.do(seat, Counter("nope"))

    def decline(self, seat: int) -> list[Event]:
        return self.do(seat, Decline())

    # What is seen

    def legal(self, seat: int) -> list[Command]:
        """What the seat can ask, wishes left out."""
        return [c for c in GAME.legal(self.state, seat, self.now) if type(c) not in GAME.asides]

    def view(self, eyes: int) -> KromView:
        return GAME.view(self.state, eyes, self.now)

    def awaiting(self) -> tuple[int, ...]:
        return GAME.awaiting(self.state)

    def happened(self, kind: type[Event]) -> list[Event]:
        return [event for event in self.events if isinstance(event, kind)]

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

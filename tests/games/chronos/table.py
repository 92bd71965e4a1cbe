"""A table of Chronos, in the words of the rules document."""

from kermesse.core.chance import Chance, seed_from
from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import Event
from kermesse.games.chronos import GAME
from kermesse.games.chronos.commands import PLACES, MoveTimer, Offer
from kermesse.games.chronos.components import CARDS, CODE, CODES, GODS, TIMER_OF
from kermesse.games.chronos.options import ChronosOptions
from kermesse.games.chronos.position import FACES
from kermesse.games.chronos.rules.scoring import score
from kermesse.games.chronos.state import realm
from tests import position

SHORT = {code: face for face, code in FACES.items() if code.startswith("T")}


def face(card: int) -> str:
    """Return a face as the scenarios write it: 10 for T10."""
    code = CODES[CODE[card]]
    return SHORT.get(code, code)


class Table(position.Table):
    """A table whose commands begin with the time, as in the document: `table.move(1000, 0, "R1", "pile:0")`."""

    game = GAME

    def move(self, at: Millis, seat: int, timer: str, to: str, take: bool = False, **more: str) -> list[Event]:
        return self.do(seat, MoveTimer(timer, to, take, **more), at=at)

    def move_refused(self, at: Millis, seat: int, timer: str, to: str, take: bool = False, **more: str) -> str:
        return self.refused(seat, MoveTimer(timer, to, take, **more), at=at)

    def offer(self, at: Millis, seat: int, god: str, *faces: str) -> list[Event]:
        return self.do(seat, Offer(god, self.own(seat, *faces)), at=at)

    def offer_refused(self, at: Millis, seat: int, god: str, *faces: str) -> str:
        return self.refused(seat, Offer(god, self.own(seat, *faces)), at=at)

    def own(self, seat: int, *faces: str) -> tuple[str, ...]:
        """Find cards of a seat's realm by their faces; for a face that it lacks, any name."""
        left = realm(self.state, seat)
        found = []
        for wanted in faces:
            for card in left:
                if wanted in (face(card), CODES[CODE[card]]):
                    left.remove(card)
                    found.append(CARDS[card])
                    break
            else:
                found.append(f"{FACES.get(wanted, wanted)}#1")
        return tuple(found)

    def pile(self, seat: int) -> list[str]:
        return [face(card) for card in self.state.hands[seat]]

    def piles(self) -> list[list[str]]:
        return [self.pile(seat) for seat in range(self.state.n)]

    def winds(self, seat: int) -> list[str]:
        return [face(card) for card in self.state.winds[seat]]

    def discard(self) -> list[str]:
        return [face(card) for card in self.state.discard]

    def in_discard(self, wanted: str) -> str:
        return next(CARDS[card] for card in self.state.discard if face(card) == wanted)

    def front(self, seat: int) -> list[str]:
        return [GODS[god] for god in self.state.front[seat]]

    def row(self) -> list[str]:
        return [GODS[god] for god in self.state.row]

    def used(self) -> list[str]:
        return [GODS[god] for god in self.state.used]

    def top(self, pile: int) -> str:
        return face(self.state.piles[pile][-1])

    def score(self, seat: int) -> int:
        return score(self.state, seat)

    def where(self, timer: str) -> str:
        return PLACES[self.state.place[TIMER_OF[timer]]]

    def ends(self, timer: str) -> int:
        return self.state.sand[TIMER_OF[timer]].ends_at()

    def sand(self, timer: str, now: int) -> int:
        return self.state.sand[TIMER_OF[timer]].sand(now)

    def choosing(self, seat: int) -> tuple[str, int | None] | None:
        choice = self.state.choices[seat]
        return choice and (choice.kind, choice.until if choice.until < NEVER else None)

    def ended(self) -> tuple[str, list[int]]:
        """Return how the round ended, and who won it."""
        assert self.state.phase in ("interval", "over")
        return self.state.reason, self.state.winners


def kinds(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def laid_out(seats, seed="colours", **options):
    """Begin a new game; return its state and the first events."""
    return GAME.setup(seats, ChronosOptions(**options), Chance(seed_from(seed)), 0)

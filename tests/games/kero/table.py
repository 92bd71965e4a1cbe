"""A table set up from a written-down position: what is done at it, and what is seen."""

from textwrap import dedent

from kermesse.core.chance import seed_from
from kermesse.core.game import Command, Event, Refused
from kermesse.core.match import Match
from kermesse.games.kero import GAME
from kermesse.games.kero.commands import Tip
from kermesse.games.kero.components import CARDS, LANDS, TUAREKS
from kermesse.games.kero.options import KeroOptions

B0_FROM_M11 = "M11 M12 S10 S11 M18 conquest M19 M01 M13 conquest M14"


def fresh(seed: str = "fresh", **options: object) -> Match:
    """A new game."""
    return Match(GAME, 2, KeroOptions(**options), seed_from(seed))


class Table:
    def __init__(self, position: str = "") -> None:
        self.state = GAME.position(dedent(position))
        self.now = 0
        self.seen: list[Event] = []  # everything so far

    def at(self, now: int) -> list[Event]:
        """Let time pass."""
        events: list[Event] = []
        while GAME.deadline(self.state) <= now:
            events += GAME.expire(self.state, GAME.deadline(self.state))
        self.now = now
        self.seen += events
        return events

    def do(self, seat: int, command: Command, at: int | None = None, dice: str = "") -> list[Event]:
        """A command, and the faces that the landings after it show."""
        self.at(self.now if at is None else at)
        if dice:
            self.state.loaded_dice += [face for face in dice.split() if face != "|"]
        assert GAME.canonical(self.state, seat, command) in GAME.legal(self.state, seat, self.now)
        events = GAME.apply(self.state, seat, command, self.now)
        self.seen += events
        return events

    def refuses(self, seat: int, command: Command, at: int | None = None) -> str:
        """Why the command is refused."""
        self.at(self.now if at is None else at)
        assert GAME.canonical(self.state, seat, command) not in GAME.legal(self.state, seat, self.now)
        before = GAME.copy(self.state)
        try:
            GAME.apply(self.state, seat, command, self.now)
        except Refused as refused:
            assert self.state == before
            return refused.code
        raise AssertionError(f"{command} was done")

    def roll(self, seat: int, dice: str, specials: tuple[str, ...] = ()) -> None:
        """One throw, laid flat at once."""
        self.do(seat, Tip(specials, then_flat=True), dice=dice)
        self.at(self.now + 800)

    def saw(self, kind: type[Event]) -> list[Event]:
        return [event for event in self.seen if isinstance(event, kind)]

    # What lies on the table, in the document's words.

    @property
    def phase(self) -> str:
        return self.state.phase

    @property
    def fuel(self) -> list[int]:
        return self.state.fuel

    @property
    def jerricans(self) -> list[int]:
        return self.state.jerricans

    @property
    def harvest(self) -> dict[str, int]:
        return {name: count for name, count in zip("BWMR", self.state.harvest, strict=True) if count}

    @property
    def row(self) -> str:
        return " ".join("-" if card < 0 else CARDS[card] for card in self.state.row)

    @property
    def lands(self) -> str:
        return " ".join("-" if land < 0 else LANDS[land] for land in self.state.lands)

    @property
    def explorers(self) -> str:
        on = self.state.explorers
        return " ".join(f"{on[2 * slot]}-{on[2 * slot + 1]}" for slot in range(4))

    def hand(self, seat: int) -> list[str]:
        return [TUAREKS[kind] for kind in self.state.tuareks[seat]]

    def cards(self, seat: int) -> list[str]:
        return [CARDS[card] for card in self.state.cards[seat]]

    def powers(self, seat: int) -> list[str]:
        return [CARDS[card] for card in self.state.powers[seat]]

    def won(self, seat: int) -> list[str]:
        return [LANDS[land] for land in self.state.won[seat]]

"""A table of Kero, in the words of the rules document."""

from typing import Any

from kermesse.core.chance import seed_from
from kermesse.core.clock import Millis
from kermesse.core.game import Event
from kermesse.core.match import Match
from kermesse.games.kero import GAME
from kermesse.games.kero.commands import Tip
from kermesse.games.kero.components import CARDS, LANDS, TUAREKS
from kermesse.games.kero.options import KeroOptions
from tests import position

B0_FROM_M11 = "M11 M12 S10 S11 M18 conquest M19 M01 M13 conquest M14"


def fresh(seed: str = "fresh", **options: object) -> Match:
    """A new game."""
    return Match(GAME, 2, KeroOptions(**options), seed_from(seed))


class Table(position.Table):
    game = GAME

    def do(self, *asked: Any, at: Millis | None = None, dice: str = "") -> list[Event]:
        """Do the command; `dice` are the faces of the landings after it."""
        self.advance(at)
        self.state.loaded_dice += [face for face in dice.split() if face != "|"]
        return super().do(*asked)

    def roll(self, seat: int, dice: str, specials: tuple[str, ...] = ()) -> None:
        """Throw once, and lay the truck flat at once."""
        self.do(seat, Tip(specials, then_flat=True), dice=dice)
        self.advance(self.now + 800)

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

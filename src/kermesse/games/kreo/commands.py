"""The commands of a seat, the frequent ones ready-made, so that listing the legal ones allocates little."""

from itertools import combinations
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from kermesse.core.game import Command, Seat, declared
from kermesse.games.kreo.components import (
    ALL_CARDS,
    IDENTITIES,
    NATURES,
    Card,
    Element,
    Identity,
    Nature,
    Phrase,
    Side,
)

LONGEST_TEXT: Final = 300
Text = Annotated[str, Meta(max_length=LONGEST_TEXT)]


class TakeEnergy(Command, frozen=True):
    alone = "at_once"
    n: int | None = None  # the last seat takes the rest and may leave this out
    face: Side | None = None  # only with incarnations


class Place(Command, frozen=True):
    card: Card
    slot: int = 1  # 2 for the second card of a Cronos who uses his power


class Ready(Command, frozen=True):
    guarded = True  # by the newest revision that the seat has seen


class Unready(Command, frozen=True):
    pass


class Show(Command, frozen=True):
    target: Seat
    card: Card


class OfferExchange(Command, frozen=True):
    final = True
    target: Seat
    card: Card


class ReplyExchange(Command, frozen=True):
    guarded = True  # by the exchange that is open
    alone = "alike"
    card: Card


class Recover(Command, frozen=True):
    final = True
    give: Card


class Take(Command, frozen=True):
    """A card of the discard, taken for the card given."""

    alone = "at_once"
    card: Card


class Burn(Command, frozen=True):
    final = True
    card: Card
    take: bool = True


class SetEnergyPolicy(Command, frozen=True):
    side_command = True  # a standing wish
    policy: Literal["take", "leave"]


class Power(Command, frozen=True):
    """A command that only Titans have."""


class Cronos(Power, frozen=True):
    pass


class Hyperion(Power, frozen=True):
    pass


class Rhea(Power, frozen=True):
    at: Literal["first", "last", "after"]
    after: Seat | None = None


class Theia(Power, frozen=True):
    """Show a card. To finish, the same card to another seat, or another card to the same seat."""

    target: Seat
    card: Card


class Themis(Power, frozen=True):
    target: Seat
    slot: int = 1


class Guess(Power, frozen=True):
    """The identity that Thémis guesses for the card under her token."""

    guess: Identity


class Ceos(Power, frozen=True):
    dir: Literal["left", "right"]


class Oceanos(Power, frozen=True):
    a: Seat
    b: Seat


class Crios(Power, frozen=True):
    pass


class Phebe(Power, frozen=True):
    target: Seat
    slot: int = 1


class Mnemosyne(Power, frozen=True):
    final = True
    give: Card


class Japet(Power, frozen=True):
    alone = "at_once"
    use: bool


class Play(Command, frozen=True):
    alone = "at_once"
    as_: Literal["nature", "element", "discard"] = msgspec.field(name="as")
    nature: Nature | None = None
    element: Element | None = None
    take: bool | None = None  # None: as in the standing answer

    def is_final(self) -> bool:
        return self.as_ == "discard"

    def is_spare(self) -> bool:
        return self.take is not None  # the same is listed by the standing answer


class Strike(Command, frozen=True):
    final = True
    alone = "at_once"
    nature: Nature
    card: Card


class Drop(Command, frozen=True):
    alone = "alike"
    card: Card


class Energy(Command, frozen=True):
    alone = "at_once"
    take: bool


class Tethys(Power, frozen=True):
    alone = "at_once"
    use: bool


class JapetPlay(Power, frozen=True):
    alone = "at_once"
    card: Card
    nature: Nature | None = None
    element: Element | None = None


class Say(Command, frozen=True):
    side_command = True
    phrase: Phrase | None = None
    text: Text | None = None


class Concede(Command, frozen=True):
    side_command = True
    vote: bool


COMMANDS: Final = [kind for kind in declared(Command, __name__) if kind is not Power]

SEATS: Final = range(6)
SLOTS: Final = (1, 2)
PLACE: Final[list[dict[Card, Command]]] = [{card: Place(card, slot) for card in ALL_CARDS} for slot in SLOTS]
READY: Final[Command] = Ready()
UNREADY: Final[Command] = Unready()
SHOW: Final[list[dict[Card, Command]]] = [{card: Show(seat, card) for card in ALL_CARDS} for seat in SEATS]
OFFER: Final[list[dict[Card, Command]]] = [{card: OfferExchange(seat, card) for card in ALL_CARDS} for seat in SEATS]
REPLY: Final[dict[Card, Command]] = {card: ReplyExchange(card) for card in ALL_CARDS}
RECOVER: Final[dict[Card, Command]] = {card: Recover(card) for card in ALL_CARDS}
REMEMBER: Final[dict[Card, Command]] = {card: Mnemosyne(card) for card in ALL_CARDS}
TAKE: Final[dict[Card, Command]] = {card: Take(card) for card in ALL_CARDS}
BURN: Final[dict[Card, Command]] = {card: Burn(card) for card in ALL_CARDS}
BURN_AND_LEAVE: Final[dict[Card, Command]] = {card: Burn(card, False) for card in ALL_CARDS}
POLICY_TAKE: Final[Command] = SetEnergyPolicy("take")
POLICY_LEAVE: Final[Command] = SetEnergyPolicy("leave")
CRONOS: Final[Command] = Cronos()
HYPERION: Final[Command] = Hyperion()
CRIOS: Final[Command] = Crios()
CEOS: Final[list[Command]] = [Ceos("left"), Ceos("right")]
OCEANOS: Final[dict[tuple[int, int], Command]] = {(a, b): Oceanos(a, b) for a, b in combinations(SEATS, 2)}
RHEA_FIRST: Final[Command] = Rhea("first")
RHEA_LAST: Final[Command] = Rhea("last")
RHEA_AFTER: Final[list[Command]] = [Rhea("after", seat) for seat in SEATS]
THEIA: Final[list[dict[Card, Command]]] = [{card: Theia(seat, card) for card in ALL_CARDS} for seat in SEATS]
PHEBE: Final[list[list[Command]]] = [[Phebe(seat, slot) for slot in SLOTS] for seat in SEATS]
BETS: Final[list[list[Command]]] = [[Themis(seat, slot) for slot in SLOTS] for seat in SEATS]
GUESSES: Final[list[Command]] = [Guess(guess) for guess in IDENTITIES]  # type: ignore[arg-type]
JAPET: Final[list[Command]] = [Japet(False), Japet(True)]
TETHYS: Final[list[Command]] = [Tethys(False), Tethys(True)]
ENERGY: Final[list[Command]] = [Energy(False), Energy(True)]
DISCARD: Final[Command] = Play("discard")
DROP: Final[dict[Card, Command]] = {card: Drop(card) for card in ALL_CARDS}
STRIKE: Final[dict[str, dict[Card, Command]]] = {
    nature: {card: Strike(nature, card) for card in ALL_CARDS}  # type: ignore[arg-type]
    for nature in NATURES
}

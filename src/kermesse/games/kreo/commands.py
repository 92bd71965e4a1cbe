"""What a seat may ask; and the common ones ready-made, so that listing the legal ones allocates little."""

from itertools import combinations
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from kermesse.core.game import Command, Seat
from kermesse.games.kreo.components import ALL_CARDS, IDENTITIES, Card, Element, Identity, Nature, Phrase, Side

LONGEST_TEXT: Final = 300
Text = Annotated[str, Meta(max_length=LONGEST_TEXT)]


class TakeEnergy(Command, frozen=True):
    n: int | None = None  # the last seat takes what remains and may leave it out
    face: Side | None = None  # only with incarnations


class Place(Command, frozen=True):
    cards: tuple[Card, ...]  # two for a Cronos who uses his power


class Ready(Command, frozen=True):
    rev: int


class Unready(Command, frozen=True):
    pass


class Show(Command, frozen=True):
    target: Seat
    card: Card


class OfferExchange(Command, frozen=True):
    target: Seat
    card: Card


class ReplyExchange(Command, frozen=True):
    offer: int
    card: Card


class Recover(Command, frozen=True):
    give: Card
    take: Card


class Burn(Command, frozen=True):
    card: Card
    take: bool = True


class SetEnergyPolicy(Command, frozen=True):
    aside = True  # a standing wish
    policy: Literal["take", "leave"]


class Cronos(Command, frozen=True):
    cards: tuple[Card, ...]


class Hyperion(Command, frozen=True):
    pass


class Rhea(Command, frozen=True):
    at: Literal["first", "last", "after"]
    after: Seat | None = None


class Theia(Command, frozen=True):
    cards: tuple[Card, ...]
    targets: tuple[Seat, ...]


class Themis(Command, frozen=True):
    target: Seat
    guess: Identity
    slot: int = 1


class Ceos(Command, frozen=True):
    dir: Literal["left", "right"]


class Oceanos(Command, frozen=True):
    a: Seat
    b: Seat


class Crios(Command, frozen=True):
    pass


class Phebe(Command, frozen=True):
    target: Seat
    slot: int = 1


class Mnemosyne(Command, frozen=True):
    give: Card
    take: Card


class Japet(Command, frozen=True):
    use: bool


class Play(Command, frozen=True):
    as_: Literal["nature", "element", "discard"] = msgspec.field(name="as")
    nature: Nature | None = None
    element: Element | None = None
    take: bool | None = None  # None: by the standing answer


class Strike(Command, frozen=True):
    nature: Nature
    card: Card


class Drop(Command, frozen=True):
    card: Card


class Energy(Command, frozen=True):
    take: bool


class Tethys(Command, frozen=True):
    use: bool


class JapetPlay(Command, frozen=True):
    card: Card
    nature: Nature | None = None
    element: Element | None = None


class Say(Command, frozen=True):
    aside = True
    phrase: Phrase | None = None
    text: Text | None = None


class Concede(Command, frozen=True):
    aside = True
    vote: bool


COMMANDS: Final[list[type[Command]]] = [
    TakeEnergy,
    Place,
    Ready,
    Unready,
    Show,
    OfferExchange,
    ReplyExchange,
    Recover,
    Burn,
    SetEnergyPolicy,
    Cronos,
    Hyperion,
    Rhea,
    Theia,
    Themis,
    Ceos,
    Oceanos,
    Crios,
    Phebe,
    Mnemosyne,
    Japet,
    Play,
    Strike,
    Drop,
    Energy,
    Tethys,
    JapetPlay,
    Say,
    Concede,
]

_SEATS: Final = range(6)
PLACE: Final[dict[Card, Command]] = {card: Place((card,)) for card in ALL_CARDS}
UNREADY: Final[Command] = Unready()
SHOW: Final[list[dict[Card, Command]]] = [{card: Show(seat, card) for card in ALL_CARDS} for seat in _SEATS]
OFFER: Final[list[dict[Card, Command]]] = [{card: OfferExchange(seat, card) for card in ALL_CARDS} for seat in _SEATS]
RECOVER: Final[dict[Card, dict[Card, Command]]] = {
    give: {take: Recover(give, take) for take in ALL_CARDS} for give in ALL_CARDS
}
REMEMBER: Final[dict[Card, dict[Card, Command]]] = {
    give: {take: Mnemosyne(give, take) for take in ALL_CARDS} for give in ALL_CARDS
}
BURN: Final[dict[Card, Command]] = {card: Burn(card) for card in ALL_CARDS}
BURN_AND_LEAVE: Final[dict[Card, Command]] = {card: Burn(card, False) for card in ALL_CARDS}
POLICY_TAKE: Final[Command] = SetEnergyPolicy("take")
POLICY_LEAVE: Final[Command] = SetEnergyPolicy("leave")
HYPERION: Final[Command] = Hyperion()
CRIOS: Final[Command] = Crios()
CEOS: Final[list[Command]] = [Ceos("left"), Ceos("right")]
OCEANOS: Final[dict[tuple[int, int], Command]] = {(a, b): Oceanos(a, b) for a, b in combinations(_SEATS, 2)}
RHEA_FIRST: Final[Command] = Rhea("first")
RHEA_LAST: Final[Command] = Rhea("last")
RHEA_AFTER: Final[list[Command]] = [Rhea("after", seat) for seat in _SEATS]
PHEBE: Final[list[list[Command]]] = [[Phebe(seat, slot) for slot in (1, 2)] for seat in _SEATS]
BETS: Final[list[list[list[Command]]]] = [
    [[Themis(seat, guess, slot) for guess in IDENTITIES] for slot in (1, 2)]  # type: ignore[arg-type]
    for seat in _SEATS
]
JAPET: Final[list[Command]] = [Japet(False), Japet(True)]
TETHYS: Final[list[Command]] = [Tethys(False), Tethys(True)]
ENERGY: Final[list[Command]] = [Energy(False), Energy(True)]
DISCARD: Final[Command] = Play("discard")

"""Which commands there are at a table of Kréo, as numbers (core/actions.py)."""

from typing import Any, Final

from kermesse.core.actions import EITHER, Kind, Values
from kermesse.games.kreo.commands import (
    SLOTS,
    Burn,
    Ceos,
    Concede,
    Crios,
    Cronos,
    Drop,
    Energy,
    Guess,
    Hyperion,
    Japet,
    JapetPlay,
    Mnemosyne,
    Oceanos,
    OfferExchange,
    Phebe,
    Place,
    Play,
    Ready,
    Recover,
    ReplyExchange,
    Rhea,
    SetEnergyPolicy,
    Show,
    Strike,
    Take,
    TakeEnergy,
    Tethys,
    Theia,
    Themis,
    Unready,
)
from kermesse.games.kreo.components import ELEMENTS, IDENTITIES, NATURES, SIDES, TOKENS, deck_of
from kermesse.games.kreo.options import KreoOptions

NATURE: Final = Values((None, *NATURES))
ELEMENT: Final = Values((None, *ELEMENTS))


def kinds(seats: int, options: KreoOptions) -> list[Kind[Any]]:
    """What is said has no number."""
    cards = Values(deck_of(seats, options.first_game))
    slots = Values(SLOTS)
    others = range(seats)
    basic: list[Kind[Any]] = [
        Kind(TakeEnergy, n=Values((None, *range(TOKENS[seats] + 1))), face=Values((None, *SIDES))),
        Kind(Place, card=cards, slot=slots),
        Kind(Ready),
        Kind(Unready),
        Kind(Show, target=others, card=cards),
        Kind(OfferExchange, target=others, card=cards),
        Kind(ReplyExchange, card=cards),
        Kind(Recover, give=cards),
        Kind(Take, card=cards),
        Kind(Burn, card=cards, take=EITHER),
        Kind(SetEnergyPolicy, policy=Values(("take", "leave"))),
        Kind(
            Play,
            as_=Values(("nature", "element", "discard")),
            nature=NATURE,
            element=ELEMENT,
            take=Values((None, False, True)),
        ),
        Kind(Strike, nature=Values(NATURES), card=cards),
        Kind(Drop, card=cards),
        Kind(Energy, take=EITHER),
        Kind(Concede, vote=EITHER),
    ]
    powers: list[Kind[Any]] = [
        Kind(Cronos),
        Kind(Hyperion),
        Kind(Rhea, at=Values(("first", "last", "after")), after=Values((None, *others))),
        Kind(Theia, target=others, card=cards),
        Kind(Themis, target=others, slot=slots),
        Kind(Guess, guess=Values(IDENTITIES)),
        Kind(Ceos, dir=Values(("left", "right"))),
        Kind(Oceanos, a=others, b=others),
        Kind(Crios),
        Kind(Phebe, target=others, slot=slots),
        Kind(Mnemosyne, give=cards),
        Kind(Japet, use=EITHER),
        Kind(Tethys, use=EITHER),
        Kind(JapetPlay, card=cards, nature=NATURE, element=ELEMENT),
    ]
    return basic + powers if options.incarnations else basic

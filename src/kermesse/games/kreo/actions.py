"""The commands of a table of Kréo as numbers (core/actions.py)."""

from typing import Any, Final

from kermesse.core.actions import EITHER, Kind, Values
from kermesse.games.kreo import commands as do
from kermesse.games.kreo.components import ELEMENTS, IDENTITIES, NATURES, SIDES, TOKENS, deck_of
from kermesse.games.kreo.options import KreoOptions

NATURE: Final = Values((None, *NATURES))
ELEMENT: Final = Values((None, *ELEMENTS))


def kinds(seats: int, options: KreoOptions) -> list[Kind[Any]]:
    """All kinds of commands with numbers; speech has none."""
    cards = Values(deck_of(seats, options.first_game))
    slots = Values(do.SLOTS)
    others = range(seats)
    basic: list[Kind[Any]] = [
        Kind(do.TakeEnergy, n=Values((None, *range(TOKENS[seats] + 1))), face=Values((None, *SIDES))),
        Kind(do.Place, card=cards, slot=slots),
        Kind(do.Ready),
        Kind(do.Unready),
        Kind(do.Show, target=others, card=cards),
        Kind(do.OfferExchange, target=others, card=cards),
        Kind(do.ReplyExchange, card=cards),
        Kind(do.Recover, give=cards),
        Kind(do.Take, card=cards),
        Kind(do.Burn, card=cards, take=EITHER),
        Kind(do.SetEnergyPolicy, policy=Values(("take", "leave"))),
        Kind(
            do.Play,
            as_=Values(("nature", "element", "discard")),
            nature=NATURE,
            element=ELEMENT,
            take=Values((None, False, True)),
        ),
        Kind(do.Strike, nature=Values(NATURES), card=cards),
        Kind(do.Drop, card=cards),
        Kind(do.Energy, take=EITHER),
        Kind(do.Concede, vote=EITHER),
    ]
    powers: list[Kind[Any]] = [
        Kind(do.Cronos),
        Kind(do.Hyperion),
        Kind(do.Rhea, at=Values(("first", "last", "after")), after=Values((None, *others))),
        Kind(do.Theia, target=others, card=cards),
        Kind(do.Themis, target=others, slot=slots),
        Kind(do.Guess, guess=Values(IDENTITIES)),
        Kind(do.Ceos, dir=Values(("left", "right"))),
        Kind(do.Oceanos, a=others, b=others),
        Kind(do.Crios),
        Kind(do.Phebe, target=others, slot=slots),
        Kind(do.Mnemosyne, give=cards),
        Kind(do.Japet, use=EITHER),
        Kind(do.Tethys, use=EITHER),
        Kind(do.JapetPlay, card=cards, nature=NATURE, element=ELEMENT),
    ]
    return basic + powers if options.incarnations else basic

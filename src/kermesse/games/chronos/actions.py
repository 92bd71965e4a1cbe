"""Numbers of the commands at a table of Chronos.

A move has one number whatever card it expects on top and whatever it does if blocked: these only guard against being
late. Payments have a number by their card, or by the words `lowest` and `uppermost`; SELENE hides one card at a time.
"""

from collections.abc import Iterable
from typing import Any

from kermesse.core.actions import EITHER, Forms, Kind, Values, subsets
from kermesse.core.game import Command
from kermesse.games.chronos import commands as do
from kermesse.games.chronos.components import CARDS, COLOURS, GOD, GODS, KIND, TIMERS
from kermesse.games.chronos.options import ChronosOptions, settle
from kermesse.games.chronos.rules.answers import EROS_MOVES, HECATE_GODS

PAYABLE = [name for name, kind in zip(CARDS, KIND, strict=True) if kind != GOD]


def kinds(seats: int, options: ChronosOptions) -> list[Kind[Any]]:
    terms = settle(options, seats)
    timers, gods, cards = Values(TIMERS), Values(GODS), Values(PAYABLE)
    piles = [f"pile:{pile}" for pile in range(terms.piles)]
    realms = [f"realm:{seat}" for seat in range(seats)]
    places = Values(["home", *piles, *realms])
    prices = Values([*((card,) for card in PAYABLE), do.LOWEST, do.UPPERMOST])
    return [
        Kind(do.Ready),
        Kind(do.ChooseColour, colour=Values(COLOURS)),
        Kind(do.VoteColours, yes=EITHER),
        Kind(
            do.MoveTimer,
            timer=timers,
            to=places,
            take=EITHER,
            expect=Values([None]),
            if_blocked=Values(["stay"]),
        ),
        Kind(do.Ransom),
        Kind(do.Offer, card=gods, pay=prices),
        Kind(do.GaiaBuy, from_seat=range(seats), card=gods, pay=prices),
        Kind(do.CassandreTake),
        Kind(do.Demeter, source=Values([*piles, *realms])),
        Kind(do.Ouranos, give=cards, get=cards),
        Kind(do.MoveNeutral, timer=timers, to=Values(piles), pay=cards),
        Kind(do.FlipPile, pile=range(terms.piles)),
        Forms[Command](do.Choose, _answers(seats, terms.piles, TIMERS if terms.one_timer else COLOURS)),
        Kind(do.Announce),
        Kind(do.CallDeadlock),
        Kind(
            do.PlanMove,
            timer=timers,
            to=Values(["home", *piles]),
            take=Values([True]),
            expect=Values([None]),
            if_blocked=Values(["go"]),
        ),
        Kind(do.PlanCancel, timer=timers),
        Kind(do.Pass),
    ]


def _answers(seats: int, piles: int, markers: list[str]) -> Iterable[Command]:
    """The possible answers; each kind of choice has a few parameters of its own."""
    yield do.NOTHING
    yield from do.TARGET[:seats]
    yield from do.TIMER
    yield from HECATE_GODS
    yield from do.CARD
    yield from do.GOD_CARD
    yield from (do.Choose(cards=(card,)) for card in PAYABLE)
    yield from (move for timer in EROS_MOVES for moves in timer[:piles] for move in moves)
    yield from (
        do.Choose(target=target, mine=mine, theirs=theirs)
        for target in range(seats)
        for mine in markers
        for theirs in markers
        if mine != theirs
    )
    some = subsets(TIMERS, least=1, most=seats - 1)
    yield from (do.Choose(timers=some[number]) for number in range(len(some)))

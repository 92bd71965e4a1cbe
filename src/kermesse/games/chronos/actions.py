"""The numbers of the commands at a table of Chronos.

A move has one number whatever card it expects on top and whatever it does if blocked: these only guard against being late.
Payments go by the card, or by the words `lowest` and `uppermost`; SELENE hides one card at a time.
"""

from collections.abc import Iterable
from typing import Any

from kermesse.core.actions import EITHER, Forms, Kind, Values, subsets
from kermesse.core.game import Command
from kermesse.games.chronos.commands import (
    CARD,
    GOD_CARD,
    LOWEST,
    NOTHING,
    TARGET,
    TIMER,
    UPPERMOST,
    Announce,
    CallDeadlock,
    CassandreTake,
    Choose,
    ChooseColour,
    Demeter,
    FlipPile,
    GaiaBuy,
    MoveNeutral,
    MoveTimer,
    Offer,
    Ouranos,
    Pass,
    PlanCancel,
    PlanMove,
    Ransom,
    Ready,
    VoteColours,
)
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
    prices = Values([*((card,) for card in PAYABLE), LOWEST, UPPERMOST])
    return [
        Kind(Ready),
        Kind(ChooseColour, colour=Values(COLOURS)),
        Kind(VoteColours, yes=EITHER),
        Kind(
            MoveTimer,
            timer=timers,
            to=places,
            take=EITHER,
            expect=Values([None]),
            if_blocked=Values(["stay"]),
        ),
        Kind(Ransom),
        Kind(Offer, card=gods, pay=prices),
        Kind(GaiaBuy, from_seat=range(seats), card=gods, pay=prices),
        Kind(CassandreTake),
        Kind(Demeter, source=Values([*piles, *realms])),
        Kind(Ouranos, give=cards, get=cards),
        Kind(MoveNeutral, timer=timers, to=Values(piles), pay=cards),
        Kind(FlipPile, pile=range(terms.piles)),
        Forms[Command](Choose, _answers(seats, terms.piles, TIMERS if terms.one_timer else COLOURS)),
        Kind(Announce),
        Kind(CallDeadlock),
        Kind(
            PlanMove,
            timer=timers,
            to=Values(["home", *piles]),
            take=Values([True]),
            expect=Values([None]),
            if_blocked=Values(["go"]),
        ),
        Kind(PlanCancel, timer=timers),
        Kind(Pass),
    ]


def _answers(seats: int, piles: int, markers: list[str]) -> Iterable[Command]:
    """Each kind of choice has its own few parameters."""
    yield NOTHING
    yield from TARGET[:seats]
    yield from TIMER
    yield from HECATE_GODS
    yield from CARD
    yield from GOD_CARD
    yield from (Choose(cards=(card,)) for card in PAYABLE)
    yield from (move for timer in EROS_MOVES for moves in timer[:piles] for move in moves)
    yield from (
        Choose(target=target, mine=mine, theirs=theirs)
        for target in range(seats)
        for mine in markers
        for theirs in markers
        if mine != theirs
    )
    some = subsets(TIMERS, least=1, most=seats - 1)
    yield from (Choose(timers=some[number]) for number in range(len(some)))

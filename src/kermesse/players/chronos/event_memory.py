"""Names of the things that an event changes and a command depends on: a pile, a realm, a timer, a god, the phase.

A person needs time to notice a change. A command that depends on something that has just changed waits until then.
"""

from collections.abc import Callable
from typing import Any, Final

from kermesse.core.game import Command, Event, Seat
from kermesse.games.chronos.commands import (
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
    PlanCancel,
    PlanMove,
    Ransom,
    Say,
)
from kermesse.games.chronos.events import (
    CardCancelled,
    CardGiven,
    CardReserved,
    CardsStored,
    CardTaken,
    ChoiceOpened,
    ColourChosen,
    ColoursDrawn,
    DeadlockCalled,
    DeadlockCancelled,
    GodAcquired,
    GodBought,
    MarkersSwapped,
    NeutralMoved,
    OfferMade,
    OuranosUsed,
    PhaseChanged,
    PileDiscarded,
    PileFlipped,
    PilesSwapped,
    RoundEnded,
    RoundSetUp,
    Said,
    StepEnded,
    StoredRevealed,
    TakeBegun,
    TakeStamped,
    TimerBagged,
    TimerEmptied,
    TimerKnocked,
    TimerMoved,
    TimerShifted,
    TimersReturned,
    TimersSentHome,
    WindsDiscarded,
)

PHASE: Final = "phase"  # of the round, or a step of the untimed game
SAND: Final = "sand"  # any timer at all, and the count of a deadlock
TEMPLE: Final = "temple"  # the cards in the row
DISCARD: Final = "discard"
BAG: Final = "bag"
COLOURS: Final = "colours"
WORDS: Final = "words"


def realm(seat: Seat) -> str:
    return f"realm:{seat}"


def choice(seat: Seat) -> str:
    return f"choice:{seat}"


def _markers(event: MarkersSwapped) -> tuple[str, ...]:
    return tuple(
        timer for marker in (event.mine, event.theirs) for timer in ((marker,) if len(marker) == 2 else _pair(marker))
    )


def _pair(colour: str) -> tuple[str, str]:
    return f"{colour}1", f"{colour}2"


ABOUT: Final[dict[type[Event], Callable[[Any], tuple[str, ...]]]] = {
    RoundSetUp: lambda event: (PHASE, TEMPLE, COLOURS),
    PhaseChanged: lambda event: (PHASE,),
    StepEnded: lambda event: (PHASE,),
    RoundEnded: lambda event: (PHASE,),
    ColourChosen: lambda event: (COLOURS,),
    ColoursDrawn: lambda event: (COLOURS,),
    StoredRevealed: lambda event: (realm(event.seat),),
    PileFlipped: lambda event: (f"pile:{event.pile}", event.top),
    TimerMoved: lambda event: (event.timer, event.source, event.to, SAND),
    TimerShifted: lambda event: (event.timer, event.source, event.to, SAND),
    NeutralMoved: lambda event: (event.timer, event.source, event.to, SAND),
    TimerBagged: lambda event: (event.timer, event.source, SAND, BAG),
    TimersReturned: lambda event: (*event.timers, SAND, BAG),
    TimersSentHome: lambda event: (*event.timers, SAND),
    TimerEmptied: lambda event: (event.timer, SAND),
    TimerKnocked: lambda event: (event.timer,),
    MarkersSwapped: _markers,
    CardTaken: lambda event: (event.source, realm(event.seat), event.card, event.new_top or ""),
    TakeBegun: lambda event: (f"pile:{event.pile}",),
    TakeStamped: lambda event: (f"pile:{event.pile}",),
    ChoiceOpened: lambda event: (choice(event.seat),),
    PilesSwapped: lambda event: (realm(event.a), realm(event.b)),
    CardCancelled: lambda event: (realm(event.seat), realm(event.by), DISCARD),
    CardGiven: lambda event: (realm(event.seat), realm(event.to)),
    PileDiscarded: lambda event: (realm(event.seat), DISCARD),
    OfferMade: lambda event: (realm(event.seat), event.card, TEMPLE, DISCARD),
    GodAcquired: lambda event: (realm(event.seat), event.card, TEMPLE),
    CardReserved: lambda event: (event.card, TEMPLE),
    CardsStored: lambda event: (realm(event.seat),),
    GodBought: lambda event: (realm(event.buyer), realm(event.seller), event.card),
    WindsDiscarded: lambda event: (DISCARD, *(realm(seat) for seat in range(10))),
    OuranosUsed: lambda event: (realm(event.seat), DISCARD),
    DeadlockCalled: lambda event: (SAND,),
    DeadlockCancelled: lambda event: (SAND,),
    Said: lambda event: (WORDS,) if event.pile is None else (WORDS, f"pile:{event.pile}"),
}


def about(event: Event) -> tuple[str, ...]:
    """The things that an event changes."""
    names = ABOUT.get(type(event))
    return names(event) if names is not None else ()


def _answer(command: Choose, seat: Seat) -> tuple[str, ...]:
    names = [choice(seat), *command.timers]
    if command.target is not None:
        names.append(realm(command.target))
    if command.pile is not None:
        names.append(f"pile:{command.pile}")
    return (*names, *(name for name in (command.timer, command.card, command.mine, command.theirs) if name))


def _words(command: Say, seat: Seat) -> tuple[str, ...]:
    return (WORDS,) if command.pile is None else (WORDS, f"pile:{command.pile}")


DEPENDS: Final[dict[type[Command], Callable[[Any, Seat], tuple[str, ...]]]] = {
    ChooseColour: lambda command, seat: (COLOURS,),
    MoveTimer: lambda command, seat: (command.timer, command.to, command.expect or command.timer),
    PlanMove: lambda command, seat: (command.timer, command.to),
    PlanCancel: lambda command, seat: (command.timer,),
    Ransom: lambda command, seat: (realm(seat), BAG),
    Offer: lambda command, seat: (command.card, realm(seat)),
    GaiaBuy: lambda command, seat: (command.card, realm(seat), realm(command.from_seat)),
    CassandreTake: lambda command, seat: (TEMPLE,),
    Demeter: lambda command, seat: (command.source,),
    Ouranos: lambda command, seat: (realm(seat), DISCARD),
    MoveNeutral: lambda command, seat: (command.timer, command.to, realm(seat)),
    FlipPile: lambda command, seat: (f"pile:{command.pile}",),
    Choose: _answer,
    Announce: lambda command, seat: (realm(seat),),
    CallDeadlock: lambda command, seat: (SAND,),
    Say: _words,
}


def depends(command: Command, seat: Seat) -> tuple[str, ...]:
    """The things that a command of that seat depends on, except the phase."""
    names = DEPENDS.get(type(command))
    return (PHASE, *names(command, seat)) if names is not None else (PHASE,)

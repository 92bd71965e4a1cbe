"""Why a command can be a good one at Kréo: the kinds of reasons, each with the facts that its sentence names."""

from typing import Final

from kermesse.core.game import Seat, declared
from kermesse.core.reason import Reason
from kermesse.games.kreo.components import Card


class Share(Reason, frozen=True):
    """Of the reserve, for those who have not taken yet, this seat included."""

    reserve: int
    left: int


class Completes(Reason, frozen=True):
    """It is all that this Nature still lacks."""

    nature: Card
    element: Card
    stands_in: bool  # the card is another: an Éther, a Nature


class Needs(Reason, frozen=True):
    nature: Card
    element: Card
    stands_in: bool


class Follows(Reason, frozen=True):
    """Somebody who plays earlier has shown this seat a Nature that can enter, and this Element it requires."""

    seat: Seat
    nature: Card
    element: Card


class Enters(Reason, frozen=True):
    """Its conditions hold: these are complete."""

    nature: Card
    parents: list[Card]


class EndsRage(Reason, frozen=True):
    """While Les Hécatonchires rage: a Nature ends it."""

    nature: Card


class Rage(Reason, frozen=True):
    """Les Hécatonchires rage: an Aggression is discarded without effect."""

    card: Card


class AggressionNow(Reason, frozen=True):
    """On the first and on the last turn it would lose the game."""

    count: int  # in this seat's hands
    turns: int  # left, this one included


class StrikesNothing(Reason, frozen=True):
    """No Element lies exposed."""

    card: Card


class HasAnother(Reason, frozen=True):
    """So many of one Element in this seat's hands."""

    element: Card
    count: int


class MoreToCome(Reason, frozen=True):
    """So many of that Element are neither on the table nor in the discard."""

    element: Card
    count: int


class NeverEnters(Reason, frozen=True):
    """A Nature that this seat would lose: its side may not play that level."""

    nature: Card


class Closed(Reason, frozen=True):
    """A Nature that nobody can put in play any more."""

    nature: Card


class TellsFollower(Reason, frozen=True):
    """Whoever is shown the card that this seat lays plays after it."""

    target: Seat
    card: Card


class FeedsNature(Reason, frozen=True):
    """The same, of a Nature that can enter: this is what it requires."""

    target: Seat
    nature: Card
    elements: list[Card]


class AllReady(Reason, frozen=True):
    """Everybody else who takes part is ready."""


class OnlyByRecovering(Reason, frozen=True):
    """The planet can be completed only if these come back from the discard."""

    missing: list[Card]


class LiesInDiscard(Reason, frozen=True):
    """A Nature in play lacks this Element, and the discard has one."""

    nature: Card
    element: Card


class OpensAgain(Reason, frozen=True):
    """A discarded Nature, and those that it helps to open."""

    nature: Card
    opens: list[Card]


class TheyMayPlay(Reason, frozen=True):
    """A Nature that this seat would lose and that one would not."""

    target: Seat
    nature: Card


class OnlyAggressions(Reason, frozen=True):
    """All that this seat holds: one would be left for the last turn."""

    count: int


class LaysBefore(Reason, frozen=True):
    """Whoever is looked at plays earlier."""

    target: Seat


class FewTokens(Reason, frozen=True):
    have: int


class EnoughTokens(Reason, frozen=True):
    have: int


class Shields(Reason, frozen=True):
    """So many Aggressions are still to come."""

    aggressions: int


class GoesFirst(Reason, frozen=True):
    """The Nature that it lays can enter: what follows can go under it."""

    nature: Card


class FeedsItself(Reason, frozen=True):
    """Cronos: his Nature can enter, and he holds an Element that it requires."""

    nature: Card
    element: Card


class AnyElement(Reason, frozen=True):
    """Hypérion: no Nature in play lacks the Element that lies there; but others are lacking."""

    element: Card
    lacking: int


class OnlyOneLeft(Reason, frozen=True):
    """Crios: the last card is an Aggression."""

    card: Card


REASONS: Final = declared(Reason, __name__)

"""Kinds of reasons for Kréo's moves: one sentence each, whose facts are the fields."""

from typing import Final

from kermesse.core.game import Seat, declared
from kermesse.core.reason import Reason
from kermesse.games.kreo.components import Card


class Share(Reason, frozen=True):
    """The reserve divided by the seats that have not taken yet, this one included."""

    reserve: int
    left: int


class Completes(Reason, frozen=True):
    """The card is all that this Nature still lacks."""

    nature: Card
    element: Card
    stands_in: bool  # the card is another: an Éther, a Nature


class Needs(Reason, frozen=True):
    nature: Card
    element: Card
    stands_in: bool


class Follows(Reason, frozen=True):
    """An earlier player has shown this seat a Nature that can enter and requires this Element."""

    seat: Seat
    nature: Card
    element: Card


class Enters(Reason, frozen=True):
    """The Nature's conditions are met: these are complete."""

    nature: Card
    parents: list[Card]


class EndsRage(Reason, frozen=True):
    """A Nature ends the rage of Les Hécatonchires."""

    nature: Card


class Rage(Reason, frozen=True):
    """During the rage of Les Hécatonchires an Aggression is discarded without effect."""

    card: Card


class AggressionNow(Reason, frozen=True):
    """On the first and on the last turn an Aggression would lose the game."""

    count: int  # in this seat's hands
    turns: int  # left, this one included


class StrikesNothing(Reason, frozen=True):
    """No Element is exposed."""

    card: Card


class HasAnother(Reason, frozen=True):
    """The number of cards of one Element in this seat's hands."""

    element: Card
    count: int


class MoreToCome(Reason, frozen=True):
    """The number of cards of that Element neither on the table nor in the discard."""

    element: Card
    count: int


class NeverEnters(Reason, frozen=True):
    """A Nature that this seat would lose: its side may not play that level."""

    nature: Card


class Closed(Reason, frozen=True):
    """A Nature that nobody can put in play any more."""

    nature: Card


class TellsFollower(Reason, frozen=True):
    """The seat that is shown the card laid by this seat plays after it."""

    target: Seat
    card: Card


class FeedsNature(Reason, frozen=True):
    """The seat that is shown the Nature laid by this seat plays after it; the Nature can enter and requires this
    Element.
    """

    target: Seat
    nature: Card
    elements: list[Card]


class AllReady(Reason, frozen=True):
    """Every other seat that takes part is ready."""


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
    """This seat holds only Aggressions: one would be left for the last turn."""

    count: int


class LaysBefore(Reason, frozen=True):
    """The seat that is looked at plays earlier."""

    target: Seat


class FewTokens(Reason, frozen=True):
    have: int


class EnoughTokens(Reason, frozen=True):
    have: int


class Shields(Reason, frozen=True):
    """The number of Aggressions still to come."""

    aggressions: int


class GoesFirst(Reason, frozen=True):
    """The Nature that it lays can enter: later cards can go under it."""

    nature: Card


class FeedsItself(Reason, frozen=True):
    """Cronos: his Nature can enter, and he holds an Element that it requires."""

    nature: Card
    element: Card


class AnyElement(Reason, frozen=True):
    """Hypérion: no Nature in play lacks the Element of the card, but other Elements are lacking."""

    element: Card
    lacking: int


class OnlyOneLeft(Reason, frozen=True):
    """Crios: the last card is an Aggression."""

    card: Card


REASONS: Final = declared(Reason, __name__)

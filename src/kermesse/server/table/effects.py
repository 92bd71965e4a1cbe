"""What acts and presence have done at a table. They say it step by step, and the table carries out each before the next.

So an act that depends on what came of an earlier step (the game may have ended meanwhile) simply goes on after it.
"""

from typing import NamedTuple, TypeAlias

from kermesse.core.clock import Millis
from kermesse.core.game import Command, Seat
from kermesse.server.connection.messages import ChatLine
from kermesse.server.storage.people import Person


class Reseated(NamedTuple):
    """The table stands otherwise: to be written and told."""

    pages_move: bool = False  # people sit elsewhere


class Changed(NamedTuple):
    """Something that everybody is told of the table, and nobody writes down."""


class Started(NamedTuple):
    """The first card."""


class Kept(NamedTuple):
    """A person whom the house knows from now on: by that name, or because they sat down or spoke."""

    person: Person
    name: str | None = None


class SentAway(NamedTuple):
    person: str


class HandedOver(NamedTuple):
    """What is due goes to the rules first; with `everything`, whatever is under way."""

    everything: bool = False


class PutToRules(NamedTuple):
    """A command for the rules, at once; whoever asked is refused if they refuse it."""

    seat: Seat
    command: Command


class PutForAbsent(NamedTuple):
    """The same for a seat whose line is lost; if somebody was quicker, nothing."""

    seat: Seat
    command: Command


class Noted(NamedTuple):
    """For replays."""

    what: str
    seat: Seat | None = None


class EndedIfOver(NamedTuple):
    """The game, now that somebody gave up."""


class BotSat(NamedTuple):
    """A bot plays that seat."""

    seat: Seat


class BotStood(NamedTuple):
    """Its person plays it again."""

    seat: Seat


class Advised(NamedTuple):
    """A bot thinks for that seat, and tells it what and why."""

    seat: Seat
    id: str  # of what was asked


class ClockRuns(NamedTuple):
    """If it may."""


class ClockStops(NamedTuple):
    pass


class ClockSkips(NamedTuple):
    """To what happens next: a deadline, or what a bot will do."""


class ClockBeats(NamedTuple):
    """How late it is goes to the log, if so much has passed since."""

    after: Millis


class ShownAgain(NamedTuple):
    """This viewer may do other things than before."""

    viewer: Seat


class Spoken(NamedTuple):
    line: ChatLine


class Rematched(NamedTuple):
    """All agreed: there is another table."""


class Regrouped(NamedTuple):
    """There is another table, before its start; `host` may change it."""

    host: Seat


Effect: TypeAlias = (
    Reseated
    | Changed
    | Started
    | Kept
    | SentAway
    | HandedOver
    | PutToRules
    | PutForAbsent
    | Noted
    | EndedIfOver
    | BotSat
    | BotStood
    | Advised
    | ClockRuns
    | ClockStops
    | ClockSkips
    | ClockBeats
    | ShownAgain
    | Spoken
    | Rematched
    | Regrouped
)

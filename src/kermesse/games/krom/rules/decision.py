"""The form of a decision: `play.py` has a table of them, a row each."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from kermesse.core.game import Command, Event, Refused
from kermesse.games.krom.options import DecisionName
from kermesse.games.krom.state import KromState

WhyNot: TypeAlias = str  # code and rule of a refusal, as in "cannot_pay 3.8"; empty: it can be done
Do: TypeAlias = Callable[[KromState, int, Any, list[Event] | None], None]

JUST_ASKED: Final = -1  # deadline of a decision until the end of the step that opens it


@dataclass(frozen=True)
class Decision:
    """All that the rules say of a decision. Seats are masks; None: the active seat."""

    name: DecisionName  # in the table of limits, `options.PACE`
    list_legal: Callable[[KromState, int], list[Command]]
    commands: dict[type[Command], Do]  # checks and effects
    time_out: Callable[[KromState, int, list[Event] | None], None]  # decides for a seat (3.12)
    asked: Callable[[KromState], int] | None = None  # the seats that can act
    awaited: Callable[[KromState], int] | None = None  # those that still have to

    def is_asked(self, state: KromState, seat: int) -> bool:
        """True if this seat can act, even if it has already answered."""
        if self.asked is None:
            return seat == state.active
        return seat >= 0 and bool(self.asked(state) >> seat & 1)


def ask(state: KromState) -> None:
    """Start the clock of the current decision anew at the end of this step."""
    state.deadline = JUST_ASKED


def check(why_not: WhyNot) -> None:
    """Raise Refused if there is a reason."""
    if why_not:
        raise Refused(*why_not.split())


def check_at(state: KromState, place: int, why_not: WhyNot) -> None:
    """Raise Refused at another place, or if there is a reason."""
    if state.place != place:
        raise Refused("wrong_place", "3.8")
    check(why_not)

"""Open decisions: the seats and the time limit. All seats that are asked at once have the same deadline."""

from collections.abc import Mapping
from typing import Final

from kermesse.core.clock import Millis
from kermesse.core.game import SEATS_OF, Command, Refused
from kermesse.core.pace import Decisions
from kermesse.games.krom.commands import Counter, Decline, PassFight, PlayBonus
from kermesse.games.krom.options import PACE, Decision
from kermesse.games.krom.state import KROMOSAURE, NO_WINDOW, NOWHERE, KromState

LIMITS: Final[Decisions] = PACE  # a module's own name is looked up faster when compiled
DECISION_OF: Final[dict[str, Decision]] = {
    "pick": "pick_character",
    "move": "choose_destination",
    "fight": "fight",
    "reaction": "reaction",
    "loot": "loot",
    "action": "action",
}


def ask(state: KromState, now: Millis) -> None:
    """Start or restart the clock of the current phase's decision."""
    state.deadline = LIMITS.due(state.options, DECISION_OF[state.phase], now)


def awaiting(state: KromState) -> tuple[int, ...]:
    """The awaited seats. In a reaction all that are asked, even those that have declined: nobody sees that."""
    phase = state.phase
    if phase == "action" or phase == "loot" or phase == "pick":
        return SEATS_OF[1 << state.active]
    if phase == "move":
        return tuple([seat for seat, place in enumerate(state.destinations) if place == NOWHERE])
    if phase == "fight":
        passed = state.passed
        return tuple([seat for seat in state.fighters if seat != KROMOSAURE and not passed >> seat & 1])
    return SEATS_OF[state.asked] if phase == "reaction" else ()


def answered(state: KromState, seat: int) -> bool:
    """True if the seat has declined in secret; it still appears to be awaited (M15)."""
    return state.phase == "reaction" and bool(state.declined >> seat & 1)


def deadline(state: KromState) -> Millis:
    return state.deadline


def guards(state: KromState) -> Mapping[type[Command], int]:
    """The current window for answers to it. A Bonus of the action phase is not an answer."""
    if state.phase == "fight":
        return {PlayBonus: state.window, PassFight: state.window}
    if state.phase == "reaction":
        return {Counter: state.window, Decline: state.window}
    return {PlayBonus: NO_WINDOW} if state.phase == "action" else {}


def too_late(state: KromState, command: Command) -> Refused:
    return Refused("game_over", "3.10") if state.phase == "game_over" else Refused("window_closed", "3.2")

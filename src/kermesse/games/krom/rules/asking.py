"""Who is asked what, and how long a decision may take. All who are asked at once have the same deadline."""

from collections.abc import Mapping
from typing import Final

from kermesse.core.clock import Millis
from kermesse.core.game import SEATS_OF, Command, Refused
from kermesse.core.pace import Decisions
from kermesse.games.krom.commands import Counter, Decline, PassFight, PlayBonus
from kermesse.games.krom.options import PACE, Decision
from kermesse.games.krom.state import KROMOSAURE, NO_WINDOW, NOWHERE, KromState

LIMITS: Final[Decisions] = PACE  # a module's own name is found at once where it is compiled
DECISION_OF: Final[dict[str, Decision]] = {
    "pick": "pick_character",
    "move": "choose_destination",
    "fight": "fight",
    "reaction": "reaction",
    "loot": "loot",
    "action": "action",
}


def ask(state: KromState, now: Millis) -> None:
    """Start the clock of the current phase's decision, or start it anew."""
    state.deadline = LIMITS.due(state.options, DECISION_OF[state.phase], now)


def awaiting(state: KromState) -> tuple[int, ...]:
    """Of a reaction, all who are asked, also those who have declined: that nobody sees."""
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
    """Declined in secret: still awaited, to all appearances (M15)."""
    return state.phase == "reaction" and bool(state.declined >> seat & 1)


def deadline(state: KromState) -> Millis:
    return state.deadline


def guards(state: KromState) -> Mapping[type[Command], int]:
    """The window that an answer belongs to. A Bonus of the action phase answers none."""
    if state.phase == "fight":
        return {PlayBonus: state.window, PassFight: state.window}
    if state.phase == "reaction":
        return {Counter: state.window, Decline: state.window}
    return {PlayBonus: NO_WINDOW} if state.phase == "action" else {}


def too_late(state: KromState, command: Command) -> Refused:
    return Refused("game_over", "3.10") if state.phase == "game_over" else Refused("window_closed", "3.2")

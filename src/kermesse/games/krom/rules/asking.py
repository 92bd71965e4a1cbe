"""Who is asked what, and how long a decision may take. All who are asked at once have the same deadline."""

from collections.abc import Mapping
from typing import Final

from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import SEATS_OF, Command, Refused
from kermesse.games.krom.commands import Counter, Decline, PassFight, PlayBonus
from kermesse.games.krom.options import Decision
from kermesse.games.krom.state import KROMOSAURE, NO_WINDOW, NOWHERE, KromState

# Milliseconds by decision: relaxed, normal, fast.
LIMITS: Final[dict[str, tuple[int, int, int]]] = {
    "pick_character": (60_000, 30_000, 15_000),
    "choose_destination": (90_000, 45_000, 20_000),
    "fight": (40_000, 20_000, 10_000),
    "reaction": (12_000, 6_000, 4_000),
    "loot": (40_000, 20_000, 10_000),
    "action": (120_000, 60_000, 30_000),
}
PACES: Final[dict[str, int]] = {"relaxed": 0, "normal": 1, "fast": 2}

DECISION_OF: Final[dict[str, Decision]] = {
    "pick": "pick_character",
    "move": "choose_destination",
    "fight": "fight",
    "reaction": "reaction",
    "loot": "loot",
    "action": "action",
}
# The same by pace and phase.
TIMES: Final[dict[str, dict[str, Millis]]] = {
    pace: {phase: LIMITS[decision][at] for phase, decision in DECISION_OF.items()} for pace, at in PACES.items()
}


def ask(state: KromState, now: Millis) -> None:
    """Start the clock of the current phase's decision, or start it anew."""
    pace, own = state.options.timers, state.options.limits_ms
    if pace == "off":
        state.deadline = NEVER
        return
    time = TIMES[pace][state.phase]
    if own:
        time = own.get(DECISION_OF[state.phase], time)
    state.deadline = now + time


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

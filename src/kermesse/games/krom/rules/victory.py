"""Points, the target, and the end of the game (3.10, 5)."""

from typing import Literal

from kermesse.core.clock import NEVER
from kermesse.core.game import Event
from kermesse.games.krom.components import LONGER, TARGETS
from kermesse.games.krom.events import GameOver
from kermesse.games.krom.state import NOBODY, KromState


def target(state: KromState) -> int:
    return TARGETS[state.n] + (LONGER if state.options.long_game else 0)


def score(
    state: KromState, seat: int, points: int, cause: Literal["evolution", "trophy"], events: list[Event] | None
) -> None:
    """Add points to a seat; it wins at once if it reaches the target, whatever is going on (R36)."""
    state.points[seat] += points
    if state.points[seat] >= target(state):
        state.winner = seat
        _end(state, cause, events)


def stop_at_cap(state: KromState, events: list[Event] | None) -> None:
    """End the game at the cap of rounds: there is a chief only if one seat alone leads."""
    leaders = [seat for seat in range(state.n) if state.points[seat] == max(state.points)]
    state.winner = leaders[0] if len(leaders) == 1 else NOBODY
    _end(state, "round_cap", events)


def _end(state: KromState, cause: Literal["evolution", "trophy", "round_cap"], events: list[Event] | None) -> None:
    state.phase = "game_over"
    state.ended_by = cause
    state.deadline = NEVER
    state.active = NOBODY
    state.order = []
    state.victims = []
    if events is not None:
        events.append(GameOver(state.winner, state.points[:], ranks(state), cause))


def ranks(state: KromState) -> list[int]:
    """The rank of each seat: the winner first, the others by points; equal points share a rank."""
    placing = [(seat != state.winner, -state.points[seat]) for seat in range(state.n)]
    return [1 + sum(other < place for other in placing) for place in placing]

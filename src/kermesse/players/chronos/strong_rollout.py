"""Rollouts of Chronos by players who look ahead: `rollout.py` for the best of the bots."""

from typing import Final

from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import Command
from kermesse.games.chronos.commands import ANNOUNCE, BAG, CALL_DEADLOCK, RANSOM, Pass
from kermesse.games.chronos.components import ARES
from kermesse.games.chronos.rules.scoring import condition
from kermesse.games.chronos.rules.waiting import can_call_deadlock
from kermesse.games.chronos.state import NOBODY, ChronosState
from kermesse.players.chronos.features import SeatView
from kermesse.players.chronos.god_heuristics import offering
from kermesse.players.chronos.heuristics import heuristic_choice, should_ransom
from kermesse.players.chronos.move_policy import DRAWS, likely_move, own_empty
from kermesse.players.chronos.rollout import GLANCE, Watch, value_by

# A wait is for a rival to leave, who is asked again every other second and may then change his mind. A wait of one look
# only, followed by a move, would seem to gain nothing.
PATIENCE: Final[Millis] = 15_000


def value_after(state: ChronosState, seat: int, command: Command, now: Millis, world: int) -> float:
    """The seat's share of the game after that command and a rollout. PASS is to wait."""
    return value_by(None if state.terms.steps else Mannered(state, now), state, seat, command, now)


class Mannered(Watch):
    """A watch in which a waiting mover keeps the timers at hand where they are, except to take a card."""

    __slots__ = ("asked", "kept", "kept_until", "waits")

    def __init__(self, state: ChronosState, now: Millis) -> None:
        super().__init__(state, now)
        self.asked = [0] * state.n
        self.waits = NOBODY
        self.kept = 0  # mask of timers
        self.kept_until = now

    def begin(self, mover: int, command: Command, now: Millis) -> None:
        super().begin(mover, command, now)
        if isinstance(command, Pass):
            self.waits = mover
            for timer in own_empty(self.state, mover, now):
                self.kept |= 1 << timer
            self.kept_until = now + int(PATIENCE * self.state.terms.scale)

    def act(self, seat: int, now: Millis) -> None:
        self.wakes[seat] = NEVER
        self.asked[seat] += 1
        draw = self.state.chance.below(DRAWS, "manner", 16 * self.asked[seat] + seat)
        kept = self.kept if seat == self.waits and now < self.kept_until else 0
        command = policy_choice(self.state, seat, now, draw, kept)
        if (command is None or not self.do(seat, command, now)) and self.has_rest(seat, now):
            self.wakes[seat] = now + GLANCE


def policy_choice(state: ChronosState, seat: int, now: Millis, draw: int, kept: int) -> Command | None:
    """A likely next command of that seat; None to do nothing."""
    if (
        state.phase != "play"
        or state.choices[seat] is not None
        or state.deadlock_by != NOBODY
        or ARES in state.front[seat]
    ):
        return heuristic_choice(state, seat, now)
    if state.terms.manual and condition(state, seat):
        return ANNOUNCE
    if BAG in state.place and should_ransom(SeatView(state, seat)):
        return RANSOM
    if state.terms.level == 3:
        bought = offering(SeatView(state, seat))
        if bought is not None:
            return bought
    move = likely_move(state, seat, now, draw, kept)
    if move is None and can_call_deadlock(state) and SeatView(state, seat).leads(10):
        return CALL_DEADLOCK
    return move

"""Where to put an empty timer: take and go, stay and wait, block, or leave."""

from collections.abc import Sequence
from random import Random

from kermesse.core.game import Command
from kermesse.games.chronos.commands import MoveNeutral, MoveTimer
from kermesse.games.chronos.components import CARD_OF, VALUE
from kermesse.games.chronos.knowhow.eyes import Eyes
from kermesse.games.chronos.view import TimerView

UNKNOWN_CARD = 18.0
WORTH_A_MOVE = 3.0


def best_move(eyes: Eyes, legal: Sequence[Command], random: Random, watch: bool, promised: int) -> Command | None:
    """The best of the legal moves, if it is better than to let things stand."""
    freed = _free_a_pile(eyes, legal) if eyes.view.mode == "duel" else None
    if freed is not None:
        return freed
    goals = _goals(eyes, watch)
    best: Command | None = None
    best_value = WORTH_A_MOVE
    timers = {timer.id: timer for timer in eyes.view.timers}
    stays = {timer.id: _stay(eyes, timer, promised) for timer in eyes.view.timers if timer.seat == eyes.seat}
    for command in legal:
        if not isinstance(command, MoveTimer) or command.timer not in stays:
            continue
        timer = timers[command.timer]
        if command.take and eyes.pile_of(timer) >= 0 and eyes.is_blocked(timer):
            continue  # in steps one may ask for it, and hope
        gain = _goal(eyes, goals, command, timer) - stays[command.timer] + random.random()
        if command.take:
            gain += _taken(eyes, timer)
        if gain > best_value:
            best, best_value = command, gain
    return best


def _goals(eyes: Eyes, watch: bool) -> list[float]:
    """What standing on each centre pile promises."""
    return [_promise(eyes, pile, watch) if seen.up else 0.0 for pile, seen in enumerate(eyes.view.piles)]


def _promise(eyes: Eyes, pile: int, watch: bool) -> float:
    seen = eyes.view.piles[pile]
    if seen.top is None:
        return 0.0
    worth = eyes.worth(seen.top, seen.left)
    there = eyes.on_pile(pile)
    if any(timer.seat == eyes.seat for timer in there):
        return 0.5
    if watch:
        # A rival stands alone on what may win him the round: nothing is better than a timer beside his.
        for timer in there:
            if len(there) == 1 and eyes.threat(timer.seat, seen.top):
                return 70.0
    if worth < 0:
        return 1.0
    if not there:
        return 0.75 * worth
    if len(there) == 1 and there[0].seat >= 0:
        # He will have taken this card, or left, before this seat's sand is out: then it is the next card's turn.
        return min(0.45 * worth, UNKNOWN_CARD) if there[0].sand > 0 else 0.3 * UNKNOWN_CARD
    return 2.0


def _goal(eyes: Eyes, goals: list[float], command: MoveTimer, timer: TimerView) -> float:
    if command.to == "home":
        return -2.0
    if command.to.startswith("realm:"):
        seat = int(command.to[6:])
        top = eyes.view.seats[seat].top
        if seat == eyes.seat:
            return _defence(eyes)
        return 0.5 * VALUE[CARD_OF[top]] if top is not None else 0.0
    pile = int(command.to[5:])
    if pile == eyes.pile_of(timer):
        # Back onto its own pile: after taking, an unknown card; without, only lost time.
        alone = len(eyes.view.piles[pile].timers) == 1
        return 0.7 * UNKNOWN_CARD if command.take and alone and eyes.view.piles[pile].left > 2 else -5.0
    return goals[pile]


def _defence(eyes: Eyes) -> float:
    """Attacked by ARES: block when the attacker's sand is nearly out."""
    where = f"realm:{eyes.seat}"
    attackers = [timer for timer in eyes.view.timers if timer.where == where and timer.seat != eyes.seat]
    top = eyes.view.seats[eyes.seat].top
    near = any(timer.sand < 5_000 for timer in attackers)
    return 0.8 * VALUE[CARD_OF[top]] if near and top is not None else 0.0


def _taken(eyes: Eyes, timer: TimerView) -> float:
    pile = eyes.pile_of(timer)
    if pile >= 0:
        seen = eyes.view.piles[pile]
        return eyes.worth(seen.top, seen.left) if seen.top is not None else 0.0
    top = eyes.view.seats[int(timer.where[6:])].top
    return float(VALUE[CARD_OF[top]]) + 10 if top is not None else 0.0


def _stay(eyes: Eyes, timer: TimerView, promised: int) -> float:
    """What it is worth to let an empty timer stand where it stands."""
    pile = eyes.pile_of(timer)
    if pile < 0 or timer.sand > 0:
        return 0.0
    seen = eyes.view.piles[pile]
    if seen.top is None:
        return 0.0
    if not eyes.is_blocked(timer):
        # Alone: what it would take is still there; what it must not take is kept from others by standing on it.
        worth = eyes.worth(seen.top, seen.left)
        return 25.0 if worth < 0 else 0.0
    if pile == promised:
        return -10.0
    guarded = any(eyes.threat(other.seat, seen.top) for other in eyes.on_pile(pile) if other.id != timer.id)
    worth = 60.0 if guarded else 0.6 * max(0.0, eyes.worth(seen.top, seen.left))
    return worth if patience(eyes, timer) > 0 else -5.0


def patience(eyes: Eyes, timer: TimerView) -> int:
    """How much longer it is worth waiting on a blocked pile: 5 s for a 10, up to 18 s for a 50 or better."""
    if eyes.view.steps and all(other.sand == 0 for other in eyes.view.timers):
        return -1  # untimed, and no sand runs: nobody gains by waiting
    seen = eyes.view.piles[eyes.pile_of(timer)]
    worth = min(50.0, max(0.0, eyes.worth(seen.top, seen.left))) if seen.top is not None else 0.0
    waited = eyes.view.sand_now - (timer.ends_at or 0)
    return round((2_000 + 320 * worth) * max(1.0, eyes.view.scale)) - waited


def _free_a_pile(eyes: Eyes, legal: Sequence[Command]) -> Command | None:
    """Duel: a small card to send the neutral timer away from a good one on which an own timer waits."""
    for timer in eyes.waiting():
        seen = eyes.view.piles[eyes.pile_of(timer)]
        if seen.top is None or eyes.worth(seen.top, seen.left) < 30 or len(seen.timers) != 2:
            continue
        for command in legal:
            if (
                isinstance(command, MoveNeutral)
                and command.timer in seen.timers
                and VALUE[CARD_OF[command.pay]] == 10
                and not eyes.view.piles[int(command.to[5:])].timers
            ):
                return command
    return None

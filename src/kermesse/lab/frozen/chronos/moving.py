"""Where to put an empty timer: take and go, stay and wait, block, or leave."""

from collections.abc import Sequence
from random import Random

from kermesse.core.game import Command
from kermesse.games.chronos.commands import MoveNeutral, MoveTimer
from kermesse.games.chronos.components import CARD_OF, CARDS, CODE, T10, VALUE
from kermesse.games.chronos.view_types import ChronosView, TimerView
from kermesse.lab.frozen.chronos.eyes import Eyes
from kermesse.lab.frozen.chronos.talking import Tongue

UNKNOWN_CARD = 18.0
WORTH_A_MOVE = 3.0


def best_move(eyes: Eyes, legal: Sequence[Command], random: Random, watch: bool, tongue: Tongue) -> Command | None:
    """The best of the legal moves, if it is better than to let things stand."""
    freed = _free_a_pile(eyes, legal) if eyes.view.mode == "duel" else None
    if freed is not None:
        return freed
    goals = _goals(eyes, watch)
    best: Command | None = None
    best_value = -1_000.0 if eyes.must_break_the_count() else WORTH_A_MOVE
    timers = {timer.id: timer for timer in eyes.view.timers}
    stays = {timer.id: _stay(eyes, timer, tongue) for timer in _own_empty(eyes)}
    for command in legal:
        if not isinstance(command, MoveTimer) or command.timer not in stays:
            continue
        timer = timers[command.timer]
        if command.take and eyes.pile_of(timer) >= 0 and eyes.is_blocked(timer):
            continue  # in steps one may ask for it, and hope
        if command.take and eyes.pile_of(timer) == tongue.promised and not eyes.is_decisive(tongue.promised):
            continue  # agreed: both leave without the card
        gain = _goal(eyes, goals, command, timer) - stays[command.timer] + random.random()
        if command.take:
            gain += _taken(eyes, timer)
        if gain > best_value:
            best, best_value = command, gain
    return best


def any_move(eyes: Eyes, legal: Sequence[Command], random: Random) -> Command | None:
    """A careless hand: some timer somewhere. Nobody is so careless as to leave what wins, or to grasp a running timer."""
    own = {
        timer.id for timer in _own_empty(eyes) if eyes.pile_of(timer) < 0 or not eyes.is_decisive(eyes.pile_of(timer))
    }
    moves = [command for command in legal if isinstance(command, MoveTimer) and command.timer in own]
    return moves[int(random.random() * len(moves))] if moves else None


def expecting(view: ChronosView, take: MoveTimer) -> MoveTimer:
    """The same, of the card that is seen there and of no other."""
    where = next(timer.where for timer in view.timers if timer.id == take.timer)
    kind, _, number = where.partition(":")
    top = view.piles[int(number)].top if kind == "pile" else view.seats[int(number)].top
    return MoveTimer(take.timer, take.to, True, top)


def _own_empty(eyes: Eyes) -> list[TimerView]:
    """What its hands may lift; anything else that is listed would be a knock."""
    return [timer for timer in eyes.view.timers if timer.seat == eyes.seat and timer.sand == 0]


def _goals(eyes: Eyes, watch: bool) -> list[float]:
    """What standing on each centre pile promises."""
    return [_promise(eyes, pile, watch) if seen.up else 0.0 for pile, seen in enumerate(eyes.view.piles)]


def _promise(eyes: Eyes, pile: int, watch: bool) -> float:
    seen = eyes.view.piles[pile]
    if seen.top is None:
        return 0.0
    worth = eyes.worth(seen.top, seen.left)
    there = eyes.on_pile(pile)
    if any(timer.seat in eyes.side for timer in there):
        return 0.5  # an own timer, or a mate's: it would only be in the way
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


def _stay(eyes: Eyes, timer: TimerView, tongue: Tongue) -> float:
    """What it is worth to let an empty timer stand where it stands."""
    pile = eyes.pile_of(timer)
    if pile < 0:
        return 0.0
    seen = eyes.view.piles[pile]
    if seen.top is None:
        return 0.0
    promised = pile == tongue.promised and not eyes.is_decisive(pile)
    if not eyes.is_blocked(timer):
        if promised:
            return -10.0
        # Alone: what it would take is still there; what it must not take is kept from others by standing on it.
        worth = eyes.worth(seen.top, seen.left)
        return 25.0 if worth < 0 else 0.0
    others = [other for other in eyes.on_pile(pile) if other.id != timer.id]
    if all(other.seat in eyes.side for other in others):
        # In the way of a mate, or of its own other timer: whoever came later leaves.
        return -8.0 if any((other.ends_at or 0) <= (timer.ends_at or 0) for other in others) else 5.0
    if eyes.threatened_by(pile) >= 0:
        return 60.0
    if promised:
        return -10.0
    worth = max(0.0, eyes.worth(seen.top, seen.left))
    if eyes.patience(timer) > 0 or (eyes.is_stuck(timer) and tongue.hopes(eyes, pile)):
        return 0.6 * worth
    return -5.0


def _free_a_pile(eyes: Eyes, legal: Sequence[Command]) -> Command | None:
    """Duel: a small card to send the neutral timer away from a good one on which an own timer waits."""
    ten = next((card for card in eyes.hand if CODE[card] == T10), None)
    if ten is None:
        return None
    for timer in eyes.waiting():
        seen = eyes.view.piles[eyes.pile_of(timer)]
        if seen.top is None or eyes.worth(seen.top, seen.left) < 30 or len(seen.timers) != 2:
            continue
        for command in legal:
            if (
                isinstance(command, MoveNeutral)
                and command.timer in seen.timers
                and not eyes.view.piles[int(command.to[5:])].timers
            ):
                return MoveNeutral(command.timer, command.to, CARDS[ten])
    return None

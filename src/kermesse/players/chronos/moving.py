"""Choice of a move for an empty timer: take and go, stay and wait, block, or leave."""

from collections.abc import Sequence
from random import Random

from kermesse.core.game import Command
from kermesse.games.chronos.commands import MoveNeutral, MoveTimer
from kermesse.games.chronos.components import CARD_OF, CARDS, CODE, T10, VALUE
from kermesse.games.chronos.view_types import ChronosView, TimerView
from kermesse.players.chronos.perception import Perception
from kermesse.players.chronos.talking import Tongue

UNKNOWN_CARD = 18.0
WORTH_A_MOVE = 3.0


def best_move(
    perception: Perception, legal: Sequence[Command], random: Random, watch: bool, tongue: Tongue
) -> Command | None:
    """The best of the legal moves, if it is better than doing nothing."""
    freed = _free_a_pile(perception, legal) if perception.view.mode == "duel" else None
    if freed is not None:
        return freed
    best: Command | None = None
    best_value = -1_000.0 if perception.must_break_the_count() else WORTH_A_MOVE
    for gain, command in weighed_moves(perception, legal, random, watch, tongue):
        if gain > best_value:
            best, best_value = command, gain
    return best


def weighed_moves(
    perception: Perception, legal: Sequence[Command], random: Random, watch: bool, tongue: Tongue
) -> list[tuple[float, MoveTimer]]:
    """Every sensible move, with its gain over doing nothing."""
    goals = _goals(perception, watch)
    timers = {timer.id: timer for timer in perception.view.timers}
    stays = {timer.id: _stay(perception, timer, tongue) for timer in _own_empty(perception)}
    weighed: list[tuple[float, MoveTimer]] = []
    for command in legal:
        if not isinstance(command, MoveTimer) or command.timer not in stays:
            continue
        timer = timers[command.timer]
        if command.take and perception.pile_of(timer) >= 0 and perception.is_blocked(timer):
            continue  # in steps the seat may try to take, and hope
        if (
            command.take
            and perception.pile_of(timer) == tongue.promised
            and not perception.is_decisive(tongue.promised)
        ):
            continue  # agreed: both leave without the card
        gain = _goal(perception, goals, command, timer) - stays[command.timer] + random.random()
        if command.take:
            gain += _taken(perception, timer)
        weighed.append((gain, command))
    return weighed


def any_move(perception: Perception, legal: Sequence[Command], random: Random) -> Command | None:
    """A random move of a timer, as a blunder. Never away from a winning card, and never of a running timer."""
    own = {
        timer.id
        for timer in _own_empty(perception)
        if perception.pile_of(timer) < 0 or not perception.is_decisive(perception.pile_of(timer))
    }
    moves = [command for command in legal if isinstance(command, MoveTimer) and command.timer in own]
    return moves[int(random.random() * len(moves))] if moves else None


def expecting(view: ChronosView, take: MoveTimer) -> MoveTimer:
    """The same move, on condition that the card seen there is still on top."""
    where = next(timer.where for timer in view.timers if timer.id == take.timer)
    kind, _, number = where.partition(":")
    top = view.piles[int(number)].top if kind == "pile" else view.seats[int(number)].top
    return MoveTimer(take.timer, take.to, True, top)


def _own_empty(perception: Perception) -> list[TimerView]:
    """The timers that its hands may lift; a move of any other would be a knock."""
    return [timer for timer in perception.view.timers if timer.seat == perception.seat and timer.sand == 0]


def _goals(perception: Perception, watch: bool) -> list[float]:
    """The value of a timer on each centre pile."""
    return [_promise(perception, pile, watch) if seen.up else 0.0 for pile, seen in enumerate(perception.view.piles)]


def _promise(perception: Perception, pile: int, watch: bool) -> float:
    seen = perception.view.piles[pile]
    if seen.top is None:
        return 0.0
    worth = perception.worth(seen.top, seen.left)
    there = perception.on_pile(pile)
    if any(timer.seat in perception.side for timer in there):
        return 0.5  # an own timer, or a mate's: it would only be in the way
    if watch:
        # A rival alone waits for a card that may win the round: block it with a timer.
        for timer in there:
            if len(there) == 1 and perception.threat(timer.seat, seen.top):
                return 70.0
    if worth < 0:
        return 1.0
    if not there:
        return 0.75 * worth
    if len(there) == 1 and there[0].seat >= 0:
        # The rival will have taken this card, or left, before this seat's sand is out: then the next card counts.
        return min(0.45 * worth, UNKNOWN_CARD) if there[0].sand > 0 else 0.3 * UNKNOWN_CARD
    return 2.0


def _goal(perception: Perception, goals: list[float], command: MoveTimer, timer: TimerView) -> float:
    if command.to == "home":
        return -2.0
    if command.to.startswith("realm:"):
        seat = int(command.to[6:])
        top = perception.view.seats[seat].top
        if seat == perception.seat:
            return _defence(perception)
        return 0.5 * VALUE[CARD_OF[top]] if top is not None else 0.0
    pile = int(command.to[5:])
    if pile == perception.pile_of(timer):
        # Onto its own pile again: after taking, for an unknown card; otherwise a loss of time.
        alone = len(perception.view.piles[pile].timers) == 1
        return 0.7 * UNKNOWN_CARD if command.take and alone and perception.view.piles[pile].left > 2 else -5.0
    return goals[pile]


def _defence(perception: Perception) -> float:
    """The value of blocking an attack by ARES when the attacker's sand is nearly out."""
    where = f"realm:{perception.seat}"
    attackers = [timer for timer in perception.view.timers if timer.where == where and timer.seat != perception.seat]
    top = perception.view.seats[perception.seat].top
    near = any(timer.sand < 5_000 for timer in attackers)
    return 0.8 * VALUE[CARD_OF[top]] if near and top is not None else 0.0


def _taken(perception: Perception, timer: TimerView) -> float:
    pile = perception.pile_of(timer)
    if pile >= 0:
        seen = perception.view.piles[pile]
        return perception.worth(seen.top, seen.left) if seen.top is not None else 0.0
    top = perception.view.seats[int(timer.where[6:])].top
    return float(VALUE[CARD_OF[top]]) + 10 if top is not None else 0.0


def _stay(perception: Perception, timer: TimerView, tongue: Tongue) -> float:
    """The value of leaving an empty timer where it is."""
    pile = perception.pile_of(timer)
    if pile < 0:
        return 0.0
    seen = perception.view.piles[pile]
    if seen.top is None:
        return 0.0
    promised = pile == tongue.promised and not perception.is_decisive(pile)
    if not perception.is_blocked(timer):
        if promised:
            return -10.0
        # Alone: the card that it would take is still there; a card that it must not take is blocked for others.
        worth = perception.worth(seen.top, seen.left)
        return 25.0 if worth < 0 else 0.0
    others = [other for other in perception.on_pile(pile) if other.id != timer.id]
    if all(other.seat in perception.side for other in others):
        # In the way of a mate, or of its own other timer: the later one leaves.
        return -8.0 if any((other.ends_at or 0) <= (timer.ends_at or 0) for other in others) else 5.0
    if perception.threatened_by(pile) >= 0:
        return 60.0
    if promised:
        return -10.0
    worth = max(0.0, perception.worth(seen.top, seen.left))
    if perception.patience(timer) > 0 or (perception.is_stuck(timer) and tongue.hopes(perception, pile)):
        return 0.6 * worth
    return -5.0


def _free_a_pile(perception: Perception, legal: Sequence[Command]) -> Command | None:
    """In a duel, pay a small card to send the neutral timer away from a good card for which an own timer waits."""
    ten = next((card for card in perception.hand if CODE[card] == T10), None)
    if ten is None:
        return None
    for timer in perception.waiting():
        seen = perception.view.piles[perception.pile_of(timer)]
        if seen.top is None or perception.worth(seen.top, seen.left) < 30 or len(seen.timers) != 2:
            continue
        for command in legal:
            if (
                isinstance(command, MoveNeutral)
                and command.timer in seen.timers
                and not perception.view.piles[int(command.to[5:])].timers
            ):
                return MoveNeutral(command.timer, command.to, CARDS[ten])
    return None

"""Rollout players for search: a quick choice of a seat's next command in an imagined state.

The choices of `heuristics.py`, less exact and some hundred times as fast. They read only what the seat may know: cards
that are public or that it has looked at; for all others they take the mean of its unseen cards.
"""

from typing import Final

from kermesse.core.clock import Millis
from kermesse.core.game import Command
from kermesse.games.kraaw.commands import (
    ACCEPT,
    BONUS,
    CONTINUE,
    DECLINE,
    DONE,
    DONE_AND_CLAIM,
    END_TURN,
    EXCHANGE,
    LOCK,
    LOOK,
    RETALIATE,
    REVEAL,
    REVEAL_LOCK,
)
from kermesse.games.kraaw.rules.play import apply_unheard, legal
from kermesse.games.kraaw.state import DOWN, HAND, LOCKED, MOST_LOCKS, POOR_HAND, UP, KraawState

HIGH: Final = 4.0
MOST_STEPS: Final = 600  # of one round: it ends long before
CLOSE: Final = 0.004  # of a win, for every point of the lead or the deficit, up to ten

# Numbers of the weights in `WEIGHTS`: values of cards by their faces, and of actions.
SAFE: Final = 0
UPRIGHT: Final = 1
HIDDEN: Final = 2
PEEK: Final = 3  # to look at any card
NEWS: Final = 4  # added if the card was not known
THRIFT: Final = 5  # a card below this gets no lock while better ones may come
SECRET: Final = 6  # added to the expected value of a card that its owner has looked at
LEADER: Final = 7  # added for a theft from the leader
RISK: Final = 8  # of putting another seat into the countdown
BOTHER: Final = 9  # of a theft
MARGIN: Final = 10  # gain of the others in their last turns
WEIGHTS: Final[list[float]] = [1.0, 0.8, 0.55, 0.25, 0.3, 3.0, 0.8, 0.5, 1.0, 0.2, 1.6]
# Found by self-play (`train/kraaw_weights.py`, seed 1): the first won 1.206 ± 0.023 of a fair share of the rounds
# against players with the weights above, the second 1.099 ± 0.022 against both.
TUNED: Final[list[list[float]]] = [
    [1.811, 1.189, 0.734, 0.36, 0.26, 3.82, -0.502, 0.865, 0.913, -0.013, 1.656],
    [1.729, 1.101, 0.641, 0.299, 0.268, 3.786, -0.456, 0.967, 1.48, -0.014, 1.508],
]


class SeatView:
    """Estimates of cards by one seat, made at each use: most cards are needed once, or never."""

    __slots__ = ("bit", "dealt_to", "known_to", "other_mean", "own_mean", "public", "seat", "totals", "values")

    def __init__(self, state: KraawState, seat: int) -> None:
        cards, public, known_to, dealt_to = state.values, state.public, state.known_to, state.dealt_to
        bit = 1 << seat
        unseen = 0
        count = 0
        mine = 0  # sum of its opening five, without those that it has seen again
        own = 0
        for value in state.seen_hand[seat]:
            mine += value
            own += 1
        for place in range(len(cards)):
            value = cards[place]
            if public[place] or known_to[place] & bit:
                if dealt_to[place] == seat:
                    mine -= value
                    own -= 1
            else:
                unseen += value
                count += 1
        unseen -= mine
        count -= own
        self.seat = seat
        self.bit = bit
        self.values = cards
        self.public = public
        self.known_to = known_to
        self.dealt_to = dealt_to
        self.other_mean = float(unseen) / float(count) if count > 0 else 2.3
        self.own_mean = float(mine) / float(own) if own > 0 else 2.3
        faces = state.faces
        totals: list[int] = []
        for other in range(state.n):
            total = 0
            for place in range(HAND * other, HAND * other + HAND):
                if faces[place] != DOWN:
                    total += cards[place]
            totals.append(total)
        self.totals = totals

    def knows(self, place: int) -> bool:
        return self.public[place] or self.known_to[place] & self.bit != 0

    def value(self, place: int) -> float:
        if self.public[place] or self.known_to[place] & self.bit:
            return float(self.values[place])
        return self.own_mean if self.dealt_to[place] == self.seat else self.other_mean


def quick(state: KraawState, seat: int, now: Millis, weights: list[float]) -> Command:
    phase = state.phase
    if phase == "main":
        return _main(state, seat, SeatView(state, seat), weights)
    if phase == "reveal":
        return _reveal(state, seat, SeatView(state, seat))
    if phase == "retaliate":
        return _retaliate(state, seat, SeatView(state, seat), weights)
    if phase == "bonus":
        return _bonus(state, seat)
    if phase == "look":
        poor = sum(state.seen_hand[seat]) <= POOR_HAND
        return DONE_AND_CLAIM if poor and state.options.hand_swap == "sealed" and not state.swapped else DONE
    if phase == "chien":
        return ACCEPT if sum(state.seen_hand[seat]) <= POOR_HAND else DECLINE
    if phase == "round_end":
        return CONTINUE
    return legal(state, seat, now)[0]


def _ender(state: KraawState, seat: int) -> bool:
    """True if the round ends before this seat's next turn."""
    return bool(state.countdown & ~(1 << seat))


def _best_of_others(state: KraawState, seat: int, sight: SeatView) -> int:
    best = 0
    for other in state.contenders:
        if other != seat and sight.totals[other] > best:
            best = sight.totals[other]
    return best


class Best:
    """The command with the highest score; of equal ones the first."""

    __slots__ = ("command", "score")

    def __init__(self) -> None:
        self.command: Command = END_TURN
        self.score = -1e9

    def take(self, score: float, command: Command) -> None:
        if score > self.score:
            self.score = score
            self.command = command


def _main(state: KraawState, seat: int, sight: SeatView, weights: list[float]) -> Command:
    best = Best()
    rivals = float(_best_of_others(state, seat, sight))
    if _ender(state, seat):
        _last_actions(state, seat, sight, rivals, best)
    else:
        _own_actions(state, seat, sight, weights, rivals, best)
        _thefts(state, seat, sight, weights, rivals, best)
    return best.command


def _known_down(state: KraawState, seat: int, sight: SeatView) -> float:
    """The best card that this seat could certainly turn up."""
    best = 0
    for place in range(HAND * seat, HAND * seat + HAND):
        if state.faces[place] == DOWN and sight.knows(place) and sight.values[place] > best:
            best = sight.values[place]
    return float(best)


def _own_actions(
    state: KraawState, seat: int, sight: SeatView, weights: list[float], rivals: float, best: Best
) -> None:
    faces = state.faces
    base = HAND * seat
    locks = 0
    down = 0
    ups = 0
    for place in range(base, base + HAND):
        face = faces[place]
        if face == DOWN:
            down += 1
        elif face == UP:
            ups += 1
        else:
            locks += 1
    mine = float(sight.totals[seat])
    known_down = _known_down(state, seat, sight)
    can_lock = state.locks_made[seat] < MOST_LOCKS
    needed = 1 if state.options.bonus_reading == "locked_counts" else 2
    # True if turning up the last hidden card ends the round: the bonus cannot turn another one over
    bare_by_look = down == 1 and not (locks < MOST_LOCKS and ups + 1 >= needed)
    bare_by_lock = down == 1 and not (locks + 1 < MOST_LOCKS and ups >= needed)
    kept = weights[SAFE] if locks < MOST_LOCKS else weights[UPRIGHT]
    for slot in range(HAND):
        place = base + slot
        face = faces[place]
        value = sight.value(place)
        if face == UP and can_lock:
            best.take((weights[SAFE] - weights[UPRIGHT]) * value, LOCK[slot])
        elif face == DOWN:
            ending = _ending(mine + value - rivals - weights[MARGIN])
            if bare_by_look:
                best.take(ending, LOOK[slot])
            else:
                shown = value if value > known_down else known_down
                score = weights[PEEK] + (weights[UPRIGHT] - weights[HIDDEN]) * shown
                best.take(score if sight.knows(place) else score + weights[NEWS], LOOK[slot])
            if bare_by_lock:
                best.take(ending, REVEAL_LOCK[slot])
            elif locks < MOST_LOCKS and value < weights[THRIFT] and down > MOST_LOCKS - locks:
                best.take(-0.5 + 0.1 * value, REVEAL_LOCK[slot])
            else:
                best.take((kept - weights[HIDDEN]) * value, REVEAL_LOCK[slot])


def _ending(lead: float) -> float:
    """The value of starting the last lap with that lead."""
    return 3.0 + lead if lead > 0 else -2.0 + 0.3 * lead


def _thefts(state: KraawState, seat: int, sight: SeatView, weights: list[float], rivals: float, best: Best) -> None:
    faces = state.faces
    back = 0.0  # the card that the victim will take
    for place in range(HAND * seat, HAND * seat + HAND):
        if faces[place] != LOCKED:
            back = max(back, sight.value(place))
    if back == 0.0:
        return
    for other in state.contenders:
        if other == seat:
            continue
        leads = sight.totals[other] >= rivals
        hidden = 0
        for place in range(HAND * other, HAND * other + HAND):
            if faces[place] == DOWN:
                hidden += 1
        for place in range(HAND * other, HAND * other + HAND):
            face = faces[place]
            if face == LOCKED or (face == UP and state.guarded):
                continue
            value = sight.value(place)
            if not sight.knows(place) and state.known_to[place] >> other & 1:
                value += weights[SECRET]
            balance = value - back
            score = weights[UPRIGHT] * balance - weights[BOTHER]
            if leads:
                score += weights[LEADER] * balance
            if hidden == 1 and face == DOWN:
                score -= weights[RISK]
            if face == UP:
                score -= 0.6 * float(state.stall)
            best.take(score, EXCHANGE[place])


def _last_actions(state: KraawState, seat: int, sight: SeatView, rivals: float, best: Best) -> None:
    """Choose in the seat's last turn of the round: only the resulting lead counts."""
    faces = state.faces
    base = HAND * seat
    mine = float(sight.totals[seat])
    known_down = _known_down(state, seat, sight)
    can_lock = state.locks_made[seat] < MOST_LOCKS
    back = 0.0
    given = 0.0  # of the own total, to the seat robbed
    for slot in range(HAND):
        place = base + slot
        face = faces[place]
        value = sight.value(place)
        if face == UP and can_lock:
            best.take(mine - rivals, LOCK[slot])
        elif face == DOWN:
            best.take(mine + (value if value > known_down else known_down) - rivals, LOOK[slot])
        if face != LOCKED:
            worth = value if face == UP else 0.5 * value
            if worth > back:
                back = worth
                given = value if face == UP else 0.0
    if back == 0.0:
        return
    for other in state.contenders:
        if other == seat:
            continue
        third = 0
        for one in state.contenders:
            if one != seat and one != other and sight.totals[one] > third:
                third = sight.totals[one]
        for place in range(HAND * other, HAND * other + HAND):
            face = faces[place]
            if face == LOCKED or (face == UP and state.guarded):
                continue
            value = sight.value(place)
            left = float(sight.totals[other]) + given - (value if face == UP else 0.0)
            best.take(mine + value - given - max(left, float(third)), EXCHANGE[place])


def _reveal(state: KraawState, seat: int, sight: SeatView) -> Command:
    base = HAND * seat
    faces = state.faces
    upright = False
    locks = 0
    for place in range(base, base + HAND):
        if faces[place] == UP:
            upright = True
        elif faces[place] == LOCKED:
            locks += 1
    anything = _ender(state, seat) or locks >= MOST_LOCKS
    best = REVEAL[0]
    most = -1e9
    for slot in range(HAND):
        place = base + slot
        if faces[place] != DOWN:
            continue
        value = sight.value(place)
        if anything:
            score = value
        elif not sight.knows(place):
            score = -value
        elif value >= HIGH:
            score = 100.0 + value if upright else -10.0 - value
        else:
            score = 10.0 + value
        if score > most:
            most, best = score, REVEAL[slot]
    return best


def _retaliate(state: KraawState, seat: int, sight: SeatView, weights: list[float]) -> Command:
    thief = state.active
    base = HAND * thief
    best = RETALIATE[0]
    most = -1e9
    for slot in range(HAND):
        place = base + slot
        face = state.faces[place]
        if face == LOCKED:
            continue
        worth = sight.value(place)
        if not sight.knows(place) and state.known_to[place] >> thief & 1:
            worth += weights[SECRET]
        if face == DOWN:
            worth *= 0.5 if _ender(state, seat) or state.countdown >> seat & 1 else 0.85
        if worth > most:
            most, best = worth, RETALIATE[slot]
    return best


def _bonus(state: KraawState, seat: int) -> Command:
    if _ender(state, seat):
        return END_TURN
    base = HAND * seat
    high = 0
    low = 9
    lock = flip = -1
    for slot in range(HAND):
        if state.faces[base + slot] != UP:
            continue
        value = state.values[base + slot]
        if value > high:
            high, lock = value, slot
        if value <= low:
            low, flip = value, slot
    if lock < 0 or lock == flip:
        return END_TURN
    worth_it = low < 3 if high >= 4 else high == 3 and low == 1
    return BONUS[lock][flip] if worth_it else END_TURN


def play_round(state: KraawState, now: Millis, weights: list[list[float]]) -> None:
    """Play the present or coming round to its end with rollout players, each seat with its own weights."""
    for _ in range(MOST_STEPS):
        pending = state.pending
        if state.phase == "round_end" or state.phase == "game_over" or not pending:
            return
        seat = 0
        while not pending >> seat & 1:
            seat += 1
        apply_unheard(state, seat, quick(state, seat, now, weights[seat]), now)


def value_after(state: KraawState, seat: int, command: Command, now: Millis, weights: list[list[float]]) -> float:
    """This seat's share of the win after that command and a rollout, plus a little for a close result."""
    apply_unheard(state, seat, command, now)
    play_round(state, now, weights)
    if not state.winners:
        return 0.5
    best = 0
    for other in state.contenders:
        if other != seat and state.totals[other] > best:
            best = state.totals[other]
    return share_of(state, seat) + CLOSE * max(-10, min(10, state.totals[seat] - best))


def share_of(state: KraawState, seat: int) -> float:
    """The seat's share of a finished round."""
    return 1.0 / len(state.winners) if seat in state.winners else 0.0

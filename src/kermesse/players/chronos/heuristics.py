"""Heuristics on a state for imagined tables: a quick choice of a seat's next command.

They are like those of `moving.py`, less exact and many times as fast. They read only what the seat may see
(`features.py`).
"""

from typing import Final

from kermesse.core.clock import Millis
from kermesse.core.game import Command
from kermesse.games.chronos.commands import ANNOUNCE, BAG, CALL_DEADLOCK, HOME, LEAVE, RANSOM, REALM, TAKE
from kermesse.games.chronos.components import ARES, KIND, TERRITORY, VALUE
from kermesse.games.chronos.rules.scoring import condition
from kermesse.games.chronos.rules.timers import contested, standing
from kermesse.games.chronos.rules.waiting import can_call_deadlock
from kermesse.games.chronos.state import NOBODY, ChronosState
from kermesse.players.chronos.features import SeatView
from kermesse.players.chronos.god_heuristics import answer, offering

UNKNOWN_CARD: Final = 18.0
WORTH_A_MOVE: Final = 3.0
SURE: Final = 25  # points ahead: then a count probably wins the round
NOWHERE: Final = -1_000.0  # worth less than any move
BLOCK: Final = 70.0  # a timer beside that of a rival who is about to win


def heuristic_choice(state: ChronosState, seat: int, now: Millis) -> Command | None:
    """The seat's choice; None to do nothing. `now` is on the sand's clock."""
    choice = state.choices[seat]
    if choice is not None:
        return answer(SeatView(state, seat), choice, now)
    if state.phase == "closing":
        return None
    if state.terms.manual and state.phase == "play" and condition(state, seat):
        return ANNOUNCE
    sight = SeatView(state, seat)
    if state.phase == "play":
        if BAG in state.place and should_ransom(sight):
            return RANSOM
        if state.terms.level == 3:
            bought = offering(sight)
            if bought is not None:
                return bought
    move = _move(sight, now)
    if move is None and sight.leads(10) and can_call_deadlock(state):
        return CALL_DEADLOCK
    return move


# Timers


def _move(sight: SeatView, now: Millis) -> Command | None:
    """The best move of an own empty timer, if it is better than doing nothing."""
    state, seat = sight.state, sight.seat
    best: Command | None = None
    breaks = state.deadlock_by != NOBODY and sight.is_rival(state.deadlock_by) and not sight.leads(SURE)
    most = NOWHERE if breaks else WORTH_A_MOVE
    goals: list[float] = []
    for timer in range(12):
        if state.owner[timer] != seat or not state.sand[timer].is_empty(now):
            continue
        source = state.place[timer]
        if not goals:
            goals = _goals(sight, now)
        goal, to = -2.0, HOME
        if source == HOME:
            goal = NOWHERE
        for pile in range(len(goals)):
            if goals[pile] > goal and pile != source:
                goal, to = goals[pile], pile
        if source < 0:
            if goal > most:
                best, most = LEAVE[timer][to], goal
            continue
        if source >= REALM:
            taken = _attack(sight, source)
            if taken + goal > most:
                best, most = (TAKE if taken else LEAVE)[timer][to], taken + goal
            continue
        goal -= _stay(sight, timer, source, now)
        cards = state.piles[source]
        here = sight.value(cards[-1], len(cards)) if sight.there[source] == 1 else 0.0
        if here <= 0.0:  # blocked, or better left alone
            if goal > most:
                best, most = LEAVE[timer][to], goal
            continue
        if len(cards) > 2 and goal < 0.7 * UNKNOWN_CARD and state.phase == "play":
            goal, to = 0.7 * UNKNOWN_CARD, source
        if here + goal > most:
            best, most = TAKE[timer][to], here + goal
    return best


def _goals(sight: SeatView, now: Millis) -> list[float]:
    """The value of a timer on each centre pile; NOWHERE if none may be put down there."""
    state, seat = sight.state, sight.seat
    barred = 0
    if state.terms.duel and contested(state.owner, state.place) > 1:
        barred = standing(state.owner, state.place, 1 - seat)  # a third contested pile
    in_zone = state.phase == "zone"
    goals: list[float] = []
    for pile in range(len(state.piles)):
        allowed = state.up[pile] and not barred >> pile & 1 and (not in_zone or pile // 3 == seat)
        goals.append(_goal(sight, pile, now) if allowed else NOWHERE)
    return goals


def _goal(sight: SeatView, pile: int, now: Millis) -> float:
    state = sight.state
    cards = state.piles[pile]
    if not cards:
        return 0.0
    top = cards[-1]
    there = sight.there[pile]
    lone = NOBODY
    if there:
        for timer in range(12):
            if state.place[timer] == pile:
                if state.owner[timer] >= 0 and not sight.is_rival(state.owner[timer]):
                    return 0.5  # it would only be in the way
                lone = timer
    if there == 1 and sight.threat(state.owner[lone], top):
        return BLOCK
    worth = sight.value(top, len(cards))
    if worth < 0.0:
        return 1.0
    if not there:
        return 0.75 * worth
    if there == 1 and state.owner[lone] >= 0:
        return 0.3 * UNKNOWN_CARD if state.sand[lone].is_empty(now) else min(0.45 * worth, UNKNOWN_CARD)
    return 2.0


def _stay(sight: SeatView, timer: int, pile: int, now: Millis) -> float:
    """The value of leaving an empty timer on that pile."""
    state = sight.state
    cards = state.piles[pile]
    worth = sight.value(cards[-1], len(cards))
    if sight.there[pile] == 1:
        return 25.0 if worth < 0.0 else 0.0  # blocks a card for others that it must not take itself
    mine = state.sand[timer].ends_at()
    only_friends, came_later = True, False
    for other in range(12):
        if other == timer or state.place[other] != pile:
            continue
        owner = state.owner[other]
        if owner < 0 or sight.is_rival(owner):
            only_friends = False
            if sight.threat(owner, cards[-1]):
                return 60.0
        elif state.sand[other].ends_at() <= mine:
            came_later = True
    if only_friends:
        return -8.0 if came_later else 5.0
    wins = worth >= 200.0 or (KIND[cards[-1]] == TERRITORY and _completes(sight, cards[-1]))
    patient = 60_000.0 if wins else 2_000.0 + 320.0 * min(50.0, max(0.0, worth))
    if now - mine < patient * max(1.0, state.terms.scale):
        return 0.6 * max(0.0, worth)
    return -5.0


def _completes(sight: SeatView, card: int) -> bool:
    return sight.score + sight.worth[card] * sight.factor >= sight.state.terms.target


def _attack(sight: SeatView, source: int) -> float:
    """The value of a timer on a personal pile: the card that it may take there."""
    state, victim = sight.state, source - REALM
    if victim == sight.seat or not state.hands[victim] or ARES not in state.front[sight.seat]:
        return 0.0
    return float(VALUE[state.hands[victim][-1]]) + 10.0 if state.place.count(source) == 1 else 0.0


def should_ransom(sight: SeatView) -> bool:
    """True if the pile has little value, or no timer is left to play with."""
    bagged = outside = False
    for timer in range(12):
        if sight.state.owner[timer] == sight.seat:
            if sight.state.place[timer] == BAG:
                bagged = True
            else:
                outside = True
    return bagged and (not outside or 5 * sight.score < sight.state.terms.target)

"""Scores, victory conditions and tokens (docs/rules/chronos.md, 5)."""

from typing import Final

from kermesse.games.chronos.components import (
    APHRODITE,
    ARTEMIS,
    CASTOR,
    CODE,
    CYCLOPE,
    DIRECTIONS,
    EOLE,
    HELIOS,
    HERA,
    HESTIA,
    HYDRE,
    KIND,
    MINOTAURE,
    MONSTER,
    PAN,
    POLLUX,
    VALUE,
)
from kermesse.games.chronos.rules.cards import holder
from kermesse.games.chronos.state import NOBODY, ChronosState, Reason, unit_of


def score(state: ChronosState, seat: int) -> int:
    return points(state.hands[seat], state.winds[seat], state.front[seat])


def points(hand: list[int], winds: list[int], front: list[int]) -> int:
    """The score of a personal pile with these Winds beside it and these gods in front (5.3)."""
    worth = worths(front)
    base = worth_of_gods(front) if front else 0
    for card in hand:
        base += worth[card]
    return base * multiple(winds, front)


def worths(front: list[int]) -> list[int]:
    """The value of each card in the personal pile of a seat with these gods."""
    return WORTHS[(HELIOS in front) + 2 * (ARTEMIS in front)] if front else VALUE


def worth_of_gods(front: list[int]) -> int:
    return 50 * len(front) if PAN in front else 0


def multiple(winds: list[int], front: list[int]) -> int:
    """The factor of the pile: by Winds and APHRODITE."""
    directions = len({CODE[card] for card in winds}) if winds else 0
    if not front:
        return directions or 1
    if EOLE in front and directions < DIRECTIONS:
        directions += 1
    return max(1, directions) * (2 if APHRODITE in front else 1)


def _worths(helios: bool, artemis: bool) -> list[int]:
    return [
        100 * artemis if kind == MONSTER else 30 if helios and 0 < value <= 20 else value
        for kind, value in zip(KIND, VALUE, strict=True)
    ]


WORTHS: Final[list[list[int]]] = [_worths(helios, artemis) for artemis in (False, True) for helios in (False, True)]


def unit_score(state: ChronosState, unit: int) -> int:
    """The score of a team or seat. Mates do not add up: the better score counts."""
    return max(score(state, seat) for seat in range(unit, state.n, state.terms.units))


def condition(state: ChronosState, seat: int) -> Reason:
    """The first victory condition that a seat fulfils, in the order of 5.2; '' if none."""
    return fulfilled(state.hands[seat], state.winds[seat], state.front[seat], state.terms.target)


def completed(state: ChronosState, seat: int, card: int) -> Reason:
    """The first condition that a seat fulfils only thanks to that card of its realm (R13); '' if none."""
    hand, winds, front, target = state.hands[seat], state.winds[seat], state.front[seat], state.terms.target
    before = conditions([own for own in hand if own != card], [own for own in winds if own != card], front, target)
    return next((reason for reason in conditions(hand, winds, front, target) if reason not in before), "")


def fulfilled(hand: list[int], winds: list[int], front: list[int], target: int) -> Reason:
    held = conditions(hand, winds, front, target)
    return held[0] if held else ""


def conditions(hand: list[int], winds: list[int], front: list[int], target: int) -> list[Reason]:
    """All victory conditions that such a realm fulfils, in the order of 5.2."""
    held: list[Reason] = []
    if points(hand, winds, front) >= target:
        held.append("points")
    hydre = minotaure = False
    for card in hand:
        code = CODE[card]
        if code == HYDRE:
            hydre = True
        elif code == MINOTAURE:
            minotaure = True
    if hydre and minotaure:
        held.append("monsters")
    if not front:
        return held
    if CYCLOPE in front and (hydre or minotaure):
        held.append("cyclope")
    if HESTIA in front and three_alike(hand + winds):
        held.append("hestia")
    return held


def three_alike(cards: list[int]) -> bool:
    """True if three cards have the same face (R31)."""
    codes = [CODE[card] for card in cards]
    return any(codes.count(code) >= 3 for code in set(codes))


def tokens_for(state: ChronosState, winners: set[int]) -> list[int]:
    """The tokens of each unit when those units win (5.4): HERA doubles, the twins share."""
    hera, castor, pollux = (_unit_with(state, god) for god in (HERA, CASTOR, POLLUX))
    gains = []
    for unit in range(state.terms.units):
        gain = 0
        if unit in winners:
            gain = 2 if unit == hera else 1
        if castor != NOBODY and pollux != NOBODY:
            gain += unit == pollux and castor in winners
            gain += unit == castor and pollux in winners
        gains.append(int(gain))
    return gains


def _unit_with(state: ChronosState, god: int) -> int:
    seat = holder(state, god)
    return unit_of(state, seat) if seat != NOBODY else NOBODY

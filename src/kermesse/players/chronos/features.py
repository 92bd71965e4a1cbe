"""A seat's knowledge of the table, read from a state: its own realm, the open cards, the places of timers.

The others' piles are estimated from their number of cards: nothing here reads what the seat may not see.
"""

from typing import Final

from kermesse.games.chronos.commands import REALM
from kermesse.games.chronos.components import (
    CODE,
    CYCLOPE,
    HADES,
    HERMES,
    HYDRE,
    KIND,
    MINOTAURE,
    MONSTER,
    TERRITORY,
    VALUE,
    WIND,
)
from kermesse.games.chronos.rules.scoring import multiple, points, worth_of_gods, worths
from kermesse.games.chronos.state import ChronosState

MEAN: Final = 24  # points of an unseen card


class SeatView:
    """The table as a seat sees it."""

    __slots__ = ("best_rival", "estimates", "factor", "hydre", "minotaure", "score", "seat", "state", "there", "worth")

    def __init__(self, state: ChronosState, seat: int) -> None:
        hand, winds, front = state.hands[seat], state.winds[seat], state.front[seat]
        self.state = state
        self.seat = seat
        self.worth = worths(front)
        self.factor = multiple(winds, front)
        self.score = points(hand, winds, front)
        self.hydre = self.minotaure = False
        if state.terms.level:
            for card in hand:
                if CODE[card] == HYDRE:
                    self.hydre = True
                elif CODE[card] == MINOTAURE:
                    self.minotaure = True
        units = state.terms.units
        estimates: list[int] = []
        best = 0
        for other in range(state.n):
            if other == seat:
                estimates.append(self.score)
                continue
            reckoned = estimate(state, other)
            estimates.append(reckoned)
            if reckoned > best and other % units != seat % units:
                best = reckoned
        self.estimates = estimates
        self.best_rival = best
        there = [0] * len(state.piles)  # number of timers on each pile
        for place in state.place:
            if 0 <= place < REALM:
                there[place] += 1
        self.there = there

    def leads(self, margin: int) -> bool:
        return self.score >= self.best_rival + margin

    def is_rival(self, owner: int) -> bool:
        units = self.state.terms.units
        return owner >= 0 and owner % units != self.seat % units

    def value(self, card: int, left: int) -> float:
        """The value of taking that card now, with `left` cards on its pile: negative if it would lose the round."""
        kind = KIND[card]
        target = self.state.terms.target
        gain = self.worth[card] * self.factor if kind <= MONSTER else 0
        wins = gain > 0 and self.score + gain >= target
        face: float
        if kind == TERRITORY:
            face = 3.0 * gain if wins else float(gain)
        elif kind == MONSTER:
            own, other = self.minotaure, self.hydre
            if CODE[card] == HYDRE:
                own, other = other, own
            wins = wins or other or CYCLOPE in self.state.front[self.seat]
            face = 250.0 if wins else max(float(gain), 4.0 if own else 28.0)
        elif kind == WIND:
            face = self._wind(card, target)
            wins = face >= 200.0
        elif CODE[card] == HADES:
            face = 90.0 if self.score > 0 and self.leads(10) else -50.0
        elif CODE[card] == HERMES:
            face = max(6.0, float(self.best_rival - self.score))
        else:
            face = 14.0
        if left > 1:
            return face
        return face + 60.0 if wins or self.score + gain >= self.best_rival + 5 else -60.0

    def _wind(self, card: int, target: int) -> float:
        seat = self.seat
        winds = self.state.winds[seat]
        for own in winds:
            if CODE[own] == CODE[card]:
                return 4.0
        after = points(self.state.hands[seat], [*winds, card], self.state.front[seat])
        return max(30.0, float(after - self.score)) + (200.0 if after >= target > self.score else 0.0)

    def threat(self, owner: int, card: int) -> bool:
        """True if that card may well win the round for that rival."""
        if not self.is_rival(owner):
            return False
        if CODE[card] == HADES:
            return self.estimates[owner] > self.score
        state = self.state
        value = VALUE[card] * multiple(state.winds[owner], state.front[owner])
        return value > 0 and self.estimates[owner] + value >= state.terms.target


def estimate(state: ChronosState, other: int) -> int:
    """An estimate of another seat's points: its top card, and mean cards below it."""
    hand, front = state.hands[other], state.front[other]
    base = worth_of_gods(front) if front else 0
    if hand:
        base += worths(front)[hand[-1]] + MEAN * (len(hand) - 1)
    return base * multiple(state.winds[other], front)

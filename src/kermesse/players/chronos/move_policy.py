"""The move policy of players who look ahead, for imagined tables: a move of a timer, or none.

The score of a move is a sum over what it leaves or takes and where it goes; its probability is proportional to e to
that score. The weights come from a regression over the decisions of bots (`train/chronos_manner.py`). Of hidden cards
it reads only the personal piles, which these players have seen and remember; never the cards below a top in the centre.
"""

from math import exp
from typing import Final

from kermesse.core.clock import Millis
from kermesse.core.game import Command
from kermesse.games.chronos.commands import HOME, LEAVE, REALM, TAKE
from kermesse.games.chronos.components import (
    CODE,
    CYCLOPE,
    HADES,
    HERMES,
    KIND,
    MONSTER,
    WIND,
)
from kermesse.games.chronos.rules.scoring import multiple, points, worths
from kermesse.games.chronos.rules.timers import contested, standing
from kermesse.games.chronos.state import NOBODY, ChronosState

# Numbers of the features of a move. Points are parts of the target, sand is parts of a span. Its destination:
# no timer there; points; a win; a god; HERMES' gain; HADES for whoever leads, who does not; rivals it would win for
FREE: Final = 0
ONE: Final = (
    8  # one rival there; points; a win; his points; his win; his sand, if he would win; it is out; his sand; a god
)
MORE: Final = 17  # several there; points; a win; a rival's win
OWN: Final = 21  # its own side's timer there
LAST: Final = 22  # card of its pile
HOMEWARD: Final = 23
# Its origin:
FROM_HOME: Final = 24
# a card; points; a win; a god; HERMES' gain; HADES for whoever leads, who does not; a pile's last, and leads, or not
TAKES: Final = 25
LEAVES: Final = 34  # a card that it could take; points; a win
GIVES_UP: Final = 37  # a pile with others; points; a win
LETS: Final = 40  # one rival have it; his points; his win; his sand, if he would win
CROWD: Final = 44  # several others stay
WAITED: Final = 45  # so long
FROM_OWN: Final = 46  # the other is its own side's
AGAIN: Final = 47  # it takes, and stays there; few cards are left
URGENT: Final = 49  # it goes to one rival who would win soon; very soon
AT_ONCE: Final = 51  # it lets one rival win whose sand is out; or nearly
AMBUSH: Final = 53  # it gives up a win beside one rival whose sand is out; runs
OF_MOVES: Final = 55
STAYS: Final = OF_MOVES  # everything, with so many timers at hand
FEATURES: Final = OF_MOVES + 2

SOON: Final = 0.4  # of a span
VERY_SOON: Final = 0.12
NEARLY_OUT: Final = 0.2
FEW: Final = 3  # cards
HALF: Final = 0.25  # of the target: a monster of the two that win
BREEZE: Final = 0.15  # of the target, at least: a Wind that is new
DRAWS: Final = 1 << 20  # resolution of chances

# For 100 points by 60 rounds of `hard` (3,833 decisions), for 200 by 30 (2,467): `make train-chronos`.
BASE: Final[list[float]] = [
    *(-0.37, 2.23, 0.568, 0.149, 0.706, 0.273, -1.403, 0.063, 0.355, 1.46, 0.276),
    *(1.035, 1.04, -0.233, -0.444, -0.52, 0.398, 0.02, 0.699, 0.49, -0.196, -1.953),
    *(-0.258, -3.7, 1.02, 1.04, 1.302, 0.518, -0.188, 0.273, -0.64, -3.558, 0.0),
    *(0.0, -1.211, -0.841, -0.143, 0.086, -1.096, -0.972, -0.038, -0.616, -0.716, 0.878),
    *(0.144, -3.312, -0.02, 0.116, -0.062, -0.26, 0.901, -0.411, -0.615, -0.627, 0.458),
    *(-0.935, 0.908),
]
TEMPLE: Final[list[float]] = [
    *(0.051, 2.874, 1.338, 0.421, 0.75, 0.023, -1.544, -0.045, 1.009, 2.361, 0.178),
    *(1.244, -0.222, 0.159, -0.411, -0.84, 0.566, 0.338, 1.993, -0.176, -0.244, -2.225),
    *(0.0, -3.148, 0.766, 1.201, 1.289, 0.231, -0.642, -0.033, -0.445, -2.974, 0.0),
    *(0.0, -1.442, -0.82, 0.102, 0.171, -0.706, -2.13, -0.35, -0.236, -0.887, 0.448),
    *(0.188, -3.234, 0.333, 0.337, 0.0, 0.537, 0.139, -0.185, -0.702, -0.604, -0.073),
    *(-0.697, 0.979),
]


class Stakes:
    """The value of the top cards to each seat, and the timers on them."""

    __slots__ = ("behind", "count", "gains", "leads", "lone", "now", "seat", "span", "state", "things", "wins")

    def __init__(self, state: ChronosState, seat: int, now: Millis) -> None:
        self.state = state
        self.seat = seat
        self.now = now
        self.span = state.terms.mean_ms * state.terms.scale
        piles = len(state.piles)
        self.count = [0] * piles
        self.lone = [NOBODY] * piles  # a timer alone there
        for timer in range(12):
            place = state.place[timer]
            if 0 <= place < REALM:
                self.count[place] += 1
                self.lone[place] = timer
        self.things = [0.0] * piles  # gods with an effect of their own
        for pile in range(piles):
            if state.up[pile] and state.piles[pile]:
                top = state.piles[pile][-1]
                if KIND[top] > WIND and CODE[top] != HADES:
                    self.things[pile] = 1.0
        scores = [points(state.hands[other], state.winds[other], state.front[other]) for other in range(state.n)]
        target, units = state.terms.target, state.terms.units
        self.gains: list[list[float]] = []  # by seat and pile
        self.wins: list[list[bool]] = []
        for other in range(state.n):
            best = -1
            for third in range(state.n):
                if third % units != other % units and scores[third] > best:
                    best = scores[third]
            leads = scores[other] > best
            if other == seat:
                self.leads = leads
                self.behind = min(target, max(0, best - scores[other])) / target
            self._reckon(other, scores[other], leads)

    def _reckon(self, other: int, score: int, leads: bool) -> None:
        """Compute the value of each top card to that seat."""
        state = self.state
        hand, winds, front = state.hands[other], state.winds[other], state.front[other]
        target = state.terms.target
        need = max(0, target - score)
        worth = worths(front)
        factor = multiple(winds, front)
        gains = [0.0] * len(state.piles)
        wins = [False] * len(state.piles)
        for pile in range(len(state.piles)):
            if not state.up[pile] or not state.piles[pile]:
                continue
            top = state.piles[pile][-1]
            kind = KIND[top]
            if kind <= MONSTER:
                raw = worth[top] * factor
                gains[pile] = min(need, raw) / target
                wins[pile] = raw > 0 and raw >= need
                if kind == MONSTER:
                    alike = unlike = False
                    for card in hand:
                        if CODE[card] == CODE[top]:
                            alike = True
                        elif KIND[card] == MONSTER:
                            unlike = True
                    if unlike or CYCLOPE in front:
                        wins[pile] = True
                    elif not alike:
                        gains[pile] = max(HALF, gains[pile])
            elif kind == WIND:
                if not has_code(winds, CODE[top]):
                    after = points(hand, [*winds, top], front)
                    gains[pile] = max(BREEZE, min(need, after - score) / target)
                    wins[pile] = after >= target
            elif CODE[top] == HADES:
                wins[pile] = leads
        self.gains.append(gains)
        self.wins.append(wins)

    def left(self, timer: int) -> float:
        """The sand left in a timer."""
        return min(1.0, self.state.sand[timer].sand(self.now) / self.span)

    def to_pile(self, pile: int) -> list[float]:
        """The features of going to that pile from elsewhere."""
        found = [0.0] * OF_MOVES
        state, seat = self.state, self.seat
        units = state.terms.units
        top = state.piles[pile][-1]
        gain = self.gains[seat][pile]
        win = 1.0 if self.wins[seat][pile] else 0.0
        count = self.count[pile]
        if len(state.piles[pile]) == 1:
            found[LAST] = 1.0
        if count == 0:
            found[FREE] = 1.0
            found[FREE + 1] = gain
            found[FREE + 2] = win
            found[FREE + 3] = self.things[pile]
            if CODE[top] == HERMES:
                found[FREE + 4] = self.behind
            elif CODE[top] == HADES:
                found[FREE + 5 if self.leads else FREE + 6] = 1.0
            for other in range(state.n):
                if other % units != seat % units and self.wins[other][pile]:
                    found[FREE + 7] += 1.0
            return found
        rival_wins = False
        for timer in range(12):
            if state.place[timer] == pile:
                owner = state.owner[timer]
                if owner >= 0 and owner % units == seat % units:
                    found[OWN] = 1.0
                elif owner >= 0 and self.wins[owner][pile]:
                    rival_wins = True
        if count == 1 and found[OWN] == 0.0:
            timer = self.lone[pile]
            owner = state.owner[timer]
            left = self.left(timer)
            found[ONE] = 1.0
            found[ONE + 1] = gain
            found[ONE + 2] = win
            if owner >= 0:
                found[ONE + 3] = self.gains[owner][pile]
            if rival_wins:
                found[ONE + 4] = 1.0
                found[ONE + 5] = left
                found[URGENT] = 1.0 if left < SOON else 0.0
                found[URGENT + 1] = 1.0 if left < VERY_SOON else 0.0
            if left <= 0.0:
                found[ONE + 6] = 1.0
            found[ONE + 7] = left
            found[ONE + 8] = self.things[pile]
        elif count > 1:
            found[MORE] = 1.0
            found[MORE + 1] = gain
            found[MORE + 2] = win
            found[MORE + 3] = 1.0 if rival_wins else 0.0
        return found

    def from_place(self, timer: int, take: bool) -> list[float]:
        """The features of leaving a place with that timer, with the card or without."""
        found = [0.0] * OF_MOVES
        state, seat = self.state, self.seat
        place = state.place[timer]
        if place < 0 or place >= REALM:
            found[TAKES if take else FROM_HOME] = 1.0
            return found
        units = state.terms.units
        cards = state.piles[place]
        top = cards[-1]
        gain = self.gains[seat][place]
        win = 1.0 if self.wins[seat][place] else 0.0
        count = self.count[place]
        waited = (self.now - state.sand[timer].ends_at()) / self.span
        found[WAITED] = min(1.0, max(0.0, waited))
        if take:
            found[TAKES] = 1.0
            found[TAKES + 1] = gain
            found[TAKES + 2] = win
            found[TAKES + 3] = self.things[place]
            if CODE[top] == HERMES:
                found[TAKES + 4] = self.behind
            elif CODE[top] == HADES:
                found[TAKES + 5 if self.leads else TAKES + 6] = 1.0
            if len(cards) == 1:
                found[TAKES + 7 if self.leads or gain > self.behind else TAKES + 8] = 1.0
            return found
        if count == 1:
            found[LEAVES] = 1.0
            found[LEAVES + 1] = gain
            found[LEAVES + 2] = win
            return found
        found[GIVES_UP] = 1.0
        found[GIVES_UP + 1] = gain
        found[GIVES_UP + 2] = win
        if count > 2:
            found[CROWD] = 1.0
            return found
        for other in range(12):
            if other != timer and state.place[other] == place:
                owner = state.owner[other]
                if owner >= 0 and owner % units == seat % units:
                    found[FROM_OWN] = 1.0
                elif owner >= 0:
                    found[LETS] = 1.0
                    found[LETS + 1] = self.gains[owner][place]
                    left = self.left(other)
                    found[AMBUSH if left <= 0.0 else AMBUSH + 1] = win
                    if self.wins[owner][place]:
                        found[LETS + 2] = 1.0
                        found[LETS + 3] = left
                        found[AT_ONCE] = 1.0 if left <= 0.0 else 0.0
                        found[AT_ONCE + 1] = 1.0 if left < NEARLY_OUT else 0.0
        return found


def has_code(cards: list[int], code: int) -> bool:
    return any(CODE[card] == code for card in cards)


def weights_of(state: ChronosState) -> list[float]:
    return TEMPLE if state.terms.level > 1 else BASE


def own_empty(state: ChronosState, seat: int, now: Millis) -> list[int]:
    return [timer for timer in range(12) if state.owner[timer] == seat and state.sand[timer].is_empty(now)]


def _goals(state: ChronosState, seat: int) -> list[int]:
    """The piles where a timer may be put down."""
    barred = 0
    if state.terms.duel and contested(state.owner, state.place) > 1:
        barred = standing(state.owner, state.place, 1 - seat)  # a third contested pile
    return [pile for pile in range(len(state.piles)) if state.up[pile] and state.piles[pile] and not barred >> pile & 1]


def all_moves(state: ChronosState, seat: int, now: Millis) -> tuple[list[Command | None], list[list[float]]]:
    """Every move in `play` with its features; the first is doing nothing."""
    stakes = Stakes(state, seat, now)
    timers = own_empty(state, seat, now)
    there = [(pile, stakes.to_pile(pile)) for pile in _goals(state, seat)]
    moves: list[Command | None] = [None]
    found = [[*([0.0] * OF_MOVES), 1.0, float(len(timers))]]
    for timer in timers:
        place = state.place[timer]
        for take in (False, True):
            if take and (not 0 <= place < REALM or stakes.count[place] > 1):
                continue
            doing = TAKE[timer] if take else LEAVE[timer]
            start = stakes.from_place(timer, take)
            for pile, goal in there:
                if pile != place:
                    moves.append(doing[pile])
                    found.append([*(one + other for one, other in zip(start, goal, strict=True)), 0.0, 0.0])
            if place != HOME:
                moves.append(doing[HOME])
                found.append([*start, 0.0, 0.0])
                found[-1][HOMEWARD] = 1.0
            if take and len(state.piles[place]) > 1:
                moves.append(doing[place])
                found.append([*start, 0.0, 0.0])
                found[-1][AGAIN] = 1.0
                found[-1][AGAIN + 1] = 1.0 if len(state.piles[place]) < FEW else 0.0
    return moves, found


def _sum(weights: list[float], found: list[float]) -> float:
    total = 0.0
    for place in range(OF_MOVES):
        if found[place] != 0.0:
            total += weights[place] * found[place]
    return total


def weighed_moves(
    state: ChronosState, seat: int, now: Millis, weights: list[float], kept: int
) -> tuple[list[Command | None], list[float]]:
    """The same moves with their scores.

    `kept`: mask of the timers that wait where they are until they can take their card.
    """
    timers = own_empty(state, seat, now)
    stakes = Stakes(state, seat, now)
    piles = _goals(state, seat)
    there = [_sum(weights, stakes.to_pile(pile)) for pile in piles]
    moves: list[Command | None] = [None]
    sums = [weights[STAYS] + weights[STAYS + 1] * len(timers)]
    for timer in timers:
        place = state.place[timer]
        for take in (False, True):
            if (take and (not 0 <= place < REALM or stakes.count[place] > 1)) or (not take and kept >> timer & 1):
                continue
            doing = TAKE[timer] if take else LEAVE[timer]
            start = _sum(weights, stakes.from_place(timer, take))
            if take and stakes.wins[seat][place]:
                return [doing[HOME]], [0.0]  # whatever else there is
            for number in range(len(piles)):
                if piles[number] != place:
                    moves.append(doing[piles[number]])
                    sums.append(start + there[number])
            if place != HOME:
                moves.append(doing[HOME])
                sums.append(start + weights[HOMEWARD])
            if take and len(state.piles[place]) > 1:
                moves.append(doing[place])
                few = weights[AGAIN + 1] if len(state.piles[place]) < FEW else 0.0
                sums.append(start + weights[AGAIN] + few)
    return moves, sums


def likely_move(state: ChronosState, seat: int, now: Millis, draw: int, kept: int) -> Command | None:
    """One of the moves, drawn by its probability from a number below DRAWS; None to do nothing."""
    moves, sums = weighed_moves(state, seat, now, weights_of(state), kept)
    most = max(sums)
    whole = 0.0
    for number in range(len(sums)):
        sums[number] = exp(sums[number] - most)
        whole += sums[number]
    rest = whole * draw / DRAWS
    for number in range(len(sums)):
        rest -= sums[number]
        if rest < 0.0:
            return moves[number]
    return moves[-1]

"""Exact odds of a turn's dice: all possible throws and the best use of each, without sampling.

Five white dice are alike, so their state is the number of dice on each face, and the number still to be thrown. A
special die shows one of its faces, or is to be thrown. Throws are resolved die by die, and dice to be thrown again are
taken up die by die: so every state is visited once for each throw, whatever the sets of dice that may be thrown again.
"""

from itertools import product
from typing import Final

from kermesse.games.kero.components import DICE_OF, FACE_NUMBER, FACE_SYMBOL, FACES, FIRE, SPECIAL_SETS, WHITE_DICE

WHITES: Final[list[int]] = DICE_OF[WHITE_DICE]
SIDES: Final = len(FACES[WHITES[0]])
OPEN: Final = SIDES  # instead of a face: that die is still to be thrown
BASE: Final = SIDES + 1
PLACES: Final[list[int]] = [BASE**at for at in range(4)]  # of the digits of special dice
BURNT: Final = [FACE_SYMBOL[die].index(FIRE) for die in range(len(FACES))]  # the face on fire, by die
WHITE_BURNT: Final = BURNT[WHITES[0]]


def _white_states() -> list[tuple[int, ...]]:
    """The number of white dice on each face; states with fewer dice come earlier."""
    states = [each for each in product(range(len(WHITES) + 1), repeat=SIDES) if sum(each) <= len(WHITES)]
    return sorted(states, key=lambda each: (sum(each), each))


WHITE_STATES: Final[list[tuple[int, ...]]] = _white_states()
WHITE_STATE: Final[dict[tuple[int, ...], int]] = {each: number for number, each in enumerate(WHITE_STATES)}
STATES: Final = len(WHITE_STATES)
FIRST_WHOLE: Final = next(number for number, each in enumerate(WHITE_STATES) if sum(each) == len(WHITES))


def _with(state: tuple[int, ...], face: int, more: int) -> int:
    return WHITE_STATE[tuple(count + (more if at == face else 0) for at, count in enumerate(state))]


# One more die landed, by its face; one die taken up again: one that does not burn, or any.
LANDED: Final[list[list[int]]] = [
    [_with(state, face, 1) for face in range(SIDES)] for state in WHITE_STATES[:FIRST_WHOLE]
]
TAKEN_UP: Final[list[list[int]]] = [
    [_with(state, face, -1) for face in range(SIDES) if state[face] and face != WHITE_BURNT] for state in WHITE_STATES
]
ANY_TAKEN_UP: Final[list[list[int]]] = [
    [_with(state, face, -1) for face in range(SIDES) if state[face]] for state in WHITE_STATES
]


class Specials:
    """The states of some special dice, numbered: one digit for each, its face or OPEN."""

    def __init__(self, mask: int) -> None:
        self.dice = DICE_OF[mask]
        self.states = PLACES[len(self.dice)]
        self.whole: list[int] = []
        self.shows: list[list[int]] = []  # of each whole state, by symbol
        self.open: list[tuple[int, list[int]]] = []  # states with a die to be thrown, and their successors
        self.taken_up: list[list[int]] = []  # by state, with one die taken up again that does not burn
        self.any_taken_up: list[list[int]] = []
        for state in range(self.states):
            digits = self.digits(state)
            self.taken_up.append([])
            self.any_taken_up.append([])
            symbols = [0] * (FIRE + 1)
            for at, face in enumerate(digits):
                if face == OPEN:
                    continue
                die = self.dice[at]
                symbols[FACE_SYMBOL[die][face]] += FACE_NUMBER[die][face]
                again = state + (OPEN - face) * PLACES[at]
                self.any_taken_up[state].append(again)
                if face != BURNT[die]:
                    self.taken_up[state].append(again)
            if OPEN in digits:
                at = digits.index(OPEN)
                self.open.append((state, [state + (face - OPEN) * PLACES[at] for face in range(SIDES)]))
            else:
                self.whole.append(state)
                self.shows.append(symbols)
        self.open.sort(key=lambda each: self.digits(each[0]).count(OPEN))

    def digits(self, state: int) -> list[int]:
        return [state // PLACES[at] % BASE for at in range(len(self.dice))]


SPECIALS_OF: Final[dict[int, Specials]] = {mask: Specials(mask) for mask in SPECIAL_SETS}
Table = list[list[float]]  # by state of the white dice, then by state of the special ones


def expected(values: Table, specials: Specials) -> Table:
    """The expected value of every state with dice to be thrown, from the values of all whole states."""
    table: Table = []
    for _ in range(STATES):
        table.append([])
    thrown = specials.open
    number = specials.states
    for white in range(FIRST_WHOLE, STATES):
        row = values[white - FIRST_WHOLE][:]
        for state, faces in thrown:
            row[state] = (
                row[faces[0]] + row[faces[1]] + row[faces[2]] + row[faces[3]] + row[faces[4]] + row[faces[5]]
            ) / 6.0
        table[white] = row
    for white in range(FIRST_WHOLE - 1, -1, -1):
        landed = LANDED[white]
        a, b, c = table[landed[0]], table[landed[1]], table[landed[2]]
        d, e, f = table[landed[3]], table[landed[4]], table[landed[5]]
        row = []
        for state in range(number):
            row.append((a[state] + b[state] + c[state] + d[state] + e[state] + f[state]) / 6.0)
        table[white] = row
    return table


def best_again(table: Table, specials: Specials, fireproof: bool) -> Table:
    """The value of every whole state if the best of its dice are thrown again."""
    best: Table = []
    number = specials.states
    lifted = specials.any_taken_up if fireproof else specials.taken_up
    whites = ANY_TAKEN_UP if fireproof else TAKEN_UP
    for white in range(STATES):
        row = table[white][:]
        for fewer in whites[white]:
            other = best[fewer]
            for state in range(number):
                if other[state] > row[state]:
                    row[state] = other[state]
        for state in range(number - 1, -1, -1):
            for again in lifted[state]:
                if row[again] > row[state]:
                    row[state] = row[again]
        best.append(row)
    return best[FIRST_WHOLE:]


class Odds:
    """The best play of a turn's throws, given the value of each whole state and the price of a throw."""

    def __init__(self, mask: int, worth: Table, price: float, throws: int, fireproof: bool) -> None:
        self.specials = SPECIALS_OF[mask]
        self.worth = worth
        self.price = price
        self.fireproof = fireproof
        self.most = throws
        # By the number of throws that may follow: the value of throwing the open dice of a state.
        self.thrown: list[Table] = [expected(worth, self.specials)]
        self._values = worth

    def _thrown(self, throws: int) -> Table:
        """The values with at most that many throws, computed at the first use."""
        while len(self.thrown) < min(throws, self.most):
            again = best_again(self.thrown[-1], self.specials, self.fireproof)
            if self._go_on(again) < ENOUGH:
                self.most = len(self.thrown)
            else:
                self.thrown.append(expected(self._values, self.specials))
        return self.thrown[min(throws, self.most) - 1]

    def _go_on(self, again: Table) -> float:
        """The values of the states with one more throw, and the largest gain over those before."""
        values: Table = []
        moved = 0.0
        for white in range(len(again)):
            row = self.worth[white][:]
            goes_on, last = again[white], self._values[white]
            for state in self.specials.whole:
                value = goes_on[state] - self.price
                if value > row[state]:
                    row[state] = value
                if row[state] - last[state] > moved:
                    moved = row[state] - last[state]
            values.append(row)
        self._values = values
        return moved

    def of_turn(self, throws: int) -> float:
        """The value of the turn from its first throw on, with at most that many throws."""
        return self._thrown(throws)[0][self.specials.states - 1] - self.price

    def keep(self, whites: list[int], faces: list[int], throws: int) -> tuple[float, list[int], list[int]]:
        """The best choice in a whole state (number of white dice on each face, faces of the special dice) with that
        many throws left: its value, the white dice to keep, and the special dice, OPEN if they are thrown.
        """
        state = sum(face * PLACES[at] for at, face in enumerate(faces))
        best = self.worth[WHITE_STATE[tuple(whites)] - FIRST_WHOLE][state]
        kept, shown = whites, faces
        if throws < 1:
            return best, kept, shown
        table = self._thrown(throws)
        may_keep = [range(count + 1) for count in whites]
        if not self.fireproof:
            may_keep[WHITE_BURNT] = range(whites[WHITE_BURNT], whites[WHITE_BURNT] + 1)
        may_show = []
        for at, face in enumerate(faces):
            stuck = face == BURNT[self.specials.dice[at]] and not self.fireproof
            may_show.append([face] if stuck else [face, OPEN])
        lying = [list(each) for each in product(*may_show)]
        for some in product(*may_keep):
            row = table[WHITE_STATE[some]]
            for each in lying:
                value = row[sum(face * PLACES[at] for at, face in enumerate(each))] - self.price
                if value > best:
                    best, kept, shown = value, list(some), each
        return best, kept, shown


ENOUGH: Final = 0.01  # points: further throws are ignored if none gains more than this

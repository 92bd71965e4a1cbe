"""Compiled writer of observations: native calls into native memory, the same numbers as `Field.write`.

Worth while only compiled (`make fast`, a wheel); plain Python writes faster by `writer.py`. Tests hold all ways of
writing against each other.
"""

from array import array
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kermesse.research.fields import MINUTE, OutOfBounds, Viewpoint

COMPILED: Final = not __file__.endswith(".py")
A_MINUTE: Final[i64] = MINUTE


@final  # then its methods are called directly, though other libraries know it
class Pen:
    """The paper, and who looks when. What was written is remembered, so that wiping it off is quick. There may be
    several sheets: they are written one after the other, and wiped all at once.
    """

    def __init__(self, size: int, sheets: int = 1) -> None:
        self.numbers: vec[float] = vec[float]([0.0] * (size * sheets))
        self._marks: vec[i64] = vec[i64]([0] * (size * sheets + 1))
        self._written: i64 = 0
        self._size: i64 = size
        self._last: i64 = size * (sheets - 1)  # where the last sheet begins
        self._sheet: i64 = self._last  # where the one in hand does
        self.own: i64 = 0
        self.now: int = 0
        self.sand: int = 0
        self.sight: Viewpoint = Viewpoint(0, 1, 0, 0)

    def start(self) -> None:
        """From the first sheet on."""
        self._sheet = self._last

    def look(self, sight: Viewpoint) -> None:
        """A clean sheet for this viewer."""
        self.turn(sight.own, sight.now, sight.sand)
        self.sight = sight

    def turn(self, own: int, now: int, sand: int) -> None:
        """The same, where no stroke asks for the sight."""
        if self._sheet < self._last:
            self._sheet += self._size
        else:
            self._wipe()
        self.own, self.now, self.sand = own, now, sand

    def _wipe(self) -> None:
        numbers, marks, place = self.numbers, self._marks, i64(0)
        while place < self._written:
            numbers[marks[place]] = 0.0
            place += 1
        self._written = self._sheet = 0

    def put(self, at: i64, number: float) -> None:
        numbers = self.numbers
        at += self._sheet
        if numbers[at] == 0.0 and number != 0.0:
            self._marks[self._written] = at
            self._written += 1
        numbers[at] = number

    # For sketches, which know their fields: numbers without an object between.

    def one(self, at: i64) -> None:
        self.put(at, 1.0)

    def once(self, at: i64) -> None:
        """A thing that can be there but once."""
        if self.has(at):
            raise OutOfBounds
        self.put(at, 1.0)

    def has(self, at: i64) -> bool:
        """True if something is written there."""
        return self.numbers[self._sheet + at] != 0.0

    def flag(self, at: i64, value: bool) -> None:
        if value:
            self.put(at, 1.0)

    def word(self, at: i64, place: i64, words: i64) -> None:
        """One of so many words."""
        if place < 0 or place >= words:
            raise OutOfBounds
        self.put(at + place, 1.0)

    def seat(self, at: i64, seat: i64, seats: i64) -> None:
        """A seat, or below nought nobody, which stands behind them."""
        if seat >= seats:
            raise OutOfBounds
        self.put(at + (seats if seat < 0 else self.turned(seat, seats)), 1.0)

    def seats(self, at: i64, mask: i64, seats: i64) -> None:
        """The seats of a mask."""
        if mask < 0 or mask >> seats:
            raise OutOfBounds
        seat = i64(0)
        while mask:
            if mask & 1:
                self.put(at + self.turned(seat, seats), 1.0)
            mask >>= 1
            seat += 1

    def turned(self, seat: i64, seats: i64) -> i64:
        """Number of places behind the viewer's own."""
        place = seat - self.own
        return place if place >= 0 else place + seats

    def growing(self, at: i64, number: i64, half: i64) -> None:
        if number < 0:
            raise OutOfBounds
        if number:
            self.put(at, float(number) / float(number + half))

    def scaled(self, at: i64, number: i64, least: i64, most: i64) -> None:
        if number < least or number > most:
            raise OutOfBounds
        self.put(at, float(number - least) * (1.0 / float(most - least)))

    def span(self, at: i64, time: i64) -> None:
        if time < 0:
            raise OutOfBounds
        self.put(at, 1.0)
        self.put(at + 1, float(time) / float(time + A_MINUTE))

    def until(self, at: i64, moment: i64, now: i64) -> None:
        self.put(at, 1.0)
        if moment > now:
            self.put(at + 1, float(moment - now) / float(moment - now + A_MINUTE))

    # Lists

    def slots(self, at: i64, count: i64, most: i64) -> None:
        """Number of items; the items follow."""
        if count > most:
            raise OutOfBounds
        if count:
            self.put(at, float(count) / float(most))

    def word_slots(self, at: i64, places: list[int], shift: i64, words: i64, most: i64) -> None:
        """Each of them one of so many words; `shift`: what the first of these words is above nought."""
        self.slots(at, len(places), most)
        at += 1
        for place in places:
            self.word(at, i64(place) + shift, words)
            at += words

    def seat_slots(self, at: i64, listed: list[int], seats: i64, most: i64) -> None:
        """Each of them a seat, or nobody."""
        self.slots(at, len(listed), most)
        at += 1
        for seat in listed:
            self.seat(at, seat, seats)
            at += seats + 1

    def growing_slots(self, at: i64, numbers: list[int], half: i64, most: i64) -> None:
        self.slots(at, len(numbers), most)
        for number in numbers:
            at += 1
            self.growing(at, number, half)

    def scaled_slots(self, at: i64, numbers: list[int], scale: i64, most: i64) -> None:
        self.slots(at, len(numbers), most)
        for number in numbers:
            at += 1
            self.scaled(at, number, 0, scale)

    def bag(self, at: i64, places: list[int], words: i64, steps: list[float]) -> None:
        """Number of each kind, by `sums`: many small numbers add up to another float than their product."""
        alone = len(steps) == 2  # no two are alike
        for one in places:
            place = i64(one)
            if place < 0 or place >= words:
                raise OutOfBounds
            if alone:
                self.once(at + place)
            else:
                self.more(at + place, steps)

    def more(self, at: i64, steps: list[float]) -> None:
        """One more there."""
        had, count = self.numbers[self._sheet + at], 1
        if had != 0.0:
            while steps[count] != had:
                count += 1
            count += 1
            if count >= len(steps):
                raise OutOfBounds
        self.put(at, steps[count])


def sums(most: int) -> list[float]:
    """Sum of so many equal shares, in 32 bits."""
    found = array("f", [0.0])
    total = array("f", [0.0])
    for _ in range(most):
        total[0] += 1.0 / most
        found.append(total[0])
    return [float(one) for one in found]

"""A pen that writes an observation number by number, and by the same calls says what each number is called.

An encoder calls it in one fixed order. With names, the pen writes; without, it lists the names and reads no value. In
a name `*` stands for a seat (`seat_at`) and `?` for a place in a list (`slots`, `table`). Compiled (`make fast`, a
wheel), these are native calls into native memory.
"""

from array import array
from typing import Final, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i64

from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import SPECTATOR

T = TypeVar("T")

MINUTE: Final[i64] = 60_000
ONE: Final[list[str]] = [""]
SPAN: Final[list[str]] = [" given", " ms"]
NONE: Final[list[str]] = ["none(-1)"]
HEADS: Final = (" given", " there")  # and a count: the names of what follows begin alike


class OutOfBounds(Exception):
    """A state holds what its layout has no place for: a bound of the game's encoder is wrong."""


def seat_names(seats: int) -> list[str]:
    return ["own", *(f"+{seat}" for seat in range(1, seats))]


@final  # then its methods are called directly, though other libraries know it
class Pen:
    """The paper, and who looks. There may be several sheets: they are written one after the other."""

    def __init__(self, seats: int, names: list[str] | None = None, sheets: int = 1) -> None:
        self.naming: bool = names is None
        self.names: list[str] = names if names is not None else []
        self._star: str = "own"
        self._lists: list[tuple[int, list[str]]] = []  # open ones: the first of their names, words for their places
        self._behind: vec[i64] = _behind(self.names)
        self.numbers: vec[float] = vec[float]([0.0] * (len(self.names) * sheets))  # blank when a sheet is begun
        self._size: i64 = len(self.names)
        self._first: i64 = 0  # where the sheet in hand begins
        self._at: i64 = 0
        self.seats: i64 = seats
        self.own: i64 = 0

    def turn(self, sheet: int, viewer: int) -> None:
        """To the sheet of that number, for this viewer; a spectator counts seats from the first one."""
        self._first = sheet * self._size
        self._at = self._first
        self.own = viewer if viewer > 0 else 0

    def done(self) -> None:
        """Raises AssertionError if a sheet was not written to its last number."""
        assert self.naming or self._at == self._first + self._size, f"{self._at - self._first} of {self._size} numbers"

    def _name(self, name: str, rests: list[str]) -> None:
        name = name.replace("*", self._star)
        self.names += [name + rest for rest in rests]

    # One value

    def flag(self, name: str, value: bool) -> None:
        if self.naming:
            self._name(name, ONE)
        elif value:
            self.numbers[self._at] = 1.0
        self._at += 1

    def word(self, name: str, place: i64, words: list[str]) -> None:
        """One of so many words, by its place among them."""
        count: i64 = len(words)
        if self.naming:
            self._name(name, _each("=", words))
        elif place < 0 or place >= count:
            raise OutOfBounds(f"{name}: {place} is none of {count} words")
        else:
            self.numbers[self._at + place] = 1.0
        self._at += count

    def one_of(self, name: str, word: str, places: dict[str, int]) -> None:
        """One of some words."""
        place: i64 = places.get(word, -1)
        if self.naming:
            self._name(name, _each("=", list(places)))
        elif place < 0:
            raise OutOfBounds(f"{name}: {word!r} is none of {len(places)} words")
        else:
            self.numbers[self._at + place] = 1.0
        self._at += len(places)

    def growing(self, name: str, number: i64, half: i64) -> None:
        """A count n that has no bound, as n / (n + half)."""
        if self.naming:
            self._name(name, [f" n/(n+{half})"])
        elif number < 0:
            raise OutOfBounds(f"{name}: {number} is below nought")
        elif number:
            self.numbers[self._at] = float(number) / float(number + half)
        self._at += 1

    def scaled(self, name: str, number: i64, most: i64, least: i64 = 0) -> None:
        """A number between two bounds, as 0 to 1."""
        if self.naming:
            self._name(name, [f" {least}..{most}" if least else f" /{most}"])
        elif number < least or number > most:
            raise OutOfBounds(f"{name}: {number} is not within {least}..{most}")
        else:
            self.numbers[self._at] = float(number - least) * (1.0 / float(most - least))
        self._at += 1

    def span(self, name: str, time: i64, there: bool = True) -> None:
        """A duration, or none: a flag, and t / (t + a minute)."""
        if self.naming:
            self._name(name, SPAN)
        elif there:
            if time < 0:
                raise OutOfBounds(f"{name}: {time} ms is below nought")
            self.numbers[self._at] = 1.0
            self.numbers[self._at + 1] = float(time) / float(time + MINUTE)
        self._at += 2

    def until(self, name: str, moment: Millis, now: Millis) -> None:
        """Time until a moment; one that has passed is 0 away, NEVER is none."""
        left = moment - now if moment < NEVER else 0
        self.span(name, left if left > 0 else 0, moment < NEVER)

    def later(self, name: str, moment: Millis, now: Millis) -> None:
        """Time until a moment that is still to come; else none."""
        self.span(name, moment - now, moment > now)

    # Seats

    def seat_at(self, on: int) -> int:
        """The seat so many places behind the viewer's own; `*` in a name stands for it from here on."""
        if self.naming:
            self._star = seat_names(int(self.seats))[on]
        seat = on + self.own
        return int(seat if seat < self.seats else seat - self.seats)

    def turned(self, seat: i64) -> i64:
        """Number of places behind the viewer's own."""
        place = seat - self.own
        return place if place >= 0 else place + self.seats

    def viewer(self, viewer: int) -> None:
        """The chair of the viewer, a spectator's last."""
        place: i64 = viewer if viewer != SPECTATOR else self.seats
        if self.naming:
            self._name("viewer", _each("=", [*(str(seat) for seat in range(int(self.seats))), "-1"]))
        elif place < 0 or place > self.seats:
            raise OutOfBounds(f"viewer: {viewer} is nobody at the table")
        else:
            self.numbers[self._at + place] = 1.0
        self._at += self.seats + 1

    def seat(self, name: str, seat: i64, others: list[str] = NONE) -> None:
        """A seat, counted from the own one on; below nought one of `others`, -1 the first of them."""
        count = self.seats
        count += len(others)
        if self.naming:
            self._name(name, _each("=", [*seat_names(int(self.seats)), *others]))
        elif seat >= self.seats or seat < self.seats - count:
            raise OutOfBounds(f"{name}: {seat} is no seat")
        else:
            self.numbers[self._at + (self.turned(seat) if seat >= 0 else self.seats - 1 - seat)] = 1.0
        self._at += count

    def seats_of(self, name: str, mask: i64) -> None:
        """The seats of a mask."""
        if self.naming:
            self._name(name, _each(" has ", seat_names(int(self.seats))))
        elif mask < 0 or mask >> self.seats:
            raise OutOfBounds(f"{name}: {mask} has more than {self.seats} seats")
        else:
            seat: i64 = 0
            while mask:
                if mask & 1:
                    self.numbers[self._at + self.turned(seat)] = 1.0
                mask >>= 1
                seat += 1
        self._at += self.seats

    def seat_set(self, name: str, seats: list[int]) -> None:
        """Some seats."""
        mask = 0
        for seat in seats:
            mask |= 1 << seat
        self.seats_of(name, mask)

    # Structures: what is not there is skipped

    def given(self, name: str, there: bool = True) -> bool:
        """A flag, and whether what follows has to be written: all whose names go on from this one."""
        return self._head(name, " given", there)

    def there(self, name: str, there: bool) -> bool:
        return self._head(name, " there", there)

    def _head(self, name: str, rest: str, there: bool) -> bool:
        if self.naming:
            self._name(name, [rest])
            return True
        if there:
            self.numbers[self._at] = 1.0
            self._at += 1
        else:
            self._at += 1 + self._behind[self._at - self._first]
        return there

    def slots(self, name: str, count: i64, most: i64) -> i64:
        """Begin a list: how many there are. Returns what `close` wants after the last item."""
        if self.naming:
            self._name(name, [f" count /{most}"])
            self._lists.append((len(self.names), [str(place) for place in range(int(most))]))
            return 0
        if count > most:
            raise OutOfBounds(f"{name}: {count} items, and room for {most}")
        if count:
            self.numbers[self._at] = float(count) / float(most)
        self._at += 1
        return self._at + self._behind[self._at - self._first - 1]

    def items(self, items: list[T], sample: T) -> list[T]:
        """The items to be written; one for the names."""
        return [sample] if self.naming else items

    def table(self, words: list[str]) -> None:
        """Begin a table, whose words are all written one after the other; `close` ends it."""
        if self.naming:
            self._lists.append((len(self.names), words))

    def keys(self, words: list[str]) -> list[int]:
        """The places in a table; one for the names."""
        return list(range(1 if self.naming else len(words)))

    def close(self, end: i64 = -1) -> None:
        """End a list or a table: all its places have the names of the one that was written."""
        if self.naming:
            first, words = self._lists.pop()
            item = self.names[first:]
            self.names[first:] = [word.join(name.rsplit("?", 1)) for word in words for name in item]
        if end >= 0:
            self._at = end

    # Lists of plain values

    def _slot_names(self, name: str, most: i64, rests: list[str]) -> None:
        self._name(name, [f"[{place}]{rest}" for place in range(int(most)) for rest in rests])

    def word_slots(self, name: str, places: list[int], words: list[str], most: i64, shift: int = 0) -> None:
        """Each of them one of some words; `shift`: how much the place of a word is above the number."""
        count: i64 = len(words)
        end = self._plain(name, len(places), most, count)
        if self.naming:
            self._slot_names(name, most, _each("=", words))
            return
        for number in places:
            place: i64 = number + shift
            if place < 0 or place >= count:
                raise OutOfBounds(f"{name}: {place} is none of {count} words")
            self.numbers[self._at + place] = 1.0
            self._at += count
        self._at = end

    def seat_slots(self, name: str, listed: list[int], most: i64, others: list[str] = NONE) -> None:
        """Each of them a seat, or one of `others`."""
        end = self._plain(name, len(listed), most, self.seats + len(others))
        if self.naming:
            self._slot_names(name, most, _each("=", [*seat_names(int(self.seats)), *others]))
            return
        for seat in listed:
            self.seat(name, seat, others)
        self._at = end

    def growing_slots(self, name: str, numbers: list[int], half: i64, most: i64) -> None:
        end = self._plain(name, len(numbers), most, 1)
        if self.naming:
            self._slot_names(name, most, [f" n/(n+{half})"])
            return
        for number in numbers:
            self.growing(name, number, half)
        self._at = end

    def scaled_slots(self, name: str, numbers: list[int], scale: i64, most: i64) -> None:
        end = self._plain(name, len(numbers), most, 1)
        if self.naming:
            self._slot_names(name, most, [f" /{scale}"])
            return
        for number in numbers:
            self.scaled(name, number, scale)
        self._at = end

    def flag_slots(self, name: str, flags: list[bool], most: i64) -> None:
        end = self._plain(name, len(flags), most, 1)
        if self.naming:
            self._slot_names(name, most, ONE)
            return
        for flag in flags:
            self.flag(name, flag)
        self._at = end

    def _plain(self, name: str, count: i64, most: i64, each: i64) -> i64:
        """Write the number of items; returns where the list ends."""
        if self.naming:
            self._name(name, [f" count /{most}"])
        elif count > most:
            raise OutOfBounds(f"{name}: {count} items, and room for {most}")
        elif count:
            self.numbers[self._at] = float(count) / float(most)
        self._at += 1
        return self._at + most * each

    # Things without an order

    def bag(self, name: str, places: list[int], words: list[str], steps: list[float]) -> None:
        """Number of each kind, by `sums`: many small numbers add up to another float than their product."""
        count: i64 = len(words)
        most = len(steps) - 1
        if self.naming:
            rest = f" /{most}" if most > 1 else ""
            self._name(name, [f" has {word}{rest}" for word in words])
            places = []
        for one in places:
            place: i64 = one
            if place < 0 or place >= count:
                raise OutOfBounds(f"{name}: {place} is none of {count} things")
            at = self._at + place
            if self.numbers[at] == 0.0:
                self.numbers[at] = steps[1]
            else:
                self._more(name, at, steps)
        self._at += count

    def _more(self, name: str, at: i64, steps: list[float]) -> None:
        """One more of those that are there."""
        count = steps.index(self.numbers[at]) + 1
        if count >= len(steps):
            raise OutOfBounds(f"{name}: more than {len(steps) - 1} alike")
        self.numbers[at] = steps[count]

    def grid(self, name: str, words: list[str]) -> i64:
        """A number for each seat and word; returns where they begin, for `mark`."""
        if self.naming:
            self._name(name, [f".{seat} {word}" for seat in seat_names(int(self.seats)) for word in words])
        begin = self._at
        self._at += self.seats * len(words)
        return begin

    def mark(self, grid: i64, seat: i64, place: i64, words: list[str]) -> None:
        if self.naming:
            return
        if seat < 0 or seat >= self.seats:
            raise OutOfBounds(f"{seat} is no seat")
        self.numbers[grid + self.turned(seat) * len(words) + place] = 1.0

    def pairs(self, name: str, counts: list[int]) -> None:
        """Of each pair of seats a count, as n / (n + 1); in `counts` seat by seat, from the first one on."""
        n = self.seats
        if self.naming:
            seats = seat_names(int(n))
            self._name(name, [f" {one} to {other} n/(n+1)" for one in seats for other in seats])
            counts = []
        for place, count in enumerate(counts):
            if count:
                to = self.turned(place // n) * n + self.turned(place % n)
                self.numbers[self._at + to] = float(count) / float(count + 1)
        self._at += n * n


def _each(before: str, words: list[str]) -> list[str]:
    return [before + (word or "''") for word in words]


def _behind(names: list[str]) -> vec[i64]:
    """For the flag or count before a structure, how many numbers are in it: their names go on from its own."""
    found = vec[i64]([0] * len(names))
    for place, name in enumerate(names):
        base, sign, _ = name.partition(" count /")
        for head in HEADS:
            if name.endswith(head):
                base, sign = name.removesuffix(head), head
        behind = place + 1
        while sign and behind < len(names) and names[behind].startswith(base) and names[behind][len(base)] in ".[= ":
            behind += 1
        found[place] = behind - place - 1
    return found


def sums(most: int) -> list[float]:
    """Sum of so many equal shares, in 32 bits."""
    found = array("f", [0.0])
    total = array("f", [0.0])
    for _ in range(most):
        total[0] += 1.0 / most
        found.append(total[0])
    return [float(one) for one in found]

"""Chance is an input: a draw is a function of (secret seed, named source, counter).

There is no generator state. Two tables with one seed get the same deals whatever is done at them, and a commitment
to the seed, published before the first card, is opened at the end: anybody can check the deal.
"""

import hashlib
import zlib
from dataclasses import dataclass
from typing import Any, Final

SEED_BYTES: Final = 32
BLOCK_BITS: Final = 512
MOST_IN_A_BLOCK: Final = 1 << 448  # more possible results than this take several blocks
WORD_BITS: Final = 30  # of a quick draw: products of two words need no long arithmetic, also when compiled
WORD: Final = (1 << WORD_BITS) - 1


@dataclass(slots=True, frozen=True)
class Chance:
    """All the draws of one table. Unbiased: a number that would favour some results is thrown away and drawn again."""

    seed: bytes

    def below(self, n: int, source: str, counter: int = 0) -> int:
        """A whole number in 0..n-1, all equally likely."""
        return self._fair(n, source, counter)

    def die(self, sides: int, source: str, counter: int = 0) -> int:
        """A throw in 1..sides."""
        return 1 + self._fair(sides, source, counter)

    def dice(self, count: int, sides: int, source: str, counter: int = 0) -> list[int]:
        """`count` throws at once."""
        number = self._fair(sides**count, source, counter)
        thrown = []
        for _ in range(count):
            thrown.append(1 + number % sides)
            number //= sides
        return thrown

    def shuffle(self, things: list[Any], source: str, counter: int = 0) -> None:
        """Put a list into an order drawn uniformly from all of them. One number, taken apart, is the whole shuffle."""
        size = len(things)
        number = self._fair(_orders(size), source, counter)
        for last in range(size - 1, 0, -1):
            at = number % (last + 1)
            number //= last + 1
            things[last], things[at] = things[at], things[last]

    def _fair(self, n: int, source: str, counter: int) -> int:
        """A number below n. Blocks that would favour the small ones are thrown away."""
        if n < 1:
            raise ValueError("a draw needs at least one possible result")
        blocks = 1
        if n <= MOST_IN_A_BLOCK:
            number = self._block(source, counter, 0)
            if number < SURELY_FAIR:
                return number % n
        else:
            blocks += (n.bit_length() + 64) // BLOCK_BITS
        attempt = 0
        while True:
            number = 0
            for part in range(blocks):
                number = number << BLOCK_BITS | self._block(source, counter, attempt * blocks + part)
            result = number % n
            # the last, incomplete run of n numbers: there, small results would be more likely
            if number - result + n <= 1 << (BLOCK_BITS * blocks):
                return result
            attempt += 1

    def _block(self, source: str, counter: int, part: int) -> int:
        keyed = KEYED.get(self.seed)
        hashed = (_keyed(self.seed) if keyed is None else keyed).copy()
        hashed.update(f"{source}/{counter}/{part}".encode())
        return number_of(hashed.digest(), "big")


@dataclass(slots=True, frozen=True)
class QuickChance(Chance):
    """The same draws without the secret: whoever has seen a few can work out the rest, and it takes a tenth of the time.

    For tables that are imagined and played out, never for one that people sit at. No result is favoured by more than one
    part in a million. Made by `quick_chance_of`.
    """

    low: int
    high: int

    def dice(self, count: int, sides: int, source: str, counter: int = 0) -> list[int]:
        word = self._word(source, counter)
        thrown: list[int] = []
        for _ in range(count):
            word = _stir(word + self.high & WORD)
            thrown.append(1 + (word * sides >> WORD_BITS))
        return thrown

    def shuffle(self, things: list[Any], source: str, counter: int = 0) -> None:
        word = self._word(source, counter)
        for last in range(len(things) - 1, 0, -1):
            word = _stir(word + self.high & WORD)
            at = word * (last + 1) >> WORD_BITS
            things[last], things[at] = things[at], things[last]

    def _fair(self, n: int, source: str, counter: int) -> int:
        if n < 1:
            raise ValueError("a draw needs at least one possible result")
        word = self._word(source, counter)
        number, most = word, WORD
        while most >> WORD_BITS < n:
            word = _stir(word + self.high & WORD)
            number, most = number << WORD_BITS | word, most << WORD_BITS | WORD
        return number % n

    def _word(self, source: str, counter: int) -> int:
        name = NAMES.get(source, -1)
        if name < 0:
            name = NAMES[source] = zlib.crc32(source.encode()) & WORD
        return _stir(self.low ^ _stir(name ^ _stir(counter & WORD)))


def _stir(word: int) -> int:
    """Another word, every bit of it depending on all bits of this one."""
    word = (word ^ word >> 15) * 0x2C1B3C6D & WORD
    word = (word ^ word >> 12) * 0x297A2D39 & WORD
    return word ^ word >> 15


NAMES: Final[dict[str, int]] = {}  # of sources, as numbers


def _orders(size: int) -> int:
    """In how many orders so many things can lie: its factorial."""
    while len(ORDERS) <= size:
        ORDERS.append(ORDERS[-1] * len(ORDERS))
    return ORDERS[size]


ORDERS: Final[list[int]] = [1]
# A block below this lies in a complete run of n numbers, whatever n is.
SURELY_FAIR: Final = (1 << BLOCK_BITS) - MOST_IN_A_BLOCK
number_of: Final = int.from_bytes
# By seed, the hash that has taken in the seed and nothing else: a block goes on from a copy of it, in two thirds of the time.
KEYED: Final[dict[bytes, Any]] = {}
MOST_KEYED: Final = 1024


def _keyed(seed: bytes) -> Any:
    if len(KEYED) >= MOST_KEYED:
        KEYED.clear()
    keyed = KEYED[seed] = hashlib.blake2b(key=seed)
    return keyed


def chance_of(seed: bytes) -> Chance:
    """The draws of that seed; says what a seed must be if it is none."""
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
    return Chance(seed)


def quick_chance_of(seed: bytes) -> QuickChance:
    """Quick draws for an imagined table. The same seed gives the same draws, in every process."""
    return QuickChance(seed, int.from_bytes(seed[:4], "big") & WORD, int.from_bytes(seed[4:8], "big") & WORD)


def seed_from(*parts: str | int) -> bytes:
    """A seed from words and numbers: for arenas and tests, where games must be reproducible and need not be secret."""
    words = "\0".join(str(part) for part in parts).encode()
    return hashlib.blake2b(words, digest_size=SEED_BYTES, person=b"kermesse seed").digest()


def commitment(seed: bytes) -> str:
    """What is published before the first card. SHA-256, so that any browser or shell can check the opening."""
    return hashlib.sha256(b"kermesse:" + seed).hexdigest()


def opens(seed: bytes, committed: str) -> bool:
    """Whether that seed is the one that was committed to."""
    return commitment(seed) == committed

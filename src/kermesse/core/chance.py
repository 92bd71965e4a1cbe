"""Random draws as a pure function of (secret seed, named source, counter).

There is no generator state: two tables with the same seed get the same deals whatever their players do. A commitment to
the seed is published before the first card and opened at the end, so anybody can check the deal.
"""

import hashlib
import zlib
from dataclasses import dataclass
from typing import Any, Final

SEED_BYTES: Final = 32
BLOCK_BITS: Final = 512
MOST_IN_A_BLOCK: Final = 1 << 448  # a draw with more possible results takes several blocks
WORD_BITS: Final = 30  # size of a quick draw: the product of two words fits a machine integer when compiled
WORD: Final = (1 << WORD_BITS) - 1


@dataclass(slots=True, frozen=True)
class Chance:
    """All the draws of one table, without bias: a number that would favour some results is rejected and drawn again."""

    seed: bytes

    def below(self, n: int, source: str, counter: int = 0) -> int:
        """A whole number from 0 to n-1, all equally likely."""
        return self._fair(n, source, counter)

    def die(self, sides: int, source: str, counter: int = 0) -> int:
        """A roll from 1 to `sides`."""
        return 1 + self._fair(sides, source, counter)

    def dice(self, count: int, sides: int, source: str, counter: int = 0) -> list[int]:
        """`count` rolls at once."""
        number = self._fair(sides**count, source, counter)
        thrown = []
        for _ in range(count):
            thrown.append(1 + number % sides)
            number //= sides
        return thrown

    def shuffle(self, things: list[Any], source: str, counter: int = 0) -> None:
        """Shuffle a list in place, every order equally likely. A single drawn number determines the order."""
        size = len(things)
        number = self._fair(_orders(size), source, counter)
        for last in range(size - 1, 0, -1):
            at = number % (last + 1)
            number //= last + 1
            things[last], things[at] = things[at], things[last]

    def _fair(self, n: int, source: str, counter: int) -> int:
        """A number below n. Blocks that would favour small results are rejected."""
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
            # Reject the last, incomplete run of n numbers: small results would be more likely there.
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
    """Draws of the same kind that are not secret, in a tenth of the time: later draws can be worked out from earlier
    ones.

    For imagined tables only, never for one that people play at. No result is favoured by more than one part in a
    million. Made by `quick_chance_of`.
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
    """A 64-bit mix of `word`: every bit of the result depends on all bits of the input."""
    word = (word ^ word >> 15) * 0x2C1B3C6D & WORD
    word = (word ^ word >> 12) * 0x297A2D39 & WORD
    return word ^ word >> 15


NAMES: Final[dict[str, int]] = {}  # of sources, as numbers


def _orders(size: int) -> int:
    """The number of orders of `size` things: its factorial."""
    while len(ORDERS) <= size:
        ORDERS.append(ORDERS[-1] * len(ORDERS))
    return ORDERS[size]


ORDERS: Final[list[int]] = [1]
# A block below this lies in a complete run of n numbers, whatever n is.
SURELY_FAIR: Final = (1 << BLOCK_BITS) - MOST_IN_A_BLOCK
number_of: Final = int.from_bytes
# For each seed, a hash that has read only the seed. Copying it for each block takes two thirds of the time.
KEYED: Final[dict[bytes, Any]] = {}
MOST_KEYED: Final = 1024


def _keyed(seed: bytes) -> Any:
    if len(KEYED) >= MOST_KEYED:
        KEYED.clear()
    keyed = KEYED[seed] = hashlib.blake2b(key=seed)
    return keyed


def chance_of(seed: bytes) -> Chance:
    """The draws of a seed. Raises ValueError if `seed` is not a valid seed."""
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
    return Chance(seed)


def quick_chance_of(seed: bytes) -> QuickChance:
    """Quick draws for an imagined table. The same seed gives the same draws in every process."""
    return QuickChance(seed, int.from_bytes(seed[:4], "big") & WORD, int.from_bytes(seed[4:8], "big") & WORD)


def seed_from(*parts: str | int) -> bytes:
    """A seed made from words and numbers, for arenas and tests: reproducible, not secret."""
    words = "\0".join(str(part) for part in parts).encode()
    return hashlib.blake2b(words, digest_size=SEED_BYTES, person=b"kermesse seed").digest()


def commitment(seed: bytes) -> str:
    """The commitment to a seed, published before the first card.

    It is a SHA-256, so any browser or shell can check it.
    """
    return hashlib.sha256(b"kermesse:" + seed).hexdigest()


def opens(seed: bytes, committed: str) -> bool:
    """True if `committed` is the commitment to that seed."""
    return commitment(seed) == committed

"""A wrong bit in SQLite's write-ahead log, put right.

SQLite takes a frame whose checksum is wrong for the end of the log, and silently drops it and all that was committed after
it. The checksum is a linear function of the words it covers (https://www.sqlite.org/fileformat.html, 4.2): what a wrong bit
adds to it says which bit that is. A frame that no single bit explains was torn by a loss of power: that is SQLite's business.
"""

import os
import struct
from collections.abc import Iterator
from typing import Final, TypeAlias

Sums: TypeAlias = tuple[int, int]

HEAD: Final = 32
FRAME_HEAD: Final = 24
MASK: Final = 0xFFFFFFFF
LITTLE, BIG = 0x377F0682, 0x377F0683  # how the words of the checksum are read


def mend(path: str) -> bytes | None:
    """The file as it should be; None if nothing is wrong with it that can be put right."""
    try:
        with open(path, "rb") as file:
            log = bytearray(file.read())
    except FileNotFoundError:
        return None
    if len(log) < HEAD:
        return None
    before = bytes(log)
    if _mend_head(log):
        _mend_frames(log)
    return bytes(log) if bytes(log) != before else None


def _mend_head(log: bytearray) -> bool:
    if _head_holds(log):
        return True
    for bit in range(8 * HEAD):
        log[bit // 8] ^= 1 << bit % 8
        if _head_holds(log):
            return True
        log[bit // 8] ^= 1 << bit % 8
    return False


def _head_holds(log: bytearray) -> bool:
    magic, told = int.from_bytes(log[:4], "big"), struct.unpack(">II", log[24:32])
    return magic in (LITTLE, BIG) and _sums(log[:24], (0, 0), _order(log)) == told


def _mend_frames(log: bytearray) -> None:
    order, page = _order(log), int.from_bytes(log[8:12], "big")
    seed: Sums = struct.unpack(">II", log[24:32])
    size = FRAME_HEAD + page
    for at in range(HEAD, len(log) - size + 1, size):
        if not _mend_salts(log, at):
            return  # the end: what follows is of an earlier log
        told: Sums = struct.unpack(">II", log[at + 16 : at + 24])
        found = _sums(_covered(log, at, size), seed, order)
        if found != told:
            follows = at + 2 * size <= len(log)
            if _one_bit(found, told) and (not follows or _frame_holds(log, at + size, size, found, order)):
                log[at + 16 : at + 24] = struct.pack(">II", *found)
            elif not _mend_words(log, at, size, seed, told, order):
                return
            told = struct.unpack(">II", log[at + 16 : at + 24])
        seed = told


def _mend_salts(log: bytearray, at: int) -> bool:
    """Whether the frame is of this log: it bears its salts, but for one bit at most."""
    salts = bytes(log[16:24])
    wrong = int.from_bytes(salts, "big") ^ int.from_bytes(log[at + 8 : at + 16], "big")
    if wrong.bit_count() > 1:
        return False
    log[at + 8 : at + 16] = salts
    return True


def _frame_holds(log: bytearray, at: int, size: int, seed: Sums, order: str) -> bool:
    told: Sums = struct.unpack(">II", log[at + 16 : at + 24])
    return bytes(log[at + 8 : at + 16]) == bytes(log[16:24]) and _sums(_covered(log, at, size), seed, order) == told


def _mend_words(log: bytearray, at: int, size: int, seed: Sums, told: Sums, order: str) -> bool:
    """The bit whose change makes the checksum right, if there is one."""
    covered = bytearray(_covered(log, at, size))
    found = _sums(covered, seed, order)
    off = ((found[0] - told[0]) & MASK, (found[1] - told[1]) & MASK)
    for word, weight in _weights(len(covered) // 4):
        for bit in range(32):
            for sign in (1, -1):
                change = sign << bit
                if ((weight[0] * change) & MASK, (weight[1] * change) & MASK) == off:
                    place = 4 * word + (bit // 8 if order == "<" else 3 - bit // 8)
                    covered[place] ^= 1 << bit % 8
                    if _sums(covered, seed, order) == told:
                        log[at : at + 8] = covered[:8]
                        log[at + FRAME_HEAD : at + size] = covered[8:]
                        return True
                    covered[place] ^= 1 << bit % 8
    return False


def _weights(words: int) -> Iterator[tuple[int, Sums]]:
    """What one more in each word adds to both sums, from the last word to the first."""
    even, odd = (1, 1), (0, 1)
    for word in range(words - 2, -1, -2):
        yield word, even
        yield word + 1, odd
        even, odd = _after(even), _after(odd)


def _after(sums: Sums) -> Sums:
    """Both sums after two more words of nothing."""
    first = (sums[0] + sums[1]) & MASK
    return first, (sums[1] + first) & MASK


def _covered(log: bytearray, at: int, size: int) -> bytes:
    return bytes(log[at : at + 8] + log[at + FRAME_HEAD : at + size])


def _sums(data: bytes | bytearray, seed: Sums, order: str) -> Sums:
    first, second = seed
    words = struct.unpack(f"{order}{len(data) // 4}I", data)
    for one, other in zip(words[::2], words[1::2], strict=True):
        first = (first + one + second) & MASK
        second = (second + other + first) & MASK
    return first, second


def _order(log: bytearray) -> str:
    return "<" if int.from_bytes(log[:4], "big") == LITTLE else ">"


def _one_bit(one: Sums, other: Sums) -> bool:
    return ((one[0] ^ other[0]) << 32 | (one[1] ^ other[1])).bit_count() == 1


def replace_file(path: str, content: bytes | bytearray) -> None:
    with open(path, "r+b") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())

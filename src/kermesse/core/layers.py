"""Networks that have learnt a game (`train/ppo.py`): their layers as they were written, and their arithmetic in plain Python."""

import struct
from collections.abc import Mapping
from itertools import pairwise
from math import exp
from pathlib import Path
from random import Random
from typing import Final, TypeAlias, TypeVar

T = TypeVar("T")

ALMOST: Final = 0.5  # as often as the best, at least: done too

Layer: TypeAlias = tuple[list[float], list[list[float]]]  # its constants, and the weights of each of its inputs


def read_layers(path: Path) -> list[Layer]:
    """How many there are and their sizes, then for each the constants and the weights, input by input."""
    data = path.read_bytes()
    count = data[0]
    sizes = struct.unpack_from(f"<{count + 1}H", data, 1)
    at = 1 + 2 * (count + 1)
    found: list[Layer] = []
    for inputs, outputs in pairwise(sizes):
        numbers = struct.unpack_from(f"<{(inputs + 1) * outputs}e", data, at)
        at += 2 * len(numbers)
        rows = [list(numbers[first : first + outputs]) for first in range(0, len(numbers), outputs)]
        found.append((rows[0], rows[1:]))
    return found


def through(layers: list[Layer], numbers: list[float]) -> list[float]:
    """What comes out of the last one. Noughts cost nothing on the way there."""
    *hidden, (constants, weights) = layers
    for biases, rows in hidden:
        numbers = [max(0.0, one) for one in _weighed(biases, numbers, rows)]
    found = _weighed([0.0] * len(constants), numbers, weights)
    return [constant + one for constant, one in zip(constants, found, strict=True)]


def _weighed(sums: list[float], numbers: list[float], rows: list[list[float]]) -> list[float]:
    for number, row in zip(numbers, rows, strict=True):
        if number:
            sums = [one + number * weight for one, weight in zip(sums, row, strict=True)]
    return sums


def nearly_best(outputs: list[float], choices: Mapping[int, T], random: Random) -> T:
    """The choice whose output is the highest, or one that is nearly as good: as often as the network came to do one and the other."""
    best = max(outputs[action] for action in choices)
    odds = {action: exp(outputs[action] - best) for action in choices}
    good = [action for action in odds if odds[action] >= ALMOST]
    return choices[random.choices(good, [odds[action] for action in good])[0]]

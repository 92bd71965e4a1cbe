"""Small trained networks (`train/ppo.py`): reading their layers, and evaluating them in plain Python."""

import struct
from collections.abc import Mapping
from itertools import pairwise
from math import exp
from pathlib import Path
from random import Random
from typing import Final, TypeAlias, TypeVar

T = TypeVar("T")

ALMOST: Final = 0.5  # a choice at least half as likely as the best one may be taken

Layer: TypeAlias = tuple[list[float], list[list[float]]]  # biases, and the weights of each input


def read_layers(path: Path) -> list[Layer]:
    """Layers of a file: their number and sizes, then for each the biases and the weights, input by input."""
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


def forward(layers: list[Layer], numbers: list[float]) -> list[float]:
    """Outputs of the last layer. Inputs that are zero cost nothing."""
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


def sample_near_best(outputs: list[float], choices: Mapping[int, T], random: Random) -> T:
    """Draw the best choice or one nearly as good, each as often as the network plays it."""
    best = max(outputs[action] for action in choices)
    odds = {action: exp(outputs[action] - best) for action in choices}
    good = [action for action in odds if odds[action] >= ALMOST]
    return choices[random.choices(good, [odds[action] for action in good])[0]]

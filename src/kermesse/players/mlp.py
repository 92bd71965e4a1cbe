"""Small trained networks (`train/ppo.py`): their papers, reading their layers, and evaluating them in plain Python.

A file holds the magic, the number of this format, the length of the papers, the papers as JSON, and the layers,
compressed. The papers of all networks stand in `nets.toml` too, to be read.
"""

import hashlib
import struct
import zlib
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from math import exp
from pathlib import Path
from random import Random
from typing import Final, TypeAlias, TypeVar

import msgspec

T = TypeVar("T")

MAGIC: Final = b"KNET"
FORMAT: Final = 1
HEAD: Final = struct.Struct("<4sHI")  # magic, format, length of the papers
ALMOST: Final = 0.5  # a choice at least half as likely as the best one may be taken

Layer: TypeAlias = tuple[list[float], list[list[float]]]  # biases, and the weights of each input


class Run(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One run of training. A run after the first goes on from the one before."""

    seed: int
    arguments: str  # those of the command line that the result depends on
    tables: int  # played at once
    iterations: int
    seconds: int


class Papers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that is known of a network: for which game, rules and inputs it was trained, and in which runs."""

    game: str
    rules: str  # version of the rules
    inputs: str  # digest of the names of its inputs
    layers: list[int]  # sizes, the inputs first
    commit: str  # of the code that trained it, or "unknown"
    runs: list[Run]


class UnfitNet(Exception):
    """Raised for a network that cannot play by today's rules and features; the message says why, in one line."""


def seats_from_own(seats: int) -> list[str]:
    """Names of the seats, the own one first, as observations for research name them."""
    return ["own", *(f"+{seat}" for seat in range(1, seats))]


def each(name: str, words: Iterable[object], rest: str = "") -> list[str]:
    """Names of one input for each word."""
    return [f"{name}{word}{rest}" for word in words]


def digest_of(inputs: Iterable[str]) -> str:
    """Digest of the names of inputs, in their order."""
    return hashlib.sha256("\n".join(inputs).encode()).hexdigest()


def read_net(path: Path, version: str, inputs: Sequence[str]) -> list[Layer]:
    """The layers of a file. Raises UnfitNet if it is no network, or one for other rules or inputs."""
    papers, layers = read_papers(path)
    again = f"Train it again: make train-{papers.game}-net."
    if papers.rules != version:
        raise UnfitNet(
            f"{path}: this network was trained under version {papers.rules} of the rules of {papers.game}; "
            f"they are at version {version}. {again}"
        )
    if papers.inputs != digest_of(inputs):
        raise UnfitNet(f"{path}: this network of {papers.game} was trained on other features than today's. {again}")
    return read_layers(layers)


def read_papers(path: Path) -> tuple[Papers, bytes]:
    """The papers and the bytes of the layers. Raises UnfitNet if the file is no network."""
    data = path.read_bytes()
    if len(data) < HEAD.size or data[:4] != MAGIC:
        raise UnfitNet(f"{path}: this file is no network of Kermesse; put back the one of the release.")
    _, written, length = HEAD.unpack_from(data)
    if written != FORMAT:
        raise UnfitNet(f"{path}: this network is written in format {written}; this version reads format {FORMAT}.")
    first = HEAD.size + length
    try:
        return msgspec.json.decode(data[HEAD.size : first], type=Papers), zlib.decompress(data[first:])
    except msgspec.DecodeError as error:
        raise UnfitNet(f"{path}: the papers of this network cannot be read: {error}.") from error
    except zlib.error as error:
        raise UnfitNet(f"{path}: this network is damaged; put back the one of the release.") from error


def write_net(path: Path, papers: Papers, layers: bytes) -> None:
    described = msgspec.json.encode(papers)
    path.write_bytes(HEAD.pack(MAGIC, FORMAT, len(described)) + described + zlib.compress(layers, 9))


def read_layers(data: bytes) -> list[Layer]:
    """The layers: their number and sizes, then for each the biases and the weights, input by input."""
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

"""Playing a network: numbers in a file, sums, and a choice."""

import re
import struct
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from kermesse.players.mlp import (
    MAGIC,
    Papers,
    Run,
    UnfitNet,
    digest_of,
    forward,
    read_net,
    read_papers,
    sample_near_best,
    write_net,
)

HIDDEN = ([0.5, -1.0], [[1.0, 0.0], [0.25, 2.0], [8.0, 8.0]])
LAST = ([0.0, 1.0, 2.0], [[1.0, -1.0, 0.0], [0.5, 0.0, 4.0]])


INPUTS = ["kroms", "wood", "bone"]
PAPERS = Papers("krom", "3", digest_of(INPUTS), [3, 2, 3], "unknown", [Run(1, "--seconds 5", 64, 12, 5)])


def packed() -> bytes:
    found = struct.pack("<B3H", 2, 3, 2, 3)
    for constants, weights in (HIDDEN, LAST):
        for row in (constants, *weights):
            found += struct.pack(f"<{len(row)}e", *row)
    return found


def test_layers_and_papers_are_read_as_they_were_written(tmp_path: Path) -> None:
    write_net(tmp_path / "net.bin", PAPERS, packed())
    assert read_net(tmp_path / "net.bin", "3", INPUTS) == [HIDDEN, LAST]
    assert read_papers(tmp_path / "net.bin") == (PAPERS, packed())


@pytest.mark.parametrize(
    ("version", "inputs", "said"),
    [
        ("4", INPUTS, "trained under version 3 of the rules of krom; they are at version 4. Train it again: make"),
        ("3", ["wood", "kroms", "bone"], "this network of krom was trained on other features than today's. Train"),
        ("3", [*INPUTS, "stone"], "this network of krom was trained on other features than today's. Train"),
    ],
)
def test_a_network_for_other_rules_or_features_is_refused(
    version: str, inputs: list[str], said: str, tmp_path: Path
) -> None:
    write_net(tmp_path / "net.bin", PAPERS, packed())
    with pytest.raises(UnfitNet, match=re.escape(said)) as refused:
        read_net(tmp_path / "net.bin", version, inputs)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda data: packed(), "is no network"),
        (lambda data: data[:5], "is no network"),
        (lambda data: data.replace(struct.pack("<4sH", MAGIC, 1), struct.pack("<4sH", MAGIC, 2)), "in format 2"),
        (lambda data: data.replace(b'"rules"', b'"roles"'), "papers of this network cannot be read"),
        (lambda data: data[:-1], "is damaged"),
        (lambda data: data[:-1] + bytes([data[-1] ^ 1]), "is damaged"),
    ],
)
def test_a_file_that_is_no_network_is_refused(spoil: Callable[[bytes], bytes], said: str, tmp_path: Path) -> None:
    write_net(tmp_path / "net.bin", PAPERS, packed())
    (tmp_path / "net.bin").write_bytes(spoil((tmp_path / "net.bin").read_bytes()))
    with pytest.raises(UnfitNet, match=said):
        read_net(tmp_path / "net.bin", "3", INPUTS)


def test_what_is_below_nought_goes_no_further_than_a_hidden_layer() -> None:
    assert forward([HIDDEN, LAST], [1.0, 2.0, 0.0]) == [3.5, -1.0, 14.0]
    assert forward([HIDDEN, LAST], [1.0, 0.0, 0.0]) == [1.5, -0.5, 2.0]


@pytest.mark.parametrize(("second", "often"), [(0.0, 500), (-0.5, 378), (-0.7, 0)])
def test_what_is_nearly_as_good_is_done_too(second: float, often: int) -> None:
    outputs = [9.0, 1.0, 1.0 + second, -4.0]  # the first cannot be chosen here
    random = Random(3)
    done = Counter(sample_near_best(outputs, {1: "best", 2: "other", 3: "bad"}, random) for _ in range(1_000))
    assert done["other"] == pytest.approx(often, abs=50)
    assert done["bad"] == 0

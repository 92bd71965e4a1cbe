"""Playing a network: numbers in a file, sums, and a choice."""

import struct
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from kermesse.players.mlp import forward, read_layers, sample_near_best

HIDDEN = ([0.5, -1.0], [[1.0, 0.0], [0.25, 2.0], [8.0, 8.0]])
LAST = ([0.0, 1.0, 2.0], [[1.0, -1.0, 0.0], [0.5, 0.0, 4.0]])


def test_layers_are_read_as_they_were_written(tmp_path: Path) -> None:
    written = struct.pack("<B3H", 2, 3, 2, 3)
    for constants, weights in (HIDDEN, LAST):
        for row in (constants, *weights):
            written += struct.pack(f"<{len(row)}e", *row)
    (tmp_path / "net.bin").write_bytes(written)
    assert read_layers(tmp_path / "net.bin") == [HIDDEN, LAST]


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

"""Every network that plays at a table is small, has the sizes that its game declares, and is computed layer by
layer.
"""

from random import Random
from types import ModuleType

import pytest

from kermesse.players.kraaw import net as kraaw
from kermesse.players.krom import features as krom_sight
from kermesse.players.krom import net as krom

# module of its arithmetic, size of its input, number of its actions
NETWORKS = [
    pytest.param(kraaw, kraaw.FEATURES, kraaw.ACTIONS, id="kraaw"),
    pytest.param(krom, krom_sight.FEATURES, krom_sight.ACTIONS, id="krom"),
]


@pytest.mark.parametrize(("net", "features", "actions"), NETWORKS)
def test_the_weights_fit_and_are_small(net: ModuleType, features: int, actions: int) -> None:
    assert net.WEIGHTS.stat().st_size <= 1_000_000
    sizes = [len(weights) for _, weights in net.layers()]
    assert sizes[0] == features
    assert [len(constants) for constants, _ in net.layers()] == [*sizes[1:], actions + 1]


@pytest.mark.parametrize(("net", "features", "actions"), NETWORKS)
def test_the_outputs_are_those_of_its_layers(net: ModuleType, features: int, actions: int) -> None:
    random = Random(5)
    numbers = [random.choice((0.0, 1.0, random.random())) for _ in range(features)]
    expected = numbers
    for depth, (constants, weights) in enumerate(net.layers()):
        expected = [
            constant + sum(expected[one] * weights[one][to] for one in range(len(weights)))
            for to, constant in enumerate(constants)
        ]
        if depth < 2:
            expected = [max(0.0, one) for one in expected]
    outputs = net.outputs_for(numbers)
    assert len(outputs) == actions + 1
    assert outputs == pytest.approx(expected, abs=1e-9)

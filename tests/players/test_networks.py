"""Every network that plays at a table has papers, is small, has the sizes that its game declares, and is computed
layer by layer.
"""

import tomllib
from hashlib import sha256
from pathlib import Path
from random import Random
from types import ModuleType

import msgspec
import pytest

import kermesse.players
from kermesse.players.kraaw import net as kraaw
from kermesse.players.kreo import features as kreo_features
from kermesse.players.kreo import net as kreo
from kermesse.players.krom import features as krom_features
from kermesse.players.krom import net as krom
from kermesse.players.mlp import Papers, digest_of, read_papers

# module of its arithmetic, size of its input, number of its actions
NETWORKS = [
    pytest.param(kraaw, kraaw.FEATURES, kraaw.ACTIONS, id="kraaw"),
    pytest.param(kreo, kreo_features.FEATURES, kreo_features.ACTIONS, id="kreo"),
    pytest.param(krom, krom_features.FEATURES, krom_features.ACTIONS, id="krom"),
]
HOME = Path(kermesse.players.__file__).parent
# of the layers alone: they are as they were trained
WEIGHTS = {
    "kraaw": "4cd842ae90dad96a43647617015ef78a48968f96d6494da53ab73cc73be8f5d6",
    "kreo": "e1a5caad62dcfd316832b97000d2d7d05c89d09c618b5ccdb72ed9b70cf774ef",
    "krom": "e46bf0742f1a24f4e462268c5e69c1c203aaabb3c18a1d0fd3f73e7ffd890398",
}


def test_every_network_has_its_papers_in_the_file_and_in_the_table_of_all() -> None:
    table = tomllib.loads((HOME / "nets.toml").read_text("utf-8"))
    files = sorted(HOME.glob("*/net.bin"))
    assert [file.parent.name for file in files] == sorted(table) == sorted(WEIGHTS)
    for file in files:
        game = file.parent.name
        papers, layers = read_papers(file)
        assert papers == msgspec.convert({"game": game, **table[game]}, Papers)
        assert sha256(layers).hexdigest() == WEIGHTS[game]


@pytest.mark.parametrize("net", [kraaw, kreo, krom])
def test_every_network_was_trained_by_the_rules_and_features_of_today(net: ModuleType) -> None:
    papers, _ = read_papers(net.WEIGHTS)
    assert (papers.game, papers.rules) == (net.GAME.name, net.GAME.version)
    assert papers.inputs == digest_of(net.INPUTS)
    assert len(set(net.INPUTS)) == len(net.INPUTS) == papers.layers[0]


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

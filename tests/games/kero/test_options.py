"""Options that a table can choose, and combinations that it cannot."""

import pytest

from kermesse.core.options import BadOptions, read_options
from kermesse.games.kero import GAME
from kermesse.games.kero.options import KeroOptions, check_options


class TestOptions:
    @pytest.mark.parametrize(
        ("given", "about"),
        [
            ({"capacity_ms": 20_000}, "capacity_ms"),
            ({"capacity_ms": [60_000, 130_000]}, "capacity_ms"),
            ({"air_ms": 1500, "throw_gap_ms": 1200}, "throw_gap_ms"),
            ({"refuel_mode": "tap", "clock": "calm"}, "refuel_mode"),
            ({"calm_throw_cost_ms": 1500, "calm_jitter_ms": 1500}, "calm_jitter_ms"),
            ({"calm_jitter_ms": 150}, "calm_jitter_ms"),
            ({"stall_guard": 3}, "stall_guard"),
            ({"limits_ms": {"reaction": 40_000}}, "reaction"),
            ({"limits_ms": {"prep": 5_000}}, "prep"),
            ({"gauge": "loud"}, "gauge"),
        ],
    )
    def test_what_cannot_be_is_said(self, given, about):
        with pytest.raises(BadOptions, match=about):
            check_options(read_options(KeroOptions, given), 2)

    def test_every_preset_can_be_played(self):
        for options in GAME.presets.values():
            check_options(options, 2)

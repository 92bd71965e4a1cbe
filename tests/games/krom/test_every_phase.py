"""Every command in every phase: accepted where it is legal, an error where no rule knows it."""

import pytest

from kermesse.core.chance import seed_from
from kermesse.core.game import Command
from kermesse.core.match import Match
from kermesse.games.krom import GAME
from kermesse.games.krom.commands import Climb, PlayBonus
from kermesse.games.krom.options import KromOptions
from tests.games.krom.table import Table, brawl, cave, savannah


class Shout(Command, frozen=True):
    """A command that somebody added without a rule for it."""


def every_phase():
    """Positions in each phase, and the seat whose decision is open there."""
    picking = cave()
    picking.state = Match(GAME, 2, KromOptions(), seed_from("picking")).state
    moving = Table("""
        S0 Alma cave
        S1 Oona cave
    """)
    reacting = cave("lucky_find")
    reacting.do(0, PlayBonus("lucky_find"))
    looting = Table("""
        S0 Kolos cave
        S1 Alma cave: 1 heart
        fight cave
        DICE 6 1
    """)
    climbing = Table("""
        S0 Alma mountain
        S1 Oona cave
        act S0
    """)
    climbing.do(0, Climb())
    forest = Table("""
        S0 Alma forest: 3 K, 1 wood
        S1 Oona cave
        discard gather nettles
        row evolution E01 E02 E03 E04
        act S0
    """)
    on_top = Table("""
        S0 Alma mountain
        S1 Oona cave
        act S0
    """)
    tables = [picking, moving, brawl(), reacting, looting, cave(), savannah(), forest, on_top, climbing]
    return [(table, table.awaiting()[0]) for table in tables]


def test_every_kind_of_command_does_something_where_it_is_legal():
    met = set()
    for table, seat in every_phase():
        for command in GAME.legal(table.state, seat, 0):
            state = table.state.copy()
            GAME.apply(state, seat, command, 0)
            assert state != table.state, f"{command} was accepted and did nothing"
            met.add(type(command))
    assert met == set(GAME.command_types)


def test_a_kind_of_command_without_a_rule_is_an_error_in_every_phase():
    phases = set()
    for table, seat in every_phase():
        phases.add(table.state.phase)
        with pytest.raises(TypeError, match="Shout"):
            GAME.apply(table.state.copy(), seat, Shout(), 0)
    assert phases == {"pick", "move", "fight", "reaction", "loot", "action"}

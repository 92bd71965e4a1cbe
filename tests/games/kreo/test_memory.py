"""Without a memory aid, a reloaded page does not get again what its viewer has to remember."""

import pytest

from kermesse.core.game import SPECTATOR
from kermesse.core.match import Step
from kermesse.games.kreo.commands import Drop, Mnemosyne, OfferExchange, Phebe, ReplyExchange, Show, Take, Theia
from kermesse.games.kreo.events import CardLooked, CardReceived, CardRecovered, CardShown, TornadeReturned
from kermesse.server.table.views import past
from tests.games.kreo.table import Table

POSITION = """
    n=4 turn=5 first=0 energy=4/2/1/0;0 memory_aid={memory} incarnations 0:CRONOS 1:PHEBE 2:MNEMOSYNE 3:THEIA
    table: DONE
    hands: 0 TORNADE EAU-2 FEU-2 | 1 AIR-2 FEU-3 | 2 VENT AIR-3 | 3 TERRE-2 TERRE-3
"""
TELLS_A_FACE = (CardShown, CardLooked, CardReceived, CardRecovered, TornadeReturned)


def a_turn_full_of_secrets(memory):
    """Play a turn with everything that can tell one seat which card another holds."""
    table = Table(POSITION.format(memory=memory))
    table.do(0, Show(1, "FEU-2"), OfferExchange(1, "EAU-2"))
    table.do(1, ReplyExchange("FEU-3"))
    table.do(2, Mnemosyne("AIR-3"), Take("ARC"))
    table.do(3, Theia(0, "TERRE-2"), Theia(1, "TERRE-2"))
    table.lay(s0="TORNADE", s1="AIR-2", s2="VENT", s3="TERRE-2")
    table.do(1, Phebe(3))
    table.all_ready()
    table.do(0, Drop("FEU-3"))
    for kind in TELLS_A_FACE:
        assert table.saw(kind)
    assert table.state.turn == 6
    return table


def told_again(table, viewer):
    steps = [Step(0, None, None, table.heard)]
    return [event for told in past(steps, viewer, table.state.options) for event in told["events"]]


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, SPECTATOR])
def test_faces_that_are_hidden_again_are_told_once(viewer):
    again = told_again(a_turn_full_of_secrets("false"), viewer)
    assert again
    assert not [event for event in again if isinstance(event, TELLS_A_FACE)]


def test_a_memory_aid_tells_them_again():
    again = told_again(a_turn_full_of_secrets("true"), 1)
    assert CardShown(0, 1, 1, "energy", ["FEU-2"]) in again
    assert CardShown(3, 1, 1, "theia", ["TERRE-2"]) in again
    assert CardLooked(1, 3, 1, "TERRE-2") in again

"""Positions that cannot be are refused with a sentence."""

import pytest

from kermesse.core.game import BadPosition
from kermesse.games.kreo.position import read_position

GOOD = "n=3 turn=2 first=0 energy=1/1/0;1\ntable: VENT[FEU-2]\nhands: 0 AIR-2 | 1 EAU-2 | 2 ARC"


def test_a_position_can_have_a_protected_element():
    state = read_position(GOOD.replace("FEU-2]", "FEU-2!]").replace(";1", ";0"))
    assert state.table["VENT"][0].token


@pytest.mark.parametrize(
    ("was", "becomes", "told"),
    [
        ("n=3", "n=7", "3 to 6 players"),
        ("n=3", "n=many", "n=number"),
        ("turn=2", "turn=0", "turn=number"),
        ("first=0", "first=3", "no seat '3'"),
        ("first=0", "nonsense", "not understood"),
        ("first=0", "last_played=card", "last_played=card"),
        ("first=0", "timers=never", "timers"),
        ("first=0", "first_game=maybe", "first_game"),
        ("energy=1/1/0;1", "energy=1/1;1", "a number a seat"),
        ("energy=1/1/0;1", "energy=1/1/1;1", "4 tokens"),
        ("VENT[FEU-2]", "VENT", "no Nature with its cards"),
        ("VENT[FEU-2]", "SOLEIL[]", "no Nature"),
        ("VENT[FEU-2]", "VENT[], VENT[]", "twice"),
        ("VENT[FEU-2]", "VENT[EAU-1]", "requires FEU and AIR"),
        ("VENT[FEU-2]", "VENT[FEU-2, FEU-1]", "two cards for one Element"),
        ("VENT[FEU-2]", "VENT[FEU-9]", "no card"),
        ("0 AIR-2", "0 AIR-9", "no card"),
        ("0 AIR-2", "0 FEU-2", "two places"),
        ("0 AIR-2", "0 ETHER-1", "not in the deck"),
        ("0 AIR-2", "0 AIR-2* AIR-1*", "it lays one"),
        ("first=0", "incarnations 0:CRONOS", "1 Titans for 3 seats"),
        ("first=0", "incarnations 0:CRONOS 1:RHEA 2:CEOS", "two faces"),
        ("first=0", "incarnations 0:ZEUS 1:RHEA 2:CEOS", "no Titan"),
    ],
)
def test_an_impossible_position_is_explained(was, becomes, told):
    with pytest.raises(BadPosition, match=told):
        read_position(GOOD.replace(was, becomes))

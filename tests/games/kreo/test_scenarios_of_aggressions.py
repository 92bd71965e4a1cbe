"""The golden scenarios that are about Aggressions (S9 to S14), under their numbers."""

from kermesse.games.kreo import GAME
from kermesse.games.kreo.commands import Drop, Strike
from kermesse.games.kreo.events import CardLost, EclairFizzled
from tests.games.kreo.table import TREE, Table, under

S13 = """
    n=3 turn={turn} first=0 energy=1/1/1;0
    table: DONE, VENT[]
    hands: 0 EAU-2* {more} | 1 ECLAIR-1* | 2 AIR-2*
"""


def test_s09_the_eclair_chooses_its_target():
    table = Table("""
        n=3 turn=5 first=0 energy=1/1/1;0
        table: DONE, VENT[FEU-2], MONTAGNE[AIR-2], RIVIERE[EAU-2, TERRE-2]
        hands: 0 ECLAIR-1* EAU-A | 1 TERRE-P* EAU-P | 2 AIR-P* EAU-V
    """)
    table.all_ready()
    assert GAME.legal(table.state, 0, 0)[:-1] == [Strike("VENT", "FEU-2"), Strike("MONTAGNE", "AIR-2")]
    assert table.refused(0, Strike("RIVIERE", "EAU-2")) == "illegal_option"
    table.do(0, Strike("MONTAGNE", "AIR-2"))
    assert set(table.options) == {"AIR under VENT", "AIR under MONTAGNE"}
    table.do(2, under("MONTAGNE", "AIR"))
    assert table.shows("MONTAGNE[TERRE-P, AIR-P]", "VENT[FEU-2]")
    assert table.discarded == {"AIR-2", "ECLAIR-1"}


def test_s10_a_tornade_without_effect_comes_back():
    table = Table("""
        n=3 turn=5 first=0 energy=1/1/0;1
        table: DONE, VENT[]
        hands: 0 EAU-2* EAU-A | 1 TORNADE* EAU-P FEU-2 ECLAIR-2 | 2 AIR-P* EAU-V
    """)
    table.all_ready()
    assert table.pending == (1, "drop")
    assert table.refused(1, Drop("ECLAIR-2")) == "illegal_option"
    assert table.refused(1, Drop("TORNADE")) == "illegal_option"
    table.do(1, Drop("EAU-P"))
    assert table.shows("VENT[AIR-P]")
    assert table.holds(1, "FEU-2", "ECLAIR-2", "TORNADE")
    assert table.discarded == {"EAU-2", "EAU-P"}
    assert table.energy == "1/1/0;1"


def test_s11_les_hecatonchires_over_two_turns():
    table = Table("""
        n=3 turn=5 first=0 energy=0/0/0;3
        table: DONE
        hands: 0 HECATONCHIRES* FEU-2 EAU-2 | 1 ECLAIR-1* PLANETE AIR-2 | 2 TERRE-2* VENT FEU-P
    """)
    table.all_ready()
    assert table.discarded == {"HECATONCHIRES", "ECLAIR-1", "TERRE-2"}
    assert (table.state.turn, table.state.first, table.state.hecatonchires) == (6, 1, True)
    table.lay(s1="PLANETE", s2="VENT", s0="FEU-2")
    table.all_ready()
    assert not table.state.hecatonchires
    assert table.shows("VENT[FEU-2]")
    assert table.discarded == {"HECATONCHIRES", "ECLAIR-1", "TERRE-2", "PLANETE"}
    assert table.energy == "0/0/1;2"
    assert table.state.first == 2


def test_s12_an_aggression_on_turn_1_loses_at_once():
    table = Table("""
        n=3 turn=1 first=0 energy=3/0/0;0
        table:
        hands: 0 ATMOSPHERE* EAU-1 | 1 ECLAIR-1* AIR-1 | 2 AIR-2* EAU-2
    """)
    table.all_ready()
    assert table.shows("ATMOSPHERE[]")
    assert table.result == ("aggression_first", 0)
    assert table.saw(CardLost) == [CardLost(1, "ECLAIR-1", "banned")]  # where it went is told
    assert table.discarded == {"ECLAIR-1"}
    assert table.holds(2, "AIR-2", "EAU-2")


def test_s13_an_aggression_on_the_last_turn_loses_at_once():
    table = Table(S13.format(turn=12, more=""))
    table.all_ready()
    assert table.discarded == {"EAU-2", "ECLAIR-1"}
    assert table.result == ("aggression_last", 0)
    assert table.saw(CardLost)[-1] == CardLost(1, "ECLAIR-1", "banned")


def test_s13_it_is_not_the_last_turn_while_somebody_has_a_card_in_hand():
    table = Table(S13.format(turn=11, more="FEU-2"))
    table.all_ready()
    assert table.saw(EclairFizzled)
    assert table.shows("VENT[AIR-2]")
    assert table.state.turn == 12
    assert GAME.awaiting(table.state) == (0,)


def test_s14_an_aggression_left_over_spoils_the_planet():
    table = Table(f"""
        n=3 turn=11 first=0 energy=1/1/1;0
        table: {TREE}, PLANETE[POISSON=TERRE, FEU-V, AIR-A]
        hands: 0 EAU-V* EAU-A | 1 ECLAIR-1* | 2 ARC*
    """)
    table.all_ready()
    assert table.result == ("aggression_left", 0)
    assert GAME.outcome(table.state).stats["cards_left"] == 3

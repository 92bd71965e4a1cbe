"""Golden scenarios of the advanced modes: Titans and Titanides, altered Elements, Éther (S21 to S33)."""

import pytest

from kermesse.core.game import SPECTATOR
from kermesse.games.kreo import GAME
from kermesse.games.kreo.commands import (
    Ceos,
    Crios,
    Cronos,
    Guess,
    Hyperion,
    Japet,
    Mnemosyne,
    Oceanos,
    OfferExchange,
    Phebe,
    Place,
    Ready,
    Rhea,
    Show,
    Take,
    Tethys,
    Theia,
    Themis,
)
from kermesse.games.kreo.events import CardLooked, CardPlaced, EclairFizzled, Replayed
from tests.games.kreo.table import Table, under


def test_s21_titans_and_titanides_have_their_forbidden_levels():
    table = Table("""
        n=3 turn=4 first=0 energy=1/1/0;1 incarnations 0:CRONOS 1:THEIA 2:MNEMOSYNE hecatonchires=on
        table: DONE
        hands: 0 VENT* EAU-2 | 1 OISEAU* EAU-P | 2 RIVIERE* EAU-V
    """)
    table.all_ready()
    assert not table.state.hecatonchires
    assert table.discarded == {"VENT", "OISEAU"}
    assert table.shows("RIVIERE[]")
    assert table.energy == "1/1/1;0"


def test_s22_cronos_plays_two_cards_and_sits_out():
    table = Table("""
        n=3 turn=3 first=0 energy=1/1/0;1 incarnations 0:CRONOS 1:THEIA 2:MNEMOSYNE
        table: ATMOSPHERE[EAU-1, AIR-1]
        hands: 0 TERRE-2 COMETE FEU-2 AIR-2 | 1 FEU-1 FEU-P EAU-P | 2 AIR-P AIR-V TERRE-V
    """)
    assert table.refused(0, Place("TERRE-2", 2)) == "wrong_count"
    table.do(0, Place("COMETE"), Cronos())
    assert table.refused(0, Ready()) == "no_card_down"
    table.do(0, Place("TERRE-2", 2))
    table.lay(s1="FEU-1", s2="AIR-P")
    table.all_ready()
    assert table.shows("COMETE[TERRE-2, FEU-1]")
    assert table.discarded == {"AIR-P"}
    assert table.energy == "2/1/0;0"
    assert (table.state.turn, table.state.first) == (4, 1)
    assert table.refused(0, Place("FEU-2")) == "not_taking_part"
    assert table.refused(1, OfferExchange(0, "FEU-P")) == "bad_target"
    table.do(1, Show(0, "FEU-P"))
    table.lay(s1="FEU-P", s2="AIR-V")
    table.all_ready()
    assert (table.state.turn, table.state.first) == (5, 2)
    assert table.order == [2, 0, 1]


def test_s22b_les_hecatonchires_of_a_cronos_sweep_his_own_second_card():
    """R19 and M20: the second card of whoever laid them first is one of those that follow."""
    table = Table("""
        n=3 turn=3 first=0 energy=1/1/0;1 incarnations 0:CRONOS 1:THEIA 2:MNEMOSYNE
        table: ATMOSPHERE[EAU-1, AIR-1]
        hands: 0 HECATONCHIRES TERRE-2 FEU-2 AIR-2 | 1 FEU-1 FEU-P EAU-P | 2 AIR-P AIR-V TERRE-V
    """)
    table.do(0, Place("HECATONCHIRES"), Cronos(), Place("TERRE-2", 2))
    table.lay(s1="FEU-1", s2="AIR-P")
    table.all_ready()
    assert table.state.hecatonchires
    assert table.shows("ATMOSPHERE[EAU-1, AIR-1]")
    assert table.discarded == {"HECATONCHIRES", "TERRE-2", "FEU-1", "AIR-P"}


def test_s23_ceos_oceanos_and_rhea_together():
    table = Table("""
        n=5 turn=3 first=0 energy=3/2/2/2/2;0 incarnations 0:CEOS 1:OCEANOS 2:RHEA 3:CRIOS 4:HYPERION
        table: DONE
        hands: 0 EAU-2 EAU-3 | 1 FEU-2 FEU-3 | 2 AIR-2 AIR-3 | 3 TERRE-2 TERRE-3 | 4 EAU-P FEU-P
    """)
    assert table.order == [0, 1, 2, 3, 4]
    table.do(1, Oceanos(0, 3))
    assert table.order == [3, 1, 2, 0, 4]
    table.do(2, Rhea("after", 4))
    assert table.order == [3, 1, 0, 4, 2]
    table.do(0, Ceos("left"))
    assert table.state.first == 1
    assert table.order == [1, 0, 4, 2, 3]
    assert table.state.rev == 3
    table.lay(s0="EAU-2", s1="FEU-2", s2="AIR-2", s3="TERRE-2", s4="EAU-P")
    table.all_ready()
    assert table.state.first == 2


def test_s24_themis_bets():
    table = Table("""
        n=4 turn=4 first=1 energy=3/1/0/1;2 incarnations 0:THEMIS 1:HYPERION 2:PHEBE 3:CRIOS
        table: DONE, RIVIERE[TERRE-3]
        hands: 0 EAU-2 EAU-3 | 1 AIR-2 AIR-3 | 2 VENT FEU-3 | 3 ECLAIR-1 TERRE-2
    """)
    assert table.refused(0, Themis(1)) == "nothing_down"
    table.lay(s0="EAU-2", s1="AIR-2", s2="FEU-3", s3="ECLAIR-1")
    table.do(0, Themis(1), Guess("AIR"), Themis(3), Guess("ECLAIR"), Themis(2), Guess("VENT"))
    assert table.energy == "0/1/0/1;2"
    assert table.refused(1, Place("AIR-3")) == "pinned"
    assert table.refused(0, Themis(1)) == "used_up"
    table.all_ready()
    assert table.discarded == {"AIR-2", "FEU-3", "TERRE-3", "ECLAIR-1"}
    assert table.shows("RIVIERE[EAU-2]")
    assert table.energy == "5/1/0/1;0"


S25 = """
    n=4 turn=5 first=1 energy=3/1/1/1;1 incarnations 0:JAPET 1:THEIA 2:MNEMOSYNE 3:CEOS
    table: DONE, VENT[FEU-2], RIVIERE[]
    hands: 0 EAU-2* AIR-A | 1 ECLAIR-1* AIR-3 | 2 TERRE-3* FEU-3 | 3 AIR-2* TERRE-2
"""


def test_s25_japet_replays_what_the_creation_discarded():
    table = Table(S25)
    table.all_ready()
    assert table.pending == (0, "japet")
    table.do(0, Japet(True))
    assert table.saw(Replayed) == [Replayed(0, "FEU-2")]
    assert table.shows("VENT[AIR-2, FEU-2]", "RIVIERE[TERRE-3, EAU-2]")
    assert table.discarded == {"ECLAIR-1"}
    assert table.state.uses[0] == 0


def test_s25_japet_may_keep_his_use():
    table = Table(S25)
    table.all_ready()
    table.do(0, Japet(False))
    assert table.shows("VENT[AIR-2]", "RIVIERE[TERRE-3, EAU-2]")
    assert table.discarded == {"ECLAIR-1", "FEU-2"}
    assert table.state.uses[0] == 1


def test_s26_tethys_protects_an_element():
    table = Table("""
        n=4 turn=5 first=0 energy=2/1/1/1;2 incarnations 0:CEOS 1:HYPERION 2:TETHYS 3:CRIOS
        table: DONE, VENT[], MONTAGNE[AIR-P]
        hands: 0 FEU-2* EAU-2 | 1 TORNADE* AIR-3 | 2 AIR-2* FEU-3 | 3 TERRE-2* TERRE-3
    """)
    table.all_ready()
    assert table.pending == (2, "tethys")
    table.do(2, Tethys(True))
    assert table.state.reserve == 1
    assert table.options == ["AIR under VENT", "AIR under MONTAGNE"]
    table.do(2, under("VENT", "AIR"))
    assert table.shows("VENT[FEU-2, AIR-2]")
    assert table.state.reserve == 2
    assert table.pending == (2, "tethys")
    table.do(2, Tethys(False))
    assert table.shows("MONTAGNE[TERRE-2]")
    assert table.discarded == {"AIR-P", "TORNADE"}
    assert table.energy == "2/1/1/1;2"


def test_s27_crios_may_attack_on_turn_1():
    table = Table("""
        n=4 turn=1 first=0 energy=2/2/2/1;0 incarnations 0:CRIOS 1:HYPERION 2:TETHYS 3:CEOS
        table:
        hands: 0 ECLAIR-1* EAU-2 | 1 ATMOSPHERE* AIR-3 | 2 AIR-2* FEU-3 | 3 EAU-3* TERRE-3
    """)
    table.do(0, Crios())
    table.all_ready()
    assert table.saw(EclairFizzled)
    assert table.shows("ATMOSPHERE[AIR-2, EAU-3]")
    assert table.energy == "2/2/2/1;0"
    assert table.state.turn == 2
    assert table.refused(0, Crios()) == "used_up"


def test_s28_hyperion_plays_his_element_as_any_other():
    table = Table("""
        n=4 turn=5 first=0 energy=2/2/2/1;0 incarnations 0:HYPERION 1:PHEBE 2:MNEMOSYNE 3:CRONOS
        table: DONE, VENT[], MONTAGNE[]
        hands: 0 EAU-2* EAU-3 | 1 FEU-2* AIR-3 | 2 AIR-2* FEU-3 | 3 TERRE-2* TERRE-3
    """)
    table.do(0, Hyperion())
    table.all_ready()
    assert set(table.options) == {"FEU under VENT", "AIR under VENT", "TERRE under MONTAGNE", "AIR under MONTAGNE"}
    table.do(0, under("MONTAGNE", "AIR"))
    assert table.shows("VENT[FEU-2, AIR-2]", "MONTAGNE[EAU-2=AIR, TERRE-2]")


@pytest.mark.parametrize(("first", "last", "marker"), [("EAU-P", "TERRE-P", 3), ("EAU-3", "FEU-P", 1)])
def test_s29_a_perturbateur_put_in_play_moves_the_marker(first, last, marker):
    table = Table(f"""
        n=4 turn=5 first=0 energy=2/2/2/1;0 altered
        table: DONE, RIVIERE[]
        hands: 0 {first}* | 1 FEU-2* AIR-3 | 2 AIR-2* FEU-3 | 3 {last}* TERRE-3
    """)
    table.all_ready()
    assert [event.seat for event in table.events if type(event).__name__ == "CardRevealed"] == [0, 1, 2, 3]
    assert {"FEU-2", "AIR-2"} <= table.discarded
    assert table.state.first == marker


def test_s30_a_volatil_stays_only_where_its_nature_is_completed_in_the_turn():
    table = Table("""
        n=4 turn=5 first=0 energy=2/2/2/1;0 altered
        table: DONE, RIVIERE[], VENT[]
        hands: 0 EAU-V* EAU-3 | 1 TERRE-2* AIR-3 | 2 FEU-V* FEU-3 | 3 TERRE-P* TERRE-3
    """)
    table.all_ready()
    assert table.shows("RIVIERE[EAU-V, TERRE-2]", "VENT[]")
    assert table.discarded == {"TERRE-P", "FEU-V"}
    assert table.state.first == 1


def test_s31_an_associe_needs_an_element_just_before():
    table = Table("""
        n=4 turn=5 first=0 energy=2/2/2/1;0 altered last_played=nature
        table: DONE, RIVIERE[], VENT[]
        hands: 0 EAU-A* EAU-3 | 1 TERRE-2* AIR-3 | 2 FEU-A* FEU-3 | 3 AIR-A* TERRE-3
    """)
    table.all_ready()
    assert table.discarded == {"EAU-A"}
    assert table.shows("RIVIERE[TERRE-2]", "VENT[FEU-A, AIR-A]")


def test_s31_a_nature_in_between_breaks_the_chain_and_a_lost_element_does_not():
    table = Table("""
        n=4 turn=5 first=0 energy=2/2/2/1;0 altered last_played=element
        table: DONE, RIVIERE[], VENT[]
        hands: 0 EAU-A* EAU-3 | 1 OISEAU* AIR-3 | 2 FEU-A* FEU-3 | 3 AIR-A* TERRE-3
    """)
    table.all_ready()
    table.do(1, under("RIVIERE", "TERRE"))
    assert table.shows("RIVIERE[EAU-A, OISEAU=TERRE]", "VENT[AIR-A]")
    assert table.discarded == {"FEU-A"}


def test_s32_an_ether_stands_for_any_missing_element():
    table = Table("""
        n=6 turn=5 first=0 energy=2/2/2/3/3/3;0
        table: DONE, RIVIERE[], VENT[AIR-3]
        hands: 0 ETHER-1* EAU-3 | 1 TERRE-2* | 2 FEU-2* | 3 AIR-2* | 4 ECLAIR-1* | 5 EAU-2*
    """)
    table.all_ready()
    assert table.options == ["FEU under VENT", "EAU under RIVIERE", "TERRE under RIVIERE"]
    table.do(0, under("RIVIERE", "EAU"))
    assert table.nature("RIVIERE") == "RIVIERE[ETHER-1=EAU, TERRE-2]"
    assert table.shows("VENT[AIR-3, FEU-2]")
    assert table.saw(EclairFizzled)
    assert table.discarded == {"AIR-2", "ECLAIR-1", "EAU-2"}


def test_s33_phebe_theia_and_mnemosyne():
    table = Table("""
        n=4 turn=4 first=0 energy=2/2/2/1;0 incarnations 0:PHEBE 1:THEIA 2:MNEMOSYNE 3:THEMIS
        table: DONE
        hands: 0 EAU-2 EAU-3 | 1 AIR-2 VENT | 2 FEU-2 FEU-3 | 3 TERRE-2 TERRE-3
    """)
    table.lay(s1="VENT")
    looked = next(event for event in table.do(0, Phebe(1)) if isinstance(event, CardLooked))
    assert looked.card == "VENT"
    assert looked.seen(1).card == looked.seen(SPECTATOR).card == ""
    assert (table.state.uses[0], table.state.rev) == (2, 1)
    placed = next(event for event in table.do(1, Place("AIR-2")) if isinstance(event, CardPlaced))
    assert placed.changed
    assert table.state.rev == 2
    table.do(1, Theia(2, "VENT"))
    assert table.refused(1, Theia(2, "VENT")) == table.refused(1, Theia(3, "AIR-2")) == "wrong_count"
    table.do(1, Theia(3, "VENT"))
    assert table.state.rev == 4
    assert all(GAME.view(table.state, seat, 0).seen[-1].card == "VENT" for seat in (2, 3))
    assert table.refused(3, Themis(1)) == "shown_this_turn"
    table.do(2, Mnemosyne("FEU-2"), Take("ARC"))
    assert (table.energy, table.state.rev) == ("2/2/2/1;0", 6)
    assert table.holds(2, "ARC", "FEU-3")
    assert table.refused(2, Mnemosyne("FEU-3")) == "used_up"
    table.do(1, Theia(2, "VENT"), Theia(2, "AIR-2"))
    assert [seen.card for seen in GAME.view(table.state, 2, 0).seen][-2:] == ["VENT", "AIR-2"]
    assert table.refused(1, Theia(2, "VENT")) == "used_up"

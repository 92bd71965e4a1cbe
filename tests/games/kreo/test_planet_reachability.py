"""True as long as the planet can still be completed: every view says so, from what everybody knows."""

import pytest

from kermesse.core.game import SPECTATOR
from kermesse.games.kreo import GAME
from kermesse.games.kreo.view_types import Outlook
from tests.games.kreo.table import TREE, Table

DEAL = """n=3 turn=1 first=0 energy=3/0/0;0
    table:
    hands: 0 ATMOSPHERE OISEAU EAU-A ARC AIR-V FEU-V FEU-A PLANETE ECLAIR-3 AIR-A MONTAGNE TERRE-A
         | 1 ARBRE COMETE TERRE-1 EAU-1 TERRE-2 FLEUR EAU-2 FEU-1 EAU-P FEU-2 ECLAIR-1 AIR-1
         | 2 AIR-2 RIVIERE VENT FEU-P POISSON EAU-V AIR-P TERRE-P ECLAIR-2 HECATONCHIRES TORNADE TERRE-V"""


def outlook(position: str) -> Outlook:
    """Return the answer, which is the same in every view."""
    table = Table(position)
    told = [GAME.view(table.state, viewer, table.now).outlook for viewer in (SPECTATOR, *range(table.state.n))]
    assert all(one == told[0] for one in told)
    return told[0]


def test_at_the_start_the_shortest_way_takes_all_but_three_cards_of_three_players():
    assert outlook(DEAL) == Outlook("possible", "", (), 33, 36)


def test_a_nature_in_the_discard_must_come_back():
    thrown = outlook(DEAL.replace(" PLANETE", ""))
    assert thrown == Outlook("recover", "natures", ("PLANETE",), 33, 35)
    # by three there are five of each Element, and every way takes six of some: the Flower had to stand for one
    assert outlook(DEAL.replace(" FLEUR", "")) == Outlook("recover", "elements", ("AIR",), 33, 35)
    assert outlook(DEAL.replace(" ECLAIR-1", "")) == Outlook("possible", "", (), 32, 35)


def test_too_few_cards_are_left_however_they_lie():
    assert outlook(f"n=3 turn=9 first=0 energy=1/1/0;1\ntable: {TREE}\nhands: 0 PLANETE | 1 EAU-V AIR-A | 2 FEU-V") == (
        Outlook("lost", "cards", (), 5, 4)
    )


def test_an_aggression_that_is_held_must_go_as_well():
    hands = "0 PLANETE TERRE-1 | 1 EAU-V AIR-A | 2 FEU-V"
    table = TREE.replace("DONE", "ATMOSPHERE[EAU-1, AIR-1], COMETE[FEU-1, POISSON=TERRE]")
    assert outlook(f"n=3 turn=9 first=0 energy=1/1/0;1\ntable: {table}\nhands: {hands}").state == "possible"
    more = hands.replace("FEU-V", "ECLAIR-1")  # nothing else is Fire: the Rainbow shows it, but lies in the discard
    assert outlook(f"n=3 turn=9 first=0 energy=1/1/0;1\ntable: {table}\nhands: {more}") == Outlook(
        "lost", "cards", (), 6, 5
    )


def test_a_planet_that_stands_for_an_element_is_lost_for_good():
    told = outlook(
        "n=3 turn=5 first=0 energy=1/1/0;1\ntable: ATMOSPHERE[EAU-1, PLANETE=AIR]\nhands: 0 EAU-2 | 1 FEU-1 | 2 AIR-1"
    )
    assert told == Outlook("lost", "natures", ("PLANETE",), 0, 3)


def test_elements_that_ran_out_must_come_back():
    hands = "0 PLANETE TERRE-1 ARC | 1 EAU-V AIR-A FEU-A | 2 FEU-V ECLAIR-1"
    table = TREE.replace("DONE", "ATMOSPHERE[EAU-1, AIR-1], COMETE[FEU-1, POISSON=TERRE]")
    at = f"n=3 turn=9 first=0 energy=1/1/0;1\ntable: {table}\nhands: {hands}"
    assert outlook(at).state == "possible"
    assert outlook(at.replace(" EAU-V", "")).state == "possible", "the Rainbow can stand for Water"
    dry = outlook(at.replace(" EAU-V", "").replace(" ARC", ""))
    assert dry == Outlook("recover", "elements", ("EAU",), 6, 6)


@pytest.mark.parametrize(
    ("faces", "state"), [("0:CRONOS 1:HYPERION 2:CEOS", "lost"), ("0:CRONOS 1:THEIA 2:CEOS", "possible")]
)
def test_titans_alone_play_no_nature_of_level_two(faces: str, state: str):
    told = outlook(DEAL.replace("turn=1", f"turn=2 incarnations {faces}"))
    assert told.state == state
    assert (told.why == "faces") == (state == "lost")


def test_a_complete_planet_lacks_nothing():
    table = TREE + ", PLANETE[POISSON=TERRE, FEU-V, AIR-A, EAU-V]"
    assert outlook(f"n=3 turn=9 first=0 energy=1/1/0;1\ntable: {table}\nhands: 0 ARC").state == "complete"

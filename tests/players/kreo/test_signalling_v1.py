"""The older convention of partner bots: a position, and the acts of the bot at a seat."""

from random import Random

import pytest

from kermesse.games.kreo import GAME
from kermesse.games.kreo.commands import Burn, Crios, OfferExchange, Place, Ready, Recover, Show, Take
from kermesse.games.kreo.components import NATURES
from kermesse.games.kreo.forecast import BIT, sketch_of
from kermesse.players import players_of
from kermesse.players.kreo.signalling_v1 import Plan
from tests.games.kreo.table import Table


def deeds(table, seat):
    """Acts of the bot at that seat until it is ready or waits for the others."""
    bot = players_of(GAME).bots["normal"](seat, table.state.n, Random(1))
    done = []
    while (command := bot.act(GAME.view(table.state, seat, 0), GAME.legal(table.state, seat, 0), 0)) is not None:
        done.append(command)
        table.do(seat, command)
        if seat not in GAME.awaiting(table.state):
            break
    return done


def laid(table, seat):
    return [deed.card for deed in deeds(table, seat) if isinstance(deed, Place)][-1]


def shown(table, seat):
    return [(deed.target, deed.card) for deed in deeds(table, seat) if isinstance(deed, Show)]


def plan(table, seat):
    view = GAME.view(table.state, seat, 0)
    return Plan(view, seat, sketch_of(view), {seen.card: seen.seat for seen in view.seen})


def place_of(table, seat):
    """Return the Element that the convention asks of a seat, and the Nature that lacks it."""
    mine = plan(table, seat).mine
    return next(name for name, bit in BIT.items() if bit == mine.bit), NATURES[mine.nature]


THREE_CAN_ENTER = """
    n=4 turn=3 first=0 energy=2/2/2/1;0
    table: DONE
    hands: 0 VENT RIVIERE EAU-2 | 1 AIR-2 FEU-2 TERRE-2 | 2 MONTAGNE AIR-3 EAU-3 | 3 PLANETE OISEAU ARBRE
"""
THREE_PLACES = """
    n=4 turn=4 first=0 energy=2/2/2/1;0
    table: DONE, VENT[FEU-2], MONTAGNE[]
    hands: 0 EAU-2 TERRE-2 ECLAIR-1 | 1 AIR-3 TERRE-3 EAU-3 | 2 AIR-P FEU-3 ARBRE | 3 PLANETE OISEAU RIVIERE
"""
ONE_PLACE = """
    n=4 turn=5 first=3 energy=2/2/2/1;0
    table: DONE, VENT[FEU-2], MONTAGNE[TERRE-2, AIR-P]
    hands: 0 AIR-2 EAU-2 | 1 AIR-3 EAU-3 | 2 TERRE-3 FEU-3 | 3 PLANETE OISEAU ARBRE RIVIERE
"""
NOTHING_FITS = """
    n=4 turn=3 first=0 energy=2/2/2/1;0
    table: DONE, VENT[]
    hands: 0 ECLAIR-1 EAU-2 EAU-3 TERRE-2 | 1 MONTAGNE RIVIERE AIR-3 | 2 AIR-P FEU-3 ARBRE | 3 PLANETE OISEAU FEU-2
"""


def test_all_seats_look_for_the_same_route():
    table = Table(THREE_CAN_ENTER)
    routes = [sketch_of(GAME.view(table.state, seat, 0)).route for seat in range(4)]
    assert routes == [routes[0]] * 4
    assert {"VENT", "MONTAGNE", "RIVIERE", "OISEAU", "ARBRE"} < {NATURES[nature] for nature in routes[0]}


def test_who_can_put_a_nature_in_play_lays_it_shows_it_to_those_who_follow_and_keeps_to_it():
    done = deeds(Table(THREE_CAN_ENTER), 0)
    assert done == [Place("VENT"), Show(1, "VENT"), Show(2, "VENT"), Ready()]


def test_one_show_is_enough_when_it_can_be_no_other_nature():
    table = Table(THREE_CAN_ENTER.replace("first=0", "first=2").replace("VENT", "FEU-A").replace("RIVIERE", "EAU-A"))
    assert shown(table, 2) == [(3, "MONTAGNE")]


def test_the_others_take_the_places_in_the_order_of_creation():
    table = Table(THREE_PLACES)
    places = [place_of(table, seat) for seat in range(3)]
    assert places == [("AIR", "VENT"), ("TERRE", "MONTAGNE"), ("AIR", "MONTAGNE")]
    assert laid(table, 1) == "TERRE-3"


def test_who_takes_the_place_of_a_follower_shows_them_the_card():
    table = Table(THREE_PLACES)
    assert deeds(table, 0) == [Place("TERRE-2"), Show(1, "TERRE-2"), Ready()]
    assert place_of(table, 1) == ("AIR", "VENT")
    assert laid(table, 1) == "AIR-3"


def test_a_nature_that_was_shown_makes_places_for_those_who_follow():
    table = Table(ONE_PLACE)
    table.do(3, Place("RIVIERE"), Show(0, "RIVIERE"))
    places = [
        place_of(table, seat) for seat in range(3)
    ]  # seats 1 and 2 know that a card was shown: it can be no other
    assert places == [("AIR", "VENT"), ("EAU", "RIVIERE"), ("TERRE", "RIVIERE")]


def test_planete_is_expected_of_the_seat_that_everybody_knows_to_hold_it():
    table = Table("""
        n=4 turn=9 first=3 energy=2/2/2/1;0
        table: DONE, VENT[FEU-2, AIR-2], MONTAGNE[TERRE-2, AIR-P], RIVIERE[EAU-2, TERRE-P],
               OISEAU[FEU-P, TERRE-V, AIR-V], ARBRE[EAU-P, TERRE-A, AIR-A]
        hands: 0 EAU-V EAU-A | 1 FEU-V FEU-A | 2 TERRE-3 FEU-3 | 3 PLANETE AIR-3
    """)
    sketch = sketch_of(GAME.view(table.state, 0, 0))
    known = Plan(GAME.view(table.state, 0, 0), 0, sketch, {"PLANETE": 3})
    assert [place.bit for place in known.places] == [1, 2, 4, 8]
    assert Plan(GAME.view(table.state, 0, 0), 0, sketch, {}).places == []


@pytest.mark.parametrize(("vent", "card"), [("VENT[]", "ECLAIR-1"), ("VENT[FEU-P]", "EAU-2")])
def test_an_eclair_is_laid_when_nothing_is_exposed(vent, card):
    assert laid(Table(NOTHING_FITS.replace("VENT[]", vent)), 0) == card


def test_while_les_hecatonchires_rage_the_tornade_goes():
    position = NOTHING_FITS.replace("ECLAIR-1 EAU-2", "TORNADE AIR-2").replace("VENT[]", "VENT[FEU-P]")
    assert laid(Table(position.replace("energy", "hecatonchires=on energy")), 0) == "TORNADE"


def test_les_hecatonchires_are_shown_to_those_who_follow():
    table = Table("""
        n=4 turn=9 first=0 energy=2/2/2/1;0
        table: DONE, VENT[FEU-2], MONTAGNE[AIR-2]
        hands: 0 HECATONCHIRES EAU-2 | 1 AIR-3 AIR-P | 2 TERRE-2 FEU-3 | 3 ECLAIR-2 PLANETE
    """)
    assert deeds(table, 0) == [Place("HECATONCHIRES"), Show(1, "HECATONCHIRES"), Show(2, "HECATONCHIRES"), Ready()]


def test_a_nature_that_the_way_needs_is_recovered_for_the_card_that_is_least_missed():
    table = Table("""
        n=4 turn=5 first=0 energy=3/2/1/1;0
        table: DONE, VENT[FEU-2, AIR-2]
        hands: 0 ARC EAU-2 OISEAU | 1 RIVIERE TERRE-3 AIR-3 | 2 AIR-P FEU-3 ARBRE | 3 PLANETE FEU-P TERRE-2
    """)
    assert deeds(table, 0)[:2] == [Recover("ARC"), Take("MONTAGNE")]


def test_who_holds_nothing_but_aggressions_offers_one_while_another_seat_can_still_lay_it():
    table = Table("""
        n=4 turn=9 first=0 energy=2/2/2/1;0
        table: DONE, VENT[FEU-2], MONTAGNE[AIR-2]
        hands: 0 ECLAIR-1 ECLAIR-2 | 1 AIR-3 AIR-P | 2 TERRE-2 FEU-3 | 3 EAU-2 PLANETE
    """)
    first = deeds(table, 0)[0]
    assert isinstance(first, OfferExchange)
    assert first.card in ("ECLAIR-1", "ECLAIR-2")


def test_an_eclair_strikes_the_element_that_the_way_can_spare():
    table = Table("""
        n=4 turn=5 first=0 energy=1/1/1/1;3
        table: DONE, VENT[FEU-2], MONTAGNE[AIR-2]
        hands: 0 ECLAIR-1* OISEAU | 1 FEU-3* FEU-P FEU-V FEU-A | 2 ARBRE* RIVIERE | 3 PLANETE* AIR-3
    """)
    table.all_ready()
    bot = players_of(GAME).bots["normal"](0, 4, Random(1))
    strike = bot.act(GAME.view(table.state, 0, 0), GAME.legal(table.state, 0, 0), 0)
    assert (strike.nature, strike.card) == ("VENT", "FEU-2")


def test_crios_announces_himself_before_he_lays_his_last_aggression():
    table = Table("""
        n=3 turn=12 first=0 energy=1/1/1;0 incarnations 0:CRIOS 1:THEIA 2:PHEBE
        table: DONE, VENT[FEU-2]
        hands: 0 ECLAIR-1 | 1 AIR-2 | 2 EAU-2
    """)
    assert deeds(table, 0) == [Crios(), Place("ECLAIR-1"), Ready()]


INCARNATE = """
    n=4 turn=5 first=0 energy={energy};{reserve} incarnations 0:{face} 1:THEIA 2:PHEBE 3:CRIOS
    table: DONE, VENT[FEU-2, AIR-2]
    hands: 0 {hand} EAU-2 | 1 RIVIERE TERRE-3 AIR-3 | 2 AIR-P FEU-3 ARBRE | 3 PLANETE FEU-P TERRE-2
"""


@pytest.mark.parametrize(("face", "fetches"), [("RHEA", True), ("CRONOS", False)])
def test_a_nature_is_fetched_by_who_may_play_it_alone(face, fetches):
    """MONTAGNE is of level II, which a Titan loses."""
    table = Table(INCARNATE.format(energy="3/2/1/1", reserve=0, face=face, hand="OISEAU"))
    assert (deeds(table, 0)[:2] == [Recover("EAU-2"), Take("MONTAGNE")]) is fetches


def test_a_nature_that_one_may_not_play_goes_to_somebody_who_may():
    position = INCARNATE.format(energy="2/2/2/1", reserve=0, face="CRONOS", hand="MONTAGNE OISEAU")
    first = deeds(Table(position), 0)[0]
    assert isinstance(first, OfferExchange)
    assert (first.card, first.target in (1, 2)) == ("MONTAGNE", True)  # Titanides


def test_a_nature_that_one_may_not_play_and_nobody_needs_is_worth_a_token():
    position = INCARNATE.format(energy="1/1/1/1", reserve=3, face="CRONOS", hand="ARC OISEAU")
    assert deeds(Table(position), 0)[0] == Burn("ARC")

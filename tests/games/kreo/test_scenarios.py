"""The golden scenarios of the rules document, under their numbers (S1 to S20, S34); the Titans' are in
test_incarnations.py, Aggressions in test_scenarios_of_aggressions.py."""

from collections import Counter

import pytest

from kermesse.core.chance import Chance, seed_from
from kermesse.core.game import SPECTATOR
from kermesse.core.options import BadOptions
from kermesse.games.kreo import GAME
from kermesse.games.kreo.commands import (
    Burn,
    OfferExchange,
    Place,
    Ready,
    Recover,
    ReplyExchange,
    Show,
    Take,
    TakeEnergy,
)
from kermesse.games.kreo.components import KIND, TOKENS, deck_of
from kermesse.games.kreo.events import CardPlaced, CardReceived, EclairFizzled
from kermesse.games.kreo.options import KreoOptions, check_options
from tests.games.kreo.table import AS_NATURE, TO_DISCARD, TREE, Table, under


@pytest.mark.parametrize(
    ("seats", "first_game", "elements", "ethers", "aggressions", "each"),
    [
        (3, False, 20, 0, 5, 12),
        (4, False, 24, 0, 5, 10),
        (5, False, 25, 1, 4, 8),
        (6, False, 26, 2, 5, 7),
        (3, True, 21, 1, 4, 12),
        (4, True, 25, 1, 4, 10),
        (5, True, 26, 2, 3, 8),
    ],
)
def test_s01_every_number_of_players_has_its_deck(seats, first_game, elements, ethers, aggressions, each):
    deck = deck_of(seats, first_game)
    kinds = Counter(KIND[card] for card in deck)
    assert kinds == {"element": elements, "nature": 11, "aggression": aggressions}
    assert sum(card.startswith("ETHER") for card in deck) == ethers
    assert ("TORNADE" in deck) != first_game
    assert seats != 3 or not any(card.endswith("-3") for card in deck if KIND[card] == "element")
    state, _ = GAME.setup(seats, KreoOptions(first_game=first_game), Chance(seed_from("S1")), 0)
    assert [len(hand) for hand in state.hands] == [each] * seats
    assert state.reserve == TOKENS[seats] == {3: 3, 4: 7, 5: 11, 6: 15}[seats]


def test_s01_six_players_have_no_first_game():
    with pytest.raises(BadOptions, match="first_game"):
        check_options(KreoOptions(first_game=True), 6)


def four_seats_with_planete_at_2(**options):
    for number in range(100):
        state, _ = GAME.setup(4, KreoOptions(timers="off", **options), Chance(seed_from("S2", number)), 0)
        if "PLANETE" in state.hands[2]:
            return Table(state)
    raise AssertionError


def test_s02_tokens_are_taken_in_turn_and_the_last_seat_gets_the_rest():
    table = four_seats_with_planete_at_2()
    assert table.refused(0, TakeEnergy(1)) == "not_your_decision"
    table.do(2, TakeEnergy(3))
    assert table.state.reserve == 4
    assert table.refused(3, TakeEnergy(5)) == "bad_amount"
    table.do(3, TakeEnergy(1))
    table.do(0, TakeEnergy(0))
    assert table.energy == "0/3/3/1;0"
    assert (table.state.turn, table.state.phase, table.state.first) == (1, "divination", 2)


def test_s02_when_one_takes_all_the_others_are_not_asked():
    table = four_seats_with_planete_at_2()
    table.do(2, TakeEnergy(7))
    assert table.energy == "0/0/7/0;0"
    assert table.state.turn == 1


def test_s03_atmosphere_completed():
    table = Table("""
        n=3 turn=2 first=0 energy=0/1/0;2
        table: ATMOSPHERE[EAU-1]
        hands: 0 AIR-2* FEU-P | 1 VENT* FEU-2 | 2 MONTAGNE* EAU-2
    """)
    table.all_ready()
    assert table.pending == (2, "play")
    assert table.options == ["AIR under VENT", "discard"]
    table.do(2, under("VENT", "AIR"))
    assert table.shows("ATMOSPHERE[EAU-1, AIR-2]", "VENT[MONTAGNE=AIR]")
    assert table.energy == "0/2/1;0"
    assert not table.discarded
    assert (table.state.turn, table.state.first) == (3, 1)


def test_s04_comete_completed_opens_two_natures():
    table = Table("""
        n=3 turn=3 first=0 energy=1/1/1;0
        table: COMETE[FEU-1]
        hands: 0 TERRE-1* EAU-2 | 1 ARC* FEU-2 | 2 MONTAGNE* EAU-P
    """)
    table.all_ready()
    assert table.shows("COMETE[FEU-1, TERRE-1]", "ARC[]", "MONTAGNE[]")
    assert table.energy == "1/1/1;0"
    assert table.state.turn == 4


S5 = """
    n=3 turn=6 first={first} energy=1/1/0;1
    table: DONE, MONTAGNE[TERRE-2, AIR-2], VENT[FEU-2]
    hands: 0 AIR-P* EAU-2 | 1 OISEAU* FEU-P | 2 FEU-V* EAU-P
"""


def test_s05_oiseau_in_the_right_order():
    table = Table(S5.format(first=0))
    table.all_ready()
    assert table.shows("VENT[FEU-2, AIR-P]", "OISEAU[FEU-V]")
    assert table.energy == "1/2/0;0"
    assert table.state.first == 1


def test_s05_oiseau_in_the_wrong_order():
    table = Table(S5.format(first=1))
    table.all_ready()
    assert table.options == ["AIR under VENT", "discard"]
    table.do(1, TO_DISCARD)
    assert table.shows("VENT[FEU-2, AIR-P]")
    assert table.discarded == {"OISEAU", "FEU-V"}
    assert table.energy == "1/1/0;1"
    assert table.state.first == 2


S6 = """
    n=3 turn=6 first=0 energy=1/1/0;1
    table: DONE, MONTAGNE[TERRE-2, AIR-2], RIVIERE[EAU-2]
    hands: 0 {first}* EAU-A | 1 {second}* EAU-P | 2 EAU-V* FEU-2
"""


def test_s06_arbre_enters_behind_the_card_that_opens_it():
    table = Table(S6.format(first="TERRE-P", second="ARBRE"))
    table.all_ready()
    assert table.shows("RIVIERE[EAU-2, TERRE-P]", "ARBRE[EAU-V]")
    assert table.energy == "1/2/0;0"


def test_s06_arbre_too_early_can_only_stand_for_terre():
    table = Table(S6.format(first="ARBRE", second="TERRE-P"))
    table.all_ready()
    assert table.options == ["TERRE under RIVIERE", "discard"]
    table.do(0, under("RIVIERE", "TERRE"))
    assert table.shows("RIVIERE[EAU-2, ARBRE=TERRE]")
    assert table.discarded == {"TERRE-P", "EAU-V"}


S7 = """
    n=3 turn=6 first=0 energy=1/0/0;2
    table: DONE, {table}
    hands: 0 OISEAU* EAU-A | 1 TERRE-P* EAU-P | 2 EAU-V* FEU-2
"""


def test_s07_oiseau_as_an_element():
    table = Table(S7.format(table="RIVIERE[], VENT[]"))
    table.all_ready()
    assert set(table.options) == {"FEU under VENT", "AIR under VENT", "TERRE under RIVIERE", "discard"}
    assert table.refused(0, under("RIVIERE", "EAU")) == "illegal_option"
    table.do(0, under("RIVIERE", "TERRE"))
    assert table.energy == "2/0/0;1"
    assert table.shows("RIVIERE[OISEAU=TERRE, EAU-V]")
    assert table.discarded == {"TERRE-P"}


def test_s07_a_nature_with_no_place_is_lost_without_a_question():
    table = Table(S7.format(table="RIVIERE[TERRE-2]"))
    table.all_ready()
    assert table.state.turn == 7
    assert "OISEAU" in table.discarded


def test_s08_a_nature_standing_for_an_element_survives():
    table = Table("""
        n=3 turn=8 first=0 energy=1/1/1;0
        table: DONE, VENT[FEU-2, AIR-2], MONTAGNE[TERRE-2, AIR-P], OISEAU[FEU-P, TERRE-P], RIVIERE[FLEUR=EAU], ARC[FEU-V]
        hands: 0 TORNADE* EAU-A | 1 ECLAIR-1* EAU-P | 2 TERRE-V* EAU-V
    """)
    table.all_ready()
    assert table.saw(EclairFizzled)
    assert table.options == ["TERRE under RIVIERE", "TERRE under OISEAU"]
    table.do(2, under("OISEAU", "TERRE"))
    assert table.shows("OISEAU[TERRE-V]", "RIVIERE[FLEUR=EAU]", "ARC[]", "VENT[FEU-2, AIR-2]")
    assert table.state.discard[-5:] == ["FEU-V", "FEU-P", "TERRE-P", "TORNADE", "ECLAIR-1"]


@pytest.mark.parametrize(
    ("third", "result"),
    [
        ("", ("success", 3)),
        ("| 2 ARC*", ("perfect", 4)),
    ],
)
def test_s15_success_and_perfect_planet(third, result):
    table = Table(f"""
        n=3 turn=12 first=0 energy=1/1/1;0
        table: {TREE}, PLANETE[POISSON=TERRE, FEU-V, AIR-A]
        hands: 0 EAU-V* | 1 EAU-A* {third}
    """)
    table.all_ready()
    assert table.result == result
    assert GAME.outcome(table.state).winners == (0, 1, 2)


@pytest.mark.parametrize(
    ("tree", "hands", "choice", "result"),
    [
        ("DONE", "0 FEU-A* | 1 AIR-A* | 2 ARC*", None, ("asteroid", 0)),
        (TREE, "0 FEU-A* | 1 PLANETE*", None, ("unstable", 1)),
        (TREE, "0 PLANETE* | 1 FEU-A*", None, ("unstable", 1)),
        (TREE, "0 PLANETE* | 1 FEU-A* | 2 EAU-A*", None, ("viable", 2)),
        (
            TREE + ", PLANETE[AIR-A]",
            "0 ARC* | 1 FEU-A* | 2 EAU-A*",
            under("PLANETE", "FEU"),
            ("viable", 2),
        ),
    ],
    ids=["a-asteroid", "b-unstable", "c-unstable", "d-viable", "e-viable"],
)
def test_s16_the_other_endings(tree, hands, choice, result):
    table = Table(f"n=3 turn=12 first=0 energy=1/1/1;0\ntable: {tree}\nhands: {hands}")
    table.all_ready()
    if choice:
        assert table.options == ["nature", "EAU under PLANETE", "FEU under PLANETE"]
        table.do(0, choice)
        assert table.shows("PLANETE[AIR-A, ARC=FEU, EAU-A]")
    assert table.result == result
    assert GAME.outcome(table.state).winners == ()


def test_s17_energy_accounts():
    table = Table("""
        n=4 turn=4 first=0 energy=3/2/1/1;0
        table: DONE
        hands: 0 AIR-2 EAU-2 | 1 FEU-2 EAU-3 TERRE-2 | 2 VENT AIR-3 | 3 PLANETE FEU-3
    """)
    table.do(1, OfferExchange(3, "FEU-2"))
    table.do(3, ReplyExchange("PLANETE"))
    assert table.energy == "3/0/1/1;2"
    assert table.holds(1, "EAU-3", "TERRE-2", "PLANETE")
    assert table.holds(3, "FEU-3", "FEU-2")
    assert table.state.rev == 2
    table.do(2, Show(0, "VENT"))
    assert (table.energy, table.state.rev) == ("3/0/0/1;3", 3)
    table.do(0, Recover("AIR-2"), Take("RIVIERE"))
    assert (table.energy, table.state.rev) == ("0/0/0/1;6", 5)
    assert table.holds(0, "EAU-2", "RIVIERE")
    table.do(1, Burn("EAU-3"))
    assert (table.energy, table.state.rev) == ("0/1/0/1;5", 6)
    assert table.refused(0, Show(1, "EAU-2")) == "energy"
    assert table.refused(3, OfferExchange(0, "FEU-3")) == "energy"


def test_whoever_burns_a_card_may_leave_the_token():
    for take, energy in ((True, "1/0/0;2"), (False, "0/0/0;3")):
        table = Table("""
            n=3 turn=2 first=0 energy=0/0/0;3
            hands: 0 EAU-2 FEU-2 | 1 AIR-2 ECLAIR-1 | 2 TERRE-2
        """)
        table.do(0, Burn("EAU-2", take))
        assert table.energy == energy


def test_s18_burning():
    table = Table("""
        n=3 turn=4 first=0 energy=3/0/0;0
        table: DONE
        hands: 0 EAU-2 FEU-2 | 1 AIR-2 ECLAIR-1 | 2 TERRE-2
    """)
    table.do(1, Burn("AIR-2"))
    assert table.energy == "3/0/0;0"
    assert table.refused(1, Burn("ECLAIR-1")) == "aggression_card"
    table.do(2, Burn("TERRE-2"))
    assert table.order == [0, 1]
    table.lay(s0="EAU-2", s1="ECLAIR-1")
    table.all_ready()
    assert {"EAU-2", "ECLAIR-1"} <= table.discarded
    assert table.state.turn == 5
    assert GAME.awaiting(table.state) == (0,)


def test_s19_a_stale_click_carries_nobody_into_creation():
    table = Table("""
        n=3 turn=4 first=0 energy=3/0/0;0
        table: DONE, VENT[]
        hands: 0 AIR-2 FEU-2 | 1 EAU-2 FEU-P | 2 TERRE-2 EAU-P
    """)
    table.lay(s0="AIR-2", s1="EAU-2", s2="TERRE-2")
    table.do(1, Ready())
    table.do(2, Ready())
    table.do(0, Show(1, "AIR-2"))
    assert (table.state.rev, table.state.ready, table.energy) == (1, 0, "2/0/0;1")
    assert table.refused(2, Ready(), guard=0) == "stale"
    table.do(2, Ready(), guard=1)
    assert table.do(1, Place("FEU-P"))[0].seen(2) == CardPlaced(1, 1, True, [])
    assert not any(seen.card == "AIR-2" for seen in GAME.view(table.state, 2, 0).seen)
    assert [seen.card for seen in GAME.view(table.state, 1, 0).seen] == ["AIR-2"]
    table.do(1, Ready())
    table.do(0, Ready())
    assert table.shows("VENT[AIR-2, FEU-P]")
    assert table.discarded == {"TERRE-2"}


def test_s20_an_exchange_step_by_step():
    table = Table("""
        n=4 turn=3 first=0 energy=3/0/2/2;0
        table: DONE
        hands: 0 AIR-2 FEU-2 | 1 EAU-2 VENT | 2 TERRE-2 EAU-3 | 3 AIR-3 FEU-3
    """)
    table.lay(s1="EAU-2", s2="TERRE-2")
    table.do(1, Ready())
    table.do(2, Ready())
    table.do(0, OfferExchange(1, "FEU-2"))
    assert (table.energy, table.state.rev, table.state.ready) == ("1/0/2/2;0", 1, 0)
    assert table.refused(2, OfferExchange(3, "EAU-3")) == "exchange_open"
    assert table.refused(2, Ready()) == "exchange_open"
    assert table.refused(3, ReplyExchange("AIR-3")) == "not_your_decision"
    assert table.refused(1, ReplyExchange("EAU-2"), guard=0) == "no_exchange"
    events = table.do(1, ReplyExchange("EAU-2"))
    assert (table.state.rev, table.state.reserve) == (2, 2)
    assert table.holds(0, "AIR-2", "EAU-2")
    assert table.holds(1, "VENT", "FEU-2")
    assert table.state.placed[1] == []
    assert table.refused(1, Ready()) == "no_card_down"
    faces = [event for event in events if isinstance(event, CardReceived)]
    assert [(event.seat, event.card) for event in faces] == [(0, "EAU-2"), (1, "FEU-2")]
    assert all(event.seen(viewer) is None for event in faces for viewer in (2, 3, SPECTATOR))


PLAYS_S34 = [
    "2 ATMOSPHERE; 0 ARBRE > EAU ATMOSPHERE; 1 AIR-2",
    "0 COMETE; 1 RIVIERE > nature; 2 OISEAU > FEU COMETE",
    "1 VENT; 2 EAU-A; 0 TERRE-1 > TERRE COMETE",
    "2 ARC > nature; 0 EAU-1; 1 FEU-P > FEU ARC",
    "0 TERRE-2; 1 POISSON > nature; 2 AIR-V",
    "1 EAU-V; 2 FEU-V > FEU VENT; 0 FLEUR > nature",
    "2 FEU-A > FEU POISSON; 0 EAU-2; 1 AIR-P",
    "0 FEU-1; 1 TERRE-P; 2 PLANETE",
    "1 ECLAIR-2; 2 ECLAIR-3; 0 EAU-P",
    "2 AIR-A; 0 FEU-2; 1 HECATONCHIRES",
    "0 ECLAIR-1; 1 TORNADE; 2 MONTAGNE > TERRE PLANETE",
]


def test_s34_a_whole_game_with_a_perfect_planet():
    table = Table("""
        n=3 turn=1 first=2 energy=1/1/1;0
        hands: 0 AIR-1 ARBRE COMETE EAU-1 EAU-2 EAU-P FEU-1 FEU-2 FLEUR TERRE-1 TERRE-2 ECLAIR-1
               1 AIR-2 AIR-P EAU-V FEU-P POISSON RIVIERE TERRE-P TERRE-V VENT ECLAIR-2 HECATONCHIRES TORNADE
               2 AIR-V AIR-A ARC ATMOSPHERE EAU-A FEU-V FEU-A MONTAGNE OISEAU PLANETE TERRE-A ECLAIR-3
    """)
    for turn, line in enumerate(PLAYS_S34, start=1):
        assert table.state.turn == turn
        plays = [play.split() for play in line.split("; ")]
        assert table.order == [int(play[0]) for play in plays]
        if turn == 2:
            table.do(1, Show(2, "RIVIERE"))
            assert table.energy == "1/0/1;1"
        for seat, card, *_ in plays:
            table.do(int(seat), Place(card))
        table.all_ready()
        for seat, _, *choice in plays:
            if choice:
                assert table.pending == (int(seat), "play"), (turn, seat)
                table.do(int(seat), AS_NATURE if choice[1] == "nature" else under(choice[2], choice[1]))
        assert table.energy == ("1/1/1;0" if turn == 1 else "2/0/1;0")
    assert table.result == ("perfect", 4)
    assert sorted(card for seat in range(3) for card in table.state.hands[seat]) == ["AIR-1", "TERRE-A", "TERRE-V"]
    assert table.state.discard == ["ECLAIR-2", "ECLAIR-3", "HECATONCHIRES", "ECLAIR-1", "TORNADE"]

"""Refusals that no scenario shows, and races that lose nothing."""

import pytest

from kermesse.core.game import Command, Malformed
from kermesse.games.kreo import GAME
from kermesse.games.kreo.commands import (
    Burn,
    Ceos,
    Crios,
    Cronos,
    Guess,
    Japet,
    Mnemosyne,
    Oceanos,
    OfferExchange,
    Phebe,
    Place,
    Play,
    Ready,
    Recover,
    ReplyExchange,
    Rhea,
    Show,
    Take,
    Tethys,
    Theia,
    Themis,
    Unready,
)
from kermesse.games.kreo.events import ExchangeCancelled
from kermesse.games.kreo.rules.play import HANDLED
from tests.games.kreo.table import Table

PLAIN = """
    n=4 turn=4 first=0 energy=4/2/1/0;0
    table: DONE
    hands: 0 AIR-2 EAU-2 ECLAIR-1 | 1 FEU-2 | 2 VENT AIR-3 | 3 PLANETE FEU-3
"""
TITANS = """
    n=6 turn=4 first=0 energy=4/4/4/2/1/0;0 incarnations 0:CRONOS 1:OCEANOS 2:THEMIS 3:PHEBE 4:CRIOS 5:THEIA
    table: DONE
    hands: 0 AIR-2 EAU-2 EAU-A | 1 FEU-2 FEU-3 | 2 VENT AIR-3 | 3 PLANETE FEU-A | 4 EAU-3 EAU-V | 5 ARC AIR-A
"""


@pytest.mark.parametrize(
    ("seat", "command", "code"),
    [
        (0, Place("FEU-2"), "not_yours"),
        (0, Place(""), "not_yours"),
        (0, Place("AIR-2", 0), "wrong_count"),
        (0, Place("AIR-2", 2), "wrong_count"),
        (0, Ready(), "no_card_down"),
        (0, Unready(), "already_done"),
        (0, Show(0, "AIR-2"), "bad_target"),
        (0, Show(7, "AIR-2"), "bad_target"),
        (0, Show(1, "nonsense"), "not_yours"),
        (0, OfferExchange(0, "AIR-2"), "bad_target"),
        (0, ReplyExchange("AIR-2"), "no_exchange"),
        (0, Recover("ECLAIR-1"), "aggression_card"),
        (1, Recover("FEU-2"), "energy"),
        (0, Take("ARC"), "not_your_decision"),
        (0, Guess("EAU"), "not_your_decision"),
        (0, Crios(), "not_your_power"),
        (0, Play("discard"), "wrong_phase"),
        (9, Ready(), "not_your_decision"),
        (0, Malformed("place", "planted"), "bad_param"),
    ],
)
def test_what_the_divination_refuses(seat, command, code):
    assert Table(PLAIN).refused(seat, command) == code


@pytest.mark.parametrize(
    ("seat", "command", "code"),
    [
        (1, Oceanos(1, 1), "bad_target"),
        (1, Oceanos(1, 8), "bad_target"),
        (1, Rhea("first"), "not_your_power"),
        (2, Themis(2), "bad_target"),
        (3, Phebe(0), "nothing_down"),
        (3, Phebe(3), "bad_target"),
        (4, Crios(), "not_first_or_last"),
        (4, Ceos("left"), "not_your_power"),
        (5, Theia(5, "ARC"), "bad_target"),
        (5, Theia(0, "VENT"), "not_yours"),
        (5, Mnemosyne("ARC"), "not_your_power"),
    ],
)
def test_what_the_powers_refuse(seat, command, code):
    assert Table(TITANS).refused(seat, command) == code


def test_rhea_names_a_seat_only_when_she_goes_behind_it():
    table = Table(TITANS.replace("0:CRONOS", "0:RHEA"))
    assert table.refused(0, Rhea("after")) == "bad_target"
    assert table.refused(0, Rhea("first", 2)) == "bad_target"
    assert table.refused(0, Rhea("after", 0)) == "bad_target"
    table.do(0, Rhea("last"))
    assert table.order == [1, 2, 3, 4, 5, 0]


def test_cronos_needs_two_cards_and_an_unpinned_slot():
    table = Table(TITANS)
    table.lay(s0="AIR-2")
    table.do(2, Themis(0), Guess("AIR"))
    assert table.refused(2, Themis(0)) == "already_bet"
    assert table.refused(0, Cronos()) == "pinned"
    assert table.refused(0, Show(1, "AIR-2")) == "pinned"
    few = Table(TITANS.replace("AIR-2 EAU-2 EAU-A", "AIR-2"))
    assert few.refused(0, Cronos()) == "cronos_needs_two"


def test_cronos_keeps_two_cards():
    table = Table(TITANS.replace("AIR-2 EAU-2 EAU-A", "AIR-2 EAU-2"))
    table.do(0, Cronos(), Place("AIR-2"), Place("EAU-2", 2))
    assert table.refused(0, Burn("AIR-2")) == "cronos_needs_two"
    table.do(2, Themis(0, 2), Guess("EAU"))
    assert table.refused(0, Place("EAU-2", 1)) == table.refused(0, Place("AIR-2", 2)) == "pinned"
    table.do(0, OfferExchange(1, "AIR-2"))
    table.do(1, ReplyExchange("FEU-2"))
    assert table.state.placed[0] == ["", "EAU-2"]
    table.do(0, Place("FEU-2"))
    assert GAME.view(table.state, 1, 0).down[0] == [True, True]


def test_tethys_and_japet_are_told_why_they_may_not():
    table = Table("""
        n=3 turn=5 first=0 energy=1/1/1;0 incarnations 0:TETHYS 1:JAPET/0 2:PHEBE
        table: DONE, VENT[], MONTAGNE[]
        hands: 0 AIR-2* EAU-A | 1 EAU-2* EAU-P | 2 FEU-2* EAU-V
    """)
    table.all_ready()
    assert table.pending == (0, "play")
    assert table.refused(0, Tethys(True)) == "reserve_empty"
    assert table.refused(2, Tethys(True)) == "not_your_power"
    assert table.refused(1, Japet(True)) == "used_up"


def test_two_seats_want_the_same_discarded_card_and_the_second_pays_nothing():
    table = Table(PLAIN.replace("energy=4/2/1/0;0", "energy=3/0/3/0;1"))
    table.do(0, Recover("AIR-2"))
    assert GAME.awaiting(table.state) == (0,)
    assert table.refused(2, Recover("AIR-3")) == "unfinished"
    assert table.energy == "0/0/3/0;4"
    assert table.refused(0, Take("AIR-2")) == "not_in_discard"  # what was given for it
    table.do(0, Take("ARC"))
    assert table.state.discard[-1] == "AIR-2"
    table.do(2, Recover("AIR-3"))
    assert table.refused(2, Take("ARC")) == "not_in_discard"


def test_nothing_happens_between_the_two_parts_of_an_act():
    table = Table(TITANS)
    table.lay(s0="AIR-2", s5="ARC")
    table.do(2, Themis(0))
    for seat, command in ((1, Place("FEU-2")), (0, Unready()), (2, Show(0, "VENT")), (0, Show(2, "AIR-2"))):
        assert table.refused(seat, command) == "unfinished"
    assert table.refused(1, Guess("EAU")) == "not_your_decision"
    assert [pending.decision for pending in GAME.view(table.state, 1, 0).pending] == ["guess"]
    table.do(2, Guess("EAU"))
    table.do(1, Place("FEU-2"))


def test_a_cronos_changes_his_two_cards():
    table = Table(TITANS)
    table.do(0, Place("AIR-2"), Cronos())
    assert table.refused(0, Place("AIR-2")) == "already_done"
    table.do(0, Place("AIR-2", 2))
    assert table.state.placed[0] == ["", "AIR-2"]
    table.do(0, Place("EAU-2", 1))
    assert table.state.changes[0] == 1  # to fill an empty slot from the hand is none
    table.do(0, Place("EAU-2", 2))
    assert table.state.placed[0] == ["AIR-2", "EAU-2"]
    table.do(0, Place("EAU-A", 1))
    assert (table.state.placed[0], table.state.hands[0]) == (["EAU-A", "EAU-2"], ["AIR-2"])
    assert table.state.changes[0] == 3


def test_an_exchange_with_a_seat_that_leaves_comes_back():
    table = Table(PLAIN)
    table.do(0, OfferExchange(1, "ECLAIR-1"))
    events = table.do(1, Burn("FEU-2"))
    assert ExchangeCancelled(1, 0, 1) in events
    assert table.holds(0, "AIR-2", "EAU-2", "ECLAIR-1")
    assert table.energy == "4/2/1/0;0"
    assert table.order == [0, 2, 3]
    assert table.refused(1, Place("FEU-2")) == "not_taking_part"


def test_when_everybody_burns_the_last_card_the_game_is_over():
    table = Table("n=3 turn=4 first=0 energy=3/0/0;0\ntable: DONE\nhands: 0 EAU-2 | 1 FEU-2 | 2 AIR-2")
    for seat, card in enumerate(("EAU-2", "FEU-2", "AIR-2")):
        table.do(seat, Burn(card))
    assert table.result == ("asteroid", 0)


class Unheard(Command, frozen=True):
    """A command that somebody added without a rule for it."""


@pytest.mark.parametrize("position", [PLAIN, PLAIN.replace("AIR-2 ", "AIR-2* ")])
def test_a_command_that_no_rule_handles_is_an_error_and_no_refusal(position):
    with pytest.raises(TypeError, match="Unheard"):
        GAME.apply(Table(position).state, 0, Unheard(), 0)


def test_every_kind_of_command_has_its_rule():
    assert set(GAME.command_types) <= HANDLED


def test_readiness_changes_three_times_a_turn_and_stays():
    """Rule 7.1: switching readiness on and off would be a signal."""
    table = Table(PLAIN)
    table.lay(s0="AIR-2")
    table.do(0, Ready(), Unready(), Ready())
    assert Unready() not in GAME.legal(table.state, 0, 0)
    assert table.refused(0, Unready()) == "too_many_changes"
    assert GAME.view(table.state, 1, 0).toggles == [3, 0, 0, 0]
    table.do(0, Place("EAU-2"))  # a change of card is counted as such
    table.do(0, Ready())  # never refused: else the phase could not close
    assert table.refused(0, Unready()) == "too_many_changes"


def test_readiness_said_again_after_news_is_no_change_of_mind():
    table = Table(PLAIN)
    table.lay(s0="AIR-2")
    for _ in range(4):
        table.do(0, Ready())
        table.do(0, Show(1, "AIR-2"))
    table.do(0, Ready(), Unready(), Ready())
    assert table.refused(0, Unready()) == "too_many_changes"


def test_a_new_turn_forgets_the_changes():
    table = Table(PLAIN)
    table.lay(s0="AIR-2", s1="FEU-2", s2="AIR-3", s3="FEU-3")
    table.do(0, Ready(), Unready(), Ready())
    table.all_ready()
    assert table.state.turn == 5
    assert table.state.toggles == [0, 0, 0, 0]


def test_a_seat_whose_only_card_is_on_offer_is_not_awaited():
    """The same holds for a seat that has laid a card: until the exchange is settled they can do nothing more in the
    turn.
    """
    table = Table(PLAIN)
    table.lay(s2="VENT")
    table.do(1, OfferExchange(0, "FEU-2"))
    assert GAME.awaiting(table.state) == (0, 3)
    assert [pending.seat for pending in GAME.view(table.state, 0, 0).pending] == [0, 3]
    table.do(0, ReplyExchange("AIR-2"))
    assert GAME.awaiting(table.state) == (0, 1, 2, 3)


def test_a_cronos_who_offers_one_of_his_last_two_cards_is_not_awaited():
    table = Table(TITANS.replace("AIR-2 EAU-2 EAU-A", "AIR-2 EAU-2"))
    table.do(0, Cronos(), Place("AIR-2"), Place("EAU-2", 2), OfferExchange(1, "AIR-2"))
    assert 0 not in GAME.awaiting(table.state)
    table.do(1, ReplyExchange("FEU-2"))
    assert 0 in GAME.awaiting(table.state)


def test_readiness_can_be_withdrawn():
    table = Table(PLAIN)
    table.lay(s0="AIR-2")
    table.do(0, Ready())
    assert table.refused(0, Ready()) == "already_done"
    table.do(0, Unready())
    table.do(0, Ready())
    table.do(0, Place("EAU-2"))
    assert table.state.ready == 0

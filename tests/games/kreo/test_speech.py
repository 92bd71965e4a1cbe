"""S35: permitted speech, and giving up together."""

import pytest

from kermesse.core.game import SPECTATOR
from kermesse.games.kreo import GAME
from kermesse.games.kreo.commands import Burn, Concede, OfferExchange, Place, Ready, Say
from kermesse.games.kreo.events import Said
from kermesse.games.kreo.rules.talking import names_a_card
from tests.games.kreo.table import Table

POSITION = "n=3 turn=4 first=0 energy=3/0/0;0 {options}\ntable: DONE\nhands: 0 EAU-2 | 1 FEU-2 | 2 AIR-2"


def table_with(options: str) -> Table:
    return Table(POSITION.format(options=options))


@pytest.mark.parametrize("options", ["silent", "chat=none"])
def test_s35_a_silent_table_hears_nothing_until_the_end(options):
    table = table_with(options)
    assert table.refused(0, Say("thinking")) == "chat_closed"
    for seat in range(3):
        table.do(seat, Concede(True))
    assert table.do(0, Say(text="La comète !")) == [Said(0, None, "La comète !")]


def test_s35_phrases_have_their_phases_and_their_pace():
    table = table_with("chat=phrases")
    assert table.refused(0, Say("bravo")) == "chat_closed"
    assert table.refused(0, Say(text="bonjour")) == "chat_closed"
    table.do(0, Say("thinking"), at=1_000)
    assert table.refused(0, Say("thinking"), at=9_000) == "chat_rate"
    table.do(0, Say("thinking"), at=11_000)
    table.do(0, Say("back"), at=21_000)
    assert table.refused(0, Say("back"), at=40_000) == "chat_rate"  # three in a turn
    table.do(1, Say("back"), at=40_000)


def test_s35_free_speech_names_no_card():
    table = table_with("chat=open")
    assert table.refused(0, Say(text="je joue la comete")) == "chat_card_word"
    assert table.do(0, Say(text="à toi de jouer")) == [Said(0, None, "à toi de jouer")]
    table.do(0, Say("bravo"))


def test_an_empty_word_is_not_understood():
    table = table_with("chat=open")
    assert table.refused(0, Say()) == "bad_param"
    assert table.refused(0, Say(text="  ")) == "bad_param"
    assert table.refused(0, Say("bravo", "bravo")) == "bad_param"


@pytest.mark.parametrize("text", ["Thémis ?", "les MONTAGNES", "oiseaux", "rainbow!", "l'eau", "Phœbe", "my trees"])
def test_names_are_found_whatever_the_accents_case_or_number(text):
    assert names_a_card(text)


@pytest.mark.parametrize("text", ["bien joué", "le bateau", "wonderful", "je réfléchis"])
def test_other_words_are_free(text):
    assert not names_a_card(text)


@pytest.mark.parametrize("options", ["chat=phrases", "chat=open"])
def test_a_seat_without_cards_has_no_say(options):
    """Rule 3.3 as amended: that seat waits in silence to the end; every seat with a card may speak."""
    table = table_with(options)
    table.do(0, Say("thinking"))
    table.do(0, Burn("EAU-2"))
    assert table.refused(0, Say("back"), at=20_000) == "chat_closed"
    assert GAME.view(table.state, 0, 0).phrases == ()
    assert GAME.view(table.state, 0, 0).mute
    assert "back" in GAME.view(table.state, 1, 0).phrases
    assert GAME.view(table.state, SPECTATOR, 0).mute is False
    table.do(1, Say("back"))
    for seat in range(3):
        table.do(seat, Concede(True))
    assert table.do(0, Say(text="Dommage !")) == [Said(0, None, "Dommage !")]


def test_who_has_played_the_last_card_is_silent_in_that_very_creation():
    table = Table("""
        n=3 turn=5 first=2 energy=1/1/1;0
        table: DONE, VENT[], MONTAGNE[]
        hands: 0 EAU-2* | 1 FEU-2* | 2 AIR-2*
    """)
    table.all_ready()
    assert table.pending == (2, "play")
    assert table.refused(2, Say("ouch")) == "chat_closed"
    table.do(0, Say("ouch"))


def test_a_card_on_offer_is_still_a_card():
    table = table_with("chat=phrases")
    table.do(0, OfferExchange(1, "EAU-2"))
    table.do(0, Say("thinking"))


def voted_again(table: Table, seat: int, vote: bool) -> None:
    """Vote again in the next turn, since a vote changes once a turn."""
    turn = table.state.turn
    while table.state.turn == turn:
        for other in range(3):
            table.do(other, Place(table.state.hands[other][0]))
        table.all_ready()
    table.do(seat, Concede(vote))


LONG = POSITION.replace("EAU-2", "EAU-2 EAU-P").replace("FEU-2", "FEU-2 FEU-P").replace("AIR-2", "AIR-2 AIR-P")


def test_the_game_is_abandoned_when_all_say_so():
    table = Table(LONG.format(options=""))
    table.do(0, Concede(True))
    assert table.refused(0, Concede(True)) == "already_done"
    table.do(1, Concede(True))
    assert table.refused(0, Concede(False)) == "too_many_changes"  # 7.1: one change a turn
    voted_again(table, 0, False)
    table.do(2, Concede(True))
    assert table.state.phase == "divination"
    assert table.refused(0, Concede(True)) == "too_many_changes"
    assert table.refused(0, Concede(False)) == "already_done"
    assert GAME.view(table.state, 1, 0).voted == (0, 2)


def test_all_votes_together_abandon_the_game():
    table = table_with("")
    for seat in range(3):
        table.do(seat, Concede(True))
    assert table.result == ("abandoned", 0)
    assert table.refused(0, Concede(False)) == "game_over"
    assert table.refused(0, Place("EAU-2")) == "game_over"
    assert table.refused(0, Ready()) == "game_over"

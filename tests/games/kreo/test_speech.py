"""S35: what may be said, and giving up together."""

import pytest

from kermesse.games.kreo.commands import Concede, Place, Ready, Say
from kermesse.games.kreo.events import Said
from kermesse.games.kreo.rules.speech import names_a_card
from tests.games.kreo.table import Table

POSITION = "n=3 turn=4 first=0 energy=3/0/0;0 {options}\ntable: DONE\nhands: 0 EAU-2 | 1 FEU-2 | 2 AIR-2"


def table_with(options: str) -> Table:
    return Table(POSITION.format(options=options))


@pytest.mark.parametrize("options", ["silent", "chat=none"])
def test_s35_a_silent_table_hears_nothing_until_the_end(options):
    table = table_with(options)
    assert table.refusal(0, Say("thinking")) == "chat_closed"
    for seat in range(3):
        table.do(seat, Concede(True))
    assert table.do(0, Say(text="La comète !")) == [Said(0, None, "La comète !")]


def test_s35_phrases_have_their_phases_and_their_pace():
    table = table_with("chat=phrases")
    assert table.refusal(0, Say("bravo")) == "chat_closed"
    assert table.refusal(0, Say(text="bonjour")) == "chat_closed"
    table.do(0, Say("thinking"), now=1_000)
    assert table.refusal(0, Say("thinking"), now=9_000) == "chat_rate"
    table.do(0, Say("thinking"), now=11_000)
    table.do(0, Say("back"), now=21_000)
    assert table.refusal(0, Say("back"), now=40_000) == "chat_rate"  # three in a turn
    table.do(1, Say("back"), now=40_000)


def test_s35_free_speech_names_no_card():
    table = table_with("chat=open")
    assert table.refusal(0, Say(text="je joue la comete")) == "chat_card_word"
    assert table.do(0, Say(text="à toi de jouer")) == [Said(0, None, "à toi de jouer")]
    table.do(0, Say("bravo"))


def test_an_empty_word_is_not_understood():
    table = table_with("chat=open")
    assert table.refusal(0, Say()) == "bad_param"
    assert table.refusal(0, Say(text="  ")) == "bad_param"
    assert table.refusal(0, Say("bravo", "bravo")) == "bad_param"


@pytest.mark.parametrize("text", ["Thémis ?", "les MONTAGNES", "oiseaux", "rainbow!", "l'eau", "Phœbe", "my trees"])
def test_names_are_found_whatever_the_accents_case_or_number(text):
    assert names_a_card(text)


@pytest.mark.parametrize("text", ["bien joué", "le bateau", "wonderful", "je réfléchis"])
def test_other_words_are_free(text):
    assert not names_a_card(text)


def test_the_game_is_abandoned_when_all_say_so():
    table = table_with("")
    table.do(0, Concede(True))
    assert table.refusal(0, Concede(True)) == "already_done"
    table.do(1, Concede(True))
    table.do(0, Concede(False))
    table.do(2, Concede(True))
    assert table.state.phase == "divination"
    table.do(0, Concede(True))
    assert table.result == ("abandoned", 0)
    assert table.refusal(0, Concede(False)) == "game_over"
    assert table.refusal(0, Place(("EAU-2",))) == "game_over"
    assert table.refusal(0, Ready(0)) == "game_over"

"""Everything a player reads stands in French and in English."""

import re

import pytest

from kermesse.core.game import Refused
from kermesse.games import CATALOGUE
from kermesse.words import LANGUAGES, catalogue, has_message, say, sentence


def messages(game: str, language: str) -> set[str]:
    return set(re.findall(r"^([a-z][a-z0-9-]*) =", catalogue(game, language), re.MULTILINE))


@pytest.mark.parametrize("game", ["", *CATALOGUE])
def test_both_languages_have_the_same_messages(game):
    french, english = (messages(game, language) for language in LANGUAGES)
    assert french == english
    assert french


def test_a_refusal_is_a_sentence_in_the_players_language():
    refused = Refused("locked_card", "R13", slot=2)
    assert sentence("kraaw", "fr", refused) == "Cette carte est verrouillée\u00a0: personne ne peut la prendre."
    assert sentence("kraaw", "en", refused) == "That card is locked: nobody can take it."


def test_what_is_not_there_is_said():
    assert has_message("kraaw", "fr", "game-name")
    with pytest.raises(KeyError, match="no message 'nothing'"):
        say("kraaw", "fr", "nothing")
    with pytest.raises(KeyError, match="speaks fr and en"):
        say("kraaw", "de", "game-name")

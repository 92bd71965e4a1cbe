"""Everything a player reads stands in French and in English, in all games alike."""

import re
from dataclasses import replace
from functools import cache
from itertools import islice
from pathlib import Path
from queue import Queue
from threading import current_thread, main_thread
from types import SimpleNamespace
from unittest.mock import Mock

import pytest
from fluent.syntax import ast

from kermesse import words
from kermesse.core.game import SPECTATOR, Refused
from kermesse.core.reason import Reason
from kermesse.games import CATALOGUE
from kermesse.laws.option_sets import option_sets
from kermesse.laws.walk import Walk
from kermesse.players import levels
from kermesse.server import serve
from kermesse.words import LANGUAGES, PARTS, catalogue, has_message, say, sentence
from kermesse.words.missing import SPOKEN, dashed, inside, messages, unheard_of, variables

WEB_WORDS = Path(__file__).parents[1] / "web/src/locale"
# Words that give English away where French is spoken. Names of messages and of variants are not spoken.
ENGLISH = re.compile(
    r"\b(?:the|your|cards|with|loses|gains|you|wood|bone|hearts?|and|their|turn|takes)\b", re.IGNORECASE
)


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("game", ["", *CATALOGUE])
def test_both_languages_have_the_same_messages_about_the_same_things(game, part):
    french, english = (messages(catalogue(game, language, part)) for language in LANGUAGES)
    assert {name: variables(said) for name, said in french.items()} == {
        name: variables(said) for name, said in english.items()
    }
    assert not game or part or "game-name" in french


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CATALOGUE.values(), ids=lambda game: game.name)
def test_a_sentence_speaks_of_what_its_event_or_command_tells(game, language):
    for kind, spoken in SPOKEN.items():
        assert list(unheard_of(game, spoken.own(game), language, kind)) == []


def unsaid(game, language):
    """Reasons of a game without a sentence, and sentences without a reason."""
    declared = {dashed("reason", str(kind.__struct_config__.tag)) for kind in game.reason_types}
    return declared ^ {
        name for name in messages(catalogue(game.name, language, "reasons.")) if name.startswith("reason-")
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CATALOGUE.values(), ids=lambda game: game.name)
def test_every_reason_has_its_sentence(game, language):
    assert unsaid(game, language) == set()
    assert has_message(game.name, language, "reason-looked-best")


def test_a_reason_without_a_sentence_is_found():
    class Moonlit(Reason, frozen=True):
        moons: int

    kraaw = CATALOGUE["kraaw"]
    assert unsaid(replace(kraaw, reason_types=[*kraaw.reason_types, Moonlit]), "en") == {"reason-moonlit"}
    assert unsaid(replace(kraaw, reason_types=kraaw.reason_types[1:]), "en") != set()


def test_a_sentence_that_speaks_of_something_else_is_found():
    kraaw = CATALOGUE["kraaw"]
    assert ("round_ended", {"ender", "equal"}) in list(unheard_of(kraaw, {}, "en"))


@cache
def decisions(name):
    """The decisions that come up in random games: as whoever decides is asked, and as others wait for it."""
    game = CATALOGUE[name]
    asked, awaited = set(), set()
    for number, options in enumerate(option_sets(game, game.seats[-1])):
        walk = Walk(game, game.seats[-1], options, f"words {number}")
        for _ in islice(walk.steps(), 150):
            for viewer in (SPECTATOR, *walk.match.awaiting()):
                for pending in getattr(walk.match.view(viewer), "pending", ()):
                    (asked if pending.seat == viewer else awaited).add(pending.decision)
    return asked, awaited


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CATALOGUE)
def test_every_decision_is_asked_for_and_waited_for_in_words(name, language):
    asked, awaited = decisions(name)
    assert asked or CATALOGUE[name].real_time  # where all play at once, the board asks
    wanted = {dashed("ask", one) for one in asked} | {dashed("wait", one) for one in awaited}
    assert {message for message in wanted if not has_message(name, language, message)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CATALOGUE.values(), ids=lambda game: game.name)
def test_every_level_of_a_bot_has_a_name(game, language):
    known = messages((WEB_WORDS / f"{language}.ftl").read_text("utf-8"))
    assert {dashed("level", level) for level in levels(game)} <= set(known)


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("game", ["", *CATALOGUE])
def test_french_stays_french(game, part):
    spoken = [
        (name, text.value)
        for name, said in messages(catalogue(game, "fr", part)).items()
        for text in inside(said, ast.TextElement)
    ]
    assert [(name, text) for name, text in spoken if ENGLISH.search(text)] == []


def test_english_is_found_out():
    assert ENGLISH.search("Vous prenez the carte")
    assert not ENGLISH.search("Vous prenez la carte du tourneur")


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


def test_what_was_read_before_is_not_read_by_the_first_who_needs_it(monkeypatch):
    """Reading takes a quarter of a second for a game and language, in which a server answers nobody."""
    words.have_read(CATALOGUE)
    monkeypatch.delattr(words, "catalogue")
    for game in ("", *CATALOGUE):
        for language in LANGUAGES:
            assert sentence(game, language, Refused("paused", "")) != ""


def test_a_server_reads_its_words_beside_its_loop(monkeypatch):
    read = Queue()
    monkeypatch.setattr(serve, "have_read", lambda games: read.put((current_thread(), games)))
    serve._warm_up(SimpleNamespace(workers=Mock(), games=CATALOGUE))
    thread, games = read.get()
    assert thread is not main_thread()
    assert games == tuple(CATALOGUE)

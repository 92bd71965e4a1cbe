"""Everything a player reads stands in French and in English, in all games alike."""

import re
from functools import cache
from itertools import islice
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from kermesse.bots import levels
from kermesse.core.game import SPECTATOR, Refused
from kermesse.games import CATALOGUE
from kermesse.words import LANGUAGES, PARTS, catalogue, has_message, say, sentence
from tests.laws.option_sets import option_sets
from tests.laws.walk import Walk

WEB_WORDS = Path(__file__).parents[1] / "web/src/locale"
# Words that give English away where French is spoken. Names of messages and of variants are not spoken.
ENGLISH = re.compile(
    r"\b(?:the|your|cards|with|loses|gains|you|wood|bone|hearts?|and|their|turn|takes)\b", re.IGNORECASE
)


@cache
def messages(text):
    """By name, what can be read of a catalogue. Nothing in it is junk, and nothing stands twice."""
    resource = FluentParser().parse(text)
    assert not [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    names = [entry.id.name for entry in found]
    assert sorted(names) == sorted(set(names))
    return dict(zip(names, found, strict=True))


def inside(node, kind):
    """The nodes of that kind in a message."""
    if isinstance(node, kind):
        yield node
    for value in vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ():
        if isinstance(value, ast.BaseNode | list):
            yield from inside(value, kind)


def variables(message):
    return {found.id.name for found in inside(message, ast.VariableReference)}


def dashed(*parts):
    return "-".join(parts).replace("_", "-")


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("game", ["", *CATALOGUE])
def test_both_languages_have_the_same_messages_about_the_same_things(game, part):
    french, english = (messages(catalogue(game, language, part)) for language in LANGUAGES)
    assert {name: variables(said) for name, said in french.items()} == {
        name: variables(said) for name, said in english.items()
    }
    assert not game or part or "game-name" in french


def unheard_of(game, told, language, kind="event"):
    """Sentences of a game that speak of what their event (or command) does not tell."""
    known = messages(catalogue(game.name, language))
    for struct in game.event_types if kind == "event" else game.command_types:
        name = str(struct.__struct_config__.tag)
        said = known.get(dashed(kind, name))
        if said is not None:
            own = told.get(name, ()) if kind == "event" else ()
            strange = variables(said) - {*struct.__struct_encode_fields__, *own, "you", "remembers"}
            if strange:
                yield name, strange


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CATALOGUE.values(), ids=lambda game: game.name)
def test_a_sentence_speaks_of_what_its_event_or_command_tells(game, language):
    assert list(unheard_of(game, game.telling.events, language)) == []
    assert list(unheard_of(game, {}, language, "command")) == []


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
            for eyes in (SPECTATOR, *walk.match.awaiting()):
                for pending in getattr(walk.match.view(eyes), "pending", ()):
                    (asked if pending.seat == eyes else awaited).add(pending.decision)
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

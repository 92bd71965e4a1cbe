"""Every word that the rules bring up is there in both languages; web/tests/words.test.ts looks after the board's own."""

import re
from pathlib import Path

import msgspec.inspect as inspect
import pytest
from fluent.syntax import FluentParser, ast

import kermesse.games.kero
from kermesse.core.game import snake_case
from kermesse.games.kero import GAME
from kermesse.games.kero.components import (
    CARD_COLOUR,
    CARD_COST,
    CARD_EFFECT,
    CARD_POINTS,
    CARDS,
    COLOURS,
    COMPONENTS,
    DICE,
    IS_POWER,
    LAND_SCORES,
    LANDS,
    TUAREK_COPIES,
    TUAREKS,
)
from kermesse.games.kero.rules.play import PHASES_OF
from kermesse.words import LANGUAGES, catalogue, has_message, say

HOUSE = {"game_over", "not_your_turn", "wrong_phase", "bad_param"}  # refusals that the house has words for
# Of such names, those that only the board uses.
OF_THE_BOARD = {
    *("refused-die-too-dear", "refused-cannot-pay", "refused-nobody-to-banish"),
    *("card-words", "die-label", "land-words", "land-number", "land-gone", "land-mine"),
}
SOURCES = "".join(path.read_text("utf-8") for path in Path(kermesse.games.kero.__path__[0]).rglob("*.py"))
REFUSALS = set(re.findall(r'Refused\(\s*"(\w+)"', SOURCES))


def messages(language: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse(catalogue("kero", language))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def variables(node: object) -> set[str]:
    found: set[str] = set()

    def walk(part: object) -> None:
        if isinstance(part, ast.VariableReference):
            found.add(part.id.name)
        elif isinstance(part, ast.BaseNode):
            for value in vars(part).values():
                walk(value)
        elif isinstance(part, list):
            for value in part:
                walk(value)

    walk(node)
    return found


def expected() -> set[str]:
    asked = {phase for phases in PHASES_OF.values() for phase in phases}
    words = {"game-name", "card-conquest", "land-outpost", "ask-place_free", "phase-over"}
    words |= {f"refused-{code.replace('_', '-')}" for code in REFUSALS - HOUSE}
    words |= {f"event-{inspect.type_info(kind).tag.replace('_', '-')}" for kind in GAME.event_types}
    words |= {f"ask-{phase}" for phase in asked} | {f"phase-{phase}" for phase in asked}
    words |= {f"card-{name}" for name in CARDS} | {f"effect-{effect}" for effect in CARD_EFFECT}
    words |= {f"land-{name}" for name in LANDS} | {f"land-scores-{kind}" for kind in LAND_SCORES}
    words |= {"land-brings-tuareks", "land-brings-jerricans"}
    words |= {f"tuarek-{kind}" for kind in TUAREKS} | {f"tuarek-{kind}-does" for kind in TUAREKS}
    words |= {f"die-{die}" for die in DICE} | {f"colour-{colour}" for colour in ("white", *COLOURS)}
    words |= {f"resource-{letter}" for letter in "BWMRJ"} | {f"face-{letter}" for letter in "TEF"}
    words |= {f"standing-{order}" for order in ("ask", "never", "always")} | {"outcome-won", "outcome-draw"}
    return words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_there_and_none_is_left_over(language):
    """What is neither expected here nor of a kind that the board adds was forgotten when the rules changed."""
    known = set(messages(language))
    assert expected() <= known
    of_the_rules = (
        "refused-",
        "event-",
        "card-",
        "effect-",
        "land-",
        "tuarek-",
        "die-",
        "colour-",
        "resource-",
        "phase-",
    )
    assert {name for name in known - expected() if name.startswith(of_the_rules)} == OF_THE_BOARD


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_that_the_house_words_are_worded(language):
    assert HOUSE <= REFUSALS
    assert all(has_message("kero", language, f"refused-{code.replace('_', '-')}") for code in HOUSE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_log_sentence_uses_only_what_its_event_tells(language):
    known = messages(language)
    for kind in GAME.event_types:
        info = inspect.type_info(kind)
        sentence = known[f"event-{info.tag.replace('_', '-')}"]
        assert variables(sentence) <= {field.name for field in info.fields}, kind


def test_both_languages_use_the_same_variables():
    french, english = messages("fr"), messages("en")
    assert {name: variables(french[name]) for name in french} == {name: variables(english[name]) for name in english}


def test_sentences_count_as_their_language_does():
    assert say("kero", "en", "refused-not-enough-jerricans", price=1, has=0) == "That costs 1 Jerrican; you have 0."
    assert (
        say("kero", "fr", "refused-not-enough-jerricans", price=2, has=1)
        == "Il faut 2 Jerricans\u00a0; vous en avez 1."
    )
    assert say("kero", "fr", "event-card-discarded", cause="fire", card="Serre") == "Serre brûle."


def test_a_tag_is_the_name_of_its_command():
    assert {snake_case(kind.__name__) for kind in GAME.command_types} == set(PHASES_OF) | {"set_standing_order"}


class TestComponents:
    def test_every_row_says_where_it_comes_from(self):
        known = {"rulebook", "derived", "published", "reconstructed"}
        rows = [row for kind in ("die", "card", "land", "tuarek") for row in COMPONENTS[kind]]
        rows += [COMPONENTS["counts"], COMPONENTS["truck"], COMPONENTS["conquest"]]
        assert all(set(row["provenance"].values()) <= known for row in rows)

    def test_the_sums_of_the_rules_document(self):
        assert [sum(cost[kind] for cost in CARD_COST) for kind in range(5)] == [41, 33, 31, 25, 4]
        assert [CARD_COLOUR.count(colour) for colour in range(4)] == [9, 9, 9, 9]
        assert (sum(CARD_POINTS), sum(IS_POWER), sum(TUAREK_COPIES)) == (53, 10, 17)
        assert CARD_EFFECT.count("nsp") == 5

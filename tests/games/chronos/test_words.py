"""Every refusal, event, component and question has its words in both languages, and none is left over."""

import ast
import re
from pathlib import Path

import pytest

import kermesse.games.chronos as chronos
from kermesse.core.game import snake_case
from kermesse.games.chronos.commands import Phrase
from kermesse.games.chronos.components import BASE_GODS, CODES, COLOURS, GODS
from kermesse.games.chronos.events import EVENTS
from kermesse.games.chronos.state import ChoiceKind
from kermesse.words import LANGUAGES, catalogue, has_message, say

SOURCES = list(Path(chronos.__file__).parent.rglob("*.py"))
HOUSE = re.findall(r"^([\w-]+) =", catalogue("", "en"), re.MULTILINE)


def messages(language):
    """Those of the engine; what follows `## Board` only the board says, and web/tests/words.test.ts watches over it."""
    engine, _, _ = catalogue("chronos", language).partition("## Board")
    return set(re.findall(r"^([\w-]+) =", engine, re.MULTILINE))


def refusal_codes():
    """The first argument of every Refused, and every code that a helper gives."""
    found = {"bad_choice", "protected", "jealous"}
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if (
                isinstance(node, ast.Call)
                and getattr(node.func, "id", "") == "Refused"
                and isinstance(node.args[0], ast.Constant)
            ):
                found.add(node.args[0].value)
    return {f"refused-{code.replace('_', '-')}" for code in found}


def wanted():
    names = {"game-name", "ask-ready", "ask-play", "ask-steps"}
    names |= {f"mode-{mode}" for mode in ("solo", "solo4", "duel", "teams")} | {f"level-{level}" for level in range(4)}
    names |= {f"colour-{colour}" for colour in COLOURS} | {f"card-{code}" for code in CODES}
    names |= {f"god-{god}" for god in GODS} | {f"power-{god}" for god in GODS}
    names |= {f"power-{CODES[god]}" for god in BASE_GODS} | {f"phrase-{phrase}" for phrase in Phrase.__args__}
    names |= {f"event-{tag(event).replace('_', '-')}" for event in EVENTS}
    names |= {f"ask-{kind}" for kind in ChoiceKind.__args__}
    return names | refusal_codes()


def tag(event):
    return event.__struct_config__.tag or snake_case(event.__name__)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_missing_and_nothing_is_left_over(language):
    assert {name for name in wanted() if not has_message("chronos", language, name)} == set()
    assert messages(language) - wanted() - set(HOUSE) == set()


def test_both_languages_have_the_same_messages():
    assert messages("fr") == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_told_from_its_own_fields(language):
    for event in EVENTS:
        fields = dict.fromkeys(event.__struct_fields__, "1")
        assert say("chronos", language, f"event-{tag(event).replace('_', '-')}", **fields)


def test_sentences_read_well():
    assert say(
        "chronos", "fr", "event-offer-made", seat="Ana", card="Hélios", paid_count=2, winds_paid="", new_top="", paid=""
    ) == ("Ana offre 2 cartes pour Hélios.")
    assert say("chronos", "en", "event-round-ended", reason="hades", winners="Ana") == (
        "The round is over: Hades. Winner: Ana."
    )

"""Every name, refusal, event and prompt has its sentence in both languages, and no sentence is unused."""

import re
import typing
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from kermesse.games.krom.components import (
    BONUS_KEYS,
    CHARACTERS,
    COMBINATIONS,
    EVOLUTION_IDS,
    GATHER_KEYS,
    KINDS,
    PLACES,
    PREY_IDS,
)
from kermesse.games.krom.events import EVENTS
from kermesse.games.krom.options import PACE
from kermesse.games.krom.state import Phase
from kermesse.games.krom.wording import WORDING
from kermesse.words import LANGUAGES, catalogue
from tests.games.test_rules_cited import refusals

BOARD = Path(__file__).parents[3] / "web/src/games/krom"
BY_RULE = ("term-", "wait-", "do-", "phrase-", "rules-", "outcome-")  # the shell builds these names for every game
OF_THE_HOUSE = {"refused-game-over", "refused-wrong-phase", "refused-not-your-turn"}


def dashed(*parts: str) -> str:
    return "-".join(parts).replace("_", "-")


def event_name(kind):
    return kind.__struct_config__.tag


def expected() -> set[str]:
    names = {"game-name", "trophy-name", "character-kromosaure"}
    names |= {dashed("place", place) for place in PLACES}
    names |= {dashed("kind", kind) for kind in KINDS}
    names |= {dashed("character", name) for name in CHARACTERS}
    names |= {dashed("bonus", key) for key in BONUS_KEYS} | {dashed("bonus", key, "effect") for key in BONUS_KEYS}
    names |= {f"evolution-{card}" for card in EVOLUTION_IDS} | {f"prey-{card}" for card in PREY_IDS}
    names |= {dashed("gather", key) for key in GATHER_KEYS} | {dashed("combination", key) for key in COMBINATIONS}
    names |= {dashed("phase", phase) for phase in typing.get_args(Phase) if phase != "between"}
    names |= {dashed("ask", decision) for decision in PACE.limits}
    names |= {dashed("refused", code) for code, _, _ in refusals("krom") if code} - OF_THE_HOUSE
    names |= {dashed("event", event_name(kind)) for kind in EVENTS if event_name(kind) not in WORDING.silent}
    # As sentences use them, with their article or preposition.
    names |= {dashed("at", place) for place in PLACES} | {f"made-{card}" for card in EVOLUTION_IDS}
    names |= {f"quarry-{card}" for card in PREY_IDS} | {dashed("found", key) for key in GATHER_KEYS}
    names |= {"destination", "fighter-total", "bonus-title", "bonus-known", "dice-again", "amount-of"}
    return names


def on_the_board() -> set[str]:
    """Message names that the browser's board uses: written out in its sources, or a prefix there and a field."""
    text = "\n".join(file.read_text("utf-8") for kind in ("*.ts", "*.svelte") for file in BOARD.glob(kind))
    whole = set(re.findall(r"[\"'`]([a-z][a-z0-9-]*)[\"'`]", text))
    begun = tuple(re.findall(r"`([a-z][a-z0-9-]*-)\$\{", text)) + BY_RULE
    return {name for name in messages("en") if name in whole or name.startswith(begun)}


def messages(language):
    parsed = FluentParser().parse(catalogue("krom", language))
    return [entry.id.name for entry in parsed.body if isinstance(entry, ast.Message)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_has_all_that_is_said_and_nothing_else(language):
    found = messages(language)
    assert expected() <= set(found)
    assert set(found) - expected() <= on_the_board()

"""A first game with the coach: everything that a game can ask of a seat is explained, in both languages."""

import re
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from kermesse.core.chance import seed_from
from kermesse.core.game import AnyGame, Pending
from kermesse.core.match import Match
from kermesse.games import CATALOGUE
from kermesse.games.chronos.state import ChoiceKind
from kermesse.players import levels, make_bot
from kermesse.players.table import play_out
from kermesse.words import LANGUAGES, catalogue, has_message, say
from tests.laws.asked import in_chronos
from tests.test_words import dashed, messages

BROWSER = Path(__file__).parents[2] / "web/src/games"
ME = 0
# Explanations contain no numbers, which could contradict the rules; numbers stand on the pieces and in the rules.
NUMBERS = {
    "en": re.compile(r"\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twice|double)\b", re.IGNORECASE),
    "fr": re.compile(r"\d|\b(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix)\b(?! clans)", re.IGNORECASE),
}
# The table as the page begins it: the calmest preset, gentle bots, no clock.
PRESETS = {"kero": "calm", "chronos": "calm"}


def kinds_of(game: AnyGame) -> set[str]:
    """Return the decisions that the game declares. Chronos names the choices of its gods one by one."""
    asked = set(game.pace(game.options_type()).asked)
    if "choice" in asked:
        asked = asked - {"choice"} | set(get_args(ChoiceKind))
    return asked


def unexplained(game: AnyGame, language: str) -> set[str]:
    return {kind for kind in kinds_of(game) if not has_message(game.name, language, dashed("coach", kind))}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CATALOGUE.values(), ids=lambda game: game.name)
def test_the_coach_explains_every_decision_there_is(game, language):
    assert kinds_of(game)
    assert unexplained(game, language) == set()


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=lambda game: game.name)
def test_the_coach_explains_nothing_that_never_comes(game):
    """An explanation that belongs to no decision is for a moment that the browser reads off the view."""
    file = BROWSER / game.name / "moments.ts"
    moments = set(re.findall(r'"([a-z-]+)"', file.read_text("utf-8"))) if file.is_file() else set()
    if game.name == "krom":
        moments |= {"cave", "forest", "savannah", "mountain"}
    known = {name.removeprefix("coach-") for name in messages(catalogue(game.name, "en", "coach."))}
    assert known - {kind.replace("_", "-") for kind in kinds_of(game)} - moments == set()
    pushed = set(re.findall(r'push\("([a-z-]+)"\)', file.read_text("utf-8"))) if file.is_file() else set()
    assert pushed <= known


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CATALOGUE.values(), ids=lambda game: game.name)
def test_the_coach_speaks_of_the_game_in_a_few_words_and_names_no_number(game, language):
    said = {name: say(game.name, language, name) for name in messages(catalogue(game.name, language, "coach."))}
    assert {name: text for name, text in said.items() if NUMBERS[language].search(text)} == {}
    assert {name: len(text) for name, text in said.items() if not 60 <= len(text) <= 330} == {}
    things = things_of(game.name, language)
    assert {name: text for name, text in said.items() if not any(thing in text.lower() for thing in things)} == {}


def things_of(game: str, language: str) -> set[str]:
    """Things that the game's own glossary explains, in all their forms."""
    names = [name for name in messages(catalogue(game, language)) if re.fullmatch(r"term-.*-forms", name)]
    forms = {form.strip().lower() for name in names for form in say(game, language, name).split(",")}
    assert forms
    return forms


def first_game(game: AnyGame, seed: str) -> Match[Any, Any, Any, Any, Any]:
    options = game.presets[PRESETS.get(game.name, "first_game")]
    seats = max(game.seats.start, min(4, game.seats.stop - 1))
    return Match(game, seats, msgspec.structs.replace(options, timers="off"), seed_from("first game", game.name, seed))


def asked_of_me(match: Match[Any, Any, Any, Any, Any]) -> list[Pending]:
    view = match.view(ME)
    asked = in_chronos(view) if match.game.name == "chronos" else view.pending
    return [one for one in asked if one.seat == ME]


def kind_of(match: Match[Any, Any, Any, Any, Any], asked: Pending) -> str:
    choosing = match.view(ME).seats[ME].choosing if match.game.name == "chronos" else None
    return choosing.kind if choosing is not None else asked.decision


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=lambda game: game.name)
def test_in_a_whole_first_game_every_open_decision_has_its_sentence(game):
    match = first_game(game, "whole")
    seats = match.seats
    level = next(one for one in ("easy", "normal") if one in levels(game))
    bots = [make_bot(game, level, seat, seats, Random(f"first {game.name} {seat}")) for seat in range(seats)]
    met: set[str] = set()
    steps = play_out(match, bots)
    while True:
        met |= {kind_of(match, asked) for asked in asked_of_me(match)}
        if next(steps, None) is None:
            break
    assert match.outcome() is not None
    assert met
    assert met <= kinds_of(game)
    for language in LANGUAGES:
        assert {kind for kind in met if not has_message(game.name, language, dashed("coach", kind))} == set()

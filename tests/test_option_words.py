"""Every option of every game has a label, a line of help and words for its values, in both languages; so has every
reason why options cannot be. Nothing is left over."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import kermesse
from kermesse import words
from kermesse.core.game import Refused
from kermesse.core.options import BadOptions, Options, read_options
from kermesse.core.record import BadRecord
from kermesse.games import CATALOGUE
from kermesse.server.http.catalogue import option_infos
from kermesse.server.table.seating import check

SOURCES = Path(kermesse.__path__[0])
REASONS = re.compile(r'BadOptions\(\s*[\w".\[:\]]+,\s*"(\w+)"')
HOUSE = [SOURCES / name for name in ("core/options.py", "core/pace.py", "server/table/seating.py")]
TABLE = {"option-public", "option-stand-in-after-ms", "option-advice", "option-odds"} | {
    f"option-stand-in-after-ms-{ms}" for ms in (0, 15000, 60000, 300000)
}


def dashed(*parts):
    return "-".join(str(part) for part in parts).replace("_", "-").replace(":", "-")


def option_words(game):
    """Message names that the form needs; numbers need none."""
    for option in option_infos(CATALOGUE[game]):
        yield dashed("option", option.name)
        yield dashed("option", option.name, "why")
        named = option.kind == "limits" or option.kind in ("choice", "text")
        yield from (
            dashed("option", option.name, value) for value in option.choices if named and isinstance(value, str)
        )
    for preset in CATALOGUE[game].presets:
        yield dashed("preset", preset)
        yield dashed("preset", preset, "why")


def reasons(*files):
    return {dashed("bad-option", code) for file in files for code in REASONS.findall(file.read_text("utf-8"))}


def messages(game, language):
    resource = FluentParser().parse(words.catalogue(game, language, "options."))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    found = [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
    assert len(found) == len(set(found))
    return set(found)


def speaks_of_a_number(name):
    return re.search(r"-\d+$", name) is not None


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("game", CATALOGUE)
def test_every_option_and_reason_has_its_words(game, language):
    wanted = {*option_words(game), *reasons(*(SOURCES / "games" / game).rglob("*.py"))}
    assert {name for name in wanted if not words.has_message(game, language, name)} == set()
    assert {name for name in messages(game, language) - wanted if not speaks_of_a_number(name)} == set()


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_the_house_has_the_words_that_all_share(language):
    wanted = {name for game in CATALOGUE for name in option_words(game)} | TABLE | {f"{name}-why" for name in TABLE}
    wanted |= reasons(*HOUSE)
    wanted |= {name for game in CATALOGUE for name in reasons(*(SOURCES / "games" / game).rglob("*.py"))}
    assert messages("", language) <= wanted
    assert messages("", language) >= TABLE | reasons(*HOUSE)


def test_both_languages_have_the_same_words():
    for game in ("", *CATALOGUE):
        assert messages(game, "fr") == messages(game, "en")


def test_a_refusal_names_the_option_and_its_part_as_the_form_does():
    with pytest.raises(Refused) as bad:
        check(CATALOGUE["kero"], 2, {"limits_ms": {"reaction": 40_000}})
    assert words.sentence("", "fr", bad.value) == (
        "«\u00a0Durées sur mesure, répondre à un plein\u00a0»\u00a0: 0 (sans limite), ou de 3 à 30 secondes."
    )
    assert (
        words.sentence("", "en", bad.value) == "“Own time limits, answering a fill”: 0 (no limit), or 3 to 30 seconds."
    )


def excluded():
    """For every game, options that exclude each other, found by trying pairs of values."""
    for name, game in CATALOGUE.items():
        seen = set()
        infos = option_infos(game)
        values = {one.name: one.choices or [one.least, one.most] for one in infos if one.kind != "limits"}
        values |= {one.name: [{name: 1} for name in one.choices] for one in infos if one.kind == "limits"}
        tries = [{a: x, b: y} for a in values for x in values[a] for b in values if a < b for y in values[b]]
        for seats in game.seats:
            for given in tries:
                try:
                    game.check_options(read_options(game.options_type, given), seats)
                except BadOptions as error:
                    if error.code not in seen:
                        seen.add(error.code)
                        yield pytest.param(name, error, id=f"{name}-{error.code}")


@pytest.mark.parametrize(("game", "error"), list(excluded()))
def test_what_excludes_each_other_can_be_said(game, error):
    for language in words.LANGUAGES:
        said = words.bad_options(game, language, error)
        assert said.endswith(".")
        assert "_" not in said, said
    counted = [value for value in error.args_given.values() if not isinstance(value, str)]
    info = {one.name: one for one in option_infos(CATALOGUE[game])}[error.option]
    assert error.unit == (info.unit if counted else ""), "its numbers are in the unit of the option"
    assert words.bad_options(game, "fr", error) != words.bad_options(game, "en", error)


RECORD_REASONS = re.compile(r'BadRecord\(\s*\w+,\s*"(\w+)"')


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_reason_why_a_record_does_not_hold_has_its_words(language):
    files = (SOURCES / "core/record.py", SOURCES / "server/http/replays.py", SOURCES / "cli/__init__.py")
    found = {code for file in files for code in RECORD_REASONS.findall(file.read_text("utf-8"))}
    assert len(found) > 15
    for code in found:
        assert words.has_message("", language, dashed("bad-record", code)), code


def test_a_record_tells_what_the_rules_say():
    bad = BadRecord(7, "refused", Refused("not_your_turn", "R1"), "kraaw")
    assert words.bad_record("fr", bad) == "Ligne 7\u00a0: la règle refuse ce coup. Ce n’est pas à vous de décider."
    bad = BadRecord(1, "options", BadOptions("lap_cap", "zero_or_range", least=10, most=100), "kraaw")
    assert words.bad_record("en", bad) == "Line 1: these options cannot be. “Longest round”: 0 (never), or 10 to 100."
    assert issubclass(CATALOGUE["kraaw"].options_type, Options)

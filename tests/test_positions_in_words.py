"""Positions in words: whole games seen through all viewers in both languages, and no more said than this viewer may
know.
"""

import re
from itertools import islice
from pathlib import Path

import pytest

from kermesse.core.chance import Chance, seed_from
from kermesse.core.game import ALL_SEEING, SPECTATOR
from kermesse.games import CATALOGUE
from kermesse.games.guests import with_guests
from kermesse.laws.option_sets import option_sets
from kermesse.laws.redraws import redraw_of
from kermesse.laws.walk import Walk
from kermesse.words import LANGUAGES, catalogue
from kermesse.words.log import FAIR_FOLK, Reader, say_command
from kermesse.words.positions import say_view

SIXTH = with_guests(["tests.sixth.allumettes"])["allumettes"]
STEPS, APART = 60, 12  # of a game, and between two positions that are read

# What no person wants to read: a field's name, a struct, what Python or JSON calls nothing, a number that stands for
# nobody, an id.
RAW = re.compile(r"_|[{}\[\]=]|\b(?:None|True|False|none|true|false|null)\b|(?<!\w)-\d|\b[A-Z]{2,}\b|[A-Z]+[-#]?\d")
SAID = re.compile(r"\bK\.?O\b|KERO|Not even true|False teeth|None shall pass|\bI{2,3}\b")  # so it is called


def positions(game, seats):
    for number, options in enumerate(option_sets(game, seats)):
        walk = Walk(game, seats, options, f"read {number}")
        for _ in islice(walk.steps(), 0, STEPS, APART):
            yield walk.match


def told(game, match, viewer, language, state=None):
    names = FAIR_FOLK[: match.seats]
    view = game.view(state or match.state, viewer, match.now)
    return say_view(Reader(game, language, names, viewer), view, match.now)


def unreadable(text):
    found = RAW.search(SAID.sub("", text))
    return found and found[0]


@pytest.mark.parametrize("seats", [min, max])
@pytest.mark.parametrize("game", [*CATALOGUE.values(), SIXTH], ids=lambda game: game.name)
def test_every_position_is_told_in_words_to_all_eyes(game, seats):
    for match in positions(game, seats(game.seats)):
        for viewer in {SPECTATOR, ALL_SEEING, 0, *match.awaiting()[-1:]}:
            french, english = (told(game, match, viewer, language) for language in LANGUAGES)
            assert [len(part.lines) for part in french] == [len(part.lines) for part in english]
            for part in (*french, *english):
                for line in part:
                    for text in line if isinstance(line, list) else [line]:
                        assert text, part
                        assert not unreadable(text), text


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=lambda game: game.name)
def test_whoever_may_do_something_reads_what(game):
    commands = {
        command
        for match in positions(game, game.seats[-1])
        for seat in range(match.seats)
        for command in match.legal(seat)
        if not command.side_command
    }
    for language in LANGUAGES:
        reader = Reader(game, language, FAIR_FOLK)
        for command in commands:
            sentence = say_command(reader, command)
            assert sentence != reader.say("command-without-words"), command
            assert not unreadable(sentence), sentence


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=lambda game: game.name)
def test_no_more_is_told_than_these_eyes_may_know(game):
    for number, match in enumerate(positions(game, game.seats[-1])):
        for viewer in (SPECTATOR, 0):
            chance = Chance(seed_from("told", number, game.name))
            other = redraw_of(game)(match.state, viewer, chance)
            assert told(game, match, viewer, "en", other) == told(game, match, viewer, "en")


# By game, whether something is hidden from who only watches, and what is said of it.
HIDDEN = {
    "kraaw": (lambda view: any(0 in row.values for row in view.rows), "face-down", "cachée"),
    "kreo": (
        lambda view: view.phase != "over" and any(any(slots) for slots in view.down),
        "A face-down card",
        "Une carte face cachée",
    ),
    "krom": (lambda view: any(player.bonus > len(player.hand) for player in view.players), "(hidden)", "(face cachée)"),
    "kero": (lambda view: any(camp.tuareks for camp in view.camps), "face-down", "face cachée"),
    "chronos": (lambda view: any(not pile.up and pile.left for pile in view.piles), "face down", "face cachée"),
}


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=lambda game: game.name)
def test_what_is_hidden_is_said_to_be(game):
    hides, *words = HIDDEN[game.name]
    looked = 0
    for match in positions(game, game.seats[-1]):
        if hides(match.view(SPECTATOR)):
            looked += 1
            for language, word in zip(("en", "fr"), words, strict=True):
                lines = [line for part in told(game, match, SPECTATOR, language) for line in part.lines]
                assert any(word in line for line in lines), lines
    assert looked


def unsaid(source):
    """Messages of positions that nobody says."""
    said = set(re.findall(r"position-[a-z-]*", source))
    for game in ("", *CATALOGUE):
        for name in re.findall(r"^([a-z][a-z-]*) =", catalogue(game, "en", "positions."), re.MULTILINE):
            if name not in said and not any(one.endswith("-") and name.startswith(one) for one in said - {"position-"}):
                yield game, name


def test_every_message_of_positions_is_said():
    root = Path(__file__).parents[1] / "src/kermesse"
    files = [*root.glob("words/positions/*.py"), root / "cli/printing.py"]
    source = "".join(file.read_text("utf-8") for file in files)
    assert list(unsaid(source)) == []
    assert ("krom", "position-stock") in list(unsaid(source.replace("position-stock", "")))


@pytest.mark.parametrize(
    "text",
    ["looked_at -1", "Card: -1", "PileView(up=True)", "Prey: HUN-01", "T10#3", "E12", "None", "{'a': 0}", "TERRE"],
)
def test_what_is_no_sentence_is_found_out(text):
    assert unreadable(text)
    assert not unreadable("Truck of Ada: 12 seconds of sand out of 60. Price: 3 KERO")

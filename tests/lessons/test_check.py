"""Complaints of `kermesse lesson check` about a faulty lesson: file, step and fault."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from kermesse import words
from kermesse.cli import main
from kermesse.games import CATALOGUE
from kermesse.lessons import check
from kermesse.lessons.check import complaints
from kermesse.lessons.lesson import BadLesson, read_lesson

# Its words are those of Kraaw's own first lesson.
GOOD = """
game = "kraaw"
name = "first"

[[step]]
id = "steal"
position = '''
A[2u 1d 1d 3d 1u] B[2u 4L 3u 5u 2d]
to move A
option timers=off
'''

[[step.beat]]
you = ["exchange B 3"]
wrong = { "exchange * *" = "more", "look *" = "look" }

[[step.beat]]
say = "answer"
others = ["B retaliate 0"]
"""
STEP = GOOD[GOOD.index("[[step]]") :]
SECOND_BEAT = GOOD[GOOD.rindex("[[step.beat]]") :]
FREE = "[[step.beat]]\nuntil = "

FR, EN = (f" (lessons.{language}.ftl)" for language in ("fr", "en"))  # where it is looked for


def found(text: str) -> list[str]:
    lesson = read_lesson(text, "written")
    return list(complaints(CATALOGUE[lesson.game], lesson, "written"))


def planted(was: str, becomes: str) -> list[str]:
    assert was in GOOD
    return found(GOOD.replace(was, becomes))


def test_a_good_lesson_is_not_complained_about() -> None:
    assert found(GOOD) == []


@pytest.mark.parametrize(
    ("was", "becomes", "complaint"),
    [
        ("A[2u", "A[9u", "the position cannot be read"),  # a card that is not there
        ("to move A", "to move Q", "the position cannot be read"),
        ('id = "steal"', 'id = "steal"\nseat = "Q"', "seat 'Q' is no seat"),
        ('id = "steal"', 'id = "steal"\nseat = "C"', "the learner sits at C, but there are 2 seats"),
        ('id = "steal"', 'id = "steal"\nbefore = ["B look 1"]', "before it begins: 'B look 1' fits 0 of the legal"),
        ('["exchange B 3"]', '["exchange B 1"]', "beat 1: it cannot be won: none of ['exchange B 1'] is legal; A can:"),
        ('["exchange B 3"]', '["exchange B 3", "lock 4"]', "beat 2: 'B retaliate 0' fits 0 of the legal commands"),
        ('["exchange B 3"]', '["exchange B 3", "retaliate *"]', "you = 'retaliate *' fits nothing that is legal"),
        ('"look *"', '"retaliate *"', "beat 1: wrong = 'retaliate *' fits nothing that is legal and not accepted"),
        ('["B retaliate 0"]', '["C retaliate 0"]', "beat 2: 'C retaliate 0': there is no seat 'C'; the seats are A, B"),
        ('["B retaliate 0"]', '["B retaliate 9"]', "beat 2: 'B retaliate 9' fits 0 of the legal commands"),
        ('["B retaliate 0"]', '["B retaliate"]', "beat 2: 'B retaliate' fits"),
        ("timers=off", "timers=normal", "beat 1: a clock runs while the learner reads"),
        ('others = ["B retaliate 0"]', "", "beat 2 has to be one of: you, others, until"),
        ('say = "answer"', 'say = "answer"\nuntil = "round_ended"', "beat 2 has to be one of: you, others, until"),
        (SECOND_BEAT, FREE + '"chicken_laid"', "beat 2: there is no event 'chicken_laid' in kraaw"),
        (SECOND_BEAT, FREE + '"round_ended Q"', "there is no seat 'Q'"),
        (SECOND_BEAT, FREE + '"round_ended A"', "the event does not tell 'seat'"),
        (SECOND_BEAT, FREE + '"round_ended eggs=3"', "the event does not tell 'eggs'"),
        (SECOND_BEAT, FREE + '"round_ended"\nbots = "wizard"', "beat 2: "),
    ],
)
def test_a_fault_is_named_with_file_and_step(was: str, becomes: str, complaint: str) -> None:
    lines = planted(was, becomes)
    assert [line for line in lines if line.startswith("written, step 'steal': ") and complaint in line], lines


def test_a_lesson_has_steps_and_a_step_something_to_do() -> None:
    empty = GOOD.replace(STEP, "step = []\n")
    assert "written: a lesson has at least one step" in found(empty)
    idle = GOOD[: GOOD.index("[[step.beat]]")] + "beat = []\n"
    assert "written, step 'steal': it has no beat, so there is nothing to do" in found(idle)


def test_two_steps_of_one_name() -> None:
    assert "written, step 'steal': there are several of that name" in found(GOOD + STEP)


def test_a_file_that_is_not_toml_or_says_something_unknown() -> None:
    with pytest.raises(BadLesson, match=r"^written: not TOML: "):
        read_lesson("game = kraaw", "written")
    with pytest.raises(BadLesson, match=r"^written, step 'steal': .*unknown field `pont` \(beat 2\)$"):
        read_lesson(GOOD.replace("others =", 'pont = ["mine 0"]\nothers ='), "written")
    with pytest.raises(BadLesson, match=r"^written, step 'steal': Expected `array`, got `int`$"):
        read_lesson('game = "kraaw"\nname = "first"\n[[step]]\nid = "steal"\nposition = ""\nbeat = 3', "written")
    with pytest.raises(BadLesson, match=r"^written, step 'steal': .*missing required field `position`$"):
        read_lesson('game = "kraaw"\nname = "first"\n[[step]]\nid = "steal"\nbeat = []', "written")


def test_words_that_are_missing() -> None:
    lines = planted('id = "steal"', 'id = "dance"')
    for language in words.LANGUAGES:
        for message in ("dance", "dance-won", "dance-answer", "dance-more", "dance-look"):
            said = f"'lesson-first-{message}' is not said in {language} (lessons.{language}.ftl)"
            assert f"written, step 'dance': {said}" in lines
    only = planted('name = "first"', 'name = "dance"')
    assert f"written: 'lesson-dance-why' is not said in fr{FR}" in only


def test_a_word_that_is_missing_in_one_language(monkeypatch: pytest.MonkeyPatch) -> None:
    with_catalogue(monkeypatch, "en", "lesson-first-steal-more", "lesson-first-steal-less")
    assert found(GOOD) == [f"written, step 'steal': 'lesson-first-steal-more' is not said in en{EN}"]


def test_a_sentence_that_cannot_be_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sentence names a button whose words need a value that a coach has not: a price, a number."""
    with_catalogue(monkeypatch, "fr", "lesson-first-steal-more =", "lesson-first-steal-more = { $price }")
    (line,) = found(GOOD)
    assert line.startswith("written, step 'steal': message 'lesson-first-steal-more' in fr for kraaw")
    with_catalogue(monkeypatch, "fr", "lesson-first-steal-more =", "lesson-first-steal-more = { $B }")
    assert found(GOOD) == []


def with_catalogue(monkeypatch: pytest.MonkeyPatch, language: str, was: str, becomes: str) -> None:
    """Replace something in Kraaw's lesson catalogue of that language."""

    def catalogue(game: str, spoken: str, part: str = "") -> str:
        text = CATALOGUE_OF(game, spoken, part)
        return text.replace(was, becomes) if (game, spoken, part) == ("kraaw", language, "lessons.") else text

    monkeypatch.setattr(words, "catalogue", catalogue)
    words._bundle.cache_clear()
    words._read.cache_clear()


CATALOGUE_OF = words.catalogue


@pytest.fixture(autouse=True)
def _as_it_was(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    yield
    monkeypatch.undo()
    words._bundle.cache_clear()
    words._read.cache_clear()


def test_too_many_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "MOST_WAYS", 3)
    lines = planted('["exchange B 3"]', '["exchange B *"]')
    assert "written, step 'steal': there are more than 3 ways through it: accept less" in lines


def test_free_play_that_comes_to_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "MOST_MOVES", 1)
    assert planted(SECOND_BEAT, FREE + '"round_ended"') == [
        "written, step 'steal': beat 2: 'round_ended' did not happen in 1 moves"
    ]


# Two last turns of Kréo, in which every bot saves the game.
SAVED = """
game = "kreo"
name = "first"

[[step]]
id = "end"
position = '''
n=3 turn=11 first=0 energy=0/0/0;3
table: DONE, VENT[FEU-2, AIR-2], MONTAGNE[TERRE-2, ARC=AIR], RIVIERE[EAU-2, POISSON=TERRE],
OISEAU[FEU-P, TERRE-P, AIR-P], ARBRE[EAU-P, TERRE-V, AIR-V]
hands: 0 PLANETE AIR-A | 1 EAU-V TERRE-A | 2 FEU-V FLEUR
'''

[[step.beat]]
until = "game_over rank=3,4"
"""


def test_a_game_may_have_to_end_well() -> None:
    assert found(SAVED) == []
    never = SAVED.replace("rank=3,4", "code=asteroid")
    assert [line.partition(": beat 1: ")[2] for line in found(never)] == [
        "'game_over code=asteroid' did not happen in any of 5 games",
        "the game can end without 'game_over code=asteroid': write what is said then, as in lost = \"again\"",
    ]
    assert [line.partition(": beat 1: ")[2] for line in found(never + 'lost = "again"')] == [
        "'game_over code=asteroid' did not happen in any of 5 games"
    ]


def test_the_command_line_names_file_step_and_fault(tmp_path: Path) -> None:
    file = tmp_path / "mine-written"
    file.write_text(GOOD)
    good = CliRunner().invoke(main, ["lesson", "check", str(file)])
    assert (good.exit_code, good.output) == (0, "1 lesson: everything can be done, and everything is said.\n")
    file.write_text(GOOD.replace("A[2u", "A[9u"))
    bad = CliRunner().invoke(main, ["lesson", "check", str(file)])
    assert bad.exit_code == 2
    assert f"{file}, step 'steal': the position cannot be read" in bad.output
    moves = CliRunner().invoke(main, ["lesson", "moves", str(file), "steal"])
    assert moves.exit_code == 2
    file.write_text(GOOD)
    moves = CliRunner().invoke(main, ["lesson", "moves", str(file), "steal"])
    assert "A exchange B 3" in moves.output.splitlines()
    assert CliRunner().invoke(main, ["lesson", "moves", str(file), "dance"]).exit_code == 2

"""Every lesson of every game can be learnt: its tasks are possible, its sentences exist, and nobody is left without an
answer.
"""

from collections.abc import Iterator

import pytest

from kermesse import words
from kermesse.core.game import AnyGame, Command
from kermesse.core.options import plain_options
from kermesse.games import CATALOGUE
from kermesse.lessons.check import _once_legal, complaints
from kermesse.lessons.coach import coach_says
from kermesse.lessons.command_pattern import fitting, in_words
from kermesse.lessons.lesson import Lesson, Step, lesson_files, lessons_of, read_lesson
from kermesse.lessons.lesson_run import LessonRun

GAMES = sorted(CATALOGUE)
LESSONS = [(name, lesson) for name in GAMES for lesson in lessons_of(CATALOGUE[name])]
NAMES = [f"{game}-{lesson.name}" for game, lesson in LESSONS]


@pytest.mark.parametrize("name", GAMES)
def test_every_game_can_be_learnt(name: str) -> None:
    lessons = lessons_of(CATALOGUE[name])
    assert lessons
    first, *more = lessons
    assert first.name == "first"
    assert 6 <= len(first.step) <= 12
    for lesson in more:  # what not every table plays with
        assert lesson.game == name
        assert len(lesson.step) <= 6


@pytest.mark.parametrize("name", GAMES)
def test_every_lesson_passes_the_check(name: str) -> None:
    for file in lesson_files(name):
        where = f"{name}/{file.name}"
        assert list(complaints(CATALOGUE[name], read_lesson(file.read_text("utf-8"), where), where)) == []


@pytest.mark.parametrize("name", GAMES)
def test_a_first_lesson_ends_with_free_play(name: str) -> None:
    assert lessons_of(CATALOGUE[name])[0].step[-1].beat[-1].until


@pytest.mark.parametrize(("name", "lesson"), LESSONS, ids=NAMES)
def test_the_coach_points_at_whatever_is_asked_for(name: str, lesson: Lesson) -> None:
    assert [step.id for step in lesson.step for beat in step.beat if beat.you and not beat.point] == []


@pytest.mark.parametrize(("name", "lesson"), LESSONS, ids=NAMES)
def test_whatever_is_legal_and_not_asked_for_has_an_answer_and_changes_nothing(name: str, lesson: Lesson) -> None:
    game = CATALOGUE[name]
    answered = 0
    for step in lesson.step:
        for course, legal in asked(game, step):
            before, number = seen(course), course.number
            for command in legal:
                said = course.answer(command)
                if said is None or command.side_command:
                    continue
                answered += 1
                course.try_out(command)
                for language in words.LANGUAGES:
                    if said:
                        assert coach_says(name, language, lesson.words(step, said))
                    else:
                        assert words.say("", language, "lesson-other")
            assert (seen(course), course.number) == (before, number)
    assert answered >= 2 * len(lesson.step)


@pytest.mark.parametrize(("name", "lesson"), LESSONS, ids=NAMES)
def test_every_wrong_move_has_a_sentence_of_its_own(name: str, lesson: Lesson) -> None:
    unforeseen = [
        f"{step.id}, beat {course.number}: {' '.join(in_words(command))}"
        for step in lesson.step
        for course, legal in asked(CATALOGUE[name], step)
        for command in legal
        if not command.side_command and course.answer(command) == ""
    ]
    assert unforeseen == []


def asked(game: AnyGame, step: Step) -> Iterator[tuple[LessonRun, list[Command]]]:
    """Yield the beats of the first way through that ask for something, each with its legal commands."""
    course = LessonRun(game, step)
    while (beat := course.beat) is not None and not beat.until:
        if beat.others:
            doing = course.next_of_others()
            assert doing is not None
            course.play(*doing, course.match.now)
        else:
            legal = _once_legal(course, beat)
            yield course, legal
            course.play(step.learner, fitting(beat.you[0], legal)[0], course.match.now)


def seen(course: LessonRun) -> object:
    """Return everything that anybody can see."""
    match = course.match
    return [match.game.view(match.state, seat, match.now) for seat in range(-1, match.seats)], plain_options(
        match.options
    )

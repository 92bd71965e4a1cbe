"""Every problem of every game can be solved: its best answers are legal, all others are answered with a reason."""

from dataclasses import replace as with_other
from datetime import date, timedelta
from pathlib import Path

import pytest
from click.testing import CliRunner
from msgspec.structs import replace

from kermesse import words
from kermesse.cli import main
from kermesse.games import CATALOGUE
from kermesse.lab.verifying import doubts
from kermesse.lessons.check import complaints_of_problems
from kermesse.lessons.coach import coach_says, says, turns_away
from kermesse.lessons.lesson import BadLesson
from kermesse.lessons.lesson_run import LessonRun
from kermesse.lessons.problem import Problem, problem_files, problems_of, read_problems
from kermesse.server.http.problems import all_problems, of_the_day

GAMES = sorted(CATALOGUE)
PROBLEMS = [(name, problem) for name in GAMES for problem in problems_of(CATALOGUE[name])]
NAMES = [f"{game}-{problem.id}" for game, problem in PROBLEMS]
WHOLE = 400  # worlds, in `make soak`
SHORT = 16


@pytest.mark.parametrize("name", GAMES)
def test_every_file_of_problems_passes_the_check(name: str) -> None:
    for file in problem_files(name):
        where = f"{name}/{file.name}"
        problems = read_problems(file.read_text("utf-8"), where)
        assert list(complaints_of_problems(CATALOGUE[name], problems, where)) == []
        assert {problem.game for problem in problems} == {name}


@pytest.mark.parametrize("name", GAMES)
def test_there_are_at_least_twelve(name: str) -> None:
    assert len(problems_of(CATALOGUE[name])) >= 12


@pytest.mark.parametrize(("name", "problem"), PROBLEMS, ids=NAMES)
def test_a_wrong_answer_is_told_what_it_is_worth_and_changes_nothing_and_a_right_one_solves_it(
    name: str, problem: Problem
) -> None:
    (step,) = problem.step
    course = LessonRun(CATALOGUE[name], step)
    legal = [command for command in course.match.legal(step.learner) if not command.side_command]
    right = [command for command in legal if course.answer(command) is None]
    assert right
    assert len(right) < len(legal)
    for language in words.LANGUAGES:
        assert says(problem, language, step)
        for command in legal:
            if command not in right:
                course.try_out(command)
                assert str(problem.worth_of(command)) in turns_away(problem, language, step, "", command)
    assert course.number == 1
    for command in right:
        solved = course.fork()
        solved.play(step.learner, command, solved.match.now)
        assert solved.beat is None
    for language in words.LANGUAGES:
        assert coach_says(name, language, problem.words("won")) in says(problem, language, step, "won")


@pytest.mark.parametrize(("name", "problem"), PROBLEMS, ids=NAMES)
def test_its_figures_are_those_of_the_miner(name: str, problem: Problem) -> None:
    found, best, second = problem.found, problem.worth_of_best(), problem.next_best()
    assert found is not None
    assert best is not None
    assert second is not None
    assert found.worlds >= 100
    assert found.margin >= 25
    assert best - second >= 20  # an answer that is clearly worse was weighed in fewer worlds
    assert problem.kind != "win" or best == 100
    assert problem.kind != "save" or second <= 15


# One of each game; all of them, in many more worlds, in `make soak`.
SAMPLE = [next(one for one in PROBLEMS if one[0] == name) for name in GAMES]


@pytest.mark.parametrize(("name", "problem"), SAMPLE, ids=GAMES)
def test_the_best_is_the_best_in_other_worlds_too(name: str, problem: Problem) -> None:
    assert list(doubts(CATALOGUE[name], problem, SHORT, "short", rivals=1)) == []


@pytest.mark.soak
@pytest.mark.parametrize(("name", "problem"), PROBLEMS, ids=NAMES)
def test_the_best_is_the_best_in_hundreds_of_other_worlds(name: str, problem: Problem) -> None:
    assert list(doubts(CATALOGUE[name], problem, WHOLE, "long")) == []


def test_a_best_that_is_not_the_best_is_found_out() -> None:
    kraaw = CATALOGUE["kraaw"]
    problem = next(one for one in problems_of(kraaw) if one.kind == "win")
    other = max((one for one in problem.worth if one not in problem.best), key=problem.worth.__getitem__)
    false = replace(problem, best=(other,))
    (complaint,) = complaints_of_problems(kraaw, (false,), "file")
    assert (
        f"file, problem '{problem.id}': its best answer is worth {problem.worth[other]}, and another 100" in complaint
    )
    lied = replace(false, worth={**problem.worth, other: 100, **dict.fromkeys(problem.best, 0)})
    assert list(complaints_of_problems(kraaw, (lied,), "file")) == []  # it says so itself
    assert any(f"'{other}' leads" in doubt for doubt in doubts(kraaw, lied, SHORT, "short", rivals=99))
    assert any("certain win" in doubt for doubt in doubts(kraaw, lied, SHORT, "short"))


GOOD = """
game = "kraaw"

[[problem]]
id = "last-turn"
kind = "best"
position = '''
A[2u 5L 3L 1d 1u] B[3L 4u 2L 2u 1u]
to move A
option timers=off
'''
best = ["exchange B 1"]
worth = { "exchange B 1" = 90, "look *" = 40 }
"""


def found(text: str) -> list[str]:
    problems = read_problems(text, "written")
    return list(complaints_of_problems(CATALOGUE["kraaw"], problems, "written"))


def test_a_problem_can_be_written_by_hand() -> None:
    assert found(GOOD) == []


@pytest.mark.parametrize(
    ("was", "becomes", "complaint"),
    [
        ("A[2u", "A[9u", "the position cannot be read"),
        ('"last-turn"', '"dance"', "'problem-dance-won' is not said in fr"),
        ('["exchange B 1"]', '["exchange B 0"]', "it cannot be won: none of ['exchange B 0'] is legal"),
        ('["exchange B 1"]', '["*"]', "whatever is legal solves it"),
        ('"look *"', '"retaliate *"', "worth of 'retaliate *', which is not legal there"),
        ("= 40", "= 95", "its best answer is worth 90, and another 95"),
        ('{ "exchange B 1" = 90,', "{", "what ['exchange B 1'] is worth is not said"),
        ("timers=off", "timers=normal", "a clock runs while the learner reads"),
        ("worth", 'dealt = { seats = 2, seed = "x", played = "" }\nworth', "it has two beginnings"),
    ],
)
def test_a_fault_is_named_with_file_and_problem(was: str, becomes: str, complaint: str) -> None:
    assert was in GOOD
    lines = found(GOOD.replace(was, becomes, 1))
    assert [line for line in lines if line.startswith("written, problem '") and complaint in line], lines


@pytest.mark.parametrize(
    ("dealt", "complaint"),
    [
        ('seats = 2, seed = "x", played = "A dance"', "before it begins: 'A dance' fits 0 of the legal commands"),
        ('seats = 2, seed = "x", played = "Q look_done"', "before it begins: 'Q look_done': there is no seat 'Q'"),
        ('seats = 9, seed = "x", played = ""', "before it begins: it was not played so: kraaw is for 2 to 6 players"),
        (
            'seats = 2, seed = "x", played = "", options = { wins = 1 }',
            "before it begins: it was not played so: option",
        ),
    ],
)
def test_a_game_that_was_not_played_so_is_named(dealt: str, complaint: str) -> None:
    start, end = GOOD.index("position"), GOOD.index("best =")
    lines = found(f"{GOOD[:start]}dealt = {{ {dealt} }}\n{GOOD[end:]}")
    assert [line for line in lines if complaint in line], lines


def test_a_file_that_cannot_be_read_is_named() -> None:
    with pytest.raises(BadLesson, match=r"^written: not TOML: "):
        read_problems("problem = [", "written")
    with pytest.raises(BadLesson, match=r"^written, problem 'last-turn': .*unknown field `bset`"):
        read_problems(GOOD.replace("best = [", "bset = ["), "written")
    with pytest.raises(BadLesson, match=r"^written, problem 'last-turn': Invalid enum value 'luck'"):
        read_problems(GOOD.replace('"best"', '"luck"'), "written")
    with pytest.raises(BadLesson, match=r"^written: .*missing required field `game`"):
        read_problems(GOOD.replace('game = "kraaw"', ""), "written")


def test_the_command_line_checks_problems_and_weighs_them(tmp_path: Path) -> None:
    file = tmp_path / "mine"
    file.write_text(GOOD)
    good = CliRunner().invoke(main, ["lesson", "check", str(file)])
    assert (good.exit_code, good.output) == (0, "1 file of problems: everything can be done, and everything is said.\n")
    moves = CliRunner().invoke(main, ["lesson", "moves", str(file), "last-turn"])
    assert "A exchange B 1" in moves.output.splitlines()
    file.write_text(GOOD.replace('["exchange B 1"]', '["exchange B 4"]'))
    bad = CliRunner().invoke(main, ["lesson", "check", str(file)])
    assert bad.exit_code == 2
    weighed = CliRunner().invoke(main, ["problem", "weigh", str(file), "--worlds", "12"])
    assert weighed.exit_code == 2
    assert f"{file}, problem 'last-turn': 'exchange B 4' leads" in weighed.output


def test_the_miner_finds_the_same_with_the_same_seed(tmp_path: Path) -> None:
    asked = ["problem", "mine", "kraaw", "--seats", "2", "--games", "1", "--seed", "11", "--from", "0.9"]
    options = [word for option in ("wins_to_game=1", "timers=off", "crow_choice=auto") for word in ("--option", option)]
    texts = []
    for name in ("one", "two"):
        mined = CliRunner().invoke(main, [*asked, *options, "-o", str(tmp_path / name)])
        assert mined.exit_code == 0, mined.output
        texts.append((tmp_path / name).read_text())
    assert texts[0] == texts[1]


def test_the_problem_of_the_day_is_of_another_game_each_day_until_all_have_been() -> None:
    first = date(2026, 11, 16)
    days = [of_the_day(CATALOGUE, first + timedelta(days=day)) for day in range(len(PROBLEMS) * 2)]
    chosen = [one for one in days if one is not None]
    assert len(chosen) == len(days)
    turn = len(GAMES)
    assert all({one.game for one in chosen[at : at + turn]} == set(GAMES) for at in range(0, 2 * turn, turn))
    assert {(one.game, one.id) for one in chosen} == {(one.game, one.id) for one in all_problems(CATALOGUE, {})}
    nobody = with_other(CATALOGUE["kraaw"], name="nobody")
    assert of_the_day({"nobody": nobody}, first) is None  # type: ignore[arg-type]

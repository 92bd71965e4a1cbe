"""`kermesse lab` as a user types it."""

import json
import sys

import pytest

from kermesse.cli import main
from tests.test_cli import run

QUICK = ("--bots", "random", "--option", "wins_to_game=1", "--option", "timers=off", "--games", "8", "--lang", "en")


def report(folder, *more):
    done = run("lab", "report", "kraaw", "--seats", "2", *QUICK, *more, "-o", str(folder))
    assert done.exit_code == 0, done.output
    return done.output


def refused(*words):
    """Run a command that must fail with one line and an exit code of 2."""
    done = run("lab", *words)
    assert done.exit_code == 2, done.output
    (line,) = done.output.strip().splitlines()
    assert line.startswith("kermesse: ")
    return line


def test_help_has_examples():
    for name in main.commands["lab"].commands:
        assert "Examples:" in run("lab", name, "--help").output


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("krim",), "there is no game 'krim'"),
        (("krom", "--seats", "two"), "--seats two: write numbers of players"),
        (("krom", "--seats", "2,9"), "krom is for 2 to 6 players, not 9"),
        (("krom", "--bots", "genius"), "krom has no bot 'genius'"),
        (("krom", "--option", "board"), "--option board: write it as NAME=VALUE"),
        (("krom", "--option", "board=desert"), "--option board:"),
        (("krom", "--option", "board=glacial,glacial"), "two kinds of tables are the same"),
        (("krom", "--address", "ray:1"), "--address is of a Ray cluster: add --on ray"),
    ],
)
def test_what_cannot_be_is_refused_in_a_line(words, why, tmp_path):
    assert why in refused("report", *words, "-o", str(tmp_path / "x"))
    assert not (tmp_path / "x").exists()


def test_a_folder_of_another_plan_is_refused(tmp_path):
    report(tmp_path / "a")
    line = refused("report", "kraaw", "--seats", "2", *QUICK, "--seed", "2", "-o", str(tmp_path / "a"))
    assert "holds another study (seed 1, not 2): name a new folder" in line


def test_without_polars_it_is_said_what_to_install(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "polars", None)
    line = refused("report", "kraaw", "--seats", "2", *QUICK, "-o", str(tmp_path / "a"))
    assert "pip install 'kermesse[lab]'" in line
    assert not (tmp_path / "a").exists()


def test_the_second_language_plays_nothing_again(tmp_path):
    report(tmp_path / "a")
    before = (tmp_path / "a/games.jsonl").stat().st_mtime_ns
    said = report(tmp_path / "a", "--lang", "fr")
    assert "Kraaw\u00a0: rapport d’équilibre" in said
    assert (tmp_path / "a/games.jsonl").stat().st_mtime_ns == before


SWEEP = """
game = "kraaw"
games = 4
seed = 5
[options]
timers = "off"
wins_to_game = 1
[grid]
seats = [2, 3]
bots = ["random", "random,easy"]
[grid.options]
chien_exchange = [true, false]
"""


def test_a_sweep_is_one_dataset_of_all_combinations(tmp_path):
    (tmp_path / "s.toml").write_text(SWEEP)
    done = run("lab", "sweep", str(tmp_path / "s.toml"), "--lang", "en", "-o", str(tmp_path / "s"))
    assert done.exit_code == 0, done.output
    rows = (tmp_path / "s/games.csv").read_text().splitlines()
    assert rows[0].startswith("cell,game,seats,option_chien_exchange,option_timers,option_wins_to_game,code,")
    assert len(rows) == 1 + 8 * 4
    assert {row.split(",")[0] for row in rows[1:]} == {str(cell) for cell in range(8)}
    page = (tmp_path / "s/report.html").read_text("utf-8")
    assert "3 players · " in page
    assert "bots: random, easy" in page


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (("game = ", "game : "), "not TOML"),
        (("games = 4", "games = 0"), "one game at least"),
        (("seats = [2, 3]", "seats = 2"), "Expected `array`"),
        (("chien_exchange", "timers"), "timers stands under options and under grid.options"),
        (("[true, false]", "[]"), "grid.options.chien_exchange has no value"),
        (("seed = 5", "sead = 5"), "unknown field `sead`"),
    ],
)
def test_a_file_that_is_no_sweep_is_refused(tmp_path, change, why):
    (tmp_path / "s.toml").write_text(SWEEP.replace(*change))
    assert why in refused("sweep", str(tmp_path / "s.toml"), "-o", str(tmp_path / "s"))


def test_two_folders_are_compared(tmp_path):
    report(tmp_path / "one", "--games", "40")
    report(tmp_path / "three", "--games", "40", "--option", "wins_to_game=3")
    found = json.loads(run("lab", "compare", str(tmp_path / "one"), str(tmp_path / "three"), "--json").output)
    (part,) = found
    assert (part["seats"], part["ones"], part["others"]) == (2, 40, 40)
    by_name = {line["measure"]: line for line in part["changed"]}
    assert by_name["minutes"]["difference"]["interval"][0] > 0  # three rounds take longer than one
    assert by_name["minutes"]["q"] < 0.05
    low, high = by_name["seat-0"]["difference"]["interval"]
    assert low < 0 < high
    said = run("lab", "compare", str(tmp_path / "one"), str(tmp_path / "three"), "--lang", "fr").output
    assert "Kraaw\u00a0: one et three" in said
    assert "minutes ★" in said


def test_a_study_compared_with_itself_does_not_differ(tmp_path):
    report(tmp_path / "one")
    said = run("lab", "compare", str(tmp_path / "one"), str(tmp_path / "one"), "--lang", "en").output
    assert "Nothing differs more than chance explains." in said


def test_what_cannot_be_compared_is_refused(tmp_path):
    report(tmp_path / "one")
    assert "holds no study" in refused("compare", str(tmp_path / "one"), str(tmp_path / "nothing"))
    run("lab", "report", "krom", "--seats", "2", "--bots", "random", "--games", "1", "-o", str(tmp_path / "krom"))
    assert "one is of kraaw, the other of krom" in refused("compare", str(tmp_path / "one"), str(tmp_path / "krom"))

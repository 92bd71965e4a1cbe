"""`kermesse arena ladder`: all levels of a game against each other."""

import json
from collections import Counter
from random import Random
from xml.etree import ElementTree

import msgspec
import pytest

from kermesse.core.options import Options
from kermesse.games.kraaw.options import KraawOptions
from kermesse.lab.arena import Plan, arena
from kermesse.lab.ladder import LadderPlan, ladder, mixed_tables
from kermesse.lab.ladder_report import as_markdown, as_ratings, as_svg
from kermesse.players.strength import Ratings, as_toml
from tests.test_cli import run

SHORT = ("--option", "wins_to_game=1", "--option", "timers=off")
QUICK = ("arena", "ladder", "kraaw", "--seats", "3", "--bots", "tuned,random,easy", "--games", "12", *SHORT)


def plan_of(**given) -> LadderPlan:
    options = KraawOptions(timers="off", wins_to_game=1)
    facts = {"seats": 2, "options": options, "names": ["random", "easy"], "games": 10, "seed": 1}
    return LadderPlan("kraaw", **{**facts, **given})


@pytest.fixture(scope="module")
def told():
    return json.loads(run(*QUICK, "--json").stdout)


def test_the_same_seed_gives_the_same_ladder_with_any_number_of_jobs(told):
    assert json.loads(run(*QUICK, "--json", "--jobs", "2").stdout) == told
    assert json.loads(run(*QUICK, "--json", "--seed", "2").stdout) != told


def test_levels_come_weakest_first_and_variants_after_them(told):
    assert [(rung["name"], rung["level"]) for rung in told["rungs"]] == [
        ("random", True),
        ("easy", True),
        ("tuned", False),
    ]
    ratings = [rung["rating"]["rating"] for rung in told["rungs"]]
    assert max(ratings) == ratings[2]
    assert (told["anchor"], ratings[0]) == ("random", 1500)
    assert told["fair"] == pytest.approx(1 / 3)
    assert told["options"] == {"timers": "off", "wins_to_game": 1}


def test_a_share_is_what_an_arena_of_the_same_seed_says(told):
    _, easy, _ = told["rungs"]
    for share, other in ((easy["below"], "random"), (easy["against"][0], "tuned")):
        assert share["name"] == other
        bots = f"easy,{other},{other}"
        played = json.loads(run("arena", "kraaw", "--bots", bots, "--games", "12", *SHORT, "--json").stdout)
        assert share == {**played["bots"][0], "name": other}


def test_at_mixed_tables_all_have_their_games_and_nobody_sits_twice():
    names = ["random", "easy", "normal", "hard", "master", "tuned"]
    plan = plan_of(seats=4, names=names, games=50, fewer={"master": 5})
    tables = mixed_tables(plan, Random(1))
    assert all(len(set(table)) == 4 for table in tables)
    seen = Counter(name for table in tables for name in table)
    assert seen["master"] == 5
    assert all(48 <= seen[name] <= 50 for name in names if name != "master")
    at = [number for number, table in enumerate(tables) if "master" in table]
    assert min(at) < len(tables) / 4  # early and late, not all at the end
    assert max(at) > len(tables) / 2


def test_more_seats_than_names_are_filled_by_the_same_again():
    tables = mixed_tables(plan_of(seats=4, games=6), Random(1))
    assert [Counter(table) for table in tables] == [Counter(random=2, easy=2)] * 6


def test_a_planted_weakling_comes_last(monkeypatch):
    """With ranks read backwards, or seats mixed up, it would not come last."""
    found = ladder(plan_of(names=["random", "easy", "tuned"], games=20))
    assert [rung.rating.rating for rung in found.rungs] == sorted(rung.rating.rating for rung in found.rungs)
    monkeypatch.setattr(
        "kermesse.lab.ladder._ranks", lambda played: [(one.seating[::-1], one.outcome.ranks) for one in played]
    )
    wrong = ladder(plan_of(names=["random", "easy", "tuned"], games=20))
    assert wrong.rungs[0].rating.rating > wrong.rungs[1].rating.rating


def test_a_game_that_is_played_together_is_told_by_its_teams():
    told = json.loads(
        run("arena", "ladder", "kreo", "--bots", "random,normal", "--seats", "3", "--games", "3", "--json").stdout
    )
    assert told["anchor"] == ""
    for rung in told["rungs"]:
        assert (rung["rating"], rung["below"], rung["against"]) == (None, None, [])
        assert rung["team"]["games"] == 3, "a team is one, however many sit in it"
    assert (
        "won by teams of it"
        in run("arena", "ladder", "kreo", "--bots", "random,normal", "--seats", "3", "--games", "1").output
    )


def test_it_prints_a_table_and_writes_table_chart_and_ratings(tmp_path):
    out, ratings = tmp_path / "new" / "folder", tmp_path / "ratings.toml"
    printed = run(*QUICK, "--out", str(out), "--ratings", str(ratings))
    assert printed.exit_code == 0
    for word in ("level", "rating", "random", "easy", "tuned", "against"):
        assert word in printed.output
    table = (out / "kraaw.md").read_text("utf-8")
    assert table.count("\n| ") == 5
    assert "`kermesse arena ladder kraaw --seats 3 --bots random,easy,tuned --games 12 --seed 1" in table
    drawn = ElementTree.fromstring((out / "kraaw.svg").read_text("utf-8"))
    assert len(drawn.findall(".//{*}circle")) == 3
    assert "prefers-color-scheme:dark" in (out / "kraaw.svg").read_text("utf-8")
    read = msgspec.toml.decode(ratings.read_bytes(), type=Ratings)
    assert list(read.levels) == ["easy"]
    assert (read.game, read.seats, read.seed, read.levels["easy"].below.name) == ("kraaw", 3, 1, "random")
    assert as_toml(read) == ratings.read_text("utf-8")


def test_teams_are_drawn_and_written_too():
    found = ladder(LadderPlan("kreo", 3, Options(), ["random", "normal"], 1, 1))
    assert found.errors == 2  # those are no options of Kréo
    assert "0.0 % (0.0–100.0)" in as_markdown(found, "")
    assert ElementTree.fromstring(as_svg(found)) is not None
    assert as_ratings(found, "").levels["normal"].rating is None


def test_a_game_that_fails_is_told_and_the_others_are_played(monkeypatch):
    from kermesse.players.random import RandomBot

    choose = RandomBot.choose
    monkeypatch.setattr(
        RandomBot,
        "choose",
        lambda bot, view, legal, now: 1 / 0 if view.phase == "bonus" else choose(bot, view, legal, now),
    )
    result = run("arena", "ladder", "kraaw", "--seats", "2", "--bots", "random,easy", "--games", "4", *SHORT)
    assert result.exit_code == 1
    assert "games failed; the first: game" in result.stderr
    assert "ZeroDivisionError" in result.stderr


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("chess",), "there is no game 'chess'"),
        (
            ("kraaw", "--bots", "easy,genius"),
            "kraaw has no bot 'genius'; it has: random, easy, normal, hard, master, tuned",
        ),
        (("kraaw", "--bots", "easy"), "a ladder needs two bots at least; kraaw has: random, easy"),
        (("kraaw", "--seats", "9"), "kraaw is for 2 to 6 players, not 9"),
        (("kraaw", "--fewer", "master"), "--fewer master: write it as NAME=GAMES"),
        (("kraaw", "--fewer", "master=0"), "--fewer master=0: write it as NAME=GAMES"),
        (("kraaw", "--fewer", "genius=3"), "--fewer genius=3: on this ladder are random, easy"),
        (("kraaw", "--option", "speed=9"), "--option speed"),
        (("kraaw", "--out", "/dev/null/x", "--games", "1"), "/dev/null/x: "),
    ],
)
def test_what_is_wrong_is_said_in_one_line(words, told):
    result = run("arena", "ladder", *words)
    assert result.exit_code == 2
    assert told in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_game_without_levels_has_no_ladder(tmp_path, monkeypatch):
    (tmp_path / "bare_guest.py").write_text("from tests.tiny_game import TINY_GAME as GAME\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    result = run("arena", "ladder", "tiny", "--game", "bare_guest")
    assert (result.exit_code, result.stderr) == (2, "kermesse: tiny has no ladder: its only bots play at random\n")
    result = run("arena", "ladder", "tiny", "--game", "bare_guest", "--variants")
    assert result.exit_code == 2


def test_an_arena_is_asked_for_as_ever():
    result = run("arena", "ladder")
    assert result.exit_code == 2
    assert "Missing argument 'GAME'" in result.stderr
    assert "Usage: kermesse arena [OPTIONS] GAME" in run("arena", "--help").output.replace("main", "kermesse")
    plan = Plan("kraaw", 2, KraawOptions(timers="off", wins_to_game=1), ["easy", "random"], 4, 1)
    told = json.loads(run("arena", "kraaw", "--bots", "easy,random", "--games", "4", *SHORT, "--json").stdout)
    assert told["bots"] == json.loads(msgspec.json.encode(arena(plan).bots))

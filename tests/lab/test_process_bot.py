"""Bots of another version, in a process of their own: they play as they would here."""

import json
import os
import shutil
import subprocess
import zipfile
from pathlib import Path
from random import Random

import pytest

import kermesse
from kermesse.core.chance import seed_from
from kermesse.core.match import Match
from kermesse.games import CATALOGUE
from kermesse.games.kraaw.options import KraawOptions
from kermesse.lab.arena import Plan, arena, play_one
from kermesse.lab.process_bot import ProcessBot, ProcessFailed, check_version, close_processes, process_of
from kermesse.lab.versions import NoVersion, Version, lay_out
from kermesse.players import make_bot
from kermesse.players.table import play_out
from tests.test_cli import run

PACKAGE = Path(kermesse.__file__).parent
HERE = Version("here", str(PACKAGE.parent))
KRAAW = CATALOGUE["kraaw"]
SHORT = KraawOptions(timers="off", wins_to_game=1)
MOST_STEPS = 300


@pytest.fixture(autouse=True, scope="module")
def _no_process_left():
    yield
    close_processes(HERE)


@pytest.fixture(scope="module")
def source(tmp_path_factory):
    """Make a folder with a copy of Kermesse, for planting faults in."""
    folder = tmp_path_factory.mktemp("other") / "src"
    left_out = shutil.ignore_patterns("static", "__pycache__", "server", "research", "*.so")
    shutil.copytree(PACKAGE, folder / "kermesse", ignore=left_out)
    return folder


def planted(source: Path, name: str, file: str, old: str, new: str) -> Version:
    """Return a copy of Kermesse with that file changed."""
    folder = source.parent / name
    shutil.copytree(source, folder)
    path = folder / "kermesse" / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")
    return Version(name, str(folder))


def played(name: str, seats: int, bot):
    game = CATALOGUE[name]
    match = Match(game, seats, game.options_type(), seed_from("process bot"))
    steps = play_out(match, [bot(game, seat) for seat in range(seats)])
    return [(step.at, step.seat, step.command) for step, _ in zip(steps, range(MOST_STEPS), strict=False)]


@pytest.mark.parametrize("level", ["easy", "normal"])
@pytest.mark.parametrize("name", CATALOGUE)
def test_a_process_bot_plays_what_the_same_bot_plays_here(name, level):
    seats = min(3, CATALOGUE[name].seats[-1])

    def away(game, seat):
        return ProcessBot(process_of(HERE, game), level, seat, seats, f"{seat}")

    here = played(name, seats, lambda game, seat: make_bot(game, level, seat, seats, Random(f"{seat}")))
    assert len(here) > 50
    assert played(name, seats, away) == here


def test_an_arena_against_itself_is_even_game_for_game():
    mixed = Plan("kraaw", 3, SHORT, ["normal", "normal@here", "normal@here"], 6, 1, versions=(HERE,))
    alone = Plan("kraaw", 3, SHORT, ["normal"] * 3, 6, 1)
    for number in range(6):
        one, other = play_one(mixed, number), play_one(alone, number)
        assert (one.outcome, one.moves, one.length) == (other.outcome, other.moves, other.length)
    assert arena(mixed, 2).by_seat == arena(alone).by_seat


def test_another_seed_plays_otherwise():
    def seeded(seed):
        return played("kraaw", 3, lambda game, seat: ProcessBot(process_of(HERE, game), "easy", seat, 3, seed))

    assert seeded("1") == seeded("1") != seeded("2")


def test_nothing_crosses_that_the_seat_does_not_see(monkeypatch):
    """Redrawing the hidden parts changes no line that is sent to the process."""
    game, sent = KRAAW, []
    process = process_of(HERE, game)
    ask = process.ask

    def noted(what, bot, **args):
        sent.append((what, bot, args))
        return ask(what, bot, **args)

    monkeypatch.setattr(process, "ask", noted)
    match = Match(game, 2, SHORT, seed_from("secrets"))
    bots = [ProcessBot(process, "normal", seat, 2, f"{seat}") for seat in range(2)]
    for _ in play_out(match, bots):
        pass
    first = sent[0][1]
    views = [(bot - first, args["view"]) for what, bot, args in sent if what == "act"]
    events = [(bot - first, event) for what, bot, args in sent if what == "hear" for event in args["events"]]
    assert len(views) > 5
    assert all(view.viewer == seat for seat, view in views)
    assert all(event.seen(seat) == event for seat, event in events)


# ---------------------------------------------------------------- versions


def test_a_revision_is_laid_out_as_it_was_committed(source, tmp_path):
    checkout = tmp_path / "checkout"
    shutil.copytree(source, checkout / "src")
    settings = ["-c", "user.name=a", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]

    def git(*words):
        done = subprocess.run(
            ["git", "-C", str(checkout), *settings, *words], capture_output=True, text=True, check=True
        )
        return done.stdout.strip()

    git("init", "-q")
    git("add", "src")
    git("commit", "-q", "-m", "one")
    commit = git("rev-parse", "--short=10", "HEAD")
    (checkout / "src/kermesse/games/kraaw/__init__.py").write_text("")
    git("commit", "-q", "-a", "-m", "two")
    (tmp_path / "one").mkdir()
    version = lay_out("HEAD~1", tmp_path / "one", checkout / "src" / "kermesse")
    assert version.name == commit
    assert Path(version.folder).is_relative_to(tmp_path / "one")
    check_version(version, KRAAW)
    close_processes(version)
    with pytest.raises(NoVersion, match="nothing is no revision of this checkout, no wheel, and no folder"):
        lay_out("nothing", tmp_path, checkout / "src" / "kermesse")


def test_a_wheel_is_unpacked(source, tmp_path):
    wheel = tmp_path / "kermesse-1-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as file:
        for path in sorted(source.rglob("*")):
            file.write(path, path.relative_to(source))
    (tmp_path / "wheel").mkdir()
    version = lay_out(str(wheel), tmp_path / "wheel")
    assert version.name == wheel.name
    check_version(version, KRAAW)
    close_processes(version)
    wheel.write_bytes(b"no wheel")
    with pytest.raises(NoVersion, match="cannot be unpacked"):
        lay_out(str(wheel), tmp_path)


def test_other_rules_are_refused_in_one_line(source):
    other = planted(source, "rules", "games/kraaw/__init__.py", f'version="{KRAAW.version}"', 'version="0"')
    refused = run("arena", "kraaw", "--bots", "easy", "--against", other.folder)
    assert refused.exit_code == 2
    line = f"{other.folder} plays kraaw by version 0 of its rules, and this is version {KRAAW.version}"
    assert refused.stderr == f"kermesse: {line}\n"


def test_a_folder_that_holds_no_kermesse_is_refused(tmp_path):
    empty = Version("empty", str(tmp_path))
    with pytest.raises(ProcessFailed):
        check_version(empty, KRAAW)
    close_processes(empty)
    refused = run("arena", "kraaw", "--bots", "easy", "--against", str(tmp_path))
    assert (refused.exit_code, refused.stderr.count("\n")) == (2, 1)


def test_a_level_that_the_other_version_has_not_is_told():
    refused = run("arena", "kraaw", "--bots", f"easy,genius@{HERE.folder}")
    assert refused.exit_code == 2
    assert "has no bot 'genius'; it has: random, easy" in refused.stderr


@pytest.mark.parametrize(
    ("name", "fault", "told"),
    [
        ("dies", "import os; os._exit(7)", "its process ended: exit code 7"),
        ("raises", "raise LookupError('lost')", "LookupError: lost"),
    ],
)
def test_a_bot_that_fails_is_told_and_the_next_game_is_played(source, name, fault, told):
    old = "moves = [command"
    other = planted(source, name, "players/random.py", old, f"if self.seats == 2:\n            {fault}\n        {old}")
    two, three = (
        Plan("kraaw", seats, SHORT, ["random", *[f"random@{name}"] * (seats - 1)], 2, 1, versions=(other,))
        for seats in (2, 3)
    )
    assert told in arena(two).first_error
    assert arena(two).errors == 2
    assert arena(three).errors == 0
    close_processes(other)


def test_what_a_bot_prints_is_no_answer(source):
    old = "moves = [command"
    other = planted(source, "prints", "players/random.py", old, f"print('hello')\n        {old}")
    assert arena(Plan("kraaw", 2, SHORT, ["random@prints"] * 2, 1, 1, versions=(other,))).errors == 0
    close_processes(other)


def test_an_arena_against_another_version_leaves_nothing_behind(tmp_path, monkeypatch):
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    words = ("--option", "wins_to_game=1", "--games", "4", "--json")
    told = json.loads(run("arena", "kraaw", "--bots", "easy", "--seats", "3", "--against", HERE.folder, *words).stdout)
    assert [(bot["name"], bot["games"]) for bot in told["bots"]] == [("easy", 4), (f"easy@{HERE.folder}", 8)]
    assert os.listdir(tmp_path) == []


OLD = "a8f040a468"  # bots lay in the package `bots` then, and a view's viewer was its `eyes`


def test_bots_of_another_layout_are_seated(tmp_path):
    try:
        version = lay_out(OLD, tmp_path)
    except NoVersion:
        pytest.skip("the history of this checkout does not go back so far")
    check_version(version, KRAAW)
    found = arena(Plan("kraaw", 2, SHORT, ["easy", f"normal@{OLD}"], 2, 1, versions=(version,)))
    close_processes(version)
    assert (found.errors, found.first_error) == (0, "")

"""The command line as a user types it, in a process of its own where exit codes and streams matter."""

import json
import os
import pty
import re
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from click.testing import CliRunner

from kermesse import words
from kermesse.cli import analysing, main, waiting
from kermesse.games import CATALOGUE
from kermesse.players.analysis import BUDGET


def run(*words: str):
    result = CliRunner().invoke(main, list(words))
    assert not isinstance(result.exception, Exception) or isinstance(result.exception, SystemExit), result.exception
    return result


ARENA = (
    "arena",
    "kraaw",
    "--seats",
    "4",
    "--bots",
    "normal,random,random,random",
    "--games",
    "12",
    "--option",
    "wins_to_game=1",
)


def test_help_has_examples_for_every_command():
    for name in main.commands:
        assert "Examples:" in run(name, "--help").output


def imported(code, *words):
    """Modules that a process of its own has imported after doing that."""
    tell = "import sys; print('\\nIMPORTED', *sys.modules)"
    done = subprocess.run([sys.executable, "-c", f"{code}\n{tell}", *words], capture_output=True, text=True, check=True)
    return set(done.stdout.rpartition("IMPORTED")[2].split())


HELPS = """
import sys
import click
from click.testing import CliRunner
from kermesse.cli import main

def helps(command, words=()):
    told = CliRunner().invoke(main, [*words, "--help"]).stdout
    assert "Usage:" in told, words
    if isinstance(command, click.Group):
        for name, one in command.commands.items():
            helps(one, (*words, *name.split()))

helps(main)
"""


def test_help_of_every_command_needs_no_game_no_bot_and_no_server():
    heavy = {"msgspec", "rich", "fluent", "numpy", "aiohttp", "asyncio", "polars"}
    ours = {
        f"kermesse.{room}" for room in ("core", "games", "words", "players", "lessons", "lab", "research", "server")
    }
    assert imported(HELPS) & (heavy | ours) == set()


def games_among(modules):
    return {game for game in CATALOGUE if f"kermesse.games.{game}" in modules}


def test_a_game_is_imported_when_it_is_asked_for():
    names = "from kermesse.games import CATALOGUE as games; assert len(list(games)) == 5 and 'krom' in games; "
    assert games_among(imported(names)) == set()
    assert games_among(imported(f"{names} assert 'chess' not in games and games.get('chess') is None")) == set()
    assert games_among(imported(f"{names} games.also(games['kero'])")) == {"kero"}
    assert games_among(imported(f"{names} games.loaded()")) == set(CATALOGUE)


def test_a_command_imports_the_game_that_it_is_about(tmp_path):
    do = "from kermesse.cli import main; import sys; main(sys.argv[1:], standalone_mode=False)"
    file = str(tmp_path / "game.kermesse")
    words = ("record", "kraaw", "--bots", "normal,random", "--option", "wins_to_game=1", "-o", file)
    assert games_among(imported(do, *words)) == {"kraaw"}
    for words in (("replay", file), ("replay", file, "--verify"), ("analyse", file, "--moments", "1", "--worlds", "1")):
        assert games_among(imported(do, *words)) == {"kraaw"}, words


def test_the_help_says_what_the_house_spends_on_an_analysis():
    assert (BUDGET.moments, BUDGET.seen) == (analysing.MOMENTS, analysing.WORLDS)
    assert analysing._budget(analysing.MOMENTS, analysing.WORLDS) == BUDGET


def test_games_lists_seats_and_options():
    assert "2 to 6 players" in run("games").output
    listed = json.loads(run("games", "--json").output)
    (kraaw,) = [game for game in listed if game["name"] == "kraaw"]
    assert kraaw["seats"] == [2, 3, 4, 5, 6]
    assert {option["name"] for option in kraaw["options"]} >= {"timers", "stall_laps", "hand_swap", "limits_ms"}
    assert kraaw["bots"] == ["random", "easy", "normal", "hard", "master"]


def test_arena_counts_wins_by_bot_and_repeats_itself_with_any_number_of_jobs():
    results = [json.loads(run(*ARENA, "--json", "--jobs", jobs).stdout) for jobs in ("1", "2")]
    for result in results:
        del result["moves_per_s"]
    assert results[0] == results[1]
    first = results[0]
    assert (first["game"], first["seats"], first["games"], first["errors"]) == ("kraaw", 4, 12, 0)
    assert [(bot["name"], bot["games"]) for bot in first["bots"]] == [("normal", 12), ("random", 36)]
    assert sum(bot["wins"] for bot in first["bots"]) == pytest.approx(12)
    low, high = first["bots"][0]["interval"]
    assert 0 <= low <= first["bots"][0]["win_rate"] <= high <= 1
    assert sum(first["outcomes"].values()) == 12
    assert first["stats"]["rounds"] >= 1
    assert [(seat["name"], seat["games"]) for seat in first["by_seat"]] == [(str(seat), 12) for seat in range(4)]
    assert sum(seat["wins"] for seat in first["by_seat"]) == pytest.approx(12)
    assert first["by_role"] == []


def test_arena_counts_wins_by_role_where_seats_differ():
    kero = json.loads(run("arena", "kero", "--bots", "random", "--seats", "2", "--games", "3", "--json").stdout)
    assert [(role["name"], role["games"]) for role in kero["by_role"]] == [("first", 3), ("second", 3)]
    assert sum(role["wins"] for role in kero["by_role"]) == pytest.approx(3)
    krom = json.loads(run("arena", "krom", "--bots", "random", "--seats", "6", "--games", "2", "--json").stdout)
    assert len(krom["by_role"]) == 6


@pytest.fixture
def often(monkeypatch):
    """Lines of progress, as often as there is one."""
    monkeypatch.setattr(waiting, "EVERY", 0.0)


LINE = re.compile(r"[^:]+: \d+( of \d+)?")


def lines_of(words):
    result = run(*words)
    assert result.exit_code == 0, result.stderr
    return result.stdout, [line for line in result.stderr.splitlines() if LINE.fullmatch(line)]


@pytest.mark.usefixtures("often")
def test_long_commands_say_through_a_pipe_how_far_they_are(tmp_path):
    file = str(tmp_path / "game.kermesse")
    short = ("--option", "wins_to_game=1", "--option", "timers=off")
    told, lines = lines_of(("record", "kraaw", "--bots", "normal,random", *short, "-o", file))
    assert len(told.splitlines()) == 1
    assert len(lines) > 10
    told, lines = lines_of(("analyse", file, "--moments", "3", "--worlds", "1", "--json"))
    assert json.loads(told)["seat"] == 0
    assert lines
    told, lines = lines_of((*ARENA, "--json"))
    assert json.loads(told)["games"] == 12
    assert lines[-1].endswith("12 of 12")
    ladder = ("arena", "ladder", "kraaw", "--seats", "2", "--bots", "random,easy", "--games", "2", *short, "--json")
    told, lines = lines_of(ladder)
    assert json.loads(told)["game"] == "kraaw"
    assert lines
    lab = ("lab", "report", "kraaw", "--seats", "2", "--bots", "random", "--games", "2", "--option", "wins_to_game=1")
    assert lines_of((*lab, "-o", str(tmp_path / "lab")))[1][-1].endswith("2 of 2")
    mine = ("problem", "mine", "kraaw", "--games", "1", "--from", "1", *short, "-o", str(tmp_path / "found"))
    assert lines_of(mine)[1] == ["kraaw, games dug: 0 of 1"]
    lesson = min(Path(analysing.__file__).parents[1].glob("games/*/lessons/*.toml"), key=lambda one: one.stat().st_size)
    assert lines_of(("lesson", "check", str(lesson)))[1] == ["lessons and files of problems: 0 of 1"]


def read_all(terminal):
    shown = b""
    with suppress(OSError), open(terminal, "rb", buffering=0) as stream:  # so a terminal ends, when nobody writes to it
        while part := stream.read(4096):
            shown += part
    return shown.decode()


def test_at_a_terminal_a_bar_says_how_far_it_is(tmp_path):
    ours, theirs = pty.openpty()
    words = ("record", "kraaw", "--bots", "normal,random", "--option", "wins_to_game=1", "-o", str(tmp_path / "game"))
    env = {**os.environ, "TERM": "xterm", "COLUMNS": "80"}
    command = [sys.executable, "-m", "kermesse.cli", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=theirs, env=env, text=True) as playing:
        os.close(theirs)
        shown = read_all(ours)
        told = playing.stdout.read()
    assert playing.returncode == 0
    assert "kraaw, steps of the game" in shown
    assert "━" in shown
    assert len(told.splitlines()) == 1
    assert "\x1b" not in told


def test_arena_prints_a_table_for_people():
    output = run(*ARENA).output
    assert "win rate" in output
    assert "moves/s" in output


def test_record_replay_verify(tmp_path):
    file = str(tmp_path / "game.kermesse")
    assert (
        "won by" in run("record", "kraaw", "--bots", "normal,random", "--option", "wins_to_game=1", "-o", file).output
    )
    assert "holds" in run("replay", file, "--verify").output
    spectator, seat, everything = (
        run("replay", file, "--raw", *viewer).output for viewer in ((), ("--seat", "B"), ("--seat", "all"))
    )
    assert "hand_seen" not in spectator
    assert seat.count("hand_seen") == 1
    assert everything.count("hand_seen") == 2
    assert json.loads(run("replay", file, "--seat", "1", "--at", "6", "--raw").output.splitlines()[-1])["phase"]
    changed = tmp_path / "changed.kermesse"
    text = (tmp_path / "game.kermesse").read_text()
    at = text.index('"slot":') + len('"slot":')
    changed.write_text(text[:at] + str((int(text[at]) + 1) % 5) + text[at + 1 :])
    result = run("replay", str(changed), "--verify")
    assert result.exit_code == 2
    assert f"Line {text[:at].count(chr(10)) + 1}: its digest does not fit" in result.stderr


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_replay_speaks_in_sentences_of_the_language_asked_for(tmp_path, monkeypatch, game):
    file = str(tmp_path / "game.kermesse")
    seats = CATALOGUE[game].seats[0]
    run("record", game, "--bots", ",".join(["normal"] * seats), "-o", file)
    french, english = (run("replay", file, "--lang", language, "--seat", "A").output for language in ("fr", "en"))
    assert "Vous " in french
    assert "Anselme" in french
    assert "You " in english
    assert len(french.splitlines()) == len(english.splitlines())
    monkeypatch.setenv("LANGUAGE", "")
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert run("replay", file, "--seat", "A").output == french
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("LANG", "")
    assert run("replay", file, "--seat", "A").output == english


NESTS = "kraaw\nA[5L 4L 1d 2d 3u] B[2d 2d 4d 1d 3d]\n"


def test_position_lists_views_and_commands(tmp_path):
    file = tmp_path / "position.txt"
    file.write_text(NESTS)
    output = run("position", str(file), "--raw").output
    assert output.startswith("A (to decide)")
    assert output.count("  may ") == 9
    known = json.loads(run("position", str(file), "--json").output)
    assert len(known["seats"]["A"]["legal"]) == 9
    bare = tmp_path / "bare.txt"
    bare.write_text("A[5L 4L 1d 2d 3u] B[2d 2d 4d 1d 3d]")
    assert run("position", str(bare), "--game", "kraaw", "--raw").output == output


def test_position_tells_what_everybody_sees_and_then_what_each_seat_sees_besides(tmp_path, monkeypatch):
    file = tmp_path / "position.txt"
    file.write_text(NESTS)
    public, a, b = run("position", str(file), "--lang", "en").output.split("\n\n")
    assert "A, card 2: locked, 4, pocket watch" in public
    assert "B, card 2: face-down\n" in public
    assert a.startswith("A, to decide\n  A also sees:\n")
    assert "Still face-down: 1, 2" in a
    assert a.endswith("    - Take card 5 from B.")
    assert a.count("    - ") == 9
    assert "A, card 1" not in a  # everybody sees it
    assert "A may" not in b
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    french = run("position", str(file)).output
    assert "A, carte 2\u00a0: verrouillée, 4, montre à gousset" in french
    assert french == run("position", str(file), "--lang", "fr").output


def test_a_seat_is_told_nothing_of_what_is_hidden_from_it(tmp_path):
    told = []
    for hidden in ("2d 2d 4d 1d 3d", "3d 1d 2d 2d 4d"):
        file = tmp_path / "position.txt"
        file.write_text(f"kraaw\nA[5L 4L 1d 2d 3u] B[{hidden}]\n")
        told.append(run("position", str(file)).output.split("\n\n")[:2])
    assert told[0] == told[1]


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", CATALOGUE)
def test_a_position_fits_a_terminal_of_80_columns(tmp_path, game, language):
    file = str(tmp_path / "game.kermesse")
    run("record", game, "--bots", ",".join(["random"] * CATALOGUE[game].seats[-1]), "-o", file)
    shown = run("replay", file, "--at", "20", "--lang", language).stdout.rpartition("\n\n")[2]
    assert shown.startswith(words.say(game, language, "game-name"))
    assert max(map(len, shown.splitlines())) <= 80


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("arena", "chess", "--bots", "random"), "there is no game 'chess'; the games are: kraaw"),
        (("arena", "kraaw", "--bots", "random", "--seats", "9"), "kraaw is for 2 to 6 players, not 9"),
        (("arena", "kraaw", "--bots", "random,genius"), "no bot 'genius'; it has: random, easy, normal, hard, master"),
        (("arena", "kraaw", "--bots", "random,random,random", "--seats", "2"), "3 bots for 2 seats"),
        (
            ("arena", "kraaw", "--bots", "random", "--seats", "2", "--option", "speed=9"),
            "--option speed: “speed”: no such option",
        ),
        (("arena", "kraaw", "--bots", "random", "--seats", "2", "--option", "timers"), "write it as NAME=VALUE"),
        (
            ("arena", "kraaw", "--bots", "random", "--seats", "2", "--option", "timers=slow"),
            "--option timers: “Time to think”: no such value. Choose from: ",
        ),
        (("arena", "kraaw", "--bots", "random", "--seats", "2", "--option", "lap_cap=5"), "10 to 100"),
        (("replay", "/nowhere/at.all"), "No such file"),
        (("problem", "mine", "kraaw", "-o", "/nowhere/at.all"), "No such file"),
        (("record", "kraaw", "--bots", "random,random", "-o", "/nowhere/at.all"), "No such file"),
    ],
)
def test_a_users_mistake_is_one_clear_line_and_exit_code_2(words, complaint):
    result = run(*words)
    assert result.exit_code == 2
    assert complaint in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("kraaw\nA[5u 5u 1d 3L 5d] B[2d 2d 4d 1d 3d]", "3 cards of value 5"),
        ("chess\nA[]", "no game 'chess'"),
        ("krom\nS0 Alma cave\nS1 Oona cave\noption bord=glacial", "Did you mean “board”?"),
    ],
)
def test_an_impossible_position_is_one_clear_line(tmp_path, text, complaint):
    file = tmp_path / "position.txt"
    file.write_text(text)
    result = run("position", str(file))
    assert result.exit_code == 2
    assert complaint in result.stderr


def test_broken_files_are_one_clear_line(tmp_path):
    file = tmp_path / "broken"
    file.write_bytes(b"\xff\xfe\x00")
    assert "not a text file" in run("replay", str(file)).stderr
    file.write_text("{}\n")
    assert "Line 1: this is not the beginning of a game" in run("replay", str(file), "--verify").stderr
    good = tmp_path / "good"
    run("record", "kraaw", "--bots", "random,random", "--option", "wins_to_game=1", "-o", str(good))
    for seat in ("Z", "2", "²", "9" * 5000, "-1"):
        refused = run("replay", str(good), "--seat", seat)
        assert f"--seat {seat}: the seats are A, B, or all" in refused.stderr
        assert len(refused.stderr.splitlines()) == 1


def test_a_record_is_analysed_in_sentences_and_for_machines(tmp_path):
    file = tmp_path / "game.kermesse"
    run("record", "kreo", "--bots", "normal,normal,normal", "-o", str(file))
    quick = ("--moments", "3", "--worlds", "1")
    told = run("analyse", str(file), "--seat", "b", "--lang", "en", *quick)
    assert told.exit_code == 0
    assert "The planet’s chance" in told.output
    assert "as Anselme saw it" in told.output
    found = json.loads(run("analyse", str(file), "--seat", "1", "--json", *quick).stdout)
    assert found["seat"] == 1
    assert len(found["moments"]) == 3
    french = run("analyse", str(file), "--lang", "fr", *quick)
    assert "Chances de la planète" in french.output
    of_all = json.loads(run("analyse", str(file), "--seat", "all", "--json", *quick).stdout)
    assert [one["seat"] for one in of_all] == [0, 1, 2]


def test_what_cannot_be_analysed_is_said_in_one_line(tmp_path):
    file = tmp_path / "game.kermesse"
    run("record", "kraaw", "--bots", "random,random", "--option", "wins_to_game=1", "-o", str(file))
    assert run("analyse", str(file), "--seat", "C").exit_code == 2
    other = tmp_path / "other.kermesse"
    other.write_text(file.read_text("utf-8").replace('"version":"3"', '"version":"2"', 1), "utf-8")
    for language, sentence in (("en", "version 2 of the rules"), ("fr", "version 2 des règles")):
        refused = run("analyse", str(other), "--lang", language)
        assert refused.exit_code == 2
        assert sentence in refused.output
        assert len(refused.output.splitlines()) == 1

"""The facts noted of a game, and the folder that keeps them."""

import os
import re
import signal
import subprocess
import sys
import time

import msgspec
import pytest

from kermesse.games import CATALOGUE
from kermesse.lab.facts import facts_of
from kermesse.lab.farm import InlineFarm, ProcessFarm
from kermesse.lab.folder import BadFolder, open_folder, play_study, read_folder, write_data
from kermesse.lab.report.wording import Wording
from kermesse.lab.study import Cell, Job, LeadTracker, Study, grid, play_and_note
from kermesse.words import LANGUAGES, catalogue, has_message
from tests.test_cli import run

SHORT = {"timers": "off", "wins_to_game": 1}
KRAAW = Study("kraaw", "3", (Cell(2, ("random", "easy"), SHORT), Cell(3, ("random",) * 3, SHORT)), 1)


# ---------------------------------------------------------------- the lead


def led(*standings, winners=(0,), sides=(0, 1, 2)):
    lead = LeadTracker()
    for move, standing in enumerate(standings, 1):
        lead.stands(move, 1000 * move, standing, sides)
    return lead.changes, lead.decided(winners, (len(standings), 1000 * len(standings)))


def test_a_lead_changes_when_another_is_alone_ahead():
    assert led([0, 0, 0], [1, 0, 0], [1, 1, 0], [1, 2, 0], [3, 2, 0]) == (2, (5, 5000))
    assert led([0, 0, 0], [1, 0, 0], [1, 1, 0], [2, 1, 0]) == (0, (4, 4000))  # a tie is no change


def test_a_game_is_decided_when_the_winner_leads_to_the_end():
    assert led([0, 0, 0], [2, 0, 0], [2, 1, 0], [3, 1, 0])[1] == (2, 2000)
    assert led([0, 0, 0], [2, 0, 0], [2, 1, 0], winners=(1,))[1] == (3, 3000)  # never ahead: at the end


def test_sides_lead_together():
    assert led([1, 0, 1], [0, 2, 0], [3, 2, 3], winners=(0, 2), sides=(0, 1, 0)) == (2, (3, 3000))


# ---------------------------------------------------------------- what games tell


@pytest.mark.parametrize("name", CATALOGUE)
def test_what_is_noted_of_a_game_holds_together_and_has_words(name):
    game = CATALOGUE[name]
    seats = min(4, game.seats.stop - 1)
    study = Study(name, game.version, (Cell(seats, ("normal",) * seats, {}),), 1)
    note = play_and_note(Job(study, 0, 0))
    assert note == play_and_note(Job(study, 0, 0))
    assert msgspec.json.decode(msgspec.json.encode(note), type=type(note)) == note
    things = {one for some in note.things for one in some}
    assert len(things) >= 5
    assert (note.decided_move is None) == (facts_of(name).standing is None) == game.cooperative
    assert note.decided_move is None or 0 < note.decided_move <= note.moves
    for language in LANGUAGES:
        told = Wording(study, language)
        groups = {one.partition("/")[0] for one in things}
        assert all(has_message(name, language, f"things-{group}") for group in groups)
        prefix = {thing.group: thing.name or thing.group for thing in facts_of(name).things}
        for one in things:
            group, _, item = one.partition("/")
            names = (f"{prefix[group]}-{item}", f"{prefix[group]}-{item}".replace("_", "-"))
            assert any(has_message(name, language, message) for message in names), one
            assert told.item(group, item)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CATALOGUE)
def test_every_heading_has_its_things_and_the_other_way_round(name, language):
    declared = {f"things-{thing.group}" for thing in facts_of(name).things}
    said = set(re.findall(r"^(things-[a-z-]+) =", catalogue(name, language, "reports."), re.MULTILINE))
    assert said == declared


# ---------------------------------------------------------------- the folder


def data(folder):
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.suffix == ".csv"}


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    folder = tmp_path_factory.mktemp("whole") / "study"
    notes, failed = play_study(folder, KRAAW, 6, InlineFarm())
    assert (len(notes), failed) == (12, [])
    write_data(folder, KRAAW, notes)
    return folder


def test_any_number_of_workers_gives_the_same_data(whole, tmp_path):
    notes, _ = play_study(tmp_path / "two", KRAAW, 6, ProcessFarm(2))
    write_data(tmp_path / "two", KRAAW, notes)
    assert len(data(whole)) == 3
    assert data(tmp_path / "two") == data(whole)


def test_parquet_and_csv_say_the_same(whole):
    polars = pytest.importorskip("polars")
    for name in ("games", "seats", "things"):
        assert polars.read_parquet(whole / f"{name}.parquet").write_csv().encode() == data(whole)[f"{name}.csv"]
    seats = polars.read_parquet(whole / "seats.parquet")
    assert seats["won"].sum() == 12
    assert seats.columns == ["cell", "game", "seat", "bot", "role", "won", "rank", "score", "expired"]


def test_a_torn_last_line_is_dropped_and_its_game_played_again(whole, tmp_path):
    folder = tmp_path / "torn"
    play_study(folder, KRAAW, 6, InlineFarm())
    file = folder / "games.jsonl"
    lines = file.read_bytes()
    file.write_bytes(lines[:-20])
    assert len(read_folder(folder)[1]) == 11
    assert file.read_bytes() == lines[:-20]  # who only looks changes nothing
    assert len(open_folder(folder, KRAAW)) == 11
    notes, _ = play_study(folder, KRAAW, 6, InlineFarm())
    assert notes == read_folder(whole)[1]
    assert read_folder(folder)[1] == notes  # nothing was written behind the torn line


def test_more_games_go_on_from_those_that_are_there(whole, tmp_path):
    folder = tmp_path / "more"
    play_study(folder, KRAAW, 2, InlineFarm())
    before = (folder / "games.jsonl").read_bytes()
    notes, _ = play_study(folder, KRAAW, 6, InlineFarm())
    assert (folder / "games.jsonl").read_bytes().startswith(before)
    assert notes == read_folder(whole)[1]
    assert len(play_study(folder, KRAAW, 3, InlineFarm())[0]) == 6  # the first three of each


@pytest.mark.parametrize(
    ("other", "why"),
    [
        (msgspec.structs.replace(KRAAW, seed=2), "seed 1, not 2"),
        (msgspec.structs.replace(KRAAW, version="4"), "version 3, not 4"),
        (msgspec.structs.replace(KRAAW, cells=KRAAW.cells[:1]), "2 kinds of tables, not 1"),
        (
            msgspec.structs.replace(KRAAW, cells=(KRAAW.cells[0], Cell(3, ("easy",) * 3, SHORT))),
            "bots random,random,random, not easy,easy,easy",
        ),
    ],
)
def test_a_folder_of_another_study_is_refused(whole, other, why):
    before = {file.name: file.read_bytes() for file in whole.iterdir()}
    with pytest.raises(BadFolder, match=re.escape(why)):
        open_folder(whole, other)
    assert {file.name: file.read_bytes() for file in whole.iterdir()} == before


def test_a_folder_with_something_else_in_it_is_refused(tmp_path):
    (tmp_path / "letter.txt").write_text("dear")
    with pytest.raises(BadFolder, match="holds no study"):
        open_folder(tmp_path, KRAAW)


def test_a_damaged_line_is_told_and_not_skipped(tmp_path):
    play_study(tmp_path / "bad", KRAAW, 1, InlineFarm())
    file = tmp_path / "bad" / "games.jsonl"
    file.write_bytes(b"{}\n" + file.read_bytes())
    with pytest.raises(BadFolder, match="line 1, cannot be read"):
        open_folder(tmp_path / "bad", KRAAW)


def test_a_game_that_fails_is_told_and_tried_again(tmp_path):
    gone = msgspec.structs.replace(KRAAW, cells=(Cell(2, ("nobody", "easy"), SHORT),))
    notes, failed = play_study(tmp_path / "gone", gone, 2, InlineFarm())
    assert (notes, len(failed)) == ([], 2)
    assert "has no bot 'nobody'" in failed[0].error
    assert (tmp_path / "gone" / "games.jsonl").read_bytes() == b""


def test_a_grid_has_every_combination():
    found = list(grid(CATALOGUE["krom"], [2, 3], [["easy"], ["easy", "normal"]], {"board": ["temperate", "glacial"]}))
    assert len(found) == 8
    assert found[0] == (2, ("easy", "easy"), {})
    assert found[-1] == (3, ("easy", "normal", "easy"), {"board": "glacial"})


def test_an_interrupted_run_goes_on_where_it_was(tmp_path):
    words = ["kraaw", "--seats", "4", "--bots", "normal", "--option", "wins_to_game=1", "--games", "60", "--lang", "en"]
    command = [sys.executable, "-m", "kermesse.cli", "lab", "report", *words, "-o", str(tmp_path / "cut")]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    lines = tmp_path / "cut" / "games.jsonl"
    until = time.monotonic() + 60
    while not (lines.exists() and lines.read_bytes().count(b"\n") >= 3) and time.monotonic() < until:
        time.sleep(0.02)
    os.kill(process.pid, signal.SIGINT)
    _, said = process.communicate(timeout=60)
    assert process.returncode == 130, said
    assert re.search(r"interrupted; \d+ games are kept in .*: the same command goes on", said)
    kept = lines.read_bytes()
    assert 3 <= kept.count(b"\n") < 60
    small = [*words[:7], "--games", str(kept.count(b"\n") + 2), "--lang", "en"]
    run("lab", "report", *small, "-o", str(tmp_path / "cut"))
    run("lab", "report", *small, "-o", str(tmp_path / "whole"))
    assert lines.read_bytes().startswith(kept)
    assert data(tmp_path / "cut") == data(tmp_path / "whole")

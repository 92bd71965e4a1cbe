"""Frozen opponents stay as they are: what they chose once they choose again, whatever the game's own bots have learned since.

`python -m tests.lab.test_frozen` writes the choices down anew. That is right after a change of a game's rules, and never else.
"""

import ast
from pathlib import Path
from random import Random

import pytest

import kermesse.players.kraaw.card_tracking
import kermesse.players.krom.evaluation
from kermesse.core.chance import seed_from
from kermesse.core.match import Match
from kermesse.games import CATALOGUE
from kermesse.lab import frozen
from kermesse.lab.frozen.kraaw import thumb
from kermesse.lab.pool import FROZEN, POOL, make_opponent
from kermesse.lessons.deeds import LETTERS, in_words
from kermesse.players.table import play_out

CHOICES = Path(__file__).parent / "frozen"
FROZEN_GAMES = sorted(game for game, pool in POOL.items() if FROZEN in pool)
SHORT = {"kraaw": {"wins_to_game": 1}}
# The rules' own words: what a bot of any age needs to be told and to answer.
WORDS = {"commands", "components", "events", "state", "view_types", "rules", "pieces"}


def choices(name: str, opponent: str = FROZEN) -> list[str]:
    game = CATALOGUE[name]
    chosen = []
    for seats in sorted({game.seats[0], game.seats[-1]}):
        match = Match(game, seats, game.options_type(timers="off", **SHORT.get(name, {})), seed_from("frozen", seats))
        bots = [make_opponent(game, opponent, seat, seats, Random(f"frozen {seat}")) for seat in range(seats)]
        for step in play_out(match, bots):
            if step.seat is not None:
                chosen.append(f"{LETTERS[step.seat]} {' '.join(in_words(step.command))}")
    return chosen


def recorded(name: str) -> list[str]:
    return (CHOICES / f"{name}.txt").read_text("utf-8").splitlines()


@pytest.mark.parametrize("name", FROZEN_GAMES)
def test_a_frozen_opponent_chooses_as_it_did(name):
    assert choices(name) == recorded(name)
    assert len(recorded(name)) > 100


def test_what_a_game_learns_does_not_reach_it(monkeypatch):
    monkeypatch.setattr(kermesse.players.kraaw.card_tracking.Guess, "value", lambda guess, seat, slot: 0.0)
    monkeypatch.setattr(kermesse.players.krom.evaluation.Appraisal, "life", lambda mind, hearts: 0.0)
    assert choices("kraaw", "normal") != recorded("kraaw")
    assert choices("krom", "normal") != recorded("krom")
    assert choices("kraaw") == recorded("kraaw")
    assert choices("krom") == recorded("krom")


def test_one_that_thaws_is_seen(monkeypatch):
    monkeypatch.setattr(thumb, "UPRIGHT", 0.5)
    assert choices("kraaw") != recorded("kraaw")


def imported(file: Path) -> set[str]:
    tree = ast.parse(file.read_text("utf-8"))
    return {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}


def test_it_holds_on_to_nothing_but_the_rules_own_words():
    files = sorted(Path(frozen.__file__).parent.rglob("*.py"))
    assert len(files) > 20
    loose = [
        f"{file.name} imports {module}"
        for file in files
        for module in imported(file)
        if module.startswith("kermesse.games.") and module.split(".")[3] not in WORDS
    ]
    assert loose == []


if __name__ == "__main__":
    for game in FROZEN_GAMES:
        (CHOICES / f"{game}.txt").write_text("\n".join(choices(game)) + "\n", "utf-8")

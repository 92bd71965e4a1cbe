"""The lobby's figure for a level's strength: as it was measured, and none where it was not."""

from dataclasses import replace

import msgspec
import pytest

from kermesse.games import CATALOGUE
from kermesse.players import levels, offered
from kermesse.players import strength as told
from kermesse.players.strength import Below, Ratings, Strength, as_toml, ratings_of
from kermesse.server.connection.messages import LevelStrength
from kermesse.server.http.catalogue import game_info

MEASURED = [name for name, game in CATALOGUE.items() if ratings_of(game)]
LEVELS = {
    "easy": Strength(40, 1210, (1100, 1320), below=Below("random", 0.85, (0.71, 0.93), 40)),
    "lost": Strength(40, 900, (800, 1000), below=Below("easy", 0.1, (0.0, 0.3), 40)),
}


def ratings(version: str, found: dict[str, Strength]) -> Ratings:
    options = {"timers": "off", "wins_to_game": 1, "memory_aid": True}
    return Ratings("kraaw", version, 4, 7, options, "kermesse arena ladder kraaw", found)


def test_kraaw_and_krom_were_measured():
    assert {"kraaw", "krom"} <= set(MEASURED)


@pytest.mark.parametrize("name", MEASURED)
def test_what_lies_beside_a_game_is_of_its_levels_and_says_how_it_was_found(name):
    game, found = CATALOGUE[name], ratings_of(game=CATALOGUE[name])
    assert found is not None
    assert found.game == name
    assert {"easy", "normal"} & set(offered(game)) <= set(found.levels) <= set(offered(game))
    assert found.seats in game.seats
    for word in (f"ladder {name} ", f"--seats {found.seats}", f"--seed {found.seed}"):
        assert word in found.command
    for level, one in found.levels.items():
        assert one.games >= 20, "too few to tell people"
        if game.cooperative:
            assert one.share is not None
        else:
            assert one.rating is not None
            assert one.interval is not None
            assert one.interval[0] <= one.rating <= one.interval[1]
            assert one.below is not None
            assert one.below.name == levels(game)[levels(game).index(level) - 1]
            assert one.below.interval[0] <= one.below.share <= one.below.interval[1]


def test_what_is_written_is_what_is_read():
    written = ratings("3", {**LEVELS, "team": Strength(12, share=0.417)})
    assert msgspec.toml.decode(as_toml(written), type=Ratings) == written


def test_a_level_that_was_not_measured_shows_nothing(monkeypatch):
    kraaw = CATALOGUE["kraaw"]
    monkeypatch.setattr(told, "_ratings", lambda game: ratings(kraaw.version, LEVELS))
    assert game_info(kraaw).strengths == {"easy": LevelStrength(1210, 0.85, "random", 40, 4)}
    monkeypatch.setattr(told, "_ratings", lambda game: None)
    assert game_info(kraaw).strengths == {}


def test_what_was_measured_by_other_rules_shows_nothing():
    kraaw = CATALOGUE["kraaw"]
    assert game_info(kraaw).strengths
    assert game_info(replace(kraaw, version="other")).strengths == {}


def test_a_team_is_told_by_its_share(monkeypatch):
    kreo = CATALOGUE["kreo"]
    monkeypatch.setattr(told, "_ratings", lambda game: ratings(kreo.version, {"normal": Strength(50, share=0.36)}))
    assert game_info(kreo).strengths == {"normal": LevelStrength(None, 0.36, "", 50, 4)}

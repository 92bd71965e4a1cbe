"""Opponents for measurements, which only arenas can name."""

import json
from dataclasses import replace
from itertools import count
from random import Random

import pytest

from kermesse.core.chance import quick_chance_of, seed_from
from kermesse.core.match import Match
from kermesse.games import CATALOGUE
from kermesse.lab.opponents import VARIANTS, make_opponent, variants
from kermesse.players import UnknownBot, levels, make_bot, offered
from kermesse.players.search import Searcher
from kermesse.players.table import play_out
from tests.test_cli import run

SEATS = {"kraaw": 4, "krom": 3}
MEMBERS = [(game, variant) for game, known in VARIANTS.items() for variant in known]
SHORT = {"kraaw": {"wins_to_game": 1}}


def match_of(name: str, seats: int, seed: str):
    game = CATALOGUE[name]
    return Match(game, seats, game.options_type(timers="off", **SHORT.get(name, {})), seed_from(seed))


def thrifty(name: str, variant: str, seat: int, seats: int):
    bot = make_opponent(CATALOGUE[name], variant, seat, seats, f"pool {seat}")
    if isinstance(bot, Searcher):
        bot.search = replace(bot.search, playouts=20, fewest=2)
        asks, asked = bot.asks, count()
        bot.asks = lambda view: asks(view) and next(asked) % 12 == 0
    return bot


def played(name: str, variant: str, seed: str = "pool"):
    seats = SEATS[name]
    match = match_of(name, seats, seed)
    bots = [thrifty(name, variant if seat == 0 else "normal", seat, seats) for seat in range(seats)]
    log = [(step.at, step.seat, step.command) for step in play_out(match, bots)]
    return log, match.outcome()


@pytest.mark.parametrize(("name", "variant"), MEMBERS)
def test_it_plays_whole_games_and_the_same_again(name, variant):
    first = played(name, variant)
    assert first[1] is not None
    assert played(name, variant) == first


@pytest.mark.parametrize("name", VARIANTS)
def test_nobody_is_offered_one_and_no_level_bears_its_name(name):
    game = CATALOGUE[name]
    assert variants(game)
    assert not set(variants(game)) & {*levels(game), *offered(game)}
    for variant in variants(game):
        with pytest.raises(UnknownBot):
            make_bot(game, variant, 0, game.seats[0], Random(1))


@pytest.mark.parametrize("seats", [2, 4])
def test_a_tuned_player_of_kraaw_knows_only_what_its_seat_knows(seats):
    """With everything hidden from it changed, it makes the same choice, also with other random numbers."""
    game = CATALOGUE["kraaw"]
    match = match_of("kraaw", seats, "redrawn")
    bots = [make_bot(game, "normal", seat, seats, Random(seat)) for seat in range(seats)]
    looked_at = 0
    for _ in play_out(match, bots):
        for seat in match.awaiting():
            view, legal = match.view(seat), match.legal(seat)
            if view.phase not in ("main", "reveal", "retaliate", "bonus") or len(legal) < 2:
                continue
            looked_at += 1
            found = set()
            for world in range(3):
                state = game.redraw(match.state, seat, match.now, quick_chance_of(seed_from("pool", world)))
                bot = make_opponent(game, "tuned", seat, seats, str(world))
                found.add(bot.choose(game.view(state, seat, match.now), legal, match.now))
            assert len(found) == 1
            assert found <= set(legal)
    assert looked_at > 10


def test_an_arena_knows_them_by_name():
    words = ("arena", "kraaw", "--bots", "tuned,normal", "--games", "4", "--option", "wins_to_game=1", "--json")
    result = json.loads(run(*words).stdout)
    assert [(bot["name"], bot["games"]) for bot in result["bots"]] == [("tuned", 4), ("normal", 4)]
    assert result["errors"] == 0


def test_a_record_and_a_game_without_variants_do_not():
    wrong = run("record", "kraaw", "--bots", "tuned,normal", "-o", "nowhere")
    assert wrong.exit_code == 2
    assert "kraaw has no bot 'tuned'; it has: random, easy, normal, hard, master\n" in wrong.stderr
    wrong = run("arena", "kraaw", "--bots", "genius", "--seats", "2")
    assert "no bot 'genius'; it has: random, easy, normal, hard, master, tuned, searcher\n" in wrong.stderr
    with pytest.raises(UnknownBot, match="it has: random, easy, normal"):
        make_opponent(replace(CATALOGUE["kraaw"], name="other"), "tuned", 0, 3, "1")

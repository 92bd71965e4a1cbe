"""The analysis after a game: the choices that cost a seat most, the best bot's, and its chance over time."""

from functools import cache
from random import Random
from statistics import fmean

import msgspec
import pytest

from kermesse.core.chance import chance_of, seed_from
from kermesse.core.match import Entry, Match
from kermesse.core.options import read_options
from kermesse.games import CATALOGUE
from kermesse.games.kraaw.commands import CONTINUE, END_TURN, LOCK, LOOK, REVEAL_LOCK
from kermesse.laws.redraws import redraw_of
from kermesse.players import analysis, levels, make_bot
from kermesse.players.analysis import Budget, analyse, best_level
from kermesse.players.table import play_out
from kermesse.players.worlds import as_it_is, as_seen, moment_of, play_on, played_on, share_of
from tests.tiny_game import TINY_GAME

TINY = Budget(decisions=6, rounds=(1, 1), finals=2, worlds=4, moments=5, seen=2, true=1)
SHORT = {"kraaw": {"wins_to_game": 1}, "chronos": {"rounds_to_win": 1, "target": 60}}


def fresh(name, seats=0, seed=""):
    game = CATALOGUE[name]
    options = read_options(game.options_type, SHORT.get(name, {}))
    return Match(game, seats or game.seats[0], options, seed_from("analysed", name, seed))


@cache
def played(name):
    """Play a whole game between bots; read-only."""
    match = fresh(name)
    bots = [make_bot(match.game, "normal", seat, match.seats, Random(seat)) for seat in range(match.seats)]
    for _ in play_out(match, bots):
        pass
    return match


@pytest.mark.parametrize("name", CATALOGUE)
def test_every_game_is_analysed_along_its_whole_length(name):
    over = played(name)
    told = []
    found = analyse(fresh(name), over.log, over.now, 1, "seed", TINY, told.append)
    steps = [one.step for one in found.moments]
    assert 2 <= len(steps) <= TINY.moments
    assert steps == sorted(set(steps))
    assert steps[-1] < found.end
    assert all(0 <= one.seen <= 1 and 0 <= one.true <= 1 and one.error > 0 for one in found.moments)
    assert found.result == pytest.approx(share_of(over, 1), abs=1e-3)
    assert found.by == best_level(over.game)
    assert all(turn.step in range(found.end) and turn.with_best > turn.with_done for turn in found.turns)
    shares = [one.done / one.of for one in told]
    assert shares == sorted(shares), "progress never goes back"
    assert shares[-1] == 1
    assert told[0].turns is None
    assert told[-1].turns == found.turns


def test_the_same_record_gives_the_same_analysis():
    over = played("kreo")
    found = [analyse(fresh("kreo"), over.log, over.now, 1, "seed", TINY) for _ in range(2)]
    assert msgspec.json.encode(found[0]) == msgspec.json.encode(found[1])


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_step_is_the_frame_of_the_replay_before_what_was_done(name):
    over = played(name)
    found = analyse(fresh(name), over.log, over.now, 0, "seed", TINY)
    match, frames = fresh(name), []  # who did what, by the number of the frame that shows it
    frames.append(None)
    for entry in over.log:
        frames += [None] * len(match.advance(entry.at))
        frames.append(entry)
        if isinstance(entry, Entry):
            match.play(entry.seat, entry.do, entry.at)
    for one in found.moments:
        entry = frames[one.step + 1]
        assert (entry.seat, entry.at) == (0, one.at)
    for turn in found.turns:
        assert frames[turn.step + 1].at == turn.at


# B has turned up the last card: it is A's last turn. With the 4 that A has looked at, A has 13 against 9; without it 9
# against 9, and B has the better cards below the first (G20).
LAST_TURN = "A[5u 4d{A} 3u 1u 2d]\nB[2u 2u 3u 1L 1u]\noption wins_to_game=1\noption timers=off"


def at_last_turn():
    game = CATALOGUE["kraaw"]
    state = game.position(LAST_TURN)
    return Match.at(game, state, 2, state.options)


def end_with(match, command):
    """Let A do it, which ends the round and the game."""
    for seat, done in ((0, command), (0, END_TURN), (0, CONTINUE), (1, CONTINUE)):
        match.play(seat, done, match.now + 1_000)


def test_a_choice_that_threw_the_game_away_is_told_with_what_it_cost():
    over = at_last_turn()
    end_with(over, LOCK[0])
    assert over.outcome().winners == (1,)
    found = analyse(at_last_turn(), over.log, over.now, 0, "blunder", Budget(worlds=24, moments=8))
    (turn,) = found.turns
    assert turn.step == 0
    assert turn.with_best > 0.9
    assert turn.with_done < 0.1
    assert 0 < turn.error < 0.3
    assert turn.done == LOCK[0]
    assert turn.best in (LOOK[1], REVEAL_LOCK[1])
    assert turn.reason is not None
    assert (found.by, found.result) == ("master", 0)


def test_of_a_game_that_was_won_as_well_as_could_be_nothing_is_told():
    over = at_last_turn()
    end_with(over, REVEAL_LOCK[1])
    assert over.outcome().winners == (0,)
    found = analyse(at_last_turn(), over.log, over.now, 0, "best", Budget(worlds=24, moments=8))
    assert found.result == 1
    assert found.turns == []


def test_the_first_costly_choice_is_told_before_the_work_is_done():
    over, told = at_last_turn(), []
    end_with(over, LOCK[0])
    analyse(at_last_turn(), over.log, over.now, 0, "blunder", Budget(worlds=24, moments=8), told.append)
    assert any(one.turns and one.done < one.of for one in told)


@pytest.mark.parametrize(("won_in", "told"), [("found", []), ("measured", [(1.0, 0.0)])])
def test_what_found_a_choice_is_not_counted_again_in_what_it_cost(monkeypatch, won_in, told):
    """Planted: another choice wins all worlds of one kind, and no world of the other."""
    over = at_last_turn()
    end_with(over, REVEAL_LOCK[1])

    def planted(moment, state, command, world):
        return float(command == LOCK[0] and f" {won_in} " in world)

    monkeypatch.setattr(analysis, "advice", lambda *asked: (LOCK[0], None))
    monkeypatch.setattr(analysis, "played_on", planted)
    found = analyse(at_last_turn(), over.log, over.now, 0, "planted", Budget(finals=1, worlds=24, moments=1))
    assert [(turn.with_best, turn.with_done) for turn in found.turns] == told


# ---------------------------------------------------------------- games with a planted blunder, and games without

COST = 0.3  # of the win, at least, of a planted blunder
BLUNDERS, CLEAN = 10, 20  # games


def bots_at(match, number):
    """The best bot at the first seat, `normal` at the others."""
    judges = [best_level(match.game), *["normal"] * (match.seats - 1)]
    return [
        make_bot(match.game, level, seat, match.seats, Random(f"{number} {seat}")) for seat, level in enumerate(judges)
    ]


def clean_game(name, number):
    match = fresh(name, seed=number)
    play_on(match, bots_at(match, number))
    return match


def cost_of(moment, done, instead, worlds):
    """Return the cost of the second command against the first, on average over these worlds."""
    names = [f"cost {world}" for world in worlds]
    return fmean(
        played_on(moment, as_seen(moment, name), done, name) - played_on(moment, as_seen(moment, name), instead, name)
        for name in names
    )


def blundered(name, number):
    """A clean game but for one command, which costs at least COST; that command, its time, and the
    game's number."""
    random, seed = Random(f"blunder {name} {number}"), number
    while True:
        log = clean_game(name, seed).log
        own = [at for at, entry in enumerate(log) if isinstance(entry, Entry) and entry.seat == 0]
        for number_in_log in random.sample(own, min(len(own), 8)):
            match, entry = fresh(name, seed=seed), log[number_in_log]
            for before in log[:number_in_log]:
                match.advance(before.at)
                match.play(before.seat, before.do, before.at)
            match.advance(entry.at)
            moment = moment_of(match, 0, entry.at)
            done = match.game.canonical(match.state, 0, entry.do)
            others = [one for one in moment.legal if not one.side_command and one != done]
            for instead in random.sample(others, min(len(others), 4)) * (not done.side_command):
                if min(cost_of(moment, done, instead, range(24)), cost_of(moment, done, instead, range(24, 84))) > COST:
                    match.opening = match.play(0, instead, entry.at).events
                    play_on(match, bots_at(match, seed))
                    return match, instead, entry.at, seed
        seed += 1_000


@pytest.mark.soak
@pytest.mark.parametrize("name", CATALOGUE)
def test_nine_of_ten_blunders_are_told(name):
    told = 0
    for number in range(BLUNDERS):
        over, blunder, at, seed = blundered(name, number)
        found = analyse(fresh(name, seed=seed), over.log, over.now, 0, f"blunder {number}")
        told += any((turn.at, turn.done) == (at, blunder) for turn in found.turns)
    assert told >= 0.9 * BLUNDERS, told


@pytest.mark.soak
@pytest.mark.parametrize("name", CATALOGUE)
def test_at_most_one_of_twenty_games_of_the_best_bot_is_accused(name):
    accused = 0
    for number in range(CLEAN):
        over = clean_game(name, number)
        accused += bool(analyse(fresh(name, seed=number), over.log, over.now, 0, f"clean {number}").turns)
    assert accused <= CLEAN / 20, accused


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_chance_as_a_seat_sees_it_rests_on_nothing_that_is_hidden_from_it(name):
    """The hidden parts are redrawn from the state: the same worlds are imagined, with the same result."""
    over, match = played(name), fresh(name)
    looked_at = differed = 0
    for number, entry in enumerate(over.log):
        match.advance(entry.at)
        if isinstance(entry, Entry) and number % 7 == 3:
            moment = moment_of(match, entry.seat, entry.at)
            hidden = redraw_of(match.game)(match.state, entry.seat, chance_of(seed_from("hidden", number)))
            other = moment_of(_with(match, hidden), entry.seat, entry.at)
            for world in ("1", "2"):
                assert as_seen(moment, world) == as_seen(other, world)
                differed += as_it_is(moment, world) != as_it_is(other, world)
            if looked_at == 2:
                seen = [played_on(one, as_seen(one, "1"), None, "1") for one in (moment, other)]
                assert seen[0] == seen[1]
            looked_at += 1
        if isinstance(entry, Entry):
            match.play(entry.seat, entry.do, entry.at)
    assert looked_at > 2
    assert differed, "somebody who sees all cards sees another table"


def _with(match, state):
    other = Match.at(match.game, state, match.seats, match.options, match.now)
    other.conceded = list(match.conceded)
    return other


def test_whoever_has_given_up_has_no_chance_left():
    match = fresh("kraaw", 3)
    match.concede(0)
    moment = moment_of(match, 0, 0)
    assert [played_on(moment, as_seen(moment, str(world)), None, str(world)) for world in range(3)] == [0, 0, 0]
    match.concede(1)
    assert share_of(match, 2) == 1


def test_the_best_bot_is_the_master_or_the_strongest_that_there_is():
    assert best_level(CATALOGUE["kraaw"]) == "master"
    assert best_level(TINY_GAME) == levels(TINY_GAME)[-1]

"""The analysis after a game: a seat's chance over time, the turning points, and the best bot's choices there."""

from functools import cache
from random import Random

import msgspec
import pytest

from kermesse.core.chance import chance_of, seed_from
from kermesse.core.match import Entry, Match
from kermesse.core.options import read_options
from kermesse.games import CATALOGUE
from kermesse.games.kraaw.commands import CONTINUE, END_TURN, LOCK, LOOK, REVEAL_LOCK
from kermesse.players import levels, make_bot
from kermesse.players.analysis import Budget, analyse, best_level
from kermesse.players.table import play_out
from kermesse.players.worlds import as_it_is, as_seen, moment_of, played_on, share_of
from tests.redraws import REDRAW
from tests.tiny_game import TINY_GAME

TINY = Budget(moments=5, seen=2, true=1, again=1, choice=2, turns=2)
SHORT = {"kraaw": {"wins_to_game": 1}, "chronos": {"rounds_to_win": 1, "target": 60}}


def fresh(name, seats=0):
    game = CATALOGUE[name]
    options = read_options(game.options_type, SHORT.get(name, {}))
    return Match(game, seats or game.seats[0], options, seed_from("analysed", name))


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
    found = analyse(fresh(name), over.log, over.now, 1, "seed", TINY, lambda done, of: told.append((done, of)))
    steps = [one.step for one in found.moments]
    assert 2 <= len(steps) <= TINY.moments
    assert steps == sorted(set(steps))
    assert steps[-1] < found.end
    assert all(0 <= one.seen <= 1 and 0 <= one.true <= 1 for one in found.moments)
    assert found.result == pytest.approx(share_of(over, 1), abs=1e-3)
    assert found.by == best_level(over.game)
    assert all(turn.step in range(found.end) and turn.lost >= 0 for turn in found.turns)
    assert [done for done, _ in told] == sorted(done for done, _ in told), "progress never goes back"
    assert told[-1][0] == told[-1][1]


def test_the_same_record_gives_the_same_analysis():
    over = played("kreo")
    found = [analyse(fresh("kreo"), over.log, over.now, 1, "seed", TINY) for _ in range(2)]
    assert msgspec.json.encode(found[0]) == msgspec.json.encode(found[1])


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_step_is_the_frame_of_the_replay_before_what_was_done(name):
    over = played(name)
    found = analyse(fresh(name), over.log, over.now, 0, "seed", Budget(3, 1, 1, 0, 1, 1))
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


def test_a_thrown_away_game_turns_where_it_was_thrown_away():
    over = at_last_turn()
    end_with(over, LOCK[0])
    assert over.outcome().winners == (1,)
    found = analyse(at_last_turn(), over.log, over.now, 0, "blunder", Budget(8, 12, 8, 12, 12, 2))
    (turn,) = [turn for turn in found.turns if turn.step == 0]
    assert turn is max(found.turns, key=lambda one: abs(one.after - one.before))
    assert turn.before > 0.9
    assert turn.after < 0.1
    assert turn.lost > 0.9
    assert not turn.same
    assert turn.done == LOCK[0]
    assert turn.best in (LOOK[1], REVEAL_LOCK[1])
    assert turn.reason is not None
    assert (found.by, found.result) == ("master", 0)


def test_a_game_that_was_won_as_well_as_could_be_has_nothing_lost():
    over = at_last_turn()
    end_with(over, REVEAL_LOCK[1])
    assert over.outcome().winners == (0,)
    found = analyse(at_last_turn(), over.log, over.now, 0, "best", Budget(8, 12, 8, 12, 12, 2))
    assert found.result == 1
    assert all(turn.lost == 0 for turn in found.turns)


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_chance_as_a_seat_sees_it_rests_on_nothing_that_is_hidden_from_it(name):
    """The hidden parts are redrawn from the state: the same worlds are imagined, with the same result."""
    over, match = played(name), fresh(name)
    looked_at = differed = 0
    for number, entry in enumerate(over.log):
        match.advance(entry.at)
        if isinstance(entry, Entry) and number % 7 == 3:
            moment = moment_of(match, entry.seat, entry.at)
            hidden = REDRAW[name](match.state, entry.seat, chance_of(seed_from("hidden", number)))
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

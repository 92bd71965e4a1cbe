"""A match: time runs forward, deadlines fall first, the log rebuilds it."""

from dataclasses import replace

import pytest

from kermesse.core.chance import seed_from
from kermesse.core.game import Refused
from kermesse.core.match import Entry, Match, Note, play_back, replay
from kermesse.core.options import BadOptions, Options
from kermesse.core.record import write_record
from kermesse.games.kraaw import GAME
from kermesse.games.kraaw.commands import ChooseCrow, Look
from kermesse.games.kraaw.options import KraawOptions
from tests.tiny_game import TINY_GAME, Grab

SEED = seed_from("match")


def new_match(**options) -> Match:
    return Match(GAME, 2, KraawOptions(**options), SEED)


def test_seats_and_options_are_checked_at_the_door():
    with pytest.raises(ValueError, match="2 to 6 players, not 9"):
        Match(GAME, 9, KraawOptions(), SEED)
    with pytest.raises(BadOptions, match="first_player"):
        new_match(first_player="seat:4")


def test_time_runs_forward():
    match = new_match()
    match.advance(1000)
    with pytest.raises(ValueError, match="forward"):
        match.advance(999)
    with pytest.raises(ValueError, match="forward"):
        match.play(0, ChooseCrow("plume"), 999)


def test_a_deadline_falls_before_the_commands_of_its_millisecond():
    match = new_match()
    due = match.deadline()
    with pytest.raises(ValueError, match="advance first"):
        match.play(0, ChooseCrow("plume"), due)
    (step,) = match.advance(due)
    assert (step.at, step.seat, step.command) == (due, None, None)
    assert match.view(0).crows == ["charbon", "reglisse"]


def test_deadlines_fall_each_at_its_own_millisecond():
    match = new_match()
    steps = match.advance(10_000_000)
    times = [step.at for step in steps]
    assert times == sorted(set(times))
    assert match.now == 10_000_000
    assert match.outcome() is not None


def test_a_refused_command_is_not_logged():
    match = new_match()
    with pytest.raises(Refused) as refused:
        match.play(0, Look(0), 0)
    assert str(refused.value) == "wrong_phase (3.3, command look, phase crow_choice)"
    assert match.log == []


def test_the_log_rebuilds_the_match_with_its_notes():
    match = new_match()
    match.play(0, ChooseCrow("plume"), 500)
    match.note(Note(600, "took_over", seat=1))
    match.advance(700)
    again = replay(GAME, 2, match.options, SEED, match.log, 700)
    assert (again.state, again.log, again.now) == (match.state, match.log, 700)
    assert (again.awaiting(), again.legal(1)) == ((1,), match.legal(1))
    assert not again.is_stuck()


def test_a_match_begins_at_any_position_and_goes_on_as_the_whole_game_did():
    whole = Match(TINY_GAME, 2, Options(), SEED)
    whole.play(0, Grab(), 100)
    whole.advance(500)
    part = Match.at(TINY_GAME, TINY_GAME.copy(whole.state), 2, Options(), whole.now)
    assert (part.opening, part.log, part.now) == ([], [], 500)
    for match in (whole, part):
        match.play(1, Grab(), 600)
        match.advance(5_000)
    assert part.state == whole.state
    assert part.log == whole.log[1:]


def test_a_position_that_cannot_be_a_beginning():
    state = Match(TINY_GAME, 2, Options(), SEED).state
    with pytest.raises(ValueError, match="2 to 4 players, not 9"):
        Match.at(TINY_GAME, state, 9, Options())
    with pytest.raises(ValueError, match="a deadline at 2000 has passed at 2001"):
        Match.at(TINY_GAME, state, 2, Options(), 2_001)


def test_a_match_from_a_position_has_no_record():
    match = Match.at(TINY_GAME, Match(TINY_GAME, 2, Options(), SEED).state, 2, Options())
    with pytest.raises(ValueError, match="no record"):
        write_record(match, ["Ada", "Bob"])


def test_playing_back_tells_each_thing_right_after_it_has_happened():
    match = Match(TINY_GAME, 2, Options(), SEED)
    log = [Entry(100, 0, Grab()), Note(2_500, "paused"), Entry(2_600, 1, Grab())]
    seen = [(happened.at, match.now, match.state.gems) for happened in play_back(match, log, 4_500)]
    assert seen == [(100, 100, 4), (2_000, 2_000, 4), (2_500, 2_500, 4), (2_600, 2_600, 3), (4_000, 4_000, 3)]
    assert match.now == 4_500


class Answer(Grab, frozen=True):
    guarded = True


def test_a_guarded_command_that_answers_an_older_question_is_refused():
    def apply(state, seat, command, now):
        return TINY_GAME.apply(state, seat, Grab(), now)

    game = replace(
        TINY_GAME,
        apply=apply,
        command_types=[Answer],
        guards=lambda state: {Answer: state.trick},
        too_late=lambda state, command: Refused("too_late", "2"),
    )
    match = Match(game, 2, Options(), SEED)
    match.advance(2_000)
    with pytest.raises(Refused, match="too_late"):
        match.play(0, Answer(), 2_100, guard=1)
    assert match.log == []
    match.play(0, Answer(), 2_100, guard=2)
    match.play(0, Answer(), 2_400)  # a page that cannot have seen an older one need not say which

"""A match: time runs forward, deadlines fall first, the log rebuilds it."""

import pytest

from kermesse.core.chance import seed_from
from kermesse.core.game import Refused
from kermesse.core.match import Match, Note, replay
from kermesse.core.options import BadOptions
from kermesse.games.kraaw import GAME
from kermesse.games.kraaw.commands import ChooseCrow, Look
from kermesse.games.kraaw.options import KraawOptions

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

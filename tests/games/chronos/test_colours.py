"""Colours are chosen, dealt and drawn (2.3)."""

import pytest

from kermesse.core.game import SPECTATOR, Command
from kermesse.games.chronos import GAME
from kermesse.games.chronos.commands import ChooseColour, Ready
from kermesse.games.chronos.components import COLOURS, TIMER_OF, TIMERS
from kermesse.games.chronos.events import ColourChosen
from tests.games.chronos.table import Table, kinds, laid_out


def colours_of(state, seat):
    return [COLOURS[timer // 2] for timer in range(0, 12, 2) if state.owner[timer] == seat]


def choose(state, seat, colour):
    return GAME.apply(state, seat, ChooseColour(colour), 100)


def refusal(state, seat, command: Command):
    return Table(state).refused(seat, command, at=100)


def test_colours_are_chosen_first_come_first_served():
    state, _ = laid_out(4)
    assert [colours_of(state, seat) for seat in range(4)] == [["R"], ["B"], ["G"], ["Y"]]
    [event] = choose(state, 2, "R")
    assert isinstance(event, ColourChosen)
    assert event.owners["R1"] == event.owners["R2"] == 2
    # A seat that had the colour by chance gets the one of the seat that asked for it.
    assert [colours_of(state, seat) for seat in range(4)] == [["G"], ["B"], ["R"], ["Y"]]
    assert refusal(state, 0, ChooseColour("R")) == "colour_taken"
    choose(state, 2, "P")
    assert colours_of(state, 2) == ["P"]
    choose(state, 0, "R")
    assert [colours_of(state, seat) for seat in range(4)] == [["R"], ["B"], ["P"], ["Y"]]


def test_a_colour_must_be_in_the_box_and_time_must_be_left():
    state, _ = laid_out(4)
    assert refusal(state, 0, ChooseColour("O")) == "no_such_colour"  # the sixth colour came with the second box
    assert refusal(state, 0, ChooseColour("X")) == "no_such_colour"
    choose(state, 0, "R")
    assert refusal(state, 0, ChooseColour("R")) == "already_done"
    GAME.apply(state, 1, Ready(), 100)
    assert refusal(state, 1, ChooseColour("P")) == "not_now"
    assert refusal(state, 0, ChooseColour("B")) == "colour_taken"  # a seat that is ready accepts the colour it has
    for seat in (0, 2, 3):
        GAME.apply(state, seat, Ready(), 100)
    assert refusal(state, 2, ChooseColour("P")) == "not_now"


def test_the_view_and_the_list_tell_which_colours_are_left():
    state, _ = laid_out(4, level=1)
    choose(state, 2, "R")
    free = [command.colour for command in GAME.legal(state, 0, 100) if isinstance(command, ChooseColour)]
    assert free == ["B", "G", "Y", "P", "O"]
    view = GAME.view(state, SPECTATOR, 100)
    assert view.chosen == ["R"]
    assert {timer.seat for timer in view.timers if timer.id in ("R1", "R2")} == {2}


def test_with_two_colours_each_the_one_not_asked_for_is_given_away():
    state, _ = laid_out(2)
    choose(state, 0, "P")  # a neutral one
    assert colours_of(state, 0) == ["B", "P"]
    assert [state.owner[TIMER_OF[timer]] for timer in ("R1", "R2")] == [-2, -2]
    assert [GAME.view(state, 0, 0).timers[TIMER_OF[timer]].where for timer in ("R1", "R2")] == ["pile:6", "pile:7"]
    choose(state, 0, "O")
    assert colours_of(state, 0) == ["P", "O"]


@pytest.mark.parametrize(("seats", "options"), [(4, {"colours": "lot"}), (8, {}), (6, {"mode": "teams", "level": 1})])
def test_the_lot_draws_for_teams_and_where_the_host_wants_it(seats, options):
    drawn = set()
    for seed in range(12):
        state, events = laid_out(seats, seed, **options)
        assert kinds(events)[0] == "ColoursDrawn"
        assert refusal(state, 0, ChooseColour("R")) == "option_off"
        assert not any(isinstance(command, ChooseColour) for command in GAME.legal(state, 0, 0))
        assert {state.owner.count(seat) for seat in range(seats)} == {1 if state.terms.one_timer else 2}
        drawn.add(tuple(state.owner))
    assert len(drawn) > 6


def test_mates_of_a_one_timer_team_draw_one_colour():
    state, _ = laid_out(8, "mates")
    timer = {seat: TIMERS[state.owner.index(seat)] for seat in range(8)}
    for seat in range(4):
        assert (timer[seat][0], timer[seat + 4][0]) == (timer[seat][0],) * 2
        assert (timer[seat][1], timer[seat + 4][1]) == ("1", "2")

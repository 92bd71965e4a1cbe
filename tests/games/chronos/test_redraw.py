"""What another seat cannot tell apart: redrawn tables look the same to these eyes, and not to those who know more."""

from kermesse.core.chance import Chance, seed_from
from kermesse.core.game import ALL_SEEING, SPECTATOR
from kermesse.core.wire import encode
from kermesse.games.chronos import GAME
from kermesse.games.chronos.commands import MoveTimer, Pass, PlanMove
from kermesse.games.chronos.components import GOD, KIND, WIND
from kermesse.games.chronos.rules.scoring import condition
from tests.games.chronos.table import Table

HIDING = (
    "seats 4\noption level=3\nfront 0 = SELENE\nstored 0 = 30 N\nrealm 0 = 50 HYD 10\nrealm 1 = 10 20 30\n"
    "discard = 50 MIN S HADES 10\nlast_god HADES"
)


def redraws(table, eyes, count=8):
    for number in range(count):
        other = GAME.redraw(table.state, eyes, Chance(seed_from("redraw", number)))
        assert encode(GAME.view(other, eyes, 0)) == encode(GAME.view(table.state, eyes, 0))
        assert GAME.census(other) == GAME.census(table.state)
        yield other


def test_hidden_cards_change_and_keep_to_where_they_can_lie():
    table = Table(HIDING)
    changed = set()
    for other in redraws(table, 1):
        changed.add((tuple(other.hands[0]), tuple(other.stored[0]), tuple(other.discard)))
        assert other.hands[0][-1] == table.state.hands[0][-1]
        assert other.hands[1] == table.state.hands[1]
        assert all(KIND[card] < WIND for card in other.hands[0])
        assert all(KIND[card] < GOD for card in other.stored[0])
    assert len(changed) > 4


def test_a_spectator_knows_no_pile_and_the_all_seeing_know_all():
    table = Table(HIDING)
    assert any(other.hands[1] != table.state.hands[1] for other in redraws(table, SPECTATOR))
    (same,) = redraws(table, ALL_SEEING, 1)
    assert same.hands == table.state.hands
    assert same.piles == table.state.piles


def test_whoever_has_ouranos_knows_the_discard():
    table = Table(HIDING + "\nfront 2 = OURANOS")
    assert all(other.discard == table.state.discard for other in redraws(table, 2))


def test_where_victory_is_automatic_nobody_is_dealt_a_won_pile():
    table = Table("seats 3\nrealm 0 = 30 30 30\nrealm 1 = 10 10 10 10 10 10 10 10 10")
    for other in redraws(table, 2, 30):
        assert not condition(other, 0)
        assert not condition(other, 1)


def test_open_scores_stay_as_they_are():
    table = Table("seats 3\noption open_scores=true\nrealm 0 = 10 20 30 10")
    assert all(sorted(other.hands[0]) == sorted(table.state.hands[0]) for other in redraws(table, 1))


def test_plans_and_submitted_acts_of_others_are_drawn_anew():
    table = Table("seats 3\noption plans=true\ntimer R1 on pile:0 ends 20000")
    table.do(0, 0, PlanMove("R1", "pile:1"))
    plans = {other.plans[0] for other in redraws(table, 1)}
    assert len(plans) > 2
    assert {other.plans[0] for other in redraws(table, 0)} == {PlanMove("R1", "pile:1")}
    table = Table("seats 3\noption clock=steps")
    table.do(0, 0, MoveTimer("R1", "pile:1"))
    assert len({other.acts[0] for other in redraws(table, 1)}) > 2
    assert {other.acts[0] for other in redraws(table, 0)} == {MoveTimer("R1", "pile:1")}


def test_a_step_that_waits_for_a_choice_keeps_what_is_to_come_secret():
    table = Table("seats 3\noption clock=steps\npile 0 = HERMES ...\ntimer R1 on pile:0")
    table.do(0, 0, MoveTimer("R1", "home", True))
    table.do(0, 1, MoveTimer("B1", "pile:1"))
    table.do(0, 2, Pass())
    assert {other.acts[1] for other in redraws(table, 0)} == {Pass()}
    assert {other.acts[1] for other in redraws(table, 1)} == {MoveTimer("B1", "pile:1")}


def test_the_duration_of_a_timer_never_flipped_is_anybodys_guess():
    table = Table("seats 3\noption timer_spread=25\ntimer R1 dur 28000 on pile:0")
    assert {other.sand[0].dur for other in redraws(table, 0)} == {28_000}
    assert len({other.sand[1].dur for other in redraws(table, 0)}) > 4

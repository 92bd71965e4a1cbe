"""The parts of a view beside the cards: what the hand may do next, what is for sale, how often a pile counts."""

from kermesse.core.game import Pending
from kermesse.games.chronos import GAME
from kermesse.games.chronos.commands import PASS, Act
from kermesse.games.chronos.view_types import ForSale
from tests.games.chronos.table import Table

TEMPLE = "seats 4\noption level=3\n"


def soon(table: Table, seat: int = 0) -> list[Act]:
    return GAME.view(table.state, seat, table.now).me.soon


def test_while_the_hand_rests_the_view_says_what_it_may_do_next():
    table = Table("seats 3\noption hand_ms=200\npile 0 = 50 10 ...\npile 1 = 30 10 ...\ntimer R2 on pile:1")
    assert soon(table) == []
    table.move(1000, 0, "R1", "pile:0")
    told = soon(table)
    assert not any(command in GAME.legal(table.state, 0, 1000) for command in told)
    assert {command.timer for command in told} == {"R2"}
    table.advance(1200)
    assert soon(table) == []
    assert [command for command in GAME.legal(table.state, 0, 1200) if command in told] == told
    for command in told:
        GAME.apply(GAME.copy(table.state), 0, command, 1200)


def test_others_do_not_see_it_and_nothing_is_told_while_one_chooses():
    table = Table("seats 3\noption hand_ms=200\npile 0 = HERMES 20 ...\ntimer R1 on pile:0")
    table.move(1000, 0, "R1", "home", True)
    assert soon(table, 1) == []
    assert table.choosing(0) is not None
    assert soon(table) == []


def test_what_gaia_may_buy_has_its_price():
    table = Table(f"{TEMPLE}front 0 = GAIA\nfront 1 = SELENE\nfront 2 = ZEUS\nstored 1 = 50 50\nrealm 0 = 10 20")
    assert GAME.view(table.state, 0, 0).me.for_sale == [ForSale(1, "SELENE", 2), ForSale(2, "ZEUS", 8)]
    assert GAME.view(table.state, 1, 0).me.for_sale == []


def test_a_pile_counts_as_often_as_winds_and_gods_say():
    table = Table(f"{TEMPLE}winds 0 = N E N\nwinds 1 = N E\nfront 1 = EOLE\nwinds 2 = S O\nfront 2 = APHRODITE")
    assert [seat.multiple for seat in GAME.view(table.state, -1, 0).seats] == [2, 3, 4, 1]


def test_open_decisions_come_with_the_view_and_a_choice_takes_the_place_of_playing():
    table = Table("seats 3\npile 0 = HERMES 20 ...\ntimer R1 on pile:0")
    table.move(1000, 0, "R1", "home", True)
    choice = table.choosing(0)
    assert choice is not None
    asked = GAME.view(table.state, 1, table.now).pending
    assert [(one.seat, one.decision) for one in asked] == [(1, "play"), (2, "play"), (0, "hermes")]


def test_of_a_seat_that_only_waits_for_sand_the_view_says_how_long():
    table = Table("seats 2\npile 0 = 50 10 ...\npile 1 = 30 10 ...")
    mine = [timer for timer in GAME.view(table.state, 0, 0).timers if timer.seat == 0]
    for pile, timer in enumerate(mine):
        table.move(1000 + 300 * pile, 0, timer.id, f"pile:{pile}")
    seen = GAME.view(table.state, 0, table.now)
    ends = min(timer.ends_at for timer in seen.timers if timer.seat == 0)
    assert seen.pending[0] == Pending(0, "play", ends)
    assert seen.pending[1] == Pending(1, "play", None)
    assert GAME.views(table.state, [0, 1], table.now)[0].pending == seen.pending
    table.advance(ends)
    assert GAME.view(table.state, 0, ends).pending[0].deadline is None


def test_in_steps_whoever_has_submitted_is_not_awaited():
    table = Table("seats 2\noption clock=steps\npile 0 = 50 10 ...")
    before = GAME.view(table.state, 1, table.now).pending
    assert [(one.seat, one.decision) for one in before] == [(0, "steps"), (1, "steps")]
    GAME.apply(table.state, 0, PASS, table.now)
    assert [one.seat for one in GAME.view(table.state, 1, table.now).pending] == [1]

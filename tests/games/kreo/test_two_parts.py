"""Acts of two parts (3.4): nothing else happens between them, and on timeout they are finished for the seat."""

import pytest

from kermesse.core.clock import NEVER
from kermesse.games.kreo import GAME
from kermesse.games.kreo.commands import (
    Concede,
    Guess,
    Mnemosyne,
    OfferExchange,
    Place,
    Ready,
    Recover,
    ReplyExchange,
    SetEnergyPolicy,
    Show,
    Take,
    Theia,
    Themis,
)
from kermesse.games.kreo.events import BetPlaced, CardRecovered, CardShown, TimedOut
from kermesse.games.kreo.pieces import Bet
from tests.games.kreo.table import Table

POSITION = """
    n=4 turn=4 first=0 energy=3/2/2/0;0 timers={timers} incarnations 0:CRONOS 1:THEIA 2:THEMIS 3:MNEMOSYNE
    table: DONE
    hands: 0 AIR-2* EAU-2 | 1 VENT AIR-3 | 2 FEU-2 FEU-3 | 3 TERRE-2 TERRE-3
"""


def table(timers="off"):
    return Table(POSITION.format(timers=timers))


ACTS = {
    "take": (3, [Mnemosyne("TERRE-2")], Take("ARC")),
    "theia": (1, [Theia(0, "VENT")], Theia(2, "VENT")),
    "guess": (2, [Themis(0)], Guess("AIR")),
}


@pytest.mark.parametrize("act", ACTS)
def test_everybody_waits_for_the_second_part(act):
    there = table()
    seat, first, second = ACTS[act]
    there.do(seat, *first)
    assert GAME.awaiting(there.state) == (seat,)
    for other in range(4):
        assert there.refused(other, Place("AIR-2")) == "unfinished"
        assert there.refused(other, Ready()) == "unfinished"
        listed = GAME.legal(there.state, other, 0)
        assert (second in listed) == (other == seat)
        assert SetEnergyPolicy("leave") in listed
    there.do(seat, second)
    assert GAME.awaiting(there.state) == (0, 1, 2, 3)
    assert there.state.half == ""


def test_a_recovered_card_is_one_that_lay_there_before():
    there = table()
    there.do(0, Recover("EAU-2"))
    assert Take("EAU-2") not in GAME.legal(there.state, 0, 0)
    events = there.do(0, Take("ARC"))
    assert CardRecovered(0, "EAU-2", "ARC") in events
    assert there.state.discard[-1] == "EAU-2"


def test_there_must_be_something_to_recover():
    there = table()
    there.state.hands[1] += there.state.discard
    there.state.discard = []
    assert Recover("EAU-2") not in GAME.legal(there.state, 0, 0)
    assert there.refused(0, Recover("EAU-2")) == "nothing_to_take"


def test_a_bet_has_no_guess_until_it_is_said():
    there = table()
    there.do(2, Themis(0))
    assert GAME.view(there.state, 1, 0).bets == [Bet(2, 0, 1, None)]
    assert BetPlaced(2, 0, 1, "AIR") in there.do(2, Guess("AIR"))


def test_a_card_on_its_way_is_still_ones_own():
    """A seat that gives its last card to take another does not leave the game, and an exchange it must answer stays
    open.
    """
    there = Table(
        """
        n=4 turn=4 first=0 energy=3/2/2/0;0
        table: DONE
        hands: 0 EAU-2 | 1 VENT AIR-3 | 2 FEU-2 FEU-3 | 3 TERRE-2 TERRE-3
    """
    )
    there.do(1, OfferExchange(0, "VENT"))
    there.do(0, Recover("EAU-2"))
    assert not GAME.view(there.state, 0, 0).mute
    there.do(0, Take("ARC"), ReplyExchange("ARC"))
    assert there.holds(0, "VENT")


@pytest.mark.parametrize("act", ACTS)
def test_time_finishes_what_its_seat_does_not(act):
    there = table("normal")
    longest = there.state.discard[0]
    seat, first, _ = ACTS[act]
    there.do(seat, *first)
    view = GAME.view(there.state, 0, 0)
    assert [(pending.decision, pending.deadline) for pending in view.pending] == [(act, 45_000)]
    events = there.wait()
    assert there.now == 45_000
    assert TimedOut(seat, act) in events
    expected = {
        "take": CardRecovered(3, "TERRE-2", longest),
        "theia": CardShown(1, 2, 1, "theia", ["VENT"]),
        "guess": BetPlaced(2, 0, 1, "EAU"),
    }[act]
    assert expected in events
    assert GAME.deadline(there.state) == NEVER


def test_the_end_of_the_divination_finishes_it_first():
    there = table("fast")
    there.do(2, Themis(0), at=170_000)
    assert GAME.deadline(there.state) == 180_000
    there.wait()
    assert there.state.bets[0].guess == "EAU"
    assert GAME.deadline(there.state) == 180_000  # and then falls itself
    there.wait()
    assert there.state.turn == 5


def test_a_table_that_gives_up_asks_for_nothing_more():
    there = table()
    there.do(1, Theia(0, "VENT"))
    for seat in range(4):
        there.do(seat, Concede(True))
    assert there.result == ("abandoned", 0)
    assert (GAME.awaiting(there.state), there.state.half) == ((), "")


def test_a_new_turn_raises_the_revision():
    """So a click that meant the turn before makes nobody ready."""
    there = table()
    there.lay(s1="AIR-3", s2="FEU-2", s3="TERRE-2")
    before = GAME.guards(there.state)[Ready]
    there.all_ready()
    assert there.state.turn == 5
    assert GAME.guards(there.state)[Ready] > before
    there.lay(s0="EAU-2")
    assert there.refused(0, Ready(), guard=before) == "stale"


def test_the_most_that_can_be_listed_is_short():
    """Themis of six, with all her cards and rich, when all others have one card left and have laid it."""
    there = Table(
        """
        n=6 turn=1 first=0 energy=9/1/1/1/1/1;1 incarnations 0:THEMIS 1:CRONOS 2:THEIA 3:PHEBE 4:OCEANOS 5:CRIOS
        table:
        hands: 0 AIR-1 AIR-2 AIR-3 EAU-1 EAU-2 EAU-3 VENT | 1 FEU-1* | 2 FEU-2* | 3 FEU-3* | 4 TERRE-1* | 5 TERRE-2*
    """
    )
    listed = GAME.legal(there.state, 0, 0)
    assert len([command for command in listed if isinstance(command, Show | OfferExchange)]) == 70
    assert len(listed) <= 120

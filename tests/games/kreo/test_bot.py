"""The partner bot: it sees what its seat sees, ends every game, and never attacks when it loses the game."""

from random import Random

import pytest

from kermesse.bots.table import play_out
from kermesse.core.chance import seed_from
from kermesse.core.clock import NEVER
from kermesse.core.match import Match
from kermesse.games.kreo import GAME
from kermesse.games.kreo.commands import Concede, Place, Ready
from kermesse.games.kreo.components import KIND
from kermesse.games.kreo.events import ConcedeVoted, TurnStarted
from kermesse.games.kreo.options import KreoOptions
from tests.games.kreo.table import Table


def played_by_bots(seats, seed, options):
    match = Match(GAME, seats, options, seed_from("bots", seed))
    bots = [GAME.bots["normal"](seat, seats, Random(f"{seed} {seat}")) for seat in range(seats)]
    for at, _ in enumerate(play_out(match, bots)):
        assert at < 2_000, "the bots play for ever"
    return match


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize(
    "options",
    [
        KreoOptions(),
        KreoOptions(incarnations=True),
        KreoOptions(altered=True, silent=True, memory_aid=False),
        KreoOptions(incarnations=True, altered=True, ask_energy=True, auto_play=False),
    ],
    ids=["basic", "incarnations", "altered", "all"],
)
def test_a_team_of_bots_plays_to_the_end(seats, options):
    for seed in range(2):
        match = played_by_bots(seats, seed, options)
        assert match.outcome().code not in ("aggression_first", "abandoned")


def deeds(position, seat, seed=1):
    """What the bot at that seat does until it is ready or waits for the others."""
    table = Table(position)
    bot = GAME.bots["normal"](seat, table.state.n, Random(seed))
    done = []
    while (command := bot.act(GAME.view(table.state, seat, 0), GAME.legal(table.state, seat, 0), 0)) is not None:
        done.append(command)
        table.do(seat, command)
        if seat not in GAME.awaiting(table.state):
            break
    return done


def laid(position, seat, seed=1):
    return [deed.cards[0] for deed in deeds(position, seat, seed) if isinstance(deed, Place)][-1]


FIRST_TURN = """
    n=4 turn=1 first=0 energy=2/2/2/1;0
    hands: 0 ECLAIR-1 HECATONCHIRES EAU-1 | 1 ECLAIR-2 AIR-1 | 2 TORNADE FEU-1 VENT | 3 ECLAIR-3 PLANETE
"""
NEXT_TO_LAST = """
    n=4 turn=9 first=0 energy=2/2/2/1;0
    table: DONE, VENT[FEU-2], MONTAGNE[AIR-2]
    hands: 0 ECLAIR-1 AIR-3 | 1 HECATONCHIRES AIR-P | 2 TERRE-2 FEU-3 | 3 ECLAIR-2 PLANETE
"""


@pytest.mark.parametrize("seat", range(4))
def test_no_bot_lays_an_aggression_on_turn_1(seat):
    assert KIND[laid(FIRST_TURN, seat)] != "aggression"


@pytest.mark.parametrize("seat", [0, 1, 3])
def test_an_aggression_is_gone_before_the_last_turn(seat):
    assert KIND[laid(NEXT_TO_LAST, seat)] == "aggression"


def test_a_team_of_four_wins_now_and_then_and_hardly_ever_attacks_on_the_last_turn():
    endings = [played_by_bots(4, seed, KreoOptions()).outcome().code for seed in range(30)]
    assert "aggression_first" not in endings
    assert endings.count("aggression_last") <= 1
    assert endings.count("success") + endings.count("perfect") >= 3


def waiting(position, seat):
    """A table, and the bot at that seat that has just heard of the turn."""
    table = Table(position)
    bot = GAME.bots["normal"](seat, table.state.n, Random(1))
    bot.hear([TurnStarted(table.state.turn, table.order, False)], True, 0)
    return table, bot


def acts(table, bot):
    now = bot.wakes()
    return bot.act(GAME.view(table.state, bot.seat, now), GAME.legal(table.state, bot.seat, now), now), now


def test_a_bot_lays_its_card_once_those_before_it_are_ready():
    table, bot = waiting(NEXT_TO_LAST, 1)
    assert acts(table, bot)[0] is None
    table.lay(s0="ECLAIR-1")
    bot.hear(table.do(0, Ready(0)), True, 3_000)
    command, now = acts(table, bot)
    assert isinstance(command, Place)
    assert now < 5_000


def test_a_bot_does_not_wait_for_ever():
    table, bot = waiting(NEXT_TO_LAST, 1)
    commands = [acts(table, bot)[0] for _ in range(2)]
    assert commands[0] is None
    assert isinstance(commands[1], Place)


def test_a_bot_gives_up_with_whoever_began_and_takes_it_back_with_them():
    match = Match(GAME, 3, KreoOptions(), seed_from("concede"))
    bot = GAME.bots["normal"](1, 3, Random(1))
    for vote in (True, False):
        match.play(0, Concede(vote), 0)
        bot.hear([ConcedeVoted(0, vote)], False, 0)
        assert bot.wakes() < NEVER
        command = bot.act(match.view(1), [], bot.wakes())
        assert command == Concede(vote)
        match.play(1, command, 0)

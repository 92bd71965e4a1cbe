"""The partner bot: it sees what its seat sees, ends every game, and never attacks when it loses the game."""

from random import Random

import pytest

from kermesse.core.chance import seed_from
from kermesse.core.clock import NEVER
from kermesse.core.match import Match
from kermesse.games.kreo import GAME
from kermesse.games.kreo.commands import Concede, Place
from kermesse.games.kreo.components import KIND
from kermesse.games.kreo.events import ConcedeVoted
from kermesse.games.kreo.options import KreoOptions


def played_by_bots(seats, seed, options):
    match = Match(GAME, seats, options, seed_from("bots", seed))
    bots = [GAME.bots["normal"](seat, seats, Random(f"{seed} {seat}")) for seat in range(seats)]

    def tell(events):
        for seat, bot in enumerate(bots):
            bot.hear([seen for event in events if (seen := event.seen(seat))], seat in match.awaiting(), match.now)

    tell(match.opening)
    for _ in range(2_000):
        if match.outcome() is not None:
            return match
        seat = min(range(seats), key=lambda seat: bots[seat].wakes())
        now = max(match.now, bots[seat].wakes())
        if match.deadline() <= now:
            for step in match.advance(match.deadline()):
                tell(step.events)
            continue
        assert now < NEVER
        match.advance(now)
        command = bots[seat].act(match.view(seat), match.legal(seat), now)
        if command is not None:
            tell(match.play(seat, command, now).events)
    raise AssertionError("the bots play for ever")


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize(
    "options",
    [
        KreoOptions(),
        KreoOptions(incarnations=True),
        KreoOptions(incarnations=True, altered=True, ask_energy=True, auto_play=False),
    ],
    ids=["basic", "incarnations", "all"],
)
def test_a_team_of_bots_plays_to_the_end(seats, options):
    for seed in range(2):
        match = played_by_bots(seats, seed, options)
        assert match.outcome().code not in ("aggression_first", "abandoned")


def test_no_bot_lays_an_aggression_on_turn_1():
    match = played_by_bots(4, 7, KreoOptions())
    first_turn = [entry.do for entry in match.log if isinstance(entry.do, Place)][:4]
    assert all(KIND[place.cards[0]] != "aggression" for place in first_turn)


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

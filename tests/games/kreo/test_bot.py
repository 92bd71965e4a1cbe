"""The partner bot: it sees what its seat sees, ends every game, and never attacks when it loses the game."""

from random import Random

import pytest

from kermesse.core.chance import seed_from
from kermesse.core.clock import NEVER
from kermesse.core.match import Match
from kermesse.games.kreo import GAME
from kermesse.games.kreo.commands import Concede, Place, Show
from kermesse.games.kreo.components import KIND
from kermesse.games.kreo.convention import Turn, places_in_turn, unplayed_cards
from kermesse.games.kreo.events import ConcedeVoted
from kermesse.games.kreo.forecast import BIT, sketch_of
from kermesse.games.kreo.options import KreoOptions
from tests.games.kreo.table import Table


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


def test_who_can_put_a_nature_in_play_lays_it_shows_it_and_keeps_to_it():
    position = """
        n=4 turn=2 first=0 energy=2/2/2/1;0
        table: ATMOSPHERE[EAU-1, AIR-1], COMETE[FEU-1]
        hands: 0 VENT EAU-2 ECLAIR-1 | 1 TERRE-1 AIR-2 FEU-2 | 2 MONTAGNE FEU-3 EAU-3 | 3 PLANETE AIR-3 TERRE-2
    """
    for seed in range(3):
        done = deeds(position, 0, seed)
        assert [deed for deed in done if isinstance(deed, Place)] == [Place(("VENT",))]
        assert Show(1, "VENT") in done


def public_sketch(position):
    view = GAME.view(Table(position).state, 0, 0)
    return sketch_of(view, unplayed_cards(view))


TWO_OPEN = """
    n=4 turn=4 first=0 energy=2/2/2/1;0
    table: ATMOSPHERE[EAU-1, AIR-1], COMETE[FEU-1, TERRE-1], VENT[FEU-2], MONTAGNE[]
    hands: 0 AIR-2 TERRE-2 | 1 AIR-3 TERRE-3 | 2 AIR-P TERRE-P | 3 PLANETE RIVIERE
"""


def test_the_kth_of_those_who_lay_no_nature_goes_for_the_kth_place():
    sketch = public_sketch(TWO_OPEN)
    assert places_in_turn(sketch, []) == [BIT["AIR"], BIT["TERRE"], BIT["AIR"]]
    turn = Turn(sketch, [0, 1, 2, 3], False, [2, 2, 2, 1])
    hands = [["AIR-2", "TERRE-2"], ["AIR-3", "TERRE-3"], ["TERRE-P", "AIR-P"], ["PLANETE", "RIVIERE"]]
    assert [turn.lay(seat, hand) for seat, hand in enumerate(hands)] == ["AIR-2", "TERRE-3", "AIR-P", "RIVIERE"]


def test_a_nature_that_was_shown_makes_places_for_those_who_follow():
    turn = Turn(public_sketch(TWO_OPEN), [3, 0, 1, 2], False, [2, 2, 2, 1])
    turn.note(3, "RIVIERE")
    assert turn.takers == 0
    assert turn.places[-2:] == [BIT["EAU"], BIT["TERRE"]]


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

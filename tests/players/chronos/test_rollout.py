"""Chronos played on by heuristics, as look-ahead bots do."""

from random import Random

import pytest

from kermesse.core.chance import quick_chance_of, seed_from
from kermesse.core.match import Match
from kermesse.games.chronos import GAME
from kermesse.games.chronos.commands import ANNOUNCE, PASS, Choose, MoveTimer, Offer
from kermesse.games.chronos.components import CARD_OF, CARDS
from kermesse.games.chronos.options import ChronosOptions
from kermesse.games.chronos.redraw import redraw
from kermesse.players import make_bot
from kermesse.players.chronos import rollout, strong_rollout
from kermesse.players.chronos.bot import HardBot
from kermesse.players.chronos.heuristics import heuristic_choice
from kermesse.players.chronos.recall import recall
from kermesse.players.chronos.rollout import share_of, value_after
from kermesse.players.table import play_out
from tests.games.chronos.table import Table

TABLES = [
    pytest.param(4, {}, id="four"),
    pytest.param(4, {"level": 3}, id="temple"),
    pytest.param(2, {}, id="duel"),
    pytest.param(8, {"level": 2}, id="teams"),
    pytest.param(3, {"level": 3, "clock": "steps"}, id="steps"),
    pytest.param(3, {"mode": "solo4", "level": 3, "clumsy": True, "stamp_window_ms": 400}, id="four timers"),
]
EITHER_WAY = pytest.mark.parametrize(
    "value_after", [rollout.value_after, strong_rollout.value_after], ids=["rollout", "strong_rollout"]
)


def moments(seats, options, every=7):
    """Sample a round of bots: state, the sand's time, the table's time."""
    match = Match(GAME, seats, ChronosOptions(rounds_to_win=1, **options), seed_from("thumb", seats))
    bots = [make_bot(GAME, "easy", seat, seats, Random(seat)) for seat in range(seats)]
    for number, _ in enumerate(play_out(match, bots)):
        if number % every == 0 and match.state.phase in ("play", "zone", "closing"):
            yield match.state, match.state.sand_now if match.state.terms.steps else match.now, match.now


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_rule_of_thumb_is_allowed_and_the_same_whatever_is_hidden(seats, options):
    done = set()
    for number, (state, sand, now) in enumerate(moments(seats, options)):
        for seat in range(seats):
            if state.terms.steps and seat not in GAME.awaiting(state):
                continue
            chosen = heuristic_choice(state, seat, sand)
            for world in range(3):
                other = redraw(state, seat, quick_chance_of(seed_from("hidden", number, world)))
                assert heuristic_choice(other, seat, sand) == chosen
            if chosen is not None and now - state.hand_at[seat] >= state.terms.hand_ms:
                GAME.apply(state.copy(), seat, chosen, now)
                done.add(type(chosen))
    assert MoveTimer in done


@EITHER_WAY
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_command_comes_to_a_share_and_to_the_same_one_in_the_same_world(seats, options, value_after):
    looked_at = 0
    for world, (state, _, now) in enumerate(moments(seats, options)):
        for seat in GAME.awaiting(state)[:2]:
            imagined = GAME.redraw(state, seat, now, quick_chance_of(world.to_bytes(8, "big")))
            for command in [*GAME.legal(state, seat, now)[:40:13], PASS]:
                if isinstance(command, Offer) or (state.choices[seat] is not None and command == PASS):
                    continue
                values = [value_after(imagined.copy(), seat, command, now, world) for _ in range(2)]
                assert 0.0 <= values[0] == values[1] <= 1.0
                looked_at += 1
    assert looked_at > 10


def test_the_shares_of_a_table_are_one_game():
    for state, _, _ in moments(4, {"level": 3}):
        assert sum(share_of(state, seat) for seat in range(4)) == pytest.approx(1.0)


def test_who_is_ahead_has_the_greater_share():
    state = Table("seats 4\npile 0 = 50 ...\nrealm 0 = 50 20\nrealm 1 = 50\nrealm 2 = 50\ntimer B1 on pile:0").state
    first, second, third, last = (share_of(state, seat) for seat in range(4))
    assert first > third > last
    assert second > third  # a timer stands on a 50 of its own
    state.tokens[3] = 2
    assert share_of(state, 3) > first


@EITHER_WAY
def test_a_card_that_wins_the_game_comes_to_all_of_it(value_after):
    busy = "".join(f"timer {timer} on pile:1 ends 30000\n" for timer in ("B1", "B2", "G1", "G2", "Y1", "Y2"))
    table = Table(f"seats 4\ntokens 2 2 0 0\npile 0 = 50 ...\nrealm 0 = 50\ntimer R1 on pile:0\n{busy}")
    take = MoveTimer("R1", "home", True)
    assert value_after(table.state.copy(), 0, take, 1_000, 1) == 1.0
    assert value_after(table.state.copy(), 0, PASS, 1_000, 1) == 1.0  # it takes it a little later
    assert value_after(table.state.copy(), 1, PASS, 1_000, 1) == 0.0
    manual = Table("seats 4\noption level=1\ntokens 2 2 0 0\nrealm 0 = 50 50")
    assert value_after(manual.state.copy(), 0, ANNOUNCE, 1_000, 1) == 1.0


def test_nobody_lets_a_rival_have_the_card_that_wins():
    """In a rollout, any seat that can blocks that card."""
    table = Table(
        "seats 4\npile 0 = 50 ...\npile 1 = 10 ...\nrealm 1 = 50\n"
        "timer B1 on pile:0 ends 20000\ntimer R1 on pile:1\ntimer R2 on pile:2 ends 30000"
    )
    assert heuristic_choice(table.state, 0, 1_000) == MoveTimer("R1", "pile:0", True)


def test_an_answer_to_a_god_is_played_on_too():
    table = Table("seats 4\npile 0 = HERMES ...\nrealm 1 = 50 30\ntimer R1 on pile:0")
    table.move(1_000, 0, "R1", "home", True)
    swapped, kept = (value_after(table.state.copy(), 0, answer, 1_000, 1) for answer in (Choose(target=1), Choose()))
    assert swapped > kept


# Memory


def test_what_is_remembered_lies_where_it_was_seen_and_what_is_seen_stays():
    table = Table("seats 4\nrealm 0 = 20\nrealm 1 = 10 30 10\nrealm 2 = 50 50 20 10\npile 0 = 30 ...")
    hands = [hand[:] for hand in table.state.hands]
    for seed in range(20):
        state = GAME.redraw(table.state, 0, 0, quick_chance_of(seed.to_bytes(8, "big")))
        before = GAME.view(state, 0, 0)
        recall(state, 0, hands, True)
        assert GAME.view(state, 0, 0) == before
        assert [sorted(hand) for hand in state.hands] == [sorted(hand) for hand in hands]
        assert GAME.census(state) == GAME.census(table.state)


def test_a_card_that_is_seen_elsewhere_was_remembered_wrongly():
    table = Table("seats 4\nrealm 0 = 50 20\nrealm 1 = 10 30 10\nrealm 2 = 20 50\npile 0 = 30 ...")
    state = GAME.redraw(table.state, 0, 0, quick_chance_of(bytes(8)))
    before = state.copy()
    for seen in (state.hands[0][0], state.hands[2][-1], state.piles[0][-1]):
        recall(state, 0, [[], [seen], [], []], True)
        assert (state.hands, state.piles) == (before.hands, before.piles)


def test_bots_that_look_ahead_imagine_what_they_remember():
    table = Table("seats 4\nrealm 1 = 50 30 10")
    bot = HardBot(0, 4, Random(1))
    bot._memory.piles[1] = table.state.hands[1][:]
    for seed in range(10):
        state = bot._imagine(GAME.view(table.state, 0, 0), quick_chance_of(seed.to_bytes(8, "big")))
        assert sorted(CARDS[card] for card in state.hands[1]) == sorted(CARDS[card] for card in table.state.hands[1])
    assert CARD_OF["T50#1"] in state.hands[1]


# What is searched


def test_nobody_waits_for_nothing():
    """Without running sand, waiting is no candidate: four who all waited would stand still for ever."""
    bot = HardBot(0, 4, Random(1))
    still = Table("seats 4\npile 0 = 50 ...\ntimer R1 on pile:0")
    running = Table("seats 4\npile 0 = 50 ...\ntimer R1 on pile:0\ntimer B1 on pile:1 ends 20000")
    for table, waits in ((still, False), (running, True)):
        view, legal = GAME.view(table.state, 0, 1_000), GAME.legal(table.state, 0, 1_000)
        assert (PASS in bot._candidates(view, legal)) is waits


def test_who_has_no_timer_at_hand_and_owes_no_answer_searches_nothing():
    searched = HardBot(0, 4, Random(1)).asks
    busy = Table("seats 4\ntimer R1 on pile:0 ends 20000\ntimer R2 on pile:1 ends 20000")
    assert not searched(GAME.view(busy.state, 0, 1_000))
    assert searched(GAME.view(Table("seats 4").state, 0, 1_000))
    god = Table("seats 4\npile 0 = HERMES ...\nrealm 1 = 50\ntimer R1 on pile:0\ntimer R2 on pile:1 ends 20000")
    god.move(1_000, 0, "R1", "pile:2", True)
    assert searched(GAME.view(god.state, 0, 1_000))


@pytest.mark.soak
@pytest.mark.parametrize("level", [0, 3])
@pytest.mark.parametrize(("better", "worse", "least"), [("normal", "easy", 9), ("hard", "normal", 13)])
def test_each_level_wins_more_than_its_share_against_the_one_below(level, better, worse, least):
    """Of 24 games at tables of four, of which 6 would be fair; `docs/bots.md` has the figures of many."""
    wins = 0.0
    for number in range(24):
        match = Match(GAME, 4, ChronosOptions(level=level, timers="off"), seed_from("ladder", number))
        seat = number % 4
        levels = [better if other == seat else worse for other in range(4)]
        for _ in play_out(
            match, [make_bot(GAME, name, at, 4, Random(f"{number} {at}")) for at, name in enumerate(levels)]
        ):
            pass
        winners = match.outcome().winners
        wins += 1 / len(winners) if seat in winners else 0.0
    assert wins >= least

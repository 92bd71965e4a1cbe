"""Decisions of the normal bot."""

from random import Random

import pytest

from kermesse.core.chance import seed_from
from kermesse.core.clock import NEVER
from kermesse.core.match import Match
from kermesse.games.krom import GAME
from kermesse.games.krom.commands import (
    ChooseDestination,
    Counter,
    Decline,
    EndPhase,
    Evolve,
    Gather,
    Hunt,
    Loot,
    PassFight,
    PlayBonus,
    Reroll,
    ReshuffleGather,
    Rest,
    Service,
    Settle,
)
from kermesse.games.krom.components import BONE, CAVE, PLACES, STONE, WOOD
from kermesse.games.krom.options import KromOptions
from kermesse.players.krom.bot import NormalBot
from kermesse.players.krom.evaluation import Evaluation
from tests.games.krom.table import Table


def choice(table, seat=0, seed=0):
    bot = NormalBot(seat, table.state.n, Random(seed))
    return bot.choose(table.view(seat), GAME.legal(table.state, seat, table.now), table.now)


def play_game(makers, options, seed):
    """Play a whole game in virtual time, each bot told only what its seat sees."""
    match = Match(GAME, len(makers), options, seed_from("bots", seed))
    bots = [maker(seat, len(makers), Random(f"{seed} {seat}")) for seat, maker in enumerate(makers)]

    def tell(events):
        awaited = match.awaiting()
        for bot in bots:
            seen = [told for event in events if (told := event.seen(bot.seat)) is not None]
            bot.hear(seen, bot.seat in awaited, match.now)

    tell(match.opening)
    while match.outcome() is None:
        bot = min(bots, key=lambda bot: bot.wakes())
        due = match.deadline()
        if due <= bot.wakes():
            assert due < NEVER
            for step in match.advance(due):
                tell(step.events)
            continue
        match.advance(bot.wakes())
        command = bot.act(match.view(bot.seat), match.legal(bot.seat), match.now)
        if command is not None:
            tell(match.play(bot.seat, command, match.now).events)
    return match


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize(
    "options", [KromOptions(), KromOptions(timers="off", board="glacial", kromosaure=True, long_game=True)]
)
def test_whole_games_come_to_an_end_in_a_sensible_number_of_rounds(seats, options):
    for seed in range(3):
        match = play_game([NormalBot] * seats, options, seed)
        assert 4 <= match.state.round_no <= 35
        assert match.outcome().winners


def test_it_takes_a_winning_evolution_above_a_dearer_one():
    table = Table("""
        S0 Alma cave: 9 points, 9 K, 2 wood, 2 bone, 2 stone
        S1 Oona forest
        row evolution E01 E08 E11 E04
        act S0
    """)
    assert isinstance(choice(table), Evolve)


def test_it_goes_where_it_can_win():
    table = Table("""
        S0 Alma cave: 8 points, 4 K, 2 bone
        S1 Oona cave
        row evolution E16 E18 E19 E20
    """)
    assert {choice(table, seed=seed) for seed in range(10)} == {ChooseDestination("savannah")}


def until_the_end(table):
    """Play out seat 0's phase."""
    while table.state.phase == "action" and table.state.active == 0:
        table.do(0, choice(table))


@pytest.mark.parametrize(
    ("points", "has", "row"),
    [
        (9, "6 K", "E01 E18 E19 E20"),  # a token to buy
        (8, "9 K, 1 wood, 1 bone", "E12 E18 E19 E20"),  # two tokens to buy
        (9, "3 K", "E07 E18 E19 E20"),  # two Kroms, which a rest brings
        (8, "8 K, 1 wood", "E01 E07 E20 E21"),  # two Evolutions together
        (8, "3 K, 3 wood, 2 bone", "E01 E04 E12 E21"),  # the dearer one, not the cheap one that would cost it
        (8, "11 K, 1 wood", "E01 E02 E18 E19"),  # two together, with a token to buy
        (7, "12 K, 1 stone", "E24 E03 E18 E19"),  # the cheap one would cost the dear one
    ],
)
def test_it_misses_no_certain_win_at_the_cave(points, has, row):
    there = Table(f"""
        S0 Alma cave: {points} points, {has}
        S1 Oona forest
        row evolution {row}
        act S0
    """)
    until_the_end(there)
    assert there.state.winner == 0
    elsewhere = Table(f"""
        S0 Alma mountain: {points} points, {has}
        S1 Oona cave
        row evolution {row}
    """)
    mind = Evaluation(elsewhere.view(0), 0)
    assert mind.wins_for_sure(CAVE)
    for seed in range(5):
        assert mind.wins_for_sure(PLACES.index(choice(elsewhere, seed=seed).place))


def test_it_plays_the_bonus_that_wins():
    table = Table("""
        S0 Alma cave: 9 points, 2 K, hand torn_pouch lucky_find
        S1 Oona mountain: 9 K
        row evolution E07 E01 E24 E20
        act S0
    """)
    assert choice(table) == PlayBonus("lucky_find")
    table.do(0, choice(table))
    assert choice(table) == Evolve(0)


def test_of_equal_targets_it_does_not_always_take_the_first():
    table = Table("""
        S0 Alma cave
        S1 Oona forest
        S2 Kolos forest
        S3 Karok cave: hand torn_pouch
        act S3
    """)
    assert {choice(table, 3, seed).target for seed in range(30)} == {0, 1, 2}


def test_it_does_not_sit_in_the_cave_with_seven_hearts_and_nothing_to_buy():
    table = Table("""
        S0 Alma forest: 0 K
        S1 Oona forest
        row evolution E18 E19 E20 E21
        row hunt HUN-17 HUN-16 HUN-15 HUN-06
    """)
    chosen = [choice(table, seed=seed).place for seed in range(100)]
    assert chosen.count("cave") <= 3


@pytest.mark.parametrize("hearts", ["1 heart", "2 hearts"])
def test_with_two_hearts_it_goes_home(hearts):
    table = Table(f"""
        S0 Alma mountain: {hearts}, 2 K
        S1 Oona mountain
        S2 Kolos forest
        row evolution E18 E19 E20 E21
    """)
    chosen = [choice(table, seed=seed).place for seed in range(100)]
    assert chosen.count("cave") >= 90


def test_it_values_a_hoard_less_than_what_is_still_of_use():
    table = Table("""
        S0 Alma mountain: 4 stone
        S1 Oona cave
        row evolution E03 E17 E16 E15
        act S0
    """)
    mind = Evaluation(table.view(0), 0)
    assert mind.token(STONE, 1) < mind.token(BONE, 1)
    assert mind.token(STONE, 1) < mind.token(WOOD, 1)
    few = Table("""
        S0 Alma mountain: 1 stone
        S1 Oona cave
        row evolution E03 E17 E16 E15
        act S0
    """)
    assert Evaluation(few.view(0), 0).token(STONE, 1) > mind.token(STONE, 1)


def test_nobody_is_expected_back_on_the_place_where_they_stand():
    table = Table("""
        S0 Alma cave: 3 hearts
        S1 Oona forest
        S2 Kolos forest
    """)
    mind = Evaluation(table.view(0), 0)
    assert mind.company(PLACES.index("forest")) == 0
    assert mind.company(PLACES.index("mountain")) < 0


def test_it_rests_when_it_is_hurt_and_buys_what_completes_its_wish():
    hurt = Table("""
        S0 Alma cave: 1 heart, 2 K
        S1 Oona forest
        row evolution E18 E19 E20 E21
        act S0
    """)
    assert choice(hurt) == Rest()
    rich = Table("""
        S0 Alma cave: 6 K
        S1 Oona forest
        row evolution E01 E18 E19 E20
        act S0
    """)
    assert choice(rich) == Service("wood")
    rich.do(0, Service("wood"))
    assert choice(rich) == Evolve(0)
    rich.do(0, Evolve(0))
    assert choice(rich) == EndPhase()


def test_it_gathers_on_while_the_pile_is_worth_more_than_the_price():
    table = Table("""
        S0 Alma forest
        S1 Oona cave
        TOP gather nettles nettles
        row evolution E18 E19 E20 E21
        act S0
    """)
    assert choice(table) == Gather()
    table.do(0, Gather())
    assert choice(table) == Gather()
    table.do(0, Gather())
    assert choice(table) == EndPhase()  # the third card costs 3 K


def test_it_shuffles_a_poor_gather_pile_first():
    table = Table("""
        S0 Alma forest
        S1 Oona cave
        pile gather nettles nettles nettles
        act S0
    """)
    assert choice(table) == ReshuffleGather()


def test_it_hunts_what_is_worth_most_for_its_price():
    table = Table("""
        S0 Alma savannah: 0 K
        S1 Oona cave
        row hunt HUN-17 HUN-16 HUN-07 HUN-06
        act S0
    """)
    assert choice(table) == Hunt(2, 0)


def test_it_throws_the_odd_dice_again_and_settles_on_a_full_house():
    table = Table("""
        S0 Alma mountain: 2 K
        S1 Oona cave
        DICE 4 4 4 1 2
        act S0
    """)
    table.do(0, choice(table))
    assert choice(table) == Reroll((3, 4))
    table.state.climb = [4, 4, 4, 2, 2]
    assert isinstance(choice(table), Settle)


def test_it_saves_itself_in_a_fight_and_else_keeps_its_cards():
    text = """
        S0 Alma mountain: {hearts} hearts, hand headbutt
        S1 Karok mountain
        fight mountain
        DICE 2 5
    """
    in_danger = Table(text.format(hearts=2))
    assert choice(in_danger) == PlayBonus("headbutt")
    assert choice(Table(text.format(hearts=7))) == PassFight()


def test_it_counters_a_theft_but_not_a_trifle():
    table = Table("""
        S0 Alma cave: hand snatch lucky_find
        S1 Oona cave: 1 stone, hand nope
        act S0
    """)
    table.do(0, PlayBonus("lucky_find"))
    assert choice(table, 1) == Decline()
    table.decline(1)
    table.do(0, PlayBonus("snatch", target=1, take="stone"))
    assert choice(table, 1) == Counter("nope")


def test_it_protects_its_own_card_with_a_second_counter():
    table = Table("""
        S0 Alma forest: hand dead_tree nope nope
        S1 Oona cave: hand nope broth
        act S0
    """)
    table.do(0, PlayBonus("dead_tree"))
    table.counter(1)
    assert choice(table, 0) == Counter("nope")


def test_it_loots_what_it_lacks():
    table = Table("""
        S0 Kolos cave
        S1 Alma cave: 1 heart, 2 K, 1 bone, 1 wood
        row evolution E16 E22 E02 E09
        fight cave
        DICE 6 1
    """)
    assert choice(table) == Loot("bone")


def test_it_waits_when_it_has_nothing_to_say():
    table = Table("""
        S0 Alma cave
        S1 Oona forest
        act S0
    """)
    assert choice(table, 1) is None


def test_its_pace_does_not_tell_its_cards():
    bot = NormalBot(0, 2, Random(1))
    bot.hear([], True, 0)
    assert 300 <= bot.wakes() <= 1_500

"""Bots: whole games in virtual time, and single decisions."""

from random import Random

import pytest

from kermesse.core.clock import NEVER
from kermesse.core.game import Command, Event
from kermesse.games.kero import GAME
from kermesse.games.kero.commands import (
    BuyTuarek,
    ClaimTie,
    EndTurn,
    LayFlat,
    Move,
    PlaceFree,
    PlayTuarek,
    React,
    Refuel,
    Roll,
    SweepCard,
    TakeCard,
    Tap,
    Tip,
)
from kermesse.games.kero.events import AmbushWindow
from kermesse.games.kero.options import KeroOptions
from kermesse.players import players_of
from kermesse.players.kero.heuristics import NormalBot
from kermesse.players.kero.reflexes import HANDS, WINDOW
from tests.games.kero.table import B0_FROM_M11, Table
from tests.players.kero.arena import play


def decision(table: Table, seat: int) -> Command | None:
    """Return the decision of the heuristics, with the quickest hands."""
    bot = NormalBot(seat, 2, Random(1), HANDS["hard"])
    return bot.act(GAME.view(table.state, seat, table.now), GAME.legal(table.state, seat, table.now), table.now)


OPTIONS = [{}, {"clock": "calm"}, {"refuel_mode": "tap"}, {"capacity_ms": (30_000, 60_000)}]
RECKONING = ("hard", "master")  # whose games take long: one of each


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("level", "options"),
    [
        (level, options)
        for level in players_of(GAME).bots
        for options in ([OPTIONS[RECKONING.index(level)]] if level in RECKONING else OPTIONS)
    ],
)
def test_a_game_of_two_bots_ends_by_itself(level, options):
    match, decisions = play([level, level], KeroOptions(**options), f"{level} {options}")
    assert match.outcome().code in ("won", "draw")
    assert 8 <= match.state.turn_no <= 40
    assert decisions > 40


@pytest.mark.no_cover
def test_a_normal_bot_beats_chance():
    wins = 0
    for number in range(10):
        levels = ["normal", "random"] if number % 2 else ["random", "normal"]
        match, _ = play(levels, KeroOptions(), f"chance {number}")
        wins += match.outcome().winners == (levels.index("normal"),)
    assert wins >= 9


def test_the_same_seed_plays_the_same_game():
    first, again = (play(["normal", "easy"], KeroOptions(), "twice")[0] for _ in range(2))
    assert first.log == again.log


def test_it_fills_up_when_the_gauge_is_low():
    assert decision(Table("fuel 10000 60000"), 0) == Refuel(1)
    assert decision(Table("fuel 2000 60000\njerricans 5 2"), 0) == Refuel(2)
    assert isinstance(decision(Table(), 0), Tip)


def test_it_spends_its_first_jerricans_on_special_dice():
    assert len(decision(Table(), 0).specials) == 2


def test_it_uses_a_tanker_and_two_dice_before_the_roll():
    assert decision(Table("fuel 9000 60000\njerricans 0 2\nhand 0 tanker"), 0) == PlayTuarek("tanker")
    assert decision(Table("hand 0 two_dice"), 0) == PlayTuarek("two_dice")
    assert decision(Table("hand 0 fireproof"), 0) == PlayTuarek("fireproof")


def test_it_banishes_and_marches_when_a_conquest_is_near():
    near = "deck conquest M17 M15 conquest M14 conquest M11 M12 M18 M19 M13 M01\njerricans 4 2\n"
    table = Table(near + "hand 0 banish\nexplorers 1-1 0-0 0-0 0-0")
    assert decision(table, 0) == PlayTuarek("banish", land=1)
    table = Table(near + "hand 0 march\nexplorers 1-1 3-0 0-0 0-0")
    assert isinstance(decision(table, 0), PlayTuarek)
    assert decision(table, 0).moves[0].start == 2
    assert isinstance(decision(Table(near + "hand 0 march\nexplorers 1-0 0-0 0-0 0-0"), 0), Tip)
    assert Move(2, 1) in decision(table, 0).moves


def test_it_throws_again_what_does_not_serve_its_aim():
    table = Table("row - - - - - S01\nexplorers 3-0 2-0 2-0 0-0")
    table.do(0, Tip(), dice="W1 W1 B1 F B1")
    table.advance(6000)
    roll = decision(table, 0)
    assert isinstance(roll, Roll)
    assert not {"w0", "w1", "w3"} & set(roll.dice)


def test_it_waits_for_its_hand_before_the_next_throw():
    table = Table("row - - - - - S01")
    bot = players_of(GAME).bots["normal"](0, 2, Random(1))
    bot.hear(table.do(0, Tip(), dice="W1 W1 B1 F B1"), False, 0)
    assert bot.wakes() == NEVER
    bot.hear(table.advance(800), True, 800)
    assert 1700 <= bot.wakes() <= 2400
    table.advance(bot.wakes())
    assert bot.act(GAME.view(table.state, 0, table.now), GAME.legal(table.state, 0, table.now), table.now) is None
    assert 2500 <= bot.wakes() <= 3600


def test_it_lays_flat_before_the_sand_is_out():
    table = Table("fuel 5000 60000\nrow - - - - - S01")
    table.do(0, Tip(), dice="B1 B1 B1 B1 B1")
    table.advance(2000)
    assert decision(table, 0) == LayFlat()


def test_it_lays_flat_when_it_has_what_it_wants():
    table = Table("row - - - - - S01\nexplorers 0-7 0-0 0-0 0-0")
    table.do(0, Tip(), dice="W1 W1 W1 F F")
    table.advance(2000)
    assert decision(table, 0) == LayFlat()


def test_in_the_last_turn_it_throws_a_tuarek_face_again():
    table = Table("last-turn\ndeck\nrow - - - - - M12\njerricans 2 1")
    table.do(1, Tip(("green",)), dice="M1 M1 R1 F F T")
    table.advance(6000)
    roll = decision(table, 1)
    assert isinstance(roll, Roll)
    assert "green" in roll.dice


def test_in_the_last_turn_it_spends_what_is_left_in_the_hope_of_loot():
    table = Table("last-turn\ndeck\nrow - - - - - M16\njerricans 2 2")
    table.roll(1, "B1 B1 W1 W1 F")
    assert decision(table, 1) == BuyTuarek()
    table.do(1, BuyTuarek())
    assert decision(table, 1) == PlayTuarek("loot", resources=("R", "R"))


def test_it_takes_cards_and_then_ends_its_turn():
    table = Table("jerricans 0 2")
    table.roll(0, "B1 W1 M1 R1 F")
    assert decision(table, 0) == TakeCard(3)
    table.do(0, TakeCard(3))
    assert decision(table, 0) == EndTurn()


def test_it_loots_what_completes_a_card():
    table = Table("row - - - - - M16\nhand 0 loot")
    table.roll(0, "B1 B1 W1 W1 F")
    assert decision(table, 0) == PlayTuarek("loot", resources=("R", "R"))


def test_it_places_a_free_explorer_where_it_gains_most():
    table = Table("explorers 0-0 0-0 0-4 0-0")
    table.roll(0, "R1 R1 B1 B1 B1")
    table.do(0, TakeCard(4))
    assert decision(table, 0) == PlaceFree(1)


def test_it_ambushes_a_thirsty_rival_and_spares_a_full_one():
    for fuel, played in ((10_000, True), (50_000, False)):
        table = Table(f"fuel {fuel} 60000\nhand 1 ambush")
        table.do(0, Refuel(1))
        assert decision(table, 1) == React(played)
    table = Table("fuel 10000 60000\nhand 1 loot")
    table.do(0, Refuel(1))
    assert decision(table, 1) == React(False)


def test_its_answer_to_a_window_takes_as_long_whatever_it_holds():
    window: list[Event] = [AmbushWindow(1, 6000)]
    bot = players_of(GAME).bots["normal"](1, 2, Random(3))
    bot.hear(window, True, 0)
    assert WINDOW[0] <= bot.wakes() <= WINDOW[1]


def test_it_taps():
    table = Table("option refuel_mode=tap\nfuel 10000 60000")
    table.do(0, Refuel(1))
    assert decision(table, 1) is None
    table.advance(1000)
    assert decision(table, 1) == Tap()


def test_it_sweeps_the_card_that_helps_the_rival_most():
    table = Table("row M05 S09 S12 S07 N3 S01\nhand 0 sweep\ncards 1 N1 N2\njerricans 0 2")
    table.roll(0, "B1 F R1 B1 B1")
    assert decision(table, 0) == PlayTuarek("sweep")
    table.do(0, PlayTuarek("sweep"))
    table.do(0, EndTurn())
    assert decision(table, 0) == SweepCard(5)


def test_it_claims_the_better_of_two_tied_lands():
    table = Table(f"deck conquest M17 {B0_FROM_M11}\nexplorers 1-1 1-1 0-0 0-0\ncards 1 M03")
    table.roll(0, "B1 B1 M1 F W1")
    table.do(0, TakeCard(5))
    table.do(0, EndTurn())
    assert decision(table, 1) == ClaimTie(1)


def test_with_a_loot_in_hand_it_stops_where_the_loot_completes_the_card():
    """Two recruits are missing: without a loot it throws on for them, with one it has them."""
    for hand, stops in (("", False), ("hand 0 loot\n", True)):
        table = Table(f"{hand}row - - - - - M16\nexplorers 0-7 0-0 0-0 0-0\njerricans 0 2")
        table.do(0, Tip(), dice="B1 B1 W1 W1 B1")
        table.advance(6000)
        assert (decision(table, 0) == LayFlat()) == stops


def test_it_plays_two_loots_for_one_card():
    table = Table("row - - - - - M16\nhand 0 loot loot\njerricans 0 2")
    table.roll(0, "B1 B1 F F F")
    assert decision(table, 0) == PlayTuarek("loot", resources=("W", "W"))
    table.do(0, decision(table, 0))
    assert decision(table, 0) == PlayTuarek("loot", resources=("R", "R"))


def test_it_keeps_jerricans_where_the_other_dice_are_enough_for_its_aim():
    table = Table("row - - - - - S09\nexplorers 7-0 0-0 0-0 0-0\njerricans 0 2")
    table.do(0, Tip(), dice="W1 W1 B1 J1 J1")
    table.advance(6000)
    roll = decision(table, 0)
    assert isinstance(roll, Roll)
    assert roll.dice == ("w2",)


def test_it_calls_a_tanker_before_it_pays_for_a_fill():
    assert decision(Table("fuel 10000 60000\nhand 0 tanker"), 0) == PlayTuarek("tanker")


def test_it_marches_two_explorers_where_both_turn_something():
    near = "deck conquest M17 M15 conquest M14 conquest M11 M12 M18 M19 M13 M01\n"
    table = Table(near + "hand 0 march\nexplorers 0-0 4-0 1-1 1-1")
    march = decision(table, 0)
    assert isinstance(march, PlayTuarek)
    assert sorted(move.to for move in march.moves) in ([1, 3], [1, 4], [3, 4])
    assert {move.start for move in march.moves} == {2}


def test_with_two_fires_it_leaves_the_card_to_burn_that_the_rival_wants():
    """It can pay for either, and both are worth the same to it; the rival, who has the Blue Canyon, gains more by the
    blue one.
    """
    table = Table("row - - - - M11 S08\nwon 1 L02\njerricans 1 2\nexplorers 7-0 0-0 0-0 0-0")
    table.roll(0, "M1 M1 F F B1 M2", specials=("blue",))
    assert decision(table, 0) == TakeCard(6)


def test_sand_that_will_not_be_needed_is_used():
    """Close to the end it throws for a card for which it would not spend its sand at the start."""
    chosen = []
    for deck in ("conquests 0", "conquests 2\ndeck conquest"):
        table = Table(f"{deck}\nrow - - - - - M05\nexplorers 7-0 0-0 0-0 0-0\njerricans 0 2\nfuel 17000 60000")
        table.do(0, Tip(), dice="W1 B1 B1 B1 F")
        table.advance(6000)
        chosen.append(type(decision(table, 0)))
    assert chosen == [LayFlat, Roll]


def test_a_gap_longer_than_its_hand_is_waited_for():
    table = Table("option throw_gap_ms=3000\nrow - - - - - S01")
    bot = players_of(GAME).bots["hard"](0, 2, Random(1))
    bot.hear(table.do(0, Tip(), dice="W1 W1 B1 F B1"), False, 0)
    bot.hear(table.advance(800), True, 800)
    table.advance(2500)
    assert bot.act(GAME.view(table.state, 0, 2500), GAME.legal(table.state, 0, 2500), 2500) is None
    assert bot.wakes() >= 3000

"""The rules beside the golden scenarios, subject by subject."""

from itertools import combinations

import pytest

from kermesse.core.chance import Chance
from kermesse.core.clock import NEVER
from kermesse.core.game import SPECTATOR
from kermesse.core.record import read_record, verify, write_record
from kermesse.core.wire import encode, wire
from kermesse.games.kero import GAME, census
from kermesse.games.kero.commands import (
    ClaimTie,
    EndTurn,
    LayFlat,
    PlayTuarek,
    React,
    Refuel,
    Roll,
    SetStandingOrder,
    SweepCard,
    TakeCard,
    Tap,
    Tip,
)
from kermesse.games.kero.components import CONQUEST, MAIN_CARDS, START_CARDS
from kermesse.games.kero.events import (
    AmbushDeclined,
    AmbushPlayed,
    AmbushWindow,
    CardDiscarded,
    CardRevealed,
    ConquestCame,
    ConquestDelayed,
    ExplorerLost,
    FillSkipped,
    GameOver,
    Income,
    LandsRevealed,
    LandWon,
    Panne,
    RefuelEnded,
    RefuelThrow,
    StandingOrderSet,
    TruckFlat,
)
from kermesse.games.kero.rules.scoring import score
from tests.games.kero.table import B0_FROM_M11, Table, fresh


class TestSetup:
    def test_the_deck_is_start_cards_above_three_piles_with_a_conquest_each(self):
        state = fresh().state
        assert len(state.deck) == 33
        assert all(card in START_CARDS for card in state.row)
        assert sorted(state.row + state.deck[27:]) == START_CARDS
        piles = [state.deck[9 * number : 9 * number + 9] for number in range(3)]
        assert [pile.count(CONQUEST) for pile in piles] == [1, 1, 1]
        assert sorted(card for pile in piles for card in pile if card != CONQUEST) == MAIN_CARDS

    def test_each_clan_has_a_full_truck_two_jerricans_and_two_tuareks(self):
        state = fresh().state
        assert state.fuel == [60_000, 60_000]
        assert (state.jerricans, state.supply) == ([2, 2], 23)
        assert [len(hand) for hand in state.tuareks] == [2, 2]
        assert (len(state.tuarek_pile), len(state.land_pile), state.camp) == (13, 8, [7, 7])

    @pytest.mark.parametrize(("chosen", "first"), [("seat:0", 0), ("seat:1", 1)])
    def test_the_first_player_can_be_chosen(self, chosen, first):
        state = fresh(first_player=chosen).state
        assert (state.first, state.active) == (first, first)

    def test_the_first_player_is_drawn_by_lot(self):
        assert {fresh(f"seed {n}").state.first for n in range(20)} == {0, 1}

    def test_a_handicap_gives_each_seat_its_own_truck(self):
        state = fresh(capacity_ms=(30_000, 90_000)).state
        assert state.fuel == [30_000, 90_000]

    def test_what_is_told_first_survives_json(self):
        for event in fresh(capacity_ms=(30_000, 90_000)).opening:
            assert wire(GAME).event(encode(event)) == event

    def test_a_recorded_game_can_be_verified(self):
        match = fresh(capacity_ms=(30_000, 90_000))
        match.advance(200_000)
        assert verify(GAME, read_record(GAME, write_record(match, ["a", "b"]))).state == match.state

    def test_the_census_counts_every_component(self):
        counted = census(fresh().state)
        assert sum(count for what, count in counted.items() if what.startswith("card ")) == 39
        assert sum(count for what, count in counted.items() if what.startswith("land ")) == 12
        assert sum(count for what, count in counted.items() if what.startswith("tuarek ")) == 17
        assert (counted["jerricans"], counted["explorers of 0"], counted["dice"]) == (27, 7, 8)


class TestCards:
    def test_jerricans_and_tuareks_of_a_card_come_at_once(self):
        table = Table("row S10 S09 S12 S07 N1 S01\ndeck M17")
        table.roll(0, "M1 M1 W1 B1 B1")
        table.do(0, TakeCard(1))
        assert table.hand(0) == ["loot", "sweep"]

    def test_an_empty_tuarek_pile_is_made_anew_from_the_discard(self):
        table = Table("row S10 S09 S12 S07 N1 S01\ndeck M17\ntuarek-pile loot\nhand 0 fireproof")
        table.do(0, PlayTuarek("fireproof"))
        table.roll(0, "M1 M1 W1 B1 B1")
        table.do(0, TakeCard(1))
        assert table.hand(0) == ["loot", "fireproof"]
        assert table.state.tuarek_discard == []

    def test_with_no_tuarek_left_the_rest_of_a_draw_is_lost(self):
        table = Table("row S10 S09 S12 S07 N1 S01\ndeck M17\ntuarek-pile loot")
        table.roll(0, "M1 M1 W1 B1 B1")
        table.do(0, TakeCard(1))
        assert table.hand(0) == ["loot"]

    def test_a_filling_station_fills_and_returns_to_the_harvest(self):
        table = Table("row S11 S09 S12 S07 N1 S01\ndeck M17\nfuel 30000 60000\nhand 1 loot")
        table.roll(0, "B1 B1 W1 M1 R1")
        table.do(0, TakeCard(1), dice="F F F F F F F F")
        assert table.saw(AmbushWindow)[0].seat == 1
        table.do(1, React(False))
        table.advance(table.now + 1500)
        assert (table.phase, table.fuel[0], table.harvest) == ("develop", 30700, {"M": 1, "R": 1})

    def test_a_filling_station_with_a_full_truck_is_lost(self):
        table = Table(
            "option clock=calm calm_throw_cost_ms=1500 calm_jitter_ms=0\nrow S11 S09 S12 S07 N1 S01\ndeck M17"
        )
        table.state.fuel[0] = 60_000
        table.do(0, Tip((), then_flat=True), dice="B1 B1 W1 M1 R1")
        table.state.fuel[0] = 60_000
        table.do(0, TakeCard(1))
        assert table.saw(FillSkipped) == [FillSkipped(0)]
        assert table.phase == "develop"

    def test_free_explorers_without_anybody_at_home_are_lost(self):
        table = Table("explorers 3-0 2-0 2-0 0-0")
        table.roll(0, "R1 R1 B1 B1 B1")
        table.do(0, TakeCard(4))
        assert table.saw(ExplorerLost) == [ExplorerLost(0, 1)]
        assert table.state.pending_free == 0

    def test_the_oil_pump_gives_a_jerrican_at_the_start_of_each_turn(self):
        table = Table("cards 1 S06")
        table.roll(0, "B1 B1 B1 B1 B1")
        table.do(0, EndTurn())
        assert table.saw(Income) == [Income(1)]
        assert table.jerricans[1] == 3

    def test_the_oil_pump_gives_nothing_out_of_an_empty_supply(self):
        table = Table("cards 1 S06\njerricans 13 14")
        table.roll(0, "B1 B1 B1 B1 B1")
        table.do(0, EndTurn())
        assert table.saw(Income) == []


class TestFills:
    def test_a_full_tank_stops_a_fill_and_voids_the_second(self):
        table = Table("fuel 58000 60000")
        table.do(0, Refuel(2), dice="B1 B1 B1 B1 B1 W2 B2 M2 | B1 B1 B1 B1 B1 W2 B2 M2")
        table.advance(3000)
        assert table.saw(RefuelEnded) == [RefuelEnded(0, 2, 2000, 60000, "full")]
        assert table.saw(FillSkipped) == [FillSkipped(0)]
        assert (table.phase, table.jerricans[0]) == ("prep", 0)

    @pytest.mark.parametrize(
        ("order", "hand", "told"),
        [
            ("never", "ambush", AmbushDeclined(1)),
            ("always", "ambush", AmbushPlayed(1)),
            ("always", "loot", AmbushDeclined(1)),
        ],
    )
    def test_a_standing_order_closes_the_window_at_once(self, order, hand, told):
        table = Table(f"fuel 10000 60000\nhand 1 {hand}")
        assert table.do(1, SetStandingOrder(order)) == [StandingOrderSet(1, order)]
        assert told in table.do(0, Refuel(1))
        assert table.phase == "refuelling"

    def test_by_standing_orders_alone_asking_means_no(self):
        table = Table("option reaction_policy=standing\nfuel 10000 60000\nhand 1 ambush")
        assert AmbushDeclined(1) in table.do(0, Refuel(1))

    def test_a_standing_order_is_its_owners_alone(self):
        event = StandingOrderSet(1, "never")
        assert (event.seen(1), event.seen(0), event.seen(SPECTATOR)) == (event, None, None)

    def test_the_window_of_a_calm_table_stays_open(self):
        table = Table("option clock=calm limits_ms={}\nfuel 10000 60000\nhand 1 ambush")
        table.do(0, Refuel(1))
        assert table.saw(AmbushWindow) == [AmbushWindow(1, None)]
        assert GAME.deadline(table.state) == NEVER
        table.do(1, React(True), at=5_000_000, dice="F F F F F")
        assert (table.phase, table.fuel[0]) == ("prep", 11500)


class TestTapMode:
    TAP = "option refuel_mode=tap\nfuel 10000 60000\n"

    def test_the_rival_throws_by_tapping(self):
        table = Table(self.TAP)
        table.do(0, Refuel(1), dice="F F F F F F F M2 | F")
        assert table.refused(1, Tap(), at=999) == "too_soon"
        assert GAME.awaiting(table.state) == ()
        table.advance(1000)
        assert GAME.awaiting(table.state) == (1,)
        table.do(1, Tap(), at=1200)
        table.do(1, Tap(), at=2300)
        assert table.saw(RefuelEnded) == [RefuelEnded(0, 2, 2300, 12300, "fire")]

    def test_without_a_tap_the_dice_are_thrown_all_the_same(self):
        table = Table(self.TAP)
        table.do(0, Refuel(1), dice="F F F F F F F F")
        table.advance(2499)
        assert table.saw(RefuelThrow) == []
        table.advance(2500)
        assert (table.phase, table.fuel[0]) == ("prep", 12500)

    def test_the_shortest_taps_may_be_the_longest(self):
        table = Table(self.TAP + "option tap_min_ms=1500 tap_max_ms=1500")
        table.do(0, Refuel(1), dice="F F F F F F F F")
        table.advance(1500)
        assert (table.phase, table.fuel[0]) == ("prep", 11500)


class TestRolling:
    def test_without_auto_flat_burnt_dice_keep_the_sand_running(self):
        table = Table("option auto_flat=false")
        table.do(0, Tip(), dice="F F F F F")
        table.advance(2000)
        assert table.phase == "rolling"
        assert [command for command in GAME.legal(table.state, 0, 2000) if isinstance(command, Roll)] == []
        table.do(0, LayFlat())
        assert table.phase == "develop"

    def test_any_set_of_dice_that_do_not_burn_can_be_thrown_though_few_are_listed(self):
        table = Table("jerricans 3 2")
        table.do(0, Tip(("green", "yellow", "blue")), dice="B1 W1 M1 R1 F W2 B2 M2")
        table.advance(2000)
        loose = ("w0", "w1", "w2", "w3", "green", "yellow", "blue")
        listed = GAME.legal(table.state, 0, 2000)
        # One die, all but one, all, and all as the last throw.
        assert sum(isinstance(command, Roll) for command in listed) == 7 + 7 + 1 + 1
        for count in range(1, 8):
            for dice in combinations(loose, count):
                for roll in (Roll(dice), Roll(dice[::-1], True)):
                    assert GAME.canonical(table.state, 0, roll) in listed
                    GAME.apply(GAME.copy(table.state), 0, roll, 2000)
        assert table.refused(0, Roll(("w0", "w4"))) == "burnt_die"

    def test_fireproof_dice_do_not_lie_flat_by_themselves(self):
        table = Table("hand 0 fireproof")
        table.do(0, PlayTuarek("fireproof"))
        table.do(0, Tip(), dice="F F F F F")
        table.advance(2000)
        assert table.phase == "rolling"

    def test_running_dry_comes_before_the_dice_that_land_at_the_same_instant(self):
        table = Table("fuel 800 60000")
        table.do(0, Tip((), then_flat=True))
        assert table.advance(800)[0] == Panne(0)

    def test_a_gap_as_long_as_the_flight_lets_one_throw_at_the_landing(self):
        table = Table("option air_ms=1500 throw_gap_ms=1500")
        table.do(0, Tip(), dice="B1 B1 B1 B1 B1")
        table.do(0, Roll(("w0",)), at=1500)

    def test_a_tuarek_face_draws_a_tuarek(self):
        table = Table("jerricans 2 2")
        table.roll(0, "B1 B1 B1 B1 B1 T", specials=("green",))
        assert table.hand(0) == ["loot"]

    def test_the_price_of_a_calm_throw_may_vary(self):
        prices = set()
        for number in range(40):
            table = Table(f"option clock=calm calm_jitter_ms=300 # {number}")
            table.do(0, Tip())
            prices.add(60_000 - table.fuel[0])
        assert prices <= set(range(2700, 3301, 100))
        assert len(prices) > 3

    def test_a_calm_turn_tells_what_its_throws_cost(self):
        table = Table("option clock=calm")
        table.do(0, Tip(), dice="B1 B1 B1 B1 B1")
        table.do(0, Roll(("w0",)), dice="W1")
        table.do(0, LayFlat())
        assert table.saw(TruckFlat) == [TruckFlat(0, 6000, 54000, "seat")]


def two_conquests(option: str) -> Table:
    table = Table(f"option chain_conquest={option}\ndeck conquest conquest M17 M15 M06 M11 conquest M14")
    table.roll(0, "B1 B1 M1 W1 R1")
    table.do(0, TakeCard(5))
    table.do(0, EndTurn())
    return table


class TestConquest:
    def test_two_in_one_refill_come_one_after_the_other(self):
        table = two_conquests("literal")
        assert table.saw(ConquestCame) == [ConquestCame(1), ConquestCame(2)]
        assert table.lands == "L12 L02 L03 L04"
        assert table.saw(LandsRevealed)[0] == LandsRevealed(["L06", "L07", "L08", "L11"])
        assert table.state.round_no == 3
        assert GAME.view(table.state, 0, table.now).refilled == ["conquest", "conquest", "M17"]

    def test_the_second_may_wait_on_top_of_the_deck(self):
        table = two_conquests("delay")
        assert table.saw(ConquestCame) == [ConquestCame(1)]
        assert table.saw(ConquestDelayed) == [ConquestDelayed()]
        assert table.state.deck[-1] == CONQUEST
        view = GAME.view(table.state, 0, table.now)
        assert (view.delayed, view.deck) == (1, 6)
        assert GAME.imagine(view, Chance(bytes(32))).deck[-1] == CONQUEST
        table.roll(1, "W1 W1 W1 W1 B1")
        table.do(1, TakeCard(2))
        table.do(1, EndTurn())
        assert table.saw(ConquestCame)[-1] == ConquestCame(2)
        assert table.state.delayed == 0

    def test_one_tied_land_is_won_without_asking(self):
        table = Table(f"deck conquest M17 {B0_FROM_M11}\nexplorers 1-1 0-0 0-0 0-0\ncards 0 M03")
        table.roll(0, "B1 B1 M1 F W1")
        table.do(0, TakeCard(5))
        events = table.do(0, EndTurn())
        assert LandWon(0, 1, "L09", "tie_power", 0) in events

    def test_without_a_tied_land_the_envoy_has_nothing_to_do(self):
        table = Table(f"deck conquest M17 {B0_FROM_M11}\ncards 0 M03")
        table.roll(0, "B1 B1 M1 F W1")
        table.do(0, TakeCard(5))
        table.do(0, EndTurn())
        assert table.saw(LandWon) == []

    def test_a_tie_at_the_very_end_is_still_claimed(self):
        table = Table("active 1\nconquests 2\ndeck conquest M17\nland-pile\nexplorers 1-1 1-1 0-0 0-0\ncards 0 M03")
        table.roll(1, "B1 B1 M1 F W1")
        table.do(1, TakeCard(5))
        table.do(1, EndTurn())
        table.do(0, ClaimTie(2))
        assert (table.phase, table.won(0)) == ("over", ["L05"])


class TestEnd:
    def test_a_breakdown_in_the_last_turn_ends_the_game(self):
        table = Table("last-turn\ndeck\nfuel 60000 500")
        table.do(1, Tip())
        events = table.advance(500)
        assert isinstance(events[-1], GameOver)
        assert table.phase == "over"

    def test_a_stall_in_a_breakdown_discards_after_its_fill(self):
        table = Table("stall 7\nfuel 500 60000")
        table.do(0, Tip(), dice="F F F F F")
        table.advance(10_000)
        assert table.saw(CardDiscarded) == [CardDiscarded(6, "S01", "stall")]
        assert table.saw(CardRevealed) == [CardRevealed(1, "M17")]
        assert table.state.active == 1

    def test_the_stall_guard_can_be_off(self):
        table = Table("option stall_guard=0\nstall 30")
        table.roll(0, "B1 B1 B1 B1 B1")
        table.do(0, EndTurn())
        assert table.saw(CardDiscarded) == []

    def test_the_stall_guard_finds_nothing_in_an_empty_row(self):
        table = Table("stall 7\nrow - - - - - -\ndeck")
        table.roll(0, "F F B1 B1 B1")
        table.do(0, EndTurn())
        assert table.saw(CardDiscarded) == []
        assert table.state.active == 1

    def test_sweeps_end_with_the_row(self):
        table = Table("row - - - - - S01\ndeck\nhand 0 sweep sweep")
        table.roll(0, "B1 B1 B1 B1 B1")
        table.do(0, PlayTuarek("sweep"))
        table.do(0, PlayTuarek("sweep"))
        table.do(0, EndTurn())
        table.do(0, SweepCard(6))
        assert (table.phase, table.state.active) == ("prep", 1)

    def test_the_outpost_is_the_second_players(self):
        table = Table("last-turn\ndeck")
        table.state.outpost = 2
        assert [score(table.state, seat).outpost for seat in range(2)] == [0, 3]

    @pytest.mark.parametrize(
        ("cards", "code", "ranks"), [("0 M16", "won", (1, 2)), ("1 M16", "won", (2, 1)), ("1", "draw", (1, 1))]
    )
    def test_the_outcome_ranks_both_clans(self, cards, code, ranks):
        table = Table(f"last-turn\ndeck\ncards {cards}")
        assert GAME.outcome(table.state) is None
        table.roll(1, "B1 B1 B1 B1 B1")
        table.do(1, EndTurn())
        outcome = GAME.outcome(table.state)
        assert (outcome.code, outcome.ranks) == (code, ranks)

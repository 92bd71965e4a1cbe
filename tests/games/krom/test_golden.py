"""The golden scenarios of the rules document, under their numbers; fights and hunts have files of their own."""

import pytest

from kermesse.core.chance import seed_from
from kermesse.core.game import SPECTATOR
from kermesse.core.match import Match
from kermesse.games.krom import GAME
from kermesse.games.krom.commands import (
    ChooseDestination,
    Climb,
    EndPhase,
    Evolve,
    Gather,
    Loot,
    PlayBonus,
    ReshuffleGather,
    Rest,
    Service,
    Settle,
)
from kermesse.games.krom.events import (
    Cold,
    DestinationsRevealed,
    FightRolled,
    HeartsLost,
    PhaseStarted,
    PileRebuilt,
    Warmth,
)
from kermesse.games.krom.options import KromOptions
from kermesse.games.krom.rules.victory import target
from tests.games.krom.table import Table


@pytest.mark.parametrize(("seats", "points", "kroms", "bonus_pile"), [(4, 10, 30, 27), (6, 7, 20, 25), (5, 8, 25, 26)])
def test_g01_set_up_hands_out_kroms_and_a_card_and_turns_up_two_rows(seats, points, kroms, bonus_pile):
    state = Match(GAME, seats, KromOptions(characters="random"), seed_from("g01")).state
    assert target(state) == points
    assert state.hearts == [7] * seats
    assert state.purses == [[5, 0, 0, 0]] * seats
    assert [len(hand) for hand in state.hands] == [1] * seats
    assert state.places == [0] * seats
    assert state.stock == [kroms, 12, 12, 12]
    assert (len(state.evolution_pile), len(state.evolution_row)) == (21, 4)
    assert (len(state.hunt_pile), len(state.hunt_row)) == (13, 4)
    assert (len(state.gather_pile), len(state.bonus_pile)) == (20, bonus_pile)


@pytest.mark.parametrize("seats", [1, 7])
def test_g01_one_seat_or_seven_are_refused(seats):
    with pytest.raises(ValueError, match="2 to 6"):
        Match(GAME, seats, KromOptions(), seed_from("g01"))


def test_g02_destinations_stay_secret_until_all_have_chosen():
    table = Table("""
        S0 Alma cave
        S1 Karok cave
        S2 Oona cave
    """)
    assert table.refused(0, ChooseDestination("cave")) == "same_place"
    table.do(0, ChooseDestination("forest"))
    [told] = table.do(0, ChooseDestination("mountain"))
    assert told.seen(0).place == "mountain"
    assert told.seen(1).place == told.seen(SPECTATOR).place == ""
    for viewer in (1, SPECTATOR):
        seen = table.view(viewer).players[0]
        assert (seen.chosen, seen.destination) == (True, "")
    assert table.view(0).players[0].destination == "mountain"
    table.do(1, ChooseDestination("mountain"))
    table.do(2, ChooseDestination("savannah"))
    [revealed] = table.happened(DestinationsRevealed)
    assert revealed.places == ["mountain", "mountain", "savannah"]
    assert not table.happened(FightRolled)
    assert table.happened(PhaseStarted) == [PhaseStarted(2, "savannah")]


@pytest.mark.parametrize(("place", "order"), [("savannah", [1, 2]), ("forest", [2, 1])])
def test_g03_places_come_in_order_and_weight_breaks_the_tie(place, order):
    other = "forest" if place == "savannah" else "cave"
    table = Table(f"""
        S0 Alma mountain > {other}
        S1 Mörhy mountain > {place}
        S2 Valkyr mountain
        TOP gather nettles
        DICE 4 4
    """)
    table.do(2, ChooseDestination(place))
    assert table.state.active == 0
    assert not table.happened(FightRolled)
    if other == "forest":
        table.do(0, Gather())
    table.do(0, EndPhase())
    [rolled] = table.happened(FightRolled)
    assert rolled.totals == [4, 4]
    assert not table.happened(HeartsLost)
    assert [table.state.active, *table.state.order] == order


def test_g09_a_rest_gives_hearts_and_kroms_once():
    table = Table("""
        S0 Alma cave: 5 hearts, 1 K
        S1 Oona forest
        act S0
    """)
    table.do(0, Rest())
    assert (table.hearts(0), table.kroms(0)) == (7, 3)
    assert table.refused(0, Service("wood")) == "already_done"
    assert table.refused(0, Rest()) == "already_done"
    table.do(0, EndPhase())


def test_g10_services_are_bought_one_after_the_other():
    table = Table("""
        S0 Alma cave: 3 hearts, 9 K
        S1 Oona forest
        act S0
    """)
    table.buy(0, "wood", "bonus", "heal", "heal")
    assert table.purse(0) == (2, 1, 0, 0)
    assert len(table.hand(0)) == 1
    assert table.hearts(0) == 7
    assert table.refused(0, Service("heal")) == "no_effect"
    assert table.refused(0, Service("stone")) == "cannot_pay"
    assert table.refused(0, Rest()) == "already_done"


def test_g11_each_further_gather_card_costs_more():
    table = Table("""
        S0 Alma forest: 8 K
        S1 Oona cave
        TOP gather nettles branch mushrooms fallen_trunk
        act S0
    """)
    table.do(0, Gather())
    assert table.purse(0) == (8, 0, 0, 0)
    assert table.refused(0, ReshuffleGather()) == "already_done"
    table.do(0, Gather())
    assert table.purse(0) == (7, 1, 0, 0)
    table.do(0, Gather())
    assert table.purse(0) == (6, 1, 0, 0)
    table.do(0, Gather())
    assert table.purse(0) == (2, 3, 0, 0)
    assert table.refused(0, Gather()) == "limit_reached"


def test_g12_an_empty_gather_pile_is_rebuilt_from_its_discard():
    table = Table("""
        S0 Alma forest
        S1 Oona cave
        pile gather branch
        act S0
    """)
    assert (len(table.state.gather_pile), len(table.state.gather_discard)) == (1, 19)
    table.do(0, Gather())
    assert table.purse(0) == (5, 1, 0, 0)
    assert (len(table.state.gather_pile), len(table.state.gather_discard)) == (0, 20)
    table.do(0, Gather())
    assert table.happened(PileRebuilt) == [PileRebuilt("gather", 20)]
    assert (len(table.state.gather_pile), len(table.state.gather_discard)) == (19, 1)


def test_g17_evolutions_are_paid_refilled_at_once_and_bound_to_their_place():
    table = Table("""
        S0 Alma mountain: 7 K, 2 wood, 2 stone
        S1 Oona cave
        row evolution E15 E17 E14 E25
        TOP evolution E01
        act S0 done
    """)
    assert table.refused(0, Evolve(0)) == "wrong_place"
    table.do(0, Evolve(1))
    assert table.purse(0) == (3, 2, 0, 0)
    assert table.points(0) == 2
    assert table.evolution_row()[1] == "E01"
    table.do(0, Evolve(1))
    assert table.purse(0) == (0, 1, 0, 0)
    assert table.points(0) == 3
    assert table.refused(0, Evolve(2)) == "cannot_pay"


def test_g19_gains_are_cut_by_the_stock():
    table = Table("""
        S0 Alma mountain: hand rockfall
        S1 Oona cave: 11 stone
        DICE 1 2 3 4 5
        row evolution E03 E01 E02 E04
        act S0
    """)
    table.do(0, Climb())
    table.do(0, Settle())
    assert table.purse(0) == (5, 0, 0, 1)
    assert len(table.hand(0)) == 2
    assert table.refused(0, PlayBonus("rockfall")) == "no_effect"
    table.do(0, Evolve(0))
    assert table.state.stock[3] == 1


def test_g19_an_empty_stock_sells_nothing():
    table = Table("""
        S0 Alma cave
        S1 Oona mountain: 12 stone
        act S0
    """)
    assert table.refused(0, Service("stone")) == "stock_empty"


def test_g20_thefts_reach_only_the_same_place():
    table = Table("""
        S0 Kolos forest: hand pickpocket snatch
        S1 Alma forest: 1 K, 1 bone
        S2 Oona cave
        act S0
    """)
    assert table.refused(0, PlayBonus("pickpocket", target=2)) == "target_elsewhere"
    table.do(0, PlayBonus("pickpocket", target=1))
    assert (table.kroms(0), table.kroms(1)) == (6, 0)
    assert table.refused(0, PlayBonus("snatch", target=1, take="wood")) == "no_effect"
    table.do(0, PlayBonus("snatch", target=1, take="bone"))
    assert table.purse(0) == (6, 0, 1, 0)


def test_g21_trades_are_imposed_and_conversions_change_kinds():
    table = Table("""
        S0 Kolos savannah: 3 K, 1 wood, hand swap hard_bargain salvage
        S1 Alma cave: 1 stone
        act S0
    """)
    assert table.refused(0, PlayBonus("swap", target=1, give="wood", take="wood")) == "bad_choice"
    table.do(0, PlayBonus("swap", target=1, give="wood", take="stone"))
    assert (table.purse(0), table.purse(1)) == ((3, 0, 0, 1), (5, 1, 0, 0))
    assert table.refused(0, PlayBonus("hard_bargain", target=1, take="bone")) == "no_effect"
    table.do(0, PlayBonus("hard_bargain", target=1, take="wood"))
    assert (table.purse(0), table.purse(1)) == ((2, 1, 0, 1), (6, 0, 0, 0))
    table.do(0, PlayBonus("salvage", give="stone", take="bone"))
    assert table.purse(0) == (2, 1, 2, 0)


@pytest.mark.parametrize(
    ("place", "before", "after", "felt"),
    [("savannah", 1, 1, None), ("forest", 4, 3, Cold), ("cave", 7, 7, None), ("cave", 3, 4, Warmth)],
)
def test_g22_the_ice_age_chills_and_the_cave_warms(place, before, after, felt):
    table = Table(f"""
        S0 Alma mountain: {before} hearts
        S1 Oona cave > mountain
        option board=glacial
    """)
    table.do(0, ChooseDestination(place))
    assert table.state.active == 0
    assert table.hearts(0) == after
    assert [type(event) for event in table.events if isinstance(event, Cold | Warmth)] == ([felt] if felt else [])
    if (place, before) == ("cave", 3):
        table.do(0, Rest())
        assert (table.hearts(0), table.kroms(0)) == (7, 7)


def test_g22_the_knocked_out_feel_no_cold():
    table = Table("""
        S0 Alma cave: 1 heart
        S1 Kolos cave > savannah
        DICE 1 6
        option board=glacial
    """)
    table.do(0, ChooseDestination("savannah"))
    table.do(1, Loot("nothing"))
    assert table.hearts(0) == 0
    assert table.happened(Cold) == [Cold(1, 6)]


@pytest.mark.parametrize(("seats", "points"), [(2, 12), (3, 12), (4, 12), (5, 10), (6, 9)])
def test_g27_a_long_game_asks_for_two_more_points(seats, points):
    assert target(Match(GAME, seats, KromOptions(long_game=True), seed_from("g27")).state) == points


@pytest.mark.parametrize(("before", "row", "after"), [(9, "E01", 10), (8, "E25", 12)])
def test_g27_reaching_or_passing_the_target_ends_the_game(before, row, after):
    table = Table(f"""
        S0 Alma cave: {before} points, 9 K, 2 wood, 2 bone, 2 stone
        S1 Oona forest
        S2 Karok forest
        row evolution {row} E02 E03 E04
        act S0
    """)
    table.do(0, Evolve(0))
    assert table.points(0) == after
    assert table.state.phase == "game_over"


def test_g28_the_bonus_pile_is_rebuilt_and_can_run_dry():
    table = Table("""
        S0 Alma cave: 6 K
        S1 Oona cave: hand rest
        pile bonus club
        discard bonus war_cry broth
        act S0
    """)
    table.buy(0, "bonus", "bonus", "bonus")
    assert table.happened(PileRebuilt) == [PileRebuilt("bonus", 2)]
    assert sorted(table.hand(0)) == ["broth", "club", "war_cry"]
    assert (table.state.bonus_pile, table.state.bonus_discard, table.kroms(0)) == ([], [], 0)
    table.do(0, EndPhase())
    assert table.refused(1, Service("bonus")) == "stock_empty"


def test_a_rebuilt_pile_is_shuffled():
    """A player who has seen the discard does not know the pile that is made of it."""
    for place, ware in (("cave", Service("bonus")), ("forest", Gather())):
        table = Table(f"S0 Alma {place}\nS1 Oona mountain\nact S0")
        state = table.state
        bonus, gather = (sorted(pile) for pile in (state.bonus_pile, state.gather_pile))
        state.bonus_pile, state.bonus_discard = [], bonus[:]
        state.gather_pile, state.gather_discard = [], gather[:]
        table.do(0, ware)
        if place == "cave":
            rebuilt, discard = [*state.bonus_pile, *state.hands[0]], bonus
        else:
            rebuilt, discard = [*state.gather_pile, *state.gather_discard], gather
        assert sorted(rebuilt) == discard
        assert rebuilt != discard


def test_g29_deadlines_decide_for_those_who_are_late():
    table = Table("""
        S0 Alma cave
        S1 Oona forest: 6 hearts
        TOP gather branch
        option timers=normal
    """)
    table.wait()
    assert (table.place(0), table.place(1)) == ("forest", "cave")
    assert table.state.active == 1
    table.wait()
    assert (table.hearts(1), table.kroms(1)) == (7, 7)
    assert table.state.active == 0
    table.wait()
    assert table.purse(0) == (5, 1, 0, 0)
    assert table.state.phase == "move"


def test_g32_whoever_acts_first_wins_although_another_could_have():
    table = Table("""
        S0 Alma mountain: 9 points, 3 K, 1 wood
        S1 Karok cave: 9 points, 3 K, 1 stone
        row evolution E01 E03 E12 E13
        act S1
    """)
    table.do(1, Evolve(1))
    assert table.state.phase == "game_over"
    assert table.state.winner == 1
    assert table.points(0) == 9

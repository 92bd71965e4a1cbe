"""Tables imagined from a view: they look the same to this viewer, and every deal that fits the view is equally
likely.
"""

from itertools import permutations

import msgspec
import pytest

from kermesse.core.chance import Chance, seed_from
from kermesse.core.game import ALL_SEEING, SPECTATOR, BadPosition
from kermesse.core.wire import encode
from kermesse.games.chronos import GAME, pile_draws
from kermesse.games.chronos.commands import Choose, MoveTimer, Pass, PlanMove
from kermesse.games.chronos.components import CARD_OF, CARDS, GOD, GODS, KIND, KINDS, WIND
from kermesse.games.chronos.options import ChronosOptions
from kermesse.games.chronos.rules.scoring import condition, score
from tests.distribution import demand_likely, drawn
from tests.games.chronos.table import Table, face

KIND_NAMES = {number: name for name, number in KINDS.items()}
HIDING = (
    "seats 4\noption level=3\nfront 0 = SELENE\nstored 0 = 30 N\nrealm 0 = 50 HYD 10\nrealm 1 = 10 20 30\n"
    "discard = 50 MIN S HADES 10\nlast_god HADES"
)


def imagined(table, viewer, count=8, now=0):
    """Imagine states from a view; check each against that view."""
    view = GAME.view(table.state, viewer, now)
    for number in range(count):
        other = GAME.imagine(view, Chance(seed_from("imagine", number)))
        assert encode(GAME.view(other, viewer, now)) == encode(view)
        assert GAME.census(other) == GAME.census(table.state)
        assert GAME.deadline(other) == GAME.deadline(table.state)
        yield other


# What comes up


def test_hidden_cards_change_and_keep_to_where_they_can_lie():
    table = Table(HIDING)
    changed = set()
    for other in imagined(table, 1):
        changed.add((tuple(other.hands[0]), tuple(other.stored[0]), tuple(other.discard)))
        assert other.hands[0][-1] == table.state.hands[0][-1]
        assert other.hands[1] == table.state.hands[1]
        assert all(KIND[card] < WIND for card in other.hands[0])
        assert all(KIND[card] < GOD for card in other.stored[0])
    assert len(changed) > 4


def test_a_spectator_knows_no_pile_and_nothing_is_left_to_imagine_for_the_all_seeing():
    table = Table(HIDING)
    assert any(other.hands[1] != table.state.hands[1] for other in imagined(table, SPECTATOR))
    with pytest.raises(ValueError, match="nothing is left"):
        GAME.imagine(GAME.view(table.state, ALL_SEEING, 0), Chance(seed_from("all")))


def test_whoever_has_ouranos_knows_the_discard():
    table = Table(HIDING + "\nfront 2 = OURANOS")
    assert all(other.discard == table.state.discard for other in imagined(table, 2))


def test_where_victory_is_automatic_nobody_is_dealt_a_won_pile():
    table = Table("seats 3\nrealm 0 = 30 30 30\nrealm 1 = 10 10 10 10 10 10 10 10 10")
    for other in imagined(table, 2, 30):
        assert not condition(other, 0)
        assert not condition(other, 1)
        assert other.hands[1] != table.state.hands[1]  # nine tens, but not these, or not in this order


def test_automatic_victories_of_the_temple_are_not_dealt_either():
    table = Table(
        "seats 4\noption level=3 announce=auto\nfront 0 = CYCLOPE\nfront 1 = HESTIA\nrealm 0 = 10 10 10 10\n"
        "realm 1 = 10 20 10 20\nwinds 1 = N N\nrealm 2 = HYD 10 20 50"
    )
    for other in imagined(table, 3, 60):
        assert not any(condition(other, seat) for seat in range(3))


def test_a_seat_that_must_choose_first_may_well_have_won():
    table = Table("seats 3\npile 0 = HERMES ...\nrealm 0 = 10 50\ntimer R1 on pile:0")
    table.move(0, 0, "R1", "home", True)
    assert any(condition(other, 0) for other in imagined(table, 1, 60))


def test_open_scores_stay_as_they_are():
    table = Table("seats 3\noption open_scores=true\nrealm 0 = 10 20 30 10\nrealm 1 = 50 10 20")
    for other in imagined(table, 2, 20):
        assert (score(other, 0), score(other, 1)) == (70, 80)


def test_others_plan_nothing():
    table = Table("seats 3\noption plans=true\ntimer R1 on pile:0 ends 20000")
    table.do(0, PlanMove("R1", "pile:1"), at=0)
    assert {other.plans[0] for other in imagined(table, 1)} == {None}
    assert {other.plans[0] for other in imagined(table, 0)} == {PlanMove("R1", "pile:1")}


def test_submitted_acts_of_others_are_sensible():
    table = Table("seats 3\noption clock=steps\npile 0 = 50 ...\ntimer R1 on pile:0")
    table.do(0, MoveTimer("R1", "pile:1"), at=0)
    acts = {other.acts[0] for other in imagined(table, 1, 30)}
    assert len(acts) > 3
    assert all(act.take and act.timer == "R1" for act in acts)
    assert {other.acts[0] for other in imagined(table, 0)} == {MoveTimer("R1", "pile:1")}


def test_a_step_that_waits_for_a_choice_keeps_what_is_to_come_secret():
    table = Table("seats 3\noption clock=steps\npile 0 = HERMES ...\ntimer R1 on pile:0")
    table.do(0, MoveTimer("R1", "home", True), at=0)
    table.do(1, MoveTimer("B1", "pile:1"), at=0)
    table.do(2, Pass(), at=0)
    assert len({other.acts[1] for other in imagined(table, 0)}) > 2
    assert {other.acts[1] for other in imagined(table, 1)} == {MoveTimer("B1", "pile:1")}
    for other in imagined(table, 2):
        GAME.apply(other, 0, Choose(), 100)
        assert not other.queue


# How often


def demand_even(table, viewer, what, chances, times=1_200, imagine=GAME.imagine):
    """Check that `what` of the imagined states comes up as often as `chances` say, worked out by hand."""
    view = GAME.view(table.state, viewer, 0)
    found = drawn(lambda number: what(imagine(view, Chance(seed_from("even", number)))), times)
    demand_likely(found, chances)


SIX_FIFTIES = "".join(f"pile {pile} = 50 ...\n" for pile in range(6))
TWO_PILES = Table(
    "seats 3\noption gods=off\nrealm 0 = T10#3 50\nrealm 1 = T20#3 50\nrealm 2 = T10#1 T10#2\n" + SIX_FIFTIES
)
# All eight 50s are seen, and two of the fifteen 10s: thirteen 10s, twelve 20s and ten 30s are left, and any of them
# fits.
LEFT = {"10": 13, "20": 12, "30": 10}


def below(other):
    return face(other.hands[0][0]), face(other.hands[1][0])


def lowest(other):
    return CARDS[other.hands[0][0]]


def test_below_two_tops_any_two_cards_are_equally_likely():
    chances = {(one, two): LEFT[one] * (LEFT[two] - (one == two)) for one in LEFT for two in LEFT}
    demand_even(TWO_PILES, 2, below, chances)


ANY_CARD = [f"T10#{n}" for n in range(3, 16)] + [f"T20#{n}" for n in range(1, 13)] + [f"T30#{n}" for n in range(1, 11)]


def test_below_a_top_every_card_is_equally_likely():
    demand_even(TWO_PILES, 2, lowest, dict.fromkeys(ANY_CARD, 1))


@pytest.mark.parametrize("keeps", [True, False])
def test_a_lazy_draw_is_caught(keeps):
    """One that leaves the true card in place, and one that never does."""

    def lazy(view, chance):
        other = GAME.imagine(view, chance)
        true = CARD_OF["T10#3"]
        if (other.hands[0][0] == true) != keeps:
            places = [hand for hand in (*other.piles, other.hands[1]) if true in hand] if keeps else other.piles
            place, at = places[0], places[0].index(true) if keeps else 0
            place[at], other.hands[0][0] = other.hands[0][0], place[at]
        return other

    with pytest.raises(AssertionError, match="never came up"):
        demand_even(TWO_PILES, 2, lowest, dict.fromkeys(ANY_CARD, 1), imagine=lazy)


def only_dealt(monkeypatch):
    monkeypatch.setattr(pile_draws, "_kept", lambda copies, weight: [0.0] * (copies + 1))


def only_put_back(monkeypatch):
    monkeypatch.setattr(pile_draws.Faces, "fits", lambda faces, pile, codes: False)


def only_counted(monkeypatch):
    monkeypatch.setattr(pile_draws, "TRIES", 0)


@pytest.mark.no_cover
@pytest.mark.parametrize("way", [only_dealt, only_put_back, only_counted])
def test_each_way_to_draw_piles_that_have_not_won_is_even(way, monkeypatch):
    """Two cards below a 50 of seat 0, one below a 30 of seat 1; the target is 90, so the two are worth 30 at most."""
    way(monkeypatch)
    table = Table("seats 3\noption gods=off target=90\nrealm 0 = 10 10 50\nrealm 1 = 10 30\n" + SIX_FIFTIES)
    left = {"10": 15, "20": 12, "30": 9, "50": 1}  # seen: seven 50s and a 30

    def ways(*faces):
        """Number of ways in which such cards can lie there, in order."""
        product, there = 1, dict(left)
        for one in faces:
            product *= there[one]
            there[one] -= 1
        return product

    chances = {(*two, one): ways(*two, one) for two in (("10", "10"), ("10", "20"), ("20", "10")) for one in left}
    demand_even(
        table,
        2,
        lambda other: (face(other.hands[0][0]), face(other.hands[0][1]), face(other.hands[1][0])),
        chances,
        times=4_000,
    )


@pytest.mark.no_cover
@pytest.mark.parametrize("way", [only_put_back, only_counted])
def test_each_way_to_draw_piles_of_a_score_is_even(way, monkeypatch):
    """Three cards worth 60 below a 10: a 10, a 20 and a 30 in any order, or three 20s."""
    way(monkeypatch)
    table = Table("seats 3\noption gods=off open_scores=true\nrealm 0 = 20 20 20 10\n" + SIX_FIFTIES)
    chances = dict.fromkeys(permutations(("10", "20", "30")), 14 * 12 * 10)
    chances[("20", "20", "20")] = 12 * 11 * 10
    demand_even(table, 2, lambda other: tuple(face(card) for card in other.hands[0][:3]), chances)


LEVEL_3 = "seats 3\noption level=3\n" + "".join(f"pile {pile} = 50 ...\n" for pile in range(6))
# Of 83 cards six 50s are seen: 47 Territories, 12 Winds, 6 monsters and 12 base gods are left.


def test_selene_hides_any_card_but_a_base_god():
    table = Table(LEVEL_3 + "front 0 = SELENE\nstored 0 = 10")
    chances = {"territory": 47, "monster": 6, "wind": 12}
    demand_even(table, 1, lambda other: KIND_NAMES[KIND[other.stored[0][0]]], chances)


def test_a_centre_pile_may_hide_any_card():
    table = Table(LEVEL_3)
    chances = {"territory": 47, "monster": 6, "wind": 12, "god": 12}
    demand_even(table, 1, lambda other: KIND_NAMES[KIND[other.piles[3][0]]], chances)


def test_nothing_after_the_last_base_god_of_the_discard_is_one():
    """One of two cards is HADES#1. Before it can lie any of 76 others, 11 of them gods; after it one of 65, none a
    god.
    """
    table = Table(LEVEL_3 + "discard = 10 HADES\nlast_god HADES")

    def order(other):
        return tuple(
            name if name == "HADES#1" else KIND[CARD_OF[name]] == GOD for name in map(CARDS.__getitem__, other.discard)
        )

    demand_even(table, 1, order, {(True, "HADES#1"): 11, (False, "HADES#1"): 65, ("HADES#1", False): 65})


def test_a_discard_without_a_last_god_has_none():
    table = Table(LEVEL_3 + "discard = 10")
    demand_even(table, 1, lambda other: KIND_NAMES[KIND[other.discard[0]]], {"territory": 47, "monster": 6, "wind": 12})


def test_the_duration_of_a_timer_never_flipped_is_anybodys_guess():
    """A spread of 5 percent: 31 durations, 28500 to 31500 in steps of 100."""
    table = Table("seats 3\noption timer_spread=5\ntimer R1 dur 28500 on pile:0")
    table.state.known[1] = False
    chances = dict.fromkeys(range(28_500, 31_501, 100), 1)
    demand_even(table, 0, lambda other: other.sand[1].dur, chances)
    assert {other.sand[0].dur for other in imagined(table, 0)} == {28_500}


def test_a_mirrored_timer_is_known_by_its_like():
    table = Table("seats 3\noption timer_spread=5 timer_balance=mirror\ntimer R1 dur 28500 on pile:0")
    assert {other.sand[4].dur for other in imagined(table, 0)} == {28_500}
    assert len({other.sand[5].dur for other in imagined(table, 0)}) > 3


def test_every_god_of_the_reserve_is_as_likely_to_lie_uppermost():
    table = Table(LEVEL_3 + "row = ARES PAN GAIA EOS HERA\nused = EROS")
    gods = [god for god in GODS if god not in ("ARES", "PAN", "GAIA", "EOS", "HERA", "EROS", "CASTOR", "POLLUX")]
    demand_even(table, 1, lambda other: GODS[other.reserve[-1]], dict.fromkeys(gods, 1))


def test_an_act_is_any_way_to_take_the_card():
    table = Table("seats 3\noption clock=steps\npile 0 = 50 ...\ntimer R1 on pile:0\ntimer R2 on bag")
    table.do(0, MoveTimer("R1", "pile:1"), at=0)
    demand_even(table, 1, lambda other: other.acts[0].to, {f"pile:{pile}": 1 for pile in range(6)}, times=600)


# What cannot be


def altered(table, viewer=2, **changes):
    return msgspec.structs.replace(GAME.view(table.state, viewer, 0), **changes)


def demand_bad(view, words):
    with pytest.raises(BadPosition, match=words):
        GAME.imagine(view, Chance(seed_from("bad")))


def test_a_view_that_no_table_fits_is_refused_in_one_line():
    table = TWO_PILES
    demand_bad(altered(table, discard_count=3), "do not fill")
    view = altered(table)
    view.piles[0].top = view.piles[1].top
    demand_bad(view, "seen twice")
    view = altered(table)
    view.piles[0].top = "T60#1"
    demand_bad(view, "T60#1")
    view = altered(table)
    view.seats[0].score = 65
    demand_bad(view, "score")
    demand_bad(altered(table, options=ChronosOptions(level=3, gods="off")), "gods")
    demand_bad(altered(table, temple=["HERA", "HERA"]), "twice")
    demand_bad(altered(table, chosen=["X"]), "colour X")


def test_a_score_that_no_cards_make_up_is_refused():
    table = Table("seats 3\noption gods=off open_scores=true\nrealm 0 = 10 10\n" + SIX_FIFTIES)
    view = altered(table)
    view.seats[0].score = 10 + 40  # no card is worth 40
    demand_bad(view, "personal piles with these scores")

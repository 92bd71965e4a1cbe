"""Tables imagined from a view: every hidden arrangement as likely as the rules make it, worked out by hand."""

from collections import Counter
from dataclasses import fields
from itertools import permutations, product

import msgspec
import pytest

from kermesse.core.chance import Chance, seed_from
from kermesse.core.game import SPECTATOR, BadPosition
from kermesse.games.kraaw import GAME
from kermesse.games.kraaw.options import KraawOptions
from kermesse.games.kraaw.state import HAND, POOR_HAND, KraawState
from kermesse.laws.walk import Walk
from tests.distribution import demand_likely, drawn
from tests.games.kraaw.table import Table, dealt

DRAWS = 3_000
A, B, C = 0, 1, 2


def imagined(view, number=0, imagine=GAME.imagine):
    return imagine(view, Chance(seed_from("imagine", number)))


def often(view, what, imagine=GAME.imagine, draws=DRAWS):
    """Count results among tables imagined from that view."""
    return drawn(lambda number: what(imagined(view, number, imagine)), draws)


def given(seat):
    """The value that a seat gave to the kitty."""

    def of(state):
        left = Counter(state.seen_hand[seat])
        left.subtract(state.values[place] for place in range(HAND * state.n) if state.dealt_to[place] == seat)
        assert min(left.values()) == 0
        (value,) = left.elements()
        return value

    return of


# ---------------------------------------------------------------- cards


def test_ones_own_opening_cards_and_the_rest_are_shuffled_apart():
    """A has 5 and 4 in places it does not know. Of the deck are left 1 1 2 3 3 4: one of them is B's last card."""
    table = Table("A[5d 4d 1u 2u 3u] B[2u 2u 2u 1u 3d]")
    found = often(table.view("A"), lambda state: (*state.values[:2], state.values[9]))
    last = {1: 2, 2: 1, 3: 2, 4: 1}
    demand_likely(found, {(*own, value): last[value] for own in ((5, 4), (4, 5)) for value in last})


def test_a_spectator_knows_no_hand():
    """The hidden cards are A's two, B's last and the kitty: 4 5 and 1 1 2 3 3 4, in any order."""
    table = Table("A[5d 4d 1u 2u 3u] B[2u 2u 2u 1u 3d]")
    found = often(table.view(), lambda state: state.values[0], draws=4_000)
    demand_likely(found, {1: 2, 2: 1, 3: 2, 4: 2, 5: 1})


def test_a_card_that_one_looked_at_stays_and_another_s_does_not():
    table = Table("A[5d{A} 4d 1d 2u 3u] B[2u 2u 2u 1u 4d{B}]")
    found = often(table.view("A"), lambda state: (*state.values[:3], state.values[9]))
    demand_likely(found, {(5, *own, value): often for own in ((4, 1), (1, 4)) for value, often in LAST.items()})


LAST = {1: 2, 2: 1, 3: 2, 4: 1}  # what is left of the deck: 1 1 2 3 3 4


def test_without_the_memory_aid_nothing_is_known_of_ones_own_hand():
    table = Table("A[5d 4d 1u 2u 3u] B[2u 2u 2u 1u 3d]\noption memory_aid=false")
    found = often(table.view("A"), lambda state: state.values[0], draws=4_000)
    demand_likely(found, {1: 2, 2: 1, 3: 2, 4: 2, 5: 1})


# ---------------------------------------------------------------- the kitty


GAVE_A_FIVE = "A[1d 2d 3d 4d 2u] B[2u 2u 1u 1u 3u]\nseen A 1 2 3 4 5\nchien A 4"


def demand_any_card_given(imagine):
    """A saw 1 2 3 4 5 and gave one of them away unseen: each with a chance of 1/5, the four others in any order."""
    found = often(Table(GAVE_A_FIVE).view("A"), lambda state: (given(A)(state), tuple(state.values[:4])), imagine)
    demand_likely(found, {(cards[0], cards[1:]): 1 for cards in permutations(range(1, 6))})


def test_each_of_the_five_may_have_gone_to_the_kitty():
    demand_any_card_given(GAME.imagine)
    found = often(Table(GAVE_A_FIVE).view("A"), given(A))
    demand_likely(found, dict.fromkeys(range(1, 6), 1))
    assert 500 < found[5] < 700, "the card that was truly given is left in place in a fifth of the draws"


def never_the_true_card(view, chance):
    for number in range(100):
        state = GAME.imagine(view, Chance(seed_from(chance.seed.hex(), number)))
        if given(A)(state) != 5:
            return state
    raise AssertionError


def always_the_true_card(view, chance):
    return GAME.position(GAVE_A_FIVE)


def always_the_first_deal(view, chance):
    return GAME.imagine(view, Chance(seed_from("first")))


def often_the_true_card(view, chance):
    """Imagine the true card a little too often."""
    return GAME.position(GAVE_A_FIVE) if chance.below(10, "lazy") == 0 else GAME.imagine(view, chance)


@pytest.mark.parametrize(
    "lazy", [never_the_true_card, always_the_true_card, always_the_first_deal, often_the_true_card]
)
def test_a_lazy_sampler_is_caught(lazy):
    with pytest.raises(AssertionError):
        demand_any_card_given(lazy)


TOOK_A_FOUR = "A[1d 2d 3d 5d 2u] B[4u 2d 1d 1d 3d]\nseen A 1 2 3 4 5\nchien A 4\nchien B 0"


def test_a_card_taken_later_may_be_the_one_that_was_given():
    """A gave first, then B took a card that turned out to be a 4. A's card was a 4 in 1/5 of the cases and is drawn in
    1/5 of those: 1/25. Otherwise (4/5) B took another card, 1 in 10 of those a 4: 2/25. So in a third of the cases the
    4 is A's card; in the others A may have given any of the five.
    """
    found = often(Table(TOOK_A_FOUR).view("A"), given(A))
    demand_likely(found, {1: 2, 2: 2, 3: 2, 4: 7, 5: 2})


def test_a_card_taken_before_cannot_be_the_one_that_was_given():
    found = often(Table(TOOK_A_FOUR + "\nfirst B").view("A"), given(A))
    demand_likely(found, dict.fromkeys(range(1, 6), 1))


def test_a_card_that_can_only_be_one_s_own_is_no_other():
    """There is one 5, and A saw it in its hand: if B took a 5 out of the kitty, A had given it."""
    table = Table("A[1d 2d 3d 4d 2u] B[5u 2d 1d 1d 3d]\nseen A 1 2 3 4 5\nchien A 4\nchien B 0")
    assert often(table.view("A"), given(A), draws=50) == {5: 50}


def test_a_card_from_the_kitty_is_followed_when_it_is_stolen():
    """B took a 4 after A gave. It is stolen, and is still the card that may have been A's."""
    table = Table("A[1d 2d 3d 5d 2u] B[4d 2d 1d 1d 3d]\nseen A 1 2 3 4 5\nchien A 4\nchien B 0")
    table.do("A exchange B 0", "B retaliate 4")
    assert table.rows.startswith("A[1d 2d 3d 5d 4u]")
    assert [row.chien_card for row in table.view("A").rows] == [5, 4]
    found = often(table.view("A"), given(A))
    demand_likely(found, {1: 2, 2: 2, 3: 2, 4: 7, 5: 2})


def test_what_another_gave_to_the_kitty():
    """Of the ten cards that A never had, a 2 is what B took. Any of 1 1 1 2 2 2 3 3 4 may be what B gave for it."""
    table = Table("A[1u 2u 3u 4u 5u] B[2u 2d 1d 1d 3d]\nchien B 0\nto move B")
    found = often(table.view("A"), given(B))
    demand_likely(found, {1: 3, 2: 3, 3: 2, 4: 1})


def swapped(position, put):
    """Return a position in which A gave its whole hand, those five, for the kitty."""
    table = Table(position)
    table.state.options = msgspec.structs.replace(table.state.options, hand_swap="sealed")
    table.state.swapped = True
    table.state.claims = 1
    table.state.seen_chien[A] = put
    return table


def test_who_swapped_hands_knows_what_may_be_taken_out_of_the_kitty():
    """A put 1 2 3 4 5 into the kitty; B, who was dealt 1 2 2 3 4, took one of those and gave one of these."""
    table = swapped("A[1d 1d 2d 2d 3d] B[1d 2d 3d 4d 5d]\nchien B 4\nseen B 1 2 2 3 4", [1, 2, 3, 4, 5])
    view = table.view("A")
    found = often(view, lambda state: (state.values[9], given(B)(state)))
    gives = {1: 1, 2: 2, 3: 1, 4: 1}
    demand_likely(found, {(took, gave): gives[gave] for took, gave in product(range(1, 6), gives)})
    assert imagined(view).seen_chien == [[1, 2, 3, 4, 5], []]


def test_who_swapped_hands_and_gave_may_get_its_own_card_back():
    """A put 1 1 2 3 5 into the kitty and holds 2 2 2 3 4. A gave one of these first and then B took a 4: there is one
    more 4 among B's five (1 1 2 3 4), but B's own cannot come out before it has gone in: it is the 4 that A gave.
    """
    table = swapped(
        "A[2d 2d 2d 3d 1d] B[4u 1d 1d 2d 3d]\nchien A 4\nchien B 0\nseen A 2 2 2 3 4\nseen B 1 1 2 3 4", [1, 1, 2, 3, 5]
    )
    assert often(table.view("A"), given(A), draws=50) == {4: 50}


def test_a_swap_by_another_is_remembered_by_that_one():
    table = dealt(3, hand_swap="sealed")
    table.do("A look_done", "B look_done", "C look_done claim")
    view = table.view("A")
    assert (view.swapped, view.swapper) == (True, C)
    state = imagined(view)
    assert state.seen_chien[C] == sorted(state.values[15:])
    assert state.claims == 1 << C


def test_without_the_memory_aid_nobody_remembers_who_swapped():
    """A knows that it did not claim: it was B or C."""
    table = dealt(3, hand_swap="sealed", memory_aid=False, chien_exchange=False)
    table.do("A look_done", "B look_done", "C look_done claim")
    assert often(table.view("A"), lambda state: state.claims, draws=20) == {1 << C: 20}, (
        "C still looks: it can be no other"
    )
    table.do("C look_done")
    view = table.view("A")
    assert view.swapper == -1
    demand_likely(often(view, lambda state: state.claims, draws=300), {1 << B: 1, 1 << C: 1})


# ---------------------------------------------------------------- what others have answered


def test_others_claim_in_secret_with_a_poor_hand():
    table = dealt(3, hand_swap="sealed")
    table.do("A look_done claim", "B look_done claim")
    view = table.view("A")
    found = often(view, lambda state: (state.claims, sum(state.seen_hand[B]) <= POOR_HAND), draws=200)
    assert set(found) == {(0b001, False), (0b011, True)}


def test_an_open_window_has_somebody_s_claim():
    table = dealt(3, hand_swap="race", claim_open_ms=0)
    table.do("B claim_chien")
    view = table.view("A")
    assert view.claim_closes == 401
    found = often(view, lambda state: state.claims, draws=200)
    assert set(found) == {0b010, 0b100, 0b110}
    assert GAME.deadline(imagined(view)) == 401
    assert imagined(table.view("B")).claims & 0b010


def test_a_race_that_is_not_open_yet():
    table = dealt(2, hand_swap="race")
    state = imagined(table.view("A"))
    assert GAME.deadline(state) == GAME.deadline(table.state) == 3_000
    table.wait()
    state = imagined(table.view("A"))
    assert GAME.legal(state, A, table.now) == table.legal("A")
    assert GAME.deadline(state) == GAME.deadline(table.state) > 3_000


def test_jewels_that_others_have_declared():
    table = dealt(3, first_player="jewels")
    table.do("A declare_jewels 7", "B declare_jewels 99")
    found = often(table.view("A"), lambda state: tuple(state.jewels), draws=600)
    demand_likely(found, {(7, worn, -1): 1 for worn in range(6)})
    assert often(table.view("C"), lambda state: state.jewels[C], draws=20) == {-1: 20}


# ---------------------------------------------------------------- whole games

SECRET = {"chance", "values", "seen_hand", "seen_chien", "jewels", "claims"}
PUBLIC = [field.name for field in fields(KraawState) if field.name not in SECRET]


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, KraawOptions(hand_swap="race", wins_to_game=1)),
        (3, KraawOptions(hand_swap="sealed", first_player="jewels", wins_to_game=2)),
        (4, KraawOptions(memory_aid=False, hand_swap="sealed", wins_to_game=1)),
        (3, KraawOptions(memory_aid=False, hand_swap="race", wins_to_game=1)),
        (3, KraawOptions(reveal_at_round_end=False, wins_to_game=1, bonus_reading="locked_counts")),
    ],
)
def test_all_that_is_public_comes_back_as_it_was(seats, options):
    for number in range(3):
        walk = Walk(GAME, seats, options, f"public {number}")
        for _ in walk.steps():
            state = walk.match.state
            other = walk.imagine(state, walk.random.choice(walk.viewers()))
            for name in PUBLIC:
                assert getattr(other, name) == getattr(state, name), (name, state.phase)
            for seat in state.contenders:
                own = [other.values[place] for place, owner in enumerate(other.dealt_to) if owner == seat]
                assert not Counter(own) - Counter(other.seen_hand[seat])
                assert len(other.seen_hand[seat]) == HAND


def test_a_final_among_some():
    table = Table("A[3L 2u 2u 1u 1L] B[4u 2u 1d 1d 4d] C[3u 2L 2u 1L 1u]\nto move B\nfirst B\nwins 2 1 2")
    table.do("B look 3", "B reveal 3", "B end_turn", "A continue", "B continue", "C continue")
    assert table.state.contenders == [C, A]
    for viewer in (A, B, C, SPECTATOR):
        state = imagined(GAME.view(table.state, viewer, table.now))
        assert GAME.census(state) == GAME.census(table.state)
        assert state.values[5:10] == [0] * 5


# ---------------------------------------------------------------- views that cannot be


def spoiled(change):
    view = Table(GAVE_A_FIVE).view("A")
    change(view)
    return view


def six_fives(view):
    view.rows[B].values[:] = [5] * 5


def a_hand_of_fives(view):
    view.mine.seen_hand = [5] * 5


def another_deck(view):
    view.deck = [1, 2, 3, 4, 5]


def a_row_of_four(view):
    view.rows[A].values.pop()


def no_such_eyes(view):
    view.viewer = 4


def a_value_of_nine(view):
    view.rows[A].values[4] = 9


def a_card_dealt_to_a_stranger(view):
    view.rows[A].dealt_to[0] = 5


def a_kitty_card_that_nobody_took(view):
    view.rows[A].chien_card = -1


def a_hand_that_does_not_fit_the_row(view):
    view.rows[A].values[0] = 2
    view.rows[A].values[1] = 2


@pytest.mark.parametrize(
    "change",
    [
        six_fives,
        a_hand_of_fives,
        another_deck,
        a_row_of_four,
        no_such_eyes,
        a_value_of_nine,
        a_card_dealt_to_a_stranger,
        a_kitty_card_that_nobody_took,
        a_hand_that_does_not_fit_the_row,
    ],
)
def test_a_view_that_no_table_has(change):
    with pytest.raises(BadPosition) as bad:
        imagined(spoiled(change))
    assert "\n" not in str(bad.value)
    assert len(str(bad.value)) > 20

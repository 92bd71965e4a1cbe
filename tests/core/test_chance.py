"""Draws: reproducible, unbiased, committed to and opened."""

from collections import Counter
from itertools import pairwise, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kermesse.core import chance as chance_module
from kermesse.core.chance import Chance, chance_of, commitment, opens, quick_chance_of, seed_from
from tests.distribution import demand_likely

CHANCE = Chance(seed_from("test"))
QUICK = quick_chance_of(seed_from("test"))


def test_a_draw_is_a_function_of_seed_source_and_counter():
    assert CHANCE.below(1000, "deck", 3) == Chance(CHANCE.seed).below(1000, "deck", 3)
    draws = {CHANCE.below(10**9, source, counter) for source in ("deck", "dice") for counter in range(50)}
    assert len(draws) == 100


def test_two_sources_never_meet_by_their_names():
    assert CHANCE.below(10**9, "a", 12) != CHANCE.below(10**9, "a/1", 2)


@given(st.integers(1, 10**40), st.integers(0, 100))
def test_a_draw_is_below_its_bound(n, counter):
    assert 0 <= CHANCE.below(n, "bound", counter) < n


def test_nothing_cannot_be_drawn():
    with pytest.raises(ValueError, match="at least one"):
        CHANCE.below(0, "nothing")


def test_dice_show_one_to_their_sides_equally_often():
    thrown = Counter(CHANCE.die(6, "die", i) for i in range(6000))
    assert set(thrown) == {1, 2, 3, 4, 5, 6}
    assert all(abs(count - 1000) < 150 for count in thrown.values())
    together = Counter(pips for i in range(1000) for pips in CHANCE.dice(6, 6, "dice", i))
    assert all(abs(count - 1000) < 150 for count in together.values())


def test_every_order_of_a_shuffle_is_equally_likely():
    seen = Counter()
    for i in range(7200):
        cards = [1, 2, 3]
        CHANCE.shuffle(cards, "order", i)
        seen[tuple(cards)] += 1
    assert set(seen) == set(permutations([1, 2, 3]))
    assert all(abs(count - 1200) < 200 for count in seen.values())


def test_a_shuffle_keeps_every_card_and_may_be_large():
    cards = list(range(300))  # more orders than one block can tell apart
    CHANCE.shuffle(cards, "large")
    assert sorted(cards) == list(range(300))
    assert cards != list(range(300))
    for few in ([], [7]):
        CHANCE.shuffle(few, "few")
    assert few == [7]


def test_a_number_that_would_favour_some_results_is_drawn_again(monkeypatch):
    """With blocks of 3 bits and 5 results, the numbers 5, 6 and 7 must not be used."""
    monkeypatch.setattr(chance_module, "BLOCK_BITS", 3)
    monkeypatch.setattr(chance_module, "SURELY_FAIR", 1)
    blocks = {0: 7, 1: 5, 2: 4}
    monkeypatch.setattr(Chance, "_block", lambda self, source, counter, part: blocks[part])
    assert CHANCE.below(5, "biased") == 4


def test_the_commitment_is_opened_by_its_seed_alone():
    seed = seed_from("secret")
    committed = commitment(seed)
    assert opens(seed, committed)
    assert not opens(seed_from("another"), committed)
    assert seed.hex() not in committed


def test_a_seed_has_its_length():
    assert chance_of(bytes(32)).seed == bytes(32)
    with pytest.raises(ValueError, match="32 bytes, not 5"):
        chance_of(b"short")


def test_quick_draws_are_a_function_of_seed_source_and_counter():
    # pinned: every process must draw the same
    assert QUICK.below(1000, "deck", 3) == quick_chance_of(QUICK.seed).below(1000, "deck", 3) == 746
    draws = {QUICK.below(10**9, source, counter) for source in ("deck", "dice") for counter in range(50)}
    assert len(draws) == 100
    assert QUICK.below(10**9, "deck") != quick_chance_of(seed_from("another")).below(10**9, "deck")


@given(st.integers(1, 10**40), st.integers(0, 10**12))
def test_a_quick_draw_is_below_its_bound(n, counter):
    assert 0 <= QUICK.below(n, "bound", counter) < n


def test_nothing_cannot_be_drawn_quickly():
    with pytest.raises(ValueError, match="at least one"):
        QUICK.below(0, "nothing")


def test_quick_draws_are_as_likely_one_by_one_and_in_a_row():
    """Also for pairs of draws: over counters, over sources and over seeds."""
    quick = [quick_chance_of(seed_from("likely", number)) for number in range(7200)]
    pairs = {
        "counters": [(QUICK.die(6, "die", i), QUICK.die(6, "die", i + 1)) for i in range(7200)],
        "sources": [(one.die(6, "a"), one.die(6, "b")) for one in quick],
        "seeds": [(one.die(6, "die"), other.die(6, "die")) for one, other in pairwise(quick)],
        "together": [tuple(one.dice(2, 6, "dice", 4)) for one in quick],
        "large": [(one.below(36 << 90, "large") >> 90) for one in quick],
    }
    for found in pairs.values():
        demand_likely(Counter(found), dict.fromkeys(set(found), 1.0))
        assert len(set(found)) == 36


def test_every_order_of_a_quick_shuffle_is_equally_likely():
    seen = Counter()
    for i in range(7200):
        cards = [1, 2, 3, 4]
        QUICK.shuffle(cards, "order", i)
        seen[tuple(cards)] += 1
    demand_likely(seen, dict.fromkeys(permutations([1, 2, 3, 4]), 1.0))

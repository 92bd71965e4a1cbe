"""The box, counted."""

import pytest

from kermesse.games.krom.components import (
    BONUS_CARDS,
    COMPONENTS,
    EVOLUTIONS,
    GATHER_CARDS,
    ODDS,
    PLACES,
    PREY,
    TOKENS,
    WEIGHTS,
    bonus_deck,
    gather_deck,
)

PROVENANCE = {"rulebook", "derived", "published", "reconstructed"}


def test_every_deck_has_as_many_cards_as_the_box_says():
    assert (len(bonus_deck()), len(EVOLUTIONS), len(gather_deck()), len(PREY)) == (31, 25, 20, 17)
    assert TOKENS == [50, 12, 12, 12]


def test_evolutions_add_up_and_cannot_run_out_before_somebody_wins():
    assert sum(card.points for card in EVOLUTIONS) == 52 > 6 * 8
    assert [sum(card.cost[kind] for card in EVOLUTIONS) for kind in range(4)] == [82, 23, 23, 23]
    assert [sum(card.place == place for card in EVOLUTIONS) for place in range(4)] == [2, 2, 2, 2]


def test_bonus_cards_come_in_the_rulebook_s_kinds():
    def count(*effects):
        return sum(card.copies for card in BONUS_CARDS if card.effect in effects)

    assert (count("dice", "add"), count("counter"), count("gain"), count("lose")) == (9, 4, 6, 4)
    assert (count("steal"), count("convert"), count("trade")) == (3, 3, 2)
    assert [sum(card.place == place for card in BONUS_CARDS) for place in range(len(PLACES))] == [1, 1, 2, 1]


def test_no_two_characters_weigh_the_same():
    assert len(set(WEIGHTS)) == 6


@pytest.mark.parametrize(("prey", "odds"), [(0, (83.3, 100, 100)), (9, (58.3, 90.7, 98.8)), (16, (9.3, 44.4, 77.9))])
def test_hunting_odds_are_those_of_the_document(prey, odds):
    assert tuple(round(100 * chance, 1) for chance in ODDS[prey]) == odds


def test_a_gather_card_is_worth_2_70_on_average():
    worth = (1, 3, 3, 3, 1 / 3, 2)
    total = sum(card.copies * sum(w * n for w, n in zip(worth, card.reward, strict=True)) for card in GATHER_CARDS)
    assert total / 20 == pytest.approx(2.70)


def test_every_component_says_where_it_comes_from():
    for name, part in COMPONENTS.items():
        for row in part if isinstance(part, list) else [part]:
            told = row["provenance"]
            words = set(told.values()) if isinstance(told, dict) else {told}
            assert words <= PROVENANCE, name

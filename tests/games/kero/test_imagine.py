"""Tables imagined from a view: each as likely as the rules make it, and each as playable as the true one."""

from collections import Counter
from functools import cache
from itertools import permutations
from random import Random

import msgspec
import pytest

from kermesse.core.chance import Chance, seed_from
from kermesse.core.game import ALL_SEEING, SPECTATOR, BadPosition
from kermesse.core.playout import play_at_random
from kermesse.core.wire import encode, wire
from kermesse.games.kero import GAME
from kermesse.games.kero.commands import Tip
from kermesse.games.kero.components import (
    CARD,
    CARDS,
    CONQUEST,
    KIND,
    LAND,
    LANDS,
    START_CARDS,
    TUAREK_COPIES,
    TUAREKS,
    card_name,
)
from kermesse.laws.option_sets import option_sets
from kermesse.laws.walk import Walk
from tests.distribution import demand_likely
from tests.games.kero.table import Table, fresh

ROW = "M05 S09 S12 S07 N1 S01"


def table(position, cards="", lands="", tuareks=(), delayed=0):
    """Read a position, and put cards on the discards."""
    state = Table(position).state
    state.card_discard += [CARD[name] for name in cards.split()]
    state.land_discard = [LAND[name] for name in lands.split()]
    state.tuarek_discard = [KIND[name] for name in tuareks]
    state.delayed = delayed
    return state


def all_but(*hidden):
    """Cards for a camp: those that are neither in the row nor hidden."""
    return " ".join(card for card in CARDS if card not in [*ROW.split(), *hidden])


def tiles_but(*hidden):
    tiles = [name for name, copies in zip(TUAREKS, TUAREK_COPIES, strict=True) for _ in range(copies)]
    for name in hidden:
        tiles.remove(name)
    return tiles


def any_order(*things):
    return {" ".join(order): 1 for order in permutations(things)}


def deck(state):
    return " ".join(card_name(card) for card in reversed(state.deck))


def lands(state):
    return " ".join(LANDS[land] for land in (*state.land_pile, *state.land_discard))


def tuareks(state):
    return tuple(" ".join(TUAREKS[kind] for kind in tiles) for tiles in (*state.tuareks, state.tuarek_pile))


# Rows of: the table, the viewer, the thing looked at, and its possible values with their chances.
HIDDEN = {
    "a conquest among the last cards": (
        table(f"conquests 2\ndeck M01 M02 conquest\ncards 0 {all_but('M01', 'M02')}"),
        0,
        deck,
        any_order("M01", "M02", "conquest"),
    ),
    # Ten cards are a whole pile and the last of the one above, whose Conquest has come.
    "a conquest in a whole pile": (
        table("conquests 2\ndeck M11 M12 M13 M14 M15 M16 M17 M18 M19 conquest"),
        1,
        lambda state: state.deck.index(CONQUEST),
        dict.fromkeys(range(9), 1),
    ),
    "conquests of which one is the last card of its pile": (
        table("conquests 1\ndeck conquest M12 M13 conquest M15 M16 M17 M18 M19 M11"),
        SPECTATOR,
        lambda state: tuple(place for place, card in enumerate(state.deck) if card == CONQUEST),
        {(place, 9): 1 for place in range(9)},
    ),
    "a conquest that is known to lie on top": (
        table(f"conquests 1\ndeck conquest M01 conquest\ncards 0 {all_but('M01')}", delayed=1),
        0,
        deck,
        {"conquest M01 conquest": 1, "conquest conquest M01": 1},
    ),
    # No game makes such a deck: two Conquests in one pile. They may lie anywhere.
    "a deck that only a position has": (
        table(f"conquests 1\ndeck M01 conquest conquest\ncards 0 {all_but('M01')}"),
        0,
        deck,
        {"M01 conquest conquest": 1, "conquest M01 conquest": 1, "conquest conquest M01": 1},
    ),
    "the lowest of the start cards": (
        fresh().state,
        0,
        lambda state: state.deck[27],
        {card: 1 for card in START_CARDS if card not in fresh().state.row},
    ),
    "cards of the deck and face down": (
        table(
            f"option memory_aid=false\nconquests 2\ndeck conquest M01\ncards 1 {all_but('M01', 'M02', 'S11')}",
            cards="M02 S11",
        ),
        0,
        lambda state: (
            deck(state),
            {"M01", "M02", "S11"} & {card_name(card) for card in state.card_discard} == {"S11"},
        ),
        {(order, False): 1 for order in ("conquest M01", "M01 conquest", "conquest M02", "M02 conquest")},
    ),
    "lands to come": (
        table("land-pile L06 L07\nwon 0 L08 L11 L12 L02 L03 L04"),
        0,
        lands,
        any_order("L06", "L07"),
    ),
    "lands to come and face down": (
        table("option memory_aid=false\nland-pile L06 L07\nwon 0 L08 L11 L12 L02 L03", lands="L04"),
        1,
        lands,
        any_order("L04", "L06", "L07"),
    ),
    # Of the six ways to deal an ambush and two loots, two give the other the ambush.
    "the other's tuareks and the pile": (
        table(
            "hand 0 sweep\nhand 1 ambush\ntuarek-pile loot loot", tuareks=tiles_but("sweep", "ambush", "loot", "loot")
        ),
        0,
        tuareks,
        {("sweep", "ambush", "loot loot"): 2, ("sweep", "loot", "loot ambush"): 2, ("sweep", "loot", "ambush loot"): 2},
    ),
    "both hands, for a spectator": (
        table("hand 0 sweep\nhand 1 ambush\ntuarek-pile march", tuareks=tiles_but("sweep", "ambush", "march")),
        SPECTATOR,
        tuareks,
        dict.fromkeys(permutations(["sweep", "ambush", "march"]), 1),
    ),
    # Sixteen of seventeen tiles are hidden, three of them loots; one of the sixteen is the other's.
    "whether the other holds a loot, all else face down": (
        table(
            "option memory_aid=false\nhand 0 sweep\nhand 1 loot\ntuarek-pile ambush",
            tuareks=tiles_but("sweep", "loot", "ambush"),
        ),
        0,
        lambda state: KIND["loot"] in state.tuareks[1],
        {True: 3, False: 13},
    ),
}


@cache
def draws(case):
    """Look at enough imagined tables for a chi-square test."""
    state, viewer, look, chances = HIDDEN[case]
    seen = GAME.view(state, viewer, 0)
    return [look(GAME.imagine(seen, Chance(seed_from(case, number)))) for number in range(400 * len(chances))]


@pytest.mark.parametrize("case", HIDDEN)
def test_every_arrangement_is_as_likely_as_the_rules_make_it(case):
    demand_likely(Counter(draws(case)), HIDDEN[case][-1])


@pytest.mark.parametrize("case", HIDDEN)
def test_a_lazy_sampler_is_caught(case):
    state, _, look, chances = HIDDEN[case]
    truth = look(state)
    often_the_truth = [other if number % 3 else truth for number, other in enumerate(draws(case))]
    never_the_truth = [other for other in draws(case) if other != truth]
    for lazy in (often_the_truth, never_the_truth):
        with pytest.raises(AssertionError, match=r"chi-square|never came up"):
            demand_likely(Counter(lazy), chances)


class TestDecisionsOfTheOther:
    def test_a_standing_order_that_is_not_told_is_the_usual_one(self):
        state = Table("standing 0 always\nstanding 1 never").state
        assert [imagined(state, viewer).standing for viewer in (0, 1, SPECTATOR)] == [
            ["always", "ask"],
            ["ask", "never"],
            ["ask", "ask"],
        ]

    def test_only_who_throws_knows_that_the_truck_will_lie_flat(self):
        thrown = Table()
        thrown.do(0, Tip(then_flat=True))
        assert [GAME.view(thrown.state, viewer, 0).then_flat for viewer in (0, 1, SPECTATOR)] == [True, None, None]
        assert [imagined(thrown.state, viewer).then_flat for viewer in (0, 1, SPECTATOR)] == [True, False, False]


def imagined(state, viewer, seed="imagined"):
    """Imagine a table from the view's bytes alone."""
    return GAME.imagine(wire(GAME).view(encode(GAME.view(state, viewer, 0))), Chance(seed_from(seed)))


UNSEEN = "chance loaded_dice deck land_pile tuarek_pile tuareks standing then_flat"
FACE_DOWN = "card_discard land_discard tuarek_discard"


@pytest.mark.parametrize("options", option_sets(GAME, 2))
def test_what_is_seen_is_enough_to_play_on_by(options):
    """With the hidden parts put back as they were, an imagined table goes on exactly as the true one, to its end."""
    walk = Walk(GAME, 2, options, "enough")
    random = Random("enough")
    looked_at = set()
    for _ in walk.steps():
        state = walk.match.state
        if state.phase in looked_at and random.random() > 0.01:
            continue
        looked_at.add(state.phase)
        other = imagined(state, random.choice((0, 1, SPECTATOR)))
        for field in f"{UNSEEN} {'' if options.memory_aid else FACE_DOWN}".split():
            setattr(other, field, getattr(GAME.copy(state), field))
        true = GAME.copy(state)
        ends = [play_at_random(GAME, one, walk.match.now, Random("on")) for one in (true, other)]
        assert ends[0] == ends[1]
        assert encode(GAME.view(true, ALL_SEEING, 0)) == encode(GAME.view(other, ALL_SEEING, 0))
        assert GAME.outcome(true) == GAME.outcome(other)
    assert looked_at >= {"prep", "rolling", "develop"}


def test_every_written_down_position_can_be_imagined():
    positions = [
        "",
        "last-turn",
        "conquests 2\ndeck conquest M17",
        "deck M17",
        "deck S10",
        f"cards 0 {all_but('M01', 'S11')}\ndeck S11 M01 conquest",
        "option memory_aid=false\nconquests 1\ndeck conquest conquest",
        "option clock=calm\nhand 1 loot ambush",
    ]
    for position in positions:
        state = Table(position).state
        for viewer in (0, 1, SPECTATOR):
            other = imagined(state, viewer)
            assert GAME.view(other, viewer, 0) == GAME.view(state, viewer, 0)
            assert len(other.deck) == len(state.deck)


class TestBadViews:
    def test_nobody_imagines_what_is_all_seen(self):
        with pytest.raises(ValueError, match="not for who sees it all"):
            GAME.imagine(GAME.view(fresh().state, ALL_SEEING, 0), Chance(bytes(32)))

    @pytest.mark.parametrize(
        ("wrong", "told"),
        [
            ({"row": ["M99", "", "", "", "", ""]}, "'M99'"),
            ({"row": ["M05"]}, "6 slots"),
            ({"row": ["M05", "M05", "", "", "", ""]}, "in two places"),
            ({"deck": 10**12}, "deck cannot have"),
            ({"deck": 37}, "only 30"),
            ({"delayed": 4}, "3 Conquests"),
            ({"conquests": 4}, "3 Conquests"),
            ({"active": -1}, "seats 0 and 1"),
            ({"supply": 20}, "27 Jerricans"),
            ({"outpost": 9}, "7 Explorers"),
            ({"land_pile": 9}, "more are to come"),
            ({"tuarek_pile": 14}, "more Tuareks"),
            ({"hands": [["tanker", "tanker", "tanker"], []]}, "more tiles"),
            ({"hands": [[], []]}, "'camps'"),
            ({"hands": []}, "cannot be"),
            ({"payable": [1, 2]}, "'payable'"),
            ({"land_at": 7}, "'land_at'"),
            ({"tuarek_discard": ["", ""]}, "more Tuareks"),
            ({"card_discard": [""]}, "face down"),
        ],
    )
    def test_a_view_that_no_table_has_is_said_to_be_one(self, wrong, told):
        seen = msgspec.structs.replace(GAME.view(fresh().state, 0, 0), **wrong)
        with pytest.raises(BadPosition, match=told):
            GAME.imagine(seen, Chance(bytes(32)))

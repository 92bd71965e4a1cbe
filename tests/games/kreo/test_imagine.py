"""Imagining the others' cards from a seat's view: every deal that fits is equally likely. The deals are written out by
hand.
"""

from itertools import permutations

import pytest
from msgspec.structs import replace

from kermesse.core.chance import Chance, seed_from
from kermesse.core.game import ALL_SEEING, SPECTATOR, BadPosition
from kermesse.core.wire import encode, wire
from kermesse.games.kreo import GAME
from kermesse.games.kreo.commands import (
    OfferExchange,
    Phebe,
    Place,
    Recover,
    SetEnergyPolicy,
    Show,
    Theia,
    Themis,
)
from tests.distribution import demand_likely, drawn
from tests.games.kreo.table import Table

DRAWS = 1_500

THREE = """
    n=3 turn=3 first=0 energy=2/1/0;0 {options}
    table: DONE
    hands: 0 {mine} | 1 {next} | 2 {last}
"""


def table(next, last, options="", mine="VENT"):
    return Table(THREE.format(next=next, last=last, options=options, mine=mine))


def view_of(table, viewer):
    """Return the view as it is sent, sharing nothing with the state."""
    return wire(GAME).view(encode(GAME.view(table.state, viewer, table.now)))


def imagined(table, viewer, what, chance=Chance):
    """Count the values that `what` reads off imagined states."""
    view = view_of(table, viewer)
    return drawn(lambda number: what(GAME.imagine(view, chance(seed_from("imagine", number)))), DRAWS)


def alike(things):
    return dict.fromkeys(things, 1.0)


def hand(state, seat):
    return "+".join(sorted(state.hands[seat]))


class Lazy(Chance):
    """Leaves every card where it was."""

    def shuffle(self, things, source, counter=0):
        pass


class Restless(Chance):
    """Never leaves the first card where it was."""

    def shuffle(self, things, source, counter=0):
        first = things[0]
        while things[0] == first:
            super().shuffle(things, source, counter)
            counter += 1


# Hands


def two_hands():
    """AIR-2, FEU-2 and EAU-2 are hidden: seat 2 has any one of them."""
    return table("AIR-2 FEU-2", "EAU-2"), lambda state: (hand(state, 1), hand(state, 2))


DEALS = alike([("AIR-2+FEU-2", "EAU-2"), ("AIR-2+EAU-2", "FEU-2"), ("EAU-2+FEU-2", "AIR-2")])


def test_hands_are_dealt_evenly():
    there, what = two_hands()
    demand_likely(imagined(there, 0, what), DEALS)


@pytest.mark.parametrize("lazy", [Lazy, Restless])
def test_a_lazy_sampler_is_found_out(lazy):
    there, what = two_hands()
    with pytest.raises(AssertionError):
        demand_likely(imagined(there, 0, what, lazy), DEALS)


def test_a_spectator_knows_no_hand():
    there = table("AIR-2", "EAU-2")
    cards = ("VENT", "AIR-2", "EAU-2")
    demand_likely(
        imagined(there, SPECTATOR, lambda state: tuple(hand(state, seat) for seat in range(3))),
        alike(permutations(cards)),
    )


# Cards that are not in a hand


def test_a_face_down_card_may_be_any():
    there = table("AIR-2* FEU-2", "EAU-2")
    demand_likely(
        imagined(there, 0, lambda state: (state.placed[1][0], hand(state, 1), hand(state, 2))),
        alike(permutations(("AIR-2", "FEU-2", "EAU-2"))),
    )


def test_a_card_on_offer_may_be_any():
    there = table("AIR-2 FEU-2", "EAU-2", mine="VENT ARC")
    there.state.energy = [0, 2, 1]
    there.do(1, OfferExchange(2, "AIR-2"))
    demand_likely(
        imagined(there, 0, lambda state: (state.exchange.card, hand(state, 1), hand(state, 2))),
        alike(permutations(("AIR-2", "FEU-2", "EAU-2"))),
    )


# What this viewer knows


def test_a_card_that_was_shown_is_that_seats_and_lies_down_as_often_as_not():
    """AIR-2 is with seat 1, in hand or down; of FEU-2 and EAU-2 seat 1 has either."""
    there = table("AIR-2* FEU-2", "EAU-2")
    there.do(1, Show(0, "AIR-2"))
    demand_likely(
        imagined(there, 0, lambda state: (state.placed[1][0], hand(state, 1), hand(state, 2))),
        alike(
            [
                ("AIR-2", "FEU-2", "EAU-2"),
                ("AIR-2", "EAU-2", "FEU-2"),
                ("FEU-2", "AIR-2", "EAU-2"),
                ("EAU-2", "AIR-2", "FEU-2"),
            ]
        ),
    )


def test_a_card_that_was_shown_in_an_earlier_turn_is_forgotten_without_a_memory_aid():
    for memory, deals in ((True, 2), (False, 3)):
        there = table("AIR-2 FEU-2", "EAU-2", f"memory_aid={str(memory).lower()}")
        there.do(1, Show(0, "AIR-2"))
        there.state.turn += 1
        found = imagined(there, 0, lambda state: hand(state, 1))
        assert len(found) == deals
        demand_likely(found, alike(found))


PHEBE = "incarnations 0:PHEBE 1:CRONOS 2:THEIA"


def test_phebe_knows_what_lies_where_she_looked():
    there = table("AIR-2* FEU-2", "EAU-2", PHEBE)
    there.do(0, Phebe(1))
    demand_likely(
        imagined(there, 0, lambda state: (state.placed[1][0], hand(state, 1), hand(state, 2))),
        alike([("AIR-2", "FEU-2", "EAU-2"), ("AIR-2", "EAU-2", "FEU-2")]),
    )
    # Seat 2 does not know it; but whatever lies there, Phébé has seen it.
    demand_likely(
        imagined(there, 2, lambda state: (state.placed[1][0], GAME.view(state, 0, 0).seen[0].card, hand(state, 1))),
        alike([(down, down, other) for down, other, _ in permutations(("AIR-2", "FEU-2", "VENT"))]),
    )


def test_phebe_knows_no_more_where_a_card_lies_that_was_changed():
    there = table("AIR-2* FEU-2", "EAU-2", PHEBE)
    there.do(0, Phebe(1))
    there.do(1, Place("FEU-2"))
    demand_likely(
        imagined(there, 0, lambda state: (state.placed[1][0], hand(state, 1))),
        alike([("AIR-2", "FEU-2"), ("AIR-2", "EAU-2"), ("FEU-2", "AIR-2"), ("EAU-2", "AIR-2")]),
    )


def test_who_is_asked_what_to_drop_has_a_choice():
    """TORNADE came back to seat 1, whose hand has three more cards, two of them at least no Aggressions: 1 hand without
    one, 3 x 2 with one; the other two cards are seat 2's, in either order.
    """
    there = table("TORNADE* AIR-2 FEU-2 ECLAIR-1", "EAU-2* ECLAIR-2", mine="VENT* ARC")
    there.state.first = 1
    there.all_ready()
    assert there.pending == (1, "drop")
    harmless, attacks = ("AIR-2", "EAU-2", "FEU-2"), ("ECLAIR-1", "ECLAIR-2")
    hands = [(*harmless, "TORNADE")]
    hands += [(*pair, attack, "TORNADE") for pair in (harmless[:2], harmless[1:], harmless[::2]) for attack in attacks]
    deals = []
    for held in hands:
        left = [card for card in (*harmless, *attacks) if card not in held]
        deals += [("+".join(sorted(held)), down) for down in left]
    assert len(deals) == 14
    demand_likely(imagined(there, 0, lambda state: (hand(state, 1), state.placed[2][0])), alike(deals))
    lone = replace(view_of(there, 0), options=replace(there.state.options, auto_play=False))
    found = drawn(lambda number: hand(GAME.imagine(lone, Chance(seed_from("lone", number))), 1), DRAWS)
    assert "AIR-2+ECLAIR-1+ECLAIR-2+TORNADE" in found  # one card to drop is enough where nothing is done for the player


# Hidden decisions


def test_what_theia_showed_another_seat_first_is_one_of_her_cards():
    there = table("AIR-2 FEU-2", "EAU-2", "incarnations 0:PHEBE 1:THEIA 2:CRONOS")
    there.do(1, Theia(2, "AIR-2"))
    pairs = (("AIR-2", "FEU-2"), ("AIR-2", "EAU-2"), ("EAU-2", "FEU-2"))
    demand_likely(
        imagined(there, 0, lambda state: (hand(state, 1), state.half)),
        alike([("+".join(pair), half) for pair in pairs for half in pair]),
    )
    for viewer in (1, 2):  # these two know it
        assert set(imagined(there, viewer, lambda state: state.half)) == {"AIR-2"}


def test_standing_answers_of_others_are_what_they_are_at_first():
    there = table("AIR-2 FEU-2", "EAU-2")
    for seat in range(3):
        there.do(seat, SetEnergyPolicy("leave"))
    assert set(imagined(there, 0, lambda state: state.leaves)) == {0b001}
    assert set(imagined(there, SPECTATOR, lambda state: state.leaves)) == {0}


def test_the_rest_of_an_act_can_be_imagined():
    there = table("AIR-2* FEU-2", "EAU-2", "incarnations 0:THEMIS 1:THEIA 2:CRONOS")
    there.do(0, Themis(1))
    for viewer in (0, 1, 2, SPECTATOR):
        state = GAME.imagine(view_of(there, viewer), Chance(seed_from("act", viewer)))
        assert GAME.awaiting(state) == (0,)
        assert GAME.legal(state, 0, 0) == GAME.legal(there.state, 0, 0)


# What cannot be


def test_nothing_is_left_to_imagine_for_eyes_that_see_everything():
    with pytest.raises(ValueError, match="sees everything"):
        GAME.imagine(view_of(two_hands()[0], ALL_SEEING), Chance(bytes(32)))


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda view: {"seats": 7}, "3 to 6 players"),
        (lambda view: {"viewer": 3}, "viewer 3"),
        (lambda view: {"viewer": SPECTATOR}, "a spectator has none"),
        (lambda view: {"mine": None}, "a seat has cards"),
        (lambda view: {"energy": [2, 1]}, "a row of 2 for 3 seats"),
        (lambda view: {"reserve": 2}, "4 tokens"),
        (lambda view: {"cards": [2, 2, 1]}, "other cards than everybody sees"),
        (lambda view: {"cards": [1, 3, 1]}, "3 cards are hidden from this viewer, and 4 places"),
        (lambda view: {"discard": view.discard[1:]}, "4 cards are hidden"),
        (lambda view: {"discard": [*view.discard, "VENT"]}, "VENT is in two places"),
        (lambda view: {"discard": ["ETHER-1", *view.discard[1:]]}, "ETHER-1 is in two places, or not in the deck"),
        (
            lambda view: {"seen": [replace(view.seen[0], seat=2), replace(view.seen[0], seat=2, card="FEU-2")]},
            "no place",
        ),
    ],
)
def test_a_view_that_no_state_fits_is_explained(change, told):
    there = table("AIR-2 FEU-2", "EAU-2")
    there.do(1, Show(0, "AIR-2"))
    view = view_of(there, 0)
    GAME.imagine(view, Chance(bytes(32)))
    with pytest.raises(BadPosition, match=told):
        GAME.imagine(replace(view, **change(view)), Chance(bytes(32)))


def test_a_drop_that_no_deal_allows_is_explained():
    there = table("TORNADE* AIR-2 FEU-2 ECLAIR-1", "EAU-2*", mine="VENT* ARC")
    there.state.first = 1
    there.all_ready()
    view = view_of(there, 0)
    attacks = [card for card in view.discard if card in ("ECLAIR-2", "ECLAIR-3", "HECATONCHIRES")]
    discard = [card for card in view.discard if card not in attacks] + ["AIR-2", "EAU-2", "FEU-2"]
    with pytest.raises(BadPosition, match="asked what to drop"):
        GAME.imagine(replace(view, discard=discard), Chance(bytes(32)))


def test_a_second_show_needs_a_first():
    there = table("AIR-2 FEU-2", "EAU-2", "incarnations 0:PHEBE 1:THEIA 2:CRONOS")
    there.do(1, Theia(2, "AIR-2"))
    with pytest.raises(BadPosition, match="has not shown"):
        GAME.imagine(replace(view_of(there, 0), shown=[]), Chance(bytes(32)))


def test_a_card_about_to_be_taken_is_counted_as_its_seats():
    there = table("AIR-2", "EAU-2")
    there.state.energy = [0, 3, 0]
    there.do(1, Recover("AIR-2"))
    for viewer in (0, 1, 2):
        state = GAME.imagine(view_of(there, viewer), Chance(seed_from("take", viewer)))
        assert GAME.legal(state, 1, 0) == GAME.legal(there.state, 1, 0)
        assert not GAME.view(state, 1, 0).mute

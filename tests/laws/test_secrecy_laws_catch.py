"""Faults planted against the declared ownership of fields."""

from dataclasses import replace
from typing import Annotated

import msgspec

from kermesse.core.game import ALL_SEEING, SPECTATOR, Event
from kermesse.core.secrecy import Only
from kermesse.games.kraaw import GAME as KRAAW
from kermesse.games.kraaw.view_types import Mine
from kermesse.laws.laws import at_every_step, side_by_side, whose_it_is
from kermesse.laws.walk import Walk
from tests.laws.planted import caught
from tests.tiny_game import TINY_GAME, Dealt, Laid, Lay

LAW = at_every_step(whose_it_is)

# Events


class LoudlyDealt(Dealt, frozen=True):
    def seen(self, viewer):
        return self


class OpenlyLaid(Event, frozen=True):
    seat: int
    card: Annotated[int, Only("seat", empty=0)]

    def seen(self, viewer):
        return self


class ShyLaid(OpenlyLaid, frozen=True):
    def seen(self, viewer):
        own = viewer in (self.seat, ALL_SEEING)
        return self if own or not isinstance(self.card, int) else msgspec.structs.replace(self, card=0)


class ForgetfulLaid(OpenlyLaid, frozen=True):
    """An event that hides more than it declares."""

    def seen(self, viewer):
        return msgspec.structs.replace(self, card=0)


def laying(kind):
    def apply(state, seat, command, now):
        events = TINY_GAME.apply(state, seat, command, now)
        return [
            kind(seat, command.card) if isinstance(event, Laid) and isinstance(command, Lay) else event
            for event in events
        ]

    return replace(TINY_GAME, apply=apply)


def test_an_event_of_one_seat_that_all_notice():
    def setup(seats, options, chance, now):
        state, events = TINY_GAME.setup(seats, options, chance, now)
        return state, [LoudlyDealt(event.seat, event.cards) for event in events]

    assert "noticed by others" in caught(LAW, replace(TINY_GAME, setup=setup))


def test_a_secret_field_that_is_told_to_all():
    assert "told to others than its owners" in caught(LAW, laying(OpenlyLaid))


def test_a_wording_that_looks_at_what_it_hides():
    assert "depends on a field of others" in caught(LAW, laying(ShyLaid))


def test_a_wording_that_keeps_from_a_seat_what_is_its_own():
    assert "not told as it says itself" in caught(LAW, laying(ForgetfulLaid))


# Views


def view_with(change):
    def view(state, viewer, now):
        seen = KRAAW.view(state, viewer, now)
        if state.values and state.phase == "main":
            change(state, seen)
        return seen

    return replace(KRAAW, view=view)


def test_a_spectator_who_is_shown_what_is_a_seats_own():
    def change(state, seen):
        if seen.viewer == SPECTATOR:
            seen.mine = Mine(state.seen_hand[0], [], [], False, -1, [])

    assert "shows a field of others" in caught(LAW, view_with(change))


def test_the_kitty_shown_to_all_before_the_round_is_over():
    assert "'kitty'" in caught(LAW, view_with(lambda state, seen: seen.kitty.extend(state.values[-5:])))


def test_one_card_of_a_row_that_a_seat_has_not_looked_at():
    def change(state, seen):
        if seen.viewer == 1:
            seen.rows[2].values[4] = state.values[14]

    assert "('rows', 2, 'values', 4)" in caught(LAW, view_with(change))


def test_eyes_that_differ_in_a_field_that_does_not_say_so():
    def change(state, seen):
        seen.turns += seen.viewer == 1

    assert "viewers differ in a field" in caught(LAW, view_with(change))


# Several viewers at once


def test_what_is_a_seats_own_and_is_built_once_for_all():
    def views(state, several, now):
        seen = [KRAAW.view(state, viewer, now) for viewer in several]
        for one in seen[1:]:
            one.mine = seen[0].mine
        return seen

    law = at_every_step(side_by_side)
    assert "something else among others" in caught(law, replace(KRAAW, views=views))
    one_by_one = replace(
        KRAAW, views=lambda state, several, now: [KRAAW.view(state, viewer, now) for viewer in several]
    )
    law(Walk(one_by_one, 3, KRAAW.options_type(), "side by side"))

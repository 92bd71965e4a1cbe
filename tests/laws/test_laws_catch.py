"""Tests of the laws themselves: for each, faults are planted in a game, and the law must find them."""

import time as real_time
from dataclasses import replace

import pytest

from kermesse.core.chance import Chance, seed_from
from kermesse.core.clock import NEVER
from kermesse.core.game import Pending, Refused
from kermesse.games.kraaw import GAME as KRAAW
from kermesse.games.kraaw.commands import EndTurn, Look
from kermesse.games.kraaw.events import ChienPassed, Looked
from kermesse.games.kraaw.options import KraawOptions
from kermesse.games.kraaw.redraw import redraw
from kermesse.laws import laws
from kermesse.laws.walk import LawBroken, Walk
from tests.laws.planted import OPTIONS, caught
from tests.tiny_game import TINY_GAME, Grab, Laid, Lay

REDRAW_OF = "kermesse.laws.walk.redraw_of"

# 1. Replay


def test_a_draw_that_depends_on_the_wall_clock():
    def setup(seats, options, chance, now):
        return KRAAW.setup(seats, options, Chance(seed_from(real_time.time_ns())), now)

    assert "the log rebuilds" in caught(laws.replay, replace(KRAAW, setup=setup))


def test_a_rule_that_keeps_something_outside_the_state():
    calls = []

    def apply(state, seat, command, now):
        calls.append(command)
        state.stall += len(calls) % 2
        return KRAAW.apply(state, seat, command, now)

    calls.append("uneven")
    assert "the log rebuilds" in caught(laws.replay, replace(KRAAW, apply=apply))


def test_what_happens_only_if_somebody_hears_it():
    def unheard(state, seat, command, now):
        KRAAW.apply(state, seat, command, now)
        state.stall = 0

    assert "played unheard" in caught(laws.replay, replace(KRAAW, apply_unheard=unheard))


# 2. No leak


def wording(event):
    """Return a game in which some event carries a hidden card's value."""

    def apply(state, seat, command, now):
        hidden = state.values[-1] if state.values else 0
        return [event(told, hidden) for told in KRAAW.apply(state, seat, command, now)]

    return replace(KRAAW, apply=apply)


def test_a_public_event_that_carries_a_hidden_value():
    def leak(event, hidden):
        return Looked(event.seat, hidden) if isinstance(event, Looked) else event

    assert "an event tells more" in caught(laws.no_leak, wording(leak))


def test_an_event_sent_only_when_a_hidden_card_is_high():
    def apply(state, seat, command, now):
        events = KRAAW.apply(state, seat, command, now)
        return [*events, ChienPassed(seat)] if state.values and state.values[-1] >= 3 else events

    assert "an event tells more" in caught(laws.no_leak, replace(KRAAW, apply=apply))


def test_a_private_event_that_others_see():
    def apply(state, seat, command, now):
        events = TINY_GAME.apply(state, seat, command, now)
        return [Laid(command.card) if isinstance(command, Lay) and isinstance(e, Laid) else e for e in events]

    assert "an event tells more" in caught(laws.no_leak, replace(TINY_GAME, apply=apply))


def view_with(change):
    def view(state, viewer, now):
        seen = KRAAW.view(state, viewer, now)
        if state.values and state.phase in ("look", "main", "chien"):
            change(state, seen)
        return seen

    return replace(KRAAW, view=view)


def test_a_view_that_shows_the_kitty():
    assert "the view leaks" in caught(laws.no_leak, view_with(lambda state, seen: seen.kitty.extend(state.values[-5:])))


def test_a_count_made_of_hidden_cards():
    def change(state, seen):
        seen.guard.limit = sum(state.values[:5])

    assert "the view leaks" in caught(laws.no_leak, view_with(change))


def test_an_order_that_follows_hidden_cards():
    def change(state, seen):
        seen.contenders.sort(key=lambda seat: state.values[5 * seat])

    assert "the view leaks" in caught(laws.no_leak, view_with(change))


def test_legal_commands_that_depend_on_hidden_cards():
    def legal(state, seat, now):
        commands = KRAAW.legal(state, seat, now)
        return [c for c in commands if not isinstance(c, Look) or state.values[5 * seat + c.slot] > 1]

    assert "the legal commands leak" in caught(laws.no_leak, replace(KRAAW, legal=legal))


def test_a_refusal_that_tells():
    def apply(state, seat, command, now):
        try:
            return KRAAW.apply(state, seat, command, now)
        except Refused as refused:
            raise Refused(refused.code, refused.rule, hint=state.values[-1] if state.values else 0) from None

    assert "the refusal of a command leaks" in caught(laws.no_leak, replace(KRAAW, apply=apply))


def test_a_deadline_that_tells():
    def deadline(state):
        due = KRAAW.deadline(state)
        return due + state.values[-1] if state.values and due < NEVER else due

    assert "the deadline leaks" in caught(laws.no_leak, replace(KRAAW, deadline=deadline))


def test_states_alike_in_which_nothing_is_drawn(monkeypatch):
    """A redraw that knew the truth could return it unchanged, and no leak would ever show."""
    truth = []

    def view(state, viewer, now):
        truth[:] = [state]
        return KRAAW.view(state, viewer, now)

    def imagine(view, chance):
        other = truth[0].copy()
        other.chance = chance
        return other

    def law(walk):
        with monkeypatch.context() as patch:
            if walk.game is not KRAAW:
                patch.setattr(REDRAW_OF, lambda game: None)
            laws.no_leak(walk)

    assert "looked at nothing" in caught(law, replace(KRAAW, view=view, imagine=imagine))


def test_a_redraw_that_loses_a_card(monkeypatch):
    def losing(state, viewer, chance):
        other = redraw(state, viewer, chance)
        if other.values:
            other.values[-1] = other.values[-2]
        return other

    monkeypatch.setattr(REDRAW_OF, lambda game: losing)
    with pytest.raises(LawBroken, match="a state alike lost or made a thing"):
        for number in range(20):
            laws.no_leak(Walk(KRAAW, 3, OPTIONS, str(number)))


def test_an_imagined_state_that_loses_a_card():
    def imagine(view, chance):
        other = KRAAW.imagine(view, chance)
        if other.values:
            other.values[-1] = other.values[-2]
        return other

    assert "a state alike lost or made a thing" in caught(laws.no_leak, replace(KRAAW, imagine=imagine))


def test_an_imagined_state_that_does_not_fit_the_view():
    def imagine(view, chance):
        other = KRAAW.imagine(view, chance)
        other.turns = 0
        return other

    assert "the view leaks" in caught(laws.no_leak, replace(KRAAW, imagine=imagine))


def test_a_view_without_the_deadline_that_the_rules_judge_by():
    def view(state, viewer, now):
        seen = KRAAW.view(state, viewer, now)
        seen.pending = [Pending(asked.seat, asked.decision, None) for asked in seen.pending]
        return seen

    assert "the deadline leaks" in caught(laws.no_leak, replace(KRAAW, view=view))


def test_a_leak_that_imagining_believes(monkeypatch):
    """`imagine` takes for known what a view shows: only a redraw by the rules reveals that it shows too much."""

    def view(state, viewer, now):
        seen = KRAAW.view(state, viewer, now)
        seen.jewels = state.jewels[:]
        return seen

    options = KraawOptions(crow_choice="auto", first_player="jewels", wins_to_game=1)
    game = replace(KRAAW, view=view)
    with pytest.raises(LawBroken, match="the view leaks"):
        for number in range(20):
            laws.no_leak(Walk(game, 3, options, str(number)))
    monkeypatch.setattr(REDRAW_OF, lambda game: None)
    for number in range(5):
        laws.no_leak(Walk(game, 3, options, str(number)))


# 3. Legal means legal


def test_a_listed_command_that_is_refused():
    def legal(state, seat, now):
        return [*KRAAW.legal(state, seat, now), EndTurn()] if state.phase == "main" else KRAAW.legal(state, seat, now)

    assert "refused" in caught(laws.legal_means_legal, replace(KRAAW, legal=legal))


def test_a_command_that_is_done_though_not_listed():
    def legal(state, seat, now):
        return [command for command in KRAAW.legal(state, seat, now) if command != Look(0)]

    assert "not listed was done" in caught(laws.legal_means_legal, replace(KRAAW, legal=legal))


def test_a_command_listed_twice():
    def legal(state, seat, now):
        return KRAAW.legal(state, seat, now) * 2

    assert "listed twice" in caught(laws.legal_means_legal, replace(KRAAW, legal=legal))


def test_a_refused_command_that_changes_the_state():
    def apply(state, seat, command, now):
        state.stall += 1
        return KRAAW.apply(state, seat, command, now)

    assert "changed the state" in caught(laws.legal_means_legal, replace(KRAAW, apply=apply))


@pytest.mark.parametrize(
    ("code", "rule", "complaint"), [("no_such_code", "1", "no sentence"), ("bad_param", "", "no rule")]
)
def test_a_refusal_without_a_sentence_or_a_rule(code, rule, complaint):
    def apply(state, seat, command, now):
        try:
            return KRAAW.apply(state, seat, command, now)
        except Refused:
            raise Refused(code, rule) from None

    assert complaint in caught(laws.legal_means_legal, replace(KRAAW, apply=apply))


# 4. Everything has one place


def test_a_lost_card():
    def apply(state, seat, command, now):
        events = KRAAW.apply(state, seat, command, now)
        if state.turn_no == 3:
            state.values[-1] = 0
        return events

    assert "lost or made" in caught(laws.at_every_step(laws.one_place), replace(KRAAW, apply=apply))


def test_a_gem_too_many():
    def apply(state, seat, command, now):
        events = TINY_GAME.apply(state, seat, command, now)
        state.gems += isinstance(command, Grab) and seat == 1
        return events

    assert "lost or made" in caught(laws.at_every_step(laws.one_place), replace(TINY_GAME, apply=apply))


# 6. Round trip


def test_a_copy_that_shares_a_list():
    def copy(state):
        other = state.copy()
        other.faces = state.faces
        return other

    assert "copy" in caught(laws.round_trip, replace(KRAAW, copy=copy))


def test_a_view_that_does_not_survive_json():
    def change(state, seen):
        seen.contenders = tuple(seen.contenders)

    assert "a view does not survive JSON" in caught(laws.round_trip, view_with(change))


def test_a_state_that_does_not_survive_json():
    def setup(seats, options, chance, now):
        state, events = KRAAW.setup(seats, options, chance, now)
        state.wins = tuple(state.wins)
        return state, events

    def apply(state, seat, command, now):
        state.wins = list(state.wins)
        events = KRAAW.apply(state, seat, command, now)
        state.wins = tuple(state.wins)
        return events

    assert "a state does not survive JSON" in caught(laws.round_trip, replace(KRAAW, setup=setup, apply=apply))


# 7. Time


def test_a_state_that_changes_by_being_asked_the_time():
    def deadline(state):
        state.turns += 1
        return KRAAW.deadline(state)

    assert "gives another game" in caught(laws.time, replace(KRAAW, deadline=deadline))


def test_a_deadline_that_is_later_when_asked_again():
    last = []

    def deadline(state):
        due = KRAAW.deadline(state)
        if due < NEVER and last == [due]:
            last.clear()
            return due + 1
        last[:] = [due]
        return due

    assert "another deadline" in caught(laws.time, replace(KRAAW, deadline=deadline))


def test_a_deadline_that_falls_again_and_again():
    def expire(state, now):
        return []

    with pytest.raises(RuntimeError, match="again and again"):
        for number in range(20):
            laws.time(Walk(replace(KRAAW, expire=expire), 2, OPTIONS, str(number)))

"""Faults planted against the laws of the contract: endings, awaited seats, numbers of commands, public information."""

from dataclasses import replace

import msgspec
import pytest

from kermesse.core.actions import Kind, Values
from kermesse.core.clock import NEVER
from kermesse.core.game import ALL_SEEING, Command
from kermesse.games.kraaw import GAME as KRAAW
from kermesse.games.kraaw.commands import ChooseCrow, Continue, Exchange, Look, LookDone
from kermesse.games.kraaw.options import KraawOptions
from kermesse.laws import laws
from kermesse.laws.walk import LawBroken, Walk
from tests.laws.planted import OPTIONS, caught
from tests.tiny_game import TINY_GAME, Grab

# 5. It ends


def test_a_game_that_nobody_can_go_on_with():
    def awaiting(state):
        return () if state.phase == "round_end" else KRAAW.awaiting(state)

    def deadline(state):
        return NEVER if state.phase == "round_end" else KRAAW.deadline(state)

    assert "nobody can act" in caught(laws.it_ends, replace(KRAAW, awaiting=awaiting, deadline=deadline))


def test_a_game_that_goes_on_for_ever(monkeypatch):
    monkeypatch.setattr("kermesse.laws.walk.MOST_STEPS", 3000)

    def apply(state, seat, command, now):
        events = KRAAW.apply(state, seat, command, now)
        if isinstance(command, Continue):
            state.wins = [0] * state.n
        return events

    def outcome(state):
        return None

    endless = replace(KRAAW, outcome=outcome)
    assert "nobody can act" in caught(laws.it_ends, endless)
    options = KraawOptions(crow_choice="auto", wins_to_game=2, stall_laps=0, lap_cap=0)
    with pytest.raises(LawBroken, match="did not end"):
        laws.it_ends(Walk(replace(KRAAW, apply=apply), 2, options, "1"))


def test_an_ended_game_that_still_asks():
    def awaiting(state):
        return (0,) if state.phase == "game_over" else KRAAW.awaiting(state)

    def answered(state, seat):
        return state.phase == "game_over"

    assert "somebody is awaited" in caught(laws.it_ends, replace(KRAAW, awaiting=awaiting, answered=answered))


def ending(**changes):
    """Return Kraaw with another outcome."""

    def outcome(state):
        own = KRAAW.outcome(state)
        return own and msgspec.structs.replace(own, **{name: change(own) for name, change in changes.items()})

    return replace(KRAAW, outcome=outcome)


def test_a_winner_that_does_not_rank_first():
    backwards = ending(ranks=lambda own: tuple(4 - rank for rank in own.ranks))
    assert "those who win are not those who rank first" in caught(laws.it_ends, backwards)


def test_a_first_that_does_not_win():
    nobody = ending(winners=lambda own: ())
    assert "those who win are not those who rank first" in caught(laws.it_ends, nobody)


def test_a_rank_that_nobody_stands_above():
    low = ending(winners=lambda own: (), ranks=lambda own: (2,) * len(own.ranks))
    assert "nobody stands above" in caught(laws.it_ends, low)


def test_a_seat_that_is_not_ranked():
    short = ending(ranks=lambda own: own.ranks[:-1])
    assert "an outcome ranks every seat" in caught(laws.it_ends, short)


def test_some_who_win_a_game_that_is_played_together():
    assert "some win and some do not" in caught(laws.it_ends, replace(KRAAW, cooperative=True))
    apart = replace(ending(winners=lambda own: ()), cooperative=True)
    assert "placed apart" in caught(laws.it_ends, apart)


def test_a_side_that_is_placed_apart_from_itself():
    assert "a side is placed apart from itself" in caught(laws.it_ends, replace(KRAAW, sides=lambda state: (0, 0, 1)))


# 8. Whoever is awaited can act


def test_a_seat_that_is_awaited_and_can_ask_nothing():
    def awaiting(state):
        return (0, 1, 2) if state.phase == "chien" else KRAAW.awaiting(state)

    law = laws.at_every_step(laws.awaited_can_act)
    assert "awaited and can ask nothing" in caught(law, replace(KRAAW, awaiting=awaiting))


# 9. Commands have numbers

NUMBERED = laws.at_every_step(laws.numbered)


def test_a_playout_that_chooses_among_other_commands():
    def decisions(state, seat, now):
        return KRAAW.legal(state, seat, now)[:-1]

    assert "other commands than are legal" in caught(NUMBERED, replace(KRAAW, decisions=decisions))


def kinds_with(kind):
    """Return Kraaw with one command numbered differently."""

    def kinds(seats, options):
        return [kind if own.command is kind.command else own for own in KRAAW.kinds(seats, options)]

    return replace(KRAAW, kinds=kinds)


def test_a_legal_command_without_a_number():
    def kinds(seats, options):
        return [kind for kind in KRAAW.kinds(seats, options) if kind.command is not Look]

    assert "a legal command has no number" in caught(NUMBERED, replace(KRAAW, kinds=kinds))
    assert "a legal command has no number" in caught(NUMBERED, kinds_with(Kind(Look, slot=range(4))))


class Round(Values):
    """A fault: a place after the last is taken for the first."""

    def index(self, value):
        return super().index(value % len(self))


def test_a_number_that_leads_to_another_command():
    assert "a number leads to another command" in caught(NUMBERED, kinds_with(Kind(Look, slot=Round(range(4)))))


class Shifted(Values):
    def __getitem__(self, place):
        return super().__getitem__((place + 1) % len(self))


def test_a_command_that_leads_to_another_number():
    kind = Kind(Exchange, seat=range(3), slot=Shifted(range(5)))
    assert "a number's command has another number" in caught(NUMBERED, kinds_with(kind))


def test_more_legal_commands_than_can_be_read():
    def legal(state, seat, now):
        commands = KRAAW.legal(state, seat, now)
        return commands * 201 if state.phase == "look" else commands

    assert "more is legal than can be read" in caught(NUMBERED, replace(KRAAW, legal=legal))


def test_legal_commands_that_are_too_long_to_be_sent():
    wordy = ChooseCrow("k" + "ra" * 400 + "w")

    def legal(state, seat, now):
        commands = KRAAW.legal(state, seat, now)
        return commands + [wordy] * 20 if state.phase == "look" else commands

    def apply(state, seat, command, now):
        return KRAAW.apply(state, seat, LookDone() if command == wordy else command, now)

    assert "longer than can be sent" in caught(NUMBERED, replace(KRAAW, legal=legal, decisions=None, apply=apply))


class Snatch(Command, frozen=True):
    guarded = True


def test_a_guarded_command_that_answers_nothing():
    def legal(state, seat, now):
        return [Snatch() if isinstance(c, Grab) else c for c in TINY_GAME.legal(state, seat, now)]

    def apply(state, seat, command, now):
        return TINY_GAME.apply(state, seat, Grab() if isinstance(command, Snatch) else command, now)

    def kinds(seats, options):
        return [*TINY_GAME.kinds(seats, options), Kind(Snatch)]

    game = replace(TINY_GAME, legal=legal, apply=apply, kinds=kinds)
    assert "a guarded command answers nothing" in caught(NUMBERED, game)
    NUMBERED(Walk(replace(game, guards=lambda state: {Snatch: state.trick}), 3, game.options_type(), "guarded"))


# 10. Nothing is hidden


def test_eyes_that_differ_where_nothing_is_hidden():
    assert "viewers differ" in caught(laws.nothing_is_hidden, replace(KRAAW, perfect_information=True))

    def view(state, viewer, now):
        seen = KRAAW.view(state, ALL_SEEING, now)
        seen.viewer = viewer
        return seen

    laws.nothing_is_hidden(Walk(replace(KRAAW, perfect_information=True, view=view), 3, OPTIONS, "open"))

"""The table of the scenarios sees more than it is asked: what is lost, what a refusal changes, what is done
unlisted.
"""

from dataclasses import replace

import pytest

from kermesse.games.kraaw import GAME
from kermesse.games.kraaw.commands import Exchange, Look, Reveal
from tests.games.kraaw.table import Table

POSITION = "A[5d 2d 1d 3d 1d] B[2d 2d 4d 1d 3d]"


def faulty(**faults):
    table = Table(POSITION)
    table.game = replace(GAME, **faults)
    return table


def test_commands_are_given_in_words_or_as_they_are():
    in_words, plain = Table(POSITION), Table(POSITION)
    in_words.do("A look 0", "A reveal 1", "B exchange A 3")
    plain.do(0, Look(0), Reveal(1))
    plain.do(1, Exchange(0, 3))
    assert in_words.rows == plain.rows
    assert in_words.heard == plain.heard


def test_what_is_told_is_told_to_somebody():
    table = Table(POSITION)
    table.do("A look 0")
    assert [len(table.told(viewer)) for viewer in ("A", "B", None)] == [2, 1, 1]


def test_a_thing_that_is_lost():
    def apply(state, seat, command, now):
        told = GAME.apply(state, seat, command, now)
        state.values[0] = state.values[1]
        return told

    with pytest.raises(AssertionError, match="lost or made"):
        faulty(apply=apply).do("A look 0")


def test_a_refusal_that_changes_something():
    def apply(state, seat, command, now):
        state.stall += 1
        return GAME.apply(state, seat, command, now)

    with pytest.raises(AssertionError, match="changed something"):
        faulty(apply=apply).refused("B look 0")


def test_what_is_done_and_not_listed_or_listed_and_refused():
    with pytest.raises(AssertionError, match="is not listed"):
        faulty(legal=lambda state, seat, now: []).do("A look 0")
    with pytest.raises(AssertionError, match="is listed and refused"):
        faulty(legal=lambda state, seat, now: [Look(0)]).refused("B look 0")
    with pytest.raises(AssertionError, match="was done"):
        Table(POSITION).refused("A look 0")

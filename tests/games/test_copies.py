"""Copies of states in random games: nothing that they share is changed in place."""

from dataclasses import fields, is_dataclass, replace
from itertools import islice

import msgspec
import pytest

from kermesse.core.options import Options
from kermesse.core.wire import encode
from kermesse.games import CATALOGUE
from kermesse.laws.option_sets import option_sets
from kermesse.laws.walk import Walk

MOST_STEPS = 400  # of a game
EVERY = 3  # steps: encoding what is shared takes most of the time


def things(value, path=""):
    """Find everything in it that can be changed in place, by the fields that lead there."""
    if isinstance(value, Options):
        return
    frozen = value.__struct_config__.frozen if isinstance(value, msgspec.Struct) else False
    if (
        isinstance(value, list | dict | set)
        or (is_dataclass(value) and not value.__dataclass_params__.frozen)
        or (isinstance(value, msgspec.Struct) and not frozen)
    ):
        yield path, value
    if is_dataclass(value):
        for field in fields(value):
            yield from things(getattr(value, field.name), f"{path}.{field.name}")
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from things(getattr(value, name), f"{path}.{name}")
    elif isinstance(value, list | tuple | dict):
        for part in value.values() if isinstance(value, dict) else value:
            yield from things(part, f"{path}[]")


def fault_of(walk):
    """Return what a copy shares with its original and one of the next steps changes in place; '' if there is no such
    thing.
    """
    game, match, shared = walk.game, walk.match, {}
    for number, _ in enumerate(islice(walk.steps(), MOST_STEPS)):
        if number % EVERY:
            continue
        for path, (thing, before) in shared.items():
            if encode(thing) != before:
                return f"{path[1:]} is shared by copies and changed in place"
        copy = game.copy(match.state)
        if encode(copy) != encode(match.state):
            return "a copy differs"
        own = {id(thing) for _, thing in things(match.state)}
        shared = {path: (thing, encode(thing)) for path, thing in things(copy) if id(thing) in own}
    assert len(match.log) > 5
    return ""


def walks(game):
    """Yield random games of each preset, most of them for few seats, one for many."""
    seats = [*game.seats[:2], game.seats[-1]]
    for number, options in enumerate(game.presets.values()):
        many = seats[number % len(seats)]
        if options in option_sets(game, many):
            yield Walk(game, many, options, f"copies {number}")


@pytest.mark.no_cover
@pytest.mark.parametrize("name", CATALOGUE)
def test_what_a_copy_shares_with_its_original_is_never_changed_in_place(name):
    assert [fault for walk in walks(CATALOGUE[name]) if (fault := fault_of(walk))] == []


@pytest.mark.parametrize("field", ["faces", "deadlines", "wins"])
def test_a_list_that_is_not_copied_is_found(field):
    kraaw = CATALOGUE["kraaw"]

    def shares(state):
        other = state.copy()
        setattr(other, field, getattr(state, field))
        return other

    found = {fault_of(walk) for walk in walks(replace(kraaw, copy=shares))}
    assert f"{field} is shared by copies and changed in place" in found


def test_a_field_that_is_not_copied_is_found():
    kraaw = CATALOGUE["kraaw"]

    def forgets(state):
        other = state.copy()
        other.turns = 0
        return other

    assert "a copy differs" in {fault_of(walk) for walk in walks(replace(kraaw, copy=forgets))}

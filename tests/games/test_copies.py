"""A copy of a state is written by hand, for speed: here it is held against the state's own fields."""

from dataclasses import fields, is_dataclass, replace

import msgspec
import pytest

from kermesse.core.options import Options
from kermesse.core.record import at_start, play_record, read_record
from kermesse.core.wire import encode
from kermesse.games import CATALOGUE
from tests.records import path_of, read_frozen

GAMES_OF_EACH = 3


def things(value, path=""):
    """Everything in it that could be changed in place, by the fields that lead there."""
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


def fault_of(game, record):
    """What a copy shares with its original and the next step then changes in place; '' if there is no such thing."""
    match = at_start(game, record)
    shared, steps = {}, 0
    for _ in play_record(match, record):
        for path, (thing, before) in shared.items():
            if encode(thing) != before:
                return f"{path[1:]} is shared by copies and changed in place"
        copy = game.copy(match.state)
        if encode(copy) != encode(match.state):
            return "a copy differs"
        own = {id(thing) for _, thing in things(match.state)}
        shared = {path: (thing, encode(thing)) for path, thing in things(copy) if id(thing) in own}
        steps += 1
    assert steps > 5
    return ""


def records(game):
    frozen = list(read_frozen(path_of(game.name, game.version)))
    some = frozen[:: max(1, len(frozen) // GAMES_OF_EACH)]
    return [read_record(game, one.record) for one in some]


@pytest.mark.parametrize("name", CATALOGUE)
def test_what_a_copy_shares_with_its_original_is_never_changed_in_place(name):
    for record in records(CATALOGUE[name]):
        assert fault_of(CATALOGUE[name], record) == ""


@pytest.mark.parametrize("field", ["faces", "deadlines", "wins"])
def test_a_list_that_is_not_copied_is_found(field):
    kraaw = CATALOGUE["kraaw"]

    def shares(state):
        other = state.copy()
        setattr(other, field, getattr(state, field))
        return other

    found = {fault_of(replace(kraaw, copy=shares), record) for record in records(kraaw)}
    assert f"{field} is shared by copies and changed in place" in found


def test_a_field_that_is_not_copied_is_found():
    kraaw = CATALOGUE["kraaw"]

    def forgets(state):
        other = state.copy()
        other.turns = 0
        return other

    assert fault_of(replace(kraaw, copy=forgets), records(kraaw)[0]) == "a copy differs"

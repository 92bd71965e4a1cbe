"""The types of what goes over the wire, field by field, as the games declare them."""

from collections.abc import Iterator
from typing import Any, get_args

from msgspec import inspect as shape

from kermesse.core.game import AnyGame
from kermesse.server.connection import messages


def fields_of(game: AnyGame) -> Iterator[tuple[type, shape.Field]]:
    """Every field of a game's commands, events, view and options, and of whatever they are made of; each once."""
    yield from _fields([*game.command_types, *game.event_types, game.view_type, game.options_type])


def fields_of_messages() -> Iterator[tuple[type, shape.Field]]:
    """The same of what pages and server say to each other."""
    yield from _fields([*get_args(messages.FromClient), *get_args(messages.ToClient), messages.Replay, messages.Listed])


def numbers_in(kind: shape.Type) -> Iterator[shape.Type]:
    """The whole numbers that a value of this type holds itself, with their units on them; those of structs within are
    theirs.
    """
    match kind:
        case shape.Metadata(type=shape.IntType()) | shape.IntType():
            yield kind
        case shape.StructType() | shape.DataclassType():
            return
        case _:
            for part in parts_of(kind):
                yield from numbers_in(part)


def parts_of(kind: shape.Type) -> list[shape.Type]:
    match kind:
        case shape.Metadata(type=inner):
            return [inner]
        case shape.UnionType(types=types) | shape.TupleType(item_types=types):
            return list(types)
        case shape.CollectionType(item_type=item):
            return [item]
        case shape.DictType(key_type=key, value_type=value):
            return [key, value]
        case shape.StructType(fields=fields) | shape.DataclassType(fields=fields):
            return [field.type for field in fields]
    return []


def _fields(kinds: list[Any]) -> Iterator[tuple[type, shape.Field]]:
    met: set[type] = set()
    ahead = [shape.type_info(kind) for kind in kinds]
    while ahead:
        kind = ahead.pop(0)
        if isinstance(kind, shape.StructType | shape.DataclassType):
            if kind.cls in met:
                continue
            met.add(kind.cls)
            for field in kind.fields:
                yield kind.cls, field
        ahead += parts_of(kind)

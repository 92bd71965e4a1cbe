"""Option sets that together give every option each of its values, read off the game's own option type."""

from typing import Any

import msgspec
import msgspec.inspect as inspect

from kermesse.core.game import AnyGame
from kermesse.core.options import BadOptions, Options, read_options

LEAST_SETS = 13  # with the defaults and the presets; with 12, Chronos in steps would come to two seats only


def option_sets(game: AnyGame, seats: int) -> list[Options]:
    """Return the defaults, the presets, and mixtures in which every value of every option occurs at least once."""
    values = {field.name: _values(field.type, field.default) for field in _fields(game) if field.name != "limits_ms"}
    values["limits_ms"] = own_limits(game)
    given = [game.options_type(), *game.presets.values()]
    sets = _once([options for options in given if _possible(game, {}, seats, options)])
    count = max(LEAST_SETS - len(sets), max(len(choices) for choices in values.values()))
    for number in range(count):
        chosen: dict[str, Any] = {}
        for position, (name, choices) in enumerate(values.items()):
            attempt = {**chosen, name: choices[(number + position * number // count + position) % len(choices)]}
            if _possible(game, attempt, seats):
                chosen = attempt
        sets.append(read_options(game.options_type, chosen))
    return [options for options in _once(sets) if _possible(game, {}, seats, options)]


def own_limits(game: AnyGame) -> list[dict[str, int]]:
    """Sets of the table's own limits: none, and for every decision the least, no limit, and the most."""
    limits = game.pace(game.options_type()).limits
    each = [{name: limit.least for name, limit in limits.items()}, dict.fromkeys(limits, 0)]
    return [{}, *each, {name: limit.most for name, limit in limits.items()}] if limits else [{}]


def _once(sets: list[Options]) -> list[Options]:
    return [options for at, options in enumerate(sets) if options not in sets[:at]]


def _possible(game: AnyGame, given: dict[str, Any], seats: int, options: Options | None = None) -> bool:
    try:
        game.check_options(options or read_options(game.options_type, given), seats)
    except BadOptions:
        return False
    return True


def _fields(game: AnyGame) -> tuple[inspect.Field, ...]:
    kind = inspect.type_info(game.options_type)
    assert isinstance(kind, inspect.StructType)
    return kind.fields


def _values(kind: inspect.Type, default: Any) -> list[Any]:
    if isinstance(kind, inspect.Metadata):
        examples = (kind.extra_json_schema or {}).get("examples", [])
        if examples:
            return [default if default is not msgspec.NODEFAULT else examples[0], *examples]
        return _values(kind.type, default)
    if isinstance(kind, inspect.BoolType):
        return [default, not default]
    if isinstance(kind, inspect.LiteralType):
        return list(kind.values)
    if isinstance(kind, inspect.EnumType):
        return [member.value for member in kind.cls]
    if isinstance(kind, inspect.IntType | inspect.FloatType):
        return sorted({bound for bound in (kind.ge, default, kind.le) if bound is not None})
    raise AssertionError(f"an option of type {kind} needs examples in its Meta, so that the laws can try it")

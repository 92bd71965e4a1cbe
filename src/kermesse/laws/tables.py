"""Kinds of tables at which the laws are looked at: all of a game's, or few in which every value comes up."""

from collections import Counter
from typing import TypeAlias

from kermesse.core.game import AnyGame
from kermesse.core.options import Options
from kermesse.laws.option_sets import option_sets

Table: TypeAlias = tuple[int, Options]  # number of seats, options


def every_table(game: AnyGame) -> list[Table]:
    return [(seats, options) for seats in game.seats for options in option_sets(game, seats)]


def values(table: Table) -> set[tuple[str, str]]:
    """Return each option of a table with its value; the number of seats is one of them."""
    seats, options = table
    return {("seats", str(seats)), *((name, repr(getattr(options, name))) for name in options.__struct_fields__)}


def sample(game: AnyGame, times: int) -> list[Table]:
    """Return few tables in which each value comes up so often, or as often as in all of them: greedily, the first of
    equals.
    """
    left, chosen = every_table(game), list[Table]()
    all_values = Counter(value for table in left for value in values(table))
    wanted = Counter({value: min(times, often) for value, often in all_values.items()})
    while +wanted:
        best = max(left, key=lambda table: sum(wanted[value] > 0 for value in values(table)))
        left.remove(best)
        chosen.append(best)
        wanted.subtract(values(best))
    return chosen

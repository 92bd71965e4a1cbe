import pickle
from dataclasses import dataclass
from typing import Annotated

import pytest

from kermesse.core.copying import SHARED, Copied
from kermesse.core.defaults import fresh, new_state


@dataclass(slots=True)
class Stone(Copied):
    marks: list[int]
    owner: int | None


@dataclass(slots=True, init=False)
class Quarry(Copied):
    stones: list[Stone | None]
    rows: list[list[int]] = fresh(list)
    by_name: dict[str, list[Stone]] = fresh(dict)
    seen: set[int] = fresh(set)
    named: frozenset[int] = frozenset()
    laid: tuple[int, ...] = ()
    plan: Annotated[list[int], SHARED] = fresh(list)


def test_a_copy_shares_only_what_is_never_changed_in_place():
    stone = Stone([1], None)
    one = new_state(Quarry, 2, stones=[stone, None], rows=[[1]], by_name={"a": [stone]}, seen={3}, plan=[4])
    other = one.copy()
    assert other == one
    assert other.plan is one.plan
    other.stones[0].marks.append(2)
    other.rows[0].append(2)
    other.by_name["a"][0].owner = 5
    other.seen.add(6)
    assert (one.stones, one.rows, one.by_name, one.seen) == ([stone, None], [[1]], {"a": [stone]}, {3})
    assert (stone.marks, stone.owner) == ([1], None)


def test_a_copy_method_can_be_sent_to_another_process():
    Stone([], 1).copy()
    assert pickle.loads(pickle.dumps(Stone.copy)) is Stone.copy


def test_a_field_whose_type_does_not_say_how_to_copy_it_is_refused():
    @dataclass(slots=True)
    class Unclear(Copied):
        piece: list[int] | set[int]

    with pytest.raises(TypeError, match=r"self\.piece: how to copy"):
        Unclear([1]).copy()

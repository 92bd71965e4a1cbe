"""One table seen by several at once: what none of them alone sees is built once, and shared by their views."""

from collections.abc import Callable, Sequence
from copy import copy
from typing import TypeVar

from kermesse.core.game import ALL_SEEING, SPECTATOR, Seat, View

V = TypeVar("V", bound=View)


def seen_by_several(several: Sequence[Seat], view: Callable[[Seat], V], add_own: Callable[[V, Seat], None]) -> list[V]:
    """The views of those eyes. `add_own` puts what a seat alone sees into a copy of what everybody does, in the place of what is there;
    and changes nothing that is shared."""
    public = view(SPECTATOR)
    seen = []
    for eyes in several:
        if eyes == ALL_SEEING:
            seen.append(view(eyes))
            continue
        one = copy(public)
        if eyes >= 0:
            one.eyes = eyes
            add_own(one, eyes)
        seen.append(one)
    return seen

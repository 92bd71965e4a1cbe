"""Views of one table for several viewers: the public part is built once and shared by them."""

from collections.abc import Callable, Sequence
from copy import copy
from typing import TypeVar

from kermesse.core.game import ALL_SEEING, SPECTATOR, Seat, View

V = TypeVar("V", bound=View)


def shared_views(several: Sequence[Seat], view: Callable[[Seat], V], add_own: Callable[[V, Seat], None]) -> list[V]:
    """Views in the order of `several`.

    `add_own` sets the fields of a copy of the public view that the seat alone sees. It must not change shared parts in
    place.
    """
    public = view(SPECTATOR)
    seen = []
    for viewer in several:
        if viewer == ALL_SEEING:
            seen.append(view(viewer))
            continue
        one = copy(public)
        if viewer >= 0:
            one.viewer = viewer
            add_own(one, viewer)
        seen.append(one)
    return seen

"""For a game, another state that a viewer cannot tell from this one, worked out from the state and not from the view.

`Game.imagine` starts from the view: if a view showed too much, it would believe it, and nothing would differ. A `redraw`
knows what is hidden by the rules alone, so the law of no leak holds views against it. It is no part of the rules: it
stands in the module `redraw` of the game's package, or in a guest's one file, and only the laws import it.
"""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from kermesse.core.chance import Chance
from kermesse.core.game import AnyGame, Seat
from kermesse.games.guests import export_of

Redraw: TypeAlias = Callable[[Any, Seat, Chance], Any]

# Of games that were written by hand and so have no package, by their names.
BY_HAND: Final[dict[str, Redraw]] = {}


def redraw_of(game: AnyGame) -> Redraw | None:
    """The game's own redraw; None if it has none."""
    if not game.package:
        return BY_HAND.get(game.name)
    found: Redraw | None = export_of(game.package, "redraw", "redraw", None)
    return found

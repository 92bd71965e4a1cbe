"""Tables of the events that tell of things a seat had or used: one for each game."""

from collections.abc import Mapping
from typing import Final

from kermesse.games.guests import MODULES, export_of
from kermesse.lab.facts import chronos, kero, kraaw, kreo, krom
from kermesse.lab.facts.kinds import Facts, Thing

__all__ = ["FACTS", "Facts", "Thing", "facts_of"]

NO_FACTS: Final = Facts()
FACTS: Final[Mapping[str, Facts]] = {
    "kraaw": kraaw.FACTS,
    "kreo": kreo.FACTS,
    "krom": krom.FACTS,
    "kero": kero.FACTS,
    "chronos": chronos.FACTS,
}


def facts_of(game: str) -> Facts:
    """Return a game's table. A guest exports `FACTS`, in a module `facts` of its package or in its one file; else it has
    none.
    """
    if game in FACTS or game not in MODULES:
        return FACTS.get(game, NO_FACTS)
    found: Facts = export_of(MODULES[game], "facts", "FACTS", NO_FACTS)
    return found

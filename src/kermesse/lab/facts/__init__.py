"""Tables of the events that tell of things a seat had or used: one for each game."""

from collections.abc import Mapping
from typing import Final

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
    """Return a game's table; a guest has none."""
    return FACTS.get(game, NO_FACTS)

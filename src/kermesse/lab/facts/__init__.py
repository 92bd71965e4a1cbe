"""What a game's events tell of had and used: a small table for each game, beside each other and nowhere else."""

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
    """Of a guest nothing is known but what every game tells: who won, and how long it took."""
    return FACTS.get(game, NO_FACTS)

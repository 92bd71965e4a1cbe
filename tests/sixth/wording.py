"""How what happens at Allumettes becomes a line of the log; commands and the plain board go by the same table."""

from typing import Final

from kermesse.core.telling import Count, OneMore, Telling

TELLING: Final = Telling(
    fields={"heap": OneMore()},
    events={"game_ended": {"many": Count(of="winners")}},
    untold=frozenset(),
)

"""How what happens at Allumettes becomes a line of the log; commands and the plain board go by the same table."""

from typing import Final

from kermesse.core.wording import Count, OneMore, Wording

WORDING: Final = Wording(
    fields={"heap": OneMore()},
    events={"game_ended": {"many": Count(of="winners")}},
    untold=frozenset(),
)

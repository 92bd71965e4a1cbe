"""Log lines for the events of Allumettes; commands and the plain board use the same table."""

from typing import Final

from kermesse.core.wording import Count, OneMore, Wording

WORDING: Final = Wording(
    fields={"heap": OneMore()},
    events={"game_ended": {"many": Count(of="winners")}},
    untold=frozenset(),
)

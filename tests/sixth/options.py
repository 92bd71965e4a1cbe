"""Options of a table of Allumettes."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from kermesse.core.options import Options, first_seat
from kermesse.core.pace import GRACE, Decisions, Limit

PACE: Final = Decisions({"take": Limit(60_000, 30_000, 10_000, least=5_000, most=300_000)}, grace=GRACE)  # R5


class AllumettesOptions(Options, frozen=True, kw_only=True):
    layout: Literal["pyramid", "three", "row"] = "pyramid"
    most: Annotated[int, Meta(ge=1, le=7)] = 3
    last: Literal["loses", "wins"] = "loses"
    first_player: Annotated[
        str, Meta(pattern=r"^(random|seat:[0-3])$", examples=[f"seat:{seat}" for seat in range(4)])
    ] = "random"


PRESETS: Final = {
    "first_game": AllumettesOptions(timers="relaxed", layout="three"),
    "standard": AllumettesOptions(),
    "expert": AllumettesOptions(timers="fast", most=7),
}


def check_options(options: AllumettesOptions, seats: int) -> None:
    PACE.check(options)
    first_seat(options.first_player, seats)

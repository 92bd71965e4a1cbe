"""The options of Kraaw (docs/rules/kraaw.md, Options)."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from kermesse.core.clock import Millis
from kermesse.core.options import BadOptions, Options, first_seat
from kermesse.core.pace import GRACE, Decisions, Limit

PACE: Final = Decisions(
    {  # relaxed, normal, fast; the range of a table's own limit
        "choose_crow": Limit(60_000, 30_000, 15_000, 5_000, 300_000),
        "declare_jewels": Limit(60_000, 20_000, 10_000, 5_000, 300_000),
        "look_done": Limit(40_000, 20_000, 10_000, 5_000, 300_000),
        "chien_exchange": Limit(40_000, 20_000, 10_000, 5_000, 300_000),
        "main": Limit(120_000, 45_000, 20_000, 5_000, 300_000),
        "reveal": Limit(60_000, 20_000, 10_000, 5_000, 300_000),
        "retaliate": Limit(90_000, 30_000, 15_000, 5_000, 300_000),
        "bonus": Limit(60_000, 20_000, 10_000, 5_000, 300_000),
        "continue": Limit(30_000, 12_000, 6_000, 5_000, 300_000),
    },
    grace=GRACE,
)


class KraawOptions(Options, frozen=True, kw_only=True):
    direction: Literal["clockwise", "counterclockwise", "random"] = "clockwise"
    first_player: Annotated[
        str, Meta(pattern=r"^(random|jewels|seat:[0-5])$", examples=["jewels", *(f"seat:{seat}" for seat in range(6))])
    ] = "random"
    crow_choice: Literal["choose", "auto"] = "choose"
    chien_exchange: bool = True
    hand_swap: Literal["off", "sealed", "race"] = "off"
    wins_to_game: Annotated[int, Meta(ge=1, le=3)] = 3
    final_tie: Literal["replay", "shared"] = "replay"
    bonus_reading: Literal["two_upright", "locked_counts"] = "two_upright"
    stall_laps: Annotated[int, Meta(ge=0, le=10)] = 3  # 0: no guard
    lap_cap: Annotated[int, Meta(ge=0, le=100)] = 30  # 0: no cap
    reveal_at_round_end: bool = True
    claim_open_ms: Annotated[Millis, Meta(ge=0, le=10_000)] = 3_000
    claim_window_ms: Annotated[Millis, Meta(ge=0, le=2_000)] = 400


PRESETS = {
    "first_game": KraawOptions(timers="relaxed", wins_to_game=1),
    "standard": KraawOptions(),
    "expert": KraawOptions(timers="fast", memory_aid=False, hand_swap="sealed"),
}


def check_options(options: KraawOptions, seats: int) -> None:
    PACE.check(options)
    first_seat(options.first_player, seats)
    if options.hand_swap == "race" and options.timers == "off":
        raise BadOptions("hand_swap", "race_needs_clock")
    if 0 < options.lap_cap < 10:
        raise BadOptions("lap_cap", "zero_or_range", least=10, most=100)

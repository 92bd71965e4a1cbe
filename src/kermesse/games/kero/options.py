"""The options of Kero (docs/rules/kero.md, Options)."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from kermesse.core.clock import Millis
from kermesse.core.options import BadOptions, Options
from kermesse.core.pace import Decisions, Limit
from kermesse.core.units import MILLIS
from kermesse.games.kero.components import CAPACITY_MS

Clock: TypeAlias = Literal["live", "calm"]
Gauge: TypeAlias = Literal["analog", "digits"]

LEAST_CAPACITY: Final = 30_000
MOST_CAPACITY: Final = 120_000
# The sizes offered: one for both seats, or a handicap for either.
SIZES: Final = [30_000, 45_000, 90_000, 120_000, [60_000, 45_000], [45_000, 60_000], [30_000, 120_000]]
# For the live clock. `choice` is a sweep or a tied land; rolling and refuelling are timed by sand.
PACE: Final = Decisions(
    {  # relaxed, normal, fast; the range of a table's own limit
        "prep": Limit(120_000, 60_000, 30_000, 10_000, 600_000),
        "develop": Limit(180_000, 90_000, 45_000, 10_000, 600_000),
        "reaction": Limit(10_000, 6_000, 4_000, 3_000, 30_000),
        "choice": Limit(40_000, 20_000, 10_000, 10_000, 600_000),
    },
    under={"sweep": "choice", "tie": "choice"},
    untimed=("rolling", "refuelling"),
)
CALM_PACE: Final = PACE.unhurried()


class KeroOptions(Options, frozen=True, kw_only=True):
    clock: Clock = "live"  # calm: no time runs, a throw costs sand
    # One truck size for both seats, or one for each: a handicap.
    capacity_ms: Annotated[Millis | tuple[Millis, Millis], Meta(examples=SIZES)] = CAPACITY_MS
    air_ms: Annotated[Millis, Meta(ge=400, le=1_500)] = 800
    throw_gap_ms: Annotated[Millis, Meta(ge=1_200, le=3_000)] = 1_800
    refuel_mode: Literal["auto", "tap"] = "auto"
    refuel_throw_ms: Annotated[Millis, Meta(ge=1_000, le=2_500)] = 1_500
    tap_min_ms: Annotated[Millis, Meta(ge=800, le=1_500)] = 1_000
    tap_max_ms: Annotated[Millis, Meta(ge=1_500, le=4_000)] = 2_500
    calm_throw_cost_ms: Annotated[Millis, Meta(ge=1_500, le=6_000)] = 3_000
    calm_jitter_ms: Annotated[Millis, Meta(ge=0, le=1_500, multiple_of=100)] = 0
    first_player: Literal["random", "seat:0", "seat:1"] = "random"
    reaction_policy: Literal["ask", "standing"] = "ask"
    final_tie: Literal["shared", "lands"] = "shared"
    chain_conquest: Literal["literal", "delay"] = "literal"
    stall_guard: Annotated[int, Meta(ge=0, le=20)] = 8  # 0: off
    gauge: Gauge = "analog"
    auto_flat: bool = True


PRESETS: Final = {
    "first_game": KeroOptions(timers="relaxed", gauge="digits"),
    "standard": KeroOptions(),
    "expert": KeroOptions(timers="fast", memory_aid=False, final_tie="lands"),
    "calm": KeroOptions(clock="calm", timers="off", gauge="digits"),
    "correspondence": KeroOptions(clock="calm", timers="off", gauge="digits", reaction_policy="standing"),
}


def pace(options: KeroOptions) -> Decisions:
    return CALM_PACE if options.clock == "calm" else PACE


def capacities(options: KeroOptions) -> list[Millis]:
    """The size of each seat's truck."""
    size = options.capacity_ms
    return [size, size] if isinstance(size, int) else [size[0], size[1]]


def clock_runs(options: KeroOptions) -> bool:
    return options.clock == "live"


def check_options(options: KeroOptions, seats: int) -> None:
    PACE.check(options)
    for size in capacities(options):
        if not LEAST_CAPACITY <= size <= MOST_CAPACITY:
            raise BadOptions("capacity_ms", "range", unit=MILLIS, least=LEAST_CAPACITY, most=MOST_CAPACITY)
    if options.throw_gap_ms < options.air_ms:
        raise BadOptions("throw_gap_ms", "gap_below_air")
    if options.refuel_mode == "tap" and options.clock == "calm":
        raise BadOptions("refuel_mode", "tap_needs_live")
    if options.calm_jitter_ms >= options.calm_throw_cost_ms:
        raise BadOptions("calm_jitter_ms", "free_throw")
    if 0 < options.stall_guard < 4:
        raise BadOptions("stall_guard", "zero_or_range", least=4, most=20)

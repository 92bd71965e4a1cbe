"""What a table of Kero can choose (docs/rules/kero.md, Options)."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from kermesse.core.clock import Millis
from kermesse.core.options import BadOptions, Options
from kermesse.core.units import MILLIS
from kermesse.games.kero.components import CAPACITY_MS

Clock: TypeAlias = Literal["live", "calm"]
Gauge: TypeAlias = Literal["analog", "digits"]
Decision: TypeAlias = Literal["prep", "develop", "reaction", "choice"]  # `choice`: a sweep, or a tied land

LEAST_CAPACITY: Final = 30_000
MOST_CAPACITY: Final = 120_000
# What the form offers: one size for both, or a handicap for the first seat or the second.
SIZES: Final = [30_000, 45_000, 90_000, 120_000, [60_000, 45_000], [45_000, 60_000], [30_000, 120_000]]
# Least and most of an own time limit; 0, none, is always possible.
LIMIT_RANGE: Final[dict[str, tuple[Millis, Millis]]] = {
    "prep": (10_000, 600_000),
    "develop": (10_000, 600_000),
    "reaction": (3_000, 30_000),
    "choice": (10_000, 600_000),
}


class KeroOptions(Options, frozen=True, kw_only=True):
    clock: Clock = "live"  # calm: nothing is timed, a throw has a price in sand
    # One truck size for both, or one for each seat: a handicap.
    capacity_ms: Annotated[Millis | tuple[Millis, Millis], Meta(examples=SIZES)] = CAPACITY_MS
    air_ms: Annotated[Millis, Meta(ge=400, le=1_500)] = 800
    throw_gap_ms: Annotated[Millis, Meta(ge=1_200, le=3_000)] = 1_800
    refuel_mode: Literal["auto", "tap"] = "auto"
    refuel_throw_ms: Annotated[Millis, Meta(ge=1_000, le=2_500)] = 1_500
    tap_min_ms: Annotated[Millis, Meta(ge=800, le=1_500)] = 1_000
    tap_max_ms: Annotated[Millis, Meta(ge=1_500, le=4_000)] = 2_500
    calm_throw_cost_ms: Annotated[Millis, Meta(ge=1_500, le=6_000)] = 3_000
    calm_jitter_ms: Annotated[Millis, Meta(ge=0, le=1_500, multiple_of=100)] = 0
    first_player: Literal["random", "seat0", "seat1"] = "random"
    reaction_policy: Literal["ask", "standing"] = "ask"
    tie_rule: Literal["shared", "lands"] = "shared"
    chain_conquest: Literal["literal", "delay"] = "literal"
    stall_guard: Annotated[int, Meta(ge=0, le=20)] = 8  # 0: off
    gauge: Gauge = "analog"
    auto_flat: bool = True
    # Own time limits for some decisions, in place of the pace's; 0: none.
    limits_ms: Annotated[
        dict[Decision, Annotated[Millis, Meta(ge=0, le=600_000)]],
        Meta(examples=[{"prep": 10_000, "reaction": 3_000}, {"develop": 0, "choice": 15_000}]),
    ] = {}


PRESETS: Final = {
    "first_game": KeroOptions(timers="relaxed", gauge="digits"),
    "standard": KeroOptions(),
    "expert": KeroOptions(timers="fast", memory_aid=False, tie_rule="lands"),
    "calm": KeroOptions(clock="calm", timers="off", gauge="digits"),
    "correspondence": KeroOptions(clock="calm", timers="off", gauge="digits", reaction_policy="standing"),
}


def capacities(options: KeroOptions) -> list[Millis]:
    """The size of each seat's truck."""
    size = options.capacity_ms
    return [size, size] if isinstance(size, int) else [size[0], size[1]]


def check_options(options: KeroOptions, seats: int) -> None:
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
    for decision, limit in options.limits_ms.items():
        least, most = LIMIT_RANGE[decision]
        if limit and not least <= limit <= most:
            raise BadOptions("limits_ms", "zero_or_range", decision, MILLIS, least=least, most=most)

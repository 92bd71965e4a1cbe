"""What a table of Kréo can choose (docs/rules/kreo.md, Options)."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from kermesse.core.clock import Millis
from kermesse.core.options import BadOptions, Chat, Options
from kermesse.core.units import MILLIS

Timer: TypeAlias = Literal["setup", "divination", "reply", "decision", "window"]

# Milliseconds by timer: relaxed, normal, fast; 0: no limit.
LIMITS: Final[dict[str, tuple[Millis, Millis, Millis]]] = {
    "setup": (120_000, 60_000, 30_000),
    "divination": (0, 0, 180_000),
    "reply": (120_000, 60_000, 30_000),
    "decision": (90_000, 45_000, 20_000),
    "window": (15_000, 8_000, 5_000),
}
PACES: Final[dict[str, int]] = {"relaxed": 0, "normal": 1, "fast": 2}
# Shortest and longest that a table may set by itself.
RANGES: Final[dict[str, tuple[Millis, Millis]]] = {
    "setup": (15_000, 300_000),
    "divination": (30_000, 900_000),
    "reply": (15_000, 300_000),
    "decision": (10_000, 300_000),
    "window": (3_000, 60_000),
}


class KreoOptions(Options, frozen=True, kw_only=True):
    chat: Chat = "phrases"
    first_game: bool = False  # an Éther in place of the Tornade; 3 to 5 players
    incarnations: bool = False  # everybody is a Titan or a Titanide
    altered: bool = False  # the marks on the Elements count
    silent: bool = False  # no word is said from the deal to the end
    auto_play: bool = True  # a decision with one possible answer is taken by the table
    ask_energy: bool = False  # asked each time whether to take a token, in place of the standing answer
    max_changes: Annotated[int, Meta(ge=1, le=50)] = 10  # of a seat's face-down card in one Divination
    # Own time limits in place of the pace's; 0: no limit.
    limits_ms: Annotated[
        dict[Timer, Annotated[Millis, Meta(ge=0, le=900_000)]],
        Meta(examples=[{"divination": 30_000}, {"decision": 0, "window": 3_000}]),
    ] = {}


PRESETS: Final = {
    "first_game": KreoOptions(timers="relaxed", first_game=True),
    "standard": KreoOptions(),
    "expert": KreoOptions(timers="fast", memory_aid=False, incarnations=True, altered=True, silent=True),
}


def check_options(options: KreoOptions, seats: int) -> None:
    if options.first_game and seats == 6:
        raise BadOptions("first_game", "not_by_six")
    for timer, limit in options.limits_ms.items():
        least, most = RANGES[timer]
        if limit and not least <= limit <= most:
            raise BadOptions("limits_ms", "zero_or_range", timer, MILLIS, least=least, most=most)


def limit(options: KreoOptions, timer: Timer) -> Millis:
    """How long that timer runs at this table; 0: no limit."""
    if options.timers == "off":
        return 0
    own = options.limits_ms.get(timer)
    return LIMITS[timer][PACES[options.timers]] if own is None else own

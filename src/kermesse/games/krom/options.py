"""What a table of Krom can choose (docs/rules/krom.md, section 6)."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from kermesse.core.clock import Millis
from kermesse.core.options import BadOptions, Options
from kermesse.core.units import MILLIS

Decision: TypeAlias = Literal["pick_character", "choose_destination", "fight", "reaction", "loot", "action"]

# The shortest and longest time that a table may give for a decision.
RANGES: Final[dict[Decision, tuple[Millis, Millis]]] = {
    "pick_character": (10_000, 120_000),
    "choose_destination": (10_000, 300_000),
    "fight": (5_000, 120_000),
    "reaction": (2_000, 30_000),
    "loot": (5_000, 120_000),
    "action": (15_000, 600_000),
}


class KromOptions(Options, frozen=True, kw_only=True):
    board: Literal["temperate", "glacial"] = "temperate"
    kromosaure: bool = False
    long_game: bool = False
    characters: Literal["pick", "random"] = "pick"
    round_cap: Literal[0, 30, 50, 100] = 0  # 0: no cap
    # Own time limits for some decisions, in place of the pace's.
    limits_ms: Annotated[dict[Decision, Millis], Meta(examples=[{"reaction": 10_000}])] = {}


PRESETS: Final[dict[str, KromOptions]] = {
    "first_game": KromOptions(timers="relaxed", characters="random"),
    "standard": KromOptions(),
    "expert": KromOptions(timers="fast", memory_aid=False, board="glacial", kromosaure=True, long_game=True),
}


def check_options(options: KromOptions, seats: int) -> None:
    """All options combine freely; only a time limit can be out of range."""
    for decision, limit in options.limits_ms.items():
        least, most = RANGES[decision]
        if not least <= limit <= most:
            raise BadOptions("limits_ms", "range", decision, MILLIS, least=least, most=most)

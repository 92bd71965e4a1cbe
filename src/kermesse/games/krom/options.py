"""The options of Krom (docs/rules/krom.md, section 6)."""

from typing import Final, Literal, TypeAlias

from kermesse.core.options import Options
from kermesse.core.pace import Decisions, Limit

DecisionName: TypeAlias = Literal["pick_character", "choose_destination", "fight", "reaction", "loot", "action"]

PACE: Final = Decisions(
    {  # relaxed, normal, fast; the range of a table's own limit
        "pick_character": Limit(60_000, 30_000, 15_000, 10_000, 120_000),
        "choose_destination": Limit(90_000, 45_000, 20_000, 10_000, 300_000),
        "fight": Limit(40_000, 20_000, 10_000, 5_000, 120_000),
        "reaction": Limit(12_000, 6_000, 4_000, 2_000, 30_000),
        "loot": Limit(40_000, 20_000, 10_000, 5_000, 120_000),
        "action": Limit(120_000, 60_000, 30_000, 15_000, 600_000),
    }
)


class KromOptions(Options, frozen=True, kw_only=True):
    board: Literal["temperate", "glacial"] = "temperate"
    kromosaure: bool = False
    long_game: bool = False
    characters: Literal["pick", "random"] = "pick"
    round_cap: Literal[0, 30, 50, 100] = 0  # 0: no cap


PRESETS: Final[dict[str, KromOptions]] = {
    "first_game": KromOptions(timers="relaxed", characters="random"),
    "standard": KromOptions(),
    "expert": KromOptions(timers="fast", memory_aid=False, board="glacial", kromosaure=True, long_game=True),
}


def check_options(options: KromOptions, seats: int) -> None:
    """Check time limits; all other options combine freely. Raises BadOptions."""
    PACE.check(options)

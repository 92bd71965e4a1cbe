"""The options of Kréo (docs/rules/kreo.md, Options)."""

from typing import Annotated, Final

from msgspec import Meta

from kermesse.core.options import BadOptions, Chat, Options
from kermesse.core.pace import Decisions, Limit

# `setup` is the sharing out of energy, `reply` an answer to an exchange, `window` an optional power.
PACE: Final = Decisions(
    {  # relaxed, normal, fast; the range of a table's own limit
        "setup": Limit(120_000, 60_000, 30_000, 15_000, 300_000),
        "divination": Limit(0, 0, 180_000, 30_000, 900_000),
        "reply": Limit(120_000, 60_000, 30_000, 15_000, 300_000),
        "decision": Limit(90_000, 45_000, 20_000, 10_000, 300_000),
        "window": Limit(15_000, 8_000, 5_000, 3_000, 60_000),
    },
    under={
        "take_energy": "setup",
        "reply_exchange": "reply",
        "take": "decision",
        "theia": "decision",
        "guess": "decision",
        "play": "decision",
        "strike": "decision",
        "drop": "decision",
        "energy": "decision",
        "japet_play": "decision",
        "japet": "window",
        "tethys": "window",
    },
)


class KreoOptions(Options, frozen=True, kw_only=True):
    chat: Chat = "phrases"
    first_game: bool = False  # an Éther instead of the Tornade; 3 to 5 players
    incarnations: bool = False  # everybody is a Titan or a Titanide
    altered: bool = False  # the marks on the Elements count
    silent: bool = False  # nothing may be said from the deal to the end
    auto_play: bool = True  # the table takes decisions with one possible answer
    ask_energy: bool = False  # ask each time whether to take a token, instead of the standing answer
    max_changes: Annotated[int, Meta(ge=1, le=50)] = 10  # changes of a seat's face-down card in one Divination


PRESETS: Final = {
    "first_game": KreoOptions(timers="relaxed", first_game=True),
    "standard": KreoOptions(),
    "expert": KreoOptions(timers="fast", memory_aid=False, incarnations=True, altered=True, silent=True),
}


def check_options(options: KreoOptions, seats: int) -> None:
    if options.first_game and seats == 6:
        raise BadOptions("first_game", "not_by_six")
    PACE.check(options)

"""The plain board as text: `render_mode="ansi"`. Nothing else is drawn, and nothing else is taken for supported."""

from typing import Any, Final

from kermesse.core.clock import Millis
from kermesse.core.game import Seat
from kermesse.research.spaces import agent_name
from kermesse.research.stepping import Setting

MODES: Final = ("ansi",)


def check_mode(mode: str | None) -> str | None:
    """The same mode. Raises ValueError for one that is not supported."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"render_mode '{mode}' is not supported; there is: {', '.join(MODES)}")
    return mode


def board(setting: Setting, state: Any, viewer: Seat, now: Millis) -> str:
    """Return what that viewer sees, in the words of the plain board, in English."""
    from kermesse.words.log import Reader  # not before: most learners never look
    from kermesse.words.positions import say_view

    names = [agent_name(seat) for seat in range(setting.seats)]
    reader = Reader(setting.game, "en", names, viewer)
    parts = say_view(reader, setting.game.view(state, viewer, now), now)
    return "\n".join(line for part in parts for line in (part.title, *(f"  {one}" for one in part.lines)))

"""Words that a person said in a game, taken out of it again: of somebody who wants to be forgotten.

What is said in free words stands in a field `text`, in commands as in events, and in no state: so the same game is played with any
other words. `tests/laws/test_hushed.py` holds every game to that.
"""

from typing import Any, Final, TypeVar

import msgspec

HUSHED: Final = "…"  # in the place of words: every game's rules let it be said where any words may be

S = TypeVar("S", bound=msgspec.Struct)


def hushed(said: S) -> S:
    """A command or an event, without its words."""
    return msgspec.structs.replace(said, text=HUSHED) if getattr(said, "text", None) else said


def hush(said: dict[str, Any]) -> bool:
    """The same of one as it is written down, in place; whether there were any words."""
    if not said.get("text"):
        return False
    said["text"] = HUSHED
    return True

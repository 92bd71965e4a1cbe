"""Removal of a person's free words from a game, for a person who asks to be forgotten.

Free words are in the field `text` of commands and events and in no state, so the same game can be played with any other
words. `tests/laws/test_redact.py` holds every game to that.
"""

from typing import Any, Final, TypeVar

import msgspec

REDACTED: Final = "…"  # replaces words: valid wherever the rules of a game accept free words

S = TypeVar("S", bound=msgspec.Struct)


def redact(said: S) -> S:
    """A command or an event without its words."""
    return msgspec.structs.replace(said, text=REDACTED) if getattr(said, "text", None) else said


def redact_data(said: dict[str, Any]) -> bool:
    """Redact a command or an event in its written form, in place; True if it had any words."""
    if not said.get("text"):
        return False
    said["text"] = REDACTED
    return True

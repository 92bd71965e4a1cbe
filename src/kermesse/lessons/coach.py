"""What the coach says. It calls the others by the names that they have at the table: `{ $B }`, `{ DE($C) }`."""

from typing import Final

from kermesse import words
from kermesse.lessons.lesson import LETTERS
from kermesse.words.log import FAIR_FOLK

NAMES: Final = dict(zip(LETTERS, FAIR_FOLK, strict=True))


def coach_says(game: str, language: str, message: str) -> str:
    return words.say(game, language, message, **NAMES)

"""Functions that catalogues call, for words that change before a name. The browser has the same functions in
`web/src/common/grammar.ts`; a test compares the two.
"""

import re
import unicodedata
from collections.abc import Callable, Sequence
from typing import Any, Final

ARTICLE: Final = re.compile(r"(le|les) (?=\S)", re.IGNORECASE)
CONTRACTED: Final = {("de", "le"): "du", ("de", "les"): "des", ("à", "le"): "au", ("à", "les"): "aux"}


def de(name: Any) -> str:
    """« de » before a name, or a noun and its article: « d’Anselme », « du Kromosaure », « des Vents », « de
    l’Hydre ».
    """
    return _before("de", str(name))


def a(name: Any) -> str:
    """« à » before a name or a noun with its article: « à Anselme », « au Kromosaure », « aux Vents »."""
    return _before("à", str(name))


def cap(text: Any) -> str:
    """The text with its first letter as a capital; marks before that letter stay."""
    words = str(text)
    for at, letter in enumerate(words):
        if letter.isalpha():
            return words[:at] + letter.upper() + words[at + 1 :]
        if letter.isdigit():
            break
    return words


def _before(preposition: str, name: str) -> str:
    article = ARTICLE.match(name)
    if article:
        return f"{CONTRACTED[preposition, article[1].lower()]} {name[article.end() :]}"
    if preposition == "de" and is_elided(name):
        return f"d’{name}"
    return f"{preposition} {name}"


def is_elided(name: str) -> bool:
    """True if « de » is elided before the name: before a vowel, a silent h, and a y that is a vowel (Yves, not
    Yann).
    """
    letters = unicodedata.normalize("NFD", name).lower()
    letters = "".join(letter for letter in letters if not unicodedata.combining(letter))
    if not letters:
        return False
    if letters[0] == "y":
        return len(letters) > 1 and letters[1] not in "aeiouy"
    return letters[0] in "aeiouhœæ"


FUNCTIONS: Final[dict[str, Callable[[Any], Any]]] = {"DE": de, "A": a, "CAP": cap}


def listed(language: str, things: Sequence[str]) -> str:
    """ "a, b and c"."""
    if len(things) < 2:
        return "".join(things)
    return f"{', '.join(things[:-1])} {'et' if language == 'fr' else 'and'} {things[-1]}"

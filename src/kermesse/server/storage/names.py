"""Names and lines of text as they may be shown, and which names look alike."""

import unicodedata
from typing import Final

LONGEST_NAME: Final = 24
MARKS_IN_A_ROW: Final = 2  # accents on one letter: more are a tower over the neighbours' lines


def clean_name(name: str) -> str:
    """Returns a name as it may be shown: one line, no invisible or turning characters, not too long. '' if nothing
    is left."""
    return clean_line(name, LONGEST_NAME)


def clean_line(text: str, longest: int) -> str:
    seen: list[str] = []
    marks = 0
    for c in unicodedata.normalize("NFC", text[: 4 * longest]):
        if ord(c) in _UNSEEN:
            continue
        marks = marks + 1 if unicodedata.category(c) in ("Mn", "Me") else 0
        if marks <= MARKS_IN_A_ROW:
            seen.append(c if c.isprintable() else " ")
    return " ".join("".join(seen).split())[:longest].strip()


def skeleton(name: str) -> str:
    """Returns the same text for names that look alike: case, width, spaces and points do not count, and a letter is
    what it looks like. For comparing only; '' for no name but ''."""
    letters = unicodedata.normalize("NFKC", name).casefold()
    plain = letters.translate(_LATIN).translate(_STROKES).replace("rn", "m").replace("vv", "w")
    return "".join(c for c in plain if unicodedata.category(c)[0] not in "PZC") or plain


# Not seen at all, or turning the direction of the line: what Unicode calls default-ignorable, fillers and blanks.
_UNSEEN: Final = frozenset(
    (
        0xAD,
        0x34F,
        0x61C,
        0x115F,
        0x1160,
        0x17B4,
        0x17B5,
        *range(0x180B, 0x1810),
        *range(0x200B, 0x2010),
        *range(0x2028, 0x202F),
        *range(0x2060, 0x2070),
        0x2800,
        0x3164,
        *range(0xFE00, 0xFE10),
        0xFEFF,
        0xFFA0,
        *range(0xFFF0, 0xFFFC),
        *range(0x1BCA0, 0x1BCA4),
        *range(0x1D173, 0x1D17B),
        *range(0xE0000, 0xE1000),
    )
)

# After case folding: letters of other scripts, as the Latin letter that their small or capital form is drawn like.
_LATIN: Final = str.maketrans(
    {
        **dict(zip("авсԁеһіјӏклмнорԛѕтԝхузгпѵь", "abcdehijlknmhopqstwxy3rnvb", strict=True)),
        **dict(zip("αβεζηικμνορστυχω", "abezhikmnopotyxw", strict=True)),
        **dict(zip("ոսօհցզ", "nuohgq", strict=True)),
        **dict(zip("ıɑɡƚɩʋɯ", "iagliuw", strict=True)),
    }
)
_STROKES: Final = str.maketrans("01i|!ǀ", "olllll")

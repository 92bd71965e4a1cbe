"""Two studies of one game side by side: two versions of its rules, two sets of options, two kinds of bots."""

from collections.abc import Sequence

import msgspec

from kermesse.lab.report.figures import Changed, compare_notes, correct
from kermesse.lab.study import GameNote, Study


class NotComparable(Exception):
    """Two studies that cannot be compared; the message is one line that says why."""


class Compared(msgspec.Struct):
    """Tables of as many seats, all of their other differences together."""

    seats: int
    ones: int  # games
    others: int
    changed: list[Changed]


def compare(one: Study, ones: Sequence[GameNote], other: Study, others: Sequence[GameNote]) -> list[Compared]:
    """Compare the tables with the same number of seats; all figures are corrected for many comparisons. Raises
    NotComparable.
    """
    if one.game != other.game:
        raise NotComparable(f"one is of {one.game}, the other of {other.game}: compare two of the same game")
    found = []
    for seats in sorted({cell.seats for cell in one.cells} & {cell.seats for cell in other.cells}):
        mine = [note for note in ones if one.cells[note.cell].seats == seats]
        theirs = [note for note in others if other.cells[note.cell].seats == seats]
        if mine and theirs:
            found.append(Compared(seats, len(mine), len(theirs), compare_notes(one, mine, other, theirs)))
    if not found:
        raise NotComparable("no number of seats has games in both: play both with the same --seats")
    correct([line for part in found for line in part.changed])
    return found

"""Charts as SVG, drawn in the page: no script, day and night by the page's own colours, and readable on a phone.

Each has its words above its bar and not beside it, so that a narrow page need not shrink it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

WIDTH: Final = 360
SIDE: Final = 12
ROW: Final = 38
FOOT: Final = 26
HIGH: Final = 120
TICKS: Final = 6  # that fit on a phone


@dataclass(frozen=True)
class Mark:
    """One row: a dot and its interval."""

    name: str
    said: str  # its figure in words
    value: float
    low: float
    high: float
    off: int = 0  # in another colour: above 1, below -1


def intervals(title: str, marks: Sequence[Mark], reference: float | None, ticks: Sequence[tuple[float, str]]) -> str:
    """Dots and intervals over an axis with these ticks; the reference is the fair share, or no difference."""
    first, last = ticks[0][0], ticks[-1][0]
    height = ROW * len(marks) + FOOT

    def x(value: float) -> str:
        inside = min(max(value, first), last)
        return f"{SIDE + (inside - first) / (last - first) * (WIDTH - 2 * SIDE):.1f}"

    parts = [_opening(title, height)]
    for at, word in ticks:
        parts.append(_tick(float(x(at)), height - 8, word))
    # Beside the bars only: the words between them stay free of lines
    rules = [(x(at), "grid") for at, _ in ticks] + ([(x(reference), "fair")] if reference is not None else [])
    for number, mark in enumerate(marks):
        y = ROW * number
        parts.extend(f'<line class="{kind}" x1="{at}" x2="{at}" y1="{y + 19}" y2="{y + 33}"/>' for at, kind in rules)
        kind = {1: "above", -1: "below"}.get(mark.off, "even")
        parts.append(
            f'<g class="{kind}"><text x="{SIDE}" y="{y + 15}">{escape(mark.name)}</text>'
            f'<text class="quiet" x="{WIDTH - SIDE}" y="{y + 15}" text-anchor="end">{escape(mark.said)}</text>'
            f'<line class="span" x1="{x(mark.low)}" x2="{x(mark.high)}" y1="{y + 26}" y2="{y + 26}"/>'
            f'<circle class="dot" cx="{x(mark.value)}" cy="{y + 26}" r="5"/></g>'
        )
    return "".join(parts) + "</svg>"


def count_between(values: Sequence[float], edges: Sequence[float]) -> list[int]:
    """Return the number of values between each edge and the next."""
    counts = [0] * (len(edges) - 1)
    for value in values:
        counts[sum(value >= edge for edge in edges[1:-1])] += 1
    return counts


def histogram(title: str, counts: Sequence[int], edges: Sequence[str]) -> str:
    """A bar for each count; between them stand the edges, as many as there is room for."""
    most = max([1, *counts])
    wide = (WIDTH - 2 * SIDE) / len(counts)
    parts = [_opening(title, HIGH + FOOT)]
    for at, count in enumerate(counts):
        high = round((HIGH - 18) * count / most, 1)
        left = SIDE + at * wide
        parts.append(
            f'<rect class="bar" x="{left + 1:.1f}" y="{HIGH - high:.1f}" width="{wide - 2:.1f}" height="{high}"/>'
        )
        if count:
            parts.append(
                f'<text class="quiet small" x="{left + wide / 2:.1f}" y="{HIGH - high - 4:.1f}" text-anchor="middle">{count}</text>'
            )
    parts.append(f'<line class="fair" x1="{SIDE}" x2="{WIDTH - SIDE}" y1="{HIGH}" y2="{HIGH}"/>')
    every = -(-len(edges) // TICKS)
    for at in range(0, len(edges), every):
        parts.append(_tick(SIDE + at * wide, HIGH + 18, edges[at]))
    return "".join(parts) + "</svg>"


def _opening(title: str, height: int) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">'


def _tick(x: float, y: float, word: str) -> str:
    anchor = "start" if x <= SIDE + 1 else "end" if x >= WIDTH - SIDE - 1 else "middle"
    return f'<text class="quiet" x="{x:.1f}" y="{y}" text-anchor="{anchor}">{escape(word)}</text>'


def nice_step(reach: float, steps: int) -> float:
    """Return 1, 2 or 5 times a power of ten, so that so many of it reach that far."""
    step = 1e-6
    while True:
        for factor in (1, 2, 5):
            if step * factor * steps >= reach:
                return step * factor
        step *= 10

"""Parts of the drawings of boards: printed pieces, names, and where things stand."""

from functools import cache
from html import escape
from typing import Final

from kermesse.server.http.pages import STATIC

WIDTH: Final = 760  # of a board's box
HEIGHT: Final = 630
FAMILY: Final = "Fraunces"
LIGHT: Final = "#fff4da"
GOLD: Final = "#f2c14e"
INK: Final = "#2b1d12"
SEATS: Final = (
    "#C0392B", "#2A6FDB", "#D9A21B", "#3E8E4E", "#7A4BB5", "#D9662B", "#1F8A8A", "#C2478A", "#6B5744", "#5A6B7B",
)  # fmt: skip


@cache
def _printed(name: str) -> str:
    return (STATIC / "pictures/pieces" / f"{name}.svg").read_text("utf-8")


def piece(name: str, x: float, y: float, width: float, height: float = 0.0) -> str:
    """Return a printed piece in that box."""
    box = f'<svg x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height or width:.1f}" overflow="visible" '
    return _printed(name).replace("<svg ", box, 1)


def text(x: float, y: float, size: float, words: str, fill: str = LIGHT, anchor: str = "start") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-family="{FAMILY}" font-size="{size:.1f}" fill="{fill}" '
        f'text-anchor="{anchor}">{escape(words)}</text>'
    )


def short(name: str, most: int) -> str:
    return name if len(name) <= most else f"{name[: most - 1].rstrip()}…"


def pill(x: float, y: float, words: str, won: bool) -> str:
    """Return points in a pill, around that middle; golden for whoever won."""
    width = 30 + 15 * len(words)
    fill, ink = (GOLD, INK) if won else ("#171230", LIGHT)
    return (
        f'<rect x="{x - width / 2:.1f}" y="{y - 20:.1f}" width="{width}" height="40" rx="20" fill="{fill}" '
        f'stroke="{LIGHT}" stroke-opacity=".4"/>' + text(x, y + 10, 28, words, ink, "middle")
    )


def ground(sky: str, low: str) -> str:
    return (
        f'<defs><linearGradient id="board" x2="0" y2="1"><stop offset="0" stop-color="{sky}"/>'
        f'<stop offset="1" stop-color="{low}"/></linearGradient></defs><rect width="1200" height="630" fill="url(#board)"/>'
    )

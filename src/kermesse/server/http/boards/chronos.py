"""Witty Chronos' piles around the temple, with the timers that stand on them, and those of whoever won before it."""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final

from kermesse.core.game import Seat
from kermesse.games.chronos.components import COMPONENTS
from kermesse.games.chronos.view_types import ChronosView, PileView
from kermesse.server.http.boards.drawing import ground, pill, text

HEX: Final = {colour["id"]: colour["hex"] for colour in COMPONENTS["colour"]}
MIDDLE: Final = (380, 300)


def board(view: ChronosView, names: Sequence[str], winners: Sequence[Seat]) -> str:
    out = [
        ground("#7fb8dc", "#1f5f96"),
        '<ellipse cx="380" cy="300" rx="296" ry="214" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3" stroke-dasharray="10 10"/>',
        _temple(),
    ]
    for at, pile in enumerate(view.piles):
        angle = 2 * pi * at / max(1, len(view.piles)) - pi / 2
        out.append(_pile(pile, MIDDLE[0] + 296 * cos(angle), MIDDLE[1] + 214 * sin(angle)))
    shown = winners[:3]
    for i, seat in enumerate(shown):
        x = MIDDLE[0] + (i - (len(shown) - 1) / 2) * 150
        own = next((timer.id for timer in view.timers if timer.seat == seat), "")
        out.append(_glass(x - 26, 400, 1.4, HEX.get(own[:1], "#8390a6")))
        out.append(pill(x + 34, 404, str(view.seats[seat].tokens), won=True))
    return "".join(out)


def _pile(pile: PileView, x: float, y: float) -> str:
    out = []
    if pile.left:
        for lift in range(min(3, pile.left), 0, -1):
            out.append(
                f'<rect x="{x - 30 + lift * 3:.1f}" y="{y - 42 - lift * 3:.1f}" width="60" height="84" rx="7" '
                f'fill="{"#fffaf0" if pile.up else "#b3322b"}" stroke="#2b1d12" stroke-opacity=".5"/>'
            )
    else:
        out.append(
            f'<rect x="{x - 30:.1f}" y="{y - 42:.1f}" width="60" height="84" rx="7" fill="none" stroke="#fff" stroke-dasharray="6 6"/>'
        )
    value = (pile.top or "").split("#")[0].lstrip("T")
    if pile.up and value.isdigit():
        out.append(text(x + 2, y - 16, 28, value, "#2b1d12", "middle"))
    for i, timer in enumerate(pile.timers[:4]):
        out.append(_glass(x + 18 + i * 20, y + 22, 0.8, HEX.get(timer[:1], "#8390a6")))
    return "".join(out)


def _glass(x: float, y: float, size: float, tint: str, full: bool = False) -> str:
    sand = (
        "M-13-19C-11-9-6-5-2 0-6 5-11 9-15 24H15C11 9 6 5 2 0 6-5 11-9 13-19z"
        if full
        else "M-15 24C-13 13-6 9 0 9s13 4 15 15z"
    )
    return (
        f'<g transform="translate({x:.1f} {y:.1f}) scale({size})">'
        '<path d="M-17-26H17C17-10 8-6 3 0 8 6 17 10 17 26H-17C-17 10-8 6-3 0-8-6-17-10-17-26z" fill="#f4fbff" stroke="#4d5f78" stroke-width="1.6"/>'
        f'<path d="{sand}" fill="#e8b544"/><path d="M-21-33h42v8h-42zM-21 25h42v8h-42z" fill="{tint}" stroke="#241a10" stroke-width="1.6"/>'
        '<path d="M-18-26v52M18-26v52" stroke="#6b4a2a" stroke-width="2.6"/></g>'
    )


def _temple() -> str:
    columns = "".join(f'<path d="M{x} 254h20v110h-20z"/>' for x in (286, 326, 414, 454))
    return (
        '<g fill="#fdf8ea" stroke="#8a8069" stroke-width="2" stroke-linejoin="round"><path d="M380 170 500 232H260z"/>'
        f'<path d="M264 232h232v20H264z"/>{columns}<path d="M262 364h236v14H262zM244 378h272v16H244z"/>'
        '<path d="M380 186 440 224H320z" fill="#3b6fa8"/></g><circle cx="380" cy="308" r="60" fill="#ffe08a" opacity=".7"/>'
        + _glass(380, 310, 1.4, "#f2c230", full=True)
    )

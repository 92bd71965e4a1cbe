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
COAST: Final = (
    "M-72 8c-4-24 14-34 34-38 18-4 26-12 46-10 20 2 26 10 42 14 20 5 28 20 24 38-4 20-20 32-42 34"
    "-24 3-40-4-62-2-24 2-38-14-42-36z"
)


def board(view: ChronosView, names: Sequence[str], winners: Sequence[Seat]) -> str:
    out = [ground("#7fb8dc", "#1f5f96"), _sunlight(), _temple()]
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
    out = [
        f'<g transform="translate({x:.1f} {y + 6:.1f})" stroke-linejoin="round">'
        f'<path d="{COAST}" fill="none" stroke="#fdfbf1" stroke-opacity=".45" stroke-width="16"/>'
        f'<path d="{COAST}" fill="#f0dfb4" stroke="#9a7a42" stroke-width="2.5"/></g>'
    ]
    x -= 26  # the timers stand beside the cards
    if pile.left:
        for lift in range(min(3, pile.left), 0, -1):
            out.append(
                f'<rect x="{x - 30 + lift * 3:.1f}" y="{y - 42 - lift * 3:.1f}" width="60" height="84" rx="7" '
                f'fill="{"#fffaf0" if pile.up else "#b3322b"}" stroke="#2b1d12" stroke-opacity=".5"/>'
            )
    else:
        out.append(
            f'<rect x="{x - 30:.1f}" y="{y - 42:.1f}" width="60" height="84" rx="7" fill="none" stroke="#9a7a42" stroke-dasharray="6 6"/>'
        )
    value = (pile.top or "").split("#")[0].lstrip("T")
    if pile.up and value.isdigit():
        out.append(text(x + 2, y - 16, 28, value, "#2b1d12", "middle"))
    alone = len(pile.timers) == 1
    for i, timer in enumerate(pile.timers[:4]):
        out.append(
            _glass(x + (66 if alone else 46 + i * 22), y + 4, 1.2 if alone else 0.85, HEX.get(timer[:1], "#8390a6"))
        )
    return "".join(out)


def _sunlight() -> str:
    """Rays behind the temple, and the cloud that it stands on."""
    rays = "".join(
        f'<path d="M380 300 {380 + 250 * cos(angle - 0.07):.0f} {300 + 250 * sin(angle - 0.07):.0f} '
        f'{380 + 250 * cos(angle + 0.07):.0f} {300 + 250 * sin(angle + 0.07):.0f}z"/>'
        for angle in (pi * (1 + at / 8) for at in range(9))
    )
    puffs = "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="{r}" ry="{r * 0.62:.0f}"/>'
        for x, y, r in ((230, 388, 40), (282, 398, 50), (345, 402, 54), (415, 402, 54), (478, 398, 50), (530, 388, 40))
    )
    return f'<g fill="#ffe282" fill-opacity=".5">{rays}</g><g fill="#fff">{puffs}</g>'


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

"""Kero's two trucks in the desert, with what each clan has built and won."""

from collections.abc import Sequence
from typing import Final

from kermesse.core.game import Seat
from kermesse.games.kero.components import COMPONENTS
from kermesse.games.kero.view_types import KeroView
from kermesse.server.http.boards.drawing import GOLD, INK, ground, pill, short, text

CLANS: Final = ("#a3441f", "#14746c")
INKS: Final = {"blue": "#2a5fa8", "red": "#b3322b", "green": "#3e7a3a", "brown": "#7a4b22", "yellow": "#c98a10"}
COLOUR: Final = {card["id"]: card["colour"] for card in COMPONENTS["card"]}
MOST: Final = 20  # cards, in two rows


def board(view: KeroView, names: Sequence[str], winners: Sequence[Seat]) -> str:
    out = [
        ground("#f6cf8e", "#e9a95a"),
        '<circle cx="668" cy="232" r="52" fill="#fff6da"/><path d="M0 250c140-50 260-20 420-8s240-44 780-6v394H0z" fill="#d99c50"/>',
        '<path d="M0 400c180-40 330 10 520-8s360-24 680 6v232H0z" fill="#bd8440"/>',
    ]
    order = [*winners, *(seat for seat in range(2) if seat not in winners)]
    for at, seat in enumerate(order):
        out.append(_camp(view, seat, short(names[seat], 18), seat in winners, 44 + at * 290))
    return "".join(out)


def _camp(view: KeroView, seat: Seat, name: str, won: bool, y: float) -> str:
    camp = view.camps[seat]
    out = [
        f'<g transform="translate(40 {y + 66}) scale(3.2)">{_truck(CLANS[seat], camp.truck.fuel_ms / max(1, camp.truck.capacity_ms))}</g>',
        text(40, y + 34, 32, name, INK),
        pill(700, y + 24, str(camp.score.total), won),
    ]
    for at, card in enumerate(camp.cards[:MOST]):
        x = 300 + at % 10 * 43
        fill = INKS.get(COLOUR.get(card, ""), "#7a6a58")
        out.append(
            f'<rect x="{x}" y="{y + 58 + at // 10 * 60}" width="36" height="50" rx="5" fill="{fill}" stroke="#fffaf0" stroke-width="3"/>'
        )
    for at, points in enumerate(camp.score.by_land):
        x = 62 + at * 66
        out.append(
            f'<rect x="{x - 28}" y="{y + 192}" width="56" height="46" rx="9" fill="#fff1cf" stroke="{GOLD}" stroke-width="3"/>'
            + text(x, y + 226, 28, str(points), INK, "middle")
        )
    return "".join(out)


def _truck(colour: str, full: float) -> str:
    """Return a truck whose two glasses hold that share of sand."""
    low = 22 - 17 * min(1.0, max(0.0, full))
    glass = "M28 11C26 6 22 3 17 3H9C4 3 1 8 1 13s3 10 8 10h8c5 0 9-3 11-8 2 5 6 8 11 8h8c5 0 8-5 8-10S52 3 47 3h-8c-5 0-9 3-11 8z"
    wheels = "".join(
        f'<circle cx="{x}" cy="32" r="6" fill="{INK}"/><circle cx="{x}" cy="32" r="2.6" fill="#d9c9a3"/>'
        for x in (9, 21, 47, 68)
    )
    return (
        f'<path d="M-2 24h56l3 7H0z" fill="#5b4230" stroke="{INK}"/><path d="{glass}" fill="#eaf6f7"/>'
        f'<clipPath id="sand{int(full * 1e6)}"><path d="{glass}"/></clipPath>'
        f'<rect y="{low:.1f}" width="56" height="24" fill="#f7b13c" clip-path="url(#sand{int(full * 1e6)})"/>'
        f'<path d="{glass}" fill="none" stroke="{INK}" stroke-width="1.5"/>'
        f'<path d="M59 27V6h10l8 11v10z" fill="{colour}" stroke="{INK}" stroke-width="1.5" stroke-linejoin="round"/>'
        f'<path d="M63 9.5h5l4.5 7H63z" fill="#d8f1f4" stroke="{INK}"/>{wheels}'
    )

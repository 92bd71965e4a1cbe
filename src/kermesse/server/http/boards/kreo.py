"""Kréo's planet among its Natures, with the Elements that it has."""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final

from kermesse.core.game import Seat
from kermesse.games.kreo.components import ELEMENTS, NATURES
from kermesse.games.kreo.view_types import KreoView, NatureView
from kermesse.server.http.boards.drawing import SEATS, ground, piece, short, text

PLANET: Final = "PLANETE"
AROUND: Final = tuple(nature for nature in NATURES if nature != PLANET)
MIDDLE: Final = (380, 300)


def board(view: KreoView, names: Sequence[str], winners: Sequence[Seat]) -> str:
    there = {one.nature: one for one in view.table}
    stars = (
        f'<circle cx="{(i * 211) % 1200}" cy="{(i * 97) % 620}" r="{1 + i % 3 * 0.6}" fill="#fff"/>' for i in range(60)
    )
    out = [ground("#0b1030", "#32265c" if winners else "#2b1430"), f'<g opacity=".6">{"".join(stars)}</g>']
    for at, nature in enumerate(AROUND):
        angle = 2 * pi * at / len(AROUND) - pi / 2
        out.append(_star(nature, there.get(nature), MIDDLE[0] + 292 * cos(angle), MIDDLE[1] + 206 * sin(angle)))
    planet = there.get(PLANET)
    drawn = "planet-none"
    if planet is not None:
        has = {owned.element for owned in planet.owned}
        drawn = f"planet-{'-'.join(element for element in ELEMENTS if element in has) or 'bare'}"
    out.append(piece(drawn, MIDDLE[0] - 130, MIDDLE[1] - 130, 260))
    gap = 720 / len(names)
    for seat, name in enumerate(names):
        x = 20 + gap * (seat + 0.5)
        out.append(
            f'<circle cx="{x:.0f}" cy="576" r="11" fill="{SEATS[seat % len(SEATS)]}" stroke="#fff" stroke-width="2"/>'
        )
        out.append(text(x, 612, 21, short(name, max(6, int(gap / 12))), anchor="middle"))
    return "".join(out)


def _star(nature: str, here: NatureView | None, x: float, y: float) -> str:
    """Return a Nature as a disc: lit when it is complete, faint while it is not in play."""
    done = here is not None and not here.missing
    ring = "#8fe3a4" if done else "#ffd166" if here is not None else "#5b6aa8"
    dashed = "" if here is not None else ' stroke-dasharray="6 7"'
    art = piece(f"nature-{nature}", x - 56, y - 56, 112)
    return (
        f'<clipPath id="disc-{nature}"><circle cx="{x:.1f}" cy="{y:.1f}" r="46"/></clipPath>'
        f'<g clip-path="url(#disc-{nature})" opacity="{1 if here is not None else 0.3}">{art}</g>'
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="46" fill="none" stroke="{ring}" stroke-width="{6 if done else 3}"{dashed}/>'
    )

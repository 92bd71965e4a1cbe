"""Kraaw's nests before the moon, the winner's first."""

from collections.abc import Sequence

from kermesse.core.game import Seat
from kermesse.games.kraaw.view_types import KraawView
from kermesse.server.http.boards.drawing import GOLD, INK, ground, piece, pill, short, text

LOCKED = 2
TALL = 1.4  # of a card


def board(view: KraawView, names: Sequence[str], winners: Sequence[Seat]) -> str:
    order = sorted(range(view.seats), key=lambda seat: (seat not in winners, -_total(view, seat)))
    across = 2 if view.seats > 3 else 1
    rows = -(-view.seats // across)
    card = 40 if across == 2 else (84 if rows < 3 else 70)
    out = [
        ground("#171440", "#4a2f63"),
        '<circle cx="610" cy="150" r="108" fill="#f7e8b9"/><circle cx="640" cy="120" r="16" fill="#d9bd75" opacity=".5"/>',
        '<circle cx="580" cy="190" r="11" fill="#d9bd75" opacity=".5"/>',
        *(f'<circle cx="{(i * 173) % 760}" cy="{40 + (i * 67) % 240}" r="1.6" fill="#fff6d8"/>' for i in range(26)),
    ]
    deep = 560 / rows
    for at, seat in enumerate(order):
        x, y = 24 + (at % across) * 372, 46 + (at // across + 0.5) * deep - (card * TALL + 74) / 2
        out.append(_nest(view, seat, short(names[seat], 14), seat in winners, (x, y, card)))
    return "".join(out)


def _total(view: KraawView, seat: Seat) -> int:
    return view.totals[seat] if seat < len(view.totals) else -1


def _nest(view: KraawView, seat: Seat, name: str, won: bool, at: tuple[float, float, float]) -> str:
    x, y, card = at
    wide, tall = 5 * (card * 1.44) + 30, card * TALL
    crow = view.crows[seat] or "charbon"
    out = [
        f'<rect x="{x}" y="{y}" width="{wide + card * 0.3:.0f}" height="{tall + 74:.0f}" rx="22" fill="#120e2c" '
        f'fill-opacity=".88" stroke="{GOLD if won else "#5650a0"}" stroke-width="{4 if won else 2}"/>',
        piece(f"crow-{crow}", x + 14, y + 6, 50),
        text(x + 74, y + 42, 25, name),
    ]
    if (total := _total(view, seat)) >= 0:
        out.append(pill(x + wide + card * 0.3 - 44, y + 32, str(total), won))
    row = view.rows[seat] if seat < len(view.rows) else None
    for slot, face in enumerate(row.faces if row is not None else ()):
        value = row.values[slot] if row is not None else 0
        out.append(_card(x + 20 + slot * card * 1.44, y + 62, card, face, value))
    return "".join(out)


def _card(x: float, y: float, wide: float, face: int, value: int) -> str:
    """Return a card: locked ones lie on their side, hidden ones show their back, with the value if all know it."""
    tall = wide * TALL
    box = f'<rect width="{wide:.1f}" height="{tall:.1f}" rx="{wide * 0.1:.1f}"'
    if not face:
        inside = f'{box} fill="#2b2658" stroke="#8f88bd" stroke-width="2"/>'
        inside += text(wide / 2, tall * 0.6, wide * 0.42, str(value), "#c4bdf0", "middle") if value else ""
    else:
        inside = f'{box} fill="#fffaf0" stroke="{INK}" stroke-opacity=".4"/>'
        inside += text(wide * 0.1, tall * 0.3, wide * 0.42, str(value), INK)
        inside += piece(f"treasure-{value}", wide * 0.24, tall * 0.4, wide * 0.6) if value else ""
    middle = f"{x + wide * 0.66:.1f} {y + tall / 2:.1f}"
    turned = f"translate({middle}) rotate({90 if face == LOCKED else 0}) translate({-wide / 2:.1f} {-tall / 2:.1f})"
    return f'<g transform="{turned}">{inside}</g>'

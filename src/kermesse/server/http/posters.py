"""The pictures of links: posters of the fair, drawn here, with the client's own tents and type. Nothing is asked of
anybody else.

What stands on one is what `previews.py` says, which is what everybody may know.
"""

import json
from collections import OrderedDict
from functools import cache
from html import escape
from pathlib import Path
from typing import Final

import resvg_py
from aiohttp import web

from kermesse.games import Catalogue
from kermesse.server.http.context import Context
from kermesse.server.http.pages import STATIC
from kermesse.server.http.previews import Poster

WIDTH: Final = 1200
HEIGHT: Final = 630
FAMILY: Final = "Fraunces"
FOLDER: Final = STATIC / "pictures"
KEPT: Final = 64  # pictures that are kept, those asked for last
INK: Final = "#2b1d12"
MUTED: Final = "#66523f"
PAPER: Final = "#fffaf0"
FLAGS: Final = ("#b3322b", "#e8a33d", "#2f6b4f", "#f4e6cc", "#2f4f8f")
LANTERNS: Final = ("#ffcf6b", "#ff9d6b", "#ffe3a3", "#ff8577")
PANEL: Final = (56, 112, 690, 462)  # x, y, width, height
MOST_ROWS: Final = 4  # under the title, for parts that must be seen


class Posters:
    """The pictures that were asked for last: whoever shares a link has its picture fetched many times."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, bytes] = OrderedDict()

    async def png(self, context: Context, address: str, poster: Poster) -> bytes:
        drawing = drawn(poster)
        found = self._kept.get(drawing)
        if found is None:
            found = await context.registry.workers.work(address, rendered, drawing)
        self._kept[drawing] = found
        self._kept.move_to_end(drawing)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found


POSTERS: Final = web.AppKey("posters", Posters)


def rendered(games: Catalogue, drawing: str) -> bytes:
    """Return the picture as PNG, in the clerks' process. The machine's own fonts are not used: it may have none."""
    fonts = [str(path) for path in sorted(FOLDER.glob("*.ttf"))]
    return bytes(resvg_py.svg_to_bytes(svg_string=drawing, font_files=fonts, skip_system_fonts=True))


def drawn(poster: Poster) -> str:
    """Return the picture as SVG."""
    parts = [_sky()]
    if poster.game:
        parts += [_tent(poster.game, 770, 178, 400), _panel(poster)]
    else:
        parts += [_tent(name, 26 + 232 * i, 330, 220) for i, name in enumerate(sorted(_tents() - {"guest"}))]
        parts += [_text(600, 215, 118, poster.title, "#fff7e6", "middle")]
        parts += [_text(600, 282, 30, line, "#fff7e6", "middle") for line in poster.lines[:1]]
    parts.append(_bunting())
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f"{''.join(parts)}</svg>"
    )


def _panel(poster: Poster) -> str:
    x, y, width, height = PANEL
    below = 44 * min(len(poster.lines), MOST_ROWS) + (96 if poster.seats else 20)
    title, size = _fitted(poster.title, width - 96, height - 150 - below)
    out = [
        f'<rect x="{x}" y="{y + 8}" width="{width}" height="{height}" rx="28" fill="#000" opacity=".28"/>',
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="28" fill="{PAPER}"/>',
        _text(x + 48, y + 68, 30, poster.kicker, MUTED),
    ]
    at = float(y + 92)
    for line in title:
        at += size * 1.16
        out.append(_text(x + 48, at, size, line, INK))
    at += 20
    for line in poster.lines:
        at += 44
        if at > y + height - (80 if poster.seats else 30):
            break
        out.append(_text(x + 48, at, 30, _cut(line, 30, width - 96), MUTED))
    for seat, taken in enumerate(poster.seats):
        fill = FLAGS[seat % len(FLAGS)] if taken else "none"
        stroke = INK if taken else MUTED
        dash = "" if taken else ' stroke-dasharray="6 5"'
        out.append(
            f'<circle cx="{x + 70 + seat * 58}" cy="{y + height - 56}" r="21" fill="{fill}" stroke="{stroke}" stroke-width="3"{dash}/>'
        )
    return "".join(out)


def _sky() -> str:
    lamps = []
    for i in range(11):
        cx, cy = 20 + i * 116, 74 - ((i % 4) - 1.5) ** 2 * 9
        lamps.append(
            f'<circle cx="{cx}" cy="{cy + 22}" r="52" fill="url(#lamp)"/><path d="M{cx} {cy}v10" stroke="#3b2814" stroke-width="3"/>'
            f'<ellipse cx="{cx}" cy="{cy + 24}" rx="13" ry="16" fill="{LANTERNS[i % 4]}" stroke="#3b2814" stroke-width="2"/>'
        )
    string = "M-60 60" + "".join(f"L{20 + i * 116} {74 - ((i % 4) - 1.5) ** 2 * 9}" for i in range(11)) + "L1260 60"
    return (
        '<defs><linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="#2a2453"/><stop offset=".55" stop-color="#a85a63"/>'
        '<stop offset="1" stop-color="#f3c07a"/></linearGradient><radialGradient id="lamp"><stop offset="0" stop-color="#fff3c4" stop-opacity=".7"/>'
        '<stop offset="1" stop-color="#fff3c4" stop-opacity="0"/></radialGradient></defs>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#sky)"/>'
        '<circle cx="980" cy="400" r="150" fill="#ffe2a0" opacity=".55"/>'
        '<path d="M0 520q200-70 420-30t420-20 360 10v150H0z" fill="#7a4a48"/><path d="M0 570q260-50 560-14t640-10v84H0z" fill="#3d2733"/>'
        f'<path d="{string}" fill="none" stroke="#3b2814" stroke-width="3"/>' + "".join(lamps)
    )


def _bunting() -> str:
    flags = "".join(
        f'<path d="M{i * 40 + 6} 0h28l-14 28z" fill="{FLAGS[i % len(FLAGS)]}" stroke="{INK}" stroke-opacity=".35"/>'
        for i in range(WIDTH // 40)
    )
    return f'<path d="M0 2h{WIDTH}" stroke="{INK}" stroke-width="4"/>{flags}'


def _tent(game: str, x: float, y: float, width: float) -> str:
    name = game if game in _tents() else "guest"
    drawing = _file(FOLDER / f"{name}.svg")
    return drawing.replace("<svg ", f'<svg x="{x}" y="{y}" width="{width}" height="{width * 228 / 240}" ', 1)


def _text(x: float, y: float, size: float, text: str, fill: str, anchor: str = "start") -> str:
    return (
        f'<text x="{x:.0f}" y="{y:.0f}" font-family="{FAMILY}" font-size="{size}" fill="{fill}" text-anchor="{anchor}">'
        f"{escape(text)}</text>"
    )


# ---------------------------------------------------------------- how much room words take


def _fitted(title: str, width: float, height: float) -> tuple[list[str], float]:
    """Return the title in lines, as large as there is room for."""
    for size in (68, 58, 50, 42, 36):
        lines = _broken(title, size, width)
        if len(lines) * size * 1.16 <= height:
            return lines, size
    most = max(1, int(height / (size * 1.16)))
    return [*lines[: most - 1], _cut(" ".join(lines[most - 1 :]), size, width)], size


def _broken(title: str, size: float, width: float) -> list[str]:
    lines = [""]
    for word in title.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and _wide(longer, size) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return [_cut(line, size, width) for line in lines]


def _cut(line: str, size: float, width: float) -> str:
    if _wide(line, size) <= width:
        return line
    while line and _wide(f"{line}…", size) > width:
        line = line[:-1]
    return f"{line.rstrip()}…"


def _wide(text: str, size: float) -> float:
    widths = _widths()
    return sum(widths.get(letter, 1.0) for letter in text) * size


@cache
def _widths() -> dict[str, float]:
    found: dict[str, float] = json.loads(_file(FOLDER / "widths.json"))
    return found


@cache
def _tents() -> frozenset[str]:
    return frozenset(path.stem for path in FOLDER.glob("*.svg"))


@cache
def _file(path: Path) -> str:
    return path.read_text("utf-8")


def is_built() -> bool:
    return (FOLDER / "widths.json").is_file()

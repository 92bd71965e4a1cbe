"""The pictures of links: posters of the fair, drawn here, with the client's own tents and type. Nothing is asked of
anybody else.

What stands on one is what `previews.py` says, which is what everybody may know.
"""

import json
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

import resvg_py
from aiohttp import web

from kermesse.core.game import Outcome
from kermesse.core.record import BadRecord
from kermesse.games import Catalogue
from kermesse.server.http.boards import last_board
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
BESIDE: Final = (772, 60, 396, 540)  # the same, beside a board
MOST_ROWS: Final = 4  # under the title, for parts that must be seen


class Posters:
    """The pictures that were asked for last: whoever shares a link has its picture fetched many times."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, Poster], bytes] = OrderedDict()

    async def png(self, context: Context, address: str, poster: Poster, end: "End | None" = None) -> bytes:
        """Return the picture; of a game that is over, with the board at its end."""
        key = (end.table, poster) if end is not None else ("", poster)
        found = self._kept.get(key)
        if found is None:
            found = await context.registry.workers.work(address, rendered, poster, end)
        self._kept[key] = found
        self._kept.move_to_end(key)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found


POSTERS: Final = web.AppKey("posters", Posters)


class End(NamedTuple):
    """A kept game whose board is to be seen as it was at the end."""

    table: str
    record: str
    names: Sequence[str]
    outcome: Outcome | None


def rendered(games: Catalogue, poster: Poster, end: End | None = None) -> bytes:
    """Return the picture as PNG, in the clerks' process. The machine's own fonts are not used: it may have none."""
    fonts = [str(path) for path in sorted(FOLDER.glob("*.ttf"))]
    board = ""
    if end is not None:
        with suppress(BadRecord):  # too long to be played again: the tent is shown
            board = last_board(games, poster.game, end.record, end.names, end.outcome)
    return bytes(resvg_py.svg_to_bytes(svg_string=drawn(poster, board), font_files=fonts, skip_system_fonts=True))


def drawn(poster: Poster, board: str = "") -> str:
    """Return the picture as SVG; `board` is the drawing of a board, in the place of the tent."""
    parts = [board or _sky()]
    if board:
        parts.append(_panel(poster, BESIDE))
    elif poster.game:
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


def _panel(poster: Poster, box: tuple[int, int, int, int] = PANEL) -> str:
    x, y, width, height = box
    margin = 48 if width > 500 else 30
    lines = [
        part for line in poster.lines for part in (_broken(line, 30, width - 2 * margin) if box == BESIDE else [line])
    ]
    below = 44 * min(len(lines), MOST_ROWS if box == PANEL else MOST_ROWS + 1) + (96 if poster.seats else 20)
    title, size = _fitted(poster.title, width - 2 * margin, height - 150 - below)
    out = [
        f'<rect x="{x}" y="{y + 8}" width="{width}" height="{height}" rx="28" fill="#000" opacity=".28"/>',
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="28" fill="{PAPER}"/>',
        _text(x + margin, y + 68, 30, poster.kicker, MUTED),
    ]
    at = float(y + 92)
    for line in title:
        at += size * 1.16
        out.append(_text(x + margin, at, size, line, INK))
    at += 20
    for line in lines:
        at += 44
        if at > y + height - (80 if poster.seats else 30):
            break
        out.append(_text(x + margin, at, 30, _cut(line, 30, width - 2 * margin), MUTED))
    if box == BESIDE and at < y + height - 210:
        out.append(_tent(poster.game, x + width - 200, y + height - 190, 170))
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

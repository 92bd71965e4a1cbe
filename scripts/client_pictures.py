"""Pictures made when the client is built: icons of several sizes, and type for the pictures of links.

resvg reads TrueType only: one weight of the client's own Fraunces is written out of its variable woff2 files.
"""

import json
from pathlib import Path
from typing import Final

import resvg_py
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web"
STATIC: Final = ROOT / "src/kermesse/static"
FONTS: Final = WEB / "node_modules/@fontsource-variable"
FAMILY: Final = "Fraunces"
WEIGHT: Final = 600
ALPHABETS: Final = ("latin", "latin-ext")  # the second for names from further away

GROUND: Final = "#fbf3e4"
ICON_SIZES: Final = (192, 512)
MASK_MARGIN: Final = 0.22  # of each side: the part that a launcher may cut off


def icon(size: int, margin: float) -> bytes:
    """Return the tent on paper; with a margin, for launchers that cut their own shape."""
    drawing = (WEB / "public/favicon.svg").read_text()
    inside = drawing[drawing.index(">") + 1 : drawing.rindex("</svg>")]
    scale = 1 - 2 * margin
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="{size}" height="{size}">'
        f'<rect width="32" height="32" rx="{0 if margin > 0.1 else 6}" fill="{GROUND}"/>'
        f'<g transform="translate({32 * margin} {32 * margin}) scale({scale})">{inside}</g></svg>'
    )
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=size, height=size, skip_system_fonts=True))


def face(alphabet: str) -> TTFont:
    name = FAMILY.lower()
    font = TTFont(FONTS / name / f"files/{name}-{alphabet}-wght-normal.woff2")
    font = instancer.instantiateVariableFont(font, {"wght": WEIGHT})
    font.flavor = None
    names = {1: FAMILY, 2: "Regular", 4: FAMILY, 6: FAMILY}  # one family, whatever the variable file calls it
    font["name"].names = []
    for id, told in names.items():
        font["name"].setName(told, id, 3, 1, 0x409)
    font["OS/2"].usWeightClass = 400
    return font


def advances(font: TTFont) -> dict[str, float]:
    """Return the width of each letter in ems, so that the server can break lines."""
    em = font["head"].unitsPerEm
    return {chr(code): round(font["hmtx"][name][0] / em, 4) for code, name in font.getBestCmap().items()}


def main() -> None:
    for size in ICON_SIZES:
        (STATIC / f"icon-{size}.png").write_bytes(icon(size, 0.08))
        (STATIC / f"icon-{size}-maskable.png").write_bytes(icon(size, MASK_MARGIN))
    (STATIC / "apple-touch-icon.png").write_bytes(icon(180, 0.12))
    folder = STATIC / "pictures"
    folder.mkdir(exist_ok=True)
    widths: dict[str, float] = {}
    for alphabet in ALPHABETS:
        font = face(alphabet)
        font.save(folder / f"{FAMILY}-{alphabet}.ttf")
        widths |= advances(font)
    (folder / "widths.json").write_text(json.dumps(widths))


if __name__ == "__main__":
    main()

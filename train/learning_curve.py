"""A learning curve as a picture: shares with their 95 % intervals over decisions, readable by day and by night."""

from collections.abc import Sequence
from dataclasses import dataclass

from kermesse.lab.statistics import wilson

WIDTH, HEIGHT, LEFT, RIGHT, TOP, FOOT = 640, 320, 48, 16, 30, 40
STYLE = """
text { font: 14px system-ui, sans-serif; fill: #222 } .grid { stroke: #ccc } .even { stroke: #666; stroke-dasharray: 5 4 }
.band { fill: #2a6fdb; opacity: .2 } .line { fill: none; stroke: #2a6fdb; stroke-width: 2.5 } .dot { fill: #2a6fdb } .page { fill: #fff }
@media (prefers-color-scheme: dark) {
text { fill: #ddd } .grid { stroke: #444 } .even { stroke: #999 } .page { fill: #16181d }
.band, .dot { fill: #7fb0ff } .line { stroke: #7fb0ff } }
"""


@dataclass(frozen=True)
class Point:
    """So many games were won of so many, after so many decisions to learn from."""

    steps: int
    wins: int
    games: int


def drawn(title: str, curve: Sequence[Point]) -> str:
    """The whole file."""
    most = max(point.steps for point in curve) or 1

    def x(steps: float) -> str:
        return f"{LEFT + steps / most * (WIDTH - LEFT - RIGHT):.1f}"

    def y(share: float) -> str:
        return f"{TOP + (1 - share) * (HEIGHT - TOP - FOOT):.1f}"

    said = "; ".join(f"after {point.steps:,} decisions {point.wins / point.games:.0%}" for point in curve)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-labelledby="t d">',
        f'<title id="t">{title}</title><desc id="d">{said}</desc><style>{STYLE}</style>',
        f'<rect class="page" width="{WIDTH}" height="{HEIGHT}"/><text x="{LEFT}" y="18">{title}</text>',
    ]
    for share in (0, 0.25, 0.5, 0.75, 1):
        kind = "even" if share == 0.5 else "grid"
        parts.append(f'<line class="{kind}" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(share)}" y2="{y(share)}"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{float(y(share)) + 5:.1f}" text-anchor="end">{share:.0%}</text>')
    for quarter in range(5):
        anchor = "end" if quarter == 4 else "middle"
        at = most * quarter / 4
        parts.append(f'<text x="{x(at)}" y="{HEIGHT - 20}" text-anchor="{anchor}">{at:,.0f}</text>')
    parts.append(f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 4}" text-anchor="end">decisions learnt from</text>')
    ends = [wilson(point.wins / point.games, point.games) for point in curve]
    above = [f"{x(point.steps)},{y(high)}" for point, (_, high) in zip(curve, ends, strict=True)]
    below = [f"{x(point.steps)},{y(low)}" for point, (low, _) in zip(curve, ends, strict=True)]
    parts.append(f'<polygon class="band" points="{" ".join([*above, *reversed(below)])}"/>')
    middle = [(x(point.steps), y(point.wins / point.games)) for point in curve]
    parts.append(f'<polyline class="line" points="{" ".join(f"{a},{b}" for a, b in middle)}"/>')
    parts += [f'<circle class="dot" cx="{a}" cy="{b}" r="4"/>' for a, b in middle]
    return "\n".join([*parts, "</svg>", ""])

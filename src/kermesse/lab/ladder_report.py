"""A ladder written down: a table in Markdown, a chart as SVG, and what the lobby tells of the levels."""

from html import escape
from typing import Final

from kermesse.lab.arena import Share
from kermesse.lab.ladder import Ladder, Rung
from kermesse.players.strength import Below, Ratings, Strength


def percent(share: Share | None) -> str:
    """Write `68.0 % (63.3–72.4)`."""
    if share is None:
        return "–"
    low, high = share.interval
    return f"{100 * share.win_rate:.1f} % ({100 * low:.1f}–{100 * high:.1f})"


def rating_in_words(rung: Rung) -> str:
    """Write `1620 (1580–1660)`; the anchor has no interval."""
    if rung.rating is None:
        return "–"
    low, high = rung.rating.interval
    return f"{rung.rating.rating} ({low}–{high})" if low < high else str(rung.rating.rating)


def columns(ladder: Ladder) -> list[str]:
    if not ladder.anchor:
        return ["level", "games", "won by teams of it"]
    pool = [rung.name for rung in ladder.rungs if not rung.level]
    return ["level", "rating", "games", "against the level below", "games", *(f"against {name}" for name in pool)]


def rows(ladder: Ladder) -> list[list[str]]:
    if not ladder.anchor:
        return [[rung.name, str(rung.team.games if rung.team else 0), percent(rung.team)] for rung in ladder.rungs]
    pool = sum(not rung.level for rung in ladder.rungs)
    return [
        [
            rung.name,
            rating_in_words(rung),
            str(rung.rating.games if rung.rating else 0),
            percent(rung.below),
            str(rung.below.games) if rung.below else "–",
            *(f"{percent(share)}, {share.games}" for share in rung.against),
            *["–"] * (pool - len(rung.against)),
        ]
        for rung in ladder.rungs
    ]


def heading(ladder: Ladder) -> str:
    options = "".join(f", {name} {value}" for name, value in ladder.options.items())
    few = "".join(f"; {name} at most {count}" for name, count in ladder.fewer.items())
    return f"{ladder.game}: {ladder.seats} seats, {ladder.games} games each{few}, seed {ladder.seed}{options}"


def explained(ladder: Ladder) -> str:
    if not ladder.anchor:
        return "Teams of one level each; 95 % intervals by Wilson's score."
    return (
        f"Ratings by OpenSkill (Plackett–Luce) over mixed tables, {ladder.anchor} at 1500, 400 more is ten to one. Shares: one among "
        f"{ladder.seats - 1} of the other kind, {100 * ladder.fair:.0f} % is fair. 95 % intervals."
    )


def as_markdown(ladder: Ladder, command: str) -> str:
    lines = [columns(ladder), ["---"] * len(columns(ladder)), *rows(ladder)]
    table = "\n".join(f"| {' | '.join(line)} |" for line in lines)
    return f"# {heading(ladder)}\n\n{table}\n\n{explained(ladder)}\n\n`{command}`\n"


def as_ratings(ladder: Ladder, command: str) -> Ratings:
    """Return the strength of each level. `random` is offered to nobody and stands there as the level below only."""
    found = {rung.name: _strength(rung) for rung in ladder.rungs if rung.level and rung.name != "random"}
    return Ratings(ladder.game, ladder.version, ladder.seats, ladder.seed, ladder.options, command, found)


def _strength(rung: Rung) -> Strength:
    if rung.team is not None:
        return Strength(rung.team.games, share=round(rung.team.win_rate, 3))
    assert rung.rating is not None
    below = None
    if rung.below is not None:
        low, high = rung.below.interval
        below = Below(rung.below.name, round(rung.below.win_rate, 3), (round(low, 3), round(high, 3)), rung.below.games)
    return Strength(rung.rating.games, rung.rating.rating, rung.rating.interval, below=below)


# ---------------------------------------------------------------- the chart

WIDTH: Final = 640
LEFT: Final = 110
RIGHT: Final = 30
TOP: Final = 54
LINE: Final = 34
TICKS: Final = (10, 20, 50, 100, 200, 500, 1000)
# Readable on a white and on a dark page: a picture knows only what its reader's system asks for, not its page
STYLE: Final = (
    "text{font:14px system-ui,sans-serif;fill:#222}.quiet{fill:#555}.grid{stroke:#ccc}.span{stroke:#1f6f8b;stroke-width:3}"
    ".dot{fill:#1f6f8b}.pool .span{stroke:#a6641c}.pool .dot{fill:#a6641c}.ground{fill:#fff}"
    "@media(prefers-color-scheme:dark){text{fill:#eee}.quiet{fill:#bbb}.grid{stroke:#444}.span{stroke:#6cc5e0}.dot{fill:#6cc5e0}"
    ".pool .span{stroke:#f0b060}.pool .dot{fill:#f0b060}.ground{fill:#16181d}}"
)


def as_svg(ladder: Ladder) -> str:
    """Draw a line for each: a dot for its rating and a bar for the interval. Bots that are no levels have another
    colour.
    """
    marks = [(rung, *_mark(rung)) for rung in ladder.rungs]
    low, high = min(one[2] for one in marks), max(one[3] for one in marks)
    step = next((tick for tick in TICKS if (high - low) / tick <= 8), TICKS[-1])
    first, last = int(low // step * step), int(-(-high // step) * step) or step
    scale = (WIDTH - LEFT - RIGHT) / max(1, last - first)
    height = TOP + LINE * len(marks) + 34

    def x(value: float) -> float:
        return round(LEFT + (value - first) * scale, 1)

    title = escape(heading(ladder))
    unit = "rating" if ladder.anchor else "games won, of 100"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{title}">',
        f"<title>{title}</title><style>{STYLE}</style>",
        f'<rect class="ground" width="{WIDTH}" height="{height}"/><text x="16" y="26">{title}</text>',
    ]
    for tick in range(first, last + 1, step):
        parts.append(f'<line class="grid" x1="{x(tick)}" x2="{x(tick)}" y1="{TOP - 12}" y2="{height - 34}"/>')
        parts.append(f'<text class="quiet" x="{x(tick)}" y="{height - 14}" text-anchor="middle">{tick}</text>')
    for at, (rung, value, least, most) in enumerate(marks):
        y = TOP + LINE * at + 8
        kind = "level" if rung.level else "pool"
        parts.append(
            f'<g class="{kind}"><text x="{LEFT - 14}" y="{y + 5}" text-anchor="end">{escape(rung.name)}</text>'
            f'<line class="span" x1="{x(least)}" x2="{x(most)}" y1="{y}" y2="{y}"/><circle class="dot" cx="{x(value)}" cy="{y}" r="6"/>'
            f"<title>{escape(rung.name)}: {value:.0f} ({least:.0f}–{most:.0f})</title></g>"
        )
    parts.append(f'<text class="quiet" x="16" y="{height - 14}">{unit}</text></svg>')
    return "\n".join(parts) + "\n"


def _mark(rung: Rung) -> tuple[float, float, float]:
    if rung.rating is not None:
        return rung.rating.rating, *rung.rating.interval
    if rung.team is None:
        return 0.0, 0.0, 100.0
    low, high = rung.team.interval
    return 100 * rung.team.win_rate, 100 * low, 100 * high

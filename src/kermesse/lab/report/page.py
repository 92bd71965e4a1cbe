"""The page of a report: one file, without scripts and without anything from elsewhere; a table behind every chart."""

from collections import Counter
from collections.abc import Iterator, Sequence
from html import escape
from math import sqrt
from statistics import fmean, median
from typing import Final

from kermesse.lab.report.charts import Mark, count_between, histogram, intervals, nice_step
from kermesse.lab.report.figures import Changed, Effect, Figures, Line, Spread
from kermesse.lab.report.style import STYLE
from kermesse.lab.report.wording import Wording, is_share
from kermesse.lab.statistics import LEVEL
from kermesse.lab.study import Study
from kermesse.players import levels

DRAWN: Final = 12  # rows of a chart of things, at most
BARS: Final = 10
LATE: Final = 0.97  # of the moves: then the lead is taken at the end
SEEN: Final = 2.8  # standard errors off the fair share, and four times of five it shows


def as_page(study: Study, found: Figures, language: str, command: str) -> str:
    told = Wording(study, language)
    title = told.say("report-title", title=told.game)
    parts = [
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">',
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n<body><main>",
        f"<header><h1>{escape(title)}</h1>{''.join(_header(told, found))}</header>",
        *_short(told, found),
        *_who_wins(told, found),
        *_length(told, found),
        *_lead(told, found),
        *_things(told, found),
        *_options(told, found),
        *_expired(told, found),
        *_end(told, command),
        "</main></body></html>\n",
    ]
    return "\n".join(parts)


def _header(told: Wording, found: Figures) -> Iterator[str]:
    study = told.study
    tables = told.say("report-tables", count=len(study.cells))
    yield _paragraph(
        told.say("report-lede", games=found.games, tables=tables, version=study.version, seed=str(study.seed))
    )
    yield _bullets(
        f"{told.table(cell)} · {told.bots(cell.bots)}"
        if len({one.bots for one in study.cells}) == 1
        else told.table(cell)
        for cell in study.cells
    )


# ---------------------------------------------------------------- in short


def _short(told: Wording, found: Figures) -> Iterator[str]:
    yield _heading(told.say("report-short"))
    yield _bullets(summary(told, found))


def summary(told: Wording, found: Figures) -> list[str]:
    """Return the most important figures in sentences."""
    lines = [*_named_seats(told, found), *((told.role(line.name), line) for line in found.roles)]
    said = []
    for name, line in lines:
        if line.off:
            said.append(_off(told, name, line))
    if lines and not said:
        points = 100 * max(SEEN * sqrt(line.fair * (1 - line.fair) / line.games) for _, line in lines)
        said.append(told.say("report-all-fair", points=told.number(points, 0)))
    for line in found.teams:
        low, high = line.interval
        share = told.say(
            "report-team", share=told.percent(line.share), low=told.number(100 * low), high=told.number(100 * high)
        )
        kind = f"{told.apart(told.study.cells[int(line.name)])} – " if len(found.teams) > 1 else ""
        said.append(kind + share)
    minutes = sorted(found.minutes_all)
    tenth = len(minutes) // 10
    said.append(
        told.say(
            "report-length-short",
            minutes=told.number(median(minutes)),
            low=told.number(minutes[tenth]),
            high=told.number(minutes[-1 - tenth]),
            moves=told.number(fmean(spread.middle for spread in found.moves), 0),
        )
    )
    if found.decided_all:
        half = median(found.decided_all)
        late = told.say("report-decided-late", share=told.percent(1 - LATE, 0))
        said.append(late if half >= LATE else told.say("report-decided-short", share=told.percent(half, 0)))
    if found.effects:
        marked = sum(one.off != 0 for some in found.effects.values() for one in some)
        said.append(told.say("report-things-short", count=marked))
    if found.compared:
        marked = sum(one.off != 0 for some in found.compared for one in some)
        said.append(told.say("report-compared-short", count=marked))
    times = sum(one.times for one in found.expired)
    said.append(told.say("report-expired-short", times=times, of=found.decisions))
    return said


def _off(told: Wording, name: str, line: Line) -> str:
    low, high = line.interval
    return told.say(
        "report-off-above" if line.off > 0 else "report-off-below",
        name=name,
        share=told.percent(line.share),
        low=told.number(100 * low),
        high=told.number(100 * high),
        fair=told.percent(line.fair, 0 if (100 * line.fair) % 1 == 0 else 1),
    )


def _named_seats(told: Wording, found: Figures) -> Iterator[tuple[str, Line]]:
    for count, lines in found.seats.items():
        where = f" ({told.say('report-seats-of', count=count)})" if len(found.seats) > 1 else ""
        yield from ((told.seat(int(line.name)) + where, line) for line in lines)


# ---------------------------------------------------------------- who wins


def _who_wins(told: Wording, found: Figures) -> Iterator[str]:
    if found.seats:
        yield _heading(told.say("report-seats"))
        yield _paragraph(told.say("report-seats-why"))
        for count, lines in found.seats.items():
            title = told.say("report-seats-of", count=count)
            yield f"<h3>{escape(title)}</h3>"
            yield _shares(told, title, [(told.seat(int(line.name)), line) for line in lines])
    if found.roles:
        yield _heading(told.say("report-roles"))
        yield _paragraph(told.say("report-roles-why"))
        yield _shares(told, told.say("report-roles"), [(told.role(line.name), line) for line in found.roles])
    if found.bots:
        yield _heading(told.say("report-bots-title"))
        yield _paragraph(told.say("report-bots-why"))
        yield _shares(told, told.say("report-bots-title"), [(line.name, line) for line in found.bots])
    if found.teams:
        yield _heading(told.say("report-teams"))
        yield _paragraph(told.say("report-teams-why"))
        named = [(told.apart(told.study.cells[int(line.name)]), line) for line in found.teams]
        yield _shares(told, told.say("report-teams"), named, fair=False)
        yield f"<h3>{escape(told.say('report-codes'))}</h3>"
        rows = [[told.code(code), str(times), told.percent(times / found.games)] for code, times in found.codes.items()]
        yield _table(told, ["name", "games", "often"], rows)


def _shares(told: Wording, title: str, named: Sequence[tuple[str, Line]], fair: bool = True) -> str:
    low = min(min(line.interval[0], line.fair if fair else 1.0) for _, line in named)
    high = max(max(line.interval[1], line.fair) for _, line in named)
    step = nice_step(high - low, 4)
    ticks = [(at * step, told.percent(at * step, 0)) for at in range(int(low // step), int(-(-high // step)) + 1)]
    marks = [
        Mark(name, told.share(line.share, line.interval), line.share, *line.interval, line.off if fair else 0)
        for name, line in named
    ]
    fairs = {round(line.fair, 6) for _, line in named}
    chart = intervals(title, marks, fairs.pop() if fair and len(fairs) == 1 else None, ticks)
    rows = [
        [name, str(line.games), told.percent(line.share), _both(told, line.interval)]
        + ([told.percent(line.fair), told.corrected(line.q)] if fair else [])
        for name, line in named
    ]
    columns = ["name", "games", "share", "interval"] + (["fair", "q"] if fair else [])
    return _figure(chart) + _details(told, columns, rows)


def _both(told: Wording, interval: tuple[float, float]) -> str:
    low, high = interval
    return f"{told.number(100 * low)} – {told.number(100 * high)}"


# ---------------------------------------------------------------- how it went


def _length(told: Wording, found: Figures) -> Iterator[str]:
    yield _heading(told.say("report-length"))
    yield _paragraph(told.say("report-length-why"))
    least, most = min(found.minutes_all), max(found.minutes_all)
    step = nice_step(max(most - least, 0.1), BARS)
    edges = [step * at for at in range(int(least // step), int(most // step) + 2)]
    digits = 0 if step >= 1 else 1
    names = [told.say("report-minutes-axis", minutes=told.number(edge, digits)) for edge in edges]
    yield _counted(told, told.say("report-length"), found.minutes_all, edges, names)
    rows = [*_spreads(told, "minutes", found.minutes, 1), *_spreads(told, "moves", found.moves, 0)]
    yield _table(told, SPREAD, rows)


def _lead(told: Wording, found: Figures) -> Iterator[str]:
    if not found.decided:
        return
    yield _heading(told.say("report-lead"))
    yield _paragraph(told.say("report-lead-why"))
    edges = [at / BARS for at in range(BARS + 1)]
    names = [told.percent(edge, 0) for edge in edges]
    yield _counted(told, told.say("report-lead"), found.decided_all, edges, names)
    rows = [*_spreads(told, "leads", found.leads, 1), *_spreads(told, "decided", found.decided, 2)]
    yield _table(told, SPREAD, rows)


SPREAD: Final = ("measure", "games", "mean", "low", "middle", "high")


def _counted(told: Wording, title: str, values: Sequence[float], edges: Sequence[float], names: Sequence[str]) -> str:
    """Return a histogram and its table."""
    counts = count_between(values, edges)
    rows = [[f"{names[at]} – {names[at + 1]}", str(count)] for at, count in enumerate(counts)]
    return _figure(histogram(title, counts, names)) + _details(told, ["between", "games"], rows)


def _spreads(told: Wording, measure: str, spreads: Sequence[Spread], digits: int) -> Iterator[list[str]]:
    for cell, spread in zip(told.study.cells, spreads, strict=True):
        values = (spread.mean, spread.low, spread.middle, spread.high)
        figures = [told.percent(value, 0) if is_share(measure) else told.number(value, digits) for value in values]
        name = told.measure(measure)
        yield [f"{name} · {told.apart(cell)}" if len(spreads) > 1 else name, str(spread.games), *figures]


# ---------------------------------------------------------------- things, options, time


def _things(told: Wording, found: Figures) -> Iterator[str]:
    if not found.effects:
        return
    yield _heading(told.say("report-things"))
    yield _paragraph(told.say("report-things-why"))
    for group, effects in found.effects.items():
        yield f"<h3>{escape(told.group(group))}</h3>"
        yield from _effects(told, group, effects)


def _effects(told: Wording, group: str, effects: Sequence[Effect]) -> Iterator[str]:
    names = _names(told, group, effects)
    sure = [(one, one.difference) for one in effects if one.difference is not None]
    drawn = sorted(sure, key=lambda pair: (pair[0].off == 0, -abs(pair[1].value)))[:DRAWN]
    if drawn:
        drawn.sort(key=lambda pair: -pair[1].value)
        reach = max(max(abs(end) for end in difference.interval) for _, difference in drawn)
        step = nice_step(100 * reach, 3) / 100
        count = int(-(-reach // step))
        ticks = [(at * step, told.signed(100 * at * step, 0)) for at in range(-count, count + 1)]
        marks = [
            Mark(names[one.item], told.difference(difference), difference.value, *difference.interval, one.off)
            for one, difference in drawn
        ]
        yield _figure(intervals(told.group(group), marks, 0.0, ticks))
        if len(drawn) < len(effects):
            yield _paragraph(told.say("report-things-some", shown=len(drawn), all=len(effects)), "quiet")
    rows = [
        [
            names[one.item],
            f"{one.cases} / {one.of}",
            told.percent(one.cases / one.of),
            told.number(one.times, 2),
            told.difference(one.difference) if one.difference else told.say("report-too-few"),
            told.corrected(one.q) if one.difference else "",
        ]
        for one in effects
    ]
    yield _details(told, ["name", "cases", "often", "times", "difference", "q"], rows)


def _names(told: Wording, group: str, effects: Sequence[Effect]) -> dict[str, str]:
    """Return the names by item; two with the same name are told apart."""
    names = {one.item: told.item(group, one.item) for one in effects}
    often = Counter(names.values())
    return {item: f"{name} ({item})" if often[name] > 1 else name for item, name in names.items()}


def _options(told: Wording, found: Figures) -> Iterator[str]:
    if not found.compared:
        return
    yield _heading(told.say("report-options"))
    yield _paragraph(told.say("report-options-why"))
    first = told.apart(told.study.cells[0])
    for cell, changed in zip(told.study.cells[1:], found.compared, strict=True):
        yield f"<h3>{escape(told.say('report-against', table=told.apart(cell), first=first))}</h3>"
        yield _table(told, ["measure", "difference", "before", "after", "q"], changed_rows(told, changed))


def changed_rows(told: Wording, changed: Sequence[Changed]) -> list[list[str]]:
    """Return a row for each measure; one that differs after the correction has a star, for those who see no colours."""
    rows = []
    for one in changed:
        share = is_share(one.measure)
        figures = [told.percent(value) if share else told.number(value) for value in (one.before, one.after)]
        star = " ★" if one.q <= LEVEL else ""
        told_difference = told.difference(one.difference, 100.0 if share else 1.0)
        rows.append([told.measure(one.measure) + star, told_difference, *figures, told.corrected(one.q)])
    return rows


def _expired(told: Wording, found: Figures) -> Iterator[str]:
    yield _heading(told.say("report-expired"))
    yield _paragraph(told.say("report-expired-why"))
    if not found.expired:
        yield _paragraph(told.say("report-expired-none"))
        return
    rows = [[one.bot, told.decision(one.decision), str(one.times), str(one.games)] for one in found.expired]
    yield _table(told, ["bot", "decision", "expired", "games"], rows)


def _end(told: Wording, command: str) -> Iterator[str]:
    names = list(dict.fromkeys(name for cell in told.study.cells for name in cell.bots))
    known = levels(told.study.rules())
    stronger = any(name not in names for name in known[max((known.index(n) for n in names if n in known), default=0) :])
    yield _heading(told.say("report-limits"))
    yield _paragraph(told.say("report-limits-text"))
    yield _paragraph(told.say("report-limits-level", names=", ".join(names), slow="yes" if stronger else "no"))
    yield _heading(told.say("report-made"))
    yield _paragraph(told.say("report-made-why"))
    yield f"<pre><code>{escape(command)}</code></pre>"


# ---------------------------------------------------------------- pieces of the page


def _heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def _paragraph(text: str, kind: str = "") -> str:
    return f'<p class="{kind}">{escape(text)}</p>' if kind else f"<p>{escape(text)}</p>"


def _bullets(lines: Iterator[str] | Sequence[str]) -> str:
    return "<ul>" + "".join(f"<li>{escape(line)}</li>" for line in lines) + "</ul>"


def _figure(chart: str) -> str:
    return f"<figure>{chart}</figure>"


def _details(told: Wording, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    return f"<details><summary>{escape(told.say('report-table'))}</summary>{_table(told, columns, rows)}</details>"


def _table(told: Wording, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(told.say(f"column-{name}"))}</th>' for name in columns)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>' + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:]) + "</tr>"
        for row in rows
    )
    label = escape(told.say("report-table"))
    return f'<div class="scroll" tabindex="0" role="group" aria-label="{label}"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'

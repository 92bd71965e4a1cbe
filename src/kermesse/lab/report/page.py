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
    wording = Wording(study, language)
    title = wording.say("report-title", title=wording.game)
    parts = [
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">',
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n<body><main>",
        f"<header><h1>{escape(title)}</h1>{''.join(_header(wording, found))}</header>",
        *_short(wording, found),
        *_who_wins(wording, found),
        *_length(wording, found),
        *_lead(wording, found),
        *_things(wording, found),
        *_options(wording, found),
        *_expired(wording, found),
        *_end(wording, command),
        "</main></body></html>\n",
    ]
    return "\n".join(parts)


def _header(wording: Wording, found: Figures) -> Iterator[str]:
    study = wording.study
    tables = wording.say("report-tables", count=len(study.cells))
    yield _paragraph(
        wording.say("report-lede", games=found.games, tables=tables, version=study.version, seed=str(study.seed))
    )
    yield _bullets(
        f"{wording.table(cell)} · {wording.bots(cell.bots)}"
        if len({one.bots for one in study.cells}) == 1
        else wording.table(cell)
        for cell in study.cells
    )


# ---------------------------------------------------------------- in short


def _short(wording: Wording, found: Figures) -> Iterator[str]:
    yield _heading(wording.say("report-short"))
    yield _bullets(summary(wording, found))


def summary(wording: Wording, found: Figures) -> list[str]:
    """Return the most important figures in sentences."""
    lines = [*_named_seats(wording, found), *((wording.role(line.name), line) for line in found.roles)]
    said = []
    for name, line in lines:
        if line.off:
            said.append(_off(wording, name, line))
    if lines and not said:
        points = 100 * max(SEEN * sqrt(line.fair * (1 - line.fair) / line.games) for _, line in lines)
        said.append(wording.say("report-all-fair", points=wording.number(points, 0)))
    for line in found.teams:
        low, high = line.interval
        share = wording.say(
            "report-team",
            share=wording.percent(line.share),
            low=wording.number(100 * low),
            high=wording.number(100 * high),
        )
        kind = f"{wording.apart(wording.study.cells[int(line.name)])} – " if len(found.teams) > 1 else ""
        said.append(kind + share)
    minutes = sorted(found.minutes_all)
    tenth = len(minutes) // 10
    said.append(
        wording.say(
            "report-length-short",
            minutes=wording.number(median(minutes)),
            low=wording.number(minutes[tenth]),
            high=wording.number(minutes[-1 - tenth]),
            moves=wording.number(fmean(spread.middle for spread in found.moves), 0),
        )
    )
    if found.decided_all:
        half = median(found.decided_all)
        late = wording.say("report-decided-late", share=wording.percent(1 - LATE, 0))
        said.append(late if half >= LATE else wording.say("report-decided-short", share=wording.percent(half, 0)))
    if found.effects:
        marked = sum(one.off != 0 for some in found.effects.values() for one in some)
        said.append(wording.say("report-things-short", count=marked))
    if found.compared:
        marked = sum(one.off != 0 for some in found.compared for one in some)
        said.append(wording.say("report-compared-short", count=marked))
    times = sum(one.times for one in found.expired)
    said.append(wording.say("report-expired-short", times=times, of=found.decisions))
    return said


def _off(wording: Wording, name: str, line: Line) -> str:
    low, high = line.interval
    return wording.say(
        "report-off-above" if line.off > 0 else "report-off-below",
        name=name,
        share=wording.percent(line.share),
        low=wording.number(100 * low),
        high=wording.number(100 * high),
        fair=wording.percent(line.fair, 0 if (100 * line.fair) % 1 == 0 else 1),
    )


def _named_seats(wording: Wording, found: Figures) -> Iterator[tuple[str, Line]]:
    for count, lines in found.seats.items():
        where = f" ({wording.say('report-seats-of', count=count)})" if len(found.seats) > 1 else ""
        yield from ((wording.seat(int(line.name)) + where, line) for line in lines)


# ---------------------------------------------------------------- who wins


def _who_wins(wording: Wording, found: Figures) -> Iterator[str]:
    if found.seats:
        yield _heading(wording.say("report-seats"))
        yield _paragraph(wording.say("report-seats-why"))
        for count, lines in found.seats.items():
            title = wording.say("report-seats-of", count=count)
            yield f"<h3>{escape(title)}</h3>"
            yield _shares(wording, title, [(wording.seat(int(line.name)), line) for line in lines])
    if found.roles:
        yield _heading(wording.say("report-roles"))
        yield _paragraph(wording.say("report-roles-why"))
        yield _shares(wording, wording.say("report-roles"), [(wording.role(line.name), line) for line in found.roles])
    if found.bots:
        yield _heading(wording.say("report-bots-title"))
        yield _paragraph(wording.say("report-bots-why"))
        yield _shares(wording, wording.say("report-bots-title"), [(line.name, line) for line in found.bots])
    if found.teams:
        yield _heading(wording.say("report-teams"))
        yield _paragraph(wording.say("report-teams-why"))
        named = [(wording.apart(wording.study.cells[int(line.name)]), line) for line in found.teams]
        yield _shares(wording, wording.say("report-teams"), named, fair=False)
        yield f"<h3>{escape(wording.say('report-codes'))}</h3>"
        rows = [
            [wording.code(code), str(times), wording.percent(times / found.games)]
            for code, times in found.codes.items()
        ]
        yield _table(wording, ["name", "games", "often"], rows)


def _shares(wording: Wording, title: str, named: Sequence[tuple[str, Line]], fair: bool = True) -> str:
    low = min(min(line.interval[0], line.fair if fair else 1.0) for _, line in named)
    high = max(max(line.interval[1], line.fair) for _, line in named)
    step = nice_step(high - low, 4)
    ticks = [(at * step, wording.percent(at * step, 0)) for at in range(int(low // step), int(-(-high // step)) + 1)]
    marks = [
        Mark(name, wording.share(line.share, line.interval), line.share, *line.interval, line.off if fair else 0)
        for name, line in named
    ]
    fairs = {round(line.fair, 6) for _, line in named}
    chart = intervals(title, marks, fairs.pop() if fair and len(fairs) == 1 else None, ticks)
    rows = [
        [name, str(line.games), wording.percent(line.share), _both(wording, line.interval)]
        + ([wording.percent(line.fair), wording.corrected(line.q)] if fair else [])
        for name, line in named
    ]
    columns = ["name", "games", "share", "interval"] + (["fair", "q"] if fair else [])
    return _figure(chart) + _details(wording, columns, rows)


def _both(wording: Wording, interval: tuple[float, float]) -> str:
    low, high = interval
    return f"{wording.number(100 * low)} – {wording.number(100 * high)}"


# ---------------------------------------------------------------- how it went


def _length(wording: Wording, found: Figures) -> Iterator[str]:
    yield _heading(wording.say("report-length"))
    yield _paragraph(wording.say("report-length-why"))
    least, most = min(found.minutes_all), max(found.minutes_all)
    step = nice_step(max(most - least, 0.1), BARS)
    edges = [step * at for at in range(int(least // step), int(most // step) + 2)]
    digits = 0 if step >= 1 else 1
    names = [wording.say("report-minutes-axis", minutes=wording.number(edge, digits)) for edge in edges]
    yield _counted(wording, wording.say("report-length"), found.minutes_all, edges, names)
    rows = [*_spreads(wording, "minutes", found.minutes, 1), *_spreads(wording, "moves", found.moves, 0)]
    yield _table(wording, SPREAD, rows)


def _lead(wording: Wording, found: Figures) -> Iterator[str]:
    if not found.decided:
        return
    yield _heading(wording.say("report-lead"))
    yield _paragraph(wording.say("report-lead-why"))
    edges = [at / BARS for at in range(BARS + 1)]
    names = [wording.percent(edge, 0) for edge in edges]
    yield _counted(wording, wording.say("report-lead"), found.decided_all, edges, names)
    rows = [*_spreads(wording, "leads", found.leads, 1), *_spreads(wording, "decided", found.decided, 2)]
    yield _table(wording, SPREAD, rows)


SPREAD: Final = ("measure", "games", "mean", "low", "middle", "high")


def _counted(
    wording: Wording, title: str, values: Sequence[float], edges: Sequence[float], names: Sequence[str]
) -> str:
    """Return a histogram and its table."""
    counts = count_between(values, edges)
    rows = [[f"{names[at]} – {names[at + 1]}", str(count)] for at, count in enumerate(counts)]
    return _figure(histogram(title, counts, names)) + _details(wording, ["between", "games"], rows)


def _spreads(wording: Wording, measure: str, spreads: Sequence[Spread], digits: int) -> Iterator[list[str]]:
    for cell, spread in zip(wording.study.cells, spreads, strict=True):
        values = (spread.mean, spread.low, spread.middle, spread.high)
        figures = [
            wording.percent(value, 0) if is_share(measure) else wording.number(value, digits) for value in values
        ]
        name = wording.measure(measure)
        yield [f"{name} · {wording.apart(cell)}" if len(spreads) > 1 else name, str(spread.games), *figures]


# ---------------------------------------------------------------- things, options, time


def _things(wording: Wording, found: Figures) -> Iterator[str]:
    if not found.effects:
        return
    yield _heading(wording.say("report-things"))
    yield _paragraph(wording.say("report-things-why"))
    for group, effects in found.effects.items():
        yield f"<h3>{escape(wording.group(group))}</h3>"
        yield from _effects(wording, group, effects)


def _effects(wording: Wording, group: str, effects: Sequence[Effect]) -> Iterator[str]:
    names = _names(wording, group, effects)
    sure = [(one, one.difference) for one in effects if one.difference is not None]
    drawn = sorted(sure, key=lambda pair: (pair[0].off == 0, -abs(pair[1].value)))[:DRAWN]
    if drawn:
        drawn.sort(key=lambda pair: -pair[1].value)
        reach = max(max(abs(end) for end in difference.interval) for _, difference in drawn)
        step = nice_step(100 * reach, 3) / 100
        count = int(-(-reach // step))
        ticks = [(at * step, wording.signed(100 * at * step, 0)) for at in range(-count, count + 1)]
        marks = [
            Mark(names[one.item], wording.difference(difference), difference.value, *difference.interval, one.off)
            for one, difference in drawn
        ]
        yield _figure(intervals(wording.group(group), marks, 0.0, ticks))
        if len(drawn) < len(effects):
            yield _paragraph(wording.say("report-things-some", shown=len(drawn), all=len(effects)), "quiet")
    rows = [
        [
            names[one.item],
            f"{one.cases} / {one.of}",
            wording.percent(one.cases / one.of),
            wording.number(one.times, 2),
            wording.difference(one.difference) if one.difference else wording.say("report-too-few"),
            wording.corrected(one.q) if one.difference else "",
        ]
        for one in effects
    ]
    yield _details(wording, ["name", "cases", "often", "times", "difference", "q"], rows)


def _names(wording: Wording, group: str, effects: Sequence[Effect]) -> dict[str, str]:
    """Return the names by item; two with the same name are told apart."""
    names = {one.item: wording.item(group, one.item) for one in effects}
    often = Counter(names.values())
    return {item: f"{name} ({item})" if often[name] > 1 else name for item, name in names.items()}


def _options(wording: Wording, found: Figures) -> Iterator[str]:
    if not found.compared:
        return
    yield _heading(wording.say("report-options"))
    yield _paragraph(wording.say("report-options-why"))
    first = wording.apart(wording.study.cells[0])
    for cell, changed in zip(wording.study.cells[1:], found.compared, strict=True):
        yield f"<h3>{escape(wording.say('report-against', table=wording.apart(cell), first=first))}</h3>"
        yield _table(wording, ["measure", "difference", "before", "after", "q"], changed_rows(wording, changed))


def changed_rows(wording: Wording, changed: Sequence[Changed]) -> list[list[str]]:
    """Return a row for each measure; one that differs after the correction has a star, for those who see no colours."""
    rows = []
    for one in changed:
        share = is_share(one.measure)
        figures = [wording.percent(value) if share else wording.number(value) for value in (one.before, one.after)]
        star = " ★" if one.q <= LEVEL else ""
        said_difference = wording.difference(one.difference, 100.0 if share else 1.0)
        rows.append([wording.measure(one.measure) + star, said_difference, *figures, wording.corrected(one.q)])
    return rows


def _expired(wording: Wording, found: Figures) -> Iterator[str]:
    yield _heading(wording.say("report-expired"))
    yield _paragraph(wording.say("report-expired-why"))
    if not found.expired:
        yield _paragraph(wording.say("report-expired-none"))
        return
    rows = [[one.bot, wording.decision(one.decision), str(one.times), str(one.games)] for one in found.expired]
    yield _table(wording, ["bot", "decision", "expired", "games"], rows)


def _end(wording: Wording, command: str) -> Iterator[str]:
    names = list(dict.fromkeys(name for cell in wording.study.cells for name in cell.bots))
    known = levels(wording.study.rules())
    stronger = any(name not in names for name in known[max((known.index(n) for n in names if n in known), default=0) :])
    yield _heading(wording.say("report-limits"))
    yield _paragraph(wording.say("report-limits-text"))
    yield _paragraph(wording.say("report-limits-level", names=", ".join(names), slow="yes" if stronger else "no"))
    yield _heading(wording.say("report-made"))
    yield _paragraph(wording.say("report-made-why"))
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


def _details(wording: Wording, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    return (
        f"<details><summary>{escape(wording.say('report-table'))}</summary>{_table(wording, columns, rows)}</details>"
    )


def _table(wording: Wording, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(wording.say(f"column-{name}"))}</th>' for name in columns)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>' + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:]) + "</tr>"
        for row in rows
    )
    label = escape(wording.say("report-table"))
    return f'<div class="scroll" tabindex="0" role="group" aria-label="{label}"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'

"""The page of a report stands alone, in both languages, with a table behind every chart."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

import kermesse
from kermesse.games import CATALOGUE
from kermesse.lab.farm import InlineFarm
from kermesse.lab.folder import play_study
from kermesse.lab.report.charts import count_between, nice_step
from kermesse.lab.report.figures import figures_of, measures
from kermesse.lab.report.page import as_page, summary
from kermesse.lab.report.wording import Wording
from kermesse.lab.study import Cell, Study
from kermesse.words import LANGUAGES, catalogue

VOID = {"meta", "br", "line", "circle", "rect"}
REPORTS = sorted((Path(__file__).parents[2] / "docs/reports").glob("*.html"))


class Balanced(HTMLParser):
    """A parser that checks that elements are closed in order."""

    def __init__(self):
        super().__init__()
        self.open, self.all = [], []

    def handle_starttag(self, tag, attrs):
        self.all.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert tag in VOID or self.open.pop() == tag


def read(page):
    found = Balanced()
    found.feed(page)
    assert found.open == []
    return found.all


def stands_alone(page):
    elements = read(page)
    assert not {"script", "link", "img", "iframe"} & {tag for tag, _ in elements}
    assert not re.search(r"url\(|@import|://", page)
    tags = [tag for tag, _ in elements]
    assert tags.count("figure") <= tags.count("details")
    assert all(attrs.get("aria-label") for tag, attrs in elements if tag == "svg")


@pytest.fixture(scope="module")
def krom(tmp_path_factory):
    cells = tuple(Cell(3, ("easy", "normal", "easy"), options) for options in ({}, {"board": "glacial"}))
    study = Study("krom", CATALOGUE["krom"].version, cells, 1)
    notes, failed = play_study(tmp_path_factory.mktemp("krom") / "s", study, 12, InlineFarm())
    assert not failed
    return study, notes


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_stands_alone_and_says_what_was_played(krom, language):
    study, notes = krom
    page = as_page(study, figures_of(study, notes), language, "kermesse lab report krom -o krom")
    stands_alone(page)
    assert f'<html lang="{language}">' in page
    assert "kermesse lab report krom -o krom" in page
    for word in {"fr": ("Plateau\u00a0: glaciaire", "Alma", "Par robot"), "en": ("Board: glacial", "By bot")}[language]:
        assert word in page
    assert "None" not in page
    assert "nan" not in re.sub(r"<[^>]*>", " ", page).split()


def test_figures_are_those_of_the_notes(krom):
    study, notes = krom
    found = figures_of(study, notes)
    assert found.games == 24
    assert sum(line.share * line.games for line in found.seats[3]) == pytest.approx(24)
    assert sum(line.share * line.games for line in found.roles) == pytest.approx(24)
    assert {line.name for line in found.bots} == {"easy", "normal"}
    assert found.seats[3][0].fair == pytest.approx(1 / 3)
    assert found.minutes[0].middle == pytest.approx(
        sorted(note.length_ms for note in notes if note.cell == 0)[5] / 60_000, rel=0.2
    )
    effect = next(one for one in found.effects["place"] if one.item == "cave")
    assert effect.of == 72
    assert effect.cases == sum("place/cave" in things for note in notes for things in note.things)
    assert [line.measure for line in found.compared[0]] == list(measures(study, notes))


def test_where_all_win_together_teams_are_told_and_no_seats(tmp_path):
    study = Study("kreo", CATALOGUE["kreo"].version, (Cell(3, ("normal",) * 3, {}),), 1)
    notes, _ = play_study(tmp_path / "s", study, 3, InlineFarm())
    found = figures_of(study, notes)
    assert (found.seats, found.roles, found.decided, len(found.teams)) == ({}, [], [], 1)
    assert found.teams[0].share == sum(bool(note.winners) for note in notes) / 3
    stands_alone(as_page(study, found, "fr", "kermesse"))
    assert any("Les équipes gagnent" in line for line in summary(Wording(study, "fr"), found))


def test_numbers_are_written_as_in_their_language():
    study = Study("krom", "3", (), 1)
    french, english = (Wording(study, language) for language in LANGUAGES)
    assert (french.percent(0.1234), english.percent(0.1234)) == ("12,3\u00a0%", "12.3\u00a0%")
    assert (english.signed(-0.04), english.signed(0.26), french.signed(-1.5)) == ("0.0", "+0.3", "−1,5")


def test_bars_and_ticks():
    assert count_between([0.0, 0.1, 0.55, 1.0], [0, 0.5, 1.0]) == [2, 2]
    assert [nice_step(reach, 5) for reach in (4.9, 5.1, 0.09)] == [pytest.approx(x) for x in (1, 2, 0.02)]


def test_every_word_of_the_reports_is_used():
    sources = "".join(
        file.read_text("utf-8") for part in ("lab", "cli") for file in (Path(kermesse.__path__[0]) / part).rglob("*.py")
    )
    for name in re.findall(r"^([a-z-]+) =", catalogue("", "en", "reports."), re.MULTILINE):
        short = name.removeprefix("column-").removeprefix("measure-")
        assert f'"{name}"' in sources or f"'{name}'" in sources or f'"{short}"' in sources, name


@pytest.mark.parametrize("page", REPORTS, ids=lambda page: page.name)
def test_a_kept_report_stands_alone_and_is_light(page):
    stands_alone(page.read_text("utf-8"))
    assert page.stat().st_size <= 400_000


VERSION = {"fr": r"Version (\S+) des règles", "en": r"Rules version ([^\s,]+)"}


@pytest.mark.parametrize("page", REPORTS, ids=lambda page: page.name)
def test_a_kept_report_is_of_the_rules_of_today(page):
    name, language, _ = page.name.split(".")
    said = re.findall(VERSION[language], page.read_text("utf-8"))
    assert len(said) == 1, f"{page.name} does not say which version of the rules was played"
    assert said == [CATALOGUE[name].version], (
        f"{page.name} tells of version {said[0]} of the rules, and {name} is at version {CATALOGUE[name].version}: "
        f"make it anew by the command at its end"
    )

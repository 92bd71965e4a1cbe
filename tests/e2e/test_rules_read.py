"""The rules as a person reads them: a piece is touched, a chapter gone to, a word searched."""

from itertools import product
from unicodedata import combining, normalize

import pytest
from playwright.sync_api import Browser, Page, expect

from kermesse.games import CATALOGUE
from tests.e2e.hands import new_table, seldom, serious, sideways

WORDS = {"en-GB": ("the", "Nothing found"), "fr-FR": ("les", "n’en disent rien")}


def bare(text: str) -> str:
    """Strip accents and capitals, which the search ignores."""
    return "".join(letter for letter in normalize("NFD", text.lower()) if not combining(letter))


FR, EN = "fr-FR", "en-GB"
READ_NOW = (FR, "chronos")
READ = [READ_NOW, *seldom(*(one for one in product((FR, EN), CATALOGUE) if one != READ_NOW))]


@pytest.mark.parametrize(("locale", "game"), READ)
def test_pieces_tell_what_they_are_and_the_rules_can_be_searched(
    browser: Browser, base_url: str, game: str, locale: str
) -> None:
    word, nothing = WORDS[locale]
    context = browser.new_context(locale=locale, viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    page: Page = context.new_page()
    page.goto(f"{base_url}/learn/{game}")
    sections, told = page.locator(".rules section[id^=rule-]"), page.get_by_test_id("piece-told")
    pieces = page.get_by_test_id("rules-pieces").get_by_role("listitem").get_by_role("button")
    pieces.first.wait_for()
    titles = set()
    for piece in pieces.all():
        piece.click()
        expect(piece).to_have_attribute("aria-pressed", "true")
        expect(told.get_by_role("heading")).to_have_text(piece.get_attribute("aria-label") or "")
        titles.add(told.get_by_role("heading").inner_text())
    assert len(titles) == pieces.count() >= 8
    chapter = told.get_by_role("button")
    title = chapter.inner_text()
    chapter.click()
    expect(page.locator(".rules section:focus")).to_be_in_viewport()
    expect(page.locator(".rules section:focus h3")).to_have_text(title)
    count = sections.count()
    links = page.locator(".contents nav a")
    assert links.count() == count
    links.last.click()
    expect(sections.last).to_be_in_viewport()
    page.get_by_test_id("rules-search").fill(word.upper())
    expect(page.locator("mark").first).to_be_visible()
    assert {bare(mark) for mark in page.locator("mark").all_inner_texts()} == {word}
    assert sideways(page) <= 0
    assert serious(page) == []
    page.get_by_test_id("rules-search").fill("zzz")
    expect(page.locator(".rules")).to_contain_text(nothing)
    expect(sections).to_have_count(0)
    page.get_by_test_id("rules-search").fill("")
    expect(sections).to_have_count(count)
    context.close()


def test_a_table_that_plays_otherwise_says_so_where_the_rules_tell_of_it(page: Page) -> None:
    page.goto("/")
    options = {"timers": "off", "wins_to_game": 1}
    page.goto(f"/table/{new_table(page, game='kraaw', seats=2, play_now=True, options=options)}")
    page.get_by_test_id("rules").click()
    here = page.get_by_test_id("rules-here")
    expect(here).to_contain_text("Rounds to win")
    expect(page.locator("#rule-final .here")).to_contain_text("1")
    expect(page.locator("#rule-bonus .here")).to_have_count(0)

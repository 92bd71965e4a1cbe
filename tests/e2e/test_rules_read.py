"""The rules as a person reads them: searched, opened in full, from a word to its meaning."""

from itertools import product
from unicodedata import combining, normalize

import pytest
from playwright.sync_api import Browser, Page, expect

from kermesse.games import CATALOGUE
from tests.e2e.hands import seldom, serious

WORDS = {"en-GB": ("the", "Nothing found"), "fr-FR": ("les", "n’en disent rien")}


def bare(text: str) -> str:
    """Strip accents and capitals, which the search ignores."""
    return "".join(letter for letter in normalize("NFD", text.lower()) if not combining(letter))


FR, EN = "fr-FR", "en-GB"
READ_NOW = (FR, "chronos")
READ = [READ_NOW, *seldom(*(one for one in product((FR, EN), CATALOGUE) if one != READ_NOW))]


@pytest.mark.parametrize(("locale", "game"), READ)
def test_the_rules_can_be_searched_and_opened_all_at_once(
    browser: Browser, base_url: str, game: str, locale: str
) -> None:
    word, nothing = WORDS[locale]
    context = browser.new_context(locale=locale, viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    page: Page = context.new_page()
    page.goto(f"{base_url}/learn/{game}")
    sections, opened = page.locator(".rules details"), page.locator(".rules details[open]")
    expect(opened).to_have_count(1)
    count = sections.count()
    page.get_by_test_id("rules-all").click()
    expect(opened).to_have_count(count)
    page.get_by_test_id("rules-all").click()
    expect(opened).to_have_count(0)
    page.get_by_test_id("rules-search").fill(word.upper())
    expect(page.locator("mark").first).to_be_visible()
    assert {bare(mark) for mark in page.locator("mark").all_inner_texts()} == {word}
    assert opened.count() == sections.count() > 0, "what is found stands open"
    assert serious(page) == []
    page.get_by_test_id("rules-search").fill("zzz")
    expect(page.locator(".rules")).to_contain_text(nothing)
    expect(sections).to_have_count(0)
    page.get_by_test_id("rules-search").fill("")
    expect(sections).to_have_count(count)
    expect(opened).to_have_count(0)
    context.close()

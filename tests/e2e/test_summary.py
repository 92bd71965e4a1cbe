"""Each game on one sheet of A4, to be printed: one page, nothing cut off, nothing too small to be read."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.hands import PHONE, opened, seldom, serious, sideways

PRINTED = {"en-GB": "Print", "fr-FR": "Imprimer"}
LEAST_POINTS = 6.0  # of the words: what a box of cards has on its back
OVERFLOW = "one => Math.max(one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight)"


def pages_of(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


def unfold(page: Page, game: str) -> None:
    page.goto(f"/learn/{game}/summary")
    page.locator("[data-fitted]").wait_for()


FR, EN = "fr-FR", "en-GB"
NOW = [("kraaw", EN), ("kreo", FR), ("krom", EN), ("kero", FR), ("chronos", EN)]
SELDOM = seldom(("kraaw", FR), ("kreo", EN), ("krom", FR), ("kero", EN), ("chronos", FR))


@pytest.mark.soak
@pytest.mark.parametrize(("game", "locale"), [*NOW, *SELDOM])
def test_a_game_is_printed_on_one_page(browser: Browser, base_url: str, game: str, locale: str) -> None:
    with opened(browser, base_url, locale, viewport={"width": 1000, "height": 1300}, color_scheme="dark") as page:
        unfold(page, game)
        expect(page.get_by_test_id("print")).to_have_text(PRINTED[locale])
        if locale == "en-GB":  # the same elements in both
            assert serious(page) == []
        sheet, columns = page.get_by_test_id("sheet"), page.locator(".sheet .columns")
        page.emulate_media(media="print")
        assert columns.evaluate(OVERFLOW) <= 1, "something is cut off"
        assert sheet.evaluate("one => parseFloat(getComputedStyle(one).fontSize)") * 0.75 >= LEAST_POINTS
        assert sheet.evaluate("one => getComputedStyle(one).backgroundColor") == "rgb(255, 255, 255)"
        assert not page.get_by_test_id("print").is_visible()
        assert not page.get_by_role("navigation").first.is_visible()
        assert not re.search(r"summary-|rules-|undefined|NaN", sheet.inner_text())
        assert sheet.locator("svg").count() > 5, "it has pictures of its pieces"
        assert pages_of(page.pdf(format="A4", print_background=True)) == 1


def test_it_is_found_from_the_rules_and_fits_the_phone(browser: Browser, base_url: str) -> None:
    with opened(browser, base_url, "fr-FR", **PHONE) as page:
        page.goto("/learn/kraaw")
        with page.context.expect_page() as opens:
            page.get_by_test_id("summary").click()
        sheet = opens.value
        sheet.locator("[data-fitted]").wait_for()
        assert sheet.url.endswith("/learn/kraaw/summary")
        assert sideways(sheet) == 0
        assert pages_of(sheet.pdf(format="A4")) == 1
        sheet.get_by_role("link", name="Les règles").click()
        expect(sheet.get_by_test_id("summary")).to_be_visible()

"""The strength of a bot level: plain words below it in the lobby, and its figures one touch further."""

import re

import pytest
from playwright.sync_api import Browser, expect

from kermesse.games import CATALOGUE
from kermesse.players.strength import ratings_of
from tests.e2e.hands import PHONE, new_table, opened, seldom, serious, sideways

SENTENCES = {
    "en-GB": "Strength {}: about as strong as somebody who wins {} games of 100 against 3 bots of the level “{}”",
    "fr-FR": "Force {} : à peu près celle de qui gagne {} parties sur 100 contre 3 robots du niveau « {} »",
}
LEVEL = {"en-GB": ("New bots", "gentle", "good"), "fr-FR": ("Nouveaux robots", "gentil", "bon")}
PLAIN = {"en-GB": "They know what they are doing", "fr-FR": "Ils savent ce qu’ils font"}


@pytest.mark.soak
@pytest.mark.parametrize("locale", ["fr-FR", *seldom("en-GB")])
def test_a_level_is_said_in_plain_words_and_its_figures_are_one_touch_further(
    browser: Browser, base_url: str, locale: str
) -> None:
    found = ratings_of(CATALOGUE["krom"])
    assert found is not None
    measured = found.levels["normal"]
    assert measured.below is not None
    label, below, called = LEVEL[locale]
    with opened(browser, base_url, locale, **PHONE) as page:
        page.goto("/")
        page.goto(f"/table/{new_table(page, game='krom', seats=4)}")
        choice = page.get_by_label(label)
        choice.select_option("normal")
        expect(choice.locator("option:checked")).to_have_text(called)
        expect(page.get_by_test_id("strength")).to_contain_text(PLAIN[locale])
        sentence = SENTENCES[locale].format(measured.rating, round(100 * measured.below.share), below)
        figures = page.locator(".strength details")
        expect(figures.get_by_role("paragraph")).to_be_hidden()
        page.get_by_test_id("figures").click()
        expect(figures.get_by_role("paragraph")).to_contain_text(
            re.compile(re.sub(r"\\ ", r"\\s", re.escape(sentence)))
        )
        page.get_by_role("button", name=re.compile("^(Robot|Bot)$")).first.click()
        expect(page.locator(".seats li").nth(1)).to_contain_text(called)
        assert sideways(page) <= 0
        assert serious(page) == []

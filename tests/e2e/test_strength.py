"""The strength of a bot level: a number beside its name in the lobby and a sentence below, in both languages."""

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


@pytest.mark.soak
@pytest.mark.parametrize("locale", ["fr-FR", *seldom("en-GB")])
def test_a_levels_number_stands_beside_it_and_a_sentence_says_what_it_means(
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
        expect(choice.locator("option:checked")).to_have_text(f"{called} · {measured.rating}")
        sentence = SENTENCES[locale].format(measured.rating, round(100 * measured.below.share), below)
        expect(page.get_by_test_id("strength")).to_contain_text(re.compile(re.sub(r"\\ ", r"\\s", re.escape(sentence))))
        page.get_by_role("button", name=re.compile("^(Robot|Bot)$")).first.click()
        expect(page.locator(".seats li").nth(1)).to_contain_text(f"{called} · {measured.rating}")
        assert sideways(page) <= 0
        assert serious(page) == []

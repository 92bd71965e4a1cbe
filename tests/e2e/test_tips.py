"""Every piece of Kraaw has a tip, by pointer, keys and finger; a tip that was asked for stays, and stops one's own
clock.
"""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.hands import PHONE, opened, serious
from tests.e2e.kraaw_hands import begin_at
from tests.e2e.listening import ear_of
from tests.e2e.staging import Stage
from tests.e2e.tips import finger, held, looked_at, mute, reached, rest_on, tip

NIGHT = "A[1L 4u 3d{A} 2d 1d] B[2d 2L 4u 1d{B} 3d] C[3u 2u 1u 1u 2L]\nwins 1 0 2"


def at_night(page: Page, stage: Stage) -> None:
    begin_at(page, stage, 3, NIGHT)
    page.locator("[data-decision=main]").wait_for()


# All pieces of Kraaw, and where they are found.
IN_NESTS = (
    ".nest .card",
    ".nest .figure",
    ".nest .wins",
    ".nest .locks",
    ".nest .total",
    ".nest .first",
    ".nest .warn",
    ".kitty",
    ".deck",
    ".way",
)


def test_every_piece_speaks_to_the_pointer_and_to_the_keys_and_escape_closes_it(browser: Browser, stage: Stage) -> None:
    with opened(browser, stage.address) as page:
        at_night(page, stage)
        for pieces in IN_NESTS:
            assert mute(page, pieces) == []
        assert mute(page, ".know .values") == []
        assert serious(page) == []
        ear = ear_of(page)
        locked, hidden = page.locator("[data-card='1:1']"), page.locator("[data-card='0:2']")
        assert "nobody can touch it until the round is over" in looked_at(page, locked)
        assert "You know that it is a 3" in reached(page, hidden)
        assert "a round won" in reached(page, page.locator(".wins").first)
        assert looked_at(page, page.locator(".locks").first).startswith("1 lock left")
        assert ear.done == [], "asking does nothing"
        page.get_by_role("button", name="Français").click()
        assert "personne n’y touche" in looked_at(page, page.locator("[data-card='1:1']"))


def test_a_finger_that_rests_asks_and_does_nothing_else(browser: Browser, stage: Stage) -> None:
    with opened(browser, stage.address, **PHONE) as page:
        at_night(page, stage)
        ear, mine = ear_of(page), page.locator("[data-card='0:3']")
        assert "Face-down" in held(page, mine)
        expect(page.locator(".card.chosen")).to_have_count(0)
        with finger(page, page.locator("[data-card='0:2']")):
            expect(tip(page)).to_be_visible()
        assert serious(page) == []
        page.get_by_test_id("tip").get_by_role("button").tap()
        expect(tip(page)).to_have_count(0)
        assert ear.done == []
        mine.tap()  # and a short touch is still a touch
        expect(page.locator(".card.chosen")).to_have_count(1)


def test_words_that_were_asked_for_stop_a_clock_of_ones_own(browser: Browser, stage: Stage) -> None:
    with opened(browser, stage.address) as page:
        at_night(page, stage)
        paused = page.locator(".notice", has_text="The game is paused.")
        card = page.locator("[data-card='1:2']")
        rest_on(page, card)
        expect(paused).to_have_count(0)  # looked at in passing: the game goes on
        card.click(button="right")
        expect(paused).to_be_visible()
        page.keyboard.press("Escape")
        expect(tip(page)).to_have_count(0)
        expect(paused).to_have_count(0)
        expect(page.locator("[data-decision=main]")).to_be_visible()


@pytest.mark.soak
@pytest.mark.parametrize("options", [{"crow_choice": "choose", "first_player": "jewels"}])
def test_crows_jewels_and_the_first_five_cards_speak(browser: Browser, stage: Stage, options: dict[str, str]) -> None:
    with opened(browser, stage.address) as page:
        table = page.request.post(
            "/api/tables", data={"game": "kraaw", "seats": 2, "play_now": True, "level": "plain", "options": options}
        ).json()["id"]
        page.goto(f"/table/{table}")
        page.locator("[data-decision=choose_crow]").wait_for()
        assert mute(page, ".crow") == []
        page.locator(".crow[data-legal]").first.click()
        page.locator("[data-decision=declare_jewels]").wait_for()
        assert mute(page, ".shines") == []
        assert serious(page) == []
        page.get_by_role("button", name="That’s how many I wear").click()
        page.locator("[data-decision=look_done]").wait_for()
        assert mute(page, ".hand .card") == []
        assert "in play" in looked_at(page, page.locator(".hand .card").first)


def test_the_rules_end_with_a_glossary_and_lead_to_it(browser: Browser, stage: Stage) -> None:
    with opened(browser, stage.address) as page:
        at_night(page, stage)
        page.get_by_test_id("rules").click()
        entries = page.get_by_test_id("glossary").locator("dt")
        page.locator(".rules a[href='#term-nest']").first.click()
        expect(page.locator("#term-nest")).to_be_focused()
        assert 10 <= entries.count() <= 25
        for text in page.get_by_test_id("glossary").locator("dd").all_inner_texts():
            assert re.search(r"\.\s*$", text), text

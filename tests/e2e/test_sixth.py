"""A game that the client was not built with: listed, learnt, played to its end and replayed on the plain board."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from tests.e2e.hands import AGAIN, PHONE, is_over, keep_on, new_table, opened, seldom, serious, server, sideways


@pytest.fixture(scope="module")
def base_url(built: None) -> Iterator[str]:
    with server(KERMESSE_GAMES="tests.sixth.allumettes") as address:
        yield address


def begin(page: Page, seats: int = 2, **options: Any) -> str:
    table = new_table(page, game="allumettes", seats=seats, play_now=True, options={"timers": "off", **options})
    page.goto(f"/table/{table}")
    page.get_by_test_id("plain-board").wait_for()
    return table


def take(page: Page) -> bool:
    """Take a match if it is my turn; the table may have gone on meanwhile: then look again."""
    try:
        button = page.locator("[data-command=take]").first
        if button.count():
            button.click(timeout=AGAIN)
            return True
    except Error:
        pass
    return False


@pytest.mark.soak
def test_the_home_page_lists_it_and_one_click_plays_it_to_its_end(browser: Browser, base_url: str) -> None:
    with opened(browser, base_url) as page:
        page.goto("/")
        page.locator("[data-tent=allumettes]").click()
        stall = page.locator("[data-game=allumettes]")
        expect(stall.get_by_role("heading", name="Allumettes")).to_be_visible()
        expect(stall).to_contain_text("Just leave the last one to somebody else")
        expect(stall).to_contain_text("2 to 4 players")
        assert serious(page) == []
        stall.get_by_test_id("play-now").click()
        board = page.get_by_test_id("plain-board")
        board.wait_for()
        expect(page).to_have_title(re.compile("Allumettes · Kermesse$"))
        expect(board.get_by_role("heading", name="Heaps")).to_be_visible()
        page.locator("[data-command=take]").first.wait_for()
        expect(page.get_by_test_id("banner")).to_contain_text("Your turn: take matches from one heap.")
        expect(page.get_by_role("button", name=re.compile("Take 1 match from heap [1-4]")).first).to_be_visible()
        assert serious(page) == [], "playing"
        keep_on(page, lambda: take(page), lambda: is_over(page))
        end = page.get_by_test_id("end")
        expect(end.get_by_role("heading", level=2)).to_contain_text("win")
        assert serious(page) == [], "the end"
        expect(page.get_by_role("log", name="Log")).to_contain_text("took the last match.")
        page.get_by_test_id("replay").click()
        page.get_by_test_id("replay-controls").wait_for()
        expect(page.get_by_test_id("plain-board")).to_be_visible()
        assert serious(page) == [], "replay"


@pytest.mark.parametrize("theme", ["dark", *seldom("light")])
def test_it_speaks_french_and_fits_a_phone(browser: Browser, base_url: str, theme: Any) -> None:
    with opened(browser, base_url, "fr-FR", color_scheme=theme, **PHONE) as page:
        page.goto("/")
        page.locator("[data-tent=allumettes]").click()
        expect(page.locator("[data-game=allumettes]")).to_contain_text("rapide, sec, sans pitié")
        begin(page, seats=4, first_player="seat:0")
        expect(page.get_by_role("button", name="Prendre 3 allumettes du tas 4")).to_be_visible()
        expect(page.get_by_test_id("plain-board")).to_contain_text("aucune allumette")
        assert sideways(page) <= 0
        assert serious(page) == []
        page.get_by_role("button", name="Prendre 3 allumettes du tas 4").click()
        expect(page.get_by_test_id("plain-board")).to_contain_text("3 allumettes")


def test_it_is_played_by_keys_alone(browser: Browser, base_url: str) -> None:
    with opened(browser, base_url) as page:
        begin(page, layout="row", most=2, first_player="seat:0")
        first, second = page.locator("[data-command=take]").nth(0), page.locator("[data-command=take]").nth(1)
        first.focus()
        page.keyboard.press("ArrowRight")
        expect(second).to_be_focused()
        page.keyboard.press("2")
        expect(page.get_by_role("log", name="Log")).to_contain_text("You take 2 matches from heap 1.")


def test_its_options_and_its_rules_are_read_before_the_start(browser: Browser, base_url: str) -> None:
    with opened(browser, base_url) as page:
        page.goto("/")
        page.locator("[data-tent=allumettes]").click()
        page.locator("[data-game=allumettes]").get_by_test_id("invite").click()
        page.locator(".how > summary").click()
        expect(page.get_by_text("For learning: take all the time you need.")).to_be_visible()
        page.goto("/learn/allumettes")
        expect(page.get_by_role("heading", name="How it is played")).to_be_visible()
        assert serious(page) == []


def test_a_refusal_is_said_in_its_own_words(browser: Browser, base_url: str) -> None:
    """A button can be late: here the page is made to ask for something that was never listed."""
    with opened(browser, base_url) as page:
        begin(page, layout="row", first_player="seat:0")
        page.evaluate(
            """() => { const send = WebSocket.prototype.send;
            WebSocket.prototype.send = function (text) { return send.call(this, text.replace('"count":1', '"count":9')); } }"""
        )
        page.locator("[data-command=take]").first.click()
        expect(page.get_by_role("alert")).to_have_text("You can take 1 to 3 matches there.")

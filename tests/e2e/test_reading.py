"""A person alone with bots has no clock unless they want one, and none runs while they read."""

import pytest
from playwright.sync_api import Page, expect

from kermesse.games import CATALOGUE
from tests.e2e.hands import new_table, seldom


def stopped(page: Page, table: str) -> bool:
    return bool(page.request.get(f"/api/tables/{table}").json()["paused"])


def test_alone_there_is_no_clock_unless_it_is_asked_for(page: Page) -> None:
    for game in CATALOGUE:
        for options, clock in (({}, "off"), ({"timers": "fast"}, "fast")):
            table = new_table(page, game=game, play_now=True, options=options)
            assert page.request.get(f"/api/tables/{table}").json()["options"]["timers"] == clock, game


@pytest.mark.parametrize("game", [*seldom("kraaw"), "chronos"])
def test_reading_stops_a_clock_of_ones_own(page: Page, base_url: str, game: str) -> None:
    page.goto("/")
    table = new_table(page, game=game, play_now=True, level="random", options={"timers": "relaxed"})
    page.goto(f"/table/{table}")
    page.get_by_test_id("banner").wait_for()
    paused = page.locator(".notice", has_text="The game is paused.")
    for _ in range(4):  # more often than a table of several may pause
        page.get_by_test_id("rules").click()
        expect(paused).to_be_visible()
        page.get_by_test_id("rules").click()
        expect(paused).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    expect(paused).to_be_visible()
    page.keyboard.press("Escape")
    expect(paused).to_have_count(0)
    assert not stopped(page, table)
    if game == "kraaw":
        page.get_by_test_id("menu").click()
        page.locator("#table-menu").get_by_role("button", name="Pause").click()
        page.keyboard.press("Escape")
        expect(paused).to_be_visible()
        page.get_by_test_id("rules").click()
        page.get_by_test_id("rules").click()
        assert stopped(page, table), "a pause of one's own is not ended by reading"

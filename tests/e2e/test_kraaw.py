"""Whole games of Kraaw in the browser."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.hands import (
    PHONE,
    act,
    begin,
    decision,
    is_over,
    keep_on,
    opened,
    play_until,
    seldom,
    sideways,
    to_my_turn,
)
from tests.e2e.kraaw_hands import begin_at
from tests.e2e.staging import Stage

pytestmark = pytest.mark.usefixtures("no_fault_in_the_page")

QUICK = {"wins_to_game": 1, "crow_choice": "auto"}


def test_one_click_on_the_home_page_starts_a_game_against_bots(page: Page) -> None:
    page.goto("/")
    page.get_by_test_id("i-know-this-game").click()
    page.get_by_test_id("banner").wait_for()
    expect(page.locator("[data-decision]").first).to_have_attribute("data-decision", "choose_crow")
    assert act(page) == "choose_crow"
    assert play_until(page, "main") == "main"


def test_one_person_plays_a_whole_game_against_bots_from_the_lobby_to_the_end_screen_and_a_rematch(page: Page) -> None:
    page.goto("/")
    page.get_by_test_id("invite").first.click()
    page.locator(".how > summary").click()
    page.locator("[data-preset=first_game]").click()
    page.get_by_label("Seats").select_option("2")
    page.get_by_role("button", name="Start with a bot").click()
    page.get_by_test_id("banner").wait_for()
    assert play_until(page) == "over"
    end = page.get_by_test_id("end")
    expect(end.get_by_role("heading", level=2)).to_be_visible()
    end.get_by_test_id("end-more").click()
    expect(end.get_by_role("link", name="Verify the deal")).to_be_visible()
    table = page.url
    end.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: "/table/" in url and url != table)
    page.get_by_test_id("banner").wait_for()


@pytest.mark.parametrize("whole", [False, *seldom(True)], ids=["until-one-concedes", "whole-game"])
def test_two_browsers_and_one_link_play_a_game_with_a_reload_in_the_middle(
    page: Page, browser: Browser, base_url: str, whole: bool
) -> None:
    page.goto("/")
    page.get_by_test_id("invite").first.click()
    page.locator(".how > summary").click()
    page.locator("[data-preset=first_game]").click()
    page.get_by_label("Seats").select_option("2")
    with opened(browser, base_url, "fr-FR") as guest:
        guest.goto(page.url)
        guest.get_by_role("button", name="S’asseoir ici").first.click()
        page.get_by_role("button", name="Start the game").click()
        for one in (page, guest):
            one.get_by_test_id("banner").wait_for()
        done: list[str] = []

        def act_one() -> str:
            did = act(page) or act(guest)
            done.extend([did] if did else [])
            return did

        keep_on(page, act_one, lambda: len(done) >= 10)
        before = guest.get_by_role("log").first.inner_text()
        guest.reload()
        guest.get_by_test_id("banner").wait_for()
        expect(guest.get_by_role("log").first).to_contain_text(before.split("\n")[0])
        expect(guest.locator("[data-decision]").first).to_be_attached()
        if whole:
            keep_on(page, act_one, lambda: is_over(page) and is_over(guest))
        else:
            guest.get_by_test_id("menu").click()
            guest.get_by_role("button", name="Abandonner").click()
            guest.get_by_role("button", name="J’abandonne").click()
        for one in (page, guest):
            expect(one.get_by_test_id("end").get_by_role("heading", level=2)).to_be_visible()


@pytest.mark.parametrize("whole", [False, *seldom(True)], ids=["given-up", "whole"])
def test_a_game_on_a_phone_nothing_is_too_wide_and_moves_are_asked_twice(
    browser: Browser, base_url: str, whole: bool
) -> None:
    with opened(browser, base_url, "fr-FR", **PHONE) as page:
        page.goto("/")
        assert sideways(page) <= 0
        begin(page, seats=3 if whole else 2, **QUICK)
        to_my_turn(page)
        page.locator("[data-legal]").first.click()
        expect(page.get_by_test_id("confirm")).to_be_visible()  # a card of another nest: taking asks for confirmation
        assert sideways(page) <= 0
        if not whole:
            page.get_by_test_id("menu").tap()
            page.get_by_role("button", name="Abandonner").tap()
            page.get_by_role("button", name="J’abandonne").tap()
        assert play_until(page) == "over"
        assert sideways(page) <= 0


KEYS = {
    "choose_crow": ["ArrowRight", "Enter"],
    "look_done": ["c"],
    "chien_exchange": ["c"],
    "main": ["l", "1", "2", "3", "4", "5"],
    "reveal": ["1", "2", "3", "4", "5"],
    "retaliate": ["1", "Enter", "2", "Enter", "3", "Enter", "4", "Enter", "5", "Enter"],
    "bonus": ["c"],
    "continue": ["c"],
}


def press(page: Page) -> bool:
    for key in KEYS.get(decision(page), []):
        page.keyboard.press(key)
    return False  # and wait for the table's answer


def test_a_game_is_begun_by_keyboard_alone(page: Page) -> None:
    begin(page, timers="relaxed")
    page.locator(".crow[data-legal]").first.focus()
    keep_on(page, lambda: press(page), lambda: decision(page) == "reveal" or page.locator(".nest.mine .locks").count())


def test_a_game_is_ended_by_keyboard_alone(browser: Browser, stage: Stage) -> None:
    with opened(browser, stage.address) as page:
        begin_at(page, stage, 2, "A[3L 3L 2u 1d 1d] B[4L 2L 2u 1d 1d]\nwins 2 2")
        keep_on(page, lambda: press(page), lambda: is_over(page))


@pytest.mark.soak
def test_arrow_keys_and_tab_reach_every_card_and_the_focus_is_seen(page: Page) -> None:
    begin(page, **{**QUICK, "timers": "relaxed"})
    to_my_turn(page)
    page.locator("[data-card='0:0']").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-card='0:1']")).to_be_focused()
    outline = page.locator("[data-card='0:1']").evaluate("e => getComputedStyle(e).outlineWidth")
    assert float(outline.removesuffix("px")) >= 3
    hidden = page.get_by_role("button", name=re.compile("Your card .: face-down")).first
    hidden.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".nest.mine .card.chosen")).to_be_visible()


def test_the_language_can_be_changed_in_mid_game(page: Page) -> None:
    begin(page, **{**QUICK, "timers": "relaxed"})
    to_my_turn(page)
    asked = page.locator("[data-decision]").first
    expect(asked).to_contain_text("Your turn")
    page.get_by_role("button", name="Français").click()
    expect(asked).to_contain_text("À vous")
    expect(page.get_by_role("log").first).to_contain_text("manche 1 commence")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.get_by_role("button", name=re.compile("Votre carte .*cachée")).first.click()
    page.get_by_role("button", name="Regarder", exact=True).click()
    expect(asked).to_contain_text("Révélez")
    page.get_by_role("button", name="English").click()
    expect(asked).to_contain_text("reveal")


def test_a_finished_game_is_replayed_also_by_a_stranger_on_a_phone_and_verified(
    page: Page, browser: Browser, base_url: str
) -> None:
    table = begin(page, **QUICK)
    assert play_until(page) == "over"
    page.get_by_test_id("replay").click()
    page.get_by_test_id("replay-controls").wait_for()
    assert f"/replay/{table}" in page.url
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("log").first).to_contain_text("wins the game")
    page.get_by_role("button", name="To the beginning").click()
    page.get_by_role("button", name="One step on").click()
    page.get_by_test_id("replay-speed").click()
    page.get_by_role("radio", name="× 8").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("input[type=range]").first).not_to_have_value(re.compile(r"^[0-3]$"))
    page.get_by_test_id("replay-eyes").click()
    page.get_by_role("radiogroup", name="Through whose eyes").get_by_role("radio").nth(2).click()
    expect(page.locator(".nest.mine")).to_be_visible()
    with opened(browser, base_url, "fr-FR", **PHONE) as stranger:
        stranger.goto(f"/replay/{table}")
        stranger.get_by_role("button", name="À la fin").tap()
        expect(stranger.get_by_role("log")).to_be_hidden()
        stranger.get_by_test_id("read-log").tap()
        expect(stranger.get_by_role("log")).to_contain_text("gagne la partie")
        assert sideways(stranger) <= 0
        stranger.keyboard.press("Escape")
        expect(stranger.get_by_role("log")).to_be_hidden()
        stranger.get_by_role("group", name="Aller à").get_by_role("button", name="Manche 1").tap()
        assert int(stranger.get_by_label("Moment de la partie").input_value()) < 12
    page.goto(f"/verify?table={table}")
    expect(page.get_by_test_id("verdict")).to_contain_text(re.compile("The record holds"))
    expect(page.get_by_text("The seed opens the seal")).to_be_visible()


@pytest.mark.soak
@pytest.mark.parametrize(("width", "height"), [(360, 740), *seldom((1440, 900))])
def test_a_table_with_text_twice_as_large_can_be_played(
    browser: Browser, base_url: str, width: int, height: int
) -> None:
    with opened(browser, base_url, "fr-FR", viewport={"width": width, "height": height}) as page:
        page.add_init_script("localStorage.setItem('kermesse.settings', JSON.stringify({ text: 200 }))")
        begin(page, seats=4, **{**QUICK, "timers": "relaxed"})
        assert play_until(page, "main") == "main"
        assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
        assert sideways(page) <= 0
        banner, card = (
            page.get_by_test_id("banner").bounding_box(),
            page.locator(".nest.mine .card").first.bounding_box(),
        )
        assert banner
        assert card
        assert banner["y"] + 40 < height
        assert banner["width"] <= width
        page.locator(".nest.mine [data-legal]").first.click()
        expect(page.locator(".nest.mine .card.chosen").first).to_be_visible()
        assert sideways(page) <= 0


def test_the_newer_of_two_tabs_has_the_seat_and_the_older_says_so_in_the_pages_language(page: Page) -> None:
    table = begin(page, **{**QUICK, "timers": "relaxed"})
    newer = page.context.new_page()
    newer.goto(f"/table/{table}")
    expect(page.get_by_role("alert")).to_contain_text("another tab")
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("alert")).to_contain_text("autre onglet")
    assert play_until(newer, "main") == "main"


@pytest.mark.soak
def test_a_link_to_a_full_table_lets_one_watch(page: Page, browser: Browser, base_url: str) -> None:
    table = begin(page, **{**QUICK, "timers": "relaxed"})
    with opened(browser, base_url) as watcher:
        watcher.goto(f"/table/{table}")
        watcher.get_by_test_id("banner").wait_for()
        expect(watcher.locator(".nest.mine")).to_have_count(0)
        expect(watcher.locator("[data-legal]")).to_have_count(0)
        page.get_by_test_id("menu").click()
        expect(page.get_by_text("1 person is watching")).to_be_visible()

"""Whole games of Krom in the browser: one person and three bots, the variants, a phone, axe."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.e2e.hands import ROOT, decision, is_over, sideways
from tests.e2e.krom_hands import Player, begin, hasty_server


@pytest.fixture(scope="module")
def house() -> Iterator[str]:
    if not (ROOT / "src/kermesse/static/index.html").is_file():
        pytest.fail("the client is not built: npm run build in web/")
    with hasty_server() as address:
        yield address


@pytest.fixture
def page(browser: Browser, house: str) -> Iterator[Page]:
    yield from open_page(browser, house, locale="en-GB", viewport={"width": 1280, "height": 800})


@pytest.fixture
def phone(browser: Browser, house: str) -> Iterator[Page]:
    size = {"width": 360, "height": 740}
    yield from open_page(browser, house, locale="fr-FR", viewport=size, has_touch=True, is_mobile=True)


def open_page(browser: Browser, house: str, **more: Any) -> Iterator[Page]:
    """A page that must not err."""
    context = browser.new_context(base_url=house, reduced_motion="reduce", **more)
    page = context.new_page()
    page.set_default_timeout(15_000)
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
    yield page
    context.close()
    assert faults == []


def serious(page: Page) -> list[str]:
    found: list[dict[str, Any]] = Axe().run(page).response["violations"]
    return [
        f"{one['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:300]}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"][:4]
    ]


def test_one_person_and_three_bots_play_a_whole_game_with_a_fight_a_bonus_a_hunt_and_a_climb(page: Page) -> None:
    done: set[str] = set()
    for _ in range(4):  # a game in which fate denied one of them does not count
        begin(page)
        player = Player(page)
        player.until(lambda: False, 120)
        expect(page.get_by_test_id("end")).to_be_visible()
        done |= player.did
        if {"fight", "bonus in a fight", "hunt", "climb"} <= done:
            break
    assert {"fight", "bonus in a fight", "hunt", "climb"} <= done
    expect(page.get_by_test_id("end").get_by_role("heading", level=3)).to_contain_text("Won with")


def test_a_game_with_ice_and_the_kromosaure_on_a_small_phone(phone: Page) -> None:
    page = phone
    begin(page, seats=6, board="glacial", kromosaure=True)
    player = Player(page)
    seen: set[str] = set()

    def over() -> bool:
        if (asked := decision(page)) and asked not in seen:
            seen.add(asked)
            assert sideways(page) <= 0, asked
        return is_over(page)

    player.until(over, 150)
    expect(page.get_by_test_id("end")).to_be_visible()
    assert {"choose_destination", "action"} <= seen
    assert sideways(page) <= 0


def test_the_beast_and_the_cold_are_seen(page: Page) -> None:
    begin(page, seats=3, board="glacial", kromosaure=True)
    player = Player(page)
    assert player.until(lambda: page.locator(".stand.beast").count() > 0, 40)
    log = page.get_by_role("log").first
    assert player.until(lambda: "shivers" in log.inner_text(), 60)
    expect(page.locator(".landscape.ice")).to_be_visible()


def test_a_place_can_be_chosen_by_keyboard_and_the_own_place_says_why_not(page: Page) -> None:
    begin(page, seats=2, level="random")
    expect(page.locator("[data-decision=choose_destination]")).to_be_visible()
    page.locator("[data-place=cave]").click()
    expect(page.get_by_role("alert")).to_contain_text("leave your place")
    page.locator("[data-place=forest]").focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-place=mountain]")).to_be_focused()
    page.keyboard.press("4")
    player = Player(page)
    assert player.until(lambda: page.locator("[data-panel=mountain]").count() > 0 and decision(page) == "action", 30)
    page.keyboard.press("g")  # throw
    dice = page.locator("button.die")
    expect(dice).to_have_count(5)
    page.keyboard.press("1")
    expect(dice.first).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("g")  # throw the four others again
    expect(page.locator("[data-lane='0'] .purse").first).to_have_attribute("aria-label", re.compile("^4 K"))


def test_axe_finds_nothing_serious_while_krom_is_played(page: Page) -> None:
    begin(page, characters="pick")
    player = Player(page)
    assert player.until(lambda: decision(page) == "pick_character", 20)
    assert serious(page) == [], "picking a character"
    for moment in ("choose_destination", "fight", "action"):
        if player.until(lambda moment=moment: decision(page) == moment, 60):
            assert serious(page) == [], moment
    page.get_by_test_id("rules").click()
    page.wait_for_timeout(300)
    assert serious(page) == [], "rules"

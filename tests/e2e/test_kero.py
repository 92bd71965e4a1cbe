"""Kero in the browser: dice against the sand."""

import re
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from tests.e2e.hands import decision, is_over, server, sideways
from tests.e2e.test_pages import serious

# The rival plays as it always does, only with quicker hands and one throw a turn; and a truck may be smaller than a table
# can choose: a whole live game, breakdown and all, need not take ten minutes.
QUICK_RIVAL = (
    "import kermesse.games.kero.bot as bot, kermesse.games.kero.options as options;"
    "bot.CAMP = (30, 80); bot.WINDOW = (30, 80); bot.MOST_THROWS = 1; options.LEAST_CAPACITY = 8_000;"
    "bot.BOTS['hard'] = bot._level(bot.Hand((1200, 1300), (30, 80), 0.03, 0.0));"
)
SHORT = {
    "capacity_ms": [8_000, 120_000],
    "air_ms": 400,
    "throw_gap_ms": 1_200,
    "refuel_throw_ms": 1_000,
    "reaction_policy": "standing",
    "first_player": "seat0",
}
CALM = {"clock": "calm", "timers": "off", "gauge": "digits", "first_player": "seat0"}


@pytest.fixture(scope="session")
def base_url() -> Iterator[str]:
    with server(QUICK_RIVAL) as address:
        yield address


@pytest.fixture(autouse=True)
def no_fault_in_the_page(page: Page) -> Iterator[None]:
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on(
        "console", lambda message: faults.append(message.text) if "Content Security Policy" in message.text else None
    )
    yield
    assert faults == []


def begin(page: Page, **options: Any) -> str:
    page.goto("/")
    body = {"game": "kero", "seats": 2, "play_now": True, "level": "hard", "options": options}
    made = page.request.post("/api/tables", data=body, headers={"Origin": page.url.rstrip("/")})
    assert made.ok, made.text()
    table = str(made.json()["id"])
    page.goto(f"/table/{table}")
    page.get_by_test_id("banner").wait_for()
    return table


# What is clicked for each decision: the last of the first that is offered.
WANTED = {
    "prep": ["[data-testid=tip]:enabled"],
    "rolling": ["[data-testid=lay-flat]:enabled"],
    "refuelling": ["[data-testid=tap]:enabled"],
    "reaction": ["[data-choice]"],
    "develop": ["[data-slot][data-legal]", "[data-land][data-legal]", "[data-choice]"],
    "sweep": ["[data-slot][data-legal]"],
    "tie": ["[data-land][data-legal]"],
}


def act(page: Page, but: str = "") -> str:
    """One legal thing, by clicking what is offered; what was decided, or '' if nothing was. `but`: what is left alone."""
    try:
        asked = decision(page)
        confirm = page.get_by_test_id("confirm")
        if confirm.count():
            confirm.click(timeout=1500)
            return asked
        for selector in WANTED.get(asked, []) if asked != but else []:
            offered = page.locator(selector)
            if offered.count():
                offered.last.click(timeout=1500)
                return asked
    except Error:
        pass  # the table went on meanwhile: look again
    return ""


def rest(page: Page) -> str:
    """What is left of my turn."""
    return act(page, but="prep")


def one_throw(page: Page) -> str:
    """As `act`, but a turn is a single throw, after which the truck lies down by itself: little sand, and no haste."""
    if decision(page) == "prep":
        try:
            page.get_by_label("lay flat on landing").check(timeout=1500)
        except Error:
            return ""
    return act(page, but="rolling")


def wait(_: Page) -> str:
    return ""


def until(page: Page, done: Callable[[], bool], do: Callable[[Page], str] = act, limit: float = 150) -> bool:
    end = time.monotonic() + limit
    while time.monotonic() < end:
        if done():
            return True
        if not do(page):
            page.wait_for_timeout(50)
    return False


def asks(page: Page, *wanted: str) -> Callable[[], bool]:
    return lambda: decision(page) in wanted


def journal(page: Page) -> str:
    return page.get_by_role("log").first.inner_text()


def test_a_whole_live_game_with_a_refuel_a_breakdown_and_a_conquest(page: Page) -> None:
    begin(page, timers="relaxed", **SHORT)
    truck, scene = page.locator("[data-clan='0'] [data-flow]"), page.get_by_test_id("fill-scene")
    page.get_by_test_id("tip").click()
    expect(truck).to_have_attribute("data-flow", "out")
    page.get_by_test_id("lay-flat").click()  # it can be as soon as the dice have landed
    expect(truck).to_have_attribute("data-flow", "flat")
    assert until(page, asks(page, "prep"), rest)

    page.get_by_role("button", name="One fill").click()
    expect(scene).to_be_visible()
    expect(truck).to_have_attribute("data-flow", "in")
    assert until(page, asks(page, "prep"), wait, limit=30)
    expect(scene).to_be_hidden()

    page.get_by_test_id("tip").click()
    page.get_by_text("OUT OF KERO!", exact=True).wait_for(timeout=30_000)  # I let the sand run out
    expect(truck).to_have_attribute("data-flow", "in")
    expect(scene).to_be_visible()
    assert until(page, asks(page, "prep"), wait, limit=60)

    conquests: set[str] = set()

    def over() -> bool:
        conquests.update(page.locator(".conquest").all_inner_texts())
        return is_over(page)

    assert until(page, over, one_throw)
    assert any("Conquest 1!" in told for told in conquests)
    assert "Conquest 3!" in journal(page)  # the end may come with it, and hide it on the board
    end = page.get_by_test_id("end")
    expect(end.get_by_role("row", name=re.compile("Total"))).to_be_visible()
    assert serious(page) == [], "the end"


def test_dice_are_kept_and_a_hasty_throw_waits_for_the_gap(page: Page) -> None:
    begin(page, timers="relaxed", first_player="seat0", throw_gap_ms=3_000, air_ms=400)
    page.keyboard.press("7")
    expect(page.locator("[data-special=yellow]")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Space")
    expect(page.locator(".dice [data-die]")).to_have_count(6)
    free = page.locator("button.die:not(.burnt)")
    free.first.wait_for(timeout=10_000)
    kept, face = free.first.get_attribute("data-die"), free.first.get_attribute("data-face")
    free.first.click()
    expect(page.locator(f"[data-die={kept}]")).to_have_attribute("aria-pressed", "true")
    throw = page.get_by_test_id("throw")
    if throw.is_enabled():
        throw.click()  # too early: it is remembered, and done as soon as it may be
        expect(page.locator(".die.air").first).to_be_visible(timeout=6_000)
        assert page.locator(f"[data-die={kept}]").get_attribute("data-face") == face
    expect(page.get_by_test_id("lay-flat")).to_be_enabled(timeout=6_000)
    page.keyboard.press("f")
    expect(page.locator("[data-tray=develop]")).to_be_visible(timeout=6_000)
    expect(page.locator("[data-clan='0'] [data-pose]")).to_have_attribute("data-pose", "flat")


def test_a_whole_calm_game_by_keyboard_alone(page: Page) -> None:
    begin(page, **CALM)
    thrown_again = False

    def press(_: Page) -> str:
        nonlocal thrown_again
        asked = decision(page)
        if asked == "prep":
            page.keyboard.press("Space")
        elif asked == "rolling":
            page.keyboard.press("1")
            if not thrown_again and page.locator("[data-testid=throw]:enabled").count():
                thrown_again = True
                page.keyboard.press("Space")
            else:
                page.keyboard.press("f")
        elif asked == "develop":
            for key in "654321":
                page.keyboard.press(key)
            page.keyboard.press("a")
            page.keyboard.press("e")
        elif asked in ("sweep", "tie"):
            for key in "123456":
                page.keyboard.press(key)
        elif asked == "reaction":
            page.keyboard.press("n")
        page.wait_for_timeout(40)
        return asked

    assert until(page, lambda: is_over(page), press, limit=150)
    assert thrown_again
    assert "Conquest 3!" in journal(page)


def test_a_phone_is_enough(browser: Browser, base_url: str) -> None:
    context = browser.new_context(
        base_url=base_url,
        locale="fr-FR",
        viewport={"width": 360, "height": 740},
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
    )
    page = context.new_page()
    begin(page, **CALM)
    assert sideways(page) <= 0
    page.get_by_test_id("tip").tap()
    page.locator("button.die").first.tap()
    expect(page.locator(".die[aria-pressed=true]")).to_have_count(1)
    for die in page.locator(".dice [data-die]").all():
        box = die.bounding_box()
        assert box
        assert box["width"] >= 44
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360
    page.get_by_test_id("lay-flat").tap()
    asked: list[str] = []

    def tapped(_: Page) -> str:
        if (now := decision(page)) != (asked or [""])[-1]:
            asked.append(now)
        assert sideways(page) <= 0
        return act(page)

    assert until(page, lambda: asked.count("prep") >= 3, tapped, limit=150)  # each move is asked twice on a phone
    assert {"prep", "rolling", "develop"} <= set(asked)
    context.close()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(browser: Browser, base_url: str, theme: Any) -> None:
    context = browser.new_context(base_url=base_url, locale="fr-FR", color_scheme=theme, reduced_motion="reduce")
    page = context.new_page()
    begin(page, **CALM)
    page.get_by_test_id("tip").wait_for()
    assert serious(page) == [], "preparing"
    page.get_by_test_id("tip").click()
    page.get_by_test_id("lay-flat").wait_for()
    page.wait_for_timeout(300)
    assert serious(page) == [], "rolling"
    if page.get_by_test_id("lay-flat").is_enabled():
        page.get_by_test_id("lay-flat").click()
    expect(page.locator("[data-tray=develop]")).to_be_visible()
    page.wait_for_timeout(300)
    assert serious(page) == [], "developing"
    page.get_by_test_id("rules").click()
    page.wait_for_timeout(300)
    assert serious(page) == [], "rules"
    context.close()

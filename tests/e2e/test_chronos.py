"""Chronos in the browser: real time, short sand."""

import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from tests.e2e.hands import is_over, sideways
from tests.e2e.test_pages import serious

SHORT = {
    "time_scale": 0.5,
    "timer_mean_ms": 10_000,
    "start_mode": "all",
    "look_ms": 0,
    "countdown_ms": 0,
    "rounds_to_win": 1,
}
CHOOSERS = ("Hermes", "Hephaestus", "Cerberus")


@pytest.fixture(autouse=True)
def no_fault_in_the_page(page: Page) -> Iterator[None]:
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on(
        "console", lambda message: faults.append(message.text) if "Content Security Policy" in message.text else None
    )
    yield
    assert faults == []


def new_table(page: Page, play_now: bool, seats: int, bots: str = "random", **options: Any) -> str:
    page.goto("/")
    body = {"game": "chronos", "seats": seats, "play_now": play_now, "level": bots, "options": {**SHORT, **options}}
    made = page.request.post("/api/tables", data=body, headers={"Origin": page.url.rstrip("/")})
    assert made.ok, made.text()
    address = f"/table/{made.json()['id']}"
    page.goto(address)
    return address


def begin(page: Page, seats: int = 4, **options: Any) -> None:
    new_table(page, True, seats, **options)
    page.get_by_test_id("banner").wait_for(timeout=20_000)


def try_to(act: Callable[[], None]) -> bool:
    """The table goes on meanwhile: what was there may be gone."""
    try:
        act()
        return True
    except Error:
        return False


def get_ready(page: Page) -> None:
    button = page.get_by_test_id("banner").get_by_role("button", name="I am ready")
    if button.count():
        try_to(lambda: button.click(timeout=1500))


def answer(page: Page) -> str:
    """Answers an open choice of a god; which one it was."""
    picker = page.get_by_test_id("picker")
    if not picker.count():
        return ""
    kind = picker.first.get_attribute("data-kind", timeout=1000) or ""
    return kind if try_to(lambda: picker.locator("[data-legal]").first.click(timeout=1500)) else ""


def lift(page: Page, to: int) -> bool:
    """The first timer that can be lifted goes to that pile, with the card if it can."""
    free = page.locator(".mat-chronos .glass.legal:not(.chosen)")
    held = page.locator(".mat-chronos .glass.chosen").count() > 0
    if not held and not (free.count() and try_to(lambda: free.first.click(timeout=1000))):
        return False
    return try_to(lambda: page.locator(f"[data-card='pile:{to}']").click(timeout=1000))


def tops(page: Page) -> list[str]:
    """What is said of each pile."""
    found = "all => all.map(one => one.getAttribute('aria-label') ?? '')"
    return list(page.locator(".ring [data-card^='pile:']").evaluate_all(found))


def wanted(labels: list[str], ours: list[int]) -> int:
    """A god with a choice where nobody stands, else the dearest card there; none where we stand already."""

    def worth(pile: int) -> int:
        label = labels[pile]
        if "Hades" in label or pile in ours:
            return -1
        chooser = any(f": {god}" in label for god in CHOOSERS)
        value = 1000 if chooser else next((value for value in (50, 30, 20, 10) if f"Territory {value}," in label), 0)
        return value if "No timer here" in label else value // 5

    return max(range(len(labels)), key=worth)


def standing(page: Page) -> list[int]:
    """The piles where timers of mine stand."""
    found = "all => all.map(one => +one.dataset.place.split(':')[1])"
    return list(page.locator(".ring .spot.mine").evaluate_all(found))


def test_two_browsers_and_two_bots_play_with_a_block_and_a_victory(page: Page, browser: Browser, base_url: str) -> None:
    options = {"target": 50, "announce": "manual", "rounds_to_win": 5, "timers": "fast"}
    address = new_table(page, False, 4, "gentle", **options)
    guest = browser.new_context(base_url=base_url, locale="en-GB", reduced_motion="reduce").new_page()
    guest.goto(address)
    sit = guest.get_by_role("button", name="Sit here")
    guest.wait_for_timeout(800)
    if sit.count():
        sit.first.click()
    page.get_by_role("button", name="Start with").click()
    for one in (page, guest):
        one.get_by_test_id("banner").wait_for(timeout=20_000)
    missing = {"block", "victory"}
    end = time.monotonic() + 75
    while missing and time.monotonic() < end and not is_over(page):
        for one in (page, guest):
            get_ready(one)
            answer(one)
            if one.locator(".victory.glows").count():
                try_to(lambda one=one: one.locator(".victory.glows").click(timeout=1000))
        if page.locator(".ring .spot.mine .glass.threat").count():
            missing.discard("block")
        labels, mine, theirs = tops(page), standing(page), standing(guest)
        if labels:
            lift(page, wanted(labels, mine + theirs))
            plain = [pile for pile in mine if not any(god in labels[pile] for god in CHOOSERS)]
            lift(guest, plain[0] if "block" in missing and plain else wanted(labels, mine + theirs))
        if "shouts: Victory" in page.get_by_role("log").first.inner_text():
            missing.discard("victory")
        page.wait_for_timeout(40)
    assert missing == set()
    guest.context.close()


def test_a_god_that_is_taken_asks_for_a_choice_while_play_goes_on(page: Page) -> None:
    begin(page, 4, bots="gentle", target=400, announce="manual", piles=12, rounds_to_win=5, timers="fast")
    end = time.monotonic() + 75
    chosen = ""
    while not chosen and time.monotonic() < end:
        get_ready(page)
        chosen = answer(page)
        labels = tops(page)
        if labels and not chosen:
            lift(page, wanted(labels, standing(page)))
        page.wait_for_timeout(40)
    assert chosen in ("hermes", "hephaistos", "cerbere")
    expect(page.get_by_test_id("picker")).to_have_count(0, timeout=10_000)


def test_a_phone_shows_six_players_without_scrolling_sideways_and_two_taps_move(
    browser: Browser, base_url: str
) -> None:
    context = browser.new_context(
        base_url=base_url,
        locale="fr-FR",
        viewport={"width": 360, "height": 740},
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
    )
    page = context.new_page()
    begin(page, 6, bots="gentle", level=3)
    page.get_by_role("button", name="Je suis prêt").tap()
    page.locator(".mat-chronos .glass.legal").first.tap(timeout=15_000)
    page.locator("[data-card='pile:1']").tap()
    expect(page.locator("[data-place='pile:1'] .glass.mine")).to_be_visible(timeout=10_000)
    assert sideways(page) <= 0
    assert serious(page) == []
    context.close()


def test_keys_alone_play_a_round(page: Page) -> None:
    begin(page, 3, target=50, round_limit_ms=20_000)
    page.get_by_role("button", name="I am ready").wait_for(timeout=15_000)
    page.keyboard.press("y")
    expect(page.locator(".mat-chronos .glass.legal").first).to_be_visible(timeout=15_000)
    page.keyboard.press("q")
    expect(page.locator(".mat-chronos .glass.chosen")).to_have_count(1)
    page.keyboard.press("2")
    expect(page.locator("[data-place='pile:1'] .glass.mine").first).to_be_visible(timeout=10_000)
    end = time.monotonic() + 60
    turn = 0
    while time.monotonic() < end and not is_over(page):
        turn += 1
        for key in ("q", str(1 + turn % 6), "w", str(1 + (turn + 3) % 6), "v", "d"):
            page.keyboard.press(key)
            page.wait_for_timeout(120)
        if page.get_by_test_id("picker").count():
            try_to(lambda: page.get_by_test_id("picker").locator("[data-legal]").first.press("Enter", timeout=1000))
    assert is_over(page)
    expect(page.get_by_test_id("end").get_by_role("heading", level=2)).to_be_visible()
    assert serious(page) == []


def test_the_gods_can_be_searched_in_the_rules_and_the_table_is_clean_for_axe(page: Page) -> None:
    begin(page, 4, bots="gentle", level=3)
    page.get_by_role("button", name="I am ready").click(timeout=15_000)
    expect(page.locator(".mat-chronos .glass.legal").first).to_be_visible(timeout=15_000)
    assert serious(page) == []
    page.get_by_test_id("rules").click()
    page.get_by_text("All gods, one by one").click()
    page.get_by_placeholder("Search a god or a power").fill("doubled")
    gods = page.locator(".rules .list li")
    expect(gods).to_have_count(1)
    expect(gods).to_contain_text("Aphrodite")

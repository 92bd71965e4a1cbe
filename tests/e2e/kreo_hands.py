"""Hands for Kréo: sit at a table of it and do what it offers, by clicking."""

import time
from typing import Any

from playwright.sync_api import Error, Page

from tests.e2e.hands import decision

AGGRESSIONS = "[data-card^='hand:ECLAIR'], [data-card^='hand:HECATON'], [data-card^='hand:TORNADE']"
HAND = "[data-card^='hand:']"
HARMLESS = f"{HAND}:not({AGGRESSIONS})"


def begin(page: Page, seats: int = 3, level: str = "normal", **options: Any) -> str:
    page.goto("/")
    body = {
        "game": "kreo",
        "seats": seats,
        "play_now": True,
        "level": level,
        "options": {"timers": "off", **options},
    }
    made = page.request.post("/api/tables", data=body, headers={"Origin": page.url.rstrip("/")})
    assert made.ok, made.text()
    table = str(made.json()["id"])
    page.goto(f"/table/{table}")
    page.get_by_test_id("banner").wait_for()
    return table


def click_if_there(page: Page, selector: str) -> bool:
    found = page.locator(selector)
    if not found.count():
        return False
    found.first.click(timeout=2500)
    return True


def act(page: Page, prefer: str = HAND) -> bool:
    """One thing that the table offers, as a person would do it; False if nothing was asked."""
    try:
        if click_if_there(page, "[data-testid=confirm]") or click_if_there(page, "[data-testid=skip]"):
            return True
        asked = decision(page)
        if not asked:
            return False
        if asked == "take_energy":
            if not page.locator("[data-face][aria-pressed=true]").count():
                click_if_there(page, "[data-face]")
            return click_if_there(page, "[data-amount='1'], [data-amount=rest], [data-amount='0']")
        if asked in ("reply_exchange", "drop"):
            return click_if_there(page, "[data-testid=give]") or click_if_there(page, "[data-card][data-legal]")
        if asked == "divination":
            if click_if_there(page, "[data-testid=not-that]"):
                prefer = HARMLESS
            if click_if_there(page, "[data-choice].main"):
                return True
            if click_if_there(page, "[data-testid=lay]:enabled"):
                return True
            return any(click_if_there(page, cards) for cards in (prefer, HARMLESS, HAND))
        return click_if_there(page, "[data-choice]")
    except Error:
        return False  # the table went on meanwhile: look again


def play_until(page: Page, done: Any, limit: float = 60, prefer: str = HAND) -> bool:
    end = time.monotonic() + limit
    while time.monotonic() < end:
        if done():
            return True
        if not act(page, prefer):
            page.wait_for_timeout(60)
    return False


def asked(page: Page, what: str) -> Any:
    return lambda: decision(page) == what and not page.get_by_test_id("skip").count()


def take_up(page: Page, cards: str = HARMLESS) -> None:
    """Chooses the first of those cards of my hand, whatever was chosen before."""
    page.keyboard.press("Escape")
    page.locator("[data-card^='hand:'].chosen").first.wait_for(state="detached")
    page.locator(cards).first.click()
    page.locator("[data-card^='hand:'].chosen").first.wait_for()

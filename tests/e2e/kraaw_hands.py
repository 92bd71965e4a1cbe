"""Hands for Kraaw at a staged table."""

from playwright.sync_api import Page

from tests.e2e.hands import new_table
from tests.e2e.staging import Stage


def begin_at(page: Page, stage: Stage, seats: int, position: str) -> None:
    """A table of plain bots and me at that position, with time to look around; the page is at it."""
    stage.set("kraaw", f"{position}\noption timers=relaxed")
    table = new_table(page, game="kraaw", seats=seats, play_now=True, level="plain")
    page.goto(f"/table/{table}")
    page.get_by_test_id("banner").wait_for()


def reveal_and_lock(page: Page, slot: int) -> None:
    """That card of mine, when my turn has come; on a phone it is asked twice."""
    page.locator("[data-decision=main]").wait_for()
    page.locator(f"[data-card='0:{slot}']").click()
    page.get_by_role("button", name="Reveal and lock").click()
    confirm, done = page.get_by_test_id("confirm"), page.locator("[data-decision]:not([data-decision=main])")
    confirm.or_(done).first.wait_for(state="attached")
    if confirm.count():
        confirm.click()

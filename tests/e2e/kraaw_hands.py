"""Actions at a staged table of Kraaw."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page

from tests.e2e.hands import new_table, opened
from tests.e2e.staging import Stage


def begin_at(page: Page, stage: Stage, seats: int, position: str) -> None:
    """Open a table of plain bots and me at that position, with time to look around."""
    stage.set("kraaw", f"{position}\noption timers=relaxed")
    table = new_table(page, game="kraaw", seats=seats, play_now=True, level="plain")
    page.goto(f"/table/{table}")
    page.get_by_test_id("banner").wait_for()


def reveal_and_lock(page: Page, slot: int) -> None:
    """Reveal and lock that card of mine on my turn; the page asks for confirmation."""
    page.locator("[data-decision=main]").wait_for()
    page.locator(f"[data-card='0:{slot}']").click()
    page.get_by_role("button", name="Reveal and lock").click()
    page.get_by_test_id("confirm").click()


@contextmanager
def two_at(
    browser: Browser, stage: Stage, position: str, seats: int = 2, **of_guest: Any
) -> Iterator[tuple[Page, Page]]:
    """Seat Ada, who moves first, and Zoé at that position, with plain bots at the other seats."""
    with opened(browser, stage.address) as host, opened(browser, stage.address, **of_guest) as guest:
        for page, name in ((host, "Ada"), (guest, "Zoé")):
            assert page.request.post("/api/me", data={"name": name}).ok
        stage.set("kraaw", f"{position}\noption timers=relaxed")
        table = new_table(host, game="kraaw", seats=seats, level="plain")
        for page in (host, guest):
            page.goto(f"/table/{table}")
        guest.get_by_role("button", name="Sit here").first.click()
        host.get_by_role("button", name="Remove Zoé").wait_for()  # wait until she sits: else a bot would have her seat
        host.get_by_role("button", name="Start").click()
        for page in (host, guest):
            page.get_by_test_id("banner").wait_for()
        yield host, guest


def take(page: Page, seat: int, slot: int) -> None:
    """Take that card of theirs; the page asks for confirmation."""
    page.get_by_role("button", name="Take", exact=True).click()
    page.locator(f"[data-card='{seat}:{slot}']").click()
    page.get_by_test_id("confirm").click()

"""Kraaw, R35: by the other reading of the bonus, a locked card can be turned over on the board too."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.hands import PHONE, opened, seldom, serious, sideways
from tests.e2e.kraaw_hands import begin_at
from tests.e2e.staging import Stage

ROWS = "A[1L 4u 3d 2d 1d] B[2d 2d 4d 1d 3d]"


def card(page: Page, slot: int):
    return page.locator(f"[data-card='0:{slot}']")


def come_to_the_bonus(page: Page) -> None:
    """Look at my fourth card and reveal it: neither asks for confirmation."""
    page.locator("[data-decision=main]").wait_for()
    card(page, 3).click()
    page.get_by_role("button", name="Look", exact=False).first.click()
    page.locator("[data-decision=reveal]").wait_for()
    card(page, 3).click()
    page.locator("[data-decision=bonus]").wait_for()


@pytest.mark.soak
@pytest.mark.parametrize("phone", [True, *seldom(False)], ids=["phone", "desktop"])
def test_a_locked_card_can_be_turned_over_and_loses_its_lock(browser: Browser, stage: Stage, phone: bool) -> None:
    with opened(browser, stage.address, **(PHONE if phone else {})) as page:
        begin_at(page, stage, 2, f"{ROWS}\noption bonus_reading=locked_counts")
        come_to_the_bonus(page)
        banner = page.get_by_test_id("banner")
        expect(banner).to_contain_text("turn any face-up card face-down")
        card(page, 0).click(force=True)
        expect(page.get_by_text("not lying face-up and upright")).to_be_visible()
        card(page, 1).click()
        expect(banner).to_contain_text("A locked one loses its lock")
        expect(page.get_by_role("button", name="Turn card 2 itself face-down")).to_be_visible()
        assert serious(page) == []
        assert not sideways(page)
        card(page, 0).click()
        page.get_by_test_id("confirm").click()
        expect(card(page, 0)).to_have_accessible_name("Your card 1: face-down, you know it is a 1")
        expect(page.locator(".nest.mine .locks")).to_have_accessible_name("no lock left")


@pytest.mark.soak
def test_the_card_just_locked_can_be_turned_over_itself(browser: Browser, stage: Stage) -> None:
    with opened(browser, stage.address) as page:
        begin_at(page, stage, 2, f"{ROWS}\noption bonus_reading=locked_counts")
        come_to_the_bonus(page)
        card(page, 3).click()
        page.get_by_role("button", name="Turn card 4 itself face-down").click()
        page.get_by_test_id("confirm").click()
        expect(card(page, 3)).to_have_accessible_name("Your card 4: face-down, you know it is a 2")
        expect(page.locator(".nest.mine .locks")).to_have_accessible_name("no lock left")


@pytest.mark.soak
def test_by_the_first_reading_a_locked_card_stays_as_it_is(browser: Browser, stage: Stage) -> None:
    with opened(browser, stage.address) as page:
        begin_at(page, stage, 2, ROWS)
        come_to_the_bonus(page)
        card(page, 1).click()
        expect(page.get_by_role("button", name="itself face-down")).to_have_count(0)
        card(page, 0).click(force=True)
        expect(page.get_by_text("not lying face-up and upright")).to_be_visible()
        expect(card(page, 0)).to_have_accessible_name("Your card 1: locked, 1, button")

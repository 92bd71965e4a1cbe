"""A theft at Kraaw: everybody sees it above everything else, the victim is told, and only then does the log show it."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.e2e.hands import PHONE, opened, seldom, serious
from tests.e2e.kraaw_hands import begin_at, take, two_at
from tests.e2e.staging import Stage
from tests.e2e.test_sound_and_motion import SLOW

NIGHT = "A[1L 4u 3d 2d 1d] B[2d 2L 4u 1d 3d]"
# The topmost element in the middle of a piece, including flying ones that cannot be touched.
TOPMOST = """piece => {
  const layer = piece.closest('[data-testid=theft]');
  layer.style.pointerEvents = 'auto';
  const box = piece.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  layer.style.pointerEvents = '';
  return layer.contains(top);
}"""

# All announcements of thefts, including those that are gone by now.
OVERHEARD = """() => {
  window.overheard = '';
  const hear = () => { window.overheard += document.querySelector('[data-testid=theft]')?.textContent ?? ''; };
  new MutationObserver(hear).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def log(page: Page) -> Locator:
    return page.locator("[role=log]").first  # in a drawer on a phone, and written all the same


def in_the_air(page: Page, what: str) -> Locator:
    return page.locator(f"[data-flies={what}]")


@pytest.mark.parametrize("phone", [True, *seldom(False)], ids=["phone", "desktop"])
def test_a_theft_flies_over_board_and_mat_and_the_log_waits_for_it(browser: Browser, stage: Stage, phone: bool) -> None:
    wish = {**(PHONE if phone else {}), "reduced_motion": "no-preference"}
    with two_at(browser, stage, NIGHT, **wish) as (host, guest):
        guest.evaluate(f"() => {{ {SLOW} }}")
        before = guest.locator(".nest.mine .total").inner_text()
        take(host, 1, 2)
        told = guest.get_by_test_id("theft")
        expect(told).to_contain_text("Ada swoops down on your card 3!")
        assert in_the_air(guest, "crow").evaluate(TOPMOST)
        expect(guest.get_by_test_id("banner")).to_contain_text("Ada takes your card 3!")  # I may answer at once
        expect(log(guest)).not_to_contain_text("card 3")
        guest.locator("[data-card='0:3']").click()
        guest.get_by_test_id("confirm").click()
        expect(told).to_contain_text("Ada takes a 4 from you! You take a face-down card in return.")
        for what in ("loot", "given", "crow"):
            assert in_the_air(guest, what).evaluate(TOPMOST), what
        expect(guest.locator(".nest.mine .total")).to_have_text(before)  # not counted before it has landed
        expect(log(guest)).not_to_contain_text("card 3")
        if phone:
            guest.get_by_test_id("skip").tap()
        else:
            guest.keyboard.press("Escape")
        expect(in_the_air(guest, "loot")).to_have_count(0)
        expect(guest.locator(".nest.mine .total")).to_have_text("2")
        expect(log(guest)).to_contain_text("Ada reaches for your card 3")
        expect(log(host)).to_contain_text("Zoé takes your card 4 in return")  # there it has long landed


@pytest.mark.soak
def test_while_the_last_theft_still_flies_the_banner_says_that_the_game_is_over(browser: Browser, stage: Stage) -> None:
    with opened(browser, stage.address, reduced_motion="no-preference") as page:
        begin_at(page, stage, 2, "A[3L 4L 2u 1d 1d] B[2L 3L 2u 1u 4u]\nwins 2 2")
        page.locator("[data-decision=main]").wait_for()
        page.evaluate(f"() => {{ {SLOW} }}")
        take(page, 1, 4)
        page.locator("[data-decision=continue]").wait_for()
        expect(page.get_by_test_id("skip")).to_be_visible()
        page.get_by_role("button", name="Continue").click()
        expect(page.locator(".banner:has([data-testid=skip]) .asked")).to_have_text("The game is over.")
        page.get_by_test_id("skip").click()
        page.get_by_test_id("end").wait_for()


@pytest.mark.soak
def test_with_less_motion_it_is_only_told(browser: Browser, stage: Stage) -> None:
    with two_at(browser, stage, NIGHT) as (host, guest):
        guest.evaluate(OVERHEARD)
        take(host, 1, 2)
        guest.wait_for_function("() => window.overheard.includes('Ada swoops down on your card 3!')")
        expect(in_the_air(guest, "crow")).to_have_count(0)
        expect(log(guest)).to_contain_text("Ada reaches for your card 3")


@pytest.mark.soak
def test_it_is_not_told_over_what_is_being_read(browser: Browser, stage: Stage) -> None:
    with two_at(browser, stage, NIGHT, **{**PHONE, "reduced_motion": "no-preference"}) as (host, guest):
        guest.evaluate(f"() => {{ {SLOW} }}")
        take(host, 1, 2)
        told = guest.get_by_test_id("theft").locator("p")
        expect(told).to_contain_text("Ada swoops down on your card 3!")
        assert told.evaluate(TOPMOST)
        guest.get_by_role("button", name="Rules").click()
        expect(guest.get_by_role("searchbox")).to_be_in_viewport()
        assert not told.evaluate(TOPMOST)


def test_only_locking_and_taking_is_asked_twice(browser: Browser, stage: Stage) -> None:
    with opened(browser, stage.address) as page:
        begin_at(page, stage, 2, "A[1d 4u 3d 2u 1d] B[2d 2L 4u 1d 3d]")
        confirm, banner = page.get_by_test_id("confirm"), page.get_by_test_id("banner")
        page.locator("[data-decision=main]").wait_for()
        page.get_by_role("button", name="Take", exact=True).click()
        page.locator("[data-card='1:2']").click()
        expect(banner).to_contain_text("card 3?")
        page.get_by_role("button", name="Lock", exact=True).or_(
            page.locator("[data-testid=confirm] + button")
        ).first.click()
        expect(confirm).to_have_count(0)
        page.keyboard.press("v")
        page.locator("[data-card='0:1']").click()
        expect(banner).to_contain_text("Lock your card 2?")
        page.keyboard.press("Escape")
        page.keyboard.press("r")
        page.locator("[data-card='0:0']").click()
        expect(banner).to_contain_text("Reveal and lock your card 1?")
        page.keyboard.press("Escape")
        page.keyboard.press("l")
        page.locator("[data-card='0:0']").click()  # looking is not
        page.locator("[data-decision=reveal]").wait_for()
        page.locator("[data-card='0:0']").click()
        page.locator("[data-decision=bonus]").wait_for()
        page.get_by_role("button", name="End my turn").click()
        expect(page.locator("[data-decision=bonus]")).to_have_count(0)
        expect(confirm).to_have_count(0)


@pytest.mark.soak
def test_the_last_card_reveals_itself(browser: Browser, stage: Stage) -> None:
    with opened(browser, stage.address) as page:
        begin_at(page, stage, 2, "A[1L 4u 3u 2L 1d] B[2d 2L 4u 1d 3d]")
        page.locator("[data-decision=main]").wait_for()
        page.keyboard.press("l")
        page.locator("[data-card='0:4']").click()
        expect(page.locator("[data-card='0:4']")).to_have_accessible_name(re.compile("upright, 1"))
        assert serious(page) == []


def test_a_refused_piece_says_why(browser: Browser, stage: Stage) -> None:
    with opened(browser, stage.address) as page:
        begin_at(page, stage, 2, NIGHT)
        page.locator("[data-decision=main]").wait_for()
        wish = page.get_by_role("button", name="Take", exact=True)
        wish.click()
        expect(wish).to_have_attribute("aria-pressed", "true")
        page.locator("[data-card='0:2']").click(force=True)
        expect(page.get_by_role("alert")).to_contain_text("your own nest")
        expect(wish).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("Escape")
        expect(wish).to_have_attribute("aria-pressed", "false")

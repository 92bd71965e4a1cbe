"""Sounds and motion: only where the player wants them, and never in the way."""

import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.e2e.hands import PHONE, act, decision, keep_on, new_table, opened, seldom
from tests.e2e.kraaw_hands import begin_at
from tests.e2e.staging import Stage

# Every sound begins with `start` of an oscillator or of a stretch of noise.
EAR = """
window.heard = { contexts: 0, sounds: 0 };
window.AudioContext = class extends AudioContext {
  constructor(...given) { super(...given); window.heard.contexts++; }
};
for (const kind of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
  const { start } = kind.prototype;
  kind.prototype.start = function (...when) { window.heard.sounds++; return start.apply(this, when); };
}
"""

# Script-driven motion runs five hundred times slower, so that a test can look at it while it is under way.
SLOW = """
const { animate } = Element.prototype;
Element.prototype.animate = function (...given) {
  const animation = animate.apply(this, given);
  animation.playbackRate = 0.002;
  return animation;
};
"""

# Those animations of the card that change its place.
MOVES = """card => card.getAnimations().map(one =>
  one.effect.getKeyframes().some(frame => (frame.transform ?? 'none') !== 'none') ? 'flight' : 'fade')"""

QUIET_NIGHT = "A[1d 2d 2d 3d 4d] B[1d 2d 2d 3d 1d]"


def heard(page: Page) -> dict[str, int]:
    found: dict[str, int] = page.evaluate("window.heard")
    return found


def switch_sounds(page: Page) -> None:
    page.locator("[popovertarget=settings]").click()
    page.get_by_role("switch", name="Sounds").click()
    page.keyboard.press("Escape")


def move(page: Page) -> None:
    """Play one turn of mine and the bot's, until I am asked again."""
    lines = page.locator("[role=log] p")
    before = lines.count()
    keep_on(page, lambda: act(page), lambda: lines.count() > before and decision(page) == "main")


@pytest.mark.parametrize("phone", [False, *seldom(True)], ids=["desktop", "phone"])
def test_a_move_is_heard_where_sounds_are_on_and_nothing_is_made_where_they_are_off(
    browser: Browser, stage: Stage, phone: bool
) -> None:
    with opened(browser, stage.address, **(PHONE if phone else {})) as page:
        page.add_init_script(EAR)
        begin_at(page, stage, 2, QUIET_NIGHT)
        if not phone:  # on by default: elsewhere than on a phone
            move(page)
            assert heard(page)["sounds"] > 0
            switch_sounds(page)
        before = heard(page)
        move(page)
        assert heard(page) == before
        if phone:
            assert before == {"contexts": 0, "sounds": 0}
        switch_sounds(page)
        move(page)
        assert heard(page)["sounds"] > before["sounds"]
        assert heard(page)["contexts"] == 1


def slot(page: Page, name: str) -> Locator:
    return page.locator(".slot", has=page.locator(f"[data-card='{name}']"))


def steal(page: Page) -> tuple[Locator, Locator]:
    """Steal their second card, and have them steal my first for it; return the two slots once it is done."""
    page.get_by_role("button", name="Take").click()
    page.locator("[data-card='1:1']").click()
    page.get_by_test_id("confirm").click()
    expect(page.locator(".nest.mine [data-card='0:0']")).to_have_accessible_name(re.compile("upright"))
    return slot(page, "0:0"), slot(page, "1:1")


@pytest.mark.parametrize("wish", [{}, *seldom({"reduced_motion": "no-preference"})], ids=["setting", "system"])
def test_a_stolen_card_flies_and_one_may_act_before_it_has_landed(
    browser: Browser, stage: Stage, wish: dict[str, Any]
) -> None:
    with opened(browser, stage.address, **wish) as page:
        page.add_init_script(SLOW)
        begin_at(page, stage, 2, QUIET_NIGHT)
        if not wish:  # the system asks for less motion, this page for all of it
            page.locator("[popovertarget=settings]").click()
            page.get_by_role("group", name="Animation").get_by_role("radio", name="All").check()
            page.keyboard.press("Escape")
        steal(page)
        flying = [page.locator(f"[data-flies={what}]") for what in ("loot", "given", "crow")]
        for piece in flying:
            assert "flight" in piece.evaluate(MOVES)
        page.locator("[data-decision=main]").wait_for()
        page.locator("[data-card='0:2']").click()
        page.get_by_role("button", name="Look", exact=True).click()
        page.locator("[data-decision=reveal]").wait_for()
        for piece in flying:
            assert "flight" in piece.evaluate(MOVES), "it was to be still on its way"


def test_with_less_motion_a_stolen_card_fades_and_nothing_flies(browser: Browser, stage: Stage) -> None:
    with opened(browser, stage.address) as page:
        page.add_init_script(SLOW)
        begin_at(page, stage, 2, QUIET_NIGHT)
        for card in steal(page):
            assert set(card.evaluate(MOVES)) == {"fade"}
        expect(page.locator("[data-flies]")).to_have_count(0)
        expect(page.get_by_role("log").first).to_contain_text("takes your card 1 in return")


# How many frames a page has asked for: one that asks for the next in each of them never rests.
FRAMES = """
window.asked = 0;
const { requestAnimationFrame: ask } = window;
window.requestAnimationFrame = (draw) => { window.asked++; return ask.call(window, draw); };
"""


def test_a_page_whose_time_runs_asks_for_no_frames(browser: Browser, base_url: str) -> None:
    with opened(browser, base_url) as page:
        page.add_init_script(FRAMES)
        page.goto("/")
        page.goto(f"/table/{new_table(page, game='chronos', seats=2)}")
        page.get_by_test_id("fill").click()
        clock = page.locator(".banner .countdown")
        clock.wait_for()
        asked: list[int] = []
        for _ in range(3):
            asked.append(page.evaluate("window.asked"))
            expect(clock).not_to_have_attribute("aria-label", clock.get_attribute("aria-label") or "")
        assert min(later - now for now, later in pairwise(asked)) <= 1, "frames asked for in each second"

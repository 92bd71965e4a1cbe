"""A die shows its pips at every width and in every place; the rules of Kréo draw its tree in rows."""

from itertools import pairwise
from typing import Any

from playwright.sync_api import Browser, Page

from tests.e2e.hands import opened
from tests.e2e.krom_hands import begin_at
from tests.e2e.staging import Stage

# Each die with pips: their number, and how many are visible: at least 2 px wide, within the die, not of its colour.
DICE = """() => [...document.querySelectorAll('.die')].filter((die) => die.checkVisibility() && die.querySelector('svg circle')).map((die) => {
  const edge = die.getBoundingClientRect();
  const ground = getComputedStyle(die).backgroundColor;
  const pips = [...die.querySelectorAll('svg circle')].map((pip) => [pip.getBoundingClientRect(), getComputedStyle(pip).fill]);
  const seen = pips.filter(([pip, fill]) => pip.width >= 2 && pip.height >= 2 && pip.left >= edge.left && pip.right <= edge.right
    && pip.top >= edge.top && pip.bottom <= edge.bottom && fill !== ground);
  return [pips.length, seen.length, edge.width];
})"""
WIDTHS = [(1440, 900), (1024, 768), (390, 844)]
KREO_WIDTHS = [360, 390, 844, 1024, 1440]


def check_dice(page: Page, at_least: int) -> None:
    """Check the dice at every width in turn."""
    for width, height in WIDTHS:
        page.set_viewport_size({"width": width, "height": height})
        check_dice_here(page, at_least)


def check_dice_here(page: Page, at_least: int) -> None:
    page.wait_for_function(f"(least) => ({DICE})().length >= least", arg=at_least)
    page.wait_for_function(
        "() => document.getAnimations().every((one) => one.playState !== 'running' || one.effect.getTiming().iterations === Infinity)"
    )
    dice: list[Any] = page.evaluate(DICE)
    assert len(dice) >= at_least
    assert all(pips == seen and pips for pips, seen, _ in dice), dice
    assert all(width >= 30 for *_, width in dice), dice


def test_dice_of_the_rules_show_their_pips(browser: Browser, stage: Stage) -> None:
    with opened(browser, stage.address) as page:
        page.goto("/learn/krom")
        page.locator(".rules section").first.wait_for()
        check_dice(page, 1)


def test_five_dice_of_a_hunt_show_their_pips(browser: Browser, stage: Stage) -> None:
    with opened(browser, stage.address) as page:
        begin_at(
            page,
            stage,
            """S0 Kolos savannah: 3 hearts, 9 K
            S1 Karok forest: 0 K
            S2 Valkyr cave: 0 K
            act S0
            row hunt HUN-01 HUN-13 HUN-16 HUN-03
            DICE 6 5 6 5 6""",
        )
        page.locator("button.prey.legal").nth(1).click()
        page.locator("[data-extra='2']").click()
        page.get_by_test_id("hunt").click()
        page.get_by_test_id("hunted").wait_for()
        check_dice(page, 4)


def test_dice_of_a_fight_show_their_pips(browser: Browser, stage: Stage) -> None:
    with opened(browser, stage.address) as page:
        begin_at(
            page,
            stage,
            """S0 Kolos savannah: 6 hearts, 5 K, 1 wood, hand club twin_clubs
            S1 Karok savannah: 3 hearts, 5 K, 2 bone
            S2 Valkyr savannah: 7 hearts, 5 K, 1 stone
            fight savannah
            DICE 3 5 4 6""",
        )
        page.locator("[data-decision=fight]").wait_for()
        check_dice(page, 3)


def test_the_tree_of_natures_stands_in_rows_by_level(browser: Browser, stage: Stage) -> None:
    with opened(browser, stage.address) as page:
        page.goto("/learn/kreo")
        page.locator(".rules section").first.wait_for()
        page.locator(".tree li").first.wait_for()
        for width in KREO_WIDTHS:
            page.set_viewport_size({"width": width, "height": 800})
            check_tree(page)


def check_tree(page: Page) -> None:
    rows = page.evaluate(
        """() => [4, 3, 2, 1].map((level) => [...document.querySelectorAll('.tree .l' + level)].map((one) => {
            const { top, bottom } = one.getBoundingClientRect(); return [Math.round(top), bottom]; }))"""
    )
    assert [len(row) for row in rows] == [1, 4, 4, 2]
    for row in rows:
        assert len({top for top, _ in row}) == 1, "one level, one row"
    for above, below in pairwise(rows):
        assert max(bottom for _, bottom in above) <= below[0][0]

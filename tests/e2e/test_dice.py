"""A die shows its pips wherever it lies, however wide the place is."""

import pytest
from playwright.sync_api import Browser

# Each die with pips: how many, and how many of them can be seen: at least 2 px wide and within the die.
DICE = """() => [...document.querySelectorAll('.die')].filter((die) => die.querySelector('svg circle')).map((die) => {
  const edge = die.getBoundingClientRect();
  const pips = [...die.querySelectorAll('svg circle')].map((pip) => pip.getBoundingClientRect());
  const seen = pips.filter((pip) => pip.width >= 2 && pip.height >= 2 && pip.left >= edge.left && pip.right <= edge.right
    && pip.top >= edge.top && pip.bottom <= edge.bottom);
  return [pips.length, seen.length];
})"""


@pytest.mark.parametrize("width", [1440, 1024, 390])
def test_dice_of_the_rules_show_their_pips(browser: Browser, base_url: str, width: int) -> None:
    context = browser.new_context(base_url=base_url, viewport={"width": width, "height": 900}, reduced_motion="reduce")
    page = context.new_page()
    page.goto("/learn/krom")
    page.locator("details").first.wait_for()
    page.evaluate("() => document.querySelectorAll('details').forEach((one) => (one.open = true))")
    page.locator(".die svg circle").first.wait_for()
    dice = page.evaluate(DICE)
    assert dice
    assert all(pips == seen for pips, seen in dice), dice
    context.close()

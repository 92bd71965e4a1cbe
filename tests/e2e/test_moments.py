"""Great moments are staged where they happen: they are seen, a tap on the board or a key skips them, and with less motion
nothing flies.
"""

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e import kraaw_hands, kreo_hands, krom_hands
from tests.e2e.hands import PHONE, opened, seldom
from tests.e2e.staging import Stage
from tests.e2e.test_kero_pieces import RICH, sit
from tests.e2e.test_kreo_board import GROWING
from tests.e2e.test_sound_and_motion import MOVES


@dataclass(frozen=True)
class Moment:
    begin: Callable[[Page, Stage], None]
    shown: str  # what is to be seen of it
    bare: str  # of the board, where nothing can be touched
    lasts: str  # which of its times last until it is skipped, however busy the machine is


def steal(page: Page, stage: Stage) -> None:
    kraaw_hands.begin_at(page, stage, 2, "A[1L 4u 3d 2d 1d] B[2d 2L 4u 1d 3d]")
    page.locator("[data-decision=main]").wait_for()
    kraaw_hands.take(page, 1, 2)


def create(page: Page, stage: Stage) -> None:
    kreo_hands.begin_at(page, stage, GROWING)
    kreo_hands.lay(page, "VENT")


def set_off(page: Page, stage: Stage) -> None:
    krom_hands.begin_at(page, stage, "S0 Kolos cave: 5 K\nS1 Karok savannah: 5 K\nS2 Valkyr mountain: 5 K")
    page.locator("[data-decision=choose_destination]").wait_for()
    page.locator("[data-place=forest]").click()


def brawl(page: Page, stage: Stage) -> None:
    krom_hands.begin_at(
        page,
        stage,
        """S0 Kolos savannah: 6 hearts, 5 K, hand club
        S1 Karok savannah: 3 hearts, 5 K
        S2 Valkyr savannah: 7 hearts, 5 K
        fight savannah
        DICE 3 5 4""",
    )
    page.locator("[data-decision=fight]").wait_for()
    page.keyboard.press("c")


def break_down(page: Page, stage: Stage) -> None:
    sit(page, stage, RICH.replace("fuel 42000 20000", "fuel 3000 20000"))
    page.get_by_test_id("tip-truck").click()


MOMENTS = {
    "theft": Moment(steal, "[data-testid=theft] p", ".tent-kraaw .kitty", "ms > 300"),
    "reveal": Moment(
        create,
        "[data-testid=reveal]",
        "[data-nature=PLANETE]",
        "document.querySelector('.caption.on')?.textContent.includes('laid')",
    ),
    "departure": Moment(set_off, "[data-stand='1'] .card.up", "[data-place=cave]", "ms > 300"),
    "brawl": Moment(brawl, "[data-stand='1'] .over.first", "[data-place=savannah]", "ms > 300"),
    "breakdown": Moment(break_down, ".topples", "[data-clan='1'] header", "ms > 2000"),
}
LASTING = (
    "{{ const set = setTimeout; window.setTimeout = (then, ms, ...more) => set(then, {} ? ms * 200 : ms, ...more); }}"
)


@pytest.mark.parametrize("phone", [False, *seldom(True)], ids=["desktop", "phone"])
@pytest.mark.parametrize("name", ["theft", "reveal", "departure", *seldom("brawl", "breakdown")])
def test_a_great_moment_is_seen_and_a_tap_or_a_key_skips_it(
    browser: Browser, stage: Stage, name: str, phone: bool
) -> None:
    moment = MOMENTS[name]
    with opened(browser, stage.address, **(PHONE if phone else {})) as page:
        page.add_init_script(LASTING.format(moment.lasts))
        skip, shown = page.get_by_test_id("skip"), page.locator(moment.shown)
        for leave in (lambda: page.locator(moment.bare).click(force=True), lambda: page.keyboard.press("Escape")):
            moment.begin(page, stage)
            expect(shown).to_be_visible()
            expect(skip).to_be_in_viewport()
            assert "flight" not in shown.evaluate(MOVES)
            leave()
            expect(skip).to_have_count(0)


def test_a_piece_that_may_be_touched_is_touched_and_the_moment_goes_on(browser: Browser, stage: Stage) -> None:
    with opened(browser, stage.address) as page:
        page.add_init_script(LASTING.format(MOMENTS["reveal"].lasts))
        create(page, stage)
        page.get_by_test_id("reveal").wait_for()
        page.get_by_test_id("discard").click()
        expect(page.get_by_role("region", name="Discard")).to_be_visible()
        expect(page.get_by_test_id("skip")).to_be_visible()

"""Kraaw at every size, with the most seats: possible moves, the player to move and the leader are visible."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.hands import TOUCH, act, at_sizes, opened, serious, sideways, still_wrong
from tests.e2e.kraaw_hands import begin_at, reveal_and_lock
from tests.e2e.staging import Stage

SIX = (
    "A[1L 4u 3d{A} 2d 1d] B[2d 2L 4u 1d{B} 3d] C[3u 2u 1u 1u 2L] D[3d 2u 1d 5L 1u] E[1d 3d 3u 4u 2d] F[1d 2L 3u 2u 1d]"
)
WIDE: list[tuple[int, int]] = [(1440, 900), (1024, 768)]
TOUCHED: list[tuple[int, int]] = [(390, 844), (844, 390)]

# Those of the pieces that are not wholly inside the window, or are covered.
OUT_OF_SIGHT = """(pieces) => [...document.querySelectorAll(pieces)].flatMap((piece) => {
  const box = piece.getBoundingClientRect();
  const inside = box.width > 0 && box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  const seen = !!top && (piece.contains(top) || top.contains(piece));
  return inside && seen ? [] : [piece.getAttribute('aria-label') || piece.textContent.trim()];
})"""
NEEDED = ".stage [data-legal], .stage [data-choice], .nest .name, .nest .total, .asked, .standing"


def unseen(page: Page, pieces: str) -> list[str]:
    return still_wrong(page, OUT_OF_SIGHT, pieces)


@pytest.mark.soak
@pytest.mark.parametrize(("sizes", "touch"), [(WIDE, {}), (TOUCHED, TOUCH)], ids=["wide", "touched"])
def test_with_six_everything_needed_is_in_sight(
    browser: Browser, stage: Stage, sizes: list[tuple[int, int]], touch: dict[str, Any]
) -> None:
    with opened(browser, stage.address, "fr-FR", **touch) as page:
        begin_at(page, stage, 6, f"{SIX}\nwins 1 0 2 0 1 0")
        page.locator("[data-decision=main]").wait_for()
        assert page.locator("[data-legal]").count() > 20
        for _ in at_sizes(page, sizes):
            assert unseen(page, NEEDED) == []
            assert page.locator(".nest .leads").count() == 1
            expect(page.get_by_test_id("standing")).to_contain_text("Le plus grand total visible gagne")
            assert page.locator(".nest:has(.leads) .name").inner_text() == "Odette"
            assert sideways(page) <= 0
        assert serious(page) == []


@pytest.mark.soak
def test_no_name_is_cut_on_a_wide_page(browser: Browser, stage: Stage) -> None:
    with opened(browser, stage.address, viewport={"width": 1440, "height": 900}) as page:
        assert page.request.post("/api/me", data={"name": "Wilhelmine-Maximiliane W"}).ok
        begin_at(page, stage, 6, SIX)
        page.locator("[data-decision=main]").wait_for()
        # as if everybody had the longest possible name, and were thinking
        page.evaluate(
            "() => document.querySelectorAll('.nest .name').forEach((name) => { name.textContent = 'Wilhelmine-Maximiliane W' })"
        )
        cut = page.evaluate(
            "() => [...document.querySelectorAll('.nest .name')].filter((name) => name.scrollWidth > name.clientWidth + 1).length"
        )
        assert cut == 0
        assert unseen(page, ".nest .name, .nest .total") == []


@pytest.mark.soak
def test_how_the_round_came_out_covers_no_name_and_no_total(browser: Browser, stage: Stage) -> None:
    with opened(browser, stage.address) as page:
        rows = "A[1L 4u 3u 2L 1d] B[4u 2L 4u 1d 3d] C[3u 2u 1u 2u 2d] D[3d 2u 1d 5L 1u] E[1d 3d 3u 4u 2d] F[1u 2L 2u 3u 1u]"
        begin_at(page, stage, 6, rows)
        reveal_and_lock(page, 4)
        page.locator("[data-decision=continue]").wait_for()
        expect(page.locator(".kraaw .result h2")).to_be_visible()
        for _ in at_sizes(page, WIDE):
            assert unseen(page, ".nest .name, .nest .total, .kraaw .result h2, .stage [data-choice]") == []
        assert page.locator(".nest.won").count() == 1
        assert serious(page) == []
        act(page)

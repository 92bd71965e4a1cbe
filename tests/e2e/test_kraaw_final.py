"""Kraaw, rules 5.3 and 5.4: equal totals, and a final among those who reach three rounds together."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.hands import PHONE, act, decision, opened, play_until, seldom, serious, sideways
from tests.e2e.kraaw_hands import begin_at, reveal_and_lock
from tests.e2e.staging import Stage


def test_of_two_equal_totals_the_one_with_the_lower_top_card_wins_and_is_shown_card_by_card(
    browser: Browser, stage: Stage
) -> None:
    with opened(browser, stage.address) as page:
        begin_at(page, stage, 2, "A[3L 3L 2u 1u 1d] B[4L 2L 2u 1u 1d]\nwins 2 2")
        reveal_and_lock(page, 4)
        page.locator("[data-decision=continue]").wait_for()
        board = page.locator(".kraaw .result").first
        expect(board.get_by_role("heading")).to_have_text("The round is yours!")
        expect(board.locator(".total")).to_have_text(["10", "10"])
        expect(board.locator(".decisive")).to_have_count(2)
        expect(board.locator(".decisive.fell")).to_have_count(1)
        expect(board.locator(".why")).to_be_in_viewport(ratio=1)
        assert serious(page) == []
        assert play_until(page) == "over"
        expect(page.get_by_test_id("end").get_by_role("heading", level=2)).to_have_text("You rule the crows!")


@pytest.mark.soak
@pytest.mark.parametrize("phone", [True, *seldom(False)], ids=["phone", "desktop"])
def test_two_who_reach_three_rounds_together_play_a_final_to_its_end(
    browser: Browser, stage: Stage, phone: bool
) -> None:
    with opened(browser, stage.address, **(PHONE if phone else {})) as page:
        tied = "A[3L 2L 2u 1u 1d] B[3L 2L 2u 1u 1d] C[1u 1u 2d 2d 3d]\nwins 2 2 0"
        begin_at(page, stage, 3, tied)
        reveal_and_lock(page, 4)
        page.locator("[data-decision=continue]").wait_for()
        expect(page.locator(".kraaw .result .row.won")).to_have_count(2)
        expect(page.locator(".kraaw .result .why")).to_contain_text("a perfect tie")
        expect(page.locator(".kraaw .result .why")).to_be_in_viewport(ratio=1)
        act(page)
        page.locator("[data-decision=look_done]").wait_for()
        assert play_until(page, "main") == "main"
        expect(page.get_by_text("watches the final")).to_be_visible()
        expect(page.locator(".nest .card")).to_have_count(10)
        assert sideways(page) <= 0
        assert serious(page) == []
        assert play_until(page) == "over"
        end = page.get_by_test_id("end")
        end.get_by_test_id("end-more").click()
        expect(end.get_by_role("heading", level=3)).to_have_text("The final")
        expect(end.locator(".result .row.won")).to_have_count(1)
        if not phone:
            log = page.get_by_role("log").first
            expect(log).to_contain_text("a final between Praline and Anselme!")
            expect(log).not_to_contain_text("Among equals")
            expect(log).to_contain_text(re.compile("wins? the game!"))


@pytest.mark.soak
def test_who_is_not_in_the_final_watches_it(browser: Browser, stage: Stage) -> None:
    with opened(browser, stage.address) as page:
        tied = "A[1u 1d 2d 2d 4d] B[3L 2L 2u 1u 1d] C[3L 2L 2u 1u 1d]\nto move B\nwins 0 2 2"
        begin_at(page, stage, 3, tied)
        reveal_and_lock(page, 4)
        page.locator("[data-decision=continue]").wait_for()
        act(page)
        expect(page.get_by_text("watches the final")).to_be_visible()
        expect(page.locator("[data-legal]")).to_have_count(0)
        assert decision(page) in ("", "continue")
        assert play_until(page) == "over"
        page.get_by_test_id("end-more").click()
        expect(page.get_by_test_id("end").locator(".result .row")).to_have_count(2)

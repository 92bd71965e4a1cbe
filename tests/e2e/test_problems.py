"""Problems as a person solves them: found on the home page, a wrong answer first, and the days in a row."""

import json
from datetime import date, timedelta
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from kermesse.games import CATALOGUE
from kermesse.lessons.coach import says, turns_away
from kermesse.lessons.command_pattern import fitting
from kermesse.lessons.lesson_run import LessonRun
from kermesse.lessons.problem import Problem, problem_named
from tests.e2e.hands import PHONE, opened, seldom, serious, sideways

KRAAW = CATALOGUE["kraaw"]
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
# For each language: the address of the problem, the word for a theft, and the words for days in a row.
WAYS = [("fr-FR", PHONE, "Prendre", "jours de suite"), *seldom(("en-GB", DESKTOP, "Take", "days in a row"))]


def theft() -> Problem:
    """Return the first turn of the last problem: a card of B's is to be stolen."""
    problem = problem_named(KRAAW, "last-turn")
    assert problem is not None
    assert problem.best == ("exchange B 1",)
    return problem


def of_the_day(page: Page, problem: Problem) -> str:
    """Make that the problem of the day; return today's date."""
    told = page.request.get("/api/problems").json()
    told["today"] = {"game": problem.game, "id": problem.id, "kind": problem.kind}

    def answer(route: Route) -> None:
        route.fulfill(json=told)

    page.route("**/api/problems", answer)
    return str(told["day"])


def steal(page: Page, take: str, slot: int) -> None:
    page.get_by_role("button", name=take, exact=True).click()
    page.locator(f"[data-card='1:{slot}']").click()
    page.get_by_test_id("confirm").click()


@pytest.mark.parametrize(("locale", "screen", "take", "in_a_row"), WAYS, ids=["phone-fr", "desktop-en"])
def test_the_problem_of_the_day_is_solved_after_a_wrong_answer_and_the_day_counts(
    browser: Browser, base_url: str, locale: str, screen: dict[str, Any], take: str, in_a_row: str
) -> None:
    problem, language = theft(), locale[:2]
    (step,) = problem.step
    wrong = fitting("exchange B 4", LessonRun(KRAAW, step).match.legal(0))[0]
    with opened(browser, base_url, locale, **screen) as page:
        day = of_the_day(page, problem)
        yesterday = (date.fromisoformat(day) - timedelta(days=1)).isoformat()
        page.goto("/")
        kept = json.dumps({"solved": {}, "streak": 2, "last": yesterday})
        page.evaluate("kept => localStorage.setItem('kermesse.problems', kept)", kept)
        page.reload()
        tile = page.get_by_test_id("today")
        expect(page.get_by_test_id("streak")).to_contain_text(f"2 {in_a_row}")
        assert serious(page) == []
        tile.get_by_role("link").click()

        coach = page.get_by_test_id("coach")
        expect(coach).to_contain_text(says(problem, language, step))
        assert sideways(page) == 0
        steal(page, take, 4)
        expect(page.get_by_text(turns_away(problem, language, step, "", wrong))).to_be_visible()
        steal(page, take, 1)
        expect(coach).to_contain_text(says(problem, language, step, "won"))
        assert serious(page) == []
        expect(page.get_by_test_id("problem-next")).to_be_focused()
        page.get_by_test_id("problem-next").click()
        expect(page).not_to_have_url(f"{base_url}/problem/kraaw/last-turn")
        expect(coach).not_to_contain_text(says(problem, language, step, "won"))

        page.goto("/")
        expect(page.get_by_test_id("streak")).to_contain_text(f"3 {in_a_row}")
        page.goto("/problems/kraaw")
        expect(page.locator("[data-solved=true]")).to_have_count(1)
        assert serious(page) == []
        assert sideways(page) == 0


@pytest.mark.soak
def test_who_missed_a_day_begins_anew_and_the_rules_lead_to_the_problems(browser: Browser, base_url: str) -> None:
    with opened(browser, base_url, **DESKTOP) as page:
        of_the_day(page, theft())
        page.goto("/")
        kept = json.dumps({"solved": {}, "streak": 9, "last": "2026-01-01"})
        page.evaluate("kept => localStorage.setItem('kermesse.problems', kept)", kept)
        page.reload()
        expect(page.get_by_test_id("today")).to_be_visible()
        expect(page.get_by_test_id("streak")).to_have_count(0)
        page.goto("/learn/kraaw")
        page.get_by_test_id("problems").click()
        expect(page.locator("[data-solved=false]")).to_have_count(12)
        page.get_by_role("link", name="1. The last turn").click()
        expect(page.get_by_test_id("coach")).to_contain_text("Which one?")
        for nowhere in ("/problem/kraaw/dance", "/problems/dance"):
            assert page.request.get(nowhere).status == 404

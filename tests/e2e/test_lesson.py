"""Lessons as a learner plays them: only what the coach points at is touched."""

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from kermesse.games import CATALOGUE
from kermesse.lessons.lesson import lessons_of
from tests.e2e.hands import SETTLED, SOON, opened, serious, server
from tests.e2e.learning import LISTENS, Learner, Press, by_finger, by_keys

# Words and offers of the coach that stand beyond the edge of its own room.
STICKS_OUT = """(coach) => {
  const edge = coach.getBoundingClientRect().right;
  return [...coach.querySelectorAll("*")].filter((one) => one.getBoundingClientRect().right > edge + 1).map((one) => one.outerHTML);
}"""
FIRST = {name: lessons_of(game)[0] for name, game in CATALOGUE.items()}
QUICK = 4.0  # how fast the sand runs, so that nobody waits long for it
OTHERS = "from kermesse.server.table import lesson_room; lesson_room.BREATH = 200;"  # nor for the others
PHONE = {"locale": "fr-FR", "viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESKTOP = {"locale": "en-GB", "viewport": {"width": 1440, "height": 900}}


QUICKER = {"chronos": 10.0}  # where one only waits for it


@pytest.fixture(scope="module")
def base_url(built: None) -> Iterator[str]:
    with server(OTHERS, QUICK) as address:
        yield address


@pytest.fixture(scope="module")
def school(base_url: str) -> Iterator[dict[str, str]]:
    """Return the address of each game's server."""
    with ExitStack() as servers:
        own = {game: servers.enter_context(server(OTHERS, rate)) for game, rate in QUICKER.items()}
        yield {game: own.get(game, base_url) for game in FIRST}


def go(page: Page, press: Press, selector: str) -> None:
    page.locator(selector).wait_for()
    assert press(page, selector, SOON)


ON_A_PHONE = ("fr", PHONE, by_finger)
BY_KEYS = ("en", DESKTOP, by_keys)
WAYS = [
    pytest.param(game, *way, id=f"{game}-{how}")
    for game in FIRST
    for how, way in (("on-a-phone", ON_A_PHONE), ("by-keys-alone", BY_KEYS))
]
AT_ONCE = [way for way in WAYS if way.id in ("chronos-on-a-phone", "kraaw-by-keys-alone")]
WON = "(won) => localStorage.setItem('kermesse.lessons', JSON.stringify(won))"


@pytest.mark.parametrize(("game", "language", "size", "press"), AT_ONCE)
def test_how_a_lesson_begins_and_ends(
    browser: Browser, school: dict[str, str], game: str, language: str, size: Any, press: Press
) -> None:
    """Play the first two steps and the last one; every step is played in `make soak`."""
    lesson = FIRST[game]
    last = len(lesson.step) - 1
    with opened(browser, school[game], **size) as page:
        page.add_init_script(LISTENS)
        page.goto(f"/learn/{game}")
        go(page, press, f"[data-testid=lesson][href='/lesson/{game}/{lesson.name}']")
        learner = Learner(page, press, game, lesson, language)
        learn(learner, 0)
        assert serious(page) == []
        go(page, press, "[data-testid=onward]")
        learn(learner, 1)
        page.evaluate(WON, {f"{game}/{lesson.name}": {"steps": last, "of": last + 1}})
        page.reload()
        learn(learner, last)
        leave(page, press, game)


def learn(learner: Learner, at: int) -> None:
    expect(learner.coach).to_have_attribute("data-step", str(at))
    expect(learner.said).to_have_attribute("aria-live", "assertive")
    learner.learn(FIRST[learner.game].step[at])
    assert learner.coach.evaluate(STICKS_OUT) == []


def leave(page: Page, press: Press, game: str) -> None:
    """Go on where the lesson leads: to the rules by keys, to a first game by touch."""
    if press is by_keys:
        go(page, press, "[data-testid=lesson-done]")
        page.wait_for_url(f"**/learn/{game}")
    else:
        go(page, press, "[data-testid=first-game]")
        page.wait_for_url("**/table/*")
        expect(page.get_by_test_id("i-know")).to_be_visible()  # the coach is there


@pytest.mark.soak
@pytest.mark.parametrize(("game", "language", "size", "press"), WAYS)
def test_a_whole_lesson(
    browser: Browser, school: dict[str, str], game: str, language: str, size: Any, press: Press
) -> None:
    lesson = FIRST[game]
    with opened(browser, school[game], **size) as page:
        page.add_init_script(LISTENS)
        page.goto(f"/learn/{game}")
        go(page, press, f"[data-testid=lesson][href='/lesson/{game}/{lesson.name}']")
        learner = Learner(page, press, game, lesson, language)
        for at, step in enumerate(lesson.step):
            expect(learner.coach).to_have_attribute("data-step", str(at))
            if at == len(lesson.step) // 2:
                page.reload()
                expect(learner.coach).to_have_attribute("data-step", str(at))
            learn(learner, at)
            assert serious(page) == []
            if step is not lesson.step[-1]:
                go(page, press, "[data-testid=onward]")
        leave(page, press, game)


# The distance that a board must be scrolled to show all of it, and how far the bunting hangs over its first line.
TOO_HIGH = """() => {
  const scene = document.querySelector(".scene"), bunting = document.querySelector(".bunting");
  const aim = document.querySelector("[data-testid=standing] span");
  return [scene.scrollHeight - scene.clientHeight, bunting.getBoundingClientRect().bottom - aim.getBoundingClientRect().top];
}"""


@pytest.mark.soak
@pytest.mark.parametrize("game", FIRST)
def test_beside_the_coach_a_board_is_seen_whole(browser: Browser, base_url: str, game: str) -> None:
    with opened(browser, base_url, **DESKTOP) as page:
        page.goto(f"/lesson/{game}/{FIRST[game].name}")
        page.locator("[data-pointed]").first.wait_for()
        page.wait_for_function(SETTLED)
        below, under = page.evaluate(TOO_HIGH)
        assert below <= 4  # an edge
        assert under <= 6  # of the line, whose letters are lower

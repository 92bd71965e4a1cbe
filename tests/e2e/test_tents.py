"""The tents of the fair: each opens its curtain, moves for a moment, and stands still again; a crow steals a ring, once."""

import re

from playwright.sync_api import Browser, Page, expect

from tests.e2e.hands import PHONE, opened, sideways

WIDE = {"viewport": {"width": 1440, "height": 900}}
GAMES = ("kraaw", "kreo", "krom", "kero", "chronos")
MOVING = """() => document.getAnimations().filter((one) => !one.effect.target.closest("header"))
  .map((one) => [one.effect.target.getAttribute("class"), one.effect.getTiming().iterations])"""
# how much of its half of the door a curtain covers
DRAWN = (
    """(game) => new DOMMatrix(getComputedStyle(document.querySelector(`[data-tent=${game}] .curtain`)).transform).a"""
)


def at_the_fair(page: Page) -> None:
    page.goto("/")
    page.get_by_test_id("play-now").wait_for()
    expect(page.locator(".thief")).to_have_count(1)


def test_a_tent_opens_by_hover_and_by_focus_and_the_one_chosen_stays_open(browser: Browser, base_url: str) -> None:
    with opened(browser, base_url, **WIDE) as page:
        at_the_fair(page)
        assert [page.evaluate(DRAWN, game) < 0.5 for game in GAMES] == [True, False, False, False, False]
        page.locator("[data-tent=krom]").hover()
        page.wait_for_function(f"() => ({DRAWN})('krom') < 0.5")
        page.locator("[data-tent=krom]").focus()
        page.keyboard.press("ArrowRight")
        expect(page.locator("[data-tent=kero]")).to_be_focused()
        page.wait_for_function(f"() => ({DRAWN})('kero') < 0.5")
        page.keyboard.press("Enter")
        expect(page.get_by_role("heading", level=2, name="Kero")).to_be_visible()
        expect(page.locator("[data-tent=kero]")).to_have_attribute("aria-pressed", "true")
        page.reload()
        expect(page.locator("[data-game=kero]")).to_be_visible()  # whoever comes back finds it open


def test_what_moves_ends_and_lays_nothing_out_anew(browser: Browser, base_url: str) -> None:
    with opened(browser, base_url, **WIDE, reduced_motion="no-preference") as page:
        at_the_fair(page)
        for game in GAMES:
            page.locator(f"[data-tent={game}]").hover()
            moving = page.evaluate(MOVING)
            assert any("thief" in (name or "") for name, _ in moving)
            assert all(times is not None and times < 50 for _, times in moving), moving
        properties = page.evaluate(
            """() => [...new Set(document.getAnimations().flatMap((one) => one.effect.getKeyframes().flatMap(Object.keys)))]"""
        )
        assert set(properties) <= {"transform", "opacity", "offset", "computedOffset", "easing", "composite"}


def test_for_those_who_want_stillness_the_story_is_at_its_end(browser: Browser, base_url: str) -> None:
    with opened(browser, base_url, **WIDE) as page:
        at_the_fair(page)
        page.wait_for_function(f"() => ({MOVING})().length === 0")
        expect(page.locator(".thief .perched")).to_have_css("opacity", "1")
        expect(page.locator(".toss .prize")).to_have_css("opacity", "0")


def test_a_phone_shows_all_five_tents_and_the_ways_in_without_scrolling(browser: Browser, base_url: str) -> None:
    with opened(browser, base_url, "fr-FR", **PHONE) as page:
        at_the_fair(page)
        for game in GAMES:
            expect(page.locator(f"[data-tent={game}]")).to_be_in_viewport(ratio=1)
        for way in ("start-here", "play-now", "invite"):
            expect(page.get_by_test_id(way)).to_be_in_viewport(ratio=1)
        assert sideways(page) <= 0


def test_a_stranger_begins_with_the_lesson(browser: Browser, base_url: str) -> None:
    with opened(browser, base_url, **WIDE) as page:
        at_the_fair(page)
        page.get_by_test_id("start-here").click()
        expect(page).to_have_url(f"{base_url}/lesson/kraaw/first")


def test_the_first_game_is_the_one_with_the_coach_and_the_path_shows_what_is_done(
    browser: Browser, base_url: str
) -> None:
    with opened(browser, base_url, **WIDE) as page:
        at_the_fair(page)
        path, start = page.get_by_test_id("path"), page.get_by_test_id("start-here")
        expect(path.locator("[aria-current=step]")).to_have_text("1Lesson")
        page.evaluate("""localStorage.setItem('kermesse.lessons', '{"kraaw/first":{"steps":8,"of":8}}')""")
        page.reload()
        expect(path.locator("[data-done=true]")).to_have_count(1)
        expect(start).to_have_text("Next: Kraaw with the coach")
        page.get_by_test_id("play-now").click()
        page.get_by_test_id("coach").wait_for()  # gentle bots, and the coach
        page.get_by_test_id("banner").wait_for()
        table = page.url
        page.get_by_role("link", name="Home").click()
        back = page.get_by_test_id("running")
        expect(back).to_contain_text("Kraaw: it is your turn")
        expect(page).to_have_title(re.compile("^Kraaw: your turn · Kermesse"))
        back.click()
        expect(page).to_have_url(table)
        expect(back).to_have_count(0)
        page.get_by_test_id("menu").click()
        page.get_by_role("button", name="Concede").click()
        page.get_by_role("button", name="Give up").click()
        page.get_by_test_id("end").wait_for()
        page.get_by_role("link", name="Home").click()
        expect(path.locator("[data-done=true]")).to_have_count(2)
        expect(start).to_have_text("Play Kraaw")
        expect(page.get_by_test_id("i-know-this-game")).to_have_count(0)
        expect(back).to_have_count(0)
        expect(page).to_have_title(re.compile("^Kermesse"))

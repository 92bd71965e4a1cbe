"""The tents of the fair move, each in its own way; not with reduced motion, and not while they are out of sight."""

from playwright.sync_api import Browser, expect

from tests.e2e.hands import PHONE, opened

MOTION = """(game) => [...document.querySelectorAll(`[data-game=${game}] .picture svg *`)].map((one) => getComputedStyle(one))
  .filter((style) => style.animationName !== 'none')
  .map((style) => [style.animationPlayState, style.animationIterationCount])"""
GAMES = ("kraaw", "kreo", "krom", "kero", "chronos")


def test_every_tent_moves_while_it_is_seen(browser: Browser, base_url: str) -> None:
    with opened(browser, base_url, reduced_motion="no-preference", viewport={"width": 1440, "height": 900}) as page:
        page.goto("/")
        page.get_by_test_id("play-now").nth(4).wait_for()
        expect(page.locator(".picture svg.away")).to_have_count(0)
        for game in GAMES:
            moving = page.evaluate(MOTION, game)
            assert len(moving) >= 4, f"{game}: a flag, a lantern and something of its own"
            assert all(state == "running" for state, _ in moving)
        # transforms and opacity alone: nothing is laid out anew
        properties = page.evaluate(
            """() => [...new Set(document.getAnimations().flatMap((one) => one.effect.getKeyframes().flatMap(Object.keys)))]"""
        )
        assert set(properties) <= {"transform", "opacity", "offset", "computedOffset", "easing", "composite"}


def test_a_tent_that_is_not_seen_stands_still(browser: Browser, base_url: str) -> None:
    with opened(browser, base_url, **{**PHONE, "reduced_motion": "no-preference"}) as page:
        page.goto("/")
        page.get_by_test_id("play-now").nth(4).wait_for()
        expect(page.locator("[data-game=kraaw] .picture svg.away")).to_have_count(0)
        expect(page.locator("[data-game=chronos] .picture svg.away")).to_have_count(1)
        assert all(state == "paused" for state, _ in page.evaluate(MOTION, "chronos"))


def test_nothing_goes_on_moving_for_those_who_want_stillness(browser: Browser, base_url: str) -> None:
    with opened(browser, base_url, viewport={"width": 1440, "height": 900}) as page:
        page.goto("/")
        page.get_by_test_id("play-now").nth(4).wait_for()
        for game in GAMES:
            assert all(times == "1" for _, times in page.evaluate(MOTION, game))

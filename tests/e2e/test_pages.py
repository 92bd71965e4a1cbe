"""Every page: no serious finding of axe, no sideways scrolling, works at 200 % text."""

import pytest
from playwright.sync_api import Browser, Page, expect

from kermesse.games import CATALOGUE
from tests.e2e.hands import PHONE, begin, new_table, opened, play_until, seldom, serious, sideways

PAGES = ["/", "/about", "/fairness", "/verify", "/learn/kraaw"]
NOTHING = "Nothing to see here"


@pytest.mark.parametrize("path", PAGES)
def test_every_page_is_shown_fits_a_small_phone_and_axe_finds_nothing_serious_by_day_and_by_night(
    browser: Browser, base_url: str, path: str
) -> None:
    with opened(browser, base_url, "fr-FR", color_scheme="light", **PHONE) as page:
        answer = page.goto(path)
        assert answer
        assert answer.status == 200
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert sideways(page) <= 0
        assert serious(page) == [], "by day, on a phone"
        page.evaluate("document.documentElement.style.setProperty('--text-scale', '2')")
        assert sideways(page) <= 0, "with large text"
        page.evaluate("document.documentElement.style.removeProperty('--text-scale')")
        page.set_viewport_size({"width": 1280, "height": 800})
        page.emulate_media(color_scheme="dark")
        assert serious(page) == [], "by night, on a wide screen"


@pytest.mark.soak
def test_axe_finds_nothing_serious_at_a_table_in_its_lobby_its_rules_its_end_and_its_replay(page: Page) -> None:
    page.goto("/")
    page.get_by_test_id("invite").first.click()
    page.get_by_test_id("fill").wait_for()
    assert serious(page) == []
    begin(page, seats=4)
    page.locator("[data-legal]").first.wait_for()
    assert serious(page) == [], "choosing a crow"
    begin(page, wins_to_game=1, crow_choice="auto", timers="relaxed")
    assert play_until(page, "main") == "main"
    assert serious(page) == [], "playing"
    page.get_by_test_id("rules").click()
    page.locator(".rules section").first.wait_for()
    assert serious(page) == [], "rules"
    page.keyboard.press("Escape")
    page.locator("[popovertarget=settings]").click()
    assert serious(page) == [], "settings"
    page.keyboard.press("Escape")
    assert play_until(page) == "over"
    page.get_by_test_id("replay").wait_for()
    assert serious(page) == [], "the end"
    page.get_by_test_id("replay").click()
    page.get_by_test_id("replay-controls").wait_for()
    assert serious(page) == [], "replay"


def test_every_game_has_its_pages(page: Page) -> None:
    for game in CATALOGUE:  # what stands on them is read in test_rules_read and test_summary
        for path in (f"/learn/{game}", f"/learn/{game}/summary", f"/problems/{game}"):
            assert page.request.get(path).status == 200, path


def test_an_address_of_nothing_answers_404_says_so_and_shows_the_way_home(page: Page) -> None:
    for path in ("/nowhere", "/settings", "/table", "/learn", "/learn/chess", "/replay", "/table/zzz"):
        assert page.request.get(path).status == 404, path
    for path in ("/learn/chess", "/nowhere/at/all"):
        answer = page.goto(path)
        assert answer
        assert answer.status == 404
        expect(page.get_by_role("heading", level=1)).to_have_text(NOTHING)
        expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="Home").click()
    expect(page.get_by_test_id("play-now").first).to_be_visible()
    answer = page.goto("/replay/zzzzzzzzzzzz")
    assert answer
    assert answer.status == 404
    expect(page.get_by_role("alert")).to_contain_text("There is no such table")


@pytest.mark.soak
@pytest.mark.parametrize("path", ["/nowhere", "/settings", "/table", "/learn", "/replay", "/table/zzz"])
def test_every_address_of_nothing_says_so(page: Page, path: str) -> None:
    page.goto(path)
    expect(page.get_by_role("heading", level=1)).to_have_text(NOTHING)
    expect(page.get_by_role("alert")).to_be_visible()


def test_options_that_cannot_be_are_explained_beside_their_field(page: Page) -> None:
    page.goto("/")
    page.get_by_test_id("invite").first.click()
    page.locator(".how > summary").click()
    page.get_by_label("Time to think").select_option(label="no limit")
    swap = page.get_by_label("Whole-hand swap")
    swap.select_option(label="first to ask")
    wrong = page.locator(".option", has=swap).get_by_role("alert")
    expect(wrong).to_contain_text("needs a clock")
    expect(swap).to_have_value('"off"')
    swap.select_option(label="by secret wish")
    expect(wrong).to_have_count(0)
    page.locator(".how details").evaluate("one => { one.open = true }")
    page.get_by_label("retaliating").fill("45")
    page.get_by_label("retaliating").press("Tab")
    page.get_by_label("Public table").check()
    page.wait_for_function(
        "fetch(`/api${location.pathname.replace('table', 'tables')}`).then((told) => told.json()).then((table) => table.public)"
    )
    page.reload()
    page.locator(".how > summary").click()
    page.locator(".how details").evaluate("one => { one.open = true }")
    expect(page.get_by_label("retaliating")).to_have_value("45")
    expect(page.get_by_label("Public table")).to_be_checked()
    page.locator("[data-preset=first_game]").click()
    expect(page.locator("[data-preset=first_game]")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_label("Rounds to win")).to_have_value("1")


def test_a_lobby_keeps_its_start_in_sight_and_says_in_a_line_what_is_set(browser: Browser, base_url: str) -> None:
    with opened(browser, base_url, **PHONE) as page:
        page.goto("/")
        page.goto(f"/table/{new_table(page, game='chronos', seats=10)}")
        start, said = page.get_by_test_id("fill"), page.locator(".how .set")
        expect(start).to_be_in_viewport(ratio=1)
        expect(said).to_have_text("At the table · private table")
        page.locator(".how > summary").click()
        page.get_by_label("Public table").check()
        expect(said).to_have_text("At the table · public table")
        page.get_by_label("Say something").scroll_into_view_if_needed()
        expect(start).to_be_in_viewport(ratio=1)
        assert sideways(page) <= 0


def test_settings_are_kept(page: Page) -> None:
    page.goto("/")
    page.locator("[popovertarget=settings]").click()
    page.get_by_role("radio", name="Night").check()
    page.get_by_role("radio", name="Easy to read").check()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "night")
    expect(page.locator("html")).to_have_attribute("data-font", "legible")


COLOURS = "[...document.querySelectorAll('main *')].map((one) => getComputedStyle(one).color).join()"


def test_a_page_follows_the_machine_into_the_night(page: Page) -> None:
    page.emulate_media(color_scheme="light")
    page.goto("/about")
    page.get_by_role("button", name="Switch to night").wait_for()
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "night")
    page.get_by_role("button", name="Switch to day").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "day")


def test_with_less_motion_night_falls_at_once(page: Page) -> None:
    page.goto("/about")
    page.get_by_role("heading", level=1).wait_for()
    next_frame = "await new Promise(requestAnimationFrame);"
    turned, moving = page.get_by_role("button", name="Switch to night").evaluate(
        f"async (button) => {{ button.click(); {next_frame} {next_frame} return [{COLOURS}, document.getAnimations().length]; }}"
    )
    assert moving == 0
    assert turned == page.evaluate(COLOURS)


def test_nothing_comes_from_another_host(page: Page, base_url: str) -> None:
    foreign: list[str] = []
    page.on(
        "request",
        lambda request: None if request.url.startswith((base_url, "data:", "blob:")) else foreign.append(request.url),
    )
    page.goto("/")
    page.wait_for_load_state("networkidle")
    begin(page)
    assert foreign == []


@pytest.mark.soak
def test_a_lobby_asks_again_for_its_options_while_the_line_is_bad(page: Page) -> None:
    page.goto("/")
    page.route("**/api/games", lambda route: route.abort(), times=1)
    page.get_by_test_id("invite").first.click()
    page.locator(".how > summary").click()
    expect(page.locator("[data-preset=first_game]")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "title", "limits"),
    [
        ("fr-FR", "Des programmes peuvent tenir une place", "soumis aux mêmes limites"),
        *seldom(("en-GB", "Programs may hold seats", "held to the same limits")),
    ],
)
def test_the_fairness_page_tells_of_programs(
    browser: Browser, base_url: str, language: str, title: str, limits: str
) -> None:
    with opened(browser, base_url, language) as page:
        page.goto("/fairness")
        expect(page.get_by_role("heading", name=title)).to_be_visible()
        expect(page.get_by_role("main")).to_contain_text(limits)

"""After the game: the end as a scene over the board, what is told of it, and the ways on."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.e2e import kreo_hands
from tests.e2e.finished import over
from tests.e2e.hands import begin, new_table, opened, play_until, seldom, serious, sideways, still_wrong
from tests.e2e.kraaw_hands import begin_at, reveal_and_lock
from tests.e2e.staging import Stage

SIZES = [(1440, 900), (1440, 760), (1024, 768), (390, 844), (360, 740), (844, 390)]
QUICK = {"crow_choice": "auto", "timers": "off"}

# What the end says and offers that is not whole in the room it has, or is covered there.
CUT = """() => {
  const end = document.querySelector("[data-testid=end]");
  const room = end.parentElement.getBoundingClientRect();
  return [...end.querySelectorAll("h2, .ranks li, p, .button")].filter((one) => one.textContent.trim()).flatMap((one) => {
    const box = one.getBoundingClientRect();
    const whole = box.top >= room.top && box.bottom <= room.bottom && box.left >= room.left && box.right <= room.right;
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const cut = one.scrollWidth > one.clientWidth + 1;
    return whole && !cut && end.contains(top) ? [] : [one.textContent.trim()];
  });
}"""

# Where the board and its pieces lie.
PLACES = """() => [...document.querySelectorAll(".scene, .scene .card")].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
})"""


@pytest.fixture(scope="session")
def base_url(stage: Stage) -> str:
    return stage.address


def concede(page: Page) -> None:
    page.get_by_test_id("menu").click()
    page.get_by_role("button", name="Concede").click()
    page.locator("#table-menu .two .button").first.click()


def lost(page: Page, game: str = "kraaw", **options: object) -> str:
    """Give up a game against one bot at once; return its table."""
    table = new_table(page, game=game, seats=2, play_now=True, level="plain", options={"timers": "off", **options})
    page.goto(f"/table/{table}")
    page.get_by_test_id("banner").wait_for()
    concede(page)
    page.get_by_test_id("end").wait_for()
    expect(page.locator("#table-menu")).to_be_hidden()  # it would lie over the result
    expect(page.locator("[data-legal], [data-choice]")).to_have_count(0)  # and there is nothing left to do
    return table


@pytest.mark.parametrize("game", ["kero", "chronos"])
def test_what_is_given_up_before_it_began_asks_for_nothing_more(page: Page, game: str) -> None:
    page.set_viewport_size({"width": 1024, "height": 768})
    lost(page, game)
    expect(page.get_by_text("ready?")).to_have_count(0)
    name = page.locator(".ranks .name").last.bounding_box()
    assert name
    assert name["height"] < 60, "two lines at most, though the column is narrow"


@pytest.fixture
def copies(page: Page) -> Iterator[Page]:
    """Open a page whose clipboard can be read, and that cannot share."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.add_init_script("delete Navigator.prototype.share")
    return page


def clipboard(page: Page) -> str:
    return str(page.evaluate("() => navigator.clipboard.readText()"))


def test_the_end_comes_over_the_board_and_can_be_folded_away(browser: Browser, base_url: str, stage: Stage) -> None:
    with opened(browser, base_url) as page:
        begin_at(page, stage, 2, "A[3L 3L 2u 1u 1d] B[4L 2L 2u 1u 1d]\nwins 2 2")
        reveal_and_lock(page, 4)
        end, show = page.get_by_test_id("end"), page.get_by_test_id("end-show")
        end.or_(page.get_by_role("button", name="Continue")).first.wait_for()
        if not end.count():
            page.get_by_role("button", name="Continue").click()
        expect(end).to_have_attribute("data-kind", "victory")
        expect(end.locator("[data-finale=victory]")).to_be_visible()
        expect(end.get_by_test_id("how")).to_have_text(
            "Decided by the last nest: 2 nests at 10; at card 1 the lowest wins."
        )
        expect(end.get_by_test_id("about-me")).to_have_text("You won 3 rounds.")
        expect(
            page.get_by_role("dialog", name="You rule the crows!", description="Decided by the last nest")
        ).to_have_count(1)
        expect(end.get_by_test_id("again")).to_be_focused()
        assert serious(page) == []
        beneath = page.evaluate(PLACES)
        page.keyboard.press("Escape")
        expect(end).to_be_hidden()
        expect(show).to_be_focused()
        assert page.evaluate(PLACES) == beneath, "the end has pushed nothing"
        page.locator(".scene .card").first.click(trial=True)  # nothing lies over the board
        page.keyboard.press("Enter")
        expect(end.get_by_test_id("again")).to_be_focused()
        end.get_by_test_id("end-fold").click()
        expect(end).to_be_hidden()
        show.click()
        end.get_by_test_id("end-more").click()
        for name in ("regroup", "another", "copy-moment", "picture"):
            button = page.get_by_test_id(name)
            button.scroll_into_view_if_needed()
            expect(button).to_be_in_viewport()
        assert serious(page) == []


@pytest.mark.parametrize(
    ("game", "seats"), [("chronos", 10), *seldom(("kraaw", 6), ("kreo", 6), ("krom", 6), ("kero", 2), ("kraaw", 2))]
)
def test_nothing_of_an_end_is_cut_or_covered_at_any_size(page: Page, stage: Stage, game: str, seats: int) -> None:
    stage.set(game, over(game, seats))
    page.goto(f"/table/{new_table(page, game=game, seats=seats, play_now=True, level='plain')}")
    end = page.get_by_test_id("end")
    end.locator("[data-finale]").wait_for()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert still_wrong(page, CUT) == [], (width, height)
        assert sideways(page) <= 0
        scene = end.locator("[data-finale]").bounding_box()
        assert scene
        assert scene["height"] >= 100, "there is a scene to look at"


def test_a_key_or_a_touch_brings_the_end_at_once_and_does_nothing_else(browser: Browser, base_url: str) -> None:
    with opened(browser, base_url, reduced_motion="no-preference") as page:
        for hurry in (lambda: page.keyboard.press("Enter"), lambda: page.get_by_test_id("again").click(force=True)):
            page.goto("/")
            page.add_init_script("window.requestAnimationFrame = () => 0")  # nothing goes on by itself
            old, end = lost(page), page.get_by_test_id("end")
            expect(end).to_have_attribute("data-arrived", "false")
            hurry()
            expect(end).to_have_attribute("data-arrived", "true")
            expect(end.get_by_test_id("again")).to_be_enabled()
            assert old in page.url


def test_winner_loser_and_public_see_different_ends(page: Page, browser: Browser, base_url: str) -> None:
    table = new_table(page, game="kraaw", seats=2, options=QUICK)
    page.goto(f"/table/{table}")
    with opened(browser, base_url) as other, opened(browser, base_url) as public:
        other.goto(f"/table/{table}")
        other.get_by_role("button", name="Sit here").first.click()
        page.get_by_role("button", name="Start the game").click()
        public.goto(f"/table/{table}")
        for one in (page, other, public):
            one.get_by_test_id("banner").wait_for()
        concede(other)
        for one, kind in ((page, "victory"), (other, "defeat"), (public, "watched")):
            expect(one.get_by_test_id("end")).to_have_attribute("data-kind", kind)
            expect(one.locator(".ranks li").last).to_contain_text("gave up")  # whatever the score beside it
            expect(one.locator(f"[data-finale={kind}]")).to_be_visible()
        for one, how in ((page, "Nougat gave up."), (other, "You gave up."), (public, "Nougat gave up.")):
            expect(one.get_by_test_id("how")).to_have_text(how)
        expect(public.get_by_test_id("again")).to_have_count(0)
        public.get_by_test_id("end-more").click()
        expect(public.get_by_test_id("regroup")).to_have_count(0)


def test_back_from_a_rematch_brings_the_old_table_with_its_result_and_so_does_its_address(page: Page) -> None:
    old = lost(page)
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: "/table/" in url and old not in url)
    new = page.url
    page.get_by_test_id("banner").wait_for()
    page.go_back()
    for _ in range(2):
        expect(page.get_by_test_id("end").get_by_role("heading", level=2)).to_be_visible()
        expect(page.get_by_role("link", name="To the rematch")).to_be_visible()
        assert old in page.url
        page.goto(f"/table/{old}")
    page.get_by_role("link", name="To the rematch").click()
    page.wait_for_url(new)
    page.get_by_test_id("banner").wait_for()


def test_the_same_people_meet_again_at_a_table_whose_options_can_be_changed(page: Page) -> None:
    old = lost(page, wins_to_game=1)
    page.get_by_test_id("end-more").click()
    page.get_by_test_id("regroup").click()
    page.wait_for_url(lambda url: "/table/" in url and old not in url)
    expect(page.get_by_test_id("start")).to_be_visible()
    info = page.request.get(page.url.replace("/table/", "/api/tables/")).json()
    assert [place["who"] for place in info["places"]] == ["person", "bot"]
    assert info["options"]["wins_to_game"] == 1
    page.get_by_label("Seats").select_option("3")
    expect(page.get_by_test_id("fill")).to_be_visible()


def test_a_result_is_copied_in_words_where_nothing_can_be_shared(copies: Page) -> None:
    page = copies
    table = lost(page)
    page.get_by_test_id("share").click()
    expect(page.get_by_test_id("end").get_by_role("status")).to_contain_text("copied")
    first, *rows, link = clipboard(page).splitlines()
    assert first.startswith("Kraaw · ")
    assert "you" not in first.lower(), "told to others"
    assert len(rows) == 2
    assert link.endswith(f"/replay/{table}?at=end")


def test_a_result_is_shared_where_the_machine_can(page: Page) -> None:
    page.add_init_script(
        "Navigator.prototype.canShare = () => true;"
        "Navigator.prototype.share = async function (what) {"
        " window.shared = { ...what, files: what.files?.map((file) => [file.name, file.type, file.size]) }; }"
    )
    table = lost(page)
    with page.expect_response("**/picture.png*") as fetched:
        page.reload()
    assert fetched.value.ok
    fetched.value.finished()
    page.get_by_test_id("share").click()
    page.wait_for_function("() => window.shared")
    shared = page.evaluate("() => window.shared")
    assert shared["text"].startswith("Kraaw · ")
    assert shared["url"].endswith(f"/replay/{table}?at=end")
    ((name, kind, size),) = shared["files"]
    assert (name, kind) == ("kermesse-kraaw.png", "image/png")
    assert size > 10_000


def test_who_thinks_better_of_sharing_is_told_nothing(page: Page) -> None:
    page.add_init_script(
        "Navigator.prototype.share = async () => { window.asked = true; throw new DOMException('', 'AbortError'); }"
    )
    lost(page)
    page.get_by_test_id("share").click()
    page.wait_for_function("() => window.asked")
    expect(page.get_by_test_id("end").get_by_role("status")).to_have_text("")


def test_a_replay_begins_at_the_moment_in_its_address_and_keeps_it(copies: Page) -> None:
    page = copies
    table = begin(page, **QUICK)
    assert play_until(page, "main") == "main"
    concede(page)
    page.get_by_test_id("end").wait_for()
    at, controls = page.get_by_label("Moment of the game"), page.get_by_test_id("replay-controls")
    page.goto(f"/replay/{table}?at=2")
    expect(at).to_have_value("2")
    page.get_by_role("button", name="One step on").click()
    page.wait_for_url(f"**/replay/{table}?at=3")
    page.get_by_test_id("copy-moment").click()
    expect(controls.get_by_role("status")).to_have_text("Link copied.")
    assert clipboard(page).endswith(f"/replay/{table}?at=3")
    page.reload()
    expect(at).to_have_value("3")
    last = at.get_attribute("max") or ""
    for asked, found in (("end", last), ("999999", last), ("abc", last), ("-1", "0"), ("", last), ("2.7", "2")):
        page.goto(f"/replay/{table}?at={asked}")
        expect(at).to_have_value(found)
    page.goto(f"/replay/{table}?at=end")
    expect(page.get_by_test_id("end")).to_have_attribute("data-kind", "watched")
    page.goto("/")
    page.go_back()
    page.get_by_role("button", name="To the beginning").click()
    expect(page.get_by_test_id("end")).to_have_count(0)
    assert serious(page) == []


def test_a_table_that_was_put_away_still_shows_its_result_at_its_own_address(page: Page) -> None:
    table = lost(page)

    def gone(line: WebSocketRoute) -> None:
        line.send(json.dumps({"type": "bye", "code": "no_table", "sentence": "No such table."}))

    page.route_web_socket(re.compile("/ws/"), gone)
    page.goto(f"/table/{table}")
    expect(page.get_by_test_id("end").get_by_role("heading", level=2)).to_be_visible()
    page.goto("/table/aaaabbbbcccc")
    expect(page.get_by_role("heading", level=1)).to_have_text("Nothing to see here")


def test_nobody_takes_revenge_in_a_game_that_is_played_together(page: Page, stage: Stage) -> None:
    position = "n=3 turn=12 first=0 energy=1/1/1;0\ntable: DONE\nhands: 0 FEU-A | 1 AIR-A | 2 EAU-V"
    kreo_hands.begin_at(page, stage, position)
    kreo_hands.lay(page, "FEU-A")
    kreo_hands.skip_to(page, "over")
    end = page.get_by_test_id("end")
    expect(end).to_have_attribute("data-kind", "defeat")
    expect(end.get_by_role("button", name="Another planet")).to_be_visible()
    expect(end.locator(".rank")).to_have_count(0)
    page.get_by_role("button", name="Français").click()
    expect(end.get_by_role("button", name="Encore une planète")).to_be_visible()
    expect(end).not_to_contain_text(re.compile("revanche", re.IGNORECASE))

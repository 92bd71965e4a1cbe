"""Two friends' evening: a link, a phone, a word across the table, a lost line, a rematch that is answered."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.hands import PHONE, new_table, opened, serious, sideways

OFFERED = "[data-legal], [data-choice]"


@pytest.fixture
def friends(browser: Browser, base_url: str) -> Iterator[tuple[Page, Page]]:
    """Seat Ada at a desk and Zoé, who has a phone and says no name, at a table that has begun."""
    with opened(browser, base_url) as host, opened(browser, base_url, "fr-FR", **PHONE) as guest:
        host.goto("/")
        assert host.request.post("/api/me", data={"name": "Ada"}).ok
        wishes = {
            "crow_choice": "auto",
            "timers": "off",
            "first_player": "seat:0",
            "stand_in_after_ms": 300_000,
            "odds": True,
        }
        host.goto(f"/table/{new_table(host, game='kraaw', seats=2, options=wishes)}")
        # bots come second while friends are awaited
        expect(host.get_by_test_id("share")).to_have_class(re.compile(r"\bmain\b"))
        expect(host.get_by_test_id("fill")).not_to_have_class(re.compile(r"\bmain\b"))
        guest.goto(host.url)
        expect(guest.get_by_test_id("invited-what")).to_contain_text("Des corbeaux")
        guest.get_by_test_id("sit").click()
        expect(guest.get_by_test_id("meanwhile")).to_have_attribute("href", "/lesson/kraaw/first")
        host.get_by_test_id("start").click()
        for page in (host, guest):
            page.locator(OFFERED).first.wait_for()
        yield host, guest


def test_an_evening_of_two_friends(friends: tuple[Page, Page]) -> None:
    host, guest = friends
    for said in ("Hello!", "Your turn."):
        host.get_by_label("Say something").fill(said)
        host.keyboard.press("Enter")
    expect(guest.get_by_test_id("bubble")).to_have_text("Ada Your turn.")
    expect(guest.locator(".talking .dot")).to_have_text("2")
    expect(guest.get_by_test_id("bubble")).to_have_count(0)  # after a while

    table = guest.url
    guest.goto("/learn/kraaw")
    expect(guest.get_by_test_id("running")).to_be_visible()
    assert sideways(guest) <= 0
    away = host.get_by_test_id("away")
    expect(away).to_contain_text("Nougat has lost the connection.")
    expect(away).to_contain_text("a bot plays on")
    assert serious(host) == []
    host.get_by_test_id("stand-in").click()
    expect(away).to_have_count(0)
    expect(host.get_by_role("log").first).to_contain_text("Nougat is away: a bot stands in.")
    guest.get_by_test_id("running").click()
    expect(guest).to_have_url(table)
    expect(host.get_by_role("log").first).to_contain_text("Nougat comes back")

    host.get_by_test_id("menu").click()
    host.get_by_role("button", name="Concede").click()
    host.get_by_role("button", name="Give up").click()
    host.get_by_test_id("again").click()
    expect(host.get_by_text("Nougat has been asked")).to_be_visible()
    expect(guest.get_by_test_id("called-again")).to_contain_text("Ada propose une revanche")
    assert serious(guest) == []
    guest.get_by_test_id("not-again").click()
    expect(host.get_by_text("Nougat would rather not play again now.")).to_be_visible()
    guest.get_by_test_id("again").click()  # after all
    expect(host.get_by_test_id("called-again")).to_be_visible()
    host.get_by_test_id("again").click()
    for page in (host, guest):
        page.wait_for_url(lambda url: url != table and "/table/" in url)
        page.get_by_test_id("banner").wait_for()


def test_a_nudge_waits_for_whoever_has_lost_the_line(friends: tuple[Page, Page]) -> None:
    host, guest = friends
    table = guest.url
    guest.goto("/learn/kraaw")
    nudge = host.get_by_test_id("away").get_by_test_id("nudge")
    nudge.click()
    expect(nudge).to_have_text("Nudged.")
    expect(nudge).to_have_text("Nudge")  # after a while
    nudge.click()
    expect(nudge).to_have_text("They were nudged less than a minute ago.")
    assert serious(host) == []
    guest.goto(table)
    expect(guest.get_by_test_id("nudged")).to_have_text("Ada vous fait signe\u202f: c’est à vous.")
    expect(guest).to_have_title(re.compile("^On vous attend"))
    assert serious(guest) == []
    assert sideways(guest) <= 0


def test_who_watches_sits_down_at_the_next_game(friends: tuple[Page, Page], browser: Browser, base_url: str) -> None:
    host, guest = friends
    with opened(browser, base_url) as public:
        old = host.url
        public.goto(old)
        public.get_by_test_id("join").click()
        expect(public.get_by_test_id("watching")).to_contain_text("You will have a seat")
        expect(public.get_by_test_id("odds")).to_have_text(re.compile(r"Chances of winning: Ada \d+%\s*Nougat \d+%"))
        assert serious(public) == []
        for page in (host, guest):
            expect(page.get_by_test_id("odds")).to_have_count(0)
        host.get_by_test_id("menu").click()
        host.get_by_role("button", name="Concede").click()
        host.get_by_role("button", name="Give up").click()
        host.get_by_test_id("again").click()
        guest.get_by_test_id("again").click()
        public.wait_for_url(lambda url: url != old and "/table/" in url)
        public.get_by_test_id("banner").wait_for()
        expect(public.get_by_test_id("watching")).to_have_count(0)
        info = public.request.get(public.url.replace("/table/", "/api/tables/")).json()
        assert [place["who"] for place in info["places"]] == ["person"] * 3

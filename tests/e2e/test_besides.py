"""Events at a table beside the game: pauses, stand-ins, a seat given up, a guest sent away."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect

from tests.e2e.hands import CUT, PHONE, new_table, opened, serious, sideways, still_wrong

OFFERED = "[data-legal], [data-choice]"
NARROW_SPACE = "\N{NARROW NO-BREAK SPACE}"


@contextmanager
def two_people(browser: Browser, address: str) -> Iterator[tuple[Page, Page]]:
    """Seat Ada, who is host and reads English, Zoé, who reads French, and a bot, at a table that has begun."""
    with opened(browser, address) as host, opened(browser, address, "fr-FR") as guest:
        for page, name in ((host, "Ada"), (guest, "Zoé")):
            assert page.request.post("/api/me", data={"name": name}).ok
        wishes = {"crow_choice": "auto", "timers": "relaxed", "stand_in_after_ms": 1000}
        table = new_table(host, game="kraaw", seats=3, level="random", options=wishes)
        for page in (host, guest):
            page.goto(f"/table/{table}")
        guest.get_by_role("button", name="S’asseoir ici").first.click()
        host.get_by_role("button", name="Start with a bot").click()
        for page in (host, guest):
            page.get_by_test_id("banner").wait_for()
        yield host, guest


def test_the_log_of_a_live_table_tells_pauses_stand_ins_and_a_seat_given_up(browser: Browser, base_url: str) -> None:
    with two_people(browser, base_url) as (host, guest):
        ours, theirs = host.get_by_role("log").first, guest.get_by_role("log").first
        expect(ours).to_have_attribute("aria-live", "polite")
        asked = host.locator(OFFERED).first  # everybody looks at two cards
        expect(asked).to_be_visible()

        guest.get_by_test_id("menu").click()
        guest.locator("#table-menu").get_by_role("button", name="Pause").click()
        expect(ours).to_contain_text("Zoé would like a pause.")
        host.get_by_role("button", name="Agreed").click()
        expect(ours).to_contain_text("The game is paused.")
        expect(ours.get_by_text("would like a pause")).to_have_count(1)  # agreeing is part of the next line
        expect(theirs).to_contain_text("La partie est mise en pause.")
        for page in (host, guest):
            expect(page.locator(OFFERED)).to_have_count(0)

        host.get_by_role("button", name="Go on").last.click()
        expect(theirs).to_contain_text("La reprise est souhaitée par Ada.")
        guest.keyboard.press("Escape")
        guest.get_by_role("status").get_by_role("button", name="Reprendre").click()
        expect(theirs).to_contain_text("La partie reprend.")
        expect(ours).to_contain_text("The game goes on.")
        expect(asked).to_be_visible()

        table = guest.url
        guest.goto("/about")
        expect(ours).to_contain_text("Zoé is away: a bot stands in.")
        guest.goto(table)
        expect(ours).to_contain_text("Zoé comes back and takes the seat again.")

        guest.get_by_test_id("menu").click()
        guest.get_by_role("button", name="Abandonner").click()
        guest.get_by_role("button", name="J’abandonne").click()
        expect(ours).to_contain_text("Zoé concedes: a bot plays on for them.")
        expect(theirs).to_contain_text(f"Zoé abandonne{NARROW_SPACE}: un robot joue à sa place.")
        expect(ours.get_by_text("a bot stands in")).to_have_count(1)
        assert sideways(guest) <= 0


def test_the_host_sends_somebody_away_during_play_and_a_bot_plays_on(browser: Browser, base_url: str) -> None:
    with two_people(browser, base_url) as (host, guest):
        expect(host.locator(OFFERED).first).to_be_visible()
        guest.get_by_test_id("menu").click()
        expect(guest.locator("#table-menu").get_by_role("button", name="Abandonner")).to_be_visible()
        expect(guest.locator("#table-menu").get_by_role("button", name="Renvoyer")).to_have_count(0)  # it is the host's

        host.set_viewport_size({"width": 390, "height": 780})
        menu = host.locator("#table-menu")
        host.get_by_test_id("menu").focus()
        host.keyboard.press("Enter")
        away = menu.get_by_role("button", name="Send Zoé away")
        expect(away).to_be_visible()
        reach(host, away)
        host.keyboard.press("Enter")
        expect(menu).to_contain_text(
            "Send Zoé away? A bot will finish their game, and they cannot come back to this table."
        )
        expect(
            menu.get_by_role("button", name="Let them stay")
        ).to_be_focused()  # who only presses on sends nobody away
        assert still_wrong(host, CUT) == []
        assert sideways(host) <= 0
        host.keyboard.press("Enter")
        expect(away).to_be_visible()
        away.click()
        menu.get_by_role("button", name="Send away").click()

        expect(menu).to_be_hidden()
        expect(guest.get_by_role("alert")).to_have_text("L’hôte vous a demandé de quitter cette table.")
        assert serious(guest) == []
        guest.reload()  # nor may one come back to watch
        expect(guest.get_by_role("alert")).to_have_text("L’hôte vous a demandé de quitter cette table.")
        host.set_viewport_size({"width": 1280, "height": 800})
        ours = host.get_by_role("log").first
        expect(ours).to_contain_text("The host sends Zoé away: a bot plays on for them.")
        expect(ours.get_by_text("a bot stands in")).to_have_count(0)
        expect(host.get_by_role("region", name="Zoé").get_by_role("img", name="a bot stands in")).to_be_visible()
        expect(host.locator(OFFERED).first).to_be_visible()  # it goes on
        host.get_by_test_id("menu").click()
        expect(menu.get_by_role("button", name="Pause")).to_be_visible()
        expect(menu.get_by_role("button", name="Send")).to_have_count(0)
        assert sideways(host) <= 0


def reach(page: Page, button: Locator) -> None:
    """By the tab key alone."""
    for _ in range(40):
        if button.evaluate("one => one === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("the tab key does not lead there")


def test_a_phone_loses_its_line_finds_it_again_and_shows_what_was_said(browser: Browser, base_url: str) -> None:
    with opened(browser, base_url) as host, opened(browser, base_url, "fr-FR", **PHONE) as guest:
        lines: list[WebSocketRoute] = []
        through = True

        def call(line: WebSocketRoute) -> None:
            lines.append(line)
            if through:
                line.connect_to_server()
            else:
                line.close()

        guest.route_web_socket(re.compile("/ws/"), call)
        options = {"crow_choice": "auto", "timers": "off", "first_player": "seat:0"}
        table = new_table(host, game="kraaw", seats=2, options=options)
        for page in (host, guest):
            page.goto(f"/table/{table}")
        guest.get_by_test_id("sit").click()
        host.get_by_test_id("start").click()
        guest.locator(OFFERED).first.wait_for()

        through = False
        lines[-1].close()
        asked = guest.get_by_test_id("banner").locator(".asked")
        expect(asked).to_contain_text("La ligne est coupée")
        host.get_by_label("Say something").fill("Where are you?")
        host.keyboard.press("Enter")
        through = True
        expect(asked).not_to_contain_text("La ligne est coupée")
        expect(guest.locator(OFFERED).first).to_be_visible()

        host.get_by_label("Say something").fill("There you are.")
        host.keyboard.press("Enter")
        talk = guest.locator(".talking")
        expect(talk.locator(".dot")).to_be_visible()
        expect(talk).to_have_accessible_name(re.compile(r"\d"))
        talk.tap()
        expect(guest.get_by_role("complementary").get_by_text("There you are.")).to_be_in_viewport()
        expect(guest.get_by_text("Where are you?")).to_be_visible()
        expect(talk.locator(".dot")).to_have_count(0)


def test_a_guest_whom_the_host_sends_away_is_told_so_and_the_seat_is_free_again(
    browser: Browser, base_url: str
) -> None:
    with opened(browser, base_url) as host, opened(browser, base_url, "fr-FR") as guest:
        assert guest.request.post("/api/me", data={"name": "Zoé"}).ok
        table = new_table(host, game="kraaw", seats=2)
        for page in (host, guest):
            page.goto(f"/table/{table}")
        guest.get_by_role("button", name="S’asseoir ici").click()
        host.get_by_role("button", name="Remove Zoé").click()

        expect(guest.get_by_role("alert")).to_have_text("L’hôte vous a demandé de quitter cette table.")
        assert serious(guest) == []
        expect(guest.get_by_role("button", name="Recharger")).to_have_count(0)  # it would lead nowhere
        seats = host.get_by_role("region", name="Who plays?")
        expect(seats.get_by_text("free seat")).to_be_visible()
        expect(seats.get_by_text("Zoé")).to_have_count(0)

        guest.get_by_role("main").get_by_role("link", name="Accueil").click()
        expect(guest.get_by_test_id("play-now").first).to_be_visible()

        guest.goto(f"/table/{table}")  # nor may one come back to watch
        expect(guest.get_by_role("alert")).to_have_text("L’hôte vous a demandé de quitter cette table.")
        expect(guest.get_by_role("button", name="S’asseoir ici")).to_have_count(0)
        expect(seats.get_by_text("free seat")).to_be_visible()

"""A guest who follows a link sees who invites them to what, gives a name, may read the rules, and sits down."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.hands import PHONE, new_table, opened, seldom, serious, sideways

WIDE = {"viewport": {"width": 1440, "height": 900}}
SIDE = {"viewport": {"width": 844, "height": 390}}


@pytest.fixture
def marie(browser: Browser, base_url: str) -> Iterator[tuple[Page, str]]:
    with opened(browser, base_url, "fr-FR") as page:
        page.goto("/")
        page.request.post("/api/me", data={"name": "Marie"})
        table = new_table(page, game="krom", seats=4)
        page.goto(f"/table/{table}")
        page.get_by_test_id("fill").wait_for()
        yield page, table


@pytest.mark.parametrize("size", [PHONE, *seldom(WIDE, SIDE)], ids=["phone", "wide", "side"])
def test_a_guest_reads_the_invitation_gives_a_name_reads_the_rules_and_sits_down(
    browser: Browser, base_url: str, marie: tuple[Page, str], size: dict[str, object]
) -> None:
    host, table = marie
    with opened(browser, base_url, "fr-FR", **size) as page:
        page.goto(f"/table/{table}")
        invited = page.get_by_test_id("invited")
        expect(invited.get_by_role("heading")).to_have_text("Marie vous invite à une partie de Krom, 4 joueurs")
        expect(page.get_by_test_id("invited-what")).to_contain_text("Une course préhistorique")
        expect(page.locator(".seats .lit")).to_contain_text("place libre")
        expect(page.get_by_label("Votre nom")).to_be_focused()
        expect(page.get_by_test_id("sit")).to_be_in_viewport(ratio=1)
        expect(page.locator(".button.main:visible")).to_have_count(1)
        page.keyboard.type("Léon")
        expect(page.get_by_label("Dire quelque chose")).to_have_count(0)
        page.get_by_test_id("invited-rules").click()
        expect(page.get_by_role("complementary", name="Règles").get_by_role("searchbox")).to_be_visible()
        assert serious(page) == [], "the rules over the invitation"
        page.keyboard.press("Escape")
        expect(page.get_by_role("complementary", name="Règles")).to_have_count(0)
        expect(page.get_by_label("Votre nom")).to_have_value("Léon")
        assert sideways(page) <= 0
        assert serious(page) == [], "an invitation"
        page.get_by_label("Votre nom").press("Enter")
        expect(invited).to_have_count(0)
        expect(page.locator(".seats .lit")).to_contain_text("Léon")
        expect(host.locator(".seats")).to_contain_text("Léon")
        expect(host.locator(".chatting")).not_to_contain_text("Léon")


def test_who_looks_like_somebody_at_the_table_is_told_so_and_can_say_another_name(
    browser: Browser, base_url: str, marie: tuple[Page, str]
) -> None:
    _, table = marie
    with opened(browser, base_url, "en-GB") as page:
        page.goto(f"/table/{table}")
        expect(page.get_by_test_id("invited").get_by_role("heading")).to_have_text(
            "Marie invites you to a game of Krom, 4 players"
        )
        page.keyboard.type("Marie")
        page.get_by_test_id("sit").click()
        expect(page.get_by_test_id("invited").get_by_role("alert")).to_be_visible()
        expect(page.get_by_label("Your name")).to_be_focused()
        page.get_by_label("Your name").fill("Zoé")
        page.get_by_test_id("sit").click()
        expect(page.get_by_test_id("invited")).to_have_count(0)


def test_who_comes_too_late_is_told_that_one_can_watch(
    browser: Browser, base_url: str, marie: tuple[Page, str]
) -> None:
    host, table = marie
    bots = host.get_by_role("button", name="Retirer")
    for seated in range(3):
        host.get_by_role("button", name="Robot", exact=True).first.click()
        expect(bots).to_have_count(seated + 1)
    expect(host.get_by_test_id("start")).to_be_visible()
    with opened(browser, base_url, "fr-FR") as page:
        page.goto(f"/table/{table}")
        expect(page.get_by_test_id("invited")).to_contain_text("Toutes les places sont prises")
        expect(page.get_by_test_id("sit")).to_have_count(0)

"""A first game with the coach: each kind of decision is explained until the player knows it, on this device and the
next.
"""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.hands import PHONE, decision, opened, play_until, serious, sideways
from tests.e2e.staging import Stage


def begin(page: Page, game: str) -> None:
    """Begin on the page where the game is learnt."""
    page.goto(f"/learn/{game}")
    page.get_by_test_id("first-game").click()
    page.wait_for_url("**/table/*")
    page.get_by_test_id("banner").wait_for()


def says(page: Page, kind: str, words: str) -> None:
    coach = page.get_by_test_id("coach")
    expect(coach).to_have_attribute("data-step", kind)
    expect(coach).to_contain_text(words)
    assert coach.count() == 1


def understood(page: Page) -> list[str]:
    found: list[str] = page.request.get("/api/me/understood").json()["understood"]
    return found


def know(page: Page) -> None:
    """Mark these as known, on the server too."""
    with page.expect_response("**/api/me/understood") as told:
        page.get_by_test_id("i-know").click()
    assert told.value.ok


def test_kraaw_on_the_phone_in_french(browser: Browser, base_url: str) -> None:
    with opened(browser, base_url, "fr-FR", **PHONE) as page:
        begin(page, "kraaw")
        says(page, "choose-crow", "aucun ne joue mieux")
        assert serious(page) == []
        assert sideways(page) == 0
        expect(page.get_by_test_id("i-know")).to_have_text("Compris")
        know(page)
        expect(page.get_by_test_id("coach")).to_have_count(0)
        assert understood(page) == ["kraaw/choose-crow"]
        page.reload()  # the table still has its coach, and the coach knows what I know
        page.locator("[data-decision=choose_crow]").wait_for()
        assert play_until(page, "look_done") == "look_done"
        says(page, "look-done", "Retenez leurs valeurs")
        assert play_until(page, "main") == "main"
        says(page, "main", "une seule action")
        assert understood(page) == ["kraaw/choose-crow"]


def test_krom_on_the_desktop_in_english(browser: Browser, base_url: str) -> None:
    with opened(browser, base_url, viewport={"width": 1440, "height": 900}) as page:
        begin(page, "krom")
        says(page, "choose-destination", "never the one where they stand")
        assert serious(page) == []
        know(page)
        expect(page.get_by_test_id("coach")).to_have_count(0)
        page.reload()
        page.locator("[data-decision=choose_destination]").wait_for()
        expect(page.get_by_test_id("coach")).to_have_count(0)
        page.locator("[data-legal]").first.click()
        coach = page.get_by_test_id("coach")
        expect(coach).to_be_visible()  # any later decision has not been explained yet
        assert not page.get_by_test_id("skip").count()  # everybody set off before that was said
        assert coach.get_attribute("data-step") == decision(page).replace("_", "-") != "choose-destination"
        page.get_by_test_id("coach-off").click()
        expect(coach).to_have_count(0)
        page.get_by_test_id("menu").click()
        page.get_by_role("switch", name="The coach").check()
        expect(coach).to_be_visible()


@pytest.mark.soak
def test_another_device_of_mine_knows_it_and_can_have_it_all_explained_again(browser: Browser, base_url: str) -> None:
    with opened(browser, base_url) as page:
        begin(page, "krom")
        says(page, "choose-destination", "in secret")
        know(page)
        page.evaluate("localStorage.removeItem('kermesse.understood')")
        page.reload()
        page.locator("[data-decision=choose_destination]").wait_for()
        expect(page.get_by_test_id("coach")).to_have_count(0)
        page.wait_for_function("() => localStorage.getItem('kermesse.understood')?.includes('choose-destination')")
        expect(page.get_by_test_id("coach")).to_have_count(0)
        table = page.url
        page.goto("/me")
        page.get_by_test_id("explain-again").click()
        expect(page.get_by_text("begins anew")).to_be_visible()
        assert understood(page) == []
        page.goto(table)
        says(page, "choose-destination", "in secret")


@pytest.mark.soak
def test_in_chronos_the_sand_waits_while_the_coach_speaks(browser: Browser, base_url: str) -> None:
    with opened(browser, base_url, viewport={"width": 1280, "height": 800}) as page:
        begin(page, "chronos")
        says(page, "ready", "everybody plays at once")
        know(page)
        page.get_by_role("button", name="I am ready").click()
        says(page, "free", "touch it, then a pile")
        waits = page.get_by_test_id("banner").filter(has_text="waits while you read")
        expect(waits).to_be_visible()
        expect(page.locator(".notice")).to_have_count(0)  # one thing to press, not two
        page.locator(".timers [data-timer][data-legal]").first.click()  # what it speaks of can be done at once
        page.locator(".ring .spot.goal [data-legal]").first.click()
        expect(waits).to_have_count(0)
        expect(page.get_by_test_id("refused")).to_have_count(0)
        assert understood(page) == ["chronos/ready"]


@pytest.mark.soak
def test_what_has_one_answer_only_waits_until_it_is_understood(browser: Browser, stage: Stage) -> None:
    position = """S0 Kolos forest: 7 hearts, 2 K
        S1 Karok cave: 0 K
        S2 Valkyr cave: 0 K
        S3 Alma cave: 0 K
        act S0"""
    stage.set("krom", position)
    with opened(browser, stage.address, viewport={"width": 1440, "height": 900}) as page:
        begin(page, "krom")
        alone = page.get_by_test_id("answers-itself")
        says(page, "action", "in any order")
        expect(alone).to_have_count(0)
        know(page)
        says(page, "forest", "the first is free")
        expect(alone).to_have_count(0)
        know(page)
        expect(page.locator(".found").or_(alone).first).to_be_visible()

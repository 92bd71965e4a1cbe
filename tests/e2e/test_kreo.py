"""Whole games of Kréo in the browser: one person among bots."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.hands import is_over, sideways
from tests.e2e.kreo_hands import AGGRESSIONS, HARMLESS, asked, begin, play_until, take_up
from tests.e2e.test_pages import serious


@pytest.fixture(autouse=True)
def no_fault_in_the_page(page: Page):
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on(
        "console", lambda message: faults.append(message.text) if "Content Security Policy" in message.text else None
    )
    yield
    assert faults == []


def test_a_whole_game_with_a_show_an_exchange_and_an_aggression(page: Page) -> None:
    """All three tokens are mine: one for a show, two for an exchange; then every Aggression as soon as it may be."""
    for _ in range(25):  # until I hold the Planet and choose first
        begin(page)
        if page.locator(".person.me .first").count():
            break
    page.locator("[data-amount='3']").click()
    assert play_until(page, asked(page, "divination"))
    log = page.get_by_role("log").first

    take_up(page)
    page.locator("[data-deed=show]").click()
    page.locator("[data-pick^='seat:']").first.click()
    expect(log).to_contain_text("shows")

    assert play_until(page, asked(page, "divination"), 60)
    take_up(page)
    page.locator("[data-deed=offer_exchange]").click()
    page.locator("[data-pick^='seat:']").first.click()
    expect(log).to_contain_text("exchange", timeout=45_000)
    expect(log).to_contain_text("gives you", timeout=45_000)

    assert play_until(page, lambda: "Turn 2" in log.inner_text(), 90, prefer=HARMLESS)
    aggression = page.locator(AGGRESSIONS)
    if aggression.count():
        assert play_until(page, lambda: is_over(page) or not aggression.count(), 60, prefer=AGGRESSIONS)
    assert play_until(page, lambda: is_over(page), 300, prefer=HARMLESS)
    told = log.inner_text()
    assert any(word in told for word in ("Lightning", "Hecatoncheires", "Tornado")), told
    expect(page.get_by_test_id("end").get_by_role("heading", level=2)).to_be_visible()
    assert serious(page) == []


def test_a_game_with_incarnations_and_altered_elements(page: Page) -> None:
    begin(page, 4, incarnations=True, altered=True)
    assert play_until(page, asked(page, "divination"))
    power = page.get_by_test_id("power")
    page.keyboard.press("Escape")
    expect(power).to_be_visible()
    assert serious(page) == []
    used = False
    if power.is_enabled():
        power.click()
        for _ in range(4):
            if page.get_by_test_id("power").count():
                break
            picks = page.locator("[data-pick]:not([data-pick^='guess:']), [data-pick='guess:EAU']")
            if picks.count():
                picks.first.click()
            else:
                page.locator("[data-card^='hand:'][data-legal]:not([aria-pressed=true])").first.click()
        used = True
    if used:
        expect(page.get_by_role("log").first).to_contain_text("uses the power", timeout=10_000)
    assert play_until(page, lambda: is_over(page), 300, prefer=HARMLESS)


def test_an_aggression_on_the_first_turn_is_warned_of(page: Page) -> None:
    for _ in range(8):
        begin(page)
        assert play_until(page, asked(page, "divination"))
        expect(page.get_by_text("First turn: no Aggression!")).to_be_visible()
        aggression = page.locator(AGGRESSIONS)
        if not aggression.count():
            continue
        take_up(page, AGGRESSIONS)
        page.get_by_test_id("lay").click()
        expect(page.get_by_role("alert")).to_contain_text("loses the game")
        page.get_by_test_id("not-that").click()
        expect(page.get_by_test_id("anyway")).to_have_count(0)
        return
    pytest.fail("never an Aggression in hand")


def test_the_discard_the_rules_and_axe(page: Page) -> None:
    begin(page)
    assert serious(page) == [], "sharing the energy"
    assert play_until(page, asked(page, "divination"))
    assert serious(page) == [], "choosing"
    take_up(page)
    assert serious(page) == [], "a card in hand"
    page.get_by_test_id("discard").click()
    expect(page.get_by_role("region", name="Discard")).to_be_visible()
    assert serious(page) == [], "the discard pile"
    page.keyboard.press("Escape")
    page.get_by_test_id("rules").click()
    for summary in page.locator(".rules summary").all()[1:]:
        summary.click()
    assert serious(page) == [], "rules"


def test_by_keyboard_alone(page: Page) -> None:
    begin(page)
    assert play_until(page, asked(page, "divination"))
    page.keyboard.press("Escape")
    first = page.locator(HARMLESS).first
    name = first.get_attribute("data-card") or ""
    first.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator(f"[data-card='{name.replace('hand:', 'down:')}']")).to_be_visible()
    page.keyboard.press("r")
    expect(page.get_by_test_id("skip").or_(page.get_by_test_id("unready"))).to_be_visible(timeout=10_000)


def test_a_whole_game_on_a_phone_in_french(browser: Browser, base_url: str) -> None:
    context = browser.new_context(
        base_url=base_url,
        locale="fr-FR",
        viewport={"width": 360, "height": 740},
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
    )
    page = context.new_page()
    begin(page, 6, level="random")
    assert sideways(page) <= 0
    assert play_until(page, asked(page, "divination"))
    assert sideways(page) <= 0
    assert serious(page) == []
    take_up(page)
    assert sideways(page) <= 0
    assert play_until(page, lambda: is_over(page), 300, prefer=HARMLESS)
    assert sideways(page) <= 0
    context.close()

"""A player who looks elsewhere is called to their turn by title, vibration or notification, as they chose."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.hands import PHONE, act, begin, decision, new_table, opened, serious

# A browser that records its calls for attention, and whose page can be hidden.
EARS = """
  window.buzzes = []; window.notes = []; window.hushed = 0; window.hide = false;
  Object.defineProperty(navigator, 'vibrate', { value: (how) => { window.buzzes.push(how); return true; } });
  Object.defineProperty(document, 'hidden', { get: () => window.hide });
  window.Notification = class {
    static permission = 'default';
    static async requestPermission() { return (Notification.permission = 'granted'); }
    constructor(title, how) { window.notes.push([title, how.body]); }
    close() { window.hushed += 1; }
  };
"""


@pytest.fixture
def two(browser: Browser, base_url: str) -> Iterator[tuple[Page, Page]]:
    with opened(browser, base_url, "fr-FR", **PHONE) as one, opened(browser, base_url) as other:
        one.add_init_script(EARS)
        other.add_init_script(EARS)
        yield one, other


def seated(one: Page, other: Page) -> None:
    table = new_table(
        one, game="kraaw", seats=2, options={"timers": "off", "crow_choice": "auto", "first_player": "seat:0"}
    )
    one.goto(f"/table/{table}")
    other.goto(f"/table/{table}")
    other.get_by_role("button", name="Sit here").first.click()
    one.get_by_test_id("start").click()
    other.get_by_test_id("banner").wait_for()


def mark_of(page: Page) -> str:
    return str(page.locator("link[rel=icon]").get_attribute("href"))


def test_a_turn_calls_whoever_looks_elsewhere(two: tuple[Page, Page]) -> None:
    one, other = two
    seated(one, other)
    while decision(one) != "main":  # both look at their cards first
        act(one)
        act(other)
    expect(one).to_have_title("À vous\u202f! · Kraaw · Kermesse")
    assert mark_of(one) == "/favicon-turn.svg"
    expect(other).to_have_title("Kraaw · Kermesse")
    assert mark_of(other) == "/favicon.svg"
    # another person is thinking: ask for permission now, once
    may_call = other.get_by_test_id("may-call")
    expect(may_call).to_be_visible()
    assert serious(other) == []
    may_call.get_by_role("button", name="Yes, tell me").click()
    expect(may_call).to_have_count(0)
    other.evaluate("window.hide = true")
    before = one.evaluate("window.buzzes.length")
    while not other.evaluate("window.notes.length"):
        if decision(one) == "main":
            act(one)
    assert other.evaluate("window.notes") == [["Kraaw: it is your turn", "The table is waiting for you."]]
    expect(other).to_have_title("Your turn! · Kraaw · Kermesse")
    assert other.evaluate("window.buzzes") == [], "a desk does not buzz"
    other.evaluate("window.hide = false; document.dispatchEvent(new Event('visibilitychange'))")
    other.wait_for_function("() => window.hushed == 1")
    while decision(one) != "main":
        act(other)
    one.wait_for_function(f"() => window.buzzes.length > {before}")
    assert one.evaluate("window.notes") == [], "whoever did not say yes is not notified"
    one.locator("header a[href='/']").click()
    expect(one.locator("link[rel=icon]")).to_have_attribute("href", "/favicon.svg")


@pytest.mark.soak
def test_nobody_is_asked_among_bots(browser: Browser, base_url: str) -> None:
    with opened(browser, base_url) as page:
        page.add_init_script(EARS)
        begin(page, crow_choice="auto")
        for _ in range(12):
            act(page)
        expect(page.get_by_test_id("may-call")).to_have_count(0)

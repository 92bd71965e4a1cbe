"""Two devices, one person: at most two touches on each and nothing typed; a passkey of a real browser; a sheet."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.hands import SOON, opened, seldom, serious

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESK = {"viewport": {"width": 1440, "height": 900}}


@contextmanager
def authenticator(page: Page) -> Iterator[tuple[Any, str]]:
    """Give the page's browser an authenticator that holds passkeys and always says yes."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    yield session, session.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]


def as_localhost(address: str) -> str:
    return address.replace("127.0.0.1", "localhost")


def name_of(page: Page) -> str:
    return str(page.request.get("/api/me").json()["name"])


@pytest.mark.parametrize(("first", "second"), [(DESK, PHONE), *seldom((PHONE, DESK))])
def test_a_guest_is_recoverable_on_a_second_device_by_two_touches_on_each(
    browser: Browser, base_url: str, first: dict[str, Any], second: dict[str, Any]
) -> None:
    with opened(browser, base_url, "fr-FR", **first) as mine, opened(browser, base_url, "fr-FR", **second) as other:
        assert mine.request.post("/api/me", data={"name": "Zoé"}).ok
        mine.goto("/about")
        mine.get_by_role("link", name="Un autre appareil", exact=True).click()  # the first touch
        address = mine.get_by_test_id("address").get_attribute("href", timeout=SOON)
        assert serious(mine) == []
        assert address
        other.goto(address)  # what the camera does
        expect(other.get_by_text("Cet appareil deviendra celui de Zoé.")).to_be_visible(timeout=SOON)
        assert serious(other) == []
        other.get_by_test_id("that-is-me").click()  # the only touch
        mine.get_by_test_id("let-in").click(timeout=SOON)  # the second touch
        expect(other.get_by_test_id("welcome")).to_be_visible(timeout=SOON)
        assert name_of(other) == "Zoé"
        mine.goto("/me")
        expect(mine.get_by_test_id("way-device")).to_have_count(2, timeout=SOON)
        assert serious(mine) == []


@pytest.mark.parametrize("size", [DESK, *seldom(PHONE)])
def test_a_passkey_brings_back_whoever_has_lost_their_cookies(
    browser: Browser, base_url: str, size: dict[str, Any]
) -> None:
    with opened(browser, as_localhost(base_url), "en-GB", **size) as page, authenticator(page) as (session, id):
        assert page.request.post("/api/me", data={"name": "Ada"}).ok
        page.goto("/me")
        page.get_by_test_id("add-passkey").click(timeout=SOON)
        expect(page.get_by_test_id("way-passkey")).to_be_visible(timeout=SOON)
        assert len(session.send("WebAuthn.getCredentials", {"authenticatorId": id})["credentials"]) == 1
        page.context.clear_cookies()
        assert name_of(page) == ""
        page.goto("/enter")
        page.get_by_test_id("by-passkey").click(timeout=SOON)
        expect(page.get_by_test_id("welcome")).to_contain_text("Ada", timeout=SOON)
        assert name_of(page) == "Ada"


def test_a_sheet_brings_back_whoever_has_lost_everything_else(browser: Browser, base_url: str) -> None:
    with opened(browser, base_url, "en-GB") as page, opened(browser, base_url, "en-GB", **PHONE) as other:
        assert page.request.post("/api/me", data={"name": "Bob"}).ok
        page.goto("/me")
        page.get_by_test_id("add-sheet").click(timeout=SOON)
        words = page.get_by_test_id("sheet").get_by_text(re.compile(r"^[a-z]{4}( [a-z]{4}){5}$")).inner_text()
        other.goto("/enter")
        field = other.get_by_label("The words of your sheet", exact=True)
        field.fill(f"  {words.upper()} ")
        field.press("Enter")
        expect(other.get_by_test_id("welcome")).to_contain_text("Bob", timeout=SOON)

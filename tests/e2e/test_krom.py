"""Whole games of Krom in the browser: one person and three bots, the variants, a phone, axe."""

import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Error, Page, expect

from tests.e2e.hands import ROOT, decision, is_over, sideways

# Bots that answer at once: what is tested is the board, not their patience.
HURRY = """
import kermesse.games.krom.bot as krom
from kermesse.core.bot import Reaction, Thinker
Thinker.reaction = Reaction(30, 10, 60)
for kind in list(vars(krom).values()):
    if isinstance(kind, type) and issubclass(kind, Thinker):
        kind.reaction = Thinker.reaction
from kermesse.server.serve import run
run(host="127.0.0.1", port=0, db={db!r}, log_level="critical")
"""
QUICK = {"timers": "off", "characters": "random"}


@pytest.fixture(scope="module")
def house() -> Iterator[str]:
    """A server of our own, with hasty bots."""
    if not (ROOT / "src/kermesse/static/index.html").is_file():
        pytest.fail("the client is not built: npm run build in web/")
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(
            [sys.executable, "-c", HURRY.format(db=folder + "/e2e.db")],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        )
        assert process.stdout is not None
        try:
            yield process.stdout.readline().split(": ", 1)[1].strip()
        finally:
            process.terminate()
            process.wait(10)


@pytest.fixture
def page(browser: Browser, house: str) -> Iterator[Page]:
    yield from open_page(browser, house, locale="en-GB", viewport={"width": 1280, "height": 800})


@pytest.fixture
def phone(browser: Browser, house: str) -> Iterator[Page]:
    size = {"width": 360, "height": 740}
    yield from open_page(browser, house, locale="fr-FR", viewport=size, has_touch=True, is_mobile=True)


def open_page(browser: Browser, house: str, **more: Any) -> Iterator[Page]:
    """A page that must not err."""
    context = browser.new_context(base_url=house, reduced_motion="reduce", **more)
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
    yield page
    context.close()
    assert faults == []


def begin(page: Page, seats: int = 4, level: str = "normal", **options: Any) -> None:
    page.goto("/")
    body = {"game": "krom", "seats": seats, "play_now": True, "level": level, "options": {**QUICK, **options}}
    made = page.request.post("/api/tables", data=body, headers={"Origin": page.url.rstrip("/")})
    assert made.ok, made.text()
    page.goto(f"/table/{made.json()['id']}")
    page.get_by_test_id("banner").wait_for()


class Player:
    """Plays any legal thing by touching what is offered, and remembers what it did."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.did: set[str] = set()
        self._turn = 0

    def _touch(self, selector: str, at: int = 0) -> bool:
        found = self.page.locator(selector)
        count = found.count()
        if not count:
            return False
        found.nth(at % count).click(timeout=2000)
        return True

    def act(self) -> bool:
        try:
            return self._act(decision(self.page))
        except Error:
            return False  # the table went on meanwhile: look again

    def _act(self, asked: str) -> bool:
        if not asked:
            return False
        if self._touch("[data-testid=confirm]"):
            return True
        match asked:
            case "choose_destination":
                if self.page.locator(".zone.chosen").count():
                    return False
                self._turn += 1
                # Often where others are, for the sake of a brawl.
                return self._touch(".zone.legal", self._turn)
            case "pick_character":
                return self._touch("[data-character].legal")
            case "fight":
                return self._fight()
            case "loot":
                self.did.add("loot")
                return self._touch("[data-loot]")
            case "reaction":
                self.did.add("reaction")
                return self._touch("[data-choice]")
            case _:
                return self._use_the_place()

    def _fight(self) -> bool:
        self.did.add("fight")
        if self._touch("[data-testid=play-card]"):
            self.did.add("bonus in a fight")
            return True
        if self._touch(".mat-krom .hand button.legal"):
            return True
        return self._touch("[data-choice]", -1)

    def _use_the_place(self) -> bool:
        evolve = self.page.locator("button.offer.legal")
        if evolve.count():
            evolve.first.click(timeout=2000)
            self.did.add("evolution")
            return True
        panel = self.page.locator("[data-panel]").first.get_attribute("data-panel") or ""
        if panel == "savannah" and self.page.locator("button.prey").count():
            if not self.page.locator("button.prey.aimed").count():
                self._touch("button.prey")
            self.did.add("hunt")
            return self._touch("[data-testid=hunt]")
        if panel == "mountain" and self.page.locator("button.die").count() and "kept" not in self.did:
            self._touch("button.die")
            self.did.add("kept")
            self.did.add("climb")
            return self._touch("[data-choice]")  # throw the others again
        if panel == "cave" and self._bonus():
            return True
        return self._touch("[data-choice]", -1)

    def _bonus(self) -> bool:
        """Buys a Bonus card while there is money for it: something to fight with."""
        if self.page.get_by_test_id("serve").is_enabled() and self.page.get_by_test_id("serve").count():
            self.did.add("service")
            return self._touch("[data-testid=serve]")
        return self._touch("[data-ware=bonus]:not(:disabled)")

    def until(self, wanted: Callable[[], bool], limit: float = 90) -> bool:
        """Plays until that is so; False when the game or the time is over first."""
        end = time.monotonic() + limit
        while time.monotonic() < end:
            if wanted():
                return True
            if is_over(self.page):
                return False
            if not self.act():
                self.page.wait_for_timeout(25)
        return False


def serious(page: Page) -> list[str]:
    found: list[dict[str, Any]] = Axe().run(page).response["violations"]
    return [
        f"{one['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:300]}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"][:4]
    ]


def test_one_person_and_three_bots_play_a_whole_game_with_a_fight_a_bonus_a_hunt_and_a_climb(page: Page) -> None:
    done: set[str] = set()
    for _ in range(4):  # a game in which fate denied one of them does not count
        begin(page)
        player = Player(page)
        player.until(lambda: False, 120)
        expect(page.get_by_test_id("end")).to_be_visible()
        done |= player.did
        if {"fight", "bonus in a fight", "hunt", "climb"} <= done:
            break
    assert {"fight", "bonus in a fight", "hunt", "climb"} <= done
    expect(page.get_by_test_id("end").get_by_role("heading", level=3)).to_contain_text("Won with")


def test_a_game_with_ice_and_the_kromosaure_on_a_small_phone(phone: Page) -> None:
    page = phone
    begin(page, seats=6, board="glacial", kromosaure=True)
    player = Player(page)
    seen: set[str] = set()

    def over() -> bool:
        if (asked := decision(page)) and asked not in seen:
            seen.add(asked)
            assert sideways(page) <= 0, asked
        return is_over(page)

    assert player.until(over, 150)
    assert {"choose_destination", "action"} <= seen
    assert sideways(page) <= 0


def test_the_beast_and_the_cold_are_seen(page: Page) -> None:
    begin(page, seats=3, board="glacial", kromosaure=True)
    player = Player(page)
    assert player.until(lambda: page.locator(".stand.beast").count() > 0, 40)
    log = page.get_by_role("log").first
    assert player.until(lambda: "shivers" in log.inner_text(), 60)
    expect(page.locator(".landscape.ice")).to_be_visible()


def test_a_place_can_be_chosen_by_keyboard_and_the_own_place_says_why_not(page: Page) -> None:
    begin(page, seats=2, level="random")
    expect(page.locator("[data-decision=choose_destination]")).to_be_visible()
    page.locator("[data-place=cave]").click()
    expect(page.get_by_role("alert")).to_contain_text("leave your place")
    page.locator("[data-place=forest]").focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-place=mountain]")).to_be_focused()
    page.keyboard.press("4")
    player = Player(page)
    assert player.until(lambda: page.locator("[data-panel=mountain]").count() > 0 and decision(page) == "action", 30)
    page.keyboard.press("g")  # throw
    dice = page.locator("button.die")
    expect(dice).to_have_count(5)
    page.keyboard.press("1")
    expect(dice.first).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("g")  # throw the four others again
    expect(page.locator("[data-lane='0'] .purse").first).to_have_attribute("aria-label", re.compile("^4 K"))


def test_axe_finds_nothing_serious_while_krom_is_played(page: Page) -> None:
    begin(page, characters="pick")
    player = Player(page)
    assert player.until(lambda: decision(page) == "pick_character", 20)
    assert serious(page) == [], "picking a character"
    for moment in ("choose_destination", "fight", "action"):
        if player.until(lambda moment=moment: decision(page) == moment, 60):
            assert serious(page) == [], moment
    page.get_by_test_id("rules").click()
    page.wait_for_timeout(300)
    assert serious(page) == [], "rules"

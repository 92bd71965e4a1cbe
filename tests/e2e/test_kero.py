"""Kero in the browser: dice against the sand."""

import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Locator, Page, expect

from kermesse.games.kero import options
from tests.e2e.hands import (
    AGAIN,
    PHONE,
    decision,
    is_over,
    keep_on,
    new_table,
    opened,
    seldom,
    serious,
    server,
    sideways,
)

pytestmark = pytest.mark.usefixtures("no_fault_in_the_page")

# The rival plays as it always does, only with quicker hands and one throw a turn; and a truck may be smaller than a
# table can choose: otherwise a whole live game, breakdown included, would take ten minutes.
QUICK_RIVAL = (
    "import kermesse.players.kero.bot as bot, kermesse.players.kero.heuristics as thumb;"
    "import kermesse.players.kero.reflexes as reflexes, kermesse.games.kero.options as options;"
    "reflexes.CAMP = (30, 80); reflexes.WINDOW = (30, 80); thumb.MOST_THROWS = 1; options.LEAST_CAPACITY = 8_000;"
    "reflexes.HANDS['quick'] = reflexes.Hand((1200, 1300), (30, 80), 0.03, 0.0);"
    "bot.BOTS['hard'] = bot._level(thumb.NormalBot, 'quick');"
)
SHORT = {
    "capacity_ms": 8_000,
    "air_ms": 400,
    "throw_gap_ms": 1_200,
    "refuel_throw_ms": 1_000,
    "reaction_policy": "standing",
    "stall_guard": 4,
    "auto_flat": False,
    "first_player": "seat:0",
}
CALM = {"clock": "calm", "timers": "off", "gauge": "digits", "first_player": "seat:0", "auto_flat": False}


@pytest.fixture(scope="module")
def quick_table() -> Iterator[str]:
    with pytest.MonkeyPatch.context() as patch, server(QUICK_RIVAL, rate=0.5) as address:
        patch.setattr(options, "LEAST_CAPACITY", 8_000)  # here too, for what reads its views
        yield address


@pytest.fixture(scope="module")
def slow_table() -> Iterator[str]:
    """Slow the table's clock: a second of its sand is five of ours."""
    with server(rate=0.2) as address:
        yield address


@pytest.fixture
def page(browser: Browser, quick_table: str) -> Iterator[Page]:
    """Open a page on the server with that rival."""
    with opened(browser, quick_table) as page:
        yield page


# The elements to click for each decision: the last one of the first kind on offer.
WANTED = {
    "prep": ["[data-testid=tip-truck][data-legal]"],
    "rolling": ["[data-testid=lay-flat][data-legal]"],
    "refuelling": ["[data-testid=tap][data-legal]"],
    "reaction": ["[data-choice]"],
    "develop": ["[data-slot][data-legal]", "[data-land][data-legal]", "[data-choice]"],
    "sweep": ["[data-slot][data-legal]"],
    "tie": ["[data-land][data-legal]"],
}


class Hands:
    """A player at one table who does one thing and waits for the table's answer before the next."""

    def __init__(self, page: Page, **options: Any) -> None:
        self.page = page
        table = new_table(page, game="kero", seats=2, play_now=True, level="hard", options=options)
        with page.expect_websocket() as called:
            page.goto(f"/table/{table}")
        self.socket = called.value
        page.get_by_test_id("banner").wait_for()

    def answered(self, do: Callable[[], None]) -> bool:
        """True if the table answered; when it goes on meanwhile, it does not, and the caller looks again."""
        try:
            with self.socket.expect_event("framereceived", lambda told: '"type":"answer"' in told[:60], timeout=AGAIN):
                do()
        except Error:
            return False
        return True

    def act(self) -> str:
        """Do one legal thing by clicking; return the decision taken, or '' if there was none."""
        return self.decide(decision(self.page))

    def decide(self, asked: str) -> str:
        for selector in WANTED.get(asked, []):
            offered = self.page.locator(selector)
            if offered.count():
                return asked if self.answered(partial(self.touch, offered.last)) else ""
        return ""

    def touch(self, piece: Locator) -> None:
        piece.click(timeout=AGAIN)

    def one_throw(self) -> str:
        """Act, with one throw of all available dice in a turn, after which the truck lies down by itself."""
        asked = decision(self.page)
        if asked == "prep":
            try:
                self.page.get_by_label("lay flat on landing").check(timeout=AGAIN)
                more = self.page.locator("[data-special][data-legal][aria-pressed=false]")
                while more.count():
                    more.first.click(timeout=AGAIN)
            except Error:
                return ""  # the page was too slow: look again
        return self.decide(asked)

    def until_prep(self) -> None:
        self.page.locator("[data-decision=prep]").first.wait_for(state="attached")

    def until_over(self, do: Callable[[], str], seen: Callable[[], object] = lambda: None) -> None:
        def over() -> bool:
            seen()
            return is_over(self.page)

        keep_on(self.page, do, over)


# The words of a page, spoken or on request, and its drawing of a sand timer.
SAID = """() => [document.body.innerText, ...[...document.querySelectorAll('*')].flatMap((one) =>
    ['aria-label', 'aria-description', 'title', 'placeholder'].map((name) => one.getAttribute(name) ?? ''))].join('\\n')"""
OF_SAND = re.compile(r"\bsand|\bsabl|\bseconds?\b(?! (?:Conquest|white))|\bsecondes?\b|\d s\b", re.IGNORECASE)


def no_sand(page: Page) -> None:
    """Check that a calm table neither mentions nor draws sand: no gauge, nothing that runs."""
    assert OF_SAND.findall(page.evaluate(SAID)) == []
    assert page.locator(".gauge, .stream, [data-flow=in], [data-flow=out]").count() == 0


def no_sand_in_the_rules(page: Page) -> None:
    page.get_by_test_id("rules").click()
    page.get_by_test_id("summary").wait_for()  # nothing moves any more
    page.get_by_test_id("glossary").locator("dd").first.wait_for()
    said = page.locator(".rules").inner_text()
    assert "KERO" in said
    assert [word for word in OF_SAND.findall(said) if not word.lower().startswith("second")] == []
    page.keyboard.press("Escape")


def journal(page: Page) -> str:
    return page.get_by_role("log").first.inner_text()


# Keeps every announcement of the board, however short.
CALLED = """new MutationObserver(() => {
  for (const one of document.querySelectorAll(".conquest")) (window.called ??= new Set()).add(one.innerText);
}).observe(document, { subtree: true, childList: true, characterData: true })"""


@pytest.fixture
def live(page: Page) -> Hands:
    page.add_init_script(CALLED)
    return Hands(page, timers="relaxed", **SHORT)


@pytest.mark.soak
def test_sand_runs_out_and_in_and_a_truck_breaks_down(page: Page, live: Hands) -> None:
    truck, scene = page.locator("[data-clan='0'] [data-flow]"), page.get_by_test_id("fill-scene")
    page.get_by_test_id("tip-truck").click()
    expect(truck).to_have_attribute("data-flow", "out")
    page.get_by_test_id("lay-flat").click()  # possible as soon as the dice have landed
    expect(truck).to_have_attribute("data-flow", "flat")
    page.locator("[data-choice]").click()  # no card: one might fill the truck
    live.until_prep()

    page.get_by_role("button", name="One fill").click()
    expect(scene).to_be_visible()
    expect(truck).to_have_attribute("data-flow", "in")
    live.until_prep()
    expect(scene).to_be_hidden()

    breakdown, flat = page.get_by_text("OUT OF KERO!", exact=True), page.locator("[data-decision=develop]")
    page.get_by_test_id("tip-truck").click()
    breakdown.or_(flat).first.wait_for()  # I let the sand run out
    while flat.count():  # unless no die was left to throw: then the truck lies down by itself
        page.locator("[data-choice]").click()
        live.until_prep()
        page.get_by_test_id("tip-truck").click()
        breakdown.or_(flat).first.wait_for()
    expect(truck).to_have_attribute("data-flow", "in")
    expect(scene).to_be_visible()
    live.until_prep()


@pytest.mark.soak
def test_a_whole_live_game_with_its_conquests(page: Page, live: Hands) -> None:
    live.until_over(live.one_throw)
    assert any("First Conquest!" in told for told in page.evaluate("[...(window.called ?? [])]"))
    assert "Third and last Conquest!" in journal(page)  # the end may come with it and hide it on the board
    end = page.get_by_test_id("end")
    end.get_by_test_id("end-more").click()
    expect(end.get_by_role("row", name=re.compile("Total"))).to_be_visible()
    assert serious(page) == [], "the end"


@pytest.fixture
def slow_page(browser: Browser, slow_table: str) -> Iterator[Page]:
    with opened(browser, slow_table) as page:
        yield page


def test_dice_are_kept_and_a_hasty_throw_waits_for_the_gap(slow_page: Page) -> None:
    page = slow_page
    Hands(page, timers="relaxed", first_player="seat:0", throw_gap_ms=3_000, air_ms=1_500, auto_flat=False)
    page.keyboard.press("7")
    expect(page.locator("[data-special=yellow]")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Space")
    expect(page.locator(".dice [data-die]")).to_have_count(6)
    free = page.locator("button.die:not(.burnt)")
    free.first.wait_for()
    kept, face = free.first.get_attribute("data-die"), free.first.get_attribute("data-face")
    free.first.click()
    expect(page.locator(f"[data-die={kept}]")).to_have_attribute("aria-pressed", "true")
    page.get_by_test_id("throw").click()  # too early: it is remembered, and done as soon as it is allowed
    expect(page.locator(".die.air").first).to_be_visible()
    assert page.locator(f"[data-die={kept}]").get_attribute("data-face") == face
    expect(page.get_by_test_id("lay-flat")).to_be_enabled()
    page.keyboard.press("f")
    expect(page.locator("[data-tray=develop]")).to_be_visible()
    expect(page.locator("[data-clan='0'] [data-pose]")).to_have_attribute("data-pose", "flat")


@pytest.mark.soak
def test_a_whole_calm_game_by_keyboard_alone(page: Page) -> None:
    hands = Hands(page, **CALM)
    thrown_again = False

    def offered(what: str) -> list[str]:
        found = page.locator(f"[data-{what}][data-legal]")
        return [str(one) for one in found.evaluate_all(f"all => all.map((one) => one.dataset.{what})")]

    def key() -> str:
        """Return the key for the decision asked of me; '' if there is none."""
        nonlocal thrown_again
        match decision(page):
            case "prep":
                return "Space"
            case "rolling":  # until something can be paid for, or the sand is short
                if (
                    page.locator("[data-lit]").count()
                    or not page.locator("[data-testid=throw][data-legal]:not(.warn)").count()
                ):
                    return "f"
                page.keyboard.press("1")  # keep it; if it is the only one left, do not
                thrown_again = True
                return "Space" if page.locator("[data-testid=throw][data-legal]").count() else "f"
            case "reaction":
                return "n"
            case "sweep":
                return offered("slot")[-1]
            case "tie":
                return offered("land")[0]
            case "develop":
                if slots := offered("slot"):
                    return slots[-1]
                if lands := offered("land"):
                    return "a" if lands[0] == "outpost" else "abcd"[int(lands[0]) - 1]
                return "e"
            case _:
                return ""

    def press() -> str:
        pressed = key()
        return pressed if pressed and hands.answered(lambda: page.keyboard.press(pressed)) else ""

    no_sand_in_the_rules(page)
    hands.until_over(press, lambda: no_sand(page))
    assert thrown_again
    assert "Third and last Conquest!" in journal(page)


class Thumb(Hands):
    """A player on a phone, where each move must be confirmed."""

    def touch(self, piece: Locator) -> None:
        piece.tap(timeout=AGAIN)
        confirm = self.page.get_by_test_id("confirm")
        if confirm.count():
            confirm.tap(timeout=AGAIN)


def test_a_phone_is_enough(browser: Browser, quick_table: str) -> None:
    with opened(browser, quick_table, "fr-FR", **PHONE) as page:
        hands = Thumb(page, **CALM)
        assert sideways(page) <= 0
        page.get_by_test_id("tip-truck").tap()
        page.locator("button.die[data-legal]").first.tap()
        expect(page.locator(".die[aria-pressed=true]")).to_have_count(1)
        for die in page.locator(".dice [data-die]").all():
            box = die.bounding_box()
            assert box
            assert box["width"] >= 44
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= 360
        page.get_by_test_id("lay-flat").tap()
        asked: list[str] = []

        def tapped() -> str:
            if (now := decision(page)) != (asked or [""])[-1]:
                asked.append(now)
            assert sideways(page) <= 0
            no_sand(page)
            return hands.act()

        no_sand_in_the_rules(page)
        keep_on(page, tapped, lambda: asked.count("prep") >= 2)
        assert {"prep", "rolling", "develop"} <= set(asked)


@pytest.mark.soak
@pytest.mark.parametrize("theme", ["dark", *seldom("light")])
def test_axe_finds_nothing_serious(browser: Browser, quick_table: str, theme: Any) -> None:
    with opened(browser, quick_table, "fr-FR", color_scheme=theme) as page:
        Hands(page, **CALM)
        page.get_by_test_id("tip-truck").wait_for()
        assert serious(page) == [], "preparing"
        page.get_by_test_id("tip-truck").click()
        expect(page.locator(".dice [data-face]").first).to_be_visible()
        assert serious(page) == [], "rolling"
        page.get_by_test_id("lay-flat").click()
        expect(page.locator("[data-tray=develop]")).to_be_visible()
        assert serious(page) == [], "developing"
        page.get_by_test_id("rules").click()
        page.locator(".rules").first.wait_for()
        assert serious(page) == [], "rules"

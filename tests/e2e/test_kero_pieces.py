"""Kero's pieces in the browser: each has a tip, all are visible at every size, and the table can be hurried on."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.hands import PHONE, TOUCH, at_sizes, new_table, opened, seldom, serious, still_wrong
from tests.e2e.staging import Stage
from tests.e2e.tips import rest_on

RICH = """
cards 0 S01 S04 M01 N1 N2
cards 1 S02 M02 M03
won 0 L06
won 1 L07
jerricans 4 3
hand 0 loot march banish ambush two_dice
hand 1 ambush
explorers 2-1 0-2 1-1 0-0
row M05 M16 S12 S07 N3 S11
fuel 42000 20000
dice W1 B1 M1 R1 F W3 B2 M2 | F
option gauge=digits auto_flat=false
"""
# Every meaningful piece, wherever it lies.
PIECES = (
    "[data-card], [data-land], [data-die], [data-special], [data-tuarek], [data-good], [data-power], [data-won], [data-heap], "
    "[data-deck], [data-supply] > span, [data-pose], [data-shared], .score, .first, .buy"
)
# Pieces without a tip: not shown, or drawn on a button that has one.
MUTE = f"""() => [...document.querySelectorAll('{PIECES}')]
    .filter((piece) => piece.checkVisibility() && !piece.closest('[data-tells]'))
    .map((piece) => piece.outerHTML.slice(0, 140))"""
# What can be done now, and names of clans, that do not lie within the page.
HIDDEN = """() => [...document.querySelectorAll('[data-legal], [data-choice], [data-clan] .name, [data-pose], [data-testid=standing]')]
    .filter((piece) => piece.checkVisibility())
    .filter((piece) => {
      const { left, top, right, bottom } = piece.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const seen = hit && (piece.contains(hit) || hit.contains(piece));
      return !seen || left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    })
    .map((piece) => piece.outerHTML.slice(0, 140))"""


def sit(page: Page, stage: Stage, position: str) -> None:
    stage.set("kero", position)
    table = new_table(page, game="kero", seats=2, play_now=True, level="plain")
    page.goto(f"/table/{table}")
    page.get_by_test_id("tip-truck").wait_for()


def all_dice(page: Page) -> None:
    more = page.locator("[data-special][data-legal][aria-pressed=false]")
    while more.count():
        more.first.click()


def roll(page: Page) -> None:
    page.get_by_test_id("tip-truck").click()
    page.locator("[data-testid=lay-flat][data-legal]").wait_for()


@pytest.fixture
def page(browser: Browser, stage: Stage) -> Iterator[Page]:
    with opened(browser, stage.address) as page:
        yield page


@pytest.mark.soak
@pytest.mark.parametrize("clock", ["live", "calm"])
def test_every_piece_says_what_it_is(page: Page, stage: Stage, clock: str) -> None:
    sit(page, stage, f"{RICH}option clock={clock}")
    assert page.locator("[data-good=nsp]").count() == 1
    assert page.evaluate(MUTE) == [], "preparing"
    all_dice(page)
    roll(page)
    assert page.locator("[data-die]").count() == 8
    assert page.evaluate(MUTE) == [], "rolling"
    page.get_by_test_id("lay-flat").click()
    expect(page.locator("[data-heap]")).to_have_count(5)
    assert page.evaluate(MUTE) == [], "developing"
    assert serious(page) == []


def test_the_outpost_and_the_dice_of_a_fill_speak_too(page: Page, stage: Stage) -> None:
    sit(page, stage, "first 1\nlast-turn\nconquests 3\ndeck M17 M15\nfuel 20000 60000")
    assert page.evaluate(MUTE) == []
    expect(page.locator("[data-land=outpost]")).to_have_attribute("data-tells", "Outpost")
    page.get_by_role("button", name="One fill").click()
    page.get_by_test_id("fill-scene").wait_for()
    page.locator("[data-tray=refuelling] [data-die]").first.wait_for()
    assert page.evaluate(MUTE) == []


@pytest.mark.soak
def test_words_come_by_look_by_focus_and_by_a_long_press_which_does_nothing_else(
    browser: Browser, stage: Stage, page: Page
) -> None:
    tip = page.get_by_test_id("tip").filter(has_text=re.compile("Green Valley|Granary|Banishment"))
    sit(page, stage, RICH)
    rest_on(page, page.locator("[data-land='3']"), "1 point for each green card of yours")
    page.mouse.move(2, 2)
    expect(tip).to_have_count(0)
    page.keyboard.press("Tab")
    page.locator("[data-card=M05]").focus()
    expect(tip).to_contain_text("Cost: 4 wheat")
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    with opened(browser, stage.address, **PHONE) as phone:
        sit(phone, stage, RICH)
        banish = phone.locator("[data-tuarek=banish]")
        banish.dispatch_event("pointerdown", {"pointerType": "touch", "clientX": 5, "clientY": 5, "bubbles": True})
        kept = phone.locator("[role=dialog]", has_text="Banishment")
        expect(kept).to_contain_text("Send a rival Explorer home")
        banish.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
        banish.dispatch_event("click", {"bubbles": True})
        expect(banish).to_have_attribute("aria-pressed", "false")  # it was asked about, not played
        assert serious(phone) == []


# Names of cards that end in an ellipsis.
SHORTENED = """() => [...document.querySelectorAll("[data-card] .name")]
  .filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent)"""

TABLET, PHONES = [(1024, 768)], [(844, 390), (390, 844), (360, 740)]
SMALL = """() => [...document.querySelectorAll("[data-die]")].map((die) => die.getBoundingClientRect())
  .filter(({ width, height }) => Math.min(width, height) < 44).map(({ width, height }) => `${width}x${height}`)"""


# Sand runs meanwhile: a live game is tested at one phone size only.
SEEN = [
    ("fr-FR", PHONES, TOUCH, "calm"),
    ("fr-FR", PHONES[2:], TOUCH, "live"),
    ("en-GB", TABLET, {}, "live"),
]
SEEN_SELDOM = [
    ("fr-FR", TABLET, {}, "live"),
    *(("fr-FR", [size], TOUCH, "live") for size in PHONES[:2]),
    *(("en-GB", [size], TOUCH, "live") for size in PHONES),
]


@pytest.mark.soak
@pytest.mark.parametrize(("locale", "sizes", "touch", "clock"), [*SEEN, *seldom(*SEEN_SELDOM)])
def test_all_that_can_be_done_is_in_sight(
    browser: Browser, stage: Stage, locale: str, sizes: list[tuple[int, int]], touch: dict[str, Any], clock: str
) -> None:
    with opened(browser, stage.address, locale, **touch) as page:
        sit(page, stage, f"{RICH}option clock={clock}\n")
        for size in at_sizes(page, sizes):
            assert still_wrong(page, HIDDEN) == [], f"preparing, {size}"
            assert still_wrong(page, SHORTENED) == []
        all_dice(page)
        roll(page)
        for size in at_sizes(page, sizes):
            assert still_wrong(page, HIDDEN) == [], f"rolling, {size}"
            assert still_wrong(page, SMALL) == [], f"as large as a thumb, {size}"
        page.get_by_test_id("lay-flat").click()
        page.locator("[data-slot][data-legal]").first.wait_for()
        for size in at_sizes(page, sizes):
            assert still_wrong(page, HIDDEN) == [], f"developing, {size}"


# By how many pixels each card's prices overlap its effect.
OVERLAID = """() => [...document.querySelectorAll('[data-slot]')].flatMap((card) => {
      const pay = card.querySelector('.pay')?.getBoundingClientRect();
      const does = [...card.querySelectorAll('.does > *')].filter((one) => one.checkVisibility());
      return pay ? does.map((one) => one.getBoundingClientRect().bottom - pay.top).filter((over) => over > 3) : [];
    })"""


def test_prices_do_not_lie_over_what_a_card_does(browser: Browser, stage: Stage) -> None:
    with opened(browser, stage.address, **PHONE) as page:
        starters = RICH.replace("row M05 M16 S12 S07 N3 S11", "row S01 S02 S03 S04 S05 S06")
        sit(page, stage, starters.replace("cards 0 S01 S04", "cards 0 S11 S12").replace("cards 1 S02", "cards 1 S07"))
        assert page.locator("[data-slot] .does > *").count() >= 6
        for size in at_sizes(page, [(360, 740), (390, 740)]):
            assert still_wrong(page, OVERLAID) == [], size


def test_the_standing_line_says_the_aim_and_who_is_ahead(page: Page, stage: Stage) -> None:
    sit(page, stage, RICH)
    line = page.get_by_test_id("standing")
    expect(line).to_contain_text("The most points win. 3 more Conquests")
    points = [int(one) for one in page.locator(".score b").all_inner_texts()]
    expect(line).to_contain_text(f"You lead, {max(points)} to {min(points)}")


# However busy the machine is, a show lasts until it is skipped.
LASTING = "{ const set = setTimeout; window.setTimeout = (then, ms, ...more) => set(then, ms > 2000 ? ms * 50 : ms, ...more); }"
HIGH = "() => ['.near .truck', '.kero'].map((one) => document.querySelector(one).getBoundingClientRect().height)"


def test_my_truck_stands_as_high_as_the_board_and_topples_when_it_is_dry(page: Page, stage: Stage) -> None:
    page.add_init_script(LASTING)
    sit(page, stage, RICH.replace("fuel 42000 20000", "fuel 3000 20000"))
    page.get_by_test_id("tip-truck").click()
    expect(page.locator("[data-clan='0'] [data-pose]")).to_have_attribute("data-pose", "up")
    truck, board = page.evaluate(HIGH)
    assert truck > 0.75 * board
    expect(page.get_by_test_id("banner")).to_contain_text("Out of KERO!")
    page.get_by_test_id("skip").click()
    expect(page.locator(".topples")).to_have_count(0)
    expect(page.get_by_test_id("fill-scene")).to_be_visible()


def test_a_conquest_is_shown_land_by_land_and_can_be_skipped(page: Page, stage: Stage) -> None:
    page.add_init_script(LASTING)
    sit(page, stage, "explorers 1-1 0-0 1-2 2-0\ndeck conquest M17 M15 M06\ndice B1 B1 M1 F W1")
    roll(page)
    page.get_by_test_id("lay-flat").click()
    page.locator("[data-card=N1][data-legal]").click()
    page.get_by_role("button", name="End the turn").click()
    shown = page.locator("[data-shared]")
    expect(shown).to_have_count(4)
    told = shown.all_inner_texts()
    assert [text.split("\n")[-1] for text in told if "It is yours" in text] == ["It is yours"]
    assert any("A tie: lost" in text for text in told)
    assert any("Nobody there: lost" in text for text in told)
    assert page.evaluate(MUTE) == []
    journal = page.get_by_role("log").first
    assert "First Conquest!" not in journal.inner_text(), "the show comes before the news"
    page.get_by_test_id("skip").click()
    expect(shown).to_have_count(0)
    expect(journal).to_contain_text("First Conquest!")


@pytest.mark.soak
def test_lamps_go_by_the_dice_that_lie_on_the_table(page: Page, stage: Stage) -> None:
    """Three wheat pay for the Fuel Cache; one of them is thrown again, and until it lands there are two."""
    sit(page, stage, "dice W1 W1 W1 R1 B1 | W1\noption air_ms=1500 throw_gap_ms=1500 auto_flat=false")
    roll(page)
    cache = page.locator("[data-card=S09]")
    expect(cache).to_have_attribute("data-lit", "")
    for die in ("w1", "w2", "w3", "w4"):
        page.locator(f"[data-die={die}]").click()
    page.get_by_test_id("throw").click()
    expect(page.locator(".die.air")).to_have_count(1)
    disagree = "() => !!document.querySelector('.die.air') && !!document.querySelector('[data-card=S09][data-lit]')"
    assert not page.evaluate(disagree)
    expect(page.locator(".die.air")).to_have_count(0)
    expect(cache).to_have_attribute("data-lit", "")


def test_a_fill_is_hurried_on_and_what_harms_the_other_is_asked_twice(page: Page, stage: Stage) -> None:
    sit(page, stage, RICH.replace("hand 1 ambush\n", "explorers 0-0 0-2 0-0 0-0\n"))
    page.locator("[data-tuarek=banish]").click()
    page.locator("[data-land='2']").click()
    page.get_by_test_id("confirm").wait_for()  # an attack; nothing else asks for confirmation
    page.keyboard.press("Escape")
    page.locator("[data-choice]").first.click()
    page.get_by_test_id("go-on").click()
    page.locator("[data-tray=prep]").wait_for()
    expect(page.locator(".filled")).to_contain_text("l of KERO")
    all_dice(page)
    roll(page)
    expect(page.get_by_test_id("go-on")).to_have_count(0)  # nobody can hurry my own sand

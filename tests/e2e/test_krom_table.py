"""Krom's table: every piece's tip, its place at every size, and the show before the news."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.hands import SOON, at_sizes, opened, serious, sideways, still_wrong
from tests.e2e.krom_hands import begin, begin_at
from tests.e2e.staging import Stage
from tests.e2e.tips import rest_on

LIMP = "S3 Alma cave: 0 K\nS4 Oona cave: 0 K\nS5 Morhy forest: 1 K, evolutions E12"
SIX = f"""S1 Karok savannah: 3 hearts, 5 K, 2 bone, hand nope, evolutions E14
S2 Valkyr savannah: 7 hearts, 5 K, 1 stone
{LIMP}"""
MOVE = f"S0 Kolos cave: 5 K, 2 wood, hand club nope broth\n{SIX}\nkromosaure forest 8\noption board=glacial"
FIGHT = f"S0 Kolos savannah: 6 hearts, 5 K, hand club nope\n{SIX}\nkromosaure savannah 8\nfight savannah\nDICE 3 5 4 2"
CAVE = f"S0 Kolos cave: 3 hearts, 12 K, 2 wood, hand swap broth\n{SIX}\nrow evolution E07 E15 E01 E25\nact S0"
FOREST = f"S0 Kolos forest: 9 K, 2 wood, 1 stone, hand dead_tree\n{SIX}\nrow evolution E06 E15 E05 E25\nact S0"
HUNT = f"S0 Kolos savannah: 9 K, 2 bone, hand carcass\n{SIX}\nrow evolution E16 E15 E02 E25\nact S0"
CLIMB = f"S0 Kolos mountain: 9 K, 2 stone, 1 wood, hand rockfall\n{SIX}\nrow evolution E17 E05 E03 E25\nact S0\nDICE 6 6 2 2 1"
OUT = """S0 Kolos cave: 1 hearts, 4 K, 1 wood
S1 Karok cave > savannah: 7 hearts, 5 K
S2 Valkyr savannah > mountain: 0 K
DICE 1 6"""
MEET = """S0 Kolos cave: 5 K
S1 Karok cave > forest: 5 K
S2 Valkyr savannah > forest: 5 K
DICE 3 5 6"""
MOMENTS = {"move": MOVE, "fight": FIGHT, "cave": CAVE, "forest": FOREST, "hunt": HUNT, "climb": CLIMB}
SIZES = [(844, 390), (1024, 768), (390, 844)]

# The selectors of pieces; one that lies on a control or on a piece with a tip shares that tip.
PIECES = """() => {
    const pieces = "[data-thing], [data-evolution], [data-prey], [data-bonus], [data-gather], [data-sign], [data-place],"
        + "[data-card], [data-ware], [data-loot], [data-combination], .hearts";
    const mute = [...document.querySelectorAll(pieces)].filter((one) => !one.closest("[data-tells]"));
    return mute.map((one) => one.outerHTML.slice(0, 160));
}"""
# Everything that can be used now, and every name, lies in the page and inside whatever clips it.
UNSEEN = """() => {
    const inside = (one) => {
        const box = one.getBoundingClientRect();
        let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
        for (let at = one.parentElement; at; at = at.parentElement) {
            const how = getComputedStyle(at);
            if (how.overflowX == "visible" && how.overflowY == "visible") continue;
            const edge = at.getBoundingClientRect();
            [left, top, right, bottom] = [Math.max(left, edge.left), Math.max(top, edge.top), Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
        }
        return box.width > 0 && box.left >= left - 2 && box.top >= top - 2 && box.right <= right + 2 && box.bottom <= bottom + 2;
    };
    const narrow = innerWidth <= 640 || innerHeight <= 560;
    const beside = narrow ? "" : ", .side form, [data-combination]";
    const wanted = [...document.querySelectorAll(".stage [data-legal], .stage button.die, .stage [data-choice], [data-lane] .name" + beside)];
    return wanted.filter((one) => !inside(one)).map((one) => one.outerHTML.slice(0, 120));
}"""
CUT = "() => [...document.querySelectorAll('[data-lane] .name, .fighter .name')].filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"


@contextmanager
def seat_at(browser: Browser, stage: Stage, position: str, **more: Any) -> Iterator[Page]:
    with opened(browser, stage.address, **more) as page:
        begin_at(page, stage, position)
        yield page


@pytest.fixture(scope="module")
def page(browser: Browser, stage: Stage) -> Iterator[Page]:
    with opened(browser, stage.address, viewport={"width": 1280, "height": 800}) as page:
        yield page


def settled(page: Page) -> None:
    """Wait until something is asked of me and no show is running."""
    page.wait_for_function(
        "() => document.querySelector('[data-decision]')?.dataset.decision && !document.querySelector('[data-testid=skip]')"
    )


def ready(page: Page, moment: str) -> None:
    settled(page)
    if moment == "climb":
        page.keyboard.press("g")
        expect(page.locator("button.die")).to_have_count(5)


@pytest.fixture(scope="module")
def french(browser: Browser, stage: Stage) -> Iterator[Page]:
    with opened(browser, stage.address, "fr-FR") as page:
        yield page


@pytest.mark.soak
@pytest.mark.parametrize("moment", MOMENTS)
def test_with_six_every_piece_speaks_and_nothing_that_is_needed_lies_below_the_fold(
    french: Page, stage: Stage, moment: str
) -> None:
    page = french
    page.set_viewport_size({"width": 1280, "height": 800})
    begin_at(page, stage, MOMENTS[moment])
    ready(page, moment)
    page.locator("[data-lane='5'] [data-evolution]").wait_for()
    assert page.evaluate(PIECES) == []
    assert serious(page) == []
    expect(page.get_by_test_id("standing")).to_contain_text("points pour devenir chef")
    for size in at_sizes(page, SIZES):
        assert still_wrong(page, UNSEEN) == [], size
        assert still_wrong(page, CUT) == [], size
        assert sideways(page) <= 0


@pytest.mark.soak
def test_a_piece_speaks_when_it_is_looked_at_focused_or_held(browser: Browser, stage: Stage) -> None:
    with seat_at(browser, stage, CAVE, viewport={"width": 390, "height": 844}, has_touch=True) as page:
        settled(page)
        tip = page.get_by_test_id("tip")
        who = page.locator("[data-lane='5'] .who")
        rest_on(page, who, "Mörhy")
        page.mouse.move(2, 2)
        expect(tip).to_have_count(0)
        card = page.locator("[data-card=broth]")
        page.locator("[data-card=swap]").focus()
        page.keyboard.press("Tab")
        expect(card).to_be_focused()
        expect(tip).to_contain_text("Get back 4 hearts.")
        page.keyboard.press("Escape")
        expect(tip).to_have_count(0)
        ware = page.locator("[data-ware=stone]")
        finger = {"pointerType": "touch", "isPrimary": True, "bubbles": True, "button": 0}
        ware.dispatch_event("pointerdown", finger)
        expect(tip).to_contain_text("Evolutions are paid with")
        ware.dispatch_event("pointerup", finger)
        ware.dispatch_event("click")
        expect(page.get_by_role("dialog")).to_be_visible()
        expect(page.locator("[data-lane='0'] .purse")).to_have_attribute("aria-label", "12 K, 2 wood, 2 Bonus cards")
        assert serious(page) == []
        page.keyboard.press("Escape")
        expect(tip).to_have_count(0)
        ware.dispatch_event("click")  # a touch that asked nothing buys
        expect(page.locator("[data-lane='0'] .purse")).to_have_attribute(
            "aria-label", "9 K, 2 wood, 1 stone, 2 Bonus cards"
        )


def test_all_six_characters_can_be_chosen_without_scrolling(french: Page) -> None:
    page = french
    begin(page, 2, "plain", characters="pick")
    page.locator("[data-decision=pick_character]").wait_for()
    for size in at_sizes(page, [(844, 390), (360, 740), (1024, 768)]):
        for person in page.locator("[data-character]").all():
            expect(person).to_be_in_viewport(ratio=1)
        assert still_wrong(page, UNSEEN) == [], size


def test_the_valley_is_the_stage(browser: Browser, stage: Stage) -> None:
    with seat_at(browser, stage, MOVE, viewport={"width": 1440, "height": 900}) as page:
        settled(page)
        box = page.get_by_test_id("valley").bounding_box()
        assert box
        assert box["width"] * box["height"] > 2 * 540 * 320


def test_all_set_off_and_meet_before_anybody_is_told(browser: Browser, stage: Stage) -> None:
    """The cards are turned up, people walk, dice fall: only then do log and counters report it, and then I am asked."""
    with seat_at(browser, stage, MEET, viewport={"width": 390, "height": 844}, reduced_motion="no-preference") as page:
        settled(page)
        page.evaluate(
            """() => {
                window.scenes = [];
                const look = () => {
                    const valley = document.querySelector("[data-testid=valley]");
                    const box = valley.getBoundingClientRect();
                    const banner = document.querySelector("[data-testid=banner]").getBoundingClientRect();
                    const scene = valley.dataset.scene;
                    if (scene && scene != window.scenes.at(-1)?.scene) window.scenes.push({
                        scene, seen: box.top >= 0 && box.bottom <= banner.top + 1, tall: box.height,
                        log: document.querySelector("[role=log]").textContent, legal: document.querySelectorAll("[data-legal]").length,
                        hearts: document.querySelector("[data-lane='2'] .hearts").getAttribute("aria-label"),
                    });
                };
                new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
            }"""
        )
        page.locator("[data-place=forest]").click()
        page.get_by_test_id("skip").wait_for()
        page.get_by_test_id("skip").wait_for(state="detached")
        scenes = page.evaluate("window.scenes")
        assert [one["scene"] for one in scenes] == ["cards", "walk", "roll", "clash", "hurt"]
        assert all(one["seen"] and one["tall"] > 250 for one in scenes), scenes
        assert not any("Forest" in one["log"] or one["legal"] for one in scenes), scenes
        assert scenes[0]["hearts"] == scenes[3]["hearts"] == "7 of 7 hearts"
        expect(page.locator("[role=log]").first).to_contain_text("Forest")


def test_a_show_is_skipped_with_one_key(browser: Browser, stage: Stage) -> None:
    with seat_at(browser, stage, MEET, viewport={"width": 1024, "height": 768}, reduced_motion="no-preference") as page:
        settled(page)
        page.locator("[data-place=forest]").click()
        page.locator("[data-scene=cards]").wait_for()
        page.keyboard.press("Escape")
        page.locator("[data-scene='']").wait_for()
        expect(page.get_by_test_id("skip")).to_have_count(0)
        expect(page.locator("[role=log]").first).to_contain_text("Forest")


@pytest.mark.soak
def test_a_knock_out_of_mine_is_told_to_me(page: Page, stage: Stage) -> None:
    begin_at(page, stage, OUT)
    settled(page)
    page.locator("[data-place=savannah]").click()
    news = page.get_by_test_id("news")
    expect(news).to_contain_text("knocked out!")
    expect(news).to_contain_text("Anselme knocks you out")
    expect(news).to_contain_text("with 7 hearts")
    assert serious(page) == []
    news.get_by_role("button").click()
    expect(news).to_have_count(0)


def test_the_only_answer_is_given_by_the_page(page: Page, stage: Stage) -> None:
    """No card in hand cancels, there is one thing to take, and one thing to do."""
    begin_at(
        page,
        stage,
        "S0 Kolos cave: 5 K, hand club\nS1 Karok forest: 5 K, hand lucky_find\nS2 Valkyr savannah: 0 K\nact S1",
    )
    page.locator("[data-decision=reaction]").wait_for()
    page.get_by_test_id("answers-itself").wait_for()
    page.locator("[data-decision=reaction]").wait_for(state="detached", timeout=SOON)
    begin_at(
        page,
        stage,
        "S0 Kolos savannah: 0 K\nS1 Karok savannah: 1 hearts, 4 K\nS2 Valkyr cave: 0 K\nfight savannah\nDICE 6 1",
    )
    expect(page.locator("[data-lane='0'] .purse")).to_have_attribute("aria-label", "2 K")
    begin_at(page, stage, "S0 Kolos mountain: 0 K\nS1 Karok forest: 0 K\nact S0\nDICE 1 1 2 3 4")
    expect(page.get_by_test_id("climb").locator(".die")).to_have_count(5)

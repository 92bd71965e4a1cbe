"""Kréo's board: every piece has a tip, everything needed is visible, and the show comes before the news."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.hands import at_sizes, new_table, opened, serious, still_wrong
from tests.e2e.kreo_hands import begin, begin_at, lay, lay_a_bird, says, skip_to
from tests.e2e.staging import Stage
from tests.e2e.tips import rest_on

SIX = """n=6 turn=3 first=0 energy=3/2/2/2/2/2;2 altered incarnations 0:THEMIS 1:THEIA 2:CRONOS 3:PHEBE 4:OCEANOS 5:MNEMOSYNE
table: ATMOSPHERE[EAU-1, FLEUR=AIR], COMETE[FEU-1, TERRE-1], VENT[FEU-2], RIVIERE[], MONTAGNE[AIR-P, TERRE-P], OISEAU[]
hands: 0 EAU-2 AIR-A ARC ECLAIR-2 PLANETE | 1 TERRE-A AIR-1 FEU-P FEU-V EAU-3 | 2 TERRE-3 FEU-3 EAU-P TERRE-V AIR-V
     | 3 AIR-2 TERRE-2 ETHER-1 EAU-V ECLAIR-1 | 4 ARBRE POISSON TORNADE FEU-A | 5 HECATONCHIRES ECLAIR-3 EAU-A ETHER-2 AIR-3"""
TWELVE = """n=3 turn=1 first=0 energy=3/0/0;0
table:
hands: 0 ATMOSPHERE OISEAU EAU-A ARC AIR-V FEU-V FEU-A PLANETE ECLAIR-3 AIR-A MONTAGNE TERRE-A
     | 1 ARBRE COMETE TERRE-1 EAU-1 TERRE-2 FLEUR EAU-2 FEU-1 EAU-P FEU-2 ECLAIR-1 AIR-1
     | 2 AIR-2 RIVIERE VENT FEU-P POISSON EAU-V AIR-P TERRE-P ECLAIR-2 HECATONCHIRES TORNADE TERRE-V"""
GROWING = """n=3 turn=4 first=0 energy=1/0/0;2
table: DONE
hands: 0 VENT EAU-2 | 1 AIR-2 EAU-P | 2 MONTAGNE FEU-P"""

# Every kind of piece and badge, and how many of each there are at least in the position of six.
PIECES = {
    ".person .card": 5,
    ".person .titan": 6,
    ".person .rank": 6,
    ".person .fact": 12,
    ".person .first": 1,
    ".person .light": 6,
    "[data-card^='hand:']": 5,
    "[data-nature]": 11,
    ".side .number": 2,
    ".side .reserve": 1,
    ".side .pile": 1,
    ".side .threats": 1,
    ".caption b": 1,
    ".deeds .energy": 1,
    "[data-testid=power]": 1,
    "[data-testid=policy]": 1,
    "[data-testid=vote]": 1,
}

# A piece on top of something that has a tip needs none itself.
MUTE = """([selector]) => [...document.querySelectorAll(selector)]
    .filter((piece) => !piece.closest("[data-tells]")).map((piece) => piece.outerHTML.slice(0, 120))"""


@pytest.fixture(scope="module")
def page(browser: Browser, stage: Stage) -> Iterator[Page]:
    with opened(browser, stage.address, viewport={"width": 1280, "height": 800}) as page:
        yield page


def mute(page: Page, selector: str, least: int) -> list[Any]:
    page.locator(selector).nth(least - 1).wait_for(state="attached")
    return list(page.evaluate(MUTE, [selector]))


@pytest.mark.soak
def test_every_piece_speaks(page: Page, stage: Stage) -> None:
    begin_at(page, stage, SIX)
    for selector, least in PIECES.items():
        assert mute(page, selector, least) == [], selector
    page.get_by_test_id("power").click()
    page.locator("[data-pick='seat:1:1']").click()
    page.locator("[data-pick='guess:TERRE']").click()
    assert mute(page, ".person .bet", 1) == []
    page.locator("[data-card='hand:EAU-2']").click()
    assert mute(page, "[data-deed], [data-testid=lay]", 5) == []
    page.locator("[data-deed=burn]").click()
    page.locator("[data-pick='token:no']").click()
    page.get_by_test_id("confirm").click()
    says(page, "You discard Water")
    page.get_by_test_id("discard").click()
    assert mute(page, ".discard .card", 1) == []
    assert serious(page) == [], "a board that speaks"


def test_faces_and_tokens_of_the_set_up_speak(page: Page, stage: Stage) -> None:
    begin(page, 6, "plain", incarnations=True)
    page.locator("[data-face]").first.wait_for()
    assert mute(page, "[data-face]", 2) == []
    page.locator("[data-face]").first.click()
    assert mute(page, ".setup .reserve, [data-amount]", 2) == []


@pytest.mark.soak
def test_words_by_hover_focus_and_a_long_press_that_does_nothing_else(page: Page, stage: Stage) -> None:
    begin_at(page, stage, SIX)
    card, tip = page.locator("[data-card='hand:ECLAIR-2']"), page.get_by_test_id("tip")
    rest_on(page, card, "Cyclops Lightning")
    expect(tip).to_contain_text("destroys an Element under an incomplete Nature")
    page.mouse.move(2, 2)
    expect(tip).to_have_count(0)
    page.locator("[data-card='hand:AIR-A']").focus()
    page.keyboard.press("ArrowRight")
    expect(tip).to_be_visible()
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    finger = {"pointerType": "touch", "isPrimary": True, "bubbles": True, "clientX": 5, "clientY": 5}
    card.dispatch_event("pointerdown", finger)
    expect(tip).to_have_attribute("role", "dialog")
    card.dispatch_event("pointerup", finger)
    card.dispatch_event("click")
    expect(page.locator("[data-card^='hand:'].chosen")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    rest_on(page, page.locator("[data-seat='2'] .titan"), "lays two instead of one")


def test_a_piece_that_goes_while_it_speaks_goes_quietly(browser: Browser, stage: Stage) -> None:
    """The piece loses the focus while the board is being drawn; `opened` checks that this raises no error."""
    with opened(browser, stage.address) as page:
        begin_at(page, stage, SIX)
        card, tip = page.locator("[data-card='hand:AIR-A']"), page.get_by_test_id("tip")
        page.keyboard.press("Tab")
        card.focus()
        card.dispatch_event("click")
        expect(tip).to_be_visible()
        page.get_by_test_id("lay").dispatch_event("click")
        page.locator("[data-card='down:AIR-A']").wait_for()
        expect(card).to_have_count(0)
        expect(tip).to_have_count(0)


def test_the_glossary_is_linked_from_the_rules(page: Page, stage: Stage) -> None:
    begin_at(page, stage, GROWING)
    page.get_by_test_id("rules").click()
    page.locator(".rules a[href='#term-planet']").first.click()
    expect(page.locator("#term-planet")).to_be_focused()
    expect(page.get_by_test_id("glossary").locator("dt")).to_have_count(26)


# What is legal, and the names of all, must lie in the window and under nothing else.
UNSEEN = """() => [...document.querySelectorAll("[data-legal], [data-choice], [data-deed], [data-testid=lay], [data-testid=power], .person .name, [data-nature]")]
    .filter((one) => one.checkVisibility())
    .filter((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1 || !there || !(one.contains(there) || there.contains(one));
    })
    .map((one) => one.outerHTML.slice(0, 140))"""
CUT = """() => [...document.querySelectorAll(".person .head .name")].filter((name) => name.scrollWidth > name.clientWidth + 1).map((name) => name.textContent)"""
SIZES = [(844, 390), (1024, 768), (390, 844)]


@pytest.mark.soak
@pytest.mark.parametrize("position", [SIX, TWELVE], ids=["six", "twelve"])
def test_all_that_is_needed_is_in_sight(browser: Browser, stage: Stage, position: str) -> None:
    with opened(browser, stage.address, "fr-FR") as page:
        begin_at(page, stage, position)
        for size in at_sizes(page, SIZES):
            assert still_wrong(page, UNSEEN) == [], f"to begin with, {size}"
            assert still_wrong(page, CUT) == []
        page.locator("[data-card='hand:ARC']").click()
        page.locator("[data-deed]").first.wait_for()
        page.mouse.move(1, 1)
        expect(page.get_by_test_id("tip")).to_have_count(0)
        for size in at_sizes(page, SIZES):
            assert still_wrong(page, UNSEEN) == [], f"a card taken up, {size}"
        page.get_by_test_id("lay").click()
        page.locator("[data-card='down:ARC']").wait_for()
        page.locator("[data-choice].main").wait_for()
        for size in at_sizes(page, SIZES):
            assert still_wrong(page, UNSEEN) == [], f"a card laid, {size}"
            expect(page.get_by_test_id("standing")).to_be_in_viewport()


# Pieces that lie outside the place of the person whom they belong to, or under that person's medal.
STRAY = """() => [...document.querySelectorAll(".person")].flatMap((person) => {
  const place = person.getBoundingClientRect();
  const medal = person.querySelector(".titan")?.getBoundingClientRect();
  return [...person.querySelectorAll(".known > *")].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const out = left < place.left || right > place.right || top < place.top || bottom > place.bottom;
    return out || (medal && right > medal.left + 1 && left < medal.right - 1 && bottom > medal.top + 1 && top < medal.bottom - 1);
  }).map((one) => one.outerHTML.slice(0, 120));
})"""


@pytest.mark.soak
def test_a_card_that_i_was_shown_lies_within_its_owners_place_on_a_phone_on_its_side(
    browser: Browser, stage: Stage
) -> None:
    stage.set("kreo", SIX)
    side = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
    with opened(browser, stage.address, **side) as page, opened(browser, stage.address) as other:
        table = new_table(page, game="kreo", seats=6, level="plain", options={"timers": "off"})
        page.goto(f"/table/{table}")
        other.goto(f"/table/{table}")
        other.get_by_role("button", name="Sit down").first.click()
        page.get_by_test_id("fill").and_(page.get_by_role("button", name="Start with 4 bots")).tap()
        for card in ("AIR-1", "FEU-P"):
            other.locator(f"[data-card='hand:{card}']").click()
            other.locator("[data-deed=show]").click()
            other.locator("[data-pick='seat:0']").click()
        expect(page.locator("[data-seat='1'] .known > :not(svg)")).to_have_count(2)
        assert still_wrong(page, STRAY) == []


@pytest.mark.soak
def test_a_question_of_the_creation_is_in_sight_on_a_phone_on_its_side(browser: Browser, stage: Stage) -> None:
    with opened(browser, stage.address, "fr-FR", viewport={"width": 844, "height": 390}) as page:
        lay_a_bird(page, stage)
        assert still_wrong(page, UNSEEN) == []


# The page's words at every moment of a show: the caption, and the counters beside it.
WATCH = """() => {
    const text = (selector) => document.querySelector(selector)?.textContent.trim() ?? "";
    window.moments = [];
    new MutationObserver(() => {
      window.moments.push({
        shows: !!document.querySelector("[data-testid=skip]"),
        caption: text(".caption.on"),
        turn: text("[data-testid=turn]"),
        reserve: text("[data-testid=reserve]"),
        mine: text("[data-seat='0'] [data-fact=energy]"),
        progress: text(".progress"),
        standing: text("[data-testid=standing] b"),
        log: text("[role=log]"),
        vent: document.querySelector("[data-nature=VENT]")?.className ?? "",
      });
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  }"""


def test_counters_badges_and_log_wait_for_the_show(page: Page, stage: Stage) -> None:
    begin_at(page, stage, GROWING)
    page.evaluate(WATCH)
    lay(page, "VENT")
    page.locator("[data-testid=turn]").get_by_text("5").wait_for()
    moments = page.evaluate("window.moments")
    shown = [moment for moment in moments if moment["shows"]]
    assert shown, "there was a show"
    assert {moment["turn"] for moment in shown} == {"4"}
    assert {moment["progress"] for moment in shown} == {"turn 4 · 2 left"}
    assert len({moment["standing"] for moment in shown}) == 1
    assert not any("comes into play" in moment["log"] for moment in shown)
    before = [moment for moment in shown if "Wind" not in moment["caption"]]
    first = before[: next((i for i, moment in enumerate(before) if i and "Wind" in shown[i]["caption"]), len(before))]
    assert {(moment["reserve"], moment["mine"]) for moment in first} == {("2", "1")}
    told = [moment["caption"] for moment in shown]
    gained = next(i for i, caption in enumerate(told) if "You take a token" in caption)
    assert all(moment["mine"] == "1" for moment in shown[:gained] if moment["caption"] != told[gained])
    assert shown[-1]["mine"] == "2"
    assert shown[-1]["reserve"] == "0", "both Natures brought a token"
    assert any("building" in moment["vent"] for moment in shown), "the tree grew in the show"
    assert "open" in shown[0]["vent"], "and not before it"
    says(page, "the Wind", "Turn 5")


@pytest.mark.soak
def test_a_clock_that_runs_during_the_show_is_in_sight(page: Page, stage: Stage) -> None:
    begin_at(
        page,
        stage,
        """n=4 turn=5 first=0 energy=2/1/1/1;2 timers=fast incarnations 0:TETHYS 1:HYPERION 2:CEOS 3:CRIOS
        table: DONE, VENT[], MONTAGNE[AIR-P]
        hands: 0 FEU-2 EAU-2 | 1 TORNADE | 2 AIR-2 FEU-3 | 3 TERRE-2 TERRE-3""",
    )
    lay(page, "FEU-2")
    page.locator("[data-decision=tethys]").wait_for()
    clock = page.get_by_test_id("banner").get_by_role("timer")
    if page.get_by_test_id("skip").count():
        expect(clock).to_be_in_viewport()
    page.get_by_test_id("skip").wait_for(state="detached")
    expect(clock).to_be_in_viewport()
    page.locator("[data-choice].main").click()
    says(page, "protects the Fire under the Wind")


def test_a_question_with_one_answer_answers_itself(page: Page, stage: Stage) -> None:
    begin_at(
        page,
        stage,
        """n=3 turn=5 first=0 energy=1/1/1;0 auto_play=false
        table: DONE, VENT[FEU-2]
        hands: 0 AIR-2 EAU-A | 1 TERRE-P EAU-P | 2 AIR-P EAU-V""",
    )
    lay(page, "AIR-2")
    skip_to(page, "play", "divination")
    says(page, "Air goes under the Wind")


def test_what_can_be_taken_back_is_not_asked_twice(page: Page, stage: Stage) -> None:
    begin_at(page, stage, TWELVE)
    page.locator("[data-card='hand:ARC']").click()
    page.locator("[data-deed=show]").click()
    page.locator("[data-pick='seat:2']").click()
    says(page, "You show the Rainbow to Odette")
    page.get_by_test_id("vote").click()
    expect(page.locator(".asked")).to_have_text("Vote to give up together?")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("confirm")).to_have_count(0)


@pytest.mark.soak
def test_the_standing_line_says_whether_the_planet_is_possible(page: Page, stage: Stage) -> None:
    begin_at(page, stage, TWELVE)
    expect(page.get_by_test_id("standing")).to_contain_text("it takes 33 cards, 36 are left")
    begin_at(page, stage, TWELVE.replace(" PLANETE", ""))
    expect(page.get_by_test_id("standing")).to_contain_text("only possible if Planet comes back from the discard")
    begin_at(page, stage, "n=3 turn=9 first=0 energy=1/1/1;0\ntable: DONE\nhands: 0 FEU-A EAU-A | 1 AIR-A | 2 EAU-V")
    expect(page.get_by_test_id("standing")).to_contain_text("no longer possible")

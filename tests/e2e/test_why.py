"""Every control that is disabled now says why, in the words of its table: on every board, in both languages."""

import re
import time
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.e2e.hands import AGAIN, SOON, new_table, opened
from tests.e2e.listening import Ear, ear_of
from tests.e2e.staging import Stage


def sit(page: Page, stage: Stage, game: str, seats: int, position: str = "", **options: Any) -> None:
    if position:
        stage.set(game, position)
    page.goto(f"/table/{new_table(page, game=game, seats=seats, play_now=True, level='plain', options=options)}")
    page.get_by_test_id("banner").wait_for()


def kraaw(page: Page, stage: Stage) -> None:
    sit(page, stage, "kraaw", 2, "A[1L 4u 3d 2d 1d] B[2d 2L 4d 1d 3d]\noption timers=relaxed")
    page.locator("[data-decision=main]").wait_for()


def kreo(page: Page, stage: Stage) -> None:
    position = """n=3 turn=4 first=0 energy=0/0/0;3
        table: DONE
        hands: 0 VENT EAU-2 FEU-2 ECLAIR-1 | 1 AIR-2 EAU-P | 2 TERRE-2 FEU-P"""
    sit(page, stage, "kreo", 3, position, timers="off")
    page.locator("[data-card='hand:ECLAIR-1']").click()


def krom(page: Page, stage: Stage) -> None:
    position = """S0 Kolos cave: 7 hearts, 2 K, hand club nope dead_tree
        S1 Karok forest: 0 K
        S2 Valkyr mountain: 0 K
        act S0"""
    sit(page, stage, "krom", 3, position, timers="off")
    page.locator("[data-panel=cave]").wait_for()


def krom_in_the_savannah(page: Page, stage: Stage) -> None:
    position = """S0 Kolos savannah: 7 hearts, 1 K
        S1 Karok forest: 0 K
        S2 Valkyr mountain: 0 K
        act S0"""
    sit(page, stage, "krom", 3, position, timers="off")
    page.locator("[data-panel=savannah]").wait_for()


def kero(page: Page, stage: Stage) -> None:
    position = "jerricans 0 2\nhand 0 loot ambush banish\noption clock=calm"
    sit(page, stage, "kero", 2, position, clock="calm", timers="off", first_player="seat:0")
    page.get_by_test_id("tip-truck").wait_for()


def kero_rolling(page: Page, stage: Stage) -> None:
    position = "jerricans 0 2\nhand 0 loot\ndice F F W1 W1 B1\noption clock=calm\noption auto_flat=false"
    sit(page, stage, "kero", 2, position, clock="calm", timers="off", first_player="seat:0")
    page.get_by_test_id("tip-truck").click()
    page.get_by_test_id("lay-flat").wait_for()


def chronos(page: Page, stage: Stage) -> None:
    sit(page, stage, "chronos", 3, level=3, clock="steps")
    page.get_by_role("group", name=TEMPLE).wait_for()


TEMPLE = re.compile("The temple|Le temple")

# The controls that must be disabled in each scene, by the command that they stand for.
SCENES: dict[Callable[[Page, Stage], None], set[str]] = {
    kraaw: {"exchange", "lock"},
    kreo: {"burn", "offer_exchange", "recover", "show"},
    krom: {"choose_destination", "counter", "evolve", "hunt", "play_bonus", "service"},
    krom_in_the_savannah: {"choose_destination", "evolve", "hunt"},
    kero: {"place_explorer", "play_tuarek", "take_card", "tip"},
    kero_rolling: {"place_explorer", "play_tuarek", "roll", "take_card"},
    chronos: {"offer"},
}
DEAD = "[data-why]"


EN, FR = "en-GB", "fr-FR"
# Every scene in both languages in `make soak`.
NOW = [(kraaw, EN, FR), (krom, EN)]
ASKED = [pytest.param(scene, locales, id=f"{scene.__name__}-{'-'.join(locales)}") for scene, *locales in NOW]
ASKED += [
    pytest.param(scene, (EN, FR), id=f"{scene.__name__}-both", marks=pytest.mark.soak)
    for scene in SCENES
    if scene != kraaw
]


@pytest.mark.parametrize(("scene", "locales"), ASKED)
def test_every_dead_control_answers_with_the_table_s_sentence(
    browser: Browser, stage: Stage, scene: Callable[[Page, Stage], None], locales: Sequence[str]
) -> None:
    told: dict[str, dict[str, str]] = {}
    for locale in locales:
        with opened(browser, stage.address, locale=locale) as page:
            scene(page, stage)
            page.locator(DEAD).first.wait_for()
            kinds = set(page.locator(DEAD).evaluate_all("all => all.map((one) => one.dataset.why)"))
            assert kinds >= SCENES[scene]
            assert page.locator(".stage button:disabled").count() == 0, "a control that cannot be asked"
            told[locale] = touch_all(page)
    one, other = told[locales[0]], told[locales[-1]]
    assert one.keys() == other.keys()
    for code, sentence in one.items():
        assert len(locales) == 1 or sentence != other[code], code


def touch_all(page: Page) -> dict[str, str]:
    """Touch every disabled control; return the sentences that came, by their code."""
    ear, dead, banner = ear_of(page), page.locator(DEAD), page.get_by_test_id("refused")
    assert dead.count() > 0
    told = {}
    for at in range(dead.count()):
        control = dead.nth(at)
        assert control.get_attribute("aria-disabled") == "true"
        assert control.evaluate("one => one.tabIndex >= -1 && !one.disabled"), "it can be reached by keys"
        wanted = str(control.get_attribute("data-why"))
        before = len(questions(ear, wanted))
        control.dispatch_event("click")
        answers = answered(page, ear, banner, control, wanted, before)
        assert all(not answer["done"] and answer["sentence"] and answer["rule"] for answer in answers), wanted
        expect(banner).to_have_role("alert")
        expect(page.get_by_test_id("refused-rule")).to_be_visible()
        told.update({answer["code"]: answer["sentence"] for answer in answers})
    read_on(page)
    return told


def read_on(page: Page) -> None:
    """Open the rule behind the refusal, and come back."""
    link = page.get_by_test_id("refused-rule")
    name = link.inner_text()
    link.click()
    opened = page.locator(".rules section:focus")
    expect(opened).to_be_in_viewport()
    assert opened.locator("h3").inner_text() in name
    page.keyboard.press("Escape")
    expect(page.locator(".rules")).to_have_count(0)


def questions(ear: Ear, kind: str) -> list[str]:
    return [id for id, command in ear.asked.items() if command["do"] == kind]


def answered(page: Page, ear: Ear, banner: Locator, control: Locator, kind: str, before: int) -> list[Any]:
    """Return all answers of that kind once there is one more and the banner shows it. A page that has asked often waits
    a little, and a table that goes on replaces the words: then touch the control again.
    """
    end = time.monotonic() + SOON / 1000
    again = time.monotonic() + AGAIN / 1000
    while time.monotonic() < end:
        page.wait_for_timeout(50)
        if time.monotonic() > again and control.count():
            again += AGAIN / 1000
            control.dispatch_event("click")
        asked = questions(ear, kind)
        answers = [ear.answers[id] for id in asked if id in ear.answers]
        said = banner.inner_text() if banner.count() else ""
        if before < len(asked) == len(answers) and said in [answer.get("sentence") for answer in answers]:
            return answers
    raise AssertionError(f"nobody is told why {kind} cannot be done")


def test_keys_ask_too_and_each_question_goes_out_once_but_a_pointer_that_only_rests_asks_nothing(
    browser: Browser, stage: Stage
) -> None:
    with opened(browser, stage.address) as page:
        krom(page, stage)
        ear, refused = ear_of(page), page.get_by_test_id("refused")
        evolution, ware = page.locator("[data-evolution]").first, page.locator("[data-panel=cave] [data-why]").first
        page.keyboard.press("Tab")
        evolution.focus()
        expect(refused).to_have_role("status")
        expect(refused).to_have_text("You cannot pay for that.")
        page.keyboard.press("Enter")
        expect(refused).to_have_role("alert")
        assert len(ear.asked) == 1
        ware.hover(force=True)
        expect(page.get_by_test_id("tip")).to_be_visible()  # it has rested there
        expect(refused).to_have_text("You cannot pay for that.")
        ware.focus()
        expect(refused).to_have_role("status")
        assert len(ear.asked) == 2
        assert [command["do"] for command in ear.asked.values()] == ["evolve", "service"]
        assert ear.done == [], "asking does nothing"
        page.get_by_role("button", name="Français").click()
        expect(refused).to_have_count(0)  # it was said in the other language


WATCH = """() => {
  const said = () => document.querySelector("[data-testid=refused]")?.textContent ?? "";
  const table = document.querySelector(".stage");
  window.spells = [];
  let since = 0;
  new MutationObserver(() => {
    const now = Date.now(); // the other clock of a page under test goes slowly
    if (!since && said()) since = now;
    if (since && !said()) {
      window.spells.push(now - since);
      since = 0;
    }
  }).observe(table, { childList: true, subtree: true, characterData: true });
}"""
TOUCH = "all => all[0]?.click()"  # if it is still there
LONG_ENOUGH, STAYS = (
    2_400,
    5_500,
)  # milliseconds: the time to read a sentence, and the time that it stays if nothing happens


@pytest.mark.soak
def test_a_refusal_can_be_read_while_the_others_go_on(browser: Browser, stage: Stage) -> None:
    """At a table without turns, where something happens many times a second."""
    with opened(browser, stage.address) as page:
        sit(page, stage, "chronos", 4, level=3)
        dead, ready, refused = page.locator(DEAD), page.locator("[data-choice]"), page.get_by_test_id("refused")
        dead.first.wait_for()
        page.evaluate(WATCH)
        end = time.monotonic() + SOON / 1000
        while not any(spell < STAYS for spell in page.evaluate("spells")) and time.monotonic() < end:
            ready.evaluate_all(TOUCH)
            if not refused.count():
                dead.evaluate_all(TOUCH)
            page.wait_for_timeout(100)
        spells = page.evaluate("spells")
        assert any(spell < STAYS for spell in spells), "nothing happened meanwhile that could have taken it away"
        assert min(spells) > LONG_ENOUGH, spells

"""Krom in the browser: one person among bots, from written positions where a thing must happen for sure."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.hands import PHONE, decision, is_over, opened, serious, sideways
from tests.e2e.krom_hands import Player, begin, begin_at, says
from tests.e2e.staging import Stage


@pytest.fixture(scope="module")
def page(browser: Browser, stage: Stage) -> Iterator[Page]:
    """One page for all tests: what was fetched once need not be fetched again."""
    with opened(browser, stage.address, viewport={"width": 1280, "height": 800}) as page:
        yield page


@pytest.fixture
def phone(browser: Browser, stage: Stage) -> Iterator[Page]:
    with opened(browser, stage.address, "fr-FR", **PHONE) as page:
        yield page


def test_one_person_and_three_bots_play_a_whole_game_with_a_fight_a_bonus_a_hunt_and_a_climb(
    page: Page, stage: Stage
) -> None:
    """The bots leave the Cave for the Forest, where I meet them; I am rich enough to win at the end of my way."""
    begin_at(
        page,
        stage,
        """S0 Kolos cave: 20 K, 9 wood, 9 bone, 9 stone, hand club
        S1 Karok cave: 0 K
        S2 Valkyr cave: 0 K
        S3 Alma cave: 0 K
        DICE 6 1 2 3 5""",
    )
    player = Player(page, ["forest", "savannah", "mountain", "savannah"])
    assert player.until(lambda: is_over(page))
    assert {"fight", "bonus in a fight", "hunt", "climb", "evolution"} <= player.did
    says(page, "Big club")
    expect(page.get_by_test_id("how")).to_contain_text("Decided by “")
    assert serious(page) == []


def test_a_brawl_and_what_is_robbed_after_it(page: Page, stage: Stage) -> None:
    begin_at(
        page,
        stage,
        """S0 Kolos savannah: 6 hearts, 5 K, 1 wood, hand club twin_clubs
        S1 Karok savannah: 3 hearts, 5 K, 2 bone
        S2 Valkyr savannah: 7 hearts, 5 K, 1 stone
        fight savannah
        DICE 3 5 4 6""",
    )
    page.locator("[data-decision=fight]").wait_for()
    expect(page.locator("[data-fighter='1'].ahead")).to_be_visible()
    page.locator(".mat-krom .hand button.legal").first.click()
    page.get_by_test_id("play-card").click()
    expect(page.locator("[data-fighter='0'].ahead")).to_contain_text("9")
    page.keyboard.press("c")  # pass
    page.locator("[data-decision=loot]").wait_for()
    assert serious(page) == [], "robbing"
    page.locator("[data-loot]").first.click()
    says(page, "Big club", "Anselme")
    expect(page.locator("[data-lane='0'] .purse").first).not_to_be_empty()


def test_a_bonus_against_me_and_my_answer(page: Page, stage: Stage) -> None:
    begin_at(
        page,
        stage,
        """S0 Kolos cave: 5 K, 2 stone, hand nope
        S1 Karok forest: 5 K, 1 wood, hand swap
        S2 Valkyr savannah: 0 K
        act S1""",
    )
    page.locator("[data-decision=reaction]").wait_for()
    expect(page.get_by_test_id("banner")).to_contain_text("Anselme")
    assert serious(page) == [], "a reaction"
    page.keyboard.press("x")  # counter
    says(page, "Not even true!")
    expect(page.locator("[data-lane='0'] .purse").first).to_have_attribute("aria-label", "5 K, 2 stones")


def test_luck_is_pushed_in_the_forest(page: Page, stage: Stage) -> None:
    begin_at(
        page,
        stage,
        """S0 Kolos forest: 3 hearts, 9 K
        S1 Karok savannah: 0 K
        S2 Valkyr cave: 0 K
        act S0
        TOP gather branch berry_branch nettles""",
    )
    expect(page.locator(".found")).to_have_count(1)  # the only thing to do was done
    for count in (2, 3):
        page.locator("button.pile").click()
        expect(page.locator(".found")).to_have_count(count)
    expect(page.locator(".found.bad")).to_be_visible()
    assert serious(page) == [], "the forest"


def test_a_hunt_with_bought_dice(page: Page, stage: Stage) -> None:
    begin_at(
        page,
        stage,
        """S0 Kolos savannah: 3 hearts, 9 K
        S1 Karok forest: 0 K
        S2 Valkyr cave: 0 K
        act S0
        row hunt HUN-01 HUN-13 HUN-16 HUN-03
        DICE 6 5 6 5 6""",
    )
    expect(page.get_by_test_id("hunt")).to_be_disabled()
    page.locator("button.prey.legal").nth(1).click()
    page.locator("[data-extra='2']").click()
    assert serious(page) == [], "the hunt"
    page.get_by_test_id("hunt").click()
    expect(page.get_by_test_id("hunted")).to_contain_text("Caught!")
    says(page, "the cave bear")


def test_dice_are_kept_on_the_mountain_by_keyboard(page: Page, stage: Stage) -> None:
    begin_at(
        page,
        stage,
        """S0 Kolos forest: 5 K
        S1 Karok savannah: 0 K
        DICE 6 6 2 2 1 6 6 6""",
    )
    page.locator("[data-decision=choose_destination]").wait_for()
    expect(page.locator("[data-lane='1']")).to_contain_text("ready")  # a sentence goes with the next step
    page.locator("[data-place=forest]").click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("leave your place")
    page.locator("[data-place=cave]").focus()
    for place in ("forest", "savannah"):
        page.keyboard.press("ArrowRight")
        expect(page.locator(f"[data-place={place}]")).to_be_focused()
    page.keyboard.press("4")
    page.locator("[data-panel=mountain]").wait_for()
    page.locator("[data-decision=action]").wait_for()
    dice = page.locator("button.die")  # the only thing to do was done
    expect(dice).to_have_count(5)
    for die in (1, 2):
        page.keyboard.press(str(die))
        expect(dice.nth(die - 1)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("g")  # throw the three others again
    expect(page.locator("[data-combination=five].now")).to_be_visible()
    expect(page.locator("[data-lane='0'] .purse").first).to_have_attribute("aria-label", "4 K")


def test_services_in_the_cave_are_bought_one_by_one(page: Page, stage: Stage) -> None:
    begin_at(
        page,
        stage,
        """S0 Kolos cave: 3 hearts, 12 K, 2 wood, hand swap
        S1 Karok forest: 5 K, 2 stone
        act S0""",
    )
    page.locator(".mat-krom .hand button.legal").click()
    expect(page.get_by_text("On whom?")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_text("On whom?")).to_have_count(0)
    page.locator("[data-ware=bonus]").click()
    page.locator("[data-ware=stone]").click()
    expect(page.locator("[data-lane='0'] .purse").first).to_have_attribute(
        "aria-label", "7 K, 2 wood, 1 stone, 2 Bonus cards"
    )


@pytest.mark.soak
def test_the_beast_and_the_cold_on_a_small_phone(phone: Page, stage: Stage) -> None:
    """Six seats on the ice; I am rich enough to win at the first Evolution that I can build."""
    begin_at(
        phone,
        stage,
        """S0 Kolos mountain: 10 K, 9 wood, 9 bone, 9 stone, 5 points, hand club
        S1 Karok mountain: 0 K
        S2 Valkyr mountain: 0 K
        S3 Alma cave: 0 K
        S4 Oona cave: 0 K
        S5 Morhy forest: 0 K
        kromosaure mountain 9
        option board=glacial
        fight mountain
        DICE 6 5 2 1 6""",
    )
    expect(phone.locator(".landscape.ice")).to_be_visible()
    expect(phone.locator("[data-fighter='6']")).to_be_visible()
    assert sideways(phone) <= 0
    assert serious(phone) == []
    player = Player(phone)
    seen: set[str] = set()

    def over() -> bool:
        if is_over(phone):
            return True
        if (asked := decision(phone)) and asked not in seen:
            seen.add(asked)
            assert sideways(phone) <= 0, asked
        return False

    assert player.until(over)
    assert {"fight", "action"} <= seen
    assert sideways(phone) <= 0


@pytest.mark.soak
def test_picking_a_character_the_rules_and_a_replay(page: Page, stage: Stage) -> None:
    begin(page, 2, "plain", characters="pick")
    page.locator("[data-decision=pick_character]").wait_for()
    assert serious(page) == [], "picking a character"
    page.locator("[data-character].legal").first.click()
    page.locator("[data-decision=choose_destination]").wait_for()
    assert serious(page) == [], "choosing a place"
    page.get_by_test_id("rules").click()
    page.locator(".rules section").first.wait_for()
    assert serious(page) == [], "rules"
    table = begin_at(
        page,
        stage,
        """S0 Kolos cave: 20 K, 9 wood, 9 bone, 9 stone, 9 points
        S1 Karok forest: 0 K
        row evolution E01 E02 E03 E04
        act S0""",
    )
    page.locator("button.offer.legal").first.click()
    page.get_by_test_id("confirm").click()
    page.get_by_test_id("end").wait_for()
    expect(page.locator("[data-finale=victory]")).to_be_visible()
    assert serious(page) == [], "the end"
    page.goto(f"/replay/{table}")
    page.get_by_role("button", name="To the end").click()
    expect(page.locator("[data-lane='0']")).to_contain_text("10")
    assert serious(page) == [], "a replay"

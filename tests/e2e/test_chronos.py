"""Chronos in the browser: real time, short sand."""

import itertools
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from tests.e2e.hands import AGAIN, PHONE, is_over, keep_on, new_table, opened, serious, sideways
from tests.e2e.staging import Stage, staged_server

pytestmark = pytest.mark.usefixtures("no_fault_in_the_page")

SHORT = {
    "time_scale": 0.5,
    "timer_mean_ms": 10_000,
    "start_mode": "all",
    "look_ms": 0,
    "countdown_ms": 0,
    "rounds_to_win": 1,
}


def sit_at(page: Page, seats: int, bots: str = "random", play_now: bool = True, **options: Any) -> str:
    """Open a table of Chronos with short sand; return its address."""
    wish = {"game": "chronos", "seats": seats, "play_now": play_now, "level": bots, "options": {**SHORT, **options}}
    address = f"/table/{new_table(page, **wish)}"
    page.goto(address)
    return address


def begin(page: Page, seats: int = 4, **options: Any) -> None:
    sit_at(page, seats, **options)
    page.get_by_test_id("banner").wait_for()


def try_to(act: Callable[[], None]) -> bool:
    """Try to do it: the table goes on meanwhile, and the thing may be gone."""
    try:
        act()
        return True
    except Error:
        return False


def get_ready(page: Page) -> bool:
    """Say that I am ready before a round; return False if that was not asked."""
    button = page.get_by_test_id("banner").get_by_role("button", name="I am ready")
    return button.count() > 0 and try_to(lambda: button.click(timeout=AGAIN))


def answer(page: Page) -> str:
    """Answer an open choice of a god; return which one it was."""
    picker = page.get_by_test_id("picker")
    if not picker.count():
        return ""
    kind = picker.first.get_attribute("data-kind", timeout=AGAIN) or ""
    return kind if try_to(lambda: picker.locator("[data-legal]").first.click(timeout=AGAIN)) else ""


def lift(page: Page, to: int, timer: str = "") -> bool:
    """Move that timer of mine, or the first that can be lifted, to that pile, with the card if possible."""
    named = f"[data-timer='{timer}']" if timer else ""
    free = page.locator(f".mat-chronos .glass.legal:not(.chosen){named}")
    held = page.locator(f".mat-chronos .glass.chosen{named}").count() > 0
    if not held and not (free.count() and try_to(lambda: free.first.click(timeout=AGAIN))):
        return False
    return try_to(lambda: page.locator(f"[data-card='pile:{to}']").click(timeout=AGAIN))


def tops(page: Page) -> list[str]:
    """Return the description of each pile."""
    found = "all => all.map(one => one.getAttribute('aria-label') ?? '')"
    return list(page.locator(".ring [data-card^='pile:']").evaluate_all(found))


def wanted(labels: list[str], ours: list[int]) -> int:
    """Return the dearest territory where nobody stands; None if we stand there already."""

    def worth(pile: int) -> int:
        label = labels[pile]
        if pile in ours:
            return -1
        value = next((value for value in (50, 30, 20, 10) if f"Territory {value}," in label), 0)
        return value if "No timer here" in label else value // 5

    return max(range(len(labels)), key=worth)


def standing(page: Page) -> list[int]:
    """Return the piles where timers of mine stand."""
    found = "all => all.map(one => +one.dataset.place.split(':')[1])"
    return list(page.locator(".ring .spot.mine").evaluate_all(found))


# Cerberus is under the host's empty timer and a 50 lies free; the host wins with 20 points more. The bots have slow
# sand: two cards a minute each.
ROUND = """
seats 4
option announce=manual target=100 rounds_to_win=1 limits_ms={"choice":60000}
pile 0 = CERBERE 10 ...
pile 1 = 30 20 10 ...
pile 2 = 50 20 10 ...
pile 3 = 20 20 10 ...
realm 0 = 30 50
realm 1 = 10 20
realm 2 = 10
timer R1 dur 3000 on pile:0
timer R2 dur 3000
timer B1 dur 3000
timer B2 dur 3000
timer G1 dur 60000 on pile:5 ends 60000
timer G2 dur 60000
timer Y1 dur 60000 on pile:6 ends 60000
timer Y2 dur 60000
"""


@pytest.fixture(scope="session")
def stage(built: None) -> Iterator[Stage]:
    """Start a server whose bots do not look up ten times a second."""
    with staged_server(KERMESSE_BOT_PACE="0.5") as opened_there:
        yield opened_there


@pytest.fixture(scope="session")
def base_url(stage: Stage) -> str:
    return stage.address


def test_two_browsers_and_two_bots_play_a_round_with_a_block_a_gods_choice_and_a_victory(
    browser: Browser, stage: Stage
) -> None:
    with opened(browser, stage.address) as host, opened(browser, stage.address) as guest:
        guest_blocks = host.locator(".ring .spot.mine .glass.threat[data-timer='B1']")
        stage.set("chronos", ROUND)
        sit_together(host, guest, sit_at(host, 4, "easy", play_now=False))

        # The god is taken, and asks; the others play on meanwhile.
        picker = host.get_by_test_id("picker")
        keep_on(host, lambda: lift(host, 2, "R1"), lambda: picker.count() > 0)
        expect(picker).to_have_attribute("data-kind", "cerbere")
        picker.locator("[data-legal]").first.click()
        expect(picker).to_have_count(0)

        # The guest's timer joins the host's on its pile: it is seen to block, and the card cannot be taken.
        keep_on(guest, lambda: follow(guest, host, "B1"), lambda: guest_blocks.count() > 0)
        expect(
            host.get_by_role("button", name=re.compile("^Your red timer.*: empty, but blocked")).first
        ).to_be_visible()

        # The host takes free cards until they are enough, and claims the victory.
        keep_on(host, lambda: take_and_announce(host), lambda: is_over(host))
        expect(host.get_by_role("log").first).to_contain_text("You shout: “Victory!”")
        for one in (host, guest):
            expect(one.get_by_test_id("end").get_by_role("heading", level=2)).to_be_visible()


def sit_together(host: Page, guest: Page, address: str) -> None:
    """Seat the guest, fill the other chairs with bots, and start the game."""
    guest.goto(address)
    sit = guest.get_by_role("button", name="Sit here")
    sit.first.click()
    host.get_by_role("button", name="Start with 2 bots").click()
    for one in (host, guest):
        one.get_by_test_id("banner").wait_for()


def follow(page: Page, other: Page, timer: str) -> None:
    """Move that timer where the other page has one."""
    piles = standing(other)
    if piles:
        lift(page, piles[0], timer)


def take_and_announce(page: Page) -> None:
    answer(page)
    glowing = page.locator(".victory.glows")
    if glowing.count():
        try_to(lambda: glowing.click(timeout=AGAIN))
    elif labels := tops(page):
        lift(page, wanted(labels, standing(page)))


def test_a_phone_shows_six_players_without_scrolling_sideways_and_two_taps_move(
    browser: Browser, base_url: str
) -> None:
    with opened(browser, base_url, "fr-FR", **PHONE) as page:
        begin(page, 6, bots="easy", level=3)
        page.get_by_role("button", name="Je suis prêt").tap()
        page.locator(".mat-chronos .glass.legal").first.tap()
        page.locator("[data-card='pile:1']").tap()
        expect(page.locator("[data-place='pile:1'] .glass.mine")).to_be_visible()
        assert sideways(page) <= 0
        assert serious(page) == []


@pytest.mark.soak
def test_keys_alone_play_a_round(page: Page) -> None:
    begin(page, 3, target=50, round_limit_ms=10_000)
    page.get_by_role("button", name="I am ready").wait_for()
    page.keyboard.press("y")
    expect(page.locator(".mat-chronos .glass.legal").first).to_be_visible()
    page.keyboard.press("q")
    expect(page.locator(".mat-chronos .glass.chosen")).to_have_count(1)
    page.keyboard.press("2")
    expect(page.locator("[data-place='pile:1'] .glass.mine").first).to_be_visible()
    keys = itertools.cycle(["q", "1", "w", "4", "v", "d", "q", "2", "w", "5", "v", "d", "q", "3", "w", "6", "v", "d"])

    def press() -> bool:
        if page.get_by_test_id("picker").count():
            try_to(lambda: page.get_by_test_id("picker").locator("[data-legal]").first.press("Enter", timeout=AGAIN))
        else:
            page.keyboard.press(next(keys))
        return False  # and wait for the table's answer

    keep_on(page, press, lambda: is_over(page))
    expect(page.get_by_test_id("end").get_by_role("heading", level=2)).to_be_visible()
    assert serious(page) == []


@pytest.mark.soak
def test_the_gods_can_be_searched_in_the_rules_and_the_table_is_clean_for_axe(page: Page) -> None:
    begin(page, 4, bots="easy", level=3)
    page.get_by_role("button", name="I am ready").click()
    expect(page.locator(".mat-chronos .glass.legal").first).to_be_visible()
    assert serious(page) == []
    page.get_by_test_id("rules").click()
    page.get_by_role("link", name="All gods, one by one").click()
    page.get_by_placeholder("Search a god or a power").fill("doubled")
    gods = page.locator(".rules .list li")
    expect(gods).to_have_count(1)
    expect(gods).to_contain_text("Aphrodite")


def test_a_colour_is_chosen_before_the_first_round(page: Page) -> None:
    sit_at(page, 4, "easy")
    mine = page.locator(".mat-chronos .timers .glass")
    purple = page.locator(".colours [data-colour='P']")
    purple.click()
    expect(purple).to_have_attribute("aria-pressed", "true")
    expect(mine.first).to_have_attribute("data-timer", "P1")
    expect(page.locator(".colours [data-colour='O']")).to_have_count(0)  # not in the first box
    get_ready(page)
    expect(page.locator(".colours")).to_have_count(0)


HASTY = """
seats 4
option clumsy=true announce=manual
realm 0 = 10
timer R1 dur 60000 on pile:0 ends 60000
timer R2 dur 60000 on pile:1
timer B1 dur 60000 on pile:2 ends 60000
"""

WATCHED = HASTY.replace("clumsy=true", "level=3") + "front 1 = EOS\n"


def test_touching_a_foreign_timer_knocks_it_over_where_that_costs_something(browser: Browser, stage: Stage) -> None:
    with opened(browser, stage.address) as page:
        stage.set("chronos", HASTY)
        sit_at(page, 4, "easy")
        foreign = page.locator(".ring .glass[data-timer='B1']")
        expect(foreign).to_have_attribute("data-knock", "")
        expect(foreign).to_have_accessible_name(re.compile("knocks it over"))
        # Only an adversary's timer can be chosen: one's own running timer is refused.
        expect(page.locator(".mat-chronos .glass[data-timer='R1']")).not_to_have_attribute("data-knock", "")
        expect(page.locator(".mat-chronos .glass[data-timer='R2']")).not_to_have_attribute("data-knock", "")
        foreign.click()
        expect(page.locator(".ring .spot.mine")).to_have_count(0)  # all of mine go home
        expect(page.get_by_text("You knock blue timer 1 over!").first).to_be_attached()
        stage.set("chronos", WATCHED)
        sit_at(page, 4, "easy")
        expect(page.locator(".ring .glass[data-timer='B1']")).to_have_attribute("data-knock", "")
        expect(page.locator(".mat-chronos .glass[data-timer='R1']")).to_have_attribute("data-knock", "")
        expect(page.locator(".mat-chronos .glass[data-timer='R2']")).not_to_have_attribute("data-knock", "")

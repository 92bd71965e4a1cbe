"""Actions at a table of Kréo: sit down and do what it offers, by clicking."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Error, Page, expect

from tests.e2e.hands import AGAIN, decision, keep_on, new_table
from tests.e2e.staging import Stage

AGGRESSIONS = "[data-card^='hand:ECLAIR'], [data-card^='hand:HECATON'], [data-card^='hand:TORNADE']"
HAND = "[data-card^='hand:']"
HARMLESS = f"{HAND}:not({AGGRESSIONS})"


def begin(page: Page, seats: int = 3, level: str = "normal", **options: Any) -> str:
    options = {"timers": "off", **options}
    table = new_table(page, game="kreo", seats=seats, play_now=True, level=level, options=options)
    page.goto(f"/table/{table}")
    page.get_by_test_id("banner").wait_for()
    return table


def begin_at(page: Page, stage: Stage, position: str) -> str:
    """Open a table in that position; return when the bots have laid their first cards and are ready."""
    stage.set("kreo", position)
    seats = int(position[2])
    table = begin(page, seats, "plain")
    taking_part = sum(" " in hand.strip() for hand in position.split("hands:")[1].split("|"))
    page.locator(".person.ready").nth(taking_part - 2).wait_for()
    return table


def lay(page: Page, card: str) -> None:
    """Lay that card of my hand face down, and say that I am ready."""
    page.locator(f"[data-card='hand:{card}']").click()
    page.get_by_test_id("lay").click()
    page.locator(f"[data-card='down:{card}']").wait_for()
    ready(page)


def lay_a_bird(page: Page, stage: Stage) -> None:
    """Lay a Nature as an Element: the Creation asks for the fate of its token, with four answers."""
    begin_at(
        page,
        stage,
        """n=3 turn=6 first=0 energy=1/0/0;2
        table: DONE, RIVIERE[], VENT[]
        hands: 0 OISEAU EAU-A | 1 TERRE-P EAU-P | 2 EAU-V FEU-2""",
    )
    lay(page, "OISEAU")
    skip_to(page, "play")
    expect(page.locator("[data-choice]")).to_have_count(4)


def ready(page: Page) -> None:
    """Say that I am ready, as the last of all: the Creation begins."""
    page.locator("[data-choice].main").click()
    page.wait_for_function(
        "() => document.querySelector('[data-testid=skip]') ?? document.querySelector('[data-decision]').dataset.decision != 'divination'"
    )


def skip_to(page: Page, *wanted: str) -> str:
    """Skip the show as fast as possible until one of those is asked of me; 'over' when the end screen is there."""
    now = ""

    def look() -> bool:
        nonlocal now
        now = page.evaluate(
            """() => document.querySelector('[data-testid=skip]') ? 'show'
                : document.querySelector('[data-testid=end]') ? 'over'
                : document.querySelector('[data-decision]')?.dataset.decision ?? ''"""
        )
        return now in wanted

    def skip() -> bool:
        if now == "show":
            page.keyboard.press("s")
        return now == "show"

    keep_on(page, skip, look)
    return now


def sure(page: Page, question: str) -> None:
    """Confirm an act that cannot be undone."""
    expect(page.locator(".asked")).to_have_text(question)
    page.get_by_test_id("confirm").click()


def says(page: Page, *sentences: str) -> None:
    """Wait until the log has them all."""
    log = page.get_by_role("log").first
    for sentence in sentences:
        expect(log).to_contain_text(sentence)


def click_if_there(page: Page, selector: str) -> bool:
    found = page.locator(selector)
    try:
        if not found.count():
            return False
        found.first.click(timeout=AGAIN)
    except Error:
        return False  # the table went on meanwhile: look again
    return True


def act(page: Page, prefer: str = HAND) -> bool:
    """Do one thing that the table offers, as a person would; return False if nothing was asked."""
    if click_if_there(page, "[data-testid=confirm]") or click_if_there(page, "[data-testid=skip]"):
        return True
    asked = decision(page)
    if not asked:
        return False
    if asked == "take_energy":
        if not page.locator("[data-face][aria-pressed=true]").count():
            click_if_there(page, "[data-face]")
        return click_if_there(page, "[data-amount='1'], [data-amount=rest], [data-amount='0']")
    if asked in ("reply_exchange", "drop"):
        return click_if_there(page, "[data-testid=give]") or click_if_there(page, "[data-card][data-legal]")
    if asked == "divination":
        if click_if_there(page, "[data-testid=anyway]") or click_if_there(page, "[data-choice].main"):
            return True
        if click_if_there(page, "[data-testid=lay]:not([aria-disabled])"):
            return True
        return any(click_if_there(page, cards) for cards in (prefer, HARMLESS, HAND))
    return click_if_there(page, "[data-choice]")


def play_until(page: Page, done: Callable[[], bool], prefer: str = HAND) -> None:
    keep_on(page, lambda: act(page, prefer), done)


def asked(page: Page, what: str) -> Callable[[], bool]:
    return lambda: decision(page) == what and not page.get_by_test_id("skip").count()


def take_up(page: Page, cards: str = HARMLESS) -> None:
    """Choose the first of those cards of my hand, whatever was chosen before."""
    chosen = page.locator("[data-card^='hand:'].chosen")
    # the first Escape may only skip a show that has just begun
    keep_on(page, lambda: page.keyboard.press("Escape"), lambda: not chosen.count())
    page.locator(cards).first.click()
    chosen.first.wait_for()

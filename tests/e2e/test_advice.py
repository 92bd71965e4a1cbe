""" "What would you do?": a person alone with bots asks, reads the move and its reason, and may have it played."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.hands import new_table, opened, seldom, serious, sideways
from tests.e2e.kraaw_hands import begin_at, two_at
from tests.e2e.listening import ear_of
from tests.e2e.staging import Stage

# A's high cards are locked, and B's 5 lies there to be taken.
POSITION = "A[4L 3L 1u 1d{A} 1d{A}] B[5u 2d 2d 4d 3d]\nseen A 1 1 1 3 4"
SAID = {
    "en-GB": (
        "What would you do?",
        "Take card 1 from Anselme.",
        "You take a 5 from Anselme and lose at most a 1.",
        "You reach for card 1 of Anselme…",
    ),
    "fr-FR": (
        "Que feriez-vous\u202f?",
        "Prenez la carte 1 d’Anselme.",
        "Vous prenez un 5 à Anselme et vous perdez au plus un 1.",
        "Vous volez la carte 1 d’Anselme…",
    ),
}
# Square pixels of the board that the advice covers.
COVERED = """() => {
  const board = document.querySelector('.scene').getBoundingClientRect();
  const told = document.querySelector('[data-testid=advice]').getBoundingClientRect();
  const wide = Math.min(board.right, told.right) - Math.max(board.left, told.left);
  const high = Math.min(board.bottom, told.bottom) - Math.max(board.top, told.top);
  return Math.max(0, wide) * Math.max(0, high);
}"""


def ask(page: Page) -> None:
    page.locator("[data-decision=main]").wait_for()
    page.get_by_test_id("advise").click()
    page.get_by_test_id("advice-move").wait_for()


DESKTOP, TALL = (1280, 800), (390, 844)


@pytest.mark.parametrize(
    ("size", "locale"), [(TALL, "fr-FR"), *seldom((DESKTOP, "en-GB"), (DESKTOP, "fr-FR"), (TALL, "en-GB"))], ids=str
)
def test_the_move_and_its_reason_are_told_and_it_can_be_done(
    browser: Browser, stage: Stage, size: tuple[int, int], locale: str
) -> None:
    width, height = size
    name, move, reason, done = SAID[locale]
    with opened(browser, stage.address, locale=locale, viewport={"width": width, "height": height}) as page:
        begin_at(page, stage, 2, POSITION)
        expect(page.get_by_role("button", name=name)).to_be_in_viewport()
        ask(page)
        expect(page.get_by_test_id("advice-move")).to_have_text(move)
        expect(page.get_by_test_id("advice-reason")).to_have_text(reason)
        expect(page.get_by_test_id("advice-do")).to_be_in_viewport()
        expect(page.locator(".stage [data-card][data-lit]")).to_have_attribute("data-card", "1:0")
        assert page.evaluate(COVERED) == 0
        assert sideways(page) <= 0
        assert serious(page) == []
        ear = ear_of(page)
        assert ear.done == [], "asking does nothing"
        page.get_by_test_id("advice-do").click()
        expect(page.get_by_test_id("advice")).to_have_count(0)
        expect(page.locator("[data-lit]")).to_have_count(0)
        expect(page.get_by_text(done).first).to_be_attached()
        assert ear.done == [{"do": "exchange", "seat": 1, "slot": 0}]


def test_keys_alone_ask_and_escape_closes(browser: Browser, stage: Stage) -> None:
    with opened(browser, stage.address) as page:
        begin_at(page, stage, 2, POSITION)
        button = page.get_by_test_id("advise")
        button.focus()
        page.keyboard.press("Enter")
        page.get_by_test_id("advice-move").wait_for()
        expect(page.get_by_test_id("advice").get_by_role("status")).to_contain_text("Take card 1 from Anselme.")
        page.get_by_test_id("advice").get_by_role("button").last.focus()  # it goes away with the advice
        page.keyboard.press("Escape")
        expect(page.get_by_test_id("advice")).to_have_count(0)
        expect(button).to_be_focused()


def test_where_somebody_else_plays_there_is_no_advice(browser: Browser, stage: Stage) -> None:
    with two_at(browser, stage, POSITION) as (host, _):
        host.locator("[data-decision=main]").wait_for()
        expect(host.get_by_test_id("advise")).to_have_count(0)


def test_where_the_host_allows_it_everybody_may_ask_and_the_log_says_who_did(browser: Browser, stage: Stage) -> None:
    with opened(browser, stage.address) as host, opened(browser, stage.address, locale="fr-FR") as guest:
        for page, name in ((host, "Ada"), (guest, "Zoé")):
            assert page.request.post("/api/me", data={"name": name}).ok
        stage.set("kraaw", f"{POSITION}\noption timers=relaxed")
        table = new_table(host, game="kraaw", seats=2)
        for page in (host, guest):
            page.goto(f"/table/{table}")
        host.get_by_text("Rules of this table").click()
        host.get_by_role("checkbox", name="Advice").click()
        expect(host.get_by_role("checkbox", name="Advice")).to_be_checked()
        guest.get_by_role("button", name="S’asseoir ici").first.click()
        host.get_by_role("button", name="Remove Zoé").wait_for()
        host.get_by_role("button", name="Start").click()
        ask(host)
        expect(host.get_by_test_id("advice-move")).to_have_text("Take card 1 from Zoé.")
        expect(guest.get_by_test_id("advice")).to_have_count(0)
        expect(guest.get_by_text("Ada demande conseil à un robot.").first).to_be_attached()

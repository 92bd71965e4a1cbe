"""Chronos, piece by piece: each has a tip, none is out of sight, sand is counted, a single choice answers itself."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.e2e.hands import TOUCH, at_sizes, new_table, opened, seldom, serious, sideways, still_wrong
from tests.e2e.listening import ear_of
from tests.e2e.staging import Stage, staged_server
from tests.e2e.tips import held, looked_at, mute, reached, rest_on, tip

# Six players with all that a temple has: gods in front, one reserved, cards under Selene, Winds, a timer in the bag, a
# crowded pile. Nobody can win at once.
TEMPLE = """
seats 6
option level=3 announce=manual limits_ms={"choice":60000}
tokens 0 0 1 0 0 0
row = HELIOS ZEUS DEMETER APHRODITE EOS
pile 0 = CERBERE 10 ...
pile 1 = 30 20 10 ...
pile 2 = 50 20 10 ...
pile 3 = N 20 10 ...
pile 4 = 20
pile 5 = MIN 10 ...
realm 0 = 30 20 10 HYD
winds 0 = N E
winds 2 = S
front 0 = HERA
front 2 = PAN ARES
front 3 = ATHENA APOLLON
reserved 3 = ARTEMIS
front 4 = SELENE
stored 4 = 50
realm 1 = 10 20
realm 2 = 10
timer R1 dur 90000 on pile:1 ends 72000
timer R2 dur 90000 on pile:2
timer B1 dur 90000 on pile:2 ends 81000
timer B2 dur 90000 on pile:3 ends 81000
timer G1 dur 90000 on pile:2 ends 80000
timer G2 dur 90000 on pile:4 ends 80000
timer Y1 dur 90000 on pile:6 ends 80000
timer Y2 dur 90000 left 12000 on bag
timer P1 dur 90000 on pile:2 ends 80000
timer P2 dur 90000 on pile:7 ends 80000
timer O1 dur 90000 on pile:5 ends 80000
timer O2 dur 90000 on pile:8 ends 80000
"""
RIPE = TEMPLE.replace("timer R2 dur 90000 on pile:2", "timer R2 dur 90000 on pile:0")  # what it takes is said under it
# The most that can sit at a table: teams of two; the second one leads.
TEN = """
seats 10
option mode=teams level=3 announce=manual rounds_to_win=3
tokens 1 2 0 0 1
row = HELIOS ZEUS DEMETER APHRODITE EOS
realm 0 = 30 20 10
winds 0 = N E
winds 2 = S
realm 1 = 10 20
realm 6 = 50 50
front 2 = PAN ARES
timer R1 dur 90000 on pile:1 ends 72000
timer B1 dur 90000 on pile:2 ends 81000
timer G1 dur 90000 on pile:2 ends 81000
timer Y1 dur 90000 on pile:6 ends 81000
"""
SPEAKING = (
    ".ring .glass",
    ".ring [data-card^='pile:']",
    ".ring [data-card^='god:']",
    ".ring .roof",
    ".middle .facts > span",
    ".others .glass",
    ".others .pile .card, .others .pile .none",
    ".others .tokens",
    ".others .winds",
    ".others .god",
    ".others .stored",
    ".mat-chronos .glass",
    ".mat-chronos [data-card^='mine:']",
    ".mat-chronos .winds",
    ".mat-chronos .tokens",
    ".mat-chronos .score",
    ".mat-chronos .god",
    ".mat-chronos .victory",
)
TABLET, PHONES = [(1024, 768)], [(844, 390), (390, 844)]


@pytest.fixture(scope="module")
def slow(built: None) -> Iterator[Stage]:
    """Slow everything down: sand hardly runs, and bots think as long as people do by that sand."""
    with staged_server(rate=0.03, KERMESSE_BOT_PACE="1") as opened_there:
        yield opened_there


def sit(page: Page, stage: Stage, position: str, level: str = "easy") -> None:
    stage.set("chronos", position)
    seats = int(re.search(r"seats (\d+)", position)[1])  # type: ignore[index]
    page.goto(f"/table/{new_table(page, game='chronos', seats=seats, play_now=True, level=level, options={})}")
    page.locator(".mat-chronos .glass").first.wait_for()


GODS = """(all) => all.map((god) => [
  god.getAttribute("aria-description") ?? "", god.querySelector(".effect")?.innerText ?? ""])"""


@pytest.mark.soak
def test_no_piece_of_chronos_is_mute(browser: Browser, slow: Stage) -> None:
    with opened(browser, slow.address, viewport={"width": 1440, "height": 900}) as page:
        sit(page, slow, TEMPLE)
        for pieces in SPEAKING:
            assert mute(page, pieces) == [], pieces
        assert serious(page) == []
        # Each tip is complete: effect, price and duration. All are read at once, since bots buy meanwhile.
        gods = page.locator("[data-card^='god:']").evaluate_all(GODS)
        for said, effect in gods:
            assert re.search(r"Price: .*(Stays|Acts once)", said)
            assert effect


@pytest.mark.soak
def test_pieces_speak_to_pointer_and_keys_and_nothing_is_done(browser: Browser, slow: Stage) -> None:
    with opened(browser, slow.address, viewport={"width": 1440, "height": 900}) as page:
        sit(page, slow, TEMPLE)
        ear = ear_of(page)
        assert "Your score is doubled" in looked_at(page, page.locator("[data-card='god:APHRODITE']"))
        assert "nobody takes a card there" in looked_at(page, page.locator(".ring .glass[data-timer='R2']"))
        assert "last card" in reached(page, page.locator("[data-card='pile:4']"))
        assert "Stays in front" in reached(page, page.locator(".mat-chronos .god"))
        assert "three seconds of silence" in reached(page, page.get_by_test_id("victory"))
        assert ear.done == []


@pytest.mark.soak
def test_words_that_are_being_read_stay_while_sand_runs(browser: Browser, stage: Stage) -> None:
    """The page is redrawn ten times a second: the tip of the piece under the pointer must not go with it."""
    with opened(browser, stage.address) as page:
        sit(page, stage, TEMPLE)
        hera = page.locator(".mat-chronos [data-tells*='Hera']").first  # mine: no bot can take it away meanwhile
        rest_on(page, hera, "Hera")
        seconds = page.locator(".mat-chronos [data-timer='R1'] [data-testid=seconds]")
        before = int(seconds.inner_text())
        page.wait_for_function(
            "(was) => +document.querySelector(\".mat-chronos [data-timer='R1'] .seconds\").textContent < was",
            arg=before,
        )
        expect(tip(page)).to_contain_text("Hera")


@pytest.mark.soak
def test_a_finger_that_rests_on_a_timer_asks_and_never_lifts_it(browser: Browser, slow: Stage) -> None:
    with opened(browser, slow.address, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True) as page:
        sit(page, slow, TEMPLE)
        ear, free = ear_of(page), page.locator(".mat-chronos .glass[data-timer='R2']")
        expect(free).to_have_class(re.compile("legal"))
        assert "nobody takes a card there" in held(page, free)
        expect(page.locator(".glass.chosen")).to_have_count(0)
        rest_and_move_on(page, free)
        page.keyboard.press("Escape")
        expect(tip(page)).to_have_count(0)
        assert ear.done == []
        expect(free).to_have_class(re.compile("legal"))
        free.tap()  # a short touch still acts
        expect(page.locator(".mat-chronos .glass.chosen")).to_have_count(1)


def rest_and_move_on(page: Page, piece: Locator) -> None:
    """Rest a finger on a piece, and move it to a pile before lifting it."""
    box = piece.bounding_box()
    assert box
    hand = page.context.new_cdp_session(page)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(tip(page)).to_be_visible()
    for step in range(1, 5):
        hand.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y - 60 * step}]})
    expect(page.locator(".dragged")).to_have_count(0)
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    hand.detach()


# What must be visible without scrolling: all that can be done now, my timers and cards, every rival's name, the banner.
NEEDED = """() => {
  const needed = [...document.querySelectorAll("[data-legal], .others .name, .mat-chronos .timers .glass, .mat-chronos .fan .card, .mat-chronos .victory, [data-testid=banner], [data-testid=banner] button, [data-testid=standing]")];
  const out = (box, of) => box.left < of.left - 1 || box.right > of.right + 1 || box.top < of.top - 1 || box.bottom > of.bottom + 1;
  const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  return needed.filter((one) => one.getClientRects().length).flatMap((one) => {
    const box = one.getBoundingClientRect();
    const room = one.closest(".scene, .mine")?.getBoundingClientRect() ?? page;
    const word = one.closest(".one")?.querySelector(".word");
    if (word && word.offsetWidth > word.parentElement.offsetWidth) return [word.textContent];
    return out(box, page) || out(box, room) ? [(one.getAttribute("aria-label") || one.textContent || one.className).slice(0, 60)] : [];
  });
}"""


@pytest.mark.parametrize(
    ("position", "sizes", "touch"),
    [
        pytest.param(position, sizes, touch, id=f"{name}-{where}", marks=[] if name == now else [pytest.mark.soak])
        for where, sizes, touch, now in (("tablet", TABLET, {}, "ten"), ("phone", PHONES, TOUCH, "ripe"))
        for name, position in (("six", TEMPLE), ("ripe", RIPE), ("ten", TEN))
    ],
)
def test_all_that_is_needed_is_in_sight(
    browser: Browser, slow: Stage, position: str, sizes: list[tuple[int, int]], touch: dict[str, Any]
) -> None:
    with opened(browser, slow.address, "fr-FR", **touch) as page:
        sit(page, slow, position)
        seats = int(re.search(r"seats (\d+)", position)[1])  # type: ignore[index]
        for _ in at_sizes(page, sizes):
            expect(page.locator(".others .name")).to_have_count(seats - 1)
            expect(page.get_by_test_id("standing")).to_contain_text("200 points la manche")
            assert still_wrong(page, NEEDED) == []
            assert sideways(page) <= 0
        assert serious(page) == []


@pytest.mark.soak
def test_how_many_cards_a_pile_has_is_seen_under_any_number_of_timers(browser: Browser, slow: Stage) -> None:
    with opened(browser, slow.address, viewport={"width": 1440, "height": 900}) as page:
        sit(page, slow, TEMPLE)
        assert page.locator("[data-place='pile:2'] .timers .glass").count() == 4
        on_top = """(one) => { const box = one.getBoundingClientRect();
          const here = (x, y) => { one.style.pointerEvents = "auto"; const top = document.elementFromPoint(x, y); one.style.pointerEvents = ""; return one.contains(top); };
          return [0.15, 0.5, 0.85].every((part) => here(box.left + box.width * part, box.top + box.height / 2)); }"""
        for count in page.locator(".ring .left").all():
            assert count.evaluate(on_top)


WAITING = """
seats 3
timer R1 dur 90000 on pile:0 ends 40000
timer R2 dur 90000 on pile:1 ends 6000
timer B1 dur 90000 on pile:2 ends 90000
timer B2 dur 90000 on pile:3 ends 90000
timer G1 dur 90000 on pile:4 ends 90000
timer G2 dur 90000 on pile:5 ends 90000
"""


@pytest.mark.soak
def test_when_my_next_timer_is_free_is_counted_on_it_and_in_the_banner(browser: Browser, stage: Stage) -> None:
    with opened(browser, stage.address) as page:
        sit(page, stage, WAITING)
        banner = page.get_by_test_id("banner")
        expect(banner).to_contain_text("Next one free: red timer 2 (pile 2)")
        on_it = page.locator(".mat-chronos [data-timer='R2'] [data-testid=seconds]")
        before = int(on_it.inner_text())
        assert 0 < before <= 20
        counted = banner.get_by_role("timer").inner_text().split(":")
        assert abs(int(counted[0]) * 60 + int(counted[1]) - before) <= 2
        expect(page.locator(".ring [data-timer='R2'] [data-testid=seconds]")).to_be_visible()
        expect(page.locator(".ring [data-timer='B1'] [data-testid=seconds]")).to_have_count(0)  # the others' on demand
        page.get_by_role("button", name="All seconds").click()
        expect(page.locator(".ring [data-timer='B1'] [data-testid=seconds]")).to_be_visible()
        expect(on_it).to_have_count(0)  # and then it is free
        expect(banner).not_to_contain_text("Next one free")
        expect(banner.get_by_role("timer")).to_have_count(0)
        expect(page.locator(".mat-chronos .glass.legal[data-timer='R2']")).to_be_visible()


@pytest.mark.soak
def test_who_leads_is_told_of_teams_too(browser: Browser, slow: Stage) -> None:
    with opened(browser, slow.address, viewport={"width": 1024, "height": 768}) as page:
        sit(page, slow, TEN)
        names = page.locator(".others .seat:has(.lead) .name").all_inner_texts()
        assert len(names) == 2
        expect(page.get_by_test_id("standing")).to_contain_text(f"{names[0]} and {names[1]} lead: 2 tokens")


# Cerberus under my timer, and one single rival with a card; 20 points more and I have won.
ALONE = """
seats 3
option announce=auto target=100 rounds_to_win=2 limits_ms={"interval":300000}
pile 0 = CERBERE 10 ...
pile 1 = 20 10 ...
realm 0 = 30 50
realm 1 = 10
timer R1 dur 3000 on pile:0
timer R2 dur 3000 on pile:1
timer B1 dur 90000 on pile:2 ends 90000
timer B2 dur 90000 on pile:3 ends 90000
timer G1 dur 90000 on pile:4 ends 90000
timer G2 dur 90000 on pile:5 ends 90000
"""


# Points of others are shown whole: inside their place, with nothing over them.
MAIMED = """() => [...document.querySelectorAll('.others .score')].filter((one) => one.checkVisibility()).filter((one) => {
      const [box, seat] = [one, one.closest('.seat')].map((some) => some.getBoundingClientRect());
      const badge = one.closest('.seat').querySelector('.count')?.getBoundingClientRect();
      if (badge && badge.right > box.left + 1 && badge.bottom > box.top + 2 && badge.top < box.bottom - 2) return true;
      const seen = [2, box.width / 2, box.width - 2].every((x) => one === document.elementFromPoint(box.x + x, box.y + box.height / 2));
      return !seen || box.right > seat.right;
    }).map((one) => one.textContent)"""


# One card more and the round is mine; the others wait, so that nobody else touches it.
COUNTED = """
option mode={mode} level=3 announce=auto target=100 rounds_to_win=2 limits_ms={{"interval":300000}}
pile 1 = 20 10 ...
realm 0 = 30 50
realm 1 = 10 20 30 10 20
realm 2 = 50 20 10
timer R1 dur 3000 on pile:1
"""


def counted(seats: int) -> str:
    colours = "RBGYPO" if seats == 6 else "RBGYP"[: max(3, seats // 2)]
    others = [name for colour in colours for name in (f"{colour}1", f"{colour}2")][1:]
    waiting = "\n".join(f"timer {name} dur 90000 on pile:{2 + i % 5} ends 90000" for i, name in enumerate(others))
    return f"seats {seats}\n{COUNTED.format(mode='teams' if seats == 10 else 'solo')}{waiting}\n"


@pytest.mark.soak
@pytest.mark.parametrize("seats", [10, *seldom(3, 6)])
def test_points_after_a_round_are_told_whole_or_not_at_all(browser: Browser, stage: Stage, seats: int) -> None:
    with opened(browser, stage.address) as page:
        sit(page, stage, counted(seats))
        page.locator(".mat-chronos .glass.legal[data-timer='R1']").click()
        page.locator("[data-card='pile:3']").click()
        page.get_by_test_id("round-result").wait_for()
        for size in at_sizes(page, [*PHONES, *TABLET, (1440, 900)]):
            assert still_wrong(page, MAIMED) == [], size


@pytest.mark.soak
def test_a_god_that_leaves_no_choice_answers_itself_and_a_round_that_is_won_is_a_scene(
    browser: Browser, stage: Stage
) -> None:
    with opened(browser, stage.address, viewport={"width": 1024, "height": 768}) as page:
        sit(page, stage, ALONE)
        ear = ear_of(page)
        page.locator(".mat-chronos .glass.legal[data-timer='R1']").click()
        page.locator("[data-card='pile:3']").click()
        expect(page.get_by_role("log").first).to_contain_text("You strike Territory 10 off")
        assert ear.done[-1] == {"do": "choose", "target": 1}
        page.locator(".mat-chronos .glass.legal[data-timer='R2']").click()
        page.locator("[data-card='pile:4']").click()
        result = page.get_by_test_id("round-result")
        expect(result).to_have_attribute("data-kind", "victory")
        expect(result).to_contain_text("The round is yours!")
        assert serious(page) == []
        # names and tokens stay in sight, and the whole table if one wants to see it
        for name in page.locator(".others .name").all():
            assert name.evaluate(
                "(one) => { const box = one.getBoundingClientRect(); return one === document.elementFromPoint(box.x + 4, box.y + box.height / 2); }"
            )
        page.get_by_test_id("result-hide").click()
        expect(result).to_have_count(0)
        page.get_by_test_id("result-show").click()
        expect(result).to_be_visible()

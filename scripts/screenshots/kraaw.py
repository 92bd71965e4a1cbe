"""Kraaw: its decisions, a full table, a final, the end; and what the shell shows beside a game."""

from typing import Any

from playwright.sync_api import Page
from scripts.screenshots.album import Album, Booth, Scene
from tests.e2e.hands import act, begin, decision, play_until

QUICK = {"wins_to_game": 1, "crow_choice": "auto", "timers": "relaxed"}


def first_round(album: Album) -> None:
    page = album.page
    begin(page, 4, timers="relaxed")
    album.take("crows")
    for asked, moment in (("look_done", "look"), ("chien_exchange", "kitty"), ("main", "opening")):
        if play_until(page, asked) == asked:
            album.take(moment)
    seen: set[str] = set()
    while seen != {"retaliate", "bonus"}:
        found = play_until(page, *({"retaliate", "bonus"} - seen))
        if found not in ("retaliate", "bonus"):
            break
        album.take(found)
        seen.add(found)
    if play_until(page, "main") == "main":
        album.take("main")
        page.locator("[data-legal]").first.click()
        album.take("chosen")


def drawers(album: Album) -> None:
    page = album.page
    begin(page, 3, **QUICK)
    play_until(page, "main")
    page.get_by_test_id("rules").click()
    album.take("rules")
    page.keyboard.press("Escape")
    page.locator("[popovertarget=settings]").click()
    album.take("settings")
    page.keyboard.press("Escape")
    page.get_by_test_id("menu").click()
    album.take("menu")


def phone_drawer(album: Album) -> None:
    page = album.page
    begin(page, 3, **QUICK)
    play_until(page, "main")
    page.get_by_role("button", name="Discussion").first.click()
    album.take("chat")
    page.locator(".side .tabs button").first.click()
    album.take("log")


def six(album: Album) -> None:
    begin(album.page, 6, timers="relaxed", crow_choice="auto")
    play_until(album.page, "main")
    act(album.page)
    play_until(album.page, "main")
    album.take("six")


def large_text(album: Album) -> None:
    """As large as the settings allow, with strong shapes and the typeface that is easy to read."""
    page = album.page
    chosen = "{ text: 200, shapes: true, font: 'legible' }"
    page.context.add_init_script(f"localStorage.setItem('kermesse.settings', JSON.stringify({chosen}))")
    begin(page, 4, **QUICK)
    play_until(page, "main")
    album.take("large-text")


def variants(album: Album) -> None:
    page = album.page
    begin(page, 3, **{**QUICK, "first_player": "jewels"})
    if play_until(page, "declare_jewels") == "declare_jewels":
        album.take("jewels")
    for swap in ("sealed", "race"):
        begin(page, 3, **{**QUICK, "hand_swap": swap, "timers": "relaxed"})
        if play_until(page, "look_done") == "look_done":
            album.take(f"swap-{swap}")
    begin(page, 3, **{**QUICK, "memory_aid": False})
    play_until(page, "main")
    act(page)
    play_until(page, "main")
    album.take("no-memory-aid")


def ending(album: Album) -> None:
    page = album.page
    begin(page, 2, wins_to_game=2, crow_choice="auto", timers="relaxed")
    play_until(page, "continue")
    album.take("round-end")
    play_until(page)
    page.get_by_test_id("end").wait_for()
    album.take("end")
    page.get_by_test_id("replay").click()
    page.get_by_test_id("replay-controls").wait_for()
    to_part(page, 0.6)
    album.take("replay")
    if album.phone:
        page.get_by_test_id("read-log").tap()
        album.take("replay-log")


def to_part(page: Page, part: float) -> None:
    page.locator("input[type=range]").evaluate(
        "(e, part) => { e.value = Math.floor(e.max * part); e.dispatchEvent(new Event('input', {bubbles: true})) }",
        part,
    )


def together(album: Album) -> None:
    """Two people and a spectator: a pause asked for, a pause, an absent player, one who gave up."""
    page, guest, watcher = album.page, album.another_page(), album.another_page()
    table = invite(page, guest, 3, **QUICK)
    watcher.goto(f"/table/{table}")
    watcher.get_by_test_id("banner").wait_for()
    for _ in range(12):
        if decision(page) == "main":
            break
        if not act(page) and not act(guest):
            page.wait_for_timeout(80)
    album.take("watching", page=watcher)
    guest.get_by_test_id("menu").click()
    guest.locator("#table-menu button").first.click()
    page.locator(".notice").wait_for()
    album.take("pause-asked")
    page.locator(".notice .main").click()
    page.locator(".notice").wait_for()
    album.take("paused")
    page.locator(".notice .main").click()
    guest.keyboard.press("Escape")
    guest.locator(".notice .main").click()
    guest.locator(".notice").wait_for(state="detached")
    page.get_by_test_id("menu").click()
    page.locator("#table-menu button").nth(1).click()
    page.locator("#table-menu .two button").first.click()
    page.keyboard.press("Escape")
    page.locator(".notice").wait_for()
    album.take("conceded")
    album.take("other-conceded", page=guest)


def invite(page: Page, guest: Page, seats: int, **options: Any) -> str:
    """A table of two people, and bots for the rest, begun."""
    page.goto("/")
    body = {"game": "kraaw", "seats": seats, "options": options}
    made = page.request.post("/api/tables", data=body, headers={"Origin": page.url.rstrip("/")})
    table = str(made.json()["id"])
    page.goto(f"/table/{table}")
    guest.goto(f"/table/{table}")
    guest.locator(".seats li.free button").first.click()
    page.locator(".seats li:not(.free)").nth(1).wait_for()
    page.locator("[data-testid=fill], [data-testid=start]").click()
    for one in (page, guest):
        one.get_by_test_id("banner").wait_for()
    return table


BOOTH = Booth(
    "kraaw",
    (
        Scene(("crows", "look", "kitty", "opening", "main", "chosen"), first_round, perhaps=("retaliate", "bonus")),
        Scene(("rules", "settings", "menu"), drawers),
        Scene(("chat", "log"), phone_drawer, devices=("phone",)),
        Scene(("six",), six),
        Scene(("large-text",), large_text),
        Scene(("jewels", "swap-sealed", "swap-race", "no-memory-aid"), variants),
        Scene(("round-end", "end", "replay"), ending, perhaps=("replay-log",)),
        Scene(("watching", "pause-asked", "paused", "conceded", "other-conceded"), together),
    ),
)

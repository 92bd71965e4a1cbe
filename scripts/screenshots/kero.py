"""Kero: preparing, rolling, developing, filling up."""

from playwright.sync_api import Page
from scripts.screenshots.album import Album, Booth, Scene


def turn(album: Album) -> None:
    page = album.page
    page.goto("/")
    options = {"first_player": "seat:0", "timers": "relaxed"}
    body = {"game": "kero", "seats": 2, "play_now": True, "level": "hard", "options": options}
    made = page.request.post("/api/tables", data=body, headers={"Origin": album.base})
    page.goto(f"/table/{made.json()['id']}")
    page.get_by_test_id("tip-truck").wait_for()
    page.locator("[data-special=green]").click()
    album.take("prep")
    page.get_by_test_id("tip-truck").click()
    page.locator("button.die[data-legal]").first.click(timeout=10_000)
    page.wait_for_timeout(4000)  # the sand runs
    album.take("rolling")
    page.get_by_test_id("lay-flat").click()
    page.locator("[data-tray=develop]").wait_for()
    album.take("develop")
    if album.wants("filling"):
        fill_up(album, page)


def fill_up(album: Album, page: Page) -> None:
    while page.locator("[data-land][data-legal]").count():
        page.locator("[data-land][data-legal]").first.click()
        page.wait_for_timeout(200)
        confirm(page)
    page.locator("[data-choice]").last.click()
    confirm(page)
    page.get_by_test_id("tip-truck").wait_for(timeout=120_000)
    if page.locator("[data-choice]").count():
        page.locator("[data-choice]").first.click()
        confirm(page)
        page.locator("[data-tray=refuelling]").wait_for(timeout=15_000)
        page.wait_for_timeout(4500)  # the sand runs back
        album.take("filling")


def confirm(page: Page) -> None:
    if page.get_by_test_id("confirm").count():
        page.get_by_test_id("confirm").click()
        page.wait_for_timeout(200)


BOOTH = Booth("kero", (Scene(("prep", "rolling", "develop"), turn, perhaps=("filling",)),))

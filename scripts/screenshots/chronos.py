"""Chronos: the middle of a round at the highest level, a god's choice, a full table, a round that is over."""

from contextlib import suppress
from functools import partial
from typing import Any

from playwright.sync_api import Error
from scripts.screenshots.album import Album, Booth, Scene

SHORT = {"time_scale": 0.5, "timer_mean_ms": 10_000, "start_mode": "all", "look_ms": 0, "countdown_ms": 0}


def play(album: Album, moment: str, seats: int, seconds: int, options: dict[str, Any]) -> None:
    page = album.page
    page.goto("/")
    body = {"game": "chronos", "seats": seats, "play_now": True, "level": "normal", "options": {**SHORT, **options}}
    made = page.request.post("/api/tables", data=body, headers={"Origin": album.base})
    page.goto(f"/table/{made.json()['id']}")
    page.locator("[data-choice]").first.click()
    for turn in range(seconds * 3):
        if page.locator(".sheet .result").count():
            break
        with suppress(Error):  # the table goes on meanwhile
            if page.get_by_test_id("picker").count():
                album.take("choice")
                page.locator("[data-testid=picker] [data-legal]").first.click(timeout=1000)
            elif page.locator(".mat-chronos .glass.legal").count():
                page.locator(".mat-chronos .glass.legal").first.click(timeout=1000)
                page.locator(f"[data-card='pile:{turn % 6}']").click(timeout=1000)
        page.wait_for_timeout(330)
    album.take(moment)


def full(album: Album) -> None:
    if album.phone:
        play(album, "full", 6, 6, {"level": 3, "mode": "solo"})
    else:
        play(album, "full", 10, 6, {"level": 3, "mode": "teams"})


temple = partial(play, moment="temple", seats=4, seconds=12, options={"level": 3})
round_end = partial(play, moment="round-end", seats=4, seconds=60, options={"target": 50})

BOOTH = Booth(
    "chronos",
    (Scene(("temple",), temple, perhaps=("choice",)), Scene(("full",), full), Scene(("round-end",), round_end)),
)

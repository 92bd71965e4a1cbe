"""Pictures of every page and of moments of every game, into screenshots/: to be looked at.

    python scripts/screenshots.py [--sizes desktop,tablet,phone] [--languages fr,en] [--themes day,night] [--only home,main]

Starts a server of its own on a free port with a database that is thrown away; the client must have been built.
"""

import argparse
import sys
from contextlib import suppress
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, Error, Locator, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.e2e import kreo_hands, krom_hands  # noqa: E402
from tests.e2e.hands import ARGS, CHROMIUM, act, begin, is_over, play_until, server, sideways  # noqa: E402

SIZES = {"desktop": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}
PAGES = {
    "home": "/",
    "about": "/about",
    "fairness": "/fairness",
    "verify": "/verify",
    "learn": "/learn/kraaw",
    "learn-krom": "/learn/krom",
    "learn-kero": "/learn/kero",
}
OUT = ROOT / "screenshots"


def new_page(browser: Browser, base: str, size: str, language: str, theme: str) -> Page:
    width, height = SIZES[size]
    context = browser.new_context(
        base_url=base,
        viewport={"width": width, "height": height},
        locale="fr-FR" if language == "fr" else "en-GB",
        color_scheme="dark" if theme == "night" else "light",
        has_touch=size == "phone",
        is_mobile=size == "phone",
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.on("console", lambda message: message.type == "error" and print("  console:", message.text))
    page.on("pageerror", lambda error: print("  page error:", error))
    return page


class Album:
    def __init__(self, page: Page, name: str, only: set[str]) -> None:
        self.page, self.name, self.only = page, name, only

    def take(self, moment: str, whole: bool = False) -> None:
        if self.only and moment not in self.only:
            return
        self.page.wait_for_timeout(350)
        self.page.screenshot(path=OUT / f"{moment}-{self.name}.png", full_page=whole)
        if (over := sideways(self.page)) > 0:
            print(f"  {moment}-{self.name}: {over} px too wide")


def kraaw(browser: Browser, base: str, size: str, language: str, theme: str, only: set[str]) -> None:
    def want(*moments: str) -> bool:
        return not only or bool(only & set(moments))

    name = f"{size}-{language}-{theme}"
    page = new_page(browser, base, size, language, theme)
    album = Album(page, name, only)
    if want("crows", "look", "kitty", "opening", "retaliate", "bonus", "main", "rules", "settings"):
        begin(page, 4, timers="relaxed")
        album.take("crows")
        for decision, moment in (("look_done", "look"), ("chien_exchange", "kitty"), ("main", "opening")):
            if play_until(page, {decision}) == decision:
                album.take(moment)
        seen: set[str] = set()
        for _ in range(40):
            found = play_until(page, {"retaliate", "bonus"} - seen, 15)
            if found in ("retaliate", "bonus"):
                album.take(found)
                seen.add(found)
            if found in ("over", "") or len(seen) == 2:
                break
        if play_until(page, {"main"}) == "main":
            album.take("main")
        page.get_by_test_id("rules").click()
        album.take("rules")
        page.keyboard.press("Escape")
        page.locator("[popovertarget=settings]").click()
        album.take("settings")
    if want("six"):
        begin(page, 6)
        play_until(page, {"main"})
        act(page)
        play_until(page, {"main"})
        album.take("six")
    if want("round-end", "end", "replay"):
        begin(page, 2, wins_to_game=1)
        play_until(page, {"continue"}, 90)
        album.take("round-end")
        play_until(page, {"none"}, 60)
        page.get_by_test_id("end").wait_for(timeout=10_000)
        album.take("end")
        page.get_by_test_id("replay").click()
        page.get_by_test_id("replay-controls").wait_for()
        page.locator("input[type=range]").evaluate(
            "e => { e.value = Math.floor(e.max * .6); e.dispatchEvent(new Event('input', {bubbles: true})) }"
        )
        album.take("replay")
    if want("lobby"):
        page.goto("/")
        page.get_by_test_id("invite").first.click()
        page.get_by_test_id("fill").wait_for()
        page.locator("img[src$='qr.svg']").wait_for()
        album.take("lobby", whole=True)
    page.context.close()


KROM = {
    "krom-pick": "[data-decision=pick_character]",
    "krom-move": "[data-decision=choose_destination]",
    "krom-fight": "[data-testid=duel]",
    "krom-mountain": "[data-panel=mountain] button.die",
    "krom-savannah": "[data-panel=savannah] button.prey",
    "krom-cave": "[data-panel=cave] .rest",
    "krom-end": "[data-testid=end]",
}


def is_there(thing: Locator) -> bool:
    return thing.count() > 0


def krom(browser: Browser, base: str, size: str, language: str, theme: str, only: set[str]) -> None:
    moments = [moment for moment in KROM if not only or moment in only]
    if not moments:
        return
    page = new_page(browser, base, size, language, theme)
    album = Album(page, f"{size}-{language}-{theme}", only)
    ice = {"board": "glacial", "kromosaure": True} if theme == "night" else {}
    krom_hands.begin(page, seats=4, characters="pick", **ice)
    player = krom_hands.Player(page)
    for moment in moments:
        there = page.locator(KROM[moment])
        player.until(partial(is_there, there), 60)
        if is_there(there):
            album.take(moment)
    page.context.close()


def kero(browser: Browser, base: str, size: str, language: str, theme: str, only: set[str]) -> None:
    if only and not only & {"kero-prep", "kero-rolling", "kero-develop", "kero-filling"}:
        return
    page = new_page(browser, base, size, language, theme)
    album = Album(page, f"{size}-{language}-{theme}", only)
    page.goto("/")
    options = {"first_player": "seat0", "timers": "relaxed"}
    body = {"game": "kero", "seats": 2, "play_now": True, "level": "hard", "options": options}
    made = page.request.post("/api/tables", data=body, headers={"Origin": page.url.rstrip("/")})
    page.goto(f"/table/{made.json()['id']}")
    page.get_by_test_id("tip").wait_for()
    page.locator("[data-special=green]").click()
    album.take("kero-prep")
    page.get_by_test_id("tip").click()
    page.locator("button.die").first.click(timeout=10_000)
    page.wait_for_timeout(4000)
    album.take("kero-rolling")
    page.get_by_test_id("lay-flat").click()
    page.locator("[data-tray=develop]").wait_for()
    album.take("kero-develop")
    if not only or "kero-filling" in only:
        while page.locator("[data-land][data-legal]").count():
            page.locator("[data-land][data-legal]").first.click()
            page.wait_for_timeout(200)
            if page.get_by_test_id("confirm").count():
                page.get_by_test_id("confirm").click()
                page.wait_for_timeout(200)
        page.locator("[data-choice]").last.click()
        if page.get_by_test_id("confirm").count():
            page.get_by_test_id("confirm").click()
        page.get_by_test_id("tip").wait_for(timeout=120_000)
        if page.locator("[data-choice]").count():
            page.locator("[data-choice]").first.click()
            if page.get_by_test_id("confirm").count():
                page.get_by_test_id("confirm").click()
            page.locator("[data-tray=refuelling]").wait_for(timeout=15_000)
            page.wait_for_timeout(4500)
            album.take("kero-filling")
    page.context.close()


def kreo(browser: Browser, base: str, size: str, language: str, theme: str, only: set[str]) -> None:
    def want(*moments: str) -> bool:
        return not only or bool(only & set(moments))

    page = new_page(browser, base, size, language, theme)
    album = Album(page, f"{size}-{language}-{theme}", only)

    def turn(number: int, limit: float = 60) -> bool:
        def reached() -> bool:
            return is_over(page) or (
                kreo_hands.asked(page, "divination")() and int(page.get_by_test_id("turn").inner_text()) >= number
            )

        return kreo_hands.play_until(page, reached, limit, prefer=kreo_hands.HARMLESS)

    if want("kreo-energy", "kreo-hand", "kreo-show", "kreo-middle", "kreo-discard", "kreo-rules"):
        kreo_hands.begin(page, 4)
        kreo_hands.play_until(page, lambda: page.locator("[data-amount]").count() > 0, 8)
        album.take("kreo-energy")
        turn(2)
        page.locator(kreo_hands.HAND).nth(2).click()
        album.take("kreo-hand")
        page.keyboard.press("Escape")
        turn(5)
        album.take("kreo-middle")
        page.get_by_test_id("discard").click()
        album.take("kreo-discard")
        page.keyboard.press("Escape")
        page.get_by_test_id("rules").click()
        page.locator(".rules summary").nth(1).click()
        album.take("kreo-rules")
        page.keyboard.press("Escape")
        for _ in range(200):
            if page.get_by_test_id("skip").count() or is_over(page):
                break
            kreo_hands.act(page, kreo_hands.HARMLESS)
        page.wait_for_timeout(900)
        album.take("kreo-show")
    if want("kreo-titans", "kreo-late", "kreo-end"):
        kreo_hands.begin(page, 6, incarnations=True, altered=True)
        kreo_hands.play_until(page, lambda: page.locator("[data-face]").count() > 0, 8)
        turn(1)
        album.take("kreo-titans")
        turn(5)
        album.take("kreo-late")
        kreo_hands.play_until(page, lambda: is_over(page), 90, prefer=kreo_hands.HARMLESS)
        album.take("kreo-end")
    page.context.close()


def chronos(browser: Browser, base: str, size: str, language: str, theme: str, only: set[str]) -> None:
    """Three moments: the middle of a round at the highest level, a full table, a round that is over."""
    page = new_page(browser, base, size, language, theme)
    album = Album(page, f"{size}-{language}-{theme}", only)
    short = {"time_scale": 0.5, "timer_mean_ms": 10_000, "start_mode": "all", "look_ms": 0, "countdown_ms": 0}
    for moment, seats, seconds, options in (
        ("chronos-temple", 4, 12, {"level": 3}),
        ("chronos-full", 6 if size == "phone" else 10, 6, {"level": 3, "mode": "solo" if size == "phone" else "teams"}),
        ("chronos-round-end", 4, 60, {"target": 50}),
    ):
        if only and moment not in only:
            continue
        page.goto("/")
        body = {"game": "chronos", "seats": seats, "play_now": True, "level": "normal", "options": {**short, **options}}
        made = page.request.post("/api/tables", data=body, headers={"Origin": page.url.rstrip("/")})
        page.goto(f"/table/{made.json()['id']}")
        page.locator("[data-choice]").first.click()
        for turn in range(seconds * 3):
            if page.locator(".sheet .result").count():
                break
            with suppress(Error):  # the table goes on meanwhile
                if page.get_by_test_id("picker").count():
                    album.take("chronos-choice")
                    page.locator("[data-testid=picker] [data-legal]").first.click(timeout=1000)
                elif page.locator(".mat-chronos .glass.legal").count():
                    page.locator(".mat-chronos .glass.legal").first.click(timeout=1000)
                    page.locator(f"[data-card='pile:{turn % 6}']").click(timeout=1000)
            page.wait_for_timeout(330)
        album.take(moment)
    page.context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sizes", default=",".join(SIZES))
    parser.add_argument("--languages", default="fr,en")
    parser.add_argument("--themes", default="day,night")
    parser.add_argument("--only", default="")
    given = parser.parse_args()
    only = set(filter(None, given.only.split(",")))
    OUT.mkdir(exist_ok=True)
    with server() as base, server(KERMESSE_BOT_PACE="0.02") as hasty, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        for size in given.sizes.split(","):
            for language in given.languages.split(","):
                for theme in given.themes.split(","):
                    print(size, language, theme, flush=True)
                    page = new_page(browser, base, size, language, theme)
                    album = Album(page, f"{size}-{language}-{theme}", only)
                    for moment, path in PAGES.items():
                        if not only or moment in only:
                            page.goto(path)
                            page.wait_for_load_state("networkidle")
                            album.take(moment, whole=True)
                    page.context.close()
                    kraaw(browser, base, size, language, theme, only)
                    krom(browser, hasty, size, language, theme, only)
                    kero(browser, base, size, language, theme, only)
                    kreo(browser, base, size, language, theme, only)
                    if not only or any(moment.startswith("chronos") for moment in only):
                        chronos(browser, base, size, language, theme, only)
        browser.close()


if __name__ == "__main__":
    main()

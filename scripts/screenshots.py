"""Pictures of every page and of moments of every game, into screenshots/: to be looked at.

    python scripts/screenshots.py [--sizes desktop,tablet,phone] [--languages fr,en] [--themes day,night] [--only home,main]

Starts a server of its own on a free port with a database that is thrown away; the client must have been built.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
SIZES = {"desktop": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}
ARGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
        "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage"]  # fmt: skip
PAGES = {"home": "/", "about": "/about", "fairness": "/fairness", "verify": "/verify", "learn": "/learn/kraaw"}
OUT = ROOT / "screenshots"


@contextmanager
def server() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        code = f"from kermesse.server.serve import run; run(host='127.0.0.1', port=0, db={folder + '/s.db'!r}, log_level='error')"
        env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=env)
        assert process.stdout is not None
        try:
            yield process.stdout.readline().split(": ", 1)[1].strip()
        finally:
            process.terminate()
            process.wait(10)


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


def sideways(page: Page) -> int:
    """How far the page can be scrolled sideways: it must not."""
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


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


def begin(page: Page, seats: int, **options: object) -> None:
    body = {"game": "kraaw", "seats": seats, "play_now": True, "level": "random", "options": options}
    page.goto("/")
    made = page.request.post("/api/tables", data=body, headers={"Origin": page.url.rstrip("/")})
    page.goto(f"/table/{made.json()['id']}")


def act(page: Page) -> str:
    """One legal thing, by clicking; what was decided, or '' if nothing was asked."""
    asked = page.locator("[data-decision]").first
    with suppress(Exception):
        decision = asked.get_attribute("data-decision", timeout=1000) or ""
        if not decision:
            return ""
        if (confirm := page.get_by_test_id("confirm")).count():
            confirm.click(timeout=1000)
            return decision
        target = page.locator("[data-legal]")
        choice = page.locator("[data-choice]")
        if decision in ("main", "reveal", "retaliate", "choose_crow") and target.count():
            target.first.click(timeout=1000)
            if decision == "main" and page.locator(".card.chosen").count():
                choice.last.click(timeout=1000)
        elif choice.count():
            choice.last.click(timeout=1000)
        return decision
    return ""


def until(page: Page, wanted: set[str], limit: float = 60) -> str:
    """Plays until one of those decisions is asked of us."""
    end = time.time() + limit
    while time.time() < end:
        decision = page.locator("[data-decision]").first.get_attribute("data-decision") or ""
        if decision in wanted:
            return decision
        if page.get_by_test_id("end").count():
            return "end"
        act(page)
        page.wait_for_timeout(120)
    return ""


def kraaw(browser: Browser, base: str, size: str, language: str, theme: str, only: set[str]) -> None:
    def want(*moments: str) -> bool:
        return not only or bool(only & set(moments))

    name = f"{size}-{language}-{theme}"
    page = new_page(browser, base, size, language, theme)
    album = Album(page, name, only)
    if want("crows", "look", "main", "bonus", "retaliate", "rules", "settings"):
        begin(page, 4)
        page.wait_for_selector("[data-testid=banner]")
        album.take("crows")
        for decision, moment in (("look_done", "look"), ("chien_exchange", "kitty"), ("main", "opening")):
            if until(page, {decision}) == decision:
                album.take(moment)
        act(page)
        for _ in range(3):
            until(page, {"main"})
            act(page)
            page.wait_for_timeout(200)
        if until(page, {"retaliate"}, 25) == "retaliate":
            album.take("retaliate")
        if until(page, {"bonus"}, 25) == "bonus":
            album.take("bonus")
        until(page, {"main"})
        album.take("main")
        page.get_by_test_id("rules").click()
        album.take("rules")
        page.keyboard.press("Escape")
        page.locator("[popovertarget=settings]").click()
        album.take("settings")
    if want("six"):
        begin(page, 6)
        until(page, {"main"})
        act(page)
        until(page, {"main"})
        album.take("six")
    if want("round-end", "end", "replay"):
        begin(page, 2, wins_to_game=1)
        until(page, {"continue"}, 90)
        album.take("round-end")
        until(page, {"none"}, 60)
        page.get_by_test_id("end").wait_for(timeout=10_000)
        album.take("end")
        page.get_by_test_id("replay").click()
        page.get_by_test_id("replay-controls").wait_for()
        page.locator("input[type=range]").evaluate("e => { e.value = Math.floor(e.max * .6); e.dispatchEvent(new Event('input')) }")
        album.take("replay")
    if want("lobby"):
        page.goto("/")
        page.get_by_test_id("invite").first.click()
        page.get_by_test_id("fill").wait_for()
        page.locator("img[src$='qr.svg']").wait_for()
        album.take("lobby", whole=True)
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
    with server() as base, sync_playwright() as play:
        urllib.request.urlopen(base + "/healthz").close()
        browser = play.chromium.launch(executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=ARGS)
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
        browser.close()


if __name__ == "__main__":
    main()

"""Hands for a browser: start a server, sit at a table, do legal things by clicking, as a person would."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Error, Page

ROOT = Path(__file__).resolve().parent.parent.parent
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]
CARDS = ("main", "reveal", "retaliate", "choose_crow")  # decided by touching a piece


@contextmanager
def server(first: str = "", **settings: str) -> Iterator[str]:
    """A server of our own on a free port, with a database that is thrown away; its address. `first`: what it runs before."""
    with tempfile.TemporaryDirectory() as folder:
        code = (
            f"{first}from kermesse.server.serve import run;"
            f"run(host='127.0.0.1', port=0, db={folder + '/e2e.db'!r}, log_level='critical')"
        )
        env = {
            "KERMESSE_BOT_PACE": "0.15",
            **os.environ,
            "PYTHONPATH": str(ROOT / "src"),
            "KERMESSE_LIMITS": os.environ.get("KERMESSE_LIMITS", ""),
            **settings,
        }
        process = subprocess.Popen(
            [sys.executable, "-c", code],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=env,
            cwd=ROOT,
        )
        assert process.stdout is not None
        try:
            yield process.stdout.readline().split(": ", 1)[1].strip()
        finally:
            process.terminate()
            process.wait(10)


PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


@contextmanager
def opened(browser: Browser, address: str, locale: str = "en-GB", **more: Any) -> Iterator[Page]:
    """A page that must not err; without motion, unless that is asked for."""
    context = browser.new_context(base_url=address, locale=locale, **{"reduced_motion": "reduce", **more})
    page = context.new_page()
    page.set_default_timeout(15_000)
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
    yield page
    context.close()
    assert faults == []


def new_table(page: Page, **wish: Any) -> str:
    """Made as the home page makes it, by the person of this page; its id."""
    made = page.request.post("/api/tables", data=wish)
    assert made.ok, made.text()
    return str(made.json()["id"])


def begin(page: Page, seats: int = 2, **options: Any) -> str:
    """A table against bots, begun at once; the page is at it."""
    table = new_table(page, game="kraaw", seats=seats, play_now=True, level="random", options=options)
    page.goto(f"/table/{table}")
    page.get_by_test_id("banner").wait_for()
    return table


def decision(page: Page) -> str:
    """What is asked of me now; '' if nothing is."""
    return page.locator("[data-decision]").first.get_attribute("data-decision") or ""


def act(page: Page) -> str:
    """One legal thing, by clicking; what was decided, or '' if nothing was asked.

    My own cards first: what is looked at or locked moves the round on, while stealing can go on for long.
    """
    try:
        asked = decision(page)
        if not asked:
            return ""
        confirm, choice = page.get_by_test_id("confirm"), page.locator("[data-choice]")
        target = page.locator(".nest.mine [data-legal]")
        if not target.count():
            target = page.locator("[data-legal]")
        if confirm.count():
            confirm.click(timeout=1500)
        elif asked in CARDS and target.count():
            target.first.click(timeout=1500)
            if not confirm.count() and page.locator(".card.chosen").count():
                choice.last.click(timeout=1500)  # a face-down card of mine: look, or reveal and lock
        elif choice.count():
            choice.last.click(timeout=1500)
        return asked
    except Error:
        return ""  # the table went on meanwhile: look again


def is_over(page: Page) -> bool:
    return page.get_by_test_id("end").count() > 0


def play_until(page: Page, wanted: set[str], limit: float = 60) -> str:
    """Plays until one of those decisions is asked of me, or the game is over ('over'); '' when time runs out."""
    end = time.monotonic() + limit
    while time.monotonic() < end:
        asked = decision(page)
        if asked in wanted:
            return asked
        if is_over(page):
            return "over"
        if not act(page):
            page.wait_for_timeout(80)
    return ""


def sideways(page: Page) -> int:
    """How far the page can be scrolled sideways: it must not."""
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


def serious(page: Page) -> list[str]:
    found: list[dict[str, Any]] = Axe().run(page).response["violations"]
    return [
        f"{one['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:300]}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"][:4]
    ]

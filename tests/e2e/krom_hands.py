"""Hands for Krom: a server whose bots are in a hurry, and a player who touches what is offered."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Error, Page

from tests.e2e.hands import ROOT, decision, is_over

# Bots that answer at once: what is tested is the board, not their patience.
HURRY = """
import kermesse.games.krom.bot as krom
from kermesse.core.bot import Reaction, Thinker
Thinker.reaction = Reaction(30, 10, 60)
for kind in list(vars(krom).values()):
    if isinstance(kind, type) and issubclass(kind, Thinker):
        kind.reaction = Thinker.reaction
from kermesse.server.serve import run
run(host="127.0.0.1", port=0, db={db!r}, log_level="critical")
"""
QUICK = {"timers": "off", "characters": "random"}


@contextmanager
def hasty_server() -> Iterator[str]:
    """A server of our own on a free port, with a database that is thrown away; its address."""
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(
            [sys.executable, "-c", HURRY.format(db=folder + "/e2e.db")],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        )
        assert process.stdout is not None
        try:
            yield process.stdout.readline().split(": ", 1)[1].strip()
        finally:
            process.terminate()
            process.wait(10)


def begin(page: Page, seats: int = 4, level: str = "normal", **options: Any) -> None:
    page.goto("/")
    body = {"game": "krom", "seats": seats, "play_now": True, "level": level, "options": {**QUICK, **options}}
    made = page.request.post("/api/tables", data=body, headers={"Origin": page.url.rstrip("/")})
    assert made.ok, made.text()
    page.goto(f"/table/{made.json()['id']}")
    page.get_by_test_id("banner").wait_for()


class Player:
    """Plays any legal thing by touching what is offered, and remembers what it did."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.did: set[str] = set()
        self._turn = 0

    def _touch(self, selector: str, at: int = 0) -> bool:
        found = self.page.locator(selector)
        count = found.count()
        if not count:
            return False
        found.nth(at % count).click(timeout=2000)
        return True

    def act(self) -> bool:
        try:
            return self._act(decision(self.page))
        except Error:
            return False  # the table went on meanwhile: look again

    def _act(self, asked: str) -> bool:
        if not asked:
            return False
        if self._touch("[data-testid=confirm]"):
            return True
        match asked:
            case "choose_destination":
                if self.page.locator(".zone.chosen").count():
                    return False
                self._turn += 1
                # Often where others are, for the sake of a brawl.
                return self._touch(".zone.legal", self._turn)
            case "pick_character":
                return self._touch("[data-character].legal")
            case "fight":
                return self._fight()
            case "loot":
                self.did.add("loot")
                return self._touch("[data-loot]")
            case "reaction":
                self.did.add("reaction")
                return self._touch("[data-choice]")
            case _:
                return self._use_the_place()

    def _fight(self) -> bool:
        self.did.add("fight")
        if self._touch("[data-testid=play-card]"):
            self.did.add("bonus in a fight")
            return True
        if self._touch(".mat-krom .hand button.legal"):
            return True
        return self._touch("[data-choice]", -1)

    def _use_the_place(self) -> bool:
        evolve = self.page.locator("button.offer.legal")
        if evolve.count():
            evolve.first.click(timeout=2000)
            self.did.add("evolution")
            return True
        panel = self.page.locator("[data-panel]").first.get_attribute("data-panel", timeout=2000) or ""
        if panel == "savannah" and self.page.locator("button.prey").count():
            if not self.page.locator("button.prey.aimed").count():
                self._touch("button.prey")
            self.did.add("hunt")
            return self._touch("[data-testid=hunt]")
        if panel == "mountain" and self.page.locator("button.die").count() and "kept" not in self.did:
            self._touch("button.die")
            self.did.add("kept")
            self.did.add("climb")
            return self._touch("[data-choice]")  # throw the others again
        if panel == "cave" and self._bonus():
            return True
        return self._touch("[data-choice]", -1)

    def _bonus(self) -> bool:
        """Buys a Bonus card while there is money for it: something to fight with."""
        if self._touch("[data-testid=serve]:not(:disabled)"):
            self.did.add("service")
            return True
        return self._touch("[data-ware=bonus]:not(:disabled)")

    def until(self, wanted: Callable[[], bool], limit: float = 90) -> bool:
        """Plays until that is so; False when the game or the time is over first."""
        end = time.monotonic() + limit
        while time.monotonic() < end:
            if wanted():
                return True
            if is_over(self.page):
                return False
            if not self.act():
                self.page.wait_for_timeout(25)
        return False

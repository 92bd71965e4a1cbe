"""Actions at a table of Krom: sit down, and a player who touches what is offered."""

from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Error, Page, expect

from tests.e2e.hands import AGAIN, decision, is_over, keep_on, new_table
from tests.e2e.staging import Stage

QUICK = {"timers": "off", "characters": "random"}


def begin(page: Page, seats: int = 4, level: str = "normal", **options: Any) -> str:
    table = new_table(page, game="krom", seats=seats, play_now=True, level=level, options={**QUICK, **options})
    page.goto(f"/table/{table}")
    page.get_by_test_id("banner").wait_for()
    return table


def begin_at(page: Page, stage: Stage, position: str) -> str:
    """Open a table in that position, among plain bots."""
    stage.set("krom", position)
    seats = sum(line.strip()[:1] == "S" and line.strip()[1].isdigit() for line in position.splitlines())
    return begin(page, seats, "plain")


def says(page: Page, *sentences: str) -> None:
    """Wait until the log has them all."""
    log = page.get_by_role("log").first
    for sentence in sentences:
        expect(log).to_contain_text(sentence)


class Player:
    """A player who makes any legal move by touching what is offered, and remembers it. It goes by `route`, and builds
    at the end of it.
    """

    def __init__(self, page: Page, route: Sequence[str] = ()) -> None:
        self.page = page
        self.did: set[str] = set()
        self._route = list(route)
        self._turn = 0

    def _touch(self, selector: str, at: int = 0) -> bool:
        found = self.page.locator(selector)
        count = found.count()
        if not count:
            return False
        found.nth(at % count).click(timeout=AGAIN)
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
                return self._go()
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

    def _go(self) -> bool:
        if self.page.locator(".zone.chosen").count():
            return False
        self._turn += 1
        goes = f"[data-place={self._route[0]}].legal" if self._route else ".zone.legal"
        if not self._touch(goes, self._turn):
            return False
        self._route = self._route[1:]
        # I may have been the last to choose: then everybody walks at once.
        self.page.wait_for_function(
            "() => document.querySelector('.zone.chosen') ?? document.querySelector('[data-decision]').dataset.decision != 'choose_destination'"
        )
        return True

    def _fight(self) -> bool:
        self.did.add("fight")
        if self.page.locator("[data-testid=play-card]").count():
            self.did.add("bonus in a fight")  # the click may come late and raise an error although it took effect
            return self._touch("[data-testid=play-card]")
        if not self.page.locator("[data-choice]").count():
            return False  # not asked yet; cards become legal together with it
        return self._touch(".mat-krom .hand button.legal") or self._touch("[data-choice]", -1)

    def _use_the_place(self) -> bool:
        if not self._route and self._touch("button.offer.legal"):
            self.did.add("evolution")
            return True
        panel = self.page.locator("[data-panel]").first.get_attribute("data-panel", timeout=AGAIN) or ""
        if panel == "savannah" and self.page.locator("button.prey.legal").count():
            if not self.page.locator("button.prey.aimed").count():
                self._touch("button.prey.legal")
            self.did.add("hunt")
            return self._touch("[data-testid=hunt]")
        if panel == "mountain" and self.page.locator("button.die").count() and "climb" not in self.did:
            self._touch("button.die")
            self.did.add("climb")
            return self._touch("[data-choice]")  # throw the others again
        build = "" if not self._route else ":not([aria-keyshortcuts=e])"
        return self._touch(f"[data-choice]{build}", -1)

    def until(self, wanted: Callable[[], bool]) -> bool:
        """Play until that is so; return False if the game is over first."""
        keep_on(self.page, self.act, lambda: wanted() or is_over(self.page))
        return wanted()  # it may have come with the end

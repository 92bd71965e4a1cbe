"""The report on a test that failed: the page as it stood, its socket's messages, the server's log."""

import os
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Final

from playwright.sync_api import BrowserContext, Error, Page

from tests.e2e.listening import EARS

LINES: Final = 40  # number of lines kept of each log and socket: the last ones
FOLDER: Final = Path("build/e2e")
# The page's words, shortened; the question asked, the possible answers, and the focused element.
SEEN: Final = """() => [
  `decision: ${document.querySelector("[data-decision]")?.dataset.decision ?? "none"}, can be touched: ${document.querySelectorAll("[data-legal], [data-choice]").length}`,
  `focus: ${document.activeElement?.outerHTML.slice(0, 200)}`,
  `banner: ${document.querySelector("[data-testid=banner]")?.innerText.replace(/\\s+/g, " ")}`,
  `log: ${document.querySelector("[role=log]")?.textContent.replace(/\\s+/g, " ").slice(-1500)}`,
].join("\\n")"""

_LOGS: dict[str, Path] = {}  # of every server, by its address
_TAKEN: list[str] = []
_NUMBER = count(1)


def watch(address: str, log: Path) -> None:
    _LOGS[address] = log


def take_down(context: BrowserContext) -> None:
    """Keep the report on the pages of a browser that is about to be closed."""
    ears = EARS.get(context, [])
    for page in context.pages:
        _TAKEN.append("\n".join([f"page {page.url}", *_seen(page)]))
    for ear in ears:
        _TAKEN.append("\n".join(["over the line:", *list(ear.heard)[-LINES:]]))


def _seen(page: Page) -> list[str]:
    with suppress(Error):
        page.set_default_timeout(5_000)
        picture = FOLDER / f"failed-{os.getpid()}-{next(_NUMBER)}.png"
        seen = [str(page.evaluate(SEEN))]
        page.screenshot(path=picture)
        return [*seen, f"picture: {picture}"]
    return ["it does not answer"]


def testimony(test: str) -> str:
    """Return all that was kept and the state of pages still open; then forget it."""
    for context in list(EARS):
        take_down(context)
    logs = [f"log of {address}:\n{_end_of(log)}" for address, log in _LOGS.items() if log.is_file()]
    told = [f"dice fixed by {test!r}, KERMESSE_LOTS={os.environ.get('KERMESSE_LOTS', '')!r}", *_TAKEN, *logs]
    _TAKEN.clear()
    return "\n\n".join(told)


def _end_of(log: Path) -> str:
    return "\n".join(log.read_text(errors="replace").splitlines()[-LINES:])

"""Actions of a person at a browser: start a server, sit down at a table, make legal moves by clicking."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Container, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect

from tests.e2e.listening import listen, unlisted
from tests.e2e.testimony import take_down, watch

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
# How long a test waits, in milliseconds. Only a failing test waits so long: a busy machine is slow, not wrong.
SOON = 90_000
AGAIN = 3_000  # for what may be gone when it is touched: the caller then looks again
LOOKS = 50  # times that a page is looked at, a little apart, before a fault counts
GAME_SECONDS = 600.0
# Speed of the tables' clocks: slow enough for a busy machine to act before a deadline.
RATE = 0.25
BOT_PACE = 0.15  # as fast as the machine's clock
CARDS = ("main", "reveal", "retaliate", "choose_crow")  # decided by touching a piece


@contextmanager
def server(
    first: str = "", rate: float = RATE, kept: Callable[[str], None] = lambda db: None, **settings: str
) -> Iterator[str]:
    """Run a server on a free port with a throw-away database; yield its address. `first` is the code that it runs
    before starting; `kept` fills the database beforehand.
    """
    with tempfile.TemporaryDirectory() as folder:
        kept(folder + "/e2e.db")
        test = Path(folder) / "test"
        test.write_text(_RUNNING["test"])
        code = (
            f"from tests.fixed_dice import draw_by_test; draw_by_test({str(test)!r});{first}from kermesse.cli.serving import run; from kermesse.server import serve;"
            f"serve.WARM_UP_AFTER = 3600.0;"  # imported only when needed: few tests use it
            # a page that answers late on a busy machine is not a lost one, for which the server would play
            "from kermesse.games import CATALOGUE;"
            f"[object.__setattr__(game.latency, 'silence', {int(SOON)}) for game in CATALOGUE.values()];"
            f"run('--host=127.0.0.1', '--port=0', '--db={folder}/e2e.db', '--log-level=warning')"
        )
        env = {
            "KERMESSE_BOT_PACE": str(BOT_PACE * rate),
            "KERMESSE_CLOCK_RATE": str(rate),
            **os.environ,
            "PYTHONPATH": str(ROOT / "src"),
            # the tables that one address makes depend on how pytest spread the files over its workers
            "KERMESSE_LIMITS": "off",
            **settings,
        }
        log = Path(folder) / "log"
        with log.open("w") as errors:
            process = subprocess.Popen(
                [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=errors, text=True, env=env, cwd=ROOT
            )
        assert process.stdout is not None
        try:
            address = process.stdout.readline().split(": ", 1)[1].strip()
            _RATES[address] = rate
            _TOLD.append(test)
            watch(address, log)
            yield address
        finally:
            if test in _TOLD:
                _TOLD.remove(test)
            process.terminate()
            process.wait(SOON / 1000)


_RATES: dict[str, float] = {}  # of every server, by its address
_TOLD: list[Path] = []  # the file in which every server reads which test is running
_RUNNING = {"test": ""}


def now_runs(test: str) -> None:
    """Tell every server which test is running: its draws depend on it."""
    _RUNNING["test"] = test
    for file in _TOLD:
        file.write_text(test)


def patient(context: BrowserContext, address: str) -> BrowserContext:
    """Make the context wait as long as it must, and run its sand as fast as the server there."""
    context.set_default_timeout(SOON)
    rate = _RATES.get(address, 1.0)
    context.add_init_script(
        f"{{ const now = performance.now.bind(performance); performance.now = () => now() * {rate}; }}"
    )
    return context


# At a table the banner always says what can be done, or what is being waited for: if it stays empty this long, the page
# is at fault.
SPEAKING = """{
    let silent = 0;
    setInterval(() => {
        const asked = location.pathname.startsWith("/table/") && document.querySelector("[data-testid=banner] .asked");
        silent = asked && !asked.textContent.trim() ? silent + 1 : 0;
        if (silent === 3) console.error("the banner says nothing");
    }, 100);
}"""


def seldom(*all: Any) -> list[Any]:
    """Mark cases that repeat another case with other words or at another size: they run in `make soak` only."""
    cases = [one if isinstance(one, tuple) else (one,) for one in all]
    return [pytest.param(*case, marks=pytest.mark.soak) for case in cases]


TOUCH: dict[str, Any] = {"has_touch": True, "is_mobile": True}


def at_sizes(page: Page, sizes: Iterable[tuple[int, int]]) -> Iterator[str]:
    """Yield each size in turn, with the page resized to it as if the window were dragged."""
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        yield f"{width}x{height}"


PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


@contextmanager
def opened(browser: Browser, address: str, locale: str = "en-GB", **more: Any) -> Iterator[Page]:
    """Open a page that must report no errors; without motion, unless that is asked for."""
    context = browser.new_context(base_url=address, locale=locale, **{"reduced_motion": "reduce", **more})
    ears = listen(context)
    context.add_init_script(SPEAKING)
    page = patient(context, address).new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(f"{error} {error.stack}"))
    page.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
    try:
        yield page
    except BaseException:
        take_down(context)
        raise
    finally:
        context.close()  # else a failed test's page would live on through all the others
    assert not faults, faults
    assert not unlisted(ears), unlisted(ears)


def new_table(page: Page, **wish: Any) -> str:
    """Make a table as the home page does, as the person of this page; return its id."""
    made = page.request.post("/api/tables", data=wish)
    assert made.ok, made.text()
    return str(made.json()["id"])


def begin(page: Page, seats: int = 2, **options: Any) -> str:
    """Make a table against bots, start it and open it in the page."""
    table = new_table(page, game="kraaw", seats=seats, play_now=True, level="random", options=options)
    page.goto(f"/table/{table}")
    page.get_by_test_id("banner").wait_for()
    return table


def decision(page: Page) -> str:
    """Return the decision asked of this page's seat; '' if there is none, or the result is shown in its place."""
    return str(page.locator("[data-decision]").evaluate_all("all => all[0]?.dataset.decision ?? ''"))


def act(page: Page, but: Container[str] = ()) -> str:
    """Do one legal thing by clicking; return the decision taken, or '' if none was asked or it is one of the excluded
    ones.

    My own cards come first: looking and locking move the round on, while stealing can go on for long.

    My own cards first: what is looked at or locked moves the round on, while stealing can go on for long.
    """
    try:
        asked = decision(page)
        if not asked or asked in but:
            return ""
        here = page.locator(
            f"body:has([data-decision='{asked}'])"
        )  # nothing of the next question, if that comes meanwhile
        confirm, choice = here.get_by_test_id("confirm"), here.locator("[data-choice]")
        target = here.locator(".nest.mine [data-legal]")
        if not target.count():
            target = here.locator("[data-legal]")
        if confirm.count():
            confirm.click(timeout=AGAIN)
        elif asked in CARDS and target.count():
            target.first.click(timeout=AGAIN)
            if not confirm.count() and page.locator(".card.chosen").count():
                choice.last.click(timeout=AGAIN)  # a face-down card of mine: look, or reveal and lock
        elif choice.count():
            choice.last.click(timeout=AGAIN)
        return asked
    except Error:
        return ""  # the table went on meanwhile: look again


def is_over(page: Page) -> bool:
    return page.get_by_test_id("end").count() > 0


def keep_on(page: Page, act: Callable[[], object], done: Callable[[], object]) -> None:
    """Act until `done`; where there is nothing to do, look again a little later."""
    end = time.monotonic() + GAME_SECONDS
    while not done():
        assert time.monotonic() < end, "it did not come about"
        if not act():
            page.wait_for_timeout(30)


def play_until(page: Page, *wanted: str) -> str:
    """Play until one of those decisions is asked, or the game is over ('over'); return which."""
    came: list[str] = []

    def done() -> bool:
        asked = decision(page)
        came.append(asked if asked in wanted else "over" if is_over(page) else "")
        return bool(came[-1])

    keep_on(page, lambda: act(page, wanted), done)  # ignore what has come since `done` looked
    return came[-1]


def to_my_turn(page: Page) -> None:
    """Play until it is my turn, with nothing left to be shown and no choice begun by a touch that came too late."""
    assert play_until(page, "main") == "main"
    expect(page.get_by_test_id("skip")).to_have_count(0)  # else the key would skip the show
    page.keyboard.press("Escape")
    expect(page.locator(".card.chosen")).to_have_count(0)


def still_wrong(page: Page, script: str, *given: Any) -> list[Any]:
    """Return the faults that the script finds in the page again and again; while fonts and answers are still loading, a
    single finding does not count.
    """
    for _ in range(LOOKS):
        found: list[Any] = page.evaluate(script, *given)
        if not found:
            return []
        page.wait_for_timeout(100)
    return found


# By how many pixels, if at all.
TOO_WIDE = (
    """() => [document.documentElement.scrollWidth - document.documentElement.clientWidth].filter((more) => more > 0)"""
)


def sideways(page: Page) -> int:
    """Number of pixels by which the page scrolls sideways; it must be 0."""
    return sum(still_wrong(page, TOO_WIDE))


# Buttons whose words stand beyond their edges: cut off, or over something else. Invisible ones are left out.
CUT = """() => [...document.querySelectorAll("button, a.button")].flatMap((button) => {
  const box = button.getBoundingClientRect();
  const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const cut = [];
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const holder = text.parentElement;
    if (holder.getBoundingClientRect().width <= 1 || !text.textContent.trim() || !holder.checkVisibility({ visibilityProperty: true }) || holder.closest("svg") || getComputedStyle(holder).clipPath !== "none") continue;
    range.selectNodeContents(text);
    const { left, right, width } = range.getBoundingClientRect();
    if (width > 3 && (left < box.left - 2 || right > box.right + 2)) cut.push(text.textContent.trim());
  }
  return cut.length ? [`cut: ${cut.join(" ")} (of "${button.innerText.replace(/\\s+/g, " ")}")`] : [];
})"""


# True once nothing fades in or out. Sand and other endless animations do not count.
SETTLED = """() => document.getAnimations().every((one) => {
  const { duration, iterations } = one.effect.getComputedTiming();
  return one.playState !== "running" || iterations === Infinity || duration > 1500;
})"""


# Findings of axe, in words. Style sheets need not be fetched again: only rules that are off by default ask for them.
AXE = """() => axe.run({ resultTypes: ["violations"], preload: false }).then(({ violations }) => violations
  .filter(({ impact }) => impact === "serious" || impact === "critical")
  .flatMap(({ id, nodes }) => nodes.slice(0, 4).map(({ html, failureSummary }) =>
    `${id}: ${html.slice(0, 160)} ${(failureSummary ?? "").slice(0, 300)}`)))"""


def serious(page: Page) -> list[str]:
    """Return the serious faults of the page as it stands: findings of axe, and buttons whose words do not fit."""
    page.wait_for_function(SETTLED)
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found: list[str] = page.evaluate(AXE)
    return found + still_wrong(page, CUT)

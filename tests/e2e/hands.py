"""Hands for a browser: start a server, sit at a table, do legal things by clicking, as a person would."""

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
# How long a test waits, in milliseconds: only one that fails waits so long, since a busy machine is slow and not wrong.
SOON = 90_000
AGAIN = 3_000  # for what may be gone when it is touched: then look again
LOOKS = 50  # how often a page is looked at, a little apart, before what is wrong with it counts
GAME_SECONDS = 600.0
# How fast the tables' clocks run: a busy machine has time enough for what must be done before a deadline.
RATE = 0.25
BOT_PACE = 0.15  # as the machine's clock has it
CARDS = ("main", "reveal", "retaliate", "choose_crow")  # decided by touching a piece


@contextmanager
def server(
    first: str = "", rate: float = RATE, kept: Callable[[str], None] = lambda db: None, **settings: str
) -> Iterator[str]:
    """A server of our own on a free port, with a database that is thrown away; its address. `first`: what it runs
    before;
    `kept`: puts into the database what is there from the beginning.
    """
    with tempfile.TemporaryDirectory() as folder:
        kept(folder + "/e2e.db")
        test = Path(folder) / "test"
        test.write_text(_RUNNING["test"])
        code = (
            f"from tests.fixed_dice import draw_by_test; draw_by_test({str(test)!r});{first}from kermesse.cli.serving import run; from kermesse.server import serve;"
            f"serve.WARM_UP_AFTER = 3600.0;"  # what few tests need is started when they need it
            f"run('--host=127.0.0.1', '--port=0', '--db={folder}/e2e.db', '--log-level=warning')"
        )
        env = {
            "KERMESSE_BOT_PACE": str(BOT_PACE * rate),
            "KERMESSE_CLOCK_RATE": str(rate),
            **os.environ,
            "PYTHONPATH": str(ROOT / "src"),
            "KERMESSE_LIMITS": "off",  # how many tables one address makes depends on how the files fell to the workers
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
_TOLD: list[Path] = []  # where every server reads which test is running
_RUNNING = {"test": ""}


def now_runs(test: str) -> None:
    """Every server draws its lots by this test from now on."""
    _RUNNING["test"] = test
    for file in _TOLD:
        file.write_text(test)


def patient(context: BrowserContext, address: str) -> BrowserContext:
    """It waits for as long as it must, and its sand runs like that of the server there."""
    context.set_default_timeout(SOON)
    rate = _RATES.get(address, 1.0)
    context.add_init_script(
        f"{{ const now = performance.now.bind(performance); performance.now = () => now() * {rate}; }}"
    )
    return context


# At a table the banner always says what can be done, or what is waited for: a page that says nothing for so long has
# erred.
SPEAKING = """{
    let silent = 0;
    setInterval(() => {
        const asked = location.pathname.startsWith("/table/") && document.querySelector("[data-testid=banner] .asked");
        silent = asked && !asked.textContent.trim() ? silent + 1 : 0;
        if (silent === 3) console.error("the banner says nothing");
    }, 100);
}"""


def seldom(*all: Any) -> list[Any]:
    """Cases of a test that repeat what another case shows, with other words or at another size: for `make soak`."""
    cases = [one if isinstance(one, tuple) else (one,) for one in all]
    return [pytest.param(*case, marks=pytest.mark.soak) for case in cases]


TOUCH: dict[str, Any] = {"has_touch": True, "is_mobile": True}


def at_sizes(page: Page, sizes: Iterable[tuple[int, int]]) -> Iterator[str]:
    """One after the other, as if the window were dragged: which size the page has now."""
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        yield f"{width}x{height}"


PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


@contextmanager
def opened(browser: Browser, address: str, locale: str = "en-GB", **more: Any) -> Iterator[Page]:
    """A page that must not err; without motion, unless that is asked for."""
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
        context.close()  # else the page of a test that failed would go on for all the others
    assert not faults, faults
    assert not unlisted(ears), unlisted(ears)


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
    """What is asked of me now; '' if nothing is, or if the result stands where the question was."""
    return str(page.locator("[data-decision]").evaluate_all("all => all[0]?.dataset.decision ?? ''"))


def act(page: Page, but: Container[str] = ()) -> str:
    """One legal thing, by clicking; what was decided, or '' if nothing was asked, or one of those.

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
    """Acts until it is done; where there is nothing to do, looks again a little later."""
    end = time.monotonic() + GAME_SECONDS
    while not done():
        assert time.monotonic() < end, "it did not come about"
        if not act():
            page.wait_for_timeout(30)


def play_until(page: Page, *wanted: str) -> str:
    """Plays until one of those decisions is asked of me, or the game is over ('over'); which it was."""
    came: list[str] = []

    def done() -> bool:
        asked = decision(page)
        came.append(asked if asked in wanted else "over" if is_over(page) else "")
        return bool(came[-1])

    keep_on(page, lambda: act(page, wanted), done)  # not what has come since `done` looked
    return came[-1]


def to_my_turn(page: Page) -> None:
    """Plays until it is my turn; nothing is shown any more, and nothing begun that the hands had touched too late."""
    assert play_until(page, "main") == "main"
    expect(page.get_by_test_id("skip")).to_have_count(0)  # else the key would skip the show
    page.keyboard.press("Escape")
    expect(page.locator(".card.chosen")).to_have_count(0)


def still_wrong(page: Page, script: str, *given: Any) -> list[Any]:
    """What the script finds wrong with the page, and finds again and again: while fonts and answers are on their way, a
    page is not yet what it will be.
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
    """How far the page can be scrolled sideways: it must not."""
    return sum(still_wrong(page, TOO_WIDE))


# Words of a button that stand beyond its edges: cut off, or over what is beside it. What is hidden from sight is left
# out.
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


# What is only coming or going is not yet as it will be read; sand and what goes round for ever is.
SETTLED = """() => document.getAnimations().every((one) => {
  const { duration, iterations } = one.effect.getComputedTiming();
  return one.playState !== "running" || iterations === Infinity || duration > 1500;
})"""


# What axe finds, in words. It need not fetch the style sheets once more: only rules that are off by default ask for
# them.
AXE = """() => axe.run({ resultTypes: ["violations"], preload: false }).then(({ violations }) => violations
  .filter(({ impact }) => impact === "serious" || impact === "critical")
  .flatMap(({ id, nodes }) => nodes.slice(0, 4).map(({ html, failureSummary }) =>
    `${id}: ${html.slice(0, 160)} ${(failureSummary ?? "").slice(0, 300)}`)))"""


def serious(page: Page) -> list[str]:
    """What is seriously wrong with the page as it stands: what axe finds, and buttons whose words do not fit."""
    page.wait_for_function(SETTLED)
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found: list[str] = page.evaluate(AXE)
    return found + still_wrong(page, CUT)

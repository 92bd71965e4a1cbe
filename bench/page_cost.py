"""Measures what a page costs the machine that shows it, in a real Chromium without a graphics card. No test: figures to
be read.

    python bench/page_cost.py [--only idle,click,respond] [--seconds 10] [--throttle 4] [--touches 150]

- idle: processor time of the page's main thread and of the whole browser while nobody does anything, motion allowed;
- click: from the click on "Play now" to a board that can be played;
- respond: from a touch to the next frame painted (interaction to next paint), over games played at random, on a
  processor slowed down by --throttle.
The client must have been built.
"""

import argparse
import os
import statistics
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Error, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
from tests.e2e.hands import ARGS, CHROMIUM, is_over, new_table, server  # noqa: E402

from kermesse.games import CATALOGUE  # noqa: E402

SETTLES = 20.0  # seconds after which what only decorates has stopped
AGAIN = 1_000  # milliseconds for a piece that goes while it is touched
SLOW: dict[str, dict[str, Any]] = {
    "kraaw": {"timers": "off"},
    "kreo": {"timers": "off"},
    "krom": {"timers": "off", "characters": "random"},
    "kero": {"timers": "off", "clock": "calm"},
    "chronos": {"clock": "steps"},
}
TOUCHED = """() => {
  window.touches = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) touches.set(interactionId, Math.max(duration, touches.get(interactionId) ?? 0));
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
}"""


@contextmanager
def page_of(browser: Browser, address: str) -> Iterator[Page]:
    size = {"width": 1440, "height": 900}
    with browser.new_context(base_url=address, viewport=size, locale="en-GB") as context:
        yield context.new_page()


def sit_down(page: Page, game: str) -> None:
    wish = {"game": game, "seats": CATALOGUE[game].seats[0], "play_now": True, "level": "easy", "options": SLOW[game]}
    page.goto(f"/table/{new_table(page, **wish)}")
    page.get_by_test_id("banner").wait_for()


def idle(browser: Browser, address: str, seconds: float) -> None:
    processes = browser.new_browser_cdp_session()

    def of_all() -> float:
        return sum(one["cpuTime"] for one in processes.send("SystemInfo.getProcessInfo")["processInfo"])

    for place in ("/", *(f"a table of {game}" for game in CATALOGUE), *(f"/rules/{game}" for game in CATALOGUE)):
        with page_of(browser, address) as page:
            if place.startswith("/"):
                page.goto(place)
            else:
                sit_down(page, place.rpartition(" ")[2])
            page.wait_for_timeout(1000 * SETTLES)
            metrics = page.context.new_cdp_session(page)
            metrics.send("Performance.enable")

            def of_thread(metrics: Any = metrics) -> float:
                told = metrics.send("Performance.getMetrics")["metrics"]
                return float(next(one["value"] for one in told if one["name"] == "TaskDuration"))

            thread, whole, began = of_thread(), of_all(), time.monotonic()
            page.wait_for_timeout(1000 * seconds)
            lasted = time.monotonic() - began
            print(
                f"idle   {place:<20} main thread {100 * (of_thread() - thread) / lasted:5.1f} %,"
                f" all {100 * (of_all() - whole) / lasted:5.1f} % of a core",
                flush=True,
            )


def click(browser: Browser, address: str) -> None:
    taken = []
    for _ in range(5):
        with page_of(browser, address) as page:
            page.goto("/")
            play = page.get_by_test_id("play-now").first
            play.wait_for()
            page.wait_for_load_state("networkidle")
            began = time.monotonic()
            play.click()
            page.locator("[data-legal], [data-decision]").first.wait_for()
            taken.append(time.monotonic() - began)
    print(f"click  to a table of Kraaw: {1000 * statistics.median(taken):.0f} ms (median of {len(taken)})", flush=True)


def respond(browser: Browser, address: str, throttle: float, most: int) -> None:
    for game in CATALOGUE:
        with page_of(browser, address) as page:
            page.add_init_script(f"({TOUCHED})()")
            sit_down(page, game)
            page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": throttle})
            done = touch_at_random(page, Random(game), most)
            page.wait_for_timeout(1000)
            slow: list[float] = page.evaluate("[...touches.values()]")
            count = max(int(page.evaluate("performance.interactionCount ?? 0")), len(slow))
            took = sorted([8.0] * (count - len(slow)) + slow)  # those under 16 ms are counted, not told
            p99 = took[min(int(count * 0.99), count - 1)]
            print(
                f"respond {game:<8} {count} touches in {done}: median {took[count // 2]:.0f}, p99 {p99:.0f},"
                f" longest {took[-1]:.0f} ms",
                flush=True,
            )


def touch_at_random(page: Page, lots: Random, most: int) -> str:
    """Touch what the page offers until the game is over, or so many times; say which."""
    touched = 0
    while touched < most:
        if is_over(page):
            return "a whole game"
        offered = page.locator("[data-testid=confirm]:visible, [data-testid=skip]:visible")
        if not offered.count():
            offered = page.locator(".stage [data-legal]:visible, [data-choice]:visible")
        try:
            if not (count := offered.count()):
                page.wait_for_timeout(50)
                continue
            offered.nth(lots.randrange(count)).click(timeout=AGAIN)
            touched += 1
        except Error:
            continue
    return "a game begun"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="idle,click,respond")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--throttle", type=float, default=4)
    parser.add_argument("--touches", type=int, default=150)
    given = parser.parse_args()
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    with server(rate=1.0) as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        for what in given.only.split(","):
            match what:
                case "idle":
                    idle(browser, address, given.seconds)
                case "click":
                    click(browser, address)
                case "respond":
                    respond(browser, address, given.throttle, given.touches)
        browser.close()


if __name__ == "__main__":
    main()

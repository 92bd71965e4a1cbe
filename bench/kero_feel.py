"""Measures Kero's response in a real Chromium against a real server on loopback. No test: figures to be read.

    python bench/kero_feel.py [--throws 12] [--seconds 8] [--trace kero_feel.json.gz]

- tap to air: from a pointer press on "throw" to the first frame painted with dice in the air, and to the table's own
  answer;
- frames: how long frames take while sand runs.
The client must have been built. A machine without a graphics card draws in software: its frames are slower than a
player's.
"""

import argparse
import gzip
import json
import os
import statistics
import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
from tests.e2e.hands import ARGS, CHROMIUM, server  # noqa: E402

WATCH = """() => {
  window.feel = { taps: [], frames: [] };
  addEventListener("click", (press) => {
    if (!press.target.closest("[data-testid=throw], [data-testid=tip]")) return;
    const tap = { at: press.timeStamp, air: 0, answer: 0 };
    feel.taps.push(tap);
    const look = (now) => {
      // A frame callback runs just before its frame is painted: what is in the page now is on screen with the next one.
      if (!tap.air && document.querySelector(".die.air")) requestAnimationFrame((next) => (tap.air = next - tap.at));
      if (!tap.air || now - tap.at < 60) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, true);
}"""

FRAMES = """(ms) => new Promise((done) => {
  const frames = []; let last = 0; const until = performance.now() + ms;
  const look = (now) => { if (last) frames.push(now - last); last = now; now < until ? requestAnimationFrame(look) : done(frames); };
  requestAnimationFrame(look);
})"""


def begin(page: Page) -> None:
    page.goto("/")
    options = {
        "first_player": "seat:0",
        "timers": "off",
        "capacity_ms": 120_000,
        "throw_gap_ms": 1_200,
        "auto_flat": False,
    }
    body = {"game": "kero", "seats": 2, "play_now": True, "level": "normal", "options": options}
    made = page.request.post("/api/tables", data=body, headers={"Origin": page.url.rstrip("/")})
    page.goto(f"/table/{made.json()['id']}")
    page.get_by_test_id("tip").wait_for()
    page.evaluate(WATCH)


def quantile(values: list[float], part: float) -> float:
    return sorted(values)[min(int(len(values) * part), len(values) - 1)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--throws", type=int, default=12)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--trace", default="")
    given = parser.parse_args()
    with server() as base, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        page = browser.new_context(base_url=base, viewport={"width": 1440, "height": 900}, locale="en-GB").new_page()
        taps: list[float] = []
        frames: list[float] = []
        if given.trace:
            browser.start_tracing(page=page, categories=["devtools.timeline", "benchmark"])
        while len(taps) < given.throws:
            begin(page)
            page.get_by_test_id("tip").click()
            page.wait_for_timeout(1500)
            if not frames:
                frames = page.evaluate(FRAMES, given.seconds * 1000)
            while len(taps) + page.evaluate("feel.taps.length") < given.throws:
                if not page.locator("[data-testid=throw]:enabled").count():
                    break  # every die burns
                page.get_by_test_id("throw").click()
                page.wait_for_timeout(1900)
            taps += [tap["air"] for tap in page.evaluate("feel.taps") if tap["air"]]
        if given.trace:
            raw = browser.stop_tracing()
            Path(given.trace).write_bytes(gzip.compress(raw))
        browser.close()
    print(
        json.dumps(
            {
                "machine": f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}",
                "tap_to_air_ms": {
                    "median": round(statistics.median(taps), 1),
                    "p95": round(quantile(taps, 0.95), 1),
                    "n": len(taps),
                },
                "frames_while_sand_runs": {
                    "per_second": round(1000 * len(frames) / sum(frames), 1),
                    "median_ms": round(statistics.median(frames), 1),
                    "p95_ms": round(quantile(frames, 0.95), 1),
                    "over_20_ms": f"{100 * sum(one > 20 for one in frames) / len(frames):.1f} %",
                },
            },
            indent=1,
        )
    )


if __name__ == "__main__":
    main()

"""Pictures of every page and of moments of every game, into screenshots/: to be looked at.

    python -m scripts.screenshots [--only kraaw,pages/home] [--sizes desktop,phone] [--languages fr]
        [--themes night] [--resume]

`--only` names booths (pages, kraaw, kreo, krom, kero, chronos) or single moments (`kraaw/main`, or just `main`);
`--resume` keeps the pictures that are there and takes those that are missing; `--list` says what there is.
Starts servers of its own on free ports, with databases that are thrown away; the client must have been built.
"""

import argparse
import sys
import time
from dataclasses import replace

from playwright.sync_api import Browser, Error, sync_playwright
from scripts.screenshots import chronos, kero, kraaw, kreo, krom, pages
from scripts.screenshots.album import DEVICES, LANGUAGES, SIZES, THEMES, Album, Booth, Look, Order
from tests.e2e.hands import ARGS, CHROMIUM

BOOTHS: tuple[Booth, ...] = (pages.BOOTH, kraaw.BOOTH, kreo.BOOTH, krom.BOOTH, kero.BOOTH, chronos.BOOTH)


def main() -> int:
    order, only_list = read_order()
    if only_list:
        for booth in BOOTHS:
            print(booth.name, *(moment for scene in booth.scenes for moment in scene.all()))
        return 0
    missed: list[str] = []
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        for booth in BOOTHS:
            visit(browser, booth, order, missed)
        browser.close()
    for one in missed:
        print("not taken:", one)
    return 1 if missed else 0


def visit(browser: Browser, booth: Booth, order: Order, missed: list[str]) -> None:
    wanted = [
        (device, scene)
        for device in DEVICES
        for scene in booth.scenes
        if device in scene.devices and any(order.open(device, booth.name, moment) for moment in scene.all())
    ]
    if not wanted:
        return
    with booth.server() as base:
        for device, scene in wanted:
            begun = time.monotonic()
            album = Album(browser, base, device, booth.name, order)
            try:
                scene.play(album)
            except Error as error:
                print(f"    {booth.name}, {device}: {str(error).splitlines()[0]}")
            finally:
                album.close()
            print(f"{booth.name}, {device}: {album.taken} pictures in {time.monotonic() - begun:.0f} s", flush=True)
    left = replace(order, resume=True)
    for device, scene in wanted:
        for moment in scene.moments:
            missed += [f"{booth.name}/{moment}-{look}" for look in left.open(device, booth.name, moment)]


def read_order() -> tuple[Order, bool]:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="")
    parser.add_argument("--sizes", default="desktop,tablet,phone", help=f"of {', '.join(SIZES)}")
    parser.add_argument("--languages", default=",".join(LANGUAGES))
    parser.add_argument("--themes", default=",".join(THEMES))
    parser.add_argument("--resume", action="store_true")
    parser.add_argument("--list", action="store_true")
    given = parser.parse_args()
    only = frozenset(filter(None, given.only.split(",")))
    known = {booth.name for booth in BOOTHS}
    for booth in BOOTHS:
        for scene in booth.scenes:
            known |= set(scene.all()) | {f"{booth.name}/{moment}" for moment in scene.all()}
    if strange := sorted(only - known):
        parser.error(f"--only: there is no {', '.join(strange)}; --list says what there is")
    looks = frozenset(
        Look(size, language, theme)
        for size in given.sizes.split(",")
        for language in given.languages.split(",")
        for theme in given.themes.split(",")
    )
    return Order(looks, only, given.resume), given.list


if __name__ == "__main__":
    sys.exit(main())

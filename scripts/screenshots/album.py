"""An album: pictures of one page as it stands, in every size, language and theme that its device can have.

A game is played once for each device, not once for each picture: at a moment worth showing, the page is turned to each
language, theme and size in turn.
"""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page
from tests.e2e.hands import patient, server, sideways

OUT: Final = Path(__file__).resolve().parent.parent.parent / "screenshots"
SIZES: Final = {
    "desktop": (1440, 900),
    "tablet": (1024, 768),
    "phone": (390, 844),
    "small": (360, 740),
    "side": (844, 390),  # a phone on its side
}
DEVICES: Final = {"wide": ("desktop", "tablet"), "phone": ("phone", "small", "side")}
LANGUAGES: Final = ("fr", "en")
THEMES: Final = ("day", "night")
LIVE: Final = partial(server, rate=1.0)  # sand as people see it


class Look(NamedTuple):
    size: str
    language: str
    theme: str

    def __str__(self) -> str:
        return "-".join(self)


@dataclass(frozen=True)
class Scene:
    """A game to play, and the moments of it worth a picture."""

    moments: tuple[str, ...]
    play: Callable[["Album"], None]
    perhaps: tuple[str, ...] = ()  # what the cards may or may not bring
    devices: tuple[str, ...] = ("wide", "phone")

    def all(self) -> tuple[str, ...]:
        return self.moments + self.perhaps


@dataclass(frozen=True)
class Booth:
    """A game's scenes, or the pages' own, at a server of their own."""

    name: str
    scenes: tuple[Scene, ...]
    server: Callable[[], AbstractContextManager[str]] = LIVE


@dataclass(frozen=True)
class Order:
    """The pictures asked for: looks, and names of booths or of `booth/moment`; nothing named is everything."""

    looks: frozenset[Look]
    only: frozenset[str]
    resume: bool

    def wants(self, booth: str, moment: str) -> bool:
        return not self.only or bool(self.only & {booth, moment, f"{booth}/{moment}"})

    def open(self, device: str, booth: str, moment: str) -> list[Look]:
        """The looks in which that moment has still to be taken."""
        if not self.wants(booth, moment):
            return []
        looks = [look for look in _looks_of(device) if look in self.looks]
        return [look for look in looks if not (self.resume and picture(booth, moment, look).exists())]


class Album:
    def __init__(self, browser: Browser, base: str, device: str, booth: str, order: Order) -> None:
        self.device, self.booth, self.order = device, booth, order
        self.browser, self.base = browser, base
        self.taken = 0
        self.page = self.another_page()

    @property
    def phone(self) -> bool:
        return self.device == "phone"

    def another_page(self, **more: Any) -> Page:
        """A person of their own: another cookie, other settings."""
        width, height = SIZES[DEVICES[self.device][0]]
        context = self.browser.new_context(
            base_url=self.base,
            viewport={"width": width, "height": height},
            locale="fr-FR",
            has_touch=self.phone,
            is_mobile=self.phone,
            reduced_motion="reduce",
            **more,
        )
        page = patient(context, self.base).new_page()
        page.on("console", lambda message: message.type == "error" and print("    console:", message.text))
        page.on("pageerror", lambda error: print("    page error:", error))
        return page

    def wants(self, *moments: str) -> bool:
        return any(self.order.open(self.device, self.booth, moment) for moment in moments)

    def take(self, moment: str, whole: bool = False, page: Page | None = None) -> None:
        """The page as it stands. `whole`: all of it, not only what is in sight."""
        page = page or self.page
        for look in self.order.open(self.device, self.booth, moment):
            _dress(page, look)
            path = picture(self.booth, moment, look)
            path.parent.mkdir(parents=True, exist_ok=True)
            page.screenshot(path=path, full_page=whole)
            self.taken += 1
            if (over := sideways(page)) > 0:
                print(f"    {self.booth}/{path.name}: {over} px too wide")

    def close(self) -> None:
        for context in self.browser.contexts:
            context.close()


def picture(booth: str, moment: str, look: Look) -> Path:
    return OUT / booth / f"{moment}-{look}.png"


def _looks_of(device: str) -> Iterator[Look]:
    for size in DEVICES[device]:
        for language in LANGUAGES:
            for theme in THEMES:
                yield Look(size, language, theme)


def _dress(page: Page, look: Look) -> None:
    width, height = SIZES[look.size]
    if page.viewport_size != {"width": width, "height": height}:
        page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(color_scheme="dark" if look.theme == "night" else "light", reduced_motion="reduce")
    # by script: a click elsewhere would close what is open
    page.locator(f".languages button[lang={look.language}]").evaluate("button => button.click()")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(150)  # what is drawn anew after a change of size settles

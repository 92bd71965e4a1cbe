"""Krom: the choices, the places, a brawl, the end; by night on the glacial board."""

from functools import partial

from playwright.sync_api import Locator
from scripts.screenshots.album import Album, Booth, Scene
from tests.e2e import krom_hands
from tests.e2e.hands import server

MOMENTS = {
    "pick": "[data-decision=pick_character]",
    "move": "[data-decision=choose_destination]",
    "fight": "[data-testid=duel]",
    "mountain": "[data-panel=mountain] button.die",
    "savannah": "[data-panel=savannah] button.prey.legal",
    "cave": "[data-panel=cave] .rest",
    "end": "[data-testid=end]",
}


def is_there(thing: Locator) -> bool:
    return thing.count() > 0


def play(album: Album, prefix: str, **options: object) -> None:
    krom_hands.begin(album.page, seats=4, characters="pick", **options)
    player = krom_hands.Player(album.page)
    for moment, selector in MOMENTS.items():
        if not album.wants(prefix + moment):
            continue
        there = album.page.locator(selector)
        player.until(partial(is_there, there))
        if is_there(there):
            album.take(prefix + moment)


def temperate(album: Album) -> None:
    play(album, "")


def glacial(album: Album) -> None:
    play(album, "glacial-", board="glacial", kromosaure=True)


BOOTH = Booth(
    "krom",
    (
        Scene(("pick", "move", "end"), temperate, perhaps=("fight", "mountain", "savannah", "cave")),
        Scene(("glacial-move", "glacial-end"), glacial, perhaps=("glacial-fight",)),
    ),
    partial(server, rate=1.0, KERMESSE_BOT_PACE="0.02"),
)

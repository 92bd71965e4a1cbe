"""Kréo: energy, the hand, the show of a turn, Titans, the end."""

from scripts.screenshots.album import Album, Booth, Scene
from tests.e2e import kreo_hands
from tests.e2e.hands import is_over


def turn(album: Album, number: int) -> None:
    page = album.page

    def reached() -> bool:
        return is_over(page) or (
            kreo_hands.asked(page, "divination")() and int(page.get_by_test_id("turn").inner_text()) >= number
        )

    kreo_hands.play_until(page, reached, prefer=kreo_hands.HARMLESS)


def four(album: Album) -> None:
    page = album.page
    kreo_hands.begin(page, 4)
    kreo_hands.play_until(page, lambda: page.locator("[data-amount]").count() > 0 or is_over(page))
    album.take("energy")
    turn(album, 2)
    page.locator(kreo_hands.HAND).nth(2).click()
    album.take("hand")
    page.keyboard.press("Escape")
    turn(album, 5)
    album.take("middle")
    page.get_by_test_id("discard").click()
    album.take("discard")
    page.keyboard.press("Escape")
    page.get_by_test_id("rules").click()
    page.locator(".rules summary").nth(1).click()
    album.take("rules")
    page.keyboard.press("Escape")
    for _ in range(200):
        if page.get_by_test_id("skip").count() or is_over(page):
            break
        kreo_hands.act(page, kreo_hands.HARMLESS)
    page.wait_for_timeout(900)
    album.take("show")


def titans(album: Album) -> None:
    page = album.page
    kreo_hands.begin(page, 6, incarnations=True, altered=True)
    kreo_hands.play_until(page, lambda: page.locator("[data-face]").count() > 0 or is_over(page))
    turn(album, 1)
    album.take("titans")
    turn(album, 5)
    album.take("late")
    kreo_hands.play_until(page, lambda: is_over(page), prefer=kreo_hands.HARMLESS)
    album.take("end")


BOOTH = Booth(
    "kreo",
    (Scene(("energy", "hand", "middle", "discard", "rules", "show"), four), Scene(("titans", "late", "end"), titans)),
)

"""Ask a piece for its tip, by every way there is, and find pieces that have none.

assert mute(page, ".nest .card, .locks") == []      # every one of them says something
looked_at(page, page.locator(".locks").first)       # the pointer rests on it: words come, and go with it
reached(page, page.locator(".locks").first)         # the same by keys, closed by Escape
held(page, page.locator(".card").first)             # a finger rests on it (a page opened with PHONE or has_touch)
"""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from playwright.sync_api import Error, Locator, Page, expect

from tests.e2e.hands import AGAIN, SOON

ATTEMPTS = 10  # to rest the pointer on a piece
# Of what can be seen: it has a size, and nothing around it hides it.
SEEN = "(one) => one.getClientRects().length > 0 && getComputedStyle(one).visibility !== 'hidden'"


def mute(page: Page, pieces: str) -> list[str]:
    """Return those pieces that have no tip, as written on the page. There must be at least one piece."""
    found: dict[str, Any] = page.evaluate(
        f"""(pieces) => {{
          const all = [...document.querySelectorAll(pieces)].filter({SEEN});
          const speaks = (one) => one.dataset.tells && one.getAttribute('aria-description');
          return {{ count: all.length, mute: all.filter((one) => !speaks(one)).map((one) => one.outerHTML.slice(0, 160)) }};
        }}""",
        pieces,
    )
    assert found["count"], f"there is no {pieces}"
    return [str(one) for one in found["mute"]]


def tip(page: Page) -> Locator:
    return page.get_by_test_id("tip")


def says(page: Page, piece: Locator, patience: float = SOON) -> str:
    """Check that the words shown are those of that piece, wholly inside the window."""
    shown = tip(page)
    expect(shown).to_contain_text(str(piece.get_attribute("data-tells")), timeout=patience)
    expect(shown).to_be_in_viewport(ratio=0.99, timeout=patience)
    return shown.inner_text(timeout=patience)


def rest_on(page: Page, piece: Locator, words: str = "") -> None:
    """Rest the pointer on the piece until those words are shown, or its own."""
    for _ in range(ATTEMPTS):
        piece.hover(force=True)
        with suppress(AssertionError):
            expect(tip(page)).to_contain_text(words or str(piece.get_attribute("data-tells")), timeout=AGAIN)
            return
        page.mouse.move(1, 1)  # it was redrawn elsewhere meanwhile, and the pointer rested on something else
    raise AssertionError(f"{piece} never said {words!r}; what is shown: {tip(page).all_inner_texts()}")


def looked_at(page: Page, piece: Locator) -> str:
    """Rest the pointer on the piece and return its tip, which must go when the pointer goes."""
    told = ""
    for _ in range(ATTEMPTS):
        rest_on(page, piece)
        with suppress(AssertionError, Error):  # news covered it: the words went with the pointer
            told = says(page, piece, AGAIN)
            break
    assert told, f"{piece} never spoke long enough to be read"
    page.mouse.move(1, 1)
    expect(tip(page)).to_have_count(0)
    return told


def reached(page: Page, piece: Locator) -> str:
    """Focus the piece as by keys and return its tip. Escape closes it; `?` makes it stay, and Escape closes that
    too.
    """
    page.keyboard.press("Shift")  # what is focused from now on is focused by keys
    piece.focus()
    told = says(page, piece)
    page.keyboard.press("Escape")
    expect(tip(page)).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name=str(piece.get_attribute("data-tells")))).to_be_visible()
    page.keyboard.press("Escape")
    expect(tip(page)).to_have_count(0)
    return told


@contextmanager
def finger(page: Page, piece: Locator) -> Iterator[None]:
    """Lay a finger on the middle of it; lift it at the end."""
    piece.scroll_into_view_if_needed()
    box = piece.bounding_box()
    assert box
    at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    hand = page.context.new_cdp_session(page)
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    yield
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    hand.detach()


def held(page: Page, piece: Locator) -> str:
    """Rest a finger on the piece and return its tip. It stays when the finger goes, and the touch has no other
    effect.
    """
    with finger(page, piece):
        told = says(page, piece)
    expect(page.get_by_role("dialog", name=str(piece.get_attribute("data-tells")))).to_be_visible()
    page.keyboard.press("Escape")
    expect(tip(page)).to_have_count(0)
    return told

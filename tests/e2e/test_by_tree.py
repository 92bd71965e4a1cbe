"""Whole games by what the accessibility tree says and the keyboard alone: whatever it lacks, nobody who does not see the
page can know.
"""

import re
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.e2e.by_tree import Choose, Listener, Thing, asked, ranked
from tests.e2e.hands import is_over, new_table, opened, server

RATE = 2.0
UNKNOWN = 2.7  # about what a card is worth on average


@pytest.fixture(scope="module")
def quick(built: None) -> Iterator[str]:
    with server(rate=RATE) as address:
        yield address


def worth(card: Thing) -> float:
    """Read what a card of Kraaw counts from its name."""
    told = re.search(r"(?:upright|locked), (\d)|you know it is a (\d)", card.name)
    return float(told[1] or told[2]) if told else UNKNOWN


def of_kraaw(things: Sequence[Thing], may: Sequence[Thing]) -> list[Thing]:
    """Take a high card if less can be taken back, look at what is unknown, lock what is high."""
    question = asked(things)
    mine = [one for one in may if one.name.startswith("Your card")]
    others = [one for one in may if re.match(r".+, card \d", one.name) and one not in mine]
    at_risk = [one for one in things if one.name.startswith("Your card") and "locked" not in one.name]
    if re.match(r"Your card \d: look at it first", question):
        number = question[10]
        known = max((worth(one) for one in at_risk if one.name.startswith(f"Your card {number}")), default=UNKNOWN)
        return ranked(may, "^Reveal and lock", "^Look") if known > 3 else ranked(may, "^Look", "^Reveal and lock")
    if question.endswith("No, wait"):
        return ranked(may, "^Yes$")
    if question.startswith("Your turn"):
        stolen = [one for one in others if worth(one) > max(map(worth, at_risk), default=0)]
        hidden = [one for one in mine if "face-down" in one.name]
        best = sorted(hidden, key=lambda one: (worth(one) <= 3 and "you know" in one.name, -worth(one)))
        return [*sorted(stolen, key=worth, reverse=True), *best, *others]
    if "reveal one of your" in question:
        return sorted(mine, key=lambda one: (worth(one) > 3, -worth(one)))
    if question.startswith("Bonus") or "will be locked" in question:
        mine = [
            one for one in mine if not question.startswith(one.name[5:11].capitalize())
        ]  # not the one that is locked
        high = max(map(worth, mine), default=0)
        order = sorted(mine, key=worth, reverse=question.startswith("Bonus"))
        return [*(order if high > 3 or "locked" in question else []), *ranked(may, "^End my turn")]
    first = ranked(may, "^Keep my cards", "I will remember", "Continue|^Skip", " free$")
    return first or [*sorted(others, key=worth, reverse=True), *mine, *may]


def eager(seed: str, *patterns: str) -> Choose:
    """Press what fits the first pattern, then the next; of what fits, any."""
    random = Random(seed)
    return lambda things, may: ranked(random.sample(list(may), len(may)), *patterns)


def plays(browser: Browser, address: str, game: str, seats: int, prefer: Choose, **options: Any) -> None:
    with opened(browser, address) as page:
        table = new_table(page, game=game, play_now=True, level="easy", seats=seats, options=options)
        page.goto(f"/table/{table}")
        page.get_by_test_id("banner").wait_for()
        Listener(page, prefer).play(lambda: is_over(page), seconds=300)


@pytest.mark.soak
def test_a_game_of_kraaw_is_played_by_what_the_page_says(browser: Browser, quick: str) -> None:
    plays(browser, quick, "kraaw", 2, of_kraaw, wins_to_game=1)


# What brings a game of Kréo on, in its words.
OF_KREO = (
    "^Yes$|^Skip|^Ready$",
    "Completes|Has a place now",
    "under |^Play|^Put ",
    "[Cc]an come into play now",
    "",
)


@pytest.mark.soak
def test_a_game_of_kreo_can_be_played_by_the_keys_alone(browser: Browser, quick: str) -> None:
    plays(browser, quick, "kreo", 3, eager("kreo", *OF_KREO))

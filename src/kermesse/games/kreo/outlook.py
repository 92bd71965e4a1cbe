"""Whether the planet can still be completed, as far as everybody can tell.

Whatever is neither on the table nor in the discard is held by somebody, so all know which cards are still to come, though
not who has them. What is said here is a bound: "lost" is certain, "possible" takes cards in the right hands.
"""

from functools import lru_cache
from typing import Final

from kermesse.games.kreo.components import ELEMENTS, FACES, IDENTITY, KIND, LEVEL, NATURES, RANK, Card, Element, deck_of
from kermesse.games.kreo.forecast import (
    ABSENT,
    ALL,
    BIT,
    BITS,
    COUNT,
    LEVEL_OF,
    REQUIRED,
    ROUTES,
    SHOWS,
)
from kermesse.games.kreo.state import KreoState, has_cards
from kermesse.games.kreo.tree import aggressions_left
from kermesse.games.kreo.view_types import Outlook

BARRED: Final[dict[str, int]] = {"titan": 2, "titanide": 3}  # 4.5: the level of Natures that this side loses
ETHERS: Final = 4  # where the Éthers are counted, after the four Elements


def outlook(state: KreoState) -> Outlook:
    has = [ABSENT] * len(NATURES)
    used = discarded = 0
    held = list(_box(state.n, state.options.first_game))
    left = len(deck_of(state.n, state.options.first_game)) - len(state.discard) - len(state.table)
    thrown = [0] * 5
    for nature, owned in state.table.items():
        has[RANK[nature]] = 0
        left -= len(owned)
        for one in owned:
            has[RANK[nature]] |= BIT[one.element]
            if one.card in RANK:
                used |= 1 << RANK[one.card]
            else:
                held[_sort(one.card)] -= 1
    for card in state.discard:
        if card in RANK:
            discarded |= 1 << RANK[card]
        elif KIND[card] == "element":
            held[_sort(card)] -= 1
            thrown[_sort(card)] += 1
    return _judge(
        tuple(has),
        used,
        discarded,
        tuple(held),
        tuple(thrown),
        left,
        aggressions_left(state),
        _barred(state),
        _wild(state),
    )


def _sort(card: Card) -> int:
    return ETHERS if IDENTITY[card] == "ETHER" else ELEMENTS.index(IDENTITY[card])


@lru_cache
def _box(seats: int, first_game: bool) -> tuple[int, ...]:
    """How many cards of each Element the deck has, and how many Éthers."""
    counts = [0] * 5
    for card in deck_of(seats, first_game):
        if KIND[card] == "element":
            counts[_sort(card)] += 1
    return tuple(counts)


def _barred(state: KreoState) -> int:
    """The level of Natures that nobody with cards may play; 0: none."""
    sides = {FACES[name].side if name else "" for seat, name in enumerate(state.names) if has_cards(state, seat)}
    return BARRED.get(sides.pop(), 0) if len(sides) == 1 else 0


def _wild(state: KreoState) -> int:
    """Elements that may still go as any other: Hypérion's."""
    uses = sum(
        state.uses[seat] for seat, name in enumerate(state.names) if name == "HYPERION" and has_cards(state, seat)
    )
    return uses + state.hyperion.bit_count()


@lru_cache(maxsize=4096)
def _judge(
    has: tuple[int, ...],
    used: int,
    discarded: int,
    held: tuple[int, ...],
    thrown: tuple[int, ...],
    left: int,
    aggressions: int,
    barred: int,
    wild: int,
) -> Outlook:
    """By the way to the planet that needs least back from the discard, then the fewest cards."""
    if has[RANK["PLANETE"]] == ALL:
        return Outlook("complete", "", (), 0, left)
    gone = used | sum(1 << nature for nature in range(len(NATURES)) if barred and LEVEL_OF[nature] == barred)
    both = tuple(here + there for here, there in zip(held, thrown, strict=True))
    ways: list[tuple[int, int, tuple[Card, ...]]] = []  # cards to take back, cards to play, which
    short: tuple[Element, ...] = ()
    for route in ROUTES:
        absent = sum(1 << nature for nature in route if has[nature] == ABSENT)
        if absent & gone:
            continue
        spare = sum(1 << nature for nature in range(len(NATURES)) if has[nature] == ABSENT and nature not in route)
        need = [sum(REQUIRED[n] & ~max(0, has[n]) & bit != 0 for n in route) for bit in BITS]
        missing, back = _shortage(need, held, spare & ~gone & ~discarded, wild)
        if _shortage(need, both, spare & ~gone, wild)[0]:
            short = short or back
            continue
        lost = tuple(nature for nature in NATURES if (absent & discarded) >> RANK[nature] & 1)
        ways.append((missing + len(lost), absent.bit_count() + sum(need), lost + back))
    if not ways:
        if short:
            return Outlook("lost", "elements", short, 0, left)
        cut = tuple(nature for nature in NATURES if used >> RANK[nature] & 1 and LEVEL[nature] > 1)
        if barred and not used:
            return Outlook("lost", "faces", (), 0, left)
        return Outlook("lost", "natures", cut[-1:] if cut[-1:] == ("PLANETE",) else cut, 0, left)
    back_from, cards, which = min(ways, key=lambda way: (way[1] + aggressions > left, way[0], way[1]))
    needs = cards + aggressions
    if needs > left:
        return Outlook("lost", "cards", (), needs, left)
    if back_from:
        return Outlook("recover", "natures" if which and which[0] in RANK else "elements", which, needs, left)
    return Outlook("possible", "", (), needs, left)


def _shortage(need: list[int], cards: tuple[int, ...], natures: int, wild: int) -> tuple[int, tuple[Element, ...]]:
    """How many Elements nothing could stand for, and which they are (Hall's theorem: of some set, more are wanted than all
    that could serve it)."""
    worst, which = 0, 0
    for wanted in range(1, ALL + 1):
        serves = cards[ETHERS] + wild
        serves += sum(SHOWS[nature] & wanted != 0 for nature in NATURES if natures >> RANK[nature] & 1)
        lacks = -serves
        for at in range(4):
            if wanted >> at & 1:
                lacks += need[at] - cards[at]
        if lacks > worst or (lacks == worst and worst and COUNT[wanted] < COUNT[which]):
            worst, which = lacks, wanted
    return worst, tuple(element for element in ELEMENTS if which & BIT[element])

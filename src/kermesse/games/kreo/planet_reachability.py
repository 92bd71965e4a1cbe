"""The possibility of completing the planet, from public facts.

Every card that is neither on the table nor in the discard is held by somebody, so all know which cards are still to
come, but not who has them. The result is a bound: "lost" is certain, "possible" depends on the right hands.

Every view asks for it, so the meaning of each card or Nature is in tables, and sets are masks.
"""

from functools import lru_cache
from typing import Final

from kermesse.games.kreo.components import ELEMENTS, FACES, LEVEL, NATURES, RANK, Card
from kermesse.games.kreo.forecast import ALL, BIT, COUNT, LEVEL_OF, PLANETE, ROUTES, SHOWS
from kermesse.games.kreo.state import KreoState, has_cards
from kermesse.games.kreo.tree import (
    ABSENT,
    CARDS_IN_BOX,
    ETHERS,
    NUMBER_OF,
    REQUIRED,
    Reading,
    count_in,
    names_of,
    natures_in,
)
from kermesse.games.kreo.view_types import Outlook

BARRED: Final[dict[str, int]] = {"titan": 2, "titanide": 3}  # 4.5: the level of Natures that this side loses
NONE: Final = -1

OF_LEVEL: Final[list[int]] = [  # Natures, by their level
    sum(1 << nature for nature in range(len(NATURES)) if LEVEL_OF[nature] == level)
    for level in range(max(LEVEL_OF) + 1)
]
SERVING: Final[list[int]] = [  # by a set of Elements: the Natures that can stand for one of them
    sum(1 << RANK[nature] for nature in NATURES if SHOWS[nature] & wanted) for wanted in range(ALL + 1)
]
ON_THE_WAY: Final[list[int]] = [sum(1 << nature for nature in route) for route in ROUTES]
STEPS: Final[list[list[int]]] = [sorted(route) for route in ROUTES]
EACH: Final[list[int]] = [sum(1 << 8 * at for at in range(4) if mask >> at & 1) for mask in range(ALL + 1)]  # in bytes

# Of a set of Elements: the lowest one, and the others.
LOWEST: Final[list[int]] = [0, *((mask & -mask).bit_length() - 1 for mask in range(1, ALL + 1))]
OTHERS: Final[list[int]] = [mask & mask - 1 if mask else 0 for mask in range(ALL + 1)]
# Routes are compared by one number: whether the cards suffice, the number that must return, the number needed.
TOO_MANY: Final = 1 << 16
EACH_BACK: Final = 1 << 8
NEEDS_ALL: Final[list[int]] = [EACH[required] for required in REQUIRED]


def outlook(state: KreoState, tree: Reading) -> Outlook:
    left = CARDS_IN_BOX[state.n][state.options.first_game] - len(state.discard) - len(state.table)
    for owned in state.table.values():
        left -= len(owned)
    return _judge(
        tuple(tree.shown),
        tree.laid,
        tree.thrown,
        tree.box - tree.laid - tree.thrown,
        left,
        tree.aggressions_left,
        _barred(state) if state.titans else 0,
        _wild(state) if state.titans else 0,
    )


def _barred(state: KreoState) -> int:
    """The level of Natures that nobody with cards may play; 0: none."""
    sides = {FACES[name].side if name else "" for seat, name in enumerate(state.names) if has_cards(state, seat)}
    return BARRED.get(sides.pop(), 0) if len(sides) == 1 else 0


def _wild(state: KreoState) -> int:
    """The number of Elements that can still count as any other: Hypérion's."""
    uses = sum(
        state.uses[seat] for seat, name in enumerate(state.names) if name == "HYPERION" and has_cards(state, seat)
    )
    return uses + state.hyperion.bit_count()


@lru_cache(maxsize=4096)
def _judge(
    has: tuple[int, ...],
    laid: int,
    thrown: int,
    held: int,
    left: int,
    aggressions: int,
    barred: int,
    wild: int,
) -> Outlook:
    """The result for the route that needs the fewest cards back from the discard, then the fewest cards.

    The cards laid under Natures, discarded and held are tallies. Held Natures are not counted, since they may be in
    play.
    """
    if has[PLANETE] == ALL:
        return Outlook("complete", "", (), 0, left)
    used, discarded = natures_in(laid), natures_in(thrown)
    gone = used | (OF_LEVEL[barred] if barred else 0)
    absent = 0
    needs_of = NEEDS_ALL[:]
    for nature in range(len(NATURES)):
        if has[nature] == ABSENT:
            absent |= 1 << nature
        else:
            needs_of[nature] = EACH[REQUIRED[nature] & ~has[nature]]
    chosen, least, needs_back, cards = NONE, 0, 0, 0
    lost_here = wanted_here = 0
    short = 0
    for route in range(len(ROUTES)):
        absent_here = absent & ON_THE_WAY[route]
        if absent_here & gone:
            continue
        need = 0
        for nature in STEPS[route]:
            need += needs_of[nature]
        plays = NUMBER_OF[absent_here] + (need & 255) + (need >> 8 & 255) + (need >> 16 & 255) + (need >> 24)
        price = plays + TOO_MANY if plays + aggressions > left else plays
        if chosen != NONE and price >= least:
            continue  # no better, whatever has to return for it
        spare = absent & ~ON_THE_WAY[route] & ~gone
        shortage = _shortage(need, held, spare & ~discarded, wild)
        if shortage and _shortage(need, held + thrown, spare, wild):
            short = short or shortage & ALL
            continue
        lost = absent_here & discarded
        back = (shortage >> 4) + NUMBER_OF[lost]
        price += back * EACH_BACK
        if chosen == NONE or price < least:
            chosen, least, needs_back, cards = route, price, back, plays
            lost_here, wanted_here = lost, shortage & ALL
    if chosen == NONE:
        if short:
            return Outlook("lost", "elements", _elements(short), 0, left)
        cut = tuple(nature for nature in names_of(used) if LEVEL[nature] > 1)
        if barred and not used:
            return Outlook("lost", "faces", (), 0, left)
        return Outlook("lost", "natures", cut[-1:] if cut[-1:] == ("PLANETE",) else cut, 0, left)
    needs = cards + aggressions
    if needs > left:
        return Outlook("lost", "cards", (), needs, left)
    if needs_back:
        which = names_of(lost_here) + _elements(wanted_here)
        return Outlook("recover", "natures" if lost_here else "elements", which, needs, left)
    return Outlook("possible", "", (), needs, left)


def _elements(mask: int) -> tuple[Card, ...]:
    return tuple(element for element in ELEMENTS if mask & BIT[element])


def _shortage(need: int, cards: int, natures: int, wild: int) -> int:
    """The number of Elements that no card could stand for, times 16, plus the set of them.

    By Hall's theorem: for some set, more are needed than all cards that could serve it. The need is counted in four
    bytes, one for each Element.
    """
    short_of = [0, 0, 0, 0]
    wanting = total = 0
    for at in range(4):
        lacks = (need >> 8 * at & 255) - count_in(cards, at)
        if lacks > 0:
            short_of[at] = lacks
            wanting |= 1 << at
            total += lacks
    others = count_in(cards, ETHERS) + wild
    if total <= others:
        return 0
    worst, which = 0, 0
    lacked = [0] * (wanting + 1)  # by set: the shortage
    for wanted in range(1, wanting + 1):
        if wanted & ~wanting:  # an Element with enough cards makes no set shorter
            continue
        lacked[wanted] = lacked[OTHERS[wanted]] + short_of[LOWEST[wanted]]
        short = lacked[wanted] - others - NUMBER_OF[SERVING[wanted] & natures]
        if short > worst or (short == worst and worst and COUNT[wanted] < COUNT[which]):
            worst, which = short, wanted
    return worst << 4 | which

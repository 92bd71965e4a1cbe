"""What would become of a seat's own cards if they were turned up now: told in its view, for hands that show it."""

from functools import lru_cache
from typing import Final, TypeAlias

from kermesse.games.kreo.components import AFTER, ELEMENTS, IDENTITY, KIND, LEAST, REQUIRES, Card, Element
from kermesse.games.kreo.rules.creation import is_restricted
from kermesse.games.kreo.state import KreoState, held
from kermesse.games.kreo.tree import exposed
from kermesse.games.kreo.view_types import Fate, NatureView

BAN_FIRST: Final = Fate("danger", "ban_first")
BAN_LAST: Final = Fate("danger", "ban_last")
SWEPT: Final = Fate("never", "swept")
SWEPT_WELL: Final = Fate("strike", "swept_well")
HECATONCHIRES: Final = Fate("strike", "hecatonchires")
RESTRICTED: Final = Fate("never", "restricted")
NO_PLACE: Final = Fate("never", "element_none")


Lacking: TypeAlias = tuple[tuple[Card, tuple[Element, ...]], ...]  # Natures in play with the Elements that they lack


def fates(
    state: KreoState,
    seat: int,
    entering: tuple[Card, ...],
    closed: tuple[Card, ...],
    last: bool,
    table: list[NatureView],
) -> dict[Card, Fate]:
    """By card. `last`: this turn is surely the last one."""
    if state.phase == "over":
        return {}
    lacking = tuple([(nature.nature, tuple(nature.missing)) for nature in table if nature.missing])
    complete = tuple([nature.nature for nature in table if not nature.missing])
    wild = bool(state.hyperion >> seat & 1)
    told: dict[Card, Fate] = {}
    for card in held(state, seat):
        kind = KIND[card]
        if kind == "element":
            told[card] = SWEPT if state.hecatonchires else of_element(IDENTITY[card], wild, lacking, entering)
        elif kind == "aggression":
            told[card] = _of_aggression(state, seat, IDENTITY[card], last)
        elif is_restricted(state, seat, card):
            told[card] = RESTRICTED
        else:
            told[card] = of_nature(card, lacking, complete, entering, closed)
    return told


def _of_aggression(state: KreoState, seat: int, identity: str, last: bool) -> Fate:
    if not state.crios >> seat & 1:  # R9
        if state.turn == 1:
            return BAN_FIRST
        if last or state.last_turn:
            return BAN_LAST
    if state.hecatonchires:
        return SWEPT_WELL
    if identity == "HECATONCHIRES":
        return HECATONCHIRES
    return Fate("strike", "eclair" if identity == "ECLAIR" else "tornade", count=len(exposed(state)))


@lru_cache(maxsize=4096)
def of_element(identity: str, wild: bool, lacking: Lacking, entering: tuple[Card, ...]) -> Fate:
    """`wild`: Hyperion was announced."""
    stands_for = ELEMENTS if wild or identity == "ETHER" else (identity,)
    where = _places(stands_for, lacking)
    if where:
        return Fate("now", "element_now", where)
    soon = tuple([nature for nature in entering if _share(REQUIRES[nature], stands_for)])
    return Fate("later", "element_later", soon) if soon else NO_PLACE


@lru_cache(maxsize=4096)
def of_nature(
    card: Card, lacking: Lacking, complete: tuple[Card, ...], entering: tuple[Card, ...], closed: tuple[Card, ...]
) -> Fate:
    stands = _places(REQUIRES[card], lacking)
    if card in entering:
        return Fate("now", "nature_now", stands=stands)
    if card in closed:
        return Fate("now" if stands else "never", "nature_closed", stands=stands)
    awaited = tuple([parent for parent in AFTER[card] if parent not in complete])
    done = len(AFTER[card]) - len(awaited)
    if LEAST[card] < len(AFTER[card]):  # the planet, which waits for any two
        return Fate("later", "planet_after", stands=stands, count=LEAST[card] - done)
    return Fate("later", "nature_after", awaited, stands)


def _places(stands_for: tuple[str, ...], lacking: Lacking) -> tuple[Card, ...]:
    """The Natures in play that lack one of these Elements."""
    return tuple([nature for nature, elements in lacking if _share(elements, stands_for)])


def _share(some: tuple[Element, ...], others: tuple[str, ...]) -> bool:
    return any(element in others for element in some)

"""What would become of a seat's own cards if they were turned up now: told in its view, for hands that show it."""

from typing import Final

from kermesse.games.kreo.components import AFTER, ELEMENTS, IDENTITY, KIND, LEAST, STANDS_FOR, Card, Element
from kermesse.games.kreo.rules.creation import is_restricted
from kermesse.games.kreo.state import KreoState, held
from kermesse.games.kreo.tree import exposed, is_complete
from kermesse.games.kreo.view_types import Fate, NatureView

BAN_FIRST: Final = Fate("danger", "ban_first")
BAN_LAST: Final = Fate("danger", "ban_last")
SWEPT: Final = Fate("never", "swept")
SWEPT_WELL: Final = Fate("strike", "swept_well")
HECATONCHIRES: Final = Fate("strike", "hecatonchires")
RESTRICTED: Final = Fate("never", "restricted")
NO_PLACE: Final = Fate("never", "element_none")
ENTERS: Final = Fate("now", "nature_now")


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
    incomplete = [nature for nature in table if nature.missing]
    known: dict[str, Fate] = {}
    told: dict[Card, Fate] = {}
    for card in held(state, seat):
        identity = IDENTITY[card]
        fate = known.get(identity)
        if fate is None:
            kind = KIND[card]
            if kind == "nature":
                fate = _nature(state, seat, card, entering, closed, incomplete)
            elif kind == "element":
                fate = _element(state, seat, card, entering, incomplete)
            else:
                fate = _aggression(state, seat, identity, last)
            known[identity] = fate
        told[card] = fate
    return told


def _aggression(state: KreoState, seat: int, identity: str, last: bool) -> Fate:
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


def _element(state: KreoState, seat: int, card: Card, entering: tuple[Card, ...], incomplete: list[NatureView]) -> Fate:
    if state.hecatonchires:
        return SWEPT
    stands_for = ELEMENTS if state.hyperion >> seat & 1 else STANDS_FOR[card]
    where = _places(stands_for, incomplete)
    if where:
        return Fate("now", "element_now", where)
    soon = tuple([nature for nature in entering if _share(STANDS_FOR[nature], stands_for)])
    return Fate("later", "element_later", soon) if soon else NO_PLACE


def _nature(
    state: KreoState,
    seat: int,
    card: Card,
    entering: tuple[Card, ...],
    closed: tuple[Card, ...],
    incomplete: list[NatureView],
) -> Fate:
    if is_restricted(state, seat, card):
        return RESTRICTED
    stands = _places(STANDS_FOR[card], incomplete)
    if card in entering:
        return Fate("now", "nature_now", stands=stands) if stands else ENTERS
    if card in closed:
        return Fate("now" if stands else "never", "nature_closed", stands=stands)
    lacking = tuple([parent for parent in AFTER[card] if not is_complete(state, parent)])
    done = len(AFTER[card]) - len(lacking)
    if LEAST[card] < len(AFTER[card]):  # the planet, which waits for any two
        return Fate("later", "planet_after", stands=stands, count=LEAST[card] - done)
    return Fate("later", "nature_after", lacking, stands)


def _places(stands_for: tuple[Element, ...], incomplete: list[NatureView]) -> tuple[Card, ...]:
    """The Natures in play that lack one of these Elements."""
    return tuple([nature.nature for nature in incomplete if _share(nature.missing, stands_for)])


def _share(some: list[Element] | tuple[Element, ...], others: tuple[Element, ...]) -> bool:
    return any(element in others for element in some)

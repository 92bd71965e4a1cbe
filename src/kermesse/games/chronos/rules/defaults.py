"""Default answers for seats that do not answer in time (docs/rules/chronos.md, 4)."""

from kermesse.core.clock import Millis
from kermesse.games.chronos.commands import Choose
from kermesse.games.chronos.components import (
    CARDS,
    CODE,
    CODES,
    COST,
    GODS,
    KIND,
    MONSTER,
    TERRITORY,
    VALUE,
    WIND,
)
from kermesse.games.chronos.rules.answers import answers
from kermesse.games.chronos.rules.cards import (
    lowest_gift,
)
from kermesse.games.chronos.state import (
    NO_CARD,
    Choice,
    ChronosState,
    markers_of,
    others,
    realm,
)


def default_answer(state: ChronosState, seat: int, choice: Choice, now: Millis) -> Choose:
    kind = choice.kind
    if kind in ("hermes", "selene", "eros"):
        return Choose()
    if kind == "hecate":
        return Choose(god=CODES[CODE[choice.card]])
    if kind == "apollon":
        return Choose(card=GODS[_dearest_god(state.row)]) if state.row else Choose()
    if kind == "charon":
        return _charon_default(state)
    if kind == "eos_gift":
        return Choose(card=CARDS[lowest_gift(state, seat)]) if realm(state, seat) else Choose()
    if kind == "dionysos":
        other = others(state, seat)[_draw(state, state.n - 1)]
        return Choose(target=other, mine=markers_of(state, seat)[0], theirs=markers_of(state, other)[0])
    listed = answers(state, seat, now)
    drawn = listed[_draw(state, len(listed))]
    assert isinstance(drawn, Choose)
    return drawn


def _draw(state: ChronosState, n: int) -> int:
    state.draws += 1
    return state.chance.below(n, "default", state.draws)


def _dearest_god(row: list[int]) -> int:
    """The god with the highest price, SELENE counting 1; of equals the leftmost."""
    return max(row, key=lambda god: (max(1, COST[god]), -row.index(god)))


def _charon_default(state: ChronosState) -> Choose:
    """The highest Territory, of equals the last discarded; else a Wind, else a monster, else nothing."""
    best, best_worth = NO_CARD, (0, 0)
    for card in state.discard:
        kind = KIND[card]
        worth = (
            (3, VALUE[card]) if kind == TERRITORY else (2, 0) if kind == WIND else (1, 0) if kind == MONSTER else (0, 0)
        )
        if worth > (0, 0) and worth >= best_worth:
            best, best_worth = card, worth
    return Choose(card=CARDS[best]) if best != NO_CARD else Choose()

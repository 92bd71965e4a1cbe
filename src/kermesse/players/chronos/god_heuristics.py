"""Heuristics on a state for offerings at the temple and for answers to the gods."""

from typing import Final

from kermesse.core.clock import Millis
from kermesse.core.game import Command
from kermesse.games.chronos.commands import (
    CARD,
    CASSANDRE_TAKE,
    DEMETER_FROM,
    GOD_CARD,
    NOTHING,
    REALM,
    TARGET,
    TIMER,
    Offer,
)
from kermesse.games.chronos.components import (
    CARDS,
    CASSANDRE,
    CODE,
    COST,
    DEMETER,
    GOD_OF,
    GODS,
    KIND,
    MONSTER,
    SELENE,
    T10,
    VALUE,
    WIND,
    ZEUS,
)
from kermesse.games.chronos.rules.answers import HECATE_GODS, answers
from kermesse.games.chronos.rules.gods import cerbere_targets, hephaistos_timers, hermes_targets, is_jealous
from kermesse.games.chronos.rules.scoring import fulfilled, points
from kermesse.games.chronos.state import NO_CARD, NOBODY, Choice, realm
from kermesse.players.chronos.features import SeatView

WORTH_BUYING: Final = 25  # points
# The value in points of a god that does not change the score at once.
LIKED: Final[dict[int, int]] = {
    GOD_OF[name]: liking
    for name, liking in {
        "HERA": 10,
        "HECATE": 8,
        "HERACLES": 6,
        "DEMETER": 18,
        "CASTOR": 5,
        "POLLUX": 5,
        "ATHENA": 5,
        "ARES": 6,
        "EOS": 26,
    }.items()
}


def offering(sight: SeatView) -> Command | None:
    state, seat = sight.state, sight.seat
    front = state.front[seat]
    if front:
        if CASSANDRE in front and len(state.row) == 1:
            return CASSANDRE_TAKE
        if DEMETER in front:
            for pile, cards in enumerate(state.piles):
                if state.up[pile] and not sight.there[pile] and len(cards) > 1 and CODE[cards[-1]] == T10:
                    return DEMETER_FROM[pile]
    best, most = NO_CARD, float(WORTH_BUYING)
    for god in state.row:
        worth = _purchase(sight, god)
        if worth > most:
            best, most = god, worth
    if state.reserved[seat] != NO_CARD and _purchase(sight, state.reserved[seat]) > most:
        best = state.reserved[seat]
    if best == NO_CARD:
        return None
    paid = spare_cards(state.hands[seat], state.winds[seat], COST[best])
    return Offer(GODS[best], tuple([CARDS[card] for card in paid]))


def _purchase(sight: SeatView, god: int) -> float:
    """The gain from an offering for that god, paid with the least useful cards."""
    state, seat = sight.state, sight.seat
    hand, winds = state.hands[seat], state.winds[seat]
    price = COST[god]
    if god == SELENE or len(hand) + len(winds) < price:
        return 0.0
    if god == ZEUS:
        return 500.0
    paid = spare_cards(hand, winds, price)
    hand = [card for card in hand if card not in paid]
    winds = [card for card in winds if card not in paid]
    front = [*state.front[seat], god]
    if fulfilled(hand, winds, front, state.terms.target):
        return 400.0
    return float(points(hand, winds, front) - sight.score + LIKED.get(god, 0))


def spare_cards(hand: list[int], winds: list[int], count: int) -> list[int]:
    """The least useful cards: doubled Winds and 10s first."""
    seen: set[int] = set()
    ranked: list[tuple[int, int]] = []
    for card in winds + hand:
        kind = KIND[card]
        if kind == WIND:
            need = 1 if CODE[card] in seen else 60
        elif kind == MONSTER:
            need = 8 if CODE[card] in seen else 45
        else:
            need = 5 if CODE[card] == T10 else VALUE[card]
        seen.add(CODE[card])
        ranked.append((need, card))
    ranked.sort()
    return [card for _, card in ranked[:count]]


# Answers to the gods


def answer(sight: SeatView, choice: Choice, now: Millis) -> Command:
    state, seat = sight.state, sight.seat
    kind = choice.kind
    if kind == "hermes":
        target, gain = NOBODY, 15 * sight.factor
        for other in hermes_targets(state, seat):
            if sight.estimates[other] - sight.score > gain:
                target, gain = other, sight.estimates[other] - sight.score
        return NOTHING if target == NOBODY else TARGET[target]
    if kind == "cerbere":
        targets = cerbere_targets(state, seat)
        return TARGET[max(targets, key=lambda other: _harm(sight, other))] if targets else NOTHING
    if kind == "hephaistos":
        timers = hephaistos_timers(state, seat)
        return TIMER[max(timers, key=lambda timer: _nuisance(sight, timer, now))] if timers else NOTHING
    if kind == "hecate":
        if sight.leads(10) and sight.score > 0:
            return HECATE_GODS[0]
        swaps = sight.best_rival - sight.score > 20 and not is_jealous(state, seat)
        return HECATE_GODS[1] if swaps else HECATE_GODS[3]
    if kind == "apollon" and state.row:
        return GOD_CARD[max(state.row, key=lambda god: COST[god])]
    if kind == "charon" and state.discard:
        return CARD[max(state.discard, key=lambda card: sight.value(card, 9))]
    if kind == "eos_gift" and realm(state, seat):
        return CARD[min(realm(state, seat), key=lambda card: sight.value(card, 9))]
    return answers(state, seat, now)[0]


def _harm(sight: SeatView, other: int) -> float:
    top = sight.state.hands[other][-1]
    return float(VALUE[top] or 40) + 0.5 * sight.estimates[other]


def _nuisance(sight: SeatView, timer: int, now: Millis) -> float:
    """The nuisance of a timer of the leading seat near a good card."""
    state = sight.state
    owner, place = state.owner[timer], state.place[timer]
    worth = float(sight.estimates[owner])
    if 0 <= place < REALM and state.piles[place]:
        top = state.piles[place][-1]
        worth += VALUE[top] + (30_000 - state.sand[timer].sand(now)) / 1_000.0
        if sight.threat(owner, top):
            worth += 100.0
    return worth

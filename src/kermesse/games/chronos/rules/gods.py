"""Conquered cards: put into the realm, or used for a base god's power (docs/rules/chronos.md, 4.1)."""

from typing import Final

from kermesse.core.clock import Millis, after, shown
from kermesse.core.game import Event
from kermesse.games.chronos.commands import BAG
from kermesse.games.chronos.components import (
    ATHENA,
    CERBERE,
    CODE,
    CODES,
    GOD,
    HADES,
    HECATE,
    HEPHAISTOS,
    HERMES,
    KIND,
)
from kermesse.games.chronos.events import ChoiceOpened, GodTaken
from kermesse.games.chronos.rules.cards import discard, lay_in_realm
from kermesse.games.chronos.rules.ending import begin_closing, check_victory, end_round, end_with_last_card
from kermesse.games.chronos.state import NO_CARD, Choice, ChoiceKind, ChronosState, clock, opponents, others

CHOICE_OF_GOD: Final[dict[int, ChoiceKind]] = {HERMES: "hermes", HEPHAISTOS: "hephaistos", CERBERE: "cerbere"}


def conquer(state: ChronosState, seat: int, card: int, last: bool, now: Millis, events: list[Event] | None) -> None:
    """Receive a card taken from a pile. `last`: it was the last of a centre pile, so the round is ending."""
    if last:
        state.closer = seat
    receive(state, seat, card, now, events)
    if state.phase in ("interval", "over"):
        return
    if not last:
        check_victory(state, seat, now, events)
    elif state.choices[seat] is not None:
        begin_closing(state, seat, now, events)
    else:
        end_with_last_card(state, seat, card, now, events)


def receive(state: ChronosState, seat: int, card: int, now: Millis, events: list[Event] | None) -> None:
    """Receive a card as if just conquered; CHARON uses it too."""
    if KIND[card] != GOD:
        lay_in_realm(state, seat, card)
        return
    if events is not None:
        events.append(GodTaken(seat, CODES[CODE[card]]))
    if HECATE in state.front[seat]:
        open_choice(state, seat, "hecate", now, events, card=card)
    else:
        use_power(state, seat, card, CODE[card], now, events)


def use_power(state: ChronosState, seat: int, card: int, god: int, now: Millis, events: list[Event] | None) -> None:
    """Use the power of a base god, then discard the card that gave it."""
    if god == HADES:
        discard(state, card)
        end_round(state, "hades", seat, now, events)
    elif (god == HEPHAISTOS and state.closer == seat) or not can_use(state, seat, god):
        discard(state, card)  # no target; and nobody loses a timer in a round that is closing
    else:
        open_choice(state, seat, CHOICE_OF_GOD[god], now, events, card=card)


def can_use(state: ChronosState, seat: int, god: int) -> bool:
    if god == HERMES:
        return bool(hermes_targets(state, seat))
    if god == HEPHAISTOS:
        return bool(hephaistos_timers(state, seat))
    return bool(cerbere_targets(state, seat))


def is_protected(state: ChronosState, seat: int) -> bool:
    return ATHENA in state.front[seat]


def is_jealous(state: ChronosState, seat: int) -> bool:
    """Hermes jaloux: True if the seat has a Temple god in front and cannot swap."""
    return state.terms.jealous and bool(state.front[seat])


def hermes_targets(state: ChronosState, seat: int) -> list[int]:
    if is_jealous(state, seat):
        return []
    return [other for other in others(state, seat) if ATHENA not in state.front[other]]


def hephaistos_timers(state: ChronosState, seat: int) -> list[int]:
    victims = [other for other in opponents(state, seat) if ATHENA not in state.front[other]]
    return [timer for timer in range(12) if state.owner[timer] in victims and state.place[timer] != BAG]


def cerbere_targets(state: ChronosState, seat: int) -> list[int]:
    return [other for other in opponents(state, seat) if state.hands[other] and ATHENA not in state.front[other]]


def open_choice(
    state: ChronosState,
    seat: int,
    kind: ChoiceKind,
    now: Millis,
    events: list[Event] | None,
    card: int = NO_CARD,
    most: int = 0,
) -> None:
    until = after(clock(state, now), state.terms.choice_ms)
    state.choices[seat] = Choice(kind, until, card, most)
    if events is not None:
        events.append(ChoiceOpened(seat, kind, shown(until)))

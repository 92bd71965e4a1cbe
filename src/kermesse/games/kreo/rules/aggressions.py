"""Effects of Aggressions when they are turned up (4.3)."""

from kermesse.core.clock import Millis
from kermesse.core.game import Event
from kermesse.games.kreo.components import IDENTITY, KIND, Card
from kermesse.games.kreo.events import (
    EclairFizzled,
    EclairStruck,
    HecatonchiresOn,
    TornadeDropped,
    TornadeReturned,
    TornadeSwept,
)
from kermesse.games.kreo.pieces import Owned
from kermesse.games.kreo.rules.asking import answered, ask
from kermesse.games.kreo.rules.knowledge import all_saw, came_out
from kermesse.games.kreo.rules.turn import discard
from kermesse.games.kreo.state import KreoState
from kermesse.games.kreo.tree import exposed


def attack(state: KreoState, seat: int, card: Card, now: Millis, events: list[Event] | None) -> None:
    identity = IDENTITY[card]
    if identity == "ECLAIR":
        _eclair(state, seat, card, now, events)
    elif identity == "TORNADE":
        _tornade(state, seat, card, now, events)
    else:
        state.hecatonchires = True
        discard(state, card)
        if events is not None:
            events.append(HecatonchiresOn(seat))


def _eclair(state: KreoState, seat: int, card: Card, now: Millis, events: list[Event] | None) -> None:
    targets = exposed(state)
    state.current = card
    if not targets:
        state.current = ""
        discard(state, card)
        if events is not None:
            events.append(EclairFizzled(seat, card))
    elif len(targets) == 1 and state.options.auto_play:
        strike(state, *targets[0], events)
    else:
        ask(state, seat, "strike", now)


def strike(state: KreoState, nature: str, target: Owned, events: list[Event] | None) -> None:
    answered(state)
    state.table[nature].remove(target)
    put_away(state, target.card)
    discard(state, state.current)
    state.current = ""
    if events is not None:
        events.append(EclairStruck(state.player, nature, target.card))


def _tornade(state: KreoState, seat: int, card: Card, now: Millis, events: list[Event] | None) -> None:
    swept = exposed(state)
    for nature, owned in swept:
        state.table[nature].remove(owned)
        put_away(state, owned.card)
    if swept:
        discard(state, card)
        if events is not None:
            events.append(TornadeSwept(seat, [owned.card for _, owned in swept]))
        return
    state.hands[seat].append(card)
    all_saw(state, seat, card, "returned")
    if events is not None:
        events.append(TornadeReturned(seat))
    droppable = cards_to_drop(state, seat)
    if len(droppable) == 1 and state.options.auto_play:
        drop(state, seat, droppable[0], events)
    elif droppable:  # R16: no effect without one
        ask(state, seat, "drop", now)


def cards_to_drop(state: KreoState, seat: int) -> list[Card]:
    return [card for card in state.hands[seat] if KIND[card] != "aggression"]


def drop(state: KreoState, seat: int, card: Card, events: list[Event] | None) -> None:
    """Drop a card for the Tornade that came back; no token for it (R47)."""
    answered(state)
    state.hands[seat].remove(card)
    came_out(state, card)
    put_away(state, card)
    if events is not None:
        events.append(TornadeDropped(seat, card))


def put_away(state: KreoState, card: Card) -> None:
    """Discard a card. Element cards discarded in this Creation can be replayed by Japet."""
    discard(state, card)
    if KIND[card] == "element" and state.phase == "creation":
        state.lost.append(card)

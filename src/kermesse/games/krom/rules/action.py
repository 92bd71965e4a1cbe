"""The action phase of a seat: its start in cold or warmth, Evolutions, its end, and its default."""

from kermesse.core.clock import Millis
from kermesse.core.game import Event
from kermesse.games.krom.components import (
    ANYWHERE,
    CAVE,
    EVOLUTIONS,
    FOREST,
    FULL_HEARTS,
    MOUNTAIN,
    PLACES,
    SAVANNAH,
)
from kermesse.games.krom.events import Cold, EvolutionRefilled, Evolved, PhaseEnded, PhaseStarted, Warmth
from kermesse.games.krom.rules import places
from kermesse.games.krom.rules.asking import ask
from kermesse.games.krom.rules.tokens import pay
from kermesse.games.krom.rules.victory import score
from kermesse.games.krom.state import NO_CARD, NOBODY, KromState


def start_phase(state: KromState, seat: int, now: Millis, events: list[Event] | None) -> None:
    begin_phase(state, seat)
    if events is not None:
        events.append(PhaseStarted(seat, PLACES[state.place]))
    if state.options.board == "glacial":
        _feel_the_ice(state, seat, events)
    ask(state, now)


def begin_phase(state: KromState, seat: int) -> None:
    state.phase = "action"
    state.active = seat
    state.rested = state.served = state.hunted = state.settled = False
    state.gathered = state.rerolls = 0
    state.climb = []


def _feel_the_ice(state: KromState, seat: int, events: list[Event] | None) -> None:
    """Apply cold and warmth. Cold never takes the last heart (R37), warmth never gives an eighth (R39)."""
    if state.place == CAVE:
        if state.hearts[seat] < FULL_HEARTS:
            state.hearts[seat] += 1
            if events is not None:
                events.append(Warmth(seat, state.hearts[seat]))
    elif state.hearts[seat] > 1:
        state.hearts[seat] -= 1
        if events is not None:
            events.append(Cold(seat, state.hearts[seat]))


def can_afford(state: KromState, seat: int, card: int) -> bool:
    purse = state.purses[seat]
    cost = EVOLUTIONS[card].cost
    return purse[0] >= cost[0] and purse[1] >= cost[1] and purse[2] >= cost[2] and purse[3] >= cost[3]


def may_build_here(state: KromState, card: int) -> bool:
    return EVOLUTIONS[card].place in (ANYWHERE, state.place)


def evolve(state: KromState, slot: int, events: list[Event] | None) -> None:
    seat = state.active
    index = state.evolution_row[slot]
    card = EVOLUTIONS[index]
    for kind, amount in enumerate(card.cost):
        pay(state, seat, kind, amount)
    state.evolutions[seat].append(index)
    refill = state.evolution_pile.pop() if state.evolution_pile else NO_CARD
    state.evolution_row[slot] = refill
    if events is not None:
        events.append(Evolved(seat, card.id, *card.cost, state.points[seat] + card.points))
        events.append(EvolutionRefilled(slot, EVOLUTIONS[refill].id if refill != NO_CARD else ""))
    score(state, seat, card.points, "evolution", events)


def end_phase(state: KromState, events: list[Event] | None) -> None:
    seat = state.active
    state.acted |= 1 << seat
    state.phase = "between"
    state.active = NOBODY
    if events is not None:
        events.append(PhaseEnded(seat, PLACES[state.place]))


def play_out_phase(state: KromState, events: list[Event] | None) -> None:
    """Play the rest of a phase at a time-out: do what is free and compulsory, pay nothing, end the phase (3.12)."""
    if state.place == CAVE and not state.rested and not state.served:
        places.rest(state, events)
    elif state.place == FOREST and state.gathered == 0:
        places.gather(state, events)
    elif state.place == SAVANNAH and not state.hunted:
        places.hunt(state, places.likeliest_prey(state), 0, events)
    elif state.place == MOUNTAIN and not state.settled:
        if not state.climb:
            places.climb(state, events)
        places.settle(state, "stone" if places.offers_choice(state) else "", events)
    end_phase(state, events)

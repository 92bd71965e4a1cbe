"""The action phase of a seat: its start in cold or warmth, Evolutions, its end, and its default (3.8)."""

from kermesse.core.game import Command, Event
from kermesse.games.krom.commands import END, EVOLVE, Climb, EndPhase, Evolve, Gather, Hunt, Rest, Settle
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
from kermesse.games.krom.rules.bonus import list_plays
from kermesse.games.krom.rules.decision import WhyNot, ask, check
from kermesse.games.krom.rules.tokens import pay
from kermesse.games.krom.rules.victory import score
from kermesse.games.krom.state import NO_CARD, NOBODY, KromState, place_action_pending


def start_phase(state: KromState, seat: int, events: list[Event] | None) -> None:
    begin_phase(state, seat)
    if events is not None:
        events.append(PhaseStarted(seat, PLACES[state.place]))
    if state.options.board == "glacial":
        _feel_the_ice(state, seat, events)
    ask(state)


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


def list_actions(state: KromState, seat: int) -> list[Command]:
    commands: list[Command] = []
    place = state.place
    if place == CAVE:
        places.list_cave(state, seat, commands)
    elif place == FOREST:
        places.list_forest(state, seat, commands)
    elif place == SAVANNAH:
        places.list_savannah(state, seat, commands)
    else:
        places.list_mountain(state, seat, commands)
    for slot, card in enumerate(state.evolution_row):
        if not _why_not_evolve(state, seat, card):
            commands.append(EVOLVE[slot])
    if state.hands[seat]:
        list_plays(state, seat, commands)
    if not _why_not_end(state):
        commands.append(END)
    return commands


def _why_not_evolve(state: KromState, seat: int, index: int) -> WhyNot:
    if index == NO_CARD:
        return "bad_choice 3.8"
    card = EVOLUTIONS[index]
    if card.place != ANYWHERE and card.place != state.place:
        return "wrong_place 3.8"
    purse, cost = state.purses[seat], card.cost
    if purse[0] < cost[0] or purse[1] < cost[1] or purse[2] < cost[2] or purse[3] < cost[3]:
        return "cannot_pay 3.8"
    return ""


def evolve(state: KromState, seat: int, command: Evolve, events: list[Event] | None) -> None:
    slot = command.slot
    index = state.evolution_row[slot]
    check(_why_not_evolve(state, seat, index))
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


def _why_not_end(state: KromState) -> WhyNot:
    return "place_action_pending R8" if place_action_pending(state) else ""


def end_phase(state: KromState, seat: int, command: EndPhase, events: list[Event] | None) -> None:
    check(_why_not_end(state))
    state.acted |= 1 << seat
    state.phase = "between"
    state.active = NOBODY
    if events is not None:
        events.append(PhaseEnded(seat, PLACES[state.place]))


def end_late(state: KromState, seat: int, events: list[Event] | None) -> None:
    """Play the rest of a phase: do what is free and compulsory, pay nothing, end the phase."""
    if state.place == CAVE and not state.rested and not state.served:
        places.rest(state, seat, Rest(), events)
    elif state.place == FOREST and state.gathered == 0:
        places.gather(state, seat, Gather(), events)
    elif state.place == SAVANNAH and not state.hunted:
        places.hunt(state, seat, Hunt(places.likeliest_prey(state)), events)
    elif state.place == MOUNTAIN and not state.settled:
        if not state.climb:
            places.climb(state, seat, Climb(), events)
        places.settle(state, seat, Settle("stone" if places.offers_choice(state) else ""), events)
    end_phase(state, seat, EndPhase(), events)

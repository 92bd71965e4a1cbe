"""The secret move at the beginning of a round (3.3, 3.4)."""

from kermesse.core.game import Command, Event
from kermesse.games.krom.commands import GO, ChooseDestination
from kermesse.games.krom.components import BEAST_PLACES, CAVE, FOREST, FULL_HEARTS, PLACES
from kermesse.games.krom.events import DestinationSet, DestinationsRevealed, KromosaureMoved, RoundStarted, WokeUp
from kermesse.games.krom.rules.decision import WhyNot, ask, check
from kermesse.games.krom.state import NOBODY, NOWHERE, KromState, is_out


def start_round(state: KromState, events: list[Event] | None) -> None:
    state.round_no += 1
    if events is not None:
        events.append(RoundStarted(state.round_no))
    for seat in range(state.n):
        if is_out(state, seat):
            state.hearts[seat] = FULL_HEARTS
            if events is not None:
                events.append(WokeUp(seat))
    state.acted = 0
    state.destinations = [NOWHERE] * state.n
    state.phase = "move"
    state.place = NOWHERE
    state.active = NOBODY
    ask(state)


def everybody(state: KromState) -> int:
    """All seats: a destination can be changed until the last seat has chosen."""
    return (1 << state.n) - 1


def undecided(state: KromState) -> int:
    mask = 0
    for seat in range(state.n):
        if state.destinations[seat] == NOWHERE:
            mask |= 1 << seat
    return mask


def list_destinations(state: KromState, seat: int) -> list[Command]:
    return [GO[place] for place in range(len(PLACES)) if not _why_not(state, seat, place)]


def _why_not(state: KromState, seat: int, place: int) -> WhyNot:
    return "same_place 3.4" if state.places[seat] == place else ""


def go(state: KromState, seat: int, command: ChooseDestination, events: list[Event] | None) -> None:
    place = PLACES.index(command.place)
    check(_why_not(state, seat, place))
    if events is not None:
        events.append(DestinationSet(seat, PLACES[place]))
    _choose(state, seat, place, events)


def go_late(state: KromState, seat: int, events: list[Event] | None) -> None:
    _choose(state, seat, CAVE if state.places[seat] != CAVE else FOREST, events)


def _choose(state: KromState, seat: int, place: int, events: list[Event] | None) -> None:
    state.destinations[seat] = place
    if NOWHERE not in state.destinations:
        _reveal(state, events)


def _reveal(state: KromState, events: list[Event] | None) -> None:
    """Move all figures at once, then the Kromosaure."""
    state.places = state.destinations
    state.destinations = [NOWHERE] * state.n
    if events is not None:
        events.append(DestinationsRevealed([PLACES[place] for place in state.places]))
    if state.beast_hearts:
        state.beast_place = BEAST_PLACES[state.chance.below(len(BEAST_PLACES), "kromosaure", state.round_no)]
        if events is not None:
            events.append(KromosaureMoved(PLACES[state.beast_place]))
    state.phase = "between"
    state.order = []

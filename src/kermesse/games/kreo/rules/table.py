"""The set-up: deck, Titans, deal, and the taking of the tokens."""

from kermesse.core.chance import Chance
from kermesse.core.clock import Millis
from kermesse.core.game import Event, Refused
from kermesse.core.options import plain_options
from kermesse.games.kreo.commands import TakeEnergy
from kermesse.games.kreo.components import FACES, NAME_OF, SIDES, TITANS, TOKENS, Side, deck_of
from kermesse.games.kreo.events import Dealt, EnergyTaken, FaceChosen, FirstPlayer, GameStarted, TimedOut
from kermesse.games.kreo.options import KreoOptions
from kermesse.games.kreo.rules.asking import answered, falls_due
from kermesse.games.kreo.rules.knowledge import all_saw
from kermesse.games.kreo.rules.turn import start_turn
from kermesse.games.kreo.state import KreoState, blank_table


def setup(seats: int, options: KreoOptions, chance: Chance, now: Millis) -> tuple[KreoState, list[Event]]:
    state = blank_table(seats, options, chance)
    if options.incarnations:
        titans = list(TITANS)
        chance.shuffle(titans, "titans")
        state.titans = titans[:seats]
    events: list[Event] = [GameStarted(seats, plain_options(options), state.titans)]
    deck = deck_of(seats, options.first_game)
    chance.shuffle(deck, "deck")
    for seat in range(seats):
        state.hands[seat] = deck[seat::seats]
        events.append(Dealt(seat, state.hands[seat][:]))
    state.first = next(seat for seat in range(seats) if "PLANETE" in state.hands[seat])
    all_saw(state, state.first, "PLANETE", "planete")  # R6
    events.append(FirstPlayer(state.first, "planete"))
    state.reserve = TOKENS[seats]
    _ask_next(state, now, events)
    return state, events


def take_energy(state: KreoState, seat: int, command: TakeEnergy, now: Millis, events: list[Event] | None) -> None:
    n, face = command.n, command.face
    if (face is not None) != bool(state.titans):
        raise Refused("bad_option", "2.3")
    if n is None:
        if not is_last_to_take(state):
            raise Refused("bad_amount", "2.3", most=state.reserve)
        n = state.reserve
    if not 0 <= n <= state.reserve or (is_last_to_take(state) and n != state.reserve):
        raise Refused("bad_amount", "2.3", most=state.reserve)
    _take(state, seat, n, face, events)
    _ask_next(state, now, events)


def is_last_to_take(state: KreoState) -> bool:
    return state.chosen == state.n - 1


def _take(state: KreoState, seat: int, n: int, face: Side | None, events: list[Event] | None) -> None:
    answered(state)
    state.chosen += 1
    state.reserve -= n
    state.energy[seat] += n
    if events is not None:
        events.append(EnergyTaken(seat, n))
    if face is not None:
        name = NAME_OF[state.titans[seat], face]
        state.names[seat] = name
        state.uses[seat] = FACES[name].uses
        if events is not None:
            events.append(FaceChosen(seat, face, name))


def _ask_next(state: KreoState, now: Millis, events: list[Event] | None) -> None:
    """Ask the next seat clockwise. The last one gets the rest without being asked, unless it has a face to choose."""
    while state.chosen < state.n:
        seat = (state.first + state.chosen) % state.n
        if state.titans or (state.reserve and not is_last_to_take(state)):
            state.asked = seat
            state.due = falls_due(state, "setup", now)
            return
        _take(state, seat, state.reserve, None, events)
    start_turn(state, now, events)


def setup_timed_out(state: KreoState, now: Millis, events: list[Event] | None) -> None:
    """Take an equal share for the seat, and the side chosen less often so far."""
    seat = state.asked
    if events is not None:
        events.append(TimedOut(seat, "take_energy"))
    face = _rarer_face(state) if state.titans else None
    _take(state, seat, state.reserve // (state.n - state.chosen), face, events)
    _ask_next(state, now, events)


def _rarer_face(state: KreoState) -> Side:
    chosen = [FACES[name].side for name in state.names if name]
    titan, titanide = SIDES
    return titan if chosen.count(titan) <= chosen.count(titanide) else titanide

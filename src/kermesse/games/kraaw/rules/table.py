"""The set-up of a game: direction, crows, and the first player."""

from typing import Literal

from kermesse.core.chance import Chance
from kermesse.core.clock import Millis
from kermesse.core.defaults import new_state
from kermesse.core.game import Event
from kermesse.core.options import first_seat, plain_options
from kermesse.games.kraaw.components import CROWS
from kermesse.games.kraaw.events import CrowChosen, GameStarted, JewelsDeclared
from kermesse.games.kraaw.options import KraawOptions
from kermesse.games.kraaw.rules.asking import answered, ask_all
from kermesse.games.kraaw.rules.round import start_round
from kermesse.games.kraaw.rules.scoring import after_round, call_final, end_game
from kermesse.games.kraaw.state import KraawState


def setup(seats: int, options: KraawOptions, chance: Chance, now: Millis) -> tuple[KraawState, list[Event]]:
    state = blank_table(seats, options, chance)
    way: Literal["clockwise", "counterclockwise"] = "clockwise" if state.direction > 0 else "counterclockwise"
    events: list[Event] = [GameStarted(seats, plain_options(options), way)]
    if options.crow_choice == "choose":
        ask_all(state, list(range(seats)), "crow_choice", now)
        return state, events
    crows = CROWS[:]
    chance.shuffle(crows, "crows")
    for seat in range(seats):
        _give_crow(state, seat, crows[seat], events)
    _after_crows(state, now, events)
    return state, events


def blank_table(seats: int, options: KraawOptions, chance: Chance) -> KraawState:
    """A table with nothing on it yet but the direction of play."""
    if options.direction == "random":
        clockwise = chance.below(2, "direction") == 0
    else:
        clockwise = options.direction == "clockwise"
    state = new_state(KraawState, seats, n=seats, options=options, chance=chance, direction=1 if clockwise else -1)
    state.count_patterns(state.faces)
    return state


def choose_crow(state: KraawState, seat: int, crow: str, now: Millis, events: list[Event] | None) -> None:
    answered(state, seat)
    _give_crow(state, seat, crow, events)
    if not state.pending:
        _after_crows(state, now, events)


def free_crows(state: KraawState) -> list[str]:
    return [crow for crow in CROWS if crow not in state.crows]


def declare_jewels(state: KraawState, seat: int, count: int, now: Millis, events: list[Event] | None) -> None:
    """Declare jewels, secret until all are in; the most jewels begin, ties are drawn."""
    answered(state, seat)
    state.jewels[seat] = count
    if state.pending:
        return
    most = [other for other in range(state.n) if state.jewels[other] == max(state.jewels)]
    state.first = most[state.chance.below(len(most), "first player")]
    if events is not None:
        events.append(JewelsDeclared(state.jewels[:], state.first))
    start_round(state, list(range(state.n)), now, events)


def continue_game(state: KraawState, seat: int, now: Millis, events: list[Event] | None) -> None:
    """Go on after everybody has read the result: the next round, a final, or the end."""
    answered(state, seat)
    if state.pending:
        return
    players = after_round(state)
    if not players:
        end_game(state, events)
        return
    if state.final or max(state.wins) >= state.options.wins_to_game:
        call_final(state, players, events)
    state.first = (state.first + state.direction) % state.n
    start_round(state, players, now, events)


def _give_crow(state: KraawState, seat: int, crow: str, events: list[Event] | None) -> None:
    state.crows[seat] = crow
    if events is not None:
        events.append(CrowChosen(seat, crow))


def _after_crows(state: KraawState, now: Millis, events: list[Event] | None) -> None:
    chosen = state.options.first_player
    if chosen == "jewels":
        ask_all(state, list(range(state.n)), "jewels", now)
        return
    named = first_seat(chosen, state.n)
    state.first = state.chance.below(state.n, "first player") if named is None else named
    start_round(state, list(range(state.n)), now, events)

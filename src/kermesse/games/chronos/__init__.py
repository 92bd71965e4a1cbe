"""Witty Chronos and Witty Chronos Temple: sand timers are the pieces, everybody plays at once. 2 to 10 players."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from kermesse.core.game import Command, Event, Game, Latency, Outcome, Pauses
from kermesse.core.package import game_in
from kermesse.games.chronos.components import CODE, CODES, GODS, TIMERS
from kermesse.games.chronos.options import ChronosOptions
from kermesse.games.chronos.rules.ending import champions
from kermesse.games.chronos.state import NO_CARD, ChronosState, unit_of
from kermesse.games.chronos.view_types import ChronosView


def outcome(state: ChronosState) -> Outcome | None:
    if state.phase != "over":
        return None
    winners = champions(state)
    tokens = [state.tokens[unit_of(state, seat)] for seat in range(state.n)]
    return Outcome(
        code="champion" if len({unit_of(state, seat) for seat in winners}) == 1 else "shared",
        winners=tuple(winners),
        ranks=tuple(1 + sum(other > mine for other in tokens) for mine in tokens),
        scores=tuple(tokens),
        stats={"rounds": state.round_no, "deadlocks": state.deadlocks},
    )


def census(state: ChronosState) -> Mapping[str, int]:
    """All 83 red-back cards by code, all 27 Temple gods and all 12 timers by name, those in the box included."""
    cards = [card for place in (*state.piles, *state.hands, *state.winds, *state.stored) for card in place]
    cards += state.discard + state.box
    cards += [choice.card for choice in state.choices if choice is not None and choice.card != NO_CARD]
    codes = Counter(CODE[card] for card in cards)
    gods = [god for place in (state.row, state.used, state.reserve, state.gods_out, *state.front) for god in place]
    gods += [god for god in state.reserved if god != NO_CARD]
    named = Counter(gods)
    counted = {CODES[code]: codes[code] for code in range(len(CODES))}
    counted |= {GODS[god]: named[god] for god in range(len(GODS))}
    counted |= {timer: int(0 <= state.sand[i].top <= state.sand[i].dur) for i, timer in enumerate(TIMERS)}
    counted["distinct cards"] = len(set(cards))
    return counted


GAME: Final[Game[ChronosState, Command, Event, ChronosView, ChronosOptions]] = game_in(
    __name__,
    version="4",
    seats=range(2, 11),
    minutes=(15, 45),
    bot_minutes=(4, 17),
    real_time=True,
    pauses=Pauses(3, lambda state: state.round_no),  # 7.5: at most 3 a round
    latency=Latency(window=lambda options: options.fair_window_ms),
)

"""The end of the game and the rank of the planet."""

from typing import Final

from kermesse.core.clock import NEVER
from kermesse.core.game import Event
from kermesse.games.kreo.components import KIND
from kermesse.games.kreo.events import Ending, GameOver
from kermesse.games.kreo.rules.asking import answered, finished
from kermesse.games.kreo.state import EXCHANGE_PRICE, KreoState, held

RANK_OF: Final[dict[str, int]] = {
    "perfect": 4,
    "success": 3,
    "viable": 2,
    "unstable": 1,
    "asteroid": 0,
    "aggression_left": 0,
    "aggression_first": 0,
    "aggression_last": 0,
    "abandoned": 0,
}
WON: Final = 3  # this rank and better
PERFECT: Final = 2  # this many cards left or more


def planet_complete(state: KreoState, events: list[Event] | None) -> None:
    """End the game with PLANETE complete: the number of cards left decides the rank."""
    left = [card for seat in range(state.n) for card in held(state, seat)]
    if any(KIND[card] == "aggression" for card in left):
        end_game(state, "aggression_left", events)
    else:
        end_game(state, "perfect" if len(left) >= PERFECT else "success", events)


def cards_run_out(state: KreoState, events: list[Event] | None) -> None:
    """End the game with all hands empty, according to the state of PLANETE."""
    planet = state.table.get("PLANETE")
    if planet is None:
        end_game(state, "asteroid", events)
    else:
        end_game(state, "unstable" if len(planet) <= 1 else "viable", events)  # R12


def end_game(state: KreoState, code: Ending, events: list[Event] | None) -> None:
    exchange = state.exchange
    if exchange is not None:  # it is cancelled
        state.hands[exchange.seat].append(exchange.card)
        state.energy[exchange.seat] += EXCHANGE_PRICE
        state.exchange = None
    state.phase = "over"
    state.code = code
    state.rank = RANK_OF[code]
    finished(state)
    answered(state)
    state.reply_due = NEVER
    hands = [held(state, seat) for seat in range(state.n)]
    if events is not None:
        events.append(GameOver(code, state.rank, sum(map(len, hands)), hands))

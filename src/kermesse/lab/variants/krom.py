"""A search of Krom that plays on by the heuristics and judges the table by other weights than the levels do."""

from math import exp
from random import Random
from typing import Final

from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import Command
from kermesse.games.krom.imagine import imagine
from kermesse.games.krom.rules.play import apply_unheard, awaiting, deadline, decisions, expire_unheard
from kermesse.games.krom.rules.victory import ranks
from kermesse.games.krom.state import NOWHERE, KromState
from kermesse.games.krom.view import view
from kermesse.games.krom.view_types import KromView
from kermesse.players.bot import BotMaker
from kermesse.players.krom.bot import NormalBot
from kermesse.players.krom.heuristics import heuristic_choice
from kermesse.players.search import Search, searching

POINT: Final = 9.0  # what one is worth, in Kroms
TOKEN: Final = 2.0
CARD: Final = 1.5
HEART: Final = 0.6
TEMPER: Final = 12.0  # so many Kroms ahead is e times as likely to win
MOST_STEPS: Final = 2_000  # long before this those rounds are over


def _game_won(state: KromState, seat: int, command: Command, now: Millis, world: int) -> float:
    """Do that command and play this round and the next; return the seat's chance to win by how the table then looks."""
    randoms = [Random(world + other) for other in range(state.n)]
    if state.phase == "move":  # nobody knows what the others have chosen
        for other in range(state.n):
            if other != seat:
                state.destinations[other] = NOWHERE
    apply_unheard(state, seat, command, now)
    last = state.round_no + 1
    for _ in range(MOST_STEPS):
        if state.phase == "game_over" or state.round_no > last:
            break
        if not _go_on(state, now, randoms):
            due = deadline(state)
            if due >= NEVER:
                break
            now = max(now, due)
            expire_unheard(state, due)
    return _share_of(state, seat)


def _go_on(state: KromState, now: Millis, randoms: list[Random]) -> bool:
    for seat in awaiting(state):
        offers = decisions(state, seat, now)
        command = heuristic_choice(view(state, seat, now), seat, offers, randoms[seat]) if offers else None
        if command is not None:
            apply_unheard(state, seat, command, now)
            return True
    return False


def _share_of(state: KromState, seat: int) -> float:
    if state.phase == "game_over":
        placing = ranks(state)
        return 1.0 / placing.count(1) if placing[seat] == 1 else 0.0
    weights = [exp(_standing(state, other) / TEMPER) for other in range(state.n)]
    return weights[seat] / sum(weights)


def _standing(state: KromState, seat: int) -> float:
    kroms, *tokens = state.purses[seat]
    belongings = kroms + TOKEN * sum(tokens) + CARD * len(state.hands[seat])
    return POINT * state.points[seat] + belongings + HEART * state.hearts[seat]


def _is_searched(view: KromView) -> bool:
    return view.phase in ("move", "fight", "reaction", "loot", "action")


SearcherBot: Final[BotMaker] = searching(NormalBot, Search(imagine, _game_won, playouts=60, margin=0.0), _is_searched)

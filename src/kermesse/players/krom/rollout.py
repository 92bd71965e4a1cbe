"""Rollouts of Krom by heuristics, and the value of the result to a seat: for bots that look ahead."""

from random import Random
from typing import Final

from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import Command
from kermesse.games.krom.rules.play import apply_unheard, awaiting, deadline, decisions, expire_unheard
from kermesse.games.krom.rules.victory import ranks
from kermesse.games.krom.state import NOWHERE, KromState
from kermesse.games.krom.view import view
from kermesse.players.krom.heuristics import heuristic_choice
from kermesse.players.krom.position_value import chances

MOST_STEPS: Final = 2_000  # a round is over long before this


def value_after(state: KromState, seat: int, command: Command, now: Millis, world: int) -> float:
    """The seat's chance to win after that command and the rest of the round."""
    randoms = [Random(world + other) for other in range(state.n)]
    if state.phase == "move":  # let the others' hidden choices be those of players, not random ones
        for other in range(state.n):
            if other != seat:
                state.destinations[other] = NOWHERE
    apply_unheard(state, seat, command, now)
    last = state.round_no
    for _ in range(MOST_STEPS):
        if state.phase == "game_over" or state.round_no > last:
            break
        if not _go_on(state, now, randoms):
            due = deadline(state)
            if due >= NEVER:
                break
            now = max(now, due)
            expire_unheard(state, due)
    return share_of(state, seat)


def _go_on(state: KromState, now: Millis, randoms: list[Random]) -> bool:
    """Let one awaited seat decide; return False if none did."""
    for seat in awaiting(state):
        offers = decisions(state, seat, now)
        if not offers:
            continue
        command = (
            offers[0] if len(offers) == 1 else heuristic_choice(view(state, seat, now), seat, offers, randoms[seat])
        )
        if command is not None:
            apply_unheard(state, seat, command, now)
            return True
    return False


def share_of(state: KromState, seat: int) -> float:
    """The seat's share of a game, won or still open."""
    if state.phase == "game_over":
        placing = ranks(state)
        return 1.0 / placing.count(1) if placing[seat] == 1 else 0.0
    return chances(state)[seat]

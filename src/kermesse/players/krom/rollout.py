"""A table of Krom played on by heuristics, and how a seat then stands: for bots that look ahead."""

from random import Random
from typing import Final

from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import Command
from kermesse.games.krom.rules.asking import awaiting, deadline
from kermesse.games.krom.rules.legal import legal
from kermesse.games.krom.rules.play import apply_unheard, expire_unheard
from kermesse.games.krom.rules.victory import ranks
from kermesse.games.krom.state import NOWHERE, KromState
from kermesse.games.krom.view import view
from kermesse.players.krom.heuristics import heuristic_choice
from kermesse.players.krom.position_value import chances

MOST_STEPS: Final = 2_000  # long before this the round is over


def value_after(state: KromState, seat: int, command: Command, now: Millis, world: int) -> float:
    """That command done and the round played to its end: the seat's chance to win, as the table then looks."""
    randoms = [Random(world + other) for other in range(state.n)]
    if state.phase == "move":  # others who have chosen did so as players do, not just anyhow
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
    """One of those who are asked decides; whether anybody did."""
    for seat in awaiting(state):
        offers = [command for command in legal(state, seat, now) if not command.aside]
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
    """Of one game, won or still open."""
    if state.phase == "game_over":
        placing = ranks(state)
        return 1.0 / placing.count(1) if placing[seat] == 1 else 0.0
    return chances(state)[seat]

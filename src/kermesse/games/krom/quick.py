"""A table of Krom played on by rules of thumb, and how a seat then stands: for bots that look ahead."""

from math import exp
from random import Random
from typing import Final

from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import Command
from kermesse.games.krom.components import FULL_HEARTS
from kermesse.games.krom.rules.asking import awaiting, deadline
from kermesse.games.krom.rules.legal import legal
from kermesse.games.krom.rules.play import apply_unheard, expire_unheard
from kermesse.games.krom.rules.victory import ranks
from kermesse.games.krom.state import NOWHERE, KromState
from kermesse.games.krom.thumb import by_thumb
from kermesse.games.krom.view import view
from kermesse.games.krom.worth import CARD, LIFE

ROUNDS: Final = 1  # played on after the round under way
POINT: Final = 7.0  # what one is worth, in Kroms
TOKEN: Final = 2.6
TEMPER: Final = 8.0  # so many Kroms ahead is e times as likely to win
MOST_STEPS: Final = 2_000  # long before this those rounds are over


def value_after(state: KromState, seat: int, command: Command, now: Millis, world: int) -> float:
    """That command done and the next rounds played: the seat's chance to win, as the table then looks."""
    randoms = [Random(world + other) for other in range(state.n)]
    if state.phase == "move":  # others who have chosen did so as players do, not just anyhow
        for other in range(state.n):
            if other != seat:
                state.destinations[other] = NOWHERE
    apply_unheard(state, seat, command, now)
    last = state.round_no + ROUNDS
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
        command = offers[0] if len(offers) == 1 else by_thumb(view(state, seat, now), seat, offers, randoms[seat])
        if command is not None:
            apply_unheard(state, seat, command, now)
            return True
    return False


def share_of(state: KromState, seat: int) -> float:
    """Of one game, won or still open."""
    if state.phase == "game_over":
        placing = ranks(state)
        return 1.0 / placing.count(1) if placing[seat] == 1 else 0.0
    weights = [exp(_standing(state, other) / TEMPER) for other in range(state.n)]
    return weights[seat] / sum(weights)


def _standing(state: KromState, seat: int) -> float:
    purse = state.purses[seat]
    tokens = purse[1] + purse[2] + purse[3]
    belongings = purse[0] + TOKEN * tokens + CARD * len(state.hands[seat])
    return POINT * state.points[seat] + belongings + LIFE[state.hearts[seat] or FULL_HEARTS]

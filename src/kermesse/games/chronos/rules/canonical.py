"""The listed form of a command that is equivalent to a listed one."""

from kermesse.core.clock import NEVER
from kermesse.core.game import Command, Refused
from kermesse.games.chronos.commands import (
    HOME,
    LEAVE,
    LOWEST,
    PLACE_OF,
    PLAN,
    REALM,
    TAKE,
    UPPERMOST,
    Choose,
    GaiaBuy,
    MoveNeutral,
    MoveTimer,
    Offer,
    Ouranos,
    PlanMove,
)
from kermesse.games.chronos.components import CARDS, CODE, COST, TIMER_OF
from kermesse.games.chronos.rules.answers import judge_answer
from kermesse.games.chronos.rules.moves import costly, judge_destination, judge_neutral
from kermesse.games.chronos.rules.temple import judge_gaia, judge_offer, judge_ouranos, price
from kermesse.games.chronos.rules.waiting import judge_plan
from kermesse.games.chronos.state import NOBODY, ChronosState, realm


def canonical(state: ChronosState, seat: int, command: Command) -> Command:
    """The listed command that does the same or stands for many like it; the command itself if there is none."""
    if state.phase not in ("play", "zone", "closing"):
        return command
    try:
        if isinstance(command, MoveTimer) and state.phase != "closing":
            return _listed_move(state, seat, command)
        if isinstance(command, Offer):
            god, paid = judge_offer(state, seat, command.card, command.pay)
            return Offer(command.card, _listed_payment(realm(state, seat), COST[god] or 1, paid))
        if isinstance(command, GaiaBuy):
            god, paid = judge_gaia(state, seat, command.from_seat, command.card, command.pay)
            cost = price(state, command.from_seat, god)
            return GaiaBuy(command.from_seat, command.card, _listed_payment(realm(state, seat), cost, paid))
        if isinstance(command, Ouranos):
            give, get = judge_ouranos(state, seat, command.give, command.get)
            return Ouranos(_listed_end(realm(state, seat), give), _of_this_face(state.discard, get))
        if isinstance(command, MoveNeutral):
            _, _, pay = judge_neutral(state, seat, command, NEVER)
            return MoveNeutral(command.timer, command.to, _listed_end(realm(state, seat), pay))
        if isinstance(command, Choose):
            choice = state.choices[seat]
            if choice is not None:
                return judge_answer(state, seat, choice, command, NEVER)
        if isinstance(command, PlanMove):
            timer = judge_plan(state, seat, command)
            to = PLACE_OF[command.to]
            return PLAN[timer][to if to < REALM else HOME]
    except Refused:
        pass
    return command


def _listed_end(cards: list[int], card: int) -> str:
    return CARDS[card if card == cards[-1] else cards[0]]


def _listed_move(state: ChronosState, seat: int, command: MoveTimer) -> Command:
    timer = TIMER_OF.get(command.timer, NOBODY)
    if timer == NOBODY or state.owner[timer] == NOBODY:
        return command
    if timer in costly(state, seat):
        return LEAVE[timer][HOME]
    to = judge_destination(state, seat, timer, command, NEVER)
    if not command.take:
        return LEAVE[timer][to]
    if state.terms.steps:
        return TAKE[timer][to]
    if state.place.count(state.place[timer]) > 1:
        return LEAVE[timer][to] if command.if_blocked == "go" else command
    source = state.place[timer]
    cards = state.piles[source] if source < REALM else state.hands[source - REALM]
    return TAKE[timer][to] if command.expect in (None, CARDS[cards[-1]]) else command


def _listed_payment(cards: list[int], cost: int, paid: list[int]) -> tuple[str, ...]:
    """The listed payment that stands for this one."""
    if cost == 1:
        return (_of_this_face(cards, paid[0]),)
    return UPPERMOST if paid == cards[-cost:] and cost < len(cards) else LOWEST


def _of_this_face(cards: list[int], face: int) -> str:
    return next(CARDS[card] for card in reversed(cards) if CODE[card] == CODE[face])

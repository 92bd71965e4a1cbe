"""The legal commands of a seat; of equivalent commands, one."""

from typing import Final

from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import Command, Refused
from kermesse.games.chronos.commands import (
    ANNOUNCE,
    BAG,
    CALL_DEADLOCK,
    CANCEL,
    CASSANDRE_TAKE,
    COLOUR,
    DEMETER_FROM,
    FLIP,
    HOME,
    LEAVE,
    LOWEST,
    MOST_PILES,
    PASS,
    PLAN,
    RANSOM,
    READY,
    REALM,
    TAKE,
    UPPERMOST,
    VOTE_NO,
    VOTE_YES,
    Act,
    GaiaBuy,
    MoveNeutral,
    MoveTimer,
    Offer,
    Ouranos,
)
from kermesse.games.chronos.components import (
    ARES,
    CARDS,
    CASSANDRE,
    CODE,
    COLOURS,
    COST,
    DEMETER,
    GAIA,
    GOD,
    GODS,
    KIND,
    OURANOS,
    T10,
    TIMERS,
)
from kermesse.games.chronos.rules.answers import answers
from kermesse.games.chronos.rules.moves import is_attacked, knocks
from kermesse.games.chronos.rules.table import judge_colour
from kermesse.games.chronos.rules.talking import FALSE_PAUSE
from kermesse.games.chronos.rules.temple import is_choosing_with, price
from kermesse.games.chronos.rules.timers import is_one_too_many, standing
from kermesse.games.chronos.rules.waiting import PLAN_PAUSE, can_be_planned, can_call_deadlock
from kermesse.games.chronos.state import NEUTRAL, NO_CARD, ChronosState, own_timers, realm

# All moves of a timer at a table with that many piles: LEAVE_FOR[timer][count]. Followed by those including home:
# LEAVE_AT_ALL, TAKE_AT_ALL.
LEAVE_FOR: Final[list[list[list[MoveTimer]]]] = [
    [[leave[pile] for pile in range(count)] for count in range(MOST_PILES + 1)] for leave in LEAVE
]
LEAVE_AT_ALL: Final[list[list[list[MoveTimer]]]] = [
    [[leave[HOME], *some] for some in lists] for leave, lists in zip(LEAVE, LEAVE_FOR, strict=True)
]
TAKE_AT_ALL: Final[list[list[list[MoveTimer]]]] = [
    [[take[HOME], *(take[pile] for pile in range(count))] for count in range(MOST_PILES + 1)] for take in TAKE
]


def legal(state: ChronosState, seat: int, now: Millis) -> list[Command]:
    """The decisions, and before the first round the colours that can be asked for."""
    commands = decisions(state, seat, now)
    if state.phase == "ready" and state.round_no == 1 and not state.terms.lot:
        commands += _colours(state, seat)
    return commands


def decisions(state: ChronosState, seat: int, now: Millis) -> list[Command]:
    commands: list[Command] = []
    phase = state.phase
    if phase == "play" or phase == "zone" or phase == "closing":
        if state.choices[seat] is not None:
            commands = answers(state, seat, state.sand_now if state.terms.steps else now)
        elif phase != "closing":
            _play(state, seat, now, commands)
    elif phase in ("ready", "interval"):
        if not state.ready >> seat & 1:
            commands.append(READY)
        if phase == "interval" and state.terms.colour_vote:
            commands.append(VOTE_NO if state.votes >> seat & 1 else VOTE_YES)
    return commands


def _colours(state: ChronosState, seat: int) -> list[Command]:
    free: list[Command] = []
    for colour, name in enumerate(COLOURS):
        try:
            judge_colour(state, seat, name)
            free.append(COLOUR[colour])
        except Refused:
            pass
    return free


def _play(state: ChronosState, seat: int, now: Millis, commands: list[Command]) -> None:
    """List the commands of play.

    Runs for every seat after every move: a seat that can do nothing is recognised first.
    """
    terms = state.terms
    hands_only: bool = terms.hands_only
    sand_now = now if hands_only or not terms.steps else state.sand_now
    owner, sand = state.owner, state.sand
    running = resting = 0
    for timer in range(12):
        if owner[timer] == seat:
            if sand[timer].is_running(sand_now):
                running += 1
            else:
                resting += 1
    if hands_only and not resting:
        return
    own = own_timers(owner, seat)
    if not hands_only and terms.steps:
        if state.acts[seat] is None and not state.queue:
            _hand_commands(state, seat, own, sand_now, commands)
            commands.append(PASS)
    elif now - state.hand_at[seat] >= terms.hand_ms:
        _hand_commands(state, seat, own, now, commands)
    if state.phase != "play":
        return
    if not hands_only:
        if terms.manual and now - state.false_at[seat] >= FALSE_PAUSE:
            commands.append(ANNOUNCE)
        if terms.plans and now - state.planned_at[seat] >= PLAN_PAUSE:
            _plans(state, own, commands)
    if not running and can_call_deadlock(state):
        commands.append(CALL_DEADLOCK)


def _hand_commands(state: ChronosState, seat: int, own: list[int], now: Millis, commands: list[Command]) -> None:
    terms = state.terms
    commands += moves_of(state, seat, own, now)
    commands += [LEAVE[timer][HOME] for timer in knocks(state, seat, now)]
    if state.phase != "play":
        return
    for timer in own:
        if state.place[timer] == BAG:
            commands.append(RANSOM)
            break
    if terms.hands_only:
        return
    if terms.player_flips and seat == state.starter:
        commands += [FLIP[pile] for pile, up in enumerate(state.up) if not up]
    if terms.level == 3:
        _temple(state, seat, commands)
        if terms.duel:
            _neutral_moves(state, seat, now, commands)


def moves_of(state: ChronosState, seat: int, own: list[int], now: Millis) -> list[MoveTimer]:
    """The moves of the seat's own empty timers."""
    commands: list[MoveTimer] = []
    place = state.place
    plain = state.terms.level < 3 and False not in state.up  # every move exists: use the ready-made lists
    count = len(state.piles)
    places: list[int] = []
    for timer in own:
        source = place[timer]
        if source == BAG or state.sand[timer].is_running(now):
            continue
        if plain:
            commands += LEAVE_FOR[timer][count] if source == HOME else LEAVE_AT_ALL[timer][count]
            if source >= 0 and (is_alone(place, source) or state.terms.steps):
                commands += TAKE_AT_ALL[timer][count]
            continue
        places = places or _places(state, seat)
        leave = LEAVE[timer]
        goals = places if source == HOME else [HOME, *places]
        if state.terms.duel:
            goals = _uncontested(state, seat, timer, goals, now)
        commands += [leave[to] for to in goals]
        if _may_take(state, seat, source):
            take = TAKE[timer]
            commands += [take[to] for to in goals]
    return commands


def is_alone(place: list[int], source: int) -> bool:
    """True if exactly one timer is there."""
    there = 0
    for at in place:
        if at == source:
            there += 1
    return there == 1


def _places(state: ChronosState, seat: int) -> list[int]:
    """The places where a seat may put an empty timer down."""
    if state.phase == "zone":
        return [3 * seat, 3 * seat + 1, 3 * seat + 2]
    places = [pile for pile, up in enumerate(state.up) if up]
    if state.terms.level == 3:
        if ARES in state.front[seat]:
            places += [REALM + other for other in range(state.n) if other != seat and state.hands[other]]
        if is_attacked(state, seat):
            places.append(REALM + seat)
    return places


def _may_take(state: ChronosState, seat: int, source: int) -> bool:
    """True if the seat is alone on a pile that gives a card. In steps others may still leave before its turn."""
    if source < 0 or not (is_alone(state.place, source) or state.terms.steps):
        return False
    if source < REALM:
        return True
    return source != REALM + seat and bool(state.hands[source - REALM]) and ARES in state.front[seat]


def _uncontested(state: ChronosState, seat: int, timer: int, goals: list[int], now: Millis) -> list[int]:
    owner, place = state.owner, state.place
    theirs = standing(owner, place, 1 - seat)
    before = (standing(owner, place, seat) & theirs).bit_count()
    if state.terms.steps or before < 2:
        return goals  # one move makes at most one contested pile
    moved = place[:]
    moved[timer] = HOME
    rest = standing(owner, moved, seat) & theirs
    allowed = []
    for to in goals:
        contest = rest | (theirs & 1 << to) if to >= 0 else rest
        if not is_one_too_many(state, seat, before, contest.bit_count(), now):
            allowed.append(to)
    return allowed


def _temple(state: ChronosState, seat: int, commands: list[Command]) -> None:
    cards = realm(state, seat)
    gods = state.row if state.reserved[seat] == NO_CARD else [*state.row, state.reserved[seat]]
    if cards:
        for god in gods:
            commands += [Offer(GODS[god], pay) for pay in payments(cards, COST[god] or 1)]
    front = state.front[seat]
    if not front:
        return
    if GAIA in front:
        for seller, god, cost in for_sale(state, seat):
            commands += [GaiaBuy(seller, GODS[god], pay) for pay in payments(cards, cost)]
    if CASSANDRE in front and len(state.row) == 1:
        commands.append(CASSANDRE_TAKE)
    if DEMETER in front:
        commands += [DEMETER_FROM[place] for place in _free_tens(state, seat)]
    if OURANOS in front:
        back = of_each_face([card for card in state.discard if KIND[card] != GOD])
        commands += [Ouranos(CARDS[give], CARDS[get]) for give in _ends(cards) for get in back]


def soon(state: ChronosState, seat: int, now: Millis) -> list[Act]:
    """The commands that a hand may use once it has rested. Listed in advance, because no event marks that moment."""
    commands: list[Command] = []
    rests = not state.terms.steps and now - state.hand_at[seat] < state.terms.hand_ms
    if rests and state.phase in ("play", "zone") and state.choices[seat] is None:
        _hand_commands(state, seat, own_timers(state.owner, seat), now, commands)
    return commands  # type: ignore[return-value]  # of the hand only


def for_sale(state: ChronosState, seat: int) -> list[tuple[int, int, int]]:
    """The gods that GAIA may buy: seller, god, price."""
    return [
        (seller, god, price(state, seller, god))
        for seller in range(state.n)
        if seller != seat
        for god in state.front[seller]
        if not is_choosing_with(state, seller, god)
    ]


def payments(cards: list[int], cost: int) -> list[tuple[str, ...]]:
    """Payments of one card: the uppermost of each face.

    Of several: the lowest and the uppermost of the realm, which stand for all other choices.
    """
    if cost > len(cards):
        return []
    if cost == 1:
        return [(CARDS[card],) for card in of_each_face(cards)]
    return [LOWEST] if cost == len(cards) else [LOWEST, UPPERMOST]


def of_each_face(cards: list[int]) -> list[int]:
    """The uppermost card of each face: others of the same face differ only in their place."""
    return list({CODE[card]: card for card in cards}.values())


def _ends(cards: list[int]) -> list[int]:
    """The lowest and the uppermost card: they stand for any card of a realm."""
    return [cards[0], cards[-1]] if len(cards) > 1 else cards


def _free_tens(state: ChronosState, seat: int) -> list[int]:
    tens = [pile for pile, cards in enumerate(state.piles) if state.up[pile] and CODE[cards[-1]] == T10]
    tens += [
        REALM + other
        for other in range(state.n)
        if other != seat and state.hands[other] and CODE[state.hands[other][-1]] == T10
    ]
    return [place for place in tens if place not in state.place]


def _neutral_moves(state: ChronosState, seat: int, now: Millis, commands: list[Command]) -> None:
    cards = _ends(realm(state, seat))
    for timer in range(12):
        if state.owner[timer] == NEUTRAL and state.runs_out[timer] >= NEVER:
            commands += [
                MoveNeutral(TIMERS[timer], f"pile:{pile}", CARDS[card])
                for pile in range(len(state.piles))
                if pile != state.place[timer]
                for card in cards
            ]


def _plans(state: ChronosState, own: list[int], commands: list[Command]) -> None:
    for timer in own:
        if state.plans[timer] is not None:
            commands.append(CANCEL[timer])
        if state.place[timer] != BAG and can_be_planned(state, timer):
            plan = PLAN[timer]
            commands.append(plan[HOME])
            commands += [plan[pile] for pile in range(len(state.piles))]

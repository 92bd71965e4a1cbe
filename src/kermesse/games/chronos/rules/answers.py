"""The possible answers to an open choice (docs/rules/chronos.md, 4)."""

from itertools import product
from typing import Final

from kermesse.core.clock import Millis
from kermesse.core.game import Command, Refused
from kermesse.games.chronos.commands import BAG, CARD, GOD_CARD, MOST_PILES, NOTHING, TARGET, TIMER, Choose
from kermesse.games.chronos.components import (
    BASE_GODS,
    CARD_OF,
    CARDS,
    CODES,
    HERMES,
    TIMER_OF,
    TIMERS,
)
from kermesse.games.chronos.rules.gods import (
    cerbere_targets,
    hephaistos_timers,
    hermes_targets,
    is_jealous,
    is_protected,
)
from kermesse.games.chronos.rules.timers import (
    check_contest,
)
from kermesse.games.chronos.state import (
    NO_CARD,
    Choice,
    ChronosState,
    markers_of,
    opponents,
    others,
    realm,
    timers_of,
)

HECATE_GODS: Final[list[Command]] = [Choose(god=CODES[god]) for god in BASE_GODS]
AS_HERMES: Final[Command] = Choose(god=CODES[HERMES])
MOST_EROS_MOVES: Final = 190
# By timer, pile, and whether it is turned over.
EROS_MOVES: Final[list[list[tuple[Command, Command]]]] = [
    [(Choose(timer=timer, pile=pile), Choose(timer=timer, pile=pile, flip=True)) for pile in range(MOST_PILES)]
    for timer in TIMERS
]


def answers(state: ChronosState, seat: int, now: Millis) -> list[Command]:
    """Every answer to the seat's open choice; for SELENE's many sets of cards, one card of each."""
    choice = state.choices[seat]
    assert choice is not None
    kind = choice.kind
    found: list[Command]
    if kind == "hermes":
        found = [NOTHING, *(TARGET[other] for other in hermes_targets(state, seat))]
    elif kind == "hephaistos":
        found = [TIMER[timer] for timer in hephaistos_timers(state, seat)]
    elif kind == "cerbere":
        found = [TARGET[other] for other in cerbere_targets(state, seat)]
    elif kind == "hecate":
        found = [answer for answer in HECATE_GODS if answer != AS_HERMES or not is_jealous(state, seat)]
    elif kind == "persephone":
        picks = product(*persephone_timers(state, seat))
        found = [Choose(timers=tuple(TIMERS[timer] for timer in sorted(timers))) for timers in picks]
    elif kind == "dionysos":
        found = [
            Choose(target=other, mine=mine, theirs=theirs)
            for other in others(state, seat)
            for mine in markers_of(state, seat)
            for theirs in markers_of(state, other)
        ]
    elif kind == "apollon":
        found = [GOD_CARD[god] for god in state.row]
    elif kind == "selene":
        found = [NOTHING]
        if choice.most:
            found += [Choose(cards=(CARDS[card],)) for card in realm(state, seat)]
    elif kind == "charon":
        found = [CARD[card] for card in state.discard]
    elif kind == "eros":
        found = [NOTHING, *_eros_moves(state, seat, now)]
    else:
        found = [CARD[card] for card in realm(state, seat)]
    return found or [NOTHING]


def persephone_timers(state: ChronosState, seat: int) -> list[list[int]]:
    """For each other seat that has any, its timers outside the bag."""
    outside = [
        [timer for timer in timers_of(state, other) if state.place[timer] != BAG] for other in others(state, seat)
    ]
    return [timers for timers in outside if timers]


def _eros_moves(state: ChronosState, seat: int, now: Millis) -> list[Command]:
    turned: list[Command] = []
    unturned: list[Command] = []
    for other in others(state, seat):
        for timer in timers_of(state, other):
            for pile in range(len(state.piles)):
                if _eros_refusal(state, seat, timer, pile, now):
                    continue
                turned.append(EROS_MOVES[timer][pile][True])
                if state.place[timer] != pile:
                    unturned.append(EROS_MOVES[timer][pile][False])
    if len(turned) + len(unturned) <= MOST_EROS_MOVES:
        return turned + unturned
    return turned + _first_of_each_timer(unturned)


def _first_of_each_timer(moves: list[Command]) -> list[Command]:
    """One move per timer, for tables with many piles: it stands for all piles to which the timer can be moved
    unflipped.
    """
    first: dict[str | None, Command] = {}
    for move in moves:
        assert isinstance(move, Choose)
        first.setdefault(move.timer, move)
    return list(first.values())


def eros_can_move(state: ChronosState, seat: int) -> bool:
    return any(state.place[timer] != BAG for other in others(state, seat) for timer in timers_of(state, other))


def _eros_refusal(state: ChronosState, seat: int, timer: int, pile: int, now: Millis) -> str:
    owner = state.owner[timer]
    if owner < 0 or owner == seat or state.place[timer] == BAG:
        return "bad_choice"
    if not 0 <= pile < len(state.piles) or not state.up[pile]:
        return "bad_choice"
    if state.terms.duel:
        try:
            check_contest(state, seat, timer, pile, now)
        except Refused as refused:
            return refused.code
    return ""


def judge_answer(state: ChronosState, seat: int, choice: Choice, answer: Choose, now: Millis) -> Choose:
    """The listed answer equivalent to this one. Judged on arrival, since the table may have changed. Raises Refused."""
    found = answers(state, seat, now)
    listed = _listed(state, seat, choice, answer)
    if choice.kind == "eros" and listed not in found:
        listed = _listed_eros(state, seat, answer, found, now)
    if listed in found:
        return listed
    target = answer.target
    code = "bad_choice"
    if choice.kind == "hermes" and target is not None and 0 <= target < state.n and target != seat:
        code = "jealous" if is_jealous(state, seat) else "protected"
    elif choice.kind == "hecate" and answer == AS_HERMES:
        code = "jealous"
    elif choice.kind == "cerbere" and target in opponents(state, seat) and is_protected(state, target):
        code = "protected"
    elif choice.kind == "hephaistos" and answer.timer in TIMER_OF:
        owner = state.owner[TIMER_OF[answer.timer]]
        if owner in opponents(state, seat) and is_protected(state, owner):
            code = "protected"
    elif choice.kind == "eros" and answer.timer in TIMER_OF and answer.pile is not None:
        code = _eros_refusal(state, seat, TIMER_OF[answer.timer], answer.pile, now) or code
    raise Refused(code, "4", kind=choice.kind)


def _listed(state: ChronosState, seat: int, choice: Choice, answer: Choose) -> Choose:
    """The listed form of an equivalent answer: implied markers named, PERSEPHONE's timers in order."""
    if choice.kind == "dionysos" and answer.target is not None and 0 <= answer.target < state.n:
        mine = answer.mine or _only(markers_of(state, seat))
        theirs = answer.theirs or _only(markers_of(state, answer.target))
        named = Choose(target=answer.target, mine=answer.mine, theirs=answer.theirs)
        return Choose(target=answer.target, mine=mine, theirs=theirs) if named == answer else answer
    if choice.kind == "persephone" and answer == Choose(timers=answer.timers) and TIMER_OF.keys() >= set(answer.timers):
        return Choose(timers=tuple(sorted(answer.timers, key=TIMERS.index)))
    if choice.kind == "selene" and len(answer.cards) > 1 and answer == Choose(cards=answer.cards):
        cards = realm(state, seat)
        numbers = {CARD_OF.get(name, NO_CARD) for name in answer.cards}
        if len(numbers) == len(answer.cards) <= choice.most and all(card in cards for card in numbers):
            return Choose(cards=answer.cards[:1])
    return answer


def _listed_eros(state: ChronosState, seat: int, answer: Choose, found: list[Command], now: Millis) -> Choose:
    """The listed form of EROS' answer if one pile stands for all to which a timer can be moved unflipped."""
    timer, pile = TIMER_OF.get(answer.timer or "", -1), answer.pile
    if timer < 0 or pile is None or pile == state.place[timer] or _eros_refusal(state, seat, timer, pile, now):
        return answer
    if answer == Choose(timer=answer.timer, pile=pile):
        for move in found:
            if isinstance(move, Choose) and move.timer == answer.timer and not move.flip:
                return move
    return answer


def _only(markers: list[str]) -> str | None:
    return markers[0] if len(markers) == 1 else None

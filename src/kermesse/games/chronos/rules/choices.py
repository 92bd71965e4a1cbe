"""Open choices: what may be answered, what the answer does, and what happens when none comes in time (4)."""

from collections.abc import Callable
from itertools import product
from typing import Final

from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import Command, Event, Refused
from kermesse.games.chronos.commands import BAG, CARD, GOD_CARD, NOTHING, PLACES, TARGET, TIMER, Choose
from kermesse.games.chronos.components import (
    APOLLON,
    BASE_GODS,
    CARD_OF,
    CARDS,
    CODE,
    CODES,
    COST,
    GOD_OF,
    GODS,
    HERACLES,
    KIND,
    MONSTER,
    SELENE,
    TERRITORY,
    TIMER_OF,
    TIMERS,
    VALUE,
    WIND,
)
from kermesse.games.chronos.events import (
    CardCancelled,
    CardGiven,
    CardReserved,
    CardsStored,
    ChoiceMade,
    ChoiceTimedOut,
    MarkersSwapped,
    PilesSwapped,
    PlanDropped,
    TimerShifted,
)
from kermesse.games.chronos.rules.cards import (
    discard,
    holder,
    lay_in_realm,
    leave_realm,
    lowest_gift,
    names,
    own_cards,
    top,
    winds_among,
)
from kermesse.games.chronos.rules.ending import check_victory, end_round
from kermesse.games.chronos.rules.gods import (
    cerbere_targets,
    hephaistos_timers,
    hermes_targets,
    is_jealous,
    is_protected,
    receive,
    use_power,
)
from kermesse.games.chronos.rules.moves import carry_off
from kermesse.games.chronos.rules.timers import (
    check_contest,
    contested,
    displaced,
    into_bag,
    note_contest,
    put_flipped,
    put_unflipped,
    stamp,
)
from kermesse.games.chronos.state import (
    NO_CARD,
    Choice,
    ChoiceKind,
    ChronosState,
    markers_of,
    opponents,
    others,
    realm,
    timers_of,
    timers_of_marker,
)

HECATE_GODS: Final[list[Command]] = [Choose(god=CODES[god]) for god in BASE_GODS]


# What may be answered


def answers(state: ChronosState, seat: int, now: Millis) -> list[Command]:
    """Every answer to the seat's open choice; SELENE's many sets of cards by one card of each."""
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
        found = HECATE_GODS[:]
    elif kind == "persephone":
        picks = product(*persephone_timers(state, seat))
        found = [Choose(timers=tuple(TIMERS[timer] for timer in timers)) for timers in picks]
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
    found: list[Command] = []
    for other in others(state, seat):
        for timer in timers_of(state, other):
            for pile in range(len(state.piles)):
                if _eros_refusal(state, seat, timer, pile, now):
                    continue
                found.append(Choose(timer=TIMERS[timer], pile=pile, flip=True))
                if state.place[timer] != pile:
                    found.append(Choose(timer=TIMERS[timer], pile=pile))
    return found


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
    """The listed answer that this one is, or the refusal. Judged when it arrives: the world may have changed."""
    listed = _listed(state, seat, choice, answer)
    if listed in answers(state, seat, now):
        return listed
    target = answer.target
    code = "bad_choice"
    if choice.kind == "hermes" and target is not None and 0 <= target < state.n and target != seat:
        code = "jealous" if is_jealous(state, seat) else "protected"
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
    """The form in which an equivalent answer is listed: implied markers named, PERSEPHONE's timers in seat order."""
    if choice.kind == "dionysos" and answer.target is not None and 0 <= answer.target < state.n:
        mine = answer.mine or _only(markers_of(state, seat))
        theirs = answer.theirs or _only(markers_of(state, answer.target))
        named = Choose(target=answer.target, mine=answer.mine, theirs=answer.theirs)
        return Choose(target=answer.target, mine=mine, theirs=theirs) if named == answer else answer
    if choice.kind == "persephone" and answer == Choose(timers=answer.timers):
        order = [TIMERS[timer] for timers in persephone_timers(state, seat) for timer in timers]
        if all(timer in order for timer in answer.timers):
            return Choose(timers=tuple(sorted(answer.timers, key=order.index)))
    if choice.kind == "selene" and len(answer.cards) > 1 and answer == Choose(cards=answer.cards):
        cards = realm(state, seat)
        numbers = {CARD_OF.get(name, NO_CARD) for name in answer.cards}
        if len(numbers) == len(answer.cards) <= choice.most and all(card in cards for card in numbers):
            return Choose(cards=answer.cards[:1])
    return answer


def _only(markers: list[str]) -> str | None:
    return markers[0] if len(markers) == 1 else None


# What an answer does


def choose(state: ChronosState, seat: int, command: Choose, now: Millis, events: list[Event]) -> None:
    choice = state.choices[seat]
    if choice is None:
        raise Refused("no_choice", "3.4")
    listed = judge_answer(state, seat, choice, command, now)
    answer = command if choice.kind == "selene" else listed
    events.append(ChoiceMade(seat, choice.kind, answer, len(answer.cards)))
    _carry_out(state, seat, choice, answer, now, events)


def time_out(state: ChronosState, seat: int, now: Millis, events: list[Event]) -> None:
    """The default of an open choice."""
    choice = state.choices[seat]
    assert choice is not None
    answer = default_answer(state, seat, choice, now)
    events.append(ChoiceTimedOut(seat, choice.kind))
    _carry_out(state, seat, choice, answer, now, events)


def _carry_out(
    state: ChronosState, seat: int, choice: Choice, answer: Choose, now: Millis, events: list[Event]
) -> None:
    state.choices[seat] = None
    EFFECTS[choice.kind](state, seat, choice, answer, now, events)
    if choice.card != NO_CARD and choice.kind != "hecate":
        discard(state, choice.card)
    if state.phase in ("interval", "over"):
        return
    if state.phase == "closing":
        if state.choices[seat] is None:
            end_round(state, "last_card", seat, now, events)
        return
    if state.choices[seat] is None and state.takes:
        _finish_waiting_takes(state, seat, now, events)
    check_victory(state, seat, now, events)


def _finish_waiting_takes(state: ChronosState, seat: int, now: Millis, events: list[Event]) -> None:
    """A hand that waited for its owner's choice (7.2)."""
    for take in state.takes[:]:
        if take.seat == seat and take.due >= NEVER and state.choices[seat] is None and take in state.takes:
            state.takes.remove(take)
            card = state.piles[take.pile].pop()
            carry_off(state, seat, card, take.pile, now, events)


def _hermes(state: ChronosState, seat: int, choice: Choice, answer: Choose, now: Millis, events: list[Event]) -> None:
    other = answer.target
    if other is None:
        return
    hands = state.hands
    hands[seat], hands[other] = hands[other], hands[seat]
    events.append(
        PilesSwapped(seat, other, [top(hands[seat]), top(hands[other])], [len(hands[seat]), len(hands[other])])
    )


def _hephaistos(
    state: ChronosState, seat: int, choice: Choice, answer: Choose, now: Millis, events: list[Event]
) -> None:
    if answer.timer is not None:
        into_bag(state, seat, TIMER_OF[answer.timer], now, events)


def _cerbere(state: ChronosState, seat: int, choice: Choice, answer: Choose, now: Millis, events: list[Event]) -> None:
    if answer.target is None:
        return
    card = state.hands[answer.target].pop()
    to_pile = HERACLES in state.front[seat]
    if to_pile:
        state.hands[seat].append(card)
    else:
        discard(state, card)
    left = top(state.hands[answer.target])
    events.append(CardCancelled(seat, answer.target, CARDS[card], "pile" if to_pile else "discard", left))


def _hecate(state: ChronosState, seat: int, choice: Choice, answer: Choose, now: Millis, events: list[Event]) -> None:
    assert answer.god is not None
    use_power(state, seat, choice.card, CODES.index(answer.god), now, events)


def _persephone(
    state: ChronosState, seat: int, choice: Choice, answer: Choose, now: Millis, events: list[Event]
) -> None:
    for timer in answer.timers:
        into_bag(state, seat, TIMER_OF[timer], now, events)


def _dionysos(state: ChronosState, seat: int, choice: Choice, answer: Choose, now: Millis, events: list[Event]) -> None:
    other, mine, theirs = answer.target, answer.mine, answer.theirs
    assert other is not None
    assert mine is not None
    assert theirs is not None
    for marker, old, new in ((mine, seat, other), (theirs, other, seat)):
        for timer in timers_of_marker(state, marker):
            state.owner[timer] = new
            state.touched[timer] = now
            if state.plans[timer] is not None:
                state.plans[timer] = None
                events.append(PlanDropped(old, TIMERS[timer], "not_yours"))
    events.append(MarkersSwapped(seat, other, mine, theirs))


def _apollon(state: ChronosState, seat: int, choice: Choice, answer: Choose, now: Millis, events: list[Event]) -> None:
    if answer.card is None:
        return
    god = GOD_OF[answer.card]
    state.row.remove(god)
    state.reserved[holder(state, APOLLON)] = god
    events.append(CardReserved(seat, answer.card))


def _selene(state: ChronosState, seat: int, choice: Choice, answer: Choose, now: Millis, events: list[Event]) -> None:
    cards = own_cards(state, seat, answer.cards, "4.2")
    for card in cards:
        leave_realm(state, seat, card)
    state.stored[holder(state, SELENE)] += cards
    winds = names(winds_among(cards))
    events.append(CardsStored(seat, len(cards), winds, top(state.hands[seat]), names(cards)))


def _charon(state: ChronosState, seat: int, choice: Choice, answer: Choose, now: Millis, events: list[Event]) -> None:
    if answer.card is not None:
        card = CARD_OF[answer.card]
        state.discard.remove(card)
        receive(state, seat, card, now, events)


def _eros(state: ChronosState, seat: int, choice: Choice, answer: Choose, now: Millis, events: list[Event]) -> None:
    if answer.timer is None or answer.pile is None:
        return
    timer, pile = TIMER_OF[answer.timer], answer.pile
    source = state.place[timer]
    before = contested(state.owner, state.place) if state.terms.duel else 0
    if answer.flip:
        put_flipped(state, timer, pile, now)
    else:
        put_unflipped(state, timer, pile, now)
    displaced(state, seat, events)
    if state.terms.duel:
        note_contest(state, seat, before, now)
    ends_at = state.sand[timer].ends_at()
    events.append(TimerShifted(seat, answer.timer, PLACES[source], PLACES[pile], answer.flip, ends_at))
    stamp(state, pile, timer, seat, events)


def _eos_gift(state: ChronosState, seat: int, choice: Choice, answer: Choose, now: Millis, events: list[Event]) -> None:
    if answer.card is not None:
        card = CARD_OF[answer.card]
        leave_realm(state, seat, card)
        lay_in_realm(state, choice.to, card)
        events.append(CardGiven(seat, choice.to, answer.card, top(state.hands[seat])))


Effect = Callable[[ChronosState, int, Choice, Choose, Millis, list[Event]], None]
EFFECTS: Final[dict[ChoiceKind, Effect]] = {
    "hermes": _hermes,
    "hephaistos": _hephaistos,
    "cerbere": _cerbere,
    "hecate": _hecate,
    "persephone": _persephone,
    "dionysos": _dionysos,
    "apollon": _apollon,
    "selene": _selene,
    "charon": _charon,
    "eros": _eros,
    "eos_gift": _eos_gift,
}


# What happens when no answer comes


def default_answer(state: ChronosState, seat: int, choice: Choice, now: Millis) -> Choose:
    kind = choice.kind
    if kind in ("hermes", "selene", "eros"):
        return Choose()
    if kind == "hecate":
        return Choose(god=CODES[CODE[choice.card]])
    if kind == "apollon":
        return Choose(card=GODS[_dearest_god(state.row)]) if state.row else Choose()
    if kind == "charon":
        return _charon_default(state)
    if kind == "eos_gift":
        return Choose(card=CARDS[lowest_gift(state, seat)]) if realm(state, seat) else Choose()
    if kind == "dionysos":
        other = others(state, seat)[_draw(state, state.n - 1)]
        return Choose(target=other, mine=markers_of(state, seat)[0], theirs=markers_of(state, other)[0])
    listed = answers(state, seat, now)
    drawn = listed[_draw(state, len(listed))]
    assert isinstance(drawn, Choose)
    return drawn


def _draw(state: ChronosState, n: int) -> int:
    state.draws += 1
    return state.chance.below(n, "default", state.draws)


def _dearest_god(row: list[int]) -> int:
    """SELENE counts 1; of equals the leftmost."""
    return max(row, key=lambda god: (max(1, COST[god]), -row.index(god)))


def _charon_default(state: ChronosState) -> Choose:
    """The dearest Territory, the last discarded of equals; else a Wind, else a monster, else nothing."""
    best, best_worth = NO_CARD, (0, 0)
    for card in state.discard:
        kind = KIND[card]
        worth = (
            (3, VALUE[card]) if kind == TERRITORY else (2, 0) if kind == WIND else (1, 0) if kind == MONSTER else (0, 0)
        )
        if worth > (0, 0) and worth >= best_worth:
            best, best_worth = card, worth
    return Choose(card=CARDS[best]) if best != NO_CARD else Choose()

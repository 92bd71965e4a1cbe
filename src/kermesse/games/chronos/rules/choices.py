"""Effects of the answers to open choices (docs/rules/chronos.md, 4)."""

from collections.abc import Callable
from typing import Final

from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import Event, Refused
from kermesse.games.chronos.commands import PLACES, Choose
from kermesse.games.chronos.components import (
    CARD_OF,
    CARDS,
    CODES,
    EOS,
    GOD_OF,
    HERACLES,
    TIMER_OF,
    TIMERS,
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
from kermesse.games.chronos.rules.answers import judge_answer
from kermesse.games.chronos.rules.cards import (
    discard,
    holder,
    lay_in_realm,
    leave_realm,
    names,
    own_cards,
    top,
    winds_among,
)
from kermesse.games.chronos.rules.defaults import default_answer
from kermesse.games.chronos.rules.ending import check_victory, end_round
from kermesse.games.chronos.rules.gods import (
    receive,
    use_power,
)
from kermesse.games.chronos.rules.moves import carry_off
from kermesse.games.chronos.rules.timers import (
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
    timers_of_marker,
)


def choose(state: ChronosState, seat: int, command: Choose, now: Millis, events: list[Event] | None) -> None:
    choice = state.choices[seat]
    if choice is None:
        raise Refused("no_choice", "3.4")
    listed = judge_answer(state, seat, choice, command, now)
    answer = command if choice.kind in ("selene", "eros") else listed
    if events is not None:
        events.append(ChoiceMade(seat, choice.kind, answer, len(answer.cards)))
    _carry_out(state, seat, choice, answer, now, events)


def time_out(state: ChronosState, seat: int, now: Millis, events: list[Event] | None) -> None:
    """The default of an open choice."""
    choice = state.choices[seat]
    assert choice is not None
    answer = default_answer(state, seat, choice, now)
    if events is not None:
        events.append(ChoiceTimedOut(seat, choice.kind))
    _carry_out(state, seat, choice, answer, now, events)


def _carry_out(
    state: ChronosState, seat: int, choice: Choice, answer: Choose, now: Millis, events: list[Event] | None
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


def _finish_waiting_takes(state: ChronosState, seat: int, now: Millis, events: list[Event] | None) -> None:
    """Finish a take that waited for its owner's choice (7.2)."""
    for take in state.takes[:]:
        if take.seat == seat and take.due >= NEVER and state.choices[seat] is None and take in state.takes:
            state.takes.remove(take)
            card = state.piles[take.pile].pop()
            carry_off(state, seat, card, take.pile, now, events)


def _hermes(
    state: ChronosState, seat: int, choice: Choice, answer: Choose, now: Millis, events: list[Event] | None
) -> None:
    other = answer.target
    if other is None:
        return
    hands = state.hands
    hands[seat], hands[other] = hands[other], hands[seat]
    if events is not None:
        events.append(
            PilesSwapped(seat, other, [top(hands[seat]), top(hands[other])], [len(hands[seat]), len(hands[other])])
        )


def _hephaistos(
    state: ChronosState, seat: int, choice: Choice, answer: Choose, now: Millis, events: list[Event] | None
) -> None:
    if answer.timer is not None:
        into_bag(state, seat, TIMER_OF[answer.timer], now, events)


def _cerbere(
    state: ChronosState, seat: int, choice: Choice, answer: Choose, now: Millis, events: list[Event] | None
) -> None:
    if answer.target is None:
        return
    card = state.hands[answer.target].pop()
    to_pile = HERACLES in state.front[seat]
    if to_pile:
        state.hands[seat].append(card)
    else:
        discard(state, card)
    left = top(state.hands[answer.target])
    if events is not None:
        events.append(CardCancelled(seat, answer.target, CARDS[card], "pile" if to_pile else "discard", left))


def _hecate(
    state: ChronosState, seat: int, choice: Choice, answer: Choose, now: Millis, events: list[Event] | None
) -> None:
    assert answer.god is not None
    use_power(state, seat, choice.card, CODES.index(answer.god), now, events)


def _persephone(
    state: ChronosState, seat: int, choice: Choice, answer: Choose, now: Millis, events: list[Event] | None
) -> None:
    for timer in answer.timers:
        into_bag(state, seat, TIMER_OF[timer], now, events)


def _dionysos(
    state: ChronosState, seat: int, choice: Choice, answer: Choose, now: Millis, events: list[Event] | None
) -> None:
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
                if events is not None:
                    events.append(PlanDropped(old, TIMERS[timer], "not_yours"))
    if events is not None:
        events.append(MarkersSwapped(seat, other, mine, theirs))


def _apollon(
    state: ChronosState, seat: int, choice: Choice, answer: Choose, now: Millis, events: list[Event] | None
) -> None:
    if answer.card is None:
        return
    god = GOD_OF[answer.card]
    state.row.remove(god)
    state.reserved[seat] = god
    if events is not None:
        events.append(CardReserved(seat, answer.card))


def _selene(
    state: ChronosState, seat: int, choice: Choice, answer: Choose, now: Millis, events: list[Event] | None
) -> None:
    cards = own_cards(state, seat, answer.cards, "4.2")
    for card in cards:
        leave_realm(state, seat, card)
    state.stored[seat] += cards
    winds = names(winds_among(cards))
    if events is not None:
        events.append(CardsStored(seat, len(cards), winds, top(state.hands[seat]), names(cards)))


def _charon(
    state: ChronosState, seat: int, choice: Choice, answer: Choose, now: Millis, events: list[Event] | None
) -> None:
    if answer.card is not None:
        card = CARD_OF[answer.card]
        state.discard.remove(card)
        receive(state, seat, card, now, events)


def _eros(
    state: ChronosState, seat: int, choice: Choice, answer: Choose, now: Millis, events: list[Event] | None
) -> None:
    if answer.timer is None or answer.pile is None:
        return
    timer, pile = TIMER_OF[answer.timer], answer.pile
    source = state.place[timer]
    before = contested(state.owner, state.place) if state.terms.duel else 0
    if answer.flip:
        put_flipped(state, timer, pile, now)
    else:
        put_unflipped(state, timer, pile, now)
    if state.terms.duel:
        note_contest(state, seat, before, now)
    ends_at = state.sand[timer].ends_at()
    if events is not None:
        events.append(TimerShifted(seat, answer.timer, PLACES[source], PLACES[pile], answer.flip, ends_at))
    displaced(state, seat, events)
    stamp(state, pile, timer, seat, events)


def _eos_gift(
    state: ChronosState, seat: int, choice: Choice, answer: Choose, now: Millis, events: list[Event] | None
) -> None:
    if answer.card is not None:
        card = CARD_OF[answer.card]
        leave_realm(state, seat, card)
        to = holder(state, EOS)  # GAIA may have bought her meanwhile (M17)
        lay_in_realm(state, to, card)
        if events is not None:
            events.append(CardGiven(seat, to, answer.card, top(state.hands[seat])))


Effect = Callable[[ChronosState, int, Choice, Choose, Millis, list[Event] | None], None]
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

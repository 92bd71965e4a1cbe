"""Reactions: an announced Bonus may be cancelled by anybody else with a card in hand, and so may the counter (3.7)."""

from kermesse.core.clock import Millis
from kermesse.core.game import Event
from kermesse.games.krom.commands import NO_TARGET, named
from kermesse.games.krom.components import BONUS_CARDS, BONUS_KEYS, NO_KIND, NOPE, NOPES
from kermesse.games.krom.events import BonusAnnounced, BonusCancelled, BonusCountered
from kermesse.games.krom.rules import bonus
from kermesse.games.krom.rules.asking import ask
from kermesse.games.krom.rules.fight import open_fight_window, strike
from kermesse.games.krom.rules.hands import take_from_hand
from kermesse.games.krom.state import NO_WINDOW, KromState, Played


def announce(state: KromState, played: Played, now: Millis, events: list[Event] | None) -> None:
    """Announce a Bonus: it leaves the hand and lies face up with all its choices. Nothing is paid yet (R27)."""
    take_from_hand(state, played.owner, played.card)
    state.interrupted = state.phase
    state.bonus_no += 1
    state.stack = [played]
    card = BONUS_CARDS[played.card]
    if events is not None:
        events.append(
            BonusAnnounced(
                played.owner, card.key, played.target, named(played.give), named(played.take), _next_window(state)
            )
        )
    _ask_or_resolve(state, now, events)


def counter(state: KromState, seat: int, now: Millis, events: list[Event] | None) -> None:
    """Counter the top card. The first counter closes the window (R47); it may itself be countered (R26)."""
    take_from_hand(state, seat, NOPE)
    against = BONUS_KEYS[state.stack[-1].card]
    state.stack.append(Played(seat, NOPE, NO_TARGET, NO_KIND, NO_KIND))
    if events is not None:
        events.append(BonusCountered(seat, BONUS_KEYS[NOPE], against, _next_window(state)))
    _ask_or_resolve(state, now, events)


def is_open_to(state: KromState, seat: int) -> bool:
    """True if the seat has not yet answered the reaction window."""
    return state.phase == "reaction" and bool((state.asked & ~state.declined) >> seat & 1)


def decline(state: KromState, seat: int, now: Millis, events: list[Event] | None) -> None:
    """Decline in secret: the others only see the window close."""
    state.declined |= 1 << seat
    if state.declined == state.asked:
        close_window(state, now, events)


def close_window(state: KromState, now: Millis, events: list[Event] | None) -> None:
    """Close the window: nobody answers the top card."""
    if _take_effect(state, events):
        _resume(state, now, events)
    else:
        _ask_or_resolve(state, now, events)


def may_answer(state: KromState) -> int:
    """The seats asked about the top card, as a mask. None once all counters are visibly used."""
    spent = state.bonus_discard.count(NOPE) + sum(played.card == NOPE for played in state.stack)
    if spent == NOPES:
        return 0
    owner = state.stack[-1].owner
    mask = 0
    for seat in range(state.n):
        if seat != owner and state.hands[seat]:
            mask |= 1 << seat
    return mask


def _next_window(state: KromState) -> int:
    return state.window + 1 if may_answer(state) else NO_WINDOW


def _ask_or_resolve(state: KromState, now: Millis, events: list[Event] | None) -> None:
    """Open a window for the top card; if nobody can answer, let it take effect, and so on down the stack."""
    while True:
        state.asked = may_answer(state)
        state.declined = state.asked & state.auto_decline
        if state.asked:
            state.window += 1
            if state.declined != state.asked:
                state.phase = "reaction"
                ask(state, now)
                return
        if _take_effect(state, events):
            _resume(state, now, events)
            return


def _take_effect(state: KromState, events: list[Event] | None) -> bool:
    """Apply the top card. True if that ends the reaction; otherwise the card now on top takes effect again."""
    played = state.stack.pop()
    state.bonus_discard.append(played.card)
    if played.card == NOPE:
        cancelled = state.stack.pop()
        state.bonus_discard.append(cancelled.card)
        if events is not None:
            events.append(BonusCancelled(cancelled.owner, BONUS_KEYS[cancelled.card]))
        return not state.stack
    if BONUS_CARDS[played.card].symbol == "combat":
        strike(state, played, events)
    else:
        bonus.resolve(state, played, events)
    return True


def _resume(state: KromState, now: Millis, events: list[Event] | None) -> None:
    state.phase = state.interrupted
    state.asked = state.declined = 0
    if state.phase == "fight":
        open_fight_window(state, now, events)
    else:
        ask(state, now)

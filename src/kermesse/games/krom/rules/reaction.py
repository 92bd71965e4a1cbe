"""Reactions: an announced Bonus may be cancelled by anybody else with a card in hand, and so may the counter (3.7)."""

from kermesse.core.game import Command, Event
from kermesse.games.krom.commands import COUNTER, DECLINE, NO_TARGET, Counter, PlayBonus, named
from kermesse.games.krom.components import BONUS_CARDS, BONUS_KEYS, BONUS_OF, NO_KIND, NOPE, NOPES
from kermesse.games.krom.events import BonusAnnounced, BonusCancelled, BonusCountered
from kermesse.games.krom.rules import bonus
from kermesse.games.krom.rules.decision import WhyNot, ask, check
from kermesse.games.krom.rules.fight import open_fight_window, strike, why_not_strike
from kermesse.games.krom.rules.hands import take_from_hand
from kermesse.games.krom.state import NO_WINDOW, KromState, Played


def play_in_fight(state: KromState, seat: int, command: PlayBonus, events: list[Event] | None) -> None:
    check(why_not_strike(state, seat, command))
    _announce(state, seat, command, events)


def play_in_action(state: KromState, seat: int, command: PlayBonus, events: list[Event] | None) -> None:
    check(bonus.why_not_play(state, seat, command))
    _announce(state, seat, command, events)


def _announce(state: KromState, seat: int, command: PlayBonus, events: list[Event] | None) -> None:
    """Announce a Bonus: it leaves the hand and lies face up with all its choices. Nothing is paid yet (R27)."""
    played = bonus.declared(seat, command)
    take_from_hand(state, seat, played.card)
    state.interrupted = state.phase
    state.bonus_no += 1
    state.stack = [played]
    if events is not None:
        events.append(
            BonusAnnounced(
                seat, command.card, played.target, named(played.give), named(played.take), _next_window(state)
            )
        )
    _ask_or_resolve(state, events)


def asked(state: KromState) -> int:
    """The seats that may counter, even those that have declined: nobody sees that."""
    return state.asked


def list_answers(state: KromState, seat: int) -> list[Command]:
    commands: list[Command] = []
    if not _why_not_counter(state, seat, NOPE):
        commands.append(COUNTER)
    if not _why_not_decline(state, seat):
        commands.append(DECLINE)
    return commands


def _why_not_counter(state: KromState, seat: int, index: int) -> WhyNot:
    if index < 0:
        return "bad_parameter 3.7"
    if index not in state.hands[seat]:
        return "not_in_hand 3.7"
    return _why_not_decline(state, seat) if index == NOPE else "wrong_window 4.1"


def counter(state: KromState, seat: int, command: Counter, events: list[Event] | None) -> None:
    """Counter the top card. The first counter closes the window (R47); it may itself be countered (R26)."""
    check(_why_not_counter(state, seat, BONUS_OF.get(command.card, -1)))
    take_from_hand(state, seat, NOPE)
    against = BONUS_KEYS[state.stack[-1].card]
    state.stack.append(Played(seat, NOPE, NO_TARGET, NO_KIND, NO_KIND))
    if events is not None:
        events.append(BonusCountered(seat, BONUS_KEYS[NOPE], against, _next_window(state)))
    _ask_or_resolve(state, events)


def _why_not_decline(state: KromState, seat: int) -> WhyNot:
    return "already_done 3.7" if state.declined >> seat & 1 else ""


def decline(state: KromState, seat: int, command: Command, events: list[Event] | None) -> None:
    """Decline in secret: the others only see the window close."""
    check(_why_not_decline(state, seat))
    state.declined |= 1 << seat
    if state.declined == state.asked:
        if _take_effect(state, events):
            _resume(state, events)
        else:
            _ask_or_resolve(state, events)


def decline_late(state: KromState, seat: int, events: list[Event] | None) -> None:
    decline(state, seat, DECLINE, events)


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


def _ask_or_resolve(state: KromState, events: list[Event] | None) -> None:
    """Open a window for the top card; if nobody can answer, let it take effect, and so on down the stack."""
    while True:
        state.asked = may_answer(state)
        state.declined = state.asked & state.auto_decline
        if state.asked:
            state.window += 1
            if state.declined != state.asked:
                state.phase = "reaction"
                ask(state)
                return
        if _take_effect(state, events):
            _resume(state, events)
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


def _resume(state: KromState, events: list[Event] | None) -> None:
    state.phase = state.interrupted
    state.asked = state.declined = 0
    if state.phase == "fight":
        open_fight_window(state, events)
    else:
        ask(state)

"""A turn: one main action, perhaps the bonus action, and the countdown that ends the round."""

from kermesse.core.clock import Millis
from kermesse.core.game import Command, Event
from kermesse.games.kraaw.events import (
    CountdownStarted,
    CountdownStopped,
    ExchangeAnnounced,
    Exchanged,
    FlippedDown,
    Locked,
    Looked,
    LookResult,
    Place,
    RetaliationChosen,
    Revealed,
    StallGuardOn,
    TurnEnded,
    TurnStarted,
)
from kermesse.games.kraaw.rules.asking import answered, ask
from kermesse.games.kraaw.rules.listing import BONUSES, BONUSES_LOCKED_COUNTS, IS_BARE
from kermesse.games.kraaw.rules.scoring import end_round
from kermesse.games.kraaw.state import (
    DOWN,
    HAND,
    LOCKED,
    MOST_LOCKS,
    NOBODY,
    UP,
    KraawState,
    set_face,
    swap_cards,
)


def start_turn(state: KraawState, seat: int, now: Millis, events: list[Event] | None) -> None:
    state.active = seat
    if IS_BARE[state.patterns[seat]]:
        end_round(state, seat, now, events)  # R23: that seat's play is over
        return
    state.turn_no += 1
    state.turns += 1
    state.progress = False
    if events is not None:
        events.append(TurnStarted(seat, state.turn_no))
    guard = guard_is_on(state)
    if guard and not state.guarded and events is not None:
        events.append(StallGuardOn(state.stall, state.turn_no))
    state.guarded = guard
    state.phase = "main"
    ask(state, seat, now)


def guard_is_on(state: KraawState) -> bool:
    """True if the safeguard against endless exchanges of upright cards is on (R31)."""
    k = len(state.contenders)
    if state.stall >= k and 0 < state.options.stall_laps * k <= state.stall:
        return True
    return state.turn_no > k and 0 < state.options.lap_cap * k < state.turn_no


def look(state: KraawState, seat: int, slot: int, now: Millis, events: list[Event] | None) -> None:
    """Look at a card, the first half of "Look then reveal": the seat must now reveal one."""
    place = HAND * seat + slot
    state.known_to[place] |= 1 << seat
    state.looked = slot
    if events is not None:
        events.append(Looked(seat, slot))
        events.append(LookResult(seat, slot, state.values[place]))
    state.phase = "reveal"
    ask(state, seat, now)


def reveal(state: KraawState, seat: int, slot: int, now: Millis, events: list[Event] | None) -> None:
    """Reveal any own face-down card, not only the one looked at (R9): the second half."""
    state.looked = -1
    _turn_up(state, seat, slot, "look", events)
    after_main_action(state, now, events)


def reveal_lock(state: KraawState, seat: int, slot: int, now: Millis, events: list[Event] | None) -> None:
    _turn_up(state, seat, slot, "reveal_lock", events)
    if state.locks_made[seat] < MOST_LOCKS:  # R10: with both locks made it just stays upright
        _lock(state, seat, slot, events)
    after_main_action(state, now, events)


def lock(state: KraawState, seat: int, slot: int, now: Millis, events: list[Event] | None) -> None:
    _lock(state, seat, slot, events)
    after_main_action(state, now, events)


def exchange(state: KraawState, seat: int, target: int, slot: int, now: Millis, events: list[Event] | None) -> None:
    """Name a card to steal; the victim answers before it is turned up (R14)."""
    state.victim = target
    state.stolen = slot
    if events is not None:
        events.append(ExchangeAnnounced(seat, target, slot))
    answered(state, seat)
    state.phase = "retaliate"
    ask(state, target, now)


def retaliate(state: KraawState, victim: int, slot: int, now: Millis, events: list[Event] | None) -> None:
    """Take a card of the thief's for the victim; the two cards change places (R33)."""
    thief = state.active
    stolen = HAND * victim + state.stolen
    taken = HAND * thief + slot
    was_down = state.faces[stolen] == DOWN
    if events is not None:
        events.append(RetaliationChosen(victim, slot))
    swap_cards(state, stolen, taken)
    if state.dealt_to[stolen] == NOBODY or state.dealt_to[taken] == NOBODY:
        _follow_kitty_cards(state, stolen, taken)
    if events is not None:
        events.append(Exchanged(Place(thief, slot), Place(victim, state.stolen)))
    if was_down:  # R15: only the stolen card is turned up
        _turn_up(state, thief, slot, "theft", events)
    state.stolen = -1
    answered(state, victim)
    after_main_action(state, now, events)


def _follow_kitty_cards(state: KraawState, a: int, b: int) -> None:
    """Follow the card that somebody took from the kitty: everybody sees where it goes."""
    state.chien_card = [b if place == a else a if place == b else place for place in state.chien_card]


def bonus(
    state: KraawState, seat: int, lock_slot: int, flip_slot: int, now: Millis, events: list[Event] | None
) -> None:
    _lock(state, seat, lock_slot, events)
    place = HAND * seat + flip_slot
    unlocked = state.faces[place] == LOCKED  # R35: its lock is spent all the same
    set_face(state, place, DOWN)  # R20: same slot, and everybody still knows it
    if events is not None:
        events.append(FlippedDown(seat, flip_slot, unlocked))
    update_countdown(state, seat, events)
    end_turn(state, now, events)


def after_main_action(state: KraawState, now: Millis, events: list[Event] | None) -> None:
    """Update the countdowns of changed rows, the active seat first; then ask for the bonus action, if there is one."""
    seat = state.active
    update_countdown(state, seat, events)
    if state.victim != NOBODY:
        update_countdown(state, state.victim, events)
        state.victim = NOBODY
    if bonus_actions(state, seat):
        state.phase = "bonus"
        ask(state, seat, now)
    else:
        end_turn(state, now, events)


def bonus_actions(state: KraawState, seat: int) -> list[Command]:
    """The bonus actions of a seat after its main action; none with two locks made (R19)."""
    if state.locks_made[seat] >= MOST_LOCKS:
        return []
    found = BONUSES_LOCKED_COUNTS[state.patterns[seat]]  # this reading allows at least as much as the other
    if not found or state.options.bonus_reading == "locked_counts":
        return found
    return BONUSES[state.patterns[seat]]


def end_turn(state: KraawState, now: Millis, events: list[Event] | None) -> None:
    seat = state.active
    answered(state, seat)
    state.stall = 0 if state.progress else state.stall + 1
    if events is not None:
        events.append(TurnEnded(seat, state.turn_no))
    contenders = state.contenders
    start_turn(state, contenders[(contenders.index(seat) + 1) % len(contenders)], now, events)


def update_countdown(state: KraawState, seat: int, events: list[Event] | None) -> None:
    """Update a seat's countdown: it runs exactly while the seat has no face-down card."""
    bit = 1 << seat
    if IS_BARE[state.patterns[seat]]:
        if not state.countdown & bit:
            state.countdown |= bit
            if events is not None:
                events.append(CountdownStarted(seat))
    elif state.countdown & bit:
        state.countdown &= ~bit
        if events is not None:
            events.append(CountdownStopped(seat))


def _turn_up(state: KraawState, seat: int, slot: int, cause: str, events: list[Event] | None) -> None:
    place = HAND * seat + slot
    set_face(state, place, UP)
    state.public[place] = True
    state.progress = True
    if events is not None:
        events.append(Revealed(seat, slot, state.values[place], cause))  # type: ignore[arg-type]


def _lock(state: KraawState, seat: int, slot: int, events: list[Event] | None) -> None:
    set_face(state, HAND * seat + slot, LOCKED)
    state.progress = True
    state.locks_made[seat] += 1
    if events is not None:
        events.append(Locked(seat, slot, state.locks_made[seat]))

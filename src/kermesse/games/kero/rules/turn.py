"""The start and end of a turn: fire, sweeps, the stall guard, sliding and refilling the row, perhaps a Conquest."""

from typing import Literal

from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import Event
from kermesse.games.kero.components import CARD_INCOME, CONQUEST, CONQUESTS, DICE, INCOME, ROW_SLOTS, card_name
from kermesse.games.kero.events import (
    CardDiscarded,
    CardRevealed,
    ConquestDelayed,
    Income,
    LastTurn,
    TurnEnded,
    TurnStarted,
)
from kermesse.games.kero.rules.asking import ask
from kermesse.games.kero.rules.conquest import conquest, settle
from kermesse.games.kero.rules.scoring import end_game
from kermesse.games.kero.rules.supply import take_jerricans
from kermesse.games.kero.state import EMPTY, KeroState, rightmost


def start_turn(state: KeroState, seat: int, now: Millis, events: list[Event] | None) -> None:
    state.active = seat
    state.turn_no += 1
    state.phase = "prep"
    state.refinery_open = True
    state.die_credits = 0
    state.fireproof = False
    state.in_play = 0
    state.faces = [EMPTY] * len(DICE)
    state.in_air = 0
    state.turn_throws = 0
    state.used = 0
    state.harvest = [0, 0, 0, 0]
    state.fires = 0
    state.pending_free = 0
    state.sweeps = 0
    state.convert_used = False
    state.card_left_row = False
    state.dry_at = NEVER
    if events is not None:
        events.append(TurnStarted(seat, state.turn_no, state.round_no))
    if CARD_INCOME in state.powers[seat]:  # R6: it can pay for a fill
        income = take_jerricans(state, seat, INCOME)
        if income and events is not None:
            events.append(Income(seat))
    ask(state, "prep", now)


def end_turn(state: KeroState, now: Millis, events: list[Event] | None) -> None:
    """End the seat's turn; the rest of the harvest is lost."""
    state.harvest = [0, 0, 0, 0]
    if events is not None:
        events.append(TurnEnded(state.active))
    if state.last_turn:  # R26
        end_game(state, events)
        return
    if state.fires >= 2:  # R19: one card, however many fires
        _discard_rightmost(state, "fire", events)
    ask_for_sweep(state, now, events)


def ask_for_sweep(state: KeroState, now: Millis, events: list[Event] | None) -> None:
    if state.sweeps and rightmost(state) != EMPTY:
        state.phase = "sweep"
        ask(state, "choice", now)
    else:
        close_turn(state, now, events)


def sweep_card(state: KeroState, slot: int, now: Millis, events: list[Event] | None) -> None:
    state.sweeps -= 1
    _discard(state, slot, "sweep", events)
    ask_for_sweep(state, now, events)


def close_turn(state: KeroState, now: Millis, events: list[Event] | None) -> None:
    guard_against_stall(state, events)
    refill_row(state, now, events)


def close_lost_turn(state: KeroState, now: Millis, events: list[Event] | None) -> None:
    """Close a turn lost by a breakdown: the row stays as it is, unless the stall guard acts (R11)."""
    if events is not None:
        events.append(TurnEnded(state.active))
    if guard_against_stall(state, events):
        refill_row(state, now, events)
    else:
        start_turn(state, 1 - state.active, now, events)


def guard_against_stall(state: KeroState, events: list[Event] | None) -> bool:
    """Discard one card, as by fire, after too many turns in which no card left the row: they could go on for ever."""
    if state.card_left_row:
        state.stall_count = 0
        return False
    state.stall_count += 1
    guard = state.options.stall_guard
    if not guard or state.stall_count < guard:
        return False
    state.stall_count = 0
    return _discard_rightmost(state, "stall", events)


def refill_row(state: KeroState, now: Millis, events: list[Event] | None) -> None:
    if EMPTY in state.row:
        cards = [card for card in state.row if card != EMPTY]
        state.row = [EMPTY] * (ROW_SLOTS - len(cards)) + cards
    state.refill_conquests = 0
    state.refilled = []
    _complete_row(state, now, events)


def _complete_row(state: KeroState, now: Millis, events: list[Event] | None) -> None:
    """Refill the row from right to left, one card at a time; a Conquest interrupts it."""
    delayed = 0
    slot = ROW_SLOTS - 1
    row = state.row
    while slot >= 0 and state.deck:
        if row[slot] != EMPTY:
            slot -= 1
            continue
        card = state.deck.pop()
        state.refilled.append(card)
        if state.delayed:
            state.delayed -= 1
        if card != CONQUEST:
            row[slot] = card
            if events is not None:
                events.append(CardRevealed(slot + 1, card_name(card)))
        elif state.refill_conquests and state.options.chain_conquest == "delay":
            delayed += 1
            if events is not None:
                events.append(ConquestDelayed())
        else:
            state.card_discard.append(card)
            if not conquest(state, now, events):
                return
            if _is_the_end(state):
                end_game(state, events)
                return
    state.deck += [CONQUEST] * delayed
    state.delayed += delayed
    _next_turn(state, now, events)


def claim_tie(state: KeroState, slot: int, now: Millis, events: list[Event] | None) -> None:
    """Claim a tied land for the owner of the tie power; the Conquest and the refill go on."""
    settle(state, slot, events)
    if _is_the_end(state):
        end_game(state, events)
    else:
        _complete_row(state, now, events)


def _is_the_end(state: KeroState) -> bool:
    """True at the third Conquest after the second player's turn: both have then had equally many turns."""
    return state.conquests >= CONQUESTS and state.active != state.first


def _next_turn(state: KeroState, now: Millis, events: list[Event] | None) -> None:
    seat = 1 - state.active
    if state.conquests >= CONQUESTS:
        state.last_turn = True
        if events is not None:
            events.append(LastTurn(seat))
    start_turn(state, seat, now, events)


def _discard_rightmost(state: KeroState, cause: Literal["fire", "stall"], events: list[Event] | None) -> bool:
    slot = rightmost(state)
    if slot == EMPTY:
        return False
    _discard(state, slot, cause, events)
    return True


def _discard(state: KeroState, slot: int, cause: Literal["fire", "sweep", "stall"], events: list[Event] | None) -> None:
    card = state.row[slot]
    state.row[slot] = EMPTY
    state.card_left_row = True
    state.card_discard.append(card)
    if events is not None:
        events.append(CardDiscarded(slot + 1, card_name(card), cause))

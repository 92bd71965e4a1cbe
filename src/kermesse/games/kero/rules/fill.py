"""Fills of KERO: sand runs in until all of the rival's dice burn or the tank is full."""

from typing import Final

from kermesse.core.clock import NEVER, Millis, shown
from kermesse.core.game import Event
from kermesse.games.kero.commands import NAMES_OF
from kermesse.games.kero.components import ALL_DICE, AMBUSH, DICE_OF, FACE_SYMBOL, FACES, FIRE, WHITE_DICE
from kermesse.games.kero.events import (
    AmbushDeclined,
    AmbushPlayed,
    AmbushWindow,
    FillSkipped,
    RefuelAnnounced,
    RefuelEnded,
    RefuelStarted,
    RefuelThrow,
    Source,
)
from kermesse.games.kero.rules.asking import ask, restart_clock, stop_clock
from kermesse.games.kero.rules.supply import discard_tuarek, throw_dice
from kermesse.games.kero.rules.turn import close_lost_turn
from kermesse.games.kero.state import KeroState

LONE_THROWS: Final = 5  # R3, R4: the last die burns on its fifth throw, whatever it shows


def order_fills(state: KeroState, times: int, source: Source, now: Millis, events: list[Event] | None) -> None:
    """Order one or two fills for the active seat, with 8 dice each; afterwards the phase goes on."""
    state.return_to = "prep" if state.phase == "prep" else "develop"
    stop_clock(state, now)
    state.fill_no = 0
    state.fill_of = times
    state.source = source
    _next_fill(state, now, events)


def fill_after_panne(state: KeroState, now: Millis, events: list[Event] | None) -> None:
    """Give the free fill after a breakdown: white dice only, no ambush (R7)."""
    state.return_to = "next_turn"
    state.fill_no = state.fill_of = 1
    state.source = "breakdown"
    if events is not None:
        events.append(RefuelAnnounced(state.active, 1, 1, state.source))
    _start(state, WHITE_DICE, now, events)


def _next_fill(state: KeroState, now: Millis, events: list[Event] | None) -> None:
    seat = state.active
    while state.fill_no < state.fill_of:
        state.fill_no += 1
        if state.fuel[seat] >= state.capacity[seat]:  # R5: void, and not refunded
            if events is not None:
                events.append(FillSkipped(seat))
            continue
        if events is not None:
            events.append(RefuelAnnounced(seat, state.fill_no, state.fill_of, state.source))
        _ask_for_ambush(state, now, events)
        return
    _go_on(state, now, events)


def _go_on(state: KeroState, now: Millis, events: list[Event] | None) -> None:
    if state.return_to == "next_turn":
        close_lost_turn(state, now, events)
    else:
        state.phase = state.return_to
        restart_clock(state, now)


def _ask_for_ambush(state: KeroState, now: Millis, events: list[Event] | None) -> None:
    """Open the ambush window whatever the rival's tiles are, so that it shows nothing about them."""
    rival = 1 - state.active
    if not state.tuareks[rival]:
        _start(state, ALL_DICE, now, events)
        return
    order = state.standing[rival]
    if order == "ask" and state.options.reaction_policy == "ask":
        state.phase = "reaction"
        ask(state, "reaction", now)
        if events is not None:
            events.append(AmbushWindow(rival, shown(state.due)))
    else:
        answer_ambush(state, order == "always" and AMBUSH in state.tuareks[rival], now, events)


def answer_ambush(state: KeroState, play: bool, now: Millis, events: list[Event] | None) -> None:
    rival = 1 - state.active
    state.due = NEVER
    if play:
        discard_tuarek(state, rival, AMBUSH)
        if events is not None:
            events.append(AmbushPlayed(rival))
        _start(state, WHITE_DICE, now, events)
    else:
        if events is not None:
            events.append(AmbushDeclined(rival))
        _start(state, ALL_DICE, now, events)


def _start(state: KeroState, dice: int, now: Millis, events: list[Event] | None) -> None:
    seat = state.active
    state.phase = "refuelling"
    state.fill_dice = dice
    state.fill_t0 = state.fill_last = now
    state.fill_throws = 0
    state.lone_throws = 0
    state.tap_ready = False
    if events is not None:
        events.append(RefuelStarted(seat, list(NAMES_OF[dice]), now))
    if state.options.clock == "calm":
        while not _is_over(state):
            throw_fill_dice(state, now, events)
        _end(state, now, events)
        return
    state.flow[seat] = "in"
    state.since[seat] = now
    _await_throw(state)


def _await_throw(state: KeroState) -> None:
    """Set the moment of the next landing, or in tap mode the moment from which the rival may throw."""
    options = state.options
    if options.refuel_mode == "tap":
        state.tap_ready = False
        state.due = state.fill_last + options.tap_min_ms
    else:
        state.due = state.fill_last + options.refuel_throw_ms


def fill_falls_due(state: KeroState, now: Millis, events: list[Event] | None) -> None:
    if state.options.refuel_mode == "tap" and not state.tap_ready:
        state.tap_ready = True
        state.due = state.fill_last + state.options.tap_max_ms
        if state.due > now:
            return
    throw_now(state, now, events)


def throw_now(state: KeroState, now: Millis, events: list[Event] | None) -> None:
    """Land one throw, by time or by the rival's tap."""
    throw_fill_dice(state, now, events)
    if _is_over(state):
        _end(state, now, events)
    else:
        _await_throw(state)


def throw_fill_dice(state: KeroState, now: Millis, events: list[Event] | None) -> None:
    dice = state.fill_dice
    thrown = DICE_OF[dice]
    alone = len(thrown) == 1
    faces = throw_dice(state, thrown)
    left = 0
    for at in range(len(thrown)):
        die = thrown[at]
        if FACE_SYMBOL[die][faces[at]] != FIRE:
            left |= 1 << die
    if alone:
        state.lone_throws += 1
        if state.lone_throws >= LONE_THROWS:
            left = 0
    state.fill_throws += 1
    state.fill_dice = left
    state.fill_last = now
    if events is not None:
        shown = [FACES[die][face] for die, face in zip(thrown, faces, strict=True)]
        events.append(RefuelThrow(state.fill_throws, list(NAMES_OF[dice]), shown, list(NAMES_OF[left])))


def poured(state: KeroState) -> Millis:
    """The sand that this fill has let in up to the last landing."""
    if state.options.clock == "calm" or state.options.refuel_mode == "auto":
        return state.fill_throws * state.options.refuel_throw_ms
    return state.fill_last - state.fill_t0


def _is_over(state: KeroState) -> bool:
    seat = state.active
    return not state.fill_dice or state.fuel[seat] + poured(state) >= state.capacity[seat]  # R9


def _end(state: KeroState, now: Millis, events: list[Event] | None) -> None:
    seat = state.active
    before = state.fuel[seat]
    state.fuel[seat] = min(state.capacity[seat], before + poured(state))
    state.flow[seat] = "flat"
    state.since[seat] = now
    state.due = NEVER
    gained = state.fuel[seat] - before
    if events is not None:
        events.append(
            RefuelEnded(seat, state.fill_throws, gained, state.fuel[seat], "full" if state.fill_dice else "fire")
        )
    state.fill_dice = 0
    _next_fill(state, now, events)

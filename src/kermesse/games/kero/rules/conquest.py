"""Conquest cards: New Lands are won or leave the game."""

from kermesse.core.clock import Millis
from kermesse.core.game import Event
from kermesse.games.kero.components import (
    CONQUESTS,
    EXPLORERS,
    LAND_JERRICANS,
    LAND_SLOTS,
    LAND_TUAREKS,
    LANDS,
)
from kermesse.games.kero.events import ConquestCame, ExplorersReturned, LandDiscarded, LandsRevealed, LandWon
from kermesse.games.kero.rules.asking import ask, tie_owner
from kermesse.games.kero.rules.supply import draw_tuareks, take_jerricans
from kermesse.games.kero.state import EMPTY, NOBODY, KeroState, tied_lands


def conquest(state: KeroState, now: Millis, events: list[Event] | None) -> bool:
    """Carry out a Conquest; False if the owner of the tie power must first choose a land."""
    state.conquests += 1
    state.refill_conquests += 1
    if events is not None:
        events.append(ConquestCame(state.conquests))
    tied = tied_lands(state)
    if tie_owner(state) == NOBODY or not tied:
        settle(state, EMPTY, events)
        return True
    if len(tied) == 1:
        settle(state, tied[0], events)
        return True
    state.phase = "tie"
    ask(state, "choice", now)
    return False


def leader(here: int, there: int) -> int:
    """The clan with more Explorers; NOBODY if equal."""
    return NOBODY if here == there else 0 if here > there else 1


def settle(state: KeroState, claimed: int, events: list[Event] | None) -> None:
    """Settle the lands slot by slot: majorities, the tied land that was claimed, and lands that nobody won."""
    explorers = state.explorers
    for slot in range(LAND_SLOTS):
        land = state.lands[slot]
        if land == EMPTY:
            continue
        state.lands[slot] = EMPTY
        here, there = explorers[2 * slot], explorers[2 * slot + 1]
        if slot == claimed:
            _win(state, tie_owner(state), slot, land, events)
        elif here != there:
            _win(state, leader(here, there), slot, land, events)
        else:
            state.land_discard.append(land)
            if events is not None:
                events.append(LandDiscarded(slot + 1, LANDS[land], "tie" if here else "empty"))
    state.explorers = [0] * (2 * LAND_SLOTS)
    state.camp = [EXPLORERS, EXPLORERS]
    if events is not None:
        events.append(ExplorersReturned())
    if state.conquests < CONQUESTS:
        state.round_no += 1
        _reveal_lands(state, events)


def _win(state: KeroState, seat: int, slot: int, land: int, events: list[Event] | None) -> None:
    majority = state.explorers[2 * slot + seat] > state.explorers[2 * slot + 1 - seat]
    state.won[seat].append(land)
    jerricans = take_jerricans(state, seat, LAND_JERRICANS[land])
    if events is not None:
        events.append(LandWon(seat, slot + 1, LANDS[land], "majority" if majority else "tie_power", jerricans))
    draw_tuareks(state, seat, LAND_TUAREKS[land], events)


def _reveal_lands(state: KeroState, events: list[Event] | None) -> None:
    for slot in range(LAND_SLOTS):
        if state.land_pile:
            state.lands[slot] = state.land_pile.pop()
    if events is not None:
        events.append(LandsRevealed([LANDS[land] for land in state.lands if land != EMPTY]))

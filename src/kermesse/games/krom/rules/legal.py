"""The legal commands of a seat; of equivalent commands, one."""

from kermesse.core.clock import Millis
from kermesse.core.game import Command
from kermesse.games.krom.commands import (
    CLIMB,
    COUNTER,
    DECLINE,
    END,
    EVOLVE,
    GATHER,
    GO_FROM,
    HUNTS,
    PASS,
    PICK,
    REROLLS,
    RESHUFFLE,
    REST_HERE,
    SERVE,
    SETTLE,
    SETTLE_CHOICES,
    STRIKE,
    WISHES,
    Reroll,
)
from kermesse.games.krom.components import (
    ANYWHERE,
    BONUS_CARDS,
    CAVE,
    COSTS,
    DIE_PRICE,
    FOREST,
    FULL_HEARTS,
    GATHER_PRICES,
    KROMS,
    MOST_EXTRA,
    NOPE,
    REROLL_PRICES,
    SAVANNAH,
)
from kermesse.games.krom.rules import action, fight, places, table
from kermesse.games.krom.rules.bonus import list_plays
from kermesse.games.krom.state import NO_CARD, KromState, place_action_pending


def legal(state: KromState, seat: int, now: Millis) -> list[Command]:
    """The decisions, and the standing wishes, which can be changed at any time."""
    commands = decisions(state, seat, now)
    if state.phase != "game_over":
        commands += WISHES[(state.auto_decline >> seat & 1) * 2 + (state.auto_pass >> seat & 1)]
    return commands


def decisions(state: KromState, seat: int, now: Millis) -> list[Command]:
    commands: list[Command] = []
    phase = state.phase
    if phase == "action":
        if seat == state.active:
            _list_actions(state, seat, commands)
    elif phase == "move":
        commands += GO_FROM[state.places[seat]]
    elif phase == "fight":
        if seat in state.fighters:
            _list_fight(state, seat, commands)
    elif phase == "reaction":
        if state.asked >> seat & 1 and not state.declined >> seat & 1:
            if NOPE in state.hands[seat]:
                commands.append(COUNTER)
            commands.append(DECLINE)
    elif seat == state.active:
        if phase == "loot":
            commands = fight.list_loot(state)
        elif phase == "pick":
            commands = [PICK[character] for character in table.free_characters(state)]
    return commands


def _list_fight(state: KromState, seat: int, commands: list[Command]) -> None:
    for index in sorted(set(state.hands[seat])):
        card = BONUS_CARDS[index]
        if card.symbol == "combat" and card.place in (ANYWHERE, state.place):
            commands.append(STRIKE[index])
    if not state.passed >> seat & 1:
        commands.append(PASS)


def _list_actions(state: KromState, seat: int, commands: list[Command]) -> None:
    kroms = state.purses[seat][KROMS]
    place = state.place
    if place == CAVE:
        _list_cave(state, seat, kroms, commands)
    elif place == FOREST:
        if state.gathered == 0 and state.gather_discard:
            commands.append(RESHUFFLE)
        if state.gathered < len(GATHER_PRICES) and kroms >= GATHER_PRICES[state.gathered]:
            commands.append(GATHER)
    elif place == SAVANNAH:
        if not state.hunted:
            commands += HUNTS[min(MOST_EXTRA, kroms // DIE_PRICE)]
    elif state.climb:
        if state.rerolls < len(REROLL_PRICES) and kroms >= REROLL_PRICES[state.rerolls]:
            commands += REROLLS
        if places.offers_choice(state):
            commands += SETTLE_CHOICES
        else:
            commands.append(SETTLE)
    elif not state.settled:
        commands.append(CLIMB)
    _list_evolutions(state, seat, commands)
    if state.hands[seat]:
        list_plays(state, seat, commands)
    if not place_action_pending(state):
        commands.append(END)


def _list_evolutions(state: KromState, seat: int, commands: list[Command]) -> None:
    kroms, wood, bone, stone = state.purses[seat]
    for slot, card in enumerate(state.evolution_row):
        if card == NO_CARD:
            continue
        k, w, b, s = COSTS[card]
        if kroms >= k and wood >= w and bone >= b and stone >= s and action.may_build_here(state, card):
            commands.append(EVOLVE[slot])


def _list_cave(state: KromState, seat: int, kroms: int, commands: list[Command]) -> None:
    if state.rested:
        return
    if not state.served:
        commands.append(REST_HERE)
    for what, price in places.SERVICE_PRICES.items():
        if kroms >= price and places.in_stock(state, what) and (what != "heal" or state.hearts[seat] < FULL_HEARTS):
            commands.append(SERVE[what])


def canonical(state: KromState, seat: int, command: Command) -> Command:
    """The listed command: dice to be thrown again may be named in any order."""
    if isinstance(command, Reroll):
        return Reroll(tuple(sorted(command.dice)))
    return command

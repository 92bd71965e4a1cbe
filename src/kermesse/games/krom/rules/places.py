"""Actions of the four places: rest and services, gathering, hunting, climbing (3.8)."""

from itertools import combinations_with_replacement
from typing import Final, Literal

from kermesse.core.game import Event
from kermesse.games.krom.commands import Ware
from kermesse.games.krom.components import (
    BONE,
    BONUS,
    BONUS_PRICE,
    CLIMB_DICE,
    COMBINATIONS,
    DIE_PRICE,
    GATHER_CARDS,
    GATHER_PRICES,
    HEAL,
    HEAL_PRICE,
    HEARTS,
    KINDS,
    KROMS,
    ODDS,
    PREY,
    REROLL_PRICES,
    REST,
    STONE,
    TOKEN_PRICE,
    WOOD,
    Combination,
    Reward,
    combination,
)
from kermesse.games.krom.events import (
    Climbed,
    Gathered,
    GatherShuffled,
    Hunted,
    HuntRefilled,
    PileRebuilt,
    Rerolled,
    Rested,
    Served,
    Settled,
)
from kermesse.games.krom.rules.tokens import pay, receive, shuffle_pile, told
from kermesse.games.krom.state import KromState, throw

NOTHING: Reward = (0, 0, 0, 0, 0, 0)
SERVICE: Final[dict[Ware, Reward]] = {
    "wood": (0, 1, 0, 0, 0, 0),
    "bone": (0, 0, 1, 0, 0, 0),
    "stone": (0, 0, 0, 1, 0, 0),
    "bonus": (0, 0, 0, 0, 0, 1),
    "heal": (0, 0, 0, 0, HEAL, 0),
}
SERVICE_PRICES: Final[dict[Ware, int]] = {
    **dict.fromkeys(("wood", "bone", "stone"), TOKEN_PRICE),
    "bonus": BONUS_PRICE,
    "heal": HEAL_PRICE,
}


def turn_number(state: KromState) -> int:
    """The number of the action phase, used for its dice: every seat acts at most once a round."""
    return state.round_no * 8 + state.active


# The cave


def rest(state: KromState, events: list[Event] | None) -> None:
    at = told(events)
    got = receive(state, state.active, REST, "rest", events)
    state.rested = True
    if events is not None:
        events.insert(at, Rested(state.active, got[HEARTS], got[KROMS]))


def in_stock(state: KromState, what: Ware) -> bool:
    if what == "bonus":
        return bool(state.bonus_pile or state.bonus_discard)
    return what == "heal" or state.stock[KINDS.index(what)] > 0


def service(state: KromState, what: Ware, events: list[Event] | None) -> None:
    seat = state.active
    price = SERVICE_PRICES[what]
    pay(state, seat, KROMS, price)
    at = told(events)
    got = receive(state, seat, SERVICE[what], "service", events)
    state.served = True
    if events is not None:
        events.insert(at, Served(seat, price, got[WOOD], got[BONE], got[STONE], got[BONUS], got[HEARTS]))


# The forest


def gather_price(state: KromState) -> int:
    return GATHER_PRICES[state.gathered]


def reshuffle_gather(state: KromState, events: list[Event] | None) -> None:
    _rebuild_gather(state)
    if events is not None:
        events.append(GatherShuffled(state.active, len(state.gather_pile)))


def gather(state: KromState, events: list[Event] | None) -> None:
    price = gather_price(state)
    pay(state, state.active, KROMS, price)
    if not state.gather_pile:
        _rebuild_gather(state)
        if events is not None:
            events.append(PileRebuilt("gather", len(state.gather_pile)))
    index = state.gather_pile.pop()
    card = GATHER_CARDS[index]
    state.gathered += 1
    at = told(events)
    got = receive(state, state.active, card.reward, "gather", events)
    state.gather_discard.append(index)
    if events is not None:
        events.insert(at, Gathered(state.active, card.key, price, *got))


def _rebuild_gather(state: KromState) -> None:
    state.gather_pile += state.gather_discard
    state.gather_discard = []
    shuffle_pile(state, state.gather_pile)


# The savannah


def hunt(state: KromState, slot: int, extra: int, events: list[Event] | None) -> None:
    seat = state.active
    index = state.hunt_row[slot]
    prey = PREY[index]
    pay(state, seat, KROMS, DIE_PRICE * extra)
    dice = throw(state, prey.dice + extra, "hunt", turn_number(state))
    state.hunted = True
    caught = sum(dice) >= prey.value
    at = told(events)
    got = receive(state, seat, prey.reward, "hunt", events) if caught else NOTHING
    if events is not None:
        events.insert(at, Hunted(seat, slot, prey.id, extra, dice, sum(dice), caught, *got))
    if caught:  # R9: a prey that is not caught stays
        state.hunt_discard.append(index)
        if not state.hunt_pile:
            state.hunt_pile, state.hunt_discard = state.hunt_discard, []
            shuffle_pile(state, state.hunt_pile)
            if events is not None:
                events.append(PileRebuilt("hunt", len(state.hunt_pile)))
        state.hunt_row[slot] = state.hunt_pile.pop()
        if events is not None:
            events.append(HuntRefilled(slot, PREY[state.hunt_row[slot]].id))


def likeliest_prey(state: KromState) -> int:
    """The slot with the best odds without bought dice; of equals the lowest."""
    return max(range(len(state.hunt_row)), key=lambda slot: (ODDS[state.hunt_row[slot]][0], -slot))


# The mountain


def climb(state: KromState, events: list[Event] | None) -> None:
    state.climb = throw(state, CLIMB_DICE, "climb", turn_number(state))
    if events is not None:
        events.append(Climbed(state.active, state.climb[:]))


def reroll_price(state: KromState) -> int:
    return REROLL_PRICES[state.rerolls]


def reroll(state: KromState, chosen: list[int], events: list[Event] | None) -> None:
    price = reroll_price(state)
    pay(state, state.active, KROMS, price)
    state.rerolls += 1
    thrown = throw(state, len(chosen), f"reroll {state.rerolls}", turn_number(state))
    for at, pips in zip(chosen, thrown, strict=True):
        state.climb[at] = pips
    if events is not None:
        events.append(Rerolled(state.active, state.climb[:], chosen, price))


def settle(state: KromState, option: Literal["", "stone", "bonus"], events: list[Event] | None) -> None:
    reached = _reached(state)
    kroms, wood, bone, stone, hearts, bonus = reached.reward
    if option == "stone":
        stone += reached.choice
    elif option == "bonus":
        bonus += reached.choice
    at = told(events)
    got = receive(state, state.active, (kroms, wood, bone, stone, hearts, bonus), "climb", events)
    state.climb = []
    state.settled = True
    if events is not None:
        events.insert(at, Settled(state.active, reached.key, option, *got))


def offers_choice(state: KromState) -> bool:
    return _reached(state).choice > 0


def _reached(state: KromState) -> Combination:
    return REACHED[tuple(sorted(state.climb))]


REACHED: Final[dict[tuple[int, ...], Combination]] = {
    dice: COMBINATIONS[combination(list(dice))] for dice in combinations_with_replacement(range(1, 7), CLIMB_DICE)
}

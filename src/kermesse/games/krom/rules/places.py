"""Actions of the four places: rest and services, gathering, hunting, climbing (3.8)."""

from itertools import combinations_with_replacement
from typing import Final

from kermesse.core.game import Command, Event, Refused
from kermesse.games.krom.commands import (
    CLIMB,
    GATHER,
    HUNTS,
    REROLLS,
    RESHUFFLE,
    REST_HERE,
    SERVE,
    SETTLES,
    Climb,
    Gather,
    Hunt,
    Reroll,
    ReshuffleGather,
    Rest,
    Service,
    Settle,
    Ware,
)
from kermesse.games.krom.components import (
    BONE,
    BONUS,
    CAVE,
    CLIMB_DICE,
    COMBINATIONS,
    DIE_PRICE,
    FOREST,
    FULL_HEARTS,
    GATHER_CARDS,
    GATHER_PRICES,
    HEAL,
    HEARTS,
    KINDS,
    KROMS,
    MOST_EXTRA,
    MOUNTAIN,
    ODDS,
    PREY,
    REROLL_PRICES,
    REST,
    SAVANNAH,
    SERVICE_PRICES,
    STONE,
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
from kermesse.games.krom.rules.decision import WhyNot, check_at
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


def turn_number(state: KromState) -> int:
    """The number of the action phase, used for its dice: every seat acts at most once a round."""
    return state.round_no * 8 + state.active


def _why_not_pay(state: KromState, seat: int, kroms: int) -> WhyNot:
    return "cannot_pay 3.8" if state.purses[seat][KROMS] < kroms else ""


# The cave


def list_cave(state: KromState, seat: int, commands: list[Command]) -> None:
    if not _why_not_rest(state):
        commands.append(REST_HERE)
    for what, command in SERVE.items():
        if not _why_not_service(state, seat, what):
            commands.append(command)


def _why_not_rest(state: KromState) -> WhyNot:
    return "already_done R4" if state.rested or state.served else ""


def rest(state: KromState, seat: int, command: Rest, events: list[Event] | None) -> None:
    check_at(state, CAVE, _why_not_rest(state))
    at = told(events)
    got = receive(state, seat, REST, "rest", events)
    state.rested = True
    if events is not None:
        events.insert(at, Rested(seat, got[HEARTS], got[KROMS]))


def _why_not_service(state: KromState, seat: int, what: Ware) -> WhyNot:
    if state.rested:
        return "already_done R4"
    if state.purses[seat][KROMS] < SERVICE_PRICES[what]:
        return "cannot_pay 3.8"
    if not _in_stock(state, what):
        return "stock_empty R31"
    return "no_effect R5" if what == "heal" and state.hearts[seat] == FULL_HEARTS else ""


def _in_stock(state: KromState, what: Ware) -> bool:
    if what == "bonus":
        return bool(state.bonus_pile or state.bonus_discard)
    return what == "heal" or state.stock[KINDS.index(what)] > 0


def service(state: KromState, seat: int, command: Service, events: list[Event] | None) -> None:
    what = command.what
    check_at(state, CAVE, _why_not_service(state, seat, what))
    price = SERVICE_PRICES[what]
    pay(state, seat, KROMS, price)
    at = told(events)
    got = receive(state, seat, SERVICE[what], "service", events)
    state.served = True
    if events is not None:
        events.insert(at, Served(seat, price, got[WOOD], got[BONE], got[STONE], got[BONUS], got[HEARTS]))


# The forest


def list_forest(state: KromState, seat: int, commands: list[Command]) -> None:
    if not _why_not_reshuffle(state):
        commands.append(RESHUFFLE)
    if not _why_not_gather(state, seat):
        commands.append(GATHER)


def _why_not_reshuffle(state: KromState) -> WhyNot:
    if state.gathered:
        return "already_done R7"
    return "" if state.gather_discard else "nothing_to_shuffle 3.8"


def reshuffle(state: KromState, seat: int, command: ReshuffleGather, events: list[Event] | None) -> None:
    check_at(state, FOREST, _why_not_reshuffle(state))
    _rebuild_gather(state)
    if events is not None:
        events.append(GatherShuffled(seat, len(state.gather_pile)))


def _why_not_gather(state: KromState, seat: int) -> WhyNot:
    if state.gathered == len(GATHER_PRICES):
        return "limit_reached 3.8"
    return _why_not_pay(state, seat, GATHER_PRICES[state.gathered])


def gather(state: KromState, seat: int, command: Gather, events: list[Event] | None) -> None:
    check_at(state, FOREST, _why_not_gather(state, seat))
    price = GATHER_PRICES[state.gathered]
    pay(state, seat, KROMS, price)
    if not state.gather_pile:
        _rebuild_gather(state)
        if events is not None:
            events.append(PileRebuilt("gather", len(state.gather_pile)))
    index = state.gather_pile.pop()
    card = GATHER_CARDS[index]
    state.gathered += 1
    at = told(events)
    got = receive(state, seat, card.reward, "gather", events)
    state.gather_discard.append(index)
    if events is not None:
        events.insert(at, Gathered(seat, card.key, price, *got))


def _rebuild_gather(state: KromState) -> None:
    state.gather_pile += state.gather_discard
    state.gather_discard = []
    shuffle_pile(state, state.gather_pile)


# The savannah


def list_savannah(state: KromState, seat: int, commands: list[Command]) -> None:
    for extra in range(MOST_EXTRA + 1):
        if not _why_not_hunt(state, seat, extra):
            commands += HUNTS[extra]


def _why_not_hunt(state: KromState, seat: int, extra: int) -> WhyNot:
    return "already_done 3.8" if state.hunted else _why_not_pay(state, seat, DIE_PRICE * extra)


def hunt(state: KromState, seat: int, command: Hunt, events: list[Event] | None) -> None:
    slot, extra = command.slot, command.extra
    check_at(state, SAVANNAH, _why_not_hunt(state, seat, extra))
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


def list_mountain(state: KromState, seat: int, commands: list[Command]) -> None:
    if not _why_not_climb(state):
        commands.append(CLIMB)
    if not _why_not_reroll(state, seat):
        commands += REROLLS
    if not _why_not_settle(state):
        commands += SETTLES[offers_choice(state)]


def _why_not_climb(state: KromState) -> WhyNot:
    return "already_done 3.8" if state.climb or state.settled else ""


def climb(state: KromState, seat: int, command: Climb, events: list[Event] | None) -> None:
    check_at(state, MOUNTAIN, _why_not_climb(state))
    state.climb = throw(state, CLIMB_DICE, "climb", turn_number(state))
    if events is not None:
        events.append(Climbed(seat, state.climb[:]))


def _why_not_reroll(state: KromState, seat: int) -> WhyNot:
    if not state.climb:
        return "not_now 3.8"
    if state.rerolls == len(REROLL_PRICES):
        return "limit_reached 3.8"
    return _why_not_pay(state, seat, REROLL_PRICES[state.rerolls])


def reroll(state: KromState, seat: int, command: Reroll, events: list[Event] | None) -> None:
    chosen = sorted(command.dice)
    if not chosen or len(set(chosen)) != len(chosen) or chosen[0] < 0 or chosen[-1] >= CLIMB_DICE:
        raise Refused("bad_parameter", "3.8")
    check_at(state, MOUNTAIN, _why_not_reroll(state, seat))
    price = REROLL_PRICES[state.rerolls]
    pay(state, seat, KROMS, price)
    state.rerolls += 1
    thrown = throw(state, len(chosen), f"reroll {state.rerolls}", turn_number(state))
    for at, pips in zip(chosen, thrown, strict=True):
        state.climb[at] = pips
    if events is not None:
        events.append(Rerolled(seat, state.climb[:], chosen, price))


def _why_not_settle(state: KromState) -> WhyNot:
    return "" if state.climb else "not_now 3.8"


def settle(state: KromState, seat: int, command: Settle, events: list[Event] | None) -> None:
    option = command.option
    check_at(state, MOUNTAIN, _why_not_settle(state))
    if offers_choice(state) != bool(option):
        raise Refused("bad_choice", "1.3")
    reached = _reached(state)
    kroms, wood, bone, stone, hearts, bonus = reached.reward
    if option == "stone":
        stone += reached.choice
    elif option == "bonus":
        bonus += reached.choice
    at = told(events)
    got = receive(state, seat, (kroms, wood, bone, stone, hearts, bonus), "climb", events)
    state.climb = []
    state.settled = True
    if events is not None:
        events.insert(at, Settled(seat, reached.key, option, *got))


def offers_choice(state: KromState) -> bool:
    return _reached(state).choice > 0


def _reached(state: KromState) -> Combination:
    return REACHED[tuple(sorted(state.climb))]


REACHED: Final[dict[tuple[int, ...], Combination]] = {
    dice: COMBINATIONS[combination(list(dice))] for dice in combinations_with_replacement(range(1, 7), CLIMB_DICE)
}

"""The commands of an action phase: the checks of each, in the order of 3.11, and its effect (3.8)."""

from collections.abc import Callable
from typing import Any, Final

from kermesse.core.clock import Millis
from kermesse.core.game import Command, Event, Refused
from kermesse.games.krom.commands import (
    Climb,
    EndPhase,
    Evolve,
    Gather,
    Hunt,
    PlayBonus,
    Reroll,
    ReshuffleGather,
    Rest,
    Service,
    Settle,
)
from kermesse.games.krom.components import (
    CAVE,
    CLIMB_DICE,
    DIE_PRICE,
    FOREST,
    FULL_HEARTS,
    GATHER_PRICES,
    KROMS,
    MOUNTAIN,
    REROLL_PRICES,
    SAVANNAH,
)
from kermesse.games.krom.rules import action, places, reaction
from kermesse.games.krom.rules.bonus import check_play
from kermesse.games.krom.state import NO_CARD, KromState, place_action_pending


def _stand_on(state: KromState, place: int) -> None:
    if state.place != place:
        raise Refused("wrong_place", "3.8")


def _must_have(state: KromState, seat: int, kroms: int) -> None:
    if state.purses[seat][KROMS] < kroms:
        raise Refused("cannot_pay", "3.8")


def _play_bonus(state: KromState, seat: int, command: PlayBonus, now: Millis, events: list[Event] | None) -> None:
    reaction.announce(state, check_play(state, seat, command), now, events)


def _rest(state: KromState, seat: int, command: Rest, now: Millis, events: list[Event] | None) -> None:
    _stand_on(state, CAVE)
    if state.rested or state.served:
        raise Refused("already_done", "R4")
    places.rest(state, events)


def _service(state: KromState, seat: int, command: Service, now: Millis, events: list[Event] | None) -> None:
    _stand_on(state, CAVE)
    what = command.what
    if state.rested:
        raise Refused("already_done", "R4")
    _must_have(state, seat, places.SERVICE_PRICES[what])
    if not places.in_stock(state, what):
        raise Refused("stock_empty", "R31")
    if what == "heal" and state.hearts[seat] == FULL_HEARTS:
        raise Refused("no_effect", "R5")
    places.service(state, what, events)


def _reshuffle(state: KromState, seat: int, command: ReshuffleGather, now: Millis, events: list[Event] | None) -> None:
    _stand_on(state, FOREST)
    if state.gathered:
        raise Refused("already_done", "R7")
    if not state.gather_discard:
        raise Refused("nothing_to_shuffle", "3.8")
    places.reshuffle_gather(state, events)


def _gather(state: KromState, seat: int, command: Gather, now: Millis, events: list[Event] | None) -> None:
    _stand_on(state, FOREST)
    if state.gathered == len(GATHER_PRICES):
        raise Refused("limit_reached", "3.8")
    _must_have(state, seat, places.gather_price(state))
    places.gather(state, events)


def _hunt(state: KromState, seat: int, command: Hunt, now: Millis, events: list[Event] | None) -> None:
    _stand_on(state, SAVANNAH)
    if state.hunted:
        raise Refused("already_done", "3.8")
    _must_have(state, seat, DIE_PRICE * command.extra)
    places.hunt(state, command.slot, command.extra, events)


def _climb(state: KromState, seat: int, command: Climb, now: Millis, events: list[Event] | None) -> None:
    _stand_on(state, MOUNTAIN)
    if state.climb or state.settled:
        raise Refused("already_done", "3.8")
    places.climb(state, events)


def _reroll(state: KromState, seat: int, command: Reroll, now: Millis, events: list[Event] | None) -> None:
    dice = command.dice
    if not dice or len(set(dice)) != len(dice) or min(dice) < 0 or max(dice) >= CLIMB_DICE:
        raise Refused("bad_parameter", "3.8")
    _stand_on(state, MOUNTAIN)
    if not state.climb:
        raise Refused("not_now", "3.8")
    if state.rerolls == len(REROLL_PRICES):
        raise Refused("limit_reached", "3.8")
    _must_have(state, seat, places.reroll_price(state))
    places.reroll(state, sorted(dice), events)


def _settle(state: KromState, seat: int, command: Settle, now: Millis, events: list[Event] | None) -> None:
    _stand_on(state, MOUNTAIN)
    if not state.climb:
        raise Refused("not_now", "3.8")
    if places.offers_choice(state) != bool(command.option):
        raise Refused("bad_choice", "1.3")
    places.settle(state, command.option, events)


def _evolve(state: KromState, seat: int, command: Evolve, now: Millis, events: list[Event] | None) -> None:
    card = state.evolution_row[command.slot]
    if card == NO_CARD:
        raise Refused("bad_choice", "3.8")
    if not action.may_build_here(state, card):
        raise Refused("wrong_place", "3.8")
    if not action.can_afford(state, seat, card):
        raise Refused("cannot_pay", "3.8")
    action.evolve(state, command.slot, events)


def _end_phase(state: KromState, seat: int, command: EndPhase, now: Millis, events: list[Event] | None) -> None:
    if place_action_pending(state):
        raise Refused("place_action_pending", "R8")
    action.end_phase(state, events)


Do = Callable[[KromState, int, Any, Millis, list[Event] | None], None]

ACTS: Final[dict[type[Command], Do]] = {
    PlayBonus: _play_bonus,
    Rest: _rest,
    Service: _service,
    ReshuffleGather: _reshuffle,
    Gather: _gather,
    Hunt: _hunt,
    Climb: _climb,
    Reroll: _reroll,
    Settle: _settle,
    Evolve: _evolve,
    EndPhase: _end_phase,
}

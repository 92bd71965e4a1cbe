"""What a command does, and what falls due."""

from typing import Final

from kermesse.core.clock import Millis
from kermesse.core.game import Command, Event, Malformed, Refused, snake_case
from kermesse.games.krom.commands import (
    COMMANDS,
    NO_TARGET,
    ChooseDestination,
    Climb,
    Counter,
    Decline,
    EndPhase,
    Evolve,
    Gather,
    Hunt,
    Loot,
    PassFight,
    PickCharacter,
    PlayBonus,
    Reroll,
    ReshuffleGather,
    Rest,
    Service,
    SetAutoDecline,
    SetAutoPass,
    Settle,
    Ware,
)
from kermesse.games.krom.components import (
    ANYWHERE,
    BONUS_CARDS,
    BONUS_OF,
    CAVE,
    CHARACTER,
    CLIMB_DICE,
    DIE_PRICE,
    FOREST,
    FULL_HEARTS,
    GATHER_PRICES,
    KROMS,
    MOUNTAIN,
    NO_KIND,
    NOPE,
    PLACES,
    REROLL_PRICES,
    SAVANNAH,
)
from kermesse.games.krom.events import AutoDecision, FightPassed, PreferenceSet
from kermesse.games.krom.rules import action, fight, flow, places, reaction, table
from kermesse.games.krom.rules.asking import DECISION_OF, ask, awaiting
from kermesse.games.krom.rules.bonus import check_play
from kermesse.games.krom.state import (
    KROMOSAURE,
    NO_CARD,
    KromState,
    Played,
    place_action_pending,
)

NAME_OF: Final[dict[type, str]] = {kind: snake_case(kind.__name__) for kind in COMMANDS}
PREFERENCES: Final = frozenset(("set_auto_decline", "set_auto_pass"))
PHASES_OF: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(NAME_OF.values(), ("action",)),
    "pick_character": ("pick",),
    "choose_destination": ("move",),
    "play_bonus": ("fight", "action"),
    "pass_fight": ("fight",),
    "counter": ("reaction",),
    "decline": ("reaction",),
    "loot": ("loot",),
}
PLACE_OF: Final[dict[str, int]] = {
    "rest": CAVE,
    "service": CAVE,
    "reshuffle_gather": FOREST,
    "gather": FOREST,
    "hunt": SAVANNAH,
    "climb": MOUNTAIN,
    "reroll": MOUNTAIN,
    "settle": MOUNTAIN,
}


# What a command does


def apply(state: KromState, seat: int, command: Command, now: Millis) -> list[Event]:
    """Refusals in the order of 3.11; then the command's effect; then on to the next decision."""
    name = command.name if isinstance(command, Malformed) else NAME_OF[type(command)]
    phase = state.phase
    if phase == "game_over":
        raise Refused("game_over", "3.10")
    events: list[Event] = []
    if name in PREFERENCES:
        _set_preference(state, seat, command, now, events)
        flow.run_on(state, now, events)
        return events
    _check_moment(state, seat, name)
    if isinstance(command, Malformed):
        raise Refused("bad_parameter", "3.11")
    if phase == "action":
        _act(state, seat, name, command, now, events)
    elif isinstance(command, ChooseDestination):
        place = PLACES.index(command.place)
        if place == state.places[seat]:
            raise Refused("same_place", "3.4")
        flow.choose_destination(state, seat, place, now, events)
    elif phase == "fight":
        _answer_fight(state, seat, command, now, events)
    elif phase == "reaction":
        _answer_bonus(state, seat, command, now, events)
    elif isinstance(command, Loot):
        if not fight.can_loot(state, command.kind):
            raise Refused("bad_choice", "3.6")
        fight.loot(state, command.kind, now, events)
    elif isinstance(command, PickCharacter):
        if command.character not in CHARACTER:
            raise Refused("bad_parameter", "2")
        if CHARACTER[command.character] in state.characters:
            raise Refused("bad_choice", "2")
        table.pick_character(state, CHARACTER[command.character], now, events)
    else:
        raise no_rule_for(command)
    flow.run_on(state, now, events)
    return events


def _set_preference(state: KromState, seat: int, command: Command, now: Millis, events: list[Event]) -> None:
    """Private wishes, which never depend on the cards held: for the window that is open, and for those to come."""
    if not 0 <= seat < state.n:
        raise Refused("not_your_turn", "3.7")
    bit = 1 << seat
    if isinstance(command, SetAutoDecline):
        if bool(state.auto_decline & bit) == command.on:
            raise Refused("no_effect", "3.7")
        state.auto_decline ^= bit
        events.append(PreferenceSet(seat, "auto_decline", command.on))
        if command.on and reaction.is_open_to(state, seat):
            reaction.decline(state, seat, now, events)
    elif isinstance(command, SetAutoPass):
        if bool(state.auto_pass & bit) == command.on:
            raise Refused("no_effect", "3.7")
        state.auto_pass ^= bit
        events.append(PreferenceSet(seat, "auto_pass", command.on))
        if command.on and fight.is_open_to(state, seat):
            fight.pass_fight(state, seat, now, events)
    elif isinstance(command, Malformed):
        raise Refused("bad_parameter", "3.11")
    else:
        raise no_rule_for(command)


def _check_moment(state: KromState, seat: int, name: str) -> None:
    """The phase is right, and it is this seat's decision."""
    phase = state.phase
    if phase not in PHASES_OF[name]:
        raise Refused("wrong_phase", "3.2", command=name, phase=phase)
    if phase == "fight":
        asked = seat in state.fighters and seat != KROMOSAURE
    elif phase == "reaction":
        asked = seat >= 0 and bool(state.asked >> seat & 1)
    elif phase == "move":
        asked = 0 <= seat < state.n
    else:
        asked = seat == state.active
    if not asked:
        raise Refused("not_your_turn", "3.2")


def _answer_fight(state: KromState, seat: int, command: Command, now: Millis, events: list[Event]) -> None:
    if isinstance(command, PassFight):
        if state.passed >> seat & 1:
            raise Refused("already_done", "3.6")
        fight.pass_fight(state, seat, now, events)
    elif isinstance(command, PlayBonus):
        index = BONUS_OF.get(command.card, -1)
        named = command.target != NO_TARGET or command.give or command.take
        if index < 0 or named:
            raise Refused("bad_parameter", "3.2")
        card = BONUS_CARDS[index]
        if index not in state.hands[seat]:
            raise Refused("not_in_hand", "3.7", card=command.card)
        if card.symbol != "combat":
            raise Refused("wrong_window", "4.1", card=command.card)
        if card.place not in (ANYWHERE, state.place):
            raise Refused("wrong_place", "R44")
        reaction.announce(state, Played(seat, index, NO_TARGET, NO_KIND, NO_KIND), now, events)
    else:
        raise no_rule_for(command)


def _answer_bonus(state: KromState, seat: int, command: Command, now: Millis, events: list[Event]) -> None:
    declined = bool(state.declined >> seat & 1)
    if isinstance(command, Counter):
        index = BONUS_OF.get(command.card, -1)
        if index < 0:
            raise Refused("bad_parameter", "3.7")
        if index not in state.hands[seat]:
            raise Refused("not_in_hand", "3.7", card=command.card)
        if index != NOPE:
            raise Refused("wrong_window", "4.1", card=command.card)
        if declined:
            raise Refused("already_done", "3.7")
        reaction.counter(state, seat, now, events)
    elif isinstance(command, Decline):
        if declined:
            raise Refused("already_done", "3.7")
        reaction.decline(state, seat, now, events)
    else:
        raise no_rule_for(command)


def _act(state: KromState, seat: int, name: str, command: Command, now: Millis, events: list[Event]) -> None:
    """A command of the action phase. Each restarts the clock."""
    if isinstance(command, PlayBonus):
        reaction.announce(state, check_play(state, seat, command), now, events)
        return
    _check_parameters(command)
    if name in PLACE_OF and PLACE_OF[name] != state.place:
        raise Refused("wrong_place", "3.8")
    kroms = state.purses[seat][KROMS]
    if isinstance(command, Rest):
        if state.rested or state.served:
            raise Refused("already_done", "R4")
        places.rest(state, events)
    elif isinstance(command, Service):
        _check_service(state, seat, command.what)
        places.service(state, command.what, events)
    elif isinstance(command, ReshuffleGather):
        if state.gathered:
            raise Refused("already_done", "R7")
        if not state.gather_discard:
            raise Refused("nothing_to_shuffle", "3.8")
        places.reshuffle_gather(state, events)
    elif isinstance(command, Gather):
        if state.gathered == len(GATHER_PRICES):
            raise Refused("limit_reached", "3.8")
        if kroms < places.gather_price(state):
            raise Refused("cannot_pay", "3.8")
        places.gather(state, events)
    elif isinstance(command, Hunt):
        if state.hunted:
            raise Refused("already_done", "3.8")
        if kroms < DIE_PRICE * command.extra:
            raise Refused("cannot_pay", "3.8")
        places.hunt(state, command.slot, command.extra, events)
    elif isinstance(command, Climb):
        if state.climb or state.settled:
            raise Refused("already_done", "3.8")
        places.climb(state, events)
    elif isinstance(command, Reroll):
        if not state.climb:
            raise Refused("not_now", "3.8")
        if state.rerolls == len(REROLL_PRICES):
            raise Refused("limit_reached", "3.8")
        if kroms < places.reroll_price(state):
            raise Refused("cannot_pay", "3.8")
        places.reroll(state, sorted(command.dice), events)
    elif isinstance(command, Settle):
        if not state.climb:
            raise Refused("not_now", "3.8")
        if places.offers_choice(state) != bool(command.option):
            raise Refused("bad_choice", "1.3")
        places.settle(state, command.option, events)
    elif isinstance(command, Evolve):
        _check_evolve(state, seat, command.slot)
        action.evolve(state, command.slot, events)
    elif isinstance(command, EndPhase):
        if place_action_pending(state):
            raise Refused("place_action_pending", "R8")
        action.end_phase(state, events)
    else:
        raise no_rule_for(command)
    if state.phase == "action":
        ask(state, now)


def no_rule_for(command: Command) -> TypeError:
    """A command that came through all checks of its moment and that no rule knows: a fault of ours, not a seat's."""
    return TypeError(f"Krom has no rule for {type(command).__name__}")


def _check_parameters(command: Command) -> None:
    if isinstance(command, Reroll):
        dice = command.dice
        if not dice or len(set(dice)) != len(dice) or min(dice) < 0 or max(dice) >= CLIMB_DICE:
            raise Refused("bad_parameter", "3.8")


def _check_service(state: KromState, seat: int, what: Ware) -> None:
    if state.rested:
        raise Refused("already_done", "R4")
    if places.SERVICE_PRICES[what] > state.purses[seat][KROMS]:
        raise Refused("cannot_pay", "3.8")
    if not places.in_stock(state, what):
        raise Refused("stock_empty", "R31")
    if what == "heal" and state.hearts[seat] == FULL_HEARTS:
        raise Refused("no_effect", "R5")


def _check_evolve(state: KromState, seat: int, slot: int) -> None:
    card = state.evolution_row[slot]
    if card == NO_CARD:
        raise Refused("bad_choice", "3.8")
    if not action.may_build_here(state, card):
        raise Refused("wrong_place", "3.8")
    if not action.can_afford(state, seat, card):
        raise Refused("cannot_pay", "3.8")


# What falls due


def expire(state: KromState, now: Millis) -> list[Event]:
    """Time ran out: every open decision is taken as 3.12 says."""
    events: list[Event] = []
    phase = state.phase
    if phase == "reaction":  # unseen, like any decline
        state.declined = state.asked
        reaction.close_window(state, now, events)
    elif phase == "move":
        for seat in awaiting(state):
            events.append(AutoDecision(seat, DECISION_OF[phase]))
            state.destinations[seat] = flow.default_destination(state, seat)
        flow.reveal(state, now, events)
    elif phase == "fight":
        for seat in awaiting(state):
            events.append(AutoDecision(seat, DECISION_OF[phase]))
            events.append(FightPassed(seat))
            state.passed |= 1 << seat
        fight.close_fight(state, now, events)
    else:
        events.append(AutoDecision(state.active, DECISION_OF[phase]))
        if phase == "action":
            action.play_out_phase(state, events)
        elif phase == "loot":
            fight.loot(state, fight.default_loot(state), now, events)
        else:
            table.pick_character(state, table.default_character(state), now, events)
    flow.run_on(state, now, events)
    return events

"""Effects of commands, and deadlines."""

from typing import Final

from kermesse.core.clock import Millis
from kermesse.core.game import Command, Event, Malformed, Refused
from kermesse.core.tags import snake_case
from kermesse.games.krom.commands import (
    COMMANDS,
    NO_TARGET,
    ChooseDestination,
    Counter,
    Decline,
    Loot,
    PassFight,
    PickCharacter,
    PlayBonus,
    SetAutoDecline,
    SetAutoPass,
)
from kermesse.games.krom.components import (
    ANYWHERE,
    BONUS_CARDS,
    BONUS_OF,
    CHARACTER,
    NO_KIND,
    NOPE,
    PLACES,
)
from kermesse.games.krom.events import AutoDecision, FightPassed, PreferenceSet
from kermesse.games.krom.rules import action, fight, flow, reaction, table
from kermesse.games.krom.rules.acts import ACTS, Do
from kermesse.games.krom.rules.asking import DECISION_OF, ask, awaiting
from kermesse.games.krom.state import KROMOSAURE, KromState, Phase, Played

NAME_OF: Final[dict[type[Command], str]] = {kind: snake_case(kind.__name__) for kind in COMMANDS}
KIND_OF: Final[dict[str, type[Command]]] = {name: kind for kind, name in NAME_OF.items()}


# Commands


def apply(state: KromState, seat: int, command: Command, now: Millis) -> list[Event]:
    events: list[Event] = []
    _act(state, seat, command, now, events)
    return events


def apply_unheard(state: KromState, seat: int, command: Command, now: Millis) -> None:
    _act(state, seat, command, now, None)


def _act(state: KromState, seat: int, command: Command, now: Millis, events: list[Event] | None) -> None:
    """Check the command in the order of 3.11, apply it, and run on to the next decision. Raises Refused."""
    phase = state.phase
    if phase == "game_over":
        raise Refused("game_over", "3.10")
    do = RULES[phase].get(type(command))
    if do is None:
        _wish(state, seat, command, now, events)
    else:
        if not _is_asked(state, seat):
            raise Refused("not_your_turn", "3.2")
        do(state, seat, command, now, events)
        if phase == "action" and state.phase == "action":  # each command restarts the clock
            ask(state, now)
    if state.phase == "between":
        flow.run_on(state, now, events)


def _wish(state: KromState, seat: int, command: Command, now: Millis, events: list[Event] | None) -> None:
    """Apply a wish, or refuse a command of another phase.

    Raises TypeError for a kind that no phase knows: a fault in the rules.
    """
    kind = KIND_OF[command.name] if isinstance(command, Malformed) else type(command)
    wish = WISHES.get(kind)
    if wish is not None:
        if not 0 <= seat < state.n:
            raise Refused("not_your_turn", "3.7")
    elif kind not in RULES[state.phase]:
        if kind not in NAME_OF:
            raise TypeError(f"Krom has no rule for {kind.__name__}")
        raise Refused("wrong_phase", "3.2", command=NAME_OF[kind], phase=state.phase)
    elif not _is_asked(state, seat):
        raise Refused("not_your_turn", "3.2")
    if wish is None or isinstance(command, Malformed):
        raise Refused("bad_parameter", "3.11")
    wish(state, seat, command, now, events)


def _is_asked(state: KromState, seat: int) -> bool:
    """True if this seat is asked, even if it has already answered."""
    phase = state.phase
    if phase == "fight":
        return seat in state.fighters and seat != KROMOSAURE
    if phase == "reaction":
        return seat >= 0 and bool(state.asked >> seat & 1)
    if phase == "move":
        return 0 <= seat < state.n
    return seat == state.active


# Wishes: private, independent of the cards held; they hold for the open window and later ones (M14)


def _set_auto_decline(
    state: KromState, seat: int, command: SetAutoDecline, now: Millis, events: list[Event] | None
) -> None:
    bit = 1 << seat
    if bool(state.auto_decline & bit) == command.on:
        raise Refused("no_effect", "3.7")
    state.auto_decline ^= bit
    if events is not None:
        events.append(PreferenceSet(seat, "auto_decline", command.on))
    if command.on and reaction.is_open_to(state, seat):
        reaction.decline(state, seat, now, events)


def _set_auto_pass(state: KromState, seat: int, command: SetAutoPass, now: Millis, events: list[Event] | None) -> None:
    bit = 1 << seat
    if bool(state.auto_pass & bit) == command.on:
        raise Refused("no_effect", "3.7")
    state.auto_pass ^= bit
    if events is not None:
        events.append(PreferenceSet(seat, "auto_pass", command.on))
    if command.on and fight.is_open_to(state, seat):
        fight.pass_fight(state, seat, now, events)


# The other phases


def _pick(state: KromState, seat: int, command: PickCharacter, now: Millis, events: list[Event] | None) -> None:
    character = CHARACTER.get(command.character)
    if character is None:
        raise Refused("bad_parameter", "2")
    if character in state.characters:
        raise Refused("bad_choice", "2")
    table.pick_character(state, character, now, events)


def _go(state: KromState, seat: int, command: ChooseDestination, now: Millis, events: list[Event] | None) -> None:
    place = PLACES.index(command.place)
    if place == state.places[seat]:
        raise Refused("same_place", "3.4")
    flow.choose_destination(state, seat, place, now, events)


def _strike(state: KromState, seat: int, command: PlayBonus, now: Millis, events: list[Event] | None) -> None:
    index = BONUS_OF.get(command.card, -1)
    if index < 0 or command.target != NO_TARGET or command.give or command.take:
        raise Refused("bad_parameter", "3.2")
    card = BONUS_CARDS[index]
    if index not in state.hands[seat]:
        raise Refused("not_in_hand", "3.7", card=command.card)
    if card.symbol != "combat":
        raise Refused("wrong_window", "4.1", card=command.card)
    if card.place not in (ANYWHERE, state.place):
        raise Refused("wrong_place", "R44")
    reaction.announce(state, Played(seat, index, NO_TARGET, NO_KIND, NO_KIND), now, events)


def _pass_fight(state: KromState, seat: int, command: PassFight, now: Millis, events: list[Event] | None) -> None:
    if state.passed >> seat & 1:
        raise Refused("already_done", "3.6")
    fight.pass_fight(state, seat, now, events)


def _counter(state: KromState, seat: int, command: Counter, now: Millis, events: list[Event] | None) -> None:
    index = BONUS_OF.get(command.card, -1)
    if index < 0:
        raise Refused("bad_parameter", "3.7")
    if index not in state.hands[seat]:
        raise Refused("not_in_hand", "3.7", card=command.card)
    if index != NOPE:
        raise Refused("wrong_window", "4.1", card=command.card)
    if state.declined >> seat & 1:
        raise Refused("already_done", "3.7")
    reaction.counter(state, seat, now, events)


def _decline(state: KromState, seat: int, command: Decline, now: Millis, events: list[Event] | None) -> None:
    if state.declined >> seat & 1:
        raise Refused("already_done", "3.7")
    reaction.decline(state, seat, now, events)


def _loot(state: KromState, seat: int, command: Loot, now: Millis, events: list[Event] | None) -> None:
    if not fight.can_loot(state, command.kind):
        raise Refused("bad_choice", "3.6")
    fight.loot(state, command.kind, now, events)


RULES: Final[dict[Phase, dict[type[Command], Do]]] = {
    "pick": {PickCharacter: _pick},
    "move": {ChooseDestination: _go},
    "fight": {PlayBonus: _strike, PassFight: _pass_fight},
    "reaction": {Counter: _counter, Decline: _decline},
    "loot": {Loot: _loot},
    "action": ACTS,
}
WISHES: Final[dict[type[Command], Do]] = {SetAutoDecline: _set_auto_decline, SetAutoPass: _set_auto_pass}


# Deadlines


def expire(state: KromState, now: Millis) -> list[Event]:
    events: list[Event] = []
    _fall_due(state, now, events)
    return events


def expire_unheard(state: KromState, now: Millis) -> None:
    _fall_due(state, now, None)


def _fall_due(state: KromState, now: Millis, events: list[Event] | None) -> None:
    """Apply the default of every open decision (3.12)."""
    phase = state.phase
    if phase == "reaction":  # unseen, like any decline
        state.declined = state.asked
        reaction.close_window(state, now, events)
    elif phase == "move":
        for seat in awaiting(state):
            if events is not None:
                events.append(AutoDecision(seat, DECISION_OF[phase]))
            state.destinations[seat] = flow.default_destination(state, seat)
        flow.reveal(state, now, events)
    elif phase == "fight":
        for seat in awaiting(state):
            if events is not None:
                events.append(AutoDecision(seat, DECISION_OF[phase]))
                events.append(FightPassed(seat))
            state.passed |= 1 << seat
        fight.close_fight(state, now, events)
    else:
        if events is not None:
            events.append(AutoDecision(state.active, DECISION_OF[phase]))
        if phase == "action":
            action.play_out_phase(state, events)
        elif phase == "loot":
            fight.loot(state, fight.default_loot(state), now, events)
        else:
            table.pick_character(state, table.default_character(state), now, events)
    flow.run_on(state, now, events)

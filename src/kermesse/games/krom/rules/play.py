"""The table of decisions, and all that is read off it: legal commands, refusals, effects, time-outs, whose turn it is."""

from collections.abc import Mapping
from typing import Final

from kermesse.core.clock import Millis
from kermesse.core.game import SEATS_OF, Command, Event, Malformed, Refused
from kermesse.core.pace import Decisions
from kermesse.core.tags import snake_case
from kermesse.games.krom import commands as do
from kermesse.games.krom.events import AutoDecision, PreferenceSet
from kermesse.games.krom.options import PACE
from kermesse.games.krom.rules import action, fight, flow, loot, move, pick, places, reaction
from kermesse.games.krom.rules.decision import JUST_ASKED, Decision, Do, ask
from kermesse.games.krom.state import NO_WINDOW, KromState, Phase

LIMITS: Final[Decisions] = PACE  # a module's own name is looked up faster when compiled

DECISIONS: Final[dict[Phase, Decision]] = {
    "pick": Decision("pick_character", pick.list_picks, {do.PickCharacter: pick.pick}, pick.pick_late),
    "move": Decision(
        "choose_destination",
        move.list_destinations,
        {do.ChooseDestination: move.go},
        move.go_late,
        asked=move.everybody,
        awaited=move.undecided,
    ),
    "fight": Decision(
        "fight",
        fight.list_answers,
        {do.PlayBonus: reaction.play_in_fight, do.PassFight: fight.pass_fight},
        fight.pass_late,
        asked=fight.fighting,
        awaited=fight.undecided,
    ),
    "reaction": Decision(
        "reaction",
        reaction.list_answers,
        {do.Counter: reaction.counter, do.Decline: reaction.decline},
        reaction.decline_late,
        asked=reaction.asked,
        awaited=reaction.asked,
    ),
    "loot": Decision("loot", loot.list_loot, {do.Loot: loot.loot}, loot.loot_late),
    "action": Decision(
        "action",
        action.list_actions,
        {
            do.Rest: places.rest,
            do.Service: places.service,
            do.ReshuffleGather: places.reshuffle,
            do.Gather: places.gather,
            do.Hunt: places.hunt,
            do.Climb: places.climb,
            do.Reroll: places.reroll,
            do.Settle: places.settle,
            do.Evolve: action.evolve,
            do.PlayBonus: reaction.play_in_action,
            do.EndPhase: action.end_phase,
        },
        action.end_late,
    ),
}


# What may be done


def awaiting(state: KromState) -> tuple[int, ...]:
    """The awaited seats. In a reaction all that are asked, even those that have declined: nobody sees that."""
    decision = DECISIONS.get(state.phase)
    if decision is None:
        return ()
    return SEATS_OF[1 << state.active if decision.awaited is None else decision.awaited(state)]


def answered(state: KromState, seat: int) -> bool:
    """True if the seat has declined in secret; it still appears to be awaited (M15)."""
    return state.phase == "reaction" and bool(state.declined >> seat & 1)


def decisions(state: KromState, seat: int, now: Millis) -> list[Command]:
    decision = DECISIONS.get(state.phase)
    if decision is None or not decision.is_asked(state, seat):
        return []
    return decision.list_legal(state, seat)


def legal(state: KromState, seat: int, now: Millis) -> list[Command]:
    """The decisions, and the standing wishes, which can be changed at any time."""
    commands = decisions(state, seat, now)
    if state.phase != "game_over":
        commands += [do.AUTO_DECLINE[not _declines(state, seat)], do.AUTO_PASS[not _passes(state, seat)]]
    return commands


def canonical(state: KromState, seat: int, command: Command) -> Command:
    """The listed command: dice to be thrown again may be named in any order."""
    if isinstance(command, do.Reroll):
        return do.Reroll(tuple(sorted(command.dice)))
    return command


# What happens


def apply(state: KromState, seat: int, command: Command, now: Millis) -> list[Event]:
    events: list[Event] = []
    _act(state, seat, command, now, events)
    return events


def apply_unheard(state: KromState, seat: int, command: Command, now: Millis) -> None:
    _act(state, seat, command, now, None)


def _act(state: KromState, seat: int, command: Command, now: Millis, events: list[Event] | None) -> None:
    """Check the command in the order of 3.11, apply it, and run on to the next decision. Raises Refused."""
    decision = DECISIONS.get(state.phase)
    if decision is None:
        raise Refused("game_over", "3.10")
    act = decision.commands.get(type(command))
    if act is None:
        _wish(state, seat, command, decision, events)
    else:
        if not decision.is_asked(state, seat):
            raise Refused("not_your_turn", "3.2")
        act(state, seat, command, events)
        if state.phase == "action":  # each command restarts the clock
            ask(state)
    _go_on(state, now, events)


def _wish(state: KromState, seat: int, command: Command, decision: Decision, events: list[Event] | None) -> None:
    """Apply a wish, or refuse a command of another phase or one that could not be read.

    Raises TypeError for a kind that no phase knows: a fault in the rules.
    """
    kind = KIND_OF[command.name] if isinstance(command, Malformed) else type(command)
    wish = WISHES.get(kind)
    if wish is not None:
        if not 0 <= seat < state.n:
            raise Refused("not_your_turn", "3.7")
    elif kind not in decision.commands:
        if kind not in do.COMMANDS:
            raise TypeError(f"Krom has no rule for {kind.__name__}")
        raise Refused("wrong_phase", "3.2")
    elif not decision.is_asked(state, seat):
        raise Refused("not_your_turn", "3.2")
    if wish is None or isinstance(command, Malformed):
        raise Refused("bad_parameter", "3.11")
    wish(state, seat, command, events)


def _go_on(state: KromState, now: Millis, events: list[Event] | None) -> None:
    if state.phase == "between":
        flow.run_on(state, events)
    start_clock(state, now)


def start_clock(state: KromState, now: Millis) -> None:
    """Start the clock of a decision that was just asked."""
    if state.deadline == JUST_ASKED:
        state.deadline = LIMITS.due(state.options, DECISIONS[state.phase].name, now)


# Wishes: private, independent of the cards held; they hold for the open window and later ones (M14)


def _declines(state: KromState, seat: int) -> bool:
    return bool(state.auto_decline >> seat & 1)


def _set_auto_decline(state: KromState, seat: int, command: do.SetAutoDecline, events: list[Event] | None) -> None:
    if command.on == _declines(state, seat):
        raise Refused("no_effect", "3.7")
    state.auto_decline ^= 1 << seat
    if events is not None:
        events.append(PreferenceSet(seat, "auto_decline", command.on))
    if command.on and do.DECLINE in decisions(state, seat, 0):
        reaction.decline(state, seat, do.DECLINE, events)


def _passes(state: KromState, seat: int) -> bool:
    return bool(state.auto_pass >> seat & 1)


def _set_auto_pass(state: KromState, seat: int, command: do.SetAutoPass, events: list[Event] | None) -> None:
    if command.on == _passes(state, seat):
        raise Refused("no_effect", "3.7")
    state.auto_pass ^= 1 << seat
    if events is not None:
        events.append(PreferenceSet(seat, "auto_pass", command.on))
    if command.on and do.PASS in decisions(state, seat, 0):
        fight.pass_fight(state, seat, do.PASS, events)


WISHES: Final[dict[type[Command], Do]] = {do.SetAutoDecline: _set_auto_decline, do.SetAutoPass: _set_auto_pass}
KIND_OF: Final[dict[str, type[Command]]] = {snake_case(kind.__name__): kind for kind in do.COMMANDS}


# Time


def deadline(state: KromState) -> Millis:
    return state.deadline


def expire(state: KromState, now: Millis) -> list[Event]:
    events: list[Event] = []
    _time_out(state, now, events)
    return events


def expire_unheard(state: KromState, now: Millis) -> None:
    _time_out(state, now, None)


def _time_out(state: KromState, now: Millis, events: list[Event] | None) -> None:
    """Decide for everybody who still has to; a decline stays unseen."""
    decision = DECISIONS[state.phase]
    for seat in [seat for seat in awaiting(state) if not answered(state, seat)]:
        if events is not None and decision.name != "reaction":
            events.append(AutoDecision(seat, decision.name))
        decision.time_out(state, seat, events)
    _go_on(state, now, events)


# Windows


def guards(state: KromState) -> Mapping[type[Command], int]:
    """The current window for answers to it. A Bonus of the action phase is not an answer."""
    decision = DECISIONS.get(state.phase)
    window = NO_WINDOW if state.phase == "action" else state.window
    return {kind: window for kind in decision.commands if kind.guarded} if decision is not None else {}


def too_late(state: KromState, command: Command) -> Refused:
    return Refused("game_over", "3.10") if state.phase == "game_over" else Refused("window_closed", "3.2")

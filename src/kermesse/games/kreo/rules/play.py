"""The contract's functions: effects of commands, deadlines."""

from typing import Final

from kermesse.core.clock import Millis
from kermesse.core.game import SEATS_OF, Command, Event, Malformed, Refused
from kermesse.games.kreo.commands import (
    Burn,
    Concede,
    OfferExchange,
    Place,
    Ready,
    Recover,
    ReplyExchange,
    Say,
    SetEnergyPolicy,
    Show,
    TakeEnergy,
    Unready,
)
from kermesse.games.kreo.events import TimedOut
from kermesse.games.kreo.rules import creation, divination, powers, table, talking
from kermesse.games.kreo.rules.powers import Deed
from kermesse.games.kreo.rules.questions import CREATION, DECISION_OF, FINISHING, QUESTIONS, check_asked
from kermesse.games.kreo.state import NOBODY, KreoState

# Allowed for every seat at any time until the game is over.
ANY_TIME: Final[dict[type, Deed]] = {SetEnergyPolicy: talking.set_energy_policy, Concede: talking.concede}
# Allowed in the Divination for every seat that takes part.
DIVINATION: Final[dict[type, Deed]] = {
    Place: divination.place,
    Ready: divination.ready,
    Unready: divination.unready,
    Show: divination.show,
    OfferExchange: divination.offer_exchange,
    ReplyExchange: divination.reply_exchange,
    Recover: divination.recover,
    Burn: divination.burn,
    **dict.fromkeys(powers.NAME_OF, powers.use),
}
FINISHES: Final = {question.answer for question in FINISHING.values()}
HANDLED: Final = {Malformed, Say, TakeEnergy, *ANY_TIME, *DIVINATION, *FINISHES, *DECISION_OF}


def deadline(state: KreoState) -> Millis:
    return min(state.due, state.reply_due, state.act_due)


def guards(state: KreoState) -> dict[type[Command], int]:
    """The numbers of the questions: `Ready` is for the newest revision, a reply for the open exchange (3.4)."""
    if state.phase != "divination":
        return {}
    if state.exchange is None:
        return {Ready: state.rev}
    return {Ready: state.rev, ReplyExchange: state.exchange.offer}


def too_late(state: KreoState, command: Command) -> Refused:
    if isinstance(command, Ready):
        return Refused("stale", "3.4", rev=state.rev)
    return Refused("no_exchange", "3.4")


def apply(state: KreoState, seat: int, command: Command, now: Millis) -> list[Event]:
    events: list[Event] = []
    _act(state, seat, command, now, events)
    return events


def apply_unheard(state: KreoState, seat: int, command: Command, now: Millis) -> None:
    _act(state, seat, command, now, None)


def _act(state: KreoState, seat: int, command: Command, now: Millis, events: list[Event] | None) -> None:
    kind = type(command)
    if (
        state.phase == "divination"
        and state.asked == NOBODY
        and kind in DIVINATION
        and seat in SEATS_OF[state.taking_part]
    ):
        DIVINATION[kind](state, seat, command, now, events)  # by far the most frequent
        return
    if kind not in HANDLED:
        raise TypeError(f"no rule handles {kind.__name__}")
    if isinstance(command, Say) and 0 <= seat < state.n:
        talking.say(state, seat, command, now, events)
        return
    if state.phase == "over":
        raise Refused("game_over", "5")
    if isinstance(command, Malformed):
        raise Refused("bad_param", "3.11", command=command.name)
    if not 0 <= seat < state.n:
        raise Refused("not_your_decision", "3.11")
    if (at_any_time := ANY_TIME.get(kind)) is not None:
        at_any_time(state, seat, command, now, events)
    elif state.phase == "divination":
        _finish(state, seat, command, now, events)
    elif isinstance(command, TakeEnergy):
        if state.phase != "setup_energy":
            raise Refused("wrong_phase", "2.3")
        if state.asked != seat:
            raise Refused("not_your_decision", "2.3")
        table.take_energy(state, seat, command, now, events)
    elif kind in DECISION_OF and state.phase != "setup_energy":
        check_asked(state, seat, command)
        CREATION[state.decision].done(state, seat, command, now, events)
        creation.go_on(state, now, events)
    else:
        raise Refused("wrong_phase", "3.7")


def _finish(state: KreoState, seat: int, command: Command, now: Millis, events: list[Event] | None) -> None:
    """Carry out the second part of an act; no other command of the Divination is allowed until then."""
    kind = type(command)
    if state.asked == seat and kind is FINISHING[state.decision].answer:
        FINISHING[state.decision].done(state, seat, command, now, events)
    elif kind not in DIVINATION:
        raise Refused("not_your_decision" if kind in FINISHES else "wrong_phase", "3.4")
    elif not state.taking_part >> seat & 1:
        raise Refused("not_taking_part", "R26")
    else:
        raise Refused("unfinished", "3.4")


def expire(state: KreoState, now: Millis) -> list[Event]:
    events: list[Event] = []
    _fall_due(state, now, events)
    return events


def expire_unheard(state: KreoState, now: Millis) -> None:
    _fall_due(state, now, None)


def _fall_due(state: KreoState, now: Millis, events: list[Event] | None) -> None:
    """Apply the default of a deadline (7.2)."""
    if state.phase == "setup_energy":
        table.setup_timed_out(state, now, events)
    elif state.phase == "divination":
        if state.asked != NOBODY and min(state.act_due, state.due) <= now:
            _default(state, now, events)
        elif state.due <= now:
            divination.divination_timed_out(state, now, events)
        else:
            divination.reply_timed_out(state, events)
    else:
        _default(state, now, events)
        creation.go_on(state, now, events)


def _default(state: KreoState, now: Millis, events: list[Event] | None) -> None:
    if events is not None:
        events.append(TimedOut(state.asked, state.decision))
    QUESTIONS[state.decision].default(state, state.asked, now, events)

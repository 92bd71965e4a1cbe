"""The contract's functions: effects of commands, deadlines."""

from collections.abc import Callable
from typing import Any, Final

from kermesse.core.clock import Millis
from kermesse.core.game import SEATS_OF, Command, Event, Malformed, Refused
from kermesse.games.kreo.commands import (
    Burn,
    Ceos,
    Concede,
    Crios,
    Cronos,
    Drop,
    Energy,
    Guess,
    Hyperion,
    Japet,
    JapetPlay,
    Mnemosyne,
    Oceanos,
    OfferExchange,
    Phebe,
    Place,
    Play,
    Ready,
    Recover,
    ReplyExchange,
    Rhea,
    Say,
    SetEnergyPolicy,
    Show,
    Strike,
    Take,
    TakeEnergy,
    Tethys,
    Theia,
    Themis,
    Unready,
)
from kermesse.games.kreo.components import KIND
from kermesse.games.kreo.events import TimedOut
from kermesse.games.kreo.rules import aggressions, creation, divination, powers, table, talking
from kermesse.games.kreo.state import NOBODY, Decision, KreoState
from kermesse.games.kreo.tree import exposed

Deed = Callable[[KreoState, int, Any, Millis, list[Event] | None], None]

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
    Cronos: powers.cronos,
    Hyperion: powers.hyperion,
    Rhea: powers.rhea,
    Theia: powers.theia,
    Themis: powers.themis,
    Ceos: powers.ceos,
    Oceanos: powers.oceanos,
    Crios: powers.crios,
    Phebe: powers.phebe,
    Mnemosyne: powers.mnemosyne,
}
# The commands that finish an act of the Divination with two parts.
FINISHING: Final[dict[Decision, tuple[type, Deed]]] = {
    "take": (Take, divination.take),
    "theia": (Theia, powers.theia),
    "guess": (Guess, powers.guess),
}
# Answers to the question to a single seat in Creation.
DECISION_OF: Final[dict[type, Decision]] = {
    Japet: "japet",
    Play: "play",
    Strike: "strike",
    Drop: "drop",
    Energy: "energy",
    Tethys: "tethys",
    JapetPlay: "japet_play",
}
HANDLED: Final = {Malformed, Say, TakeEnergy, Take, Guess, *ANY_TIME, *DIVINATION, *DECISION_OF}


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
        _check_asked(state, seat, command)
        _decide(state, seat, command, now, events)
        creation.go_on(state, now, events)
    else:
        raise Refused("wrong_phase", "3.7")


def _finish(state: KreoState, seat: int, command: Command, now: Millis, events: list[Event] | None) -> None:
    """Carry out the second part of an act; no other command of the Divination is allowed until then."""
    kind = type(command)
    if state.asked == seat and kind is FINISHING[state.decision][0]:
        FINISHING[state.decision][1](state, seat, command, now, events)
    elif kind not in DIVINATION:
        raise Refused("not_your_decision" if kind in (Take, Guess) else "wrong_phase", "3.4")
    elif not state.taking_part >> seat & 1:
        raise Refused("not_taking_part", "R26")
    else:
        raise Refused("unfinished", "3.4")


def _check_asked(state: KreoState, seat: int, command: Command) -> None:
    decision = DECISION_OF[type(command)]
    if state.asked == seat and state.decision == decision:
        return
    if decision == "tethys":
        powers.check_power(state, seat, "TETHYS")
        if not state.reserve:
            raise Refused("reserve_empty", "4.5")
    elif decision in ("japet", "japet_play"):
        powers.check_power(state, seat, "JAPET")
    raise Refused("not_your_decision", "3.7")


def _decide(state: KreoState, seat: int, command: Command, now: Millis, events: list[Event] | None) -> None:
    if isinstance(command, Play):
        _play(state, command, now, events)
    elif isinstance(command, Strike):
        for nature, owned in exposed(state):
            if nature == command.nature and owned.card == command.card:
                aggressions.strike(state, nature, owned, events)
                return
        raise Refused("illegal_option", "4.3")
    elif isinstance(command, Drop):
        if command.card not in aggressions.cards_to_drop(state, seat):
            raise Refused("illegal_option", "4.3")
        aggressions.drop(state, seat, command.card, events)
    elif isinstance(command, Energy):
        creation.answer_energy(state, seat, command.take, now, events)
    elif isinstance(command, Tethys):
        creation.answer_tethys(state, seat, command.use, events)
    elif isinstance(command, Japet):
        creation.answer_japet(state, seat, command.use, events)
    elif isinstance(command, JapetPlay):
        _japet_play(state, command, now, events)
    else:
        raise TypeError(f"no rule handles {type(command).__name__}")


def _play(state: KreoState, command: Play, now: Millis, events: list[Event] | None) -> None:
    for option in creation.play_options(state):
        if (option.as_, option.nature, option.element) == (command.as_, command.nature, command.element):
            creation.play(state, option, command.take, now, events)
            return
    raise Refused("illegal_option", "3.7")


def _japet_play(state: KreoState, command: JapetPlay, now: Millis, events: list[Event] | None) -> None:
    if command.card not in state.lost:
        raise Refused("illegal_option", "4.5")
    places = creation.replay_places(state, command.card)
    unnamed = command.nature is None and command.element is None
    if unnamed and len(places) <= 1:
        creation.replay(state, command.card, places[0] if places else None, now, events)
        return
    for place in places:
        if (place.nature, place.element) == (command.nature, command.element):
            creation.replay(state, command.card, place, now, events)
            return
    raise Refused("illegal_option", "4.5")


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
            powers.finish_by_default(state, now, events)
        elif state.due <= now:
            divination.divination_timed_out(state, now, events)
        else:
            divination.reply_timed_out(state, events)
    else:
        if events is not None:
            events.append(TimedOut(state.asked, state.decision))
        _default(state, now, events)
        creation.go_on(state, now, events)


def _default(state: KreoState, now: Millis, events: list[Event] | None) -> None:
    """Take the first option of the canonical order; for a power: no."""
    seat = state.asked
    match state.decision:
        case "play":
            creation.play(state, creation.play_options(state)[0], None, now, events)
        case "strike":
            aggressions.strike(state, *exposed(state)[0], events)
        case "drop":
            aggressions.drop(state, seat, _default_drop(state, seat), events)
        case "japet_play":
            creation.replay(state, *creation.replay_options(state)[0], now, events)
        case "energy":
            creation.answer_energy(state, seat, True, now, events)
        case "tethys":
            creation.answer_tethys(state, seat, False, events)
        case "japet":
            creation.answer_japet(state, seat, False, events)
        case _:
            raise AssertionError(f"no default for '{state.decision}'")


def _default_drop(state: KreoState, seat: int) -> str:
    """The card that is dropped by default: the first Element in hand, else the first Nature."""
    droppable = aggressions.cards_to_drop(state, seat)
    return min(droppable, key=lambda card: KIND[card] == "nature")

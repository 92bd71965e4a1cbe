"""The questions to a single seat: a row each, with the answers listed, what an answer does, and what time does (7.2)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from kermesse.core.clock import Millis
from kermesse.core.game import Command, Event, Refused
from kermesse.games.kreo.commands import (
    DROP,
    ENERGY,
    GUESSES,
    JAPET,
    STRIKE,
    TAKE,
    TETHYS,
    Drop,
    Energy,
    Guess,
    Japet,
    JapetPlay,
    Play,
    Strike,
    Take,
    Tethys,
    Theia,
)
from kermesse.games.kreo.components import KIND
from kermesse.games.kreo.rules import aggressions, creation, divination, powers
from kermesse.games.kreo.rules.powers import Deed
from kermesse.games.kreo.state import Decision, KreoState
from kermesse.games.kreo.tree import exposed


@dataclass(frozen=True, slots=True)
class Question:
    """A question to one seat: the command that answers it, what lists the answers, what one does, and the default.

    `power` is the Titan's power that it is about: whoever has it not is told so.
    """

    answer: type[Command]
    listed: Callable[[KreoState, int], list[Command]]
    done: Deed
    default: Callable[[KreoState, int, Millis, list[Event] | None], None]
    power: str = ""


def _takes(state: KreoState, seat: int) -> list[Command]:
    return [TAKE[card] for card in divination.takeable(state)]


def _take_oldest(state: KreoState, seat: int, now: Millis, events: list[Event] | None) -> None:
    divination.take_from_discard(state, seat, divination.takeable(state)[0], events)


def _guesses(state: KreoState, seat: int) -> list[Command]:
    return GUESSES[:]


def _guess_first(state: KreoState, seat: int, now: Millis, events: list[Event] | None) -> None:
    powers.guess(state, seat, Guess("EAU"), now, events)


def _plays(state: KreoState, seat: int) -> list[Command]:
    options = creation.play_options(state)
    commands: list[Command] = list(options)
    if not state.reserve or KIND[state.current] != "nature":
        return commands
    takes = (True, False) if state.options.ask_energy else (bool(state.leaves >> seat & 1),)
    return commands + [
        Play(option.as_, option.nature, option.element, take)
        for option in options
        if option.as_ != "discard"
        for take in takes
    ]


def _play(state: KreoState, seat: int, command: Play, now: Millis, events: list[Event] | None) -> None:
    for option in creation.play_options(state):
        if (option.as_, option.nature, option.element) == (command.as_, command.nature, command.element):
            creation.play(state, option, command.take, now, events)
            return
    raise Refused("illegal_option", "3.7")


def _play_first(state: KreoState, seat: int, now: Millis, events: list[Event] | None) -> None:
    creation.play(state, creation.play_options(state)[0], None, now, events)


def _strikes(state: KreoState, seat: int) -> list[Command]:
    return [STRIKE[nature][owned.card] for nature, owned in exposed(state)]


def _strike(state: KreoState, seat: int, command: Strike, now: Millis, events: list[Event] | None) -> None:
    for nature, owned in exposed(state):
        if nature == command.nature and owned.card == command.card:
            aggressions.strike(state, nature, owned, events)
            return
    raise Refused("illegal_option", "4.3")


def _strike_first(state: KreoState, seat: int, now: Millis, events: list[Event] | None) -> None:
    aggressions.strike(state, *exposed(state)[0], events)


def _drops(state: KreoState, seat: int) -> list[Command]:
    return [DROP[card] for card in aggressions.cards_to_drop(state, seat)]


def _drop(state: KreoState, seat: int, command: Drop, now: Millis, events: list[Event] | None) -> None:
    if command.card not in aggressions.cards_to_drop(state, seat):
        raise Refused("illegal_option", "4.3")
    aggressions.drop(state, seat, command.card, events)


def _drop_first(state: KreoState, seat: int, now: Millis, events: list[Event] | None) -> None:
    """Drop the first Element in hand, else the first Nature."""
    droppable = aggressions.cards_to_drop(state, seat)
    aggressions.drop(state, seat, min(droppable, key=lambda card: KIND[card] == "nature"), events)


def _energies(state: KreoState, seat: int) -> list[Command]:
    return ENERGY[:]


def _energy(state: KreoState, seat: int, command: Energy, now: Millis, events: list[Event] | None) -> None:
    creation.answer_energy(state, seat, command.take, now, events)


def _take_energy(state: KreoState, seat: int, now: Millis, events: list[Event] | None) -> None:
    creation.answer_energy(state, seat, True, now, events)


def _japets(state: KreoState, seat: int) -> list[Command]:
    return JAPET[:]


def _japet(state: KreoState, seat: int, command: Japet, now: Millis, events: list[Event] | None) -> None:
    creation.answer_japet(state, seat, command.use, events)


def _no_japet(state: KreoState, seat: int, now: Millis, events: list[Event] | None) -> None:
    creation.answer_japet(state, seat, False, events)


def _tethyses(state: KreoState, seat: int) -> list[Command]:
    return TETHYS[:]


def _tethys(state: KreoState, seat: int, command: Tethys, now: Millis, events: list[Event] | None) -> None:
    creation.answer_tethys(state, seat, command.use, events)


def _no_tethys(state: KreoState, seat: int, now: Millis, events: list[Event] | None) -> None:
    creation.answer_tethys(state, seat, False, events)


def _replays(state: KreoState, seat: int) -> list[Command]:
    return [_replay_command(card, place) for card, place in creation.replay_options(state)]


def _replay_command(card: str, place: Play | None) -> Command:
    return JapetPlay(card) if place is None else JapetPlay(card, place.nature, place.element)


def canonical_replay(state: KreoState, command: Command) -> Command:
    """The listed command for a replay without a place, if there is only one place; any other command as it is."""
    if not isinstance(command, JapetPlay) or command.nature is not None or command.element is not None:
        return command
    where = creation.replay_places(state, command.card) if command.card in state.lost else []
    return _replay_command(command.card, where[0]) if len(where) == 1 else command


def _replay(state: KreoState, seat: int, command: JapetPlay, now: Millis, events: list[Event] | None) -> None:
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


def _replay_first(state: KreoState, seat: int, now: Millis, events: list[Event] | None) -> None:
    creation.replay(state, *creation.replay_options(state)[0], now, events)


# The second part of an act of the Divination.
FINISHING: Final[dict[Decision, Question]] = {
    "take": Question(Take, _takes, divination.take, _take_oldest),
    "theia": Question(Theia, powers.second_showings, powers.theia, powers.show_by_default),
    "guess": Question(Guess, _guesses, powers.guess, _guess_first),
}
# Questions in Creation.
CREATION: Final[dict[Decision, Question]] = {
    "japet": Question(Japet, _japets, _japet, _no_japet, "JAPET"),
    "play": Question(Play, _plays, _play, _play_first),
    "strike": Question(Strike, _strikes, _strike, _strike_first),
    "drop": Question(Drop, _drops, _drop, _drop_first),
    "energy": Question(Energy, _energies, _energy, _take_energy),
    "tethys": Question(Tethys, _tethyses, _tethys, _no_tethys, "TETHYS"),
    "japet_play": Question(JapetPlay, _replays, _replay, _replay_first, "JAPET"),
}
QUESTIONS: Final[dict[Decision, Question]] = FINISHING | CREATION
DECISION_OF: Final[dict[type, Decision]] = {question.answer: decision for decision, question in CREATION.items()}


def check_asked(state: KreoState, seat: int, command: Command) -> None:
    """Raise Refused unless the seat is asked in Creation what the command answers."""
    decision = DECISION_OF[type(command)]
    if state.asked == seat and state.decision == decision:
        return
    if power := CREATION[decision].power:
        powers.check_power(state, seat, power)
        if decision == "tethys" and not state.reserve:
            raise Refused("reserve_empty", "4.5")
    raise Refused("not_your_decision", "3.7")

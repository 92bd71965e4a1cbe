"""Getting ready, votes, announcements and words (docs/rules/chronos.md, 3.3, 3.5.4, 3.9, 7.6)."""

from typing import Final, get_args

from kermesse.core.clock import Millis
from kermesse.core.game import Command, Event, Refused
from kermesse.games.chronos.commands import MOST_LETTERS, Phrase, Say, VoteColours
from kermesse.games.chronos.events import ColoursVoted, FalseVictory, Said, VictoryAnnounced
from kermesse.games.chronos.rules.ending import end_round
from kermesse.games.chronos.rules.moves import check_free
from kermesse.games.chronos.rules.scoring import condition
from kermesse.games.chronos.rules.table import get_ready
from kermesse.games.chronos.state import ChronosState

FALSE_PAUSE: Final = 3_000
SAY_PAUSE: Final = 1_000
ABOUT_A_PILE: Final = ("leave_together", "please_leave", "i_stay")


def judge_ready(state: ChronosState, seat: int) -> None:
    if state.phase not in ("ready", "interval"):
        raise Refused("not_now", "3.3")
    if state.ready >> seat & 1:
        raise Refused("already_done", "3.3")


def ready(state: ChronosState, seat: int, now: Millis, events: list[Event] | None) -> None:
    judge_ready(state, seat)
    get_ready(state, seat, now, events)


def vote_colours(state: ChronosState, seat: int, command: VoteColours, events: list[Event] | None) -> None:
    if state.phase != "interval":
        raise Refused("not_now", "3.9")
    if not state.terms.colour_vote:
        raise Refused("option_off", "3.9", command="vote_colours")
    if command.yes == bool(state.votes >> seat & 1):
        raise Refused("already_done", "3.9")
    state.votes ^= 1 << seat
    if events is not None:
        events.append(ColoursVoted(seat, command.yes))


def judge_announce(state: ChronosState, seat: int, now: Millis) -> None:
    check_free(state, seat)
    if not state.terms.manual:
        raise Refused("not_needed", "5.2")
    if now - state.false_at[seat] < FALSE_PAUSE:
        raise Refused("too_soon", "R16")


def announce(state: ChronosState, seat: int, now: Millis, events: list[Event] | None) -> None:
    judge_announce(state, seat, now)
    reason = condition(state, seat)
    if reason:
        if events is not None:
            events.append(VictoryAnnounced(seat, reason))
        end_round(state, reason, seat, now, events)
    else:
        state.false_at[seat] = now
        if events is not None:
            events.append(FalseVictory(seat))


def speech(phrase: str, text: str) -> Command:
    """A chat message as a command. Phrases about a pile or a seat are sent with it."""
    if not phrase:
        return Say("text", text=text[:MOST_LETTERS])
    for known in get_args(Phrase):
        if phrase == known != "text":
            return Say(known)
    raise Refused("bad_param", "7.6", command="say")


def judge_words(state: ChronosState, seat: int, command: Say) -> None:
    """Refuse words that cannot be said at this table. Raises Refused."""
    chat = state.terms.chat
    if chat == "none" or (chat == "phrases" and command.kind == "text"):
        raise Refused("option_off", "7.6", command="say")
    about_pile = command.pile is not None and 0 <= command.pile < len(state.piles)
    about_seat = command.seat is not None and 0 <= command.seat < state.n and command.seat != seat
    if (
        about_pile != (command.kind in ABOUT_A_PILE)
        or about_seat != (command.kind == "block")
        or bool(command.text.strip()) != (command.kind == "text")
        or (command.pile is not None and not about_pile)
        or (command.seat is not None and not about_seat)
        or (command.text and command.kind != "text")
    ):
        raise Refused("bad_param", "7.6", command="say")


def say(state: ChronosState, seat: int, command: Say, now: Millis, events: list[Event] | None) -> None:
    judge_words(state, seat, command)
    if now - state.said_at[seat] < SAY_PAUSE:
        raise Refused("too_soon", "7.6")
    state.said_at[seat] = now
    if events is not None:
        events.append(Said(seat, command.kind, command.pile, command.seat, command.text))

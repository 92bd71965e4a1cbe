"""What eyes are shown of a table: pure functions of the match and the seating. A page gets what is built here and no more."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

from kermesse.bots.table import seen_by
from kermesse.core.chance import commitment
from kermesse.core.clock import Millis
from kermesse.core.game import SPECTATOR, AnyGame, Event, Outcome, Seat
from kermesse.core.match import Match, Step
from kermesse.core.options import Options, read_options
from kermesse.core.tags import snake_case
from kermesse.server.line.messages import Place, Position, TableInfo
from kermesse.server.table.seating import Seating

PAST_STEPS: Final = 100  # that a page that starts is told of

encode = msgspec.json.Encoder().encode
AnyMatch = Match[Any, Any, Any, Any, Any]


def first_card(game: AnyGame, seating: Seating) -> AnyMatch:
    """The match that those who sit there begin."""
    options = read_options(game.options_type, seating.options)
    return Match(game, len(seating.chairs), options, bytes.fromhex(seating.seed))


class Shown(msgspec.Struct, gc=False):
    """What some eyes saw of a position at its time."""

    at: Millis
    told: bytes  # a message, or the end of one, in which the position comes last


class Alike(NamedTuple):
    """What of a position is the same to all eyes."""

    awaiting: tuple[Seat, ...]
    outcome: Outcome | None
    guards: dict[str, int]


def alike(match: AnyMatch) -> Alike:
    game, state = match.game, match.state
    guards = {snake_case(kind.__name__): number for kind, number in game.guards(state).items()}
    return Alike(game.awaiting(state), match.outcome(), guards)


def position(match: AnyMatch, eyes: Seat, may_act: bool, now: Millis, same: Alike) -> Position:
    """As it is, at that time. `may_act`: false for spectators and for a seat that a bot plays. To be encoded at once: what is in
    it may be the state's own."""
    game, state = match.game, match.state
    legal = game.legal(state, eyes, now) if may_act and eyes >= 0 else []
    awaiting, outcome, guards = same
    return Position(now, game.view(state, eyes, now), legal, awaiting, outcome, guards if legal else {})


def at_the_end(here: bytes) -> bytes:
    """As an encoded position stands at the end of a message."""
    return b',"position":%b}' % here


def shows_the_same(match: AnyMatch, eyes: Seat, may_act: bool, shown: Shown, same: Alike) -> bool:
    """Whether nothing has changed to those eyes since but the time, which runs for everybody."""
    return shown.told.endswith(at_the_end(encode(position(match, eyes, may_act, shown.at, same))))


def past(steps: Sequence[Step], eyes: Seat, options: Options) -> list[Any]:
    """What those eyes saw of the last steps that they saw anything of. At a table without memory aid, a page that starts
    again is told what everybody saw, and of that nothing that one has to remember."""
    told: list[Any] = []
    for step in reversed(steps):
        events: list[Event] = seen_by(step.events, eyes if options.memory_aid else SPECTATOR)
        if not options.memory_aid:
            events = [event for event in events if not event.fleeting]
        if events:
            told.append({"at": step.at, "events": events})
            if len(told) == PAST_STEPS:
                break
    told.reverse()
    return told


def table_info(
    id: str,
    seating: Seating,
    places: list[Place],
    spectators: int,
    pause_asked: set[Seat],
    resume_asked: set[Seat],
    rematch_asked: set[Seat],
    sides: list[int],
) -> TableInfo:
    return TableInfo(
        id,
        seating.game,
        seating.version,
        seating.stage,
        seating.public,
        places,
        seating.options,
        spectators,
        commitment(bytes.fromhex(seating.seed)),
        seating.seed if seating.stage == "over" else "",
        seating.paused,
        sorted(pause_asked),
        sorted(resume_asked),
        sorted(rematch_asked),
        seating.rematch,
        seating.stand_in_after_ms,
        seating.advice,
        sides,
    )

"""Positions as viewers are shown them: pure functions of the match and the seating. A page gets what is built here and
no more.
"""

from collections.abc import Container, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from kermesse.core.answers import alike_places, final_places, only_answer
from kermesse.core.chance import commitment
from kermesse.core.clock import Millis
from kermesse.core.game import SPECTATOR, AnyGame, Event, Outcome, Seat
from kermesse.core.match import Match, Step
from kermesse.core.options import Options, read_options
from kermesse.core.tags import snake_case
from kermesse.players.table import seen_by
from kermesse.server.connection.messages import Place, Position, TableInfo
from kermesse.server.table.seating import Seating, Votes, place_of

PAST_STEPS: Final = 100  # events for a page that starts

encode = msgspec.json.Encoder().encode
AnyMatch = Match[Any, Any, Any, Any, Any]


def first_card(game: AnyGame, seating: Seating) -> AnyMatch:
    """Return the match with which the game begins."""
    options = read_options(game.options_type, seating.options)
    return Match(game, len(seating.chairs), options, bytes.fromhex(seating.seed))


class Shown(msgspec.Struct, gc=False):
    """A position as a viewer saw it at its time."""

    at: Millis
    message: bytes  # a message, or the end of one, whose last field is the position


class Alike(NamedTuple):
    """The part of a position that is the same for all viewers."""

    awaiting: tuple[Seat, ...]
    outcome: Outcome | None
    guards: dict[str, int]


def alike(match: AnyMatch) -> Alike:
    game, state = match.game, match.state
    guards = {snake_case(kind.__name__): number for kind, number in game.guards(state).items()}
    return Alike(game.awaiting(state), match.outcome(), guards)


def position(match: AnyMatch, viewer: Seat, may_act: bool, now: Millis, same: Alike) -> Position:
    """Return the position at that time. `may_act` is False for spectators and for a seat that a bot plays. Encode it at
    once: it may share parts with the state.
    """
    return _position(match, match.game.view(match.state, viewer, now), viewer, may_act, now, same)


def positions(
    match: AnyMatch, several: Sequence[Seat], bots: Container[Seat], now: Millis, same: Alike
) -> Iterator[Position]:
    """Yield the positions of several viewers, one after the other. `bots`: seats that nobody can act for."""
    views = match.game.views
    if views is None or len(several) == 1:
        for viewer in several:
            yield position(match, viewer, viewer not in bots, now, same)
    elif several:
        for viewer, seen in zip(several, views(match.state, several, now), strict=True):
            yield _position(match, seen, viewer, viewer not in bots, now, same)


def _position(match: AnyMatch, seen: Any, viewer: Seat, may_act: bool, now: Millis, same: Alike) -> Position:
    legal = match.game.legal(match.state, viewer, now) if may_act and viewer >= 0 else []
    awaiting, outcome, guards = same
    if not legal:
        return Position(now, seen, legal, awaiting, outcome)
    final, alone, secret = final_places(legal), only_answer(legal), alike_places(legal)
    return Position(now, seen, legal, awaiting, outcome, guards, final, alone, secret)


def at_the_end(here: bytes) -> bytes:
    """Return an encoded position as it stands at the end of a message."""
    return b',"position":%b}' % here


def unmoved(match: AnyMatch, last: Mapping[Seat, Shown], bots: Container[Seat], same: Alike) -> set[Seat]:
    """Return the viewers for whom nothing has changed since their last position but the time, which runs for
    everybody.
    """
    found = set()
    for at in {shown.at for shown in last.values()}:
        several = [viewer for viewer, shown in last.items() if shown.at == at]
        for viewer, here in zip(several, positions(match, several, bots, at, same), strict=True):
            if last[viewer].message.endswith(at_the_end(encode(here))):
                found.add(viewer)
    return found


def past(steps: Sequence[Step], viewer: Seat, options: Options) -> list[Any]:
    """Return the last steps of which that viewer saw anything. At a table without memory aid, a page that starts anew
    gets only what everybody saw, without what has to be remembered.
    """
    found: list[Any] = []
    for step in reversed(steps):
        events: list[Event] = seen_by(step.events, viewer if options.memory_aid else SPECTATOR)
        if not options.memory_aid:
            events = [event for event in events if not event.fleeting]
        if events:
            found.append({"at": step.at, "events": events})
            if len(found) == PAST_STEPS:
                break
    found.reverse()
    return found


def info_at_rest(id: str, seating: Seating, bots: Sequence[str], sides: Sequence[int]) -> TableInfo:
    """Return what is told of an empty table at which nothing is asked for. `bots`: the levels of those that play for
    somebody, by seat.
    """
    places = [place_of(seating, seat, False, level) for seat, level in enumerate(bots)]
    return table_info(id, seating, places, 0, Votes(), list(sides))


def table_info(
    id: str,
    seating: Seating,
    places: list[Place],
    spectators: int,
    votes: Votes,
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
        sorted(votes.pause),
        sorted(votes.resume),
        sorted(votes.rematch),
        seating.rematch,
        seating.stand_in_after_ms,
        seating.advice,
        sorted(votes.rematch_refused),
        list(votes.joining.values()),
        sides,
        seating.odds,
    )

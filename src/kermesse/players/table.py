"""Bots at a match in virtual time: each hears what its seat sees, and acts at the time it named."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import Event, Refused, Seat
from kermesse.core.match import Match, Step
from kermesse.players.bot import Bot

# Virtual time that may pass without any event: longer than any sand, pause or time limit.
STILL: Final[Millis] = 3_600_000


class BotError(Exception):
    """Raised if the rules refuse a bot's command, or if nobody moves any more: a fault in our code."""


def play_out(match: Match[Any, Any, Any, Any, Any], bots: Sequence[Bot[Any]]) -> Iterator[Step]:
    """Play a match to its end and yield every step as it happens."""
    game = match.game
    _show_events(match, bots, match.opening)
    since = match.now
    while match.outcome() is None:
        wakes, seat = min((bot.wakes(), seat) for seat, bot in enumerate(bots))
        due = match.deadline()
        if min(wakes, due) >= NEVER:
            raise BotError(f"{game.name}: no bot wants to act and nothing falls due at {match.now}")
        if due <= wakes:
            for step in match.advance(due):
                _show_events(match, bots, step.events)
                yield step
            since = match.now
            continue
        now = max(wakes, match.now)
        if now > since + STILL:
            raise BotError(f"{game.name}: bots look up and do nothing since {since}")
        match.advance(now)
        command = bots[seat].act(game.view(match.state, seat, now), game.legal(match.state, seat, now), now)
        if command is None:
            if bots[seat].wakes() <= now:
                raise BotError(f"{game.name}: the bot at seat {seat} does nothing and does not wait")
            continue
        try:
            step = match.play(seat, command, now)
        except Refused as refused:
            if bots[seat].may_be_late:
                continue  # another seat acted first
            raise BotError(f"{game.name}: the bot at seat {seat} was refused {command}: {refused}") from refused
        _show_events(match, bots, step.events)
        yield step
        since = now


def _show_events(match: Match[Any, Any, Any, Any, Any], bots: Sequence[Bot[Any]], events: Sequence[Event]) -> None:
    awaited = match.awaiting()
    now = match.now
    for seat, bot in enumerate(bots):
        bot.hear(seen_by(events, seat), seat in awaited, now)


def seen_by(events: Sequence[Event], viewer: Seat) -> list[Event]:
    return [seen for event in events if (seen := event.seen(viewer)) is not None]

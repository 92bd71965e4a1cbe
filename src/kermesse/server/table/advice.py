"""Advice: a bot thinks in somebody's seat, told what that seat was told and nothing else, and says what and
why.

Then the next best is looked for, and both are played out to the end, in worlds that fit what the seat sees. Where it is
close, or the other did better, the figures of both follow.
"""

import secrets
import time
from collections.abc import Sequence
from random import Random
from typing import Final, TypeAlias

from kermesse import words
from kermesse.core.clock import Millis
from kermesse.core.game import Command, Seat
from kermesse.core.match import Step
from kermesse.core.reason import Reason
from kermesse.players.advice import advice
from kermesse.players.table import seen_by
from kermesse.players.worlds import Seen
from kermesse.server.connection.messages import Advice
from kermesse.server.storage.limits import Buckets
from kermesse.server.storage.tasks import Tasks
from kermesse.server.table.bots import Thinkers
from kermesse.server.table.broadcast import Audiences
from kermesse.server.table.playing_out import AT_ONCE, play_out
from kermesse.server.table.seating import Seating
from kermesse.server.table.views import AnyMatch
from kermesse.words.log import FAIR_FOLK, GUEST_NAMES, Reader, say_command, say_reason

THOUGHTS: Final = 3  # how often it thinks again, if its move is no longer possible when it has thought
GAMES: Final = 32  # played out with each of two commands
FEWEST: Final = 12  # that are worth a word
LONGEST: Final = 8.0  # seconds for them
CLOSE: Final = 0.1  # of the games: what differs by no more is close

Found: TypeAlias = tuple[Command, Reason | None]


class Adviser:
    def __init__(
        self, watch: Tasks, thinkers: Thinkers, limit: tuple[float, float], seating: Seating, audiences: Audiences
    ) -> None:
        self._watch = watch
        self._thinkers = thinkers
        self._asking = Buckets(limit, 500)
        self._seating = seating
        self._audiences = audiences
        self._thinking: set[Seat] = set()

    def may_ask(self, person: str, seat: Seat) -> bool:
        """True unless that seat asked a moment ago, or its bot still thinks."""
        return seat not in self._thinking and self._asking.take(person)

    def think(self, match: AnyMatch, past: Sequence[Step], now: Millis, seat: Seat, id: str) -> None:
        """Let a bot think about the position as it stands, and tell the person who sits there."""
        self._thinking.add(seat)
        self._watch.begin("advice", self._advise(match, past, now, seat, id))

    async def _advise(self, match: AnyMatch, past: Sequence[Step], now: Millis, seat: Seat, id: str) -> None:
        found: Found | None = None
        try:
            for _ in range(THOUGHTS):
                found = await self._thought(match, past, max(now, match.now), seat)
                if found is None or found[0] in match.game.legal(match.state, seat, max(now, match.now)):
                    break
        except Exception:
            self._send_only(seat, id, "refused-fault")
            raise
        finally:
            self._thinking.discard(seat)
        if found is None:
            self._send_only(seat, id, "advice-wait")
        else:
            self._send_found(match, seat, id, found)
            await self._compare(match, past, max(now, match.now), seat, id, found)

    async def _compare(
        self, match: AnyMatch, past: Sequence[Step], now: Millis, seat: Seat, id: str, found: Found
    ) -> None:
        """Tell the figures of the advice and of the next best, where they are close, or where that did better."""
        asked_at, ended_at = len(past), time.monotonic() + LONGEST
        seen = Seen(match.game, match.seats, now, match.game.view(match.state, seat, now))
        games, won = 0, [0.0, 0.0]
        other = await self._thought(match, past, now, seat, but=found[0])
        if other is None or len(past) > asked_at or _alike(match, seat, other[0], found[0]):
            return
        while games < GAMES and time.monotonic() < ended_at and len(past) == asked_at:
            worlds = [f"{id} {games + number}" for number in range(AT_ONCE)]
            played = await play_out(self._thinkers, id, seen, seat, (found[0], other[0]), worlds)
            if not played.shares:
                break
            games += AT_ONCE
            for at, shares in enumerate(played.shares):
                won[at] += sum(share[seat] for share in shares)
        if games >= FEWEST and len(past) == asked_at and won[0] - won[1] <= CLOSE * games:
            self._send_found(match, seat, id, found, (games, won[0], won[1], other[0]))

    async def _thought(
        self, match: AnyMatch, past: Sequence[Step], now: Millis, seat: Seat, but: Command | None = None
    ) -> Found | None:
        """Return what a bot would do in that seat, `but` for that command."""
        game = match.game
        view, legal = game.view(match.state, seat, now), game.legal(match.state, seat, now)
        if but is not None:
            legal = [one for one in legal if not one.side_command and not _alike(match, seat, one, but)]
            if not legal:
                return None
        heard = [event for step in past for event in seen_by(step.events, seat)]
        random = Random(secrets.randbits(64))
        return await self._thinkers.think(advice, game, match.seats, view, legal, heard, now, random)

    def _send_only(self, seat: Seat, id: str, message: str) -> None:
        for page in self._audiences.of(seat).connections:
            page.send_message(Advice(id, None, words.say("", page.language, message), ""))

    def _send_found(
        self, match: AnyMatch, seat: Seat, id: str, found: Found, close: tuple[int, float, float, Command] | None = None
    ) -> None:
        """Tell each page of that seat, in its language; `close`: the games played out, those won by the advice and by
        another command, and that.
        """
        command, reason = found
        for page in self._audiences.of(seat).connections:
            names = [self._name(at) for at in range(match.seats)]
            memory = match.options.memory_aid
            reader = Reader(match.game, page.language, names, seat, memory)
            figures = "" if close is None else _figures(reader, *close)
            page.send_message(Advice(id, command, say_command(reader, command), say_reason(reader, reason), figures))

    def _name(self, seat: Seat) -> str:
        chair = self._seating.chairs[seat]
        if chair.bot:
            return FAIR_FOLK[seat % len(FAIR_FOLK)]
        return chair.name or GUEST_NAMES[seat % len(GUEST_NAMES)]


def _alike(match: AnyMatch, seat: Seat, one: Command, other: Command) -> bool:
    """True if both do the same, perhaps in other words."""
    game, state = match.game, match.state
    return bool(game.canonical(state, seat, one) == game.canonical(state, seat, other))


def _figures(reader: Reader, games: int, won: float, others: float, other: Command) -> str:
    message = "advice-other-better" if others - won > CLOSE * games else "advice-close-call"
    move = say_command(reader, other).rstrip(".")
    return words.say("", reader.language, message, games=games, won=round(won), other=round(others), move=move)

"""Advice: a bot thinks in somebody's seat, told what that seat was told and nothing else, and says what and
why.
"""

import secrets
from collections.abc import Sequence
from random import Random
from typing import Final

from kermesse import words
from kermesse.core.clock import Millis
from kermesse.core.game import Command, Seat
from kermesse.core.match import Step
from kermesse.core.reason import Reason
from kermesse.players.advice import advice
from kermesse.players.table import seen_by
from kermesse.server.connection.messages import Advice
from kermesse.server.storage.limits import Buckets
from kermesse.server.storage.tasks import Tasks
from kermesse.server.table.bots import Thinkers
from kermesse.server.table.broadcast import Audiences
from kermesse.server.table.seating import Seating
from kermesse.server.table.views import AnyMatch
from kermesse.words.log import FAIR_FOLK, GUEST_NAMES, Reader, say_command, say_reason

THOUGHTS: Final = 3  # how often it thinks again, if its move is no longer possible when it has thought


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
        found: tuple[Command, Reason | None] | None = None
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
            self._send_found(match, seat, id, *found)

    async def _thought(
        self, match: AnyMatch, past: Sequence[Step], now: Millis, seat: Seat
    ) -> tuple[Command, Reason | None] | None:
        game = match.game
        view, legal = game.view(match.state, seat, now), game.legal(match.state, seat, now)
        heard = [event for step in past for event in seen_by(step.events, seat)]
        random = Random(secrets.randbits(64))
        return await self._thinkers.think(advice, game, match.seats, view, legal, heard, now, random)

    def _send_only(self, seat: Seat, id: str, message: str) -> None:
        for page in self._audiences.of(seat).connections:
            page.send_message(Advice(id, None, words.say("", page.language, message), ""))

    def _send_found(self, match: AnyMatch, seat: Seat, id: str, command: Command, reason: Reason | None) -> None:
        """Tell each page of that seat, in its language."""
        for page in self._audiences.of(seat).connections:
            names = [self._name(at) for at in range(match.seats)]
            memory = match.options.memory_aid
            reader = Reader(match.game, page.language, names, seat, memory)
            page.send_message(Advice(id, command, say_command(reader, command), say_reason(reader, reason)))

    def _name(self, seat: Seat) -> str:
        chair = self._seating.chairs[seat]
        if chair.bot:
            return FAIR_FOLK[seat % len(FAIR_FOLK)]
        return chair.name or GUEST_NAMES[seat % len(GUEST_NAMES)]

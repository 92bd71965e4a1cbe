"""What a table tells its pages, each what its viewer may know: what happened, how the table stands, what was said."""

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from kermesse.core.clock import Millis
from kermesse.core.game import Event, Seat
from kermesse.core.match import Step
from kermesse.core.redact import REDACTED
from kermesse.players.table import seen_by
from kermesse.server.connection import messages
from kermesse.server.connection.frames import text_frame
from kermesse.server.connection.outbox import Outbox
from kermesse.server.table.audience import Audience, Audiences
from kermesse.server.table.bots import TableBots
from kermesse.server.table.clock import TableClock
from kermesse.server.table.views import AnyMatch, Shown, alike, at_the_end, encode, past, position, positions, unmoved

CHAT_KEPT: Final = 100

_as_it_is: Any = msgspec.Raw  # encoded already


class Broadcast:
    def __init__(self, audiences: Audiences, outbox: Outbox, clock: TableClock) -> None:
        self.chat: deque[messages.ChatLine] = deque(maxlen=CHAT_KEPT)
        self._speakers: deque[str] = deque(maxlen=CHAT_KEPT)  # whose each line is: never sent to anybody
        self._audiences = audiences
        self._outbox = outbox
        self._clock = clock

    def happened(self, match: AnyMatch, step: Step, bots: TableBots) -> None:
        """To everybody what they see of a step. `bots`: seats that nobody can act for."""
        now, at, seat, same = self._clock.now(), match.now, step.seat, alike(match)
        told: list[tuple[Audience, list[Event]]] = []
        quiet: dict[Seat, Shown] = {}
        for audience in self._audiences.everybody:
            if audience.connections:
                viewer = audience.viewer
                events = seen_by(step.events, viewer)
                told.append((audience, events))
                if not events and viewer != seat and audience.shown is not None:
                    quiet[viewer] = audience.shown
        if quiet and (still := unmoved(match, quiet, bots, same)):  # to these nothing happened, not even a message
            told = [one for one in told if one[0].viewer not in still]
        several = [audience.viewer for audience, _ in told]
        for (audience, events), here in zip(told, positions(match, several, bots, at, same), strict=True):
            frame = audience.add(messages.Stepped(audience.n + 1, now, step.at, events, here), self._outbox)
            audience.shown = Shown(at, frame)

    def show_again(self, match: AnyMatch, viewer: Seat, bots: TableBots, at: Millis) -> None:
        """Nothing happened, but this viewer may do other things than before."""
        audience = self._audiences.of(viewer)
        if audience.connections:
            here = position(match, viewer, viewer not in bots, at, alike(match))
            told = messages.Stepped(audience.n + 1, self._clock.now(), at, [], here)
            audience.shown = Shown(at, audience.add(told, self._outbox))

    def tell(self, info: Callable[[Seat], messages.TableInfo]) -> None:
        """How the table stands, to each what they may know of it."""
        now, running = self._clock.now(), self._clock.running
        self._to_all(
            lambda audience: messages.Table(audience.n + 1, now, running, audience.viewer, info(audience.viewer))
        )

    def remember(self, line: messages.ChatLine, speaker: str) -> None:
        self.chat.append(line)
        self._speakers.append(speaker)

    def speak(self, line: messages.ChatLine, speaker: str) -> None:
        self.remember(line, speaker)
        self._to_all(lambda audience: messages.Chat(audience.n + 1, line))

    def forget(self, person: str) -> bool:
        """Of somebody who wants to be forgotten: that something was said stays, without who and what. Whether it was."""
        theirs = [line for line, who in zip(self.chat, self._speakers, strict=True) if who == person]
        for line in theirs:
            line.who = ""
            line.text = line.text and REDACTED
        return bool(theirs)

    def _to_all(self, message: Callable[[Audience], msgspec.Struct]) -> None:
        for audience in self._audiences.everybody:
            if audience.connections:
                audience.add(message(audience), self._outbox)

    def welcome(
        self,
        match: AnyMatch | None,
        steps: Sequence[Step],
        bots: TableBots,
        info: Callable[[Seat], messages.TableInfo],
        at: Millis,
    ) -> None:
        """Whoever has just come gets what they missed, or everything as it is `at` that time, and hears all from now on."""
        for page, have in self._audiences.newly_come():
            if page.viewer is None:
                continue
            audience = self._audiences.of(page.viewer)
            missed = audience.missed_since(have) if have else None
            if missed is None:
                if audience.deserted:
                    audience.begin()
                everything = self._everything(match, steps, bots, info(audience.viewer), audience, at)
                self._outbox.say(page, text_frame(everything))
            elif missed:
                self._outbox.say(page, missed)
            audience.connections.append(page)

    def _everything(
        self,
        match: AnyMatch | None,
        steps: Sequence[Step],
        bots: TableBots,
        info: messages.TableInfo,
        audience: Audience,
        at: Millis,
    ) -> messages.Welcome:
        viewer, now, running = audience.viewer, self._clock.now(), self._clock.running
        here: Any = None
        seen: list[Any] = []
        if match is not None:
            encoded = encode(position(match, viewer, viewer not in bots, at, alike(match)))
            audience.shown = Shown(at, at_the_end(encoded))
            here = _as_it_is(encoded)
            seen = past(steps, viewer, match.options)
        return messages.Welcome(audience.n, now, running, viewer, info, here, seen, list(self.chat))

"""All pages at a table, and what they are told: what happened, how the table stands, what was said.

Those who see the same are an audience: the page at a seat, or all spectators together. What an audience is told is
encoded once, and numbered.
"""

import time
from collections import deque
from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any, Final

import msgspec

from kermesse.core.clock import Millis
from kermesse.core.game import SPECTATOR, Event, Seat
from kermesse.core.match import Step
from kermesse.core.redact import REDACTED
from kermesse.players.table import seen_by
from kermesse.server.connection import messages
from kermesse.server.connection.frames import text_frame
from kermesse.server.connection.outbox import Outbox
from kermesse.server.connection.page import Page
from kermesse.server.table.bots import TableBots
from kermesse.server.table.clock import TableClock
from kermesse.server.table.views import AnyMatch, Shown, alike, at_the_end, encode, past, position, positions, unmoved

KEPT: Final = 128  # messages kept, for a page that missed a few
# And no more bytes than these: a position takes some thousands, and every seat of every table is an audience.
KEPT_BYTES: Final = 16 * 1024
CHAT_KEPT: Final = 100

_as_it_is: Any = msgspec.Raw  # already encoded


class Audience:
    def __init__(self, viewer: Seat) -> None:
        self.viewer = viewer
        # The number of the last message to them. Numbers go on from the wall clock's milliseconds: so a page that knows
        # a number of an earlier life of the server, or of the seat it had before, never takes one of these for its
        # next.
        self.n = int(time.time() * 1000)
        self.connections: list[Page] = []
        self.shown: Shown | None = None  # the last position they were sent; None: whatever happens is new to them
        # Nobody was here for a while. Neither a number nor a message may show whether anything happened meanwhile: so
        # whoever comes back is welcomed anew in any case.
        self.deserted = True
        self._kept: deque[bytes] = deque()  # up to that number, inclusive
        self._kept_bytes = 0

    def add(self, message: msgspec.Struct, outbox: Outbox) -> bytes:
        """Add a message, to be sent once what it tells is durable, under the next number `n + 1`."""
        frame = text_frame(message)
        self.n += 1
        self._keep(frame)
        for page in self.connections:
            outbox.say(page, frame)
        return frame

    def _keep(self, frame: bytes) -> None:
        kept = self._kept
        kept.append(frame)
        self._kept_bytes += len(frame)
        while len(kept) > KEPT or self._kept_bytes > KEPT_BYTES:
            self._kept_bytes -= len(kept.popleft())

    def begin(self) -> None:
        """Begin anew: somebody is here again, and is sent everything."""
        self.deserted = False
        self.forget_sent()

    def desert_if_empty(self) -> None:
        if not self.connections:
            self.deserted = True
            self.shown = None
            self.forget_sent()

    def forget_sent(self) -> None:
        self._kept.clear()
        self._kept_bytes = 0

    def missed_since(self, have: int) -> bytes | None:
        """Return all that a page missed which has everything up to `have`; None if not all of it is kept."""
        if self.deserted:
            return None
        missed = self.n - have
        if not 0 <= missed <= len(self._kept):
            return None
        return b"".join(islice(self._kept, len(self._kept) - missed, None))


class Audiences:
    """All pages at a table, each in the audience of its viewer."""

    def __init__(self, seats: int) -> None:
        self.spectators = Audience(SPECTATOR)
        self.seats = [Audience(seat) for seat in range(seats)]
        self.everybody = [*self.seats, self.spectators]
        self.pages: set[Page] = set()
        self.coming: list[tuple[Page, int]] = []  # pages to be brought up to date, and what they have
        self.closed = False  # the table is gone from here: nobody is told anything any more

    def of(self, viewer: Seat) -> Audience:
        return self.seats[viewer] if 0 <= viewer < len(self.seats) else self.spectators

    def is_here(self, seat: Seat) -> bool:
        return any(page.viewer == seat for page in self.pages)

    def watching(self) -> int:
        return sum(page.viewer == SPECTATOR for page in self.pages)

    def come(self, page: Page, viewer: Seat, have: int) -> None:
        """Bring this page up to date after the next commit; it hears everything from then on."""
        left = self._leave_audience(page)
        if left is not None and left.viewer != viewer:
            left.desert_if_empty()
        page.viewer = viewer
        self.pages.add(page)
        self.coming.append((page, have))

    def go(self, page: Page) -> None:
        left = self._leave_audience(page)
        if left is not None:
            left.desert_if_empty()
        self.pages.discard(page)

    def newly_come(self) -> list[tuple[Page, int]]:
        coming, self.coming = self.coming, []
        return coming

    def resize(self, seats: int) -> None:
        """Fit the audiences to the number of seats; pages of seats that are gone belong to none until they are
        moved.
        """
        for audience in self.seats[seats:]:
            audience.connections.clear()
        self.seats = self.seats[:seats] + [Audience(seat) for seat in range(len(self.seats), seats)]
        self.everybody = [*self.seats, self.spectators]

    def trouble(self, code: str) -> None:
        """Tell every page of a trouble, outside the numbered messages."""
        for page in self.pages:
            page.trouble(code)

    def forget_sent(self) -> None:
        """Forget what was sent: a page that missed some of it is welcomed anew."""
        for audience in self.everybody:
            audience.forget_sent()

    def forget_shown(self) -> None:
        """Seats changed hands: forget what each was last shown."""
        for audience in self.everybody:
            audience.shown = None

    def _leave_audience(self, page: Page) -> Audience | None:
        """Take a page out of its audience."""
        if page.viewer is None:
            return None
        audience = self.of(page.viewer)
        if page in audience.connections:
            audience.connections.remove(page)
        self.coming = [(other, have) for other, have in self.coming if other is not page]
        page.viewer = None
        page.unsent.clear()  # it was for other viewers
        return audience


class Broadcast:
    def __init__(self, audiences: Audiences, outbox: Outbox, clock: TableClock) -> None:
        self.chat: deque[messages.ChatLine] = deque(maxlen=CHAT_KEPT)
        self._speakers: deque[str] = deque(maxlen=CHAT_KEPT)  # the authors of the chat lines: never sent to anybody
        self._audiences = audiences
        self._outbox = outbox
        self._clock = clock

    def happened(self, match: AnyMatch, step: Step, bots: TableBots) -> None:
        """Tell everybody what they see of a step. `bots`: seats that nobody can act for."""
        now, at, seat, same = self._clock.now(), match.now, step.seat, alike(match)
        heard: list[tuple[Audience, list[Event]]] = []
        quiet: dict[Seat, Shown] = {}
        for audience in self._audiences.everybody:
            if audience.connections:
                viewer = audience.viewer
                events = seen_by(step.events, viewer)
                heard.append((audience, events))
                if not events and viewer != seat and audience.shown is not None:
                    quiet[viewer] = audience.shown
        if quiet and (still := unmoved(match, quiet, bots, same)):  # these saw nothing, and get no message at all
            heard = [one for one in heard if one[0].viewer not in still]
        several = [audience.viewer for audience, _ in heard]
        for (audience, events), here in zip(heard, positions(match, several, bots, at, same), strict=True):
            frame = audience.add(messages.Stepped(audience.n + 1, now, step.at, events, here), self._outbox)
            audience.shown = Shown(at, frame)

    def show_again(self, match: AnyMatch, viewer: Seat, bots: TableBots, at: Millis) -> None:
        """Show a viewer the position again: nothing happened, but they may do other things than before."""
        audience = self._audiences.of(viewer)
        if audience.connections:
            here = position(match, viewer, viewer not in bots, at, alike(match))
            step = messages.Stepped(audience.n + 1, self._clock.now(), at, [], here)
            audience.shown = Shown(at, audience.add(step, self._outbox))

    def send_seating(self, info: Callable[[Seat], messages.TableInfo]) -> None:
        """Tell everybody how the table stands, each what they may know of it."""
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
        """Remove the author and text of the chat lines of somebody who is forgotten; that something was said stays.
        Return whether there were any.
        """
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
        """Send whoever has just come what they missed, or everything as it is `at` that time. They hear all from now
        on.
        """
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

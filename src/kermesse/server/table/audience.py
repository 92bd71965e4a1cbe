"""Those who see the same: the page at a seat, or all spectators together. What they are told is encoded once, and numbered."""

import time
from collections import deque
from itertools import islice
from typing import Final

import msgspec

from kermesse.core.game import SPECTATOR, Seat
from kermesse.server.connection.frames import text_frame
from kermesse.server.connection.outbox import Outbox
from kermesse.server.connection.page import Page
from kermesse.server.table.views import Shown

KEPT: Final = 128  # messages, for a page that missed a few
# And no more bytes than these: a position takes some thousands, and there are as many audiences as seats in the house.
KEPT_BYTES: Final = 16 * 1024


class Audience:
    def __init__(self, viewer: Seat) -> None:
        self.viewer = viewer
        # The number of the last message to them. Numbers go on from the wall clock's milliseconds: so a page that knows
        # a number of an earlier life of the server, or of the seat it had before, never takes one of these for its next.
        self.n = int(time.time() * 1000)
        self.connections: list[Page] = []
        self.shown: Shown | None = None  # the last position they were told of; None: whatever happens is new to them
        # Nobody was here for a while. Whether anything happened meanwhile must not show, neither in a number nor in what
        # whoever comes back is sent: so they are welcomed anew in any case.
        self.deserted = True
        self._kept: deque[bytes] = deque()  # up to that number
        self._kept_bytes = 0

    def add(self, message: msgspec.Struct, outbox: Outbox) -> bytes:
        """To be sent once what it tells is durable. It bears the next number, `n + 1`. How it will be sent."""
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
        """Somebody is here again, and is told everything."""
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
        """All that a page missed which has everything up to `have`; None if not all of it is kept."""
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
        self.closed = False  # the table is another server's by now, or put away: nobody is told anything here any more

    def of(self, viewer: Seat) -> Audience:
        return self.seats[viewer] if 0 <= viewer < len(self.seats) else self.spectators

    def is_here(self, seat: Seat) -> bool:
        return any(page.viewer == seat for page in self.pages)

    def watching(self) -> int:
        return sum(page.viewer == SPECTATOR for page in self.pages)

    def come(self, page: Page, viewer: Seat, have: int) -> None:
        """This page will be brought up to date after the next commit, and hears everything from then on."""
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
        """Pages of seats that are gone are nowhere until they are moved."""
        for audience in self.seats[seats:]:
            audience.connections.clear()
        self.seats = self.seats[:seats] + [Audience(seat) for seat in range(len(self.seats), seats)]
        self.everybody = [*self.seats, self.spectators]

    def trouble(self, code: str) -> None:
        """To every page, beside what is numbered."""
        for page in self.pages:
            page.trouble(code)

    def forget_sent(self) -> None:
        """What was sent is not sent again: whoever missed some of it is welcomed anew."""
        for audience in self.everybody:
            audience.forget_sent()

    def forget_shown(self) -> None:
        """Seats changed hands: forget what each was last shown."""
        for audience in self.everybody:
            audience.shown = None

    def _leave_audience(self, page: Page) -> Audience | None:
        """The one it was in."""
        if page.viewer is None:
            return None
        audience = self.of(page.viewer)
        if page in audience.connections:
            audience.connections.remove(page)
        self.coming = [(other, have) for other, have in self.coming if other is not page]
        page.viewer = None
        page.unsent.clear()  # it was for other viewers
        return audience

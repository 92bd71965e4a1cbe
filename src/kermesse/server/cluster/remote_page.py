"""A page whose socket is at another server's door, as its table knows it."""

from collections.abc import Callable
from typing import Final

from kermesse.core.clock import Millis
from kermesse.server.cluster import remote_messages
from kermesse.server.connection.connection import SLOWEST, Clock
from kermesse.server.connection.fairness import Lag
from kermesse.server.connection.page import Page
from kermesse.server.storage.broker import MOST
from kermesse.server.storage.metrics import mark_of
from kermesse.server.storage.people import Person
from kermesse.server.storage.stall_free_clock import STALL_FREE_CLOCK

Post = Callable[[remote_messages.Spoken, Callable[[int], None]], None]
LATE: Final = 2000.0  # milliseconds after which a door counts as silent, which tells of its pages every second
EACH: Final = 64  # bytes of a message besides its frames, about


class ReportedLag(Lag):
    """The distance of a page as its door tells it: from the door to the page and back. The way between the servers is
    not credited.
    """

    def __init__(self) -> None:
        super().__init__()
        self._silent, self._reported = 0.0, STALL_FREE_CLOCK.now() * 1000

    def report(self, one_way_delay: Millis, silent: float) -> None:
        self.one_way_delay, self._silent, self._reported = one_way_delay, silent, STALL_FREE_CLOCK.now() * 1000

    def unreported_for(self) -> float:
        """Return for how many milliseconds its door has said nothing of it."""
        return STALL_FREE_CLOCK.now() * 1000 - self._reported

    def silent_for(self, now: float) -> float:
        since = now - self._reported
        return self._silent + since if self._silent or since > LATE else 0.0


class RemotePage(Page):
    def __init__(
        self,
        person: Person,
        come: remote_messages.Come,
        clock: Clock,
        post: Post,
        count_bye: Callable[[str], None],
    ) -> None:
        super().__init__(person, come.address)
        self.reported_lag = ReportedLag()
        self.lag = self.reported_lag
        self.heard = 0  # messages of this stream from its door
        self._door, self._stream = come.door, come.stream
        self._clock = clock
        self._post = post
        self._count_bye = count_bye
        self._n = 0
        self._waiting = 0  # bytes that have not gone out yet

    def mark(self, id: str) -> str:
        return mark_of(self._door, self._stream, id)

    def send(self, frames: bytes) -> None:
        if self.closed:
            return
        if self._waiting > SLOWEST:
            self.closed = True
            self._put(remote_messages.Cut(self._stream))
            return
        pieces = [frames[start : start + MOST] for start in range(0, len(frames), MOST)]
        for left, piece in zip(range(len(pieces) - 1, -1, -1), pieces, strict=True):
            self._n += 1
            now, running = self._clock.now(), self._clock.running
            self._waiting += len(piece) + EACH
            self._post(remote_messages.Frames(self._stream, self._n, now, running, left > 0, piece), self._sent)

    def bye(self, code: str) -> None:
        if not self.closed:
            self._count_bye(code)
            self.closed = True
            self._n += 1
            self._put(remote_messages.Sent(self._stream, self._n, code))

    def count(self) -> None:
        """Tell its door how much was sent, so that a lost message is noticed even if no other follows."""
        if not self.closed:
            self._put(remote_messages.Count(self._stream, self._n))

    def moved(self) -> None:
        """Tell its door that the table has gone elsewhere."""
        self.closed = True
        self._put(remote_messages.Moved(self._stream))

    def _put(self, message: remote_messages.Spoken) -> None:
        self._post(message, lambda size: None)

    def _sent(self, size: int) -> None:
        self._waiting = max(0, self._waiting - size)

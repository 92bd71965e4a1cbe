"""Time at a table: whole milliseconds since the table's clock started. Nothing here reads a real clock."""

from dataclasses import dataclass
from typing import Final

from kermesse.core.copying import Copied
from kermesse.core.units import Millis as Millis

NEVER: Final = 1 << 61  # the largest integer that compiled code holds without allocating an object


def after(now: Millis, time: Millis) -> Millis:
    """The moment `time` after now; NEVER if `time` is NEVER."""
    return now + time if time < NEVER else NEVER


def shown(at: Millis) -> Millis | None:
    """A moment as it is sent to viewers: None instead of NEVER."""
    return at if at < NEVER else None


@dataclass(slots=True)
class SandTimer(Copied):
    """A sand timer with two bulbs. It reads no clock: callers pass `now`."""

    dur: Millis  # all of its sand
    top: Millis  # sand in the upper bulb at `since`
    since: Millis
    frozen: bool  # lying on its side (in the bag): no sand runs

    def sand(self, now: Millis) -> Millis:
        """The sand left in the upper bulb, in milliseconds."""
        if self.frozen:
            return self.top
        left = self.top - (now - self.since)
        return left if left > 0 else 0

    def is_empty(self, now: Millis) -> bool:
        return not self.frozen and self.sand(now) == 0

    def is_running(self, now: Millis) -> bool:
        return not self.frozen and self.sand(now) > 0

    def ends_at(self) -> Millis:
        """The moment at which the upper bulb is, or was, empty; NEVER while frozen."""
        return NEVER if self.frozen else self.since + self.top

    def flip(self, now: Millis) -> None:
        """Turn the timer over: the bulbs change places with their sand."""
        self.top = self.dur - self.sand(now)
        self.since = now

    def put(self, now: Millis) -> None:
        """Put the timer down the same way up."""
        self.top = self.sand(now)
        self.since = now

    def freeze(self, now: Millis) -> None:
        self.top = self.sand(now)
        self.since = now
        self.frozen = True

    def unfreeze(self, now: Millis) -> None:
        """Stand the timer up again, the same side up."""
        self.frozen = False
        self.since = now


def empty_timer(dur: Millis) -> SandTimer:
    """A timer with all its sand in the lower bulb."""
    return SandTimer(dur, 0, 0, False)

"""Time as the table knows it: whole milliseconds since the table's clock started. Nothing here reads a real clock."""

from dataclasses import dataclass
from typing import Final

from kermesse.core.units import Millis as Millis

NEVER: Final = 1 << 61  # the longest that a compiled integer holds without an object of its own


def after(now: Millis, time: Millis) -> Millis:
    """So long from now; NEVER, if it takes for ever."""
    return now + time if time < NEVER else NEVER


def told(at: Millis) -> Millis | None:
    """An instant as everybody is told it: None for one that will not come."""
    return at if at < NEVER else None


@dataclass(slots=True)
class SandTimer:
    """A sand timer with two bulbs. It belongs to no clock: it is told `now`."""

    dur: Millis  # all of its sand
    top: Millis  # sand in the upper bulb at `since`
    since: Millis
    frozen: bool  # lying down (in the bag): no sand runs

    def sand(self, now: Millis) -> Millis:
        """Sand left in the upper bulb."""
        if self.frozen:
            return self.top
        left = self.top - (now - self.since)
        return left if left > 0 else 0

    def is_empty(self, now: Millis) -> bool:
        return not self.frozen and self.sand(now) == 0

    def is_running(self, now: Millis) -> bool:
        return not self.frozen and self.sand(now) > 0

    def ends_at(self) -> Millis:
        """When the upper bulb will be, or was, empty; NEVER while frozen."""
        return NEVER if self.frozen else self.since + self.top

    def flip(self, now: Millis) -> None:
        """Turned over: the sand of both bulbs changes places."""
        self.top = self.dur - self.sand(now)
        self.since = now

    def put(self, now: Millis) -> None:
        """Put down the same way up."""
        self.top = self.sand(now)
        self.since = now

    def freeze(self, now: Millis) -> None:
        self.top = self.sand(now)
        self.since = now
        self.frozen = True

    def unfreeze(self, now: Millis) -> None:
        """Stood up again, the same side up."""
        self.frozen = False
        self.since = now

    def copy(self) -> "SandTimer":
        return SandTimer(self.dur, self.top, self.since, self.frozen)


def empty_timer(dur: Millis) -> SandTimer:
    """A timer whose sand lies in the lower bulb."""
    return SandTimer(dur, 0, 0, False)

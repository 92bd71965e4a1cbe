"""Time limits of decisions. Each game gives a table of its decisions; this module applies it to one table's options.

`timers` is the pace of a table: each decision has the limit of that pace, and none with `off`. A table's own limit
(`limits_ms`) replaces it at every pace, `off` included; an own limit of 0 means no limit.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from kermesse.core.clock import NEVER, Millis
from kermesse.core.options import BadOptions, Options
from kermesse.core.units import MILLIS

# Added to a decision's time where the game asks for it, so that a command sent in time but delayed on the way counts.
GRACE: Final = 500


@dataclass(frozen=True)
class Limit:
    """The time limit of a decision at each pace (0: none), and the range in which a table may set its own."""

    relaxed: Millis
    normal: Millis
    fast: Millis
    least: Millis
    most: Millis

    def stretched(self, by: float) -> "Limit":
        return Limit(round(self.relaxed * by), round(self.normal * by), round(self.fast * by), self.least, self.most)


class Decisions:
    """The decisions of a game and their limits.

    `under`: decisions that use the limit of another. `untimed`: decisions without a limit, or timed by the rules
    (sand).
    """

    def __init__(
        self,
        limits: Mapping[str, Limit],
        under: Mapping[str, str] | None = None,
        untimed: Iterable[str] = (),
        grace: Millis = 0,
    ) -> None:
        self.limits: dict[str, Limit] = dict(limits)
        self.under: dict[str, str] = {name: name for name in limits}
        if under is not None:
            self.under.update(under)
        self.untimed: frozenset[str] = frozenset(untimed)
        self.grace: Millis = grace
        self._times: dict[str, dict[str, Millis]] = {
            "off": dict.fromkeys(self.under, NEVER),
            "relaxed": {name: limits[own].relaxed or NEVER for name, own in self.under.items()},
            "normal": {name: limits[own].normal or NEVER for name, own in self.under.items()},
            "fast": {name: limits[own].fast or NEVER for name, own in self.under.items()},
        }
        self._last: tuple[Options | None, dict[str, Millis]] = (None, {})

    @property
    def asked(self) -> frozenset[str]:
        """The decisions that are put to a seat, without names that only carry a limit for others."""
        limits_only = {own for name, own in self.under.items() if name != own}
        return (frozenset(self.under) - limits_only) | self.untimed

    def time(self, options: Options, decision: str) -> Millis:
        """The time limit of that decision at a table with these options; NEVER if it has none."""
        return self._at(options)[decision]

    def due(self, options: Options, decision: str, now: Millis) -> Millis:
        """The deadline of a decision that opens now, grace included."""
        time = self._at(options)[decision]
        return NEVER if time >= NEVER else now + time + self.grace

    def _at(self, options: Options) -> dict[str, Millis]:
        """All time limits at a table with these options. The last answer is kept, as one tuple: bots run in threads."""
        asked, times = self._last
        if asked is not options:
            times, own = self._times[options.timers], options.limits_ms
            if own:
                times = {name: own[by] or NEVER if by in own else times[name] for name, by in self.under.items()}
            self._last = (options, times)
        return times

    def shown(self, due: Millis) -> Millis | None:
        """A deadline as viewers see it, without the grace."""
        return None if due >= NEVER else due - self.grace

    def read(self, shown: Millis | None) -> Millis:
        """The deadline that belongs to one that viewers see."""
        return NEVER if shown is None else shown + self.grace

    def check(self, options: Options) -> None:
        """Check the table's own limits: each for a known decision, and 0 or in its range. Raises BadOptions."""
        for decision, time in options.limits_ms.items():
            limit = self.limits.get(decision)
            if limit is None:
                raise BadOptions("limits_ms", "choice", choices=", ".join(self.limits))
            if time != 0 and not limit.least <= time <= limit.most:
                raise BadOptions("limits_ms", "zero_or_range", decision, MILLIS, least=limit.least, most=limit.most)

    def unhurried(self) -> "Decisions":
        """The same decisions, with no limits but a table's own."""
        free = {name: Limit(0, 0, 0, limit.least, limit.most) for name, limit in self.limits.items()}
        return Decisions(free, self.under, self.untimed, self.grace)

    def stretched(self, decision: str, by: float) -> "Decisions":
        """The same decisions, with more or less time for one of them at every pace."""
        limits = {**self.limits, decision: self.limits[decision].stretched(by)}
        return Decisions(limits, self.under, self.untimed, self.grace)


NO_DECISIONS: Final = Decisions({})

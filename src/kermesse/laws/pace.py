"""The law of pace: every open decision has the time that the game's table of decisions gives it."""

from collections.abc import Callable, Iterator
from typing import Any

from kermesse.core.clock import NEVER
from kermesse.core.game import ALL_SEEING, Pending
from kermesse.laws.walk import Walk, demand


def pace(walk: Walk, opened: Callable[[Walk], list[Pending]] | None = None) -> set[str]:
    """Check that no open decision has longer than the table says, nor a limit where it gives none, and that its full
    time occurs.

    The full time need not occur at every opening: the rules may give less (to an absent seat), and a clock that stood
    still resumes where it was. `opened` finds the open decisions of a game whose view has no `pending`. Return the
    limits that were met.
    """
    game, options = walk.game, walk.match.options
    decisions = game.pace(options)
    longest: dict[str, int] = {}
    for asked in _asked(walk, opened or open_decisions):
        name = asked.decision
        demand(name in decisions.under or name in decisions.untimed, "a decision is not in the table", name)
        if name in decisions.untimed:
            continue
        time = decisions.time(options, name)
        if asked.deadline is None:
            demand(time >= NEVER, "a decision has no limit, and should have one", name, time)
            longest[name] = NEVER
            continue
        demand(time < NEVER, "a decision has a limit, and should have none", name)
        left = asked.deadline - walk.match.now
        demand(left <= time, "a decision has longer than the table says", name, left, time)
        longest[name] = max(longest.get(name, 0), left)
    for name, left in longest.items():
        time = decisions.time(options, name)
        demand(left == time, "a decision never has the time that the table says", name, left, time)
    return {decisions.under[name] for name in longest}


def _asked(walk: Walk, opened: Callable[[Walk], list[Pending]]) -> Iterator[Pending]:
    yield from opened(walk)
    for _ in walk.steps():
        yield from opened(walk)


def open_decisions(walk: Walk) -> list[Pending]:
    view: Any = walk.match.view(ALL_SEEING)
    found: list[Pending] = view.pending
    return found

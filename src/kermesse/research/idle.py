"""Time during which nobody at a live table can decide anything, where a game's rules say so: the clock then need not be
stopped every quarter of a second to ask everybody in vain.
"""

from collections.abc import Callable
from typing import Any, Final

from kermesse.core.clock import NEVER, Millis
from kermesse.games.chronos.rules.legal import decisions as decisions_of_chronos
from kermesse.games.chronos.state import ChronosState


def idle_chronos(state: ChronosState, now: Millis) -> Millis:
    """No seat has a decision before then, unless something falls due; `now`: somebody may have one.

    As `decisions` has it: without sand at rest a hand can do nothing, nor before it has rested itself; and whose timers
    have all run out may call a deadlock.
    """
    terms = state.terms
    phase = state.phase
    if not terms.hands_only or (phase != "play" and phase != "zone"):
        return now
    for choice in state.choices:
        if choice is not None:
            return now
    soonest: Millis = NEVER
    hand_ms: Millis = terms.hand_ms
    running = resting = 0
    owner, sand = state.owner, state.sand
    for timer in range(12):
        seat = owner[timer]
        if seat < 0:
            continue
        until = sand[timer].since + sand[timer].top
        if until > now and not sand[timer].frozen:
            running |= 1 << seat
        else:
            resting |= 1 << seat
            until = state.hand_at[seat] + hand_ms
            if until <= now:
                return now
        soonest = min(soonest, until)
    return now if phase == "play" and resting & ~running else soonest


IDLE: Final[dict[Any, Callable[[Any, Millis], Millis]]] = {decisions_of_chronos: idle_chronos}

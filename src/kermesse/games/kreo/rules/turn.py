"""The start and the end of a turn."""

from kermesse.core.clock import Millis
from kermesse.core.game import Event
from kermesse.games.kreo.components import ALTERATION, Card
from kermesse.games.kreo.events import FirstPlayer, MarkerMoved, TurnEnded, TurnStarted, VolatileGone
from kermesse.games.kreo.rules.asking import answered, falls_due
from kermesse.games.kreo.rules.ending import cards_run_out
from kermesse.games.kreo.state import NOBODY, KreoState, announce, order_of, surely_last
from kermesse.games.kreo.tree import incomplete


def start_turn(state: KreoState, now: Millis, events: list[Event] | None) -> None:
    n = state.n
    state.turn += 1
    state.phase = "divination"
    state.started = sum(1 << seat for seat in range(n) if state.hands[seat]) & ~state.skip_next
    state.taking_part = state.started
    state.skip_next = 0
    state.ready = 0
    state.rev += 1  # never reused: it identifies the revision that a seat has seen
    state.changes = [0] * n
    state.toggles = [0] * n
    state.cleared = 0
    state.voted = 0
    state.placed = [[] for _ in range(n)]
    state.said = [0] * n
    state.order_mods.clear()
    announce(state, [0, 0, 0], False)
    state.bets.clear()
    state.looks.clear()
    state.shown.clear()
    state.last_turn = False
    state.queue = []
    state.revealed = 0
    state.player = NOBODY
    state.lost.clear()
    if events is not None:
        events.append(TurnStarted(state.turn, order_of(state), surely_last(state)))
    if not state.started:  # R50: only a Cronos who sits out this turn has cards
        end_turn(state, now, events)
        return
    state.due = falls_due(state, "divination", now)


def end_turn(state: KreoState, now: Millis, events: list[Event] | None) -> None:
    answered(state)
    if state.options.altered:
        _volatility(state, events)
    if events is not None:
        events.append(TurnEnded(state.turn))
    if not any(state.hands):
        cards_run_out(state, events)
        return
    move_marker(state, 1, "end_turn", events)
    start_turn(state, now, events)


def move_marker(state: KreoState, step: int, why: MarkerMoved, events: list[Event] | None) -> None:
    """Move the First Player marker to the left (1) or to the right (-1), even to a seat without cards (R49)."""
    state.first = (state.first + step) % state.n
    if events is not None:
        events.append(FirstPlayer(state.first, why))


def discard(state: KreoState, card: Card) -> None:
    state.discard.append(card)


def _volatility(state: KreoState, events: list[Event] | None) -> None:
    """Remove every unprotected Volatil under a Nature that the turn left incomplete (4.4)."""
    for nature in incomplete(state):
        owned = state.table[nature]
        for card in owned[:]:
            if ALTERATION[card.card] == "volatil" and not card.token:
                owned.remove(card)
                discard(state, card.card)
                if events is not None:
                    events.append(VolatileGone(nature, card.card))

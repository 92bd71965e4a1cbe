"""The view of a seat."""

from collections.abc import Sequence
from copy import copy
from typing import Final

from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import ALL_SEEING, SEATS_OF, Pending, Seat
from kermesse.core.shared_views import shared_views
from kermesse.games.kraaw.components import DECKS
from kermesse.games.kraaw.options import PACE
from kermesse.games.kraaw.rules.asking import DECISION_OF
from kermesse.games.kraaw.rules.scoring import standings
from kermesse.games.kraaw.state import DOWN, HAND, NOBODY, KraawState
from kermesse.games.kraaw.view_types import Guard, KraawView, Mine, Row

ENDED: Final = ("round_end", "game_over")
NOTHING_SURE: Final[list[int]] = []
NONE: Final[list[int]] = []


def view(state: KraawState, viewer: Seat, now: Millis) -> KraawView:
    n = state.n
    contenders = state.contenders
    laid = bool(contenders)
    options = state.options
    k = len(contenders)
    seen = seen_values(state, viewer) if laid else []
    return KraawView(
        viewer,
        state.phase,
        n,
        options,
        state.round_no,
        state.final,
        state.replays,
        state.direction,
        contenders[:],
        state.first if laid else NOBODY,
        state.active,
        state.turn_no,
        state.turns,
        state.crows[:],
        state.jewels[:] if laid and state.jewels[0] >= 0 else [],
        state.wins[:],
        state.swapped,
        shown_swapper(state, viewer),
        state.look_open + options.claim_open_ms,
        state.phase == "look" and options.hand_swap == "race" and state.claims_open == NEVER,
        state.claim_closes if state.claim_closes < NEVER else None,
        pending_of(state),
        state.time_outs[:],
        DECKS[k][:] if laid else [],
        _rows(state, seen) if laid else [],
        shown_kitty(state, viewer) if laid else [],
        Guard(state.stall, options.stall_laps * k, state.guarded, state.progress),
        state.looked,
        state.victim,
        state.stolen,
        mine_of(state, viewer, seen) if viewer >= 0 else None,
        state.ended_by,
        state.totals[:],
        state.winners[:],
        standings(state) if state.phase in ENDED else [],
        state.champions[:],
    )


def views(state: KraawState, several: Sequence[Seat], now: Millis) -> list[KraawView]:
    """Views for several viewers.

    Parts that all see alike are built once, and so is every row without private values.
    """

    def add_own(one: KraawView, viewer: Seat) -> None:
        values = seen_values(state, viewer) if state.contenders else []
        one.rows = _rows_by(one.rows, values)
        one.mine = mine_of(state, viewer, values)

    return shared_views(several, lambda viewer: view(state, viewer, now), add_own)


def shown_swapper(state: KraawState, viewer: Seat) -> Seat:
    if not state.swapped or not (state.options.memory_aid or viewer == ALL_SEEING):
        return NOBODY
    return next(seat for seat in state.contenders if state.seen_chien[seat])


def pending_of(state: KraawState) -> list[Pending]:
    if not state.pending:
        return []
    decision = DECISION_OF[state.phase]
    deadlines = state.deadlines
    return [Pending(seat, decision, PACE.shown(deadlines[seat])) for seat in SEATS_OF[state.pending]]


def _rows(state: KraawState, seen: list[int]) -> list[Row]:
    faces, public, dealt_to, contenders = state.faces, state.public, state.dealt_to, state.contenders
    locks_made, chien_slot, chien_card = state.locks_made, state.chien_slot, state.chien_card
    known_to = [SEATS_OF[mask] for mask in state.known_to]
    rows = []
    for seat in range(state.n):
        if seat not in contenders:
            rows.append(Row([], [], [], [], [], 0, 0, 0, False, -1, -1))
            continue
        a = HAND * seat
        b = a + HAND
        own = faces[a:b]
        values = seen[a:b]
        total = 0
        for face, value in zip(own, values):  # noqa: B905
            if face:
                total += value
        down = own.count(DOWN)
        rows.append(
            Row(
                own,
                values,
                public[a:b],
                known_to[a:b],
                dealt_to[a:b],
                locks_made[seat],
                down,
                total,
                down == 0,
                chien_slot[seat],
                chien_card[seat],
            )
        )
    return rows


def _rows_by(everybodys: list[Row], seen: list[int]) -> list[Row]:
    """The rows with these values seen. Face-up cards are public, so the totals stay the same."""
    rows = everybodys[:]
    for seat, row in enumerate(everybodys):
        values = seen[HAND * seat : HAND * seat + HAND]
        if row.faces and values != row.values:
            rows[seat] = own = copy(row)
            own.values = values
    return rows


def seen_values(state: KraawState, viewer: Seat) -> list[int]:
    """The value at every place, kitty included, if it is shown to that viewer; 0 otherwise."""
    values, public = state.values, state.public
    if viewer == ALL_SEEING:
        return values[:]
    if not state.options.memory_aid:
        return _without_memory(state, viewer)
    if viewer < 0 or viewer not in state.contenders:
        return [value if known else 0 for value, known in zip(values, public)]  # noqa: B905
    bit = 1 << viewer
    return [
        value if known or mask & bit else 0
        for value, known, mask in zip(values, public, state.known_to)  # noqa: B905
    ]


def _without_memory(state: KraawState, viewer: Seat) -> list[int]:
    """The values shown without memory aid: face-up cards, the card being looked at, and all cards if shown at the
    round's end.
    """
    shown = state.phase in ("round_end", "game_over") and state.options.reveal_at_round_end
    seen = [value if face != DOWN or shown else 0 for value, face in zip(state.values, state.faces)]  # noqa: B905
    if state.phase == "reveal" and state.active == viewer:
        place = HAND * viewer + state.looked
        seen[place] = state.values[place]
    return seen


def shown_kitty(state: KraawState, viewer: Seat) -> list[int]:
    if viewer == ALL_SEEING or state.public[HAND * state.n]:
        return state.values[HAND * state.n :]
    return []


def mine_of(state: KraawState, seat: Seat, seen: list[int]) -> Mine:
    hand, lost, put_away, sure = remembered(state, seat, seen)
    return Mine(hand, lost, put_away, bool(state.claims >> seat & 1), state.jewels[seat], sure)


def remembered(state: KraawState, seat: Seat, seen: list[int]) -> tuple[list[int], list[int], list[int], list[int]]:
    """The hand seen at set-up, its values without a known place, the hand put into the kitty, and the values
    deduced.
    """
    if seat not in state.contenders:
        return NONE, NONE, NONE, NOTHING_SURE
    if not state.options.memory_aid:
        return state.seen_hand[seat] if state.phase == "look" else NONE, NONE, NONE, NOTHING_SURE
    lost = unplaced(state, seat, seen)
    return state.seen_hand[seat], lost, state.seen_chien[seat], deduced(state, seat, seen, lost)


def unplaced(state: KraawState, seat: Seat, seen: list[int]) -> list[int]:
    """The values that the seat saw at set-up, without those of its opening cards whose value it may know."""
    left = state.seen_hand[seat][:]
    for owner, value in zip(state.dealt_to, seen):  # noqa: B905
        if value and owner == seat:
            left.remove(value)
    return left


def deduced(state: KraawState, seat: Seat, seen: list[int], lost: list[int]) -> list[int]:
    """By slot, the certain value of an own unseen card: if all values without a place are alike and none went to the
    kitty.
    """
    if not lost or state.chien_slot[seat] >= 0 or state.phase in ("look", "chien") or lost.count(lost[0]) < len(lost):
        return NOTHING_SURE
    dealt_to, faces = state.dealt_to, state.faces
    return [
        lost[0] if dealt_to[place] == seat and faces[place] == DOWN and not seen[place] else 0
        for place in range(HAND * seat, HAND * seat + HAND)
    ]

"""What a seat may know; and redraw: another state that the seat cannot tell from this one."""

from typing import Literal

import msgspec

from kermesse.core.chance import Chance
from kermesse.core.clock import GRACE, NEVER, Millis
from kermesse.core.game import ALL_SEEING, SEATS_OF, Pending, Seat, View
from kermesse.core.options import Chat, Pace
from kermesse.games.kraaw.components import DECKS
from kermesse.games.kraaw.rules.asking import DECISION_OF
from kermesse.games.kraaw.state import DOWN, HAND, NOBODY, KraawState, kitty, may_know, row


class Row(msgspec.Struct, gc=False):
    """A seat's five cards, column by column, slot 0 first. Empty for a seat that does not play this round."""

    faces: list[int]  # 0 face-down, 1 upright, 2 locked
    values: list[int]  # 0: these eyes may not know it
    public: list[bool]
    known_to: list[tuple[Seat, ...]]
    dealt_to: list[int]  # -1: it came out of the kitty
    locks: int  # made in this round
    down: int
    total: int  # of the face-up cards
    countdown: bool


class Mine(msgspec.Struct, gc=False):
    """What only this seat knows."""

    seen_hand: list[int]
    unplaced: list[int]  # values of seen_hand whose place it does not know
    seen_chien: list[int]
    chien_slot: int  # -1: none
    claimed: bool
    jewels: int  # -1: not declared


class Guard(msgspec.Struct, gc=False):
    stall: int
    limit: int  # 0: off
    on: bool


class KraawView(View, gc=False):
    phase: Literal[
        "crow_choice", "jewels", "look", "chien", "main", "reveal", "retaliate", "bonus", "round_end", "game_over"
    ]
    seats: int
    round: int
    final: bool
    direction: int  # +1 clockwise, -1 counterclockwise
    contenders: list[Seat]
    first: Seat
    active: Seat
    turn_no: int
    crows: list[str]
    jewels: list[int]  # empty until all have declared theirs
    wins: list[int]
    wins_to_game: int
    timers: Pace
    chat: Chat
    memory_aid: bool
    hand_swap: Literal["off", "sealed", "race"]
    bonus_reading: Literal["two_upright", "locked_counts"]
    swapped: bool  # the round's one whole-hand swap was made
    claims_open: Millis  # variant `race`: from when on one may claim
    pending: list[Pending]
    deck: list[int]
    rows: list[Row]
    kitty: list[int]  # values, only when shown at the round's end; it always holds five cards
    guard: Guard
    looked: int  # the active seat's slot that it picked up and looked at, while its reveal is due; -1
    victim: Seat  # -1 unless a card is being taken
    stolen: int
    mine: Mine | None
    ended_by: Seat
    totals: list[int]
    winners: list[Seat]
    champions: list[Seat]


def view(state: KraawState, eyes: Seat, now: Millis) -> KraawView:
    n = state.n
    contenders = state.contenders
    laid = bool(contenders)
    options = state.options
    k = len(contenders)
    return KraawView(
        state.phase,
        n,
        state.round_no,
        state.final,
        state.direction,
        contenders[:],
        state.first if laid else NOBODY,
        state.active,
        state.turn_no,
        state.crows[:],
        state.jewels[:] if laid and state.jewels[0] >= 0 else [],
        state.wins[:],
        options.wins_to_game,
        options.timers,
        options.chat,
        options.memory_aid,
        options.hand_swap,
        options.bonus_reading,
        state.swapped,
        state.look_open + options.claim_open_ms,
        pending_of(state),
        DECKS[k][:] if laid else [],
        _rows(state, eyes) if laid else [],
        _shown_kitty(state, eyes) if laid else [],
        Guard(state.stall, options.stall_laps * k, state.guarded),
        state.looked,
        state.victim,
        state.stolen,
        mine_of(state, eyes) if eyes >= 0 else None,
        state.ended_by,
        state.totals[:],
        state.winners[:],
        state.champions[:],
    )


def pending_of(state: KraawState) -> list[Pending]:
    if not state.pending:
        return []
    decision = DECISION_OF[state.phase]
    deadlines = state.deadlines
    return [
        Pending(seat, decision, deadlines[seat] - GRACE if deadlines[seat] < NEVER else None)
        for seat in SEATS_OF[state.pending]
    ]


def _rows(state: KraawState, eyes: Seat) -> list[Row]:
    faces, public, dealt_to, contenders = state.faces, state.public, state.dealt_to, state.contenders
    locks_made = state.locks_made
    seen = seen_values(state, eyes)
    known_to = [SEATS_OF[mask] for mask in state.known_to]
    rows = []
    for seat in range(state.n):
        if seat not in contenders:
            rows.append(Row([], [], [], [], [], 0, 0, 0, False))
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
            Row(own, values, public[a:b], known_to[a:b], dealt_to[a:b], locks_made[seat], down, total, down == 0)
        )
    return rows


def seen_values(state: KraawState, eyes: Seat) -> list[int]:
    """The value at every place, the kitty's too, as far as those eyes are shown it; 0 elsewhere."""
    values, public = state.values, state.public
    if eyes == ALL_SEEING:
        return values[:]
    if not state.options.memory_aid:
        return _without_memory(state, eyes)
    if eyes < 0 or eyes not in state.contenders:
        return [value if known else 0 for value, known in zip(values, public)]  # noqa: B905
    bit = 1 << eyes
    return [
        value if known or mask & bit else 0
        for value, known, mask in zip(values, public, state.known_to)  # noqa: B905
    ]


def _without_memory(state: KraawState, eyes: Seat) -> list[int]:
    """As at the table: face-up cards, and the card in one's hand while one looks at it. At the round's end, all shown."""
    shown = state.phase in ("round_end", "game_over") and state.options.reveal_at_round_end
    seen = [value if face != DOWN or shown else 0 for value, face in zip(state.values, state.faces)]  # noqa: B905
    if state.phase == "reveal" and state.active == eyes:
        place = HAND * eyes + state.looked
        seen[place] = state.values[place]
    return seen


def _shown_kitty(state: KraawState, eyes: Seat) -> list[int]:
    if eyes == ALL_SEEING or state.public[HAND * state.n]:
        return state.values[HAND * state.n :]
    return []


def mine_of(state: KraawState, seat: Seat) -> Mine:
    claimed = bool(state.claims >> seat & 1)
    jewels = state.jewels[seat]
    if seat not in state.contenders:
        return Mine([], [], [], -1, claimed, jewels)
    if not state.options.memory_aid:
        hand = state.seen_hand[seat] if state.phase == "look" else []
        return Mine(hand, [], [], state.chien_slot[seat], claimed, jewels)
    return Mine(
        state.seen_hand[seat],
        unplaced(state, seat),
        state.seen_chien[seat],
        state.chien_slot[seat],
        claimed,
        jewels,
    )


def unplaced(state: KraawState, seat: Seat) -> list[int]:
    """The values the seat saw at set-up, less those of its opening cards whose value it may know."""
    left = state.seen_hand[seat][:]
    for place, owner in enumerate(state.dealt_to):
        if owner == seat and may_know(state, seat, place):
            left.remove(state.values[place])
    return left


def redraw(state: KraawState, eyes: Seat, chance: Chance) -> KraawState:
    """Deal everything that is hidden from those eyes anew, as it might be by all that they may see."""
    other = state.copy()
    other.chance = chance
    if eyes == ALL_SEEING:
        return other
    _redraw_secrets(other, eyes, chance)
    if state.contenders:
        _redraw_cards(other, eyes, chance)
    return other


def _redraw_secrets(state: KraawState, eyes: Seat, chance: Chance) -> None:
    """Jewels declared and claims made by the others."""
    for seat in range(state.n):
        if seat != eyes and state.phase == "jewels" and state.jewels[seat] >= 0:
            state.jewels[seat] = chance.below(100, f"redraw jewels {seat}")
    if state.phase != "look" or state.swapped or state.options.hand_swap == "off":
        return
    own = state.claims & (1 << eyes if eyes >= 0 else 0)
    others = [seat for seat in state.contenders if seat != eyes]
    if state.options.hand_swap == "sealed":
        others = [seat for seat in others if not state.pending >> seat & 1]
        state.claims = own
        for seat in others:
            state.claims |= chance.below(2, f"redraw claim {seat}") << seat
    elif state.claims:
        some = chance.below(1 << len(others), "redraw claims")
        if not own and not some:
            some = 1 << chance.below(len(others), "redraw one claim")
        state.claims = own
        for i, seat in enumerate(others):
            state.claims |= (some >> i & 1) << seat


def _redraw_cards(state: KraawState, eyes: Seat, chance: Chance) -> None:
    values, dealt_to = state.values, state.dealt_to
    seen = seen_values(state, eyes)
    if state.public[HAND * state.n]:  # the round's end has shown them all, the kitty too
        return
    places = [place for seat in state.contenders for place in row(state, seat)] + list(kitty(state))
    hidden = [place for place in places if seen[place] == 0]
    plays = eyes in state.contenders
    own = [place for place in hidden if plays and dealt_to[place] == eyes]
    rest = [place for place in hidden if place not in own]
    if plays and state.chien_slot[eyes] >= 0:
        _redraw_given_away(state, eyes, own, rest, chance)
    _shuffle_values(values, own, chance, "redraw own")
    if plays and state.seen_chien[eyes]:  # it knows what it put into the kitty
        through = [place for place in rest if dealt_to[place] == NOBODY]
        _shuffle_values(values, through, chance, "redraw kitty")
        rest = [place for place in rest if dealt_to[place] != NOBODY]
    _shuffle_values(values, rest, chance, "redraw rest")
    for seat in state.contenders:
        if seat != eyes:
            _remember_anew(state, seat, chance)


def _redraw_given_away(state: KraawState, eyes: Seat, own: list[int], rest: list[int], chance: Chance) -> None:
    """A seat that exchanged with the kitty does not know which of its five it gave away, nor where that card is now."""
    values = state.values
    gone = state.seen_hand[eyes][:]
    for place in range(HAND * state.n):
        if state.dealt_to[place] == eyes:
            gone.remove(values[place])
    might_be = [place for place in rest if state.dealt_to[place] == NOBODY and place // HAND != eyes]
    where = [place for place in might_be if values[place] == gone[0]]
    if own and where:
        mine = own[chance.below(len(own), "redraw given away")]
        values[mine], values[where[0]] = values[where[0]], values[mine]


def _remember_anew(state: KraawState, seat: Seat, chance: Chance) -> None:
    """Another seat's memory of its opening five, made to fit the cards that it was dealt by this redraw."""
    hand = [state.values[place] for place in range(HAND * state.n) if state.dealt_to[place] == seat]
    if len(hand) < HAND:
        given = kitty(state)[chance.below(HAND, f"redraw gift {seat}")]
        hand.append(state.values[given])
    state.seen_hand[seat] = sorted(hand)
    if state.seen_chien[seat]:
        state.seen_chien[seat] = sorted(state.values[place] for place in kitty(state))


def _shuffle_values(values: list[int], places: list[int], chance: Chance, source: str) -> None:
    drawn = [values[place] for place in places]
    chance.shuffle(drawn, source)
    for place, value in zip(places, drawn, strict=True):
        values[place] = value

"""Moves of timers by hand: own timers, knocking, ransom, neutral timers, turning piles (docs/rules/chronos.md,
3.5-3.8).
"""

from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import Event, Refused
from kermesse.games.chronos.commands import (
    BAG,
    HOME,
    PLACE_OF,
    PLACES,
    REALM,
    FlipPile,
    MoveNeutral,
    MoveTimer,
    PlanMove,
    Ransom,
)
from kermesse.games.chronos.components import ARES, CARDS, EOS, KIND, TIMER_OF, TIMERS, WIND
from kermesse.games.chronos.events import (
    CardTaken,
    NeutralMoved,
    PileDiscarded,
    PileFlipped,
    TakeBegun,
    TimerKnocked,
    TimerMoved,
    TimersReturned,
    TimersSentHome,
)
from kermesse.games.chronos.rules.cards import discard, holder, leave_realm, names, own_card, top
from kermesse.games.chronos.rules.gods import conquer, open_choice
from kermesse.games.chronos.rules.timers import (
    check_contest,
    contested,
    displaced,
    note_contest,
    out_of_bag,
    put_flipped,
    put_unflipped,
    stamp,
)
from kermesse.games.chronos.state import NEUTRAL, NOBODY, ChronosState, PendingTake, realm, timers_of, unit_of

KNOCK_PAUSE = 2_000  # at most one knock of a seat counts within this time
KNOCK_EXCUSE = 1_000  # no knock this soon after the timer changed under the hand


def check_free(state: ChronosState, seat: int) -> None:
    """Make checks 1 and 2 of every hand command except a move in the duel's zone."""
    if state.phase != "play":
        raise Refused("not_now", "3.3")
    if state.choices[seat] is not None:
        raise Refused("choice_pending", "3.4")


def check_hand(state: ChronosState, seat: int, now: Millis) -> None:
    """Refuse a hand command while the seat's hands are busy or resting (3.5)."""
    if now - state.hand_at[seat] < state.terms.hand_ms:
        raise Refused("too_fast", "3.5")


def timer_named(name: str) -> int:
    timer = TIMER_OF.get(name, -1)
    if timer < 0:
        raise Refused("bad_param", "3.5.1", command="move_timer")
    return timer


def check_move_now(state: ChronosState, seat: int) -> None:
    if state.phase != "zone":
        check_free(state, seat)
    elif state.choices[seat] is not None:
        raise Refused("choice_pending", "3.4")


def move_timer(state: ChronosState, seat: int, command: MoveTimer, now: Millis, events: list[Event] | None) -> None:
    check_move_now(state, seat)
    check_hand(state, seat, now)
    timer = timer_named(command.timer)
    if timer in knocks(state, seat, now):
        knock(state, seat, timer, now, events)
        return
    to = judge_destination(state, seat, timer, command, now)
    takes = judge_take(state, seat, timer, to, command, now)
    state.hand_at[seat] = now
    lift(state, seat, timer, to, takes, now, events)


def judge_destination(state: ChronosState, seat: int, timer: int, command: MoveTimer | PlanMove, now: Millis) -> int:
    """Make checks 4 to 8b of a move; return its destination. Raises Refused."""
    place = state.place
    source = place[timer]
    if state.owner[timer] != seat:
        raise Refused("not_yours", "3.5.1", timer=command.timer)
    if source == BAG:
        raise Refused("in_bag", "3.5.1", timer=command.timer)
    if state.sand[timer].sand(now) > 0:
        raise Refused("timer_running", "3.5.1", timer=command.timer)
    to = place_named(state, command.to)
    if to == HOME:
        if source == HOME:
            raise Refused("already_home", "3.5.1")
    elif to < REALM:
        if not state.up[to]:
            raise Refused("pile_face_down", "3.3")
        if state.phase == "zone" and to // 3 != seat:
            raise Refused("not_your_zone", "2.5")
    elif to != REALM + seat:
        if ARES not in state.front[seat]:
            raise Refused("needs_ares", "4.2")
        if not state.hands[to - REALM]:
            raise Refused("empty_pile", "R32")
    elif not is_attacked(state, seat):
        raise Refused("not_attacked", "R32")
    if command.take:
        if source < 0 or source == REALM + seat or (source >= REALM and not state.hands[source - REALM]):
            raise Refused("nothing_to_take", "3.5.1")
        if source >= REALM and ARES not in state.front[seat]:
            raise Refused("needs_ares", "R32")
    return to


def place_named(state: ChronosState, name: str) -> int:
    to = PLACE_OF.get(name)
    if to is None or len(state.piles) <= to < REALM or to >= REALM + state.n:
        raise Refused("no_such_place", "3.5.1", place=name)
    return to


def is_attacked(state: ChronosState, seat: int) -> bool:
    """True if another seat's timer is on this seat's personal pile."""
    own = REALM + seat
    return any(state.place[timer] == own and state.owner[timer] != seat for timer in range(12))


def judge_take(state: ChronosState, seat: int, timer: int, to: int, command: MoveTimer | PlanMove, now: Millis) -> bool:
    """Make checks 8c to 10; return True if a card comes along. Raises Refused."""
    takes = command.take
    source = state.place[timer]
    if takes and state.place.count(source) > 1:
        if command.if_blocked == "stay":
            raise Refused("blocked", "R9")
        takes = False
    if takes and command.expect is not None and command.expect != top_at(state, source):
        raise Refused("card_changed", "3.5.1")
    check_contest(state, seat, timer, to, now)
    return takes


def top_at(state: ChronosState, place: int) -> str | None:
    return top(state.piles[place] if place < REALM else state.hands[place - REALM])


def lift(
    state: ChronosState, seat: int, timer: int, to: int, takes: bool, now: Millis, events: list[Event] | None
) -> None:
    """Lift the timer, take the card, put down, use the god: one act (R11)."""
    source = state.place[timer]
    duel = state.n == 2 and state.terms.duel
    before = contested(state.owner, state.place) if duel else 0
    later = takes and source < REALM and state.terms.stamp_ms > 0
    taken = NOBODY
    if takes and not later:
        taken = (state.piles[source] if source < REALM else state.hands[source - REALM]).pop()
    if to == HOME:
        put_unflipped(state, timer, HOME, now)
    else:
        put_flipped(state, timer, to, now)
    if events is not None:
        events.append(
            TimerMoved(seat, TIMERS[timer], PLACES[source], PLACES[to], to != HOME, state.sand[timer].ends_at())
        )
    displaced(state, seat, events)
    if duel:
        note_contest(state, seat, before, now)
    if to != HOME and state.takes:
        stamp(state, to, timer, seat, events)
    if later:
        card = state.piles[source][-1]
        state.takes.append(PendingTake(seat, source, card, now + state.terms.stamp_ms))
        if events is not None:
            events.append(TakeBegun(seat, source, CARDS[card], now + state.terms.stamp_ms))
    elif taken != NOBODY:
        carry_off(state, seat, taken, source, now, events)


def carry_off(state: ChronosState, seat: int, card: int, source: int, now: Millis, events: list[Event] | None) -> None:
    """Send a card that has just left its pile to its place."""
    pile = state.piles[source] if source < REALM else state.hands[source - REALM]
    if events is not None:
        events.append(CardTaken(seat, CARDS[card], PLACES[source], top(pile), len(pile)))
    conquer(state, seat, card, source < REALM and not pile, now, events)


def knocks(state: ChronosState, seat: int, now: Millis) -> list[int]:
    """The timers that a grasp of that seat would knock over now (3.7)."""
    if now - state.knock_at[seat] < KNOCK_PAUSE:
        return []
    grace: Millis = state.terms.early_grace_ms
    return [
        timer
        for timer in costly(state, seat)
        if now - state.touched[timer] >= KNOCK_EXCUSE
        and (state.owner[timer] != seat or state.sand[timer].sand(now) > grace)
    ]


def costly(state: ChronosState, seat: int) -> list[int]:
    """The timers whose fall costs that seat something: any under EOS; with `clumsy`, an adversary's (M16)."""
    terms = state.terms
    if terms.hands_only or not (terms.clumsy or terms.level == 3):
        return []
    watched = is_watched(state, seat)
    if not watched and not terms.clumsy:
        return []
    return [
        timer
        for timer in range(12)
        if is_out_of_reach(state, seat, timer) and (watched or is_adversary(state, seat, state.owner[timer]))
    ]


def is_out_of_reach(state: ChronosState, seat: int, timer: int) -> bool:
    """True if the timer is on the table but foreign or still running: that seat cannot lift it, only knock it over."""
    if state.owner[timer] == NOBODY or state.place[timer] == BAG:
        return False
    return state.owner[timer] != seat or state.runs_out[timer] < NEVER


def is_watched(state: ChronosState, seat: int) -> bool:
    """True if EOS is in front of another seat."""
    return holder(state, EOS) not in (NOBODY, seat)


def is_adversary(state: ChronosState, seat: int, owner: int) -> bool:
    """True if the owner is neither the seat itself, nor its mate, nor nobody, as for a duel's neutral timers (R53)."""
    return owner >= 0 and unit_of(state, owner) != unit_of(state, seat)


def knock(state: ChronosState, seat: int, timer: int, now: Millis, events: list[Event] | None) -> None:
    state.hand_at[seat] = state.knock_at[seat] = now
    if events is not None:
        events.append(TimerKnocked(seat, TIMERS[timer]))
    if state.terms.clumsy and is_adversary(state, seat, state.owner[timer]):
        sent = [own for own in timers_of(state, seat) if state.place[own] != BAG]
        for own in sent:
            put_flipped(state, own, HOME, now)
        if sent:
            ends_at = [state.sand[own].ends_at() for own in sent]
            if events is not None:
                events.append(TimersSentHome(seat, [TIMERS[own] for own in sent], ends_at))
            displaced(state, seat, events)
    if is_watched(state, seat) and realm(state, seat):
        open_choice(state, seat, "eos_gift", now, events)


def ransom(state: ChronosState, seat: int, command: Ransom, now: Millis, events: list[Event] | None) -> None:
    """Pay the whole personal pile, even an empty one (R20), for the timers in the bag."""
    check_free(state, seat)
    check_hand(state, seat, now)
    bagged = bagged_timers(state, seat)
    if not bagged:
        raise Refused("nothing_to_ransom", "3.5.2")
    state.hand_at[seat] = now
    cards = state.hands[seat]
    state.hands[seat] = []
    for card in cards:
        discard(state, card)
    if events is not None:
        events.append(PileDiscarded(seat, len(cards), names(cards)))
    for timer in bagged:
        out_of_bag(state, timer, now)
    ends_at = [state.sand[timer].ends_at() for timer in bagged]
    if events is not None:
        events.append(TimersReturned(seat, [TIMERS[timer] for timer in bagged], ends_at))
    displaced(state, seat, events)


def bagged_timers(state: ChronosState, seat: int) -> list[int]:
    return [timer for timer in range(12) if state.owner[timer] == seat and state.place[timer] == BAG]


def judge_neutral(state: ChronosState, seat: int, command: MoveNeutral, now: Millis) -> tuple[int, int, int]:
    """The timer, place and price of a neutral move. Raises Refused."""
    if not state.terms.duel:
        raise Refused("option_off", "3.8", command="move_neutral")
    timer = TIMER_OF.get(command.timer, NOBODY)
    if timer == NOBODY or state.owner[timer] != NEUTRAL:
        raise Refused("not_neutral", "3.8", timer=command.timer)
    if state.sand[timer].sand(now) > 0:
        raise Refused("timer_running", "3.8", timer=command.timer)
    to = PLACE_OF.get(command.to, HOME)
    if not 0 <= to < len(state.piles):
        raise Refused("no_such_place", "3.8", place=command.to)
    if to == state.place[timer]:
        raise Refused("same_pile", "3.8")
    return timer, to, own_card(state, seat, command.pay, "3.8")


def move_neutral(state: ChronosState, seat: int, command: MoveNeutral, now: Millis, events: list[Event] | None) -> None:
    check_free(state, seat)
    check_hand(state, seat, now)
    timer, to, price = judge_neutral(state, seat, command, now)
    state.hand_at[seat] = now
    leave_realm(state, seat, price)
    discard(state, price)
    source = state.place[timer]
    put_flipped(state, timer, to, now)
    if events is not None:
        events.append(
            NeutralMoved(
                seat,
                command.timer,
                PLACES[source],
                command.to,
                state.sand[timer].ends_at(),
                command.pay if KIND[price] == WIND else None,
                top(state.hands[seat]),
                command.pay,
            )
        )
    displaced(state, seat, events)
    stamp(state, to, timer, seat, events)


def judge_flip(state: ChronosState, seat: int, pile: int) -> None:
    if not state.terms.player_flips:
        raise Refused("option_off", "3.3", command="flip_pile")
    if seat != state.starter:
        raise Refused("not_starter", "3.3")
    if not 0 <= pile < len(state.piles):
        raise Refused("no_such_place", "3.3", place=f"pile:{pile}")
    if state.up[pile]:
        raise Refused("already_up", "3.3")


def flip_pile(state: ChronosState, seat: int, command: FlipPile, now: Millis, events: list[Event] | None) -> None:
    check_free(state, seat)
    check_hand(state, seat, now)
    judge_flip(state, seat, command.pile)
    state.hand_at[seat] = now
    turn_up(state, command.pile, now, events)


def turn_up(state: ChronosState, pile: int, now: Millis, events: list[Event] | None) -> None:
    """Turn a pile face up. The next one follows after the gap; after twice the gap if players turn the piles."""
    state.up[pile] = True
    gap = state.terms.flip_gap_ms * (2 if state.terms.player_flips else 1)
    state.next_flip = NEVER if all(state.up) else now + gap
    if events is not None:
        events.append(PileFlipped(pile, CARDS[state.piles[pile][-1]]))

"""Reasons for Kraaw's commands (docs/rules/kraaw.md, Playing well): facts from the seat's own view."""

from typing import Final

from kermesse.core.game import Command, Seat
from kermesse.core.reason import Reason
from kermesse.games.kraaw.commands import (
    Bonus,
    ChienExchange,
    ChooseCrow,
    ClaimChien,
    EndTurn,
    Exchange,
    Lock,
    Look,
    LookDone,
    Retaliate,
    Reveal,
    RevealLock,
)
from kermesse.games.kraaw.reason_kinds import (
    BestKnown,
    BestShown,
    BlindLock,
    CountsNow,
    FromTheLeader,
    GoodTrade,
    HandFromMemory,
    HandIsBetter,
    HighestInTime,
    KeepsHidden,
    KeepsLocks,
    KeepsRoundOpen,
    KeepsSafe,
    KittyIsBetter,
    LastAndAhead,
    LastHidden,
    LastTurn,
    LeadersBest,
    LittleToLose,
    LockForEach,
    LockNext,
    LocksAndTurns,
    LocksOneOf,
    LocksUnseen,
    LookedAndKept,
    LooksThenChooses,
    MayBeBetter,
    NeverSeen,
    NoLockLeft,
    NotWorthALock,
    OnlyLooks,
    OutOfCountdown,
    ScoresNothing,
    SeenOnce,
    SeenThere,
    StillUnknown,
    StopsCountdown,
    TakesBest,
    TooDear,
    UnseenAverage,
    UpUnseen,
    WeakensLeader,
)
from kermesse.games.kraaw.state import DOWN, HAND, LOCKED, MOST_LOCKS, UP
from kermesse.games.kraaw.view_types import KraawView, Row

HIGH: Final = 4  # worth a lock, and worth stealing
LOW: Final = 2


def reason(view: KraawView, command: Command) -> Reason | None:
    match command:
        case ChooseCrow():
            return OnlyLooks()
        case LookDone(claim=claim):
            return _kitty(view, claim) if view.options.hand_swap != "off" and not view.swapped else None
        case ClaimChien():
            return _kitty(view, True)
        case ChienExchange(accept=accept):
            return _kitty(view, accept)
        case Look(slot=slot):
            return _look(view, slot)
        case Reveal(slot=slot):
            return _reveal(view, slot)
        case RevealLock(slot=slot):
            return _reveal_lock(view, slot)
        case Lock(slot=slot):
            return KeepsSafe(_mine(view).values[slot]) if _mine(view).values[slot] > 1 else None
        case Exchange():
            return _exchange(view, command)
        case Retaliate(slot=slot):
            return _retaliate(view, slot)
        case Bonus():
            return _bonus(view, command)
        case EndTurn():
            return _end_turn(view)
    return None


# ---------------------------------------------------------------- before the turns


def _kitty(view: KraawView, wants: bool) -> Reason | None:
    """The reason for or against the kitty (9.2): the average of five cards that the seat has not seen."""
    mine = view.mine
    if mine is None or mine.seen_chien:
        return None
    deck = sum(value * copies for value, copies in enumerate(view.deck, start=1))
    if not mine.seen_hand:
        return HandFromMemory(round(HAND * deck / sum(view.deck), 1)) if not view.options.memory_aid else None
    total = sum(mine.seen_hand)
    unseen = deck - total
    average = round(HAND * unseen / (sum(view.deck) - HAND), 1)
    if wants:
        return KittyIsBetter(total, average) if total < average else None
    return HandIsBetter(total, average) if total >= average else None


# ---------------------------------------------------------------- one's own cards


def _look(view: KraawView, slot: int) -> Reason | None:
    row = _mine(view)
    if row.down == 1 and (ahead := _last_and_ahead(view, slot)):
        return ahead
    if not _value(view, slot):
        if _seen_once(view, row, slot):
            return SeenOnce(slot)
        return StillUnknown(slot, _unplaced(view)) if row.dealt_to[slot] == view.viewer else NeverSeen(slot)
    if (ender := _ender(view)) is not None:
        return LastTurn(ender)
    left = MOST_LOCKS - row.locks
    if left and all(_value(view, other) for other in _down(row)):
        return KeepsLocks(left)
    return LastHidden() if row.down == 1 else LooksThenChooses(row.down)


def _last_and_ahead(view: KraawView, slot: int) -> Reason | None:
    value, row = _value(view, slot), _mine(view)
    others = sorted(seat for seat in view.contenders if seat != view.viewer)
    rival = max(others, key=lambda seat: view.rows[seat].total)
    theirs = view.rows[rival].total
    if not value or row.total + value <= theirs:
        return None
    return LastAndAhead(value, row.total + value, rival, theirs)


def _reveal(view: KraawView, slot: int) -> Reason | None:
    row, value = _mine(view), _value(view, slot)
    if _forgotten(view, row):
        return SeenOnce(slot) if _seen_once(view, row, slot) else _turned_up(slot, value)
    known = [_value(view, other) for other in _down(row)]
    highest = max(known)
    ender = _ender(view)
    if value and value == highest:
        if ender is not None:
            return HighestInTime(value, ender)
        if row.locks == MOST_LOCKS:
            return NoLockLeft(value)
        upright = [row.values[other] for other in range(HAND) if row.faces[other] == UP]
        if value >= HIGH and upright and min(upright) < value:
            return LockNext(value, min(upright))
        return BestKnown(value)
    if highest >= HIGH and row.locks < MOST_LOCKS and ender is None:
        return KeepsHidden(value, highest)
    return _turned_up(slot, value)


def _turned_up(slot: int, value: int) -> Reason:
    return CountsNow(value) if value else UpUnseen(slot)


def _reveal_lock(view: KraawView, slot: int) -> Reason | None:
    row, value = _mine(view), _value(view, slot)
    left = MOST_LOCKS - row.locks
    if row.down == 1 and (ahead := _last_and_ahead(view, slot)):
        return ahead
    if left == 0:
        highest = 0 if _forgotten(view, row) else max(_value(view, other) for other in _down(row))
        if value and value == highest:
            return NoLockLeft(value)
        if _seen_once(view, row, slot):
            return SeenOnce(slot)
        return LastHidden() if row.down == 1 and _ender(view) is None else _turned_up(slot, value)
    if value > LOW:
        return KeepsSafe(value)
    if row.down <= left:
        return LockForEach(left, row.down)
    values = _unplaced(view)
    if not value and row.dealt_to[slot] == view.viewer and values and min(values) > LOW:
        return BlindLock(slot, values)
    if _seen_once(view, row, slot):
        return SeenOnce(slot)
    if value:
        return KeepsSafe(value) if value == LOW else CountsNow(value)
    if values and row.dealt_to[slot] == view.viewer:
        return LocksOneOf(slot, values, round(sum(values) / len(values), 1))
    return LocksUnseen(slot)


def _bonus(view: KraawView, command: Bonus) -> Reason | None:
    row = _mine(view)
    high, low = row.values[command.lock], row.values[command.flip]
    if row.down == 0:
        return OutOfCountdown(low)
    return LocksAndTurns(high, low) if command.lock != command.flip and low < high else None


def _end_turn(view: KraawView) -> Reason | None:
    row = _mine(view)
    if (ender := _ender(view)) is not None:
        return ScoresNothing(ender)
    upright = sorted(row.values[slot] for slot in range(HAND) if row.faces[slot] == UP)
    if upright[-1] < HIGH:
        return NotWorthALock(upright[-1])
    low = upright[0]
    if view.options.bonus_reading == "locked_counts":
        low = min(row.values[slot] for slot in range(HAND) if row.faces[slot] != DOWN)
    return TooDear(low) if low > LOW else None


# ---------------------------------------------------------------- thefts


def _exchange(view: KraawView, command: Exchange) -> Reason | None:
    target, theirs = command.seat, view.rows[command.seat]
    if theirs.countdown and UP not in _mine(view).faces:
        return StopsCountdown(target)
    value, most = theirs.values[command.slot], _most_lost(view)
    leads = theirs.total >= max(view.rows[seat].total for seat in view.contenders)
    if value and most < value:
        return FromTheLeader(target, value, most) if leads else GoodTrade(target, value, most)
    if value and leads and value == _best_known(theirs) and not _forgotten(view, theirs):
        return LeadersBest(target, theirs.total, value)
    if leads and theirs.faces[command.slot] == UP:
        return WeakensLeader(target, theirs.total, value)
    if _seen_once(view, theirs, command.slot):
        return SeenThere(target, command.slot)
    if _is_kept(theirs, target, command.slot) and not value:
        return LookedAndKept(target, command.slot)
    if not value and most <= LOW:
        return LittleToLose(target, most)
    return _compared(view, target, command.slot)


def _retaliate(view: KraawView, slot: int) -> Reason | None:
    thief, mine = view.active, _mine(view)
    theirs = view.rows[thief]
    value, best = theirs.values[slot], _best_known(theirs)
    hidden = mine.down - (mine.faces[view.stolen] == DOWN)
    forgotten = _forgotten(view, theirs)
    if value and value == best and not forgotten:
        return TakesBest(thief, value)
    if theirs.faces[slot] == DOWN and hidden == 0:
        return KeepsRoundOpen(thief)
    if value:
        return _compared(view, thief, slot)
    if _seen_once(view, theirs, slot):
        return SeenThere(thief, slot)
    if _is_kept(theirs, thief, slot):
        return LookedAndKept(thief, slot)
    return MayBeBetter(thief, best) if 0 < best <= LOW and not forgotten else _compared(view, thief, slot)


def _compared(view: KraawView, target: Seat, slot: int) -> Reason | None:
    """The reason for that card against the others there, as far as this seat sees them."""
    theirs = view.rows[target]
    value = theirs.values[slot]
    if value:
        up = [theirs.values[other] for other in range(HAND) if theirs.faces[other] == UP]
        return BestShown(target, value) if theirs.faces[slot] == UP and value == max(up) else None
    unseen = list(view.deck)
    for row in view.rows:
        for seen in filter(None, row.values):
            unseen[seen - 1] -= 1
    average = round(sum(seen * copies for seen, copies in enumerate(unseen, start=1)) / sum(unseen), 1)
    best = _best_known(theirs)
    return UnseenAverage(target, best, average) if best <= average else None


def _most_lost(view: KraawView) -> int:
    """The highest value that a victim could take from this seat, as far as it knows."""
    row, unplaced = _mine(view), _unplaced(view)
    highest = max(value for value, copies in enumerate(view.deck, start=1) if copies)
    return max(
        _value(view, slot) or (max(unplaced) if unplaced and row.dealt_to[slot] == view.viewer else highest)
        for slot in range(HAND)
        if row.faces[slot] != LOCKED
    )


def _best_known(row: Row) -> int:
    """The highest value in a nest that is known and can be taken."""
    return max(value for value, face in zip(row.values, row.faces, strict=True) if face != LOCKED)


# ---------------------------------------------------------------- facts of the view


def _mine(view: KraawView) -> Row:
    return view.rows[view.viewer]


def _value(view: KraawView, slot: int) -> int:
    """The value of an own card, seen or certain; 0: unknown."""
    deduced = view.mine.deduced if view.mine else []
    return _mine(view).values[slot] or (deduced[slot] if deduced else 0)


def _seen_once(view: KraawView, row: Row, slot: int) -> bool:
    """True if this seat once saw that hidden card and its view no longer shows it: a table without memory aid."""
    return not row.values[slot] and (row.public[slot] or view.viewer in row.known_to[slot])


def _forgotten(view: KraawView, row: Row) -> bool:
    return any(_seen_once(view, row, slot) for slot in range(HAND))


def _is_kept(row: Row, owner: Seat, slot: int) -> bool:
    """True if the card is face-down since the deal, and its owner has looked at it."""
    return row.faces[slot] == DOWN and not row.public[slot] and owner in row.known_to[slot]


def _down(row: Row) -> list[int]:
    return [slot for slot in range(HAND) if row.faces[slot] == DOWN]


def _unplaced(view: KraawView) -> list[int]:
    return sorted(view.mine.unplaced) if view.mine else []


def _ender(view: KraawView) -> Seat | None:
    """The seat that would end the round before this seat's next turn."""
    order = view.contenders
    at = order.index(view.viewer)
    following = [order[(at + step) % len(order)] for step in range(1, len(order))]
    return next((seat for seat in following if view.rows[seat].countdown), None)

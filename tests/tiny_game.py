"""A game small enough to be seen whole: deadlines, simultaneous secret choices, and concurrent play by everybody.

Three tricks: all lay one of three cards face-down; it is shown when all have, or when the sand is out (then the lowest
is laid for you). The highest scores. All the time anyone may grab a gem, but not within 200 ms of their last one.
"""
from dataclasses import dataclass
from typing import Annotated

from kermesse.core.actions import Kind
from kermesse.core.chance import Chance
from kermesse.core.clock import NEVER
from kermesse.core.game import Command, Event, Game, Malformed, Outcome, Refused, View
from kermesse.core.options import Options
from kermesse.core.secrecy import REVEALED, SEATED, Only
from kermesse.laws.redraws import BY_HAND


class Lay(Command, frozen=True): card: int
class Grab(Command, frozen=True): pass
class Dealt(Event, frozen=True):
    whose = Only("seat")
    seat: int
    cards: list[int]
class Laid(Event, frozen=True): seat: int
class Grabbed(Event, frozen=True): seat: int
class Shown(Event, frozen=True):
    cards: Annotated[list[int], REVEALED]
class MiniView(View):
    seats: int
    last: list[int]
    due: int
    gone: list[int]  # cards shown in earlier tricks
    hand: Annotated[list[int], Only(SEATED)]
    mine: Annotated[int, Only(SEATED, empty=0)]
    laid: list[bool]
    gems: int
    held: list[int]
    points: list[int]
    trick: int
@dataclass(slots=True)
class MiniState:
    chance: Chance
    hands: list[list[int]]
    laid: list[int]  # 0: nothing yet
    last: list[int]
    held: list[int]
    points: list[int]
    gems: int
    trick: int
    due: int
    gone: list[int]
    def copy(self):
        return MiniState(self.chance, [h[:] for h in self.hands], self.laid[:], self.last[:], self.held[:],
                         self.points[:], self.gems, self.trick, self.due, self.gone[:])

def setup(seats, options, chance, now):
    deck = list(range(1, 3 * seats + 5))
    chance.shuffle(deck, "deck")
    hands = [sorted(deck[3 * s:3 * s + 3]) for s in range(seats)]
    state = MiniState(chance, hands, [0] * seats, [-200] * seats, [0] * seats, [0] * seats, 5, 1, now + 2000, [])
    return state, [Dealt(seat, hand[:]) for seat, hand in enumerate(hands)]
def awaiting(state):
    return tuple(range(len(state.hands))) if state.trick <= 3 else ()
def legal(state, seat, now):
    lays = [Lay(card) for card in state.hands[seat]] if state.trick <= 3 and not state.laid[seat] else []
    return lays + ([Grab()] if state.trick <= 3 and state.gems and now - state.last[seat] >= 200 else [])
def apply(state, seat, command, now):
    if state.trick > 3 or isinstance(command, Malformed):
        raise Refused("game_over" if state.trick > 3 else "bad_param", "1", command="")
    if isinstance(command, Grab):
        if not state.gems or now - state.last[seat] < 200:
            raise Refused("too_late" if not state.gems else "too_early", "2")
        state.gems, state.held[seat], state.last[seat] = state.gems - 1, state.held[seat] + 1, now
        return [Grabbed(seat)]
    if state.laid[seat] or command.card not in state.hands[seat]:
        raise Refused("already_done" if state.laid[seat] else "bad_param", "3", command="")
    state.hands[seat].remove(command.card)
    state.laid[seat] = command.card
    return [Laid(seat), *(show(state, now) if all(state.laid) else [])]
def show(state, now):
    shown, state.laid, state.trick = state.laid, [0] * len(state.laid), state.trick + 1
    state.gone += shown
    state.points[shown.index(max(shown))] += 1
    state.due = now + 2000 if state.trick <= 3 else NEVER
    return [Shown(shown)]
def expire(state, now):
    state.laid = [laid or hand.pop(0) for laid, hand in zip(state.laid, state.hands, strict=True)]
    return show(state, now)
def view(state, viewer, now):
    hand, mine = (state.hands[viewer][:], state.laid[viewer]) if viewer >= 0 else ([], 0)
    return MiniView(viewer, len(state.hands), state.last[:], state.due, state.gone[:], hand, mine, [bool(c) for c in state.laid],
                    state.gems, state.held[:], state.points[:], state.trick)
def imagine(view, chance):
    pool = [card for card in range(1, 3 * view.seats + 5) if card not in (*view.gone, *view.hand, view.mine)]
    chance.shuffle(pool, "imagine")
    hands, laid = [], []
    for seat in range(view.seats):
        own, lies = seat == view.viewer, view.laid[seat]
        laid.append(0 if not lies else view.mine if own else pool.pop())
        hands.append(view.hand[:] if own else sorted(pool.pop() for _ in range(3 - view.trick + 1 - lies)))
    return MiniState(chance, hands, laid, view.last[:], view.held[:], view.points[:], view.gems, view.trick, view.due,
                     view.gone[:])
def redraw(state, viewer, chance):
    other = state.copy()
    other.chance = chance
    others = [s for s in range(len(state.hands)) if s != viewer]
    pool = [c for s in others for c in [*state.hands[s], state.laid[s]] if c]
    chance.shuffle(pool, "redraw")
    for s in others:
        other.hands[s] = sorted(pool.pop() for _ in state.hands[s])
        other.laid[s] = pool.pop() if state.laid[s] else 0
    return other
def outcome(state):
    worth = [points * 10 + held for points, held in zip(state.points, state.held, strict=True)]
    ranks = tuple(1 + sum(other > own for other in worth) for own in worth)
    best = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    return Outcome("done", best, ranks, tuple(state.points)) if state.trick > 3 else None
def kinds(seats, options):
    return [Kind(Lay, card=range(1, 3 * seats + 5)), Kind(Grab)]
def census(state):
    played = len(state.laid) * (min(state.trick, 4) - 1)
    return {"gems": state.gems + sum(state.held), "cards": sum(map(len, state.hands)) + sum(map(bool, state.laid)) + played}

TINY_GAME = Game("tiny", "1", range(2, 5), Options, MiniState, [Lay, Grab], [Dealt, Laid, Grabbed, Shown], MiniView, {},
                 setup, awaiting, lambda state: state.due, legal, apply, expire, view, imagine, outcome, MiniState.copy, census,
                 lambda text: None, kinds, answered=lambda state, seat: bool(state.laid[seat]))
BY_HAND["tiny"] = redraw

"""A bot's memory of a round of Kraaw, its estimates of hidden cards, and its forecast of the round's end."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from kermesse.core.game import Event, Seat
from kermesse.games.kraaw.events import Exchanged, HandSeen, Locked, LookResult, Revealed, RoundStarted, TurnStarted
from kermesse.games.kraaw.state import DOWN, HAND, LOCKED, UP
from kermesse.games.kraaw.view_types import KraawView
from kermesse.players.ordered_sum import ordered_sum

# The value of a card to a nest, by its face.
SAFE: Final = 1.0
UPRIGHT: Final = 0.8  # it may be stolen
HIDDEN: Final = 0.55  # it still needs a turn to score


@dataclass
class Memory:
    """The events of a round that a person would remember, whether or not the screen keeps showing them."""

    hand: list[int] = field(default_factory=list)
    values: dict[tuple[Seat, int], int] = field(default_factory=dict)
    idle: dict[Seat, int] = field(default_factory=dict)  # turns in a row in which a seat turned up and locked nothing

    def note(self, event: Event) -> None:
        if isinstance(event, RoundStarted):
            self.hand, self.values, self.idle = [], {}, {}
        elif isinstance(event, HandSeen):
            self.hand = event.values
        elif isinstance(event, TurnStarted):
            self.idle[event.seat] = self.idle.get(event.seat, 0) + 1
        elif isinstance(event, Locked):
            self.idle[event.seat] = 0
        elif isinstance(event, LookResult | Revealed):
            self.values[event.seat, event.slot] = event.value
            self.idle[event.seat] = 0
        elif isinstance(event, Exchanged):
            self._swap((event.thief.seat, event.thief.slot), (event.victim.seat, event.victim.slot))

    def _swap(self, a: tuple[Seat, int], b: tuple[Seat, int]) -> None:
        of_a, of_b = self.values.pop(a, None), self.values.pop(b, None)
        if of_b is not None:
            self.values[a] = of_b
        if of_a is not None:
            self.values[b] = of_a


class Guess:
    """The table as this seat can estimate it: a known or expected value for every card."""

    def __init__(self, view: KraawView, memory: Memory, me: Seat) -> None:
        self.me = me
        self.rows = view.rows
        self.known = [
            [value or memory.values.get((seat, slot), 0) for slot, value in enumerate(row.values)]
            for seat, row in enumerate(view.rows)
        ]
        unseen = Counter(dict(enumerate(view.deck, start=1)))
        # a bot that joined later reads it from the view
        unplaced = Counter(memory.hand or (view.mine.seen_hand if view.mine else ()))
        for seat, row in enumerate(view.rows):
            for slot in range(len(row.faces)):
                if value := self.known[seat][slot]:
                    unseen[value] -= 1
                    if row.dealt_to[slot] == me:
                        unplaced[value] -= 1
        self.own_mean = mean(+unplaced)
        others = +unseen
        others.subtract(+unplaced)
        self.other_mean = mean(+others)

    def value(self, seat: Seat, slot: int) -> float:
        known = self.known[seat][slot]
        if known:
            return known
        return self.own_mean if self.rows[seat].dealt_to[slot] == self.me else self.other_mean

    def looked_at(self, seat: Seat, slot: int) -> bool:
        """True if its owner looked at it and keeps it hidden: such cards are often high."""
        return not self.known[seat][slot] and seat in self.rows[seat].known_to[slot]

    def worth(self, seat: Seat, slot: int) -> float:
        """The value that another seat may expect from this card."""
        return self.value(seat, slot) + (0.8 if self.looked_at(seat, slot) else 0.0)

    def potential(self, seat: Seat) -> float:
        """The estimated total of a nest."""
        weights = {DOWN: HIDDEN, UP: UPRIGHT, LOCKED: SAFE}
        return ordered_sum([weights[face] * self.value(seat, slot) for slot, face in enumerate(self.rows[seat].faces)])


class Lap:
    """The last turns of a round, simulated with estimated values: each seat takes its best action without looking
    further ahead.
    """

    def __init__(self, view: KraawView, guess: Guess) -> None:
        self.values = [
            [guess.value(seat, slot) for slot in range(len(row.faces))] for seat, row in enumerate(view.rows)
        ]
        self.faces = [row.faces[:] for row in view.rows]
        self.contenders = view.contenders
        self.guarded = view.guard.on

    def totals(self) -> list[float]:
        return [
            ordered_sum([value for value, face in zip(values, faces, strict=True) if face != DOWN])
            for values, faces in zip(self.values, self.faces, strict=True)
        ]

    def lead(self, seat: Seat) -> float:
        """The lead of a seat over the best of the others; negative if it is behind."""
        totals = self.totals()
        return totals[seat] - max(totals[other] for other in self.contenders if other != seat)

    def turn_up(self, seat: Seat, slot: int, face: int) -> None:
        self.faces[seat][slot] = face

    def steal(self, thief: Seat, victim: Seat, stolen: int) -> None:
        """Steal a card; the victim takes back the card that counts most for it."""
        values, faces = self.values[thief], self.faces[thief]
        taken = max(
            (slot for slot in range(HAND) if faces[slot] != LOCKED),
            key=lambda slot: values[slot] * (1.0 if faces[slot] == UP else 0.5),
        )
        back = values[taken], faces[taken]
        values[taken], faces[taken] = self.values[victim][stolen], UP
        self.values[victim][stolen], self.faces[victim][stolen] = back

    def play_on(self, after: Seat, until: Seat) -> None:
        """Play the turns from the seat after `after` to the seat at whose turn the round ends."""
        order = self.contenders
        at = order.index(after)
        for step in range(1, len(order)):
            seat = order[(at + step) % len(order)]
            if seat == until:
                return
            self._best_turn(seat)

    def _best_turn(self, seat: Seat) -> None:
        totals = self.totals()
        down = [slot for slot in range(HAND) if self.faces[seat][slot] == DOWN]
        shown = max(down, key=lambda slot: self.values[seat][slot], default=-1)
        rivals = sorted((totals[other] for other in self.contenders if other != seat), reverse=True)
        best = totals[seat] + (self.values[seat][shown] if shown >= 0 else 0.0) - rivals[0]
        theft: tuple[Seat, int] | None = None
        own = [
            (self.values[seat][slot] * (1.0 if face == UP else 0.5), self.values[seat][slot], face)
            for slot, face in enumerate(self.faces[seat])
            if face != LOCKED
        ]
        _, back, back_face = max(own)
        given = back if back_face == UP else 0.0
        for other in self.contenders:
            if other == seat:
                continue
            highest = max((totals[third] for third in self.contenders if third not in (seat, other)), default=0.0)
            for slot, face in enumerate(self.faces[other]):
                if face == LOCKED or (face == UP and self.guarded):
                    continue
                value = self.values[other][slot]
                left = totals[other] + given - (value if face == UP else 0.0)
                lead = totals[seat] + value - given - max(left, highest)
                if lead > best:
                    best, theft = lead, (other, slot)
        if theft:
            self.steal(seat, *theft)
        elif shown >= 0:
            self.turn_up(seat, shown, UP)


def mean(cards: Counter[int]) -> float:
    count = cards.total()
    return sum(value * copies for value, copies in cards.items()) / count if count else 2.3

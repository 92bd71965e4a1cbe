"""A network trained by self-play at Kraaw (`train/kraaw_net.py`), with the encoding of a seat's knowledge.

Its input is a view and a memory of events. Its weights are in a file beside it; a decision takes plain Python some
milliseconds.
"""

from collections import Counter
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

from kermesse.core.game import Command, Seat
from kermesse.games.kraaw import GAME
from kermesse.games.kraaw.commands import BONUS, END_TURN, EXCHANGE, LOCK, LOOK, RETALIATE, REVEAL, REVEAL_LOCK
from kermesse.games.kraaw.state import DOWN, HAND, LOCKED, MOST_LOCKS, NOBODY, UP
from kermesse.games.kraaw.view_types import KraawView, Row
from kermesse.players.kraaw.card_tracking import Memory
from kermesse.players.mlp import Layer, each, forward, read_net, sample_near_best, seats_from_own

WEIGHTS: Final = Path(__file__).with_name("net.bin")
PHASES: Final = ("main", "reveal", "retaliate", "bonus")  # phases of its training
MOST_SEATS: Final = 6
VALUES: Final = range(1, 6)
USUAL_MEAN: Final = 2.3  # of cards, if none is left to be counted

# The names of the inputs, in their order.
CARD_NAMES: Final = [
    *each("face=", ("down", "up", "locked")),
    *each("value=", VALUES),
    *("expected value /5", "public", "owner knows", "others know"),
    *("dealt from own hand", "dealt by owner", "dealt by nobody", "stolen"),
]
ROW_NAMES: Final = ["there", "total /15", "down /5", "locks /2", "countdown", "active"]
INPUTS: Final = [
    *(
        f"rows.{seat}.{name}"
        for seat in seats_from_own(MOST_SEATS)
        for name in (*(f"cards[{slot}].{name}" for slot in range(HAND) for name in CARD_NAMES), *ROW_NAMES)
    ),
    *each("phase=", PHASES),
    *each("seats=", range(2, MOST_SEATS + 1)),
    *("stall /3 rounds", "guarded", "turn /10 rounds up to 2", "progress", "lead /10", "ended", "ender /5"),
    *each("own unseen cards of value ", VALUES, " /2"),
    *each("other unseen cards of value ", VALUES, " /5"),
]
CARD: Final = len(CARD_NAMES)
ROW: Final = len(ROW_NAMES)
FEATURES: Final = len(INPUTS)
GLOBAL: Final = FEATURES - MOST_SEATS * (HAND * CARD + ROW)
# The first output of each kind of action; slots in the order of `_order`, rows from the seat's own on.
LOOK_AT: Final = 0
REVEAL_LOCK_AT: Final = 5
LOCK_AT: Final = 10
EXCHANGE_AT: Final = 15
REVEAL_AT: Final = 40
RETALIATE_AT: Final = 45
BONUS_AT: Final = 50
END_AT: Final = 70
ACTIONS: Final = 71


def net_knows(view: KraawView) -> bool:
    """True if this table is like those of its training."""
    return view.phase in PHASES and view.options.bonus_reading == "two_upright"


class FeatureEncoder:
    """A seat's knowledge and memory in numbers, and the command of each output."""

    def __init__(self, view: KraawView, memory: Memory) -> None:
        self.view = view
        self.me = view.viewer
        self.known = [
            [value or memory.values.get((seat, slot), 0) for slot, value in enumerate(row.values)]
            for seat, row in enumerate(view.rows)
        ]
        at = view.contenders.index(self.me)
        self.seats = view.contenders[at:] + view.contenders[:at]
        self.orders = [self._order(seat) for seat in self.seats]
        self.numbers = [0.0] * FEATURES
        self.commands: dict[int, Command] = {}
        self._count(memory)
        for place in range(len(self.seats)):
            self._row(place)
        self._round()
        self._allow()

    def _others(self, seat: Seat, row: Row, slot: int) -> bool:
        """True if a seat other than the owner and the asking seat has looked at the card."""
        return any(one not in (seat, self.me) for one in row.known_to[slot])

    def _is_stolen(self, seat: Seat, slot: int) -> bool:
        view = self.view
        return view.phase == "retaliate" and seat == view.victim and slot == view.stolen

    def _order(self, seat: Seat) -> list[int]:
        """The slots with equal cards side by side, so that the order of slots means nothing."""
        row = self.view.rows[seat]

        def key(slot: int) -> tuple[int, ...]:
            return (
                row.faces[slot],
                self.known[seat][slot],
                row.public[slot],
                seat in row.known_to[slot],
                self._others(seat, row, slot),
                row.dealt_to[slot] == self.me,
                row.dealt_to[slot] == seat,
                row.dealt_to[slot] == NOBODY,
                self._is_stolen(seat, slot),
            )

        return sorted(range(HAND), key=key)

    def _count(self, memory: Memory) -> None:
        """Count the unseen cards: those of the own hand, and all others, without the hand given to the kitty."""
        view = self.view
        mine = view.mine
        assert mine is not None
        own = Counter(mine.seen_hand or memory.hand)
        rest = Counter(dict(enumerate(view.deck, start=1)))
        rest.subtract(own)
        rest.subtract(mine.seen_chien)
        for seat in self.seats:
            for value, owner in zip(self.known[seat], view.rows[seat].dealt_to, strict=True):
                (own if owner == self.me else rest)[value] -= 1
        # negative if a card given to the kitty came out of it again
        self.own, self.rest = [own[value] for value in VALUES], [rest[value] for value in VALUES]
        self.own_mean, self.rest_mean = _mean(self.own), _mean(self.rest)

    def _row(self, place: int) -> None:
        view, numbers, seat = self.view, self.numbers, self.seats[place]
        row = view.rows[seat]
        base = place * (HAND * CARD + ROW)
        for i, slot in enumerate(self.orders[place]):
            at = base + i * CARD
            value, owner = self.known[seat][slot], row.dealt_to[slot]
            numbers[at + row.faces[slot]] = 1.0
            if value:
                numbers[at + 2 + value] = 1.0
            numbers[at + 8] = (value or (self.own_mean if owner == self.me else self.rest_mean)) / 5.0
            numbers[at + 9 : at + CARD] = [
                float(fact)
                for fact in (
                    row.public[slot],
                    seat in row.known_to[slot],
                    self._others(seat, row, slot),
                    owner == self.me,
                    owner == seat,
                    owner == NOBODY,
                    self._is_stolen(seat, slot),
                )
            ]
        at = base + HAND * CARD
        numbers[at : at + ROW] = [
            1.0,
            row.total / 15.0,
            row.down / 5.0,
            row.locks / 2.0,
            float(row.countdown),
            float(seat == view.active),
        ]

    def _round(self) -> None:
        view, k = self.view, len(self.seats)
        ender = next((place for place in range(1, k) if view.rows[self.seats[place]].countdown), 0)
        lead = view.rows[self.me].total - max(view.rows[seat].total for seat in self.seats[1:])
        at = FEATURES - GLOBAL
        self.numbers[at + PHASES.index(view.phase)] = 1.0
        self.numbers[at + 4 + k - 2] = 1.0
        self.numbers[at + 9 : at + GLOBAL] = [
            view.guard.stall / (3.0 * k),
            float(view.guard.on),
            min(2.0, view.turn_no / (10.0 * k)),
            float(view.guard.progress),
            lead / 10.0,
            float(ender > 0),
            ender / 5.0,
            *(count / 2.0 for count in self.own),
            *(count / 5.0 for count in self.rest),
        ]

    def _allow(self) -> None:
        view, commands, own = self.view, self.commands, self.orders[0]
        mine = view.rows[self.me]
        if view.phase == "main":
            for i, slot in enumerate(own):
                if mine.faces[slot] == DOWN:
                    commands[LOOK_AT + i] = LOOK[slot]
                    commands[REVEAL_LOCK_AT + i] = REVEAL_LOCK[slot]
                elif mine.faces[slot] == UP and mine.locks < MOST_LOCKS:
                    commands[LOCK_AT + i] = LOCK[slot]
            for place in range(1, len(self.seats)):
                seat = self.seats[place]
                for i, slot in enumerate(self.orders[place]):
                    if view.rows[seat].faces[slot] < (UP if view.guard.on else LOCKED):
                        commands[EXCHANGE_AT + HAND * (place - 1) + i] = EXCHANGE[HAND * seat + slot]
        elif view.phase == "reveal":
            commands.update({REVEAL_AT + i: REVEAL[slot] for i, slot in enumerate(own) if mine.faces[slot] == DOWN})
        elif view.phase == "retaliate":
            thief = view.rows[view.active]
            for i, slot in enumerate(self.orders[self.seats.index(view.active)]):
                if thief.faces[slot] != LOCKED:
                    commands[RETALIATE_AT + i] = RETALIATE[slot]
        else:
            for i, lock in enumerate(own):
                for j, flip in enumerate(own):
                    if i != j and mine.faces[lock] == UP and mine.faces[flip] == UP:
                        commands[BONUS_AT + 4 * i + j - (j > i)] = BONUS[lock][flip]
            commands[END_AT] = END_TURN


def _mean(counts: list[int]) -> float:
    cards = sum(counts)
    return sum(value * count for value, count in zip(VALUES, counts, strict=True)) / cards if cards > 0 else USUAL_MEAN


@cache
def layers() -> list[Layer]:
    return read_net(WEIGHTS, GAME.version, INPUTS)


def outputs_for(numbers: list[float]) -> list[float]:
    """The outputs: one for each action, and the expected share of the round."""
    return forward(layers(), numbers)


def net_choice(view: KraawView, memory: Memory, random: Random) -> Command:
    """The command with the best output, or one nearly as good."""
    sight = FeatureEncoder(view, memory)
    return sample_near_best(outputs_for(sight.numbers), sight.commands, random)

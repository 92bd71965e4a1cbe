"""A bot that plays by a network trained by self-play (net.py), as long as all partners do so too.

Partners know each other by the tokens that they take (recognise_partner.py). Some have no choice of those, and people
may take the same, so there is a second sign: in the first turn each lays another card before its own. They speak alike:
in the order of Creation each lays its card when all before it are ready, and leaves it there. If any seat does
otherwise, it plays as hard_bot.py.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from kermesse.core.clock import Millis
from kermesse.core.game import Command, Event, Seat
from kermesse.games.kreo.commands import Place, Ready
from kermesse.games.kreo.events import CardPlaced, DivinationClosed, ExchangeOffered, OrderChanged, TurnStarted
from kermesse.games.kreo.view_types import KreoView
from kermesse.players.kreo.features import Decision, FeatureEncoder, Memory
from kermesse.players.kreo.hard_bot import HardBot, is_beyond
from kermesse.players.kreo.net import net_choice
from kermesse.players.kreo.normal_bot import BRISK, of_kind
from kermesse.players.search import Search

SEATS: Final = (3,)  # numbers of seats at which a team of networks wins more than one with signalling_v2.py
SIGN_TURN: Final = 1  # the turn of the second sign
IN_TURN: Final[dict[str, Decision]] = {"take": "take", "play": "play", "strike": "strike", "drop": "drop"}


class NetBot(HardBot):
    """The bot of the levels that use a network."""

    def __init__(self, seat: Seat, seats: int, random: Random, search: Search[KreoView]) -> None:
        super().__init__(seat, seats, random, search)
        self._memory = Memory(seat, seats)
        self._now = 0  # the turn
        self._speakers: list[Seat] = []  # of this turn, in their order
        self._was_there = False  # it has been there from the first turn on
        self._in_step = True  # all have spoken as partners do
        self._changed = 0  # mask of the seats that have given the second sign
        self._means = ""  # the card that it lays in this turn
        self._has_spoken = 0  # the last turn in which it laid its card and finished showing

    def _is_among_its_kind(self, view: KreoView) -> bool:
        return (
            self.seats in SEATS
            and self._was_there
            and self._in_step
            and not self._strangers
            and not is_beyond(view)
            and not view.options.first_game
        )

    # What it hears

    def remember(self, events: Sequence[Event]) -> None:
        for event in events:
            self._memory.hear(event)
            super().remember([event])
            if isinstance(event, TurnStarted):
                self._now, self._speakers = event.turn, event.order
                self._was_there |= event.turn == SIGN_TURN
                self._means = ""
            elif isinstance(event, OrderChanged):
                self._speakers = event.order
            elif isinstance(event, CardPlaced) and self._was_there:
                self._watch(event)
            elif isinstance(event, ExchangeOffered):
                self._in_step = False
            elif isinstance(event, DivinationClosed) and self._now == SIGN_TURN and self.seats in SEATS:
                self._look_for_signs(event.order)

    def _watch(self, placed: CardPlaced) -> None:
        """Check that the seat waits for those before it, and leaves its card there after the sign."""
        bit = 1 << placed.seat
        if placed.changed:
            self._in_step &= self._now == SIGN_TURN and not self._changed & bit
            self._changed |= bit
        elif not self._spoke.issuperset(self._speakers[: self._speakers.index(placed.seat)]):
            self._in_step = False

    def _look_for_signs(self, order: Sequence[Seat]) -> None:
        if self._was_there and self._in_step and not self._strangers:
            for seat in order:
                if seat != self.seat and not self._changed >> seat & 1:
                    self._strangers |= 1 << seat

    # What it does

    def choose(self, view: KreoView, legal: Sequence[Command], now: Millis) -> Command | None:
        decision = next(pending.decision for pending in view.pending if pending.seat == self.seat)
        if decision in IN_TURN and self._is_among_its_kind(view):
            return net_choice(FeatureEncoder(view, self._memory, IN_TURN[decision], legal))
        return super().choose(view, legal, now)

    def _divine(self, view: KreoView, legal: Sequence[Command], now: Millis) -> Command | None:
        if not self._is_among_its_kind(view):
            return super()._divine(view, legal, now)
        if self._waits(view, now):
            return None
        self._wakes = now + BRISK.draw(self.random)
        mine = view.mine
        assert mine is not None
        if self._means and self._means not in mine.placed:
            return Place(self._means)
        if self._has_spoken < view.turn:
            if not self._means or view.energy[self.seat]:
                command = net_choice(FeatureEncoder(view, self._memory, "tell" if self._means else "lay", legal))
                if isinstance(command, Place):
                    self._means = command.card
                    return self._signed(view, command, mine.hand)
                if command is not None:
                    return command
            self._has_spoken = view.turn
        return next(iter(of_kind(legal, Ready)), None)

    def _signed(self, view: KreoView, place: Place, hand: list[str]) -> Place:
        """The placing, replaced in the first turn by another card for the sign."""
        others = [card for card in hand if card != place.card]
        return Place(self.random.choice(others)) if view.turn == SIGN_TURN and others else place

"""A player's memory of the others' piles: cards that were seen, except those forgotten."""

from collections.abc import Sequence
from random import Random
from typing import Final

from kermesse.core.game import Event
from kermesse.games.chronos.components import CARD_OF, KIND, WIND
from kermesse.games.chronos.events import (
    CardCancelled,
    CardGiven,
    CardTaken,
    GodBought,
    OuranosUsed,
    PileDiscarded,
    PilesSwapped,
    RoundSetUp,
    StoredRevealed,
    TimerKnocked,
)

FORGOTTEN: Final = -1


class Memory:
    """The cards of each seat's pile, bottom first; FORGOTTEN for an unknown card."""

    def __init__(self, seats: int, random: Random, keeps: float, recent: int) -> None:
        self._random = random
        self._keeps = keeps
        self._recent = recent
        self.piles: list[list[int]] = [[] for _ in range(seats)]
        self.knocks = 0  # of other seats

    def remember(self, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, CardTaken):
                if event.source.startswith("realm:"):
                    self._lose(int(event.source[6:]), event.card)
                self._add(event.seat, event.card)
            elif isinstance(event, CardCancelled):
                self._lose(event.seat, event.card)
                if event.to == "pile":
                    self._add(event.by, event.card)
            elif isinstance(event, PilesSwapped):
                self.piles[event.a], self.piles[event.b] = self.piles[event.b], self.piles[event.a]
            elif isinstance(event, PileDiscarded):
                self.piles[event.seat] = []
            elif isinstance(event, CardGiven):
                self._lose(event.seat, event.card)
                self._add(event.to, event.card)
            elif isinstance(event, OuranosUsed):
                self._add(event.seat, event.got)
            elif isinstance(event, GodBought):
                for _ in range(event.count - len(event.winds)):
                    self.piles[event.seller].append(FORGOTTEN)
            elif isinstance(event, TimerKnocked):
                self.knocks += 1
            elif isinstance(event, RoundSetUp):
                self.piles = [[] for _ in self.piles]
            elif isinstance(event, StoredRevealed):
                for card in event.cards:
                    self._add(event.seat, card)

    def _add(self, seat: int, name: str) -> None:
        card = CARD_OF[name]
        if KIND[card] >= WIND:
            return
        pile = self.piles[seat]
        pile.append(card if self._random.random() < self._keeps else FORGOTTEN)
        if len(pile) > self._recent:
            pile[-1 - self._recent] = FORGOTTEN

    def _lose(self, seat: int, name: str) -> None:
        card = CARD_OF[name]
        if card in self.piles[seat]:
            self.piles[seat].remove(card)
        elif self.piles[seat]:
            self.piles[seat].pop()

    def pile(self, seat: int, count: int) -> list[int]:
        """The remembered cards of a pile, cut to its visible number: more are remembered if some have gone since."""
        known = self.piles[seat]
        if len(known) > count:
            del known[: len(known) - count]
        return [FORGOTTEN] * (count - len(known)) + known

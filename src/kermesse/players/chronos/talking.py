"""A bot's quick phrases to a seat that is in its way, and its use of theirs (9.4)."""

from random import Random
from typing import Final

from kermesse.core.clock import Millis
from kermesse.core.game import Event, Seat
from kermesse.games.chronos.commands import Say
from kermesse.games.chronos.events import CardTaken, RoundSetUp, Said, TimerMoved
from kermesse.players.chronos.perception import Perception

BETWEEN_WORDS: Final = 1_100  # the rules allow one line a second
BETWEEN_PROPOSALS: Final = 8_000
HOPE: Final = 4_000  # the time that it waits for an answer
PROPOSALS: Final = 2  # after this many refused or unheard proposals it leaves
KEPT: Final = 0.9  # of its promises
NOWHERE: Final = -1


class Tongue:
    def __init__(self, seat: Seat, random: Random) -> None:
        self.seat = seat
        self._random = random
        self._said: Millis = -BETWEEN_PROPOSALS
        self._asked = NOWHERE  # the pile that it proposed to leave
        self._times = 0
        self._hopes: Millis = 0
        self._asker = NOWHERE  # the seat that proposed to leave, and its pile
        self._asked_for = NOWHERE
        self.promised = NOWHERE  # the pile that it agreed to leave

    def listen(self, event: Event, now: Millis) -> None:
        if isinstance(event, Said):
            self._hear(event)
        elif isinstance(event, RoundSetUp):
            self._asked = self._asked_for = self.promised = NOWHERE
            self._times = 0
        elif isinstance(event, TimerMoved | CardTaken):
            # A timer left that pile, or its card changed: proposals about it are void.
            if event.source == f"pile:{self._asked}":
                self._asked, self._times = NOWHERE, 0
            if event.source == f"pile:{self.promised}" and (event.seat == self.seat or isinstance(event, CardTaken)):
                self.promised = NOWHERE
            if event.source == f"pile:{self._asked_for}":
                self._asked_for = NOWHERE

    def _hear(self, said: Said) -> None:
        if said.seat == self.seat:
            return
        if said.kind == "leave_together" and said.pile is not None:
            self._asker, self._asked_for = said.seat, said.pile
        elif said.kind == "deal" and self._asked != NOWHERE:
            self._promise(self._asked)
        elif said.kind == "no_deal" and self._asked != NOWHERE:
            self._times, self._hopes = PROPOSALS, 0

    def _promise(self, pile: int) -> None:
        if self._random.random() < KEPT:
            self.promised = pile

    def has_said(self, words: Say, now: Millis) -> None:
        self._said = now
        if words.kind == "leave_together" and words.pile is not None:
            self._times = self._times + 1 if self._asked == words.pile else 1
            self._asked = words.pile
            self._hopes = now + HOPE
        elif words.kind == "deal":
            self._promise(self._asked_for)
            self._asked_for = NOWHERE
        else:
            self._asked_for = NOWHERE

    def hopes(self, perception: Perception, pile: int) -> bool:
        """True if another seat may still agree to leave that pile, or has not yet been asked."""
        if perception.view.options.chat == "none" or perception.view.step is not None:
            return False
        return pile != self._asked or self._times < PROPOSALS or perception.view.now < self._hopes

    def reply(self, perception: Perception, now: Millis) -> Say | None:
        """The answer to a proposal to leave a pile: yes if something better is free and the card is not decisive."""
        pile = self._asked_for
        if pile == NOWHERE or not self._may_speak(perception, now):
            return None
        here = perception.on_pile(pile)
        if not any(timer.seat == self.seat for timer in here) or not any(timer.seat == self._asker for timer in here):
            self._asked_for = NOWHERE
            return None
        return Say("deal" if perception.would_leave(pile) else "no_deal")

    def propose(self, perception: Perception, now: Millis) -> Say | None:
        """A proposal that both leave, if it is stuck on a pile with a rival."""
        if not self._may_speak(perception, now) or now - self._said < BETWEEN_PROPOSALS * max(1, self._times) / 2:
            return None
        for timer in perception.waiting():
            pile = perception.pile_of(timer)
            if (
                pile != self.promised
                and perception.is_stuck(timer)
                and not (pile == self._asked and self._times >= PROPOSALS)
            ):
                return Say("leave_together", pile=pile)
        return None

    def _may_speak(self, perception: Perception, now: Millis) -> bool:
        return perception.view.options.chat != "none" and now - self._said >= BETWEEN_WORDS

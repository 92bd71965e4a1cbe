"""Kraaw's know-how as rules of thumb (docs/rules/kraaw.md, Playing well)."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from kermesse.core.bot import Thinker
from kermesse.core.clock import Millis
from kermesse.core.game import Command, Event, Seat
from kermesse.games.kraaw.commands import (
    ACCEPT,
    CLAIM,
    DECLINE,
    DONE,
    DONE_AND_CLAIM,
    Bonus,
    DeclareJewels,
    EndTurn,
    Exchange,
    Lock,
    Look,
    Retaliate,
    Reveal,
    RevealLock,
)
from kermesse.games.kraaw.events import Exchanged, HandSeen, LookResult, Revealed, RoundStarted
from kermesse.games.kraaw.state import DOWN, HAND, LOCKED, MOST_LOCKS, UP
from kermesse.games.kraaw.view import KraawView

POOR_HAND: Final = 11  # a hand of this total or less is better exchanged, at every number of players
HIGH: Final = 4  # worth a lock, and worth stealing

# What a card is worth to a nest, by how safely it lies there.
SAFE: Final = 1.0
UPRIGHT: Final = 0.8  # somebody may take it
HIDDEN: Final = 0.55  # it still needs a turn to score


@dataclass
class Memory:
    """What went by: a person at the table remembers it, whether or not the screen keeps showing it."""

    hand: list[int] = field(default_factory=list)
    values: dict[tuple[Seat, int], int] = field(default_factory=dict)

    def note(self, event: Event) -> None:
        if isinstance(event, RoundStarted):
            self.hand, self.values = [], {}
        elif isinstance(event, HandSeen):
            self.hand = event.values
        elif isinstance(event, LookResult | Revealed):
            self.values[event.seat, event.slot] = event.value
        elif isinstance(event, Exchanged):
            self._swap((event.thief.seat, event.thief.slot), (event.victim.seat, event.victim.slot))

    def _swap(self, a: tuple[Seat, int], b: tuple[Seat, int]) -> None:
        of_a, of_b = self.values.pop(a, None), self.values.pop(b, None)
        if of_b is not None:
            self.values[a] = of_b
        if of_a is not None:
            self.values[b] = of_a


class Guess:
    """The table as this seat can guess it: a value, known or expected, for every card."""

    def __init__(self, view: KraawView, memory: Memory, me: Seat) -> None:
        self.me = me
        self.rows = view.rows
        self.known = [
            [value or memory.values.get((seat, slot), 0) for slot, value in enumerate(row.values)]
            for seat, row in enumerate(view.rows)
        ]
        unseen = Counter(dict(enumerate(view.deck, start=1)))
        unplaced = Counter(memory.hand)
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
        """Its owner looked at it and keeps it hidden: it is often high."""
        return not self.known[seat][slot] and seat in self.rows[seat].known_to[slot]

    def worth(self, seat: Seat, slot: int) -> float:
        """What somebody else may hope for by taking this card."""
        return self.value(seat, slot) + (0.8 if self.looked_at(seat, slot) else 0.0)

    def potential(self, seat: Seat) -> float:
        """What a nest promises."""
        weights = {DOWN: HIDDEN, UP: UPRIGHT, LOCKED: SAFE}
        return sum(weights[face] * self.value(seat, slot) for slot, face in enumerate(self.rows[seat].faces))


def mean(cards: Counter[int]) -> float:
    count = cards.total()
    return sum(value * copies for value, copies in cards.items()) / count if count else 2.3


class NormalBot(Thinker[KraawView]):
    """Locks its best cards, steals when the balance is good, and does not end a round that it would lose."""

    def __init__(self, *seat: object) -> None:
        super().__init__(*seat)  # type: ignore[arg-type]
        self.memory = Memory()

    def remember(self, events: Sequence[Event]) -> None:
        for event in events:
            self.memory.note(event)

    def choose(self, view: KraawView, legal: Sequence[Command], now: Millis) -> Command | None:
        if len(legal) == 1 and view.phase != "look":
            return legal[0]
        match view.phase:
            case "crow_choice":
                return self.random.choice(legal)
            case "jewels":
                return DeclareJewels(0)
            case "look":
                return self._look(view, legal, now)
            case "chien":
                return ACCEPT if sum(self.memory.hand) <= POOR_HAND else DECLINE
        guess = Guess(view, self.memory, self.seat)
        match view.phase:
            case "main":
                return self._main(view, legal, guess)
            case "reveal":
                return self._reveal(view, legal, guess)
            case "retaliate":
                return self._retaliate(view, legal, guess)
            case "bonus":
                return self._bonus(view, legal, guess)
        return legal[0]

    def _look(self, view: KraawView, legal: Sequence[Command], now: Millis) -> Command | None:
        poor = sum(self.memory.hand) <= POOR_HAND and not view.swapped
        if view.hand_swap == "sealed":
            return DONE_AND_CLAIM if poor and DONE_AND_CLAIM in legal else DONE
        if view.hand_swap == "race" and poor and view.mine and not view.mine.claimed:
            if CLAIM in legal:
                return CLAIM
            return None if now < view.claims_open else DONE
        return DONE

    def _main(self, view: KraawView, legal: Sequence[Command], guess: Guess) -> Command:
        scored = [
            (self._score(view, command, guess) + 0.05 * self.random.random(), i) for i, command in enumerate(legal)
        ]
        return legal[max(scored)[1]]

    def _score(self, view: KraawView, command: Command, guess: Guess) -> float:
        """How much better this nest stands against the best of the others after a main action, roughly."""
        row = view.rows[self.seat]
        last_turn = self._is_last_turn(view)
        if isinstance(command, Exchange):
            return self._theft(view, command, guess)
        slot = command.slot if isinstance(command, Look | RevealLock | Lock) else 0
        value = guess.value(self.seat, slot)
        locks_left = MOST_LOCKS - row.locks
        if isinstance(command, Lock):
            return (SAFE - UPRIGHT) * value if value >= HIGH - 1 or not last_turn else 0.0
        if row.down == 1 and not self._ahead_for_good(view, guess, value):
            return -2.0 + 0.1 * value  # it would end a round that is not won
        if isinstance(command, RevealLock):
            if last_turn:
                return value
            if locks_left and value < HIGH - 1 and row.down > locks_left:
                return -0.5 + 0.1 * value  # a lock is too good for a 1 or a 2
            return (SAFE if locks_left else UPRIGHT) * value - HIDDEN * value
        best = self._best_reveal(view, guess, looked=slot)
        return (
            best if last_turn else 0.25 + (UPRIGHT - HIDDEN) * best + (0.3 if not guess.known[self.seat][slot] else 0.0)
        )

    def _theft(self, view: KraawView, command: Exchange, guess: Guess) -> float:
        gain = guess.worth(command.seat, command.slot)
        back = max(
            guess.worth(self.seat, slot) for slot, face in enumerate(view.rows[self.seat].faces) if face != LOCKED
        )
        upright = view.rows[command.seat].faces[command.slot] == UP
        balance = gain - back
        leads = self._leader(view, guess) == command.seat
        score = UPRIGHT * balance + (0.5 * balance if leads else 0.0)
        if view.rows[command.seat].down == 1 and not upright:
            score -= 1.0  # it would put that seat into its countdown
        if view.rows[command.seat].countdown and not self._has_upright(view, self.seat):
            score += 1.5  # R21: it must take a face-down card, and plays on
        return score - 0.2

    def _best_reveal(self, view: KraawView, guess: Guess, looked: int) -> float:
        down = [slot for slot, face in enumerate(view.rows[self.seat].faces) if face == DOWN]
        return max(guess.value(self.seat, slot) for slot in down if slot == looked or guess.known[self.seat][slot])

    def _reveal(self, view: KraawView, legal: Sequence[Command], guess: Guess) -> Command:
        """Keep a 4 or a 5 hidden until it can be revealed and locked at once; show something lower."""
        row = view.rows[self.seat]
        options = [command for command in legal if isinstance(command, Reveal)]
        by_value = sorted(options, key=lambda command: guess.value(self.seat, command.slot))
        if self._is_last_turn(view) or row.locks >= MOST_LOCKS:
            return by_value[-1]
        known = [command for command in by_value if guess.known[self.seat][command.slot]]
        can_lock_now = any(face == UP for face in row.faces)  # with the bonus, turning a low card over
        high = [command for command in known if guess.value(self.seat, command.slot) >= HIGH]
        if high and can_lock_now:
            return high[-1]
        modest = [command for command in known if guess.value(self.seat, command.slot) < HIGH]
        return modest[-1] if modest else by_value[0]

    def _retaliate(self, view: KraawView, legal: Sequence[Command], guess: Guess) -> Command:
        thief = view.active
        mine = view.rows[self.seat]
        bare_after = mine.down == 1 and mine.faces[view.stolen] == DOWN

        def attraction(command: Command) -> float:
            assert isinstance(command, Retaliate)
            face = view.rows[thief].faces[command.slot]
            worth = guess.worth(thief, command.slot) * (1.0 if face == UP else 0.85)
            if face == DOWN and (bare_after or mine.countdown) and not self._ahead_for_good(view, guess, 0):
                worth += 1.5  # it keeps the round alive
            return worth

        return max(legal, key=attraction)

    def _bonus(self, view: KraawView, legal: Sequence[Command], guess: Guess) -> Command:
        """Lock the best upright card and turn over the lowest, where the lock is worth the price."""
        row = view.rows[self.seat]
        up = sorted((guess.known[self.seat][slot], slot) for slot, face in enumerate(row.faces) if face == UP)
        (low, flip), (high, lock) = up[0], up[-1]
        if lock == flip:
            lock = up[-2][1]
        in_trouble = row.down == 0 and not self._ahead_for_good(view, guess, 0)
        worth_it = high >= HIGH or (high == HIGH - 1 and low == 1)
        if self._is_last_turn(view):
            return EndTurn()
        return Bonus(lock, flip) if in_trouble or worth_it else EndTurn()

    def _is_last_turn(self, view: KraawView) -> bool:
        """Somebody else's countdown runs: the round ends before this seat's next turn."""
        return any(row.countdown for seat, row in enumerate(view.rows) if seat != self.seat and row.faces)

    def _leader(self, view: KraawView, guess: Guess) -> Seat:
        others = [seat for seat in view.contenders if seat != self.seat]
        return max(others, key=lambda seat: (view.rows[seat].total, guess.potential(seat)))

    def _has_upright(self, view: KraawView, seat: Seat) -> bool:
        return UP in view.rows[seat].faces

    def _ahead_for_good(self, view: KraawView, guess: Guess, more: float) -> bool:
        """Whether this nest, with `more` added, stays ahead although everybody may steal or reveal once more."""
        row = view.rows[self.seat]
        upright = [guess.known[self.seat][slot] for slot in range(HAND) if row.faces[slot] == UP] + [more]
        own = row.total + more
        worst = max(upright)
        for seat in view.contenders:
            if seat == self.seat:
                continue
            other = view.rows[seat]
            low = min((guess.value(seat, slot) for slot in range(HAND) if other.faces[slot] != LOCKED), default=0.0)
            best_reveal = max(
                (guess.worth(seat, slot) for slot in range(HAND) if other.faces[slot] == DOWN), default=0.0
            )
            swing = max(0.0, worst - low)
            if other.total + max(best_reveal, swing) > own - (swing if swing > best_reveal else 0.0):
                return False
        return True

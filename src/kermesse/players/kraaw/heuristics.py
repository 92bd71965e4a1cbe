"""Heuristics for Kraaw (docs/rules/kraaw.md, Playing well)."""

from collections.abc import Sequence
from typing import Final

from kermesse.core.clock import Millis
from kermesse.core.game import Command, Event, Seat
from kermesse.games.kraaw.commands import (
    ACCEPT,
    CLAIM,
    DECLINE,
    DONE,
    DONE_AND_CLAIM,
    END_TURN,
    Bonus,
    DeclareJewels,
    Exchange,
    Lock,
    Look,
    Retaliate,
    Reveal,
    RevealLock,
)
from kermesse.games.kraaw.events import RoundStarted
from kermesse.games.kraaw.state import DOWN, LOCKED, MOST_LOCKS, POOR_HAND, UP
from kermesse.games.kraaw.view_types import KraawView
from kermesse.players.bot import Thinker
from kermesse.players.kraaw.card_tracking import HIDDEN, SAFE, UPRIGHT, Guess, Lap, Memory

HIGH: Final = 4  # worth a lock, and worth stealing

# A claim in the race, in milliseconds after it opens.
CLAIM_DELAY: Final = (1_500, 6_000)
TO_SPARE: Final = 1_000  # before the time to look is over

IMPATIENCE: Final = 1.2  # for every turn in a row in which it turned up and locked nothing


class NormalBot(Thinker[KraawView]):
    """A bot that locks its best cards, steals if the exchange is good, and does not end a round that it would lose."""

    def __init__(self, *seat: object) -> None:
        super().__init__(*seat)  # type: ignore[arg-type]
        self.memory = Memory()
        self.claim_delay = CLAIM_DELAY[0]

    def remember(self, events: Sequence[Event]) -> None:
        for event in events:
            self.memory.note(event)
            if isinstance(event, RoundStarted):
                self.claim_delay = self.random.randint(*CLAIM_DELAY)

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
        if view.options.hand_swap == "sealed":
            return DONE_AND_CLAIM if poor and DONE_AND_CLAIM in legal else DONE
        if view.options.hand_swap == "race" and poor and view.mine and not view.mine.claimed:
            return self._race(view, legal, now)
        return DONE

    def _race(self, view: KraawView, legal: Sequence[Command], now: Millis) -> Command | None:
        """A claim (7.3), as late after the opening as a person's, but before the look is over."""
        claims_at = view.claims_open + self.claim_delay
        due = next(pending.deadline for pending in view.pending if pending.seat == self.seat)
        if due is not None and claims_at > due - TO_SPARE:
            return DONE
        if now < claims_at:
            self._wakes = claims_at
            return None
        return CLAIM if CLAIM in legal else DONE

    def _main(self, view: KraawView, legal: Sequence[Command], guess: Guess) -> Command:
        scored = [
            (self._score(view, command, guess) + 0.05 * self.random.random(), i) for i, command in enumerate(legal)
        ]
        return legal[max(scored)[1]]

    def _score(self, view: KraawView, command: Command, guess: Guess) -> float:
        """A rough gain of a main action: this nest's lead over the best of the others."""
        row = view.rows[self.seat]
        ender = self._ender(view)
        if ender is not None:
            return self._last_turn(view, command, guess, ender)
        if isinstance(command, Exchange):
            return self._theft(view, command, guess)
        slot = command.slot if isinstance(command, Look | RevealLock | Lock) else 0
        value = guess.value(self.seat, slot)
        locks_left = MOST_LOCKS - row.locks
        if isinstance(command, Lock):
            return (SAFE - UPRIGHT) * value
        if row.down == 1 and not self._can_turn_over(view, isinstance(command, RevealLock)):
            return self._ending(view, command, guess)
        if isinstance(command, RevealLock):
            if locks_left and value < HIGH - 1 and row.down > locks_left:
                return -0.5 + 0.1 * value  # a lock is too good for a 1 or a 2
            return (SAFE if locks_left else UPRIGHT) * value - HIDDEN * value
        best = self._best_reveal(view, guess, looked=slot)
        return 0.25 + (UPRIGHT - HIDDEN) * best + (0.3 if not guess.known[self.seat][slot] else 0.0)

    def _ending(self, view: KraawView, command: Command, guess: Guess) -> float:
        """The value of turning up the last face-down card: each other seat gets one more turn, and the lead should
        survive that.
        """
        lead = self._lead_at_the_end(view, guess, self.seat, command)
        return 3.0 + lead if lead > 0 else -2.0 + 0.3 * lead + IMPATIENCE * self._turns_lost()

    def _last_turn(self, view: KraawView, command: Command, guess: Guess, ender: Seat) -> float:
        """The value of a command during another seat's countdown: the lead after the others' last turns."""
        lap = Lap(view, guess)
        self._do(lap, view, command)
        lap.play_on(self.seat, ender)
        breaks = isinstance(command, Exchange) and command.seat == ender and UP not in view.rows[self.seat].faces
        return lap.lead(self.seat) + (1.5 if breaks else 0.0)  # R21: it must take a face-down card, and plays on

    def _lead_at_the_end(self, view: KraawView, guess: Guess, after: Seat, command: Command | None = None) -> float:
        """This seat's lead after a command and one more turn of every other seat."""
        lap = Lap(view, guess)
        if command:
            self._do(lap, view, command)
        lap.play_on(after, self.seat)
        return lap.lead(self.seat)

    def _do(self, lap: Lap, view: KraawView, command: Command) -> None:
        if isinstance(command, Exchange):
            lap.steal(self.seat, command.seat, command.slot)
        elif isinstance(command, Look):
            down = [slot for slot, face in enumerate(lap.faces[self.seat]) if face == DOWN]
            lap.turn_up(self.seat, max(down, key=lambda slot: lap.values[self.seat][slot]), UP)
        elif isinstance(command, RevealLock):
            lap.turn_up(self.seat, command.slot, LOCKED if view.rows[self.seat].locks < MOST_LOCKS else UP)
        elif isinstance(command, Lock):
            lap.turn_up(self.seat, command.slot, LOCKED)

    def _turns_lost(self) -> int:
        """The number of turns before this one in which it only exchanged cards that were taken back."""
        return max(0, self.memory.idle.get(self.seat, 0) - 1)

    def _can_turn_over(self, view: KraawView, locking: bool) -> bool:
        """True if after revealing (and locking) its last face-down card the bonus could still turn one over."""
        row = view.rows[self.seat]
        needed = 1 if view.options.bonus_reading == "locked_counts" else 2
        if locking:
            return row.locks + 1 < MOST_LOCKS and row.faces.count(UP) >= needed
        return row.locks < MOST_LOCKS and row.faces.count(UP) + 1 >= needed

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
        if upright:
            score -= IMPATIENCE * self._turns_lost()  # the card will only be taken back
        return score - 0.2

    def _best_reveal(self, view: KraawView, guess: Guess, looked: int) -> float:
        down = [slot for slot, face in enumerate(view.rows[self.seat].faces) if face == DOWN]
        return max(guess.value(self.seat, slot) for slot in down if slot == looked or guess.known[self.seat][slot])

    def _reveal(self, view: KraawView, legal: Sequence[Command], guess: Guess) -> Command:
        """The card to reveal: a lower one, while a 4 or a 5 stays hidden until it can be revealed and locked at
        once.
        """
        row = view.rows[self.seat]
        options = [command for command in legal if isinstance(command, Reveal)]
        by_value = sorted(options, key=lambda command: guess.value(self.seat, command.slot))
        if self._ender(view) is not None or row.locks >= MOST_LOCKS:
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
        would_lose = (bare_after or mine.countdown) and self._lead_at_the_end(view, guess, after=thief) <= 0

        def attraction(command: Command) -> float:
            assert isinstance(command, Retaliate)
            face = view.rows[thief].faces[command.slot]
            worth = guess.worth(thief, command.slot) * (1.0 if face == UP else 0.85)
            if face == DOWN and would_lose:
                worth += 1.5  # it keeps the round alive
            return worth

        return max(legal, key=attraction)

    def _bonus(self, view: KraawView, legal: Sequence[Command], guess: Guess) -> Command:
        """Lock the best upright card and turn over the lowest, if the lock is worth it."""
        known = guess.known[self.seat]
        pairs = [command for command in legal if isinstance(command, Bonus) and command.lock != command.flip]
        if not pairs or self._ender(view) is not None:
            return END_TURN
        best = max(pairs, key=lambda command: (known[command.lock], -known[command.flip]))
        high, low = known[best.lock], known[best.flip]
        bare = view.rows[self.seat].down == 0
        in_trouble = bare and self._lead_at_the_end(view, guess, after=self.seat) <= 0
        worth_it = low < HIGH - 1 if high >= HIGH else (high, low) == (HIGH - 1, 1)
        return best if in_trouble or worth_it else END_TURN

    def _ender(self, view: KraawView) -> Seat | None:
        """The next seat whose countdown runs: the round ends at its turn, before this seat's next one."""
        order = view.contenders
        at = order.index(self.seat)
        following = [order[(at + step) % len(order)] for step in range(1, len(order))]
        return next((seat for seat in following if view.rows[seat].countdown), None)

    def _leader(self, view: KraawView, guess: Guess) -> Seat:
        others = [seat for seat in view.contenders if seat != self.seat]
        return max(others, key=lambda seat: (view.rows[seat].total, guess.potential(seat)))

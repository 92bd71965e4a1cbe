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
from kermesse.games.kraaw.events import Exchanged, HandSeen, Locked, LookResult, Revealed, RoundStarted, TurnStarted
from kermesse.games.kraaw.state import DOWN, HAND, LOCKED, MOST_LOCKS, POOR_HAND, UP
from kermesse.games.kraaw.view_types import KraawView

HIGH: Final = 4  # worth a lock, and worth stealing

# What a card is worth to a nest, by how safely it lies there.
SAFE: Final = 1.0
UPRIGHT: Final = 0.8  # somebody may take it
HIDDEN: Final = 0.55  # it still needs a turn to score

# A claim in the race, in milliseconds after it opens.
CLAIM_DELAY: Final = (1_500, 6_000)
TO_SPARE: Final = 1_000  # before the time to look is over

IMPATIENCE: Final = 1.2  # for every turn in a row in which it turned up and locked nothing


@dataclass
class Memory:
    """What went by: a person at the table remembers it, whether or not the screen keeps showing it."""

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


class Lap:
    """The rest of a round in which every turn is somebody's last, as this seat guesses it: cards face-up or not, and
    everybody in turn does what serves them best. Values are guesses; nobody thinks further than their own turn."""

    def __init__(self, view: KraawView, guess: Guess) -> None:
        self.values = [
            [guess.value(seat, slot) for slot in range(len(row.faces))] for seat, row in enumerate(view.rows)
        ]
        self.faces = [row.faces[:] for row in view.rows]
        self.contenders = view.contenders
        self.guarded = view.guard.on

    def totals(self) -> list[float]:
        return [
            sum(value for value, face in zip(values, faces, strict=True) if face != DOWN)
            for values, faces in zip(self.values, self.faces, strict=True)
        ]

    def lead(self, seat: Seat) -> float:
        """How far a seat is ahead of the best of the others, less than nothing if it is behind."""
        totals = self.totals()
        return totals[seat] - max(totals[other] for other in self.contenders if other != seat)

    def turn_up(self, seat: Seat, slot: int, face: int) -> None:
        self.faces[seat][slot] = face

    def steal(self, thief: Seat, victim: Seat, stolen: int) -> None:
        """The victim takes what counts most for it."""
        values, faces = self.values[thief], self.faces[thief]
        taken = max(
            (slot for slot in range(HAND) if faces[slot] != LOCKED),
            key=lambda slot: values[slot] * (1.0 if faces[slot] == UP else 0.5),
        )
        back = values[taken], faces[taken]
        values[taken], faces[taken] = self.values[victim][stolen], UP
        self.values[victim][stolen], self.faces[victim][stolen] = back

    def play_on(self, after: Seat, until: Seat) -> None:
        """The turns from the seat after one to the seat at whose turn the round ends."""
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


class NormalBot(Thinker[KraawView]):
    """Locks its best cards, steals when the balance is good, and does not end a round that it would lose."""

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
        """7.3: a claim comes as late after the opening as a person's would, but before the look is over."""
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
        """How much better this nest stands against the best of the others after a main action, roughly."""
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
        """Turning up the last face-down card gives everybody one more turn: worth it if the lead survives that."""
        lead = self._lead_at_the_end(view, guess, self.seat, command)
        return 3.0 + lead if lead > 0 else -2.0 + 0.3 * lead + IMPATIENCE * self._turns_lost()

    def _last_turn(self, view: KraawView, command: Command, guess: Guess, ender: Seat) -> float:
        """Somebody else's countdown runs: what this leaves when the others have had their last turns too."""
        lap = Lap(view, guess)
        self._do(lap, view, command)
        lap.play_on(self.seat, ender)
        breaks = isinstance(command, Exchange) and command.seat == ender and UP not in view.rows[self.seat].faces
        return lap.lead(self.seat) + (1.5 if breaks else 0.0)  # R21: it must take a face-down card, and plays on

    def _lead_at_the_end(self, view: KraawView, guess: Guess, after: Seat, command: Command | None = None) -> float:
        """This seat's lead when its next turn would come, if it has done this and everybody else plays once more."""
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
        """For how many turns it has only taken what was taken back, before the one that it is at."""
        return max(0, self.memory.idle.get(self.seat, 0) - 1)

    def _can_turn_over(self, view: KraawView, locking: bool) -> bool:
        """Whether after revealing (and locking) its last face-down card the bonus could still turn one over."""
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
            score -= IMPATIENCE * self._turns_lost()  # it will only be taken back
        return score - 0.2

    def _best_reveal(self, view: KraawView, guess: Guess, looked: int) -> float:
        down = [slot for slot, face in enumerate(view.rows[self.seat].faces) if face == DOWN]
        return max(guess.value(self.seat, slot) for slot in down if slot == looked or guess.known[self.seat][slot])

    def _reveal(self, view: KraawView, legal: Sequence[Command], guess: Guess) -> Command:
        """Keep a 4 or a 5 hidden until it can be revealed and locked at once; show something lower."""
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
        """Lock the best upright card and turn over the lowest, where the lock is worth the price."""
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
        """The first seat to come whose countdown runs: the round ends at its turn, before this seat's next one."""
        order = view.contenders
        at = order.index(self.seat)
        following = [order[(at + step) % len(order)] for step in range(1, len(order))]
        return next((seat for seat in following if view.rows[seat].countdown), None)

    def _leader(self, view: KraawView, guess: Guess) -> Seat:
        others = [seat for seat in view.contenders if seat != self.seat]
        return max(others, key=lambda seat: (view.rows[seat].total, guess.potential(seat)))


BOTS: Final = {"normal": NormalBot}

"""Rollouts of Chronos by heuristics, and the value of the result to a seat: for bots that look ahead."""

from math import exp
from typing import Final

from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import Command, Refused
from kermesse.games.chronos.commands import BAG, PASS, REALM, MoveTimer, Pass
from kermesse.games.chronos.components import CODE, HADES, KIND, MONSTER, TIMER_OF
from kermesse.games.chronos.rules.play import apply_unheard, awaiting, expire_unheard
from kermesse.games.chronos.rules.scoring import multiple, score, worths
from kermesse.games.chronos.state import ChronosState
from kermesse.players.chronos.heuristics import heuristic_choice
from kermesse.players.ordered_sum import ordered_sum

SPANS: Final = 1.35  # of a timer's sand, length of a rollout
# Times that a player at an imagined table takes to notice news, to answer a god, and to look up again.
QUICKEST: Final[Millis] = 450
SLOWEST: Final[Millis] = 1_250
PONDERING: Final[Millis] = 1_300  # more than that
GLANCE: Final[Millis] = 2_500
TEMPER: Final = 0.2  # a lead of this part of the target makes winning the round e times as likely
HOPED: Final = 0.5  # value of a card on which a timer is alone
SHARED: Final = 0.15  # value of a card with other timers on it too
HALFWAY: Final = 0.15  # of the target, for one monster of two
BREEZE: Final = 0.1  # of the target, for each direction of the Winds
BAGGED: Final = 0.15  # of the target, the cost of a timer in the bag
TOKEN: Final = 1.2  # one token more makes winning the game e to this times as likely
MOST_STEPS: Final = 400  # long before this that sand has run


def value_after(state: ChronosState, seat: int, command: Command, now: Millis, world: int) -> float:
    """The seat's share of the game after that command and a rollout. PASS is to wait."""
    return value_by(None if state.terms.steps else Watch(state, now), state, seat, command, now)


def value_by(watch: "Watch | None", state: ChronosState, seat: int, command: Command, now: Millis) -> float:
    """The same with players for running sand; None: step by step."""
    if watch is None:
        apply_unheard(state, seat, command, now)
        _play_steps(state, now)
    else:
        watch.begin(seat, command, now)
        _play_sand(watch, now)
    return share_of(state, seat)


def _span(state: ChronosState) -> Millis:
    return int(SPANS * state.terms.mean_ms * state.terms.scale)


# Play with sand


def _play_sand(watch: "Watch", now: Millis) -> None:
    state = watch.state
    until = now + _span(state)
    for _ in range(MOST_STEPS):
        phase = state.phase
        if phase != "play" and phase != "zone" and phase != "closing":
            return
        seat = watch.first()
        at = watch.wakes[seat]
        if state.due <= at:
            if state.due > until:
                return
            watch.let_fall_due()
        elif at > until:
            return
        else:
            watch.act(seat, at)


class Watch:
    """The next time at which each seat of an imagined table looks up."""

    __slots__ = ("drawn", "scale", "state", "wakes")

    def __init__(self, state: ChronosState, now: Millis) -> None:
        self.state = state
        self.scale = min(2.0, state.terms.scale)
        self.drawn = 0
        self.wakes: list[Millis] = [NEVER] * state.n
        for seat in range(state.n):
            if state.choices[seat] is not None or self.has_rest(seat, now):
                self.rouse(seat, now)

    def begin(self, mover: int, command: Command, now: Millis) -> None:
        """Play the command that is tried."""
        if isinstance(command, Pass):
            self.wakes[mover] = now + GLANCE
        else:
            self.do(mover, command, now)

    def first(self) -> int:
        seat = 0
        for other in range(1, len(self.wakes)):
            if self.wakes[other] < self.wakes[seat]:
                seat = other
        return seat

    def has_rest(self, seat: int, now: Millis) -> bool:
        """True if the seat has an empty timer."""
        state = self.state
        return any(state.owner[timer] == seat and state.sand[timer].is_empty(now) for timer in range(12))

    def rouse(self, seat: int, now: Millis) -> None:
        """Let the seat notice something new."""
        self.drawn += 1
        delay = QUICKEST + self.state.chance.below(SLOWEST - QUICKEST, "reaction", 16 * self.drawn + seat)
        if self.state.choices[seat] is not None:
            delay += PONDERING
        at = now + int(delay * self.scale)
        if at < self.wakes[seat]:
            self.wakes[seat] = at

    def let_fall_due(self) -> None:
        state = self.state
        now = state.due
        turned = state.next_flip <= now
        emptied = [state.owner[timer] for timer in range(12) if state.runs_out[timer] <= now]
        expire_unheard(state, now)
        for owner in emptied:
            if owner >= 0:
                self.rouse(owner, now)
        for seat in range(state.n):
            if (turned and self.has_rest(seat, now)) or (state.choices[seat] is not None and self.wakes[seat] >= NEVER):
                self.rouse(seat, now)

    def act(self, seat: int, now: Millis) -> None:
        self.wakes[seat] = NEVER
        command = heuristic_choice(self.state, seat, now)
        if (command is None or not self.do(seat, command, now)) and self.has_rest(seat, now):
            self.wakes[seat] = now + GLANCE

    def do(self, seat: int, command: Command, now: Millis) -> bool:
        """Play a command. Seats that wait at the place left look up."""
        state = self.state
        source = state.place[TIMER_OF[command.timer]] if isinstance(command, MoveTimer) else BAG
        try:
            apply_unheard(state, seat, command, now)
        except Refused:
            return False
        if source >= 0:
            for timer in range(12):
                owner = state.owner[timer]
                if state.place[timer] == source and owner >= 0 and owner != seat:
                    self.rouse(owner, now)
        if state.choices[seat] is not None or self.has_rest(seat, now):
            self.rouse(seat, now)
        return True


# Step by step


def _play_steps(state: ChronosState, now: Millis) -> None:
    until = state.sand_now + _span(state)
    for _ in range(MOST_STEPS):
        if state.phase not in ("play", "zone", "closing") or state.sand_now >= until:
            return
        asked = awaiting(state)
        if not asked:
            return
        seat = asked[0]
        command = heuristic_choice(state, seat, state.sand_now)
        try:
            apply_unheard(state, seat, command or PASS, now)
        except Refused:
            apply_unheard(state, seat, PASS, now)


# Value of the result


def share_of(state: ChronosState, seat: int) -> float:
    """The seat's share of the game: the round is won, or each side may still win it, likelier with a higher score."""
    units = state.terms.units
    mine = seat % units
    if state.phase == "interval" or state.phase == "over":
        return _of_game(state, state.tokens, mine)
    weights = [0.0] * units
    for other in range(state.n):
        weights[other % units] = max(weights[other % units], exp(_standing(state, other) / TEMPER))
    share = 0.0
    tokens = state.tokens[:]
    for unit in range(units):
        tokens[unit] += 1
        share += weights[unit] * _of_game(state, tokens, mine)
        tokens[unit] -= 1
    return share / ordered_sum(weights)


def _of_game(state: ChronosState, tokens: list[int], unit: int) -> float:
    most = max(tokens)
    leaders = tokens.count(most)
    if most >= state.terms.rounds_to_win and (state.terms.shared_end or leaders == 1):
        return 1.0 / leaders if tokens[unit] == most else 0.0
    weights = [exp(TOKEN * (one - most)) for one in tokens]
    return weights[unit] / ordered_sum(weights)


def _standing(state: ChronosState, seat: int) -> float:
    """The seat's score in parts of the target."""
    hand, winds, front = state.hands[seat], state.winds[seat], state.front[seat]
    target = float(state.terms.target)
    worth = worths(front)
    factor = multiple(winds, front)
    hopes = 0.0
    bagged = 0
    for timer in range(12):
        if state.owner[timer] != seat:
            continue
        place = state.place[timer]
        if place == BAG:
            bagged += 1
        elif 0 <= place < REALM and state.piles[place]:
            top = state.piles[place][-1]
            value = float(worth[top] * factor) if KIND[top] <= MONSTER else 0.15 * target
            if CODE[top] == HADES:
                value = 0.0
            hopes += (HOPED if state.place.count(place) == 1 else SHARED) * value
    standing = (float(score(state, seat)) + hopes) / target - BAGGED * bagged
    if state.terms.level:
        for card in hand:
            if KIND[card] == MONSTER:
                standing += HALFWAY
                break
        if winds:
            standing += BREEZE * len({CODE[card] for card in winds})
    return standing

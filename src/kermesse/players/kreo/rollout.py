"""Worlds that fit a seat's knowledge, and rollouts in them by signalling_v2.py."""

from math import exp
from random import Random
from typing import Final

from kermesse.core.clock import Millis
from kermesse.core.game import Command, Seat
from kermesse.games.kreo.commands import Place
from kermesse.players.kreo.board import ECLAIR, KINDS, NATURE, NUMBER, Board
from kermesse.players.kreo.signalling_v2 import HEARD, Turn, order_of
from kermesse.players.kreo.weights import Weights

STIRRED: Final = 300  # exchanges of hidden cards before the first world
BETWEEN: Final = 60  # and between two worlds
WON: Final = 0.6  # a planet, and
SPARED: Final = 0.08  # for each card left then, up to
MOST_SPARED: Final = 5
SHORT_OF: Final = 0.08  # subtracted for each card that the planet lacks in the end, down to
FARTHEST: Final = 10.0
NOTICED: Final = 0.3  # points; smaller differences teach nothing


class World:
    """The cards of all seats, in the middle of a Divination."""

    def __init__(self, turn: Turn, hands: list[list[int]], laid: list[int]) -> None:
        self.turn = turn
        self.hands = hands
        self.laid = laid  # by rank, of the seats that have spoken

    def copy(self) -> "World":
        return World(self.turn.copy(self.turn.board.copy()), [hand[:] for hand in self.hands], self.laid[:])


def value_after(world: World, seat: Seat, command: Command, now: Millis, number: int) -> float:
    """The value of the ending after that card and a rollout.

    Degrees of winning and losing show more about a card, in few worlds, than the result alone.
    """
    assert isinstance(command, Place)
    kind = NUMBER[command.card]
    turn, hands, laid = world.turn, world.hands, world.laid
    say(turn, len(laid), kind)
    laid.append(kind)
    for rank in range(len(laid), len(turn.order)):
        laid.append(lay(turn, rank, hands[turn.order[rank]]))
    create(turn, hands, laid)
    board = turn.board
    while not board.over:
        play_turn(board, turn.weights, hands)
    if board.won:
        return WON + SPARED * min(sum(board.supply), MOST_SPARED)
    if board.banned:
        return -SHORT_OF * FARTHEST
    board.find_route()
    return -SHORT_OF * min(board.distance + board.attacks(), FARTHEST)


def play_turn(board: Board, weights: Weights, hands: list[list[int]]) -> None:
    turn = Turn(board, weights, order_of(board))
    turn.begin()
    laid: list[int] = []
    for rank in range(len(turn.order)):
        laid.append(lay(turn, rank, hands[turn.order[rank]]))
    create(turn, hands, laid)


def lay(turn: Turn, rank: int, hand: list[int]) -> int:
    """Lay the seat's card and send its message to everybody."""
    seat = turn.order[rank]
    turn.consider(rank)
    kind = turn.choose(seat, hand)
    give, take = turn.swap(seat, hand)
    if take >= 0:
        turn.board.take_back(seat, hand, give, take)
        turn.consider(rank)
        if take < NATURE:
            heed_swap(turn, take)
            return take
        kind = turn.choose(seat, hand)
    say(turn, rank, kind)
    return kind


def heed_swap(turn: Turn, take: int) -> None:
    """Update the expectations for an Element taken back: it is laid at once, without a message."""
    turn.values.append(turn.value[:])
    turn.expect(turn.deed[take], HEARD)


def say(turn: Turn, rank: int, kind: int) -> None:
    if turn.board.strangers >> turn.order[rank] & 1:
        turn.pass_over(rank)
        return
    message = turn.message(rank, kind)
    turn.hear(rank, message)
    if message >= 0:
        turn.board.energy[turn.order[rank]] -= 1
        turn.board.reserve += 1


def create(turn: Turn, hands: list[list[int]], laid: list[int]) -> None:
    """Turn up all cards, and learn from them."""
    board = turn.board
    for rank, seat in enumerate(turn.order):
        hands[seat][laid[rank]] -= 1
    last = True
    for seat in range(board.seats):
        if sum(hands[seat]):
            last = False
    for rank, seat in enumerate(turn.order):
        board.turn_up(seat, laid[rank], last, hands[seat])
        if board.over:
            return
        board.find_route()
    for rank, seat in enumerate(turn.order):
        learn(board, turn.weights, seat, turn.values[rank], laid[rank])
        board.cards[seat] = sum(hands[seat])
    board.turn += 1
    board.first = (board.first + 1) % board.seats
    board.over = sum(board.cards) == 0


def learn(board: Board, weights: Weights, seat: int, values: list[float], laid: int) -> None:
    """Lower the belief in kinds that a seat would rather have laid; learn nothing from a stranger."""
    if board.strangers >> seat & 1:
        return
    row = board.belief[seat]
    for kind in range(ECLAIR):
        missed = values[kind] - values[laid]
        if missed > NOTICED:
            if laid >= ECLAIR:  # it may have been forced to
                missed = min(missed, 1.0)
            row[kind] *= exp(-min(missed * weights.net_choice, weights.learnt_most))


class Deal:
    """The hidden cards of the other seats, drawn by the common beliefs.

    Each world comes from the one before by exchanges of cards between hands, as often as beliefs and this turn's
    messages allow.
    """

    def __init__(
        self,
        board: Board,
        seat: int,
        hand: list[int],
        known: list[list[int]],
        meant: list[list[bool]],
        random: Random,
    ) -> None:
        self.board = board
        self.random = random
        self.base = [row[:] for row in known]  # known cards
        self.base[seat] = hand[:]
        self.meant = meant[:]  # by seat, the kinds that its message allows; none: any
        self.fits = [0] * board.seats  # the number of those that it holds
        self.seat: list[int] = []
        self.kind: list[int] = []
        for other in range(board.seats):
            if other != seat:
                self.seat += [other] * (board.cards[other] - sum(known[other]))
        for kind in range(KINDS):
            hidden = board.supply[kind]
            for row in self.base:
                hidden -= row[kind]
            self.kind += [kind] * hidden
        random.shuffle(self.kind)
        for other in range(board.seats):
            self._count(other)
        for other in range(board.seats):
            if self.meant[other] and not self.fits[other]:
                self._lend(other)
        self._stir(STIRRED)

    def _count(self, seat: int) -> None:
        meant = self.meant[seat]
        if not meant:
            return
        fits = 0
        for kind in range(KINDS):
            if meant[kind]:
                fits += self.base[seat][kind]
        for at, other in enumerate(self.seat):
            if other == seat and meant[self.kind[at]]:
                fits += 1
        self.fits[seat] = fits

    def _lend(self, seat: int) -> None:
        """Give the seat a card that fits its message, from a seat that need not hold it.

        If there is none, it may hold any.
        """
        seats, kinds, meant = self.seat, self.kind, self.meant[seat]
        mine = [at for at, other in enumerate(seats) if other == seat]
        belief, most, found = self.board.belief, 0.0, -1
        for at, other in enumerate(seats):
            kind = kinds[at]
            theirs = self.meant[other]
            if not meant[kind] or (theirs and theirs[kind] and self.fits[other] < 2):
                continue
            likely = belief[seat][kind] / belief[other][kind] * self.random.random()
            if likely > most:
                most, found = likely, at
        if found < 0 or not mine:
            self.meant[seat] = []
            return
        here = mine[int(self.random.random() * len(mine))]
        kinds[here], kinds[found] = kinds[found], kinds[here]
        self._count(seat)
        self._count(seats[found])

    def _stir(self, times: int) -> None:
        seat, kind, belief = self.seat, self.kind, self.board.belief
        count = float(len(seat))
        draw = self.random.random
        for _ in range(times if count else 0):
            here, there = int(draw() * count), int(draw() * count)
            one, other = seat[here], seat[there]
            mine, theirs = kind[here], kind[there]
            if one == other or mine == theirs:
                continue
            if draw() * belief[one][mine] * belief[other][theirs] < belief[one][theirs] * belief[other][mine]:
                gain, loss = self._change(one, mine, theirs), self._change(other, theirs, mine)
                if self.fits[one] + gain <= 0 > gain or self.fits[other] + loss <= 0 > loss:
                    continue
                self.fits[one] += gain
                self.fits[other] += loss
                kind[here], kind[there] = theirs, mine

    def _change(self, seat: int, gives: int, takes: int) -> int:
        """The change in the number of its cards that fit its message."""
        meant = self.meant[seat]
        if not meant:
            return 0
        return int(meant[takes]) - int(meant[gives])

    def next_hands(self) -> list[list[int]]:
        self._stir(BETWEEN)
        hands = [row[:] for row in self.base]
        for at, seat in enumerate(self.seat):
            hands[seat][self.kind[at]] += 1
        return hands


def fitting(turn: Turn, rank: int, hand: list[int], message: int) -> int:
    """The card that a seat with that hand has laid, given its message."""
    kind = turn.choose(turn.order[rank], hand)
    if turn.message(rank, kind) == message:
        return kind
    best = -1e9
    for other in range(KINDS):
        if hand[other] and turn.value[other] > best and turn.message(rank, other) == message:
            best, kind = turn.value[other], other
    return kind


def meant_by(turn: Turn, rank: int, message: int) -> list[bool]:
    """The kinds of card that fit a message or silence; none: any."""
    fits = [turn.message(rank, kind) == message for kind in range(KINDS)]
    return [] if all(fits) else fits

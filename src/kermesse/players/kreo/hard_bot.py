"""A bot that follows signalling_v2.py and looks ahead before it lays a card. At tables with Titans or altered Elements,
which those signals do not cover, it follows signalling_v1.py.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Final

from kermesse.core.chance import Chance
from kermesse.core.game import Command, Event, Seat
from kermesse.games.kreo.commands import Place, Play, Recover, Strike, TakeEnergy
from kermesse.games.kreo.components import ELEMENTS, NATURES, RANK, Card, deck_of
from kermesse.games.kreo.events import (
    CardRecovered,
    CardRevealed,
    CardShown,
    EnergyTaken,
    ExchangeDone,
    TornadeReturned,
    TurnStarted,
)
from kermesse.games.kreo.forecast import BIT
from kermesse.games.kreo.view_types import KreoView
from kermesse.players.kreo.board import KINDS, NATURE, NUMBER, Board, new_board
from kermesse.players.kreo.normal_bot import NormalBot, of_kind
from kermesse.players.kreo.recognise_partner import sign, strangers_by_sign
from kermesse.players.kreo.rollout import Deal, World, fitting, heed_swap, learn, meant_by
from kermesse.players.kreo.signalling_v1 import ORDER, held_by, held_by_me
from kermesse.players.kreo.signalling_v2 import SILENT, Turn
from kermesse.players.kreo.weights import WEIGHTS
from kermesse.players.search import LooksAhead, Search

WITHIN: Final = 4.0  # points below the best card: worse cards are not examined
MOST_LAYS: Final = 5
UNHEARD: Final = -2  # no message: its sender does not follow signalling_v2.py


class HardBot(NormalBot, LooksAhead[KreoView]):
    """The bot of the levels that look ahead."""

    def __init__(self, seat: Seat, seats: int, random: Random, search: Search[KreoView]) -> None:
        super().__init__(seat, seats, random)
        self.search = search
        self.asks: Callable[[KreoView], bool] = lambda view: True  # True if a decision is worth a search
        self._weights = WEIGHTS[seats]
        self._belief = [[1.0] * KINDS for _ in range(seats)]  # as Board.belief
        self._strangers = 0  # as Board.strangers
        self._taken: list[tuple[Seat, int]] = []  # the tokens taken as the game began
        self._opening: Board | None = None  # as this turn began
        self._order: list[Seat] = []
        self._shows: dict[Seat, Seat] = {}  # in this turn, who showed first to whom
        self._swaps: dict[Seat, tuple[int, int]] = {}  # and who gave what for what
        self._revealed: dict[Seat, int] = {}
        self._decided = 0  # the turn of its last decision
        # for each seat before it: the expectations at its turn to speak, and its message
        self._heard: list[tuple[Turn, int]] = []
        self._turn: Turn | None = None  # the expectations at its own turn to speak
        self._deal: Deal | None = None
        self._laid: dict[Seat, int] = {}  # certain cards of the seats before it

    def _goes_by_convention(self, view: KreoView) -> bool:
        """True if signalling_v2.py does not cover the table, or most partners do not follow it."""
        return is_beyond(view) or 2 * self._strangers.bit_count() >= self.seats

    # What it hears

    def remember(self, events: Sequence[Event]) -> None:
        super().remember(events)
        for event in events:
            if isinstance(event, EnergyTaken):
                self._taken.append((event.seat, event.n))
            elif isinstance(event, TurnStarted):
                if event.turn == 1:
                    self._strangers = strangers_by_sign(self.seats, self._taken) & ~(1 << self.seat)
                self._learn()
            elif isinstance(event, CardShown):
                self._shows.setdefault(event.seat, event.to)
            elif isinstance(event, CardRecovered) and event.taken:
                self._swaps[event.seat] = NUMBER[event.given], NUMBER[event.taken]
                if event.taken in RANK:
                    self._know(event.seat, NUMBER[event.taken])
            elif isinstance(event, CardRevealed):
                self._revealed.setdefault(event.seat, NUMBER[event.card])
            elif isinstance(event, TornadeReturned):
                self._know(event.seat, NUMBER["TORNADE"])
            elif isinstance(event, ExchangeDone):
                for seat in (event.seat, event.to):
                    self._belief[seat] = [1.0] * KINDS

    def _know(self, seat: Seat, kind: int) -> None:
        board = new_board(self.seats)
        board.belief = self._belief
        board.known(seat, kind)

    def _learn(self) -> None:
        """Learn from a finished turn: seats whose messages were wrong are strangers, and other cards laid change the
        beliefs.
        """
        if self._opening is not None:
            turn, heard = self._listen(self._opening, len(self._order))
            for rank, (seat, (spoke, message)) in enumerate(zip(self._order, heard, strict=True)):
                if seat not in self._revealed or seat in self._swaps:
                    continue
                if message != UNHEARD and spoke.message(rank, self._revealed[seat]) != message:
                    turn.board.strangers |= 1 << seat
            self._strangers = turn.board.strangers
            for rank, seat in enumerate(self._order):
                if seat in self._revealed:
                    learn(turn.board, self._weights, seat, turn.values[rank], self._revealed[seat])
            self._belief = turn.board.belief
        self._opening = None
        self._shows.clear()
        self._swaps.clear()
        self._revealed.clear()

    def _listen(self, opening: Board, ranks: int) -> tuple[Turn, list[tuple[Turn, int]]]:
        """The common expectations after that many seats have spoken, and those at each seat's turn with its message."""
        board = opening.copy()
        turn = Turn(board, self._weights, self._order)
        turn.begin()
        heard: list[tuple[Turn, int]] = []
        for rank, seat in enumerate(self._order[:ranks]):
            turn.consider(rank)
            if seat in self._swaps:
                give, take = self._swaps[seat]
                board.retrieve(seat, give, take)
                turn.consider(rank)
                if take < NATURE:
                    heard.append((turn.copy(board.copy()), SILENT))
                    heed_swap(turn, take)
                    continue
            message = (self._shows[seat] - seat - 1) % self.seats if seat in self._shows else SILENT
            if board.strangers >> seat & 1:
                heard.append((turn.copy(board.copy()), UNHEARD))
                turn.pass_over(rank)
            else:
                heard.append((turn.copy(board.copy()), message))
                turn.hear(rank, message)
            if message != SILENT:
                board.energy[seat] -= 1
                board.reserve += 1
        return turn, heard

    def _take_energy(self, view: KreoView, legal: Sequence[Command]) -> Command:
        if is_beyond(view):
            return super()._take_energy(view, legal)
        n = sign(view.reserve, self._still_to_take(view), self.seat == view.first_player)
        return next(take for take in of_kind(legal, TakeEnergy) if take.n == n)

    # What it does in a Divination

    def _invest(self, view: KreoView, legal: Sequence[Command]) -> Command | None:
        if self._goes_by_convention(view):
            return super()._invest(view, legal)
        if self._decided == view.turn:
            return None
        self._consider(view)
        turn = self._turn
        assert turn is not None
        hand = count(held_by_me(view))
        turn.choose(self.seat, hand)
        give, take = turn.swap(self.seat, hand) if self.seat not in self._swaps else (-1, -1)
        wanted = [card for card in view.discard if NUMBER[card] == take]
        for recover in of_kind(legal, Recover):
            if wanted and NUMBER[recover.give] == give:
                self._wants = wanted[0]
                return recover
        return None

    def _consider(self, view: KreoView) -> None:
        """Work out everything up to its own turn to speak."""
        self._order = view.order
        self._opening = self._as_it_began(view)
        rank = view.order.index(self.seat)
        self._turn, self._heard = self._listen(self._opening, rank)
        if self.seat in self._swaps:
            self._turn.board.retrieve(self.seat, *self._swaps[self.seat])
        self._turn.consider(rank)
        self._deal = None

    def _as_it_began(self, view: KreoView) -> Board:
        board = board_of(view)
        board.belief = [row[:] for row in self._belief]
        board.strangers = self._strangers
        for seen in view.seen:
            if seen.how == "planete" and board.supply[NUMBER[seen.card]]:
                board.known(seen.seat, NUMBER[seen.card])
        if "PLANETE" in held_by_me(view):
            board.known(self.seat, NUMBER["PLANETE"])
        for shown in view.shown:
            board.energy[shown.seat] += 1
            board.reserve -= 1
        for seat, (give, take) in self._swaps.items():
            board.undo(seat, give, take)
        return board

    def _think(self, view: KreoView, hand: list[Card]) -> Card:
        if self._goes_by_convention(view):
            return super()._think(view, hand)
        if self._decided == view.turn and self._plan in hand:
            return self._plan  # the others count on it
        if self._turn is None or self._turn.board.turn != view.turn:
            self._consider(view)
        turn = self._turn
        assert turn is not None
        counts = count(hand)
        rank = view.order.index(self.seat)
        taken = self._swaps.get(self.seat, (-1, KINDS))[1]
        self._decided = view.turn
        self._to_show = []
        if taken < NATURE and counts[taken]:
            return of_number(hand, taken)
        rule = Place(of_number(hand, turn.choose(self.seat, counts)))
        lays = [Place(of_number(hand, kind)) for kind in promising(turn.value, counts)]
        plan = self._look_ahead(view, counts, lays, rule)
        message = turn.message(rank, NUMBER[plan.card])
        if message != SILENT:
            self._to_show = [(plan.card, (self.seat + 1 + message) % self.seats)]
        return plan.card

    def _look_ahead(self, view: KreoView, hand: list[int], lays: list[Place], rule: Place) -> Place:
        turn = self._turn
        assert turn is not None
        if len(lays) < 2 or not self.asks(view):
            return rule
        self._laid = {}
        known = [[0] * KINDS for _ in range(self.seats)]
        mine = set(held_by_me(view))
        for seen in view.seen:
            if seen.card in mine or seen.seat == self.seat or not seen.sure or not is_hidden(view, seen.card):
                continue
            mine.add(seen.card)
            known[seen.seat][NUMBER[seen.card]] += 1
            if seen.turn == view.turn and seen.how in ("shown", "recovered"):
                self._laid[seen.seat] = NUMBER[seen.card]
        self._deal = Deal(turn.board, self.seat, hand, known, self._meant(), self.random)
        search = replace(self.search, imagine=self._imagine)
        best = search.best(view, self.seat, 0, lays, rule, self.random)
        assert isinstance(best, Place)
        return best

    def _meant(self) -> list[list[bool]]:
        """By seat before it, the kinds that it can have laid by its message; none: any kind."""
        meant: list[list[bool]] = [[] for _ in range(self.seats)]
        for rank, (seat, (turn, message)) in enumerate(zip(self._order, self._heard, strict=False)):
            if seat not in self._laid and message != UNHEARD:
                meant[seat] = meant_by(turn, rank, message)
        return meant

    def _imagine(self, view: KreoView, chance: Chance) -> World:
        """A world in which the seats before it have laid cards that fit their messages."""
        assert self._deal is not None
        assert self._turn is not None
        hands = self._deal.next_hands()
        laid = [
            self._laid[seat] if seat in self._laid else fitting(turn, rank, hands[seat], message)
            for rank, (seat, (turn, message)) in enumerate(zip(self._order, self._heard, strict=False))
        ]
        return World(self._turn, hands, laid)

    # Creation

    def _play(self, view: KreoView, plays: list[Play]) -> Command:
        if self._goes_by_convention(view):
            return super()._play(view, plays)
        board = board_of(view)
        board.find_route()
        plays = [play for play in plays if play.take is None]
        as_nature = [play for play in plays if play.as_ == "nature"]
        if as_nature and board.route >> RANK[view.current] & 1:
            return as_nature[0]
        place = board.best_place(sum({BIT[play.element] for play in plays if play.element}))
        for play in plays:
            if play.nature and RANK[play.nature] == place >> 2 and play.element == ELEMENTS[place & 3]:
                return play
        return as_nature[0] if as_nature else plays[0]

    def _strike(self, view: KreoView, strikes: list[Strike]) -> Command:
        if self._goes_by_convention(view):
            return super()._strike(view, strikes)
        board = board_of(view)
        board.find_route()
        place = board.worst_target()
        nature, element = NATURES[place >> 2], ELEMENTS[place & 3]
        owned = next(row.owned for row in view.table if row.nature == nature)
        card = next(one.card for one in owned if one.element == element)
        return next((one for one in strikes if (one.nature, one.card) == (nature, card)), strikes[0])


def is_beyond(view: KreoView) -> bool:
    """True if the table has things that signalling_v2.py does not cover."""
    return bool(view.titans) or view.options.altered


def promising(values: list[float], hand: list[int]) -> list[int]:
    """The kinds of a hand that are worth a search."""
    kinds = sorted((kind for kind in range(KINDS) if hand[kind]), key=lambda kind: -values[kind])
    return [kind for kind in kinds[:MOST_LAYS] if values[kind] > values[kinds[0]] - WITHIN]


def count(cards: Sequence[Card]) -> list[int]:
    """The number of cards of each kind."""
    counts = [0] * KINDS
    for card in cards:
        counts[NUMBER[card]] += 1
    return counts


def of_number(hand: Sequence[Card], kind: int) -> Card:
    """The first of that kind in the order of the component tables."""
    return min((card for card in hand if NUMBER[card] == kind), key=ORDER.__getitem__)


def is_hidden(view: KreoView, card: Card) -> bool:
    """True if some seat holds the card."""
    if card in view.discard or card == view.current:
        return False
    return not any(card == row.nature or any(card == owned.card for owned in row.owned) for row in view.table)


def board_of(view: KreoView) -> Board:
    """The board with all public facts, without beliefs about hands."""
    board = new_board(view.seats)
    board.turn = view.turn
    board.first = view.first_player
    board.rage = view.hecatonchires
    board.cards = [held_by(view, seat) for seat in range(view.seats)]
    board.energy = view.energy[:]
    board.reserve = view.reserve
    board.supply = count(deck_of(view.seats, view.options.first_game))
    if view.current:
        board.supply[NUMBER[view.current]] -= 1
    for card in view.discard:
        board.supply[NUMBER[card]] -= 1
        board.discard[NUMBER[card]] += 1
        if card in RANK:
            board.dead |= 1 << RANK[card]
    for row in view.table:
        nature = RANK[row.nature]
        board.supply[NATURE + nature] -= 1
        board.has[nature] = 0
        for owned in row.owned:
            board.supply[NUMBER[owned.card]] -= 1
            board.has[nature] |= BIT[owned.element]
            if owned.card in RANK:
                board.dead |= 1 << RANK[owned.card]
            elif not owned.token:
                board.loose[nature] |= BIT[owned.element]
    return board

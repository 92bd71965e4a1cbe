"""Kréo."""

from typing import Final, final

from mypy_extensions import i64

from kermesse.core.clock import NEVER
from kermesse.games.kreo.commands import SLOTS
from kermesse.games.kreo.components import ELEMENTS, NATURES, TOKENS_IN_BOX, Card
from kermesse.games.kreo.pieces import Shown
from kermesse.games.kreo.planet_reachability import outlook
from kermesse.games.kreo.rules.fates import Fates
from kermesse.games.kreo.state import KreoState, Sighting, awaited, held, order_of
from kermesse.games.kreo.tree import ABSENT, REQUIRED, Reading
from kermesse.games.kreo.view import (
    alike,
    all_divine,
    all_last,
    announced_of,
    counts_of,
    offer_of,
    offered_by,
    pending_of,
    sighted,
    titans_of,
)
from kermesse.research.collections import Bag, Struct
from kermesse.research.pen import Pen
from kermesse.research.sketches.sketch import Sketch

TOKENS: Final[i64] = TOKENS_IN_BOX
PLACES: Final[i64] = len(SLOTS)


@final
class KreoSketch(Sketch):
    def __init__(self, root: Struct, seats: int) -> None:
        super().__init__(root, seats)
        bag, _ = self.field("discard")
        assert isinstance(bag, Bag)
        self.card: dict[Card, int] = bag.place
        self.all_cards: i64 = len(self.card)
        self.phase = self.words("phase")
        self.to_viewer: i64 = self.at("viewer")
        self.to_turn: i64 = self.at("turn")
        self.to_reserve: i64 = self.at("reserve")
        self.to_aggressions_left: i64 = self.at("aggressions_left")
        self.to_hecatonchires: i64 = self.at("hecatonchires")
        self.to_table: i64 = self.at("table")
        self.to_table_missing: i64 = self.at("table.missing")
        self.to_offers: i64 = self.at("offers")
        self.to_surely_last: i64 = self.at("surely_last")
        self.to_maybe_last: i64 = self.at("maybe_last")
        self.to_turns_left: i64 = self.at("turns_left")
        self.to_last_turn: i64 = self.at("last_turn")
        self.to_player: i64 = self.at("player")
        self.to_deadline: i64 = self.at("deadline")
        self.to_seen: i64 = self.at("seen")
        self.to_mine: i64 = self.at("mine")
        self.to_first_player: i64 = self.at("first_player")
        self.to_ready: i64 = self.at("ready")
        self.to_cleared: i64 = self.at("cleared")
        self.to_started: i64 = self.at("started")
        self.to_taking_part: i64 = self.at("taking_part")
        self.to_skip_next: i64 = self.at("skip_next")
        self.to_votes: i64 = self.at("votes")
        self.to_voted: i64 = self.at("voted")
        self.to_energy: i64 = self.at("energy")
        self.to_changes: i64 = self.at("changes")
        self.to_toggles: i64 = self.at("toggles")
        self.to_cards: i64 = self.at("cards")
        self.to_down: i64 = self.at("down")
        self.to_order: i64 = self.at("order")
        self.to_closed: i64 = self.at("closed")
        self.to_fates: i64 = self.at("mine.fates")
        self.to_fates_count: i64 = self.at("mine.fates.count")
        self.each_nature: i64 = self.each("table")
        self.each_down: i64 = self.each("down")
        self.each_fate: i64 = self.each("mine.fates")
        self.fate = self.words("mine.fates.state")
        self.to_discard: i64 = self.at("discard")
        self.to_pending: i64 = self.at("pending")
        self.to_pending_seat: i64 = self.at("pending.seat")
        self.each_pending: i64 = self.each("pending")
        self.decision = self.words("pending.decision")
        self.table_owned = self.stroke("table.owned")
        self.open = self.stroke("open")
        self.outlook = self.stroke("outlook")
        self.last_played = self.stroke("last_played")
        self.titans = self.stroke("titans")
        self.order_mods = self.stroke("order_mods")
        self.announced = self.stroke("announced")
        self.bets = self.stroke("bets")
        self.to_shown: i64 = self.at("shown")
        self.looks = self.stroke("looks")
        self.exchange = self.stroke("exchange")
        self.queue = self.stroke("queue")
        self.current = self.stroke("current")
        self.landed = self.stroke("landed")
        self.under = self.stroke("under")
        self.lost = self.stroke("lost")
        self.pending = self.stroke("pending")
        self.mine_hand = self.stroke("mine.hand")
        self.mine_placed = self.stroke("mine.placed")
        self.mine_offered = self.stroke("mine.offered")
        self.mine_policy = self.stroke("mine.policy")
        self.mine_shown = self.stroke("mine.shown")
        self.mine_alike = self.stroke("mine.alike")

    def write(self, pen: Pen, state: object, viewer: int, now: int) -> None:
        assert isinstance(state, KreoState)
        n = self.seats
        pen.turn(viewer if viewer > 0 else 0, now, now)
        pen.word(self.to_viewer, viewer if viewer >= 0 else n - 1 - viewer, n + 1)
        pen.one(self.phase[state.phase])
        pen.growing(self.to_turn, state.turn, 5)
        pen.seat(self.to_first_player, state.first, n)
        self._by_seat(pen, state)
        pen.seats(self.to_ready, state.ready, n)
        pen.seats(self.to_cleared, state.cleared, n)
        pen.seats(self.to_started, state.started, n)
        pen.seats(self.to_taking_part, state.taking_part, n)
        pen.seats(self.to_skip_next, state.skip_next, n)
        pen.seats(self.to_votes, state.votes, n)
        pen.seats(self.to_voted, state.voted, n)
        pen.scaled(self.to_reserve, state.reserve, 0, TOKENS)
        for card in state.discard:
            pen.once(self.to_discard + i64(self.card[card]))
        pen.flag(self.to_hecatonchires, state.hecatonchires)
        self.last_played.write(pen, 0, state.last_played)
        self._divination(pen, state)
        pen.flag(self.to_last_turn, state.last_turn)
        if state.revealed < len(state.queue):
            self.queue.write(pen, 0, state.queue[state.revealed :])
        pen.seat(self.to_player, state.player, n)
        self.current.write(pen, 0, state.current)
        self.landed.write(pen, 0, state.landed)
        self.under.write(pen, 0, state.under)
        self.lost.write(pen, 0, state.lost)
        self._pending(pen, state)
        if state.due < NEVER:
            pen.until(self.to_deadline, state.due, now)
        counts = counts_of(state)
        most = max(counts)
        divining = state.phase == "divination"
        last = divining and most <= 1 and all_last(state, counts)
        pen.flag(self.to_surely_last, last)
        pen.flag(self.to_maybe_last, divining and not last and most == 2 and counts.count(2) <= 2)
        pen.growing(self.to_turns_left, most, 5)
        tree = Reading(state)
        entering, _, shut = tree.prospects()
        self._tree(pen, state, tree, shut)
        self.open.write(pen, 0, entering)
        seen, shown = sighted(state, viewer)
        self._seen(pen, seen)
        if viewer >= 0:
            pen.one(self.to_mine)
            self.mine_hand.write(pen, 0, state.hands[viewer])
            self.mine_placed.write(pen, 0, state.placed[viewer])
            self.mine_offered.write(pen, 0, offered_by(state, viewer))
            self.mine_policy.write(pen, 0, "leave" if state.leaves >> viewer & 1 else "take")
            if shown:
                self.mine_shown.write(pen, 0, shown)
            if state.phase != "over":
                self._fates(pen, Fates(state, viewer, entering, shut, last, tree), held(state, viewer))
            self.mine_alike.write(pen, 0, alike(state, viewer))

    def _pending(self, pen: Pen, state: KreoState) -> None:
        if not all_divine(state):
            self.pending.write(pen, 0, pending_of(state))
            return
        divine = i64(self.decision["divination"])
        seats = awaited(state)
        pen.slots(self.to_pending, len(seats), self.seats)
        at = i64(0)
        for seat in seats:
            pen.seat(self.to_pending_seat + at, seat, self.seats)
            pen.one(divine + at)
            at += self.each_pending

    def _by_seat(self, pen: Pen, state: KreoState) -> None:
        n = self.seats
        pen.one(self.to_cards)
        pen.one(self.to_down)
        pen.one(self.to_changes)
        pen.one(self.to_toggles)
        pen.one(self.to_energy)
        for seat in range(state.n):
            turned = pen.turned(seat, n)
            pen.scaled(self.to_cards + 1 + turned, len(state.hands[seat]), 0, self.all_cards)
            pen.growing(self.to_changes + 1 + turned, state.changes[seat], 5)
            pen.growing(self.to_toggles + 1 + turned, state.toggles[seat], 5)
            pen.scaled(self.to_energy + 1 + turned, state.energy[seat], 0, TOKENS)
            placed = state.placed[seat]
            at = self.to_down + 1 + turned * self.each_down
            pen.slots(at, len(placed), PLACES)
            for card in placed:
                at += 1
                pen.flag(at, card != "")
        if state.turn:
            pen.seat_slots(self.to_order, order_of(state), n, n)

    def _divination(self, pen: Pen, state: KreoState) -> None:
        """Acts of the divination, and whose powers did them."""
        if state.titans:
            self.titans.write(pen, 0, titans_of(state))
            self.announced.write(pen, 0, announced_of(state))
        if state.order_mods:
            self.order_mods.write(pen, 0, state.order_mods)
        if state.bets:
            self.bets.write(pen, 0, state.bets)
        if state.shown:
            self._shown(pen, state.shown)
        if state.looks:
            self.looks.write(pen, 0, state.looks)
        self.exchange.write(pen, 0, offer_of(state))
        pen.growing(self.to_offers, state.offers, 5)

    def _shown(self, pen: Pen, shown: list[Shown]) -> None:
        """Number of cards that each seat showed to each other."""
        n = self.seats
        counts = [0] * int(n * n)
        for one in shown:
            counts[one.seat * int(n) + one.to] += 1
        place = i64(0)
        for seat in range(int(n)):
            turned = pen.turned(seat, n) * n
            for to in range(int(n)):
                if counts[place]:
                    pen.growing(self.to_shown + turned + pen.turned(to, n), counts[place], 1)
                place += 1

    def _tree(self, pen: Pen, state: KreoState, tree: Reading, shut: int) -> None:
        table, shown = state.table, tree.shown
        for rank in range(len(NATURES)):
            has = shown[rank]
            if has != ABSENT:
                base = rank * self.each_nature
                pen.one(self.to_table + base)
                owned = table[NATURES[rank]]
                if owned:
                    self.table_owned.write(pen, base, owned)
                lacks = REQUIRED[rank] & ~has
                for element in range(len(ELEMENTS)):
                    pen.flag(self.to_table_missing + base + element, lacks >> element & 1 != 0)
            pen.flag(self.to_closed + rank, shut >> rank & 1 != 0)
        pen.growing(self.to_aggressions_left, tree.aggressions_left, 5)
        self.outlook.write(pen, 0, outlook(state, tree))

    def _fates(self, pen: Pen, told: Fates, cards: list[Card]) -> None:
        for card in cards:
            state, count = told.brief(card)
            base = i64(self.card[card]) * self.each_fate
            pen.one(self.to_fates + base)
            pen.one(i64(self.fate[state]) + base)
            pen.growing(self.to_fates_count + base, count, 2)

    def _seen(self, pen: Pen, seen: list[Sighting]) -> None:
        perhaps = self.seats * self.all_cards
        for one in seen:
            if one.seat < 0 or one.seat >= self.seats:
                raise IndexError
            at = self.to_seen + pen.turned(one.seat, self.seats) * self.all_cards + i64(self.card[one.card])
            pen.one(at if one.sure else at + perhaps)

"""Kréo: cards by name, the planet by its Natures."""

from typing import ClassVar, Final, final

from kermesse.core.clock import NEVER
from kermesse.core.game import AnyGame
from kermesse.core.options import Options
from kermesse.games.kreo.commands import SLOTS
from kermesse.games.kreo.components import ELEMENTS, NATURES, RANK, TITANS, TOKENS_IN_BOX, Card, deck_of
from kermesse.games.kreo.pieces import Bet, Entry, Look, OrderMod, Owned
from kermesse.games.kreo.planet_reachability import outlook
from kermesse.games.kreo.rules.fates import Fates
from kermesse.games.kreo.state import KreoState, held, order_of
from kermesse.games.kreo.tree import ABSENT, REQUIRED, Reading
from kermesse.games.kreo.view import (
    NOTHING_ANNOUNCED,
    alike,
    all_last,
    announced_of,
    counts_of,
    offer_of,
    offered_by,
    pending_of,
    sighted,
    titans_of,
)
from kermesse.games.kreo.view_types import Fate, KreoView, Mine, Offer, Outlook, TitanView
from kermesse.research.encoders.encoder import FIXED, Encoder, literals, places
from kermesse.research.pen import Pen, sums

TALK: Final = "talk is beside the game"
AT_THE_END: Final = "shown once the game is over, when nobody decides any more"
FOLLOWS: Final = "follows from the table and the card"
COUNTED: Final = "when and how a card was seen; where it is counts"
MOST_POWERS: Final = 16  # used in one turn, of one kind
ONCE: Final = sums(1)
MISSING_SUMS: Final = sums(8)
TREE: Final = list(NATURES)
ALL_ELEMENTS: Final[list[str]] = list(ELEMENTS)
WANTED: Final = [*NATURES, *ELEMENTS]
WANTED_AT: Final = places(WANTED)
TITAN: Final = places(list(TITANS))
SLOT: Final = [str(slot) for slot in (0, *SLOTS)]
PLACED: Final = len(SLOTS)
PHASES: Final = places(literals(KreoView, "phase"))
PLAYED: Final = places(literals(KreoView, "last_played"))
OWNED_AS: Final = places(literals(Owned, "element"))
STATES: Final = places(literals(Outlook, "state"))
WHY: Final = places(literals(Outlook, "why"))
SIDES: Final = places(literals(TitanView, "face"))
POWERS: Final = places(literals(OrderMod, "power"))
WHERE: Final = places(literals(OrderMod, "where"))
GUESSES: Final = places(literals(Bet, "guess"))
POLICIES: Final = places(literals(Mine, "policy"))
FATES: Final = places(literals(Fate, "state"))
# written where there is none, for their names
OWNED: Final = Owned("", "EAU")
NO_TITAN: Final = TitanView(TITANS[0], None, "", 0)
ORDER_MOD: Final = OrderMod("rhea", 0, "first", 0)
BET: Final = Bet(0, 0, 0)
LOOK: Final = Look(0, 0)
ENTRY: Final = Entry(0, 0)
OFFER: Final = Offer(0, 0, 0, None)


@final
class KreoEncoder(Encoder):
    left_out: ClassVar[dict[str, str]] = {
        **{f"Seen.{name}": COUNTED for name in ("turn", "how", "slot")},
        "NatureView.nature": "it is the place in the table",
        **{f"Fate.{name}": FOLLOWS for name in ("why", "where", "stands")},
        "TitanView.name": FOLLOWS,
        "KreoView.seats": FIXED,
        "KreoView.options": FIXED,
        **{f"KreoView.{name}": TALK for name in ("phrases", "mute", "said", "said_at")},
        "KreoView.rev": "counts changes of the table, so that a page can tell an old one",
        **{f"KreoView.{name}": AT_THE_END for name in ("hands", "laid", "result")},
    }

    def __init__(self, game: AnyGame, seats: int, options: Options) -> None:
        super().__init__(game, seats, options)
        self.cards: list[str] = list(deck_of(seats, options.first_game))  # type: ignore[attr-defined]
        self.places: dict[str, int] = places(self.cards)
        self.card_or_none: dict[str, int] = places(["", *self.cards])

    def write(self, pen: Pen, state: KreoState, viewer: int, now: int) -> None:
        tree = Reading(state)
        entering, _, shut = tree.prospects()
        counts = counts_of(state)
        most = max(counts)
        divining = state.phase == "divination"
        last = divining and most <= 1 and all_last(state, counts)
        seen, shown = sighted(state, viewer)
        pen.viewer(viewer)
        pen.one_of("phase", state.phase, PHASES)
        pen.growing("turn", state.turn, 5)
        pen.seat("first_player", state.first)
        self._players(pen, state)
        pen.scaled("reserve", state.reserve, TOKENS_IN_BOX)
        self._bag(pen, "discard", state.discard)
        self._tree(pen, state, tree, entering, shut)
        pen.flag("hecatonchires", state.hecatonchires)
        pen.one_of("last_played", str(state.last_played), PLAYED)
        self._divination(pen, state, now)
        pen.flag("surely_last", last)
        pen.flag("maybe_last", divining and not last and most == 2 and counts.count(2) <= 2)
        pen.growing("turns_left", most, 5)
        pen.flag("last_turn", state.last_turn)
        self._creation(pen, state)
        self.pending(pen, pending_of(state), now)
        pen.until("deadline", state.due, now)
        surely, perhaps = pen.grid("seen surely", self.cards), pen.grid("seen perhaps", self.cards)
        for one in seen:
            pen.mark(surely if one.sure else perhaps, one.seat, self.places[one.card], self.cards)
        if pen.given("mine", viewer >= 0):
            self._bag(pen, "mine.hand", state.hands[viewer])
            end = pen.slots("mine.placed", len(state.placed[viewer]), PLACED)
            for card in pen.items(state.placed[viewer], ""):
                pen.one_of("mine.placed[?]", card, self.card_or_none)
            pen.close(end)
            pen.one_of("mine.offered", offered_by(state, viewer), self.card_or_none)
            pen.one_of("mine.policy", "leave" if state.leaves >> viewer & 1 else "take", POLICIES)
            grid = pen.grid("mine.shown", self.cards)
            for one in shown:
                pen.mark(grid, one.to, self.places[one.card], self.cards)
            self._fates(pen, Fates(state, viewer, entering, shut, last, tree), held(state, viewer))
            pen.one_of("mine.alike", str(alike(state, viewer)), SIDES)

    def _bag(self, pen: Pen, name: str, cards: list[Card]) -> None:
        pen.bag(name, [self.places[card] for card in cards], self.cards, ONCE)

    def _players(self, pen: Pen, state: KreoState) -> None:
        pen.given("cards")
        for on in range(state.n):
            pen.scaled("cards.*", len(state.hands[pen.seat_at(on)]), len(self.cards))
        pen.given("down")
        for on in range(state.n):
            pen.flag_slots("down.*", [card != "" for card in state.placed[pen.seat_at(on)]], PLACED)
        pen.seats_of("ready", state.ready)
        pen.given("changes")
        for on in range(state.n):
            pen.growing("changes.*", state.changes[pen.seat_at(on)], 5)
        pen.given("toggles")
        for on in range(state.n):
            pen.growing("toggles.*", state.toggles[pen.seat_at(on)], 5)
        pen.seats_of("cleared", state.cleared)
        pen.seats_of("started", state.started)
        pen.seats_of("taking_part", state.taking_part)
        pen.seats_of("skip_next", state.skip_next)
        pen.given("energy")
        for on in range(state.n):
            pen.scaled("energy.*", state.energy[pen.seat_at(on)], TOKENS_IN_BOX)

    def _tree(self, pen: Pen, state: KreoState, tree: Reading, entering: tuple[Card, ...], shut: int) -> None:
        pen.table(TREE)
        for rank in pen.keys(TREE):
            has = tree.shown[rank]
            if pen.there("table[?]", has != ABSENT):
                cards = state.table.get(NATURES[rank], [])
                end = pen.slots("table[?].owned", len(cards), len(ELEMENTS))
                for one in pen.items(cards, OWNED):
                    pen.one_of("table[?].owned[?].card", one.card, self.card_or_none)
                    pen.one_of("table[?].owned[?].element", one.element, OWNED_AS)
                    pen.flag("table[?].owned[?].token", one.token)
                pen.close(end)
                lacks = REQUIRED[rank] & ~has
                missing = [element for element in range(len(ELEMENTS)) if lacks >> element & 1]
                pen.bag("table[?].missing", missing, ALL_ELEMENTS, ONCE)
        pen.close()
        pen.bag("open", [RANK[card] for card in entering], TREE, ONCE)
        pen.bag("closed", [rank for rank in range(len(TREE)) if shut >> rank & 1], TREE, ONCE)
        pen.growing("aggressions_left", tree.aggressions_left, 5)
        ahead = outlook(state, tree)
        pen.one_of("outlook.state", ahead.state, STATES)
        pen.one_of("outlook.why", ahead.why, WHY)
        pen.bag("outlook.missing", [WANTED_AT[one] for one in ahead.missing], WANTED, MISSING_SUMS)
        pen.growing("outlook.needs", ahead.needs, 20)
        pen.growing("outlook.held", ahead.held, 20)

    def _divination(self, pen: Pen, state: KreoState, now: int) -> None:
        """Acts of the divination, and whose powers did them."""
        titans = titans_of(state) if state.titans else []
        if pen.given("titans", len(titans) > 0):
            for on in range(state.n):
                seat = pen.seat_at(on)
                titan = titans[seat] if titans else NO_TITAN
                pen.one_of("titans.*.card", titan.card, TITAN)
                pen.one_of("titans.*.face", str(titan.face), SIDES)
                pen.growing("titans.*.uses_left", titan.uses_left, 2)
        pen.seat_slots("order", order_of(state) if state.turn else [], self.seats)
        end = pen.slots("order_mods", len(state.order_mods), MOST_POWERS)
        for mod in pen.items(state.order_mods, ORDER_MOD):
            pen.one_of("order_mods[?].power", mod.power, POWERS)
            pen.seat("order_mods[?].seat", mod.seat)
            pen.one_of("order_mods[?].where", mod.where, WHERE)
            pen.seat("order_mods[?].other", mod.other)
        pen.close(end)
        announced = announced_of(state) if titans else NOTHING_ANNOUNCED
        pen.seat_set("announced.hyperion", list(announced.hyperion))
        pen.seat_set("announced.crios", list(announced.crios))
        pen.seat_set("announced.cronos", list(announced.cronos))
        pen.flag("announced.japet", announced.japet)
        end = pen.slots("bets", len(state.bets), MOST_POWERS)
        for bet in pen.items(state.bets, BET):
            pen.seat("bets[?].by", bet.by)
            pen.seat("bets[?].target", bet.target)
            pen.word("bets[?].slot", bet.slot, SLOT)
            pen.one_of("bets[?].guess", str(bet.guess), GUESSES)
        pen.close(end)
        n = state.n
        counts = [0] * (n * n)
        for one in state.shown:
            counts[one.seat * n + one.to] += 1
        pen.pairs("shown", counts)
        end = pen.slots("looks", len(state.looks), MOST_POWERS)
        for look in pen.items(state.looks, LOOK):
            pen.seat("looks[?].seat", look.seat)
            pen.word("looks[?].slot", look.slot, SLOT)
        pen.close(end)
        if pen.given("exchange", state.exchange is not None):
            offer = offer_of(state) or OFFER
            pen.growing("exchange.offer", offer.offer, 5)
            pen.seat("exchange.seat", offer.seat)
            pen.seat("exchange.to", offer.to)
            pen.until("exchange.deadline", NEVER if offer.deadline is None else offer.deadline, now)
        pen.growing("offers", state.offers, 5)

    def _creation(self, pen: Pen, state: KreoState) -> None:
        queue = state.queue[state.revealed :]
        end = pen.slots("queue", len(queue), PLACED * self.seats)
        for entry in pen.items(queue, ENTRY):
            pen.seat("queue[?].seat", entry.seat)
            pen.word("queue[?].slot", entry.slot, SLOT)
        pen.close(end)
        pen.seat("player", state.player)
        pen.one_of("current", state.current, self.card_or_none)
        pen.one_of("landed", state.landed, self.card_or_none)
        pen.one_of("under", state.under, self.card_or_none)
        self._bag(pen, "lost", state.lost)
        pen.seats_of("votes", state.votes)
        pen.seats_of("voted", state.voted)

    def _fates(self, pen: Pen, told: Fates, cards: list[Card]) -> None:
        if told.state.phase == "over":
            cards = []
        pen.table(self.cards)
        for place in pen.keys(self.cards):
            card = self.cards[place]
            if pen.there("mine.fates[?]", card in cards):
                fate, count = told.brief(card)
                pen.one_of("mine.fates[?].state", fate, FATES)
                pen.growing("mine.fates[?].count", count, 2)
        pen.close()

"""Kréo's heuristics: a bot that follows signalling_v1.py, and uses energy and powers for it."""

from collections.abc import Sequence
from random import Random
from typing import Final, TypeVar

from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import Command, Event, Seat
from kermesse.games.kreo.commands import (
    Burn,
    Concede,
    Crios,
    Cronos,
    Drop,
    Energy,
    Guess,
    Hyperion,
    Japet,
    JapetPlay,
    Mnemosyne,
    OfferExchange,
    Phebe,
    Place,
    Play,
    Ready,
    Recover,
    ReplyExchange,
    Rhea,
    Show,
    Strike,
    Take,
    TakeEnergy,
    Tethys,
    Theia,
)
from kermesse.games.kreo.components import ALTERATION, KIND, LEVEL, RANK, SIDES, Card
from kermesse.games.kreo.events import ConcedeVoted, ExchangeDone, ReadyChanged, TurnStarted
from kermesse.games.kreo.forecast import ALL, BIT, SHOWS, kind_of, sketch_of
from kermesse.games.kreo.view_types import KreoView
from kermesse.players.bot import Reaction, Thinker
from kermesse.players.kreo.signalling_v1 import Plan, held_by_me, is_restricted

C = TypeVar("C", bound=Command)

WORTH_RECOVERING: Final = 0.6  # number of cards that a Nature must save
SPARE_WORTH: Final = 2.0  # a card given for an Element is worth no more
PATIENCE: Final[Millis] = 8_000  # time that it waits for those before it while nothing happens
BRISK: Final = Reaction(500, 300, 1_500)  # for decisions made in advance


class NormalBot(Thinker[KreoView]):
    """The `normal` bot."""

    def __init__(self, seat: Seat, seats: int, random: Random) -> None:
        super().__init__(seat, seats, random)
        self._thought_of: tuple[object, ...] = ()  # the facts on which its plan depends
        self._plan = ""  # the card that it means to lay
        self._to_show: list[tuple[Card, Seat]] = []  # the cards and seats still to be shown
        self._wants = ""  # the card of the discard that it wants for one given
        self._holders: dict[Card, Seat] = {}  # of the cards known to it, also at tables without memory aid
        self._spoke: set[Seat] = set()  # seats that have been ready in this turn
        self._waits_for: set[Seat] = set()
        self._is_patient = False  # it has not waited in vain in this turn
        self._leader = -1  # the seat whose vote to concede it follows
        self._vote: bool | None = None  # that it still has to cast

    # Conceding: all must agree, so it follows the seat that began.

    def remember(self, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, ConcedeVoted):
                if event.seat == self.seat:
                    self._vote = None  # cast; until then a command may get lost
                elif event.vote and self._leader < 0:
                    self._leader, self._vote = event.seat, True
                elif not event.vote and event.seat == self._leader:
                    self._leader, self._vote = -1, False
            elif isinstance(event, TurnStarted):
                self._spoke.clear()
                self._waits_for.clear()
                self._is_patient = True
            elif isinstance(event, ReadyChanged):
                self._spoke.add(event.seat)
            elif isinstance(event, ExchangeDone):
                self._holders = {c: s for c, s in self._holders.items() if s not in (event.seat, event.to)}

    def hear(self, events: Sequence[Event], awaited: bool, now: Millis) -> None:
        super().hear(events, awaited or self._vote is not None, now)
        if self._waits_for and self._waits_for <= self._spoke:
            self._waits_for.clear()
            self._wakes = now + BRISK.draw(self.random)
        elif self._waits_for and events:
            self._wakes = now + PATIENCE
        if not awaited and self._vote is not None and self._wakes >= NEVER:
            self._wakes = now + self.reaction.draw(self.random)

    def act(self, view: KreoView, legal: Sequence[Command], now: Millis) -> Command | None:
        if self._vote is not None and self.seat not in view.voted:  # else it waits for the next turn
            self._wakes = now + self.reaction.draw(self.random)
            if (self.seat in view.votes) != self._vote:
                return Concede(self._vote)
            self._vote = None
        if self.seat not in [pending.seat for pending in view.pending]:
            self._wakes = NEVER
            return None
        return super().act(view, legal, now)

    # Decisions

    def choose(self, view: KreoView, legal: Sequence[Command], now: Millis) -> Command | None:
        decision = next(pending.decision for pending in view.pending if pending.seat == self.seat)
        match decision:
            case "take_energy":
                return self._take_energy(view, legal)
            case "divination":
                return self._divine(view, legal, now)
            case "take":
                return self._take(view, of_kind(legal, Take))
            case "theia":
                return self._show_again(of_kind(legal, Theia))
            case "guess":
                return of_kind(legal, Guess)[0]
            case "reply_exchange":
                return self._reply(view, legal)
            case "play":
                return self._play(view, of_kind(legal, Play))
            case "strike":
                return self._strike(view, of_kind(legal, Strike))
            case "drop":
                worth = sketch_of(view).worth
                return min(of_kind(legal, Drop), key=lambda drop: worth(drop.card))
            case "japet_play":
                return of_kind(legal, JapetPlay)[0]
            case "japet":
                return Japet(view.turn > 2)
            case "tethys":
                return Tethys(view.reserve > 1 or ALTERATION[view.landed] == "volatil")
        return Energy(view.energy[self.seat] < 3)

    def _take_energy(self, view: KreoView, legal: Sequence[Command]) -> Command:
        """Take about an equal share, one more with PLANETE; avoid a table of Titans only, or Titanides only."""
        takes = of_kind(legal, TakeEnergy)
        hand = held_by_me(view)
        left = sum(titan.face is None for titan in view.titans) if view.titans else self._still_to_take(view)
        share = view.reserve // max(1, left) + ("PLANETE" in hand)
        faces = [titan.face for titan in view.titans if titan.face is not None]
        levels = [LEVEL[card] for card in hand if KIND[card] == "nature"]
        likes = SIDES[0] if levels.count(3) > levels.count(2) else SIDES[1]
        if faces and len(set(faces)) == 1 and len(faces) >= view.seats // 2:
            likes = SIDES[1] if faces[0] == SIDES[0] else SIDES[0]
        return min(
            takes, key=lambda take: (take.face not in (None, likes), 0 if take.n is None else abs(take.n - share))
        )

    def _still_to_take(self, view: KreoView) -> int:
        return view.seats - (self.seat - view.first_player) % view.seats

    # Divination

    def _divine(self, view: KreoView, legal: Sequence[Command], now: Millis) -> Command | None:
        mine = view.mine
        assert mine is not None
        hand = held_by_me(view)
        if not hand:
            return None  # its only card is on offer
        if self._waits(view, now):
            return None
        before = view.order[: view.order.index(self.seat)]
        earlier = [shown for shown in view.shown if shown.seat in before]
        facts = (view.turn, sorted(hand), view.order, earlier, len(view.seen), view.discard)
        if facts != self._thought_of:
            if (deed := self._invest(view, legal)) is not None:
                return deed
            self._plan = self._think(view, hand)
            self._thought_of = facts
        self._wakes = now + BRISK.draw(self.random)
        placings = of_kind(legal, Place)
        if (place := self._lay(mine.placed, hand, self.seat in view.announced.cronos, placings)) is not None:
            return place
        if (deed := self._next_show(view, legal)) is not None:
            return deed
        ready = of_kind(legal, Ready)
        return ready[0] if ready else None

    def _waits(self, view: KreoView, now: Millis) -> bool:
        """True if it lets the seats before it speak first."""
        before = view.order[: view.order.index(self.seat)]
        if self._waits_for:  # and nothing has happened since
            self._waits_for, self._is_patient = set(), False
        if self._is_patient and (silent := {seat for seat in before if seat not in self._spoke}):
            self._waits_for = silent
            self._wakes = now + PATIENCE
            return True
        return False

    def _lay(self, placed: list[Card], hand: list[Card], two: bool, placings: list[Place]) -> Command | None:
        """Lay the planned card, and behind it one more if it plays two; a pinned one stays in its place."""
        wanted = {1: [self._plan], 2: [self._follower(hand), *hand] if two and not any(placed[1:]) else []}
        if two and not any(placed[:1]):
            wanted[1] += hand
        return next(
            (p for slot, cards in wanted.items() for card in cards for p in placings if p == Place(card, slot)), None
        )

    def _think(self, view: KreoView, hand: list[Card]) -> Card:
        mine = view.mine
        assert mine is not None
        for shown in reversed(mine.shown):
            if shown.turn == view.turn and shown.card in hand:
                return shown.card  # the others count on it
        self._holders.update((seen.card, seen.seat) for seen in view.seen if seen.sure)
        plan = Plan(view, self.seat, sketch_of(view), self._holders)
        card = plan.best()
        self._to_show = [(card, seat) for seat in plan.seats_to_show(card)]
        return card

    # Energy and powers

    def _invest(self, view: KreoView, legal: Sequence[Command]) -> Command | None:
        """Use energy before choosing: take back a lost card, give away an Aggression too many, or look at a card."""
        if (swap := self._swap(view, [c for c in legal if isinstance(c, Recover | Mnemosyne)])) is not None:
            return swap
        hand = held_by_me(view)
        if (deed := self._pass_on(view, legal, hand)) is not None:
            return deed
        aggressions = [card for card in hand if KIND[card] == "aggression"]
        offers = [offer for offer in of_kind(legal, OfferExchange) if offer.card in aggressions]
        if offers and len(aggressions) == len(hand):  # one would be left for the last turn
            return max(offers, key=lambda offer: (view.cards[offer.target], offer.target))
        if len(hand) == 1 and aggressions and (crios := of_kind(legal, Crios)):
            return crios[0]
        before = view.order[: view.order.index(self.seat)]
        seen = {seen.seat for seen in view.seen if seen.turn == view.turn and seen.sure and seen.how != "given"}
        looks = [look for look in of_kind(legal, Phebe) if look.target in before and look.target not in seen]
        return looks[-1] if looks else None

    def _pass_on(self, view: KreoView, legal: Sequence[Command], hand: list[Card]) -> Command | None:
        """Give a Nature that it would lose to a seat that may play it, if the route needs it; otherwise burn it for a
        token.
        """
        route = sketch_of(view).route
        for card in [card for card in hand if card in RANK and is_restricted(view, self.seat, card)]:
            if RANK[card] in route:
                offers = [
                    offer
                    for offer in of_kind(legal, OfferExchange)
                    if offer.card == card and not is_restricted(view, offer.target, card)
                ]
                if offers:
                    return max(offers, key=lambda offer: (view.cards[offer.target], offer.target))
            elif (
                view.reserve
                and len(hand) > 1
                and (burns := [b for b in of_kind(legal, Burn) if b.card == card and b.take])
            ):
                return burns[0]
        return None

    def _swap(self, view: KreoView, swaps: list[Recover | Mnemosyne]) -> Command | None:
        """Take back a Nature that shortens the route, or a scarce Element, for the least useful card."""
        if not swaps:
            return None
        sketch = sketch_of(view)
        swap = min(swaps, key=lambda swap: sketch.worth(swap.give))
        takes = set(view.discard)
        distance = sketch.distance()
        saved = {}
        for nature in RANK:  # in the tree's order, so that the game can be replayed
            if nature not in takes or is_restricted(view, self.seat, nature):
                continue
            sketch.dead.remove(RANK[nature])
            saved[nature] = distance - sketch.distance()
            sketch.dead.add(RANK[nature])
        best = max(saved, key=saved.__getitem__, default="")
        if best and saved[best] > WORTH_RECOVERING:
            self._wants = best
            return swap
        slack = {card: sketch.slack[at] for card in view.discard if (at := kind_of(card)) >= 0 and sketch.demand(at)}
        best = min(slack, key=slack.__getitem__, default="")
        if not best or slack[best] >= 0 or sketch.worth(swap.give) > SPARE_WORTH:
            return None
        self._wants = best
        return swap

    def _take(self, view: KreoView, takes: list[Take]) -> Command:
        """Take the card that it wanted; if another seat gave a card, the most useful one."""
        worth = sketch_of(view).worth
        return max(takes, key=lambda take: (take.card == self._wants, worth(take.card)))

    def _show_again(self, shows: list[Theia]) -> Command:
        """Show her card to the next seat that should know it (Théia)."""
        wanted = self._to_show.pop(0) if self._to_show else ("", self.seat)
        return max(shows, key=lambda show: (show.card, show.target) == wanted)

    def _next_show(self, view: KreoView, legal: Sequence[Command]) -> Command | None:
        """Help the others to follow its card, once it is laid."""
        card = self._plan
        rank = view.order.index(self.seat)
        power = next((titan.name for titan in view.titans[self.seat : self.seat + 1] if titan.uses_left), "")
        if card in view.open and not is_restricted(view, self.seat, card):
            if power == "RHEA" and rank > 0:
                return next((rhea for rhea in of_kind(legal, Rhea) if rhea.at == "first"), None)
            if power == "CRONOS" and self._follows(self._follower(held_by_me(view))):
                return next(iter(of_kind(legal, Cronos)), None)
            if power == "THEIA" and len(self._to_show) >= 2:
                _, seat = self._to_show.pop(0)
                return next((t for t in of_kind(legal, Theia) if t.card == card and t.target == seat), None)
        elif KIND[card] == "element" and power == "HYPERION" and (hyperion := of_kind(legal, Hyperion)):
            sketch = sketch_of(view)
            if not sketch.places(SHOWS[card]) and len(sketch.places(ALL)) > rank:
                return hyperion[0]
        while self._to_show:
            which, seat = self._to_show.pop(0)
            for show in of_kind(legal, Show):
                if show.card == which == card and show.target == seat:
                    return show
        return None

    def _follower(self, hand: list[Card]) -> Card:
        """The card behind his first one (Cronos), best an Element that it requires."""
        return max((card for card in hand if card != self._plan), key=self._follows, default="")

    def _follows(self, card: Card) -> bool:
        return card != "" and KIND[card] == "element" and SHOWS[card] & SHOWS[self._plan] > 0

    def _reply(self, view: KreoView, legal: Sequence[Command]) -> Command | None:
        """Answer an exchange with the least useful card, since the offer is most likely an Aggression."""
        worth = sketch_of(view).worth
        replies = of_kind(legal, ReplyExchange)
        harmless = [reply for reply in replies if KIND[reply.card] != "aggression"] or replies
        return min(harmless, key=lambda reply: worth(reply.card))

    # Creation

    def _play(self, view: KreoView, plays: list[Play]) -> Command:
        """Play the card as a Nature if the route needs it; otherwise at the best place."""
        sketch = sketch_of(view)
        plays = [play for play in plays if play.take is None]
        as_nature = [play for play in plays if play.as_ == "nature"]
        under = {(RANK[play.nature], BIT[play.element]): play for play in plays if play.nature and play.element}
        if as_nature and (not under or RANK[view.current] in sketch.route):
            return as_nature[0]
        return under[min(under, key=sketch.fitness)] if under else plays[0]

    def _strike(self, view: KreoView, strikes: list[Strike]) -> Command:
        """Strike what the route needs least, of the Element that it can spare most."""
        sketch = sketch_of(view)

        def harm(strike: Strike) -> tuple[bool, int]:
            at = kind_of(strike.card)
            return RANK[strike.nature] in sketch.route, -sketch.slack[at] if at >= 0 else 9

        return min(strikes, key=harm)


def of_kind(legal: Sequence[Command], kind: type[C]) -> list[C]:
    return [command for command in legal if isinstance(command, kind)]

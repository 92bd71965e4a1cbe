"""Kréo's own bot: it keeps to the convention of its kind (convention.py) and weighs what each of its cards would do."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, TypeVar

from kermesse.core.bot import BotMaker, Thinker
from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import Command, Event, Seat
from kermesse.games.kreo.commands import (
    Concede,
    Crios,
    Cronos,
    Drop,
    Energy,
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
    TakeEnergy,
    Tethys,
    Theia,
)
from kermesse.games.kreo.components import (
    AFTER,
    ALTERATION,
    IDENTITY,
    KIND,
    LEVEL,
    SIDES,
    Card,
)
from kermesse.games.kreo.convention import Foresight, held_by_me, is_restricted, unplayed_cards
from kermesse.games.kreo.events import CardRevealed, ConcedeVoted, ExchangeDone
from kermesse.games.kreo.forecast import BIT, COUNT, REQUIRED, SHOWS, Sketch, sketch_of, value
from kermesse.games.kreo.view import KreoView

C = TypeVar("C", bound=Command)

WORTH_RECOVERING: Final = 2.5
RECOVER_FROM: Final = 6  # the turn from which an Element is worth three tokens
PATIENCE: Final = 6  # how often it waits for those before it to be ready


class Partner(Thinker[KreoView]):
    """The `normal` bot."""

    def __init__(self, seat: Seat, seats: int, random: Random) -> None:
        super().__init__(seat, seats, random)
        self._thought_at: tuple[object, ...] = ()
        self._plan = ""  # the card it means to lay
        self._waited = 0
        self._awaited: set[Card] = set()  # Natures of the route that could enter when the turn began
        self._lacks: dict[Seat, set[Card]] = {other: set() for other in range(seats)}  # what it would have laid
        self._leader = -1  # whose vote to give up it follows
        self._vote: bool | None = None  # that it still has to cast

    # Giving up: all must agree, so it follows whoever began.

    def remember(self, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, ConcedeVoted) and event.seat != self.seat:
                if event.vote and self._leader < 0:
                    self._leader, self._vote = event.seat, True
                elif not event.vote and event.seat == self._leader:
                    self._leader, self._vote = -1, False
            elif isinstance(event, CardRevealed):
                if event.card not in self._awaited:
                    self._lacks[event.seat] |= self._awaited
            elif isinstance(event, ExchangeDone):
                self._lacks[event.seat], self._lacks[event.to] = set(), set()

    def hear(self, events: Sequence[Event], awaited: bool, now: Millis) -> None:
        super().hear(events, awaited or self._vote is not None, now)
        if not awaited and self._vote is not None and self._wakes >= NEVER:
            self._wakes = now + self.reaction.draw(self.random)

    def act(self, view: KreoView, legal: Sequence[Command], now: Millis) -> Command | None:
        if self._vote is not None:
            vote, self._vote = self._vote, None
            self._wakes = now + self.reaction.draw(self.random)
            if (self.seat in view.votes) != vote:
                return Concede(vote)
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
                return self._divine(view, legal)
            case "reply_exchange":
                return self._reply(view, legal)
            case "play":
                return self._play(view, of_kind(legal, Play))
            case "strike":
                return self._strike(view, of_kind(legal, Strike))
            case "drop":
                worth = self._worth(view)
                return min(of_kind(legal, Drop), key=lambda drop: worth(drop.card))
            case "japet_play":
                return of_kind(legal, JapetPlay)[0]
            case "japet":
                return Japet(view.turn > 2)
            case "tethys":
                return Tethys(view.reserve > 1 or ALTERATION[view.landed] == "volatil")
        return Energy(view.energy[self.seat] < 3)

    def _take_energy(self, view: KreoView, legal: Sequence[Command]) -> Command:
        """About an equal share, one more with PLANETE; and no table of Titans only, or Titanides only."""
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

    def _divine(self, view: KreoView, legal: Sequence[Command]) -> Command | None:
        mine = view.mine
        assert mine is not None
        if not held_by_me(view):
            return None  # its only card is on offer
        before = view.order[: view.order.index(self.seat)]
        waits_for = [seat for seat in before if seat not in view.ready]
        now_seen = (view.turn, view.rev, len(held_by_me(view)), waits_for)
        if now_seen != self._thought_at:
            self._thought_at = now_seen
            self._waited = 0
            if (deed := self._invest(view, legal)) is not None:
                return deed
            self._think(view)
        placings = of_kind(legal, Place)
        laid = [card for card in mine.placed if card]
        if self.seat in view.announced.cronos:
            if len(laid) < 2 and placings:
                return max(placings, key=lambda place: place.cards[0] == self._plan)
        elif self._plan not in laid:
            for place in placings:
                if place.cards[0] == self._plan:
                    return place
        if (deed := self._tell(view, legal)) is not None:
            return deed
        if waits_for and self._waited < PATIENCE:
            self._waited += 1
            return None
        ready = of_kind(legal, Ready)
        return ready[0] if ready else None

    def _think(self, view: KreoView) -> None:
        hand = held_by_me(view)
        mine = view.mine
        assert mine is not None
        promised = [shown.card for shown in mine.shown if shown.turn == view.turn and shown.card in hand]
        if promised:  # the others count on it
            self._plan = promised[-1]
            return
        foresight = Foresight(view, self.seat, self._lacks, self.random)
        route = foresight.sketch.routes[0]
        self._awaited = {nature for nature in view.open if nature in route}
        self._plan = foresight.best(self._candidates(view, hand))

    def _candidates(self, view: KreoView, hand: list[Card]) -> list[Card]:
        """One of each kind; altered ones apart where alterations count."""
        kinds = {(IDENTITY[card], ALTERATION[card] if view.altered else ""): card for card in hand}
        return list(kinds.values())

    # Energy and powers

    def _invest(self, view: KreoView, legal: Sequence[Command]) -> Command | None:
        """Before it chooses: a lost Nature back, an Aggression too many given away, a look."""
        unplayed = unplayed_cards(view)
        sketch = sketch_of(view, unplayed)
        swaps = [command for command in legal if isinstance(command, Recover | Mnemosyne)]
        if swaps:
            base = value(sketch, view.seats)
            worth = self._worth(view)
            gains = {}
            for nature in {swap.take for swap in swaps if KIND[swap.take] == "nature"}:
                other = sketch.copy()
                other.dead.discard(nature)
                gains[nature] = value(other, view.seats) - base
            natures = [swap for swap in swaps if gains.get(swap.take, 0.0) >= WORTH_RECOVERING]
            if natures:
                return max(natures, key=lambda swap: (gains[swap.take], -worth(swap.give)))
            if view.turn >= RECOVER_FROM and not self._has_use(view, sketch):
                fitting = [swap for swap in swaps if KIND[swap.take] == "element" and sketch.places(SHOWS[swap.take])]
                if fitting:
                    return min(fitting, key=lambda swap: worth(swap.give))
        hand = held_by_me(view)
        aggressions = [card for card in hand if KIND[card] == "aggression"]
        offers = [offer for offer in of_kind(legal, OfferExchange) if offer.card in aggressions]
        if offers and len(aggressions) == len(hand):  # one would be left for the last turn
            return max(offers, key=lambda offer: (view.cards[offer.target], offer.target))
        if len(hand) == 1 and aggressions and (crios := of_kind(legal, Crios)):
            return crios[0]
        before = view.order[: view.order.index(self.seat)]
        looks = [
            look for look in of_kind(legal, Phebe) if look.target in before and look.target not in self._known(view)
        ]
        return looks[-1] if looks else None

    def _has_use(self, view: KreoView, sketch: Sketch) -> bool:
        """Whether one of its cards would find a place as the table is."""
        return any(
            sketch.can_enter(card) if KIND[card] == "nature" else bool(sketch.places(SHOWS[card]))
            for card in held_by_me(view)
        )

    def _known(self, view: KreoView) -> set[Seat]:
        return {seen.seat for seen in view.seen if seen.turn == view.turn and seen.sure and seen.how != "given"}

    def _tell(self, view: KreoView, legal: Sequence[Command]) -> Command | None:
        """Once its card lies there: help the others follow it."""
        card = self._plan
        rank = view.order.index(self.seat)
        later = view.order[rank + 1 :]
        power = next((titan.name for titan in view.titans[self.seat : self.seat + 1] if titan.uses_left), "")
        if KIND[card] == "nature" and card in view.open and not is_restricted(view, self.seat, card):
            if power == "RHEA" and rank > 0:
                return next((rhea for rhea in of_kind(legal, Rhea) if rhea.at == "first"), None)
            if power == "CRONOS" and (pair := self._pair(view, legal)) is not None:
                return pair
            told = [shown.to for shown in view.shown if shown.seat == self.seat]
            untold = [seat for seat in later if seat not in told]
            if power == "THEIA" and len(untold) >= 2:
                wanted = tuple(sorted(untold[:2]))
                return next((t for t in of_kind(legal, Theia) if t.cards == (card,) and t.targets == wanted), None)
            if untold and (not told or self._is_riddle(view)):
                return next((s for s in of_kind(legal, Show) if s.card == card and s.target == untold[0]), None)
        elif KIND[card] == "element":
            sketch = sketch_of(view, unplayed_cards(view))
            fits = bool(sketch.places(SHOWS[card]))
            if power == "HYPERION" and not fits and sketch.open_places() > rank:
                return of_kind(legal, Hyperion)[0]
            told = [shown.to for shown in view.shown if shown.seat == self.seat]
            untold = [seat for seat in later if seat not in told]
            if untold and view.energy[self.seat] > 1 and self._opens(view, sketch, card):
                return next((s for s in of_kind(legal, Show) if s.card == card and s.target == untold[0]), None)
        return None

    def _opens(self, view: KreoView, sketch: Sketch, card: Card) -> bool:
        """Whether this Element completes what a Nature of the route waits for, and nobody can take it for a Nature."""
        route = sketch.routes[0]
        if any(nature in route for nature in view.open):
            return False
        after = sketch.copy()
        after.play(card)
        return any(nature in route and after.can_enter(nature) for nature in AFTER)

    def _is_riddle(self, view: KreoView) -> bool:
        """Whether those who saw it show a Nature cannot tell which."""
        route = sketch_of(view, unplayed_cards(view)).routes[0]
        return sum(nature in route for nature in view.open) > 1

    def _pair(self, view: KreoView, legal: Sequence[Command]) -> Command | None:
        """Cronos: the Nature, and behind it an Element that it requires."""
        for cronos in of_kind(legal, Cronos):
            first, second = cronos.cards
            if first == self._plan and KIND[second] == "element" and SHOWS[second] & REQUIRED[first]:
                return cronos
        return None

    def _reply(self, view: KreoView, legal: Sequence[Command]) -> Command | None:
        """Who offers most likely gives an Aggression away: answer with the card that is least missed."""
        worth = self._worth(view)
        replies = of_kind(legal, ReplyExchange)
        harmless = [reply for reply in replies if KIND[reply.card] != "aggression"] or replies
        return min(harmless, key=lambda reply: worth(reply.card))

    # Creation

    def _worth(self, view: KreoView) -> "Worth":
        return Worth(sketch_of(view, unplayed_cards(view)))

    def _play(self, view: KreoView, plays: list[Play]) -> Command:
        """The option after which the table is best."""
        sketch = sketch_of(view, unplayed_cards(view))
        card = view.current
        best, best_value = plays[0], -1e9
        for play in plays:
            if play.take is not None:
                continue
            after = sketch.copy()
            if KIND[card] == "element" and SHOWS[card] in (1, 2, 4, 8):
                after.supply[SHOWS[card].bit_length() - 1] -= 0  # it has left the hand already
            if play.as_ == "nature":
                after.has[card] = 0
            else:
                if KIND[card] == "nature":
                    after.dead.add(card)
                if play.nature is not None and play.element is not None:
                    after.put(play.nature, BIT[play.element], KIND[card] == "element")
            score = value(after, view.seats)
            if play.nature is not None and after.is_complete(play.nature):
                score += 0.4  # out of reach of Aggressions, and it opens what follows
            if score > best_value:
                best, best_value = play, score
        return best

    def _strike(self, view: KreoView, strikes: list[Strike]) -> Command:
        """What is easiest to replace, from the Nature that matters least."""
        sketch = sketch_of(view, unplayed_cards(view))
        route = sketch.routes[0]

        def harm(strike: Strike) -> tuple[bool, int, int]:
            supply = sketch.supply[SHOWS[strike.card].bit_length() - 1] if SHOWS[strike.card] != 15 else 0
            return strike.nature in route, COUNT[sketch.has[strike.nature]], -supply

        return min(strikes, key=harm)


class Worth:
    """How much the team would miss a card."""

    def __init__(self, sketch: Sketch) -> None:
        self.sketch = sketch

    def __call__(self, card: Card) -> float:
        sketch = self.sketch
        if KIND[card] == "aggression":
            return -10.0
        if KIND[card] == "nature":
            if card == "PLANETE":
                return 30.0
            return 20.0 - LEVEL[card] if card in sketch.routes[0] else 2.0
        if SHOWS[card] == 15:
            return 8.0
        at = SHOWS[card].bit_length() - 1
        demand = sum(1 for nature in sketch.routes[0] if (REQUIRED[nature] & ~sketch.has.get(nature, 0)) >> at & 1)
        return 5.0 + demand - sketch.supply[at]


def of_kind(legal: Sequence[Command], kind: type[C]) -> list[C]:
    return [command for command in legal if isinstance(command, kind)]


BOTS: Final[Mapping[str, BotMaker]] = {"normal": Partner}

"""A seat's knowledge and memory in numbers, and the command of each output of a network (`train/kreo_net.py`).

Cards are given by kind (board.py), seats from the own one on. For tables without Titans and altered Elements, with
partners who speak in the order of Creation: each lays a card when all before it are ready, shows what it wants, and
does not change the card any more.
"""

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from kermesse.core.game import Command, Event, Seat
from kermesse.games.kreo.commands import Burn, Drop, Place, Play, Recover, Show, Strike, Take
from kermesse.games.kreo.components import ELEMENTS, RANK, Card, deck_of
from kermesse.games.kreo.components import NATURES as TREE
from kermesse.games.kreo.events import (
    CardBurnt,
    CardRecovered,
    CardRevealed,
    CardShown,
    ExchangeDone,
    FirstPlayer,
    TornadeDropped,
    TornadeReturned,
    TurnStarted,
)
from kermesse.games.kreo.view_types import KreoView
from kermesse.players.kreo.board import COUNT, ECLAIR, ETHER, KINDS, LEAST, NATURE, NUMBER, PARENTS, REQUIRES, ROUTES
from kermesse.players.mlp import each, seats_from_own

Decision: TypeAlias = Literal["lay", "tell", "take", "play", "strike", "drop"]
DECISIONS: Final[tuple[Decision, ...]] = ("lay", "tell", "take", "play", "strike", "drop")
MOST_SEATS: Final = 6
LEAST_SEATS: Final = 3
MOST_PASSES: Final = 4
WHOLE_ROUTE: Final = 28
NATURES: Final = range(len(REQUIRES))
PLANETE: Final = NUMBER["PLANETE"]
TORNADE: Final = NUMBER["TORNADE"]
SLOT: Final[dict[tuple[int, int], int]] = {
    place: slot
    for slot, place in enumerate(
        [(nature, element) for nature in NATURES for element in range(4) if REQUIRES[nature] >> element & 1]
    )
}

# The first output of each kind of action.
LAY_AT: Final = 0
GIVE_AT: Final = LAY_AT + KINDS
BURN_AT: Final = GIVE_AT + ECLAIR
TAKE_AT: Final = BURN_AT + ECLAIR
DONE_AT: Final = TAKE_AT + KINDS
SHOW_AT: Final = DONE_AT + 1  # by how many seats on, then by kind
NATURE_AT: Final = SHOW_AT + (MOST_SEATS - 1) * KINDS
DISCARD_AT: Final = NATURE_AT + 1
PLACE_AT: Final = DISCARD_AT + 1
STRIKE_AT: Final = PLACE_AT + len(SLOT)
DROP_AT: Final = STRIKE_AT + len(SLOT)
ACTIONS: Final = DROP_AT + ECLAIR

# The names of the inputs, in their order.
KIND_NAMES: Final = [*ELEMENTS, "ETHER", *TREE, "ECLAIR", "HECATONCHIRES", "TORNADE"]
SEAT: Final = [
    *("there", "cards /12", "energy /5", "takes part", "place in order /5", "ready", "acts /2"),
    *each("passed over ", KIND_NAMES[:ECLAIR], f" /{MOST_PASSES}"),
]
PARTNER: Final = [
    *each("known to hold, or shown in this turn: ", KIND_NAMES, " /2"),
    *each("knows that one holds ", KIND_NAMES),
]
NATURE_NAMES: Final = [
    f"natures.{TREE[nature]}.{name}"
    for nature in NATURES
    for name in (
        *("in play", "complete", "discarded", "stands for an Element", "can enter"),
        *(
            f"{element} {rest}"
            for number, element in enumerate(ELEMENTS)
            if REQUIRES[nature] >> number & 1
            for rest in ("lacks", "exposed")
        ),
    )
]
INPUTS: Final = [
    *each("hand has ", KIND_NAMES, " /2"),
    *each("card laid or in play=", KIND_NAMES),
    *(f"seats.{seat}.{name}" for seat in seats_from_own(MOST_SEATS) for name in SEAT),
    *(f"seats.{seat}.{name}" for seat in seats_from_own(MOST_SEATS)[1:] for name in PARTNER),
    *(f"shown {by} to {to} /2" for by in seats_from_own(MOST_SEATS) for to in seats_from_own(MOST_SEATS) if by != to),
    *NATURE_NAMES,
    *each("lacking ", ELEMENTS, " /3"),
    *(f"held {kind} {rest} /3" for kind in KIND_NAMES for rest in ("by all", "by unknown seats")),
    *each("discard has ", KIND_NAMES[:NATURE], " /3"),
    *(
        f"routes[{route}].{name}"
        for route in range(len(ROUTES))
        for name in (f"need /{WHOLE_ROUTE}", "missing /4", "lost /2", "gone /2")
    ),
    *("turn /12", "turns left /12", "cards /42", "reserve /5", "hecatonchires", "aggressions /5"),
    *("first turn", "last turn", f"best route /{WHOLE_ROUTE}", "cards to spare /10"),
    *each("seats=", range(LEAST_SEATS, MOST_SEATS + 1)),
    *each("decision=", DECISIONS),
]
FEATURES: Final = len(INPUTS)
NO_SEAT: Final[list[float]] = [0.0] * len(SEAT)
NO_PARTNER: Final[list[float]] = [0.0] * (2 * KINDS)


class Memory:
    """A seat's memory of events. Of several cards of a kind it keeps one."""

    def __init__(self, seat: Seat, seats: int) -> None:
        self.seat = seat
        self.seats = seats
        self.knows = [0] * seats  # kinds of which this seat knows that another seat holds one
        self.known = [0] * seats  # kinds of which another seat knows that this one holds one
        # number of times that a seat laid something else than a welcome kind
        self.passes = [[0] * ECLAIR for _ in range(seats)]
        self.opening = 0  # the kinds that had a place when this turn began
        self.shown = [0] * seats  # in this turn: kinds shown to this seat
        self.shows = [[0] * seats for _ in range(seats)]  # and the number of cards shown by each seat to each
        self.acts = [0] * seats  # and cards burnt or given

    def hear(self, event: Event) -> None:
        if isinstance(event, CardRevealed):
            self._laid(event.seat, NUMBER[event.card])
        elif isinstance(event, CardShown):
            self.shows[event.seat][event.to] += event.count
            for card in event.cards:
                if event.to == self.seat:
                    self.knows[event.seat] |= 1 << NUMBER[card]
                    self.shown[event.seat] |= 1 << NUMBER[card]
                elif event.seat == self.seat:
                    self.known[event.to] |= 1 << NUMBER[card]
        elif isinstance(event, CardRecovered):
            self.acts[event.seat] += 1
            self._gone(event.seat, NUMBER[event.given])
            if event.taken:
                self._seen(event.seat, NUMBER[event.taken])
        elif isinstance(event, CardBurnt):
            self.acts[event.seat] += 1
            self._gone(event.seat, NUMBER[event.card])
        elif isinstance(event, TornadeReturned):
            self._seen(event.seat, TORNADE)
        elif isinstance(event, TornadeDropped):
            self._gone(event.seat, NUMBER[event.card])
        elif isinstance(event, FirstPlayer) and event.why == "planete":
            self._seen(event.seat, PLANETE)
        elif isinstance(event, ExchangeDone):
            for seat in (event.seat, event.to):
                self._forget(seat)
        elif isinstance(event, TurnStarted):
            seats = self.seats
            self.shown, self.acts = [0] * seats, [0] * seats
            self.shows = [[0] * seats for _ in range(seats)]

    def _seen(self, seat: Seat, kind: int) -> None:
        """Note a card of that seat that everybody saw."""
        if seat != self.seat:
            self.knows[seat] |= 1 << kind
            return
        for other in range(self.seats):
            if other != seat:
                self.known[other] |= 1 << kind

    def _gone(self, seat: Seat, kind: int) -> None:
        self.knows[seat] &= ~(1 << kind)
        if seat == self.seat:
            self.known = [known & ~(1 << kind) for known in self.known]

    def _forget(self, seat: Seat) -> None:
        self.knows[seat] = 0
        self.passes[seat] = [0] * ECLAIR
        if seat == self.seat:
            self.known = [0] * self.seats

    def _laid(self, seat: Seat, kind: int) -> None:
        self._gone(seat, kind)
        passes = self.passes[seat]
        for other in range(ECLAIR):
            if other == kind:
                passes[other] = 0
            elif self.opening >> other & 1 and passes[other] < MOST_PASSES:
                passes[other] += 1


class FeatureEncoder:
    def __init__(self, view: KreoView, memory: Memory, decision: Decision, offers: Sequence[Command]) -> None:
        self.view = view
        self.me = memory.seat
        self.memory = memory
        self.decision: Decision = decision
        mine = view.mine
        assert mine is not None
        self.hand = counted(mine.hand)
        self.laid = NUMBER[mine.placed[0]] if mine.placed and mine.placed[0] else -1
        self._read_table()
        if view.phase == "divination":
            memory.opening = self._welcome()
        self.commands: dict[int, Command | None] = {DONE_AT: None} if decision == "tell" else {}
        for command in offers:
            action = self.output_of(command)
            if action >= 0:
                self.commands.setdefault(action, command)

    def _read_table(self) -> None:
        view = self.view
        self.has = [-1] * len(REQUIRES)  # the Elements that a Nature in play owns
        self.loose = [0] * len(REQUIRES)  # of those, the ones that an Aggression can remove
        self.slots: dict[tuple[Card, Card], int] = {}  # of the cards under Natures
        self.stands = 0  # Natures that stand for an Element
        self.discard = counted(view.discard)
        self.supply = counted(deck_of(view.seats, view.options.first_game))
        if view.current:
            self.supply[NUMBER[view.current]] -= 1
        for row in view.table:
            nature = RANK[row.nature]
            self.supply[NATURE + nature] -= 1
            self.has[nature] = 0
            for owned in row.owned:
                element = ELEMENTS.index(owned.element)
                self.supply[NUMBER[owned.card]] -= 1
                self.has[nature] |= 1 << element
                self.slots[row.nature, owned.card] = SLOT[nature, element]
                if owned.card in RANK:
                    self.stands |= 1 << RANK[owned.card]
                else:
                    self.loose[nature] |= 1 << element
        for kind in range(KINDS):
            self.supply[kind] -= self.discard[kind]
        self.lacks = [0 if has < 0 else REQUIRES[nature] & ~has for nature, has in enumerate(self.has)]
        complete = sum(1 << nature for nature in NATURES if self.has[nature] == REQUIRES[nature])
        self.enters = [
            self.has[nature] < 0 and COUNT[PARENTS[nature] & complete] >= LEAST[nature] for nature in NATURES
        ]
        self.attacks = sum(self.supply[ECLAIR:])
        self.held = [view.cards[seat] + sum(view.down[seat]) for seat in range(view.seats)]

    def _welcome(self) -> int:
        """The kinds that have a place: Elements, and Natures that can come into play."""
        found = sum(1 << NATURE + nature for nature in NATURES if self.enters[nature])
        if self.view.hecatonchires:
            return found
        for lacks in self.lacks:
            found |= lacks | (lacks != 0) << ETHER
        return found

    # What can be done

    def output_of(self, command: Command) -> int:
        """The number of a command; -1 for commands that partners do not use."""
        match self.decision, command:
            case "lay", Place(card):
                return LAY_AT + NUMBER[card]
            case "lay", Recover(card):
                return GIVE_AT + NUMBER[card]
            case "lay", Burn(card, True) if self.view.reserve:
                return BURN_AT + NUMBER[card]
            case "tell", Show(target, card):
                return SHOW_AT + ((target - self.me) % self.view.seats - 1) * KINDS + NUMBER[card]
            case "take", Take(card):
                return TAKE_AT + NUMBER[card]
            case "play", Play("nature", _, _, None):
                return NATURE_AT
            case "play", Play("discard", _, _, None):
                return DISCARD_AT
            case "play", Play("element", str(nature), str(element), None):
                return PLACE_AT + SLOT[RANK[nature], ELEMENTS.index(element)]
            case "strike", Strike(nature, card):
                return STRIKE_AT + self.slots[nature, card]
            case "drop", Drop(card):
                return DROP_AT + NUMBER[card]
        return -1

    # What is seen

    def numbers(self) -> list[float]:
        view, memory, me, seats = self.view, self.memory, self.me, self.view.seats
        found: list[float] = [count / 2.0 for count in self.hand]
        in_creation = self.decision in ("play", "strike", "drop")
        card = self.laid if not in_creation else NUMBER[view.current] if view.current else -1
        found += one_of(card, KINDS)
        waiting = [entry.seat for entry in view.queue] if in_creation else view.order[view.order.index(me) :]
        for on in range(MOST_SEATS):
            if on < seats:
                self._tell_seat(found, (me + on) % seats, waiting)
            else:
                found += NO_SEAT
        for on in range(1, MOST_SEATS):
            seat = (me + on) % seats
            if on < seats:
                knows, shown, known = memory.knows[seat], memory.shown[seat], memory.known[seat]
                found += [(knows >> kind & 1) * 0.5 + (shown >> kind & 1) * 0.5 for kind in range(KINDS)]
                found += [float(known >> kind & 1) for kind in range(KINDS)]
            else:
                found += NO_PARTNER
        for by in range(MOST_SEATS):
            for to in range(MOST_SEATS):
                if by != to:
                    both = by < seats and to < seats
                    found.append(memory.shows[(me + by) % seats][(me + to) % seats] / 2.0 if both else 0.0)
        self._tell_natures(found)
        self._tell_cards(found)
        self._tell_course(found)
        return found

    def _tell_seat(self, found: list[float], seat: Seat, waiting: list[Seat]) -> None:
        view, memory = self.view, self.memory
        takes_part = seat in view.order
        found += (
            1.0,
            self.held[seat] / 12.0,
            view.energy[seat] / 5.0,
            float(takes_part),
            view.order.index(seat) / 5.0 if takes_part else 0.0,
            float(takes_part and seat not in waiting),
            memory.acts[seat] / 2.0,
        )
        found += [passes / MOST_PASSES for passes in memory.passes[seat]]

    def _tell_natures(self, found: list[float]) -> None:
        for nature in NATURES:
            has, lacks = self.has[nature], self.lacks[nature]
            found += (
                float(has >= 0),
                float(has == REQUIRES[nature]),
                float(self.discard[NATURE + nature]),
                float(self.stands >> nature & 1),
                float(self.enters[nature]),
            )
            exposed = self.loose[nature] if lacks else 0
            for element in range(4):
                if REQUIRES[nature] >> element & 1:
                    found += (float(lacks >> element & 1), float(exposed >> element & 1))
        for element in range(4):
            found.append(sum(lacks >> element & 1 for lacks in self.lacks) / 3.0)

    def _tell_cards(self, found: list[float]) -> None:
        """Add for each kind the number held by all, and of those the number whose seat is not known."""
        for kind in range(KINDS):
            known = self.hand[kind] + (self.laid == kind) + sum(knows >> kind & 1 for knows in self.memory.knows)
            found += (self.supply[kind] / 3.0, (self.supply[kind] - known) / 3.0)
        found += [count / 3.0 for count in self.discard[:NATURE]]

    def _tell_course(self, found: list[float]) -> None:
        view = self.view
        best = WHOLE_ROUTE
        for route in ROUTES:
            need = lost = gone = 0
            wants = [0] * 4
            for nature in NATURES:
                if route >> nature & 1:
                    out = self.has[nature] < 0
                    open_places = REQUIRES[nature] if out else self.lacks[nature]
                    need += COUNT[open_places] + out
                    lost += self.discard[NATURE + nature]
                    gone += self.stands >> nature & 1
                    for element in range(4):
                        wants[element] += open_places >> element & 1
            missing = sum(max(0, wants[element] - self.supply[element]) for element in range(4))
            found += (need / WHOLE_ROUTE, missing / 4.0, lost / 2.0, gone / 2.0)
            best = min(best, need + 8 * lost + WHOLE_ROUTE * gone)
        cards, turns = sum(self.held), max(self.held)
        found += (
            view.turn / 12.0,
            turns / 12.0,
            cards / 42.0,
            view.reserve / 5.0,
            float(view.hecatonchires),
            self.attacks / 5.0,
            float(view.turn == 1),
            float(turns <= 1),
            best / WHOLE_ROUTE,
            (cards - self.attacks - best) / 10.0,
        )
        found += one_of(view.seats - LEAST_SEATS, MOST_SEATS - LEAST_SEATS + 1)
        found += one_of(DECISIONS.index(self.decision), len(DECISIONS))


def one_of(place: int, count: int) -> list[float]:
    return [1.0 if at == place else 0.0 for at in range(count)]


def counted(cards: Sequence[Card]) -> list[int]:
    """The number of cards of each kind."""
    counts = [0] * KINDS
    for card in cards:
        counts[NUMBER[card]] += 1
    return counts

"""A game of Kréo by the rules, and the same game at a training table of the network (train/kreo_table.cpp)."""

import ctypes
from dataclasses import dataclass, field
from random import Random
from typing import Any

from kermesse.core.chance import Chance
from kermesse.core.game import Command, Event
from kermesse.games.kreo.commands import READY, TakeEnergy
from kermesse.games.kreo.components import ELEMENTS, NATURES, RANK, STANDS_FOR
from kermesse.games.kreo.components import REQUIRES as REQUIRED
from kermesse.games.kreo.events import TornadeDropped, TurnStarted
from kermesse.games.kreo.options import KreoOptions
from kermesse.games.kreo.pieces import Owned
from kermesse.games.kreo.rules.ending import WON
from kermesse.games.kreo.rules.legal import decisions
from kermesse.games.kreo.rules.play import apply
from kermesse.games.kreo.rules.table import setup
from kermesse.games.kreo.state import KreoState, held, is_laid, order_of
from kermesse.games.kreo.view import view
from kermesse.players.kreo.board import COUNT, NUMBER, REQUIRES, ROUTES
from kermesse.players.kreo.features import ACTIONS, FEATURES, Decision, FeatureEncoder, Memory
from kermesse.players.kreo.hard_bot import board_of, count
from kermesse.players.kreo.recognise_partner import sign
from tests.players.tables import table_type

SECRETS = 190
CLOSE = 0.3  # of a planet: what a team has that came nearly so far
OPTIONS = KreoOptions(timers="off")
Table: Any = table_type("kreo")


def facts_of(state: KreoState) -> dict[str, Any]:
    """Return everything on the table, as the rules have it."""
    under = [state.table.get(nature) for nature in NATURES]
    return {
        "turn": state.turn,
        "first": state.first,
        "reserve": state.reserve,
        "rage": int(state.hecatonchires),
        "order": order_of(state),
        "hand": [count(hand) for hand in state.hands],
        "laid": [NUMBER[placed[0]] if placed and placed[0] else -1 for placed in state.placed],
        "energy": state.energy,
        "discard": count(state.discard),
        "has": [-1 if owned is None else sum(1 << ELEMENTS.index(one.element) for one in owned) for owned in under],
        "loose": [
            sum(1 << ELEMENTS.index(one.element) for one in owned or () if one.card not in RANK) for owned in under
        ],
        "ether": [
            sum(1 << ELEMENTS.index(one.element) for one in owned or () if one.card.startswith("ETHER"))
            for owned in under
        ],
        "stands": sum(1 << RANK[one.card] for owned in under for one in owned or () if one.card in RANK),
    }


def facts_at(table: Any) -> dict[str, Any]:
    """Return the same, as the training table has it."""
    k = table.k
    facts: dict[str, Any] = {name: getattr(table, name) for name in ("turn", "first", "reserve", "rage", "stands")}
    facts |= {name: list(getattr(table, name)) for name in ("discard", "has", "loose", "ether")}
    facts |= {name: list(getattr(table, name))[:k] for name in ("laid", "energy")}
    facts["order"] = list(table.order)[: table.count]
    facts["hand"] = [list(hand) for hand in table.hand][:k]
    return facts


@dataclass(frozen=True, slots=True)
class Witnessed(Chance):
    """A random source that remembers its draws."""

    random: Random
    drawn: list[int] = field(default_factory=list)

    def shuffle(self, things: list[Any], source: str, counter: int = 0) -> None:
        for last in range(len(things) - 1, 0, -1):
            at = self.random.randrange(last + 1)
            self.drawn.append(at)
            things[last], things[at] = things[at], things[last]


class Real:
    """A game by the rules, among partners who use the shared convention and remember what each one says."""

    def __init__(self, seats: int, chance: Witnessed) -> None:
        self.state, events = setup(seats, OPTIONS, chance, 0)
        self.memories = [Memory(seat, seats) for seat in range(seats)]
        self.spoken: set[int] = set()
        self._tell(events)
        while self.state.phase == "setup_energy":
            state = self.state
            left = seats - state.chosen
            self._do(state.asked, TakeEnergy(sign(state.reserve, left, left == seats)))

    def _tell(self, events: list[Event]) -> None:
        if any(isinstance(event, TurnStarted) for event in events):
            self.spoken.clear()
        for seat, memory in enumerate(self.memories):
            for event in events:
                if (seen := event.seen(seat)) is not None:
                    memory.hear(seen)

    def gone(self, seat: int, card: str) -> None:
        for memory in self.memories:
            memory.hear(TornadeDropped(seat, card))

    def _do(self, seat: int, command: Command) -> None:
        self._tell(apply(self.state, seat, command, 0))

    def asked(self) -> tuple[int, Decision]:
        state = self.state
        if state.asked >= 0:
            return state.asked, state.decision  # type: ignore[return-value]
        seat = next(seat for seat in order_of(state) if seat not in self.spoken)
        return seat, "tell" if is_laid(state, seat) else "lay"

    def sight(self) -> FeatureEncoder:
        seat, decision = self.asked()
        return FeatureEncoder(view(self.state, seat, 0), self.memories[seat], decision, decisions(self.state, seat, 0))

    def do(self, command: Command | None) -> None:
        """None: it shows no more."""
        state = self.state
        seat, decision = self.asked()
        if command is not None:
            self._do(seat, command)
        if state.phase == "divination" and is_laid(state, seat):
            if command is None or not state.energy[seat]:
                self.spoken.add(seat)
            if self.spoken >= set(order_of(state)):
                self._close()
        elif state.phase == "divination" and decision == "lay" and self.spoken and self.spoken >= set(order_of(state)):
            self._close()  # the last to speak has burnt its last card

    def _close(self) -> None:
        turn = self.state.turn
        for seat in order_of(self.state):
            if self.state.phase == "divination" and self.state.turn == turn:
                self._do(seat, READY)

    def value(self) -> float:
        state = self.state
        if state.rank >= WON:
            return 1.0
        if state.code in ("aggression_first", "aggression_last"):
            return 0.0
        board = board_of(view(state, 0, 0))
        needs = []
        for route in ROUTES:
            need = 0
            for nature in range(len(NATURES)):
                if route >> nature & 1:
                    has = board.has[nature]
                    need += COUNT[REQUIRES[nature] & ~has] if has >= 0 else COUNT[REQUIRES[nature]] + 1
            needs.append(need)
        return CLOSE * (1 - min(28, min(28, *needs) + board.attacks()) / 28)


class Both:
    """A game by the rules, and the same game at a training table."""

    def __init__(self, tables: ctypes.CDLL, seats: int, name: str) -> None:
        self.tables, self.seats = tables, seats
        self.chance = Witnessed(b"", Random(name))
        self.real = Real(seats, self.chance)
        self.table = Table(watched=1)
        self.numbers, self.may = (ctypes.c_float * (FEATURES + SECRETS))(), (ctypes.c_uint8 * ACTIONS)()
        self.who, self.action = (ctypes.c_int32 * 1)(), (ctypes.c_int32 * 1)()
        self.over, self.shares = (ctypes.c_uint8 * 1)(), (ctypes.c_float * 6)()
        self._tell()
        tables.tables_begin(ctypes.byref(self.table), (ctypes.c_int32 * 1)(seats), ctypes.c_uint64(1), 1)
        assert facts_at(self.table) == facts_of(self.real.state)

    def _tell(self) -> None:
        drawn = self.chance.drawn
        self.table.told[: len(drawn)] = drawn
        self.table.told_count, self.table.told_next = len(drawn), 0
        drawn.clear()

    def furnish(self) -> None:
        """Put the table in a late position: Natures with cards under them, a discard, tokens in the reserve."""
        state, random, table = self.real.state, self.chance.random, self.table
        state.turn = table.turn = 5

        def taken(cards: list[str]) -> str:
            seat = next(seat for seat in range(self.seats) if set(cards) & set(state.hands[seat]))
            card = next(card for card in state.hands[seat] if card in cards)
            state.hands[seat].remove(card)
            self.real.gone(seat, card)
            return card

        for nature in random.sample(NATURES, 7):
            state.table[taken([nature])] = []
        for nature, owned in state.table.items():
            for element in random.sample(REQUIRED[nature], len(REQUIRED[nature]) - (nature == "PLANETE")):
                fits = [card for hand in state.hands if len(hand) > 1 for card in hand if element in STANDS_FOR[card]]
                if fits and random.random() < 0.5:
                    owned.append(Owned(taken(fits), element))
        for _ in range(self.seats):
            longest = max(state.hands, key=len)
            if len(longest) > 2:
                state.discard.append(taken(longest))
        for seat in range(self.seats):
            if state.energy[seat] and random.random() < 0.5:
                state.energy[seat] -= 1
                state.reserve += 1
        for name, fact in facts_of(state).items():
            if name == "hand":
                for seat, hand in enumerate(fact):
                    table.hand[seat][:] = hand
            elif isinstance(fact, list):
                getattr(table, name)[: len(fact)] = fact
            else:
                setattr(table, name, fact)
        for viewer, memory in enumerate(self.real.memories):
            table.knows[viewer][: self.seats] = memory.knows
        self.real.sight()
        table.opening = self.real.memories[self.real.asked()[0]].opening
        assert facts_at(table) == facts_of(state)

    def look(self) -> FeatureEncoder:
        """Check that both games show the asked seat the same, offer it the same commands, and hide the same from it."""
        self.tables.tables_see(ctypes.byref(self.table), self.numbers, self.may, self.who, 1)
        seat, _ = self.real.asked()
        assert self.who[0] == seat
        sight = self.real.sight()
        numbers = sight.numbers()
        assert len(numbers) == FEATURES
        numbers += self._secrets(seat)
        assert [at for at, number in enumerate(numbers) if abs(number - self.numbers[at]) > 1e-6] == []
        assert [action for action in range(ACTIONS) if self.may[action]] == sorted(sight.commands)
        return sight

    def _secrets(self, seat: int) -> list[float]:
        state = self.real.state
        found: list[float] = []
        for on in range(1, 6):
            other = (seat + on) % self.seats
            here = on < self.seats
            found += [one / 2 for one in count(state.hands[other] if here else [])]
            found += [float(one) for one in count([card for card in state.placed[other] if card] if here else [])]
        return found

    def do(self, sight: FeatureEncoder, action: int) -> bool:
        """Do it in both games and check that the results agree; return True if the game is over. Then deal the next
        game in both.
        """
        real = self.real
        real.do(sight.commands[action])
        over = real.state.phase == "over"
        if over:
            self.real = Real(self.seats, self.chance)
        self._tell()
        self.action[0] = action
        self.tables.tables_go(ctypes.byref(self.table), self.action, self.shares, self.over, 1)
        assert bool(self.over[0]) == over
        assert facts_at(self.table) == facts_of(self.real.state)
        assert self.table.told_next == self.table.told_count
        if over:
            expected = [real.value()] * self.seats + [0.0] * (6 - self.seats)
            assert [abs(one - other) < 1e-6 for one, other in zip(self.shares, expected, strict=True)] == [True] * 6
            self.ended = real.state.code
        return over


def knows_only_what_is_held(real: Real) -> bool:
    """True if every belief about another's hand is correct."""
    for memory in real.memories:
        for seat in range(real.state.n):
            kinds = {NUMBER[card] for card in held(real.state, seat)}
            if any(memory.knows[seat] >> kind & 1 and kind not in kinds for kind in range(19)):
                return False
    return True

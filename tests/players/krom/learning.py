"""A game of Krom by the rules, and the same game at a training table of the network (train/krom_table.cpp)."""

import ctypes
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec

from kermesse.core.chance import Chance
from kermesse.games.krom.options import KromOptions
from kermesse.games.krom.rules.play import answered, apply_unheard, awaiting, decisions
from kermesse.games.krom.rules.table import setup
from kermesse.games.krom.state import KromState
from kermesse.games.krom.view import view
from kermesse.players.krom.features import ACTIONS, FEATURES, PHASES, FeatureEncoder
from tests.players.tables import table_type

PHASE_NUMBERS = {phase: number for number, phase in enumerate((*PHASES, "between"))}

Table: Any = table_type("krom")


LISTS = {
    "order": "order",
    "evolution_pile": "evolution_pile",
    "hunt_pile": "hunt_pile",
    "hunt_discard": "hunt_discard",
    "gather_pile": "gather_pile",
    "gather_discard": "gather_discard",
    "bonus_pile": "bonus_pile",
    "bonus_discard": "bonus_discard",
    "fighters": "fighters",
    "victims": "victims",
}
COLUMNS = {
    "character": "characters",
    "hearts": "hearts",
    "points": "points",
    "standing": "places",
    "destination": "destinations",
    "stock": "stock",
    "evolution_row": "evolution_row",
    "hunt_row": "hunt_row",
    "totals": "totals",
}
FACTS = {
    "round": "round_no",
    "place": "place",
    "active": "active",
    "acted": "acted",
    "passed": "passed",
    "asked": "asked",
    "declined": "declined",
    "beast_hearts": "beast_hearts",
    "beast_place": "beast_place",
    "trophy": "trophy",
    "winner": "winner",
    "rested": "rested",
    "served": "served",
    "gathered": "gathered",
    "hunted": "hunted",
    "rerolls": "rerolls",
    "settled": "settled",
}


def facts_of(state: KromState) -> dict[str, Any]:
    """Return everything on the table, as the rules have it, without leftovers of an earlier window or turn."""
    facts: dict[str, Any] = {name: int(getattr(state, own)) for name, own in FACTS.items()}
    facts |= {name: list(getattr(state, own)) for name, own in (LISTS | COLUMNS).items()}
    facts["totals"] = state.totals if state.fighters else []
    facts["purse"] = [purse[:] for purse in state.purses]
    facts["hand"] = [hand[:] for hand in state.hands]
    facts["known"] = [masks[:] for masks in state.known]
    facts["climb"] = sorted(state.climb)
    facts["stack"] = [(one.owner, one.card, one.target, one.give, one.take) for one in state.stack]
    facts["phase"] = PHASE_NUMBERS[state.phase]
    facts["interrupted"] = PHASE_NUMBERS[state.interrupted]
    options = state.options
    facts["glacial"], facts["with_beast"] = int(options.board == "glacial"), int(options.kromosaure)
    facts["longer"], facts["k"] = int(options.long_game), state.n
    return facts


def facts_at(table: Any) -> dict[str, Any]:
    """Return the same, as the training table has it."""
    k = table.k
    facts: dict[str, Any] = {name: getattr(table, name) for name in FACTS}
    facts |= {name: shown(getattr(table, name)) for name in LISTS}
    facts |= {name: list(getattr(table, name)) for name in COLUMNS}
    for name in ("character", "hearts", "points", "standing", "destination"):
        facts[name] = facts[name][:k]
    facts["totals"] = list(table.totals)[: table.fighters.count]
    facts["purse"] = [list(purse) for purse in table.purse][:k]
    facts["hand"] = [shown(hand) for hand in table.hand][:k]
    facts["known"] = [list(table.known[seat])[: table.hand[seat].count] for seat in range(k)]
    facts["climb"] = list(table.climb) if table.climbing else []
    facts["stack"] = [(one.owner, one.card, one.target, one.give, one.take) for one in table.stack][: table.stacked]
    facts |= {name: getattr(table, name) for name in ("phase", "interrupted", "glacial", "with_beast", "longer", "k")}
    return facts


def shown(found: Any) -> list[int]:
    return list(found.at)[: found.count]


def same_table(state: KromState) -> Any:
    table = Table(watched=1, dice=1)
    for name, fact in facts_of(state).items():
        if name in LISTS:
            fill(getattr(table, name), fact)
        elif name == "hand":
            for seat, hand in enumerate(fact):
                fill(table.hand[seat], hand)
        elif name in ("purse", "known"):
            for seat, column in enumerate(fact):
                getattr(table, name)[seat][: len(column)] = column
        elif name == "stack":
            assert not fact
        elif isinstance(fact, list):
            getattr(table, name)[: len(fact)] = fact
        else:
            setattr(table, name, fact)
    return table


def fill(found: Any, ones: list[int]) -> None:
    found.count = len(ones)
    found.at[: len(ones)] = ones


@dataclass(frozen=True, slots=True)
class Witnessed(Chance):
    """A random source that remembers its draws, in the order in which a shuffle or a throw asks for them."""

    random: Random
    drawn: list[int] = field(default_factory=list)

    def _draw(self, n: int) -> int:
        self.drawn.append(self.random.randrange(n))
        return self.drawn[-1]

    def below(self, n: int, source: str, counter: int = 0) -> int:
        return self._draw(n)

    def dice(self, count: int, sides: int, source: str, counter: int = 0) -> list[int]:
        return [1 + self._draw(sides) for _ in range(count)]

    def shuffle(self, things: list[Any], source: str, counter: int = 0) -> None:
        if source == "pick order":  # at the tables where it learns nobody picks
            self.random.shuffle(things)
            return
        for last in range(len(things) - 1, 0, -1):
            at = self._draw(last + 1)
            things[last], things[at] = things[at], things[last]

    def told(self) -> list[int]:
        found = self.drawn[:]
        self.drawn.clear()
        return found


def tell(table: Any, draws: list[int]) -> None:
    table.told[: len(draws)] = draws
    table.told_count, table.told_next = len(draws), 0


class Both:
    """A game by the rules, and the same game at a training table."""

    def __init__(self, tables: ctypes.CDLL, state: KromState, chance: Witnessed) -> None:
        self.tables, self.state, self.chance = tables, state, chance
        self.table = same_table(state)
        asked = [seat for seat in awaiting(state) if not answered(state, seat)]
        self.table.asking = chance.random.choice(asked)  # from then on it is drawn there
        self.numbers, self.may = (ctypes.c_float * FEATURES)(), (ctypes.c_uint8 * ACTIONS)()
        self.who, self.action = (ctypes.c_int32 * 1)(), (ctypes.c_int32 * 1)()
        self.over, self.shares = (ctypes.c_uint8 * 1)(), (ctypes.c_float * 6)()
        chance.told()

    def look(self) -> FeatureEncoder:
        """Check that both games show the asked seat the same and offer it the same commands."""
        state = self.state
        self.tables.tables_see(ctypes.byref(self.table), self.numbers, self.may, self.who, 1)
        seat = self.who[0]
        assert seat in awaiting(state)
        assert not answered(state, seat)
        offers = decisions(state, seat, 0)
        sight = FeatureEncoder(view(state, seat, 0), offers)
        numbers = sight.numbers()
        assert [at for at in range(FEATURES) if abs(numbers[at] - self.numbers[at]) > 1e-6] == []
        assert [action for action in range(ACTIONS) if self.may[action]] == sorted(sight.commands)
        assert {sight.output_of(command) for command in offers} == set(sight.commands)
        return sight

    def do(self, sight: FeatureEncoder, action: int) -> bool:
        """Do it in both games and check that the results agree; return True if the game is over. Then deal the next
        game in both.
        """
        command = sight.commands[action]
        assert command is not None
        apply_unheard(self.state, self.who[0], command, 0)
        over = self.state.phase == "game_over"
        expected = dealt(self.state.n, self.state.options, self.chance) if over else self.state
        draws = self.chance.told()
        tell(self.table, draws)
        self.action[0] = action
        self.tables.tables_go(ctypes.byref(self.table), self.action, self.shares, self.over, 1)
        assert bool(self.over[0]) == over
        assert facts_at(self.table) == facts_of(expected)
        assert self.table.told_next == len(draws)
        return over


def dealt(seats: int, options: KromOptions, chance: Witnessed) -> KromState:
    state, _ = setup(seats, msgspec.structs.replace(options, characters="random"), chance, 0)
    return state

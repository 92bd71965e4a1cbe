"""Search to the end of a turn: heuristics finish the turn, the row is refilled, and the position is evaluated. Only the
dice of a fill are thrown on the way, so a few imagined decks are enough.
"""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Final

from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import Command
from kermesse.games.kero.commands import ConvertWheat, PlayTuarek, SetStandingOrder
from kermesse.games.kero.components import WHEAT
from kermesse.games.kero.imagine import imagine
from kermesse.games.kero.rules.listing import decisions
from kermesse.games.kero.rules.play import apply_unheard, awaiting, deadline, expire_unheard
from kermesse.games.kero.state import NOBODY, KeroState
from kermesse.games.kero.view import view
from kermesse.games.kero.view_types import KeroView
from kermesse.players.kero.evaluation import BY_HAND, Valuation
from kermesse.players.kero.exact_odds import ExactOddsBot
from kermesse.players.kero.heuristics import NormalBot, turned_by
from kermesse.players.kero.position_value import SPREAD, WEIGHTS, ahead, chance_to_win
from kermesse.players.kero.reflexes import HANDS
from kermesse.players.search import LooksAhead, Search

MOST_STEPS: Final = 400  # a turn is over long before this
MOST_PLOYS: Final = 3  # marches and banishments that are tried
SEARCHED: Final = ("develop", "sweep", "tie")


@cache
def _player(seat: int) -> NormalBot:
    """The player that finishes the turn. It has no memory and draws no random numbers."""
    return ExactOddsBot(seat, 2, Random(seat), HANDS["hard"])


def value_after(state: KeroState, seat: int, command: Command, now: Millis, world: int) -> float:
    """The seat's chance to win after that command and the end of the turn."""
    turn = state.turn_no
    apply_unheard(state, seat, command, now)
    for _ in range(MOST_STEPS):
        if state.phase == "over" or state.turn_no > turn:
            break
        now = _go_on(state, now)
    if state.phase == "over":
        return 0.5 if state.winner == NOBODY else float(state.winner == seat)
    points = _judged(state, world)
    return chance_to_win(points if state.active == seat else -points, len(state.deck), SPREAD)


def _judged(state: KeroState, world: int) -> float:
    """The lead in points. Many candidates of a world end in the same state, which is evaluated once."""
    if world not in JUDGED:
        JUDGED.clear()
        JUDGED[world] = {}
    clans = (tuple(state.cards[0]), tuple(state.cards[1]), tuple(state.won[0]), tuple(state.won[1]))
    tiles = (tuple(state.tuareks[0]), tuple(state.tuareks[1]), *state.jerricans, *state.fuel)
    key = (state.active, len(state.deck), tuple(state.row), tuple(state.explorers), clans, tiles, state.last_turn)
    points = JUDGED[world].get(key)
    if points is None:
        points = JUDGED[world][key] = ahead(state, BY_HAND, WEIGHTS)
    return points


JUDGED: Final[dict[int, dict[tuple[object, ...], float]]] = {}  # of the last world


def _go_on(state: KeroState, now: Millis) -> Millis:
    """Play one decision or deadline; return the time after it."""
    for who in awaiting(state):
        command = _player(who).choose(view(state, who, now), decisions(state, who, now), now)
        if command is not None:
            apply_unheard(state, who, command, now)
            return now
    due = deadline(state)
    assert due < NEVER, "nobody decides, and nothing falls due"
    expire_unheard(state, due)
    return max(now, due)


def worth_a_try(seen: KeroView, seat: int, legal: Sequence[Command]) -> list[Command]:
    """The candidates for a search: of Tuareks that move Explorers the best few, and only the heuristics' loot."""
    worth = Valuation(seen, seat, ExactOddsBot.taste)
    tries: list[Command] = []
    ploys: list[tuple[float, Command]] = []
    for command in legal:
        if isinstance(command, SetStandingOrder):
            continue
        if isinstance(command, ConvertWheat) and command.n < seen.harvest[WHEAT]:
            continue
        if isinstance(command, PlayTuarek):
            if command.kind == "loot":
                continue
            if command.kind in ("banish", "march"):
                change = worth.held(command.land - 1, 1) if command.land else turned_by(command.moves, worth)
                ploys.append((change, command))
                continue
        tries.append(command)
    ploys.sort(key=lambda each: -each[0])
    return tries + [command for change, command in ploys[:MOST_PLOYS] if change > 0.0]


SEARCH: Final = Search(imagine, value_after, playouts=48, margin=0.0, fewest=3)


class MasterBot(ExactOddsBot, LooksAhead[KeroView]):
    """A bot with exact odds that also looks ahead to the rival's turn."""

    search = SEARCH

    def asks(self, seen: KeroView) -> bool:
        """True if the decision is worth a search."""
        return seen.phase in SEARCHED

    def act(self, view: KeroView, legal: Sequence[Command], now: Millis) -> Command | None:
        rule = super().act(view, legal, now)
        if rule is None or len(legal) < 2 or not self.asks(view):
            return rule
        return self.search.best(view, self.seat, now, worth_a_try(view, self.seat, legal), rule, self.random)

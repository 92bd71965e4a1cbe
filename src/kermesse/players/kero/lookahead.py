"""What a turn's end leads to: the turn is played to its end by heuristics, the row is refilled, and then it is judged how
the clans stand. No dice are thrown on the way but those of a fill, so that few imagined decks tell much."""

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
from kermesse.players.kero.heuristics import KeroBot, turned_by
from kermesse.players.kero.position_value import SPREAD, WEIGHTS, ahead, chance_to_win
from kermesse.players.kero.reflexes import HANDS
from kermesse.players.search import LooksAhead, Search

MOST_STEPS: Final = 400  # long before this a turn is over
MOST_PLOYS: Final = 3  # marches and banishments that are tried
SEARCHED: Final = ("develop", "sweep", "tie")


@cache
def _player(seat: int) -> KeroBot:
    """Who plays the turn on: it remembers nothing, and draws nothing."""
    return ExactOddsBot(seat, 2, Random(seat), HANDS["hard"])


def value_after(state: KeroState, seat: int, command: Command, now: Millis, world: int) -> float:
    """That command done and the turn ended: the seat's chance to win, as the table then looks."""
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
    """Points ahead. Many candidates of one world come to the same in the end: it is judged once."""
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
    """One decision, or what falls due; the time that it then is."""
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
    """What a person would think about: of Tuareks that move Explorers the best few, and no loot but the heuristics'."""
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


SEARCH: Final = Search(imagine, KeroState.copy, value_after, playouts=48, margin=0.0, fewest=3)


class MasterBot(ExactOddsBot, LooksAhead[KeroView]):
    """Reckons with the dice, and looks ahead to the rival's turn before it does what that says."""

    search = SEARCH

    def asks(self, seen: KeroView) -> bool:
        """Whether that decision is worth a search."""
        return seen.phase in SEARCHED

    def act(self, view: KeroView, legal: Sequence[Command], now: Millis) -> Command | None:
        rule = super().act(view, legal, now)
        if rule is None or len(legal) < 2 or not self.asks(view):
            return rule
        return self.search.best(view, self.seat, now, worth_a_try(view, self.seat, legal), rule, self.random)

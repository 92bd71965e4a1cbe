"""Kraaw: crows build nests. 2 to 6 players; memory, theft and locks."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from kermesse.core.game import Command, Event, Game, Outcome
from kermesse.core.package import game_in
from kermesse.games.kraaw.components import COMPONENTS, DECKS
from kermesse.games.kraaw.options import KraawOptions
from kermesse.games.kraaw.state import KraawState
from kermesse.games.kraaw.view_types import KraawView


def outcome(state: KraawState) -> Outcome | None:
    if state.phase != "game_over":
        return None
    champions = state.champions
    placing = [(seat not in champions, -state.wins[seat]) for seat in range(state.n)]
    return Outcome(
        code="champion" if len(champions) == 1 else "shared",
        winners=tuple(champions),
        ranks=tuple(1 + sum(other < place for other in placing) for place in placing),
        scores=tuple(state.wins),
        stats={"rounds": state.round_no, "turns": state.turns, "finals": float(state.final)},
    )


def census(state: KraawState) -> Mapping[str, int]:
    """All 35 value cards: those on the table, and those in the box with this number of contenders."""
    in_box = [card["copies"] for card in COMPONENTS["value"]]
    if state.contenders:
        in_box = [copies - used for copies, used in zip(in_box, DECKS[len(state.contenders)], strict=True)]
    on_table = Counter(state.values)
    return {f"value {value}": on_table[value] + in_box[value - 1] for value in range(1, 6)}


GAME: Final[Game[KraawState, Command, Event, KraawView, KraawOptions]] = game_in(
    __name__, version="3", seats=range(2, 7), minutes=(15, 60), bot_minutes=(11, 26)
)

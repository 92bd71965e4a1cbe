"""Kréo: Titans build a planet together. 3 to 6 players; secret choices, and talk that costs energy."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from kermesse.core.game import PATIENT, Command, Event, Game, Outcome
from kermesse.core.package import game_in
from kermesse.games.kreo.commands import Concede
from kermesse.games.kreo.components import ALL_CARDS, TITANS, TOKENS, TOKENS_IN_BOX, deck_of
from kermesse.games.kreo.options import KreoOptions
from kermesse.games.kreo.rules.ending import WON
from kermesse.games.kreo.state import KreoState, held, tokens_on_cards
from kermesse.games.kreo.view_types import KreoView


def outcome(state: KreoState) -> Outcome | None:
    """The outcome, one result for the whole team."""
    if state.phase != "over":
        return None
    everybody = tuple(range(state.n))
    return Outcome(
        code=state.code,
        winners=everybody if state.rank >= WON else (),
        ranks=(1,) * state.n,
        scores=(state.rank,) * state.n,
        stats={
            "rank": state.rank,
            "turns": state.turn,
            "cards_left": sum(len(held(state, seat)) for seat in everybody),
            "under_planete": len(state.table.get("PLANETE", ())),
        },
    )


def census(state: KreoState) -> Mapping[str, int]:
    """All 42 Universe cards, the 15 Energy tokens, the Titan cards, and the one marker: on the table or in the box."""
    box = set(ALL_CARDS) - set(deck_of(state.n, state.options.first_game))
    there = Counter(box)
    for seat in range(state.n):
        there.update(held(state, seat))
    there.update(state.discard)
    there.update(state.table.keys())
    for owned in state.table.values():
        there.update(card.card for card in owned)
    if state.exchange is not None:
        there[state.exchange.card] += 1
    if state.current:
        there[state.current] += 1
    tokens = TOKENS_IN_BOX - TOKENS[state.n] + sum(state.energy) + state.reserve + tokens_on_cards(state)
    titans = Counter(state.titans) if state.titans else Counter()
    titans.update(set(TITANS) - set(state.titans))
    return {**there, **titans, "energy": tokens, "marker": int(0 <= state.first < state.n)}


GAME: Final[Game[KreoState, Command, Event, KreoView, KreoOptions]] = game_in(
    __name__,
    version="3",
    seats=range(3, 7),
    minutes=(20, 45),
    bot_minutes=(3, 4),
    cooperative=True,
    giving_up=Concede(vote=True),
    latency=PATIENT,
)

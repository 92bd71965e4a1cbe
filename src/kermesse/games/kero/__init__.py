"""Kero: dice against the sand. 2 players; a truck that is a sand timer."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from kermesse.core.game import Command, Event, Game, Outcome
from kermesse.core.package import game_in
from kermesse.games.kero.components import EXPLORERS, LANDS, TUAREKS, card_name
from kermesse.games.kero.latency import LATENCY, PAUSES
from kermesse.games.kero.options import KeroOptions
from kermesse.games.kero.rules.scoring import score
from kermesse.games.kero.state import EMPTY, NOBODY, KeroState
from kermesse.games.kero.view_types import KeroView


def outcome(state: KeroState) -> Outcome | None:
    if state.phase != "over":
        return None
    winner = state.winner
    return Outcome(
        code="draw" if winner == NOBODY else "won",
        winners=(0, 1) if winner == NOBODY else (winner,),
        ranks=(1, 1) if winner == NOBODY else (1 + winner, 2 - winner),
        scores=(score(state, 0).total, score(state, 1).total),
        stats={
            "turns": state.turn_no,
            "throws": state.throws,
            "pannes": state.pannes,
            "last_turn": float(state.last_turn),
        },
        roles=tuple("first" if seat == state.first else "second" for seat in range(2)),
    )


def census(state: KeroState) -> Mapping[str, int]:
    """Every card, land and Tuarek tile, Jerricans, each clan's Explorers, dice and trucks, and lost power tiles."""
    counted: Counter[str] = Counter()
    for pile in (state.deck, state.row, state.card_discard, *state.cards):
        counted.update(f"card {card_name(card)}" for card in pile if card != EMPTY)
    for pile in (state.lands, state.land_pile, state.land_discard, *state.won):
        counted.update(f"land {LANDS[land]}" for land in pile if land != EMPTY)
    for pile in (state.tuarek_pile, state.tuarek_discard, *state.tuareks):
        counted.update(f"tuarek {TUAREKS[kind]}" for kind in pile)
    counted["jerricans"] = state.supply + sum(state.jerricans)
    for seat in range(2):
        on_lands = sum(state.explorers[seat::2])
        at_outpost = state.outpost if seat != state.first else 0
        counted[f"explorers of {seat}"] = state.camp[seat] + on_lands + at_outpost
        counted[f"powers of {seat} without their card"] = len(set(state.powers[seat]) - set(state.cards[seat]))
        sound = 0 <= state.fuel[seat] <= state.capacity[seat] and state.camp[seat] <= EXPLORERS
        counted["sound trucks"] += sound
    counted["dice"] = len(state.faces)
    return counted


GAME: Final[Game[KeroState, Command, Event, KeroView, KeroOptions]] = game_in(
    __name__,
    version="3",
    seats=range(2, 3),
    minutes=(20, 40),
    bot_minutes=(5, 11),
    real_time=True,
    pauses=PAUSES,
    latency=LATENCY,
)

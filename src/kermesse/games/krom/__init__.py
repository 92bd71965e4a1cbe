"""Krom: a prehistoric race for Evolutions. 2 to 6 players; secret moves, brawls, cards that interrupt, and a beast."""

from collections.abc import Mapping
from typing import Final

from kermesse.core.game import PATIENT, Command, Event, Game, Outcome
from kermesse.core.package import game_in
from kermesse.games.krom.components import (
    BONUS_KEYS,
    CHARACTERS,
    EVOLUTION_IDS,
    FULL_HEARTS,
    GATHER_KEYS,
    KINDS,
    PREY_IDS,
    TROPHY_POINTS,
)
from kermesse.games.krom.options import KromOptions
from kermesse.games.krom.rules.victory import ranks
from kermesse.games.krom.state import NO_CARD, NOBODY, KromState, points_on_cards
from kermesse.games.krom.view_types import KromView


def outcome(state: KromState) -> Outcome | None:
    if state.phase != "game_over":
        return None
    placing = ranks(state)
    return Outcome(
        code="round_cap" if state.ended_by == "round_cap" else "chief",
        # several only at the cap, without a chief
        winners=tuple(seat for seat, rank in enumerate(placing) if rank == 1),
        ranks=tuple(placing),
        scores=tuple(state.points),
        stats={"rounds": state.round_no, "bonus_played": state.bonus_no, "trophy": float(state.trophy != NOBODY)},
        roles=tuple(CHARACTERS[character] for character in state.characters),
    )


def census(state: KromState) -> Mapping[str, int]:
    """Every token and card; the beast or its trophy; and points, equal to those of cards and trophy."""
    counted = {kind: state.stock[at] + sum(purse[at] for purse in state.purses) for at, kind in enumerate(KINDS[:4])}
    stacked = [played.card for played in state.stack]
    _count(counted, BONUS_KEYS, [state.bonus_pile, state.bonus_discard, stacked, *state.hands])
    _count(counted, GATHER_KEYS, [state.gather_pile, state.gather_discard])
    _count(counted, PREY_IDS, [state.hunt_pile, state.hunt_row, state.hunt_discard])
    _count(counted, EVOLUTION_IDS, [state.evolution_pile, state.evolution_row, *state.evolutions])
    counted["beast"] = (state.beast_hearts > 0) + (state.trophy != NOBODY)
    counted["points out of place"] = sum(
        abs(state.points[seat] - points_on_cards(state, seat) - TROPHY_POINTS * (state.trophy == seat))
        for seat in range(state.n)
    )
    counted["hearts out of scale"] = sum(not 0 <= hearts <= FULL_HEARTS for hearts in state.hearts)
    counted["hands out of step"] = sum(
        len(hand) != len(known) for hand, known in zip(state.hands, state.known, strict=True)
    )
    return counted


def _count(counted: dict[str, int], names: list[str], piles: list[list[int]]) -> None:
    for name in names:
        counted[name] = 0
    for pile in piles:
        for card in pile:
            if card != NO_CARD:
                counted[names[card]] += 1


GAME: Final[Game[KromState, Command, Event, KromView, KromOptions]] = game_in(
    __name__, version="3", seats=range(2, 7), minutes=(25, 50), bot_minutes=(6, 13), latency=PATIENT
)

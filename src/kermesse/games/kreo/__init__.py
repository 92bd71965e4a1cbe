"""Kréo: Titans build a planet together. 3 to 6 players; secret choices, and talk that costs energy."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from kermesse.core.game import PATIENT, Command, Event, Game, Outcome
from kermesse.games.kreo.actions import kinds
from kermesse.games.kreo.bot import BOTS
from kermesse.games.kreo.commands import COMMANDS, Concede
from kermesse.games.kreo.components import ALL_CARDS, TITANS, TOKENS, TOKENS_IN_BOX, deck_of
from kermesse.games.kreo.events import EVENTS
from kermesse.games.kreo.imagine import imagine
from kermesse.games.kreo.options import PACE, PRESETS, KreoOptions, check_options
from kermesse.games.kreo.position import read_position
from kermesse.games.kreo.rules.ending import WON
from kermesse.games.kreo.rules.legal import canonical, legal
from kermesse.games.kreo.rules.play import apply, apply_unheard, deadline, expire, expire_unheard, guards, too_late
from kermesse.games.kreo.rules.speech import speech
from kermesse.games.kreo.rules.table import setup
from kermesse.games.kreo.state import KreoState, awaited, held, tokens_on_cards
from kermesse.games.kreo.telling import TELLING
from kermesse.games.kreo.view import view
from kermesse.games.kreo.view_types import KreoView


def outcome(state: KreoState) -> Outcome | None:
    """One result for the whole team."""
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


GAME: Final[Game[KreoState, Command, Event, KreoView, KreoOptions]] = Game(
    name="kreo",
    version="2",
    seats=range(3, 7),
    options_type=KreoOptions,
    state_type=KreoState,
    command_types=COMMANDS,
    event_types=EVENTS,
    view_type=KreoView,
    presets=PRESETS,
    setup=setup,
    awaiting=awaited,
    deadline=deadline,
    legal=legal,
    apply=apply,
    expire=expire,
    view=view,
    imagine=imagine,
    outcome=outcome,
    copy=KreoState.copy,
    census=census,
    position=read_position,
    kinds=kinds,
    apply_unheard=apply_unheard,
    expire_unheard=expire_unheard,
    bots=BOTS,
    guards=guards,
    too_late=too_late,
    pace=lambda options: PACE,
    latency=PATIENT,
    check_options=check_options,
    canonical=canonical,
    speech=speech,
    telling=TELLING,
    cooperative=True,
    giving_up=Concede(vote=True),
    minutes=(20, 45),
)

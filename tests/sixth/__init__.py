"""Allumettes: matches in heaps, and who must take the last one. The sixth game, made by docs/adding-a-game.md.

It is nowhere in the house: `--game tests.sixth` brings it along.
"""

from collections.abc import Mapping
from typing import Final

from kermesse.core.game import Command, Event, Game, Outcome
from tests.sixth.actions import kinds
from tests.sixth.bot import NormalBot
from tests.sixth.commands import COMMANDS
from tests.sixth.events import EVENTS
from tests.sixth.imagine import imagine
from tests.sixth.options import PACE, PRESETS, AllumettesOptions, check_options
from tests.sixth.position import read_position
from tests.sixth.rules import apply, awaiting, deadline, expire, legal, setup
from tests.sixth.state import AllumettesState, is_over, winners
from tests.sixth.telling import TELLING
from tests.sixth.view import AllumettesView, view


def outcome(state: AllumettesState) -> Outcome | None:
    if not is_over(state):
        return None
    won = winners(state)
    return Outcome(
        code="last_loses" if state.options.last == "loses" else "last_wins",
        winners=tuple(won),
        ranks=tuple(1 if seat in won else len(won) + 1 for seat in range(state.n)),
        scores=tuple(state.taken),
        stats={"turns": state.turn},
    )


def census(state: AllumettesState) -> Mapping[str, int]:
    return {"matches": sum(state.heaps) + sum(state.taken)}


GAME: Final[Game[AllumettesState, Command, Event, AllumettesView, AllumettesOptions]] = Game(
    name="allumettes",
    version="1",
    seats=range(2, 5),
    options_type=AllumettesOptions,
    state_type=AllumettesState,
    command_types=COMMANDS,
    event_types=EVENTS,
    view_type=AllumettesView,
    presets=PRESETS,
    setup=setup,
    awaiting=awaiting,
    deadline=deadline,
    legal=legal,
    apply=apply,
    expire=expire,
    view=view,
    imagine=imagine,
    outcome=outcome,
    copy=AllumettesState.copy,
    census=census,
    position=read_position,
    kinds=kinds,
    bots={"normal": NormalBot},
    pace=lambda options: PACE,
    check_options=check_options,
    perfect_information=True,
    minutes=(2, 5),
    telling=TELLING,
)

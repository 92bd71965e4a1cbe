"""Answers to the gods."""

from collections.abc import Sequence
from random import Random

from kermesse.core.game import Command
from kermesse.games.chronos.commands import NOTHING, Choose
from kermesse.games.chronos.components import CARD_OF, COST, GOD_OF, VALUE
from kermesse.games.chronos.state import ChoiceKind
from kermesse.players.chronos.perception import Perception


def answer(perception: Perception, kind: ChoiceKind, legal: Sequence[Command], random: Random) -> Command | None:
    answers = [command for command in legal if isinstance(command, Choose)]
    if not answers:
        return None
    if kind in ("hermes", "selene", "eros") and NOTHING in answers:
        return (
            _hermes(perception, answers)
            if kind == "hermes"
            else _eros(perception, answers)
            if kind == "eros"
            else NOTHING
        )
    if kind == "hecate":
        return _hecate(perception, answers)
    return max(answers, key=lambda choice: _liking(perception, kind, choice) + random.random())


def _liking(perception: Perception, kind: ChoiceKind, choice: Choose) -> float:
    view = perception.view
    if kind == "cerbere" and choice.target is not None:
        top = view.seats[choice.target].top
        harm = float(VALUE[CARD_OF[top]] or 40) if top is not None else 0.0
        return harm + 0.5 * perception.estimates[choice.target]
    if kind == "hephaistos" and choice.timer is not None:
        return _threat_of(perception, choice.timer)
    if kind == "persephone":
        return sum(_threat_of(perception, timer) for timer in choice.timers)
    if kind == "apollon" and choice.card is not None:
        return float(COST[GOD_OF[choice.card]])
    if kind == "charon" and choice.card is not None:
        return perception.worth(choice.card, 9)
    if kind == "eos_gift" and choice.card is not None:
        return -perception.worth(choice.card, 9)
    return 0.0


def _threat_of(perception: Perception, name: str) -> float:
    """The leader's timer that is nearest to the best card."""
    timer = next(timer for timer in perception.view.timers if timer.id == name)
    if timer.seat not in perception.rivals:
        return 0.0
    pile = perception.pile_of(timer)
    top = perception.view.piles[pile].top if pile >= 0 else None
    near = (30_000 - timer.sand) / 1_000 if top is not None else 0.0
    threat = 100.0 if top is not None and perception.threat(timer.seat, top) else 0.0
    return perception.estimates[timer.seat] + near + threat + (VALUE[CARD_OF[top]] if top is not None else 0)


def _hermes(perception: Perception, answers: list[Choose]) -> Command:
    """Return the best pile to swap with, if it is clearly better than the seat's own together with this realm's
    Winds.
    """
    multiple = max(1, len({wind[:2] for wind in perception.view.seats[perception.seat].winds}))
    best, best_gain = NOTHING, 15 * multiple
    for choice in answers:
        if choice.target is not None and perception.estimates[choice.target] - perception.score > best_gain:
            best, best_gain = choice, perception.estimates[choice.target] - perception.score
    return best


def _eros(perception: Perception, answers: list[Choose]) -> Command:
    """Move away a timer that blocks a card for which one of the seat's own timers waits."""
    for timer in perception.waiting():
        pile = perception.pile_of(timer)
        on_it = perception.view.piles[pile].timers
        if len(on_it) == 2:
            for choice in answers:
                if choice.timer in on_it and choice.pile != pile and choice.flip:
                    return choice
    return NOTHING


def _hecate(perception: Perception, answers: list[Choose]) -> Command:
    if perception.leads(10) and perception.score > 0:
        wanted = "HADES"
    elif perception.best_rival - perception.score > 20 and Choose(god="HERMES") in answers:
        wanted = "HERMES"
    else:
        wanted = "CERBERE"
    return Choose(god=wanted)

"""Nobody acts on news younger than a person could: read off the logs of whole games, for every bot of every game."""

from random import Random

import pytest

from kermesse.bots.table import play_out, seen_by
from kermesse.core.bot import FLOOR, Bot, Thinker
from kermesse.core.chance import seed_from
from kermesse.core.clock import NEVER
from kermesse.core.game import Refused
from kermesse.core.match import Match
from kermesse.games import CATALOGUE
from tests.bots.thrift import thrifty_bot, unlike_levels

ALL = [
    pytest.param(name, level, seats, id=f"{name}-{level}-{seats}")
    for name, game in CATALOGUE.items()
    for level in unlike_levels(game)
    for seats in sorted({game.seats[0], game.seats[min(2, len(game.seats) - 1)]})
]


def played(game, seats, make, most=4_000):
    """A whole game, its steps, and how it stood after each of them."""
    match = Match(game, seats, game.options_type(), seed_from("reactions", game.name, seats))
    states = [(0, game.copy(match.state))]
    steps = []
    for step in play_out(match, [make(seat) for seat in range(seats)]):
        steps.append(step)
        states.append((step.at, game.copy(match.state)))
        if len(steps) > most:  # long enough to have seen everything
            break
    return match, steps, states


def too_hasty(game, match, steps, states):
    """Commands that came within the floor after what they could depend on."""
    hasty = []
    heard = [(0, match.opening)] + [(step.at, step.events) for step in steps]
    for number, step in enumerate(steps):
        if step.command is None:
            continue
        before = number  # the last state before this step is states[number]
        while before >= 0 and heard[before][0] > step.at - FLOOR:
            for event in seen_by(heard[before][1], step.seat):
                if game.concerns(event, step.command, step.seat):
                    hasty.append(
                        f"{step.at}: {step.command} by {step.seat}, {step.at - heard[before][0]} ms after {event}"
                    )
            before -= 1
        if step.at >= FLOOR and not could_ask(game, states, before, step):
            hasty.append(f"{step.at}: {step.command} by {step.seat} could not have been asked {FLOOR} ms earlier")
    return hasty


def could_ask(game, states, before, step):
    """Whether it could have been asked if nothing but time had passed since: what time brings, a person sees coming."""
    _, state = states[max(before, 0)]
    state = game.copy(state)
    for _ in range(50):
        due = game.deadline(state)
        if due >= NEVER or due > step.at:
            break
        game.expire(state, due)
    try:
        game.apply(state, step.seat, step.command, step.at)
    except Refused:
        return False
    return True


@pytest.mark.parametrize(("name", "level", "seats"), ALL)
def test_no_bot_acts_on_news_younger_than_a_person_could(name, level, seats):
    game = CATALOGUE[name]
    match, steps, states = played(
        game, seats, lambda seat: thrifty_bot(game, level, seat, seats, Random(f"{level} {seat}"))
    )
    commands = sum(step.command is not None for step in steps)
    assert commands > 20
    hasty = too_hasty(game, match, steps, states)
    assert not hasty, f"{len(hasty)} of {commands}:\n" + "\n".join(hasty[:12])


class Hasty(Thinker):
    """A planted fault: it acts the very moment it hears something."""

    def hear(self, events, awaited, now):
        self._wakes = now + 5 if awaited else NEVER

    def act(self, view, legal, now):
        self._wakes = now + 5
        return self.choose(view, legal, now)

    def choose(self, view, legal, now):
        moves = [command for command in legal if not command.aside]
        return self.random.choice(moves) if moves else None


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_hasty_bot_is_found_out(name):
    game = CATALOGUE[name]
    seats = game.seats[0]
    match, steps, states = played(game, seats, lambda seat: Hasty(seat, seats, Random(seat)), 60)
    assert too_hasty(game, match, steps, states)


def test_a_reaction_below_the_floor_cannot_be_made():
    from kermesse.core.bot import Reaction

    with pytest.raises(ValueError, match="at least 300"):
        Reaction(500, 299, 900)
    assert issubclass(Hasty, Bot)

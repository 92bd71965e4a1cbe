"""Nobody acts on news younger than a person could (M2).

Every act of a whole game that came within 300 ms of somebody else's is decided again, without what others did in that time
and with the same chance: the same bot does the same at the same millisecond. So an act may not depend on such news at all,
neither on what is true of the pile that was chosen nor on what spoke against all others.
"""

import copy
from random import Random

import pytest

from kermesse.core.chance import seed_from
from kermesse.core.clock import NEVER
from kermesse.core.game import Refused
from kermesse.core.match import Match
from kermesse.games import CATALOGUE
from kermesse.players import players_of
from kermesse.players.bot import FLOOR, Reaction, Thinker
from kermesse.players.chronos.bot import NormalBot
from kermesse.players.table import play_out, seen_by
from tests.players.thrift import thrifty_bot, unlike_levels
from tests.records import possible_seats

SHORT = [
    pytest.param(name, level, seats, id=f"{name}-{level}-{seats}")
    for name, game in CATALOGUE.items()
    for level in unlike_levels(game)
    for seats in sorted({game.seats[0], game.seats[min(2, len(game.seats) - 1)]})
]
EVERY_SIZE = [
    pytest.param(name, level, seats, id=f"{name}-{level}-{seats}", marks=pytest.mark.soak)
    for name, game in CATALOGUE.items()
    for level in players_of(game).bots
    for seats in possible_seats(game)
]
MOST = 4_000  # steps: long enough to have seen everything


class Played:
    """A whole game, and the same once more beside it, which stops where an act is to be decided again."""

    def __init__(self, game, seats, make):
        self.game = game
        self.seats = seats
        self.options = game.options_type()
        self.make = make
        self.steps = [step for _, step in zip(range(MOST), play_out(self._match(), self._bots()), strict=False)]
        self._again = self._match()
        self._beside = self._bots()
        self._going = play_out(self._again, self._beside)
        self._gone = 0

    def _match(self):
        seed = seed_from("reactions", self.game.name, self.seats)
        return Match(self.game, self.seats, self.options, seed)

    def _bots(self):
        return [self.make(seat) for seat in range(self.seats)]

    def close_acts(self):
        """Acts within the floor of somebody else's: the step, and how many steps are older than that."""
        older = 0
        for number, step in enumerate(self.steps):
            while self.steps[older].at <= step.at - FLOOR:
                older += 1
            between = self.steps[older:number]
            if step.command is not None and any(other.seat not in (None, step.seat) for other in between):
                yield step, older

    def alone(self, seat, older, until):
        """All that this seat does up to then, when nobody else does anything after the first `older` steps."""
        for _ in range(older - self._gone):
            next(self._going)
        self._gone = max(older, self._gone)
        assert self._gone == older, "asked in the order of time"
        if older:
            bot, match = copy.deepcopy(self._beside[seat]), self._fork()
        else:
            bot, match = self.make(seat), self._match()
            bot.hear(seen_by(match.opening, seat), seat in match.awaiting(), match.now)
        return list(_acts(bot, match, until))

    def _fork(self):
        again = self._again
        return Match.at(self.game, self.game.copy(again.state), self.seats, self.options, again.now)


def _acts(bot, match, until):
    seat, game = bot.seat, match.game
    while min(bot.wakes(), match.deadline()) <= until:
        if match.deadline() <= bot.wakes():
            steps = match.advance(max(match.deadline(), match.now))
        else:
            now = max(bot.wakes(), match.now)
            steps = match.advance(now)
            command = bot.act(match.view(seat), match.legal(seat), now)
            if command is not None:
                yield now, command
                try:
                    steps.append(match.play(seat, command, now))
                except Refused:
                    continue
        for step in steps:
            bot.hear(seen_by(step.events, seat), seat in game.awaiting(match.state), match.now)


def hasty(played):
    """Acts that would have been others without the news of the last 300 ms, and how many were held against it."""
    found, held = [], 0
    for step, older in played.close_acts():
        held += 1
        done = played.alone(step.seat, older, step.at)
        if (step.at, step.command) not in done:
            news = played.steps[older : played.steps.index(step)]
            found.append(f"{step.at}: {step.command} by {step.seat} after {news}, else {done}")
    return found, held


@pytest.mark.parametrize(("name", "level", "seats"), SHORT + EVERY_SIZE)
def test_without_the_newest_news_a_bot_does_the_same(name, level, seats):
    game = CATALOGUE[name]
    played = Played(game, seats, lambda seat: thrifty_bot(game, level, seat, seats, Random(f"{level} {seat}")))
    acts = sum(step.command is not None for step in played.steps)
    assert acts > 20
    found, held = hasty(played)
    print(f"{name} {level} {seats}: {acts} acts, {held} within {FLOOR} ms of somebody else's")
    assert not found, f"{len(found)} of {held}:\n" + "\n".join(found[:12])


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


class Turncoat(NormalBot):
    """A planted fault: it acts when a person could, and looks once more before it does."""

    def act(self, view, legal, now):
        if self._decided is None:
            return super().act(view, legal, now)
        self._decided = None
        command = self.decide(view, legal, now)
        if command is not None:
            self.acted(command, view, now)
        return command


FAULTS = [*((name, Hasty) for name in CATALOGUE), ("chronos", Turncoat)]


@pytest.mark.parametrize(("name", "faulty"), FAULTS, ids=[f"{name}-{faulty.__name__}" for name, faulty in FAULTS])
def test_a_bot_that_answers_to_the_newest_news_is_found_out(name, faulty, monkeypatch):
    monkeypatch.setattr("tests.players.test_reaction_times.MOST", 400)
    game = CATALOGUE[name]
    seats = game.seats[min(1, len(game.seats) - 1)]
    assert hasty(Played(game, seats, lambda seat: faulty(seat, seats, Random(seat))))[0]


def test_a_reaction_below_the_floor_cannot_be_made():
    with pytest.raises(ValueError, match="at least 300"):
        Reaction(500, 299, 900)

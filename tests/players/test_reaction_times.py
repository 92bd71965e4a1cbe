"""Nobody acts on news younger than a person could (M2).

In whole games, every command given within 300 ms after another seat's act is decided again without the acts of others
in that time and with the same random numbers: the same bot must give the same command at the same millisecond. So no
command may depend on such news, neither on news about the chosen pile nor on news about the alternatives.
"""

import copy
from functools import partial
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
    pytest.param(name, level, seats := game.seats[min(2, len(game.seats) - 1)], id=f"{name}-{level}-{seats}")
    for name, game in CATALOGUE.items()
    for level in unlike_levels(game)
]
EVERY_SIZE = [
    pytest.param(name, level, seats, id=f"{name}-{level}-{seats}")
    for name, game in CATALOGUE.items()
    for level in players_of(game).bots
    for seats in possible_seats(game)
]
MOST = 500  # steps
WHOLE = 4_000  # in `make soak`: long enough to have seen everything


class Watched:
    """A bot that keeps all its commands, also those that the rules refused."""

    def __init__(self, bot):
        self.bot = bot
        self.asked = []

    def __getattr__(self, name):
        return getattr(self.bot, name)

    def act(self, view, legal, now):
        command = self.bot.act(view, legal, now)
        if command is not None:
            self.asked.append((now, command))
        return command


class Played:
    """A whole game, and a second run of it from which the acts of others can be removed."""

    def __init__(self, game, seats, make, most):
        self.game = game
        self.seats = seats
        self.options = game.options_type()
        self.make = make
        self.bots = self._bots()
        self.steps = [step for _, step in zip(range(most), play_out(self._match(), self.bots), strict=False)]
        self._again = self._match()
        self._beside = self._bots()
        self._going = play_out(self._again, self._beside)

    def _match(self):
        seed = seed_from("reactions", self.game.name, self.seats)
        return Match(self.game, self.seats, self.options, seed)

    def _bots(self):
        return [Watched(self.make(seat)) for seat in range(self.seats)]

    def news(self):
        """Return each act, for each other seat: the act, the seat, its commands within the floor after it, and its
        commands in that time when nobody else acts from that act on.
        """
        for number, step in enumerate(self.steps):
            if step.seat is not None:
                until = min(step.at + FLOOR - 1, self.steps[-1].at)
                for seat in range(self.seats):
                    if seat != step.seat:
                        since = len(self._beside[seat].asked)
                        asked = [one for one in self.bots[seat].asked[since:] if one[0] <= until]
                        yield step, seat, asked, self._alone(seat, number, until)
            next(self._going)

    def _alone(self, seat, number, until):
        bot = self._beside[seat].bot
        if number == 0:
            bot, match = self.make(seat), self._match()
            bot.hear(seen_by(match.opening, seat), seat in match.awaiting(), match.now)
        elif min(bot.wakes(), self._again.deadline()) > until:
            return []
        else:
            bot, match = copy.deepcopy(bot), self._fork()
        return list(_acts(bot, match, until))

    def _fork(self):
        again = self._again
        return Match.at(self.game, self.game.copy(again.state), self.seats, self.options, again.now)


def _acts(bot, match, until):
    seat, game = bot.seat, match.game
    while match.outcome() is None and min(bot.wakes(), match.deadline()) <= until:
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
    """Yield, for each piece of news, the number of acts held against it, and the reaction to it as text; '' if none.

    Nothing may be done because of such news, nor left undone. Only a bot that decides on the newest view (which may not
    be late) thinks again when news comes, and may wait for it.
    """
    end = played.steps[-1].at
    for step, seat, asked, alone in played.news():
        wrong = [one for one in asked if one not in alone]
        if played.bots[seat].may_be_late:
            wrong += [one for one in alone if one not in asked and one[0] < end]
        yield len(asked), f"seat {seat} after {step}: {asked}, without it {alone}" if wrong else ""


@pytest.mark.parametrize(("name", "level", "seats"), SHORT)
def test_without_the_newest_news_a_bot_does_the_same(name, level, seats):
    does_the_same(name, level, seats, MOST)


@pytest.mark.soak
@pytest.mark.parametrize(("name", "level", "seats"), EVERY_SIZE)
def test_without_the_newest_news_a_bot_of_any_table_does_the_same(name, level, seats):
    does_the_same(name, level, seats, WHOLE)


def does_the_same(name, level, seats, most):
    game = CATALOGUE[name]
    made = partial(thrifty_bot, game, level)
    played = Played(game, seats, lambda seat: made(seat, seats, Random(f"{level} {seat}")), most)
    acts = sum(step.command is not None for step in played.steps)
    assert acts > 20
    looked = list(hasty(played))
    found, held = [wrong for _, wrong in looked if wrong], sum(asked for asked, _ in looked)
    print(f"{name} {level} {seats}: {acts} acts, {held} times within {FLOOR} ms of somebody else's")
    assert not found, f"{len(found)} of {held}:\n" + "\n".join(found[:12])


class Hasty(Thinker):
    """A planted fault: it acts in the same millisecond in which it hears something."""

    def hear(self, events, awaited, now):
        self._wakes = now + 5 if awaited else NEVER

    def act(self, view, legal, now):
        self._wakes = now + 5
        return self.choose(view, legal, now)

    def choose(self, view, legal, now):
        moves = [command for command in legal if not command.side_command]
        return self.random.choice(moves) if moves else None


class Turncoat(NormalBot):
    """A planted fault: it acts when a person could, but looks once more before it does."""

    def act(self, view, legal, now):
        if self._decided is None:
            return super().act(view, legal, now)
        self._decided = None
        command = self.decide(view, legal, now)
        if command is not None:
            self.acted(command, view, now)
        return command


class Coward(NormalBot):
    """A planted fault: it drops its decision if anything has happened since."""

    calm = True

    def hear(self, events, awaited, now):
        super().hear(events, awaited, now)
        self.calm = self.calm and not events

    def act(self, view, legal, now):
        late, self.calm = self._decided is not None and not self.calm, True
        command = super().act(view, legal, now)
        return None if late else command


FAULTS = [*((name, Hasty) for name in CATALOGUE), ("chronos", Turncoat), ("chronos", Coward)]


@pytest.mark.parametrize(("name", "faulty"), FAULTS, ids=[f"{name}-{faulty.__name__}" for name, faulty in FAULTS])
def test_a_bot_that_answers_to_the_newest_news_is_found_out(name, faulty):
    game = CATALOGUE[name]
    seats = game.seats[min(1, len(game.seats) - 1)]
    most = 60 if faulty is Hasty else 400
    played = Played(game, seats, lambda seat: faulty(seat, seats, Random(seat)), most)
    assert any(wrong for _, wrong in hasty(played))


def test_a_reaction_below_the_floor_cannot_be_made():
    with pytest.raises(ValueError, match="at least 300"):
        Reaction(500, 299, 900)

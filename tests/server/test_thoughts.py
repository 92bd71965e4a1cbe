"""A bot's decision made in another process gives the same game, and sends nothing but what the seat knows."""

import asyncio
import io
import pickle
from random import Random

import msgspec
import pytest

from kermesse.core.chance import chance_of, seed_from
from kermesse.core.match import Match
from kermesse.core.wire import encode, wire
from kermesse.games import CATALOGUE
from kermesse.laws.redraws import redraw_of
from kermesse.players import make_bot
from kermesse.players.bot import Bot
from kermesse.players.table import play_out, seen_by
from kermesse.server.http.thinkers import Thinkers
from kermesse.server.http.workers import Workers
from kermesse.server.storage.limits import NO_LIMITS
from kermesse.server.storage.metrics import Metrics
from kermesse.server.storage.tasks import Tasks
from kermesse.server.table import bots
from kermesse.server.table.bots import TableBots
from kermesse.server.table.thoughts import CannotBeSent, Decided, Thinking, _asked

# Of each game the first decisions, as many as take some seconds.
SOME = [
    ("kraaw", "hard", 8),
    *(
        pytest.param(*one, marks=pytest.mark.soak)
        for one in [("kreo", "hard", 14), ("krom", "hard", 8), ("kero", "master", 24), ("chronos", "hard", 70)]
    ),
]


class Enough(Exception):
    pass


class Counted(Bot):
    """Decides as the bot that it is given, so many times."""

    def __init__(self, bot, act, left):
        super().__init__(bot.seat, bot.seats, bot.random)
        self.bot, self._act, self._left = bot, act, left
        self.hear, self.wakes = bot.hear, bot.wakes

    def hear(self, events, awaited, now): ...
    def wakes(self): ...

    def act(self, view, legal, now):
        if not self._left:
            raise Enough
        self._left.pop()
        return self._act(view, legal, now)


def played(game, level, many, act_of):
    """The log of a game's beginning, and when everybody would act next."""
    seats = game.seats[min(2, len(game.seats) - 1)]
    match = Match(game, seats, game.options_type(), seed_from("elsewhere", game.name))
    bots = [make_bot(game, level, seat, seats, Random(f"{seat}")) for seat in range(seats)]
    left = [None] * many
    try:
        for _ in play_out(match, [Counted(bot, act_of(bot), left) for bot in bots]):
            pass
    except Enough:
        pass
    return [str(entry) for entry in match.log], [(bot.wakes(), bot.random.getstate()) for bot in bots]


@pytest.mark.parametrize(("name", "level", "many"), SOME)
async def test_the_same_game_is_played_as_without_other_processes(name, level, many):
    game, loop = CATALOGUE[name], asyncio.get_running_loop()
    thinkers = Thinkers(2, 100, Metrics(), ())

    def far(bot):
        thinking = Thinking(game, level, bot, bot.seat + 1)

        def act(*given):
            sent = thinking.sent(*given)
            answer = asyncio.run_coroutine_threadsafe(thinkers.ponder(f"table {bot.seat}", bot.seat + 1, sent), loop)
            if bot.random.getstate()[1][0] % 3 == 0:  # the other one has it now and then
                thinkers.processes.reverse()
            return thinking.came_back(answer.result())

        return act

    try:
        here, there = await asyncio.gather(
            asyncio.to_thread(played, game, level, many, lambda bot: bot.act),
            asyncio.to_thread(played, game, level, many, far),
        )
    finally:
        thinkers.close()
    assert len(here[0]) > 2
    assert here == there


# ---------------------------------------------------------------- nothing but what the seat knows


class Spy(Workers):
    """Keeps what is sent, and has nobody think about it."""

    def __init__(self):
        super().__init__(NO_LIMITS, Metrics(), (), 1)
        self.sent = []

    async def ponder(self, table, bot, thought):
        self.sent.append(_asked.decode(thought))
        raise asyncio.CancelledError


def by_content(memory):
    """As bytes that do not depend on which of its parts are one object."""
    out = io.BytesIO()
    pickler = pickle.Pickler(out, 5)
    pickler.fast = True
    pickler.dump(pickle.loads(memory))
    return out.getvalue()


@pytest.mark.parametrize("name", CATALOGUE)
async def test_what_is_sent_is_made_of_what_the_seat_is_told_and_nothing_else(name, monkeypatch):
    """A bot at a table beside one that is told by bytes alone, of a state in which everything hidden lies otherwise."""
    game, read = CATALOGUE[name], wire(CATALOGUE[name])
    seats, seat, level = game.seats[min(2, len(game.seats) - 1)], 1, "master"
    match = Match(game, seats, game.options_type(), seed_from("sent", name))
    spy = Spy()
    monkeypatch.setattr(bots.secrets, "randbits", lambda bits: 7)
    table = TableBots(Tasks(spy._metrics.faults), spy, 1.0, "t")
    table.sit(match, seat, level, [])
    other = make_bot(game, level, seat, seats, Random(7))
    at_table = table.get(seat)
    told = Thinking(game, level, other, at_table._far.id)

    def tell(events):
        """Over the wire."""
        heard = [read.event(encode(event)) for event in events]
        other.hear(heard, seat in match.awaiting(), match.now)

    tell([])
    normal = [make_bot(game, "normal", each, seats, Random(each)) for each in range(seats)]
    differ = compared = 0
    for number, step in enumerate(play_out(match, normal)):
        table.hear(match, [step])
        tell(seen_by(step.events, seat))
        if number % 5 == 0:
            twin = redraw_of(match.game)(match.state, seat, chance_of(seed_from("twin", number)))
            differ += encode(twin) != encode(match.state)
            at = match.now
            with pytest.raises(asyncio.CancelledError):
                await at_table.think(match, at)
            mine = spy.sent[-1]
            seen = read.view(encode(game.view(twin, seat, at)))
            theirs = _asked.decode(told.sent(seen, game.legal(twin, seat, at), at))
            assert (mine.view, mine.legal, mine.number) == (theirs.view, theirs.legal, theirs.number)
            assert by_content(mine.memory) == by_content(theirs.memory)
            assert (mine.bot, mine.game, mine.level, mine.kind, mine.seat, mine.seats, mine.now) == (
                *(theirs.bot, theirs.game, theirs.level, theirs.kind),
                *(theirs.seat, theirs.seats, theirs.now),
            )
            compared += 1
        if number > 150:
            break
    spy.close()
    assert compared > 10
    assert differ > 5 or game.perfect_information


# ---------------------------------------------------------------- what has no way there


@pytest.mark.parametrize("where", ["here", "there", "made otherwise"])
async def test_a_bot_that_remembers_what_cannot_be_sent_thinks_at_its_table(where, monkeypatch):
    game, workers = CATALOGUE["kraaw"], Workers(NO_LIMITS, Metrics(), (), 1)
    match = Match(game, 2, game.options_type(), seed_from("odd"))
    bot = bots.BotSeat(game, "hard", match.awaiting()[0], 2, 1.0, workers)
    if where == "here":
        bot._bot.odd = lambda: 0
    elif where == "made otherwise":  # at the table that level is somebody else than in the process
        bot._bot = make_bot(game, "normal", bot.seat, 2, Random(1))
        bot._far = Thinking(game, "hard", bot._bot, 1)
    else:  # it is found out only when it has thought

        async def ponder(table, number, thought):
            return msgspec.msgpack.encode(Decided(cannot="planted"))

        monkeypatch.setattr(workers, "ponder", ponder)
    bot.hear(match.opening, True, 0)
    now = bot.wakes()
    match.advance(now)
    bot.start_thinking()
    assert await bot.think(match, now) in game.legal(match.state, bot.seat, now)
    assert bot._far is None
    workers.close()


def test_a_compiled_thing_that_is_not_made_blank_is_not_sent():
    class Compiled:
        __mypyc_attrs__ = ("n",)

        def __new__(cls, n):
            return super().__new__(cls)

    game = CATALOGUE["kraaw"]
    bot = make_bot(game, "hard", 0, 2, Random(1))
    bot.odd = [Compiled(1)]
    with pytest.raises(CannotBeSent, match="a compiled Compiled is not made without its parts"):
        Thinking(game, "hard", bot, 1).sent(None, [], 0)


class Unreadable:
    def __setstate__(self, state):
        raise AttributeError("planted")


def test_a_bot_stays_as_it_was_if_what_comes_back_cannot_be_read():
    game = CATALOGUE["kraaw"]
    bot = make_bot(game, "hard", 0, 2, Random(1))
    thinking, odd, before = Thinking(game, "hard", bot, 1), Unreadable(), dict(vars(bot))
    odd.part = 1
    with pytest.raises(CannotBeSent, match="planted"):
        thinking.came_back(msgspec.msgpack.encode(Decided(memory=pickle.dumps({"odd": odd}))))
    assert vars(bot) == before

"""A bot's thought on its way to another process and back: what it sees, what it may do, and what it remembers.

The bot itself lives at its table, where it hears what happens. To think elsewhere, what its level is made of is made
there anew, and it is given the memory of the one at the table; what it remembers afterwards comes back with its
decision. So any process can take any thought, and one that is lost is thought again with the same result. All that it
is told are the seat's view, what is legal there, and what was made of what the seat heard.

What a bot has computed from what it sees, and would compute again, may be millions of numbers (Kero's odds): its `cache`
stays where it was filled, and is filled anew elsewhere.
"""

import pickle
import traceback
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from io import BytesIO
from random import Random
from typing import Any, Final

import msgspec

from kermesse.core.clock import Millis
from kermesse.core.game import AnyGame, Command, Seat, View
from kermesse.core.wire import encode, wire
from kermesse.players import FORMERLY, make_bot
from kermesse.players.bot import Bot
from kermesse.players.search import LooksAhead
from kermesse.players.worlds import Seen, shares_after

FAR: Final = frozenset({"hard", "master"})  # levels whose decisions take longer than others may wait
# What a level is made of, the same in every bot of it: it is not sent.
FIXED: Final = frozenset(LooksAhead.__annotations__)
KEPT: Final = 4  # bots whose tables of numbers a process keeps: of Kero's, up to 25 MB each


class LostThought(Exception):
    """No process could finish the thought."""


class TooManyThoughts(Exception):
    """So many thoughts wait that this one is not taken."""


class CannotBeSent(Exception):
    """The bot remembers something that cannot be sent to another process."""


class BotFault(Exception):
    """A bot failed in the other process; the message has the traceback."""


class Thought(msgspec.Struct, frozen=True, array_like=True, tag="thought"):
    bot: int
    number: int  # of this bot's thoughts
    game: str
    level: str
    kind: str  # of the bot: what its level is made of at the table
    seat: Seat
    seats: int
    now: Millis
    view: bytes  # JSON, as the seat's page gets it
    legal: list[bytes]
    memory: bytes


class Decided(msgspec.Struct, frozen=True, array_like=True):
    command: bytes = b""  # JSON; empty: it changed its mind
    memory: bytes = b""
    fault: str = ""  # a traceback: then there is nothing else
    cannot: str = ""  # why its memory cannot be sent back: then there is nothing else either


class PlayOut(msgspec.Struct, frozen=True, array_like=True, tag="play_out"):
    """Worlds to be imagined from a view and played to their end, after each of these commands of that seat."""

    game: str
    seats: int
    now: Millis
    view: bytes  # JSON, as a page of its viewer gets it
    seat: Seat
    commands: list[bytes]  # JSON; empty: none
    worlds: list[str]


class PlayedOut(msgspec.Struct, frozen=True, array_like=True):
    shares: list[list[list[float]]] = []  # of the win: by command, by world, by seat
    fault: str = ""  # a traceback: then there is nothing else


pack: Final = msgspec.msgpack.Encoder().encode
_asked: Final = msgspec.msgpack.Decoder(Thought | PlayOut)
_decided: Final = msgspec.msgpack.Decoder(Decided)
read_played_out: Final = msgspec.msgpack.Decoder(PlayedOut).decode


def thinks_far(bot: Bot[Any], level: str) -> bool:
    """Return whether its thoughts are worth sending to another process."""
    return isinstance(bot, LooksAhead) or FORMERLY.get(level, level) in FAR


class Thinking:
    """A bot at its table, whose thoughts are sent elsewhere."""

    def __init__(self, game: AnyGame, level: str, bot: Bot[Any], id: int) -> None:
        self._game = game
        self._level = level
        self._bot = bot
        self.id = id
        self._number = 0

    def sent(self, view: View, legal: Sequence[Command], now: Millis) -> bytes:
        """Return a thought to send. Raises CannotBeSent."""
        bot = self._bot
        self._number += 1
        commands, seen = [encode(command) for command in legal], encode(view)
        head = (self.id, self._number, self._game.name, self._level, _kind_of(bot), bot.seat, bot.seats, now)
        return pack(Thought(*head, seen, commands, _memory_of(bot)))

    def came_back(self, message: bytes) -> Command | None:
        """Give the bot the memory of the thought, and return its decision. Raises BotFault, or CannotBeSent."""
        decided = _decided.decode(message)
        if decided.cannot:
            raise CannotBeSent(decided.cannot)
        if decided.fault:
            raise BotFault(decided.fault)
        _remember(self._bot, decided.memory)
        return wire(self._game).command(decided.command) if decided.command else None


class Thinker:
    """The side of the other process, in which bots think."""

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        self._games = games
        self._caches: OrderedDict[int, tuple[int, Any]] = OrderedDict()  # of each bot, and after which thought

    def answer(self, message: bytes) -> bytes:
        asked = _asked.decode(message)
        if isinstance(asked, PlayOut):
            return pack(self._play_out(asked))
        try:
            return pack(self._decide(asked))
        except CannotBeSent as why:
            return pack(Decided(cannot=str(why)))
        except Exception:
            return pack(Decided(fault=traceback.format_exc()))

    def _play_out(self, asked: PlayOut) -> PlayedOut:
        try:
            return played_out(self._games[asked.game], asked)
        except Exception:
            return PlayedOut(fault=traceback.format_exc())

    def _decide(self, thought: Thought) -> Decided:
        game = self._games[thought.game]
        bot = make_bot(game, thought.level, thought.seat, thought.seats, Random(0))
        if _kind_of(bot) != thought.kind:
            raise CannotBeSent(f"{thought.level} is a {thought.kind} at the table, and a {_kind_of(bot)} here")
        _remember(bot, thought.memory)
        number, cache = self._caches.pop(thought.bot, (0, None))
        if cache is not None and number == thought.number - 1:  # it has not thought elsewhere since
            bot.cache = cache
        read = wire(game)
        legal = [read.command(command) for command in thought.legal]
        command = bot.act(read.view(thought.view), legal, thought.now)
        if bot.cache is not None:
            self._caches[thought.bot] = thought.number, bot.cache
            if len(self._caches) > KEPT:
                self._caches.popitem(last=False)
        return Decided(encode(command) if command is not None else b"", _memory_of(bot))


def to_play_out(seen: Seen, seat: Seat, commands: Sequence[Command | None], worlds: Sequence[str]) -> PlayOut:
    said = [b"" if command is None else encode(command) for command in commands]
    return PlayOut(seen.game.name, seen.seats, seen.now, encode(seen.view), seat, said, list(worlds))


def played_out(game: AnyGame, asked: PlayOut) -> PlayedOut:
    """Play them out: nothing is known of the table but that view."""
    read = wire(game)
    seen = Seen(game, asked.seats, asked.now, read.view(asked.view))
    commands = [read.command(command) if command else None for command in asked.commands]
    return PlayedOut(
        [[shares_after(seen, asked.seat, command, world) for world in asked.worlds] for command in commands]
    )


def _kind_of(bot: Bot[Any]) -> str:
    return f"{type(bot).__module__}.{type(bot).__qualname__}"


def _is_sent(name: str) -> bool:
    return name not in FIXED and name != "cache"


class _Pickler(pickle.Pickler):
    def reducer_override(self, thing: Any) -> Any:
        kind = type(thing)
        if kind not in _BLANK:
            _BLANK[kind] = _can_be_made_blank(kind)
        if not _BLANK[kind]:
            raise pickle.PicklingError(f"a compiled {type(thing).__name__} is not made without its parts")
        return NotImplemented


_BLANK: Final[dict[type, bool]] = {}  # the answer for each class


def _can_be_made_blank(kind: Any) -> bool:
    """Return whether an instance can be made blank and then filled, as unpickling does. An instance of a compiled class
    whose maker needs arguments cannot, unless the class says `serializable`.
    """
    if not hasattr(kind, "__mypyc_attrs__"):
        return True
    try:
        kind.__new__(kind)
    except TypeError:
        return False
    return True


def _memory_of(bot: Bot[Any]) -> bytes:
    out = BytesIO()
    try:
        _Pickler(out, 5).dump({name: value for name, value in vars(bot).items() if _is_sent(name)})
        return out.getvalue()
    except (pickle.PicklingError, TypeError, AttributeError, RecursionError) as error:
        raise CannotBeSent(str(error)) from error


def _remember(bot: Bot[Any], memory: bytes) -> None:
    """Restore a bot's memory. Only bytes of our own are read: they go from one of our processes to another, by a pipe
    that nobody else has.
    """
    try:
        read = pickle.loads(memory)
    except Exception as error:  # a compiled class may be pickled and not unpickled: the bot stays as it was
        raise CannotBeSent(str(error)) from error
    own = vars(bot)
    for name in [name for name in own if _is_sent(name)]:
        del own[name]
    own.update(read)

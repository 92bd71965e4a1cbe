"""A server for tests that must not depend on luck: tables begin at a given position, and bots play the plainest move.

    with staged_server() as stage:
        stage.set("kreo", "n=3 turn=4 ...")     # the next table of that game begins there
        page.goto(...)                            # made with level="plain"

The product knows nothing of it: the server's process imports this file first and calls `prepare`.
"""

import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from kermesse.core.clock import Millis
from kermesse.core.game import AnyGame, Command
from kermesse.core.wire import wire
from kermesse.games import CATALOGUE
from kermesse.players import players_of
from kermesse.players.bot import Reaction, Thinker
from kermesse.server.http import workers
from kermesse.server.http.clerk import begin
from tests.e2e.hands import RATE, server

# Speech, wishes and everything that costs a card: a plain bot does none of these of its own accord.
FUSSY = (
    "set_energy_policy",
    "burn",
    "show",
    "offer_exchange",
    "recover",
    "unready",
    "set_auto_decline",
    "set_auto_pass",
)


class PlainBot(Thinker[Any]):
    """A bot that takes the first thing on offer, lays its first card once, and says that it is ready."""

    reaction = Reaction(320, 300, 350)

    def choose(self, view: Any, legal: Sequence[Command], now: Millis) -> Command | None:
        kinds = [command.__struct_config__.tag for command in legal]
        for kind in ("reply_exchange", "ready", "play_bonus"):
            if kind in kinds:
                return legal[kinds.index(kind)]
        wanted = [command for command, kind in zip(legal, kinds, strict=True) if kind not in FUSSY]
        if "place" in kinds:  # no power either: a Cronos who began with his would have two cards to lay
            if any(view.mine.placed):
                return None  # laid, and somebody still has to answer
            wanted = [command for command, kind in zip(legal, kinds, strict=True) if kind == "place"]
        return min(wanted, key=_is_aggression, default=None)


def _is_aggression(command: Command) -> bool:
    """True for an Aggression of Kréo, which is laid only when nothing else is left."""
    return str(getattr(command, "card", "")).startswith(("ECLAIR", "HECATONCHIRES", "TORNADE"))


def prepare(folder: str) -> None:
    """Set up the server's process: plain bots in every game, and tables that begin at `<folder>/<game>` if it
    exists.
    """
    for name, game in CATALOGUE.items():
        object.__setattr__(players_of(game), "bots", {**players_of(game).bots, "plain": PlainBot})
        object.__setattr__(game, "setup", _staged(game.setup, partial(read_position, game), Path(folder) / name))
    workers.begin = partial(_prepare_clerk, folder)  # replays are worked on in a process of their own


def _prepare_clerk(folder: str) -> None:
    prepare(folder)
    begin()


def read_position(game: AnyGame, text: str) -> Any:
    """Read a position in the notation of the rules, or a whole state in JSON."""
    return wire(game).state(text) if text.startswith("{") else game.position(text)


def _staged(setup: Any, read: Any, file: Path) -> Any:
    def staged(seats: int, options: Any, chance: Any, now: Millis) -> tuple[Any, list[Any]]:
        begun = file.with_name(f"{file.name}-{chance.seed.hex()}")  # so that a replay begins where the game did
        if file.exists():
            file.rename(begun)
        return (read(begun.read_text()), []) if begun.exists() else setup(seats, options, chance, now)

    return staged


class Stage:
    def __init__(self, address: str, folder: Path) -> None:
        self.address = address
        self._folder = folder

    def set(self, game: str, position: str) -> None:
        """Make the next table of that game begin at this position."""
        read_position(CATALOGUE[game], position)  # a malformed position fails here rather than in the server's log
        (self._folder / game).write_text(position)


@contextmanager
def staged_server(rate: float = RATE, **settings: str) -> Iterator[Stage]:
    with (
        tempfile.TemporaryDirectory() as folder,
        server(f"from tests.e2e.staging import prepare; prepare({folder!r});", rate, **settings) as address,
    ):
        yield Stage(address, Path(folder))

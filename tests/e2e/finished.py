"""Finished games for a server to begin with: played by bots, stored as the server stores them."""

import asyncio
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import msgspec

from kermesse.core.chance import commitment, seed_from
from kermesse.core.match import Match
from kermesse.core.options import plain_options, read_options
from kermesse.core.record import write_record
from kermesse.core.wire import encode
from kermesse.games import CATALOGUE
from kermesse.players import make_bot
from kermesse.players.analysis import Budget, analyse
from kermesse.players.table import play_out
from kermesse.server.connection.messages import Place, TableInfo
from kermesse.server.storage.sqlite import SqliteStorage

NAMES = ("Ada", "Bob", "Zoé", "Yann", "Ines", "Léon")
SHORT: Mapping[str, Mapping[str, Any]] = {
    "kraaw": {"wins_to_game": 1},
    "chronos": {"rounds_to_win": 1},
}


def table_of(game: str) -> str:
    """Return the id of the finished table of that game."""
    return game.ljust(12, "0")


def played(name: str) -> Match[Any, Any, Any, Any, Any]:
    """Play a game by chance in Kraaw, so that both seats make choices that cost something; else by `normal` bots."""
    game = CATALOGUE[name]
    match = _begun(name)
    level = "random" if name == "kraaw" else "normal"
    bots = [make_bot(game, level, seat, match.seats, Random(f"{name} {seat} 4")) for seat in range(match.seats)]
    for _ in play_out(match, bots):
        pass
    return match


def over(name: str, seats: int) -> str:
    """Return the last state of a game of easy bots: a table that begins there is over."""
    game = CATALOGUE[name]
    options = read_options(game.options_type, dict(SHORT.get(name, {})))
    match = Match(game, seats, options, seed_from("over", name, seats))
    for _ in play_out(match, [make_bot(game, "easy", seat, seats, Random(f"{name} {seat}")) for seat in range(seats)]):
        pass
    return encode(match.state).decode()


def _begun(name: str) -> Match[Any, Any, Any, Any, Any]:
    game = CATALOGUE[name]
    options = read_options(game.options_type, dict(SHORT.get(name, {})))
    return Match(game, game.seats[0], options, seed_from("finished", name))


def keep_finished(db: str, games: tuple[str, ...], analysed: Budget | None = None) -> None:
    """Store a finished table of each of those games in the file; with `analysed`, also the analysis of its first
    seat.
    """
    with ThreadPoolExecutor(1) as thread:  # the browser's loop runs in the test's own thread
        thread.submit(asyncio.run, _keep(db, games, analysed)).result()


async def _keep(db: str, games: tuple[str, ...], analysed: Budget | None) -> None:
    storage = SqliteStorage(db)
    for name in games:
        match = played(name)
        storage.keep_record(table_of(name), _info(match), write_record(match, list(NAMES[: match.seats])))
        if analysed is not None:
            found = analyse(_begun(name), match.log, match.now, 0, match.seed.hex(), analysed)
            storage.keep_analysis(table_of(name), 0, msgspec.json.encode(found).decode())
    await storage.synced()
    await storage.close()


def _info(match: Match[Any, Any, Any, Any, Any]) -> str:
    game = match.game
    sides = [0] * match.seats if game.cooperative else list(game.sides(match.state))
    info = TableInfo(
        table_of(game.name),
        game.name,
        game.version,
        "over",
        False,
        [Place(seat, "person", NAMES[seat], here=False, host=not seat) for seat in range(match.seats)],
        plain_options(match.options),
        0,
        commitment(match.seed),
        match.seed.hex(),
        sides=sides,
    )
    return msgspec.json.encode({**msgspec.to_builtins(info), "people": [""] * match.seats}).decode()

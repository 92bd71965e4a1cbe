"""The boards of finished games, drawn for the pictures of links: a view as everybody may see it, as SVG.

Each of our games has a module here with `board(view, names, winners)`, which draws in a box of WIDTH × HEIGHT; its
pieces are the client's own, printed when the client is built (`web/src/pages/tents/print.ts`).
"""

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from kermesse.core.game import SPECTATOR, Outcome, Seat
from kermesse.core.record import at_start, play_record, read_header, read_record
from kermesse.games import CATALOGUE, Catalogue
from kermesse.server.http.replays import Cost


def board_of(game: str, view: Any, names: Sequence[str], winners: Sequence[Seat]) -> str:
    """Return the drawing of a view; nothing for a guest game."""
    if game not in CATALOGUE:
        return ""
    drawn: str = import_module(f"{__name__}.{game}").board(view, names, winners)
    return drawn


def last_board(games: Catalogue, name: str, text: str, names: Sequence[str], outcome: Outcome | None) -> str:
    """Return the drawing of the end of a kept game; nothing for one by other rules or of a guest.

    Raises BadRecord if it would cost too much to play it again.
    """
    game = games.get(name)
    if game is None or name not in CATALOGUE or read_header(text).version != game.version:
        return ""
    record = read_record(game, text)
    match, cost = at_start(game, record), Cost()
    for line, happened in play_record(match, record):
        cost.spend(happened, line)
    return board_of(name, match.view(SPECTATOR), names, outcome.winners if outcome is not None else ())

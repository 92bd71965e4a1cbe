"""The encoder of a game: of the house, of a guest that brings one, or what the types of its view say."""

from importlib import import_module
from typing import Final

from kermesse.core.game import AnyGame
from kermesse.games.guests import export_of
from kermesse.research.encoders.by_view import ViewEncoder
from kermesse.research.encoders.encoder import Encoder

OURS: Final = ("chronos", "kero", "kraaw", "kreo", "krom")  # a module each, imported when it is first asked for


def encoder_of(game: AnyGame) -> type[Encoder]:
    """A guest exports `ENCODER`, in a module `encoder` of its package or in its one file."""
    if game.name in OURS:
        found: type[Encoder] = getattr(import_module(f"{__name__}.{game.name}"), f"{game.name.capitalize()}Encoder")
        return found
    if not game.package:
        return ViewEncoder
    own: type[Encoder] = export_of(game.package, "encoder", "ENCODER", ViewEncoder)
    return own

"""Run a law on a game with a planted fault."""

import pytest

from kermesse.core.game import AnyGame
from kermesse.games.kraaw import GAME as KRAAW
from kermesse.games.kraaw.options import KraawOptions
from kermesse.laws import laws
from kermesse.laws.walk import LawBroken, Walk
from tests.tiny_game import TINY_GAME

OPTIONS = KraawOptions(crow_choice="auto", wins_to_game=1)


def caught(law: laws.Law, game: AnyGame, seats: int = 3) -> str:
    """Run the law on some walks of the faulty game and return its complaint. The law must hold on the sound game, else
    nothing would be proved.
    """
    sound = KRAAW if game.name == "kraaw" else TINY_GAME
    options = OPTIONS if game.name == "kraaw" else sound.options_type()
    law(Walk(sound, seats, options, "sound"))
    with pytest.raises(LawBroken) as broken:
        for number in range(20):
            law(Walk(game, seats, options, str(number)))
    return str(broken.value)

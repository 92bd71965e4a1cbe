"""The games that have an encoder of their own, by the name of the game."""

from typing import Final

from kermesse.research.encoders.chronos import ChronosEncoder
from kermesse.research.encoders.encoder import Encoder
from kermesse.research.encoders.kero import KeroEncoder
from kermesse.research.encoders.kraaw import KraawEncoder
from kermesse.research.encoders.kreo import KreoEncoder
from kermesse.research.encoders.krom import KromEncoder

ENCODERS: Final[dict[str, type[Encoder]]] = {
    "chronos": ChronosEncoder,
    "kero": KeroEncoder,
    "kraaw": KraawEncoder,
    "kreo": KreoEncoder,
    "krom": KromEncoder,
}

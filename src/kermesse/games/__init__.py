"""The catalogue: one folder a game, all of one shape, none importing another.

Whoever needs to know which games there are is handed a catalogue: the house's own, or one with guests (`guests.py`).
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from kermesse.core.game import AnyGame
from kermesse.games import chronos, kero, kraaw, kreo, krom


class Catalogue(Mapping[str, AnyGame]):
    """Games by their names. Nobody changes one: who needs another makes another."""

    def __init__(self, games: Iterable[AnyGame], guests: tuple[str, ...] = ()) -> None:
        self._games = {game.name: game for game in games}
        self.guests = guests  # the modules that guests came from: another process brings them along by these

    def __getitem__(self, name: str) -> AnyGame:
        return self._games[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._games)

    def __len__(self) -> int:
        return len(self._games)

    def also(self, *games: AnyGame, guests: tuple[str, ...] = ()) -> "Catalogue":
        """With these, in the place of those that have their names."""
        return Catalogue([*self.values(), *games], self.guests + guests)


GAMES: Final[tuple[AnyGame, ...]] = (kraaw.GAME, kreo.GAME, krom.GAME, kero.GAME, chronos.GAME)
CATALOGUE: Final = Catalogue(GAMES)

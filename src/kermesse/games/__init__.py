"""The catalogue of games. Each game is one folder; all folders have the same files, and none imports another.

Code that needs the list of games is given a catalogue: our own games, or these with guests (`guests.py`).
"""

from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from typing import Final

from kermesse.core.game import AnyGame


class Catalogue(Mapping[str, AnyGame]):
    """Games by name. A catalogue never changes; `also` makes another one.

    One of our own games may be given by its name: it is imported when it is first used, not when its name is listed.
    """

    def __init__(self, games: Iterable[AnyGame | str], guests: tuple[str, ...] = ()) -> None:
        self._games = {game if isinstance(game, str) else game.name: game for game in games}
        self.guests = guests  # the modules of the guests, with which another process loads them too

    def __getitem__(self, name: str) -> AnyGame:
        game = self._games[name]
        if isinstance(game, str):
            game = self._games[name] = import_module(f"kermesse.games.{name}").GAME
        return game

    def __contains__(self, name: object) -> bool:
        return name in self._games

    def __iter__(self) -> Iterator[str]:
        return iter(self._games)

    def __len__(self) -> int:
        return len(self._games)

    def also(self, *games: AnyGame, guests: tuple[str, ...] = ()) -> "Catalogue":
        """A catalogue with these games added; they replace games of the same name."""
        return Catalogue([*self._games.values(), *games], self.guests + guests)

    def loaded(self) -> "Catalogue":
        """The same catalogue with every game imported, for callers that cannot wait for an import later."""
        for name in self:
            self[name]
        return self


CATALOGUE: Final = Catalogue(("kraaw", "kreo", "krom", "kero", "chronos"))

"""The catalogue: one folder a game, all of one shape, none importing another.

Whoever needs to know which games there are is handed a catalogue: the house's own, or one with guests (`guests.py`).
"""

from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from typing import Final

from kermesse.core.game import AnyGame


class Catalogue(Mapping[str, AnyGame]):
    """Games by their names. Nobody changes one: who needs another makes another.

    A game of the house may be given by its name: it is imported when it is first asked for, and not for its name alone."""

    def __init__(self, games: Iterable[AnyGame | str], guests: tuple[str, ...] = ()) -> None:
        self._games = {game if isinstance(game, str) else game.name: game for game in games}
        self.guests = guests  # the modules that guests came from: another process brings them along by these

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
        """With these, in the place of those that have their names."""
        return Catalogue([*self._games.values(), *games], self.guests + guests)

    def loaded(self) -> "Catalogue":
        """The same, every game imported: for whoever cannot wait for one later."""
        for name in self:
            self[name]
        return self


CATALOGUE: Final = Catalogue(("kraaw", "kreo", "krom", "kero", "chronos"))

"""A table by the names that a researcher types: a game, seats, options as words."""

from typing import Any

from kermesse.core.clock import Millis
from kermesse.core.game import AnyGame
from kermesse.core.options import read_options
from kermesse.games.guests import NoGuest, game_named, known
from kermesse.research.stepping import WAIT_MS, Setting


def setting_of(
    game: str | AnyGame,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    preset: str = "",
    wait_ms: Millis = WAIT_MS,
) -> Setting:
    """The setting of a game: by its name, by that of its module, or by itself. Without seats the fewest that it can be
    played by; a preset comes before options.

    Raises ValueError for a game or a preset that there is not, BadOptions for an option.
    """
    try:
        game = game_named(game) if isinstance(game, str) else known(game)
    except NoGuest as error:
        raise ValueError(str(error)) from None
    if preset and preset not in game.presets:
        raise ValueError(f"{game.name} has no preset '{preset}'; it has: {', '.join(game.presets)}")
    given: dict[str, Any] = {}
    if preset:
        chosen = game.presets[preset]
        given = {name: getattr(chosen, name) for name in chosen.__struct_fields__}
    settled = read_options(game.options_type, {**given, **(options or {})})
    return Setting(game, seats if seats is not None else game.seats.start, settled, wait_ms)

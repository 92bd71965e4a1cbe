"""The cards, read from components.toml."""

import tomllib
from importlib.resources import files
from typing import Any, Final

COMPONENTS: Final[dict[str, Any]] = tomllib.loads(files(__package__).joinpath("components.toml").read_text("utf-8"))

# DECKS[k]: the number of cards of each value 1..5 in the deck of k contenders.
DECKS: Final[dict[int, list[int]]] = {
    int(players): counts for players, counts in COMPONENTS["decks"].items() if players != "provenance"
}
CROWS: Final[list[str]] = [crow["id"] for crow in COMPONENTS["crow"]]

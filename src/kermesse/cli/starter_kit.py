"""`kermesse new`: a copy of the starter under another name."""

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Final

STARTER: Final = "starter"
FILES: Final = ("__init__.py", "fr.ftl", "en.ftl")


def write_game(name: str, folder: Path) -> Iterator[Path]:
    """Write the starter's files into a new folder, under the game's name; yield each."""
    folder.mkdir(parents=True)
    for file in FILES:
        text = (files("kermesse.cli") / STARTER / file).read_text("utf-8")
        (folder / file).write_text(
            text.replace(STARTER, name).replace(STARTER.capitalize(), name.capitalize()), "utf-8"
        )
        yield folder / file

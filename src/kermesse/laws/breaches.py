"""All laws over one game, within a time: what is broken, where, and what to do about it."""

import traceback
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple

from kermesse.core.game import AnyGame
from kermesse.core.options import Options, plain_options
from kermesse.laws.advice import ADVICE
from kermesse.laws.laws import LAWS, Law
from kermesse.laws.tables import Table, sample
from kermesse.laws.walk import NO_END, LawBroken, Walk

OURS: Final = Path(__file__).parents[1]  # the package
WALKS: Final = 8  # of each law at each kind of table, if there is time


class Breach(NamedTuple):
    law: str
    what: str
    todo: str

    def __str__(self) -> str:
        return f"law {self.law}: {self.what}: {self.todo}"


def breaches(game: AnyGame, seconds: float, walks: int = WALKS) -> Iterator[Breach]:
    """Yield the first breach of each law. However slow the game is, each law is looked at at one kind of table; after
    that no walk begins once the seconds are over.
    """
    until = monotonic() + seconds
    laws = dict(LAWS)
    for number, table in ((number, table) for number in range(walks) for table in sample(game, 1)):
        for name, law in list(laws.items()):
            found = breach(name, law, game, table, number)
            if found is not None:
                yield found
                del laws[name]
                if found.todo == ADVICE[NO_END]:
                    return  # no other law would come to an end
        if monotonic() > until:
            return


def breach(name: str, law: Law, game: AnyGame, table: Table, number: int) -> Breach | None:
    seats, options = table
    where = f" ({seats} seats{_said(game, options)}, walk {number})"
    try:
        law(Walk(game, seats, options, f"check {number}"))
    except LawBroken as broken:
        return Breach(name, f"{': '.join([broken.what, *broken.told])[:MOST_TOLD]}{where}", ADVICE[broken.what])
    except Exception as error:
        return Breach(name, f"{type(error).__name__}{where}", raised(error))
    return None


def raised(error: Exception) -> str:
    """Say what was raised and where: in the game if it was there, however deep below."""
    frames = traceback.extract_tb(error.__traceback__)
    last = next((frame for frame in reversed(frames) if not Path(frame.filename).is_relative_to(OURS)), frames[-1])
    why = str(error).partition("\n")[0]
    return f"{type(error).__name__} at {last.filename}:{last.lineno}: {why}: mend it"


MOST_TOLD: Final = 300


def _said(game: AnyGame, options: Options) -> str:
    """The options that are not as by default."""
    usual = plain_options(game.options_type())
    return "".join(f", {name}={value}" for name, value in plain_options(options).items() if usual[name] != value)

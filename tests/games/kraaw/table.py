"""A table of Kraaw, in the words of the rules document."""

from typing import Any

from kermesse.core.chance import seed_from
from kermesse.core.match import Match
from kermesse.games.kraaw import GAME
from kermesse.games.kraaw.options import KraawOptions
from kermesse.games.kraaw.position import write_rows
from tests import position
from tests.position import LETTERS

B_ROW = "B[2d 2d 4d 1d 3d]"


class Table(position.Table):
    game = GAME

    def sees(self, viewer: str | None, owner: str) -> str:
        """A row's values as a viewer sees them: '5 2 - - -'."""
        values = self.view(viewer).rows[LETTERS.index(owner)].values
        return " ".join(str(value) if value else "-" for value in values)

    @property
    def rows(self) -> str:
        return write_rows(self.state)

    @property
    def pending(self) -> str:
        return "".join(LETTERS[seat] for seat in self.awaiting())

    @property
    def totals(self) -> list[int]:
        return [row.total for row in self.view().rows]


def dealt(seats: int, seed: str = "a seed", **options: Any) -> Table:
    """Begin a game at its first look: crows are given, and the first seat begins unless said otherwise."""
    chosen = KraawOptions(**{"crow_choice": "auto", "first_player": "seat:0", **options})
    match = Match(GAME, seats, chosen, seed_from(seed))
    table = Table(match.state)
    table.events = match.opening
    return table


def to_turns(table: Table) -> Table:
    """Play through the look and the kitty, everybody declining, to the first turn."""
    for letter in table.pending:
        table.do(f"{letter} look_done")
    while table.state.phase == "chien":
        table.do(f"{table.pending} chien_exchange no")
    return table


def lay(table: Table, rows: str) -> Table:
    """Put these cards into the rows of a table that is at its turns; the kitty becomes the rest of the deck."""
    like = GAME.position(rows)
    state = table.state
    for name in ("values", "faces", "public", "known_to", "locks_made"):
        getattr(state, name)[:] = getattr(like, name)
    state.countdown = like.countdown
    state.count_patterns(state.faces)
    return table

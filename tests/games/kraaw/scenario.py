"""Scenarios as the rules document writes them: a position, what is done, what is seen."""

from typing import Any

from kermesse.core.game import SPECTATOR, Command, Event, Refused
from kermesse.games.kraaw import GAME
from kermesse.games.kraaw.commands import (
    Bonus,
    ChienExchange,
    ChooseCrow,
    ClaimChien,
    Continue,
    DeclareJewels,
    EndTurn,
    Exchange,
    Lock,
    Look,
    LookDone,
    Retaliate,
    Reveal,
    RevealLock,
)
from kermesse.games.kraaw.position import LETTERS, write_rows
from kermesse.games.kraaw.state import KraawState
from kermesse.games.kraaw.view_types import KraawView

SLOTTED: dict[str, Any] = {
    "look": Look,
    "reveal": Reveal,
    "reveal_lock": RevealLock,
    "lock": Lock,
    "retaliate": Retaliate,
}
BARE: dict[str, Any] = {"end_turn": EndTurn, "continue": Continue, "claim_chien": ClaimChien}


class Table:
    """A position one can play on in words: `table.do("A exchange B 0")`."""

    def __init__(self, position: str | KraawState) -> None:
        self.state = GAME.position(position) if isinstance(position, str) else position
        self.now = 0
        self.events: list[Event] = []

    def do(self, *lines: str) -> list[Event]:
        """Commands one after the other; the events of the last one."""
        for line in lines:
            seat, command = read(line)
            self.events = GAME.apply(self.state, seat, command, self.now)
        return self.events

    def refusal(self, line: str) -> str:
        """The code with which this is refused; the state's unchanged."""
        seat, command = read(line)
        before = self.state.copy()
        try:
            GAME.apply(self.state, seat, command, self.now)
        except Refused as refused:
            assert self.state == before
            return refused.code
        raise AssertionError(f"{line} was not refused")

    def wait(self) -> list[Event]:
        """Until the next deadline has fallen."""
        self.now = GAME.deadline(self.state)
        self.events = GAME.expire(self.state, self.now)
        return self.events

    def legal(self, seat: str) -> list[Command]:
        return GAME.legal(self.state, LETTERS.index(seat), self.now)

    def view(self, seat: str | None = None) -> KraawView:
        return GAME.view(self.state, SPECTATOR if seat is None else LETTERS.index(seat), self.now)

    def sees(self, viewer: str | None, owner: str) -> str:
        """A row's values as somebody sees them: '5 2 - - -'."""
        values = self.view(viewer).rows[LETTERS.index(owner)].values
        return " ".join(str(value) if value else "-" for value in values)

    def happened(self, kind: type[Event]) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def rows(self) -> str:
        return write_rows(self.state)

    @property
    def pending(self) -> str:
        return "".join(LETTERS[seat] for seat in GAME.awaiting(self.state))

    @property
    def totals(self) -> list[int]:
        return [row.total for row in self.view().rows]


def read(line: str) -> tuple[int, Command]:
    seat, name, *words = line.split()
    return LETTERS.index(seat), _command(name, words)


def _command(name: str, words: list[str]) -> Command:
    if name in BARE:
        command: Command = BARE[name]()
    elif name in SLOTTED:
        command = SLOTTED[name](int(words[0]))
    elif name == "exchange":
        command = Exchange(LETTERS.index(words[0]), int(words[1]))
    elif name == "bonus":
        command = Bonus(int(words[0]), int(words[1]))
    elif name == "look_done":
        command = LookDone(claim="claim" in words)
    elif name == "chien_exchange":
        command = ChienExchange(words[0] == "yes")
    elif name == "choose_crow":
        command = ChooseCrow(words[0])
    else:
        assert name == "declare_jewels", name
        command = DeclareJewels(int(words[0]))
    return command


def dealt(seats: int, seed: str = "a seed", **options: Any) -> Table:
    """A new game at its first look: crows given, the first seat begins unless said otherwise."""
    from kermesse.core.chance import Chance, seed_from
    from kermesse.games.kraaw.options import KraawOptions

    chosen = KraawOptions(**{"crow_choice": "auto", "first_player": "seat:0", **options})
    GAME.check_options(chosen, seats)
    state, events = GAME.setup(seats, chosen, Chance(seed_from(seed)), 0)
    table = Table(state)
    table.events = events
    return table


def to_turns(table: Table) -> Table:
    """Through the look and the kitty, everybody declining, to the first turn."""
    for seat in list(GAME.awaiting(table.state)):
        table.do(f"{LETTERS[seat]} look_done")
    while table.state.phase == "chien":
        table.do(f"{table.pending} chien_exchange no")
    return table


def lay(table: Table, rows: str) -> Table:
    """Put these cards into the rows of a table that is at its turns; the kitty is what is left of the deck."""
    like = GAME.position(rows)
    state = table.state
    for name in ("values", "faces", "patterns", "public", "known_to", "locks_made"):
        getattr(state, name)[:] = getattr(like, name)
    state.countdown = like.countdown
    return table

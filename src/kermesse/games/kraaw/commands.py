"""The commands of a seat, all of them ready-made, so that listing the legal ones allocates nothing."""

from typing import Final

from kermesse.core.game import Command, Seat, declared


class ChooseCrow(Command, frozen=True):
    alone = "at_once"
    crow: str


class DeclareJewels(Command, frozen=True):
    count: int


class LookDone(Command, frozen=True):
    claim: bool = False  # only in the sealed whole-hand swap


class ClaimChien(Command, frozen=True):
    pass


class ChienExchange(Command, frozen=True):
    accept: bool


class Look(Command, frozen=True):
    slot: int


class Reveal(Command, frozen=True):
    alone = "at_once"
    slot: int


class RevealLock(Command, frozen=True):
    final = True
    slot: int


class Lock(Command, frozen=True):
    final = True
    slot: int


class Exchange(Command, frozen=True):
    final = True
    seat: Seat
    slot: int


class Retaliate(Command, frozen=True):
    final = True
    alone = "at_once"
    slot: int


class Bonus(Command, frozen=True):
    final = True
    lock: int
    flip: int


class EndTurn(Command, frozen=True):
    pass


class Continue(Command, frozen=True):
    pass


COMMANDS: Final = declared(Command, __name__)

LOOK: Final[list[Command]] = [Look(slot) for slot in range(5)]
REVEAL: Final[list[Command]] = [Reveal(slot) for slot in range(5)]
REVEAL_LOCK: Final[list[Command]] = [RevealLock(slot) for slot in range(5)]
LOCK: Final[list[Command]] = [Lock(slot) for slot in range(5)]
EXCHANGE: Final[list[Command]] = [Exchange(seat, slot) for seat in range(6) for slot in range(5)]  # by place
RETALIATE: Final[list[Command]] = [Retaliate(slot) for slot in range(5)]
BONUS: Final[list[list[Command]]] = [[Bonus(lock, flip) for flip in range(5)] for lock in range(5)]
END_TURN: Final[Command] = EndTurn()
CONTINUE: Final[Command] = Continue()
DONE: Final[Command] = LookDone()
DONE_AND_CLAIM: Final[Command] = LookDone(claim=True)
CLAIM: Final[Command] = ClaimChien()
ACCEPT: Final[Command] = ChienExchange(True)
DECLINE: Final[Command] = ChienExchange(False)
JEWELS: Final[list[Command]] = [DeclareJewels(count) for count in range(100)]

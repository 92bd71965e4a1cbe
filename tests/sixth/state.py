"""The state of the table."""

from dataclasses import dataclass

from kermesse.core.chance import Chance
from kermesse.core.clock import Millis
from tests.sixth.options import AllumettesOptions


@dataclass(slots=True)
class AllumettesState:
    """All of it is public."""

    n: int
    options: AllumettesOptions
    chance: Chance  # nobody's; used up when the first player is drawn
    heaps: list[int]
    taken: list[int]  # by seat
    active: int  # once no match is left, who took the last one
    turn: int
    deadline: Millis  # grace included; NEVER

    def copy(self) -> "AllumettesState":
        return AllumettesState(
            self.n,
            self.options,
            self.chance,
            self.heaps[:],
            self.taken[:],
            self.active,
            self.turn,
            self.deadline,
        )


def is_over(state: AllumettesState) -> bool:
    return not any(state.heaps)


def winners(state: AllumettesState) -> list[int]:
    """R3, of a game that is over."""
    if state.options.last == "wins":
        return [state.active]
    return [seat for seat in range(state.n) if seat != state.active]

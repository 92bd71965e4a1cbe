"""The state of a table. Cards, places, characters and kinds of token are indices into components.py."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from kermesse.core.chance import Chance
from kermesse.core.clock import NEVER, Millis
from kermesse.core.copying import Copied
from kermesse.core.defaults import fresh, per_seat, repeated
from kermesse.games.krom.components import (
    CAVE,
    EVOLUTIONS,
    FOREST,
    FULL_HEARTS,
    MOUNTAIN,
    SAVANNAH,
    TOKENS,
    bonus_deck,
    gather_deck,
)
from kermesse.games.krom.components import (
    KROMOSAURE as KROMOSAURE,
)
from kermesse.games.krom.options import KromOptions

# `between`: no decision is open; never at the end of a command.
Phase: TypeAlias = Literal["pick", "move", "fight", "reaction", "loot", "action", "between", "game_over"]

NOBODY: Final = -1
NOWHERE: Final = -1
NO_CARD: Final = -1
NO_WINDOW: Final = 0  # windows are numbered from 1


@dataclass(slots=True, frozen=True)
class Played:
    """A Bonus on the stack, with all its choices."""

    owner: int
    card: int
    target: int
    give: int
    take: int


@dataclass(slots=True, init=False)
class KromState(Copied):
    """The whole state. A field is public unless its comment says otherwise."""

    n: int
    options: KromOptions
    chance: Chance  # secret
    foretold: list[int] = fresh(list)  # secret: dice fixed in advance by a written position

    phase: Phase = "pick"
    round_no: int = 0
    place: int = NOWHERE  # the place being resolved, or NOWHERE
    order: list[int] = fresh(list)  # seats still to pick a character, or still to act on this place
    active: int = NOBODY  # the seat that picks, loots or acts
    deadline: Millis = NEVER

    # The seats
    characters: list[int] = per_seat(NOBODY)  # NOBODY while not picked
    hearts: list[int] = per_seat(FULL_HEARTS)  # 0: knocked out
    purses: list[list[int]] = per_seat(repeated(4, 0))  # Kroms, wood, bone, stone
    hands: list[list[int]] = per_seat(fresh(list))  # known to their own seat; the number is public
    # per card of a hand: mask of the other seats that know it; known to those seats
    known: list[list[int]] = per_seat(fresh(list))
    evolutions: list[list[int]] = per_seat(fresh(list))
    points: list[int] = per_seat(0)
    places: list[int] = per_seat(CAVE)
    # known to their own seat until all are revealed; NOWHERE while not chosen
    destinations: list[int] = per_seat(NOWHERE)
    acted: int = 0  # mask
    auto_decline: int = 0  # mask; each bit known to its own seat
    auto_pass: int = 0  # mask; each bit known to its own seat

    # The board. The top of a pile is its end.
    stock: list[int] = fresh(TOKENS.copy)
    evolution_pile: list[int] = fresh(list)  # secret
    evolution_row: list[int] = fresh(list)
    hunt_pile: list[int] = fresh(list)  # secret
    hunt_row: list[int] = fresh(list)
    hunt_discard: list[int] = fresh(list)
    gather_pile: list[int] = fresh(gather_deck)  # secret
    gather_discard: list[int] = fresh(list)
    bonus_pile: list[int] = fresh(bonus_deck)  # secret
    bonus_discard: list[int] = fresh(list)
    shuffles: int = 0  # number of shuffles of piles since the set-up
    beast_hearts: int = 0  # 0: not in play
    beast_place: int = NOWHERE
    trophy: int = NOBODY  # the seat that holds it

    # The fight
    fighters: list[int] = fresh(list)
    dice: list[int] = fresh(list)  # the first throw, by fighter
    totals: list[int] = fresh(list)
    passed: int = 0  # mask
    victims: list[int] = fresh(list)  # still to be looted by `active`

    # The action phase
    rested: bool = False
    served: bool = False
    gathered: int = 0
    hunted: bool = False
    climb: list[int] = fresh(list)  # dice of the climb under way
    rerolls: int = 0
    settled: bool = False

    # Bonus cards being played
    stack: list[Played] = fresh(list)
    interrupted: Phase = "between"  # the phase that goes on after the reaction
    window: int = 0  # number of the last window
    asked: int = 0  # mask of the seats that may counter
    declined: int = 0  # mask; each bit known to its own seat
    bonus_no: int = 0  # number of Bonus cards played so far

    winner: int = NOBODY
    ended_by: Literal["", "evolution", "trophy", "round_cap"] = ""


def is_out(state: KromState, seat: int) -> bool:
    """True if the seat is knocked out until the next round."""
    return state.hearts[seat] == 0


def standing(state: KromState, place: int) -> list[int]:
    return [seat for seat in range(state.n) if state.places[seat] == place and state.hearts[seat] > 0]


def points_on_cards(state: KromState, seat: int) -> int:
    return sum(EVOLUTIONS[card].points for card in state.evolutions[seat])


def place_action_pending(state: KromState) -> bool:
    """True if the compulsory part of the active seat's place is still to be done (R8)."""
    place = state.place
    if place == FOREST:
        return state.gathered == 0
    if place == SAVANNAH:
        return not state.hunted
    return place == MOUNTAIN and not state.settled


def throw(state: KromState, count: int, source: str, counter: int) -> list[int]:
    """Throw dice: those fixed by a position first, then random ones."""
    if not state.foretold:
        return state.chance.dice(count, 6, source, counter)
    foretold = state.foretold[:count]
    del state.foretold[:count]
    return foretold + (state.chance.dice(count - len(foretold), 6, source, counter) if len(foretold) < count else [])

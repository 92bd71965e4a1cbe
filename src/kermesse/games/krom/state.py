"""What is on the table. Cards, places, characters and kinds of token are indices into components.py."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from kermesse.core.chance import Chance
from kermesse.core.clock import Millis
from kermesse.games.krom.components import EVOLUTIONS, FOREST, MOUNTAIN, SAVANNAH
from kermesse.games.krom.options import KromOptions

# `between`: no decision is open, the rules run on. It never lasts.
Phase: TypeAlias = Literal["pick", "move", "fight", "reaction", "loot", "action", "between", "game_over"]

NOBODY: Final = -1
NOWHERE: Final = -1
NO_CARD: Final = -1
NO_WINDOW: Final = 0  # windows are numbered from 1
KROMOSAURE: Final = 6  # among fighters, after the last possible seat


@dataclass(slots=True, frozen=True)
class Played:
    """A Bonus on the stack, with all that was declared for it."""

    owner: int
    card: int
    target: int
    give: int
    take: int


@dataclass(slots=True)
class KromState:
    """Public unless the field says otherwise."""

    n: int
    options: KromOptions
    chance: Chance  # nobody's
    foretold: list[int]  # dice that a written-down position fixes in advance: nobody's

    phase: Phase
    round_no: int
    place: int  # the one being resolved; NOWHERE outside
    order: list[int]  # seats still to pick a character, or still to act on this place
    active: int  # who picks, loots or acts
    deadline: Millis

    # The seats
    characters: list[int]  # NOBODY while not picked
    hearts: list[int]  # 0: knocked out
    purses: list[list[int]]  # Kroms, wood, bone, stone
    hands: list[list[int]]  # its own seat's; how many is public
    known: list[list[int]]  # per card of a hand: mask of the other seats that know it; theirs
    evolutions: list[list[int]]
    points: list[int]
    places: list[int]
    destinations: list[int]  # its own seat's until all are revealed; NOWHERE while not chosen
    acted: int  # mask
    auto_decline: int  # mask; each its own seat's
    auto_pass: int  # mask; each its own seat's

    # The board. The top of a pile is its end.
    stock: list[int]
    evolution_pile: list[int]  # nobody's
    evolution_row: list[int]
    hunt_pile: list[int]  # nobody's
    hunt_row: list[int]
    hunt_discard: list[int]
    gather_pile: list[int]  # nobody's
    gather_discard: list[int]
    bonus_pile: list[int]  # nobody's
    bonus_discard: list[int]
    shuffles: int  # of piles, since the set-up
    beast_hearts: int  # 0: not in play
    beast_place: int
    trophy: int  # who holds it

    # The fight
    fighters: list[int]
    dice: list[int]  # the first throw, by fighter
    totals: list[int]
    passed: int  # mask
    victims: list[int]  # still to be looted by `active`

    # The action phase
    rested: bool
    served: bool
    gathered: int
    hunted: bool
    climb: list[int]  # dice of the climb under way
    rerolls: int
    settled: bool

    # Bonus cards being played
    stack: list[Played]
    interrupted: Phase  # what goes on after the reaction
    window: int  # number of the last window
    asked: int  # mask of the seats that may counter
    declined: int  # mask; each its own seat's
    bonus_no: int  # Bonus cards played so far

    winner: int
    ended_by: Literal["", "evolution", "trophy", "round_cap"]

    def copy(self) -> "KromState":
        return KromState(
            self.n,
            self.options,
            self.chance,
            self.foretold[:],
            self.phase,
            self.round_no,
            self.place,
            self.order[:],
            self.active,
            self.deadline,
            self.characters[:],
            self.hearts[:],
            [purse[:] for purse in self.purses],
            [hand[:] for hand in self.hands],
            [masks[:] for masks in self.known],
            [cards[:] for cards in self.evolutions],
            self.points[:],
            self.places[:],
            self.destinations[:],
            self.acted,
            self.auto_decline,
            self.auto_pass,
            self.stock[:],
            self.evolution_pile[:],
            self.evolution_row[:],
            self.hunt_pile[:],
            self.hunt_row[:],
            self.hunt_discard[:],
            self.gather_pile[:],
            self.gather_discard[:],
            self.bonus_pile[:],
            self.bonus_discard[:],
            self.shuffles,
            self.beast_hearts,
            self.beast_place,
            self.trophy,
            self.fighters[:],
            self.dice[:],
            self.totals[:],
            self.passed,
            self.victims[:],
            self.rested,
            self.served,
            self.gathered,
            self.hunted,
            self.climb[:],
            self.rerolls,
            self.settled,
            self.stack[:],
            self.interrupted,
            self.window,
            self.asked,
            self.declined,
            self.bonus_no,
            self.winner,
            self.ended_by,
        )


def is_out(state: KromState, seat: int) -> bool:
    """Knocked out: until the next round."""
    return state.hearts[seat] == 0


def standing(state: KromState, place: int) -> list[int]:
    return [seat for seat in range(state.n) if state.places[seat] == place and state.hearts[seat] > 0]


def points_on_cards(state: KromState, seat: int) -> int:
    return sum(EVOLUTIONS[card].points for card in state.evolutions[seat])


def place_action_pending(state: KromState) -> bool:
    """Whether the compulsory part of the active seat's place is missing (R8)."""
    place = state.place
    if place == FOREST:
        return state.gathered == 0
    if place == SAVANNAH:
        return not state.hunted
    return place == MOUNTAIN and not state.settled


def throw(state: KromState, count: int, source: str, counter: int) -> list[int]:
    """So many dice: those foretold by a position first, then by chance."""
    if not state.foretold:
        return state.chance.dice(count, 6, source, counter)
    told = state.foretold[:count]
    del state.foretold[:count]
    return told + (state.chance.dice(count - len(told), 6, source, counter) if len(told) < count else [])

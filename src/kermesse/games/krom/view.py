"""What a seat may know."""

from typing import Literal

import msgspec

from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import ALL_SEEING, SEATS_OF, Pending, Seat, View
from kermesse.games.krom.commands import Named, named
from kermesse.games.krom.components import (
    BONUS_KEYS,
    CHARACTERS,
    EVOLUTION_IDS,
    GATHER_KEYS,
    PLACES,
    PREY_IDS,
    WEIGHTS,
    PlaceName,
)
from kermesse.games.krom.options import KromOptions
from kermesse.games.krom.rules.asking import DECISION_OF, awaiting
from kermesse.games.krom.rules.victory import target
from kermesse.games.krom.state import NO_CARD, NOBODY, NOWHERE, KromState, Phase

Somewhere = PlaceName | Literal[""]


class Player(msgspec.Struct, gc=False):
    character: str  # '' while not picked
    weight: int
    hearts: int
    kroms: int
    wood: int
    bone: int
    stone: int
    bonus: int  # Bonus cards in hand
    hand: list[str]  # those of them that these eyes know: all of one's own, in order of arrival
    evolutions: list[str]
    points: int
    trophy: bool
    place: PlaceName
    chosen: bool  # a destination lies face down
    destination: Somewhere  # only one's own
    knocked_out: bool
    acted: bool


class Fight(msgspec.Struct, gc=False):
    """The fight on the place being resolved, also after it ended."""

    fighters: list[int]  # seats; 6 is the Kromosaure
    dice: list[int]
    totals: list[int]
    passed: tuple[Seat, ...]
    over: bool


class OnStack(msgspec.Struct, gc=False):
    seat: Seat
    card: str
    target: int
    give: Named
    take: Named


class Turn(msgspec.Struct, gc=False):
    """What the active seat has done in its action phase."""

    rested: bool
    served: bool
    gathered: int
    hunted: bool
    climb: list[int]
    rerolls: int
    settled: bool


class Beast(msgspec.Struct, gc=False):
    hearts: int  # 0: beaten
    place: Somewhere  # '' off the board


class Mine(msgspec.Struct, gc=False):
    """What only this seat knows, besides its hand and its destination."""

    auto_decline: bool
    auto_pass: bool
    declined: bool  # its answer to the open reaction
    known: list[tuple[Seat, ...]]  # by card of its hand: who else knows that it is there; empty without the memory aid


class KromView(View, gc=False):
    options: KromOptions
    phase: Phase
    seats: int
    round: int
    target: int
    place: Somewhere  # being resolved
    order: list[Seat]  # still to pick, or to act on this place
    active: int
    pending: list[Pending]  # of a reaction only one's own
    window: int  # number of the last window; in a fight or a reaction it is open
    deadline: Millis | None  # when what is open is decided by itself
    players: list[Player]
    stock: list[int]  # Kroms, wood, bone, stone
    evolution_row: list[str]  # '': an empty slot
    hunt_row: list[str]
    evolution_pile: int
    hunt_pile: int
    gather_pile: int
    bonus_pile: int
    hunt_discard: list[str]
    gather_discard: list[str]
    bonus_discard: list[str]
    beast: Beast | None
    fight: Fight | None
    victims: list[Seat]  # still to be looted by the active seat
    turn: Turn | None
    stack: list[OnStack]
    bonus_played: int  # Bonus cards, since the game began
    mine: Mine | None
    winner: int
    ended_by: Literal["", "evolution", "trophy", "round_cap"]


def view(state: KromState, eyes: Seat, now: Millis) -> KromView:
    options = state.options
    due = state.deadline if state.deadline < NEVER else None
    acting = state.phase == "action" or (state.phase == "reaction" and state.interrupted == "action")
    return KromView(
        eyes,
        options,
        state.phase,
        state.n,
        state.round_no,
        target(state),
        _place(state.place),
        state.order[:],
        state.active,
        _pending(state, eyes, due),
        state.window,
        due,
        [_player(state, seat, eyes) for seat in range(state.n)],
        state.stock[:],
        [EVOLUTION_IDS[card] if card != NO_CARD else "" for card in state.evolution_row],
        [PREY_IDS[card] for card in state.hunt_row],
        len(state.evolution_pile),
        len(state.hunt_pile),
        len(state.gather_pile),
        len(state.bonus_pile),
        [PREY_IDS[card] for card in state.hunt_discard],
        [GATHER_KEYS[card] for card in state.gather_discard],
        [BONUS_KEYS[card] for card in state.bonus_discard],
        Beast(state.beast_hearts, _place(state.beast_place)) if options.kromosaure else None,
        _fight(state),
        state.victims[:],
        _turn(state) if acting else None,
        [
            OnStack(played.owner, BONUS_KEYS[played.card], played.target, named(played.give), named(played.take))
            for played in state.stack
        ],
        state.bonus_no,
        _mine(state, eyes) if eyes >= 0 else None,
        state.winner,
        state.ended_by,
    )


def _place(place: int) -> Somewhere:
    return PLACES[place] if place != NOWHERE else ""


def _pending(state: KromState, eyes: Seat, due: Millis | None) -> list[Pending]:
    """Everybody sees who is asked; of a reaction a seat sees only whether itself is."""
    phase = state.phase
    if phase == "game_over":
        return []
    decision = DECISION_OF[phase]
    if phase == "reaction":
        open_to = state.asked & ~state.declined
        asked = (eyes,) if eyes >= 0 and open_to >> eyes & 1 else SEATS_OF[open_to] if eyes == ALL_SEEING else ()
        return [Pending(seat, decision, due) for seat in asked]
    return [Pending(seat, decision, due) for seat in awaiting(state)]


def _player(state: KromState, seat: Seat, eyes: Seat) -> Player:
    character = state.characters[seat]
    purse = state.purses[seat]
    destination = state.destinations[seat]
    own = eyes in (seat, ALL_SEEING)
    return Player(
        CHARACTERS[character] if character != NOBODY else "",
        WEIGHTS[character] if character != NOBODY else 0,
        state.hearts[seat],
        purse[0],
        purse[1],
        purse[2],
        purse[3],
        len(state.hands[seat]),
        _hand(state, seat, eyes),
        [EVOLUTION_IDS[card] for card in state.evolutions[seat]],
        state.points[seat],
        state.trophy == seat,
        PLACES[state.places[seat]],
        destination != NOWHERE,
        _place(destination) if own else "",
        state.hearts[seat] == 0,
        bool(state.acted >> seat & 1),
    )


def _hand(state: KromState, seat: Seat, eyes: Seat) -> list[str]:
    hand = state.hands[seat]
    if eyes in (seat, ALL_SEEING):
        return [BONUS_KEYS[card] for card in hand]
    return [BONUS_KEYS[card] for card in sorted(hand[at] for at in known_places(state, seat, eyes))]


def known_places(state: KromState, seat: Seat, eyes: Seat) -> list[int]:
    """Where in another's hand lie the cards that these eyes know: those once looted from them."""
    if eyes < 0 or not state.options.memory_aid:
        return []
    return [at for at, mask in enumerate(state.known[seat]) if mask >> eyes & 1]


def _fight(state: KromState) -> Fight | None:
    if not state.fighters:
        return None
    over = state.phase != "fight" and not (state.phase == "reaction" and state.interrupted == "fight")
    return Fight(state.fighters[:], state.dice[:], state.totals[:], SEATS_OF[state.passed], over)


def _turn(state: KromState) -> Turn:
    return Turn(state.rested, state.served, state.gathered, state.hunted, state.climb[:], state.rerolls, state.settled)


def _mine(state: KromState, seat: Seat) -> Mine:
    return Mine(
        bool(state.auto_decline >> seat & 1),
        bool(state.auto_pass >> seat & 1),
        state.phase == "reaction" and bool(state.declined >> seat & 1),
        [SEATS_OF[mask] for mask in state.known[seat]] if state.options.memory_aid else [],
    )

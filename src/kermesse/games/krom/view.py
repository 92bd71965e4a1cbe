"""The view of a seat."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import ALL_SEEING, SEATS_OF, Pending, Seat
from kermesse.core.shared_views import shared_views
from kermesse.games.krom.commands import named
from kermesse.games.krom.components import (
    ANYWHERE,
    BONUS_KEYS,
    CHARACTERS,
    EVOLUTION_IDS,
    EVOLUTIONS,
    FOREST,
    GATHER_CARDS,
    GATHER_KEYS,
    PLACES,
    PREY_IDS,
    WEIGHTS,
    combination,
    tokens_price,
)
from kermesse.games.krom.rules.fight import HEAVY_FIRST, ranking
from kermesse.games.krom.rules.play import DECISIONS, awaiting
from kermesse.games.krom.rules.victory import target
from kermesse.games.krom.state import KROMOSAURE, NO_CARD, NOBODY, NOWHERE, KromState
from kermesse.games.krom.view_types import Beast, Fight, KromView, Mine, Offer, OnStack, Player, Somewhere, Turn

# A row and a purse change once in several moves, and every move is shown to many viewers.
REMEMBERED: Final = 1 << 12
MOST_POINTS: Final = max(card.points for card in EVOLUTIONS)
CLOSE: Final = tokens_price(1, 1, 0)  # what the tokens cost at the Cave that a seat lacks when it is about to win
GATHER_COPIES: Final = [card.copies for card in GATHER_CARDS]


def view(state: KromState, viewer: Seat, now: Millis) -> KromView:
    options = state.options
    due = state.deadline if state.deadline < NEVER else None
    return KromView(
        viewer,
        options,
        state.phase,
        state.n,
        state.round_no,
        target(state),
        _place(state.place),
        state.order[:],
        state.active,
        _pending(state, viewer, due),
        state.window,
        due,
        [_player(state, seat, viewer) for seat in range(state.n)],
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
        beast_of(state) if options.kromosaure else None,
        fight_of(state),
        state.victims[:],
        _turn(state) if is_acting(state) else None,
        stack_of(state),
        state.bonus_no,
        _mine(state, viewer) if viewer >= 0 else None,
        state.winner,
        state.ended_by,
    )


def views(state: KromState, several: Sequence[Seat], now: Millis) -> list[KromView]:
    """Views for several viewers; parts that all see alike are built once."""

    def add_own(one: KromView, viewer: Seat) -> None:
        one.pending = _pending(state, viewer, one.deadline)
        one.players = [
            _player(state, seat, viewer) if seat == viewer or shown_hand(state, seat, viewer) else player
            for seat, player in enumerate(one.players)
        ]
        one.mine = _mine(state, viewer)

    return shared_views(several, lambda viewer: view(state, viewer, now), add_own)


def beast_of(state: KromState) -> Beast:
    return Beast(state.beast_hearts, _place(state.beast_place))


def is_acting(state: KromState) -> bool:
    return state.phase == "action" or (state.phase == "reaction" and state.interrupted == "action")


def stack_of(state: KromState) -> list[OnStack]:
    return [
        OnStack(played.owner, BONUS_KEYS[played.card], played.target, named(played.give), named(played.take))
        for played in state.stack
    ]


def _place(place: int) -> Somewhere:
    return PLACES[place] if place != NOWHERE else ""


def _pending(state: KromState, viewer: Seat, due: Millis | None) -> list[Pending]:
    if state.phase == "game_over":
        return []
    decision = DECISIONS[state.phase].name
    return [Pending(seat, decision, due) for seat in shown_asked(state, viewer)]


def shown_asked(state: KromState, viewer: Seat) -> tuple[Seat, ...]:
    """The seats shown as asked: all of them, but in a reaction a seat sees only itself."""
    if state.phase != "reaction":
        return awaiting(state)
    open_to = state.asked & ~state.declined
    if viewer >= 0:
        return SEATS_OF[open_to & 1 << viewer]
    return SEATS_OF[open_to] if viewer == ALL_SEEING else ()


def _player(state: KromState, seat: Seat, viewer: Seat) -> Player:
    character = state.characters[seat]
    kroms, wood, bone, stone = state.purses[seat]
    hearts = state.hearts[seat]
    destination = state.destinations[seat]
    own = viewer in (seat, ALL_SEEING)
    return Player(
        CHARACTERS[character] if character != NOBODY else "",
        WEIGHTS[character] if character != NOBODY else 0,
        hearts,
        kroms,
        wood,
        bone,
        stone,
        len(state.hands[seat]),
        _hand(state, seat, viewer),
        [EVOLUTION_IDS[card] for card in state.evolutions[seat]],
        state.points[seat],
        state.trophy == seat,
        PLACES[state.places[seat]],
        destination != NOWHERE,
        _place(destination) if own else "",
        hearts == 0,
        bool(state.acted >> seat & 1),
        short_of_winning(state, seat, (kroms, wood, bone, stone)),
    )


def short_of_winning(state: KromState, seat: Seat, purse: Sequence[int]) -> tuple[int, ...] | None:
    """The tokens that a seat lacks for the nearest Evolution of the row with which it would win, if they are few."""
    points = target(state) - state.points[seat]
    nearest, least = None, CLOSE + 1
    for card in state.evolution_row if points <= MOST_POINTS else ():
        if card != NO_CARD and EVOLUTIONS[card].points >= points:
            kroms, wood, bone, stone = _lacks(EVOLUTIONS[card].cost, purse)
            price = kroms + tokens_price(wood, bone, stone)
            if price < least:
                nearest, least = (kroms, wood, bone, stone), price
    return nearest


def _lacks(cost: Sequence[int], purse: Sequence[int]) -> list[int]:
    return [max(0, price - has) for price, has in zip(cost, purse, strict=True)]


def _hand(state: KromState, seat: Seat, viewer: Seat) -> list[str]:
    return [BONUS_KEYS[card] for card in shown_hand(state, seat, viewer)]


def shown_hand(state: KromState, seat: Seat, viewer: Seat) -> list[int]:
    """The viewer's own hand; of another's, the cards looted from this viewer that are certainly still there."""
    hand = state.hands[seat]
    if viewer in (seat, ALL_SEEING):
        return hand
    if viewer < 0 or not hand or not state.options.memory_aid:
        return []
    known = state.known[seat]
    shown = [card for at, card in enumerate(hand) if known[at] >> viewer & 1]
    return sorted(shown) if len(shown) > 1 else shown


def fight_of(state: KromState) -> Fight | None:
    if not state.fighters:
        return None
    over = state.phase != "fight" and not (state.phase == "reaction" and state.interrupted == "fight")
    standing = _standing(
        tuple(state.fighters),
        tuple(state.totals),
        tuple(state.hearts),
        state.beast_hearts,
        tuple(state.characters),
        state.place in HEAVY_FIRST,
        over,
    )
    return Fight(state.fighters[:], state.dice[:], state.totals[:], SEATS_OF[state.passed], over, *standing)


@lru_cache(maxsize=REMEMBERED)
def _standing(
    fighters: tuple[int, ...],
    totals: tuple[int, ...],
    hearts: tuple[int, ...],
    beast_hearts: int,
    characters: tuple[int, ...],
    heavy_first: bool,
    over: bool,
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[bool, ...], bool]:
    """The fighters in order, the hearts that the leader's lead costs them, True for those knocked out,
    `heavy_first`.
    """
    best = max(totals)
    losses = tuple(best - total for total in totals)
    left = [beast_hearts if fighter == KROMOSAURE else hearts[fighter] for fighter in fighters]
    knocked_out = tuple(has == 0 if over else loss >= has for loss, has in zip(losses, left, strict=True))
    return tuple(ranking(fighters, totals, characters, heavy_first)), losses, knocked_out, heavy_first


def _turn(state: KromState) -> Turn:
    climb = state.climb
    return Turn(
        state.rested,
        state.served,
        state.gathered,
        state.hunted,
        climb[:],
        state.rerolls,
        state.settled,
        combination(climb) if climb else "",
        to_come(state) if state.place == FOREST else [],
    )


def to_come(state: KromState) -> list[int]:
    left = GATHER_COPIES[:]
    for card in state.gather_discard:
        left[card] -= 1
    return left


def _mine(state: KromState, seat: Seat) -> Mine:
    return Mine(
        bool(state.auto_decline >> seat & 1),
        bool(state.auto_pass >> seat & 1),
        state.phase == "reaction" and bool(state.declined >> seat & 1),
        [SEATS_OF[mask] for mask in state.known[seat]] if state.options.memory_aid else [],
        _offers(tuple(state.evolution_row), tuple(state.purses[seat]), state.places[seat]),
    )


@lru_cache(maxsize=REMEMBERED)
def _offers(row: tuple[int, ...], purse: tuple[int, ...], place: int) -> tuple[Offer, ...]:
    return tuple(_offer(card, purse, place) for card in row)


def _offer(card: int, purse: tuple[int, ...], place: int) -> Offer:
    if card == NO_CARD:
        return Offer((0, 0, 0, 0), False)
    face = EVOLUTIONS[card]
    lacks = tuple(price - has if price > has else 0 for price, has in zip(face.cost, purse, strict=True))
    return Offer(lacks, face.place not in (ANYWHERE, place))

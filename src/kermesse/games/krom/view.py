"""What a seat may know."""

from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import ALL_SEEING, SEATS_OF, Pending, Seat
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
)
from kermesse.games.krom.rules.asking import DECISION_OF, awaiting
from kermesse.games.krom.rules.fight import HEAVY_FIRST, ranking
from kermesse.games.krom.rules.victory import target
from kermesse.games.krom.state import KROMOSAURE, NO_CARD, NOBODY, NOWHERE, KromState
from kermesse.games.krom.view_types import Beast, Fight, KromView, Mine, Offer, OnStack, Player, Somewhere, Turn


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
    kroms, wood, bone, stone = state.purses[seat]
    hearts = state.hearts[seat]
    destination = state.destinations[seat]
    own = eyes in (seat, ALL_SEEING)
    return Player(
        CHARACTERS[character] if character != NOBODY else "",
        WEIGHTS[character] if character != NOBODY else 0,
        hearts,
        kroms,
        wood,
        bone,
        stone,
        len(state.hands[seat]),
        _hand(state, seat, eyes),
        [EVOLUTION_IDS[card] for card in state.evolutions[seat]],
        state.points[seat],
        state.trophy == seat,
        PLACES[state.places[seat]],
        destination != NOWHERE,
        _place(destination) if own else "",
        hearts == 0,
        bool(state.acted >> seat & 1),
    )


def _hand(state: KromState, seat: Seat, eyes: Seat) -> list[str]:
    """One's own; of another's, the cards once looted from these eyes, which are in it for sure."""
    hand = state.hands[seat]
    if eyes not in (seat, ALL_SEEING):
        if eyes < 0 or not state.options.memory_aid:
            return []
        hand = sorted([card for card, mask in zip(hand, state.known[seat], strict=True) if mask >> eyes & 1])
    return [BONUS_KEYS[card] for card in hand]


def _fight(state: KromState) -> Fight | None:
    if not state.fighters:
        return None
    over = state.phase != "fight" and not (state.phase == "reaction" and state.interrupted == "fight")
    best = max(state.totals)
    losses = [best - total for total in state.totals]
    hearts = [state.beast_hearts if fighter == KROMOSAURE else state.hearts[fighter] for fighter in state.fighters]
    return Fight(
        state.fighters[:],
        state.dice[:],
        state.totals[:],
        SEATS_OF[state.passed],
        over,
        ranking(state),
        losses,
        [left == 0 if over else loss >= left for loss, left in zip(losses, hearts, strict=True)],
        state.place in HEAVY_FIRST,
    )


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
        _to_come(state) if state.place == FOREST else [],
    )


def _to_come(state: KromState) -> list[int]:
    gone = state.gather_discard
    return [card.copies - gone.count(index) for index, card in enumerate(GATHER_CARDS)]


def _mine(state: KromState, seat: Seat) -> Mine:
    return Mine(
        bool(state.auto_decline >> seat & 1),
        bool(state.auto_pass >> seat & 1),
        state.phase == "reaction" and bool(state.declined >> seat & 1),
        [SEATS_OF[mask] for mask in state.known[seat]] if state.options.memory_aid else [],
        [_offer(card, state.purses[seat], state.places[seat]) for card in state.evolution_row],
    )


def _offer(card: int, purse: list[int], place: int) -> Offer:
    if card == NO_CARD:
        return Offer([0, 0, 0, 0], False)
    face = EVOLUTIONS[card]
    lacks = [price - has if price > has else 0 for price, has in zip(face.cost, purse, strict=True)]
    return Offer(lacks, face.place not in (ANYWHERE, place))

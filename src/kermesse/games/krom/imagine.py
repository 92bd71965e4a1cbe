"""A whole state that fits a view of Krom: everything hidden from the viewer is drawn."""

from collections.abc import Iterable
from typing import Final

from kermesse.core.chance import Chance
from kermesse.core.clock import NEVER
from kermesse.core.game import ALL_SEEING, BadPosition, Seat
from kermesse.games.krom.commands import NO_TARGET, PlayBonus
from kermesse.games.krom.components import (
    BONUS_KEYS,
    CHARACTER,
    EVOLUTION_IDS,
    FULL_HEARTS,
    GATHER_KEYS,
    KINDS,
    PLACES,
    PREY_IDS,
    TOKENS,
    TROPHY_POINTS,
)
from kermesse.games.krom.rules.bonus import declared
from kermesse.games.krom.rules.play import awaiting
from kermesse.games.krom.rules.reaction import may_answer
from kermesse.games.krom.rules.table import blank_table
from kermesse.games.krom.state import KROMOSAURE, NO_CARD, NOBODY, NOWHERE, KromState, points_on_cards
from kermesse.games.krom.view import view
from kermesse.games.krom.view_types import KromView

BONUS: Final = {key: card for card, key in enumerate(BONUS_KEYS)}
GATHER: Final = {key: card for card, key in enumerate(GATHER_KEYS)}
HUNT: Final = {key: card for card, key in enumerate(PREY_IDS)}
EVOLUTION: Final[dict[str, int]] = {"": NO_CARD, **{key: card for card, key in enumerate(EVOLUTION_IDS)}}
PLACE: Final[dict[str, int]] = {"": NOWHERE, **{name: place for place, name in enumerate(PLACES)}}


def imagine(seen: KromView, chance: Chance) -> KromState:
    """A random state that fits.

    Equally likely are all deals, all destinations that a seat may have chosen in secret, and all sets of seats that may
    have declined. The others have no standing wishes, as at the start.
    """
    if seen.viewer == ALL_SEEING:
        raise ValueError("a viewer who sees everything has nothing to imagine")
    if not 2 <= seen.seats <= 6 or len(seen.players) != seen.seats or not -1 <= seen.viewer < seen.seats:
        raise BadPosition(
            f"no table of Krom has {seen.seats} seats, {len(seen.players)} players and viewer {seen.viewer}"
        )
    try:
        state = blank_table(seen.seats, seen.options, chance)
        _lay_out(state, seen)
        _deal(state, seen)
        _decide(state, seen)
        again = view(state, seen.viewer, 0)
    except KeyError as error:
        raise BadPosition(f"there is no {error} in Krom") from None
    except (IndexError, ValueError):
        raise BadPosition("no table of Krom looks like this: a number in it is out of range") from None
    if again != seen:
        field = next(name for name in seen.__struct_fields__ if getattr(again, name) != getattr(seen, name))
        raise BadPosition(f"no table of Krom looks like this: its {field} cannot be with all the rest")
    if (state.beast_hearts > 0) + (state.trophy != NOBODY) != state.options.kromosaure:
        raise BadPosition("the Kromosaure is either in play or somebody's trophy, if it is there at all")
    if not awaiting(state) and state.phase != "game_over":
        raise BadPosition("the game is not over, and nobody is asked anything")
    return state


def _lay_out(state: KromState, seen: KromView) -> None:
    """Lay out everything that is visible."""
    fighters = [fighter for fighter in seen.fight.fighters if fighter != KROMOSAURE] if seen.fight else []
    aims = [card.target for card in seen.stack if card.target != NO_TARGET]
    singles = [seat for seat in (seen.active, seen.winner) if seat != NOBODY]
    _mask([*seen.order, *seen.victims, *fighters, *aims, *singles, *(card.seat for card in seen.stack)], state.n)
    state.phase = seen.phase
    state.round_no = seen.round
    state.place = PLACE[seen.place]
    state.order = seen.order[:]
    state.active = seen.active
    state.deadline = NEVER if seen.deadline is None else seen.deadline
    state.window = seen.window
    state.bonus_no = seen.bonus_played
    state.stock = seen.stock[:]
    state.victims = seen.victims[:]
    state.winner = seen.winner
    state.ended_by = seen.ended_by
    for seat, player in enumerate(seen.players):
        state.characters[seat] = CHARACTER[player.character] if player.character else NOBODY
        state.hearts[seat] = player.hearts
        state.purses[seat] = [player.kroms, player.wood, player.bone, player.stone]
        state.evolutions[seat] = [EVOLUTION[card] for card in player.evolutions]
        state.points[seat] = player.points
        state.places[seat] = PLACE[player.place]
        state.acted |= player.acted << seat
        if player.trophy:
            state.trophy = seat
        if not 0 <= player.hearts <= FULL_HEARTS:
            raise BadPosition(f"S{seat} has {player.hearts} hearts: they go from 0 to {FULL_HEARTS}")
        if points_on_cards(state, seat) + TROPHY_POINTS * player.trophy != player.points:
            raise BadPosition(f"S{seat} has {player.points} points, and its cards say otherwise")
    for kind, whole in enumerate(TOKENS):
        there = state.stock[kind] + sum(purse[kind] for purse in state.purses)
        if there != whole:
            raise BadPosition(f"{there} {KINDS[kind]} in stock and purses: there are {whole}")
    state.beast_hearts, state.beast_place = (seen.beast.hearts, PLACE[seen.beast.place]) if seen.beast else (0, NOWHERE)
    state.stack = [declared(card.seat, PlayBonus(card.card, card.target, card.give, card.take)) for card in seen.stack]
    if seen.fight:
        state.fighters = seen.fight.fighters[:]
        state.dice = seen.fight.dice[:]
        state.totals = seen.fight.totals[:]
        state.passed = _mask(seen.fight.passed, state.n)
    if seen.turn:
        turn = seen.turn
        state.rested, state.served, state.gathered, state.hunted = turn.rested, turn.served, turn.gathered, turn.hunted
        state.climb, state.rerolls, state.settled = turn.climb[:], turn.rerolls, turn.settled


def _mask(seats: Iterable[Seat], n: int) -> int:
    mask = 0
    for seat in seats:
        if not 0 <= seat < n:
            raise BadPosition(f"there is no seat {seat} among {n}")
        mask |= 1 << seat
    return mask


def _deal(state: KromState, seen: KromView) -> None:
    """Deal the unseen cards to the piles and the other seats' hands."""
    chance = state.chance
    state.evolution_row = [EVOLUTION[card] for card in seen.evolution_row]
    state.hunt_row = [HUNT[card] for card in seen.hunt_row]
    state.hunt_discard = [HUNT[card] for card in seen.hunt_discard]
    state.gather_discard = [GATHER[card] for card in seen.gather_discard]
    state.bonus_discard = [BONUS[card] for card in seen.bonus_discard]
    state.hands = [[BONUS[card] for card in player.hand] for player in seen.players]
    built = [card for cards in state.evolutions for card in cards]
    up = [card for card in state.evolution_row if card != NO_CARD]
    played = [card.card for card in state.stack]
    in_hand = [card for hand in state.hands for card in hand]
    _take_out(state.evolution_pile, [*built, *up], EVOLUTION_IDS)
    _take_out(state.hunt_pile, [*state.hunt_row, *state.hunt_discard], PREY_IDS)
    _take_out(state.gather_pile, state.gather_discard, GATHER_KEYS)
    _take_out(state.bonus_pile, [*state.bonus_discard, *played, *in_hand], BONUS_KEYS)
    chance.shuffle(state.evolution_pile, "imagine evolution")
    chance.shuffle(state.hunt_pile, "imagine hunt")
    chance.shuffle(state.gather_pile, "imagine gather")
    chance.shuffle(state.bonus_pile, "imagine bonus")
    hidden = sum(player.bonus for player in seen.players) - len(in_hand)
    if hidden > len(state.bonus_pile):
        raise BadPosition(f"{hidden} Bonus cards in hidden hands, and only {len(state.bonus_pile)} are left for them")
    for seat, player in enumerate(seen.players):
        if seat == seen.viewer:
            _know_own(state, seen)
        else:
            _deal_hand(state, seat, seen.viewer, player.bonus)


def _know_own(state: KromState, seen: KromView) -> None:
    hand, known = state.hands[seen.viewer], seen.mine.known if seen.mine else []
    if len(known) not in (0, len(hand)):
        raise BadPosition(f"{len(hand)} cards in one's own hand, and {len(known)} of them are told who knows them")
    state.known[seen.viewer] = [_mask(seats, state.n) for seats in known] or [0] * len(hand)


def _deal_hand(state: KromState, seat: Seat, viewer: Seat, size: int) -> None:
    """Deal a hand: the cards that this viewer knows, and random others; the order of arrival is not seen."""
    known = state.hands[seat]
    cards = [(card, 1 << viewer) for card in known] if known else []
    cards += [(state.bonus_pile.pop(), 0) for _ in range(size - len(known))]
    if known:
        state.chance.shuffle(cards, "imagine order", seat)
    state.hands[seat] = [card for card, _ in cards]
    state.known[seat] = [mask for _, mask in cards]


def _take_out(pile: list[int], seen: Iterable[int], names: list[str]) -> None:
    for card in seen:
        if card not in pile:
            raise BadPosition(f"one '{names[card]}' too many: all of its copies have their place already")
        pile.remove(card)


def _decide(state: KromState, seen: KromView) -> None:
    """Draw the others' secret decisions."""
    viewer, chance = seen.viewer, state.chance
    for seat, player in enumerate(seen.players):
        if seat == viewer:
            state.destinations[seat] = PLACE[player.destination]
        elif player.chosen:
            away = 1 + chance.below(len(PLACES) - 1, "imagine destination", seat)
            state.destinations[seat] = (state.places[seat] + away) % len(PLACES)
    if seen.mine:
        state.auto_decline = seen.mine.auto_decline << viewer
        state.auto_pass = seen.mine.auto_pass << viewer
    if seen.phase == "reaction":
        state.interrupted = "fight" if seen.fight and not seen.fight.over else "action"
        _decline(state, seen)


def _decline(state: KromState, seen: KromView) -> None:
    """Draw the seats that may have declined: any of the others, but not all, since the window is open."""
    state.asked = may_answer(state)
    others = [seat for seat in range(state.n) if state.asked >> seat & 1 and seat != seen.viewer]
    i_decline = seen.mine is not None and seen.mine.declined
    i_am_left = seen.viewer >= 0 and bool(state.asked >> seen.viewer & 1) and not i_decline
    ways = (1 << len(others)) - (0 if i_am_left else 1)
    if not ways:
        raise BadPosition("a reaction is open, and nobody is left to answer it")
    some = state.chance.below(ways, "imagine declines")
    state.declined = i_decline << seen.viewer if i_decline else 0
    for at, seat in enumerate(others):
        state.declined |= (some >> at & 1) << seat

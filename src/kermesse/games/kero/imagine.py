"""A whole state that fits the view of a seat or a spectator.

Public things are read from the view. Drawn are the deck, the lands to come, the Tuareks of the pile and of the other
clan (without memory aid also face-down cards in the discards), the other clan's standing order, and all dice to come.
"""

from math import prod
from typing import Final

from kermesse.core.chance import Chance
from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import SPECTATOR, BadPosition
from kermesse.core.options import BadOptions
from kermesse.games.kero.commands import MASK_OF
from kermesse.games.kero.components import (
    CARD,
    CONQUEST,
    CONQUESTS,
    DIE,
    EXPLORERS,
    FACES,
    JERRICANS,
    KIND,
    LAND,
    LAND_SLOTS,
    LANDS,
    MAIN_CARDS,
    ROW_SLOTS,
    START_CARDS,
    TUAREK_COPIES,
)
from kermesse.games.kero.options import check_options
from kermesse.games.kero.rules.table import blank_table
from kermesse.games.kero.state import EMPTY, KeroState, ReturnTo
from kermesse.games.kero.view import view
from kermesse.games.kero.view_types import Fill, KeroView

SEATS: Final = 2
NUMBER: Final[dict[str, int]] = {**CARD, "conquest": CONQUEST}
PILE: Final = len(MAIN_CARDS) // CONQUESTS + 1  # with its Conquest (R36)
PILES: Final = PILE * CONQUESTS  # from the bottom; the Start cards lie above them


def imagine(seen: KeroView, chance: Chance) -> KeroState:
    """A random state that fits the view. Raises BadPosition for a view that no table has."""
    if not SPECTATOR <= seen.viewer < SEATS:
        raise ValueError("a table is imagined for a seat or a spectator, not for who sees it all")
    state = blank_table(seen.options, chance)
    try:
        check_options(seen.options, SEATS)
        _lay_out(state, seen)
        _count(state)
        _stop_the_clocks(state, seen)
        _shuffle_cards(state, seen, chance)
        _shuffle_lands(state, seen, chance)
        _deal_tuareks(state, seen, chance)
        shown = view(state, seen.viewer, 0)
    except (LookupError, ValueError, BadOptions) as error:
        raise BadPosition(f"a name or a number of the view cannot be: {error}") from None
    # Field by field: when compiled, `shown != seen` would compare identity.
    wrong = [name for name in KeroView.__struct_fields__ if getattr(shown, name) != getattr(seen, name)]
    if wrong:
        raise BadPosition(f"no table shows this: by all the rest of the view, '{wrong[0]}' is another")
    return state


# The visible parts


def _lay_out(state: KeroState, seen: KeroView) -> None:
    state.phase = seen.phase
    state.first = seen.first
    state.active = seen.active
    state.turn_no = seen.turn_no
    state.round_no = seen.round
    state.conquests = seen.conquests
    state.last_turn = seen.last_turn
    state.stall_count = seen.stall_count
    state.winner = seen.winner
    state.delayed = seen.delayed
    state.row = [NUMBER[name] if name else EMPTY for name in seen.row]
    state.refilled = [NUMBER[name] for name in seen.refilled]
    state.refill_conquests = seen.refilled.count("conquest")  # while a tied land is chosen, none of them is delayed
    state.lands = [LAND[slot.land] if slot.land else EMPTY for slot in seen.lands]
    state.explorers = [number for slot in seen.lands for number in slot.explorers]
    state.outpost = seen.outpost
    state.reshuffles = seen.reshuffles
    state.supply = seen.supply
    for seat in range(SEATS):
        camp, truck = seen.camps[seat], seen.camps[seat].truck
        state.fuel[seat] = truck.fuel_ms
        state.flow[seat] = truck.flow
        state.since[seat] = truck.since
        state.jerricans[seat] = camp.jerricans
        state.cards[seat] = [CARD[name] for name in camp.cards]
        state.powers[seat] = [CARD[name] for name in camp.powers]
        state.won[seat] = [LAND[name] for name in camp.lands]
        state.camp[seat] = camp.explorers
        # An unknown standing order is taken to be the initial one.
        state.standing[seat] = seen.standing[seat] or "ask"
    state.refinery_open = seen.refinery_open
    state.die_credits = seen.die_credits
    state.fireproof = seen.fireproof
    for on_table in seen.dice:
        die = DIE[on_table.die]
        state.in_play |= 1 << die
        state.in_air |= on_table.in_air << die
        state.faces[die] = FACES[die].index(on_table.face) if on_table.face else EMPTY
    state.may_throw = seen.may_throw
    state.then_flat = seen.then_flat or False  # if it is not known, assume that the seat will look first
    state.throws = seen.throws
    state.turn_throws = seen.turn_throws
    state.used = seen.used_ms
    state.harvest = seen.harvest[:]
    state.fires = seen.fires
    state.pending_free = seen.pending_free
    state.sweeps = seen.sweeps
    state.convert_used = seen.convert_used
    state.card_left_row = seen.card_left_row
    state.pannes = seen.pannes


def _count(state: KeroState) -> None:
    """Compute the pieces in the supplies: their total is fixed, and all others are in sight."""
    if len(state.row) != ROW_SLOTS or len(state.lands) != LAND_SLOTS or len(state.explorers) != 2 * LAND_SLOTS:
        raise BadPosition(f"there are {ROW_SLOTS} slots for cards, {LAND_SLOTS} for lands, and two clans on each")
    if not {state.first, state.active} <= {0, 1} or not 0 <= state.conquests <= CONQUESTS - state.delayed <= CONQUESTS:
        raise BadPosition(f"there are the seats 0 and 1, and {CONQUESTS} Conquests")
    if state.supply + sum(state.jerricans) != JERRICANS or min(state.supply, *state.jerricans) < 0:
        raise BadPosition(f"there are {JERRICANS} Jerricans in all")
    for seat in range(SEATS):
        away = sum(state.explorers[seat::2]) + (state.outpost if seat != state.first else 0)
        if away + state.camp[seat] != EXPLORERS or min(state.camp[seat], state.outpost, *state.explorers) < 0:
            raise BadPosition(f"seat {seat} has {EXPLORERS} Explorers, at home and away")
        if not 0 <= state.fuel[seat] <= state.capacity[seat]:
            raise BadPosition(f"a truck of {state.capacity[seat]} ms cannot hold {state.fuel[seat]}")


def _stop_the_clocks(state: KeroState, seen: KeroView) -> None:
    """Set the deadlines."""
    state.dry_at = _or_never(seen.dry_at)
    state.next_throw_at = seen.next_throw_at or 0
    if seen.fill is not None:
        _lay_fill(state, seen, seen.fill)
    elif seen.phase == "rolling":
        if state.in_air:
            state.due = _or_never(seen.land_at)
        else:
            state.due = NEVER if seen.may_throw else state.next_throw_at
    elif seen.pending:
        state.due = _or_never(seen.pending[0].deadline)


def _lay_fill(state: KeroState, seen: KeroView, fill: Fill) -> None:
    options = seen.options
    state.fill_no = fill.number
    state.fill_of = fill.of
    state.source = fill.source
    state.fill_dice = MASK_OF[tuple(fill.dice)]
    state.fill_t0 = fill.t0
    state.fill_throws = fill.throws
    state.lone_throws = fill.lone_throws
    state.clock_left = _or_never(fill.clock_left)
    back: ReturnTo = "develop" if state.in_play else "prep"
    state.return_to = "next_turn" if fill.source == "breakdown" else back
    if seen.phase == "reaction":
        state.due = _or_never(seen.pending[0].deadline)
    elif options.refuel_mode == "tap":
        state.fill_last = fill.tap_from - options.tap_min_ms
        state.tap_ready = bool(seen.pending)
        state.due = _or_never(fill.next_at) if state.tap_ready else fill.tap_from
    else:
        state.due = _or_never(fill.next_at)
        state.fill_last = state.due - options.refuel_throw_ms


def _or_never(at: Millis | None) -> Millis:
    return NEVER if at is None else at


# The hidden parts


def _shuffle_cards(state: KeroState, seen: KeroView, chance: Chance) -> None:
    """Shuffle the deck: Start cards above the three piles, a Conquest somewhere in each pile, all other orders equally
    likely.
    """
    hidden = seen.deck - seen.delayed
    discards = [NUMBER[name] for name in seen.card_discard if name]
    known = [card for card in (*state.row, *state.cards[0], *state.cards[1], *discards) if card != EMPTY]
    known_once = {card for card in known if card != CONQUEST}
    if len(known_once) + known.count(CONQUEST) < len(known):
        raise BadPosition("a card of the view is in two places")
    if not 0 <= hidden <= len(NUMBER) + CONQUESTS:
        raise BadPosition(f"a deck cannot have {seen.deck} cards, {seen.delayed} of them known to be Conquests")
    conquests = _conquests(hidden, min(hidden, CONQUESTS - seen.conquests - seen.delayed), chance)
    starts = [card for card in START_CARDS if card not in known_once]
    mains = [card for card in MAIN_CARDS if card not in known_once]
    chance.shuffle(mains, "imagine cards")
    if hidden > PILES or "" in seen.card_discard:
        chance.shuffle(starts, "imagine start cards")
    above = max(0, hidden - PILES)
    below = hidden - above - len(conquests)
    if above > len(starts) or below > len(mains) or (conquests and max(conquests) >= PILES):
        # Only a written position has such a deck: any card may be anywhere in it.
        starts, mains = [], mains + starts
        chance.shuffle(mains, "imagine any cards")
        above, below = 0, hidden - len(conquests)
        if below > len(mains):
            raise BadPosition(f"the deck has {seen.deck} cards, and only {len(mains)} besides Conquests are not seen")
    deck = mains[:below] + starts[:above]
    for place in sorted(conquests):
        deck.insert(place, CONQUEST)
    state.deck = deck + [CONQUEST] * seen.delayed
    state.card_discard = discards
    if "" in seen.card_discard:
        face_down = [CONQUEST] * seen.conquests + mains[below:] + starts[above:]
        state.card_discard = _face_down(face_down, len(seen.card_discard), chance, "imagine card discard")


def _conquests(hidden: int, number: int, chance: Chance) -> list[int]:
    """The places of the Conquests in the deck, counted from its bottom: one in each whole pile, and perhaps one in the
    rest of the uppermost.
    """
    sizes = [min(PILE, hidden - bottom) for bottom in range(0, min(hidden, PILES), PILE)]
    if number not in (len(sizes), len(sizes) - (1 if sizes and sizes[-1] < PILE else 0)):
        anywhere = list(range(hidden))  # only a written position has such a deck
        chance.shuffle(anywhere, "imagine conquests")
        return anywhere[: max(0, number)]
    drawn = chance.below(prod(sizes[:number]), "imagine conquests")
    places = []
    for pile in range(number):
        drawn, at = divmod(drawn, sizes[pile])
        places.append(PILE * pile + at)
    return places


def _shuffle_lands(state: KeroState, seen: KeroView, chance: Chance) -> None:
    discards = [LAND[name] for name in seen.land_discard if name]
    known = [land for land in (*state.lands, *state.won[0], *state.won[1], *discards) if land != EMPTY]
    hidden = [land for land in range(len(LANDS)) if land not in known]
    if len(hidden) + len(known) > len(LANDS) or len(hidden) < seen.land_pile:
        raise BadPosition("a New Land of the view is in two places, or more are to come than are left")
    chance.shuffle(hidden, "imagine lands")
    state.land_pile = hidden[: seen.land_pile]
    state.land_discard = discards
    if "" in seen.land_discard:
        state.land_discard = _face_down(
            hidden[seen.land_pile :], len(seen.land_discard), chance, "imagine land discard"
        )


def _deal_tuareks(state: KeroState, seen: KeroView, chance: Chance) -> None:
    discards = [KIND[name] for name in seen.tuarek_discard if name]
    left = TUAREK_COPIES[:]
    for seat in range(SEATS):
        state.tuareks[seat] = [KIND[name] for name in seen.hands[seat]]
    for kind in (*discards, *state.tuareks[0], *state.tuareks[1]):
        left[kind] -= 1
    if min(left) < 0:
        raise BadPosition("the view shows more tiles of a Tuarek than there are")
    hidden = [kind for kind, copies in enumerate(left) for _ in range(copies)]
    chance.shuffle(hidden, "imagine tuareks")
    face_down = len(seen.tuarek_discard) - len(discards)
    unseen = [seat for seat in range(SEATS) if seat != seen.viewer]
    if len(hidden) < seen.tuarek_pile + face_down + sum(seen.camps[seat].tuareks for seat in unseen):
        raise BadPosition("more Tuareks lie hidden in this view than there are")
    for seat in unseen:
        state.tuareks[seat] = [hidden.pop() for _ in range(seen.camps[seat].tuareks)]
    state.tuarek_pile = [hidden.pop() for _ in range(seen.tuarek_pile)]
    state.tuarek_discard = [*discards, *(hidden.pop() for _ in range(face_down))]


def _face_down(cards: list[int], number: int, chance: Chance, source: str) -> list[int]:
    if len(cards) < number:
        raise BadPosition(f"{number} discards lie face down, and only {len(cards)} can be there")
    chance.shuffle(cards, source)
    return cards[:number]

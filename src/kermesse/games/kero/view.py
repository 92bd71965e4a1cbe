"""The view of a seat."""

from typing import Final

from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import ALL_SEEING, Pending, Seat
from kermesse.games.kero.commands import NAMES_OF
from kermesse.games.kero.components import (
    CARD_COST,
    CARD_NAMES,
    CARDS,
    DICE,
    DICE_OF,
    EXPLORERS,
    FACES,
    FIRE,
    JERRICAN,
    LAND_NAMES,
    LANDS,
    METAL,
    RECRUIT,
    SLOT_NAMES,
    SPECIAL_SETS,
    SPECIALS,
    TUAREKS,
)
from kermesse.games.kero.rules.asking import asked
from kermesse.games.kero.rules.conquest import leader
from kermesse.games.kero.rules.play import awaiting
from kermesse.games.kero.rules.rolling import dice_price, may_be_thrown, shown
from kermesse.games.kero.rules.scoring import if_won, score, tie_breaker
from kermesse.games.kero.state import EMPTY, KeroState, free_dice, rightmost
from kermesse.games.kero.view_types import Camp, DieOnTable, Fill, KeroView, LandSlot, Truck


def view(state: KeroState, viewer: Seat, now: Millis) -> KeroView:
    options = state.options
    phase = state.phase
    remembers = options.memory_aid or viewer == ALL_SEEING
    totals = totals_of(state)
    in_air = state.in_air
    burnable = 0 if state.last_turn else 1 + rightmost(state)
    price = options.calm_throw_cost_ms + options.calm_jitter_ms if options.clock == "calm" else 0
    free = free_dice(state, state.active)
    return KeroView(
        viewer,
        options,
        phase,
        state.first,
        state.active,
        state.turn_no,
        state.round_no,
        state.conquests,
        state.last_turn,
        _pending(state),
        [SLOT_NAMES[card] for card in state.row],
        burnable if totals[FIRE] >= 2 and phase in ("rolling", "develop") else 0,
        burnable,
        payable_of(state, totals) if phase in ("rolling", "develop") else [],
        min(totals[METAL], totals[RECRUIT], state.camp[state.active]),
        len(state.deck),
        state.delayed,
        [CARD_NAMES[card] for card in state.refilled],
        [CARD_NAMES[card] for card in state.card_discard] if remembers else [""] * len(state.card_discard),
        _lands(state),
        len(state.land_pile),
        [LANDS[land] for land in state.land_discard] if remembers else [""] * len(state.land_discard),
        state.outpost,
        len(state.tuarek_pile),
        [TUAREKS[kind] for kind in state.tuarek_discard] if remembers else [""] * len(state.tuarek_discard),
        state.supply,
        state.stall_count,
        [_camp(state, 0), _camp(state, 1)],
        [_hand(state, seat) if viewer in (seat, ALL_SEEING) else [] for seat in range(2)],
        [state.standing[seat] if viewer in (seat, ALL_SEEING) else None for seat in range(2)],
        state.refinery_open,
        list(NAMES_OF[free]),
        state.die_credits,
        TIP_PRICES[free, min(state.die_credits, len(SPECIALS))] if phase == "prep" else (),
        state.fireproof,
        _dice(state),
        state.due if in_air else None,
        state.next_throw_at if phase == "rolling" and options.clock == "live" else None,
        state.may_throw,
        state.then_flat if viewer in (state.active, ALL_SEEING) else None,
        state.dry_at if state.dry_at < NEVER else None,
        price,
        options.clock == "calm" and phase in ("prep", "rolling") and state.fuel[state.active] <= price,
        state.turn_throws,
        state.used,
        state.harvest[:],
        state.fires,
        state.pending_free,
        state.sweeps,
        state.convert_used,
        state.card_left_row,
        fill_of(state) if phase in ("reaction", "refuelling") else None,
        state.throws,
        state.pannes,
        state.reshuffles,
        state.winner,
        tie_breaker(state) if phase == "over" else "",
    )


def totals_of(state: KeroState) -> list[int]:
    """Totals by symbol: on the dice, or of the collection."""
    return shown(state) if state.phase == "rolling" else [*state.harvest, 0, 0, 0, state.fires]


def limit_of(state: KeroState) -> Millis:
    return state.dry_at if state.phase == "rolling" else state.due


def _pending(state: KeroState) -> list[Pending]:
    if not awaiting(state):
        return []
    limit = limit_of(state)
    return [Pending(asked(state), state.phase, limit if limit < NEVER else None)]


def payable_of(state: KeroState, totals: list[int]) -> list[int]:
    """The cards of the row that these resources pay for, each by itself."""
    jerricans = state.jerricans[state.active] + min(totals[JERRICAN], state.supply)
    slots = []
    for slot, card in enumerate(state.row):
        if card != EMPTY:
            cost = CARD_COST[card]
            if (
                totals[0] >= cost[0]
                and totals[1] >= cost[1]
                and totals[2] >= cost[2]
                and totals[3] >= cost[3]
                and jerricans >= cost[4]
            ):
                slots.append(slot + 1)
    return slots


def _lands(state: KeroState) -> list[LandSlot]:
    explorers, ours, theirs = state.explorers, if_won(state, 0), if_won(state, 1)
    return [
        LandSlot(
            LAND_NAMES[land],
            explorers[2 * slot : 2 * slot + 2],
            [ours[slot], theirs[slot]],
            LEADER[explorers[2 * slot]][explorers[2 * slot + 1]],
        )
        for slot, land in enumerate(state.lands)
    ]


def _camp(state: KeroState, seat: Seat) -> Camp:
    return Camp(
        Truck(state.fuel[seat], state.flow[seat], state.since[seat], state.capacity[seat]),
        state.jerricans[seat],
        len(state.tuareks[seat]),
        [CARDS[card] for card in state.cards[seat]],
        [CARDS[card] for card in state.powers[seat]],
        [LANDS[land] for land in state.won[seat]],
        state.camp[seat],
        score(state, seat),
    )


def _hand(state: KeroState, seat: Seat) -> list[str]:
    return [TUAREKS[kind] for kind in state.tuareks[seat]]


def _dice(state: KeroState) -> list[DieOnTable]:
    if not state.in_play:
        return []
    in_air, faces = state.in_air, state.faces
    again = may_be_thrown(state) if state.phase == "rolling" and not in_air else 0
    return [ON_TABLE[die][faces[die]][(in_air >> die & 1) + 2 * (again >> die & 1)] for die in DICE_OF[state.in_play]]


# The clan ahead on a land, by the Explorers of both clans.
LEADER: Final = [[leader(here, there) for there in range(EXPLORERS + 1)] for here in range(EXPLORERS + 1)]
# The price of each set of special dice, by the free ones and the credits.
TIP_PRICES: Final = {
    (free, credits): tuple(dice_price(specials, free, credits) for specials in SPECIAL_SETS)
    for free in SPECIAL_SETS
    for credits in range(len(SPECIALS) + 1)
}

# Every view of a die, ready-made: by its face (the last: none yet), then 1 if in the air + 2 if it may be thrown again.
ON_TABLE: Final = [
    [[DieOnTable(name, face, bool(how & 1), bool(how & 2)) for how in range(4)] for face in (*FACES[die], "")]
    for die, name in enumerate(DICE)
]


def fill_of(state: KeroState) -> Fill:
    under_way = state.phase == "refuelling"
    taps = under_way and state.options.refuel_mode == "tap"
    throws_at = state.due
    if taps:
        throws_at = state.fill_last + state.options.tap_max_ms
    return Fill(
        state.fill_no,
        state.fill_of,
        state.source,
        list(NAMES_OF[state.fill_dice]) if under_way else [],
        state.fill_t0 if under_way else 0,
        state.fill_throws if under_way else 0,
        state.lone_throws if under_way else 0,
        state.fill_last + state.options.tap_min_ms if taps else 0,
        throws_at if under_way else None,
        state.clock_left if state.clock_left < NEVER else None,
    )

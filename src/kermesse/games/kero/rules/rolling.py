"""Rolling against the sand: tipping the truck, throws and landings, laying flat, breakdown, and collection."""

from typing import Literal

from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import Event
from kermesse.games.kero.commands import NAMES_OF
from kermesse.games.kero.components import (
    CARD_AMOUNT,
    CARD_RESOURCE,
    DICE_OF,
    EXPLORER,
    FACE_NUMBER,
    FACE_SYMBOL,
    FACES,
    FIRE,
    JERRICAN,
    TUAREK,
    WHITE_DICE,
)
from kermesse.games.kero.events import Collected, DiceLanded, DiceThrown, Panne, TruckFlat, TruckTipped
from kermesse.games.kero.rules.asking import ask
from kermesse.games.kero.rules.fill import fill_after_panne
from kermesse.games.kero.rules.scoring import end_game
from kermesse.games.kero.rules.supply import (
    draw_tuareks,
    give_free_explorers,
    pay_jerricans,
    take_jerricans,
    throw_dice,
)
from kermesse.games.kero.state import KeroState, free_dice


def tip_price(state: KeroState, specials: int) -> int:
    """The price of those special dice in Jerricans: free ones cost nothing, and credits pay for some of the others."""
    return dice_price(specials, free_dice(state, state.active), state.die_credits)


def dice_price(specials: int, free: int, credits: int) -> int:
    paid = len(DICE_OF[specials & ~free]) - credits
    return paid if paid > 0 else 0


def tip(state: KeroState, specials: int, then_flat: bool, now: Millis, events: list[Event] | None) -> None:
    """Tip the truck onto its tank: the sand runs out, and all dice are thrown."""
    seat = state.active
    price = tip_price(state, specials)
    pay_jerricans(state, seat, price)
    state.phase = "rolling"
    state.refinery_open = False
    state.die_credits = 0
    state.in_play = WHITE_DICE | specials
    if state.options.clock == "live":
        state.flow[seat] = "out"
        state.since[seat] = now
        state.dry_at = now + state.fuel[seat]
    if events is not None:
        events.append(
            TruckTipped(seat, list(NAMES_OF[specials]), price, state.dry_at if state.dry_at < NEVER else None)
        )
    throw(state, state.in_play, then_flat, now, events)


def throw(state: KeroState, dice: int, then_flat: bool, now: Millis, events: list[Event] | None) -> None:
    state.turn_throws += 1
    state.then_flat = then_flat
    if state.options.clock == "calm":
        _throw_calmly(state, dice, now, events)
        return
    state.in_air = dice
    state.may_throw = False
    state.due = now + state.options.air_ms
    state.next_throw_at = now + state.options.throw_gap_ms
    if events is not None:
        events.append(DiceThrown(list(NAMES_OF[dice]), state.due))


def _throw_calmly(state: KeroState, dice: int, now: Millis, events: list[Event] | None) -> None:
    """Throw on the calm clock: take the price from the tank and land at once."""
    seat = state.active
    price = _calm_price(state)
    state.due = NEVER
    state.fuel[seat] -= price
    state.used += price
    if events is not None:
        events.append(DiceThrown(list(NAMES_OF[dice]), now))
    if state.fuel[seat] <= 0:
        run_dry(state, now, events)
        return
    state.in_air = dice
    land(state, now, events)


def _calm_price(state: KeroState) -> Millis:
    options = state.options
    price = options.calm_throw_cost_ms
    if options.calm_jitter_ms:
        steps = options.calm_jitter_ms // 100
        price += 100 * (state.chance.below(2 * steps + 1, "price", state.throws) - steps)
    return price


def rolling_falls_due(state: KeroState, now: Millis, events: list[Event] | None) -> None:
    if state.in_air:
        land(state, now, events)
    else:
        state.may_throw = True
        state.due = NEVER


def land(state: KeroState, now: Millis, events: list[Event] | None) -> None:
    landed = state.in_air
    dice = DICE_OF[landed]
    faces, thrown = state.faces, throw_dice(state, dice)
    for at in range(len(dice)):
        faces[dice[at]] = thrown[at]
    state.in_air = 0
    if events is not None:
        events.append(DiceLanded(list(NAMES_OF[landed]), [FACES[die][faces[die]] for die in dice]))
    if state.then_flat:
        lay_flat(state, "then_flat", now, events)
    elif state.options.auto_flat and not state.fireproof and not unburnt(state):
        lay_flat(state, "auto", now, events)
    elif now >= state.next_throw_at:
        state.may_throw = True
        state.due = NEVER
    else:
        state.may_throw = False
        state.due = state.next_throw_at


def unburnt(state: KeroState) -> int:
    """The dice of this turn that do not show fire, as a mask."""
    mask = 0
    faces = state.faces
    for die in DICE_OF[state.in_play]:
        if FACE_SYMBOL[die][faces[die]] != FIRE:
            mask |= 1 << die
    return mask


def may_be_thrown(state: KeroState) -> int:
    """The dice that may be thrown again; burning ones only with a fireproof Tuarek."""
    return state.in_play if state.fireproof else unburnt(state)


def lay_flat(
    state: KeroState, by: Literal["seat", "then_flat", "auto"], now: Millis, events: list[Event] | None
) -> None:
    """Stop the sand for this turn and collect from the dice."""
    seat = state.active
    used = state.used
    if state.flow[seat] == "out":
        used = now - state.since[seat]
        state.fuel[seat] -= used
        state.flow[seat] = "flat"
        state.since[seat] = now
    state.dry_at = NEVER
    state.may_throw = False
    state.then_flat = False
    if events is not None:
        events.append(TruckFlat(seat, used, state.fuel[seat], by))
    _collect(state, now, events)


def shown(state: KeroState) -> list[int]:
    """The symbols on the dice now: B W M R J, Tuareks, Explorers, fires; including the resources of the powers."""
    totals = [0] * 8
    for die in DICE_OF[state.in_play & ~state.in_air]:
        face = state.faces[die]
        if face >= 0:
            totals[FACE_SYMBOL[die][face]] += FACE_NUMBER[die][face]
    for card in state.powers[state.active]:
        if CARD_RESOURCE[card] >= 0:
            totals[CARD_RESOURCE[card]] += CARD_AMOUNT[card]
    return totals


def _collect(state: KeroState, now: Millis, events: list[Event] | None) -> None:
    seat = state.active
    totals = shown(state)
    state.fires = totals[FIRE]
    state.harvest = totals[:JERRICAN]
    jerricans = take_jerricans(state, seat, totals[JERRICAN])
    drawn: list[Event] | None = None if events is None else []
    tuareks = draw_tuareks(state, seat, totals[TUAREK], drawn)
    if events is not None and drawn is not None:
        events.append(Collected(seat, [*state.harvest, jerricans], tuareks, state.fires))
        events += drawn
    give_free_explorers(state, seat, totals[EXPLORER], events)
    state.phase = "develop"
    ask(state, "develop", now)


def run_dry(state: KeroState, now: Millis, events: list[Event] | None) -> None:
    """Break down: the turn is lost with its dice; what was spent stays spent (R11)."""
    seat = state.active
    state.fuel[seat] = 0
    state.flow[seat] = "flat"
    state.since[seat] = now
    state.dry_at = state.due = NEVER
    state.in_air = 0
    state.in_play = 0
    state.may_throw = False
    state.then_flat = False
    state.pannes += 1
    if events is not None:
        events.append(Panne(seat))
    if state.last_turn:
        end_game(state, events)
    else:
        fill_after_panne(state, now, events)

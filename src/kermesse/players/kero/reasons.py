"""Reasons for a move: the facts that a strong player would name, all from the seat's view.

A view does not contain the present time, so reasons do not mention running sand.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from kermesse.core.clock import Millis
from kermesse.core.game import Command
from kermesse.core.reason import Reason
from kermesse.games.kero import reason_kinds as because
from kermesse.games.kero.commands import (
    MASK_OF,
    OUTPOST,
    BuyTuarek,
    ClaimTie,
    ConvertWheat,
    EndTurn,
    LayFlat,
    PlaceExplorer,
    PlaceFree,
    PlayTuarek,
    React,
    Refuel,
    Roll,
    SweepCard,
    TakeCard,
    Tip,
)
from kermesse.games.kero.components import (
    CARD,
    CARD_AMOUNT,
    CARD_COST,
    CARD_EFFECT,
    CARD_POINTS,
    CARD_RESOURCE,
    COMPONENTS,
    DIE,
    FACE_NUMBER,
    FACE_SYMBOL,
    FACES,
    IS_POWER,
    JERRICAN,
    NONE_SHALL_PASS,
    OUTPOST_POINTS,
    OUTPOST_ROOM,
    POWER_SLOTS,
    RESOURCES,
    SPECIAL_DICE,
    SPECIALS,
    TUAREK_PRICE,
)
from kermesse.games.kero.reason_kinds import Amounts
from kermesse.games.kero.view_types import KeroView
from kermesse.players.kero.evaluation import Valuation

FILL: Final[Millis] = 19_800  # average fill of eight dice (docs/rules/kero.md, 3.6)
EXPLORER: Final[Amounts] = (0, 0, 1, 1, 0)  # cost of one
DIES: Final[dict[str, str]] = {row["id"]: row["die"] for row in COMPONENTS["card"] if "die" in row}


def reason(view: KeroView, command: Command) -> Reason | None:
    match command:
        case Refuel():
            return _thirsty(view)
        case React():
            return _ambush(view, command.play)
        case Tip():
            return _tip(view, command.specials)
        case Roll():
            return _throw(view, command.dice)
        case LayFlat():
            return _flat(view)
        case TakeCard():
            return _brings(view, CARD[view.row[command.slot - 1]])
        case PlaceExplorer(land=land) | PlaceFree(land=land):
            return _outpost(view) if land == OUTPOST else _on_land(view, int(land) - 1, 1, 0)
        case ClaimTie(land=land):
            points = view.lands[land - 1].points[view.viewer]
            return because.LandScores(view.lands[land - 1].land, points) if points else None
        case SweepCard():
            return _denies(view, CARD[view.row[command.slot - 1]])
        case PlayTuarek():
            return _tile(view, command)
        case ConvertWheat():
            return because.WheatWouldRot(command.n, min(command.n, view.supply))
        case BuyTuarek():
            jerricans = view.camps[view.viewer].jerricans
            return because.RichEnough(jerricans, jerricans - TUAREK_PRICE)
        case EndTurn():
            return because.NothingPays() if not view.payable and not view.explorers_payable else None
    return None


# Sand and dice


def _thirsty(view: KeroView) -> Reason:
    truck = view.camps[view.viewer].truck
    return because.Thirsty(truck.fuel_ms, truck.capacity_ms)


def _ambush(view: KeroView, plays: bool) -> Reason | None:
    rival = 1 - view.viewer
    truck = view.camps[rival].truck
    thirsty = truck.fuel_ms + FILL <= truck.capacity_ms
    if plays:
        return because.RivalThirsty(rival, truck.fuel_ms, truck.capacity_ms) if thirsty else None
    return None if thirsty else because.RivalFull(rival, truck.fuel_ms, truck.capacity_ms)


def _tip(view: KeroView, specials: Sequence[str]) -> Reason | None:
    camp = view.camps[view.viewer]
    if not specials:
        if not camp.jerricans and not view.free_dice and not view.die_credits:
            return because.NoSpecialDice()
        truck = camp.truck
        if camp.jerricans and 2 * truck.fuel_ms < truck.capacity_ms:
            return because.KeepForFuel(camp.jerricans, truck.fuel_ms, truck.capacity_ms)
        return None
    worth = Valuation(view, view.viewer)
    found = [
        (worth.card_worth(CARD[card], worth.mine, worth.rival) * CARD_COST[CARD[card]][symbol], name, card, symbol)
        for card in view.row
        for name in specials
        for symbol in set(FACE_SYMBOL[DIE[name]])
        if card and symbol <= JERRICAN and CARD_COST[CARD[card]][symbol] >= 2 and _shows_several(DIE[name], symbol)
    ]
    if not found:
        return None
    _, name, card, symbol = max(found)
    chosen = MASK_OF[tuple(specials)] & SPECIAL_DICE
    price = view.tip_prices[sum(1 << at for at, one in enumerate(SPECIALS) if chosen >> DIE[one] & 1)]
    return because.DieFor(name, card, _amounts(symbol, CARD_COST[CARD[card]][symbol]), price)


def _shows_several(die: int, symbol: int) -> bool:
    return any(FACE_SYMBOL[die][face] == symbol and FACE_NUMBER[die][face] >= 2 for face in range(len(FACES[die])))


def _throw(view: KeroView, dice: Sequence[str]) -> Reason | None:
    """The card or Explorer for which this throw is best."""
    worth = Valuation(view, view.viewer)
    kept = _shown(view, dice)
    best = 0.0
    found: Reason | None = None
    for value, card, cost in _aims(view, worth):
        need = _lacks(cost, kept)
        if not any(need) or need[JERRICAN] > view.supply:
            continue
        chance = _chance([DIE[name] for name in dice], need)
        percent = round(100 * chance)
        if percent and value * chance > best:
            best = value * chance
            if card:
                found = because.ThrowForCard(card, need, len(dice), percent)
            else:
                found = because.ThrowForExplorer(need, len(dice), percent)
    return found


def _aims(view: KeroView, worth: Valuation) -> "Iterator[tuple[float, str, Amounts]]":
    for name in view.row:
        if name:
            yield worth.card_worth(CARD[name], worth.mine, worth.rival), name, CARD_COST[CARD[name]]
    gains = worth.explorer_gains(1)
    if gains and view.camps[view.viewer].explorers:
        yield gains[0][0], "", EXPLORER


def _shown(view: KeroView, thrown: Sequence[str] = ()) -> Amounts:
    """The resources of the dice that stay, the powers and the camp."""
    camp = view.camps[view.viewer]
    has = [0, 0, 0, 0, camp.jerricans]
    for power in camp.powers:
        resource = CARD_RESOURCE[CARD[power]]
        if resource >= 0:
            has[resource] += 1
    for on in view.dice:
        if on.die not in thrown and on.face:
            face = FACES[DIE[on.die]].index(on.face)
            symbol = FACE_SYMBOL[DIE[on.die]][face]
            if symbol <= JERRICAN:
                has[symbol] += FACE_NUMBER[DIE[on.die]][face]
    brick, wheat, metal, recruit, jerricans = has
    return brick, wheat, metal, recruit, min(jerricans, camp.jerricans + view.supply)


def _lacks(cost: Sequence[int], has: Sequence[int]) -> Amounts:
    brick, wheat, metal, recruit, jerrican = (max(0, price - there) for price, there in zip(cost, has, strict=True))
    return brick, wheat, metal, recruit, jerrican


def _chance(dice: Sequence[int], need: Amounts) -> float:
    """The chance that one throw of those dice brings everything needed, computed die by die."""
    left: dict[tuple[int, ...], float] = {need: 1.0}
    for die in dice:
        then: dict[tuple[int, ...], float] = {}
        for state, share in left.items():
            for symbol, number in zip(FACE_SYMBOL[die], FACE_NUMBER[die], strict=True):
                after = state
                if symbol <= JERRICAN and state[symbol]:
                    after = (*state[:symbol], max(0, state[symbol] - number), *state[symbol + 1 :])
                then[after] = then.get(after, 0.0) + share / len(FACES[die])
        left = then
    return left.get((0, 0, 0, 0, 0), 0.0)


def _flat(view: KeroView) -> Reason | None:
    left = view.camps[view.viewer].truck.fuel_ms
    if view.may_dry:
        return because.SandIsShort(left, view.throw_price_ms)
    worth = Valuation(view, view.viewer)
    if view.payable:
        cards = [CARD[view.row[slot - 1]] for slot in view.payable]
        best = max(cards, key=lambda card: worth.card_worth(card, worth.mine, worth.rival))
        return because.DicePayCard(view.row[view.payable[cards.index(best)] - 1])
    if view.explorers_payable:
        return because.DicePayExplorer()
    return because.SandIsKept(left) if view.options.clock == "calm" else None


# After the roll


def _brings(view: KeroView, card: int) -> Reason | None:
    camp = view.camps[view.viewer]
    effect, amount = CARD_EFFECT[card], CARD_AMOUNT[card]
    name = view.row[[CARD.get(one, -1) for one in view.row].index(card)]
    if NONE_SHALL_PASS[card]:
        copies = 1 + sum(NONE_SHALL_PASS[CARD[own]] for own in camp.cards)
        return because.CardsMakeSquare(copies, copies**2)
    at_home = OUTPOST_ROOM - view.outpost if view.last_turn else camp.explorers
    there = {"jerricans": view.supply, "tuareks": view.tuarek_pile + len(view.tuarek_discard), "explorers": at_home}
    count = min(amount, there.get(effect, 0))
    full = camp.truck.fuel_ms >= camp.truck.capacity_ms
    idle = (IS_POWER[card] and len(camp.powers) >= POWER_SLOTS) or (effect == "fill" and full)
    if idle or view.last_turn or (effect in there and not count):
        effect = "explorers" if effect == "explorers" and count else "points"
    if effect == "points" and not CARD_POINTS[card]:
        return None
    resource = RESOURCES[CARD_RESOURCE[card]] if effect == "resource" else ""
    die = DIES[name] if effect == "die" else ""
    return because.CardBrings(name, CARD_POINTS[card], effect, count if effect in there else 0, die, resource)


def _on_land(view: KeroView, slot: int, more: int, fewer: int) -> Reason | None:
    """The reason for that many more own Explorers there, and that many fewer of the rival's."""
    land, me = view.lands[slot], view.viewer
    mine, theirs = land.explorers[me] + more, land.explorers[1 - me] - fewer
    if mine > theirs:
        if land.points[me]:
            return because.LeadThere(land.land, mine, theirs, land.points[me])
        return because.TakesAway(land.land, 1 - me, mine, theirs, land.points[1 - me]) if land.points[1 - me] else None
    if mine == theirs and land.ahead == 1 - me and land.points[1 - me]:
        return because.LevelThere(land.land, mine, 1 - me, land.points[1 - me])
    return None


def _outpost(view: KeroView) -> Reason:
    return because.OutpostPays(OUTPOST_POINTS[view.outpost + 1] - OUTPOST_POINTS[view.outpost])


def _denies(view: KeroView, card: int) -> Reason | None:
    rival = 1 - view.viewer
    points = CARD_POINTS[card]
    if NONE_SHALL_PASS[card]:
        points += 2 * sum(NONE_SHALL_PASS[CARD[own]] for own in view.camps[rival].cards) + 1
    name = next(one for one in view.row if one and CARD[one] == card)
    return because.Denies(name, rival, points) if points else None


def _tile(view: KeroView, command: PlayTuarek) -> Reason | None:
    match command.kind:
        case "tanker":
            return _thirsty(view)
        case "two_dice":
            return because.TwoDiceFree(min(2, len(SPECIALS) - len(view.free_dice) - view.die_credits))
        case "fireproof":
            return because.FireproofDice()
        case "banish":
            return _on_land(view, command.land - 1, 0, 1)
        case "march":
            return _march(view, command)
        case "loot":
            return _loot(view, command.resources)
        case "sweep":
            worth = Valuation(view, view.viewer)
            cards = [card for card in worth.row if card >= 0]
            dearest = max(cards, key=lambda card: worth.card_worth(card, worth.rival, worth.mine), default=None)
            return None if dearest is None else _denies(view, dearest)
    return None


def _march(view: KeroView, command: PlayTuarek) -> Reason | None:
    """The land that a march wins over, if there is one."""
    change = [0] * len(view.lands)
    for move in command.moves:
        change[move.start - 1] -= 1
        change[move.to - 1] += 1
    for slot, more in enumerate(change):
        if more > 0 and view.lands[slot].ahead != view.viewer and (found := _on_land(view, slot, more, 0)):
            return found
    return None


def _loot(view: KeroView, resources: Sequence[str]) -> Reason | None:
    camp = view.camps[view.viewer]
    looted = _tally(resources)
    has = [*view.harvest, camp.jerricans]
    then = [one + more for one, more in zip(has, looted, strict=True)]
    worth = Valuation(view, view.viewer)
    aims = [aim for aim in _aims(view, worth) if any(_lacks(aim[2], has)) and not any(_lacks(aim[2], then))]
    if not aims:
        return None
    _, card, _ = max(aims)
    return because.LootPaysCard(card, looted) if card else because.LootPaysExplorer(looted)


def _tally(resources: Sequence[str]) -> Amounts:
    brick, wheat, metal, recruit = (list(resources).count(name) for name in RESOURCES)
    return brick, wheat, metal, recruit, 0


def _amounts(symbol: int, count: int) -> Amounts:
    brick, wheat, metal, recruit, jerrican = (count if symbol == at else 0 for at in range(JERRICAN + 1))
    return brick, wheat, metal, recruit, jerrican

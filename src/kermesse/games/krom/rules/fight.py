"""Fights: dice, the window for combat cards, ranking, damage, knock-outs, and the loot (3.6)."""

from collections.abc import Sequence
from typing import Final

from kermesse.core.clock import Millis
from kermesse.core.game import Command, Event
from kermesse.games.krom.commands import LOOTS, LootKind
from kermesse.games.krom.components import (
    BEAST_STRENGTH,
    BEAST_WEIGHT,
    BONE,
    BONUS_CARDS,
    BONUS_KEYS,
    CAVE,
    KROMS,
    PLACES,
    SAVANNAH,
    STONE,
    TROPHY_POINTS,
    WEIGHTS,
    WOOD,
)
from kermesse.games.krom.events import (
    BonusResolved,
    FightPassed,
    FightResult,
    FightRolled,
    FightTotal,
    KnockedOut,
    KromosaureBeaten,
    KromosaureHurt,
    Looted,
    TrophyMoved,
)
from kermesse.games.krom.rules.asking import ask
from kermesse.games.krom.rules.hands import steal_from_hand
from kermesse.games.krom.rules.tokens import hand_over, hurt
from kermesse.games.krom.rules.victory import score
from kermesse.games.krom.state import KROMOSAURE, NOBODY, NOWHERE, KromState, Played, throw

HEAVY_FIRST: Final = (CAVE, SAVANNAH)  # on the other places the lighter fighter wins a tie
TOKEN_LOOT: Final[dict[LootKind, int]] = {"wood": WOOD, "bone": BONE, "stone": STONE, "kroms": KROMS}
DEFAULT_LOOT: Final[tuple[LootKind, ...]] = ("bone", "stone", "wood")


def start_fight(state: KromState, seats: list[int], now: Millis, events: list[Event] | None) -> None:
    """Throw a die for everybody on the place, the Kromosaure last."""
    beast_here = state.beast_hearts > 0 and state.beast_place == state.place
    state.fighters = [*seats, KROMOSAURE] if beast_here else seats[:]
    state.dice = throw(state, len(state.fighters), "fight", state.round_no * len(PLACES) + state.place)
    state.totals = state.dice[:]
    if beast_here:
        state.totals[-1] += BEAST_STRENGTH
    if events is not None:
        events.append(
            FightRolled(PLACES[state.place], state.fighters[:], state.dice[:], state.totals[:], state.window + 1)
        )
    open_fight_window(state, now, events)


def open_fight_window(state: KromState, now: Millis, events: list[Event] | None) -> None:
    """Open the window, again after each card. Empty hands and seats that always pass are passed (R24)."""
    state.phase = "fight"
    state.window += 1
    state.passed = 0
    for seat in state.fighters:
        if seat != KROMOSAURE:
            if not state.hands[seat]:
                state.passed |= 1 << seat
            elif state.auto_pass >> seat & 1:
                state.passed |= 1 << seat
                if events is not None:
                    events.append(FightPassed(seat))
    if all_passed(state):
        close_fight(state, now, events)
    else:
        ask(state, now)


def is_open_to(state: KromState, seat: int) -> bool:
    """True if the seat fights and has not passed."""
    return state.phase == "fight" and seat in state.fighters and not state.passed >> seat & 1


def pass_fight(state: KromState, seat: int, now: Millis, events: list[Event] | None) -> None:
    state.passed |= 1 << seat
    if events is not None:
        events.append(FightPassed(seat))
    if all_passed(state):
        close_fight(state, now, events)


def all_passed(state: KromState) -> bool:
    return all(seat == KROMOSAURE or state.passed >> seat & 1 for seat in state.fighters)


def strike(state: KromState, played: Played, events: list[Event] | None) -> None:
    """Apply a combat card that was not cancelled to its player's total."""
    card = BONUS_CARDS[played.card]
    dice: list[int] = []
    more = card.amount
    if card.effect == "dice":
        dice = throw(state, card.amount, "combat card", state.bonus_no)
        more = sum(dice)
    at = state.fighters.index(played.owner)
    state.totals[at] += more
    if events is not None:
        events.append(BonusResolved(played.owner, card.key, NOBODY, "", 0, "total", more, card.effect))
        events.append(FightTotal(played.owner, state.totals[at], dice))


def ranking(fighters: Sequence[int], totals: Sequence[int], characters: Sequence[int], heavy_first: bool) -> list[int]:
    """The fighters, best first: by total, then by the weight that the place favours (R22)."""
    sign = -1 if heavy_first else 1
    standing = [
        (-total, sign * (BEAST_WEIGHT if fighter == KROMOSAURE else WEIGHTS[characters[fighter]]), fighter)
        for fighter, total in zip(fighters, totals, strict=True)
    ]
    standing.sort()  # no two have the same weight
    return [fighter for _, _, fighter in standing]


def close_fight(state: KromState, now: Millis, events: list[Event] | None) -> None:
    """Close the fight: each loser loses as many hearts as the winner's total is higher."""
    ranked = ranking(state.fighters, state.totals, state.characters, state.place in HEAVY_FIRST)
    totals = [state.totals[state.fighters.index(fighter)] for fighter in ranked]
    winner = ranked[0]
    if events is not None:
        events.append(FightResult(ranked, totals, winner))
    beaten = False
    knocked_out: list[int] = []
    for fighter, total in zip(ranked[1:], totals[1:], strict=True):
        lead = totals[0] - total
        if fighter != KROMOSAURE:
            hurt(state, fighter, lead, "fight", events)
            if state.hearts[fighter] == 0:
                knocked_out.append(fighter)
        elif lead:
            lost = min(lead, state.beast_hearts)
            state.beast_hearts -= lost
            if events is not None:
                events.append(KromosaureHurt(lost, state.beast_hearts))
            beaten = state.beast_hearts == 0
    for seat in knocked_out:
        if events is not None:
            events.append(KnockedOut(seat, winner, ""))
    state.order = [fighter for fighter in ranked if fighter != KROMOSAURE and state.hearts[fighter] > 0]
    state.phase = "between"
    if winner == KROMOSAURE:  # R34: the beast takes no loot
        return
    if beaten:
        state.beast_place = NOWHERE
        if events is not None:
            events.append(KromosaureBeaten(winner))
        _take_trophy(state, winner, events)
    elif state.trophy in knocked_out:
        if events is not None:
            events.append(TrophyMoved(state.trophy, winner))
        state.points[state.trophy] -= TROPHY_POINTS
        _take_trophy(state, winner, events)
    if state.phase == "between":
        state.victims = [seat for seat in knocked_out if has_anything(state, seat)]
        _next_victim(state, winner, now)


def _take_trophy(state: KromState, seat: int, events: list[Event] | None) -> None:
    state.trophy = seat
    score(state, seat, TROPHY_POINTS, "trophy", events)


def has_anything(state: KromState, seat: int) -> bool:
    return bool(state.hands[seat]) or any(state.purses[seat])


def _next_victim(state: KromState, winner: int, now: Millis) -> None:
    if state.victims:
        state.phase = "loot"
        state.active = winner
        ask(state, now)
    else:
        state.phase = "between"


def list_loot(state: KromState) -> list[Command]:
    """The winner's choices of loot from the victim, `nothing` included (R20)."""
    victim = state.victims[0]
    purse = state.purses[victim]
    commands = [LOOTS[name] for name, kind in TOKEN_LOOT.items() if purse[kind]]
    if state.hands[victim]:
        commands.append(LOOTS["bonus"])
    commands.append(LOOTS["nothing"])
    return commands


def can_loot(state: KromState, kind: LootKind) -> bool:
    return LOOTS[kind] in list_loot(state)


def loot(state: KromState, kind: LootKind, now: Millis, events: list[Event] | None) -> None:
    winner, victim = state.active, state.victims.pop(0)
    taken, card = 0, ""
    if kind == "kroms":
        taken = hand_over(state, victim, winner, KROMS, half(state.purses[victim][KROMS]))
    elif kind == "bonus":
        hand = state.hands[victim]
        counter = (state.round_no * len(PLACES) + state.place) * 8 + victim
        card = BONUS_KEYS[steal_from_hand(state, winner, victim, state.chance.below(len(hand), "loot", counter))]
        taken = 1
    elif kind != "nothing":
        taken = hand_over(state, victim, winner, TOKEN_LOOT[kind], 1)
    if events is not None:
        events.append(Looted(winner, victim, kind, taken, card))
    _next_victim(state, winner, now)


def half(kroms: int) -> int:
    """Half of the Kroms, rounded up (R43)."""
    return (kroms + 1) // 2


def default_loot(state: KromState) -> LootKind:
    """The default loot at a time-out."""
    victim = state.victims[0]
    purse = state.purses[victim]
    if half(purse[KROMS]) >= 3:
        return "kroms"
    for kind in DEFAULT_LOOT:
        if purse[TOKEN_LOOT[kind]]:
            return kind
    return "bonus" if state.hands[victim] else "kroms"

"""Fights: dice, the window for combat cards, ranking, damage and knock-outs (3.6)."""

from collections.abc import Sequence
from typing import Final

from kermesse.core.game import Command, Event
from kermesse.games.krom.commands import NO_TARGET, PASS, STRIKE, PlayBonus
from kermesse.games.krom.components import (
    ANYWHERE,
    BEAST_STRENGTH,
    BEAST_WEIGHT,
    BONUS_CARDS,
    BONUS_OF,
    CAVE,
    PLACES,
    SAVANNAH,
    TROPHY_POINTS,
    WEIGHTS,
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
    TrophyMoved,
)
from kermesse.games.krom.rules.decision import WhyNot, ask, check
from kermesse.games.krom.rules.hands import distinct
from kermesse.games.krom.rules.loot import start_loot
from kermesse.games.krom.rules.tokens import hurt
from kermesse.games.krom.rules.victory import score
from kermesse.games.krom.state import KROMOSAURE, NOBODY, NOWHERE, KromState, Played, throw

HEAVY_FIRST: Final = (CAVE, SAVANNAH)  # on the other places the lighter fighter wins a tie


def start_fight(state: KromState, seats: list[int], events: list[Event] | None) -> None:
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
    open_fight_window(state, events)


def open_fight_window(state: KromState, events: list[Event] | None) -> None:
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
    if undecided(state):
        ask(state)
    else:
        close_fight(state, events)


def fighting(state: KromState) -> int:
    mask = 0
    for seat in state.fighters:
        if seat != KROMOSAURE:
            mask |= 1 << seat
    return mask


def undecided(state: KromState) -> int:
    return fighting(state) & ~state.passed


def list_answers(state: KromState, seat: int) -> list[Command]:
    strikes = [index for index in state.hands[seat] if not _why_not_with(state, index)]
    commands = [STRIKE[index] for index in distinct(strikes)]
    if not _why_not_pass(state, seat):
        commands.append(PASS)
    return commands


def why_not_strike(state: KromState, seat: int, command: PlayBonus) -> WhyNot:
    index = BONUS_OF.get(command.card, -1)
    if index < 0 or command.target != NO_TARGET or command.give or command.take:
        return "bad_parameter 3.2"
    return _why_not_with(state, index) if index in state.hands[seat] else "not_in_hand 3.7"


def _why_not_with(state: KromState, index: int) -> WhyNot:
    card = BONUS_CARDS[index]
    if card.symbol != "combat":
        return "wrong_window 4.1"
    return "" if card.place in (ANYWHERE, state.place) else "wrong_place R44"


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


def _why_not_pass(state: KromState, seat: int) -> WhyNot:
    return "already_done 3.6" if state.passed >> seat & 1 else ""


def pass_fight(state: KromState, seat: int, command: Command, events: list[Event] | None) -> None:
    check(_why_not_pass(state, seat))
    state.passed |= 1 << seat
    if events is not None:
        events.append(FightPassed(seat))
    if not undecided(state):
        close_fight(state, events)


def pass_late(state: KromState, seat: int, events: list[Event] | None) -> None:
    pass_fight(state, seat, PASS, events)


def ranking(fighters: Sequence[int], totals: Sequence[int], characters: Sequence[int], heavy_first: bool) -> list[int]:
    """The fighters, best first: by total, then by the weight that the place favours (R22)."""
    sign = -1 if heavy_first else 1
    standing = [
        (-total, sign * (BEAST_WEIGHT if fighter == KROMOSAURE else WEIGHTS[characters[fighter]]), fighter)
        for fighter, total in zip(fighters, totals, strict=True)
    ]
    standing.sort()  # no two have the same weight
    return [fighter for _, _, fighter in standing]


def close_fight(state: KromState, events: list[Event] | None) -> None:
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
        start_loot(state, winner, knocked_out)


def _take_trophy(state: KromState, seat: int, events: list[Event] | None) -> None:
    state.trophy = seat
    score(state, seat, TROPHY_POINTS, "trophy", events)

"""Bonus cards of the action phase (section 4)."""

from kermesse.core.game import Command, Event
from kermesse.games.krom.commands import NO_TARGET, PLAY, PlayBonus, kind_named, play_key
from kermesse.games.krom.components import (
    ANY_RESOURCE,
    ANYWHERE,
    BONUS_CARDS,
    BONUS_OF,
    FULL_HEARTS,
    HEARTS,
    KINDS,
    NO_KIND,
    RESOURCES,
    BonusCard,
)
from kermesse.games.krom.events import BonusResolved, KnockedOut
from kermesse.games.krom.rules.decision import WhyNot
from kermesse.games.krom.rules.hands import distinct
from kermesse.games.krom.rules.tokens import gain, hand_over, heal, hurt, pay, told
from kermesse.games.krom.state import KromState, Played

ONLY_NO_TARGET = (NO_TARGET,)


def why_not_play(state: KromState, seat: int, command: PlayBonus) -> WhyNot:
    index = BONUS_OF.get(command.card, -1)
    if index < 0:
        return "bad_parameter 3.11"
    card = BONUS_CARDS[index]
    if (
        (bool(command.give) != (card.give == ANY_RESOURCE))
        or (bool(command.take) != (card.take == ANY_RESOURCE))
        or (command.target != NO_TARGET and not card.aims)
    ):
        return "bad_parameter 4.2"
    if index not in state.hands[seat]:
        return "not_in_hand 3.7"
    played = declared(seat, command)
    return (
        _why_not_here(state, card)
        or _why_not_at(state, seat, card, played.target)
        or _why_not_for(state, seat, card, played.target, played.give, played.take)
    )


def _why_not_here(state: KromState, card: BonusCard) -> WhyNot:
    if card.symbol:
        return "wrong_window 4.1"
    return "" if card.place in (ANYWHERE, state.place) else "wrong_place 4.1"


def _why_not_at(state: KromState, seat: int, card: BonusCard, target: int) -> WhyNot:
    if card.aims:
        if target == seat or not 0 <= target < state.n:
            return "bad_target 4.1"
        if card.effect == "steal" and state.places[target] != state.place:
            return "target_elsewhere 4.2"
    return ""


def _why_not_for(state: KromState, seat: int, card: BonusCard, target: int, give: int, take: int) -> WhyNot:
    if give == take:
        return "bad_choice 4.2"
    if give != NO_KIND and state.purses[seat][give] < card.gives:
        return "cannot_pay 4.2"
    if card.aims:
        left = state.hearts[target] if take == HEARTS else state.purses[target][take]
    else:
        left = FULL_HEARTS - state.hearts[seat] if take == HEARTS else state.stock[take]
    return "" if left else "no_effect R45"


def list_plays(state: KromState, seat: int, commands: list[Command]) -> None:
    for index in distinct([index for index in state.hands[seat] if not _why_not_here(state, BONUS_CARDS[index])]):
        card = BONUS_CARDS[index]
        for target in range(state.n) if card.aims else ONLY_NO_TARGET:
            if not _why_not_at(state, seat, card, target):
                _list_trades(state, seat, index, target, commands)


def _list_trades(state: KromState, seat: int, index: int, target: int, commands: list[Command]) -> None:
    card = BONUS_CARDS[index]
    chosen_give = card.give == ANY_RESOURCE
    chosen_take = card.take == ANY_RESOURCE
    for give in RESOURCES if chosen_give else (card.give,):
        for take in RESOURCES if chosen_take else (card.take,):
            if not _why_not_for(state, seat, card, target, give, take):
                key = play_key(index, target, give if chosen_give else NO_KIND, take if chosen_take else NO_KIND)
                commands.append(PLAY[key])


def declared(seat: int, command: PlayBonus) -> Played:
    """A Bonus as played by a seat, with all its choices."""
    index = BONUS_OF[command.card]
    card = BONUS_CARDS[index]
    give = kind_named(command.give) if card.give == ANY_RESOURCE else card.give
    take = kind_named(command.take) if card.take == ANY_RESOURCE else card.take
    return Played(seat, index, command.target, give, take)


def resolve(state: KromState, played: Played, events: list[Event] | None) -> None:
    """Apply a Bonus of the action phase. It was checked when announced; only hands have changed since."""
    card = BONUS_CARDS[played.card]
    seat, target, give, take = played.owner, played.target, played.give, played.take
    gave = took = 0
    at = told(events)
    if card.effect == "trade":
        gave = hand_over(state, seat, target, give, card.gives)
    elif give != NO_KIND:
        pay(state, seat, give, card.gives)
        gave = card.gives
    if card.effect == "steal" or card.effect == "trade":
        took = hand_over(state, target, seat, take, card.takes)
    elif card.effect == "lose":
        if take == HEARTS:
            took = hurt(state, target, card.takes, "bonus", events)
            if state.hearts[target] == 0 and events is not None:  # R18: no loot, no trophy
                events.append(KnockedOut(target, seat, card.key))
        else:
            took = min(card.takes, state.purses[target][take])
            pay(state, target, take, took)
    elif take == HEARTS:
        took = heal(state, seat, card.takes, "bonus", events)
    else:
        took = gain(state, seat, take, card.takes)
    given = KINDS[give] if give != NO_KIND else ""
    if events is not None:
        events.insert(at, BonusResolved(seat, card.key, target, given, gave, KINDS[take], took, card.effect))

"""Bonus cards of the action phase: checks and effects (section 4)."""

from typing import Final

from kermesse.core.game import Command, Event, Refused
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
    PLACES,
    RESOURCES,
    BonusCard,
)
from kermesse.games.krom.events import BonusResolved, KnockedOut
from kermesse.games.krom.rules.tokens import gain, hand_over, heal, hurt, pay, told
from kermesse.games.krom.state import KromState, Played

# By place and card: True if it can be played in an action phase there.
PLAYABLE: Final[list[list[bool]]] = [
    [not card.symbol and card.place in (ANYWHERE, place) for card in BONUS_CARDS] for place in range(len(PLACES))
]
ONLY_NO_TARGET = (NO_TARGET,)


def check_play(state: KromState, seat: int, command: PlayBonus) -> Played:
    """The Bonus as declared by its player in an action phase. Raises Refused."""
    index = BONUS_OF.get(command.card, -1)
    if index < 0:
        raise Refused("bad_parameter", "3.11")
    card = BONUS_CARDS[index]
    if (
        (bool(command.give) != (card.give == ANY_RESOURCE))
        or (bool(command.take) != (card.take == ANY_RESOURCE))
        or (command.target != NO_TARGET and not card.aims)
    ):
        raise Refused("bad_parameter", "4.2")
    if index not in state.hands[seat]:
        raise Refused("not_in_hand", "3.7", card=command.card)
    if card.symbol:
        raise Refused("wrong_window", "4.1", card=command.card)
    if card.place != ANYWHERE and card.place != state.place:
        raise Refused("wrong_place", "4.1")
    target = command.target
    if card.aims:
        if target == seat or not 0 <= target < state.n:
            raise Refused("bad_target", "4.1")
        if card.effect == "steal" and state.places[target] != state.place:
            raise Refused("target_elsewhere", "4.2")
    give = kind_named(command.give) if card.give == ANY_RESOURCE else card.give
    take = kind_named(command.take) if card.take == ANY_RESOURCE else card.take
    if give == take:
        raise Refused("bad_choice", "4.2")
    if not can_pay(state, seat, card, give):
        raise Refused("cannot_pay", "4.2")
    if not has_effect(state, seat, card, target, take):
        raise Refused("no_effect", "R45")
    return Played(seat, index, target, give, take)


def can_pay(state: KromState, seat: int, card: BonusCard, give: int) -> bool:
    return give == NO_KIND or state.purses[seat][give] >= card.gives


def has_effect(state: KromState, seat: int, card: BonusCard, target: int, take: int) -> bool:
    """True if there is anything to take: from the target, the stock, or the seat's own life scale."""
    if card.aims:
        return (state.hearts[target] if take == HEARTS else state.purses[target][take]) > 0
    return state.hearts[seat] < FULL_HEARTS if take == HEARTS else state.stock[take] > 0


def list_plays(state: KromState, seat: int, commands: list[Command]) -> None:
    """Add every Bonus of the hand that can be played in this action phase, equal cards once."""
    playable = PLAYABLE[state.place]
    cards = [index for index in state.hands[seat] if playable[index]]
    for index in sorted(set(cards)) if len(cards) > 1 else cards:
        card = BONUS_CARDS[index]
        chosen_give = card.give == ANY_RESOURCE
        chosen_take = card.take == ANY_RESOURCE
        for target in range(state.n) if card.aims else ONLY_NO_TARGET:
            if target == seat or (card.effect == "steal" and state.places[target] != state.place):
                continue
            for give in RESOURCES if chosen_give else (card.give,):
                if not can_pay(state, seat, card, give):
                    continue
                for take in RESOURCES if chosen_take else (card.take,):
                    if give != take and has_effect(state, seat, card, target, take):
                        key = play_key(
                            index, target, give if chosen_give else NO_KIND, take if chosen_take else NO_KIND
                        )
                        commands.append(PLAY[key])


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

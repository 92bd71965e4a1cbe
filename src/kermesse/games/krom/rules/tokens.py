"""Gains and losses (3.9): gains are limited by the stock, hearts by seven."""

from kermesse.core.game import Event
from kermesse.games.krom.components import BONE, BONUS, BONUS_KEYS, FULL_HEARTS, HEARTS, KROMS, STONE, WOOD, Reward
from kermesse.games.krom.events import BonusDrawn, HealCause, HeartsGained, HeartsLost, HurtCause, PileRebuilt
from kermesse.games.krom.rules.hands import put_in_hand
from kermesse.games.krom.state import KromState


def told(events: list[Event] | None) -> int:
    """The number of events so far. The cause of the events that follow is inserted at this place, before them."""
    return 0 if events is None else len(events)


def gain(state: KromState, seat: int, kind: int, amount: int) -> int:
    """Take tokens from the stock, at most those left; return the number."""
    stock = state.stock
    got = amount if amount <= stock[kind] else stock[kind]
    stock[kind] -= got
    state.purses[seat][kind] += got
    return got


def pay(state: KromState, seat: int, kind: int, amount: int) -> None:
    state.purses[seat][kind] -= amount
    state.stock[kind] += amount


def hand_over(state: KromState, giver: int, taker: int, kind: int, amount: int) -> int:
    """Move tokens from one seat to another, at most those it has; return the number."""
    purse = state.purses[giver]
    moved = amount if amount <= purse[kind] else purse[kind]
    purse[kind] -= moved
    state.purses[taker][kind] += moved
    return moved


def heal(state: KromState, seat: int, amount: int, cause: HealCause, events: list[Event] | None) -> int:
    healed = min(amount, FULL_HEARTS - state.hearts[seat])
    if healed:
        state.hearts[seat] += healed
        if events is not None:
            events.append(HeartsGained(seat, healed, state.hearts[seat], cause))
    return healed


def hurt(state: KromState, seat: int, amount: int, cause: HurtCause, events: list[Event] | None) -> int:
    lost = min(amount, state.hearts[seat])
    if lost:
        state.hearts[seat] -= lost
        if events is not None:
            events.append(HeartsLost(seat, lost, state.hearts[seat], cause))
    return lost


def draw_bonus(state: KromState, seat: int, amount: int, events: list[Event] | None) -> int:
    """Draw Bonus cards one by one; an empty pile is rebuilt from the discard (R32). Fewer if both are empty."""
    drawn: list[int] = []
    while len(drawn) < amount:
        if not state.bonus_pile:
            if not state.bonus_discard:
                break
            state.bonus_pile, state.bonus_discard = state.bonus_discard, []
            shuffle_pile(state, state.bonus_pile)
            if events is not None:
                events.append(PileRebuilt("bonus", len(state.bonus_pile)))
        card = state.bonus_pile.pop()
        put_in_hand(state, seat, card)
        drawn.append(card)
    if drawn and events is not None:
        events.append(BonusDrawn(seat, len(drawn), [BONUS_KEYS[card] for card in drawn]))
    return len(drawn)


def shuffle_pile(state: KromState, pile: list[int]) -> None:
    state.shuffles += 1
    state.chance.shuffle(pile, "pile", state.shuffles)


def receive(state: KromState, seat: int, reward: Reward, cause: HealCause, events: list[Event] | None) -> Reward:
    """Receive a reward in the order Kroms, wood, bone, stone, hearts, Bonus (4.3); return what was received."""
    kroms = gain(state, seat, KROMS, reward[KROMS]) if reward[KROMS] else 0
    wood = gain(state, seat, WOOD, reward[WOOD]) if reward[WOOD] else 0
    bone = gain(state, seat, BONE, reward[BONE]) if reward[BONE] else 0
    stone = gain(state, seat, STONE, reward[STONE]) if reward[STONE] else 0
    hearts = heal(state, seat, reward[HEARTS], cause, events) if reward[HEARTS] else 0
    bonus = draw_bonus(state, seat, reward[BONUS], events) if reward[BONUS] else 0
    return kroms, wood, bone, stone, hearts, bonus

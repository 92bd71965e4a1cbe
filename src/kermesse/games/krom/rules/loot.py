"""The loot: the winner of a fight robs those it knocked out, one after the other (3.6)."""

from typing import Final

from kermesse.core.game import Command, Event
from kermesse.games.krom.commands import LOOTS, Loot, LootKind
from kermesse.games.krom.components import BONE, BONUS_KEYS, KROMS, PLACES, STONE, WOOD
from kermesse.games.krom.events import Looted
from kermesse.games.krom.rules.decision import WhyNot, ask, check
from kermesse.games.krom.rules.hands import steal_from_hand
from kermesse.games.krom.rules.tokens import hand_over
from kermesse.games.krom.state import KromState

TOKEN_LOOT: Final[dict[LootKind, int]] = {"wood": WOOD, "bone": BONE, "stone": STONE, "kroms": KROMS}
DEFAULT_LOOT: Final[tuple[LootKind, ...]] = ("bone", "stone", "wood")


def start_loot(state: KromState, winner: int, knocked_out: list[int]) -> None:
    state.victims = [seat for seat in knocked_out if state.hands[seat] or any(state.purses[seat])]
    _next_victim(state, winner)


def _next_victim(state: KromState, winner: int) -> None:
    if state.victims:
        state.phase = "loot"
        state.active = winner
        ask(state)
    else:
        state.phase = "between"


def list_loot(state: KromState, seat: int) -> list[Command]:
    return [command for kind, command in LOOTS.items() if not _why_not(state, kind)]


def _why_not(state: KromState, kind: LootKind) -> WhyNot:
    """R20: nothing can always be taken."""
    victim = state.victims[0]
    if kind == "nothing" or (state.hands[victim] if kind == "bonus" else state.purses[victim][TOKEN_LOOT[kind]]):
        return ""
    return "bad_choice 3.6"


def loot(state: KromState, seat: int, command: Loot, events: list[Event] | None) -> None:
    kind = command.kind
    check(_why_not(state, kind))
    victim = state.victims.pop(0)
    taken, card = 0, ""
    if kind == "kroms":
        taken = hand_over(state, victim, seat, KROMS, half(state.purses[victim][KROMS]))
    elif kind == "bonus":
        hand = state.hands[victim]
        counter = (state.round_no * len(PLACES) + state.place) * 8 + victim
        card = BONUS_KEYS[steal_from_hand(state, seat, victim, state.chance.below(len(hand), "loot", counter))]
        taken = 1
    elif kind != "nothing":
        taken = hand_over(state, victim, seat, TOKEN_LOOT[kind], 1)
    if events is not None:
        events.append(Looted(seat, victim, kind, taken, card))
    _next_victim(state, seat)


def loot_late(state: KromState, seat: int, events: list[Event] | None) -> None:
    loot(state, seat, Loot(_default_loot(state)), events)


def _default_loot(state: KromState) -> LootKind:
    victim = state.victims[0]
    purse = state.purses[victim]
    if half(purse[KROMS]) >= 3:
        return "kroms"
    for kind in DEFAULT_LOOT:
        if purse[TOKEN_LOOT[kind]]:
            return kind
    return "bonus" if state.hands[victim] else "kroms"


def half(kroms: int) -> int:
    """Half of the Kroms, rounded up (R43)."""
    return (kroms + 1) // 2

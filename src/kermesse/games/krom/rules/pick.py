"""The pick of characters, one seat after the other, and the start of the first round (section 2)."""

from kermesse.core.game import Command, Event
from kermesse.games.krom.commands import PICK, PickCharacter
from kermesse.games.krom.components import CHARACTER, CHARACTERS, KROMS, START_BONUS, START_KROMS
from kermesse.games.krom.events import CharacterPicked
from kermesse.games.krom.rules.decision import WhyNot, ask, check
from kermesse.games.krom.rules.move import start_round
from kermesse.games.krom.rules.tokens import draw_bonus, gain
from kermesse.games.krom.state import KromState


def next_pick(state: KromState, events: list[Event] | None) -> None:
    if state.order:
        state.active = state.order.pop(0)
        ask(state)
    else:
        hand_out(state, events)


def list_picks(state: KromState, seat: int) -> list[Command]:
    return [PICK[character] for character in range(len(PICK)) if not _why_not(state, character)]


def _why_not(state: KromState, character: int) -> WhyNot:
    if character < 0:
        return "bad_parameter 2"
    return "bad_choice 2" if character in state.characters else ""


def pick(state: KromState, seat: int, command: PickCharacter, events: list[Event] | None) -> None:
    character = CHARACTER.get(command.character, -1)
    check(_why_not(state, character))
    give_character(state, seat, character, events)
    next_pick(state, events)


def pick_late(state: KromState, seat: int, events: list[Event] | None) -> None:
    free = [character for character in range(len(CHARACTERS)) if character not in state.characters]
    drawn = free[state.chance.below(len(free), "late pick", seat)]
    pick(state, seat, PickCharacter(CHARACTERS[drawn]), events)


def give_character(state: KromState, seat: int, character: int, events: list[Event] | None) -> None:
    state.characters[seat] = character
    if events is not None:
        events.append(CharacterPicked(seat, CHARACTERS[character]))


def hand_out(state: KromState, events: list[Event] | None) -> None:
    """Give everybody Kroms and a Bonus, and begin."""
    for seat in range(state.n):
        gain(state, seat, KROMS, START_KROMS)
        draw_bonus(state, seat, START_BONUS, events)
    start_round(state, events)

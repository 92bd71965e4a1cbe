"""Speech, and conceding together (7.3, 7.4)."""

from typing import Final, get_args
from unicodedata import combining, normalize

from kermesse.core.clock import Millis
from kermesse.core.game import Command, Event, Refused, Seat
from kermesse.core.options import Chat
from kermesse.games.kreo.commands import Concede, Say, SetEnergyPolicy
from kermesse.games.kreo.components import CARD_WORDS, PHRASES, Phrase
from kermesse.games.kreo.events import ConcedeVoted, EnergyPolicySet, Said
from kermesse.games.kreo.rules.ending import end_game
from kermesse.games.kreo.state import KreoState, Phase, has_cards

BETWEEN_PHRASES: Final[Millis] = 10_000
PHRASES_A_TURN: Final = 3
ALL_PHRASES: Final[tuple[Phrase, ...]] = get_args(Phrase)
PHRASES_OF: Final[dict[str, tuple[Phrase, ...]]] = {
    phase: tuple(phrase for phrase in ALL_PHRASES if phase in PHRASES[phrase]) for phase in get_args(Phase)
}


def speech(phrase: str, text: str) -> Command:
    """A chat message as a command."""
    for known in get_args(Phrase):
        if phrase == known:
            return Say(known)
    if phrase:
        raise Refused("bad_param", "7.3")
    return Say(text=text)


def phrases_now(state: KreoState, viewer: Seat) -> tuple[Phrase, ...]:
    """The phrases of this phase, in the order of the list. A limit on their number is checked when one is said."""
    if state.phase != "over" and (chat_of(state) == "none" or is_mute(state, viewer)):
        return ()
    free = state.phase == "over" or chat_of(state) == "open"
    return ALL_PHRASES if free else PHRASES_OF[state.phase]


def is_mute(state: KreoState, viewer: Seat) -> bool:
    """True if the seat has no cards and must stay silent to the end (3.3)."""
    return state.phase != "over" and viewer >= 0 and not has_cards(state, viewer)


def chat_of(state: KreoState) -> Chat:
    return "none" if state.options.silent else state.options.chat


def say(state: KreoState, seat: int, command: Say, now: Millis, events: list[Event] | None) -> None:
    phrase, text = command.phrase, command.text
    if (phrase is None) == (not text or text.isspace()):
        raise Refused("bad_param", "7.3")
    if state.phase != "over":  # once the game is over speech is free
        _check_speech(state, seat, command, now)
        state.said[seat] += 1
        state.said_at[seat] = now
    if events is not None:
        events.append(Said(seat, phrase, text if phrase is None else None))


def _check_speech(state: KreoState, seat: int, command: Say, now: Millis) -> None:
    if is_mute(state, seat):
        raise Refused("chat_closed", "3.3", why="no_cards")
    chat = chat_of(state)
    if chat == "none":
        raise Refused("chat_closed", "7.3", why="silence")
    if chat == "open":
        if command.text is not None and names_a_card(command.text):
            raise Refused("chat_card_word", "7.3")
        return
    if command.phrase is None or state.phase not in PHRASES[command.phrase]:
        raise Refused("chat_closed", "7.3", why="phase")
    if now - state.said_at[seat] < BETWEEN_PHRASES or state.said[seat] >= PHRASES_A_TURN:
        raise Refused("chat_rate", "7.3")


def names_a_card(text: str) -> bool:
    """True if a word of the text is the name of a card, an Element or a Titan, ignoring accents and plurals."""
    plain = "".join(c for c in normalize("NFD", text.replace("œ", "oe")).casefold() if not combining(c))
    words = "".join(c if c.isalpha() else " " for c in plain).split()
    return any(word in CARD_WORDS or (word[-1] in "sx" and word[:-1] in CARD_WORDS) for word in words)


def concede(state: KreoState, seat: int, command: Concede, now: Millis, events: list[Event] | None) -> None:
    """Vote to concede; the game is over when all seats do."""
    bit = 1 << seat
    if bool(state.votes & bit) == command.vote:
        raise Refused("already_done", "7.4")
    if state.voted & bit:
        raise Refused("too_many_changes", "7.1", what="vote", most=1)
    state.voted |= bit
    state.votes ^= bit
    if events is not None:
        events.append(ConcedeVoted(seat, command.vote))
    if state.votes == (1 << state.n) - 1:
        end_game(state, "abandoned", events)


def set_energy_policy(
    state: KreoState, seat: int, command: SetEnergyPolicy, now: Millis, events: list[Event] | None
) -> None:
    """Set the standing answer to "take the token?" in Creation."""
    if state.options.ask_energy:
        raise Refused("bad_option", "6")
    bit = 1 << seat
    if bool(state.leaves & bit) == (command.policy == "leave"):
        raise Refused("already_done", "3.4")
    state.leaves ^= bit
    if events is not None:
        events.append(EnergyPolicySet(seat, command.policy))

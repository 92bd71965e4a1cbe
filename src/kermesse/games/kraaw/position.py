"""Reader of positions in the notation of the rules document.

    A[4u 2d 1d 3L 5d] B[2d 2d 4d{B} 1d* 3d]
    to move A
    stall 5

Seats A, B, C... with five cards each: the value, then d (face-down), u (upright) or L (locked); `{AB}` names the seats
that looked at it, `*` says that everybody has seen it. Below, in any order, one to a line:
`to move B`, `first B`, `stall 5`, `turn 7`, `wins 2 1 0`, `seen A 1 1 2 3 5`, `chien A 1` (the slot that A exchanged
with the kitty), `locks A 2` (made, where some of them were turned over again), `kitty 1 2 2 3 4` (else the rest of the
deck), `option name=value`.
"""

import re
from collections import Counter
from typing import Final

from kermesse.core.chance import Chance, seed_from
from kermesse.core.game import BadPosition, options_of_position
from kermesse.games.kraaw.components import CROWS
from kermesse.games.kraaw.options import KraawOptions, check_options
from kermesse.games.kraaw.rules.asking import ask
from kermesse.games.kraaw.rules.round import deck_of
from kermesse.games.kraaw.rules.table import blank_table
from kermesse.games.kraaw.rules.turn import guard_is_on
from kermesse.games.kraaw.state import DOWN, HAND, LOCKED, MOST_LOCKS, NOBODY, UP, KraawState, face_down, row

LETTERS: Final = "ABCDEF"
FACES: Final = {"d": DOWN, "u": UP, "L": LOCKED}
ROW: Final = re.compile(r"([A-F])\[([^\]]*)\]")
CARD: Final = re.compile(r"([1-5])([duL])(?:\{([A-F]*)\})?(\*?)")


def seats_of(state: KraawState) -> int:
    return state.n


def read_position(text: str) -> KraawState:
    lines = [line for line in (line.split("#")[0].strip() for line in text.splitlines()) if line]
    rows = [found for line in lines if "[" in line for found in ROW.findall(line)]
    rest = [line.split() for line in lines if "[" not in line]
    seats = len(rows)
    if not 2 <= seats <= 6 or [letter for letter, _ in rows] != list(LETTERS[:seats]):
        raise BadPosition(
            "a position names the rows of 2 to 6 seats in order, as in: A[4u 2d 1d 3L 5d] B[2d 2d 4d 1d 3d]"
        )
    options = _options(rest, seats)
    state = blank_table(seats, options, Chance(seed_from("position", text)))
    state.crows = CROWS[:seats]
    state.round_no = 1
    state.phase = "main"
    state.turn_no = 1
    state.active = 0
    state.contenders = list(range(seats))
    _lay(state, [cards for _, cards in rows])
    for words in rest:
        _directive(state, words)
    _fill_kitty(state, rest)
    for seat in range(seats):
        _remember(state, seat)
    state.countdown = sum(1 << seat for seat in range(seats) if face_down(state, seat) == 0)
    if face_down(state, state.active) == 0:
        raise BadPosition(f"{LETTERS[state.active]} is to move but has no face-down card: the round would be over")
    state.contenders = [(state.first + state.direction * step) % seats for step in range(seats)]
    state.guarded = guard_is_on(state)
    ask(state, state.active, 0)
    return state


def _options(rest: list[list[str]], seats: int) -> KraawOptions:
    given = dict(word.split("=", 1) for words in rest if words[0] == "option" for word in words[1:] if "=" in word)
    return options_of_position(KraawOptions, given, seats, check_options)


def _lay(state: KraawState, rows: list[str]) -> None:
    places = HAND * (state.n + 1)
    state.values, state.faces = [0] * places, [DOWN] * places
    state.public, state.known_to, state.dealt_to = [False] * places, [0] * places, [NOBODY] * places
    for seat, text in enumerate(rows):
        cards = text.split()
        if len(cards) != HAND:
            raise BadPosition(f"row {LETTERS[seat]} has {len(cards)} cards; a row has {HAND}")
        for place, card in zip(row(state, seat), cards, strict=True):
            found = CARD.fullmatch(card)
            if not found:
                raise BadPosition(
                    f"'{card}' in row {LETTERS[seat]} is not a card; a card is like 4u, 2d, 5L, 3d{{A}} or 2d*"
                )
            value, face, known, public = found.groups()
            state.values[place] = int(value)
            state.faces[place] = FACES[face]
            state.public[place] = face != "d" or public == "*"
            state.known_to[place] = sum(1 << _seat(state, letter) for letter in set(known or ""))
            state.dealt_to[place] = seat
        locks = state.faces[HAND * seat : HAND * seat + HAND].count(LOCKED)
        if locks > MOST_LOCKS:
            raise BadPosition(f"row {LETTERS[seat]} has {locks} locked cards; at most {MOST_LOCKS} can be")
        state.locks_made[seat] = locks
    state.count_patterns(state.faces)


def _directive(state: KraawState, words: list[str]) -> None:
    try:
        match words:
            case ["to", "move", seat]:
                state.active = _seat(state, seat)
            case ["first", seat]:
                state.first = _seat(state, seat)
            case ["stall", count]:
                state.stall = int(count)
            case ["turn", count]:
                state.turn_no = int(count)
            case ["wins", *counts] if len(counts) == state.n:
                state.wins = [int(count) for count in counts]
            case ["seen", seat, *values] if len(values) == HAND:
                state.seen_hand[_seat(state, seat)] = sorted(int(value) for value in values)
            case ["chien", seat, slot] if 0 <= int(slot) < HAND:
                state.chien_slot[_seat(state, seat)] = int(slot)
                state.chien_card[_seat(state, seat)] = HAND * _seat(state, seat) + int(slot)
                state.dealt_to[HAND * _seat(state, seat) + int(slot)] = NOBODY
            case ["locks", seat, count]:
                _locks_made(state, _seat(state, seat), int(count))
            case ["kitty", *_]:
                pass
            case ["option", *given] if given and all("=" in word for word in given):
                pass
            case _:
                raise ValueError
    except ValueError:
        raise BadPosition(
            f"'{' '.join(words)}' is not understood; a line is one of: to move A, first A, stall 5, turn 7, "
            "wins 2 1, seen A 1 1 2 3 5, chien A 1, locks A 2, kitty 1 2 2 3 4, option name=value"
        ) from None


def _locks_made(state: KraawState, seat: int, count: int) -> None:
    standing = state.locks_made[seat]
    most = MOST_LOCKS if state.options.bonus_reading == "locked_counts" else standing
    if not standing <= count <= most:
        raise BadPosition(
            f"'locks {LETTERS[seat]} {count}' cannot be: {standing} of the row stand locked, and with "
            f"bonus_reading={state.options.bonus_reading} at most {most} can have been made"
        )
    state.locks_made[seat] = count


def _seat(state: KraawState, letter: str) -> int:
    if letter not in LETTERS[: state.n]:
        raise BadPosition(f"there is no seat '{letter}' here; the seats are {', '.join(LETTERS[: state.n])}")
    return LETTERS.index(letter)


def _fill_kitty(state: KraawState, rest: list[list[str]]) -> None:
    """Put the rest of the deck into the kitty. Raises BadPosition if a card is used too often."""
    left = Counter(deck_of(state.n))
    left.subtract(state.values[: HAND * state.n])
    for value, count in sorted(left.items()):
        if count < 0:
            has = deck_of(state.n).count(value)
            raise BadPosition(
                f"{has - count} cards of value {value} on the table; the deck for {state.n} players has {has}"
            )
    kitty = sorted(left.elements())
    for words in rest:
        if words[0] == "kitty" and sorted(words[1:]) != [str(value) for value in kitty]:
            cards = " ".join(str(value) for value in kitty)
            raise BadPosition(f"the kitty is '{' '.join(words[1:])}'; what is left of the deck is {cards}")
    state.values[HAND * state.n :] = kitty


def _remember(state: KraawState, seat: int) -> None:
    """Set the hand that a seat has seen, unless given: its row, and for the exchanged slot the first card of
    the kitty.
    """
    own = [state.values[place] for place in row(state, seat) if state.dealt_to[place] == seat]
    if not state.seen_hand[seat]:
        state.seen_hand[seat] = sorted(own + state.values[HAND * state.n :][: HAND - len(own)])
    if Counter(own) - Counter(state.seen_hand[seat]):
        hand = " ".join(str(value) for value in state.seen_hand[seat])
        raise BadPosition(
            f"'seen {LETTERS[seat]} {hand}' cannot be: cards lie in its row that it was dealt and did not see"
        )


def write_rows(state: KraawState) -> str:
    """The rows in the notation of positions."""
    return " ".join(
        f"{LETTERS[seat]}[{' '.join(_card(state, place) for place in row(state, seat))}]"
        for seat in sorted(state.contenders)
    )


def _card(state: KraawState, place: int) -> str:
    face = state.faces[place]
    known = "".join(LETTERS[seat] for seat in range(state.n) if state.known_to[place] >> seat & 1)
    hidden = face == DOWN
    return (
        f"{state.values[place]}{'duL'[face]}"
        + (f"{{{known}}}" if known and hidden and not state.public[place] else "")
        + ("*" if hidden and state.public[place] else "")
    )

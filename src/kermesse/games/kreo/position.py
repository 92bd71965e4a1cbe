"""Reader of positions in the notation of the rules document, at the Divination of a turn.

    n=3 turn=2 first=0 energy=0/1/0;2
    table: ATMOSPHERE[EAU-1], COMETE[]
    hands: 0 AIR-2* FEU-P | 1 VENT* FEU-2 | 2 MONTAGNE* EAU-2

First line, in any order: the number of seats, the turn, the First Player, the tokens of seats and reserve; and, if
needed, `altered`, `first_game`, `incarnations 0:CRONOS 1:THEIA 2:MNEMOSYNE` (`0:CRONOS/0`: no use left),
`hecatonchires=on`, `last_played=nature` (element, aggression, none), or any option as `name=value`.
Under a Nature: a card, `OISEAU=TERRE` for a card that stands for an Element, `FEU-V!` for one with a token of Téthys;
`DONE` is ATMOSPHERE and COMETE, complete. `*`: a card laid face down. Cards that are not named are in the discard.
Nobody is ready yet. Timers are off unless an option says otherwise.
"""

from typing import Final

from kermesse.core.chance import Chance, seed_from
from kermesse.core.game import BadPosition, options_of_position
from kermesse.games.kreo.components import (
    ALL_CARDS,
    FACES,
    KIND,
    NAME_OF,
    REQUIRES,
    SIDES,
    STANDS_FOR,
    TITANS,
    TOKENS,
    Card,
    deck_of,
)
from kermesse.games.kreo.options import KreoOptions, check_options
from kermesse.games.kreo.pieces import Owned
from kermesse.games.kreo.rules.asking import falls_due
from kermesse.games.kreo.state import KreoState, blank_table, tokens_on_cards

DONE: Final = "ATMOSPHERE[EAU-1, AIR-1], COMETE[FEU-1, TERRE-1]"
FLAGS: Final = ("altered", "first_game", "silent")
SETTINGS: Final = ("n", "turn", "first", "energy", "hecatonchires", "last_played")
KINDS: Final = {"element": "element", "nature": "nature", "aggression": "aggression", "none": None}


def seats_of(state: KreoState) -> int:
    return state.n


def read_position(text: str) -> KreoState:
    head, table, hands = _sections(text)
    settings, given, faces = _head(head)
    seats = _number(settings, "n")
    if seats not in TOKENS:
        raise BadPosition(f"n={seats}: Kréo is for 3 to 6 players")
    given = {"timers": "off", "incarnations": bool(faces), **given}
    options = options_of_position(KreoOptions, given, seats, check_options)
    state = blank_table(seats, options, Chance(seed_from("position", text)))
    state.turn = _number(settings, "turn", 1)
    state.first = _seat(settings.get("first", "0"), seats)
    state.hecatonchires = settings.get("hecatonchires", "off") == "on"
    last = settings.get("last_played", "element")
    if last not in KINDS:
        raise BadPosition(f"last_played={last}: it is one of {', '.join(KINDS)}")
    state.last_played = KINDS[last]
    state.phase = "divination"
    state.chosen = seats
    _wear(state, faces)
    _build(state, table)
    _deal(state, hands)
    _fill_discard(state)
    _share_energy(state, settings.get("energy", ""))
    state.started = state.taking_part = sum(
        1 << seat for seat in range(seats) if state.hands[seat] or state.placed[seat]
    )
    state.due = falls_due(state, "divination", 0)
    return state


def _sections(text: str) -> tuple[list[str], str, list[str]]:
    """The words of the first line, the table, and the hands, one text per seat."""
    parts: dict[str, list[str]] = {"head": [], "table": [], "hands": []}
    name = "head"
    for line in (line.split("#")[0].strip() for line in text.splitlines()):
        for start in ("table", "hands"):
            if line.startswith(start + ":"):
                name, line = start, line.removeprefix(start + ":").strip()
        if line:
            parts[name].append(line)
    hands = [hand.strip() for line in parts["hands"] for hand in line.split("|") if hand.strip()]
    return " ".join(parts["head"]).split(), " ".join(parts["table"]), hands


def _head(words: list[str]) -> tuple[dict[str, str], dict[str, object], dict[str, str]]:
    """The settings of the position, the options, and the Titan names by seat."""
    settings: dict[str, str] = {}
    given: dict[str, object] = {}
    faces: dict[str, str] = {}
    for word in words:
        name, mark, value = word.partition("=")
        seat, colon, face = word.partition(":")
        if mark:
            (settings if name in SETTINGS else given)[name] = value
        elif word in FLAGS:
            given[word] = "true"
        elif colon:
            faces[seat] = face
        elif word != "incarnations":
            raise BadPosition(
                f"'{word}' is not understood; the first line is like: n=3 turn=2 first=0 energy=0/1/0;2 altered"
            )
    return settings, given, faces


def _is_number(word: str) -> bool:
    return word.isdecimal() and len(word) < 16


def _number(settings: dict[str, str], name: str, least: int = 0) -> int:
    value = settings.get(name, "")
    if not _is_number(value) or int(value) < least:
        raise BadPosition(f"the first line has no {name}=number, at least {least}: '{name}={value}'")
    return int(value)


def _seat(word: str, seats: int) -> int:
    if not _is_number(word) or int(word) >= seats:
        raise BadPosition(f"there is no seat '{word}' here; the seats are 0 to {seats - 1}")
    return int(word)


def _wear(state: KreoState, faces: dict[str, str]) -> None:
    if not faces:
        return
    if len(faces) != state.n:
        raise BadPosition(f"incarnations: {len(faces)} Titans for {state.n} seats")
    state.titans = [""] * state.n
    for seat, face in faces.items():
        name, _, uses = face.partition("/")
        if name not in FACES:
            raise BadPosition(f"'{name}' is no Titan; they are {', '.join(FACES)}")
        at = _seat(seat, state.n)
        state.titans[at] = FACES[name].card
        state.names[at] = name
        state.uses[at] = int(uses) if _is_number(uses) else FACES[name].uses
    if len(set(state.titans)) < state.n:
        pairs = ", ".join("/".join(NAME_OF[card, side] for side in SIDES) for card in TITANS)
        raise BadPosition(f"two faces of one Titan card: {pairs}")


def _build(state: KreoState, text: str) -> None:
    for nature, bracket, rest in (part.partition("[") for part in text.replace("DONE", DONE).split("]")):
        nature = nature.strip(" ,")
        if not nature and not bracket:
            continue
        if not bracket or nature not in REQUIRES:
            raise BadPosition(f"'{nature}' on the table is no Nature with its cards, as in VENT[FEU-2, AIR-2]")
        if nature in state.table:
            raise BadPosition(f"{nature} lies twice on the table")
        owned = [_owned(nature, word.strip()) for word in rest.split(",") if word.strip()]
        if len({card.element for card in owned}) < len(owned):
            raise BadPosition(f"{nature} owns two cards for one Element")
        state.table[nature] = owned


def _owned(nature: str, word: str) -> Owned:
    card, _, element = word.removesuffix("!").partition("=")
    if card not in KIND:
        raise BadPosition(f"'{card}' under {nature} is no card")
    element = element or (STANDS_FOR[card][0] if len(STANDS_FOR[card]) == 1 else "")
    if element not in REQUIRES[nature]:
        raise BadPosition(f"'{word}' under {nature}: it requires {' and '.join(REQUIRES[nature])}, as in OISEAU=TERRE")
    return Owned(card, element, word.endswith("!"))


def _deal(state: KreoState, hands: list[str]) -> None:
    for hand in hands:
        seat, *words = hand.split()
        at = _seat(seat, state.n)
        for word in words:
            card = word.removesuffix("*")
            if card not in KIND:
                raise BadPosition(f"'{card}' in the hand of seat {seat} is no card")
            (state.placed if word.endswith("*") else state.hands)[at].append(card)
        if len(state.placed[at]) > 1:
            raise BadPosition(f"seat {seat} has {len(state.placed[at])} cards face down; it lays one")


def _fill_discard(state: KreoState) -> None:
    deck = deck_of(state.n, state.options.first_game)
    named: list[Card] = [card for nature, owned in state.table.items() for card in [nature, *(o.card for o in owned)]]
    named += [card for seat in range(state.n) for card in state.hands[seat] + state.placed[seat]]
    for card in ALL_CARDS:
        if named.count(card) > 1:
            raise BadPosition(f"{card} is in two places")
        if named.count(card) and card not in deck:
            raise BadPosition(f"{card} is not in the deck of {state.n} players with these options")
    state.discard = [card for card in deck if card not in named]


def _share_energy(state: KreoState, text: str) -> None:
    seats, _, reserve = text.partition(";")
    counts = seats.split("/")
    if len(counts) != state.n or not all(_is_number(count) for count in [*counts, reserve]):
        raise BadPosition(f"energy={text}: it is like energy=1/0/1;1, a number a seat and the reserve")
    state.energy = [int(count) for count in counts]
    state.reserve = int(reserve)
    tokens = sum(state.energy) + state.reserve + tokens_on_cards(state)
    if tokens != TOKENS[state.n]:
        raise BadPosition(f"energy={text}: {tokens} tokens on the table; {state.n} players have {TOKENS[state.n]}")

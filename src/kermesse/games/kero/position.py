"""Reader of positions in the notation of the rules document: a seat is about to prepare its turn, at time 0.

    fuel 10000 60000
    jerricans 3 2
    hand 1 ambush loot
    explorers 1-1 0-0 1-2 2-0
    dice F F F F W1 | F

Everything else is as in the base position (docs/rules/kero.md, Positions). One fact a line, in any order:
`first 0`, `active 1`, `conquests 2`, `last-turn`, `stall 3`, `fuel 10000 60000` and `jerricans 3 2` (seat 0, seat 1),
`row M05 - S12 ...` (slot 1 first, `-` for an empty one), `deck M17 conquest ...` and `land-pile L06 ...` and
`tuarek-pile loot ...` (top first), `lands L09 L05 L01 L10`, `explorers 1-0 0-0 0-2 0-0` (seat 0 - seat 1, by land),
`cards 0 S12 M05` (in a camp; its power cards have their tiles, five at most), `won 1 L05`, `hand 0 loot march`,
`standing 1 never`, `dice W1 W1 F | F ...` (the faces of the next landings), `option name=value`.
"""

from typing import Final

from kermesse.core.chance import Chance, seed_from
from kermesse.core.game import BadPosition, options_of_position
from kermesse.games.kero.commands import ORDERS
from kermesse.games.kero.components import (
    CARD,
    CONQUEST,
    CONQUESTS,
    EXPLORERS,
    FACES,
    IS_POWER,
    JERRICANS,
    KIND,
    LAND,
    LAND_SLOTS,
    POWER_SLOTS,
    ROW_SLOTS,
    TUAREK_COPIES,
    TUAREKS,
    card_name,
)
from kermesse.games.kero.options import KeroOptions, check_options
from kermesse.games.kero.rules.asking import ask
from kermesse.games.kero.rules.table import blank_table
from kermesse.games.kero.state import EMPTY, KeroState

BASE: Final = """
first 0
active 0
conquests 0
stall 0
jerricans 2 2
row M05 S09 S12 S07 N1 S01
deck M17 M15 M06 M09 M16 conquest M11 M12 S10 S11 M18 conquest M19 M01 M13 conquest M14
lands L09 L05 L01 L10
land-pile L06 L07 L08 L11 L12 L02 L03 L04
tuarek-pile loot sweep ambush two_dice tanker march banish fireproof
explorers 0-0 0-0 0-0 0-0
"""
BASE_OPTIONS: Final[dict[str, object]] = {"timers": "off", "limits_ms": {"reaction": 6000}}
BY_SEAT: Final = ("cards", "won", "hand", "standing")  # these name a seat first
ALONE: Final = ("last-turn", "fuel", "dice")  # not in the base position


def read_position(text: str) -> KeroState:
    base = {words[0]: words[1:] for words in _lines(BASE)}
    said: dict[str, list[str]] = {}
    options: dict[str, object] = {**BASE_OPTIONS}
    for words in _lines(text):
        name, rest = words[0], words[1:]
        if name == "option":
            options.update({word.partition("=")[0]: word.partition("=")[2] for word in rest})
        elif name in BY_SEAT:
            if not rest or rest[0] not in ("0", "1"):
                raise BadPosition(f"'{' '.join(words)}': the seat comes first, 0 or 1, as in '{name} 0 ...'")
            said[f"{name} {rest[0]}"] = rest[1:]
        elif name == "dice":
            said.setdefault("dice", []).extend(rest)
        elif name in base or name in ALONE:
            said[name] = rest
        else:
            raise BadPosition(f"'{name}' is not understood; a line begins with one of: {', '.join(_known(base))}")
    state = blank_table(
        options_of_position(KeroOptions, options, 2, check_options), Chance(seed_from("position", text))
    )
    try:
        _lay_out(state, base, said)
    except (ValueError, IndexError) as error:
        raise BadPosition(f"a number or a name is missing or wrong: {error}") from None
    ask(state, "prep", 0)
    return state


def _known(base: dict[str, list[str]]) -> list[str]:
    return sorted([*base, *BY_SEAT, *ALONE, "option"])


def _lines(text: str) -> list[list[str]]:
    return [words for words in (line.split("#")[0].split() for line in text.splitlines()) if words]


def _lay_out(state: KeroState, base: dict[str, list[str]], said: dict[str, list[str]]) -> None:
    now = {**base, **said}
    state.phase = "prep"
    state.refinery_open = True
    state.turn_no = 1
    state.first = _seat(now["first"][0])
    state.active = _seat(now["active"][0])
    state.stall_count = int(now["stall"][0])
    state.conquests = int(now["conquests"][0])
    state.round_no = min(state.conquests + 1, CONQUESTS)
    _lay_cards(state, now, said)
    _lay_lands(state, now, said)
    _deal_tuareks(state, now, said)
    _fill_trucks(state, now)
    for seat in range(2):
        order = now.get(f"standing {seat}", ["ask"])[0]
        if order not in ORDERS:
            raise BadPosition(f"'{order}' is no standing order; they are {', '.join(ORDERS)}")
        state.standing[seat] = ORDERS[order]
    if "last-turn" in now:
        state.last_turn = True
        state.conquests = CONQUESTS
        state.active = 1 - state.first
        state.lands = [EMPTY] * LAND_SLOTS
        state.land_pile = []
    state.loaded_dice = [face for face in now.get("dice", []) if face != "|"]
    for face in state.loaded_dice:
        if not any(face in faces for faces in FACES):
            raise BadPosition(f"no die has a face '{face}'; faces are like W1, M3, T, E and F")


def _seat(word: str) -> int:
    if word not in ("0", "1"):
        raise BadPosition(f"there is no seat '{word}' here; the seats are 0 and 1")
    return int(word)


def _card(word: str) -> int:
    if word == "conquest":
        return CONQUEST
    if word not in CARD:
        raise BadPosition(f"there is no card '{word}'; cards are S01 to S12, M01 to M19, N1 to N5 and conquest")
    return CARD[word]


def _lay_cards(state: KeroState, now: dict[str, list[str]], said: dict[str, list[str]]) -> None:
    for seat in range(2):
        state.cards[seat] = [_card(word) for word in now.get(f"cards {seat}", [])]
        state.powers[seat] = [card for card in state.cards[seat] if card != CONQUEST and IS_POWER[card]][:POWER_SLOTS]
    state.row = [EMPTY if word == "-" else _card(word) for word in now["row"]]
    state.deck = [_card(word) for word in reversed(now["deck"])]
    if len(state.row) != ROW_SLOTS:
        raise BadPosition(f"the row has {len(state.row)} slots here; it has {ROW_SLOTS}, '-' for an empty one")
    # A card that the position names is removed from its place in the base position.
    camps = state.cards[0] + state.cards[1]
    if "row" not in said:
        state.row = [EMPTY if card in camps else card for card in state.row]
    if "deck" not in said:
        state.deck = [card for card in state.deck if card == CONQUEST or card not in camps + state.row]
    named = [card for card in camps + state.row + state.deck if card != EMPTY]
    for card in named:
        if card != CONQUEST and named.count(card) > 1:
            raise BadPosition(f"card {card_name(card)} is in two places")
    if CONQUEST in camps + state.row:
        raise BadPosition("a Conquest card is never taken nor laid in the row")
    if state.conquests + state.deck.count(CONQUEST) > CONQUESTS:
        raise BadPosition(f"{state.conquests} Conquests before and {state.deck.count(CONQUEST)} to come; there are 3")
    state.card_discard = [CONQUEST] * state.conquests


def _lay_lands(state: KeroState, now: dict[str, list[str]], said: dict[str, list[str]]) -> None:
    state.won = [[_land(word) for word in now.get(f"won {seat}", [])] for seat in range(2)]
    won = state.won[0] + state.won[1]
    state.lands = [EMPTY if word == "-" else _land(word) for word in now["lands"]]
    state.land_pile = [_land(word) for word in reversed(now["land-pile"])]
    if "lands" not in said:
        state.lands = [EMPTY if land in won else land for land in state.lands]
    if "land-pile" not in said:
        state.land_pile = [land for land in state.land_pile if land not in won + state.lands]
    named = [land for land in won + state.lands + state.land_pile if land != EMPTY]
    if len(set(named)) < len(named):
        raise BadPosition("a New Land is in two places")
    if len(state.lands) != LAND_SLOTS or len(now["explorers"]) != LAND_SLOTS:
        raise BadPosition(f"there are {LAND_SLOTS} land slots: 'lands' and 'explorers' name as many")
    for slot, pair in enumerate(now["explorers"]):
        for seat, count in enumerate(pair.split("-", 1)):
            state.explorers[2 * slot + seat] = int(count)
    for seat in range(2):
        state.camp[seat] = EXPLORERS - sum(state.explorers[seat::2])
        if state.camp[seat] < 0:
            raise BadPosition(f"seat {seat} has more than its {EXPLORERS} Explorers on the lands")


def _land(word: str) -> int:
    if word not in LAND:
        raise BadPosition(f"there is no New Land '{word}'; they are L01 to L12")
    return LAND[word]


def _deal_tuareks(state: KeroState, now: dict[str, list[str]], said: dict[str, list[str]]) -> None:
    """Deal the Tuareks: a hand's tiles are first taken from outside the pile, then from the pile."""
    pile = [_kind(word) for word in reversed(now["tuarek-pile"])]
    aside = TUAREK_COPIES[:]
    for kind in pile:
        aside[kind] -= 1
    for seat in range(2):
        for word in now.get(f"hand {seat}", []):
            kind = _kind(word)
            if aside[kind] > 0:
                aside[kind] -= 1
            elif "tuarek-pile" not in said and kind in pile:
                pile.remove(kind)
            else:
                aside[kind] -= 1
            state.tuareks[seat].append(kind)
    for kind, left in enumerate(aside):
        if left < 0:
            raise BadPosition(f"more {TUAREKS[kind]} tiles than the {TUAREK_COPIES[kind]} that there are")
    state.tuarek_pile = pile


def _kind(word: str) -> int:
    if word not in KIND:
        raise BadPosition(f"there is no Tuarek '{word}'; they are {', '.join(TUAREKS)}")
    return KIND[word]


def _fill_trucks(state: KeroState, now: dict[str, list[str]]) -> None:
    for seat in range(2):
        if "fuel" in now:
            state.fuel[seat] = int(now["fuel"][seat])
            if not 0 < state.fuel[seat] <= state.capacity[seat]:
                raise BadPosition(f"a truck holds 1 to {state.capacity[seat]} ms of sand, not {state.fuel[seat]}")
        state.jerricans[seat] = int(now["jerricans"][seat])
    state.supply = JERRICANS - sum(state.jerricans)
    if state.supply < 0 or min(state.jerricans) < 0:
        raise BadPosition(f"there are {JERRICANS} Jerricans in all")

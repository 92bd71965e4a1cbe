"""Reader of positions in the notation of the rules document.

    S0 Kolos savannah
    S1 Karok savannah: 3 hearts, 5 K, 1 bone, hand broth
    S2 Valkyr cave > savannah
    DICE 6 3 2

One seat a line: its character, its place, perhaps `> place` for its chosen destination, and after a colon everything
that differs from 7 hearts, 5 K and nothing else: `3 hearts`, `2 K`, `1 wood`, `2 bone`, `1 stone`, `6 points`,
`evolutions E01 E08`, `hand club nope` (`hand rest`: all Bonus cards that are nowhere else).

Below, in any order, one to a line: `act S0` (S0's action phase; `act S0 done`: after its place action) or
`fight savannah` (otherwise all choose destinations), `DICE 3 1 4` (the next results), `TOP gather nettles branch` (the
next cards), `row evolution E15 E17 E14 E25`, `row hunt HUN-11 ...`, `pile bonus club` (exactly these; cards that are
nowhere else are discarded), `discard bonus nope`, `kromosaure forest 10`, `trophy S1`, `round 3`, `window 7` (number of
the next window), `option name=value`.
"""

from dataclasses import dataclass, field
from typing import Final

from kermesse.core.chance import Chance, seed_from
from kermesse.core.game import BadPosition, Event, options_of_position
from kermesse.games.krom.components import (
    BEAST_HEARTS,
    BONUS_KEYS,
    CHARACTER,
    EVOLUTION_IDS,
    EVOLUTIONS,
    FULL_HEARTS,
    GATHER_KEYS,
    KINDS,
    KROMS,
    PLACES,
    PREY_IDS,
    START_KROMS,
    TROPHY_POINTS,
)
from kermesse.games.krom.options import KromOptions, check_options
from kermesse.games.krom.rules.action import begin_phase
from kermesse.games.krom.rules.decision import ask
from kermesse.games.krom.rules.fight import start_fight
from kermesse.games.krom.rules.flow import run_on
from kermesse.games.krom.rules.hands import put_in_hand
from kermesse.games.krom.rules.play import start_clock
from kermesse.games.krom.rules.table import ROW, blank_table
from kermesse.games.krom.rules.victory import target
from kermesse.games.krom.state import NOWHERE, KromState, points_on_cards, standing

NAMES: Final[dict[str, list[str]]] = {
    "evolution": EVOLUTION_IDS,
    "hunt": PREY_IDS,
    "gather": GATHER_KEYS,
    "bonus": BONUS_KEYS,
}
LINES: Final = (
    "a line is one of: S0 Kolos savannah: 3 hearts, 2 K, 1 wood, hand club; act S0; fight savannah; DICE 6 3; "
    "TOP gather branch; row evolution E01 E02 E03 E04; pile bonus club; discard bonus nope; kromosaure forest 10; "
    "trophy S1; round 3; window 7; option name=value"
)


@dataclass
class _Written:
    """The lines of a position, sorted by subject."""

    seats: list[str] = field(default_factory=list)
    rest: list[list[str]] = field(default_factory=list)

    def lines_of(self, *words: str) -> list[list[str]]:
        """The words after those words, for each line that begins with them."""
        return [line[len(words) :] for line in self.rest if tuple(line[: len(words)]) == words]


def seats_of(state: KromState) -> int:
    return state.n


def read_position(text: str) -> KromState:
    written = _Written()
    for line in (line.split("#")[0].strip() for line in text.splitlines()):
        if line[:1] == "S" and line[1:2].isdigit():
            written.seats.append(line)
        elif line:
            written.rest.append(line.split())
    seats = len(written.seats)
    if not 2 <= seats <= 6 or [line.split()[0] for line in written.seats] != [f"S{seat}" for seat in range(seats)]:
        raise BadPosition(
            "a position names 2 to 6 seats in order, as in: S0 Kolos savannah, then S1 Alma cave: 3 hearts"
        )
    try:
        return _lay_out(written, seats, Chance(seed_from("position", text)))
    except (ValueError, IndexError):
        raise BadPosition(f"a line of the position is not understood; {LINES}") from None


def _lay_out(written: _Written, seats: int, chance: Chance) -> KromState:
    for words in written.rest:
        if words[0] not in (
            "act", "fight", "DICE", "TOP", "row", "pile", "discard", "kromosaure", "trophy", "round", "window", "option"
        ):  # fmt: skip
            raise BadPosition(f"'{' '.join(words)}' is not understood; {LINES}")
    if written.lines_of("pile", "evolution") or written.lines_of("discard", "evolution"):
        raise BadPosition("Evolution cards have no discard pile: name the next ones with TOP evolution")
    state = blank_table(seats, _options(written, seats), chance)
    state.round_no = 1
    state.phase = "move"
    decks = {
        "evolution": state.evolution_pile,
        "hunt": state.hunt_pile,
        "gather": state.gather_pile,
        "bonus": state.bonus_pile,
    }
    for name, deck in decks.items():
        chance.shuffle(deck, f"position {name}")
    wants_rest = [seat for seat, line in enumerate(written.seats) if _seat_line(state, seat, line)]
    state.evolution_row = _row(written, "evolution", state.evolution_pile)
    state.hunt_row = _row(written, "hunt", state.hunt_pile)
    for seat, line in enumerate(written.seats):
        _score(state, seat, line)
    discards = {"hunt": state.hunt_discard, "gather": state.gather_discard, "bonus": state.bonus_discard}
    for name, discard in discards.items():
        for cards in written.lines_of("discard", name):
            discard += [_take(decks[name], name, card) for card in cards]
    for name, deck in decks.items():
        rest = _stack_pile(written, name, deck, bool(wants_rest) and name == "bonus")
        if wants_rest and name == "bonus":
            for card in rest:
                put_in_hand(state, wants_rest[0], card)
        elif rest:
            discards[name] += rest
    _directives(state, written)
    _check(state)
    _open(state, written)
    start_clock(state, 0)
    return state


def _options(written: _Written, seats: int) -> KromOptions:
    given = {"timers": "off", "kromosaure": bool(written.lines_of("kromosaure") or written.lines_of("trophy"))}
    given |= dict(word.split("=", 1) for words in written.lines_of("option") for word in words)
    return options_of_position(KromOptions, given, seats, check_options)


def _seat_line(state: KromState, seat: int, line: str) -> bool:
    """Set the seat's character, place and goods. True if it holds all Bonus cards that are nowhere else."""
    where, _, what = line.partition(":")
    words = where.split()
    name = words[1].lower().replace("ö", "o")
    if name not in CHARACTER:
        raise BadPosition(f"S{seat}: there is no character '{words[1]}'; there are {', '.join(CHARACTER)}")
    state.characters[seat] = CHARACTER[name]
    state.places[seat] = _place(words[2])
    if words[3:4] == [">"]:
        state.destinations[seat] = _place(words[4])
    state.purses[seat][KROMS] = START_KROMS
    rest = False
    for item in (item.split() for item in what.split(",") if item.strip()):
        if item[0] == "hand":
            rest = item[1:] == ["rest"]
            for card in [] if rest else item[1:]:
                put_in_hand(state, seat, _take(state.bonus_pile, "bonus", card))
        elif item[0] == "evolutions":
            state.evolutions[seat] = [_take(state.evolution_pile, "evolution", card) for card in item[1:]]
        elif item[1] in ("heart", "hearts"):
            state.hearts[seat] = int(item[0])
        elif item[1] != "points":
            state.purses[seat][KINDS[:4].index({"K": "kroms"}.get(item[1], item[1]))] = int(item[0])
    return rest


def _score(state: KromState, seat: int, line: str) -> None:
    """Give Evolutions worth that many points (`6 points`), from those left, the highest first."""
    items = [item.split() for item in line.partition(":")[2].split(",") if item.strip()]
    wanted = sum(int(item[0]) for item in items if item[1:] == ["points"])
    for card in sorted(state.evolution_pile, key=lambda card: (-EVOLUTIONS[card].points, card)):
        if 0 < EVOLUTIONS[card].points <= wanted - points_on_cards(state, seat):
            state.evolution_pile.remove(card)
            state.evolutions[seat].append(card)
    state.points[seat] = points_on_cards(state, seat)
    if wanted and state.points[seat] != wanted:
        raise BadPosition(f"S{seat}: no Evolution cards are left for {wanted} points")


def _row(written: _Written, name: str, deck: list[int]) -> list[int]:
    listed = written.lines_of("row", name)
    if listed and len(listed[0]) != ROW:
        raise BadPosition(f"a row has {ROW} cards; 'row {name}' names {len(listed[0])}")
    # The next cards of the pile are not turned up yet.
    kept = [NAMES[name].index(card) for cards in written.lines_of("TOP", name) for card in cards]
    if listed:
        return [_take(deck, name, card) for card in listed[0]]
    row = [card for card in deck if card not in kept][:ROW]
    for card in row:
        deck.remove(card)
    return row


def _stack_pile(written: _Written, name: str, deck: list[int], whole: bool) -> list[int]:
    """Put the next cards on top, that is at the end. `pile` names a whole pile: its other cards are elsewhere."""
    named = written.lines_of("pile", name)
    top = [card for cards in (named or written.lines_of("TOP", name)) for card in cards]
    cards = [_take(deck, name, card) for card in reversed(top)]
    rest: list[int] = []
    if named or whole:
        rest = deck[:]
        deck.clear()
    deck += cards
    return rest


def _take(deck: list[int], name: str, card: str) -> int:
    if card not in NAMES[name]:
        raise BadPosition(f"there is no {name} card '{card}'; there are {', '.join(NAMES[name])}")
    index = NAMES[name].index(card)
    if index not in deck:
        raise BadPosition(f"one {name} card '{card}' too many: all of its copies have their place already")
    deck.remove(index)
    return index


def _place(word: str) -> int:
    if word not in PLACES:
        raise BadPosition(f"there is no place '{word}'; there are {', '.join(PLACES)}")
    return PLACES.index(word)


def _seat(state: KromState, word: str) -> int:
    if word not in [f"S{seat}" for seat in range(state.n)]:
        raise BadPosition(f"there is no seat '{word}' here; the seats are S0 to S{state.n - 1}")
    return int(word[1:])


def _directives(state: KromState, written: _Written) -> None:
    for dice in written.lines_of("DICE"):
        state.foretold += [int(pips) for pips in dice]
    for words in written.lines_of("kromosaure"):
        state.beast_place = _place(words[0])
        state.beast_hearts = int(words[1]) if len(words) > 1 else BEAST_HEARTS
    for words in written.lines_of("trophy"):
        state.trophy = _seat(state, words[0])
        state.points[state.trophy] += TROPHY_POINTS
        state.beast_hearts, state.beast_place = 0, NOWHERE
    for words in written.lines_of("round"):
        state.round_no = int(words[0])
    for words in written.lines_of("window"):
        state.window = int(words[0]) - 1
    for kind in range(len(state.stock)):
        state.stock[kind] -= sum(purse[kind] for purse in state.purses)


def _check(state: KromState) -> None:
    """Refuse impossible positions. Raises BadPosition."""
    if len(set(state.characters)) < state.n:
        raise BadPosition("two seats have the same character")
    for kind, left in enumerate(state.stock):
        if left < 0:
            raise BadPosition(f"{-left} more {KINDS[kind]} in the seats' purses than there are in the box")
    if not all(0 <= hearts <= FULL_HEARTS for hearts in state.hearts):
        raise BadPosition(f"hearts go from 0 to {FULL_HEARTS}")
    if not all(1 <= pips <= 6 for pips in state.foretold):
        raise BadPosition("a die shows 1 to 6")
    if max(state.points) >= target(state):
        raise BadPosition(f"a seat already has the {target(state)} points that win: the game would be over")


def _open(state: KromState, written: _Written) -> None:
    """Open the decision of the position."""
    events: list[Event] = []
    for words in written.lines_of("act"):
        seat = _seat(state, words[0])
        state.place = state.places[seat]
        state.order = [other for other in standing(state, state.place) if other != seat]
        begin_phase(state, seat)
        if words[1:] == ["done"]:
            state.rested = state.hunted = state.settled = True
            state.gathered = 1
        ask(state)
        return
    for words in written.lines_of("fight"):
        state.place = _place(words[0])
        state.phase = "between"
        start_fight(state, standing(state, state.place), events)
        run_on(state, events)
        return
    if NOWHERE not in state.destinations:
        raise BadPosition("all seats have chosen a destination: leave one to choose, and the move begins with it")
    for seat in range(state.n):
        if state.destinations[seat] == state.places[seat]:
            raise BadPosition(f"S{seat} must leave the place where it stands")
    ask(state)

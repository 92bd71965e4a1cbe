"""Reader of positions in the notation of the rules document.

    seats 4
    option level=3 hermes_jealous=true
    now 21000
    pile 0 = 30 10 ...
    realm 0 = 10 50
    winds 0 = N E
    front 0 = ARES HERA
    row = HELIOS ZEUS
    timer B1 dur 32000 on pile:1 ends 42000

One fact a line; text after a `;` is a remark. Piles are written top first, and `...` says that more cards are below;
realms (personal piles) and `stored` (under SELENE) are written bottom first. Cards are named by their face: 10, 50,
MIN, HYD, N, WN, HERMES; or by name: T10#3. Also: `reserved 1 = HERA` (under APOLLON), `discard = CERBERE 50`, `used =
EROS`, `tokens 1 0 0 0`, `round 2`, `starter 1`, `last_god HERMES`. A timer has `dur N`, `on PLACE`, and `ends N` or
`left N` (frozen in the bag); otherwise it is empty and at home. Defaults: phase play, all piles up, all else empty,
every sand 30000, the rest of the deck in the open piles.
"""

from typing import Final

from kermesse.core.chance import Chance, seed_from
from kermesse.core.clock import NEVER, Millis, SandTimer
from kermesse.core.game import BadPosition, options_of_position
from kermesse.games.chronos.commands import BAG, HOME, PLACE_OF
from kermesse.games.chronos.components import ALL_CARDS, CARD_OF, CODE, CODES, GOD_OF, KIND, TIMER_OF, WIND
from kermesse.games.chronos.options import ChronosOptions, check_options
from kermesse.games.chronos.rules.due import set_due
from kermesse.games.chronos.rules.table import blank_table, deck_of_round, lay_out_round
from kermesse.games.chronos.state import NOBODY, ChronosState

FACES: Final = {
    "N": "WN",
    "S": "WS",
    "O": "WO",
    "E": "WE",
    **{str(value): f"T{value}" for value in (10, 20, 30, 50, 100)},
}
MORE: Final = ("...", "…")
KNOWN: Final = (
    "seats, option, now, round, starter, tokens, pile, realm, winds, front, stored, reserved, row, used, discard, "
    "last_god, timer"
)


def seats_of(state: ChronosState) -> int:
    return state.n


def read_position(text: str) -> ChronosState:
    lines = [line.split() for line in (line.split(";")[0].strip() for line in text.splitlines()) if line]
    said = [[word for word in words if word != "="] for words in lines]
    seats = _number(next((words for words in said if words[0] == "seats"), ["seats"]), "seats 4")
    state = _table(seats, said, Chance(seed_from("position", text)))
    reader = _Reader(state)
    for words in said:
        reader.read(words)
    reader.lay_rest(text)
    if state.terms.steps:
        state.step_until = NEVER
    set_due(state)
    return state


def _table(seats: int, said: list[list[str]], chance: Chance) -> ChronosState:
    given: dict[str, str] = {}
    for words in said:
        if words[0] == "option":
            for word in words[1:]:
                name, equals, value = word.partition("=")
                if not equals:
                    raise BadPosition(f"'{word}' is not an option; an option is like: level=3")
                given[name] = value
    options = options_of_position(ChronosOptions, given, seats, check_options)
    state = blank_table(seats, options, chance)
    lay_out_round(state, 0, [])
    state.sand = [SandTimer(30_000, 0, 0, False) for _ in range(12)]
    state.phase, state.phase_until = "play", NEVER
    state.up = [True] * len(state.piles)
    state.gods_out, state.row, state.reserve = [], [], []
    return state


class _Reader:
    """Takes cards and gods out of the box, one by one, as the position names them."""

    def __init__(self, state: ChronosState) -> None:
        self.state = state
        self.cards = deck_of_round(state)
        self.gods = list(GOD_OF.values())
        self.now: Millis = 0
        self.open = list(range(len(state.piles)))
        state.piles = [[] for _ in state.piles]

    def read(self, words: list[str]) -> None:
        state = self.state
        try:
            match words:
                case ["seats" | "option", *_]:
                    pass
                case ["now", at]:
                    self.now = state.sand_now = int(at)
                case ["round", number]:
                    state.round_no = int(number)
                case ["starter", seat]:
                    state.starter = self._seat(seat)
                case ["tokens", *counts] if len(counts) == state.terms.units:
                    state.tokens = [int(count) for count in counts]
                case ["pile", number, *faces] if 0 <= int(number) < len(state.piles) and faces:
                    self._pile(int(number), faces)
                case ["realm", seat, *faces]:
                    state.hands[self._seat(seat)] = [self._card(face) for face in faces]
                case ["winds", seat, *faces]:
                    state.winds[self._seat(seat)] = [self._card(face) for face in faces]
                case ["stored", seat, *faces]:
                    state.stored[self._seat(seat)] = [self._card(face) for face in faces]
                case ["front", seat, *gods]:
                    state.front[self._seat(seat)] = [self._god(god) for god in gods]
                case ["reserved", seat, god]:
                    state.reserved[self._seat(seat)] = self._god(god)
                case ["row", *gods]:
                    state.row = [self._god(god) for god in gods]
                case ["used", *gods]:
                    state.used = [self._god(god) for god in gods]
                case ["discard", *faces]:
                    state.discard = [self._card(face) for face in faces]
                case ["last_god", face]:
                    state.last_god = next(card for card in state.discard if CODES[CODE[card]] == face)
                case ["timer", name, *facts] if name in TIMER_OF:
                    self._timer(TIMER_OF[name], name, facts)
                case _:
                    raise ValueError
        except (ValueError, StopIteration):
            raise BadPosition(f"'{' '.join(words)}' is not understood; a line begins with one of: {KNOWN}") from None

    def _seat(self, word: str) -> int:
        seat = int(word)
        if not 0 <= seat < self.state.n:
            raise BadPosition(f"there is no seat {seat} here; the seats are 0 to {self.state.n - 1}")
        return seat

    def _card(self, face: str) -> int:
        code = FACES.get(face, face)
        for card in self.cards:
            if CARD_OF.get(face) == card or CODES[CODE[card]] == code:
                self.cards.remove(card)
                return card
        if code in CODES or face in CARD_OF:
            raise BadPosition(f"no '{face}' is left in the deck of level {self.state.terms.level}")
        raise BadPosition(f"'{face}' is not a card; cards are like 10, 50, MIN, N, HERMES or T10#3")

    def _god(self, name: str) -> int:
        god = GOD_OF.get(name, -1)
        if god not in self.gods:
            raise BadPosition(f"'{name}' is not a Temple god, or lies somewhere already")
        self.gods.remove(god)
        return god

    def _pile(self, number: int, faces: list[str]) -> None:
        self.open.remove(number)
        if faces[-1] in MORE:
            faces = faces[:-1]
            self.open.append(number)
        self.state.piles[number] = [self._card(face) for face in reversed(faces)]

    def _timer(self, timer: int, name: str, facts: list[str]) -> None:
        state = self.state
        if state.owner[timer] == NOBODY:
            raise BadPosition(f"timer {name} is not in play here")
        known = dict(zip(facts[::2], facts[1::2], strict=True))
        if set(known) - {"dur", "on", "ends", "left"}:
            raise ValueError
        place = BAG if known.get("on") == "bag" else PLACE_OF[known["on"]] if known.get("on") in PLACE_OF else HOME
        if "on" in known and known["on"] not in ("bag", *PLACE_OF):
            raise BadPosition(f"'{known['on']}' is not a place; places are home, bag, pile:0, realm:0")
        sand = SandTimer(int(known.get("dur", 30_000)), 0, 0, place == BAG)
        if place == BAG:
            sand.top = int(known.get("left", 0))
        elif "ends" in known:
            sand.since, sand.top = self.now, int(known["ends"]) - self.now
            if not 0 <= sand.top <= sand.dur:
                raise BadPosition(
                    f"timer {name} cannot end at {known['ends']}: it is {self.now} now and it runs {sand.dur}"
                )
            state.runs_out[timer] = sand.ends_at() if sand.top else NEVER
        state.sand[timer], state.place[timer] = sand, place
        state.known[timer] = True

    def lay_rest(self, text: str) -> None:
        """Put the rest of the deck under the open piles in turn, and the rest of the gods into the reserve."""
        state = self.state
        for winds in state.winds:
            if any(KIND[card] != WIND for card in winds):
                raise BadPosition("only Winds lie beside a personal pile")
        rest = self.cards
        state.chance.shuffle(rest, "rest")
        if rest and not self.open:
            raise BadPosition("the rest of the deck must lie somewhere: end one pile with ...")
        for number, card in enumerate(rest):
            state.piles[self.open[number % len(self.open)]].insert(0, card)
        if not all(state.piles):
            raise BadPosition("every pile has a card: the round would be over")
        on_table = {card for place in (*state.piles, *state.hands, *state.winds, *state.stored) for card in place}
        state.box = [card for card in ALL_CARDS if card not in on_table and card not in state.discard]
        if state.terms.level == 3:
            state.reserve = self.gods
        else:
            state.gods_out = self.gods


def _number(words: list[str], example: str) -> int:
    if len(words) != 2 or not words[1].isdecimal() or len(words[1]) > 2:
        raise BadPosition(f"a position says how many play, as in: {example}")
    return int(words[1])

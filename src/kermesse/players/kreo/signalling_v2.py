"""Signals of the second version, for strong partners: expectations for each seat, and the meaning of a shown card.

Seats speak in the order of Creation. From public facts all work out what each seat most likely does: put in play a
Nature of the route, fill a place, or nothing useful. A seat that does so is silent. A seat that does something else,
and has a token, shows its card: the seat shown to says which of the other actions it is, the likeliest for the next
seat on the left, and so on. So one token informs the whole table, and an action not taken shows which cards a seat
lacks. A seat that was silent and turned up something else is a stranger: its shown cards have no further meaning.
"""

from typing import Final

from kermesse.players.kreo.board import (
    COUNT,
    COUNT_NATURES,
    ECLAIR,
    ETHER,
    HECATONCHIRES,
    KINDS,
    LEAST,
    LEVEL,
    NATURE,
    PARENTS,
    REQUIRES,
    TORNADE,
    Board,
    complete_in,
)
from kermesse.players.kreo.weights import Weights

# What a seat can do, as the others see it: fill a place with that Element (0 to 3), put that Nature in play (by its
# kind), or
CALM: Final = 16  # end the rage of Les Hécatonchires with some Nature
RAGE: Final = 17  # begin it
NOTHING: Final = 18
DEEDS: Final = 19

SILENT: Final = -1  # no message
RECOVER_PRICE: Final = 3


LAST_CHANCE: Final = 50.0
FORBIDDEN: Final = -900.0
NOT_YET: Final = -50.0
HEARD: Final = 0.97  # certainty of a message
LIKELY: Final = 0.02


class Turn:
    """The common expectations for a turn's cards, seat by seat."""

    def __init__(self, board: Board, weights: Weights, order: list[int]) -> None:
        self.board = board
        self.weights = weights
        self.order = order
        self.has = board.has[:]  # as expected
        self.loose = board.loose[:]
        self.rage = board.rage
        self.full: list[float] = []  # the chance that a place is filled, by 4 * Nature + Element
        self.value: list[float] = [0.0] * KINDS  # of each kind of card for the present seat, by public facts
        self.deed: list[int] = [NOTHING] * KINDS  # and its action
        self.place = [-1] * 4  # the place of that Element
        self.deeds: list[int] = []  # the seat's likely actions, the likeliest first
        self.chance: list[float] = []  # how likely
        self.best = 0.0  # of the card last chosen
        self.values: list[list[float]] = []  # by rank, for seats that have spoken
        self.may_end = False
        self.total = [0.0] * KINDS  # number of seats' cards over which a kind is spread, by likelihood

    def begin(self) -> None:
        board = self.board
        board.find_route()
        for nature in range(COUNT_NATURES):
            owned = board.has[nature]
            for element in range(4):
                self.full.append(1.0 if owned > 0 and owned >> element & 1 else 0.0)
        self.may_end = True
        for seat in range(board.seats):
            cards, row = board.cards[seat], board.belief[seat]
            if cards > 1:
                self.may_end = False
            for kind in range(KINDS):
                self.total[kind] += cards * row[kind]

    def copy(self, board: Board) -> "Turn":
        other = Turn(board, self.weights, self.order)
        other.has = self.has[:]
        other.loose = self.loose[:]
        other.rage = self.rage
        other.full = self.full[:]
        other.value = self.value[:]
        other.deed = self.deed[:]
        other.place = self.place
        other.deeds = self.deeds
        other.chance = self.chance
        other.best = self.best
        other.values = self.values[:]
        other.may_end = self.may_end
        other.total = self.total
        return other

    # What everybody knows of a seat

    def holds(self, seat: int, kind: int) -> float:
        """The likelihood that a seat holds a kind, by public facts."""
        board = self.board
        count = board.supply[kind]
        if not count:
            return 0.0
        share = board.cards[seat] * board.belief[seat][kind] / self.total[kind]
        none = 1.0
        for _ in range(count):
            none *= 1.0 - share
        return 1.0 - none

    def consider(self, rank: int) -> None:
        """Compute the value of every kind of card for the seat of that rank, and its meaning."""
        seat = self.order[rank]
        gains, misses = self._places()
        self._weigh_elements(gains, misses)
        self._weigh_natures(gains, misses, len(self.order) - 1 - rank)
        self._weigh_aggressions(seat)
        self._expect_of(seat)

    def _places(self) -> tuple[list[float], list[float]]:
        """For each Element, its gain and the chance that it finds no place."""
        board, weights = self.board, self.weights
        gains, misses, place = [0.0] * 4, [1.0] * 4, [-1] * 4
        for nature in range(COUNT_NATURES):
            owned = self.has[nature]
            if owned < 0 or board.has[nature] == REQUIRES[nature]:
                continue
            lacks = REQUIRES[nature] & ~owned
            for element in range(4):
                if not REQUIRES[nature] >> element & 1:
                    continue
                empty = 1.0 - self.full[nature * 4 + element]
                if empty <= 0.0:
                    continue
                misses[element] *= 1.0 - empty
                if board.route >> nature & 1:
                    gain = weights.fill + weights.low * (4 - LEVEL[nature])
                    if lacks == 1 << element:
                        gain += weights.complete
                    if empty * gain > gains[element]:
                        gains[element] = empty * gain
                        if empty > 0.5:
                            place[element] = nature * 4 + element
        self.place = place
        return gains, misses

    def _weigh_elements(self, gains: list[float], misses: list[float]) -> None:
        weights, slack = self.weights, self.board.slack
        for kind in range(4):
            waste = weights.waste
            if slack[kind] > 0:
                waste = weights.waste_spare if slack[kind] == 1 else weights.waste_surplus
            if self.rage:
                self.value[kind], self.deed[kind] = -waste, NOTHING
            else:
                self.value[kind] = gains[kind] - misses[kind] * waste
                self.deed[kind] = kind if self.place[kind] >= 0 else NOTHING
        if self.rage:
            self.value[ETHER], self.deed[ETHER] = -weights.waste, NOTHING
        else:
            gain, miss, self.deed[ETHER] = self._any_of(15, gains, misses)
            self.value[ETHER] = gain - weights.ether - miss * weights.waste

    def _any_of(self, mask: int, gains: list[float], misses: list[float]) -> tuple[float, float, int]:
        """The gain of a card for one of these Elements, the chance that it finds no place, and its action."""
        gain, miss, deed = 0.0, 1.0, NOTHING
        for element in range(4):
            if mask >> element & 1:
                if gains[element] > gain:
                    gain = gains[element]
                    if self.place[element] >= 0:
                        deed = element
                miss = min(miss, misses[element])
        return gain, miss, deed

    def _weigh_natures(self, gains: list[float], misses: list[float], later: int) -> None:
        board, weights = self.board, self.weights
        complete = complete_in(self.has)
        calm = weights.calm * later if self.rage else 0.0
        for nature in range(COUNT_NATURES):
            kind = NATURE + nature
            self.deed[kind] = NOTHING
            if not board.supply[kind]:
                self.value[kind] = NOT_YET
            elif not board.route >> nature & 1:
                gain, miss, deed = self._any_of(REQUIRES[nature], gains, misses)
                self.value[kind] = gain - miss * weights.stray_lost + calm
                self.deed[kind] = CALM if self.rage else deed
            elif COUNT[PARENTS[nature] & complete] >= LEAST[nature]:
                enters = self._enters(nature)
                self.value[kind] = enters * weights.enter - (1.0 - enters) * weights.nature_lost + calm
                self.deed[kind] = kind
            else:
                self.value[kind] = NOT_YET - LEVEL[nature]

    def _enters(self, nature: int) -> float:
        """The chance that enough of its parents are complete when it is turned up."""
        if COUNT[PARENTS[nature] & self.board.complete()] >= LEAST[nature]:
            return 1.0
        chances: list[float] = []
        for parent in range(COUNT_NATURES):
            if PARENTS[nature] >> parent & 1:
                chance = 0.0 if self.has[parent] < 0 else 1.0
                for element in range(4):
                    if REQUIRES[parent] >> element & 1:
                        chance *= self.full[parent * 4 + element]
                chances.append(chance)
        chances.sort(reverse=True)
        enters = 1.0
        for chance in chances[: LEAST[nature]]:
            enters *= chance
        return enters

    def _weigh_aggressions(self, seat: int) -> None:
        board, weights, value = self.board, self.weights, self.value
        self.deed[ECLAIR] = self.deed[TORNADE] = NOTHING
        self.deed[HECATONCHIRES] = NOTHING if self.rage else RAGE
        if board.turn == 1 or self.may_end:
            value[ECLAIR] = value[HECATONCHIRES] = value[TORNADE] = FORBIDDEN
            return
        turns = board.cards[seat] - 1  # in which one may be played
        late = board.turn / (board.turn + turns)
        press = weights.pressing * late
        if self.rage:
            value[ECLAIR] = value[HECATONCHIRES] = press + weights.swept
            value[TORNADE] = press + weights.swept_tornade
            return
        exposed = 0
        for nature in range(COUNT_NATURES):
            if self.has[nature] != REQUIRES[nature]:
                exposed += COUNT[self.loose[nature]]
        value[ECLAIR] = press + weights.eclair - (weights.struck if exposed else 0.0)
        if exposed:
            value[TORNADE] = press + weights.tornade + weights.tornade_pressing * late - weights.blown * exposed
        else:
            value[TORNADE] = press - weights.comes_back
        value[HECATONCHIRES] = press + (weights.hecatonchires_late if turns <= 2 else 0.0)

    def _swept(self, rank: int) -> float:
        """The expected number of cards lost before a seat lays a Nature, if the rage begins after that rank."""
        board = self.board
        seats = board.seats
        after = self.order[rank + 1 :]
        for step in range(1, seats + 1):
            seat = (board.first + step) % seats
            if board.cards[seat] > 1:
                after.append(seat)
        complete = complete_in(self.has)
        swept, none = 0.0, 1.0
        for seat in after[:seats]:
            for nature in range(COUNT_NATURES):
                if not board.route >> nature & 1 or COUNT[PARENTS[nature] & complete] >= LEAST[nature]:
                    none *= 1.0 - self.holds(seat, NATURE + nature)
            swept += none
        return swept

    def _expect_of(self, seat: int) -> None:
        """Expect the seat to take its best card."""
        board = self.board
        best = [0.0] * DEEDS
        held = [0.0] * DEEDS
        for kind in range(ECLAIR):
            deed = self.deed[kind]
            if deed == NOTHING or not board.supply[kind]:
                continue
            if kind < ETHER or deed >= ETHER:
                best[deed] = max(best[deed], self.value[kind])
                held[deed] = 1.0 - (1.0 - held[deed]) * (1.0 - self.holds(seat, kind))
            elif kind == ETHER:
                held[deed] = 1.0 - (1.0 - held[deed]) * (1.0 - 0.5 * self.holds(seat, kind))
        ranked: list[tuple[float, int]] = []
        for deed in range(DEEDS):
            if best[deed] > 0.0:
                ranked.append((-best[deed] - 2.0 * self.weights.expected * held[deed], deed))
        ranked.sort()
        none = 1.0
        likely: list[tuple[float, int]] = []
        for _, deed in ranked:
            likely.append((-none * held[deed], deed))
            none *= 1.0 - held[deed]
        likely.append((-none, NOTHING))
        if board.supply[HECATONCHIRES] and not self.rage and board.turn > 1:
            likely.append((-LIKELY, RAGE))
        likely.sort()
        self.deeds = [deed for _, deed in likely]
        self.chance = [-chance for chance, _ in likely]

    # What it does

    def choose(self, seat: int, hand: list[int]) -> int:
        """The kind of card that it lays, by public values and its own knowledge of its hand."""
        weights = self.weights
        attacks = hand[ECLAIR] + hand[HECATONCHIRES] + hand[TORNADE]
        pressed = attacks >= self.board.cards[seat] - 1
        best, found = -1e9, -1
        for kind in range(KINDS):
            if not hand[kind]:
                continue
            value = self.value[kind]
            if kind < ETHER:
                value += weights.another * (hand[kind] - 1)
            elif kind >= ECLAIR:
                if pressed:
                    value += LAST_CHANCE
                if self.deed[kind] == RAGE:
                    value -= weights.hecatonchires * self._swept(self.order.index(seat))
            if self.deed[kind] == self.deeds[0] != NOTHING:
                value += weights.expected
            if value > best:
                best, found = value, kind
        self.best = best
        return found

    def swap(self, seat: int, hand: list[int]) -> tuple[int, int]:
        """The card given for one of the discard, and that one; (-1, -1): no exchange."""
        board, weights = self.board, self.weights
        give = board.least_missed(hand)
        if board.energy[seat] < RECOVER_PRICE or give < 0:
            return -1, -1
        lost = board.route & board.dead
        for nature in range(COUNT_NATURES):
            if lost >> nature & 1 and board.discard[NATURE + nature] and board.worth(give) < 10.0:
                return give, NATURE + nature
        if self.best >= weights.take_back_below or self.rage or board.worth(give) > 2.5:
            return -1, -1
        most, take = weights.take_back_above, -1
        for kind in range(NATURE):
            if board.discard[kind] and self.deed[kind] != NOTHING and self.value[kind] > most:
                most, take = self.value[kind], kind
        return (give, take) if take >= 0 else (-1, -1)

    # What it says

    def message(self, rank: int, kind: int) -> int:
        """The number of seats passed over on its left before the one that is shown the card; SILENT: none."""
        board = self.board
        deed = self.deed[kind]
        if deed == self.deeds[0] or not board.energy[self.order[rank]] or rank == len(self.order) - 1:
            return SILENT
        most = board.seats - 1
        if most > 2 and RAGE in self.deeds:  # the last one is kept for it
            if deed == RAGE:
                return most - 1
            most -= 1
        at = self.deeds.index(deed) if deed in self.deeds else most
        return min(at, most) - 1

    def hear(self, rank: int, message: int) -> None:
        """Update the expectations after that seat has spoken."""
        self.values.append(self.value[:])
        board = self.board
        if message == board.seats - 2 and message > 1 and RAGE in self.deeds:
            self.rage = True
        elif message >= 0:
            if message + 1 < len(self.deeds):
                self.expect(self.deeds[message + 1], HEARD)
        elif board.energy[self.order[rank]]:
            self.expect(self.deeds[0], HEARD)
        else:
            self._guess()

    def pass_over(self, rank: int) -> None:
        """Update the expectations for a stranger: it may do anything, and a shown card means only itself."""
        self.values.append(self.value[:])
        self._guess()

    def _guess(self) -> None:
        for at, deed in enumerate(self.deeds):
            if self.chance[at] > LIKELY:
                self.expect(deed, self.chance[at])

    def expect(self, deed: int, chance: float) -> None:
        if deed < 4:
            place = self.place[deed]
            if place >= 0 and not self.rage:
                self.full[place] = 1.0 - (1.0 - self.full[place]) * (1.0 - chance)
                if self.full[place] > 0.5:
                    self.has[place >> 2] |= 1 << (place & 3)
                    self.loose[place >> 2] |= 1 << (place & 3)
        elif deed < RAGE and chance > 0.5:
            self.rage = False
            if deed != CALM:
                self.has[deed - NATURE] = self.loose[deed - NATURE] = 0


def order_of(board: Board) -> list[int]:
    """The order of a turn that begins."""
    order: list[int] = []
    for step in range(board.seats):
        seat = (board.first + step) % board.seats
        if board.cards[seat]:
            order.append(seat)
    return order

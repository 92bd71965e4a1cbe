"""Random personal piles of which only the top is seen, drawn by their faces, if some piles are impossible.

With automatic announcement, nobody who is still playing has a winning pile; with open scores, each pile has its score.
There are three ways to draw such piles, all uniform; the first that succeeds is used:
- Deal, and keep the deal if every pile is possible. Fast if few piles are impossible.
- Draw each pile by itself, card by card, as if every card were put back before the next draw (`Faces`). Then keep the
  result with the probability that makes up for putting back. Fast unless nearly all cards are in these piles.
- Count all deals and draw one of them: slow, but it always ends, and it finds out if there is none.
"""

from collections.abc import Mapping, Sequence
from math import comb, factorial
from random import Random
from typing import Final

from kermesse.core.chance import Chance
from kermesse.core.game import BadPosition
from kermesse.games.chronos.components import (
    CODE,
    CODES,
    CYCLOPE,
    HESTIA,
    HYDRE,
    KIND,
    MINOTAURE,
    WIND,
)
from kermesse.games.chronos.rules.scoring import multiple, three_alike, worth_of_gods, worths
from kermesse.games.chronos.state import ChronosState
from kermesse.games.chronos.view_types import SeatView

TRIES: Final = 600
LEAST_WEIGHT: Final = 0.5
BOTH: Final = 3  # a HYDRE and a MINOTAURE
FIRST: Final = [CODE.index(code) for code in range(len(CODES))]  # a card of each face
FITTING: Final = [code for code, card in enumerate(FIRST) if KIND[card] < WIND]


class HiddenPile:
    """The conditions on the hidden cards of one personal pile.

    A partial pile is (cards to come, points that may still come, monsters so far, faces of which it has two).
    """

    def __init__(self, state: ChronosState, seen: SeatView, seat: int, count: int) -> None:
        self.count = count
        self.cards: list[int] = []
        top = state.hands[seat][-1]
        winds, front = state.winds[seat], state.front[seat]
        worth = worths(front)
        self.values = [worth[card] for card in FIRST]
        fixed = worth_of_gods(front) + worth[top]
        by = multiple(winds, front)
        wins_at = state.terms.target
        silent = state.terms.manual or state.phase != "play" or seen.choosing is not None
        self.exact = seen.score is not None
        self.room = 1 << 30 if silent else (wins_at - 1) // by - fixed
        if seen.score is not None:
            if seen.score % by or (not silent and seen.score >= wins_at):
                raise BadPosition(f"seat {seat} cannot have a score of {seen.score}")
            self.room = seen.score // by - fixed
        self.shy = not silent  # it must not win by monsters or by three alike
        self.no_monster = self.shy and CYCLOPE in front
        self.no_three = self.shy and HESTIA in front
        self.bound = self.exact or (self.shy and self._could_win(state))
        self.met = self.monsters_with(0, CODE[top])
        if self.shy and (self.met < 0 or (self.no_three and three_alike(winds))):
            raise BadPosition(f"seat {seat} has won by what everybody sees of its realm")
        self.begun = (CODE[top],) if self.no_three else ()
        self.key = (tuple(self.values), self.exact, self.shy, self.no_monster, self.no_three)

    def _could_win(self, state: ChronosState) -> bool:
        if state.terms.level or self.no_monster or self.no_three:
            return True
        return self.room < self.count * max(self.values)

    def monsters_with(self, met: int, code: int) -> int:
        """The monsters once this card is added; -1 if the pile would win by them."""
        if (code != HYDRE and code != MINOTAURE) or not self.shy:
            return met
        met |= 1 if code == HYDRE else 2
        return -1 if self.no_monster or met == BOTH else met


Begun = tuple[int, int, int, tuple[int, ...]]


class Faces:
    """Draws the cards of hidden piles one by one, each face with its weight, as if every card were put back at once."""

    def __init__(self, weights: Mapping[int, float]) -> None:
        self.weights = {code: weight for code, weight in weights.items() if weight > 0}
        self.worth: dict[object, dict[Begun, float]] = {}

    def start(self, pile: HiddenPile) -> Begun:
        return (pile.count, self._capped(pile, pile.count, pile.room), pile.met, pile.begun)

    def _capped(self, pile: HiddenPile, count: int, room: int) -> int:
        """The room for points, at most the points that can come: more makes no difference."""
        return room if pile.exact else min(room, 100 * count)

    def step(self, pile: HiddenPile, at: Begun, code: int) -> Begun | None:
        count, room, met, faces = at
        room -= pile.values[code]
        if room < 0:
            return None
        met = pile.monsters_with(met, code)
        if met < 0:
            return None
        if pile.no_three:
            if faces.count(code) == 2:
                return None
            faces = tuple(sorted((*faces, code)))
        return (count - 1, self._capped(pile, count - 1, room), met, faces)

    def of(self, pile: HiddenPile, at: Begun) -> float:
        """The total weight of all ways to draw the remaining cards."""
        if at[0] == 0:
            return 1.0 if not pile.exact or at[1] == 0 else 0.0
        known = self.worth.setdefault(pile.key, {})
        found = known.get(at)
        if found is None:
            found = 0.0
            for code, weight in self.weights.items():
                then = self.step(pile, at, code)
                if then is not None:
                    found += weight * self.of(pile, then)
            known[at] = found
        return found

    def fits(self, pile: HiddenPile, codes: list[int]) -> bool:
        at: Begun | None = self.start(pile)
        for code in codes:
            at = self.step(pile, at, code) if at is not None else None
        return at is not None and (not pile.exact or at[1] == 0)

    def draw(self, pile: HiddenPile, random: Random) -> list[int]:
        at = self.start(pile)
        codes: list[int] = []
        while at[0]:
            left = random.random() * self.of(pile, at)
            chosen: tuple[int, Begun] | None = None
            for code, weight in self.weights.items():
                then = self.step(pile, at, code)
                if then is None or not (worth := self.of(pile, then)):
                    continue
                chosen = code, then
                left -= weight * worth
                if left < 0:
                    break
            assert chosen is not None
            codes.append(chosen[0])
            at = chosen[1]
        return codes


def draw_codes(piles: Sequence[HiddenPile], cards: Mapping[int, list[int]], chance: Chance) -> list[list[int]]:
    """The faces of the hidden cards of these piles, bottom first.

    Every deal from the available cards is equally likely.
    """
    copies = {code: len(cards.get(code, ())) for code in FITTING if cards.get(code)}
    wanted, there = sum(pile.count for pile in piles), sum(copies.values())
    if wanted > there:
        raise BadPosition("more cards lie in personal piles than there are left for them")
    random = Random(chance.below(1 << 128, "imagine faces"))
    all_codes = [code for code, count in copies.items() for _ in range(count)]
    used = {code: wanted * count / there for code, count in copies.items()}
    tried = 0
    while tried < TRIES:
        # Any weights give a uniform draw. Those close to the final remaining cards are rejected least often.
        weights = {code: max(LEAST_WEIGHT, count - used[code]) for code, count in copies.items()}
        faces = Faces(weights)
        if not all(faces.of(pile, faces.start(pile)) for pile in piles):
            break
        kept = {code: _kept(count, weights[code]) for code, count in copies.items()}
        sums = dict.fromkeys(copies, 0)
        rounds = 2 * tried + 2
        for _ in range(rounds):
            dealt = random.sample(all_codes, wanted)
            drawn = [[dealt.pop() for _ in range(pile.count)] for pile in piles]
            if all(faces.fits(pile, codes) for pile, codes in zip(piles, drawn, strict=True)):
                return drawn
            drawn = [faces.draw(pile, random) for pile in piles]
            chances = 1.0
            for code, ratios in kept.items():
                count = sum(codes.count(code) for codes in drawn)
                sums[code] += count
                chances *= ratios[count] if count < len(ratios) else 0.0
            if random.random() < chances:
                return drawn
        tried += rounds
        used = {code: sums[code] / rounds for code in copies}
    return _draw_counted(piles, copies, chance)


def _kept(copies: int, weight: float) -> list[float]:
    """The probability of keeping a draw, for each number of cards of a face.

    Without putting back, n of them are copies! / (copies - n)! times as likely; they were drawn with weight ** n.
    """
    ratios = [1.0]
    for used in range(copies):
        ratios.append(ratios[-1] * (copies - used) / weight)
    most = max(ratios)
    return [ratio / most for ratio in ratios]


# The third way: count all deals.

Pool = tuple[int, ...]


def _draw_counted(piles: Sequence[HiddenPile], copies: Mapping[int, int], chance: Chance) -> list[list[int]]:
    codes = list(copies)
    faces = Faces(dict.fromkeys(codes, 1.0))
    counted: dict[tuple[int, Pool], int] = {}

    def deals(number: int, pool: Pool) -> int:
        """The number of ways to fill the piles from that one on."""
        if number == len(piles):
            return 1
        found = counted.get((number, pool))
        if found is None:
            found = sum(
                ways * deals(number + 1, _less(pool, some))
                for some, ways in _fillings(piles[number], faces, codes, pool)
            )
            counted[(number, pool)] = found
        return found

    pool: Pool = tuple(copies.values())
    if not deals(0, pool):
        raise BadPosition("no cards that are left make up personal piles with these scores, or without a victory")
    drawn = []
    for number, pile in enumerate(piles):
        at = chance.below(deals(number, pool), "imagine counted", number)
        for some, ways in _fillings(pile, faces, codes, pool):
            left = _less(pool, some)
            at -= ways * deals(number + 1, left)
            if at < 0:
                pool = left
                filled = [code for code, count in zip(codes, some, strict=True) for _ in range(count)]
                chance.shuffle(filled, "imagine order", number)
                drawn.append(filled)
                break
    return drawn


def _less(pool: Pool, some: Pool) -> Pool:
    return tuple(have - gone for have, gone in zip(pool, some, strict=True))


def _fillings(pile: HiddenPile, faces: Faces, codes: list[int], pool: Pool) -> list[tuple[Pool, int]]:
    """All contents that could fill that pile, as numbers of cards of each face, with the number of their orders."""
    found: list[tuple[Pool, int]] = []

    def fill(place: int, at: Begun, some: Pool, ways: int) -> None:
        if place == len(codes):
            if at[0] == 0 and (not pile.exact or at[1] == 0):
                found.append((some, ways))
            return
        then: Begun | None = at
        for count in range(min(pool[place], at[0]) + 1):
            if count:
                assert then is not None
                then = faces.step(pile, then, codes[place])
            if then is None:
                return
            fill(place + 1, then, (*some, count), ways * comb(pool[place], count))

    fill(0, faces.start(pile), (), factorial(pile.count))
    return found

"""What things are worth to a seat, in Kroms: the judgement behind the bot's choices."""

from functools import cache
from itertools import product
from typing import Final

from kermesse.games.krom.components import (
    ANYWHERE,
    BONUS,
    CAVE,
    CLIMB_DICE,
    COMBINATIONS,
    DIE_PRICE,
    EVOLUTION_IDS,
    EVOLUTIONS,
    FULL_HEARTS,
    GATHER_CARDS,
    GATHER_KEYS,
    HEARTS,
    MOUNTAIN,
    ODDS,
    PLACES,
    PREY,
    PREY_IDS,
    REST,
    STONE,
    TOKEN_PRICE,
    EvolutionCard,
    Reward,
    combination,
)
from kermesse.games.krom.view import KromView, Player

LACKED: Final = 3.4  # a resource that the wished Evolution lacks
SPARE: Final = 2.2
CARD: Final = 2.0  # a Bonus
HEART: Final = 0.35
DEAR_HEART: Final = 1.0  # at three hearts or fewer
BUILD_HERE: Final = 4.0  # standing where an Evolution can be built now
WIN: Final = 40.0
KEYS: Final = tuple(COMBINATIONS)


class Appraisal:
    """One seat's judgement of one view."""

    def __init__(self, view: KromView, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.me: Player = view.players[seat]
        me = self.me
        self.purse = (me.kroms, me.wood, me.bone, me.stone)
        self.heart = DEAR_HEART if me.hearts <= 3 else HEART
        self.row: list[EvolutionCard] = [EVOLUTIONS[EVOLUTION_IDS.index(card)] for card in view.evolution_row if card]
        self.wish = min(self.row, key=self._longing) if self.row else None
        self.lacks = self.missing(self.wish) if self.wish else (0, 0, 0, 0)

    def missing(self, card: EvolutionCard) -> tuple[int, int, int, int]:
        kroms, wood, bone, stone = (max(0, cost - has) for cost, has in zip(card.cost, self.purse, strict=True))
        return kroms, wood, bone, stone

    def wins_with(self, card: EvolutionCard) -> bool:
        return self.me.points + card.points >= self.view.target

    def _longing(self, card: EvolutionCard) -> float:
        kroms, wood, bone, stone = self.missing(card)
        detour = 1.0 if card.place != ANYWHERE else 0.0
        price = kroms + TOKEN_PRICE * (wood + bone + stone) + detour + 2
        return price / (2 * card.points if self.wins_with(card) else card.points)

    def token(self, kind: int, amount: int) -> float:
        if kind == 0:
            return float(amount)
        amount = min(amount, self.view.stock[kind])
        needed = min(amount, self.lacks[kind])
        return LACKED * needed + SPARE * (amount - needed)

    def reward(self, reward: Reward) -> float:
        worth = float(reward[0])
        for kind in (1, 2, 3):
            if reward[kind]:
                worth += self.token(kind, reward[kind])
        if reward[HEARTS]:
            worth += self.heart * min(reward[HEARTS], FULL_HEARTS - self.me.hearts)
        return worth + CARD * reward[BONUS]

    # The places

    def gather_pile(self) -> float:
        """The mean worth of the next Gather card: all but the open discard."""
        total = count = 0.0
        for key, card in zip(GATHER_KEYS, GATHER_CARDS, strict=True):
            left = card.copies - self.view.gather_discard.count(key)
            total += left * self.reward(card.reward)
            count += left
        return total / count if count else self.gather_deck()

    def gather_deck(self) -> float:
        """The same if the discard is shuffled in."""
        return sum(card.copies * self.reward(card.reward) for card in GATHER_CARDS) / 20

    def hunts(self) -> list[tuple[float, int, int]]:
        """(worth, slot, bought dice) of every hunt that can be paid."""
        found = []
        for slot, name in enumerate(self.view.hunt_row):
            index = PREY_IDS.index(name)
            reward = self.reward(PREY[index].reward)
            for extra in range(min(2, self.me.kroms // DIE_PRICE) + 1):
                found.append((ODDS[index][extra] * reward - DIE_PRICE * extra, slot, extra))
        return found

    def combinations(self) -> tuple[float, ...]:
        """The worth of each combination of a climb."""
        return tuple(self.reward(_with_choice(key, self.token(STONE, COMBINATIONS[key].choice))) for key in KEYS)

    def climb(self) -> float:
        first = sum(share * worth for share, worth in zip(chances(()), self.combinations(), strict=True))
        return first + 0.45 * min(self.me.kroms, 3)

    def cave(self) -> float:
        rest = self.reward(REST) + (self.heart if self.view.board == "glacial" else 0)
        wish = self.wish
        if wish is None or wish.place not in (ANYWHERE, CAVE):
            return rest
        kroms, wood, bone, stone = self.lacks
        tokens = wood + bone + stone
        if tokens and kroms == 0 and self.me.kroms >= wish.cost[0] + TOKEN_PRICE * tokens:
            return max(rest, BUILD_HERE + wish.points)
        return rest

    def going_to(self, place: int) -> float:
        """What a visit is worth, before the risk of company."""
        if place == CAVE:
            worth = self.cave()
        elif place == MOUNTAIN:
            worth = self.climb()
        elif PLACES[place] == "forest":
            first = self.gather_pile()
            worth = first + (max(0.0, first - 1) if self.me.kroms else 0.0)
        else:
            worth = max(hunt[0] for hunt in self.hunts())
        if place != CAVE and self.view.board == "glacial":
            worth -= self.heart
        for card in self.row:
            if card.place in (ANYWHERE, place) and not any(self.missing(card)):
                worth += WIN if self.wins_with(card) else BUILD_HERE if card.place == place else 0
        return worth

    def risk(self, place: int) -> float:
        """Others may be there, and the beast."""
        others = self.view.seats - 1
        risk = (0.12 if self.me.hearts >= 5 else 0.33) * others
        if place != CAVE and self.view.beast and self.view.beast.hearts:
            risk += 0.3 if self.me.hearts >= 5 else 1.2
        return risk

    def rival(self, seat: int) -> float:
        """How much it matters to harm a seat: more, the nearer it is to its target."""
        short = self.view.target - self.view.players[seat].points
        return 0.6 if short <= 3 else 0.35 if short <= 5 else 0.2


def _with_choice(key: str, stones: float) -> Reward:
    """A combination's reward, with the better one of its choice."""
    kroms, wood, bone, stone, hearts, bonus = COMBINATIONS[key].reward
    choice = COMBINATIONS[key].choice
    if stones >= CARD * choice:
        stone += choice
    else:
        bonus += choice
    return kroms, wood, bone, stone, hearts, bonus


@cache
def chances(kept: tuple[int, ...]) -> tuple[float, ...]:
    """The chance of each combination when these dice are kept and the others thrown."""
    counts = dict.fromkeys(KEYS, 0)
    for thrown in product(range(1, 7), repeat=CLIMB_DICE - len(kept)):
        counts[combination([*kept, *thrown])] += 1
    return tuple(count / 6 ** (CLIMB_DICE - len(kept)) for count in counts.values())


def after_reroll(dice: list[int], thrown: tuple[int, ...], worths: tuple[float, ...]) -> float:
    """The mean worth of the dice once those are thrown again."""
    kept = tuple(sorted(pips for at, pips in enumerate(dice) if at not in thrown))
    return sum(share * worth for share, worth in zip(chances(kept), worths, strict=True))

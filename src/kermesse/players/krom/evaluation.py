"""Values of things to a seat, in Kroms, for the bots' choices."""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations, product
from typing import Final, NamedTuple, TypeAlias

from kermesse.games.krom.components import (
    ANYWHERE,
    BONUS,
    CAVE,
    CLIMB_DICE,
    COMBINATIONS,
    DIE_PRICE,
    EVOLUTION_IDS,
    EVOLUTIONS,
    FOREST,
    FULL_HEARTS,
    GATHER_CARDS,
    GATHER_KEYS,
    GATHER_PRICES,
    HEAL,
    HEAL_PRICE,
    HEARTS,
    KROMS,
    MOUNTAIN,
    ODDS,
    PLACES,
    PREY,
    PREY_IDS,
    RESOURCES,
    REST,
    SAVANNAH,
    Cost,
    EvolutionCard,
    Reward,
    combination,
    tokens_price,
)
from kermesse.games.krom.view_types import KromView, Player
from kermesse.players.ordered_sum import ordered_sum

LACKED: Final = 3.4  # a resource that the wanted Evolution lacks
SPARE: Final = 2.2  # one that another Evolution of the row could use
HOARDED: Final = 0.8  # one that none of the row could use
CARD: Final = 2.0  # a Bonus
# The value of that many hearts. The first ones are worth most; a seat with none sleeps, and wakes with seven.
LIFE: Final = [0.0, 0.0, 2.5, 4.5, 5.5, 6.1, 6.4, 6.6]
BUILD_HERE: Final = 4.0  # standing where an Evolution can be built now
IDLE: Final = 2.5  # in the cave with all hearts and nothing to buy
WEAK: Final = 2.0  # outside the cave with one or two hearts
LOSING_A_PHASE: Final = 5.0
LOOT: Final = 3.0
WIN: Final = 40.0
KEYS: Final = tuple(COMBINATIONS)


Shopping: TypeAlias = tuple[int, int, int, int]  # wood, bone, stone, lots of hearts
NOTHING_TO_BUY: Final[Shopping] = (0, 0, 0, 0)


class Goal(NamedTuple):
    """Evolutions of the row that together win the game, each of them needed, and the places that build them."""

    cards: tuple[EvolutionCard, ...]
    cost: Cost
    place: int


class Evaluation:
    """One seat's evaluation of one view."""

    def __init__(self, view: KromView, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.me: Player = view.players[seat]
        self.purse = purse_of(self.me)
        self.row: list[EvolutionCard] = [EVOLUTIONS[EVOLUTION_IDS.index(card)] for card in view.evolution_row if card]
        self.goals = goals(tuple(self.row), view.target - self.me.points)
        self.wish = min(self.row, key=self._longing) if self.row else None
        self.lacks = self.missing(self.wish) if self.wish else (0, 0, 0, 0)
        # For each kind, the highest cost of any Evolution of the row.
        self.useful = [max((card.cost[kind] for card in self.row), default=0) for kind in (0, *RESOURCES)]

    def missing(self, card: EvolutionCard) -> tuple[int, int, int, int]:
        kroms, wood, bone, stone = (max(0, cost - has) for cost, has in zip(card.cost, self.purse, strict=True))
        return kroms, wood, bone, stone

    def wins_with(self, card: EvolutionCard) -> bool:
        return self.me.points + card.points >= self.view.target

    def _longing(self, card: EvolutionCard) -> float:
        kroms, wood, bone, stone = self.missing(card)
        detour = 1.0 if card.place != ANYWHERE else 0.0
        price = kroms + tokens_price(wood, bone, stone) + detour + 2
        return price / (2 * card.points if self.wins_with(card) else card.points)

    # Winning

    def winning(self, place: int, purse: Sequence[int]) -> Goal | None:
        """The Evolutions that win at once on that place with that purse."""
        for goal in self.goals:
            cost = goal.cost
            if (
                (goal.place == place or goal.place == ANYWHERE)
                and purse[0] >= cost[0]
                and purse[1] >= cost[1]
                and purse[2] >= cost[2]
                and purse[3] >= cost[3]
            ):
                return goal
        return None

    def winning_rest(self) -> bool:
        """True if a rest brings the Kroms that are missing for the win."""
        rested = (self.purse[KROMS] + min(REST[KROMS], self.view.stock[KROMS]), *self.purse[1:])
        return self.winning(CAVE, rested) is not None

    def winning_service(self, purse: Sequence[int]) -> tuple[int, int, int] | None:
        """The wood, bone and stone to buy at the cave for the win, if that purse pays for it all."""
        for goal in self.goals:
            if goal.place not in (ANYWHERE, CAVE):
                continue
            wood, bone, stone = (max(0, goal.cost[kind] - purse[kind]) for kind in RESOURCES)
            price = tokens_price(wood, bone, stone)
            in_stock = all(n <= self.view.stock[kind] for kind, n in zip(RESOURCES, (wood, bone, stone), strict=True))
            if price and in_stock and purse[KROMS] >= goal.cost[KROMS] + price:
                return wood, bone, stone
        return None

    def wins_for_sure(self, place: int) -> bool:
        """True if a visit wins without luck, as long as the row stays as it is."""
        if self.winning(place, self.purse):
            return True
        return place == CAVE and (self.winning_rest() or self.winning_service(self.purse) is not None)

    # Tokens, hearts, cards

    def token(self, kind: int, amount: int) -> float:
        """The value of tokens. The first of each kind are worth most: those lacked, then useful ones, then the rest."""
        if kind == KROMS:
            return float(amount)
        amount = min(amount, self.view.stock[kind])
        has = self.purse[kind]
        lacked = min(amount, self.lacks[kind])
        spare = min(amount - lacked, max(0, self.useful[kind] - has - lacked))
        return LACKED * lacked + SPARE * spare + HOARDED * (amount - lacked - spare)

    def life(self, hearts: int) -> float:
        """The value of gaining that many hearts, or of losing them, except the last one."""
        return LIFE[max(1, min(FULL_HEARTS, self.me.hearts + hearts))] - LIFE[max(1, self.me.hearts)]

    def reward(self, reward: Reward, place: int, price: int = 0) -> float:
        """The value of a reward on that place after payment of the price; the highest value if it wins the game."""
        worth = float(reward[KROMS]) + CARD * reward[BONUS]
        for kind in RESOURCES:
            if reward[kind]:
                worth += self.token(kind, reward[kind])
        if reward[HEARTS]:
            worth += self.life(reward[HEARTS])
        if self.goals:
            has = self.purse
            kroms, wood, bone = has[0] + reward[0] - price, has[1] + reward[1], has[2] + reward[2]
            if self.winning(place, (kroms, wood, bone, has[3] + reward[3])):
                worth += WIN
        return worth

    # The places

    def gather_pile(self, price: int = 0) -> float:
        """The mean value of the next Gather card: any card outside the open discard."""
        total = count = 0.0
        for key, card in zip(GATHER_KEYS, GATHER_CARDS, strict=True):
            left = card.copies - self.view.gather_discard.count(key)
            total += left * self.reward(card.reward, FOREST, price)
            count += left
        return total / count if count else self.gather_deck()

    def gather_deck(self) -> float:
        """The same with the discard shuffled in."""
        return ordered_sum([card.copies * self.reward(card.reward, FOREST) for card in GATHER_CARDS]) / 20

    def hunts(self) -> list[tuple[float, int, int]]:
        """(worth, slot, bought dice) of every hunt that can be paid."""
        found = []
        for slot, name in enumerate(self.view.hunt_row):
            index = PREY_IDS.index(name)
            for extra in range(min(2, self.me.kroms // DIE_PRICE) + 1):
                price = DIE_PRICE * extra
                reward = self.reward(PREY[index].reward, SAVANNAH, price)
                found.append((ODDS[index][extra] * reward - price, slot, extra))
        return found

    def combinations(self, price: int = 0) -> tuple[float, ...]:
        """The value of each combination of a climb, with the better option of its choice."""
        worths = []
        for rewards in FOUND:
            best = self.reward(rewards[0], MOUNTAIN, price)
            for reward in rewards[1:]:
                best = max(best, self.reward(reward, MOUNTAIN, price))
            worths.append(best)
        return tuple(worths)

    def climb(self) -> float:
        first = ordered_sum([share * worth for share, worth in zip(chances(()), self.combinations(), strict=True)])
        return first + 0.45 * min(self.me.kroms, 3)

    def cave(self) -> float:
        rest = self.reward(REST, CAVE) + (self.life(1) if self.view.options.board == "glacial" else 0)
        if self.me.hearts == FULL_HEARTS:
            rest -= IDLE
        wish = self.wish
        if wish is None or wish.place not in (ANYWHERE, CAVE):
            return rest
        kroms, wood, bone, stone = self.lacks
        price = tokens_price(wood, bone, stone)
        if price and kroms == 0 and self.me.kroms >= wish.cost[0] + price:
            return max(rest, BUILD_HERE + wish.points)
        return rest

    def shopping(self) -> list[Shopping]:
        """The sets of things to buy in the cave: those that an Evolution of the row lacks, or some of them for the
        wanted one, and lots of hearts. A spare token or a Bonus costs more than its value.
        """
        stock = self.view.stock
        wanted = [self.missing(card) for card in self.row]
        tokens = {lacks[1:] for lacks in wanted if all(lacks[kind] <= stock[kind] for kind in RESOURCES)}
        wood, bone, stone = (range(min(self.lacks[kind], stock[kind]) + 1) for kind in RESOURCES)
        tokens.update(product(wood, bone, stone))
        lots = range((FULL_HEARTS - self.me.hearts + HEAL - 1) // HEAL + 1)
        plans = [(*bought, heal) for bought in sorted(tokens) for heal in lots]
        return [plan for plan in plans if service_price(plan) <= self.me.kroms]

    def service(self, plan: Shopping) -> float:
        """The value of such purchases, higher if they make an Evolution possible here."""
        price = service_price(plan)
        bought = (0, *plan[:3])
        worth = self.life(HEAL * plan[3]) - price
        for kind in RESOURCES:
            worth += self.token(kind, bought[kind]) if bought[kind] else 0.0
        left = self.me.kroms - price
        built = [
            card.points
            for card in self.row
            if card.cost[KROMS] <= left
            and all(self.purse[kind] + bought[kind] >= card.cost[kind] for kind in RESOURCES)
            and card.place in (ANYWHERE, CAVE)
        ]
        return worth + (3.0 + 1.5 * max(built) if built else 0.0)

    def going_to(self, place: int) -> float:
        """The value of a visit, without the effect of other players."""
        if place == CAVE:
            worth = self.cave()
        elif place == MOUNTAIN:
            worth = self.climb()
        elif place == FOREST:
            worth = self.gather_pile()
            if self.me.kroms >= GATHER_PRICES[1]:
                worth += max(0.0, self.gather_pile(GATHER_PRICES[1]) - GATHER_PRICES[1])
        else:
            worth = max(hunt[0] for hunt in self.hunts())
        if place != CAVE:
            worth -= WEAK if self.me.hearts in (1, 2) else 0.0
            worth += self.life(-1) if self.view.options.board == "glacial" else 0.0
        if self.wins_for_sure(place):
            return 3 * WIN  # above every win that needs luck
        for card in self.row:
            if card.place == place and not any(self.missing(card)):
                worth += BUILD_HERE
        return worth

    # The others

    def company(self, place: int) -> float:
        """The likely effect of other players on that place: nobody returns to the place where they stand."""
        worth = 0.0
        for seat, them in enumerate(self.view.players):
            if seat != self.seat and them.place != PLACES[place]:
                worth += self._comes(them, place) * self._clash(seat, them)
        beast = self.view.beast
        if place != CAVE and beast and beast.hearts:
            worth -= 0.3 if self.me.hearts >= 5 else 1.2
        return worth

    def _comes(self, them: Player, place: int) -> float:
        """The chance that a player comes: hurt ones go home, others anywhere."""
        if them.place == "cave" or them.hearts == 0 or them.hearts >= 4:
            return 1 / 3
        return 0.6 if place == CAVE else 0.2

    def _clash(self, seat: int, them: Player) -> float:
        """The mean value of a duel with dice only: hearts, a lost phase, loot on either side."""
        mine = self.me.hearts or FULL_HEARTS
        theirs = them.hearts or FULL_HEARTS
        worth = 0.0
        for lead in range(1, 6):
            ways = (6 - lead) / 36
            worth += ways * (-LOSING_A_PHASE - LOOT / 2 if lead >= mine else self.life(-lead))
            if lead >= theirs:
                worth += ways * (LOOT + 4 * self.rival(seat))
        return worth

    def rival(self, seat: int) -> float:
        """The value of harming a seat: higher the nearer it is to its target."""
        them = self.view.players[seat]
        short = self.view.target - them.points
        for goal in goals(tuple(self.row), short):
            if all(has >= cost for has, cost in zip(purse_of(them), goal.cost, strict=True)):
                return 1.5
        return 0.6 if short <= 3 else 0.35 if short <= 5 else 0.2


def purse_of(player: Player) -> tuple[int, int, int, int]:
    return player.kroms, player.wood, player.bone, player.stone


def service_price(plan: Shopping) -> int:
    wood, bone, stone, heal = plan
    return tokens_price(wood, bone, stone) + HEAL_PRICE * heal


@lru_cache(1 << 14)
def goals(row: tuple[EvolutionCard, ...], need: int) -> list[Goal]:
    """Every set of the row's Evolutions that gives that many points, with no card more than needed."""
    if sum(card.points for card in row) < need:
        return []
    found = []
    for count in range(1, len(row) + 1):
        for cards in combinations(row, count):
            points = sum(card.points for card in cards)
            where = {card.place for card in cards} - {ANYWHERE}
            if points < need or points - min(card.points for card in cards) >= need or len(where) > 1:
                continue
            kroms, wood, bone, stone = (sum(card.cost[kind] for card in cards) for kind in (KROMS, *RESOURCES))
            found.append(Goal(cards, (kroms, wood, bone, stone), where.pop() if where else ANYWHERE))
    return found


def options_of(key: str) -> tuple[str, ...]:
    return ("stone", "bonus") if COMBINATIONS[key].choice else ("",)


def found_with(key: str, option: str) -> Reward:
    """The reward of a combination of a climb."""
    kroms, wood, bone, stone, hearts, bonus = COMBINATIONS[key].reward
    if option == "stone":
        stone += COMBINATIONS[key].choice
    elif option == "bonus":
        bonus += COMBINATIONS[key].choice
    return kroms, wood, bone, stone, hearts, bonus


# By combination, the reward of each option.
FOUND: Final[list[list[Reward]]] = [[found_with(key, option) for option in options_of(key)] for key in KEYS]


@cache
def chances(kept: tuple[int, ...]) -> tuple[float, ...]:
    """The chance of each combination when these dice are kept and the others thrown."""
    counts = dict.fromkeys(KEYS, 0)
    for thrown in product(range(1, 7), repeat=CLIMB_DICE - len(kept)):
        counts[combination([*kept, *thrown])] += 1
    return tuple(count / 6 ** (CLIMB_DICE - len(kept)) for count in counts.values())


def after_reroll(dice: list[int], thrown: tuple[int, ...], worths: tuple[float, ...]) -> float:
    """The mean value of the dice after those are thrown again."""
    kept = tuple(sorted(pips for at, pips in enumerate(dice) if at not in thrown))
    mean = 0.0
    for at, share in enumerate(chances(kept)):
        mean += share * worths[at]
    return mean

"""Reasons for a move: the facts that a strong player would name, all from the seat's view."""

from collections.abc import Callable, Sequence
from typing import Final

from kermesse.core.game import Command
from kermesse.core.reason import Reason
from kermesse.games.krom import reason_kinds as because
from kermesse.games.krom.commands import (
    ChooseDestination,
    Climb,
    Counter,
    Decline,
    EndPhase,
    Evolve,
    Gather,
    Hunt,
    Loot,
    PassFight,
    PickCharacter,
    PlayBonus,
    Reroll,
    ReshuffleGather,
    Rest,
    Service,
    Settle,
    Ware,
    kind_named,
)
from kermesse.games.krom.components import (
    ANYWHERE,
    CAVE,
    CHARACTER,
    EVOLUTION_IDS,
    EVOLUTIONS,
    FOREST,
    FULL_HEARTS,
    GATHER_CARDS,
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
    REROLL_PRICES,
    RESOURCES,
    REST,
    SAVANNAH,
    STONE,
    TOKEN_PRICES,
    WEIGHTS,
    WOOD,
    EvolutionCard,
    Reward,
    combination,
    tokens_price,
)
from kermesse.games.krom.view_types import KromView, Turn
from kermesse.players.krom.card_reasons import amounts_of, answer, blow, gained, loot, passing, trick
from kermesse.players.krom.evaluation import KEYS, Evaluation, Goal, chances

# The value of each combination of a climb in Kroms (docs/rules/krom.md, 1.3), in the order of the components.
CLIMBED: Final = {"none": 0, "pair": 3, "two_pairs": 4, "three": 5, "full": 8, "four": 9, "straight": 11, "five": 20}
FOUND: Final = {FOREST: WOOD, MOUNTAIN: STONE}
OFTEN: Final = 50  # of a hundred throws
CARDS: Final = sum(card.copies for card in GATHER_CARDS)
NETTLES: Final = sum(card.copies for card in GATHER_CARDS if not any(card.reward))


def reason(view: KromView, command: Command) -> Reason | None:
    mind = Evaluation(view, view.viewer)
    match command:
        case ChooseDestination():
            return _there(mind, PLACES.index(command.place))
        case PickCharacter():
            return _character(WEIGHTS[CHARACTER[command.character]])
        case PassFight():
            return passing(mind)
        case PlayBonus():
            return blow(mind, command) if view.phase == "fight" else trick(mind, command)
        case Counter() | Decline():
            return answer(mind, isinstance(command, Counter))
        case Loot():
            return loot(mind, command)
        case Evolve():
            return _built(mind, EVOLUTIONS[EVOLUTION_IDS.index(view.evolution_row[command.slot])])
    turn = view.turn
    assert turn is not None
    match command:
        case Rest():
            return _resting_wins(mind) or because.RestGives(mind.me.hearts, gained(mind, REST))
        case Service():
            return _service(mind, command.what)
        case Gather():
            return _gather(mind, GATHER_PRICES[turn.gathered])
        case ReshuffleGather():
            return _shuffle(mind)
        case Hunt():
            return _hunt(mind, command.slot, command.extra)
        case Climb():
            return _climb(mind)
        case Reroll():
            return _rethrow(turn, command.dice)
        case Settle():
            return _settle(mind, turn, command.option)
        case EndPhase():
            return _end(mind, turn)
    return None


# Destinations


def _there(mind: Evaluation, place: int) -> Reason | None:
    row = sorted(mind.row, key=lambda card: -card.points)
    here = next((card for card in row if card.place == place and not any(mind.missing(card))), None)
    if won := _wins(mind, place):
        return won
    if here is not None:
        return because.BuildThere(PLACES[place], here.id, here.points)
    if place == CAVE:
        warmer = 1 if mind.view.options.board == "glacial" else 0
        if bought := next((found for card in row if (found := _bought(mind, card))), None):
            return bought
        if mind.me.hearts + warmer <= FULL_HEARTS - REST[HEARTS]:
            return because.HurtGoHome(mind.me.hearts)
    return (
        _alone(mind, place)
        or _found(mind, place)
        or _nearly_alone(mind, place)
        or (_gather(mind, 0) if place == FOREST else _climb(mind) if place == MOUNTAIN else None)
        or (because.RestGives(mind.me.hearts, gained(mind, REST)) if place == CAVE else None)
    )


def _wins(mind: Evaluation, place: int) -> Reason | None:
    goal = mind.winning(place, mind.purse)
    if goal is not None:
        return because.WinThere(PLACES[place], _ids(goal), _points(mind, goal))
    return (_resting_wins(mind) or _shopping_wins(mind)) if place == CAVE else None


def _resting_wins(mind: Evaluation) -> Reason | None:
    rested = (mind.purse[KROMS] + min(REST[KROMS], mind.view.stock[KROMS]), *mind.purse[1:])
    goal = mind.winning(CAVE, rested)
    return because.RestWins(_ids(goal), _points(mind, goal)) if goal else None


def _shopping_wins(mind: Evaluation) -> Reason | None:
    bought = mind.winning_service(mind.purse)
    if bought is None:
        return None
    price = tokens_price(*bought)
    goal = mind.winning(CAVE, [mind.purse[KROMS] - price, *(mind.purse[kind] + bought[kind - 1] for kind in RESOURCES)])
    assert goal is not None
    return because.ShoppingWins((0, *bought, 0, 0), price, _ids(goal), _points(mind, goal))


def _ids(goal: Goal) -> tuple[str, ...]:
    return tuple(card.id for card in goal.cards)


def _points(mind: Evaluation, goal: Goal) -> int:
    return mind.me.points + sum(card.points for card in goal.cards)


def _bought(mind: Evaluation, card: EvolutionCard) -> because.BuyAndBuild | None:
    """The reason, if the Cave sells all that the card lacks and the seat has the Kroms for both."""
    _, *lacks = mind.missing(card)
    wood, bone, stone = lacks
    price = tokens_price(wood, bone, stone)
    there = all(count <= mind.view.stock[kind] for kind, count in zip(RESOURCES, lacks, strict=True))
    if not price or not there or card.place not in (ANYWHERE, CAVE) or mind.purse[KROMS] < card.cost[KROMS] + price:
        return None
    return because.BuyAndBuild(card.id, (0, wood, bone, stone, 0, 0), price, card.points)


def _alone(mind: Evaluation, place: int) -> Reason | None:
    return because.NobodyComes(PLACES[place]) if not _beast(mind, place) and not _coming(mind, place) else None


def _nearly_alone(mind: Evaluation, place: int) -> Reason | None:
    coming = _coming(mind, place)
    if _beast(mind, place) or len(coming) != 1 or mind.view.seats == 2:
        return None
    return because.OneComes(PLACES[place], coming[0])


def _coming(mind: Evaluation, place: int) -> list[int]:
    """The seats that may come there: nobody stays on their place."""
    players = enumerate(mind.view.players)
    return [seat for seat, them in players if seat != mind.seat and them.place != PLACES[place]]


def _beast(mind: Evaluation, place: int) -> bool:
    beast = mind.view.beast
    return place != CAVE and beast is not None and beast.hearts > 0


def _found(mind: Evaluation, place: int) -> Reason | None:
    """The reason of a place that gives something to the wanted Evolution."""
    if place == SAVANNAH:
        _, slot, extra = max(mind.hunts())
        return _hunt(mind, slot, extra)
    if place == CAVE:
        return None
    kind = FOUND[place]
    if mind.wish is None or not mind.lacks[kind] or not mind.view.stock[kind]:
        return None
    return because.LackedThere(PLACES[place], mind.wish.id, amounts_of(kind, mind.lacks[kind]))


def _character(weight: int) -> Reason | None:
    if weight == max(WEIGHTS):
        return because.Heaviest(weight)
    return because.Lightest(weight) if weight == min(WEIGHTS) else because.Between(weight)


# On a place


def _built(mind: Evaluation, card: EvolutionCard) -> Reason:
    place = PLACES.index(mind.me.place)
    goal = mind.winning(place, mind.purse)
    if goal is not None and card in goal.cards:
        return because.WinThere(PLACES[place], _ids(goal), _points(mind, goal))
    return because.Builds(card.id, card.points, mind.me.points + card.points, mind.view.target)


def _service(mind: Evaluation, ware: Ware) -> Reason | None:
    if ware == "bonus":
        return None
    if ware == "heal":
        healed = min(HEAL, FULL_HEARTS - mind.me.hearts)
        return because.HealCheap(mind.me.hearts, amounts_of(HEARTS, healed), HEAL_PRICE)
    kind = kind_named(ware)
    won = _shopping_wins(mind)
    if isinstance(won, because.ShoppingWins) and won.amounts[kind]:
        return won
    for card in sorted(mind.row, key=lambda card: -card.points):
        if (bought := _bought(mind, card)) and bought.amounts[kind]:
            return bought
    wish = mind.wish
    if wish is None or not mind.lacks[kind]:
        return None
    return because.BuyLacked(wish.id, amounts_of(kind, mind.lacks[kind]), TOKEN_PRICES[kind - 1])


def _gather(mind: Evaluation, price: int) -> Reason | None:
    """The reason for gathering. The pile is known except for its order: all cards outside the open discard."""
    pile = mind.view.gather_pile
    if pile < 2:
        return None
    wish = mind.wish
    if wish is not None and mind.lacks[WOOD] and mind.view.stock[WOOD]:
        return because.GatherWood(wish.id, pile - _bare(mind, lambda reward: not reward[WOOD]), pile, price)
    nettles = _bare(mind, lambda reward: not any(reward))
    if nettles * CARDS <= NETTLES * pile:
        return because.FewNettles(nettles, pile, price)
    return because.MostBring(pile - nettles, pile, price) if 2 * nettles < pile else None


def _shuffle(mind: Evaluation) -> Reason | None:
    pile = mind.view.gather_pile
    if pile < 2:
        return None
    wood = pile - _bare(mind, lambda reward: not reward[WOOD])
    all_wood = sum(card.copies for card in GATHER_CARDS if card.reward[WOOD])
    if wood * CARDS < all_wood * pile and mind.view.stock[WOOD]:
        return because.ShuffleWood(wood, pile, all_wood, CARDS)
    nettles = _bare(mind, lambda reward: not any(reward))
    if nettles * CARDS > NETTLES * pile:
        return because.ShuffleNettles(nettles, pile, NETTLES, CARDS)
    return None


def _bare(mind: Evaluation, is_so: Callable[[Reward], bool]) -> int:
    """The number of cards of the pile that meet the condition."""
    gone = mind.view.gather_discard
    return sum(card.copies - gone.count(card.key) for card in GATHER_CARDS if is_so(card.reward))


def _hunt(mind: Evaluation, slot: int, extra: int) -> Reason | None:
    prey = PREY[PREY_IDS.index(mind.view.hunt_row[slot])]
    brought = gained(mind, prey.reward)
    percent = round(100 * ODDS[PREY.index(prey)][extra])
    return because.PreyWorth(prey.id, prey.dice + extra, prey.value, percent, brought) if any(brought) else None


def _climb(mind: Evaluation) -> Reason | None:
    if mind.view.stock[KROMS] < CLIMBED["pair"]:
        return None
    return because.FreeThrow(round(100 * (1 - chances(())[KEYS.index("none")])))


def _rethrow(turn: Turn, dice: Sequence[int]) -> Reason | None:
    percent = _better(turn.climb, dice)
    if not percent:
        return None
    return because.Rethrow(combination(turn.climb), len(dice), REROLL_PRICES[turn.rerolls], percent)


def _better(climb: list[int], thrown: Sequence[int]) -> int:
    """The number of 100 re-throws of these dice that make a combination of more value."""
    worth = CLIMBED[combination(climb)]
    kept = tuple(sorted(pips for at, pips in enumerate(climb) if at not in thrown))
    return round(100 * sum(share for key, share in zip(KEYS, chances(kept), strict=True) if CLIMBED[key] > worth))


def _settle(mind: Evaluation, turn: Turn, option: str) -> Reason | None:
    wish = mind.wish
    if option == "stone" and wish is not None and mind.lacks[STONE]:
        return because.StonesFor(wish.id, amounts_of(STONE, mind.lacks[STONE]))
    if turn.rerolls >= len(REROLL_PRICES) or mind.me.kroms < REROLL_PRICES[turn.rerolls]:
        return because.LastThrow(combination(turn.climb))
    price = REROLL_PRICES[turn.rerolls]
    dice = range(len(turn.climb))
    subsets = [[at for at in dice if mask >> at & 1] for mask in range(1, 1 << len(turn.climb))]
    percent = max(_better(turn.climb, thrown) for thrown in subsets)
    if percent > OFTEN and price == min(REROLL_PRICES):
        return _saving(mind)
    return because.StopHere(combination(turn.climb), price, percent)


def _end(mind: Evaluation, turn: Turn) -> Reason | None:
    kroms = mind.me.kroms
    place = PLACES.index(mind.me.place)
    if place == FOREST and turn.gathered < len(GATHER_PRICES) and kroms >= GATHER_PRICES[turn.gathered]:
        price = GATHER_PRICES[turn.gathered]
        return because.DearCard(price) if price >= min(TOKEN_PRICES) else _saving(mind)
    if place == CAVE and not turn.rested:
        return _saving(mind)
    builds = any(card.place in (ANYWHERE, place) and not any(mind.missing(card)) for card in mind.row)
    return None if builds else because.KeepCards(mind.me.place)


def _saving(mind: Evaluation) -> Reason | None:
    wish = mind.wish
    if wish is None:
        return None
    price = wish.cost[KROMS] + tokens_price(*(mind.lacks[kind] for kind in RESOURCES))
    return because.KeepKroms(mind.me.kroms, wish.id, price) if price > mind.me.kroms else None

"""Heuristics for Krom (docs/rules/krom.md, section 9). They read the seat's view and nothing else."""

from collections.abc import Iterable, Sequence
from itertools import product
from random import Random
from typing import Final, TypeVar

from kermesse.core.game import Command
from kermesse.games.krom.commands import (
    ChooseDestination,
    Climb,
    Counter,
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
    ANY_RESOURCE,
    BEAST_WEIGHT,
    BONUS_CARDS,
    BONUS_OF,
    CAVE,
    EVOLUTION_IDS,
    EVOLUTIONS,
    GATHER_PRICES,
    HEARTS,
    MOUNTAIN,
    NO_KIND,
    PLACES,
    REROLL_PRICES,
    REST,
    TROPHY_POINTS,
    BonusCard,
    combination,
    tokens_price,
)
from kermesse.games.krom.state import KROMOSAURE
from kermesse.games.krom.view_types import KromView
from kermesse.players.krom.evaluation import (
    CARD,
    KEYS,
    LOOT,
    LOSING_A_PHASE,
    NOTHING_TO_BUY,
    WIN,
    Evaluation,
    Shopping,
    after_reroll,
    found_with,
    purse_of,
)

C = TypeVar("C", bound=Command)

NOISE: Final = 0.7  # so that rivals cannot predict it
FIRST: Final = 0.6  # to act first on a place
TROPHY: Final = 4.0
PRICE_OF_A_BLOW: Final = 1.8  # the least gain for which a combat card is played
PRICE_OF_A_TRICK: Final = 1.2  # the least gain for which a card of the action phase is played
PRICE_OF_A_NOPE: Final = 2.2


def heuristic_choice(view: KromView, seat: int, offers: Sequence[Command], random: Random) -> Command | None:
    """The choice of the heuristics among the offered commands; None to wait."""
    mind = Evaluation(view, seat)
    if view.phase == "move":
        return _destination(mind, offers, random)
    if view.phase == "action":
        return _action(mind, offers, random)
    if view.phase == "fight":
        return _blow(mind, offers)
    if view.phase == "reaction":
        return _answer(mind, offers)
    if view.phase == "loot":
        return max(_of(Loot, offers), key=lambda command: _loot(mind, command))
    return random.choice(_of(PickCharacter, offers))


def _destination(mind: Evaluation, offers: Sequence[Command], random: Random) -> Command:
    def pull(command: ChooseDestination) -> float:
        place = PLACES.index(command.place)
        return mind.going_to(place) + mind.company(place) + random.gauss(0, NOISE)

    return max(_of(ChooseDestination, offers), key=pull)


def _action(mind: Evaluation, offers: Sequence[Command], random: Random) -> Command:
    """The next command of the action phase.

    First a certain win. Then an Evolution as soon as possible, since tokens can be stolen. Then Bonus cards, then the
    actions of the place.
    """
    win = _win(mind, offers)
    if win is not None:
        return win
    evolves = _of(Evolve, offers)
    if evolves:
        return max(evolves, key=lambda command: _evolution(mind, command))
    plays = _of(PlayBonus, offers)
    if plays:
        random.shuffle(plays)  # of equal targets not always the first seat
        best = max(plays, key=lambda command: _trick(mind, command))
        if _trick(mind, best) >= PRICE_OF_A_TRICK:
            return best
    return _at_place(mind, offers)


def _of(kind: type[C], offers: Iterable[Command]) -> list[C]:
    return [command for command in offers if isinstance(command, kind)]


# The action phase


def _win(mind: Evaluation, offers: Sequence[Command]) -> Command | None:
    """The next step of a win that nobody can stop: build, or first buy or rest at the cave."""
    goal = mind.winning(PLACES.index(mind.me.place), mind.purse)
    if goal is not None:
        ids = [card.id for card in goal.cards]
        return next(command for command in _of(Evolve, offers) if mind.view.evolution_row[command.slot] in ids)
    tokens = mind.winning_service(mind.purse) if _of(Service, offers) else None
    if tokens is not None:
        return _first_of((*tokens, 0))
    rest = _of(Rest, offers)
    return rest[0] if rest and mind.winning_rest() else None


def _evolution(mind: Evaluation, command: Evolve) -> float:
    card = EVOLUTIONS[EVOLUTION_IDS.index(mind.view.evolution_row[command.slot])]
    price = card.cost[0] + tokens_price(*card.cost[1:])
    return 6.0 * card.points - price


def _trick(mind: Evaluation, command: PlayBonus) -> float:
    """The value of a Bonus of the action phase: its gain for the seat, and its harm to a rival."""
    card = BONUS_CARDS[BONUS_OF[command.card]]
    give = kind_named(command.give) if card.give == ANY_RESOURCE else card.give
    take = kind_named(command.take) if card.take == ANY_RESOURCE else card.take
    worth = WIN if card.effect != "lose" and _trick_wins(mind, card, command, give, take) else 0.0
    if give != NO_KIND:
        needed = mind.wish is not None and give and mind.purse[give] - card.gives < mind.wish.cost[give]
        worth -= card.gives * (1.0 if give == 0 else 3.4 if needed else 1.5)
    if not card.aims:
        return worth + (mind.life(card.takes) if take == HEARTS else mind.token(take, card.takes))
    them = mind.view.players[command.target]
    if take == HEARTS:
        return _sling(mind, command.target, card)
    there = min(card.takes, purse_of(them)[take])
    harm = mind.rival(command.target) * there * (1.0 if take == 0 else 2.5)
    if card.effect == "lose":
        return 2 * harm
    needed_here = min(there, mind.lacks[take])
    gain = float(there) if take == 0 else 3.4 * needed_here + 2.2 * (there - needed_here)
    return worth + gain + harm


def _trick_wins(mind: Evaluation, card: BonusCard, command: PlayBonus, give: int, take: int) -> bool:
    """True if the card, unless cancelled, brings what is missing for the win."""
    if not mind.goals or take == HEARTS:
        return False
    purse = list(mind.purse)
    if give != NO_KIND:
        purse[give] -= card.gives
    source = purse_of(mind.view.players[command.target]) if card.aims else mind.view.stock
    purse[take] += min(card.takes, source[take])
    turn = mind.view.turn
    place = PLACES.index(mind.me.place)
    if mind.winning(place, purse):
        return True
    return place == CAVE and turn is not None and not turn.rested and mind.winning_service(purse) is not None


def _sling(mind: Evaluation, target: int, card: BonusCard) -> float:
    """The value of a sling: highest against a seat that has yet to act and would fall."""
    them = mind.view.players[target]
    falls = them.hearts <= card.takes and not them.acted and PLACES.index(them.place) >= PLACES.index(mind.me.place)
    return mind.rival(target) * (8.0 if falls else 1.0)


def _at_place(mind: Evaluation, offers: Sequence[Command]) -> Command:
    for offer in offers:
        if isinstance(offer, Rest | Service):
            return _at_cave(mind, offers)
        if isinstance(offer, ReshuffleGather | Gather):
            return _at_forest(mind, offers)
        if isinstance(offer, Hunt):
            _, slot, extra = max(mind.hunts())
            return next(hunt for hunt in _of(Hunt, offers) if hunt.slot == slot and hunt.extra == extra)
        if isinstance(offer, Climb):
            return offer
        if isinstance(offer, Reroll | Settle):
            return _on_mountain(mind, offers)
    return offers[-1]


def _at_cave(mind: Evaluation, offers: Sequence[Command]) -> Command:
    """The first purchase of the best plan; the rest of the plan is still the best one after it."""
    rest = _of(Rest, offers)
    best = max(mind.shopping(), key=mind.service) if _of(Service, offers) else NOTHING_TO_BUY
    if mind.service(best) > (mind.reward(REST, CAVE) if rest else 0.3):
        return _first_of(best)
    return rest[0] if rest else _of(EndPhase, offers)[0]


def _first_of(plan: Shopping) -> Service:
    bought: tuple[Ware, ...] = ("wood", "bone", "stone", "heal")
    return Service(next(ware for ware, count in zip(bought, plan, strict=True) if count))


def _at_forest(mind: Evaluation, offers: Sequence[Command]) -> Command:
    """Gather as long as the mean of the pile exceeds the price."""
    draw = _of(Gather, offers)
    shuffle = _of(ReshuffleGather, offers)
    if shuffle and mind.gather_deck() > mind.gather_pile() + 0.1:
        return shuffle[0]
    drawn = mind.view.turn.gathered if mind.view.turn else 0
    if draw and (drawn == 0 or mind.gather_pile(GATHER_PRICES[drawn]) > GATHER_PRICES[drawn] + 0.3):
        return draw[0]
    return _of(EndPhase, offers)[0]


def _on_mountain(mind: Evaluation, offers: Sequence[Command]) -> Command:
    turn = mind.view.turn
    assert turn is not None
    reached = combination(turn.climb)
    rerolls = _of(Reroll, offers)
    if rerolls:
        price = REROLL_PRICES[turn.rerolls]
        worths = mind.combinations(price)
        best = max(rerolls, key=lambda command: after_reroll(turn.climb, command.dice, worths))
        better = after_reroll(turn.climb, best.dice, worths) - mind.combinations()[KEYS.index(reached)]
        if better > price + 0.1:
            return best
    return max(_of(Settle, offers), key=lambda command: mind.reward(found_with(reached, command.option), MOUNTAIN))


# Fights


def _blow(mind: Evaluation, offers: Sequence[Command]) -> Command | None:
    """A combat card, or the first of two, if the gain exceeds the value of the cards."""
    fight = mind.view.fight
    assert fight is not None
    plays = _of(PlayBonus, offers)
    now = _outcome(mind, fight.totals)
    own = fight.fighters.index(mind.seat)
    best, gain = None, 0.0
    hand = [BONUS_CARDS[BONUS_OF[card]] for card in mind.me.hand]
    for command in plays:
        first = BONUS_CARDS[BONUS_OF[command.card]]
        others = [card for card in hand if card.symbol == "combat" and card is not first and card.place < 0]
        for cards in ([first], *([first, card] for card in others)):
            then = _mean_outcome(mind, fight.totals, own, cards) - now - PRICE_OF_A_BLOW * len(cards)
            if then > gain:
                best, gain = command, then
    if best is not None:
        return best
    passes = _of(PassFight, offers)
    return passes[0] if passes else None


def _mean_outcome(mind: Evaluation, totals: list[int], own: int, cards: list[BonusCard]) -> float:
    dice = sum(card.amount for card in cards if card.effect == "dice")
    more = sum(card.amount for card in cards if card.effect == "add")
    mean = 0.0
    for thrown in product((1, 2, 3, 4, 5, 6), repeat=dice):
        then = totals[:]
        then[own] += more + sum(thrown)
        mean += _outcome(mind, then) / float(6**dice)
    return mean


def _outcome(mind: Evaluation, totals: list[int]) -> float:
    """The value of a fight with these totals to this seat."""
    view, me = mind.view, mind.me
    fight = view.fight
    assert fight is not None
    heavy_first = view.place in ("cave", "savannah")
    standing = []
    for fighter, total in zip(fight.fighters, totals, strict=True):
        weight = BEAST_WEIGHT if fighter == KROMOSAURE else view.players[fighter].weight
        standing.append((total, weight if heavy_first else -weight, fighter))
    lead, _, winner = max(standing)
    if winner != mind.seat:
        lost = min(me.hearts, lead - totals[fight.fighters.index(mind.seat)])
        worth = mind.life(-lost)
        if lost == me.hearts:
            worth -= LOSING_A_PHASE + (LOOT / 2 if winner != KROMOSAURE else 0) + (TROPHY if me.trophy else 0)
        return worth
    worth = FIRST
    for total, _, fighter in standing:
        if fighter == KROMOSAURE:
            if view.beast and lead - total >= view.beast.hearts:
                worth += WIN if me.points + TROPHY_POINTS >= view.target else TROPHY
        elif fighter != mind.seat and lead - total >= view.players[fighter].hearts:
            them = view.players[fighter]
            worth += 4 * mind.rival(fighter)
            worth += LOOT if them.kroms or them.wood or them.bone or them.stone or them.bonus else 0
            if them.trophy:
                worth += WIN if me.points + TROPHY_POINTS >= view.target else TROPHY
    return worth


def _loot(mind: Evaluation, command: Loot) -> float:
    """The value of loot: a resource for the wanted Evolution; else half the Kroms if many; else any resource, else a
    card.
    """
    them = mind.view.players[mind.view.victims[0]]
    if command.kind == "kroms":
        return float((them.kroms + 1) // 2)
    if command.kind == "bonus":
        return CARD
    if command.kind == "nothing":
        return 0.0
    return 3.4 if mind.lacks[kind_named(command.kind)] else 2.2


# Counters


def _answer(mind: Evaluation, offers: Sequence[Command]) -> Command:
    counters = _of(Counter, offers)
    decline = offers[-1]
    if not counters:
        return decline
    stack = mind.view.stack
    harm = _harm(mind)
    # The bottom card takes effect if an even number of counters is on it: then a counter stops it.
    alive = len(stack) % 2 == 1
    if not alive:
        harm = -harm
    last = mind.me.hand.count(counters[0].card) == 1
    return counters[0] if harm > PRICE_OF_A_NOPE + (0.6 if last else 0) else decline


def _harm(mind: Evaluation) -> float:
    """The harm of the bottom card of the stack to this seat; negative if it helps."""
    bottom = mind.view.stack[0]
    card = BONUS_CARDS[BONUS_OF[bottom.card]]
    if bottom.seat == mind.seat:
        return -3.5 if card.effect != "add" else -2.0
    if card.symbol == "combat":
        fight = mind.view.fight
        if fight is None or mind.seat not in fight.fighters:
            return 0.0
        then = fight.totals[:]
        then[fight.fighters.index(bottom.seat)] += card.amount if card.effect == "add" else round(3.5 * card.amount)
        return _outcome(mind, fight.totals) - _outcome(mind, then)
    if not card.aims:
        return 3.0 if card.takes >= 2 and mind.rival(bottom.seat) > 0.5 and card.take in (1, 2, 3) else 0.0
    if bottom.target != mind.seat:
        return 0.0
    if card.take == HEARTS:
        falls = mind.me.hearts <= card.takes and not mind.me.acted
        return LOSING_A_PHASE if falls else -mind.life(-card.takes)
    take = kind_named(bottom.take) if card.take == ANY_RESOURCE else card.take
    return 3.4 if take else float(min(card.takes, mind.me.kroms))

"""Reasons for fights, and for playing, countering or keeping Bonus cards."""

from collections.abc import Callable, Iterator
from itertools import product

from kermesse.core.reason import Reason
from kermesse.games.krom import reason_kinds as because
from kermesse.games.krom.commands import Loot, PlayBonus, kind_named
from kermesse.games.krom.components import (
    ANY_RESOURCE,
    BEAST_WEIGHT,
    BONUS,
    BONUS_CARDS,
    BONUS_OF,
    FULL_HEARTS,
    HEARTS,
    KINDS,
    KROMS,
    NO_KIND,
    RESOURCES,
    BonusCard,
    Reward,
)
from kermesse.games.krom.reason_kinds import Amounts
from kermesse.games.krom.state import KROMOSAURE
from kermesse.games.krom.view_types import Fight, OnStack
from kermesse.players.krom.evaluation import Evaluation, purse_of


def amounts_of(kind: int, count: int) -> Amounts:
    kroms, wood, bone, stone, hearts, bonus = (count if kind == at else 0 for at in range(len(KINDS)))
    return kroms, wood, bone, stone, hearts, bonus


def gained(mind: Evaluation, reward: Reward) -> Amounts:
    """The part of a reward that would be received: stocks are finite, and hearts above seven are lost."""
    stock = mind.view.stock
    kroms, wood, bone, stone = (min(reward[kind], stock[kind]) for kind in (KROMS, *RESOURCES))
    cards = mind.view.bonus_pile + len(mind.view.bonus_discard)
    return kroms, wood, bone, stone, min(reward[HEARTS], FULL_HEARTS - mind.me.hearts), min(reward[BONUS], cards)


# Fights


def passing(mind: Evaluation) -> Reason | None:
    fight = mind.view.fight
    assert fight is not None
    own = fight.fighters.index(mind.seat)
    if fight.ranked[0] == mind.seat:
        total, most = fight.totals[own], max(total for at, total in enumerate(fight.totals) if at != own)
        return because.PassAhead(total, most, total - most)
    return None if fight.knocked_out[own] else because.PassCheap(fight.losses[own], mind.me.hearts)


def blow(mind: Evaluation, command: PlayBonus) -> Reason | None:
    fight = mind.view.fight
    assert fight is not None
    card = BONUS_CARDS[BONUS_OF[command.card]]
    own = fight.fighters.index(mind.seat)
    ahead = _share(mind, fight, card, lambda totals: _first(mind, fight, totals) == mind.seat)
    if fight.ranked[0] != mind.seat:
        if ahead:
            return because.BlowLeads(card.key, ahead)
        standing = _share(mind, fight, card, lambda totals: max(totals) - totals[own] < mind.me.hearts)
        return because.BlowStands(card.key, standing) if standing and fight.knocked_out[own] else None
    for at, rival in enumerate(fight.fighters):
        if rival in (mind.seat, KROMOSAURE) or fight.knocked_out[at]:
            continue
        hearts = mind.view.players[rival].hearts
        after = list(_totals(mind, fight, card))
        felled = round(100 * sum(totals[own] - totals[at] >= hearts for totals in after) / len(after))
        if felled:
            return because.BlowKnocksOut(card.key, rival, felled)
    return None


def _share(mind: Evaluation, fight: Fight, card: BonusCard, is_so: Callable[[list[int]], bool]) -> int:
    """The number of 100 throws in which the totals with that card meet the condition."""
    after = list(_totals(mind, fight, card))
    return round(100 * sum(map(is_so, after)) / len(after))


def _totals(mind: Evaluation, fight: Fight, card: BonusCard) -> Iterator[list[int]]:
    dice = card.amount if card.effect == "dice" else 0
    for thrown in product(range(1, 7), repeat=dice):
        totals = fight.totals[:]
        totals[fight.fighters.index(mind.seat)] += sum(thrown) if dice else card.amount
        yield totals


def _first(mind: Evaluation, fight: Fight, totals: list[int]) -> int:
    def rank(at: int) -> tuple[int, int]:
        fighter = fight.fighters[at]
        weight = BEAST_WEIGHT if fighter == KROMOSAURE else mind.view.players[fighter].weight
        return totals[at], weight if fight.heavy_first else -weight

    return fight.fighters[max(range(len(totals)), key=rank)]


def loot(mind: Evaluation, command: Loot) -> Reason | None:
    rival = mind.view.victims[0]
    if command.kind == "nothing":
        return None
    if command.kind == "kroms":
        kroms = mind.view.players[rival].kroms
        return because.LootTakes(rival, amounts_of(KROMS, (kroms + 1) // 2)) if kroms else None
    kind = KINDS.index(command.kind)
    if kind in RESOURCES and mind.wish is not None and mind.lacks[kind]:
        return because.LootLacked(rival, amounts_of(kind, 1), mind.wish.id)
    return because.LootTakes(rival, amounts_of(kind, 1))


# Bonus cards


def trick(mind: Evaluation, command: PlayBonus) -> Reason | None:
    card = BONUS_CARDS[BONUS_OF[command.card]]
    take = kind_named(command.take) if card.take == ANY_RESOURCE else card.take
    if card.effect == "lose":
        return _harm(mind, card, command.target, take)
    if card.aims:
        count = min(card.takes, purse_of(mind.view.players[command.target])[take])
    else:
        count = gained(mind, amounts_of(take, card.takes))[take]
    if not count:
        return None
    if take in RESOURCES and mind.wish is not None and mind.lacks[take]:
        return because.TrickLacked(card.key, amounts_of(take, count), mind.wish.id)
    return because.TrickGains(card.key, amounts_of(take, count))


def _harm(mind: Evaluation, card: BonusCard, rival: int, take: int) -> Reason | None:
    them = mind.view.players[rival]
    if take == HEARTS and them.hearts <= card.takes and not them.acted and not them.knocked_out:
        return because.TrickFells(card.key, rival)
    lost = min(card.takes, them.hearts if take == HEARTS else purse_of(them)[take])
    if not lost:
        return None
    return because.TrickHarms(card.key, rival, amounts_of(take, lost), them.points, mind.view.target)


def answer(mind: Evaluation, counters: bool) -> Reason | None:
    """The reason for an answer.

    The card at the bottom of the stack takes effect if an even number of counters is on it.
    """
    stack = mind.view.stack
    bottom = stack[0]
    alive = len(stack) % 2 == 1
    card = BONUS_CARDS[BONUS_OF[bottom.card]]
    if bottom.seat == mind.seat:
        return because.CounterSaves(card.key) if counters and not alive else None
    if not alive:
        return None if counters else because.AlreadyCancelled(card.key)
    fight = mind.view.fight
    in_it = fight is not None and mind.seat in fight.fighters
    touches = in_it if card.symbol == "combat" else bottom.target == mind.seat
    if not counters:
        return None if touches else because.NotAtYou(card.key)
    if card.symbol == "combat":
        return because.CounterBlow(card.key, bottom.seat) if touches else None
    return _stopped(mind, card, bottom)


def _stopped(mind: Evaluation, card: BonusCard, bottom: OnStack) -> Reason | None:
    take = kind_named(bottom.take) if card.take == ANY_RESOURCE else card.take
    if take == NO_KIND:
        return None
    if bottom.target == mind.seat:
        has = mind.me.hearts if take == HEARTS else mind.purse[take]
        return because.CounterHarm(card.key, amounts_of(take, min(card.takes, has)))
    if card.aims or take == HEARTS:
        return None
    them = mind.view.players[bottom.seat]
    count = min(card.takes, mind.view.stock[take])
    return because.CounterGain(card.key, bottom.seat, amounts_of(take, count), them.points, mind.view.target)

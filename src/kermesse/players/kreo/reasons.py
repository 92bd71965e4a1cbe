"""Reasons for Kréo's commands: facts from the seat's own view (signals are in signalling_v1.py)."""

from typing import Final

from kermesse.core.game import Command, Seat
from kermesse.core.reason import Reason
from kermesse.games.kreo.commands import (
    Burn,
    Crios,
    Cronos,
    Drop,
    Energy,
    Hyperion,
    Mnemosyne,
    OfferExchange,
    Phebe,
    Place,
    Play,
    Ready,
    Recover,
    ReplyExchange,
    Rhea,
    Show,
    Strike,
    Take,
    TakeEnergy,
    Tethys,
    Theia,
)
from kermesse.games.kreo.components import AFTER, IDENTITY, KIND, NATURES, REQUIRES, STANDS_FOR, Card, deck_of
from kermesse.games.kreo.reason_kinds import (
    AggressionNow,
    AllReady,
    AnyElement,
    Closed,
    Completes,
    EndsRage,
    EnoughTokens,
    Enters,
    FeedsItself,
    FeedsNature,
    FewTokens,
    Follows,
    GoesFirst,
    HasAnother,
    LaysBefore,
    LiesInDiscard,
    MoreToCome,
    Needs,
    NeverEnters,
    OnlyAggressions,
    OnlyByRecovering,
    OnlyOneLeft,
    OpensAgain,
    Rage,
    Share,
    Shields,
    StrikesNothing,
    TellsFollower,
    TheyMayPlay,
)
from kermesse.games.kreo.view_types import KreoView, NatureView
from kermesse.players.kreo.signalling_v1 import held_by_me, is_restricted

ENOUGH: Final = 3  # tokens: price of the most expensive action


def reason(view: KreoView, command: Command) -> Reason | None:
    match command:
        case TakeEnergy():
            return _share(view)
        case Place(card=card):
            return _laid(view, card)
        case Ready():
            laid = next((card for card in view.mine.placed if card), "") if view.mine else ""
            others = [seat for seat in view.taking_part if seat != view.viewer]
            return _laid(view, laid) or (AllReady() if set(others) <= set(view.ready) else None)
        case Show(target=target, card=card) | Theia(target=target, card=card):
            return _shown(view, target, card)
        case Play(as_="nature"):
            return _entering(view, view.current)
        case Play(as_="element", nature=nature, element=element):
            return _under(view, view.current, [row for row in view.table if row.nature == nature], str(element))
        case Strike(card=card) | Drop(card=card) | ReplyExchange(card=card):
            return _spare(view, card)
        case Recover() | Mnemosyne():
            return _recover(view)
        case Take(card=card):
            return _take(view, card)
        case Burn(card=card):
            return _spare_nature(view, card)
        case Energy(take=take):
            have = view.energy[view.viewer]
            if take:
                return FewTokens(have) if have < ENOUGH else None
            return EnoughTokens(have) if have >= ENOUGH else None
    return _by_power(view, command)


def _by_power(view: KreoView, command: Command) -> Reason | None:
    hand = held_by_me(view)
    laid = next((card for card in view.mine.placed if card), "") if view.mine else ""
    match command:
        case OfferExchange(target=target, card=card):
            if card in NATURES and is_restricted(view, view.viewer, card) and not is_restricted(view, target, card):
                return TheyMayPlay(target, card)
            return OnlyAggressions(len(hand)) if all(KIND[held] == "aggression" for held in hand) else None
        case Phebe(target=target):
            return LaysBefore(target) if target in _before(view) else None
        case Tethys(use=True):
            return Shields(view.aggressions_left) if view.aggressions_left else None
        case Rhea(at="first") if laid in view.open:
            return GoesFirst(laid)
        case Cronos() if laid in view.open:
            fits = [IDENTITY[card] for card in hand if IDENTITY[card] in REQUIRES[laid]]
            return FeedsItself(laid, fits[0]) if fits else None
        case Hyperion() if laid and KIND[laid] == "element":
            lacking = {element for row in view.table for element in row.missing}
            free = bool(lacking) and not lacking & set(STANDS_FOR[laid])
            return AnyElement(IDENTITY[laid], len(lacking)) if free else None
        case Crios():
            return OnlyOneLeft(hand[0]) if len(hand) == 1 and KIND[hand[0]] == "aggression" else None
    return None


def _share(view: KreoView) -> Reason | None:
    if view.titans:
        left = sum(titan.face is None for titan in view.titans)
    else:
        left = view.seats - (view.viewer - view.first_player) % view.seats
    return Share(view.reserve, left) if left else None


# ---------------------------------------------------------------- the card that is laid


def _laid(view: KreoView, card: Card) -> Reason | None:
    if not card:
        return None
    match KIND[card]:
        case "element":
            return _element(view, card)
        case "nature":
            return _nature(view, card)
    return _aggression(view, card)


def _element(view: KreoView, card: Card) -> Reason | None:
    if not view.hecatonchires:
        found = _under(view, card, view.table) or _follows(view, card)
        if found is not None:
            return found
    return _spare(view, card)


def _under(view: KreoView, card: Card, rows: list[NatureView], element: str = "") -> Reason | None:
    """The reason for a place: first what the card completes; a named Element only."""
    best: Reason | None = None
    for row in rows:
        for lacking in row.missing:
            if lacking not in STANDS_FOR[card] or element not in ("", lacking):
                continue
            stands_in = IDENTITY[card] != lacking
            if len(row.missing) == 1:
                return Completes(row.nature, lacking, stands_in)
            best = best or Needs(row.nature, lacking, stands_in)
    return best


def _follows(view: KreoView, card: Card) -> Reason | None:
    before = _before(view)
    for seen in view.seen:
        if seen.turn != view.turn or seen.how != "shown" or not seen.sure or seen.seat not in before:
            continue
        if seen.card in view.open and not is_restricted(view, seen.seat, seen.card):
            for element in REQUIRES[seen.card]:
                if element in STANDS_FOR[card]:
                    return Follows(seen.seat, seen.card, element)
    return None


def _nature(view: KreoView, card: Card) -> Reason | None:
    if is_restricted(view, view.viewer, card):
        return NeverEnters(card)
    if card in view.open:
        return _entering(view, card)
    if (under := _under(view, card, view.table)) is not None:
        return under
    if card in view.closed:
        return Closed(card)
    return EndsRage(card) if view.hecatonchires else None


def _entering(view: KreoView, card: Card) -> Reason | None:
    complete = [row.nature for row in view.table if not row.missing]
    return Enters(card, [parent for parent in AFTER[card] if parent in complete]) if card in NATURES else None


def _aggression(view: KreoView, card: Card) -> Reason | None:
    if view.turn == 1 or view.turns_left <= 1:
        return None
    if view.hecatonchires:
        return Rage(card)
    if IDENTITY[card] == "ECLAIR" and not _exposed(view):
        return StrikesNothing(card)
    return AggressionNow(sum(KIND[held] == "aggression" for held in held_by_me(view)), view.turns_left)


def _exposed(view: KreoView) -> bool:
    """True if an Element card is under an incomplete Nature without a token on it (4.3)."""
    return any(KIND[one.card] == "element" and not one.token for row in view.table if row.missing for one in row.owned)


# ---------------------------------------------------------------- what can be spared


def _spare(view: KreoView, card: Card) -> Reason | None:
    if KIND[card] == "nature":
        return _spare_nature(view, card)
    if KIND[card] != "element" or IDENTITY[card] == "ETHER":
        return None
    element = IDENTITY[card]
    mine = sum(IDENTITY[held] == element for held in held_by_me(view))
    if mine > 1:
        return HasAnother(element, mine)
    out = {view.current, *view.discard, *(one.card for row in view.table for one in row.owned)}
    deck = deck_of(view.seats, view.options.first_game)
    count = sum(IDENTITY[other] == element for other in deck if other not in out and other != card)
    return MoreToCome(element, count) if count else None


def _spare_nature(view: KreoView, card: Card) -> Reason | None:
    if card not in NATURES:
        return _spare(view, card)
    if is_restricted(view, view.viewer, card):
        return NeverEnters(card)
    return Closed(card) if card in view.closed else None


# ---------------------------------------------------------------- Energy


def _shown(view: KreoView, target: Seat, card: Card) -> Reason | None:
    placed = view.mine.placed if view.mine else []
    order = view.order
    if card not in placed or target not in order or order.index(target) < order.index(view.viewer):
        return None
    if card in view.open and not is_restricted(view, view.viewer, card):
        return FeedsNature(target, card, list(REQUIRES[card]))
    return TellsFollower(target, card)


def _recover(view: KreoView) -> Reason | None:
    missing, discard = list(view.outlook.missing), {IDENTITY[card] for card in view.discard}
    # else another card must stand for it
    if view.outlook.state == "recover" and missing and discard.issuperset(missing):
        return OnlyByRecovering(missing)
    return next((found for card in view.discard if (found := _take(view, card)) is not None), None)


def _take(view: KreoView, card: Card) -> Reason | None:
    if card in NATURES:
        return OpensAgain(card, [nature for nature in NATURES if card in AFTER[nature]])
    for row in view.table:
        for element in row.missing:
            if IDENTITY[card] == element:
                return LiesInDiscard(row.nature, element)
    return None


def _before(view: KreoView) -> list[Seat]:
    return view.order[: view.order.index(view.viewer)] if view.viewer in view.order else []

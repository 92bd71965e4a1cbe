"""Offerings at the temple, and gods used by a command (docs/rules/chronos.md, 3.5.3 and 4.2)."""

from typing import Final

from kermesse.core.clock import Millis
from kermesse.core.game import Event, Refused
from kermesse.games.chronos.commands import (
    LOWEST,
    PLACE_OF,
    REALM,
    UPPERMOST,
    CassandreTake,
    Demeter,
    GaiaBuy,
    Offer,
    Ouranos,
)
from kermesse.games.chronos.components import (
    APOLLON,
    CARD_OF,
    CARDS,
    CASSANDRE,
    CHARON,
    CODE,
    COST,
    DEMETER,
    DIONYSOS,
    EROS,
    GAIA,
    GOD,
    GOD_OF,
    GODS,
    HECATE,
    KIND,
    OURANOS,
    PERSEPHONE,
    POSEIDON,
    SELENE,
    STAR,
    T10,
    WIND,
    ZEUS,
)
from kermesse.games.chronos.events import (
    GodAcquired,
    GodBought,
    OfferMade,
    OuranosUsed,
    TakeStamped,
    VictoryAnnounced,
    WindsDiscarded,
)
from kermesse.games.chronos.rules.answers import eros_can_move, persephone_timers
from kermesse.games.chronos.rules.cards import (
    discard,
    in_wind_order,
    lay_in_realm,
    leave_realm,
    names,
    own_card,
    own_cards,
    top,
    winds_among,
)
from kermesse.games.chronos.rules.ending import check_victory, end_round
from kermesse.games.chronos.rules.gods import open_choice
from kermesse.games.chronos.rules.moves import carry_off, check_free, check_hand
from kermesse.games.chronos.state import NO_CARD, ChoiceKind, ChronosState, others, realm

# The choices that come from a god that stays in front of its owner.
ASKING_GODS: Final[dict[ChoiceKind, int]] = {"apollon": APOLLON, "selene": SELENE, "hecate": HECATE}


def judge_offer(state: ChronosState, seat: int, card: str, pay: tuple[str, ...]) -> tuple[int, list[int]]:
    """The god and the cards of an offering. Raises Refused."""
    god = GOD_OF.get(card, -1)
    if god < 0 or (god not in state.row and god != state.reserved[seat]):
        raise Refused("not_available", "3.5.3", card=card)
    pay = _cards_meant(state, seat, pay, COST[god] or 1)
    if (not pay) if god == SELENE else len(pay) != COST[god]:
        raise Refused("wrong_price", "3.5.3", card=card, price=COST[god])
    return god, own_cards(state, seat, pay, "3.5.3")


def _cards_meant(state: ChronosState, seat: int, pay: tuple[str, ...], price: int) -> tuple[str, ...]:
    """The cards for a price given as a word; fewer than the price if the realm has no more."""
    if pay == LOWEST:
        return tuple(names(realm(state, seat)[:price]))
    if pay == UPPERMOST:
        return tuple(names(realm(state, seat)[-price:]))
    return pay


def offer(state: ChronosState, seat: int, command: Offer, now: Millis, events: list[Event] | None) -> None:
    check_free(state, seat)
    check_hand(state, seat, now)
    god, paid = judge_offer(state, seat, command.card, command.pay)
    state.hand_at[seat] = now
    for card in paid:
        leave_realm(state, seat, card)
        discard(state, card)
    if god in state.row:
        state.row.remove(god)
    else:
        state.reserved[seat] = NO_CARD
    winds = names(winds_among(paid))
    if events is not None:
        events.append(OfferMade(seat, command.card, len(paid), winds, top(state.hands[seat]), names(paid)))
    acquire(state, seat, god, len(paid), now, events)


def acquire(state: ChronosState, seat: int, god: int, hide: int, now: Millis, events: list[Event] | None) -> None:
    """Give a god to a seat. `hide`: the number of cards that SELENE would hide."""
    (state.used if STAR[god] else state.front[seat]).append(god)
    if events is not None:
        events.append(GodAcquired(seat, GODS[god]))
    if god == ZEUS:
        if events is not None:
            events.append(VictoryAnnounced(seat, "zeus"))
        end_round(state, "zeus", seat, now, events)
        return
    if god == POSEIDON:
        _poseidon(state, seat, events)
    elif god == PERSEPHONE and persephone_timers(state, seat):
        open_choice(state, seat, "persephone", now, events)
    elif god == DIONYSOS:
        open_choice(state, seat, "dionysos", now, events)
    elif god == EROS and eros_can_move(state, seat):
        open_choice(state, seat, "eros", now, events)
    elif god == CHARON and state.discard:
        open_choice(state, seat, "charon", now, events)
    elif god == APOLLON and state.row:
        open_choice(state, seat, "apollon", now, events)
    elif god == SELENE and realm(state, seat):
        open_choice(state, seat, "selene", now, events, most=hide)
    check_victory(state, seat, now, events)


def _poseidon(state: ChronosState, seat: int, events: list[Event] | None) -> None:
    """Discard all Winds of all realms, the offerer's first."""
    gone = []
    for owner in [seat, *others(state, seat)]:
        gone += in_wind_order(state, owner)
        state.winds[owner] = []
    for card in gone:
        discard(state, card)
    if events is not None:
        events.append(WindsDiscarded(seat, names(gone)))


def price(state: ChronosState, seller: int, god: int) -> int:
    """GAIA's price: the printed cost; for SELENE the number of cards under it, at least one (R36)."""
    return COST[god] or max(1, len(state.stored[seller]))


def is_choosing_with(state: ChronosState, seat: int, god: int) -> bool:
    """True if that seat has an open choice from that Temple god (R61)."""
    choice = state.choices[seat]
    return choice is not None and ASKING_GODS.get(choice.kind) == god


def judge_gaia(state: ChronosState, seat: int, seller: int, card: str, pay: tuple[str, ...]) -> tuple[int, list[int]]:
    if GAIA not in state.front[seat]:
        raise Refused("needs_gaia", "4.2")
    god = GOD_OF.get(card, -1)
    if not 0 <= seller < state.n or seller == seat or god not in state.front[seller]:
        raise Refused("not_available", "4.2", card=card)
    if is_choosing_with(state, seller, god):
        raise Refused("still_choosing", "R61", card=card)
    cost = price(state, seller, god)
    pay = _cards_meant(state, seat, pay, cost)
    if len(pay) != cost:
        raise Refused("wrong_price", "4.2", card=card, price=cost)
    return god, own_cards(state, seat, pay, "4.2")


def gaia_buy(state: ChronosState, seat: int, command: GaiaBuy, now: Millis, events: list[Event] | None) -> None:
    """Buy a god from another seat, which cannot refuse: it gets the price, the buyer the god and the cards under it."""
    check_free(state, seat)
    check_hand(state, seat, now)
    seller = command.from_seat
    god, paid = judge_gaia(state, seat, seller, command.card, command.pay)
    state.hand_at[seat] = now
    for card in paid:
        leave_realm(state, seat, card)
        lay_in_realm(state, seller, card)
    state.front[seller].remove(god)
    state.front[seat].append(god)
    if god == APOLLON:
        state.reserved[seat], state.reserved[seller] = state.reserved[seller], NO_CARD
    elif god == SELENE:
        state.stored[seat], state.stored[seller] = state.stored[seller], []
    tops = [top(state.hands[seat]), top(state.hands[seller])]
    winds = names(winds_among(paid))
    if events is not None:
        events.append(GodBought(seat, seller, command.card, len(paid), winds, tops, names(paid)))
    check_victory(state, seat, now, events)


def judge_cassandre(state: ChronosState, seat: int) -> None:
    if CASSANDRE not in state.front[seat]:
        raise Refused("needs_cassandre", "4.2")
    if len(state.row) != 1:
        raise Refused("temple_not_single", "R35")


def cassandre_take(
    state: ChronosState, seat: int, command: CassandreTake, now: Millis, events: list[Event] | None
) -> None:
    check_free(state, seat)
    check_hand(state, seat, now)
    judge_cassandre(state, seat)
    state.hand_at[seat] = now
    god = state.row.pop()
    if events is not None:
        events.append(OfferMade(seat, GODS[god], 0, [], top(state.hands[seat]), []))
    acquire(state, seat, god, len(realm(state, seat)), now, events)


def judge_demeter(state: ChronosState, seat: int, source: str) -> int:
    """The place of a visible 10 without a timer. Raises Refused."""
    if DEMETER not in state.front[seat]:
        raise Refused("needs_demeter", "4.2")
    place = PLACE_OF.get(source, -1)
    centre = 0 <= place < len(state.piles)
    if not centre and (not REALM <= place < REALM + state.n or place == REALM + seat):
        raise Refused("no_such_place", "4.2", place=source)
    if centre and not state.up[place]:
        raise Refused("pile_face_down", "4.2")
    cards = state.piles[place] if centre else state.hands[place - REALM]
    if not cards or CODE[cards[-1]] != T10:
        raise Refused("not_a_ten", "4.2")
    if place in state.place:
        raise Refused("timer_there", "4.2")
    return place


def demeter(state: ChronosState, seat: int, command: Demeter, now: Millis, events: list[Event] | None) -> None:
    check_free(state, seat)
    check_hand(state, seat, now)
    place = judge_demeter(state, seat, command.source)
    state.hand_at[seat] = now
    if place < REALM:
        card = state.piles[place].pop()
        for take in state.takes[:]:
            if take.pile == place:
                state.takes.remove(take)
                if events is not None:
                    events.append(TakeStamped(take.seat, place, seat))
    else:
        card = state.hands[place - REALM].pop()
    carry_off(state, seat, card, place, now, events)


def judge_ouranos(state: ChronosState, seat: int, give: str, get: str) -> tuple[int, int]:
    if OURANOS not in state.front[seat]:
        raise Refused("needs_ouranos", "4.2")
    given = own_card(state, seat, give, "4.2")
    got = CARD_OF.get(get, -1)
    if got >= 0 and KIND[got] == GOD:
        raise Refused("god_not_allowed", "R37")
    if got not in state.discard:
        raise Refused("not_in_discard", "R37", card=get)
    return given, got


def ouranos(state: ChronosState, seat: int, command: Ouranos, now: Millis, events: list[Event] | None) -> None:
    check_free(state, seat)
    check_hand(state, seat, now)
    given, got = judge_ouranos(state, seat, command.give, command.get)
    state.hand_at[seat] = now
    public = KIND[given] == WIND or given == state.hands[seat][-1]
    leave_realm(state, seat, given)
    discard(state, given)
    state.discard.remove(got)
    lay_in_realm(state, seat, got)
    if events is not None:
        events.append(OuranosUsed(seat, CARDS[got], CARDS[given] if public else None, CARDS[given]))
    check_victory(state, seat, now, events)

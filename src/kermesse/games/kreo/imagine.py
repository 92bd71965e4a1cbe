"""A whole state that fits a view of Kréo: hidden cards are drawn, every deal that fits equally likely."""

from collections.abc import Iterable
from typing import Final, TypeAlias

import msgspec

from kermesse.core.chance import Chance
from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import ALL_SEEING, SPECTATOR, BadPosition, Seat
from kermesse.games.kreo.components import KIND, TOKENS, Card, deck_of
from kermesse.games.kreo.pieces import Exchange
from kermesse.games.kreo.state import KreoState, Sighting, announce, blank_table, free_cards, tokens_on_cards
from kermesse.games.kreo.view_types import KreoView

OPEN_TO_ALL: Final = frozenset({"planete", "recovered", "returned"})  # ways in which everybody saw a card go to a hand
FINISHING: Final = frozenset({"take", "theia", "guess"})


def imagine(view: KreoView, chance: Chance) -> KreoState:
    if view.viewer == ALL_SEEING:
        raise ValueError("nothing is left to imagine for a viewer who sees everything")
    _check(view)
    state = _open_to_all(view, chance)
    if view.result is None:
        _deal(state, view, chance)
    else:
        state.hands = [hand[:] for hand in view.hands]
        state.placed = [laid[:] for laid in view.laid]
    tokens = sum(state.energy) + state.reserve + tokens_on_cards(state)
    if tokens != TOKENS[view.seats]:
        raise BadPosition(f"{tokens} tokens are on the table; {view.seats} players have {TOKENS[view.seats]}")
    _remember(state, view, chance)
    return state


def _check(view: KreoView) -> None:
    """Check that every seat has its row, and this viewer their cards. Raises BadPosition."""
    if view.seats not in TOKENS:
        raise BadPosition(f"a table of {view.seats}: Kréo is for 3 to 6 players")
    if not SPECTATOR <= view.viewer < view.seats or (view.mine is None) == (view.viewer >= 0):
        raise BadPosition(
            f"viewer {view.viewer} at a table of {view.seats}: a seat has cards of its own, a spectator has none"
        )
    for row in (view.cards, view.down, view.energy, view.changes, view.toggles, view.said, view.said_at):
        if len(row) != view.seats:
            raise BadPosition(f"a row of {len(row)} for {view.seats} seats")
    mine = view.mine
    if mine is not None and (len(mine.hand), [card != "" for card in mine.placed]) != (
        view.cards[view.viewer],
        view.down[view.viewer],
    ):
        raise BadPosition(f"seat {view.viewer} holds other cards than everybody sees")
    if view.pending and view.pending[0].decision == "theia" and not view.shown:
        raise BadPosition("Théia shows a second time, and has not shown a first time")


def _open_to_all(view: KreoView, chance: Chance) -> KreoState:
    """The state with all public facts and this viewer's own wish; the others' wishes have their initial values."""
    state = blank_table(view.seats, view.options, chance)
    state.phase = view.phase
    state.turn = view.turn
    state.first = view.first_player
    state.ready = _mask(view.ready)
    state.rev = view.rev
    state.changes = view.changes[:]
    state.toggles = view.toggles[:]
    state.cleared = _mask(view.cleared)
    state.started = _mask(view.started)
    state.taking_part = _mask(view.taking_part)
    state.skip_next = _mask(view.skip_next)
    state.energy = view.energy[:]
    state.reserve = view.reserve
    state.discard = view.discard[:]
    state.table = {row.nature: row.owned[:] for row in view.table}
    state.hecatonchires = view.hecatonchires
    state.last_played = view.last_played
    state.titans = [titan.card for titan in view.titans]
    if view.titans:
        state.names = [titan.name for titan in view.titans]
        state.uses = [titan.uses_left for titan in view.titans]
    state.order_mods = view.order_mods[:]
    *announced, japet = msgspec.structs.astuple(view.announced)
    announce(state, [_mask(seats) for seats in announced], japet)
    state.bets = view.bets[:]
    state.looks = view.looks[:]
    state.shown = view.shown[:]
    state.offers = view.offers
    state.last_turn = view.last_turn
    state.queue = view.queue[:]
    state.player = view.player
    state.current = view.current
    state.landed = view.landed
    state.under = view.under
    state.lost = view.lost[:]
    state.votes = _mask(view.votes)
    state.voted = _mask(view.voted)
    state.said = view.said[:]
    state.said_at = [-NEVER if at is None else at for at in view.said_at]
    state.due = _time(view.deadline)
    if view.mine is not None and view.mine.policy == "leave":
        state.leaves = 1 << view.viewer
    if view.result is not None:
        state.code, state.rank = view.result.code, view.result.rank
    _ask(state, view)
    return state


def _ask(state: KreoState, view: KreoView) -> None:
    state.chosen = view.seats
    if view.exchange is not None:
        state.reply_due = _time(view.exchange.deadline)
    asked = view.pending[0] if view.pending else None
    if asked is None or (view.phase == "divination" and asked.decision not in FINISHING):
        return
    state.asked = asked.seat
    if view.phase == "setup_energy":
        state.chosen = (asked.seat - view.first_player) % view.seats
        return
    state.decision = asked.decision  # type: ignore[assignment]
    if view.phase == "divination":
        state.act_due = _time(asked.deadline)


# The deal

HAND: Final = 0
OFFERED: Final = -1
# the place of a hidden card: a seat's hand, its offer, or face down (the slot, from 1)
Spot: TypeAlias = tuple[Seat, int]


def _deal(state: KreoState, view: KreoView, chance: Chance) -> None:
    spots = _hidden_spots(view)
    known = {seen.card: seen.seat for seen in view.seen if seen.sure}  # cards whose seat this viewer knows
    hidden = _hidden_cards(view, known)
    if len(hidden) + len(known) != len(spots):
        raise BadPosition(
            f"{len(hidden) + len(known)} cards are hidden from this viewer, and {len(spots)} places for them"
        )
    fixed = _fixed(view, known, spots)
    least = 0
    if state.decision == "drop" and state.asked != view.viewer:
        least = 1 + state.options.auto_play  # everybody knows: with fewer to choose from, the table would not ask
        _check_drop(state.asked, spots, known, fixed, hidden, least)
    attempt = 0
    while True:  # ends: a fitting deal exists, and has the same chance in every attempt
        dealt = _draw(spots, known, fixed, hidden, chance, attempt)
        if not least or _droppable(spots, dealt, state.asked) >= least:
            break
        attempt += 1
    _lay_out(state, view, spots, dealt)


def _hidden_spots(view: KreoView) -> list[Spot]:
    spots: list[Spot] = []
    for seat in range(view.seats):
        if seat == view.viewer:
            continue
        spots += [(seat, HAND)] * view.cards[seat]
        spots += [(seat, slot) for slot, down in enumerate(view.down[seat], start=1) if down]
        if view.exchange is not None and view.exchange.seat == seat:
            spots.append((seat, OFFERED))
    return spots


def _hidden_cards(view: KreoView, known: dict[Card, Seat]) -> list[Card]:
    """The deck without the open cards, this viewer's own, and those whose seat this viewer knows."""
    seen = [*view.discard, *known]
    for row in view.table:
        seen.append(row.nature)
        seen += [owned.card for owned in row.owned]
    if view.current:
        seen.append(view.current)
    if view.mine is not None:
        seen += view.mine.hand
        seen += [card for card in (*view.mine.placed, view.mine.offered) if card]
    gone = set(seen)
    deck = deck_of(view.seats, view.options.first_game)
    if len(gone) < len(seen) or not gone.issubset(deck):
        odd = next(card for card in seen if seen.count(card) > 1 or card not in deck)
        raise BadPosition(f"{odd} is in two places, or not in the deck of {view.seats} players with these options")
    return [card for card in deck if card not in gone]


def _fixed(view: KreoView, known: dict[Card, Seat], spots: list[Spot]) -> dict[Card, int]:
    """Known cards whose exact place this viewer knows (a number in `spots`): Phébé has looked at it there, or the
    Tornade has just returned to a hand.
    """
    fixed: dict[Card, int] = {}
    for look in view.looks:
        for seen in reversed(view.seen):
            if seen.how == "looked" and (seen.turn, seen.seat, seen.slot) == (view.turn, look.seat, look.slot):
                if seen.sure and known[seen.card] == look.seat and (look.seat, look.slot) in spots:
                    fixed[seen.card] = spots.index((look.seat, look.slot))
                break
    if view.phase in ("creation", "replay"):
        for seen in view.seen:
            if seen.how == "returned" and seen.turn == view.turn and seen.sure and (seen.seat, HAND) in spots:
                fixed[seen.card] = spots.index((seen.seat, HAND))
    return fixed


def _draw(
    spots: list[Spot], known: dict[Card, Seat], fixed: dict[Card, int], hidden: list[Card], chance: Chance, attempt: int
) -> list[Card]:
    """A card for every spot: known cards at any spot of their seat, the others at the rest, every way equally
    likely.
    """
    dealt: list[Card] = [""] * len(spots)
    for card, at in fixed.items():
        dealt[at] = card
    for number, (card, seat) in enumerate(known.items()):
        if card not in fixed:
            free = [at for at, spot in enumerate(spots) if spot[0] == seat and not dealt[at]]
            if not free:
                raise BadPosition(f"seat {seat} is known to hold {card}, and has no place for it")
            dealt[free[chance.below(len(free), f"imagine known {number}", attempt)]] = card
    drawn = hidden[:]
    chance.shuffle(drawn, "imagine", attempt)
    return [card or drawn.pop() for card in dealt]


def _droppable(spots: list[Spot], dealt: list[Card], seat: Seat) -> int:
    return sum(spot == (seat, HAND) and KIND[card] != "aggression" for spot, card in zip(spots, dealt, strict=True))


def _check_drop(
    seat: Seat, spots: list[Spot], known: dict[Card, Seat], fixed: dict[Card, int], hidden: list[Card], least: int
) -> None:
    """Check that a deal exists in which that seat has enough cards to drop, with its Aggressions face down if
    possible.
    """
    hand = sum(spot == (seat, HAND) for spot in spots)
    down = sum(spot[0] == seat for spot in spots) - hand
    for at in fixed.values():
        if spots[at][0] == seat:  # the Tornade in hand, or a card that Phébé saw: not one to drop
            hand -= spots[at][1] == HAND
            down -= spots[at][1] != HAND
    own = [card for card, holder in known.items() if holder == seat and card not in fixed]
    attacks = sum(KIND[card] == "aggression" for card in own)
    others = sum(KIND[card] != "aggression" for card in hidden)
    harmless = len(own) - attacks + min(others, hand + down - len(own))
    if min(hand - max(0, attacks - down), harmless) < least:
        raise BadPosition(f"seat {seat} is asked what to drop, and cannot have {least} cards for it")


def _lay_out(state: KreoState, view: KreoView, spots: list[Spot], dealt: list[Card]) -> None:
    mine, exchange = view.mine, view.exchange
    state.placed = [[""] * len(down) for down in view.down]
    offered = ""
    for (seat, slot), card in zip(spots, dealt, strict=True):
        if slot == HAND:
            state.hands[seat].append(card)
        elif slot == OFFERED:
            offered = card
        else:
            state.placed[seat][slot - 1] = card
    if mine is not None:
        state.hands[view.viewer] = mine.hand[:]
        state.placed[view.viewer] = mine.placed[:]
        offered = offered or mine.offered
    if exchange is not None:
        state.exchange = Exchange(exchange.offer, exchange.seat, exchange.to, offered)


# Sightings


def _remember(state: KreoState, view: KreoView, chance: Chance) -> None:
    """Set the sightings: those of this viewer, and of the others what everybody saw and what they must have seen this
    turn.
    """
    own = view.viewer if view.viewer >= 0 else view.seats
    sightings = state.sightings
    for seen in view.seen:
        sightings.append(Sighting(seen.turn, own, seen.seat, seen.card, seen.how, seen.sure, seen.slot))
        if seen.how in OPEN_TO_ALL:
            sightings += [
                Sighting(seen.turn, to, seen.seat, seen.card, seen.how, seen.sure)
                for to in range(view.seats + 1)
                if to not in (own, seen.seat)
            ]
    if view.mine is not None:
        held = {*view.mine.hand, *view.mine.placed, view.mine.offered}
        for shown in view.mine.shown:
            sightings.append(Sighting(shown.turn, shown.to, view.viewer, shown.card, "shown", shown.card in held))
    if state.decision == "theia":
        state.half = _half(state, view, chance)
    for number, by in enumerate(view.shown):
        cards = state.hands[by.seat] + [card for card in state.placed[by.seat] if card]
        if view.viewer not in (by.seat, by.to) and cards:
            card = cards[chance.below(len(cards), "imagine shown", number)]
            if state.half and number == len(view.shown) - 1:
                card = state.half
            sightings.append(Sighting(view.turn, by.to, by.seat, card, "shown"))
    if "PHEBE" in state.names and (phebe := state.names.index("PHEBE")) != view.viewer:
        for look in view.looks:
            if card := state.placed[look.seat][look.slot - 1]:
                sightings.append(Sighting(view.turn, phebe, look.seat, card, "looked", True, look.slot))


def _half(state: KreoState, view: KreoView, chance: Chance) -> Card:
    """The card that Théia showed first, known to her and to the seat that saw it."""
    if view.mine is not None and view.viewer == state.asked and view.mine.shown:
        return view.mine.shown[-1].card
    if view.viewer == view.shown[-1].to and view.seen:
        return view.seen[-1].card
    free = free_cards(state, state.asked)
    if not free:
        raise BadPosition("Théia has shown a card, and has none to show")
    return free[chance.below(len(free), "imagine half")]


def _mask(seats: Iterable[Seat]) -> int:
    return sum(1 << seat for seat in seats)


def _time(due: Millis | None) -> Millis:
    return NEVER if due is None else due

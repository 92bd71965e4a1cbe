"""The view of a seat. Hints are computed from public facts only."""

from collections.abc import Sequence
from typing import Final

from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import ALL_SEEING, SEATS_OF, SPECTATOR, Pending, Seat
from kermesse.core.shared_views import shared_views
from kermesse.games.kreo.components import FACES, NATURES, Card, Side
from kermesse.games.kreo.planet_reachability import outlook
from kermesse.games.kreo.rules.fates import fates
from kermesse.games.kreo.rules.talking import is_mute, phrases_now
from kermesse.games.kreo.state import KreoState, Sighting, awaited, held, order_of
from kermesse.games.kreo.tree import ABSENT, LACKS, Reading
from kermesse.games.kreo.view_types import (
    Announced,
    Fate,
    KreoView,
    Mine,
    NatureView,
    Offer,
    Result,
    Seen,
    ShownByMe,
    TitanView,
)


def view(state: KreoState, viewer: Seat, now: Millis) -> KreoView:
    return _view(state, viewer, Reading(state))


def views(state: KreoState, several: Sequence[Seat], now: Millis) -> list[KreoView]:
    """Views for several viewers; parts that all see alike are built once."""
    tree = Reading(state)
    entering, _, shut = tree.prospects()

    def add_own(one: KreoView, viewer: Seat) -> None:
        seen, shown = sighted(state, viewer)
        one.phrases = phrases_now(state, viewer)
        one.mute = is_mute(state, viewer)
        one.seen = _seen_views(seen)
        one.mine = _mine(state, viewer, shown, fates(state, viewer, entering, shut, one.surely_last, tree))

    return shared_views(several, lambda viewer: _view(state, viewer, tree), add_own)


def _seen_views(seen: list[Sighting]) -> list[Seen]:
    return [Seen(one.turn, one.seat, one.card, one.how, one.sure, one.slot) for one in seen]


def _view(state: KreoState, viewer: Seat, tree: Reading) -> KreoView:
    table = state.table
    entering, closed, shut = tree.prospects()
    seen, shown = sighted(state, viewer)
    all_shown = state.phase == "over" or viewer == ALL_SEEING
    in_play = [
        NatureView(NATURES[rank], table[NATURES[rank]][:], list(LACKS[rank][has]))
        for rank, has in enumerate(tree.shown)
        if has != ABSENT
    ]
    divining = state.phase == "divination"
    counts = counts_of(state)
    most = max(counts)
    last = divining and most <= 1 and all_last(state, counts)
    return KreoView(
        viewer,
        state.phase,
        state.n,
        state.options,
        state.turn,
        state.first,
        phrases_now(state, viewer),
        is_mute(state, viewer),
        state.said[:],
        [at if at >= 0 else None for at in state.said_at],
        [len(hand) for hand in state.hands],
        [[card != "" for card in placed] for placed in state.placed],
        SEATS_OF[state.ready],
        state.rev,
        state.changes[:],
        state.toggles[:],
        SEATS_OF[state.cleared],
        SEATS_OF[state.started],
        SEATS_OF[state.taking_part],
        SEATS_OF[state.skip_next],
        state.energy[:],
        state.reserve,
        state.discard[:],
        in_play,
        list(entering),
        list(closed),
        tree.aggressions_left,
        outlook(state, tree),
        state.hecatonchires,
        state.last_played,
        titans_of(state) if state.titans else [],
        order_of(state) if state.turn else [],
        state.order_mods[:],
        announced_of(state) if state.titans else NOTHING_ANNOUNCED,
        state.bets[:],
        state.shown[:],
        state.looks[:],
        offer_of(state),
        state.offers,
        last,
        divining and not last and most == 2 and counts.count(2) <= 2,
        most,
        state.last_turn,
        state.queue[state.revealed :],
        state.player,
        state.current,
        state.landed,
        state.under,
        state.lost[:],
        SEATS_OF[state.votes],
        SEATS_OF[state.voted],
        pending_of(state),
        shown_time(state.due),
        _seen_views(seen),
        _mine(state, viewer, shown, fates(state, viewer, entering, shut, last, tree)) if viewer >= 0 else None,
        [hand[:] for hand in state.hands] if all_shown else [],
        [placed[:] for placed in state.placed] if all_shown else [],
        _result(state),
    )


def titans_of(state: KreoState) -> list[TitanView]:
    return [
        TitanView(card, FACES[name].side if name else None, name, uses)
        for card, name, uses in zip(state.titans, state.names, state.uses, strict=False)
    ]


def counts_of(state: KreoState) -> list[int]:
    """The number of cards of every seat, wherever they are in this Divination."""
    counts = [len(hand) for hand in state.hands]
    for seat, placed in enumerate(state.placed):
        for card in placed:
            if card:
                counts[seat] += 1
    if state.exchange is not None:
        counts[state.exchange.seat] += 1
    if state.decision == "take" and state.asked >= 0:
        counts[state.asked] += 1
    return counts


def all_last(state: KreoState, counts: list[int]) -> bool:
    """True if this turn is certainly the last, as `surely_last`, wherever the cards of this Divination now are."""
    return all(count == (state.taking_part >> seat & 1) for seat, count in enumerate(counts))


NOTHING_ANNOUNCED: Final = Announced((), (), (), False)


def announced_of(state: KreoState) -> Announced:
    return Announced(SEATS_OF[state.hyperion], SEATS_OF[state.crios], SEATS_OF[state.cronos], state.japet)


def offer_of(state: KreoState) -> Offer | None:
    exchange = state.exchange
    if exchange is None:
        return None
    return Offer(exchange.offer, exchange.seat, exchange.to, shown_time(state.reply_due))


DIVINING: Final = [Pending(seat, "divination", None) for seat in range(6)]


def all_divine(state: KreoState) -> bool:
    """True if all awaited seats are awaited for the Divination alone, and without a limit."""
    return state.phase == "divination" and state.asked < 0 and state.exchange is None and state.due >= NEVER


def pending_of(state: KreoState) -> list[Pending]:
    if all_divine(state):
        return [DIVINING[seat] for seat in awaited(state)]
    if state.phase == "divination" and state.asked >= 0:
        return [Pending(state.asked, state.decision, shown_time(state.act_due))]
    due = shown_time(state.due)
    if state.phase == "divination":
        exchange = state.exchange
        return [
            Pending(seat, "reply_exchange", shown_time(state.reply_due))
            if exchange is not None and exchange.to == seat
            else Pending(seat, "divination", due)
            for seat in awaited(state)
        ]
    if state.asked < 0:
        return []
    return [Pending(state.asked, state.decision or "take_energy", due)]


def shown_time(due: Millis) -> Millis | None:
    return due if due < NEVER else None


def sighted(state: KreoState, viewer: Seat) -> tuple[list[Sighting], list[Sighting]]:
    """The sightings of this viewer, and those of their own cards that they showed."""
    own = viewer if viewer != SPECTATOR else state.n
    since = 0 if state.options.memory_aid else state.turn  # without memory aid a sighting is shown in its own turn only
    seen: list[Sighting] = []
    shown: list[Sighting] = []
    for one in state.sightings:
        if one.to == own:
            if one.turn >= since:
                seen.append(one)
        elif one.seat == viewer and one.how == "shown" and one.turn >= since:
            shown.append(one)
    return seen, shown


def _mine(state: KreoState, seat: Seat, shown: list[Sighting], fates: dict[Card, Fate]) -> Mine:
    return Mine(
        state.hands[seat][:],
        state.placed[seat][:],
        offered_by(state, seat),
        "leave" if state.leaves >> seat & 1 else "take",
        [ShownByMe(one.turn, one.to, one.card) for one in shown],
        fates,
        alike(state, seat),
    )


def offered_by(state: KreoState, seat: Seat) -> Card:
    exchange = state.exchange
    return exchange.card if exchange is not None and exchange.seat == seat else ""


def alike(state: KreoState, seat: Seat) -> Side | None:
    """The side that all other seats have chosen, or None. If this seat chose it too, a level of Natures would be barred
    for all (4.5).
    """
    if state.phase != "setup_energy" or not state.titans:
        return None
    others = {FACES[name].side if name else None for other, name in enumerate(state.names) if other != seat}
    return others.pop() if len(others) == 1 else None


def _result(state: KreoState) -> Result | None:
    if state.phase != "over":
        return None
    return Result(state.code, state.rank, sum(len(held(state, seat)) for seat in range(state.n)))

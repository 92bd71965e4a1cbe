"""The state of a table."""

from dataclasses import dataclass
from typing import Annotated, Final, Literal, TypeAlias, final

from kermesse.core.chance import Chance
from kermesse.core.clock import NEVER, Millis
from kermesse.core.copying import SHARED, Copied
from kermesse.core.defaults import fresh, new_state, per_seat
from kermesse.core.game import SEATS_OF
from kermesse.games.kreo.components import Card, Kind
from kermesse.games.kreo.options import KreoOptions
from kermesse.games.kreo.pieces import Bet, Entry, Exchange, How, Look, OrderMod, Owned, Shown

Phase: TypeAlias = Literal["setup_energy", "divination", "creation_start", "creation", "replay", "over"]
# Decisions of a single seat: to finish an act of the Divination; then those in Creation, and before and after it.
Decision: TypeAlias = Literal[
    "", "take", "theia", "guess", "japet", "play", "strike", "drop", "energy", "tethys", "japet_play"
]

NOBODY: Final = -1
EXCHANGE_PRICE: Final = 2
SHOW_PRICE: Final = 1
RECOVER_PRICE: Final = 3
MOST_TOGGLES: Final = 3  # changes of a seat's readiness in a turn (7.1)


@final
@dataclass(slots=True, init=False)
class Sighting:
    """A seat's card as one viewer came to know it.

    Known to that viewer only. Never changed: copies of a table share it.
    """

    turn: int
    to: int  # a seat; the number of seats stands for the spectators
    seat: int  # the seat that held it
    card: Card
    how: How
    sure: bool  # nothing since then could have moved the card
    slot: int  # its place when it was looked at

    def __init__(self, turn: int, to: int, seat: int, card: Card, how: How, sure: bool = True, slot: int = 0) -> None:
        self.turn = turn
        self.to = to
        self.seat = seat
        self.card = card
        self.how = how
        self.sure = sure
        self.slot = slot

    def no_longer_sure(self) -> "Sighting":
        return Sighting(self.turn, self.to, self.seat, self.card, self.how, False, self.slot)


@dataclass(slots=True, init=False)
class KreoState(Copied):
    """The whole state. A field is public unless its comment says otherwise."""

    n: int
    options: KreoOptions
    chance: Chance  # secret
    phase: Phase = "setup_energy"
    turn: int = 0
    first: int = 0  # the seat with the First Player marker
    hands: list[list[Card]] = per_seat(fresh(list))  # known to their own seat; the number of cards is public
    placed: list[list[Card]] = per_seat(
        fresh(list)
    )  # face-down cards by slot, '' for an empty slot; known to their own seat; the places are public
    ready: int = 0  # mask
    rev: int = 0
    changes: list[int] = per_seat(0)  # of the face-down card in this Divination, by seat
    toggles: list[int] = per_seat(0)  # of readiness in this turn, by seat
    cleared: int = 0  # mask of the seats made unready by news, and not yet ready again
    started: int = 0  # mask: who took part when the turn began
    taking_part: int = 0  # mask
    skip_next: int = 0  # mask: Cronos after his double play
    energy: list[int] = per_seat(0)
    reserve: int = 0
    leaves: int = 0  # mask of the seats that leave tokens in the reserve: each bit known to its own seat
    discard: list[Card] = fresh(list)
    table: dict[str, list[Owned]] = fresh(dict)  # the Natures in play, in the order of entering
    hecatonchires: bool = False
    last_played: Kind | None = None
    chosen: int = 0  # seats that have taken their tokens

    # Titans
    titans: Annotated[list[str], SHARED] = fresh(list)  # card by seat; empty without incarnations
    names: list[str] = per_seat("")  # face by seat, '' while not chosen
    uses: list[int] = per_seat(0)
    order_mods: list[OrderMod] = fresh(list)
    hyperion: int = 0  # masks of those who announced it in this turn
    crios: int = 0
    cronos: int = 0
    japet: bool = False
    bets: list[Bet] = fresh(list)
    looks: list[Look] = fresh(list)
    shown: list[Shown] = fresh(list)
    sightings: list[Sighting] = fresh(list)  # each known to its own viewer

    exchange: Exchange | None = None
    offers: int = 0  # exchanges offered so far

    # Creation
    last_turn: bool = False
    queue: Annotated[list[Entry], SHARED] = fresh(list)
    revealed: int = 0  # how many of the queue
    player: int = NOBODY  # the seat whose card is being resolved
    current: Card = ""  # that card, while it has no other place; or ''
    landed: Card = ""  # the card just put in play, while a question about it is open; or ''
    under: str = ""  # the Nature under which it went; or ''
    lost: list[Card] = fresh(list)  # Element cards discarded in this Creation, and not yet replayed

    # Open decisions and their deadlines
    # one seat, in set-up, Creation and replay; in the Divination the seat that must finish an act
    asked: int = NOBODY
    decision: Decision = ""
    due: Millis = NEVER  # of that seat, or of the Divination
    reply_due: Millis = NEVER  # of the answer to the exchange
    act_due: Millis = NEVER  # of the second part of an act of the Divination
    # the card that Théia showed first, until her second one: known to her and the seat that saw it; or ''
    half: Card = ""

    votes: int = 0  # mask of the seats that vote to concede
    voted: int = 0  # mask of the seats that have changed their vote in this turn
    said_at: list[Millis] = per_seat(-NEVER)
    said: list[int] = per_seat(0)  # phrases in this turn, by seat

    code: str = ""  # the ending; '' during the game
    rank: int = 0


def blank_table(seats: int, options: KreoOptions, chance: Chance) -> KreoState:
    """An empty table."""
    return new_state(KreoState, seats, n=seats, options=options, chance=chance)


def announce(state: KreoState, masks: list[int], japet: bool) -> None:
    """Set who announced a power in this turn: masks in the order of the view's `Announced`."""
    state.hyperion, state.crios, state.cronos = masks
    state.japet = japet


def counts_as_any(state: KreoState, seat: int) -> bool:
    """True if the seat's Element counts as any in this turn: Hypérion's."""
    return state.hyperion >> seat & 1 != 0


def may_attack(state: KreoState, seat: int) -> bool:
    """True if no turn bans the seat's Aggression: Crios announced it (R9)."""
    return state.crios >> seat & 1 != 0


def held(state: KreoState, seat: int) -> list[Card]:
    """A seat's cards in hand and face down, without the one that it offers in an exchange."""
    placed = state.placed[seat]
    return state.hands[seat] + [card for card in placed if card] if placed else state.hands[seat][:]


def on_its_way(state: KreoState, seat: int) -> int:
    """The number of a seat's cards in no hand: the one that it offers, the one that it is about to take."""
    exchange = state.exchange
    offered = exchange is not None and exchange.seat == seat
    return offered + (state.asked == seat and state.decision == "take")


def has_cards(state: KreoState, seat: int) -> bool:
    """True if a seat has a card left, wherever it is."""
    return bool(state.hands[seat]) or any(state.placed[seat]) or on_its_way(state, seat) > 0


def pinned(state: KreoState, seat: int) -> list[int]:
    """The slots of a seat that carry a bet (numbered from 1)."""
    return [bet.slot for bet in state.bets if bet.target == seat]


def free_cards(state: KreoState, seat: int) -> list[Card]:
    """The seat's held cards that are not pinned."""
    if not state.bets:
        return held(state, seat)
    pins = pinned(state, seat)
    return state.hands[seat] + [
        card for slot, card in enumerate(state.placed[seat], start=1) if card and slot not in pins
    ]


def slots_needed(state: KreoState, seat: int) -> int:
    return 2 if state.cronos >> seat & 1 else 1


def is_laid(state: KreoState, seat: int) -> bool:
    """True if a seat has laid the right number of cards."""
    placed = state.placed[seat]
    return len(placed) == 1 + (state.cronos >> seat & 1) and "" not in placed


def awaited(state: KreoState) -> tuple[int, ...]:
    """The awaited seats: the one that is asked; otherwise, in the Divination, all that have not finished."""
    if state.asked >= 0:
        return (state.asked,)
    if state.phase != "divination":
        return ()
    undecided = SEATS_OF[state.taking_part & ~state.ready]
    exchange = state.exchange
    if exchange is None:
        return undecided
    # R24: nobody can be ready while an exchange is open. Awaited are its answer, and seats that can still lay a card.
    return tuple(seat for seat in undecided if exchange.to == seat or _can_lay(state, seat))


def _can_lay(state: KreoState, seat: int) -> bool:
    return not is_laid(state, seat) and len(held(state, seat)) >= slots_needed(state, seat)


def surely_last(state: KreoState) -> bool:
    """True if every seat that takes part holds one card and the others none: this turn is certainly the last."""
    return all(len(state.hands[seat]) == (1 if state.taking_part >> seat & 1 else 0) for seat in range(state.n))


def order_of(state: KreoState) -> list[int]:
    """The order of this turn's Creation as it stands now (3.5)."""
    n, started = state.n, state.started
    order = [seat for step in range(n) if started >> (seat := (state.first + step) % n) & 1]
    for mod in state.order_mods:
        if mod.where == "swap":
            a, b = order.index(mod.seat), order.index(mod.other)
            order[a], order[b] = order[b], order[a]
            continue
        order.remove(mod.seat)
        at = 0 if mod.where == "first" else len(order) if mod.where == "last" else order.index(mod.other) + 1
        order.insert(at, mod.seat)
    if state.taking_part == started:
        return order
    return [seat for seat in order if state.taking_part >> seat & 1]


def tokens_on_cards(state: KreoState) -> int:
    """The number of tokens on cards: bets, protections and the open exchange."""
    protections = sum(owned.token for cards in state.table.values() for owned in cards)
    return len(state.bets) + protections + (EXCHANGE_PRICE if state.exchange else 0)

"""What is on the table."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from kermesse.core.chance import Chance
from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import SEATS_OF
from kermesse.games.kreo.components import Card, Kind
from kermesse.games.kreo.options import KreoOptions
from kermesse.games.kreo.pieces import Bet, Entry, Exchange, Look, OrderMod, Owned, Shown, Sighting

Phase: TypeAlias = Literal["setup_energy", "divination", "creation_start", "creation", "replay", "over"]
# What a single seat can be asked: to finish an act of the Divination; then in Creation and its neighbours.
Decision: TypeAlias = Literal[
    "", "take", "theia", "guess", "japet", "play", "strike", "drop", "energy", "tethys", "japet_play"
]

NOBODY: Final = -1
EXCHANGE_PRICE: Final = 2
SHOW_PRICE: Final = 1
RECOVER_PRICE: Final = 3
MOST_TOGGLES: Final = 3  # of one's readiness in a turn (7.1)


@dataclass(slots=True)
class KreoState:
    """Public unless the field says otherwise."""

    n: int
    options: KreoOptions
    chance: Chance  # nobody's
    phase: Phase
    turn: int
    first: int  # who has the First Player marker
    hands: list[list[Card]]  # each its own seat's; the others see how many
    placed: list[list[Card]]  # face-down cards by slot, '' for an empty slot; each its own seat's; the others see where
    ready: int  # mask
    rev: int
    changes: list[int]  # of the face-down card in this Divination, by seat
    toggles: list[int]  # of readiness in this turn, by seat
    cleared: int  # mask: those whose readiness news has taken, and who have not said it again
    started: int  # mask: who took part when the turn began
    taking_part: int  # mask
    skip_next: int  # mask: Cronos after his double play
    energy: list[int]
    reserve: int
    leaves: int  # mask of the seats that leave tokens in the reserve: each bit its own seat's
    discard: list[Card]
    table: dict[str, list[Owned]]  # the Natures in play, as they came
    hecatonchires: bool
    last_played: Kind | None
    chosen: int  # seats that have taken their tokens

    # Titans
    titans: list[str]  # card by seat; empty without incarnations
    names: list[str]  # face by seat, '' while not chosen
    uses: list[int]
    order_mods: list[OrderMod]
    hyperion: int  # masks of those who announced it in this turn
    crios: int
    cronos: int
    japet: bool
    bets: list[Bet]
    looks: list[Look]
    shown: list[Shown]
    sightings: list[Sighting]  # each for its own eyes

    exchange: Exchange | None
    offers: int  # exchanges offered so far

    # Creation
    last_turn: bool
    queue: list[Entry]
    revealed: int  # how many of the queue
    player: int  # whose card is being resolved
    current: Card  # that card, as long as it has no other place; or ''
    landed: Card  # the card just put in play, while a question about it is open; or ''
    under: str  # the Nature that it went under; or ''
    lost: list[Card]  # Element cards discarded in this Creation, and not yet replayed

    # Who is asked, and until when
    asked: (
        int  # one seat, in set-up, Creation and replay; in the Divination whoever has begun an act and must finish it
    )
    decision: Decision
    due: Millis  # of that seat, or of the Divination
    reply_due: Millis  # of the exchange's answer
    act_due: Millis  # of the rest of an act of the Divination
    half: Card  # the card that Théia has shown first, until she shows the second time: hers and the target's; or ''

    votes: int  # mask of those who would give up
    voted: int  # mask of those who have changed their vote in this turn
    said_at: list[Millis]
    said: list[int]  # phrases in this turn, by seat

    code: str  # how it ended; '' while it has not
    rank: int

    def copy(self) -> "KreoState":
        return KreoState(
            self.n,
            self.options,
            self.chance,
            self.phase,
            self.turn,
            self.first,
            [hand[:] for hand in self.hands],
            [cards[:] for cards in self.placed],
            self.ready,
            self.rev,
            self.changes[:],
            self.toggles[:],
            self.cleared,
            self.started,
            self.taking_part,
            self.skip_next,
            self.energy[:],
            self.reserve,
            self.leaves,
            self.discard[:],
            {nature: owned[:] for nature, owned in self.table.items()},
            self.hecatonchires,
            self.last_played,
            self.chosen,
            self.titans,  # never changed once dealt
            self.names[:],
            self.uses[:],
            self.order_mods[:],
            self.hyperion,
            self.crios,
            self.cronos,
            self.japet,
            self.bets[:],
            self.looks[:],
            self.shown[:],
            self.sightings[:],
            self.exchange,
            self.offers,
            self.last_turn,
            self.queue,  # replaced, never changed
            self.revealed,
            self.player,
            self.current,
            self.landed,
            self.under,
            self.lost[:],
            self.asked,
            self.decision,
            self.due,
            self.reply_due,
            self.act_due,
            self.half,
            self.votes,
            self.voted,
            self.said_at[:],
            self.said[:],
            self.code,
            self.rank,
        )


def blank_table(seats: int, options: KreoOptions, chance: Chance) -> KreoState:
    """A table with nothing on it yet."""
    return KreoState(
        n=seats,
        options=options,
        chance=chance,
        phase="setup_energy",
        turn=0,
        first=0,
        hands=[[] for _ in range(seats)],
        placed=[[] for _ in range(seats)],
        ready=0,
        rev=0,
        changes=[0] * seats,
        toggles=[0] * seats,
        cleared=0,
        started=0,
        taking_part=0,
        skip_next=0,
        energy=[0] * seats,
        reserve=0,
        leaves=0,
        discard=[],
        table={},
        hecatonchires=False,
        last_played=None,
        chosen=0,
        titans=[],
        names=[""] * seats,
        uses=[0] * seats,
        order_mods=[],
        hyperion=0,
        crios=0,
        cronos=0,
        japet=False,
        bets=[],
        looks=[],
        shown=[],
        sightings=[],
        exchange=None,
        offers=0,
        last_turn=False,
        queue=[],
        revealed=0,
        player=NOBODY,
        current="",
        landed="",
        under="",
        lost=[],
        asked=NOBODY,
        decision="",
        due=NEVER,
        reply_due=NEVER,
        act_due=NEVER,
        half="",
        votes=0,
        voted=0,
        said_at=[-NEVER] * seats,
        said=[0] * seats,
        code="",
        rank=0,
    )


def held(state: KreoState, seat: int) -> list[Card]:
    """A seat's cards in hand and face down (not the one it offers in an exchange)."""
    placed = state.placed[seat]
    return state.hands[seat] + [card for card in placed if card] if placed else state.hands[seat][:]


def on_its_way(state: KreoState, seat: int) -> int:
    """How many cards are a seat's and in no hand: the one that it offers, the one that it is about to take."""
    exchange = state.exchange
    offered = exchange is not None and exchange.seat == seat
    return offered + (state.asked == seat and state.decision == "take")


def has_cards(state: KreoState, seat: int) -> bool:
    """Whether a seat has a card left, wherever it is."""
    return bool(state.hands[seat]) or any(state.placed[seat]) or on_its_way(state, seat) > 0


def pinned(state: KreoState, seat: int) -> list[int]:
    """The slots of a seat that carry a bet (numbered from 1)."""
    return [bet.slot for bet in state.bets if bet.target == seat]


def free_cards(state: KreoState, seat: int) -> list[Card]:
    """Held and not pinned."""
    if not state.bets:
        return held(state, seat)
    pins = pinned(state, seat)
    return state.hands[seat] + [
        card for slot, card in enumerate(state.placed[seat], start=1) if card and slot not in pins
    ]


def slots_needed(state: KreoState, seat: int) -> int:
    return 2 if state.cronos >> seat & 1 else 1


def is_laid(state: KreoState, seat: int) -> bool:
    """Whether a seat has the right number of cards down."""
    placed = state.placed[seat]
    return len(placed) == 1 + (state.cronos >> seat & 1) and "" not in placed


def awaited(state: KreoState) -> tuple[int, ...]:
    """Whose decision is open: the one seat that is asked; else, in the Divination, whoever it still needs."""
    if state.asked >= 0:
        return (state.asked,)
    if state.phase != "divination":
        return ()
    undecided = SEATS_OF[state.taking_part & ~state.ready]
    exchange = state.exchange
    if exchange is None:
        return undecided
    # R24: nobody can be ready while an exchange is open. It needs its answer, and cards of those who can still lay one.
    return tuple(seat for seat in undecided if exchange.to == seat or _can_lay(state, seat))


def _can_lay(state: KreoState, seat: int) -> bool:
    return not is_laid(state, seat) and len(held(state, seat)) >= slots_needed(state, seat)


def surely_last(state: KreoState) -> bool:
    """Everybody who takes part holds one card, the others none: this turn is the last one."""
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
    """Bets, protections and the escrow."""
    protections = sum(owned.token for cards in state.table.values() for owned in cards)
    return len(state.bets) + protections + (EXCHANGE_PRICE if state.exchange else 0)

"""Another state that a viewer cannot tell from this one, by the rules of secrecy; not evenly drawn."""

from typing import cast

from kermesse.core.chance import Chance
from kermesse.core.clock import NEVER
from kermesse.core.game import ALL_SEEING, Seat
from kermesse.games.chronos.commands import BAG, PLACES, Act, Pass, PlanMove
from kermesse.games.chronos.components import GOD, KIND, OURANOS, TIMERS, WIND
from kermesse.games.chronos.rules.acts import ACTS
from kermesse.games.chronos.rules.legal import legal
from kermesse.games.chronos.rules.scoring import condition
from kermesse.games.chronos.rules.table import durations
from kermesse.games.chronos.state import NO_CARD, ChronosState

TRIES = 8


def redraw(state: ChronosState, viewer: Seat, chance: Chance) -> ChronosState:
    other = state.copy()
    other.chance = chance
    if viewer == ALL_SEEING:
        return other
    _redraw_durations(other, chance)
    _redraw_cards(other, viewer, chance)
    chance.shuffle(other.reserve, "redraw reserve")
    if other.terms.plans:
        _redraw_plans(other, viewer, chance)
    if other.terms.steps:
        _redraw_acts(other, viewer, chance)
    return other


# By the rules, and not by the view: else a view that shows too much would be believed.


def sees_pile(state: ChronosState, seat: Seat, viewer: Seat) -> bool:
    """True if the viewer can know a whole personal pile: its owner can, and everybody once the round is over."""
    return seat == viewer or state.phase in ("interval", "over")


def sees_discard(state: ChronosState, viewer: Seat) -> bool:
    """True if they can look through the discard: with OURANOS in front, and while they resolve CHARON."""
    if viewer < 0:
        return False
    choice = state.choices[viewer]
    return OURANOS in state.front[viewer] or (choice is not None and choice.kind == "charon")


def _redraw_durations(state: ChronosState, chance: Chance) -> None:
    """Redraw timers that were never flipped; with mirrored pairs, one flipped timer shows all like it."""
    known = state.known
    if all(known):
        return
    for timer, drawn in enumerate(durations(state.terms, chance)):
        likes = range(timer & 1, 12, 2) if state.terms.mirror else range(timer, timer + 1)
        if not any(known[like] for like in likes):
            state.sand[timer].dur = drawn


def _redraw_cards(state: ChronosState, viewer: Seat, chance: Chance) -> None:
    """Redraw every card below a top, in a face-down pile, under SELENE, or in the discard."""
    before = state.copy()
    for attempt in range(TRIES):
        _shuffle_hidden(state, viewer, chance, attempt)
        if not _somebody_has_won(state, viewer):
            return
    state.piles, state.hands, state.stored, state.discard = before.piles, before.hands, before.stored, before.discard
    _swap_hidden(state, viewer, chance)


def _somebody_has_won(state: ChronosState, viewer: Seat) -> bool:
    """True if a player still in the round has a winning pile, which cannot be where victory is announced
    automatically.
    """
    if state.terms.manual or state.phase in ("interval", "over"):
        return False
    return any(seat != viewer and condition(state, seat) for seat in range(state.n))


def _swap_hidden(state: ChronosState, viewer: Seat, chance: Chance) -> None:
    """Swap a card below a top with one of a centre pile, starting from the true piles, wherever nobody wins by it."""
    hands = [hand for seat, hand in enumerate(state.hands) if len(hand) > 1 and not sees_pile(state, seat, viewer)]
    piles = [pile for pile, up in zip(state.piles, state.up, strict=True) if len(pile) > 1 and up]
    for swap in range(40 if hands and piles else 0):
        hand = hands[chance.below(len(hands), "swap hand", swap)]
        pile = piles[chance.below(len(piles), "swap pile", swap)]
        a = chance.below(len(hand) - 1, "swap a", swap)
        b = chance.below(len(pile) - 1, "swap b", swap)
        if KIND[pile[b]] < WIND and not state.terms.open_scores:
            hand[a], pile[b] = pile[b], hand[a]
            if _somebody_has_won(state, viewer):
                hand[a], pile[b] = pile[b], hand[a]


def _shuffle_hidden(state: ChronosState, viewer: Seat, chance: Chance, attempt: int) -> None:
    piles: list[tuple[list[int], int]] = []  # lists, and how many cards of them from the bottom are hidden
    for pile, up in zip(state.piles, state.up, strict=True):
        piles.append((pile, len(pile) - 1 if up else len(pile)))
    hands = [
        (hand, len(hand) - 1)
        for seat, hand in enumerate(state.hands)
        if len(hand) > 1 and not sees_pile(state, seat, viewer)
    ]
    if (
        state.terms.open_scores
    ):  # a score that everybody sees must stay: only the order below the top is anybody's guess
        for number, (hand, hidden) in enumerate(hands):
            below = hand[:hidden]
            chance.shuffle(below, f"redraw hand {number}", attempt)
            hand[:hidden] = below
        hands = []
    stored = [(cards, len(cards)) for seat, cards in enumerate(state.stored) if cards and seat != viewer]
    pool = [card for cards, hidden in (*piles, *hands, *stored) for card in cards[: max(0, hidden)]]
    shown_discard = sees_discard(state, viewer)
    if not shown_discard:
        pool += [card for card in state.discard if card != state.last_god]
    chance.shuffle(pool, "redraw cards", attempt)
    # A personal pile has no god and no Wind in it, SELENE no god: these choose first.
    for cards, hidden in hands:
        _fill(cards, hidden, pool, WIND)
    for cards, hidden in stored:
        _fill(cards, hidden, pool, GOD)
    for cards, hidden in piles:
        for at in range(hidden):
            cards[at] = pool.pop()
    if not shown_discard:
        for at, card in enumerate(state.discard):
            if card != state.last_god:
                state.discard[at] = pool.pop()
    assert not pool
    assert state.last_god == NO_CARD or KIND[state.last_god] == GOD


def _fill(cards: list[int], hidden: int, pool: list[int], first_unfit: int) -> None:
    """Kinds are in order: territory, monster, Wind, god."""
    for at in range(hidden):
        fit = next(i for i, card in enumerate(pool) if KIND[card] < first_unfit)
        cards[at] = pool.pop(fit)


def _redraw_plans(state: ChronosState, viewer: Seat, chance: Chance) -> None:
    """Redraw others' plans: whether there are any where the sand still runs, and where they lead."""
    for timer in range(12):
        owner = state.owner[timer]
        if owner < 0 or owner == viewer or state.phase != "play" or state.place[timer] == BAG:
            continue
        if state.runs_out[timer] < NEVER:
            planned = chance.below(2, "redraw plan", timer) == 1
        else:
            planned = state.plans[timer] is not None
        to = PLACES[chance.below(len(state.piles), "redraw plan's goal", timer)]
        state.plans[timer] = PlanMove(TIMERS[timer], to, True, None, "go") if planned else None


def _redraw_acts(state: ChronosState, viewer: Seat, chance: Chance) -> None:
    """Redraw what others have submitted to this step, unless it is already being carried out in the open."""
    if all(act is not None for act in state.acts):
        _redraw_queue(state, viewer, chance)
        return
    for seat in range(state.n):
        if seat != viewer and state.acts[seat] is not None:
            state.acts[seat] = None
            state.acts[seat] = _some_act(state, seat, chance)


def _redraw_queue(state: ChronosState, viewer: Seat, chance: Chance) -> None:
    """Redraw a step that waits for a choice: the rest of it is as secret as before."""
    for seat in state.queue:
        if seat != viewer:
            state.acts[seat] = Pass()


def _some_act(state: ChronosState, seat: Seat, chance: Chance) -> Act:
    listed = [command for command in legal(state, seat, NEVER) if type(command) in ACTS]
    drawn = chance.below(len(listed) + 1, "redraw act", seat)
    return cast(Act, listed[drawn]) if drawn < len(listed) else Pass()

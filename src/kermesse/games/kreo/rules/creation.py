"""Creation: the cards are turned up one by one, each resolved before the next; then Japet's replays."""

from typing import Final

from kermesse.core.clock import Millis
from kermesse.core.game import Event
from kermesse.games.kreo.commands import DISCARD, Play
from kermesse.games.kreo.components import (
    ALTERATION,
    ELEMENTS,
    FACES,
    IDENTITY,
    KIND,
    LEVEL,
    NATURES,
    RANK,
    REWARD,
    STANDS_FOR,
    Card,
    Element,
    Kind,
)
from kermesse.games.kreo.events import (
    BetSettled,
    CardLost,
    CardRevealed,
    DivinationClosed,
    ElementInPlay,
    HecatonchiresOff,
    NatureComplete,
    NatureInPlay,
    PowerUsed,
    Protected,
    ProtectionReturned,
    Replayed,
    TokenGained,
    WhyLost,
)
from kermesse.games.kreo.pieces import Bet, Entry, Owned
from kermesse.games.kreo.rules.aggressions import attack, put_away
from kermesse.games.kreo.rules.asking import answered, ask
from kermesse.games.kreo.rules.ending import end_game, planet_complete
from kermesse.games.kreo.rules.knowledge import came_out
from kermesse.games.kreo.rules.turn import end_turn, move_marker
from kermesse.games.kreo.state import NOBODY, KreoState, counts_as_any, may_attack, order_of
from kermesse.games.kreo.tree import can_enter, incomplete, is_complete, missing

AS_NATURE: Final = Play("nature")
UNDER: Final[dict[str, dict[str, Play]]] = {
    nature: {element: Play("element", nature, element) for element in ELEMENTS}  # type: ignore[arg-type]
    for nature in NATURES
}
FORBIDDEN_LEVEL: Final = {"titan": 2, "titanide": 3}


def begin_creation(state: KreoState, now: Millis, events: list[Event] | None) -> None:
    """Begin the Creation: the Divination closes, the last turn is known, the order is fixed."""
    answered(state)
    order = order_of(state)
    state.last_turn = not any(state.hands)  # R7
    state.queue = [Entry(seat, slot) for seat in order for slot in range(1, len(state.placed[seat]) + 1)]
    state.revealed = 0
    state.ready = 0
    state.skip_next |= state.cronos
    if events is not None:
        events.append(DivinationClosed(order, state.last_turn))
    state.phase = "creation_start"
    japet = power_holder(state, "JAPET")
    if japet == NOBODY:
        state.phase = "creation"
        go_on(state, now, events)
    else:
        ask(state, japet, "japet", now)


def power_holder(state: KreoState, name: str) -> int:
    """The seat with this face that takes part and has a use left, or NOBODY."""
    if state.titans and name in state.names:
        seat = state.names.index(name)
        if state.uses[seat] and state.taking_part >> seat & 1:
            return seat
    return NOBODY


def answer_japet(state: KreoState, seat: int, use: bool, events: list[Event] | None) -> None:
    answered(state)
    if use:
        state.japet = True
        _spend_use(state, seat, events)
    state.phase = "creation"


def go_on(state: KreoState, now: Millis, events: list[Event] | None) -> None:
    """Turn up card after card until a decision, the end of the turn or the end of the game."""
    while state.decision == "" and state.phase in ("creation", "replay"):
        if state.phase == "creation" and state.revealed < len(state.queue):
            _reveal(state, state.queue[state.revealed], now, events)
        elif state.phase == "creation" and state.japet and state.lost:
            state.phase = "replay"
            state.player = state.names.index("JAPET")
        elif state.phase == "replay" and state.lost:
            _next_replay(state, now, events)
        else:
            end_turn(state, now, events)


def _reveal(state: KreoState, entry: Entry, now: Millis, events: list[Event] | None) -> None:
    seat = entry.seat
    card = state.placed[seat][entry.slot - 1]
    state.placed[seat][entry.slot - 1] = ""
    state.revealed += 1
    state.player = seat
    came_out(state, card)
    if events is not None:
        events.append(CardRevealed(seat, entry.slot, card))
    for bet in state.bets:
        if bet.target == seat and bet.slot == entry.slot:
            _settle_bet(state, bet, card, events)
            break
    kind = KIND[card]
    if kind == "aggression" and (state.turn == 1 or state.last_turn) and not may_attack(state, seat):
        _lose(state, card, "banned", events)  # R9: even if Les Hécatonchires would sweep it away
        end_game(state, "aggression_first" if state.turn == 1 else "aggression_last", events)
        return
    previous = state.last_played
    state.last_played = kind
    if kind == "nature":
        _play_nature(state, seat, card, now, events)
    elif state.hecatonchires:
        _lose(state, card, "swept", events)
    elif kind == "element":
        _play_element(state, seat, card, previous, now, events)
    else:
        attack(state, seat, card, now, events)


def _settle_bet(state: KreoState, bet: Bet, card: Card, events: list[Event] | None) -> None:
    """Settle a bet of Thémis' before the card acts (4.5)."""
    state.bets.remove(bet)
    assert bet.guess is not None
    won = IDENTITY[card] == bet.guess
    tokens = 0
    if won:
        winnings = min(REWARD[KIND[card]], state.reserve)
        state.reserve -= winnings
        tokens = 1 + winnings
        state.energy[bet.by] += tokens
    else:
        state.reserve += 1
    if events is not None:
        events.append(BetSettled(bet.by, bet.target, bet.guess, won, tokens))


def _play_nature(state: KreoState, seat: int, card: Card, now: Millis, events: list[Event] | None) -> None:
    if state.hecatonchires:  # R18: whatever happens to it
        state.hecatonchires = False
        if events is not None:
            events.append(HecatonchiresOff(seat, card))
    if is_restricted(state, seat, card):
        _lose(state, card, "restricted", events)
        return
    state.current = card
    options = play_options(state)
    if options == [DISCARD]:
        _lose(state, card, "no_place", events)
    elif len(options) == 1 and state.options.auto_play:
        play(state, options[0], None, now, events)
    else:
        ask(state, seat, "play", now)


def is_restricted(state: KreoState, seat: int, nature: Card) -> bool:
    """True if the seat may not play it: a Titan no Nature of level II, a Titanide none of level III."""
    name = state.names[seat]
    return name != "" and LEVEL[nature] == FORBIDDEN_LEVEL[FACES[name].side]


def _play_element(
    state: KreoState, seat: int, card: Card, previous: Kind | None, now: Millis, events: list[Event] | None
) -> None:
    if not _is_associated(state, card, previous):
        _lose(state, card, "not_associated", events)
        return
    state.current = card
    options = play_options(state)
    if not options:
        _lose(state, card, "no_place", events)
    elif len(options) == 1 and state.options.auto_play:
        play(state, options[0], None, now, events)
    else:
        ask(state, seat, "play", now)


def _is_associated(state: KreoState, card: Card, previous: Kind | None) -> bool:
    return not (state.options.altered and ALTERATION[card] == "associe" and previous != "element")


def play_options(state: KreoState) -> list[Play]:
    """The plays of the card just revealed, in canonical order; the first is the default."""
    card = state.current
    if KIND[card] == "element":
        return places(state, card)
    if can_enter(state, card):
        return [AS_NATURE, *places(state, card)]
    return [*places(state, card), DISCARD]  # type: ignore[list-item]


def places(state: KreoState, card: Card) -> list[Play]:
    """The places for a card as an Element: those that complete a Nature first, then the higher level, then tree
    order.
    """
    wild = counts_as_any(state, state.player) and KIND[card] == "element" and state.phase == "creation"
    stands_for = ELEMENTS if wild else STANDS_FOR[card]
    found: list[tuple[bool, int, int, int, Play]] = []
    for nature in incomplete(state):
        lacks = missing(state, nature)
        for element in lacks:
            if element in stands_for:
                found.append((len(lacks) > 1, -LEVEL[nature], RANK[nature], len(found), UNDER[nature][element]))
    if len(found) > 1:
        found.sort(key=_canonical)
    return [place[4] for place in found]


def _canonical(place: tuple[bool, int, int, int, Play]) -> tuple[bool, int, int, int]:
    return place[:4]


def play(state: KreoState, option: Play, take: bool | None, now: Millis, events: list[Event] | None) -> None:
    """Carry out the choice for the card just revealed."""
    answered(state)
    seat, card = state.player, state.current
    if option.as_ == "discard":
        _lose(state, card, "chosen", events)
        return
    state.current = ""
    state.landed = card
    if option.as_ == "nature":
        state.table[card] = []
        if events is not None:
            events.append(NatureInPlay(seat, card))
    else:
        assert option.nature is not None
        assert option.element is not None
        _slide_under(state, seat, card, option.nature, option.element, events)
    if KIND[card] == "nature" and state.reserve:
        if take is None and state.options.ask_energy:
            ask(state, seat, "energy", now)
            return
        if take if take is not None else not state.leaves >> seat & 1:
            gain_token(state, seat, events)
    _settle(state, now, events)


def _slide_under(
    state: KreoState, seat: int, card: Card, nature: str, element: Element, events: list[Event] | None
) -> None:
    state.table[nature].append(Owned(card, element))
    state.under = nature
    if events is not None:
        events.append(ElementInPlay(seat, card, nature, element, IDENTITY[card] != element))


def gain_token(state: KreoState, seat: int, events: list[Event] | None) -> None:
    state.reserve -= 1
    state.energy[seat] += 1
    if events is not None:
        events.append(TokenGained(seat))


def answer_energy(state: KreoState, seat: int, take: bool, now: Millis, events: list[Event] | None) -> None:
    answered(state)
    if take:
        gain_token(state, seat, events)
    _settle(state, now, events)


def _settle(state: KreoState, now: Millis, events: list[Event] | None) -> None:
    """Resolve the effects of a card put in play: marker, completion, Téthys (3.7, steps 3 to 5)."""
    card, nature = state.landed, state.under
    if state.options.altered and ALTERATION[card] == "perturbateur":
        move_marker(state, 1, "perturbateur", events)  # R31
    if nature and is_complete(state, nature):
        _complete(state, nature, events)
    elif nature and KIND[card] == "element" and state.reserve:
        tethys = power_holder(state, "TETHYS")
        if tethys != NOBODY:
            ask(state, tethys, "tethys", now)
            return
    state.landed = state.under = ""


def _complete(state: KreoState, nature: str, events: list[Event] | None) -> None:
    if events is not None:
        events.append(NatureComplete(nature))
    owned = state.table[nature]
    for at, card in enumerate(owned):
        if card.token:
            owned[at] = Owned(card.card, card.element)
            state.reserve += 1
            if events is not None:
                events.append(ProtectionReturned(nature, card.card))
    if nature == "PLANETE":
        planet_complete(state, events)


def answer_tethys(state: KreoState, seat: int, use: bool, events: list[Event] | None) -> None:
    answered(state)
    if use:
        _spend_use(state, seat, events)
        owned = state.table[state.under]
        owned[-1] = Owned(owned[-1].card, owned[-1].element, True)
        state.reserve -= 1
        if events is not None:
            events.append(Protected(state.under, state.landed))
    state.landed = state.under = ""


def _spend_use(state: KreoState, seat: int, events: list[Event] | None) -> None:
    state.uses[seat] -= 1
    if events is not None:
        events.append(PowerUsed(seat, state.names[seat], state.uses[seat]))


def _lose(state: KreoState, card: Card, why: WhyLost, events: list[Event] | None) -> None:
    state.current = ""
    put_away(state, card)
    if events is not None:
        events.append(CardLost(state.player, card, why))


def _next_replay(state: KreoState, now: Millis, events: list[Event] | None) -> None:
    options = replay_options(state)
    if len(options) == 1 and state.options.auto_play:
        replay(state, *options[0], now, events)
    else:
        ask(state, state.player, "japet_play", now)


def replay_options(state: KreoState) -> list[tuple[Card, Play | None]]:
    """Every card left to replay, with each of its places; None as the place if it has none."""
    options: list[tuple[Card, Play | None]] = []
    for card in state.lost:
        where = replay_places(state, card)
        options += [(card, place) for place in where] if where else [(card, None)]
    return options


def replay_places(state: KreoState, card: Card) -> list[Play]:
    """The places for a replayed card; none for a card that would be swept again, or is not associated (R35)."""
    if state.hecatonchires or not _is_associated(state, card, state.last_played):
        return []
    return places(state, card)


def replay(state: KreoState, card: Card, place: Play | None, now: Millis, events: list[Event] | None) -> None:
    """Replay a card as if Japet had just revealed it; once only."""
    answered(state)
    state.lost.remove(card)
    state.discard.remove(card)
    if events is not None:
        events.append(Replayed(state.player, card))
    previous = state.last_played
    state.last_played = "element"
    if place is not None:
        state.current = card
        play(state, place, None, now, events)
    elif state.hecatonchires:
        _lose(state, card, "swept", events)
    elif not _is_associated(state, card, previous):
        _lose(state, card, "not_associated", events)
    else:
        _lose(state, card, "no_place", events)

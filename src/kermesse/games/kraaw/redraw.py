"""Another table of Kraaw that a viewer cannot tell from this one, worked out from the state by docs/rules/kraaw.md,
3.8.
"""

from kermesse.core.chance import Chance
from kermesse.core.game import Seat
from kermesse.games.kraaw.state import DOWN, HAND, NOBODY, KraawState, kitty, row


def redraw(state: KraawState, viewer: Seat, chance: Chance) -> KraawState:
    """Deal everything that is hidden from that viewer anew."""
    other = state.copy()
    other.chance = chance
    _redraw_secrets(other, viewer, chance)
    if state.contenders:
        _redraw_cards(other, viewer, chance)
    return other


def is_seen(state: KraawState, viewer: Seat, place: int) -> bool:
    """With a memory aid, what was ever shown to this viewer; without, what lies there, or is held in the hand."""
    if state.phase in ("round_end", "game_over") and state.options.reveal_at_round_end:
        return True
    if not state.options.memory_aid:
        held = state.phase == "reveal" and state.active == viewer and place == HAND * viewer + state.looked
        return held or state.faces[place] != DOWN
    looked = viewer in state.contenders and state.known_to[place] >> viewer & 1
    return state.public[place] or bool(looked)


def _redraw_secrets(state: KraawState, viewer: Seat, chance: Chance) -> None:
    """Jewels declared and claims made by the others."""
    for seat in range(state.n):
        if seat != viewer and state.phase == "jewels" and state.jewels[seat] >= 0:
            state.jewels[seat] = chance.below(100, f"redraw jewels {seat}")
    if state.phase != "look" or state.swapped or state.options.hand_swap == "off":
        return
    own = state.claims & (1 << viewer if viewer >= 0 else 0)
    others = [seat for seat in state.contenders if seat != viewer]
    if state.options.hand_swap == "sealed":
        others = [seat for seat in others if not state.pending >> seat & 1]
        state.claims = own
        for seat in others:
            state.claims |= chance.below(2, f"redraw claim {seat}") << seat
    elif state.claims:
        some = chance.below(1 << len(others), "redraw claims")
        if not own and not some:
            some = 1 << chance.below(len(others), "redraw one claim")
        state.claims = own
        for i, seat in enumerate(others):
            state.claims |= (some >> i & 1) << seat


def _redraw_cards(state: KraawState, viewer: Seat, chance: Chance) -> None:
    values, dealt_to = state.values, state.dealt_to
    places = [place for seat in state.contenders for place in row(state, seat)] + list(kitty(state))
    hidden = [place for place in places if not is_seen(state, viewer, place)]
    knows_hand = viewer in state.contenders and (state.options.memory_aid or state.phase == "look")
    own = [place for place in hidden if knows_hand and dealt_to[place] == viewer]
    rest = [place for place in hidden if place not in own]
    if knows_hand and state.chien_slot[viewer] >= 0:
        _give_another(state, viewer, own, rest, chance)
    _shuffle_values(values, own, chance, "redraw own")
    if knows_hand and state.options.memory_aid and state.seen_chien[viewer]:  # it knows what it put into the kitty
        through = [place for place in rest if dealt_to[place] == NOBODY]
        _shuffle_values(values, through, chance, "redraw kitty")
        rest = [place for place in rest if dealt_to[place] != NOBODY]
    _shuffle_values(values, rest, chance, "redraw rest")
    for seat in state.contenders:
        if seat != viewer or not knows_hand:
            _remember_anew(state, seat, chance)


def _give_another(state: KraawState, viewer: Seat, own: list[int], rest: list[int], chance: Chance) -> None:
    """A seat that exchanged with the kitty does not know which of its five it gave away, nor where that card is now."""
    values = state.values
    gone = state.seen_hand[viewer][:]
    for place in range(HAND * state.n):
        if state.dealt_to[place] == viewer:
            gone.remove(values[place])
    might_be = [place for place in rest if state.dealt_to[place] == NOBODY and place != state.chien_card[viewer]]
    where = [place for place in might_be if values[place] == gone[0]]
    if own and where:
        mine = [*own, where[0]][chance.below(len(own) + 1, "redraw given away")]
        values[mine], values[where[0]] = values[where[0]], values[mine]


def _remember_anew(state: KraawState, seat: Seat, chance: Chance) -> None:
    """A seat's memory of its opening five, made to fit the cards that it was dealt by this redraw."""
    hand = [state.values[place] for place in range(HAND * state.n) if state.dealt_to[place] == seat]
    if len(hand) < HAND:
        given = kitty(state)[chance.below(HAND, f"redraw gift {seat}")]
        hand.append(state.values[given])
    state.seen_hand[seat] = sorted(hand)
    if state.seen_chien[seat]:
        state.seen_chien[seat] = sorted(state.values[place] for place in kitty(state))


def _shuffle_values(values: list[int], places: list[int], chance: Chance, source: str) -> None:
    drawn = [values[place] for place in places]
    chance.shuffle(drawn, source)
    for place, value in zip(places, drawn, strict=True):
        values[place] = value

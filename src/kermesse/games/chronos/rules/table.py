"""The set-up of a game and of a round, and the phases around play (docs/rules/chronos.md, 2 and 3.3)."""

from kermesse.core.chance import Chance
from kermesse.core.clock import NEVER, Millis, SandTimer, after, empty_timer, shown
from kermesse.core.defaults import new_state
from kermesse.core.game import Event, Refused
from kermesse.games.chronos.commands import HOME, OUT, ChooseColour
from kermesse.games.chronos.components import (
    ALL_CARDS,
    CARDS,
    CASTOR,
    COLOURS,
    EOS,
    GODS,
    POLLUX,
    TIMERS,
    deck_of,
)
from kermesse.games.chronos.events import (
    ColourChosen,
    ColoursDrawn,
    PhaseChanged,
    PileFlipped,
    RoundSetUp,
    SeatReady,
    StoredRevealed,
)
from kermesse.games.chronos.options import ChronosOptions, Terms, settle
from kermesse.games.chronos.rules.cards import lay_in_realm, names
from kermesse.games.chronos.rules.due import set_due
from kermesse.games.chronos.rules.ending import check_victory, still
from kermesse.games.chronos.rules.moves import turn_up
from kermesse.games.chronos.rules.steps import begin_step
from kermesse.games.chronos.state import LONG_AGO, NEUTRAL, NO_CARD, NOBODY, ChronosState, Phase

TEMPLE_ROW = 5


def setup(seats: int, options: ChronosOptions, chance: Chance, now: Millis) -> tuple[ChronosState, list[Event]]:
    state = blank_table(seats, options, chance)
    events: list[Event] = []
    if state.terms.lot:
        _draw_colours(state, events)
    lay_out_round(state, now, events)
    set_due(state)
    return state, events


def blank_table(seats: int, options: ChronosOptions, chance: Chance) -> ChronosState:
    """A table with its timers and no cards."""
    terms = settle(options, seats)
    state = new_state(ChronosState, seats, n=seats, options=options, terms=terms, chance=chance)
    state.tokens = [0] * terms.units
    state.sand = [empty_timer(duration) for duration in durations(terms, chance)]
    state.owner = hand_out(seats, terms, list(range(6)))
    return state


def durations(terms: Terms, chance: Chance) -> list[Millis]:
    """The durations of all timers: each has its own for the whole game (1.1)."""
    steps = 3 * terms.spread
    drawn = []
    for timer in range(12):
        source = timer & 1 if terms.mirror else timer
        k = chance.below(2 * steps + 1, "duration", source) - steps
        drawn.append(duration(terms, k))
    return drawn


def duration(terms: Terms, k: int) -> Millis:
    return round(round(terms.mean_ms * (300 + k) / 300) * terms.scale)


def hand_out(seats: int, terms: Terms, colours: list[int]) -> list[int]:
    """The controlling seat of each timer, colours dealt in this order (2.1, 2.5)."""
    owner = [NOBODY] * 12
    if terms.one_timer:
        for seat in range(seats):
            owner[2 * colours[seat % terms.units] + seat // terms.units] = seat
        return owner
    pairs = 2 if terms.mode in ("solo4", "duel") else 1
    for seat in range(seats):
        for colour in colours[pairs * seat : pairs * seat + pairs]:
            owner[2 * colour] = owner[2 * colour + 1] = seat
    if terms.duel:
        owner[2 * colours[4]] = owner[2 * colours[4] + 1] = NEUTRAL
    return owner


def lay_out_round(state: ChronosState, now: Millis, events: list[Event] | None) -> None:
    """Lay out a round: new piles from all cards except those under SELENE, a new temple row, all timers home
    and empty.
    """
    state.round_no += 1
    still(state)
    kept, stored = state.stored, [card for cards in state.stored for card in cards]
    deck = deck_of_round(state)
    in_deck = set(deck)
    state.box = [card for card in ALL_CARDS if card not in in_deck]
    state.hands = [[] for _ in range(state.n)]
    state.winds = [[] for _ in range(state.n)]
    state.stored = [[] for _ in range(state.n)]
    state.discard, state.last_god = [], NO_CARD
    _build_piles(state, [card for card in deck if card not in stored])
    _lay_temple(state)
    _bring_home(state)
    state.ready = state.votes = 0
    state.choices = [None] * state.n
    if events is not None:
        sizes = [len(pile) for pile in state.piles]
        events.append(RoundSetUp(state.round_no, sizes, [GODS[god] for god in state.row], state.starter, owners(state)))
    for seat, cards in enumerate(kept):
        if cards:
            for card in cards:
                lay_in_realm(state, seat, card)
            if events is not None:
                events.append(StoredRevealed(seat, names(cards)))
    state.phase, state.phase_until = "ready", after(now, state.terms.ready_ms)
    if events is not None:
        events.append(PhaseChanged("ready", shown(state.phase_until)))


def deck_of_round(state: ChronosState) -> list[int]:
    terms = state.terms
    base_gods = terms.gods == "on" or (terms.gods == "later" and state.round_no > 1)
    return list(deck_of(terms.level, base_gods, not terms.one_timer))


def _build_piles(state: ChronosState, deck: list[int]) -> None:
    state.chance.shuffle(deck, "deck", state.round_no)
    count = state.terms.piles
    state.piles = [deck[pile::count][::-1] for pile in range(count)]
    if state.terms.ragged:
        for move in range(2 * count):
            a, b = _two_piles(state, count, move)
            if len(state.piles[a]) > 3:
                state.piles[b].insert(0, state.piles[a].pop(0))
    state.up = [state.terms.duel] * count


def _two_piles(state: ChronosState, count: int, move: int) -> tuple[int, int]:
    drawn = state.chance.below(count * (count - 1), "ragged", 1000 * state.round_no + move)
    a, b = divmod(drawn, count - 1)
    return a, b + (b >= a)


def _lay_temple(state: ChronosState) -> None:
    """Five Temple gods, and the other twin if one is among them (2.4)."""
    state.front = [[] for _ in range(state.n)]
    state.reserved = [NO_CARD] * state.n
    state.row, state.used, state.reserve = [], [], []
    state.gods_out = gods_left_out(state.terms)
    if state.terms.level == 3:
        gods = [god for god in range(len(GODS)) if god not in state.gods_out]
        state.chance.shuffle(gods, "temple", state.round_no)
        lay_row(state, gods)


def gods_left_out(terms: Terms) -> list[int]:
    """The Temple gods that are not used at such a table."""
    if terms.level < 3:
        return list(range(len(GODS)))
    out = [] if terms.twins else [CASTOR, POLLUX]
    return [*out, EOS] if terms.steps else out


def lay_row(state: ChronosState, gods: list[int]) -> None:
    state.row, state.reserve = gods[:TEMPLE_ROW], gods[TEMPLE_ROW:]
    for twin, other in ((CASTOR, POLLUX), (POLLUX, CASTOR)):
        if twin in state.row and other in state.reserve:
            state.reserve.remove(other)
            state.row.append(other)


def _bring_home(state: ChronosState) -> None:
    neutral_pile = 6
    for timer in range(12):
        sand = state.sand[timer]
        state.sand[timer] = SandTimer(sand.dur, 0, 0, False)
        owner = state.owner[timer]
        state.place[timer] = OUT if owner == NOBODY else HOME
        if owner == NEUTRAL:
            state.place[timer] = neutral_pile
            neutral_pile += 1
    state.touched = [LONG_AGO] * 12
    state.hand_at = [LONG_AGO] * state.n
    state.knock_at = [LONG_AGO] * state.n
    state.contest_at = [LONG_AGO] * state.n
    state.sand_now = state.step_no = state.step_row = 0


def owners(state: ChronosState) -> dict[str, int]:
    return {TIMERS[timer]: state.owner[timer] for timer in range(12) if state.owner[timer] != NOBODY}


# Colours (2.3)


def judge_colour(state: ChronosState, seat: int, name: str) -> int:
    """The colour of that name; the first to ask gets it. Raises Refused."""
    if state.phase != "ready" or state.round_no > 1 or state.ready >> seat & 1:
        raise Refused("not_now", "2.3")
    if state.terms.lot:
        raise Refused("option_off", "2.3", command="choose_colour")
    if name not in COLOURS[: state.terms.colours]:
        raise Refused("no_such_colour", "2.3", colour=name)
    colour = COLOURS.index(name)
    if state.chosen[colour] == seat:
        raise Refused("already_done", "2.3")
    holder = state.owner[2 * colour]
    if state.chosen[colour] != NOBODY or (holder not in (seat, NOBODY, NEUTRAL) and state.ready >> holder & 1):
        raise Refused("colour_taken", "2.3", colour=name)
    return colour


def choose_colour(state: ChronosState, seat: int, command: ChooseColour, events: list[Event] | None) -> None:
    """Give the seat its colour; the seat that had it by default gets the asker's instead."""
    colour = judge_colour(state, seat, command.colour)
    mine = [own for own in range(6) if state.owner[2 * own] == seat]
    if colour not in mine:
        given = next((own for own in mine if state.chosen[own] != seat), mine[0])
        state.chosen[given] = NOBODY
        for timer in (0, 1):
            a, b = 2 * colour + timer, 2 * given + timer
            state.owner[a], state.owner[b] = state.owner[b], state.owner[a]
        _bring_home(state)
    state.chosen[colour] = seat
    if events is not None:
        events.append(ColourChosen(seat, command.colour, owners(state)))


# Phases


def get_ready(state: ChronosState, seat: int, now: Millis, events: list[Event] | None) -> None:
    if state.phase == "ready" and state.round_no == 1 and not state.ready:
        state.starter = seat  # the most punctual player (R57)
    state.ready |= 1 << seat
    if events is not None:
        events.append(SeatReady(seat))
    if state.ready == (1 << state.n) - 1:
        end_phase(state, now, events)


def end_phase(state: ChronosState, now: Millis, events: list[Event] | None) -> None:
    """Go on to the next phase: everybody is ready, or time is up."""
    phase = state.phase
    if phase == "interval":
        _next_round(state, now, events)
    elif phase == "ready":
        enter(state, "countdown", now + state.terms.countdown_ms, events)
        if not state.terms.countdown_ms:
            _start(state, now, events)
    elif phase == "countdown":
        _start(state, now, events)
    else:
        _play(state, now, events)
    check_victory(state, state.starter, now, events)  # cards that SELENE kept may win when they return (5.2)


def enter(state: ChronosState, phase: Phase, until: Millis, events: list[Event] | None) -> None:
    state.phase, state.phase_until = phase, until
    if events is not None:
        events.append(PhaseChanged(phase, shown(until)))


def _start(state: ChronosState, now: Millis, events: list[Event] | None) -> None:
    """Start play: moment T0 of the round."""
    terms = state.terms
    if terms.duel:
        enter(state, "zone", NEVER if terms.steps else now + terms.zone_ms, events)
        if terms.steps:
            begin_step(state, now)
        return
    if not terms.all_at_once:
        _play(state, now, events)
        if terms.player_flips:
            state.next_flip = now + 2 * terms.flip_gap_ms
        else:
            flip_next(state, now, events)
        return
    for pile in range(len(state.piles)):
        state.up[pile] = True
        if events is not None:
            events.append(PileFlipped(pile, CARDS[state.piles[pile][-1]]))
    if terms.look_ms:
        enter(state, "look", now + terms.look_ms, events)
    else:
        _play(state, now, events)


def _play(state: ChronosState, now: Millis, events: list[Event] | None) -> None:
    enter(state, "play", NEVER, events)
    if state.terms.steps:
        begin_step(state, now)
    else:
        state.round_until = after(now, state.terms.round_ms)


def flip_next(state: ChronosState, now: Millis, events: list[Event] | None) -> None:
    """Turn the next pile face up, in order from the starter's."""
    count = len(state.piles)
    pile = next(pile for step in range(count) if not state.up[pile := (state.starter + step) % count])
    turn_up(state, pile, now, events)


def _next_round(state: ChronosState, now: Millis, events: list[Event] | None) -> None:
    if 2 * state.votes.bit_count() > state.n:
        _draw_colours(state, events)
    state.starter = min(state.winners)
    lay_out_round(state, now, events)


def _draw_colours(state: ChronosState, events: list[Event] | None) -> None:
    """Draw markers from the bag, among all colours of the box in use (2.3, R56)."""
    colours = list(range(state.terms.colours))
    state.chance.shuffle(colours, "colours", state.round_no)
    state.owner = hand_out(state.n, state.terms, colours)
    state.chosen = [NOBODY] * 6
    if events is not None:
        events.append(ColoursDrawn(owners(state)))

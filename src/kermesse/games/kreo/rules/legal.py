"""All that a seat can ask now, equivalent commands once."""

from itertools import combinations, permutations

from kermesse.core.clock import Millis
from kermesse.core.game import SEATS_OF, Command
from kermesse.games.kreo.commands import (
    BETS,
    BURN,
    BURN_AND_LEAVE,
    CEOS,
    CRIOS,
    ENERGY,
    HYPERION,
    JAPET,
    OCEANOS,
    OFFER,
    PHEBE,
    PLACE,
    POLICY_LEAVE,
    POLICY_TAKE,
    RECOVER,
    REMEMBER,
    RHEA_AFTER,
    RHEA_FIRST,
    RHEA_LAST,
    SHOW,
    TETHYS,
    UNREADY,
    Burn,
    Cronos,
    Drop,
    JapetPlay,
    Oceanos,
    Place,
    Play,
    Ready,
    ReplyExchange,
    Strike,
    TakeEnergy,
    Theia,
)
from kermesse.games.kreo.components import ALL_CARDS, KIND, SIDES, Card
from kermesse.games.kreo.rules.creation import cards_to_drop, play_options, replay_options, replay_places
from kermesse.games.kreo.rules.powers import may_announce_crios
from kermesse.games.kreo.rules.table import is_last_to_take
from kermesse.games.kreo.state import (
    EXCHANGE_PRICE,
    MOST_TOGGLES,
    RECOVER_PRICE,
    SHOW_PRICE,
    KreoState,
    exposed,
    free_cards,
    held,
    is_laid,
    pinned,
)


def legal(state: KreoState, seat: int, now: Millis) -> list[Command]:
    phase = state.phase
    if phase == "over":
        return []
    commands: list[Command] = []
    if phase == "divination":
        if state.taking_part >> seat & 1:
            commands = _divination(state, seat)
    elif state.asked == seat:
        commands = _setup(state) if phase == "setup_energy" else _decision(state, seat)
    if not state.options.ask_energy:
        commands.append(POLICY_TAKE if state.leaves >> seat & 1 else POLICY_LEAVE)
    return commands


def _setup(state: KreoState) -> list[Command]:
    amounts = [None] if is_last_to_take(state) else list(range(state.reserve + 1))
    if not state.titans:
        return [TakeEnergy(n) for n in amounts]
    return [TakeEnergy(n, side) for n in amounts for side in SIDES]


def _divination(state: KreoState, seat: int) -> list[Command]:
    free = free_cards(state, seat)
    exchange = state.exchange
    commands = _placings(state, seat)
    if exchange is None:
        if state.ready >> seat & 1:
            if state.toggles[seat] < MOST_TOGGLES:
                commands.append(UNREADY)
        elif is_laid(state, seat):
            commands.append(Ready(state.rev))
    elif exchange.to == seat:
        commands += [ReplyExchange(exchange.offer, card) for card in free]
    burnable = [card for card in free if KIND[card] != "aggression"]
    offered = exchange is not None and exchange.seat == seat
    if not state.cronos >> seat & 1 or len(held(state, seat)) + offered > 2:
        commands += [BURN[card] for card in burnable]
        if state.reserve:
            commands += [BURN_AND_LEAVE[card] for card in burnable]
    energy = state.energy[seat]
    if energy >= SHOW_PRICE:
        others = [other for other in range(state.n) if other != seat]
        commands += [SHOW[other][card] for other in others for card in free]
        if energy >= EXCHANGE_PRICE and exchange is None:
            partners = [other for other in others if state.taking_part >> other & 1 and free_cards(state, other)]
            commands += [OFFER[other][card] for other in partners for card in free]
        if energy >= RECOVER_PRICE:
            commands += [RECOVER[give][take] for give in burnable for take in state.discard]
    if state.titans and state.uses[seat]:
        commands += _powers(state, seat, free, burnable)
    return commands


def _placings(state: KreoState, seat: int) -> list[Command]:
    placed = state.placed[seat]
    if is_laid(state, seat) and state.changes[seat] >= state.options.max_changes:
        return []
    pins = pinned(state, seat) if state.bets else []
    own = held(state, seat)
    if not state.cronos >> seat & 1:
        return [PLACE[placed[0]]] if pins else [PLACE[card] for card in own]
    return [Place(pair) for pair in permutations(own, 2) if all(pair[slot - 1] == placed[slot - 1] for slot in pins)]


def _powers(state: KreoState, seat: int, free: list[Card], burnable: list[Card]) -> list[Command]:
    match state.names[seat]:
        case "CRONOS" if not pinned(state, seat):
            return [Cronos(pair) for pair in permutations(free, 2)]
        case "HYPERION":
            return [HYPERION]
        case "RHEA":
            return [RHEA_FIRST, RHEA_LAST, *(RHEA_AFTER[other] for other in _partners(state, seat))]
        case "THEIA":
            return _theia(state, seat, free)
        case "THEMIS" if state.energy[seat]:
            return _bets(state, seat)
        case "CEOS":
            return CEOS[:]
        case "OCEANOS":
            return [OCEANOS[pair] for pair in combinations(SEATS_OF[state.taking_part], 2)]
        case "CRIOS" if may_announce_crios(state, seat):
            return [CRIOS]
        case "PHEBE":
            return [PHEBE[other][slot - 1] for other in range(state.n) if other != seat for slot in _down(state, other)]
        case "MNEMOSYNE":
            return [REMEMBER[give][take] for give in burnable for take in state.discard]
    return []


def _partners(state: KreoState, seat: int) -> list[int]:
    return [other for other in SEATS_OF[state.taking_part] if other != seat]


def _down(state: KreoState, seat: int) -> list[int]:
    return [slot for slot, card in enumerate(state.placed[seat], start=1) if card]


def _theia(state: KreoState, seat: int, free: list[Card]) -> list[Command]:
    others = [other for other in range(state.n) if other != seat]
    in_order = sorted(free, key=ALL_CARDS.index)
    to_two: list[Command] = [Theia((card,), pair) for card in in_order for pair in combinations(others, 2)]
    return to_two + [Theia(pair, (other,)) for pair in combinations(in_order, 2) for other in others]


def _bets(state: KreoState, seat: int) -> list[Command]:
    showed = [shown.seat for shown in state.shown if shown.to == seat]
    return [
        bet
        for other in range(state.n)
        if other != seat and other not in showed
        for slot in _down(state, other)
        if slot not in pinned(state, other)
        for bet in BETS[other][slot - 1]
    ]


def _decision(state: KreoState, seat: int) -> list[Command]:
    match state.decision:
        case "play":
            return _plays(state, seat)
        case "strike":
            return [Strike(nature, owned.card) for nature, owned in exposed(state)]  # type: ignore[arg-type]
        case "drop":
            return [Drop(card) for card in cards_to_drop(state, seat)]
        case "japet_play":
            return [replay_command(card, place) for card, place in replay_options(state)]
        case "japet":
            return JAPET[:]
        case "tethys":
            return TETHYS[:]
        case "energy":
            return ENERGY[:]
    raise AssertionError(f"nobody can answer '{state.decision}'")


def _plays(state: KreoState, seat: int) -> list[Command]:
    options = play_options(state)
    commands: list[Command] = list(options)
    if not state.reserve or KIND[state.current] != "nature":
        return commands
    takes = (True, False) if state.options.ask_energy else (bool(state.leaves >> seat & 1),)
    return commands + [
        Play(option.as_, option.nature, option.element, take)
        for option in options
        if option.as_ != "discard"
        for take in takes
    ]


def replay_command(card: Card, place: Play | None) -> Command:
    return JapetPlay(card) if place is None else JapetPlay(card, place.nature, place.element)


def canonical(state: KreoState, seat: int, command: Command) -> Command:
    """The listed command that stands for an equivalent one."""
    if isinstance(command, Burn) and not state.reserve and command.card in BURN:
        return BURN[command.card]
    if isinstance(command, Play) and command.take is not None and not _take_matters(state, seat, command):
        return Play(command.as_, command.nature, command.element)
    if isinstance(command, TakeEnergy) and is_last_to_take(state) and command.n == state.reserve:
        return TakeEnergy(None, command.face)
    if isinstance(command, Oceanos) and command.a > command.b:
        return Oceanos(command.b, command.a)
    if isinstance(command, Theia) and all(card in ALL_CARDS for card in command.cards):
        return Theia(tuple(sorted(command.cards, key=ALL_CARDS.index)), tuple(sorted(command.targets)))
    if isinstance(command, JapetPlay) and command.nature is None and command.element is None:
        where = replay_places(state, command.card) if command.card in state.lost else []
        return replay_command(command.card, where[0]) if len(where) == 1 else command
    return command


def _take_matters(state: KreoState, seat: int, command: Play) -> bool:
    if command.as_ == "discard" or not state.reserve or not state.current or KIND[state.current] != "nature":
        return False
    return state.options.ask_energy or command.take == bool(state.leaves >> seat & 1)

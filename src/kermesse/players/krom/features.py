"""A seat's view in numbers, and the command of each output of a network (`train/krom_net.py`).

Seats count from the own one on. Cards of a row are in the order of the box, and dice in the order of their pips, so
that no slot means more than another.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from kermesse.core.game import Command
from kermesse.games.krom.commands import (
    WARES,
    ChooseDestination,
    Climb,
    Counter,
    Decline,
    EndPhase,
    Evolve,
    Gather,
    Hunt,
    Loot,
    PassFight,
    PlayBonus,
    Reroll,
    ReshuffleGather,
    Rest,
    Service,
    Settle,
    named,
)
from kermesse.games.krom.components import (
    ANY_RESOURCE,
    ANYWHERE,
    BONUS_CARDS,
    BONUS_KEYS,
    BONUS_OF,
    CLIMB_DICE,
    COMBINATIONS,
    EVOLUTION_IDS,
    EVOLUTIONS,
    FULL_HEARTS,
    GATHER_CARDS,
    GATHER_KEYS,
    KINDS,
    MOST_EXTRA,
    NO_KIND,
    NOPE,
    ODDS,
    PLACES,
    PREY,
    PREY_IDS,
    RESOURCES,
    tokens_price,
)
from kermesse.games.krom.state import KROMOSAURE
from kermesse.games.krom.view_types import KromView, Player
from kermesse.players.mlp import each, seats_from_own

MOST_SEATS: Final = 6
SLOTS: Final = 4
PHASES: Final = ("move", "fight", "reaction", "loot", "action")  # phases of its training
SETTLES: Final = ("", "stone", "bonus")
LOOTS: Final = ("wood", "bone", "stone", "kroms", "bonus", "nothing")
FAR: Final = 12.0  # Kroms: what lacks more is out of reach
NOWHERE_TO_GO: Final = 4


def _plays() -> dict[tuple[str, int, str, str], int]:
    """The output of each way to play a Bonus, with the target as a distance in seats; in a fight without choices."""
    found: list[tuple[str, int, str, str]] = []
    for index, card in enumerate(BONUS_CARDS):
        if index != NOPE:
            found += [
                (card.key, target, named(give), named(take))
                for target in (range(1, MOST_SEATS) if card.aims else (0,))
                for give in (RESOURCES if card.give == ANY_RESOURCE else (NO_KIND,))
                for take in (RESOURCES if card.take == ANY_RESOURCE else (NO_KIND,))
            ]
    return {play: at for at, play in enumerate(found)}


PLAYS: Final[dict[tuple[str, int, str, str], int]] = _plays()

# The first output of each kind of action.
GO_AT: Final = 0
PASS_AT: Final = 4  # and where it cannot pass again, to wait
DECLINE_AT: Final = 5
COUNTER_AT: Final = 6
LOOT_AT: Final = 7
REST_AT: Final = 13
SERVICE_AT: Final = 14
RESHUFFLE_AT: Final = 19
GATHER_AT: Final = 20
HUNT_AT: Final = 21
CLIMB_AT: Final = 33
SETTLE_AT: Final = 34
EVOLVE_AT: Final = 37
END_AT: Final = 41
REROLL_AT: Final = 42
PLAY_AT: Final = REROLL_AT + (1 << CLIMB_DICE)
ACTIONS: Final = PLAY_AT + len(PLAYS)


def _one_of(place: int, count: int) -> tuple[float, ...]:
    return tuple([1.0 if at == place else 0.0 for at in range(count)])


HEARTS_SHOWN: Final = [_one_of(hearts, FULL_HEARTS + 1) for hearts in range(FULL_HEARTS + 1)]
PLACE_SHOWN: Final = {place: _one_of(at, SLOTS) for at, place in enumerate((*PLACES, ""))}
PHASE_SHOWN: Final = {phase: _one_of(at, len(PHASES)) for at, phase in enumerate(PHASES)}
SEATS_SHOWN: Final = [_one_of(seat, MOST_SEATS) for seat in range(MOST_SEATS + 1)]
COMBINATION_SHOWN: Final = {key: _one_of(at, len(COMBINATIONS)) for at, key in enumerate((*COMBINATIONS, ""))}
CARD_SHOWN: Final = {key: _one_of(at, len(BONUS_KEYS)) for at, key in enumerate((*BONUS_KEYS, ""))}
EVOLUTION_SHOWN: Final = [
    (
        1.0,
        card.points / 3.0,
        *(price / 4.0 for price in card.cost),
        *_one_of(card.place if card.place != ANYWHERE else NOWHERE_TO_GO, SLOTS),
    )
    for card in EVOLUTIONS
]
PREY_SHOWN: Final = [
    (1.0, prey.dice / 3.0, prey.value / 10.0, *(given / 3.0 for given in prey.reward), *ODDS[at])
    for at, prey in enumerate(PREY)
]
BLOWS: Final = frozenset(card.key for card in BONUS_CARDS if card.symbol == "combat")
NOPE_KEY: Final = BONUS_KEYS[NOPE]

# The names of the inputs, in their order.
PLAYER: Final = [
    *("there", "weight /131", "kroms /10 up to 20", "has kroms", "wood /3", "bone /3", "stone /3", "bonus /3"),
    *("hand NOPE /2", "hand blows /2", "points /10", "needs /10", "needs up to 1", "needs up to 2", "needs up to 3"),
    *("trophy", "acted", "active", "in order", "first victim"),
    *each("hearts=", range(FULL_HEARTS + 1)),
    *each("place=", PLACES),
    *("fight there", "fight total /10", "fight passed", "fight leads", "fight knocked_out"),
    *(name for slot in range(SLOTS) for name in (f"evolutions[{slot}] gap /12", f"evolutions[{slot}] shortage /12")),
    *("nearest gap /12", "winning gap /12", "can win"),
]
CARDS: Final = [
    *each("hand has ", BONUS_KEYS, " /2"),
    *each("bonus_discard has ", BONUS_KEYS, " /2"),
    *(
        f"evolutions[{slot}].{name}"
        for slot in range(SLOTS)
        for name in ("lacks kroms /4", "lacks wood /2", "lacks bone /2", "lacks stone /2", "elsewhere")
    ),
]
EVOLUTION: Final = ["there", "points /3", *each("cost ", KINDS[:4], " /4"), *each("place=", PLACES)]
PREY_NAMES: Final = ["there", "dice /3", "value /10", *each("reward ", KINDS, " /3"), *each("odds with ", range(3))]
TABLE: Final = [
    *each("gather left ", GATHER_KEYS, " /3"),
    *("gather_pile /20", "hunt_pile /17", "evolution_pile /25", "bonus_pile /31"),
    *each("stock ", KINDS[:4], " /12"),
    *("round /20 up to 40", "target /10", "glacial", "kromosaure", "beast alive", "beast hearts /10"),
    *each("beast place=", PLACES),
    *each("place=", PLACES),
    *each("phase=", PHASES),
    *each("seats=", range(1, MOST_SEATS + 1)),
]
CLIMB: Final = [
    *each("climb ", range(1, 7), " /2"),
    *each("combination=", COMBINATIONS),
    *each("climb sorted ", range(CLIMB_DICE), " /6"),
    *(f"climb sorted {die} equals the next" for die in range(CLIMB_DICE - 1)),
]
TURN: Final = ["there", "rested", "served", "gathered /4", "hunted", "rerolls /4", "settled", *CLIMB]
FIGHT: Final = ["lead /6", "leads", "losses /7", "knocked_out", "beast total /10", "heavy_first"]
STACK: Final = [
    *each("card=", BONUS_KEYS),
    *each("seat=", seats_from_own(MOST_SEATS)),
    *each("target=", seats_from_own(MOST_SEATS)),
    *("length /3", "length odd"),
    *each("take=", KINDS[1:4]),
]
INPUTS: Final = [
    *(f"players.{seat}.{name}" for seat in seats_from_own(MOST_SEATS) for name in PLAYER),
    *CARDS,
    *(f"evolutions[{slot}].{name}" for slot in range(SLOTS) for name in EVOLUTION),
    *(f"preys[{slot}].{name}" for slot in range(SLOTS) for name in PREY_NAMES),
    *TABLE,
    *each("turn.", TURN),
    *each("fight.", FIGHT),
    *each("stack.", STACK),
]
FEATURES: Final = len(INPUTS)
NO_EVOLUTION: Final[list[float]] = [0.0] * len(EVOLUTION)
NO_PLAYER: Final[list[float]] = [0.0] * len(PLAYER)
NO_BRAWL: Final[list[float]] = [0.0] * 5
NO_CLIMB: Final[list[float]] = [0.0] * len(CLIMB)
NO_TURN: Final[list[float]] = [0.0] * len(TURN)
NO_FIGHT: Final[list[float]] = [0.0] * len(FIGHT)
NO_STACK: Final[list[float]] = [0.0] * len(STACK)


class FeatureEncoder:
    def __init__(self, view: KromView, offers: Sequence[Command]) -> None:
        self.view = view
        self.me = view.viewer
        self.evolutions = sorted(range(len(view.evolution_row)), key=lambda slot: view.evolution_row[slot])
        self.preys = sorted(range(len(view.hunt_row)), key=lambda slot: view.hunt_row[slot])
        self.climb: list[int] = view.turn.climb if view.turn is not None else []
        self.commands: dict[int, Command | None] = {}
        self._allow(offers)

    # What can be done

    def _allow(self, offers: Sequence[Command]) -> None:
        for command in offers:
            if not command.side_command:
                self.commands.setdefault(self.output_of(command), command)
        if self.view.phase == "fight":
            self.commands.setdefault(PASS_AT, None)

    def _reroll(self, command: Reroll) -> int:
        """The output of a re-throw: by the first dice that show these pips, in order."""
        left, mask = [self.climb[die] for die in command.dice], 0
        for at, pips in enumerate(sorted(self.climb)):
            if pips in left:
                left.remove(pips)
                mask |= 1 << at
        return REROLL_AT + mask

    def output_of(self, command: Command) -> int:
        if isinstance(command, Reroll):
            return self._reroll(command)
        if isinstance(command, ChooseDestination):
            return GO_AT + PLACES.index(command.place)
        if isinstance(command, PlayBonus):
            target = (command.target - self.me) % self.view.seats if command.target >= 0 else 0
            return PLAY_AT + PLAYS[command.card, target, command.give, command.take]
        if isinstance(command, PassFight):
            return PASS_AT
        if isinstance(command, Decline):
            return DECLINE_AT
        if isinstance(command, Counter):
            return COUNTER_AT
        if isinstance(command, EndPhase):
            return END_AT
        if isinstance(command, Evolve):
            return EVOLVE_AT + self.evolutions.index(command.slot)
        if isinstance(command, Service):
            return SERVICE_AT + WARES.index(command.what)
        if isinstance(command, Gather):
            return GATHER_AT
        if isinstance(command, Hunt):
            return HUNT_AT + (MOST_EXTRA + 1) * self.preys.index(command.slot) + command.extra
        if isinstance(command, Settle):
            return SETTLE_AT + SETTLES.index(command.option)
        if isinstance(command, Loot):
            return LOOT_AT + LOOTS.index(command.kind)
        if isinstance(command, Rest):
            return REST_AT
        if isinstance(command, ReshuffleGather):
            return RESHUFFLE_AT
        assert isinstance(command, Climb), command
        return CLIMB_AT

    # What is seen

    def numbers(self) -> list[float]:
        view = self.view
        found: list[float] = []
        seats = view.seats
        row = [EVOLUTION_IDS.index(card) if card else -1 for card in view.evolution_row]
        goods = [row[slot] for slot in self.evolutions]
        for on in range(MOST_SEATS):
            if on < seats:
                self._tell_player(found, (self.me + on) % seats, goods)
            else:
                found += NO_PLAYER
        self._tell_cards(found)
        for card in goods:
            found += EVOLUTION_SHOWN[card] if card >= 0 else NO_EVOLUTION
        for slot in self.preys:
            found += PREY_SHOWN[PREY_IDS.index(view.hunt_row[slot])]
        self._tell_table(found)
        self._tell_turn(found)
        self._tell_fight(found)
        self._tell_stack(found)
        return found

    def _tell_player(self, found: list[float], seat: int, goods: list[int]) -> None:
        view = self.view
        player = view.players[seat]
        needs = view.target - player.points
        found += (
            1.0,
            player.weight / 131.0,
            min(player.kroms, 20) / 10.0,
            1.0 if player.kroms else 0.0,
            player.wood / 3.0,
            player.bone / 3.0,
            player.stone / 3.0,
            player.bonus / 3.0,
            player.hand.count(NOPE_KEY) / 2.0,
            sum(key in BLOWS for key in player.hand) / 2.0,
            player.points / 10.0,
            needs / 10.0,
            1.0 if needs <= 1 else 0.0,
            1.0 if needs <= 2 else 0.0,
            1.0 if needs <= 3 else 0.0,
            1.0 if player.trophy else 0.0,
            1.0 if player.acted else 0.0,
            1.0 if seat == view.active else 0.0,
            1.0 if seat in view.order else 0.0,
            1.0 if view.victims and view.victims[0] == seat else 0.0,
        )
        found += HEARTS_SHOWN[player.hearts]
        found += PLACE_SHOWN[player.place]
        fight = view.fight
        if fight is not None and seat in fight.fighters:
            at = fight.fighters.index(seat)
            found += (
                1.0,
                fight.totals[at] / 10.0,
                1.0 if seat in fight.passed else 0.0,
                1.0 if fight.ranked[0] == seat else 0.0,
                1.0 if fight.knocked_out[at] else 0.0,
            )
        else:
            found += NO_BRAWL
        nearest = winning = FAR
        for card in goods:
            gap, lacks = _gap(player, card)
            found += (gap / FAR, lacks / FAR)
            if gap < nearest:
                nearest = gap
            if gap < winning and EVOLUTIONS[card].points >= needs:
                winning = gap
        found += (nearest / FAR, winning / FAR, 1.0 if winning == 0.0 else 0.0)

    def _tell_cards(self, found: list[float]) -> None:
        """Add the hand, all cards played, and the missing goods for each Evolution."""
        view = self.view
        hand, gone = [0.0] * len(BONUS_KEYS), [0.0] * len(BONUS_KEYS)
        for key in view.players[self.me].hand:
            hand[BONUS_OF[key]] += 0.5
        for key in view.bonus_discard:
            gone[BONUS_OF[key]] += 0.5
        found += hand
        found += gone
        mine = view.mine
        assert mine is not None
        for slot in self.evolutions:
            offer = mine.offers[slot]
            kroms, wood, bone, stone = offer.lacks
            found += (kroms / 4.0, wood / 2.0, bone / 2.0, stone / 2.0, 1.0 if offer.elsewhere else 0.0)

    def _tell_table(self, found: list[float]) -> None:
        view = self.view
        options = view.options
        beast = view.beast
        left = [card.copies for card in GATHER_CARDS]
        for key in view.gather_discard:
            left[GATHER_KEYS.index(key)] -= 1
        found += [count / 3.0 for count in left]
        found += (
            view.gather_pile / 20.0,
            view.hunt_pile / 17.0,
            view.evolution_pile / 25.0,
            view.bonus_pile / 31.0,
            *(count / 12.0 for count in view.stock),
            min(view.round, 40) / 20.0,
            view.target / 10.0,
            1.0 if options.board == "glacial" else 0.0,
            1.0 if options.kromosaure else 0.0,
            1.0 if beast is not None and beast.hearts else 0.0,
            beast.hearts / 10.0 if beast is not None else 0.0,
        )
        found += PLACE_SHOWN[beast.place if beast is not None else ""]
        found += PLACE_SHOWN[view.place]
        found += PHASE_SHOWN[view.phase]
        found += SEATS_SHOWN[view.seats - 1]

    def _tell_turn(self, found: list[float]) -> None:
        turn = self.view.turn
        if turn is None:
            found += NO_TURN
            return
        found += (
            1.0,
            1.0 if turn.rested else 0.0,
            1.0 if turn.served else 0.0,
            turn.gathered / 4.0,
            1.0 if turn.hunted else 0.0,
            turn.rerolls / 4.0,
            1.0 if turn.settled else 0.0,
        )
        if not turn.climb:
            found += NO_CLIMB
            return
        dice = sorted(turn.climb)
        found += [dice.count(pips) / 2.0 for pips in range(1, 7)]
        found += COMBINATION_SHOWN[turn.combination]
        found += [pips / 6.0 for pips in dice]
        found += [1.0 if one == next_one else 0.0 for one, next_one in pairwise(dice)]

    def _tell_fight(self, found: list[float]) -> None:
        """Add the state of the fight, if this seat is in it."""
        fight = self.view.fight
        if fight is None or self.me not in fight.fighters:
            found += NO_FIGHT
            return
        at = fight.fighters.index(self.me)
        other = max([total for place, total in enumerate(fight.totals) if place != at])
        beast = fight.totals[fight.fighters.index(KROMOSAURE)] if KROMOSAURE in fight.fighters else 0
        found += (
            (fight.totals[at] - other) / 6.0,
            1.0 if fight.ranked[0] == self.me else 0.0,
            fight.losses[at] / 7.0,
            1.0 if fight.knocked_out[at] else 0.0,
            beast / 10.0,
            1.0 if fight.heavy_first else 0.0,
        )

    def _tell_stack(self, found: list[float]) -> None:
        view = self.view
        if not view.stack:
            found += NO_STACK
            return
        bottom = view.stack[0]
        seats = view.seats
        found += CARD_SHOWN[bottom.card]
        found += SEATS_SHOWN[(bottom.seat - self.me) % seats]
        found += SEATS_SHOWN[(bottom.target - self.me) % seats if bottom.target >= 0 else MOST_SEATS]
        found += (
            len(view.stack) / 3.0,
            float(len(view.stack) % 2),
            *(1.0 if bottom.take == kind else 0.0 for kind in KINDS[1:4]),
        )


def _gap(player: Player, card: int) -> tuple[float, float]:
    """The Kroms missing for an Evolution after buying tokens for their price; and the shortage if all is bought,
    negative if some are left.
    """
    if card < 0:
        return FAR, FAR
    kroms, wood, bone, stone = EVOLUTIONS[card].cost
    tokens = tokens_price(max(0, wood - player.wood), max(0, bone - player.bone), max(0, stone - player.stone))
    short = kroms - player.kroms
    return min(FAR, float(max(0, short) + tokens)), max(-FAR, min(FAR, float(short + tokens)))

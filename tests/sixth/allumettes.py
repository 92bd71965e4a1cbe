"""Allumettes: matches in heaps, and who must take the last one. A whole game in one file; its words stand beside it.
It is nowhere in the house: `--game tests.sixth.allumettes` brings it along."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from kermesse.core.actions import Kind
from kermesse.core.chance import Chance
from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import Command, Event, Malformed, Outcome, Refused, Seat
from kermesse.core.options import Options, first_seat
from kermesse.core.pace import GRACE, Decisions, Limit
from kermesse.core.package import game_in
from kermesse.core.wording import Count, OneMore, Wording
from kermesse.players.bot import Thinker

LAYOUTS: Final = {"pyramid": [1, 3, 5, 7], "three": [3, 4, 5], "row": [21]}  # R1
PACE: Final = Decisions({"take": Limit(60_000, 30_000, 10_000, least=5_000, most=300_000)}, grace=GRACE)  # R5


class AllumettesOptions(Options, frozen=True, kw_only=True):
    layout: Literal["pyramid", "three", "row"] = "pyramid"
    most: Annotated[int, Meta(ge=1, le=7)] = 3
    last: Literal["loses", "wins"] = "loses"
    first_player: Annotated[
        str, Meta(pattern=r"^(random|seat:[0-3])$", examples=[f"seat:{seat}" for seat in range(4)])
    ] = "random"


def check_options(options: AllumettesOptions, seats: int) -> None:
    PACE.check(options)
    first_seat(options.first_player, seats)


class Take(Command, frozen=True):
    heap: int
    count: int


class GameStarted(Event, frozen=True):
    first: Seat
    heaps: list[int]

    def first_player(self) -> Seat:
        return self.first


class TimedOut(Event, frozen=True):
    seat: Seat


class Taken(Event, frozen=True):
    seat: Seat
    heap: int
    count: int
    left: int  # in that heap


class GameEnded(Event, frozen=True):
    seat: Seat  # who took the last match
    winners: list[Seat]


WORDING: Final = Wording(fields={"heap": OneMore()}, events={"game_ended": {"many": Count(of="winners")}})


class Player(Struct):
    seat: Seat
    taken: int


@dataclass(slots=True)
class AllumettesState:
    """All of it is public: so a view is the same without the chance."""

    options: AllumettesOptions
    chance: Chance  # used up when the first player is drawn
    heaps: list[int]
    players: list[Player]
    active: Seat  # once no match is left, who took the last one
    turn: int
    deadline: Millis  # grace included; NEVER


def setup(seats: int, options: AllumettesOptions, chance: Chance, now: Millis) -> tuple[AllumettesState, list[Event]]:
    named = first_seat(options.first_player, seats)
    first = chance.below(seats, "first player") if named is None else named  # R4
    heaps, players = LAYOUTS[options.layout][:], [Player(seat, 0) for seat in range(seats)]
    state = AllumettesState(options, chance, heaps, players, first, 1, PACE.due(options, "take", now))
    return state, [GameStarted(first, heaps[:])]


def is_over(state: AllumettesState) -> bool:
    return not any(state.heaps)


def awaiting(state: AllumettesState) -> tuple[Seat, ...]:
    return () if is_over(state) else (state.active,)


def deadline(state: AllumettesState) -> Millis:
    return state.deadline


def kinds(seats: int, options: AllumettesOptions) -> list[Kind[Command]]:
    return [Kind(Take, heap=range(len(LAYOUTS[options.layout])), count=range(1, options.most + 1))]


def legal(state: AllumettesState, seat: Seat, now: Millis) -> list[Command]:
    if seat not in awaiting(state):
        return []
    most = state.options.most
    return [Take(heap, count) for heap, lie in enumerate(state.heaps) for count in range(1, min(most, lie) + 1)]


def apply(state: AllumettesState, seat: Seat, command: Command | Malformed, now: Millis) -> list[Event]:
    if is_over(state):
        raise Refused("game_over", "R3")
    if seat != state.active:
        raise Refused("not_your_turn", "R2")
    if not isinstance(command, Take):
        raise Refused("bad_param", "R2")
    if not 0 <= command.heap < len(state.heaps):
        raise Refused("no_such_heap", "R1", heaps=len(state.heaps))
    lie = state.heaps[command.heap]
    if not lie:
        raise Refused("heap_empty", "R2")
    if not 1 <= command.count <= min(state.options.most, lie):
        raise Refused("too_many", "R2", most=min(state.options.most, lie))
    return take(state, command.heap, command.count, now)


def expire(state: AllumettesState, now: Millis) -> list[Event]:
    """R5: one match from the first heap that has any."""
    return [TimedOut(state.active), *take(state, next(heap for heap, lie in enumerate(state.heaps) if lie), 1, now)]


def take(state: AllumettesState, heap: int, count: int, now: Millis) -> list[Event]:
    seat = state.active
    state.heaps[heap] -= count
    state.players[seat].taken += count
    taken = Taken(seat, heap, count, state.heaps[heap])
    state.deadline = NEVER if is_over(state) else PACE.due(state.options, "take", now)
    if is_over(state):
        return [taken, GameEnded(seat, winners(state))]
    state.active, state.turn = (seat + 1) % len(state.players), state.turn + 1
    return [taken]


def winners(state: AllumettesState) -> list[Seat]:
    """R3, of a game that is over."""
    wins = state.options.last == "wins"
    return [player.seat for player in state.players if (player.seat == state.active) == wins]


def outcome(state: AllumettesState) -> Outcome | None:
    if not is_over(state):
        return None
    won = winners(state)
    ranks, scores = zip(*((1 if one.seat in won else len(won) + 1, one.taken) for one in state.players), strict=True)
    return Outcome(f"last_{state.options.last}", tuple(won), ranks, scores, {"turns": state.turn})


def census(state: AllumettesState) -> dict[str, int]:
    return {"matches": sum(state.heaps) + sum(player.taken for player in state.players)}


class NormalBot(Thinker[Any]):
    """It looks to the end: there are few heaps, and nothing is hidden."""

    def choose(self, view: Any, legal: Sequence[Command], now: Millis) -> Command | None:
        wins, good = view.options.last == "wins", []
        for command in legal:
            assert isinstance(command, Take)
            left = without(tuple(view.heaps), command.heap, command.count)
            if (takes_last(left, self.seats, view.options.most, wins) == self.seats - 1) == wins:
                good.append(command)
        return self.random.choice(good or list(legal))


@cache
def takes_last(heaps: tuple[int, ...], seats: int, most: int, wins: bool) -> int:
    """Count the seats from the one to move to the one that takes the last match, if each plays as well as it can."""
    ways = [(heap, count) for heap, lie in enumerate(heaps) for count in range(1, min(most, lie) + 1)]
    found = [(1 + takes_last(without(heaps, *way), seats, most, wins)) % seats for way in ways]
    return next((last for last in found if (last == 0) == wins), found[0]) if found else seats - 1


def without(heaps: tuple[int, ...], heap: int, count: int) -> tuple[int, ...]:
    """The heaps that are left; equal positions written alike."""
    return tuple(sorted(lie - count * (at == heap) for at, lie in enumerate(heaps) if lie > count * (at == heap)))


BOTS: Final = {"normal": NormalBot}

GAME: Final = game_in(__name__, version="1", seats=range(2, 5), minutes=(2, 5), perfect_information=True)

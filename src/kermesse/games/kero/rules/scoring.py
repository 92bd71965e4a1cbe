"""Points and the winner. All of it is public at any time."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from kermesse.core.clock import NEVER
from kermesse.core.game import Event
from kermesse.games.kero.components import (
    CARD_COLOUR,
    CARD_POINTS,
    COLOURS,
    LAND_COLOUR,
    LAND_EACH,
    LAND_FOR,
    LAND_MORE,
    LAND_POINTS,
    LAND_SCORES,
    NONE_SHALL_PASS,
    OUTPOST_POINTS,
)
from kermesse.games.kero.events import GameOver, Score, TieBreaker
from kermesse.games.kero.state import EMPTY, NOBODY, KeroState

# Views ask for both scores and every land's value after each move, but a camp changes once in ten moves.
REMEMBERED: Final = 1 << 12
TIE_BREAKERS: Final[tuple[TieBreaker, ...]] = ("lands", "jerricans", "fuel")


def score(state: KeroState, seat: int) -> Score:
    outpost = state.outpost if seat != state.first else 0  # R27: the second player's alone
    return _score(tuple(state.cards[seat]), tuple(state.won[seat]), outpost)


@lru_cache(maxsize=REMEMBERED)
def _score(cards: tuple[int, ...], won: tuple[int, ...], outpost: int) -> Score:
    printed = passes = 0
    colours = colours_of(cards)
    for card in cards:
        printed += CARD_POINTS[card]
        passes += NONE_SHALL_PASS[card]
    by_land = [land_points(land, colours, len(cards), len(won)) for land in won]
    lands = sum(by_land)
    at_outpost = OUTPOST_POINTS[outpost]
    return Score(printed, passes * passes, lands, at_outpost, printed + passes * passes + lands + at_outpost, by_land)


def colours_of(cards: Sequence[int]) -> list[int]:
    """The number of cards of each colour."""
    colours = [0] * len(COLOURS)
    for card in cards:
        colours[CARD_COLOUR[card]] += 1
    return colours


def if_won(state: KeroState, seat: int) -> tuple[int, ...]:
    """The score of each New Land for a seat if it were won now, without its effect on other lands."""
    return _if_won(tuple(state.cards[seat]), len(state.won[seat]) + 1, tuple(state.lands))


@lru_cache(maxsize=REMEMBERED)
def _if_won(cards: tuple[int, ...], lands: int, slots: tuple[int, ...]) -> tuple[int, ...]:
    colours = colours_of(cards)
    return tuple(0 if land == EMPTY else land_points(land, colours, len(cards), lands) for land in slots)


def land_points(land: int, colours: list[int], cards: int, lands: int) -> int:
    """The value of a New Land to a camp with that many cards of each colour, cards and lands."""
    kind = LAND_SCORES[land]
    if kind == "colour":
        return LAND_EACH[land] * colours[LAND_COLOUR[land]]
    if kind == "threes":
        return LAND_EACH[land] * (cards // LAND_FOR[land])  # R29
    if kind == "lands":
        return LAND_EACH[land] * lands
    points = LAND_POINTS[land]
    if (kind == "every_colour" and min(colours) > 0) or (kind == "four_of_a_colour" and max(colours) >= LAND_FOR[land]):
        points += LAND_MORE[land]
    return points


def winner(state: KeroState) -> int:
    """The seat with more points. Ties are shared, or broken by the option `final_tie` (R30)."""
    one, other = _ranking(state, 0), _ranking(state, 1)
    if one == other:
        return NOBODY
    return 0 if one > other else 1


def tie_breaker(state: KeroState) -> TieBreaker:
    """Name the tie-break that decided, if both have as many points."""
    one, other = _ranking(state, 0), _ranking(state, 1)
    if one[0] != other[0]:
        return ""
    return next((by for by, mine, theirs in zip(TIE_BREAKERS, one[1:], other[1:], strict=False) if mine != theirs), "")


def _ranking(state: KeroState, seat: int) -> list[int]:
    ranked = [score(state, seat).total]
    if state.options.final_tie == "lands":
        ranked += [len(state.won[seat]), state.jerricans[seat], state.fuel[seat]]
    return ranked


def end_game(state: KeroState, events: list[Event] | None) -> None:
    state.phase = "over"
    state.due = state.dry_at = state.clock_left = NEVER
    state.winner = winner(state)
    if events is not None:
        events.append(GameOver([score(state, 0), score(state, 1)], state.winner))

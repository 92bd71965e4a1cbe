"""The end of a round, its winners, and the end of the game."""

from kermesse.core.clock import Millis
from kermesse.core.game import Event
from kermesse.games.kraaw.events import FinalCalled, GameEnded, RoundEnded, RoundRevealed
from kermesse.games.kraaw.rules.asking import answered, ask_all
from kermesse.games.kraaw.state import DOWN, HAND, KraawState, hand, visible_total
from kermesse.games.kraaw.view_types import Standing

MOST_REPLAYS = 3  # R27


def end_round(state: KraawState, by: int, now: Millis, events: list[Event] | None) -> None:
    """End the round: a turn was about to start for a seat without a face-down card."""
    for seat in range(state.n):
        answered(state, seat)
    state.ended_by = by
    state.totals = [visible_total(state, seat) if seat in state.contenders else -1 for seat in range(state.n)]
    best = max(state.totals)
    tied = [seat for seat in range(state.n) if state.totals[seat] == best]
    state.winners = round_winners(state, tied)
    if not state.final:
        for seat in state.winners:
            state.wins[seat] += 1
    if events is not None:
        lists = [face_up_list(state, seat) for seat in range(state.n)]
        events.append(
            RoundEnded(by, state.totals[:], lists, tied if len(tied) > 1 else [], state.winners[:], state.wins[:])
        )
    if state.options.reveal_at_round_end:
        _show_all(state, events)
    ask_all(state, list(range(state.n)), "round_end", now)


def face_up_list(state: KraawState, seat: int) -> list[int]:
    """A contender's face-up cards from highest to lowest."""
    if seat not in state.contenders:
        return []
    up: list[int] = []
    for place in range(HAND * seat, HAND * seat + HAND):
        if state.faces[place] != DOWN:
            up.append(state.values[place])
    up.sort(reverse=True)
    return up


def round_winners(state: KraawState, tied: list[int]) -> list[int]:
    """The winners among equal totals: the smallest descending list; identical lists win together (R24, R25)."""
    if len(tied) == 1:
        return tied[:]
    lists = [face_up_list(state, seat) for seat in tied]
    least = min(lists)
    return [seat for seat, cards in zip(tied, lists, strict=True) if cards == least]


def standings(state: KraawState) -> list[Standing]:
    """The contenders of a finished round, best first; in a tie the lower card stays in, column by column (R24)."""
    if not state.winners:
        return []
    totals = state.totals
    best = max(totals)
    tied = [seat for seat in state.contenders if totals[seat] == best]
    all_of_them = [
        Standing(seat, face_up_list(state, seat), len(tied) > 1 and seat in tied, -1) for seat in state.contenders
    ]
    staying = [one for one in all_of_them if one.tied]
    for column in range(HAND):
        lowest = min((_card_at(one, column) for one in staying), default=0)
        for one in staying:
            if _card_at(one, column) > lowest:
                one.fell = column
        staying = [one for one in staying if one.fell < 0]
    won = state.winners
    return sorted(all_of_them, key=lambda one: (one.seat not in won, -totals[one.seat], -one.fell))


def _card_at(standing: Standing, column: int) -> int:
    return standing.cards[column] if column < len(standing.cards) else 0


def after_round(state: KraawState) -> list[int]:
    """The seats of the next round: all, the finalists, or none if the game has its champions."""
    winners = state.winners
    if state.final:
        if len(winners) == 1 or state.options.final_tie == "shared" or state.replays >= MOST_REPLAYS:
            state.champions = winners[:]
            return []
        state.replays += 1
        return winners[:]
    there = [seat for seat in range(state.n) if state.wins[seat] >= state.options.wins_to_game]
    if len(there) == 1:
        state.champions = there
        return []
    return there or list(range(state.n))


def call_final(state: KraawState, finalists: list[int], events: list[Event] | None) -> None:
    state.final = True
    if events is not None:
        events.append(FinalCalled(finalists))


def end_game(state: KraawState, events: list[Event] | None) -> None:
    state.phase = "game_over"
    if events is not None:
        events.append(GameEnded(state.champions[:]))


def _show_all(state: KraawState, events: list[Event] | None) -> None:
    """Show all cards after the result (R30). They are shuffled next, so nothing depends on it."""
    state.public = [True] * len(state.public)
    if events is not None:
        rows = [hand(state, seat) if seat in state.contenders else [] for seat in range(state.n)]
        events.append(RoundRevealed(rows, hand(state, state.n)))

"""Bots that play by a trained network (net.py): among themselves they act as at its training tables, with others they
do not.
"""

import ctypes
import pickle
from random import Random
from typing import Any

import pytest

from kermesse.core.chance import seed_from
from kermesse.core.match import Match
from kermesse.games.kreo import GAME
from kermesse.games.kreo.commands import Place
from kermesse.games.kreo.components import deck_of
from kermesse.games.kreo.events import CardPlaced, DivinationClosed, TurnStarted
from kermesse.games.kreo.options import KreoOptions
from kermesse.players.kreo import bot, net_bot
from kermesse.players.kreo.board import NUMBER
from kermesse.players.kreo.features import ACTIONS, FEATURES, FeatureEncoder
from kermesse.players.kreo.hard_bot import HardBot
from kermesse.players.kreo.net import net_choice
from kermesse.players.table import play_out
from tests.players.kreo.learning import SECRETS, Table
from tests.players.tables import built

SEATS = net_bot.SEATS[0]


class Heard:
    """Questions to the network in order: the seat, its features, and its choice."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[tuple[int, list[float], int]] = []
        monkeypatch.setattr(net_bot, "net_choice", self)

    def __call__(self, sight: FeatureEncoder) -> Any:
        command = net_choice(sight)
        action = next(action for action, one in sight.commands.items() if one is command)
        self.asked.append((sight.me, sight.numbers(), action))
        return command


def seated(levels: list[str], name: str, **options: Any) -> tuple[Match[Any, Any, Any, Any, Any], list[Any]]:
    """Start a match with bots that do not look ahead."""
    match = Match(GAME, len(levels), KreoOptions(timers="off", **options), seed_from("teammates", name))
    bots = [bot.BOTS[level](seat, len(levels), Random(f"{name} {seat}")) for seat, level in enumerate(levels)]
    for one in bots:
        one.asks = lambda view: False
    return match, bots


def draws_for(match: Match[Any, Any, Any, Any, Any]) -> list[int]:
    """Random draws for which a shuffle deals these hands."""
    hands = match.state.hands
    wanted = [NUMBER[hands[at % SEATS][at // SEATS]] for at in range(sum(map(len, hands)))]
    deck = [NUMBER[card] for card in deck_of(SEATS, False)]
    draws = []
    for last in range(len(deck) - 1, 0, -1):
        at = deck.index(wanted[last])
        draws.append(at)
        deck[last], deck[at] = deck[at], deck[last]
    return draws


@pytest.mark.parametrize("levels", [["hard"] * SEATS, ["master", "hard", "master"]], ids="-".join)
def test_a_team_plays_as_where_it_learnt(
    levels: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Play a match of bots and the same one at a training table: every decision falls to the same seat, with the same
    features.
    """
    heard = Heard(monkeypatch)
    match, bots = seated(levels, "team")
    table = Table(watched=1)
    draws = draws_for(match)
    table.told[: len(draws)] = draws
    table.told_count = len(draws)
    for _ in play_out(match, bots):
        assert all(one._in_step and not one._strangers for one in bots)
    tables = built("kreo", tmp_path_factory.mktemp("tables"))
    tables.tables_begin(ctypes.byref(table), (ctypes.c_int32 * 1)(SEATS), ctypes.c_uint64(1), 1)
    numbers, may = (ctypes.c_float * (FEATURES + SECRETS))(), (ctypes.c_uint8 * ACTIONS)()
    who, over, shares = (ctypes.c_int32 * 1)(), (ctypes.c_uint8 * 1)(), (ctypes.c_float * 6)()
    for at, (seat, seen, action) in enumerate(heard.asked):
        tables.tables_see(ctypes.byref(table), numbers, may, who, 1)
        assert (who[0], may[action]) == (seat, 1)
        assert [i for i in range(FEATURES) if abs(seen[i] - numbers[i]) > 1e-6] == []
        tables.tables_go(ctypes.byref(table), (ctypes.c_int32 * 1)(action), shares, over, 1)
        assert bool(over[0]) == (at == len(heard.asked) - 1)
    outcome = match.outcome()
    assert outcome is not None
    assert (shares[0] == 1.0) == bool(outcome.winners)
    assert len(heard.asked) > 30


def test_with_a_stranger_it_plays_by_the_pact(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = Heard(monkeypatch)
    match, bots = seated(["hard"] * SEATS, "stranger")
    first = match.state.first
    bots[first] = bot.BOTS["normal"](first, SEATS, Random(1))
    for _ in play_out(match, bots):
        pass
    assert heard.asked == []


@pytest.mark.parametrize("place", range(SEATS))
def test_who_took_a_partners_tokens_is_found_out_by_its_second_sign(
    place: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last to take tokens has no choice of them."""
    heard = Heard(monkeypatch)
    match, bots = seated(["hard"] * SEATS, "second sign")
    stranger = (match.state.first + place) % SEATS
    bots[stranger] = bot.BOTS["normal"](stranger, SEATS, Random(1))
    bots[stranger]._take_energy = HardBot._take_energy.__get__(bots[stranger])
    partners = [one for one in bots if one.seat != stranger]
    first_turn = 0
    for step in play_out(match, bots):
        if match.state.turn == 1:
            first_turn = len(heard.asked)
        if any(isinstance(event, DivinationClosed) for event in step.events):
            assert all(one._strangers >> stranger & 1 for one in partners)
    assert first_turn == len(heard.asked) > 0


@pytest.mark.parametrize("options", [{"altered": True}, {"incarnations": True}, {"first_game": True}], ids=" ".join)
def test_at_tables_that_it_does_not_know_it_plays_as_before(
    options: dict[str, bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = Heard(monkeypatch)
    match, bots = seated(["hard"] * SEATS, "beyond", **options)
    for _ in play_out(match, bots):
        pass
    assert heard.asked == []


def test_who_does_not_speak_as_partners_do_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat is a stranger once it changes its card later than for the sign; then all play by the fixed convention."""
    heard = Heard(monkeypatch)
    match, bots = seated(["hard"] * SEATS, "changed")
    changed = None
    for step in play_out(match, bots):
        laid = [event.seat for event in step.events if isinstance(event, CardPlaced)]
        if changed is None and match.state.turn == 3 and laid:
            changed = len(heard.asked)
            step = match.play(laid[0], Place(match.state.hands[laid[0]][0]), match.now)
            for seat, one in enumerate(bots):
                one.hear([seen for event in step.events if (seen := event.seen(seat)) is not None], True, match.now)
            assert not any(one._in_step for one in bots)
    assert changed == len(heard.asked) > 0
    assert match.outcome() is not None


def test_who_comes_later_plays_by_the_pact(monkeypatch: pytest.MonkeyPatch) -> None:
    """It lacks what it would have to remember."""
    heard = Heard(monkeypatch)
    match, bots = seated(["hard"] * SEATS, "later")
    late = None
    for step in play_out(match, bots):
        if late is None and any(isinstance(event, TurnStarted) and event.turn == 3 for event in step.events):
            late = len(heard.asked)
            bots[0] = bot.BOTS["hard"](0, SEATS, Random(2))
            bots[0].asks = lambda view: False
            bots[0].hear([], 0 in match.awaiting(), match.now)
    assert late is not None
    assert 0 in {seat for seat, _, _ in heard.asked[:late]}
    assert 0 not in {seat for seat, _, _ in heard.asked[late:]}


def test_it_can_be_sent_to_where_it_thinks() -> None:
    match, bots = seated(["hard"] * SEATS, "sent")
    one = bots[match.state.first]
    del one.asks
    again = pickle.loads(pickle.dumps(one))
    shown = GAME.view(match.state, one.seat, 0), GAME.legal(match.state, one.seat, 0), 0
    assert again.act(*shown) == one.act(*shown)

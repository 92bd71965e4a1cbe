"""The network of Kraaw's master: its training tables (train/kraaw_table.cpp) follow the rules, their features equal a
bot's, and a bot plays the network's choice.
"""

import ctypes
from math import log
from random import Random
from typing import Any

import msgspec
import pytest

from kermesse.core.chance import quick_chance_of, seed_from
from kermesse.core.match import Match
from kermesse.games.kraaw import GAME
from kermesse.games.kraaw.options import KraawOptions
from kermesse.games.kraaw.rules.play import apply_unheard, legal
from kermesse.games.kraaw.rules.table import setup
from kermesse.games.kraaw.state import KraawState
from kermesse.games.kraaw.view import view
from kermesse.players.bot import Bot
from kermesse.players.kraaw import bot, net
from kermesse.players.kraaw.card_tracking import Memory
from kermesse.players.kraaw.heuristics import NormalBot
from kermesse.players.kraaw.net import ACTIONS, FEATURES, PHASES, FeatureEncoder, net_choice, outputs_for
from kermesse.players.kraaw.rollout import share_of
from kermesse.players.mlp import ALMOST
from kermesse.players.table import play_out
from tests.players.tables import built, table_type

ROUND = KraawOptions(timers="off", wins_to_game=1, crow_choice="auto", first_player="seat:0")
Table: Any = table_type("kraaw")


def same_table(state: KraawState) -> Any:
    table = Table(
        state.n,
        state.active,
        PHASES.index(state.phase),
        state.stall,
        state.turn_no,
        state.progress,
        state.guarded,
        state.victim,
        state.stolen,
    )
    columns = (state.values, state.faces, state.public, state.known_to, state.dealt_to)
    for column, cards in zip((table.value, table.face, table.shown, table.known, table.dealt), columns, strict=True):
        column[: len(cards)] = [int(card) for card in cards]
    table.locks[: state.n] = state.locks_made
    for seat, hand in enumerate(state.seen_hand):
        for value in hand:
            table.hand[seat][value] += 1
    return table


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> ctypes.CDLL:
    return built("kraaw", tmp_path_factory.mktemp("tables"))


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_same_round_by_the_rules_and_where_it_learns(tables: ctypes.CDLL, seats: int) -> None:
    assert tables.table_bytes() == ctypes.sizeof(Table)
    numbers, may = (ctypes.c_float * FEATURES)(), (ctypes.c_uint8 * ACTIONS)()
    who, action, over = (ctypes.c_int32 * 1)(), (ctypes.c_int32 * 1)(), (ctypes.c_uint8 * 1)()
    shares = (ctypes.c_float * 6)()
    for deal in range(20):
        random = Random(f"{seats} {deal}")
        state, _ = setup(seats, ROUND, quick_chance_of(seed_from("net", seats, deal)), 0)
        while state.phase not in PHASES:
            seat = (state.pending & -state.pending).bit_length() - 1
            apply_unheard(state, seat, random.choice(legal(state, seat, 0)), 0)
        table = same_table(state)
        while state.phase != "round_end":
            seat = (state.pending & -state.pending).bit_length() - 1
            sight = FeatureEncoder(view(state, seat, 0), Memory())
            tables.tables_see(ctypes.byref(table), numbers, may, who, 1)
            assert who[0] == seat
            assert max(abs(one - other) for one, other in zip(numbers, sight.numbers, strict=True)) < 1e-6
            assert [one for one in range(ACTIONS) if may[one]] == sorted(sight.commands)
            assert {str(one) for one in sight.commands.values()} == {str(one) for one in legal(state, seat, 0)}
            action[0] = random.choice(sorted(sight.commands))
            tables.tables_go(ctypes.byref(table), action, shares, over, 1)
            apply_unheard(state, seat, sight.commands[action[0]], 0)
            assert over[0] == (state.phase == "round_end")
        assert list(shares)[:seats] == pytest.approx([share_of(state, seat) for seat in range(seats)])


class Remembering(NormalBot):
    """A bot's memory of everything that the table would show with a memory aid."""

    met = 0

    def choose(self, view, legal, now):  # type: ignore[no-untyped-def]
        if view.phase in PHASES:
            state = self.match.state  # type: ignore[attr-defined]
            aided = state.copy()
            aided.options = msgspec.structs.replace(state.options, memory_aid=True)
            shown = FeatureEncoder(GAME.view(aided, self.seat, now), Memory())
            remembered = FeatureEncoder(view, self.memory)
            assert remembered.numbers == shown.numbers
            assert remembered.commands == shown.commands
            Remembering.met += any(view.rows[seat].values != remembered.known[seat] for seat in view.contenders)
        return super().choose(view, legal, now)


def test_without_a_memory_aid_it_sees_what_it_has_met() -> None:
    for number in range(4):
        match = Match(GAME, 3, KraawOptions(timers="off", memory_aid=False, wins_to_game=1), seed_from("met", number))
        bots = [Remembering(seat, 3, Random(f"{number} {seat}")) for seat in range(3)]
        for one in bots:
            one.match = match  # type: ignore[attr-defined]
        for _ in play_out(match, bots):
            pass
    assert Remembering.met > 20


@pytest.mark.parametrize("options", [{}, {"memory_aid": False, "hand_swap": "sealed"}])
def test_the_master_does_what_has_won(options: dict[str, object], monkeypatch: pytest.MonkeyPatch) -> None:
    """And never a command that the rules refuse: that would stop the game."""
    asked = 0

    def heard(view, memory, random):  # type: ignore[no-untyped-def]
        nonlocal asked
        asked += 1
        return net_choice(view, memory, random)

    monkeypatch.setattr(bot, "net_choice", heard)
    match = Match(GAME, 2, KraawOptions(timers="off", wins_to_game=1, **options), seed_from("master"))  # type: ignore[arg-type]
    bots: list[Bot[object]] = [
        bot.BOTS[level](seat, 2, Random(seat)) for seat, level in enumerate(("master", "normal"))
    ]
    moves = [step.command for step in play_out(match, bots) if step.seat == 0]
    assert match.outcome() is not None
    assert 5 < asked <= len(moves)


@pytest.mark.no_cover
def test_the_master_varies_among_what_is_nearly_as_good(monkeypatch: pytest.MonkeyPatch) -> None:
    """And among nothing else; the same random numbers give the same choice."""
    state, _ = setup(3, ROUND, quick_chance_of(seed_from("varies")), 0)
    chance = Random("varies")
    varied = 0
    while state.phase != "round_end":
        seat = (state.pending & -state.pending).bit_length() - 1
        if state.phase not in PHASES:
            apply_unheard(state, seat, chance.choice(legal(state, seat, 0)), 0)
            continue
        shown, memory = view(state, seat, 0), Memory()
        sight = FeatureEncoder(shown, memory)
        outputs = outputs_for(sight.numbers)
        monkeypatch.setattr(net, "outputs_for", lambda numbers, outputs=outputs: outputs)
        best = max(outputs[action] for action in sight.commands)
        good = {str(command) for action, command in sight.commands.items() if outputs[action] >= best + log(ALMOST)}
        done = [str(net_choice(shown, memory, Random(lots))) for lots in range(40)]
        assert set(done) <= good
        assert done[0] == str(net_choice(shown, memory, Random(0)))
        varied += len(set(done)) > 1
        apply_unheard(state, seat, net_choice(shown, memory, chance), 0)
    assert varied >= 3


@pytest.mark.no_cover
def test_by_the_other_reading_of_the_bonus_the_master_looks_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(bot, "net_choice")
    monkeypatch.setattr(bot, "FURTHER", bot.SEARCH)
    options = KraawOptions(timers="off", wins_to_game=1, bonus_reading="locked_counts")
    match = Match(GAME, 2, options, seed_from("other reading"))
    bots: list[Bot[object]] = [
        bot.BOTS[level](seat, 2, Random(seat)) for seat, level in enumerate(("master", "normal"))
    ]
    for _ in play_out(match, bots):
        pass
    assert match.outcome() is not None

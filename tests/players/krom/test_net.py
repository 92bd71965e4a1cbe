"""The network of Krom's master: its training tables (train/krom_table.cpp) follow the rules, their features equal a
bot's, and a bot plays the network's choice.
"""

import ctypes
import pickle
from collections import Counter
from math import log
from random import Random
from typing import Any

import pytest

from kermesse.core.chance import seed_from
from kermesse.core.match import Match
from kermesse.games.krom import GAME
from kermesse.games.krom.options import KromOptions
from kermesse.games.krom.rules.play import answered, apply_unheard, awaiting, decisions
from kermesse.games.krom.rules.table import setup
from kermesse.games.krom.rules.tokens import draw_bonus
from kermesse.games.krom.state import KromState
from kermesse.games.krom.view import view
from kermesse.players.bot import Bot
from kermesse.players.krom import bot, net
from kermesse.players.krom.features import (
    ACTIONS,
    END_AT,
    EVOLVE_AT,
    FEATURES,
    PHASES,
    PLAY_AT,
    PLAYS,
    REROLL_AT,
    FeatureEncoder,
)
from kermesse.players.krom.net import LAST_ROUNDS, net_choice, net_knows, outputs_for
from kermesse.players.krom.rollout import share_of
from kermesse.players.mlp import ALMOST
from kermesse.players.table import play_out
from tests.players.krom.learning import Both, Table, Witnessed, dealt, facts_at, facts_of, tell
from tests.players.tables import built

LONGEST = 2_000
OPTIONS: list[dict[str, Any]] = [
    {},
    {"characters": "random", "long_game": True},
    {"board": "glacial"},
    {"kromosaure": True},
    {"board": "glacial", "kromosaure": True, "long_game": True, "characters": "random"},
]
# All but to throw no die again, and to give what one takes.
POSSIBLE = set(range(ACTIONS)) - {
    REROLL_AT,
    *(PLAY_AT + at for (_, _, give, take), at in PLAYS.items() if give and give == take),
}


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> ctypes.CDLL:
    found = built("krom", tmp_path_factory.mktemp("tables"))
    assert (found.table_bytes(), found.table_features(), found.table_actions()) == (
        ctypes.sizeof(Table),
        FEATURES,
        ACTIONS,
    )
    return found


def begun(seats: int, options: dict[str, Any], name: str) -> tuple[KromState, Witnessed]:
    """Begin a game, with characters picked if they have to be."""
    chance = Witnessed(b"", Random(name))
    state, _ = setup(seats, KromOptions(timers="off", **options), chance, 0)
    while state.phase == "pick":
        apply_unheard(state, state.active, chance.random.choice(decisions(state, state.active, 0)), 0)
    return state, chance


def wild(sight: FeatureEncoder, random: Random) -> int:
    """Choose anything, but often an Evolution, so that games end, and rarely one of the many re-throws."""
    actions = sorted(sight.commands)
    evolutions = [action for action in actions if EVOLVE_AT <= action < END_AT]
    if evolutions and random.random() < 0.7:
        return random.choice(evolutions)
    few = [action for action in actions if not REROLL_AT <= action < PLAY_AT or random.random() < 0.2]
    return random.choice(few or actions)


# Each number of seats and each option set once; all of one with all of the other in `make soak`.
TABLES = [
    pytest.param(
        seats,
        options,
        id=f"{' '.join(options) or 'standard'}-{seats}",
        marks=[] if seats == number + 2 else [pytest.mark.soak],
    )
    for number, options in enumerate(OPTIONS)
    for seats in range(2, 7)
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_same_game_by_the_rules_and_where_it_learns(
    tables: ctypes.CDLL, seats: int, options: dict[str, Any]
) -> None:
    """Over several deals in a row, with the usual first cards and with many more."""
    for more in (0, 3):
        state, chance = begun(seats, options, f"{seats} {options} {more}")
        for seat in range(seats):
            draw_bonus(state, seat, more, None)
        both = Both(tables, state, chance)
        over = False
        while not over:
            sight = both.look()
            over = both.do(sight, wild(sight, chance.random))
        won = [share_of(state, seat) for seat in range(seats)]
        assert list(both.shares) == [*won, *[0.0] * (6 - seats)]


@pytest.mark.soak
def test_all_that_can_be_done_is_done(tables: ctypes.CDLL) -> None:
    """Rarely tried commands come first, on tables with much to do and many known cards."""
    tried: Counter[int] = Counter()
    deal = 0
    while len(tried) < len(POSSIBLE) and deal < 60:
        state, chance = begun(6, {"kromosaure": True, "long_game": True}, f"all {deal}")
        deal += 1
        if deal % 2:
            state.bonus_pile.sort()  # equal cards come into one hand
        for seat in range(6):
            draw_bonus(state, seat, 4, None)
            state.known[seat] = [chance.random.randrange(64) & ~(1 << seat) for _ in state.hands[seat]]
            state.purses[seat] = [4, 1, 1, 1]
        both = Both(tables, state, chance)
        for _ in range(120):
            sight = both.look()
            action = min(sorted(sight.commands), key=lambda one: (tried[one], chance.random.random()))
            tried[action] += 1
            if both.do(sight, action):
                break
    assert set(tried) == POSSIBLE


def test_a_row_that_is_not_filled_any_more(tables: ctypes.CDLL) -> None:
    state, chance = begun(6, {"long_game": True}, "empty")
    state.evolution_pile = []
    both = Both(tables, state, chance)
    for _ in range(400):
        sight = both.look()
        if both.do(sight, wild(sight, chance.random)):
            break
    assert -1 in state.evolution_row


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_table_is_dealt_by_the_rules(tables: ctypes.CDLL, seats: int) -> None:
    for options in OPTIONS:
        chance = Witnessed(b"", Random(f"deal {seats}"))
        state = dealt(seats, KromOptions(timers="off", **options), chance)
        table = Table(watched=1)
        for name in ("glacial", "with_beast", "longer"):
            setattr(table, name, facts_of(state)[name])
        tell(table, chance.told())
        tables.tables_begin(ctypes.byref(table), (ctypes.c_int32 * 1)(seats), ctypes.c_uint64(1), 1)
        assert facts_at(table) == facts_of(state)
        assert table.told_next == table.told_count


@pytest.mark.soak
def test_where_it_learns_there_is_always_a_choice_and_an_end(tables: ctypes.CDLL) -> None:
    """Unattended, tables go on by themselves where there is no choice; a game played at random for ever has no
    winner.
    """
    count = 64
    many = (Table * count)()
    seats = (ctypes.c_int32 * count)(*([2, 3, 4, 5, 6, 4, 4, 4] * (count // 8)))
    numbers, may = (ctypes.c_float * (FEATURES * count))(), (ctypes.c_uint8 * (ACTIONS * count))()
    who, actions = (ctypes.c_int32 * count)(), (ctypes.c_int32 * count)()
    over, shares = (ctypes.c_uint8 * count)(), (ctypes.c_float * (6 * count))()
    tables.tables_begin(many, seats, ctypes.c_uint64(5), count)
    random = Random(5)
    told: Counter[tuple[int, int, int]] = Counter()
    for _ in range(1_000):
        tables.tables_see(many, numbers, may, who, count)
        for at in range(count):
            offers = [action for action, one in enumerate(may[ACTIONS * at : ACTIONS * at + ACTIONS]) if one]
            assert len(offers) > 1
            assert 0 <= who[at] < seats[at]
            actions[at] = random.choice(offers)
        tables.tables_go(many, actions, shares, over, count)
        for at in range(count):
            if over[at]:
                assert sum(shares[6 * at : 6 * at + seats[at]]) == 1.0
                assert sum(shares[6 * at + seats[at] : 6 * at + 6]) == 0.0
                assert many[at].made == 0
                told[many[at].glacial, many[at].with_beast, many[at].longer] += 1
    assert told[0, 0, 0] > 0.3 * told.total()
    assert len(told) >= 7
    many[0].made = LONGEST - 1
    tables.tables_see(many, numbers, may, who, count)
    actions[0] = next(action for action in range(ACTIONS) if may[action])
    tables.tables_go(many, actions, shares, over, 1)
    assert over[0]
    assert many[0].made == 0
    assert sum(shares[:6]) == 0.0


def played(bots: list[Bot[Any]], options: dict[str, Any], name: str) -> Match[Any, Any, Any, Any, Any]:
    match = Match(GAME, len(bots), KromOptions(timers="off", **options), seed_from(name))
    for _ in play_out(match, bots):
        pass
    return match


def with_master(seats: int) -> list[Bot[Any]]:
    return [bot.BOTS["normal" if seat else "master"](seat, seats, Random(seat)) for seat in range(seats)]


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        pytest.param(2, {}, id="standard"),
        pytest.param(6, {"memory_aid": False, "board": "glacial", "kromosaure": True, "long_game": True}, id="expert"),
    ],
)
def test_the_master_does_what_has_won(seats: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """And never a command that the rules refuse: that would stop the game."""
    asked: Counter[str] = Counter()

    def heard(view, offers, random):  # type: ignore[no-untyped-def]
        command = net_choice(view, offers, random)
        assert command in offers
        asked[view.phase] += 1
        return command

    monkeypatch.setattr(bot, "net_choice", heard)
    assert played(with_master(seats), options, f"master {seats}").outcome() is not None
    assert set(asked) <= set(PHASES)
    assert min(asked["move"], asked["action"]) >= 3


def decided(state: KromState, random: Random) -> tuple[int, list[Any]]:
    """Return a seat that is asked, and its commands."""
    seat = random.choice([seat for seat in awaiting(state) if not answered(state, seat)])
    return seat, decisions(state, seat, 0)


@pytest.mark.no_cover
def test_it_varies_among_what_is_nearly_as_good(monkeypatch: pytest.MonkeyPatch) -> None:
    """And among nothing else; the same random numbers give the same choice."""
    state, chance = begun(4, {}, "varies")
    varied = 0
    while state.phase != "game_over" and varied < 5:
        seat, offers = decided(state, chance.random)
        shown = view(state, seat, 0)
        sight = FeatureEncoder(shown, offers)
        outputs = outputs_for(sight.numbers())
        monkeypatch.setattr(net, "outputs_for", lambda numbers, outputs=outputs: outputs)
        best = max(outputs[action] for action in sight.commands)
        good = {str(command) for action, command in sight.commands.items() if outputs[action] >= best + log(ALMOST)}
        done = [str(net_choice(shown, offers, Random(lots))) for lots in range(40)]
        assert set(done) <= good
        assert done[0] == str(net_choice(shown, offers, Random(0)))
        varied += len(set(done)) > 1
        command = net_choice(shown, offers, chance.random)
        assert command is not None
        apply_unheard(state, seat, command, 0)
    assert varied >= 3


@pytest.mark.no_cover
def test_a_character_is_picked_as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    state, _ = setup(4, KromOptions(timers="off"), Witnessed(b"", Random("pick")), 0)
    assert state.phase == "pick"
    monkeypatch.delattr(bot, "net_choice")
    offers = decisions(state, state.active, 0)
    picks = [
        bot.BOTS[level](state.active, 4, Random(3)).choose(view(state, state.active, 0), offers, 0)  # type: ignore[attr-defined]
        for level in ("normal", "master")
    ]
    assert picks[0] == picks[1] in offers


@pytest.mark.no_cover
def test_before_the_last_round_of_all_the_master_looks_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    """The network has not learnt caps."""
    for cap, last in ((0, 100), (30, 30 - LAST_ROUNDS)):
        state, _ = begun(2, {"round_cap": cap}, "cap")
        state.round_no = last
        assert net_knows(view(state, 0, 0))
    state.round_no += 1
    assert not net_knows(view(state, 0, 0))
    monkeypatch.delattr(bot, "net_choice")
    monkeypatch.setattr(bot, "FURTHER", bot.SEARCH)
    master = bot.BOTS["master"](0, 2, Random(1))
    offers = decisions(state, 0, 0)
    assert master.act(view(state, 0, 0), offers, 0) in offers


def test_a_master_can_be_sent_to_where_it_thinks() -> None:
    master = bot.BOTS["master"](0, 2, Random(1))
    state, _ = begun(2, {}, "sent")
    again = pickle.loads(pickle.dumps(master))
    seen, offers = view(state, 0, 0), decisions(state, 0, 0)
    assert again.act(seen, offers, 0) == master.act(seen, offers, 0)

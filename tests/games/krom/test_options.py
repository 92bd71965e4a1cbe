"""Options that a table can choose, and their effects."""

import msgspec
import pytest

from kermesse.core.chance import seed_from
from kermesse.core.game import ALL_SEEING
from kermesse.core.match import Match
from kermesse.core.options import BadOptions, read_options
from kermesse.games.krom import GAME
from kermesse.games.krom.commands import ChooseDestination, EndPhase, PickCharacter
from kermesse.games.krom.events import CharacterPicked, GameOver, GameStarted, KromosaureMoved
from kermesse.games.krom.options import PRESETS, KromOptions
from tests.games.krom.table import Table


def start(seats=3, **options):
    return Match(GAME, seats, KromOptions(**options), seed_from("options"))


def test_characters_are_picked_in_a_drawn_order_each_only_once():
    match = start(characters="pick")
    [started] = match.opening
    assert isinstance(started, GameStarted)
    assert sorted(started.pick_order) == [0, 1, 2]
    first, second, third = started.pick_order
    assert match.awaiting() == (first,)
    match.play(first, PickCharacter("kolos"), 0)
    assert PickCharacter("kolos") not in match.legal(second)
    match.play(second, PickCharacter("alma"), 0)
    assert match.state.hands == [[], [], []]
    match.play(third, PickCharacter("karok"), 0)
    assert match.state.phase == "move"
    assert [len(hand) for hand in match.state.hands] == [1, 1, 1]


def test_characters_can_be_dealt_at_random():
    match = start(characters="random")
    dealt = [event.character for event in match.opening if isinstance(event, CharacterPicked)]
    assert len(set(dealt)) == 3
    assert match.state.phase == "move"


def test_the_kromosaure_stays_off_the_board_until_its_first_move():
    match = start(2, characters="random", kromosaure=True)
    assert match.view(ALL_SEEING).beast.place == ""
    match.play(0, ChooseDestination("forest"), 0)
    step = match.play(1, ChooseDestination("savannah"), 0)
    [moved] = [event for event in step.events if isinstance(event, KromosaureMoved)]
    assert moved.place in ("forest", "savannah", "mountain")
    assert match.view(ALL_SEEING).beast.place == moved.place


def test_without_the_extension_there_is_no_beast():
    assert start().view(0).beast is None


@pytest.mark.parametrize(("points", "winner"), [((3, 2), 0), ((3, 3), -1)])
def test_a_round_cap_stops_the_game_and_names_a_chief_only_if_one_leads(points, winner):
    table = Table(f"""
        S0 Alma cave: {points[0]} points
        S1 Oona forest > cave: {points[1]} points
        round 30
        option round_cap=30
    """)
    table.do(0, ChooseDestination("forest"))
    table.do(1, EndPhase())
    table.do(0, table.legal(0)[0])
    table.do(0, EndPhase())
    assert table.happened(GameOver)[0].winner == winner
    outcome = GAME.outcome(table.state)
    assert outcome.code == "round_cap"
    assert outcome.winners == ((winner,) if winner >= 0 else (0, 1))
    assert outcome.ranks == ((1, 2) if winner == 0 else (1, 1))


def test_own_limits_replace_the_pace_s():
    assert start(limits_ms={"pick_character": 11_000}).deadline() == 11_000
    assert start(timers="fast").deadline() == 15_000


@pytest.mark.parametrize(("decision", "limit"), [("reaction", 1_999), ("reaction", 30_001), ("action", 14_999)])
def test_own_limits_out_of_range_are_refused_in_words(decision, limit):
    with pytest.raises(BadOptions, match=f"limits_ms.{decision}': zero_or_range"):
        start(limits_ms={decision: limit})


def test_unknown_options_are_refused_with_a_hint():
    with pytest.raises(BadOptions, match="unknown_near, near board"):
        read_options(KromOptions, {"bord": "glacial"})


def test_presets_are_tables_that_can_be_opened():
    assert set(PRESETS) == {"first_game", "standard", "expert"}
    for options in PRESETS.values():
        assert Match(GAME, 4, options, seed_from("preset")).outcome() is None
        assert msgspec.convert(msgspec.to_builtins(options), KromOptions) == options

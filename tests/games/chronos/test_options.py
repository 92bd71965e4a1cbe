"""Each option, and the combinations that the rules exclude."""

import pytest

from kermesse.core.chance import Chance, seed_from
from kermesse.core.clock import NEVER
from kermesse.core.options import BadOptions, read_options
from kermesse.games.chronos import GAME
from kermesse.games.chronos.commands import CallDeadlock, FlipPile, Ready, VoteColours
from kermesse.games.chronos.components import CASTOR, EOS, GOD, KIND
from kermesse.games.chronos.options import ChronosOptions, check_options, level_of, mode_of, settle
from kermesse.games.chronos.rules.table import hand_out
from tests.games.chronos.table import Table, kinds


def laid_out(seats, seed="options", **options):
    state, _ = GAME.setup(seats, ChronosOptions(**options), Chance(seed_from(seed)), 0)
    return state


@pytest.mark.parametrize(
    ("seats", "level", "mode"),
    [
        (2, "auto", "duel"),
        (3, 0, "solo"),
        (5, 3, "solo"),
        (6, 0, "teams"),
        (6, 2, "solo"),
        (8, 3, "teams"),
        (10, 0, "teams"),
    ],
)
def test_the_mode_follows_the_number_of_seats(seats, level, mode):
    options = ChronosOptions(level=level)
    check_options(options, seats)
    assert mode_of(options, seats) == mode


def test_a_duel_is_level_three_and_all_else_level_nought_unless_said():
    assert level_of(ChronosOptions(), 2) == 3
    assert level_of(ChronosOptions(), 4) == 0


@pytest.mark.parametrize(
    ("seats", "options", "word"),
    [
        (7, {}, "mode"),
        (9, {"level": 3}, "mode"),
        (4, {"mode": "solo4", "level": 1}, "mode"),
        (2, {"level": 2}, "level"),
        (3, {"mode": "solo4"}, "solo4"),
        (6, {"mode": "solo", "level": 0}, "level"),
        (4, {"level": 3, "gods": "off"}, "gods"),
        (4, {"level": 3, "gods": "later"}, "gods"),
        (4, {"flipper": "player", "start_mode": "all"}, "flipper"),
        (2, {"flipper": "player"}, "flipper"),
        (4, {"flipper": "player", "clock": "steps"}, "flipper"),
        (2, {"piles": 6}, "piles"),
        (4, {"team_timers": 1}, "team_timers"),
        (8, {"team_timers": 2, "level": 1}, "team_timers"),
        (4, {"hermes_jealous": True}, "hermes_jealous"),
        (4, {"twins": "on"}, "twins"),
        (4, {"time_scale": 1.1}, "time_scale"),
        (4, {"clock": "steps", "clumsy": True}, "clumsy"),
        (4, {"clock": "steps", "stamp_window_ms": 1}, "stamp_window_ms"),
        (4, {"clock": "steps", "plans": True}, "plans"),
    ],
)
def test_excluded_combinations_are_named(seats, options, word):
    with pytest.raises(BadOptions, match=word):
        check_options(ChronosOptions(**options), seats)


def test_options_are_read_from_words():
    assert read_options(ChronosOptions, {"level": "3", "target": "150", "piles": "auto"}).target == 150
    with pytest.raises(BadOptions):
        read_options(ChronosOptions, {"target": "20"})


@pytest.mark.parametrize(
    ("seats", "options", "owners"),
    [
        (3, {"mode": "solo4", "level": 1}, [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2]),
        (2, {}, [0, 0, 0, 0, 1, 1, 1, 1, -2, -2, -1, -1]),
        (8, {}, [0, 4, 1, 5, 2, 6, 3, 7, -1, -1, -1, -1]),
        (6, {"mode": "teams", "level": 1}, [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]),
        (6, {"mode": "teams", "level": 1, "team_timers": 1}, [0, 3, 1, 4, 2, 5, -1, -1, -1, -1, -1, -1]),
    ],
)
def test_timers_are_handed_out_by_mode(seats, options, owners):
    assert hand_out(seats, settle(ChronosOptions(**options), seats), list(range(6))) == owners


@pytest.mark.parametrize(
    ("seats", "options", "cards"),
    [
        (4, {}, 55), (6, {}, 53), (4, {"gods": "off"}, 45), (4, {"level": 1}, 61), (8, {"level": 1}, 59),
        (4, {"level": 1, "gods": "off"}, 51), (4, {"level": 2}, 83), (10, {"level": 3}, 80), (4, {"level": 2, "gods": "off"}, 71),
    ],
)  # fmt: skip
def test_the_deck_depends_on_level_gods_and_teams(seats, options, cards):
    state = laid_out(seats, **options)
    sizes = [len(pile) for pile in state.piles]
    assert sum(sizes) == cards
    assert max(sizes) - min(sizes) <= 1


def test_gods_later_come_in_the_second_round():
    table = Table("seats 3")
    table.state = laid_out(3, gods="later", start_mode="all", look_ms=0)
    assert not any(KIND[card] == GOD for pile in table.state.piles for card in pile)
    next_round(table)
    assert any(KIND[card] == GOD for pile in table.state.piles for card in pile)


def next_round(table):
    """Play through a deadlock without a move into the set-up of the next round."""
    for seat in range(table.state.n):
        table.do(seat, Ready())
    table.do(0, CallDeadlock(), at=table.now + 40_000)
    table.advance(table.now + 60_000)
    if table.state.phase == "interval":
        for seat in range(table.state.n):
            table.do(seat, Ready())


def test_ragged_piles_keep_at_least_three_cards_and_all_the_deck():
    sizes = [len(pile) for pile in laid_out(4, pile_cut="ragged").piles]
    assert sum(sizes) == 55
    assert min(sizes) >= 3
    assert max(sizes) - min(sizes) > 1


def test_piles_as_many_as_the_house_likes():
    assert len(laid_out(4, piles=12).piles) == 12


@pytest.mark.parametrize(("spread", "least", "most"), [(0, 30_000, 30_000), (15, 25_500, 34_500), (25, 22_500, 37_500)])
def test_timers_differ_as_much_as_the_spread_allows(spread, least, most):
    for seed in range(20):
        durations = [timer.dur for timer in laid_out(4, seed, timer_spread=spread).sand]
        assert all(least <= duration <= most and duration % 100 == 0 for duration in durations)
        assert spread == 0 or len(set(durations)) > 1


def test_mirrored_pairs_are_alike_and_the_scale_stretches_them():
    one = [timer.dur for timer in laid_out(4, timer_balance="mirror").sand]
    assert one == one[:2] * 6
    assert [timer.dur for timer in laid_out(4, timer_balance="mirror", time_scale=2.0).sand] == [2 * dur for dur in one]
    assert settle(ChronosOptions(timer_mean_ms=10_000, time_scale=0.5), 4).flip_gap_ms == 500


def test_the_scale_never_shortens_a_choice_nor_touches_the_hand():
    slow, fast = settle(ChronosOptions(time_scale=2.0), 4), settle(ChronosOptions(time_scale=0.5), 4)
    assert (slow.choice_ms, fast.choice_ms) == (20_000, 10_000)
    assert slow.hand_ms == fast.hand_ms == 200


def test_the_pace_stretches_choices_and_breaks_or_frees_them():
    assert settle(ChronosOptions(timers="relaxed"), 4).choice_ms == 20_000
    assert settle(ChronosOptions(timers="fast"), 4).interval_ms == 10_000
    free = settle(ChronosOptions(timers="off"), 4)
    assert (free.choice_ms, free.ready_ms, free.interval_ms) == (NEVER, NEVER, NEVER)


@pytest.mark.parametrize(
    ("seats", "options", "tokens"),
    [(4, {}, 3), (5, {}, 3), (5, {"level": 1}, 2), (6, {"level": 2}, 2), (6, {}, 3), (4, {"rounds_to_win": 5}, 5)],
)
def test_tokens_to_win(seats, options, tokens):
    assert settle(ChronosOptions(**options), seats).rounds_to_win == tokens


def test_twins_and_eos_may_stay_in_the_box():
    assert CASTOR in laid_out(4, level=3, twins="off").gods_out
    assert CASTOR not in laid_out(3, level=3, twins="on").gods_out
    assert EOS in laid_out(4, level=3, clock="steps").gods_out


def test_a_player_turns_the_piles_or_the_table_after_twice_the_gap():
    table = Table("seats 3")
    table.state = laid_out(3, flipper="player", countdown_ms=0)
    for seat in (1, 0, 2):
        table.do(seat, Ready(), at=0)
    assert table.state.starter == 1
    table.do(1, FlipPile(4), at=500)
    assert kinds(table.advance(2499)) == []
    assert [event.pile for event in table.advance(2500)] == [1]


def test_nobody_ready_is_no_reason_to_wait_for_ever():
    table = Table("seats 3")
    table.state = laid_out(3)
    assert [event.phase for event in table.advance(30_000)] == ["countdown"]
    assert table.state.starter == 0


def test_a_majority_draws_new_colours():
    table = Table("seats 3\npile 0 = HADES ...\ntimer R1 on pile:0")
    table.move(1000, 0, "R1", "home", True)
    for seat in (0, 1):
        table.do(seat, VoteColours(True), at=2000)
    assert "ColoursDrawn" in kinds(table.advance(21_000))
    assert sorted(table.state.owner) == [-1] * 6 + [0, 0, 1, 1, 2, 2]


def test_a_tie_at_the_end_is_shared_or_played_on():
    position = "seats 3\noption {}\ntokens 2 2 0\npile 0 = HADES ...\nrealm 0 = 10\nrealm 1 = 10\ntimer R1 on pile:0"
    table = Table(position.format("final_tie=shared"))
    table.move(1000, 0, "R1", "home", True)
    outcome = GAME.outcome(table.state)
    assert (outcome.code, outcome.winners, outcome.ranks, outcome.scores) == ("shared", (0, 1), (1, 1, 3), (3, 3, 0))
    assert table.move_refused(2000, 0, "R1", "pile:0") == "not_now"
    assert GAME.awaiting(table.state) == ()
    table = Table(position.format("final_tie=extra_round"))
    table.move(1000, 0, "R1", "home", True)
    assert table.state.phase == "interval"
    assert GAME.outcome(table.state) is None


def test_a_round_limit_counts():
    table = Table("seats 3")
    table.state = laid_out(3, round_limit_ms=60_000, countdown_ms=0)
    for seat in range(3):
        table.do(seat, Ready(), at=0)
    table.advance(60_000)
    assert table.ended() == ("round_limit", [0, 1, 2])


def test_own_score_and_hint_are_aids_that_can_be_switched_off():
    plain = Table("seats 4\noption level=1\nrealm 0 = 50 50")
    seen = GAME.view(plain.state, 0, 0)
    assert (seen.seats[0].score, seen.me.may_announce) == (100, True)
    bare = Table("seats 4\noption level=1 memory_aid=false victory_hint=false\nrealm 0 = 50 50")
    seen = GAME.view(bare.state, 0, 0)
    assert (seen.seats[0].score, seen.me.may_announce) == (None, False)
    training = Table("seats 4\noption level=1 open_scores=true\nrealm 0 = 50 50")
    assert GAME.view(training.state, 3, 0).seats[0].score == 100

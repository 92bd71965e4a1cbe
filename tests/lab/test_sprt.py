"""The sequential test: how often it errs, when it stops, and that an arena obeys it."""

import json
from collections import Counter
from random import Random

import pytest

from kermesse.core.game import Outcome
from kermesse.core.options import Options
from kermesse.games.kraaw.options import KraawOptions
from kermesse.lab.arena import Plan, Played, arena, round_score
from kermesse.lab.sprt import Sprt, SprtTest, expected_share, log_likelihood_ratio
from tests.test_cli import run

WIDE = Sprt(0, 120)
RUNS = 300
MOST_ROUNDS = 5_000


def simulated(sprt: Sprt, sides: int, elo: float, seed: str, score=lambda wins, sides: wins / sides):
    """Return the verdict on a bot that is so much stronger, and the number of rounds taken."""
    random, test, share = Random(seed), SprtTest(sprt, sides), expected_share(elo, sides)
    for rounds in range(1, MOST_ROUNDS):
        test.add(score(sum(random.random() < share for _ in range(sides)), sides))
        verdict = test.result().verdict
        if verdict != "undecided":
            return verdict, rounds
    raise AssertionError("it does not end")


def errors(sides: int, elo: float, wrong: str, **more) -> int:
    found = [simulated(WIDE, sides, elo, f"{sides} {elo} {number}", **more) for number in range(RUNS)]
    return sum(verdict == wrong for verdict, _ in found)


MOST_ERRORS = RUNS * 0.05 + 3 * (RUNS * 0.05 * 0.95) ** 0.5  # 5 in 100 and three standard errors: 26 of 300


@pytest.mark.parametrize("sides", [2, 4])
def test_it_errs_no_more_often_than_was_asked_for(sides):
    assert errors(sides, 0, "stronger") <= MOST_ERRORS
    assert errors(sides, 120, "not stronger") <= MOST_ERRORS


def test_a_score_that_is_a_little_too_good_is_seen():
    """A planted fault: half a game too much is counted in each round."""
    assert errors(2, 0, "stronger", score=lambda wins, sides: min(1.0, (wins + 0.5) / sides)) > 2 * MOST_ERRORS


def test_what_is_clear_is_clear_soon():
    assert simulated(Sprt(0, 50), 2, 400, "strong")[1] < 60
    assert simulated(Sprt(0, 50), 2, -400, "weak")[1] < 60
    assert simulated(Sprt(0, 50), 2, 25, "between")[1] > 60


def test_the_ratio_of_known_counts():
    """Pairs of games scored from 0 to 2 points, as in other implementations of the test."""
    pairs = {number / 4: count for number, count in enumerate([10, 5, 2, 5, 10])}
    share0, share1 = expected_share(-1.75, 2), expected_share(0.25, 2)
    assert log_likelihood_ratio({1.0: 3}, share0, share1) == pytest.approx(0.02, abs=0.005)
    assert log_likelihood_ratio(pairs, share0, share1) == pytest.approx(0, abs=0.005)
    assert log_likelihood_ratio({}, share0, share1) == pytest.approx(0, abs=1e-6)


def test_shares_are_those_of_ratings():
    assert expected_share(0, 4) == 0.25
    assert expected_share(400, 2) == pytest.approx(10 / 11)
    assert expected_share(400, 4) == pytest.approx(10 / 13)


@pytest.mark.parametrize("words", [(0, 0), (30, 0), (0, 30, 0.6, 0.1)])
def test_a_test_that_asks_nothing_is_refused(words):
    with pytest.raises(ValueError, match=r"must be the smaller|are probabilities"):
        Sprt(*words)


# ---------------------------------------------------------------- in an arena

SHORT = KraawOptions(timers="off", wins_to_game=1)


def test_a_round_is_one_deal_with_the_first_bot_in_each_seat():
    plan = Plan("kraaw", 3, SHORT, ["easy", "random", "random"], 6, 1, same_deals=True)
    assert [plan.seating(number).index("easy") for number in range(6)] == [0, 2, 1, 0, 2, 1]
    deals = [plan.deal(number) for number in range(6)]
    assert deals == [deals[0]] * 3 + [deals[3]] * 3
    assert deals[0] != deals[3]


def test_teams_play_the_same_deal_one_after_the_other():
    plan = Plan("kreo", 3, Options(), ["normal", "easy", "easy"], 4, 1, same_deals=True)
    assert [plan.seating(number) for number in range(2)] == [["normal"] * 3, ["easy"] * 3]
    assert plan.deal(0) == plan.deal(1) != plan.deal(2)


def test_the_score_of_a_round():
    def played(seating, winners):
        return Played(seating, Outcome("over", tuple(winners), (1, 1), (0, 0)), 1, 1, 1.0)

    plan = Plan("kraaw", 2, SHORT, ["a", "b"], 2, 1, same_deals=True)
    for winners, score in (([0], 1.0), ([1], 0.0), ([0, 1], 0.5), ([], 0.5)):
        assert round_score(plan, [played(["a", "b"], winners)]) == score
    assert round_score(plan, [played(["a", "b"], [0]), played(["b", "a"], [0])]) == 0.5
    teams = Plan("kreo", 2, SHORT, ["a", "b"], 2, 1, same_deals=True)
    for ours, theirs, score in (([0, 1], [], 1.0), ([], [0, 1], 0.0), ([], [], 0.5), ([0, 1], [0, 1], 0.5)):
        assert round_score(teams, [played(["a", "a"], ours), played(["b", "b"], theirs)]) == score


def test_an_arena_stops_at_the_bound_and_jobs_do_not_matter():
    plan = Plan("kraaw", 3, SHORT, ["easy", "random", "random"], 600, 1, same_deals=True)
    one, two = arena(plan, 1, sprt=Sprt(0, 100)), arena(plan, 2, sprt=Sprt(0, 100))
    assert one.sprt == two.sprt
    assert (one.games, one.bots, one.by_seat) == (two.games, two.bots, two.by_seat)
    assert one.sprt.verdict == "stronger"
    assert one.games == 3 * one.sprt.rounds < 300
    assert one.sprt.share == pytest.approx(one.bots[0].win_rate)


def test_it_is_asked_for_and_told_on_the_command_line():
    words = ("arena", "kraaw", "--seats", "2", "--option", "wins_to_game=1", "--option", "timers=off", "--sprt")
    told = json.loads(run(*words, "0,200", "--bots", "easy,random", "--json").stdout)
    assert told["sprt"]["verdict"] == "stronger"
    assert "stronger" in run(*words, "0,200,0.1,0.1", "--bots", "easy,random").output
    undecided = run(*words, "0,10", "--bots", "easy,random", "--games", "5")
    assert undecided.output.count("2 rounds") == 1
    assert "undecided" in undecided.output
    for wrong, why in (("0", "write it as ELO0,ELO1"), ("a,b", "could not convert"), ("5,1", "must be the smaller")):
        assert why in run(*words, wrong, "--bots", "easy,random").stderr
    assert "--sprt compares two bots" in run(*words, "0,10", "--bots", "easy").stderr


def test_verdicts_are_all_there_are():
    assert Counter(simulated(WIDE, 2, 60, str(number))[0] for number in range(40)).keys() == {
        "stronger",
        "not stronger",
    }

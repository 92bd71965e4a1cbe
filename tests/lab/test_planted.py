"""A planted imbalance is found in 120 games and reported in words; the same game without it is not flagged."""

from random import Random

from kermesse.lab.report.figures import Line, correct
from kermesse.lab.statistics import wilson
from tests.test_cli import run

GAMES = 120
KIND = ("--seats", "2", "--bots", "easy", "--option", "wins_to_game=2", "--option", "timers=off", "--games", str(GAMES))


def test_a_seat_that_begins_with_a_round_won_is_found(tmp_path):
    done = run(
        "lab", "report", "planted", *KIND, "--game", "tests.lab.planted", "--lang", "en", "-o", str(tmp_path / "p")
    )
    assert done.exit_code == 0, done.output
    (said,) = [line for line in done.output.splitlines() if line.startswith("- Seat A wins ")]
    assert said.endswith("where 50\u00a0% would be fair: more than chance explains.")
    low = float(said.split("(")[1].split(" to ")[0])
    assert low > 50
    page = (tmp_path / "p" / "report.html").read_text("utf-8")
    assert 'class="above"><text x="12" y="15">Seat A' in page
    assert 'class="below"><text x="12" y="53">Seat B' in page


def test_the_same_game_without_it_is_not_flagged(tmp_path):
    done = run("lab", "report", "kraaw", *KIND, "--lang", "en", "-o", str(tmp_path / "k"))
    assert "- Nobody is off their fair share" in done.output
    assert "Seat A wins" not in done.output
    page = (tmp_path / "k" / "report.html").read_text("utf-8")
    assert '<g class="even"><text x="12" y="15">Seat A' in page


def flagged(random, seats, games, lead):
    wins = [0] * seats
    for _ in range(games):
        wins[0 if random.random() < lead else random.randrange(seats)] += 1
    lines = [
        Line(str(seat), games, won / games, wilson(won / games, games), 1 / seats) for seat, won in enumerate(wins)
    ]
    correct(lines)
    return any(line.off for line in lines)


def test_of_fair_games_few_are_flagged_and_of_unfair_ones_most():
    """Without the correction, a fair game for six would be flagged in one of four cases."""
    random = Random("fair")
    assert sum(flagged(random, 6, 300, 0.0) for _ in range(400)) <= 0.07 * 400
    assert sum(flagged(random, 6, 300, 0.12) for _ in range(100)) >= 90

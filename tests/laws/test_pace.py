"""One pace: for every game, at every pace and with every kind of own limits, each decision has the time that its table
says.
"""

from dataclasses import replace

import msgspec
import pytest

from kermesse import words
from kermesse.core.options import BadOptions, Options
from kermesse.core.pace import Decisions, Limit
from kermesse.games import CATALOGUE
from kermesse.games.kraaw import GAME as KRAAW
from kermesse.games.kraaw.options import PACE, KraawOptions
from kermesse.laws.option_sets import option_sets, own_limits
from kermesse.laws.pace import pace
from kermesse.laws.walk import LawBroken, Walk
from tests.laws.asked import asked_of
from tests.sixth.allumettes import GAME as SIXTH

GAMES = [*CATALOGUE.values(), SIXTH]
PACES = ("off", "relaxed", "normal", "fast")


def tables(game):
    """Tables of each pace with each kind of own limits, and as many more as show every decision."""
    made = []
    sets = [(seats, options) for seats in game.seats for options in option_sets(game, seats)]
    at = 0
    for own in own_limits(game):
        for timers in PACES:
            for _ in range(len(sets)):
                seats, options = sets[at % len(sets)]
                at += 7
                options = msgspec.structs.replace(options, timers=timers, limits_ms=own)
                try:
                    game.check_options(options, seats)
                except BadOptions:
                    continue
                made.append((seats, options))
                break
    return made


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_decision_has_the_time_that_the_table_says(game):
    met = set()
    for number, (seats, options) in enumerate(tables(game)):
        met |= pace(Walk(game, seats, options, f"pace {number}"), asked_of)
    assert met == set(game.pace(game.options_type()).limits)


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_own_limits_mean_the_same_everywhere(game, language):
    seats = next(seats for seats in game.seats if option_sets(game, seats))
    limits = game.pace(game.options_type()).limits
    assert limits
    for decision, limit in limits.items():
        for time in (0, limit.least, limit.most):
            game.check_options(game.options_type(limits_ms={decision: time}), seats)
        for time in (-1, limit.least - 1, limit.most + 1):
            with pytest.raises(BadOptions) as bad:
                game.check_options(game.options_type(limits_ms={decision: time}), seats)
            assert (bad.value.option, bad.value.code, bad.value.part) == ("limits_ms", "zero_or_range", decision)
            said = words.bad_options(game.name, language, bad.value)
            assert "_" not in said
            assert f"{limit.most // 1000}" in said
    with pytest.raises(BadOptions, match="'limits_ms': choice"):
        game.check_options(game.options_type(limits_ms={"nap": 5_000}), seats)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_s_own_limits_keep_within_its_ranges(game):
    for limit in game.pace(game.options_type()).limits.values():
        for time in (limit.relaxed, limit.normal, limit.fast):
            assert time == 0 or limit.least <= time <= limit.most
        assert (limit.relaxed or limit.most) >= (limit.normal or limit.most) >= (limit.fast or limit.most)


# Planted faults


def caught(game=KRAAW, options=None, seats=3):
    with pytest.raises(LawBroken) as broken:
        pace(Walk(game, seats, options or KraawOptions(wins_to_game=1), "fault"))
    return str(broken.value)


def saying(**changed):
    """Return Kraaw with a table of decisions that its rules do not follow."""
    said = Decisions({**PACE.limits, **changed}, grace=PACE.grace)
    return replace(KRAAW, pace=lambda options: said)


def test_a_decision_that_takes_longer_than_said():
    assert "longer than the table says" in caught(saying(main=Limit(120_000, 30_000, 20_000, 5_000, 300_000)))


def test_a_decision_that_is_always_cut_short():
    assert "never has the time" in caught(saying(main=Limit(120_000, 50_000, 20_000, 5_000, 300_000)))


def test_a_limit_where_none_is_said():
    assert "should have none" in caught(saying(main=Limit(120_000, 0, 20_000, 5_000, 300_000)))


def test_a_decision_that_is_in_no_table():
    limits = {name: limit for name, limit in PACE.limits.items() if name != "main"}
    hidden = Decisions(limits, grace=PACE.grace)
    assert "not in the table" in caught(replace(KRAAW, pace=lambda options: hidden))


def test_a_grace_that_is_told():
    told = Decisions(PACE.limits)

    def view(state, viewer, now):
        seen = KRAAW.view(state, viewer, now)
        seen.pending = [
            msgspec.structs.replace(asked, deadline=asked.deadline and asked.deadline + PACE.grace)
            for asked in seen.pending
        ]
        return seen

    assert "longer than the table says" in caught(replace(KRAAW, view=view, pace=lambda options: told))


def test_an_own_limit_that_is_forgotten_at_no_pace():
    def setup(seats, options, chance, now):
        return KRAAW.setup(seats, msgspec.structs.replace(options, limits_ms={}), chance, now)

    options = KraawOptions(wins_to_game=1, timers="off", limits_ms={"main": 5_000})
    assert "should have one" in caught(replace(KRAAW, setup=setup), options)


def test_an_own_limit_of_none_that_is_a_limit():
    def setup(seats, options, chance, now):
        return KRAAW.setup(seats, msgspec.structs.replace(options, limits_ms={}), chance, now)

    assert "should have none" in caught(replace(KRAAW, setup=setup), KraawOptions(limits_ms={"choose_crow": 0}))


def test_options_are_shared_by_all():
    assert all(game.options_type.__struct_fields__[:4] == Options.__struct_fields__ for game in GAMES)

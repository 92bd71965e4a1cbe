"""The first to click is first, near or far."""

import asyncio
from dataclasses import replace
from random import Random

import pytest

from kermesse.core.clock import NEVER
from kermesse.core.game import Latency
from kermesse.games import CATALOGUE
from kermesse.games.chronos.commands import Ready
from kermesse.server.connection.connection import LONGEST_SILENCE
from kermesse.server.connection.fairness import BOT_CREDIT, JITTER, QUOTA, QUOTA_A_SECOND, Fairness, Lag, Quotas
from kermesse.server.storage.stall_free_clock import StallFreeClock
from kermesse.server.table.clock import TableClock
from kermesse.server.table.state import PING_EVERY_LIVE
from tests.server.house import SOON, by, house
from tests.tiny_game import TINY_GAME

CHRONOS = CATALOGUE["chronos"]


def lag_of(trips):
    lag = Lag()
    now = 0.0
    for trip in trips:
        lag.pong(lag.ping(now), now + trip)
        now += 1000
    return lag


def ready(fair, now):
    """Return all whom nobody can precede any more."""
    found = []
    while fair.due() <= now:
        found.append(fair.take_out())
    return found


def test_the_way_is_half_the_median_of_the_last_ten_round_trips():
    assert lag_of([500] * 5 + [40] * 10).one_way_delay == 20
    assert lag_of([40, 42, 900, 38, 41]).one_way_delay == 20
    assert Lag().one_way_delay == 0


def test_silence_is_counted_from_the_oldest_ping_without_an_answer():
    lag = lag_of([40])
    assert lag.silent_for(50_000) == 0
    lag.ping(60_000)
    lag.ping(61_000)
    assert lag.silent_for(63_500) == 3_500


def test_a_line_that_is_pinged_often_is_found_dead_as_soon_as_any_other():
    lag = Lag()
    for second in range(int(LONGEST_SILENCE / 1000 / PING_EVERY_LIVE) + 1):
        lag.ping(second * PING_EVERY_LIVE * 1000)
    assert lag.silent_for(LONGEST_SILENCE) == LONGEST_SILENCE


def credited(lag):
    return min(lag.one_way_delay, CHRONOS.latency.credit(Ready()))


def test_a_line_that_is_only_sometimes_slow_is_credited_by_its_best_times():
    """Pongs held back when it pays, and only then."""
    lag = lag_of([20] * 50 + [420] * 10)
    assert lag.round_trip() == 20 + JITTER
    assert lag.one_way_delay == (20 + JITTER) / 2
    worse = lag_of([20] * 10 + [420] * 60)  # for a minute: the line has changed
    assert worse.one_way_delay == 210


def cheated(seconds, every, most):
    """Milliseconds gained by answering every ping 400 ms late and commanding every so often, over that many seconds."""
    lag, quotas = lag_of([400] * 20), Quotas()
    return [quotas.take(0, min(lag.one_way_delay, most), now) for now in range(0, seconds * 1000, every)]


@pytest.mark.parametrize("every", [10, 100, 1000, 3000])
@pytest.mark.parametrize("most", [120, 250])
def test_late_pongs_buy_no_more_than_the_fairness_page_says(every, most):
    """At most the game's own limit for one command, half a second at once, 50 ms for each second played."""
    gained = cheated(600, every, most)
    assert max(gained) <= most
    assert sum(gained) <= QUOTA + 600 * QUOTA_A_SECOND
    a_minute = 60_000 // every
    in_one_minute = [sum(gained[at : at + a_minute]) for at in range(0, len(gained) - a_minute, 97)]
    assert max(in_one_minute, default=0) <= QUOTA + 60 * QUOTA_A_SECOND
    assert (QUOTA, QUOTA_A_SECOND) == (500, 50)  # as the page says


def test_an_honest_far_player_has_credit_for_every_second_command_of_a_brisk_game():
    quotas = Quotas()
    assert [quotas.take(0, 75, now) for now in range(0, 120_000, 1500)] == [75] * 80


def test_coming_back_brings_no_new_quota_and_another_seat_has_its_own():
    quotas = Quotas()
    assert sum(quotas.take(0, 120, 0) for _ in range(10)) == QUOTA
    assert quotas.take(0, 120, 0) == 0
    assert quotas.take(1, 120, 0) == 120
    assert quotas.take(0, 120, 1000) == 50


def test_the_fairness_page_says_these_very_figures():
    import re
    from pathlib import Path

    import kermesse

    for language in ("fr", "en"):
        page = (Path(kermesse.__path__[0]).parents[1] / f"web/src/locale/house.{language}.ftl").read_text("utf-8")
        cheat = re.search(r"^fairness-cheat =\n((?:    .*\n|\n)+)", page, re.MULTILINE)[1].replace("\u00a0", " ")
        for figure in ("120 ms", "250 ms", f"{QUOTA:.0f} ms", f"{QUOTA_A_SECOND:.0f} ms"):
            assert figure in cheat, (language, figure)


async def test_at_a_table_late_pongs_stop_paying(db):
    fast = replace(TINY_GAME, real_time=True, latency=Latency(window=lambda options: 120))
    async with house(db, games=CATALOGUE.also(fast)) as home:
        ada, bob = home.browser(), home.browser()
        table = await ada.new_table("tiny", seats=2)
        a, b = await ada.open(table), await bob.open(table)
        await b.act("sit")
        await a.act("start")
        await b.until(lambda: b.position)
        seats = home.registry.tables[table]
        (page,) = seats.audiences.seats[1].connections
        b.pongs, page.lag = False, Lag()  # a pong that is still on its way says nothing to this one
        page.lag.one_way_delay = 200
        credits = []
        real = seats.live.fair.take
        seats.live.fair.take = lambda what, arrival, credit: (credits.append(credit), real(what, arrival, credit))
        for n in range(8):
            await b.say(type="do", id=f"g{n}", command={"do": "grab"})
        await b.until(lambda: len(b.answers) >= 9)
        assert credits[:4] == [120] * 4
        assert sum(credits) <= QUOTA + QUOTA_A_SECOND


def test_the_credit_is_bounded():
    assert credited(lag_of([2000] * 10)) == 120


def test_pongs_that_answer_nothing_say_nothing():
    lag = Lag()
    ping = lag.ping(0)
    lag.pong(ping + 7, 9000)
    lag.pong(ping, 30)
    lag.pong(ping, 9000)
    assert lag.round_trip() == 30


def test_stamps_never_run_backwards():
    fair = Fairness(0)
    fair.take("near", 1000, 0)
    assert ready(fair, 1000) == [(1000, "near")]
    fair.take("far", 1010, 100)
    assert ready(fair, 1010) == [(1000, "far")]


def test_a_command_is_held_until_nobody_can_be_before_it():
    fair = Fairness(120)
    fair.take("near", 1000, 10)
    assert fair.due() == 1110
    assert ready(fair, 1109) == []
    fair.take("far", 1050, 75)
    assert ready(fair, 1110) == [(975, "far"), (990, "near")]
    assert fair.due() == NEVER


def test_ties_go_by_arrival():
    fair = Fairness(120)
    fair.take("first", 1000, 20)
    fair.take("second", 1010, 30)
    assert [what for _, what in ready(fair, 2000)] == ["first", "second"]


def test_deadlines_wait_for_commands_that_are_still_held():
    fair = Fairness(120)
    assert fair.horizon(1000) == 880


def test_a_bot_is_stamped_when_it_decided_and_waits_like_anybody():
    fair = Fairness(120)
    fair.take_bots("bot", 1000)
    assert fair.due() == 1120
    assert ready(fair, 1120) == [(1000, "bot")]
    assert BOT_CREDIT == 40


@pytest.mark.parametrize("seed", range(5))
def test_true_order_is_kept_between_20_and_150_ms(seed):
    """Clicks at least 60 ms apart, round trips of 20 and 150 ms with jitter: at least 95 in 100 pairs rightly
    ordered.
    """
    random = Random(seed)

    def one_way(trip):
        return trip / 2 * random.lognormvariate(0.0, 0.25) + random.expovariate(1 / 4)

    near, far = (lag_of([one_way(trip) + one_way(trip) for _ in range(10)]) for trip in (20, 150))
    right = by_arrival = 0
    pairs = 2000
    for _ in range(pairs):
        fair = Fairness(120)
        clicks = {"near": 1000.0, "far": 1000.0}
        clicks[random.choice(["near", "far"])] += random.uniform(60, 120)
        arrivals = {"near": clicks["near"] + one_way(20), "far": clicks["far"] + one_way(150)}
        order = []
        for who in sorted(arrivals, key=arrivals.get):
            arrival = round(arrivals[who])
            order += [what for _, what in ready(fair, arrival)]
            fair.take(who, arrival, credited(near if who == "near" else far))
        order += [what for _, what in ready(fair, 10_000)]
        right += order == sorted(clicks, key=clicks.get)
        by_arrival += sorted(arrivals, key=arrivals.get) == sorted(clicks, key=clicks.get)
    assert right / pairs >= 0.95
    assert right > by_arrival


def test_what_need_not_be_held_is_stamped_as_if_it_had_been():
    straight, held = Fairness(0), Fairness(0)
    for arrival, credit in ((100, 20), (110, 120), (150, 0), (150, 40)):
        held.take("it", arrival, credit)
        assert straight.straight(arrival, credit) == held.take_out()[0]
    held.take("first", 160, 0)
    assert held.straight(161, 0) is None  # somebody is before it
    assert Fairness(120).straight(161, 0) is None  # somebody may be


# A game in real time whose commands are held for 120 ms.
HELD = CATALOGUE.also(replace(TINY_GAME, real_time=True, latency=Latency(window=lambda options: 120)))


async def two_at(home):
    ada, bob = home.browser(), home.browser()
    table = await ada.new_table("tiny", seats=2)
    a, b = await ada.open(table), await bob.open(table)
    await b.act("sit")
    await a.act("start")
    await b.until(lambda: b.position)
    return home.registry.tables[table], a, b


async def move_far_away(table, page, way):
    """Pings would find out how near it is: it answers no more of them, and those that it answered have been heard."""
    page.pongs = False
    await page.act("take_back")
    table.audiences.seats[page.seat].connections[0].lag.one_way_delay = way


async def test_at_a_real_time_table_commands_wait_for_whoever_may_have_been_first(db):
    async with house(db, clock_rate=0.05, games=HELD) as home:  # 120 ms are long enough for a busy machine
        seats, a, b = await two_at(home)
        await move_far_away(seats, a, 0)  # on a busy machine it would be given time from before the first card
        await move_far_away(seats, b, 100)
        await a.say(type="do", id="near", command={"do": "grab"})
        async with asyncio.timeout(SOON):
            while seats.live.fair.due() == NEVER:
                await asyncio.sleep(0)
        await b.say(type="do", id="far", command={"do": "grab"})
        await b.say(type="do", id="far", command={"do": "grab"})  # again while it is held: done once, answered once
        await a.until(lambda: "near" in a.answers)
        await b.until(lambda: "far" in b.answers)
        assert [entry.seat for entry in seats.match.log] == [1, 0]
        (held_for,) = [m["now"] - m["at"] for m in a.heard if "grabbed" in str(m) and by(m) == 0]
        assert held_for >= 120
        assert len([m for m in b.heard if m["type"] == "answer" and m["id"] == "far"]) == 1


async def test_at_a_real_time_table_deadlines_keep_their_time_and_wait_for_commands_that_may_be_before_them(db):
    async with house(db, games=HELD) as home:
        _, a, _ = await two_at(home)
        fell = await a.until(lambda: next((m for m in a.heard if m["type"] == "step" and m["at"] == 2000), None))
        assert fell["now"] >= 2120


async def test_a_pause_takes_along_what_was_still_held(db):
    async with house(db, clock_rate=0.05, games=HELD) as home:
        ada = home.browser()
        page = await ada.open(await ada.new_table("tiny", seats=2, play_now=True))
        await page.say(type="do", id="held", command={"do": "grab"})
        assert (await page.act("pause"))["done"]
        assert page.answers["held"]["done"]
        await page.until(lambda: page.table["paused"])
        (table,) = home.registry.tables.values()
        assert table.clock.now() < 120, "it was still held"


async def test_what_was_still_held_when_a_deadline_ends_the_game_is_answered(db):
    """Refused, since it came too late; but nobody waits for an answer for ever."""
    game = replace(TINY_GAME, real_time=True, latency=Latency(window=lambda options: 3_000))
    async with house(db, clock_rate=2, games=CATALOGUE.also(game)) as home:
        table, a, _ = await two_at(home)
        async with asyncio.timeout(SOON):
            while table.clock.now() < 6_100:  # the last deadline is at 6,000, and falls when all is known up to then
                await asyncio.sleep(0.01)
        answer = await a.do({"do": "grab"})
        assert (answer["done"], answer["code"]) == (False, "game_over")


def test_a_slow_clock_shows_less_and_rings_later(monkeypatch):
    machine = 5.0
    monkeypatch.setattr("kermesse.server.table.clock.STALL_FREE_CLOCK", StallFreeClock(lambda: machine))
    clocks = [TableClock(), TableClock(0.1)]
    for clock in clocks:
        clock.start()
    machine += 2
    assert [clock.now() for clock in clocks] == [2000, 200]
    assert [round(clock.seconds_until(3000), 3) for clock in clocks] == [1.001, 28.001]
    for clock in clocks:
        clock.stop()
    machine += 2
    assert [clock.now() for clock in clocks] == [2000, 200]


async def test_a_command_sent_again_on_a_new_line_is_answered_there_while_it_is_still_held(db):
    slow = replace(TINY_GAME, real_time=True, latency=Latency(window=lambda options: 600))
    async with house(db, games=CATALOGUE.also(slow)) as home:
        ada, bob = home.browser(), home.browser()
        table = await ada.new_table("tiny", seats=2)
        a, b = await ada.open(table), await bob.open(table)
        await b.act("sit")
        await a.act("start")
        await b.until(lambda: b.position)
        await b.say(type="do", id="mine", command={"do": "grab"})
        again = await bob.open(table)  # the old line is gone
        answer = await again.do({"do": "grab"}, id="mine")
        assert answer["done"]
        assert [entry.seat for entry in home.registry.tables[table].match.log] == [1]

"""Chronos on a real server: a replay equals the live game to the millisecond, and sand outlives the server."""

import asyncio
import json
import signal
import socket
import sqlite3
from contextlib import suppress
from random import Random

import pytest

from kermesse.core.chance import seed_from
from kermesse.core.clock import NEVER
from kermesse.core.game import ALL_SEEING
from kermesse.core.match import Match, play_back
from kermesse.core.record import at_start, read_record, state_digest
from kermesse.core.wire import encode
from kermesse.games import CATALOGUE
from kermesse.server.http.workers import Workers
from kermesse.server.storage.limits import NO_LIMITS
from kermesse.server.storage.metrics import Metrics
from kermesse.server.storage.sealed_rows import read_line
from kermesse.server.table.bots import BotSeat
from kermesse.server.table.presence import REAL_TIME_BEAT_MS
from tests.server.house import SOON, Browser, house
from tests.server.test_sigkill import Server

CHRONOS = CATALOGUE["chronos"]
SHORT = {
    "time_scale": 0.5,
    "timer_mean_ms": 10_000,
    "countdown_ms": 0,
    "start_mode": "all",
    "look_ms": 0,
    "rounds_to_win": 1,
}
SAND = 5_000  # of every timer, where none is slower than another


# ---------------------------------------------------------------- a live game, and its record


class Watcher:
    """Samples of a live table: the whole state, and all views of it at that millisecond."""

    def __init__(self, table):
        self.table = table
        self.seen: list[tuple[int, int, str, list[bytes]]] = []  # after so many entries of the log, at this time

    async def watch(self):
        while True:
            self.look()
            await asyncio.sleep(0.02)

    def look(self):
        table = self.table
        match = table.match
        now = max(match.now, table.live.fair.horizon(table.clock.now()))
        if table.clock.running and now < match.deadline() and table.live.fair.due() >= NEVER:  # nothing is under way
            self.seen.append((len(match.log), now, state_digest(match.state), views_at(match, now)))


def views_at(match, now):
    return [encode(CHRONOS.view(match.state, viewer, now)) for viewer in (ALL_SEEING, -1, *range(match.seats))]


async def play_a_hand(page, random):
    """Give any command while there is one."""
    while not page.position["outcome"]:
        if page.legal():
            await page.do(random.choice(page.legal()))
        else:
            last = page.last
            await page.until(lambda last=last: page.last > last)


@pytest.fixture
async def played(db):
    """A game of Temple, one person and three quick bots, just over: what its page heard, and what was watched of it."""
    async with house(db, bot_pace=0.2) as home:
        ada = home.browser()
        options = {**SHORT, "level": 3, "plans": True, "round_limit_ms": 24_000, "timers": "fast"}
        table = await ada.new_table("chronos", seats=4, play_now=True, level="hard", options=options)
        page = await ada.open(table)
        watcher = Watcher(home.registry.tables[table])
        watching = asyncio.create_task(watcher.watch())
        async with asyncio.timeout(2 * SOON):
            await play_a_hand(page, Random(6))
        watching.cancel()
        with suppress(asyncio.CancelledError):
            await watching
        await page.until(lambda: page.table["stage"] == "over")
        _, record = await ada.get(f"/table/{table}/record")
        _, replay = await ada.get(f"/api/replays/{table}?eyes=0")
        yield page, watcher, read_record(CHRONOS, record), replay


async def test_a_recorded_live_game_reaches_every_state_at_its_millisecond(played):
    page, watcher, record, replay = played
    assert {"timer_moved", "timer_emptied", "card_taken", "round_ended"} <= happened(page)

    # What the page was sent: the same events, stamps and views, `now` and sand included, in the replay through its
    # viewer.
    frames = [frame for frame in replay["frames"][1:] if frame["events"]]  # the first is the table as it was found
    heard = [told for told in page.heard if told["type"] == "step" and told["events"]]
    assert [(frame["at"], frame["events"]) for frame in frames] == [(told["at"], told["events"]) for told in heard]
    assert [frame["view"] for frame in frames] == [told["position"]["view"] for told in heard]

    # Between two steps too: the record, brought to the instant at which the live table was watched, is that table.
    again = at_start(CHRONOS, record)
    done = 0
    assert len(watcher.seen) > 100
    for entries, now, digest, views in watcher.seen:
        while done < entries:
            entry = record.log[done]
            done += 1
            for _ in play_back(again, [entry]):
                pass
        again.advance(now)
        assert (now, state_digest(again.state)) == (now, digest)
        assert views_at(again, now) == views
    running = {now for _, now, _, views in watcher.seen if b'"phase":"play"' in views[0]}
    assert len(running) > 50, "sand was seen at many instants"


# ---------------------------------------------------------------- a server that is killed


def free_port():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


def end_of_log(db):
    """The last instant that the log knows."""
    with sqlite3.connect(db) as connection:
        batches = [batch for (batch,) in connection.execute("SELECT CAST(batch AS BLOB) FROM log")]
    sealed = [read_line(line) for batch in batches for line in batch.split(b"\n")]
    lines = [json.loads(line.text) for line in sealed if line is not None]
    return max(line["at"] for line in lines if isinstance(line, dict) and "at" in line)


def sand_of(view, id):
    return next(timer for timer in view["timers"] if timer["id"] == id)


def happened(page):
    """The names of all events that a page has heard of."""
    return {event["event"] for told in page.heard if told["type"] == "step" for event in told["events"]}


async def sit_three(people, **options):
    table = await people[0].new_table("chronos", seats=3, options={**SHORT, "timer_spread": 0, **options})
    pages = [await person.open(table) for person in people]
    for page in pages[1:]:
        assert (await page.act("sit"))["done"]
    assert (await pages[0].act("start"))["done"]
    for page in pages:
        await page.until(lambda page=page: page.position)
        assert (await page.do({"do": "ready"}))["done"]
    for page in pages:
        await page.until(lambda page=page: page.position["view"]["phase"] == "play")
    return table, pages


async def test_killed_with_sand_running_the_server_goes_on_with_the_sand_as_it_was(db):
    server = Server(db, free_port(), KERMESSE_CLOCK_RATE="0.5")  # it must not run out while a busy machine comes to it
    people = [Browser(f"http://127.0.0.1:{server.port}") for _ in range(3)]
    await server.start()
    try:
        table, (a, b, c) = await sit_three(people)
        assert (await a.do({"do": "move_timer", "timer": "R1", "to": "pile:0"}))["done"]
        assert (await b.do({"do": "move_timer", "timer": "B1", "to": "pile:1"}))["done"]
        await c.until(lambda: sand_of(c.position["view"], "B1")["where"] == "pile:1")
        before = c.position["view"]
        ends = {id: sand_of(before, id)["ends_at"] for id in ("R1", "B1")}
        assert (await c.do({"do": "move_timer", "timer": "G1", "to": "pile:2"}))["done"]
        assert await server.end(signal.SIGKILL) == -signal.SIGKILL
        written = end_of_log(db)
        assert written < ends["R1"], "the sand was running"
        for page in (a, b, c):
            await page.until(lambda page=page: page.ended)
        await asyncio.sleep(1.5)  # it is down: that this does not count is what is shown
        loop = asyncio.get_running_loop()
        up = loop.time()
        await server.start()
        again = await people[2].open(table)
        lived = (loop.time() - up) * 1000
        welcome = again.heard[0]
        assert written <= welcome["now"] <= written + CHRONOS.latency.window(CHRONOS.options_type()) + lived
        view = again.position["view"]
        assert view["now"] >= written
        for id, end in ends.items():
            assert sand_of(view, id)["ends_at"] == end
            assert sand_of(view, id)["sand"] == end - view["now"]
        assert sand_of(view, "G1")["sand"] == sand_of(view, "G1")["ends_at"] - view["now"] > 0

        # What was due is due at its own millisecond, and play goes on.
        await again.until(lambda: sand_of(again.position["view"], "B1")["sand"] == 0)
        fell = {
            event["timer"]: told["at"]
            for told in again.heard
            if told["type"] == "step"
            for event in told["events"]
            if event["event"] == "timer_emptied"
        }
        assert fell == ends
        back = await people[0].open(table)
        assert (await back.do({"do": "move_timer", "timer": "R1", "to": "home", "take": True}))["done"]
        await again.until(lambda: "card_taken" in happened(again))
    finally:
        for person in people:
            await person.close()
        assert await server.close() == 0


async def test_sand_that_runs_while_nobody_acts_is_written_down_now_and_then(home):
    """So a crash gives little of it back."""
    people = [home.browser() for _ in range(3)]
    table, (a, _, _) = await sit_three(people)
    assert (await a.do({"do": "move_timer", "timer": "R1", "to": "pile:0"}))["done"]
    moved, emptied = a.position["at"], sand_of(a.position["view"], "R1")["ends_at"]
    await a.until(lambda: sand_of(a.position["view"], "R1")["sand"] == 0)
    lines = [
        json.loads(text) for found in await home.registry.storage.live() if found.table == table for text in found.lines
    ]
    between = [line["at"] for line in lines if line["line"] == "reached" and moved < line["at"] < emptied]
    assert len(between) >= SAND // REAL_TIME_BEAT_MS // 2


# ---------------------------------------------------------------- hands and pauses at a live table


async def test_a_bot_asks_for_one_thing_at_a_time():
    """However quick, it waits for the answer: a command that is held is not asked for again and again."""
    match = Match(CHRONOS, 3, CHRONOS.presets["table"], seed_from("one hand"))
    bot = BotSeat(CHRONOS, "hard", 0, 3, 0.01, Workers(NO_LIMITS, Metrics()))
    bot.hear(match.opening, True, 0)
    now = 0
    for settle in ("accepted", "refused", "dropped"):
        decided = None
        while decided is None:  # it may look twice before it acts
            now = max(now, bot.wakes())
            assert now < NEVER
            bot.start_thinking()
            decided = await bot.think(match, now)
        assert bot.wakes() == NEVER
        getattr(bot, settle)(*([now] if settle == "refused" else []))


async def test_three_pauses_a_round_and_no_more(home):
    """7.5. The next round has three again. Who plays alone keeps nobody waiting: no count for them."""
    ada, bea = home.browser(), home.browser()
    options = {**SHORT, "timers": "fast", "round_limit_ms": 1_000, "rounds_to_win": 5}
    table = await ada.new_table("chronos", seats=3, options=options)
    pages = [await ada.open(table), await bea.open(table)]
    assert (await pages[1].act("sit", seat=1))["done"]
    assert (await pages[0].act("add_bot", seat=2, text="easy"))["done"]
    assert (await pages[0].act("start"))["done"]

    async def pause():
        for page in pages:
            answer = await page.act("pause")
            if not answer["done"]:
                return answer
        for page in pages:
            assert (await page.act("resume"))["done"]
        return answer

    async def ready():
        for page in pages:
            assert (await page.do({"do": "ready"}))["done"]

    assert [(await pause())["done"] for _ in range(3)] == [True, True, True]
    fourth = await pause()
    assert (fourth["code"], fourth["sentence"]) == ("too_many_pauses", "3 pauses are enough for now: play on.")
    await ready()
    await pages[0].until(lambda: pages[0].position["view"]["phase"] == "interval")
    assert not (await pause())["done"]
    await ready()
    await pages[0].until(lambda: pages[0].position["view"]["round"] == 2)
    assert [(await pause())["done"] for _ in range(4)] == [True, True, True, False]

    pages = [await ada.open(await ada.new_table("chronos", seats=3, play_now=True, level="easy", options=options))]
    assert all([(await pause())["done"] for _ in range(6)])


async def test_a_secret_plan_is_not_heard_by_anybody_else(home):
    """Not even that something was done: sand runs on all screens, but no message goes to them."""
    people = [home.browser() for _ in range(3)]
    _, (a, b, c) = await sit_three(people, plans=True, plan_delay_ms=2_000)
    assert (await a.do({"do": "move_timer", "timer": "R1", "to": "pile:0"}))["done"]
    for page in (b, c):
        await page.until(lambda page=page: sand_of(page.position["view"], "R1")["where"] == "pile:0")
    before = [len(page.raw) for page in (b, c)]
    assert (await a.do({"do": "plan_move", "timer": "R1", "to": "pile:3"}))["done"]
    assert "plan_stored" in happened(a)
    assert [len(page.raw) for page in (b, c)] == before
    await b.until(
        lambda: sand_of(b.position["view"], "R1")["where"] == "pile:3"
    )  # it was carried out: all hear of that
    assert b.gaps == 0

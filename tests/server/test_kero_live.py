"""Kero at a live table: fair at any latency (rules 7.4), nobody's sand runs out for a lost line (7.5), no pause stops
the sand (7.12), with people and against bots alone."""

import asyncio
from contextlib import asynccontextmanager

import pytest

from kermesse.core.match import replay
from kermesse.games.kero.events import DiceLanded, Panne, RefuelStarted, RefuelThrow, TruckFlat
from kermesse.server.storage.stall_free_clock import STALL_FREE_CLOCK
from tests.server.house import SOON, house

OPTIONS = {"first_player": "seat:0", "timers": "off", "capacity_ms": 30_000, "auto_flat": False}


class Hands:
    """Two people and their table, whose clock stands where it is told to."""

    def __init__(self, table, a, b):
        self.table, self.a, self.b = table, a, b
        self.now = table.clock.now()
        table.clock.now = lambda: self.now

    @property
    def state(self):
        return self.table.match.state

    def page(self, seat):
        return self.table.audiences.seats[seat].connections[0]

    def at(self, now):
        """Set the clock, and let the table look at it."""
        self.now = now
        self.table._ring()

    async def until(self, true):
        """Let the server work until that is so."""
        async with asyncio.timeout(SOON):
            while not true():
                await asyncio.sleep(0.01)

    def happened(self, kind):
        return [step.at for step in self.table.past for event in step.events if isinstance(event, kind)]


@pytest.fixture
async def hands(db):
    async with house(db) as home:
        ada, bob = home.browser(), home.browser()
        table = await ada.new_table("kero", seats=2, options=OPTIONS)
        a, b = await ada.open(table), await bob.open(table)
        await b.act("sit")
        await a.act("start")
        await a.until(a.legal)
        hands = Hands(home.registry.tables[table], a, b)
        answer = await a.do({"do": "tip"})
        assert answer["done"], answer
        hands.at(hands.now + 2_000)  # the dice have landed
        assert hands.state.phase == "rolling"
        yield hands


@pytest.mark.parametrize(("way", "late", "counts"), [(90, 60, True), (90, 100, False), (400, 240, True), (0, 1, False)])
async def test_laying_flat_is_given_back_its_way_to_the_table(hands, way, late, counts):
    dry = hands.state.dry_at
    hands.page(0).lag.one_way_delay = way
    hands.at(dry + late)
    assert not hands.happened(Panne), "running dry waits for what may still be on its way"
    await hands.a.say(type="do", id="flat", command={"do": "lay_flat"})
    await hands.a.act("take_back")  # so the table has heard it
    hands.at(dry + 250)
    await hands.a.until(lambda: "flat" in hands.a.answers)
    assert hands.a.answers["flat"]["done"] == counts
    assert hands.happened(Panne) == ([] if counts else [dry])


async def test_running_dry_falls_at_its_millisecond_once_nothing_can_be_before_it(hands):
    dry = hands.state.dry_at
    hands.at(dry + 249)
    assert not hands.happened(Panne)
    hands.at(dry + 250)
    assert hands.happened(Panne) == [dry]


async def test_others_wait_behind_a_truck_that_may_not_have_run_dry(hands):
    dry = hands.state.dry_at
    hands.now = dry + 100
    await hands.b.say(type="do", id="order", command={"do": "set_standing_order", "ambush": "pass"})
    await hands.a.act("take_back")  # so the table has heard the other
    await hands.b.act("take_back")
    assert "order" not in hands.b.answers
    hands.page(0).lag.one_way_delay = 150
    assert (await hands.a.do({"do": "lay_flat"}))["done"]
    hands.at(dry + 300)
    await hands.b.until(lambda: "order" in hands.b.answers)
    assert not hands.happened(Panne)


async def test_the_truck_of_a_lost_line_is_laid_flat_and_nobody_elses(hands):
    hands.page(1).lag.ping(STALL_FREE_CLOCK.now() * 1000 - 10_000)
    hands.table.look_round()
    assert hands.state.phase == "rolling"
    hands.page(0).lag._sent.clear()
    hands.page(0).lag.ping(STALL_FREE_CLOCK.now() * 1000 - 2_000)
    hands.table.look_round()
    assert hands.state.phase == "rolling"
    hands.page(0).lag.ping(STALL_FREE_CLOCK.now() * 1000)
    hands.page(0).lag._sent.clear()
    hands.page(0).lag.ping(STALL_FREE_CLOCK.now() * 1000 - 3_100)
    hands.table.look_round()
    assert (hands.state.phase, hands.state.active) == ("develop", 0)
    assert not hands.happened(Panne)


@pytest.fixture
async def alone(db):
    """One person against a bot that never wants to act; the dice of the first throw are in the air."""
    async with house(db, bot_pace=1_000_000) as home:
        ada = home.browser()
        table = await ada.new_table("kero", seats=2, options=OPTIONS)
        a = await ada.open(table)
        await a.act("add_bot", seat=1, text="normal")
        await a.act("start")
        await a.until(a.legal)
        hands = Hands(home.registry.tables[table], a, None)
        hands.ada = ada
        assert (await a.do({"do": "tip"}))["done"]
        yield hands


async def test_against_bots_alone_the_truck_of_a_lost_line_is_laid_flat_and_then_the_clock_stops(alone):
    alone.at(alone.now + 2_000)  # the dice have landed
    await alone.a.close()
    await alone.until(lambda: not alone.table.audiences.is_here(0))
    assert (alone.state.phase, alone.table.clock.running) == ("rolling", True)
    alone.table.away_since[0] -= 3.1
    await alone.until(lambda: not alone.table.clock.running)
    assert (alone.state.phase, alone.state.active) == ("develop", 0)
    assert alone.state.fuel[0] == 28_000
    assert not alone.happened(Panne)


async def test_against_bots_alone_a_lost_line_waits_for_the_dice_in_the_air(alone):
    await alone.a.close()
    await alone.until(lambda: not alone.table.audiences.is_here(0))
    alone.table.away_since[0] -= 3.1
    alone.table.look_round()
    assert (alone.state.phase, alone.table.clock.running) == ("rolling", True)
    alone.at(alone.now + 800)
    await alone.until(lambda: not alone.table.clock.running)
    assert (alone.state.phase, alone.state.fuel[0]) == ("develop", 29_200)


async def test_a_line_that_is_back_in_time_throws_on(alone):
    alone.at(alone.now + 2_000)
    await alone.a.close()
    await alone.until(lambda: not alone.table.audiences.is_here(0))
    alone.table.look_round()
    again = await alone.ada.open(alone.table.id)
    assert alone.state.phase == "rolling"
    assert (await again.do({"do": "lay_flat"}))["done"]


async def test_against_bots_alone_whoever_leaves_between_rolls_stops_the_clock(alone):
    alone.at(alone.now + 2_000)
    assert (await alone.a.do({"do": "lay_flat"}))["done"]
    await alone.a.close()
    await alone.until(lambda: not alone.table.clock.running)
    assert alone.state.phase == "develop"


async def test_against_bots_alone_a_pause_waits_for_the_truck_to_lie_flat(alone):
    alone.at(alone.now + 2_000)
    assert (await alone.a.act("pause"))["done"]
    await alone.a.until(lambda: alone.a.table["pause_asked"] == [0])
    assert (alone.a.table["paused"], alone.table.clock.running) == (False, True)
    assert (await alone.a.do({"do": "lay_flat"}))["done"]
    await alone.a.until(lambda: alone.a.table["paused"])
    assert (alone.state.phase, alone.table.clock.running, alone.a.table["pause_asked"]) == ("develop", False, [])
    assert (await alone.a.do({"do": "end_turn"}))["code"] == "paused"
    assert (await alone.a.act("resume"))["done"]
    assert (await alone.a.do({"do": "end_turn"}))["done"]


async def test_sand_that_runs_out_before_a_pause_begins_is_out(alone):
    alone.at(alone.now + 2_000)
    await alone.a.act("pause")
    dry = alone.state.dry_at
    alone.at(dry + 250)
    assert alone.happened(Panne) == [dry]
    assert not alone.table.seating.paused  # the fill runs
    alone.at(dry + 60_000)
    await alone.a.until(lambda: alone.a.table["paused"])
    assert (alone.state.phase, alone.state.active) == ("prep", 1)


async def test_a_pause_that_both_agree_on_begins_when_no_sand_runs(hands):
    for page in (hands.a, hands.b):
        assert (await page.act("pause"))["done"]
    await hands.a.until(lambda: hands.a.table["pause_asked"] == [0, 1])
    assert (hands.table.seating.paused, hands.table.clock.running) == (False, True)
    assert (await hands.a.do({"do": "lay_flat"}))["done"]
    await hands.b.until(lambda: hands.b.table["paused"])
    assert hands.state.phase == "develop"
    assert [note.note for note in hands.table.match.log if hasattr(note, "note")] == ["paused"]


async def test_a_pause_that_waits_can_be_called_off(hands):
    for page in (hands.a, hands.b):
        await page.act("pause")
    assert (await hands.b.act("refuse"))["done"]
    assert (await hands.a.do({"do": "lay_flat"}))["done"]
    await hands.a.act("take_back")  # so the table has had its time
    assert not hands.table.seating.paused


@pytest.mark.parametrize("number", [10**27, -(10**27), 2**63, 7, 0])
async def test_a_slot_that_cannot_be_is_answered(hands, number):
    assert (await hands.a.do({"do": "lay_flat"}))["done"]
    answer = await hands.a.do({"do": "take_card", "slot": number})
    assert answer["code"] == ("empty_slot" if abs(number) <= 1_000 else "bad_param")


class TestSkippingAhead:
    """A person alone with bots may skip what is only to be watched; the record keeps its own times."""

    @asynccontextmanager
    async def at_table(self, db, **more):
        """One person and a bot, whose truck is to be filled."""
        async with house(db, **more) as home:
            ada = home.browser()
            table = await ada.new_table("kero", seats=2, options={**OPTIONS, "reaction_policy": "standing"})
            a = await ada.open(table)
            await a.act("add_bot", seat=1, text="normal")
            await a.act("start")
            await a.until(a.legal)
            live = home.registry.tables[table]
            yield a, live, live.match.state

    @pytest.fixture
    async def seated(self, db):
        """The clock is the machine's."""
        async with self.at_table(db) as seated:
            yield seated

    @pytest.fixture
    async def seated_at_leisure(self, db):
        """The clock hardly moves by itself: what passes was skipped, however busy the machine is."""
        async with self.at_table(db, clock_rate=0.001) as seated:
            yield seated

    async def test_a_fill_passes_throw_by_throw_at_its_own_times(self, seated_at_leisure):
        a, table, state = seated_at_leisure
        state.fuel[0] = 5_000
        assert (await a.do({"do": "refuel", "times": 1}))["done"]
        began = next(step.at for step in table.past for event in step.events if isinstance(event, RefuelStarted))
        asked = 0
        async with asyncio.timeout(SOON):
            while state.phase == "refuelling":
                asked += 1
                assert (await a.act("skip_ahead"))["done"]
        throws = [step.at for step in table.past for event in step.events if isinstance(event, RefuelThrow)]
        assert len(throws) == asked
        assert throws == [began + 1_500 * (k + 1) for k in range(len(throws))]
        assert state.fuel[0] == min(5_000 + 1_500 * len(throws), 30_000), "no more than the tank holds"

    async def test_the_other_clans_turn_passes_and_a_bot_is_never_hurried_past_its_own_sand(self, seated):
        a, table, state = seated
        assert (await a.do({"do": "tip", "then_flat": True}))["done"]
        await a.until(lambda: state.phase == "develop")
        assert (await a.do({"do": "end_turn"}))["done"]
        async with asyncio.timeout(SOON):
            while state.active == 1:
                answer = await a.act("skip_ahead")
                assert answer["done"] or state.active == 0, answer
        assert not [event for step in table.past for event in step.events if isinstance(event, Panne)]
        landed = {step.at for step in table.past for event in step.events if isinstance(event, DiceLanded)}
        flat = [step.at for step in table.past for event in step.events if isinstance(event, TruckFlat)][-1]
        assert flat - max(landed) >= 300, "as long after the dice as a bot takes"
        match = table.match
        again = replay(table.rules, 2, match.options, match.seed, match.log, match.now)
        assert table.rules.view(again.state, -2, match.now) == table.rules.view(match.state, -2, match.now)

    async def test_nobody_skips_what_is_asked_of_them(self, seated):
        a, table, state = seated
        before = table.match.now
        assert (await a.act("skip_ahead"))["code"] == "nothing_to_skip"
        assert (await a.do({"do": "tip"}))["done"]
        assert (await a.act("skip_ahead"))["code"] == "nothing_to_skip"
        assert (state.phase, state.flow[0]) == ("rolling", "out")
        assert table.clock.now() - before < 20_000


async def test_where_somebody_else_plays_the_clock_skips_nothing(hands):
    now = hands.table.clock.now()
    for page in (hands.a, hands.b):
        assert (await page.act("skip_ahead"))["code"] == "not_alone"
    assert hands.table.clock.now() == now

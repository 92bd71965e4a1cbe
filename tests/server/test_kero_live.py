"""Kero at a live table: fair at any latency (rules 7.4), and nobody's sand runs out for a lost line (7.5)."""

import time

import pytest

from kermesse.games.kero.events import Panne
from tests.server.house import house

OPTIONS = {"first_player": "seat0", "timers": "off", "capacity_ms": 30_000, "auto_flat": False}


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
        """The clock is there now, and the table looks at it."""
        self.now = now
        self.table._take(self.table._wake)

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
        hands = Hands(home.hall.tables[table], a, b)
        answer = await a.do({"do": "tip"})
        assert answer["done"], answer
        hands.at(hands.now + 2_000)  # the dice have landed
        assert hands.state.phase == "rolling"
        yield hands


@pytest.mark.parametrize(("way", "late", "counts"), [(90, 60, True), (90, 100, False), (400, 240, True), (0, 1, False)])
async def test_laying_flat_is_given_back_its_way_to_the_table(hands, way, late, counts):
    dry = hands.state.dry_at
    hands.page(0).lag.way = way
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
    hands.page(0).lag.way = 150
    assert (await hands.a.do({"do": "lay_flat"}))["done"]
    hands.at(dry + 300)
    await hands.b.until(lambda: "order" in hands.b.answers)
    assert not hands.happened(Panne)


async def test_the_truck_of_a_lost_line_is_laid_flat_and_nobody_elses(hands):
    hands.page(1).lag.ping(time.monotonic() * 1000 - 10_000)
    hands.table.look_round()
    assert hands.state.phase == "rolling"
    hands.page(0).lag._sent.clear()
    hands.page(0).lag.ping(time.monotonic() * 1000 - 2_000)
    hands.table.look_round()
    assert hands.state.phase == "rolling"
    hands.page(0).lag.ping(time.monotonic() * 1000)
    hands.page(0).lag._sent.clear()
    hands.page(0).lag.ping(time.monotonic() * 1000 - 3_100)
    hands.table.look_round()
    assert (hands.state.phase, hands.state.active) == ("develop", 0)
    assert not hands.happened(Panne)

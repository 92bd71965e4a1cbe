"""A command sent in time counts: a decision's deadline has grace, or waits for commands still on their way."""

import pytest

from kermesse.core.game import MOST_CREDIT
from kermesse.core.pace import GRACE
from kermesse.games import CATALOGUE
from kermesse.games.krom.events import AutoDecision
from tests.server.house import house
from tests.server.test_kero_live import Hands


@pytest.fixture
async def picking(db):
    """Krom: somebody has thirty seconds to pick a character."""
    async with house(db) as home:
        ada, bob = home.browser(), home.browser()
        table = await ada.new_table("krom", seats=2, options={"timers": "normal"})
        a, b = await ada.open(table), await bob.open(table)
        await b.act("sit")
        await a.act("start")
        await a.until(lambda: a.legal() or b.legal())
        hands = Hands(home.registry.tables[table], a, b)
        yield hands, (a, b)[hands.state.active]


@pytest.mark.parametrize(("way", "late", "counts"), [(90, 60, True), (90, 100, False), (400, 119, True), (0, 1, False)])
async def test_a_choice_sent_in_time_counts(picking, way, late, counts):
    hands, page = picking
    seat, due = hands.state.active, hands.state.deadline
    hands.page(seat).lag.one_way_delay = way
    hands.at(due + late)
    assert hands.state.active == seat, "the deadline waits for what may still be on its way"
    await page.say(type="do", id="pick", command={"do": "pick_character", "character": "kolos"})
    await page.act("take_back")  # so the table has heard it
    hands.at(due + MOST_CREDIT)
    await page.until(lambda: "pick" in page.answers)
    assert page.answers["pick"]["done"] == counts
    assert hands.happened(AutoDecision) == ([] if counts else [due])


def test_every_game_lets_a_command_arrive():
    """By grace in its rules, by a table that waits, or by holding everything for the same time (Chronos 7.1). In Kero
    the sand alone waits, and decisions are stamped as they arrive (7.4).
    """
    for game in CATALOGUE.values():
        options = game.options_type()
        grace, window = game.pace(options).grace, game.latency.window(options)
        assert grace == GRACE or window or game.latency.patience

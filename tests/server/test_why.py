"""Asking "why not?" returns the rules' reason and changes nothing."""

import json

import pytest

from kermesse.core.record import state_digest
from tests.server.house import house


@pytest.fixture
async def home(db):
    async with house(db) as opened:
        yield opened


async def sitting(home, game="kraaw", **wish):
    ada = home.browser()
    page = await ada.open(await ada.new_table(game, seats=2, play_now=True, **wish))
    await page.until(lambda: page.position)
    (table,) = home.registry.tables.values()
    return page, table


async def asks(page, id, command):
    await page.say(type="why", id=id, command=command)
    return await page.until(lambda: page.answers.get(id))


async def test_a_command_that_would_be_done_is_not_done(home):
    page, table = await sitting(home)
    (before, log) = state_digest(table.match.state), len(table.match.log)
    heard = len(page.heard)
    assert (await asks(page, "1", {"do": "choose_crow", "crow": "plume"}))["done"]
    assert (state_digest(table.match.state), len(table.match.log)) == (before, log)
    assert [message["type"] for message in page.heard[heard:] if message["type"] == "step"] == []
    done = await page.do({"do": "choose_crow", "crow": "plume"})
    assert done["done"], "asking has taken nothing away"


@pytest.mark.parametrize(
    "command",
    [{"do": "look", "slot": 0}, {"do": "choose_crow", "crow": "nobody"}, {"do": "fly"}, {"do": "look"}, [], 7],
)
async def test_the_refusal_is_the_one_that_the_command_would_get(home, command):
    page, _ = await sitting(home)
    why = await asks(page, "why", command)
    await page.say(type="do", id="do", command=command)
    refused = await page.until(lambda: page.answers.get("do"))
    assert not why["done"]
    assert {**why, "id": ""} == {**refused, "id": ""}
    assert why["sentence"]
    assert why["rule"]


async def test_who_watches_is_told_to_sit_down(home):
    page, _ = await sitting(home)
    eve = await home.browser().open(page.table["id"])
    assert (await asks(eve, "why", {"do": "look", "slot": 0}))["code"] == "not_seated"


async def test_nobody_else_hears_that_somebody_asked(home):
    page, _ = await sitting(home)
    eve = await home.browser().open(page.table["id"])
    await eve.until(lambda: eve.position)
    await page.act("pause")  # nothing happens by itself
    await page.act("resume")
    heard = len(eve.raw)
    for number in range(20):
        await asks(page, f"{number}", {"do": "look", "slot": number})
    assert all(json.loads(text)["type"] != "step" for text in eve.raw[heard:])

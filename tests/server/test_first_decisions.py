"""At a relaxed table no clock runs before everybody has decided once."""

from dataclasses import replace

from kermesse.core.clock import NEVER
from kermesse.server.table import first_decisions
from tests.server.house import Home, Page


async def seated(home: Home, game: str, **options: object) -> tuple[Page, Page, str]:
    """Return the pages of two people at a table of that game that has begun, and its id."""
    ada, bob = await home.browser().named("Ada"), await home.browser().named("Bob")
    table = await ada.new_table(game, seats=2, options={"timers": "relaxed", **options})
    a, b = await ada.open(table), await bob.open(table)
    assert (await b.act("sit"))["done"]
    assert (await a.act("start"))["done"]
    for page in (a, b):
        await page.until(lambda page=page: page.position)
    return a, b, table


def first_choice(page: Page) -> object:
    return next(command for command in page.legal() if command["do"] == "choose_destination")


async def test_the_clock_stands_until_both_have_decided_and_runs_from_then_on(home: Home) -> None:
    a, b, id = await seated(home, "krom", characters="random")
    table = home.registry.tables[id]
    await a.until(lambda: a.table["first"] == [0, 1])
    assert not table.clock.running
    assert table.match.deadline() < NEVER
    assert (await a.do(first_choice(a)))["done"]
    await a.until(lambda: a.table["first"] == [1])
    assert not table.clock.running
    assert (await b.do(first_choice(b)))["done"]
    await b.until(lambda: b.table["first"] == [])
    assert table.clock.running


async def test_a_wish_is_no_decision(home: Home) -> None:
    a, _, id = await seated(home, "krom", characters="random")
    assert (await a.do({"do": "set_auto_pass", "on": True}))["done"]
    assert home.registry.tables[id].first == [0, 1]


async def test_at_another_pace_and_where_sand_runs_nothing_waits(home: Home) -> None:
    for game, options in (("krom", {"timers": "normal", "characters": "random"}), ("kero", {})):
        a, _, id = await seated(home, game, **options)
        assert a.table["first"] == []
        assert home.registry.tables[id].clock.running


async def test_whoever_leaves_is_not_waited_for(home: Home) -> None:
    a, b, id = await seated(home, "krom", characters="random", stand_in_after_ms=100)
    table = home.registry.tables[id]
    assert (await a.do(first_choice(a)))["done"]
    await b.close()
    await a.until(lambda: table.clock.running)
    await a.until(lambda: a.table["places"][1].get("stands_in"))
    assert a.table["first"] == []


async def test_a_bot_takes_the_seat_of_somebody_who_left_while_the_other_thinks(home: Home) -> None:
    a, b, id = await seated(home, "krom", characters="random", stand_in_after_ms=100)
    await b.close()
    await a.until(lambda: a.table["places"][1].get("stands_in"))
    await a.until(lambda: home.registry.tables[id].match.awaiting() == (0,))  # the bot has chosen
    await a.until(lambda: not home.registry.tables[id].clock.running)


async def test_nobody_keeps_a_table_standing_without_end(home: Home, monkeypatch) -> None:
    a, _, id = await seated(home, "krom", characters="random")
    table = home.registry.tables[id]
    assert not table.clock.running
    monkeypatch.setattr(first_decisions, "MOST_SECONDS", 0.1)
    await a.until(lambda: table.clock.running)
    assert table.first == []


async def test_after_a_restart_whoever_has_decided_is_remembered(home: Home) -> None:
    a, b, id = await seated(home, "krom", characters="random")
    assert (await a.do(first_choice(a)))["done"]
    table = home.registry.tables[id]
    table.decided.clear()
    table.looked = 0  # as after a restart
    assert first_decisions.undecided(table) == [1]
    assert (await b.do(first_choice(b)))["done"]
    await b.until(lambda: table.clock.running)


async def test_whoever_has_answered_in_secret_is_named_like_the_others(home: Home, monkeypatch) -> None:
    a, _, id = await seated(home, "krom", characters="random")
    table = home.registry.tables[id]
    secret = replace(table.match.game, answered=lambda state, seat: seat == 0)
    monkeypatch.setattr(table.match, "game", secret)
    assert (await a.do(first_choice(a)))["done"]
    assert first_decisions.undecided(table) == [0, 1]
    monkeypatch.setattr(table.match, "game", replace(secret, answered=lambda state, seat: False))
    assert first_decisions.undecided(table) == [1]

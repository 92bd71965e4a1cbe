"""Repeating any act fills no container without end, at a table or in the server."""

import array
import asyncio
import collections
import gc
from dataclasses import replace
from types import ModuleType
from weakref import ProxyTypes

import msgspec
import pytest

from kermesse.server.http.context import Context
from kermesse.server.storage.limits import NO_LIMITS
from tests.server.house import SOON, house, play_on, table_of_two

SIZED = (dict, list, set, frozenset, collections.deque, array.array)
OFTEN = 12
# What is written into a table's log, whose bytes are bounded, stands in these too; and whoever was met lives on in
# `People` for a while, as many as `REMEMBERED`.
AS_THE_LOG = ("past", "log", "_rows", "_sizes", "lines", "_known")


def containers(root):
    """Sizes of the containers that can be reached from there through our own objects, by the names that lead to
    them.
    """
    found, seen, todo = collections.Counter(), set(), [(root, "")]
    while todo:
        thing, path = todo.pop()
        if id(thing) in seen or isinstance(thing, (*ProxyTypes, type, ModuleType)):
            continue
        seen.add(id(thing))
        if isinstance(thing, SIZED):
            found[path] += len(thing)
            inner = thing.values() if isinstance(thing, dict) else () if isinstance(thing, array.array) else thing
            todo += [(each, f"{path}[]") for each in list(inner)]
        elif type(thing).__module__.startswith("kermesse.server") or isinstance(thing, tuple):
            for name, value in parts_of(thing):
                todo.append((value, f"{path}.{name}"))
    return found


def parts_of(thing):
    if isinstance(thing, tuple):
        return enumerate(thing)
    names = set(getattr(thing, "__dict__", ()))
    if isinstance(thing, msgspec.Struct):
        names |= set(thing.__struct_fields__)
    for kind in type(thing).__mro__:
        slots = getattr(kind, "__slots__", ())
        names |= {slots} if isinstance(slots, str) else set(slots)
    return [(name, getattr(thing, name)) for name in names if hasattr(thing, name) and name != "__weakref__"]


def site_of(home):
    (context,) = [thing for thing in gc.get_objects() if type(thing) is Context and thing.registry is home.registry]
    return context


async def sits_is_sent_away_and_comes_again(home, table, host):
    guest = home.browser()
    page = await guest.open(table)
    assert (await page.act("sit", seat=1))["done"]
    if (await host.act("remove", seat=1))["done"]:
        again = await guest.open(table)
        await again.until(lambda: again.ended)
    else:  # as many as one may
        await page.act("stand")
    await guest.close()


async def finds_no_room_to_watch(home, table, host):
    first, second = home.browser(), home.browser()
    for person in (first, second):
        page = await person.open(table)
        await page.until(lambda page=page: page.ended or page.table)
    await first.close()
    await second.close()


async def sits_and_stands(home, table, host):
    guest = home.browser()
    page = await guest.open(table)
    for what in ("sit", "stand"):
        await page.act(what)
    await guest.close()


async def says_something(home, table, host):
    assert (await host.act("chat", text="Bonjour"))["done"]


async def asks_for_what_is_refused(home, table, host):
    assert not (await host.do({"do": "nothing"}))["done"]
    assert not (await host.act("pause"))["done"]


async def asks_for_what_is_not_there(home, table, host):
    person = home.browser()
    await person.get("/api/tables/nowhere")
    page = await person.open("nowhere")
    await page.until(lambda: page.ended)
    await person.close()


async def is_known_no_more(home, table, host):
    guest = await home.browser().named("Guest")
    page = await guest.open(table)
    await page.act("sit", seat=1)
    async with guest.session.delete("/api/me") as answer:
        assert answer.status == 200
    await guest.close()


@pytest.mark.parametrize(
    "does",
    [
        sits_is_sent_away_and_comes_again,
        finds_no_room_to_watch,
        sits_and_stands,
        says_something,
        asks_for_what_is_refused,
        asks_for_what_is_not_there,
        is_known_no_more,
    ],
)
async def test_who_does_the_same_again_and_again_fills_nothing(db, monkeypatch, does):
    for name, small in (
        ("table.broadcast.CHAT_KEPT", 4),
        ("table.broadcast.KEPT", 4),
        ("table.done_ids.IDS_KEPT", 4),
        ("table.done_ids.PEOPLE_KEPT", 4),
        ("table.seating.MOST_SENT_AWAY", 4),
    ):
        monkeypatch.setattr(f"kermesse.server.{name}", small)
    async with house(db, replace(NO_LIMITS, spectators_per_table=1)) as home:
        ada = await home.browser().named("Ada")
        table = await ada.new_table(seats=3)
        host = await ada.open(table)
        await filled(home, does, table, host)
        before = containers(site_of(home))
        await filled(home, does, table, host)
        after = containers(site_of(home))
        grown = {
            path: (before[path], much)
            for path, much in after.items()
            if much >= before[path] + OFTEN // 2 and not any(f".{name}" in path for name in AS_THE_LOG)
        }
        assert grown == {}


async def filled(home, does, table, host):
    """Repeat all acts until they have been carried out and everybody who left is gone; return the sizes."""
    for _ in range(OFTEN):
        await does(home, table, host)
    await home.registry.storage.synced()
    async with asyncio.timeout(SOON):
        while len(home.registry.tables[table].audiences.pages) > 1:
            await asyncio.sleep(0.01)


async def test_a_table_takes_so_many_commands_and_knows_each_to_the_end(db):
    async with house(db, replace(NO_LIMITS, table_commands=6)) as home:
        table, a, b = await table_of_two(home)
        pages, done = [a, b], []
        while len(done) < 6:
            page = next((page for page in pages if page.legal()), None)
            if page is None:
                await play_on(pages, 0)
                await a.until(lambda: a.legal() or b.legal())
                continue
            command, id = page.legal()[0], f"mine {len(done)}"
            assert (await page.do(command, id=id))["done"]
            done.append((page, command, id))
            at = page.position["at"]
            for each in pages:
                await each.until(lambda each=each, at=at: each.position["at"] >= at)
        match = home.registry.tables[table].match
        moves = len(match.log)
        page = next(page for page in pages if page.legal())
        assert (await page.do(page.legal()[0]))["code"] == "table_bytes"
        for page, command, id in done:  # asked again, each is still known
            assert (await page.do(command, id=id))["done"]
        assert len(match.log) == moves

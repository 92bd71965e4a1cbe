"""Every command leaves one line in the log at debug level, whatever its result: seat, command, time and result."""

from dataclasses import replace

import pytest
from structlog.testing import capture_logs

from kermesse.server.serve import configure_logs
from kermesse.server.table.table import Table
from tests.server.house import house, table_of_two


@pytest.fixture(autouse=True)
def logs_go_where_this_test_looks():
    configure_logs("debug", True)


def lines(logs):
    """Of commands: their ids and what became of them."""
    return [(line["id"], line["result"]) for line in logs if line["event"] == "command"]


async def every_kind(home):
    """Ask for one of each kind, one after the other; return the ids and what is to be read of each."""
    table, a, b = await table_of_two(home)
    mover, other = (a, b) if a.legal() else (b, a)
    first = mover.legal()[0]
    assert (await mover.do(first, id="accepted"))["done"]
    assert (await mover.do(first, id="accepted"))["done"]
    refused = await other.do({"do": "no such thing"}, id="unknown")
    late = await mover.do(first, id="refused")
    assert not late["done"]
    home.registry.limits = replace(home.registry.limits, table_commands=1)
    assert (await other.do(first, id="too many"))["code"] == "table_bytes"
    await other.say(type="do", id="", command={})
    await other.until(lambda: other.ended)
    told = ["done", "again", refused["code"], late["code"], "table_bytes", "malformed"]
    ids = ["accepted", "accepted", "unknown", "refused", "too many", ""]
    return table, mover, list(zip(ids, told, strict=True))


async def test_every_command_leaves_one_line(db):
    with capture_logs() as logs:
        async with house(db) as home:
            table, mover, told = await every_kind(home)
    assert lines(logs) == told
    line = next(line for line in logs if line["event"] == "command")
    assert line.pop("ms") >= 0
    assert line.pop("stamp") >= 0
    expected = {"table": table, "seat": mover.seat, "id": "accepted", "result": "done", "log_level": "debug"}
    assert line == {"event": "command", **expected}


async def test_one_that_is_held_leaves_its_line_when_it_has_had_its_turn(db):
    with capture_logs() as logs:
        async with house(db) as home:
            ada = home.browser()
            table = await ada.new_table("chronos", seats=2, play_now=True, options={"fair_window_ms": 300})
            page = await ada.open(table)
            await page.until(page.legal)
            command = page.legal()[0]
            await page.say(type="do", id="held", command=command)
            await page.say(type="do", id="held", command=command)  # while it is
            await page.until(lambda: "held" in page.answers)
    assert [line for line in lines(logs) if line[0]] == [
        ("held", "again"),
        ("held", page.answers["held"].get("code", "done")),
    ]


async def test_what_is_said_too_fast_and_what_fails_for_our_fault_leave_theirs(db, monkeypatch):
    with capture_logs() as logs:
        async with house(db) as home:
            _, a, b = await table_of_two(home)
            mover = a if a.legal() else b
            monkeypatch.setattr(Table, "played", lambda *given: 1 // 0)
            assert (await mover.do(mover.legal()[0], id="fault"))["code"] == "fault"
            (page,) = home.registry.tables[next(iter(home.registry.tables))].audiences.seats[mover.seat].connections
            monkeypatch.setattr(page, "may_say", lambda: False)
            assert (await mover.do({}, id="fast"))["code"] == "too_fast"
    assert lines(logs) == [("fault", "fault"), ("fast", "too_fast")]


async def test_commands_of_a_lesson_leave_theirs(db):
    with capture_logs() as logs:
        async with house(db) as home:
            page = await home.browser().open("lesson/kraaw/first")
            assert not (await page.do({"do": "no such thing"}, id="unknown"))["done"]
            answers = [(f"m{at}", await page.do(command, id=f"m{at}")) for at, command in enumerate(page.legal())]
    told = [(id, "done" if answer["done"] else answer["code"]) for id, answer in answers]
    assert lines(logs) == [("unknown", "unknown_command"), *told]


async def test_a_command_without_a_line_is_seen(db, monkeypatch):
    monkeypatch.setattr(Table, "_report", lambda *given: None)
    with capture_logs() as logs:
        async with house(db) as home:
            _, _, told = await every_kind(home)
    assert lines(logs) != told

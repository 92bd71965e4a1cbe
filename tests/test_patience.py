"""Tests hold on a busy machine: they wait for what they need and not for a time, and give it all the time there is.

A number of seconds in a test is a guess about the machine. The few names that may be used are written once.
"""

import ast
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
WAITS = {"wait_for_timeout", "sleep"}
LIMITED = {"timeout", "wait_for", "wait", "until"}  # what takes a limit in seconds as its last argument, or by name
FILES = sorted(path for folder in ("e2e", "server") for path in (TESTS / folder).glob("*.py"))
# Where time itself is the subject: it passes, and nothing may come of it.
NOTHING_HAPPENS = {
    "test_a_body_that_is_late_in_two_packets_is_read",
    "test_the_second_request_of_a_connection_is_not_waited_for_longer_than_the_first",
    "test_a_byte_now_and_then_does_not_keep_half_a_request_alive",
    "test_answers_refusals_byes_and_lateness_are_counted",
    "test_a_server_that_was_stopped_goes_on_where_its_clocks_were",
    "test_of_a_hidden_step_nothing_reaches_a_page_neither_now_nor_when_it_comes_back",
    "test_the_clock_stands_while_nobody_is_there",
    "test_alone_with_bots_a_pause_is_ones_own_decision",
    "test_nobody_stands_in_where_the_table_does_not_want_it",
    "test_killed_with_sand_running_the_server_goes_on_with_the_sand_as_it_was",
}
# Looks again and again, or does something at a moment that is left to chance.
LOOKS_AGAIN = {
    "faults",
    "keep_on",
    "still_wrong",
    "watch",
    "live",
    "kill_again_and_again",
    "stands_still_for_a_moment",
    "broker_restarted",
    "database_restarted",
    "database_away",
    "_think",
    "test_it_is_told_in_order_and_when_it_is_on_disk",
    "test_a_line_that_breaks_while_a_commit_is_under_way_neither_loses_nor_doubles_it",
}


def guesses(tree: ast.AST, function: str = "") -> list[str]:
    """Every wait that is not repeated in a loop that looks at something, and every limit that is a plain number."""
    found = []
    for node in ast.iter_child_nodes(tree):
        name = node.name if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) else function
        if isinstance(node, ast.Call):
            found += [f"line {node.lineno}: {what} in {name or 'the module'}" for what in _guess(node, name)]
        looping = isinstance(node, ast.While)
        found += guesses(node, "keep_on" if looping else name)
    return found


def _guess(call: ast.Call, function: str) -> list[str]:
    called = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    limits = [keyword.value for keyword in call.keywords if keyword.arg == "timeout"]
    if called in LIMITED:
        limits += call.args[-1:]
    bad = [f"a limit of {limit.value}" for limit in limits if isinstance(limit, ast.Constant) and _is_time(limit.value)]
    if called in WAITS and function not in NOTHING_HAPPENS | LOOKS_AGAIN and not _is_zero(call):
        bad.append(called)
    if called == "wait_for_function" and isinstance(call.args[0], ast.Constant) and "=>" not in str(call.args[0].value):
        bad.append("an expression, which our pages let be looked at only once: give a function")
    return bad


def _is_time(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and value != 0


def _is_zero(call: ast.Call) -> bool:
    """True for a sleep of zero, which lets others run and waits for nothing."""
    return len(call.args) == 1 and isinstance(call.args[0], ast.Constant) and call.args[0].value == 0


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_no_test_waits_for_a_time(file: Path) -> None:
    assert guesses(ast.parse(file.read_text("utf-8"))) == []


@pytest.mark.parametrize(
    "source",
    [
        "page.wait_for_timeout(80)",
        "page.wait_for_function('window.ready')",
        "def test_it():\n    time.sleep(1)",
        "async def test_it():\n    await asyncio.sleep(0.3)",
        "button.click(timeout=1500)",
        "expect(button).to_be_visible(timeout=6_000)",
        "async def test_it():\n    async with asyncio.timeout(5):\n        pass",
        "await page.until(lambda: page.legal(), 15)",
    ],
)
def test_a_guess_is_found(source: str) -> None:
    assert guesses(ast.parse(f"async def f():\n    {source}" if source.startswith("await") else source))


@pytest.mark.parametrize(
    "source",
    [
        "button.click(timeout=AGAIN)",
        "async def until(true):\n    async with asyncio.timeout(SOON):\n        while not true():\n            await asyncio.sleep(0.01)",
        "async def test_it():\n    await asyncio.sleep(0)",
        "raw.until(PONG)",
    ],
)
def test_a_look_again_is_none(source: str) -> None:
    assert not guesses(ast.parse(source))

"""A file is a room that one can hold in the head: at most 400 lines, or its head says why there are more."""

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
MOST = 400
WHY = "over 400 lines because"  # in one of the first lines, with the reason after it
HEAD = 12
WRITTEN_BY_HAND = (".py", ".ts", ".svelte", ".mjs", ".cjs")


def sources() -> list[str]:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split(
        "\n"
    )
    return [name for name in listed if name.endswith(WRITTEN_BY_HAND) and (ROOT / name).exists()]


def is_too_long(text: str) -> bool:
    lines = text.splitlines()
    return len(lines) > MOST and not any(WHY in line for line in lines[:HEAD])


def test_no_file_is_longer_than_one_can_hold_in_the_head():
    found = sources()
    assert len(found) > 400, "this looked at nothing"
    assert [name for name in found if is_too_long((ROOT / name).read_text("utf-8"))] == []


@pytest.mark.parametrize(
    ("text", "too_long"),
    [
        ("x\n" * MOST, False),
        ("x\n" * (MOST + 1), True),
        ("# over 400 lines because a table of all cards is read as one\n" + "x\n" * MOST, False),
        ("x\n" * MOST + "# over 400 lines because it says so at its end\n", True),
    ],
)
def test_a_reason_stands_at_the_head(text, too_long):
    assert is_too_long(text) == too_long

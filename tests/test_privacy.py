"""The retention periods in docs/privacy.md equal those of the code."""

import re
from pathlib import Path

from kermesse.server.http.settings import TableRetention
from kermesse.server.storage.people import COOKIE_AGE
from kermesse.server.storage.storage import DAY, Retention

TEXT = (Path(__file__).resolve().parent.parent / "docs" / "privacy.md").read_text("utf-8")
UNITS = {"seconds": 1, "minutes": 60, "days": DAY}


def told(of: str) -> list[float]:
    """Times in the row of the table that begins so, in seconds."""
    (row,) = [line for line in TEXT.split("\n") if line.startswith(f"| {of}")]
    return [int(number) * UNITS[unit] for number, unit in re.findall(r"(\d+) (seconds|minutes|days)", row)]


def test_people_and_their_cookies():
    assert told("your secret key") == [Retention().people] == [COOKIE_AGE]


def test_records():
    assert told("finished games") == [Retention().records]


def test_tables():
    retention = TableRetention()
    kept = [retention.unbegun, retention.over, retention.playing, retention.quarantined, retention.sweep_every]
    assert told("running tables") == kept
    (aside,) = re.findall(r"kept aside \((\d+) days\)", TEXT)
    assert int(aside) * DAY == retention.quarantined

"""What the Makefile calls beside the tests is there and starts."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def test_the_album_knows_every_booth():
    listed = subprocess.run(
        [sys.executable, "-m", "scripts.screenshots", "--list"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    booths = [line.split()[0] for line in listed.stdout.splitlines()]
    assert booths == ["pages", "kraaw", "kreo", "krom", "kero", "chronos"]

"""Real Chromium against a real server. Run in a pytest process of its own: `pytest tests/e2e`."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.e2e.hands import ARGS, CHROMIUM, ROOT, server


@pytest.fixture(scope="session")
def base_url() -> Iterator[str]:
    if not (ROOT / "src/kermesse/static/index.html").is_file():
        pytest.fail("the client is not built: npm run build in web/")
    with server() as address:
        yield address


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, "executable_path": CHROMIUM, "args": ARGS}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_context_args, "locale": "en-GB", "reduced_motion": "reduce"}

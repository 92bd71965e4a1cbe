"""Real Chromium against a real server. Run in a pytest process of its own: `pytest tests/e2e`."""

from collections.abc import Generator, Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.e2e.hands import ARGS, CHROMIUM, ROOT, SOON, now_runs, patient, server
from tests.e2e.listening import listen, unlisted
from tests.e2e.staging import Stage, staged_server
from tests.e2e.testimony import testimony

expect.set_options(timeout=SOON)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Add to a failed test's report its seed, its pages, their messages and the servers' logs."""
    report = yield
    if report.failed:
        report.sections.append(("what was seen", testimony(item.nodeid)))
    return report


@pytest.fixture(autouse=True)
def _same_lots(request: pytest.FixtureRequest) -> None:
    now_runs(request.node.nodeid)


@pytest.fixture(scope="session")
def built() -> None:
    if not (ROOT / "src/kermesse/static/index.html").is_file():
        pytest.fail("the client is not built: npm run build in web/")


@pytest.fixture(scope="session")
def base_url(built: None) -> Iterator[str]:
    with server() as address:
        yield address


@pytest.fixture(scope="session")
def stage(built: None) -> Iterator[Stage]:
    """Start a server whose tables begin where a test wants them; a module that plays there makes it its `base_url`."""
    with staged_server() as opened:
        yield opened


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, "executable_path": CHROMIUM, "args": ARGS}


@pytest.fixture
def browser_context_args(browser_context_args: dict[str, Any], base_url: str) -> dict[str, Any]:
    """Made anew for each test: one for the session would keep the address of its first module."""
    return {**browser_context_args, "base_url": base_url, "locale": "en-GB", "reduced_motion": "reduce"}


@pytest.fixture
def context(context: BrowserContext, base_url: str) -> Iterator[BrowserContext]:
    ears = listen(context)
    yield patient(context, base_url)
    assert unlisted(ears) == [], "a board sent what was neither listed nor asked about"


@pytest.fixture
def no_fault_in_the_page(page: Page) -> Iterator[None]:
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(f"{error} {error.stack}"))
    page.on(
        "console", lambda message: faults.append(message.text) if "Content Security Policy" in message.text else None
    )
    yield
    assert faults == []

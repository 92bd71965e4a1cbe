"""A server that must neither complain nor fail."""

import asyncio
import io
import logging
from contextlib import asynccontextmanager

import structlog

from kermesse.server.serve import configure_logs
from tests.server.house import house


@asynccontextmanager
async def quiet(db, **more):
    """A server that must neither complain nor fail while the test runs."""
    said = io.StringIO()
    configure_logs("warning", True)
    config = structlog.get_config()
    structlog.configure(**{**config, "logger_factory": structlog.PrintLoggerFactory(said)})
    handler = logging.StreamHandler(said)
    logging.getLogger().addHandler(handler)
    failed = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: failed.append(context))
    try:
        async with house(db, **more) as home:
            yield home
            faults = home.registry.metrics.registry.get_sample_value("kermesse_faults_total")
            assert faults == 0, said.getvalue()[-4000:]
    finally:
        logging.getLogger().removeHandler(handler)
        configure_logs("warning", True)
    assert "Traceback" not in said.getvalue(), said.getvalue()[-4000:]
    assert not failed

"""The server as a whole: started, run until it is told to stop, stopped in good order."""

import asyncio
import gc
import logging
import os
import signal
import sys
import webbrowser
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import structlog
from aiohttp import web

from kermesse.server.hall import Hall, Patience
from kermesse.server.http import Site
from kermesse.server.metrics import Metrics
from kermesse.server.people import People
from kermesse.server.security import NO_LIMITS, Limits
from kermesse.server.storage import SqliteStorage, StorageFailed


@dataclass(frozen=True)
class Settings:
    """Everything that can be chosen about a server. `from_environment` says which variable chooses what."""

    host: str = "127.0.0.1"
    port: int = 8000
    db: str = "kermesse.db"
    log_level: str = "info"
    log_json: bool = False
    public_url: str = ""  # https://kermesse.example: in QR codes; https makes cookies Secure
    behind_proxy: bool = False  # believe X-Forwarded-For
    origins: frozenset[str] = frozenset()  # other pages that may talk to us
    open_browser: bool = False  # show the page, where there is a screen
    bot_pace: float = 1.0  # what part of a person's time bots take
    clock_rate: float = 1.0  # how fast the clocks of all tables run: less than 1 for tests on a busy machine
    limits: Limits = field(default_factory=Limits)
    patience: Patience = field(default_factory=Patience)


@asynccontextmanager
async def serving(settings: Settings) -> AsyncIterator[tuple[Hall, int]]:
    """A server on a real port, for as long as the block lasts; the hall and the port."""
    metrics = Metrics()
    storage = SqliteStorage(settings.db, metrics.committed)
    pace = (settings.bot_pace, settings.clock_rate)
    hall = Hall(storage, People(storage), settings.limits, metrics, settings.patience, *pace)
    hall.watch.loop()
    storage.on_failure = hall.storage_failed
    hall.restore()
    site = Site(hall, settings.public_url, settings.behind_proxy, settings.origins)
    runner = web.AppRunner(site.application(), access_log=None, shutdown_timeout=2, handle_signals=False)
    await runner.setup()
    try:
        listener = web.TCPSite(runner, settings.host, settings.port, backlog=1024)
        await listener.start()
        keeping = hall.keep_house()
        port = runner.addresses[0][1]
        try:
            yield hall, port
        finally:
            keeping.cancel()
            await listener.stop()
            hall.close()
    finally:
        await runner.cleanup()
        await storage.close()


async def _serve(settings: Settings) -> None:
    log = structlog.get_logger()
    loop = asyncio.get_running_loop()
    stop: asyncio.Future[None] = loop.create_future()
    for sign in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(sign, _resolve, stop)
    async with serving(settings) as (hall, port):
        address = settings.public_url or f"http://{settings.host}:{port}"
        log.info("serving", address=address, db=settings.db)
        print(f"Kermesse: {address}", flush=True)
        if settings.open_browser and _has_screen():
            webbrowser.open(address)
        await asyncio.wait([stop, hall.failed], return_when=asyncio.FIRST_COMPLETED)
        log.info("stopping")
    if hall.failed.done():
        hall.failed.result()


def _resolve(future: asyncio.Future[None]) -> None:
    if not future.done():
        future.set_result(None)


def run(
    host: str | None = None,
    port: int | None = None,
    db: str | None = None,
    log_level: str | None = None,
    log_json: bool | None = None,
    public_url: str | None = None,
    behind_proxy: bool | None = None,
    open_browser: bool = False,
) -> int:
    """Serve until SIGTERM or SIGINT; the exit code. What is not given comes from the environment (see docs/server.md)."""
    env = os.environ
    settings = Settings(
        host=_or(host, env.get("KERMESSE_HOST"), Settings.host),
        port=int(_or(port, env.get("KERMESSE_PORT"), Settings.port)),
        db=_or(db, env.get("KERMESSE_DB"), Settings.db),
        log_level=_or(log_level, env.get("KERMESSE_LOG_LEVEL"), Settings.log_level),
        log_json=_or(log_json, _yes(env.get("KERMESSE_LOG_JSON")), Settings.log_json),
        public_url=_or(public_url, env.get("KERMESSE_PUBLIC_URL"), Settings.public_url),
        behind_proxy=_or(behind_proxy, _yes(env.get("KERMESSE_BEHIND_PROXY")), Settings.behind_proxy),
        open_browser=open_browser,
        origins=frozenset(env.get("KERMESSE_ORIGINS", "").split()),
        bot_pace=float(env.get("KERMESSE_BOT_PACE", "1")),
        clock_rate=float(env.get("KERMESSE_CLOCK_RATE", "1")),
        limits=_limits(env.get("KERMESSE_LIMITS", "")),
    )
    return run_with(settings)


def run_with(settings: Settings) -> int:
    configure_logs(settings.log_level, settings.log_json)
    # The writer thread asks for the interpreter twice a commit: let it not wait 5 ms each time.
    sys.setswitchinterval(0.0005)
    # Tables make little that only the collector finds: it need not look through their logs again and again.
    gc.set_threshold(20_000, 20, 100)
    try:
        _run(settings)
    except StorageFailed as error:
        print(f"kermesse: the database failed: {error}", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"kermesse: {error}", file=sys.stderr)
        return 1
    return 0


def _run(settings: Settings) -> None:
    try:
        import uvloop
    except ImportError:  # Windows
        asyncio.run(_serve(settings))
    else:
        uvloop.run(_serve(settings))


def configure_logs(level: str, as_json: bool) -> None:
    """One line an event, to standard error. Nobody logs a secret: messages and cookies are never logged as a whole."""
    number = logging.getLevelNamesMapping().get(level.upper())
    if number is None:
        raise OSError(f"no log level '{level}': debug, info, warning, error")
    # Plain tracebacks: the pretty ones show local variables, and among those are seeds, hands and secrets.
    console = structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback)
    shape = structlog.processors.JSONRenderer() if as_json else console
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.StackInfoRenderer(),
            *([structlog.processors.format_exc_info] if as_json else []),
            shape,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )


def _has_screen() -> bool:
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _limits(text: str) -> Limits:
    """`off` for benches behind a closed door; otherwise the house's."""
    return NO_LIMITS if text == "off" else Limits()


def _yes(text: str | None) -> bool | None:
    return None if text is None else text.lower() in ("1", "true", "yes", "on")


def _or(*choices: Any) -> Any:
    return next(choice for choice in choices if choice is not None)


if __name__ == "__main__":
    sys.exit(run())

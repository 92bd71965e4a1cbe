"""The server as a whole: started, run until it is told to stop, stopped in good order."""

import asyncio
import errno
import gc
import logging
import math
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from typing import Any, Final, TextIO, TypeVar, cast

import structlog
from aiohttp import web

from kermesse.games import CATALOGUE, Catalogue
from kermesse.games.guests import VARIABLE, NoGuest, modules_in, with_guests
from kermesse.server.ground.homes import open_storage, shown
from kermesse.server.ground.limits import NO_LIMITS, Limits
from kermesse.server.ground.metrics import Metrics
from kermesse.server.ground.people import People
from kermesse.server.ground.steady import STEADY
from kermesse.server.ground.storage import DAY, Kept, StorageFailed
from kermesse.server.ground.watch import Watch
from kermesse.server.site.door import Door
from kermesse.server.site.house import House, Patience
from kermesse.server.site.routes import application
from kermesse.server.site.site import Site
from kermesse.server.site.thinkers import cores_to_spare

MIB: Final = 1 << 20
LIMITS: Final = {
    "tables": ("KERMESSE_TABLES", 1),
    "unbegun": ("KERMESSE_UNBEGUN_TABLES", 1),
    "unbegun_per_address": ("KERMESSE_UNBEGUN_PER_ADDRESS", 1),
    "table_bytes": ("KERMESSE_TABLE_MIB", MIB),
    "person_bytes": ("KERMESSE_PERSON_MIB", MIB),
    "address_bytes": ("KERMESSE_ADDRESS_MIB", MIB),
    "house_bytes": ("KERMESSE_HOUSE_MIB", MIB),
}
PATIENCE: Final = {
    "unbegun": ("KERMESSE_UNBEGUN_MINUTES", 60),
    "over": ("KERMESSE_OVER_MINUTES", 60),
    "playing": ("KERMESSE_PLAYING_DAYS", DAY),
    "aside": ("KERMESSE_ASIDE_DAYS", DAY),
}
KEPT: Final = {"records": "KERMESSE_RECORDS_DAYS", "people": "KERMESSE_PEOPLE_DAYS"}
WARM_UP_AFTER: Final = 3.0  # seconds: the first who come are served before anything else is started


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
    metrics_token: str = ""  # lets whoever has it read /metrics from another machine
    open_browser: bool = False  # show the page, where there is a screen
    bot_pace: float = 1.0  # what part of a person's time bots take
    clock_rate: float = 1.0  # how fast the clocks of all tables run: less than 1 for tests on a busy machine
    thinkers: int = field(default_factory=cores_to_spare)  # processes in which bots think; 0: in the server's own
    games: Catalogue = field(default_factory=lambda: CATALOGUE)
    limits: Limits = field(default_factory=Limits)
    patience: Patience = field(default_factory=Patience)
    keep: Kept = field(default_factory=Kept)


@asynccontextmanager
async def serving(settings: Settings) -> AsyncIterator[tuple[House, int]]:
    """A server on a real port, for as long as the block lasts; the house and the port."""
    metrics = Metrics()
    storage = await open_storage(settings.db, Watch(metrics.faults), metrics.committed)
    for line in storage.told:
        structlog.get_logger().warning("database", told=line)
    people, pace = People(storage), (settings.bot_pace, settings.clock_rate)
    house = House(
        storage,
        people,
        settings.limits,
        metrics,
        settings.patience,
        *pace,
        settings.keep,
        settings.games,
        settings.thinkers,
    )
    house.watch.loop()
    storage.on_failure = house.storage_failed
    storage.on_trouble = house.storage_trouble
    storage.on_lost = house.table_lost
    try:
        await house.restore()
    except BaseException:
        await storage.close()
        raise
    metrics.bad_rows.set(storage.bad_rows)
    site = Site(
        house, settings.public_url, settings.behind_proxy, settings.origins, settings.host, settings.metrics_token
    )
    runner = web.AppRunner(application(site), access_log=None, shutdown_timeout=2, handle_signals=False)
    await runner.setup()
    try:
        assert runner.server is not None
        door = Door(runner.server, settings.limits, metrics, settings.behind_proxy)
        loop = asyncio.get_running_loop()
        listener = await loop.create_server(door, settings.host, settings.port, backlog=1024)
        keeping = [house.keep_house(), house.watch.begin("the loop's lag", metrics.watch_loop())]
        port = listener.sockets[0].getsockname()[1]
        try:
            with STEADY.beating(house.stood_still):
                yield house, port
        finally:
            for each in keeping:
                each.cancel()
            listener.close()
            house.close()
    finally:
        await runner.cleanup()
        await storage.close()


async def _serve(settings: Settings) -> None:
    log = structlog.get_logger()
    loop = asyncio.get_running_loop()
    stop: asyncio.Future[None] = loop.create_future()
    async with serving(settings) as (house, port):
        # Not before: while tables are brought back the loop hears nobody, and a signal ends the process by itself.
        for sign in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(sign, _resolve, stop)
        address = settings.public_url or f"http://{settings.host}:{port}"
        warming = loop.call_later(WARM_UP_AFTER, house.workers.warm_up)
        log.info("serving", address=address, db=shown(settings.db))
        print(f"Kermesse: {address}", flush=True)
        if settings.open_browser and _has_screen():
            webbrowser.open(address)
        await asyncio.wait([stop, house.failed], return_when=asyncio.FIRST_COMPLETED)
        warming.cancel()
        log.info("stopping")
    if house.failed.done():
        house.failed.result()


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
    guests: tuple[str, ...] = (),
    thinkers: int | None = None,
) -> int:
    """Serve until SIGTERM or SIGINT; the exit code. What is not given comes from the environment (see docs/server.md)."""
    env = os.environ
    try:
        settings = _settings(
            env, host, port, db, log_level, log_json, public_url, behind_proxy, open_browser, guests, thinkers
        )
    except (ValueError, NoGuest) as error:
        print(f"kermesse: {error}", file=sys.stderr)
        return 2
    return run_with(settings)


def _settings(
    env: Mapping[str, str],
    host: str | None,
    port: int | None,
    db: str | None,
    log_level: str | None,
    log_json: bool | None,
    public_url: str | None,
    behind_proxy: bool | None,
    open_browser: bool,
    guests: tuple[str, ...],
    thinkers: int | None,
) -> Settings:
    return Settings(
        host=_or(host, env.get("KERMESSE_HOST"), Settings.host),
        port=int(_or(port, _number(env, "KERMESSE_PORT", 0), Settings.port)),
        db=_or(db, env.get("KERMESSE_DB"), Settings.db),
        log_level=_or(log_level, env.get("KERMESSE_LOG_LEVEL"), Settings.log_level),
        log_json=_or(log_json, _yes(env.get("KERMESSE_LOG_JSON")), Settings.log_json),
        public_url=_or(public_url, env.get("KERMESSE_PUBLIC_URL"), Settings.public_url),
        behind_proxy=_or(behind_proxy, _yes(env.get("KERMESSE_BEHIND_PROXY")), Settings.behind_proxy),
        open_browser=open_browser,
        origins=frozenset(env.get("KERMESSE_ORIGINS", "").split()),
        metrics_token=env.get("KERMESSE_METRICS_TOKEN", ""),
        bot_pace=_or(_number(env, "KERMESSE_BOT_PACE", 0), 1.0),
        clock_rate=_or(_number(env, "KERMESSE_CLOCK_RATE", 0.01), 1.0),
        thinkers=int(_or(thinkers, _number(env, "KERMESSE_THINKERS", 0), cores_to_spare())),
        games=with_guests(guests or modules_in(env.get(VARIABLE, ""))),
        limits=_limits(env),
        patience=_chosen(Patience(), env, PATIENCE),
        keep=_keep(env),
    )


def run_with(settings: Settings) -> int:
    # The writer thread asks for the interpreter twice a commit: let it not wait 5 ms each time.
    sys.setswitchinterval(0.0005)
    # Tables make little that only the collector finds: it need not look through their logs again and again.
    gc.set_threshold(20_000, 20, 100)
    try:
        configure_logs(settings.log_level, settings.log_json)
        _run(settings)
    except StorageFailed as error:
        print(f"kermesse: the database failed: {error}", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"kermesse: {_what_to_do(error, settings)}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:  # before it served
        return 1
    return 0


def _what_to_do(error: OSError, settings: Settings) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"port {settings.port} of {settings.host} is taken: choose another with --port, or stop who has it"
    if error.errno in (errno.EACCES, errno.EROFS, errno.ENOENT, errno.ENOTDIR) and error.filename:
        return (
            f"{error.filename}: {error.strerror}: make its folder one that this user may write to, or choose with --db"
        )
    if error.errno == errno.ENOSPC:
        return "the disk is full: make room and start again"
    if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        return f"{settings.host} is no address of this machine: choose with --host"
    return str(error)


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
        logger_factory=structlog.PrintLoggerFactory(cast("TextIO", _Unfailing(sys.stderr))),
        cache_logger_on_first_use=False,
    )


class _Unfailing:
    """What cannot be logged, since the log's own disk is full, is not: nobody at a table is to suffer from that too."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        with suppress(OSError):
            return self._stream.write(text)
        return 0

    def flush(self) -> None:
        with suppress(OSError):
            self._stream.flush()


def _has_screen() -> bool:
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _limits(env: Mapping[str, str]) -> Limits:
    """`off` for benches behind a closed door; otherwise the house's, and what was chosen."""
    off = env.get("KERMESSE_LIMITS") == "off"
    return _chosen(NO_LIMITS if off else Limits(), env, LIMITS)


def _keep(env: Mapping[str, str]) -> Kept:
    """Records make room before the house's budget is reached and new tables are refused."""
    days = {name: _number(env, variable, 0) for name, variable in KEPT.items()}
    chosen = {name: number * DAY for name, number in days.items() if number is not None}
    return Kept(**chosen, bytes=_limits(env).house_bytes * 9 // 10)


Chosen = TypeVar("Chosen", Limits, Patience)


def _chosen(default: Chosen, env: Mapping[str, str], variables: Mapping[str, tuple[str, float]]) -> Chosen:
    """With the fields that variables choose, each in its own unit."""
    found = {name: (_number(env, variable, 0), unit) for name, (variable, unit) in variables.items()}
    chosen: dict[str, Any] = {name: int(number * unit) for name, (number, unit) in found.items() if number is not None}
    return replace(default, **chosen)


def _number(env: Mapping[str, str], variable: str, least: float) -> float | None:
    text = env.get(variable)
    if not text:
        return None
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not least <= number < 1e15:
        raise ValueError(f"{variable} is '{text[:40]}': give it a number, or leave it away")
    return number


def _yes(text: str | None) -> bool | None:
    return None if text is None else text.lower() in ("1", "true", "yes", "on")


def _or(*choices: Any) -> Any:
    return next(choice for choice in choices if choice is not None)


if __name__ == "__main__":
    sys.exit(run())

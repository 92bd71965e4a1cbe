"""The server as a whole: started, run until it is told to stop, stopped in good order."""

import asyncio
import errno
import gc
import logging
import os
import secrets
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from typing import Final, TextIO, cast

import structlog
from aiohttp import web

from kermesse.games import CATALOGUE, Catalogue
from kermesse.games.guests import VARIABLE, NoGuest, modules_in, with_guests
from kermesse.server.http.choices import PATIENCE, chosen, first_of, keep_of, limits_of, number_of, yes
from kermesse.server.http.crew import VARIABLE as VARIABLE_OF_CREW
from kermesse.server.http.crew import inherited, run_crew
from kermesse.server.http.door import Door
from kermesse.server.http.house import House
from kermesse.server.http.leading import Leading
from kermesse.server.http.patience import Patience
from kermesse.server.http.proxies import Network, Proxies, read_networks
from kermesse.server.http.routes import application
from kermesse.server.http.secret_files import with_secret_files
from kermesse.server.http.site import Site
from kermesse.server.http.thinkers import cores_to_spare
from kermesse.server.http.tracing import Tracing, by_otlp
from kermesse.server.storage.broker import Broker, BrokerFailed
from kermesse.server.storage.limits import Limits
from kermesse.server.storage.metrics import Metrics
from kermesse.server.storage.open_storage import open_shared, open_storage, shown
from kermesse.server.storage.people import People
from kermesse.server.storage.stall_free_clock import STALL_FREE_CLOCK
from kermesse.server.storage.storage import Retention, Storage, StorageFailed
from kermesse.server.storage.tasks import Tasks
from kermesse.words import have_read

WARM_UP_AFTER: Final = 3.0  # seconds: the first who come are served before anything else is started


@dataclass(frozen=True)
class Settings:
    """Everything that can be chosen about a server. `from_environment` says which variable chooses what."""

    host: str = "127.0.0.1"
    port: int = 8000
    db: str = "kermesse.db"
    broker: str = ""  # nats://…: this server shares the house with others
    listener: socket.socket | None = None  # where to listen, if whoever started this server does already
    log_level: str = "info"
    log_json: bool = False
    public_url: str = ""  # https://kermesse.example: in QR codes; https makes cookies Secure
    behind_proxy: bool = False  # believe the last of X-Forwarded-For, whoever connects
    trusted_proxies: tuple[Network, ...] = ()  # believe X-Forwarded-For and -Proto of these
    drain: float = 0.0  # seconds from SIGTERM on in which everything goes on, but /readyz says no
    origins: frozenset[str] = frozenset()  # other pages that may talk to us
    metrics_token: str = ""  # lets whoever has it read /metrics; without one nobody does
    tracing: Tracing | None = None  # hears of every command's way
    open_browser: bool = False  # show the page, where there is a screen
    bot_pace: float = 1.0  # what part of a person's time bots take
    clock_rate: float = 1.0  # how fast the clocks of all tables run: less than 1 for tests on a busy machine
    thinkers: int = field(default_factory=cores_to_spare)  # processes in which bots think; 0: in the server's own
    games: Catalogue = field(default_factory=lambda: CATALOGUE)
    limits: Limits = field(default_factory=Limits)
    patience: Patience = field(default_factory=Patience)
    keep: Retention = field(default_factory=Retention)


@asynccontextmanager
async def serving(settings: Settings) -> AsyncIterator[tuple[House, int]]:
    """A server on a real port, for as long as the block lasts; the house and the port."""
    metrics = Metrics(settings.tracing)
    watch = Tasks(metrics.faults)
    if not settings.broker:
        async with _in_house(settings, metrics, await open_storage(settings.db, watch, metrics.committed)) as house:
            await house.restore()
            metrics.bad_rows.set(house.storage.bad_rows)
            async with _open_door(settings, house) as port:
                yield house, port
        return
    broker = await Broker.open(settings.broker, watch)
    try:
        storage = await open_shared(settings.db, watch, metrics.committed)
        async with _in_house(settings, metrics, storage) as house:
            leading = Leading(house, storage, broker, await storage.house_number(secrets.randbits(62)))
            house.others = leading
            await leading.begin()
            storage.on_living = leading.lived
            async with _open_door(settings, house, leading) as port:
                yield house, port
    finally:
        await broker.close(0)


@asynccontextmanager
async def _in_house(settings: Settings, metrics: Metrics, storage: Storage) -> AsyncIterator[House]:
    for line in storage.told:
        structlog.get_logger().warning("database", told=line)
    people, pace = People(storage, bool(settings.broker)), (settings.bot_pace, settings.clock_rate)
    try:
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
        yield house
    finally:
        await storage.close()


@asynccontextmanager
async def _open_door(settings: Settings, house: House, leading: Leading | None = None) -> AsyncIterator[int]:
    proxies = Proxies(settings.trusted_proxies, settings.behind_proxy)
    site = Site(
        house,
        settings.public_url,
        proxies,
        settings.origins,
        settings.host,
        settings.metrics_token,
        leading,
    )
    runner = web.AppRunner(application(site), access_log=None, shutdown_timeout=2, handle_signals=False)
    await runner.setup()
    try:
        assert runner.server is not None
        door = Door(runner.server, settings.limits, house.metrics, proxies)
        loop = asyncio.get_running_loop()
        if settings.listener is not None:
            listener = await loop.create_server(door, sock=settings.listener, backlog=1024)
        else:
            listener = await loop.create_server(door, settings.host, settings.port, backlog=1024)
        keeping = [house.keep_house(), house.watch.begin("the loop's lag", house.metrics.watch_loop())]
        port = listener.sockets[0].getsockname()[1]
        try:
            with STALL_FREE_CLOCK.beating(house.stood_still):
                yield port
        finally:
            for each in keeping:
                each.cancel()
            listener.close()
            if leading is not None:
                await leading.stop()
            house.close()
    finally:
        await runner.cleanup()
        if settings.tracing is not None:
            await settings.tracing.close()


async def _serve(settings: Settings) -> None:
    log = structlog.get_logger()
    loop = asyncio.get_running_loop()
    stop: asyncio.Future[None] = loop.create_future()
    async with serving(settings) as (house, port):
        # Not before: while tables are brought back the loop hears nobody, and a signal ends the process by itself.
        loop.add_signal_handler(signal.SIGINT, _resolve, stop)
        loop.add_signal_handler(signal.SIGTERM, _drain, house, stop, settings.drain)
        if settings.listener is not None:
            loop.add_reader(0, _resolve, stop)  # whoever started this server has ended
        address = settings.public_url or f"http://{settings.host}:{port}"
        warming = loop.call_later(WARM_UP_AFTER, _warm_up, house)
        log.info("serving", address=address, db=shown(settings.db))
        print(f"Kermesse: {address}", flush=True)
        if settings.open_browser and _has_screen():
            webbrowser.open(address)
        await asyncio.wait([stop, house.failed], return_when=asyncio.FIRST_COMPLETED)
        warming.cancel()
        log.info("stopping")
    if house.failed.done():
        house.failed.result()


def _warm_up(house: House) -> None:
    """What the first who needs it would wait for, and with them everybody."""
    house.workers.warm_up()
    threading.Thread(target=have_read, args=[tuple(house.games)], name="kermesse-words", daemon=True).start()


def _drain(house: House, stop: asyncio.Future[None], seconds: float) -> None:
    """Whoever sends people here is told to send no more, and has time to notice; those who are here play on. Told again: now."""
    if house.draining or not seconds:
        _resolve(stop)
        return
    house.draining = True
    structlog.get_logger().info("draining", seconds=seconds)
    asyncio.get_running_loop().call_later(seconds, _resolve, stop)


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
    trusted_proxies: tuple[str, ...] = (),
    drain: float | None = None,
    broker: str | None = None,
    workers: int | None = None,
) -> int:
    """Serve until SIGTERM or SIGINT; the exit code. What is not given comes from the environment (see docs/server.md)."""
    try:
        env = with_secret_files(os.environ if db is None else {**os.environ, "KERMESSE_DB_FILE": ""})
        settings = _settings(
            env, host, port, db, log_level, log_json, public_url, behind_proxy, open_browser, guests, thinkers, broker
        )
        proxies = trusted_proxies or env.get("KERMESSE_TRUSTED_PROXY", "").replace(",", " ").split()
        seconds = first_of(drain, number_of(env, "KERMESSE_DRAIN_SECONDS", 0), Settings.drain)
        tracing = by_otlp() if yes(env.get("KERMESSE_TRACES")) else None
        settings = replace(settings, trusted_proxies=read_networks(proxies), drain=seconds, tracing=tracing)
        size = int(first_of(workers, number_of(env, "KERMESSE_WORKERS", 1), 1))
    except (ValueError, NoGuest) as error:
        print(f"kermesse: {error}", file=sys.stderr)
        return 2
    if size == 1 or settings.listener is not None:
        return run_with(settings)
    return _run_several(settings, size)


def _run_several(settings: Settings, size: int) -> int:
    if not settings.broker or os.name != "posix":
        what = "give --broker and --db what they share" if os.name == "posix" else "this system has no such thing"
        print(f"kermesse: --workers {size} are several servers: {what}", file=sys.stderr)
        return 2
    try:
        configure_logs(settings.log_level, settings.log_json)
        return run_crew(settings.host, settings.port, size)
    except OSError as error:
        print(f"kermesse: {_what_to_do(error, settings)}", file=sys.stderr)
        return 1


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
    broker: str | None = None,
) -> Settings:
    return Settings(
        host=first_of(host, env.get("KERMESSE_HOST"), Settings.host),
        port=int(first_of(port, number_of(env, "KERMESSE_PORT", 0), Settings.port)),
        db=first_of(db, env.get("KERMESSE_DB"), Settings.db),
        broker=first_of(broker, env.get("KERMESSE_BROKER"), Settings.broker),
        log_level=first_of(log_level, env.get("KERMESSE_LOG_LEVEL"), Settings.log_level),
        log_json=first_of(log_json, yes(env.get("KERMESSE_LOG_JSON")), Settings.log_json),
        public_url=first_of(public_url, env.get("KERMESSE_PUBLIC_URL"), Settings.public_url),
        behind_proxy=first_of(behind_proxy, yes(env.get("KERMESSE_BEHIND_PROXY")), Settings.behind_proxy),
        open_browser=open_browser,
        listener=inherited(env.get(VARIABLE_OF_CREW)),
        origins=frozenset(env.get("KERMESSE_ORIGINS", "").split()),
        metrics_token=env.get("KERMESSE_METRICS_TOKEN", ""),
        bot_pace=first_of(number_of(env, "KERMESSE_BOT_PACE", 0), 1.0),
        clock_rate=first_of(number_of(env, "KERMESSE_CLOCK_RATE", 0.01), 1.0),
        thinkers=int(first_of(thinkers, number_of(env, "KERMESSE_THINKERS", 0), cores_to_spare())),
        games=with_guests(guests or modules_in(env.get(VARIABLE, ""))),
        limits=limits_of(env),
        patience=chosen(Patience(), env, PATIENCE),
        keep=keep_of(env),
    )


def tune_interpreter() -> None:
    # The writer thread asks for the interpreter twice a commit: let it not wait 5 ms each time.
    sys.setswitchinterval(0.0005)
    # Tables make little that only the collector finds: it need not look through their logs again and again.
    gc.set_threshold(1_000, 5, 8_000)


def run_with(settings: Settings) -> int:
    tune_interpreter()
    try:
        configure_logs(settings.log_level, settings.log_json)
        _run(settings)
    except StorageFailed as error:
        print(f"kermesse: the database failed: {error}", file=sys.stderr)
        return 1
    except BrokerFailed as error:
        print(f"kermesse: the broker failed: {error}", file=sys.stderr)
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
    # The pool of connections prints a traceback for every try to reach a database that is away; we say so in one line.
    logging.getLogger("asyncpg").setLevel(logging.CRITICAL)
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


if __name__ == "__main__":
    sys.exit(run())

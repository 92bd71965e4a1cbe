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
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final, TextIO, cast

import structlog
from aiohttp import web

from kermesse.server.cluster.cluster import Cluster
from kermesse.server.cluster.supervisor import run_workers
from kermesse.server.http.context import Context
from kermesse.server.http.door import Door
from kermesse.server.http.proxies import Proxies
from kermesse.server.http.registry import Registry
from kermesse.server.http.routes import application
from kermesse.server.http.settings import Settings
from kermesse.server.http.ways_in import passkeys_elsewhere
from kermesse.server.storage.broker import Broker, BrokerFailed
from kermesse.server.storage.metrics import Metrics
from kermesse.server.storage.open_storage import open_shared, open_storage, shown
from kermesse.server.storage.people import People
from kermesse.server.storage.stall_free_clock import STALL_FREE_CLOCK
from kermesse.server.storage.storage import Storage, StorageFailed
from kermesse.server.storage.tasks import Tasks
from kermesse.words import have_read

WARM_UP_AFTER: Final = 3.0  # seconds: the first visitors are served before anything else is started


@asynccontextmanager
async def serving(settings: Settings) -> AsyncIterator[tuple[Registry, int]]:
    """Serve on a real port for as long as the block lasts; yield the registry and the port."""
    metrics = Metrics(settings.tracing)
    watch = Tasks(metrics.faults)
    if not settings.broker:
        async with _open_registry(
            settings, metrics, await open_storage(settings.db, watch, metrics.committed)
        ) as registry:
            await registry.restore()
            metrics.bad_rows.set(registry.storage.bad_rows)
            async with _open_door(settings, registry) as port:
                yield registry, port
        return
    broker = await Broker.open(settings.broker, watch)
    try:
        storage = await open_shared(settings.db, watch, metrics.committed)
        async with _open_registry(settings, metrics, storage) as registry:
            cluster = Cluster(registry, storage, broker, await storage.deployment_number(secrets.randbits(62)))
            registry.others = cluster
            await cluster.begin()
            storage.on_living = cluster.lived
            async with _open_door(settings, registry, cluster) as port:
                yield registry, port
    finally:
        await broker.close(0)


@asynccontextmanager
async def _open_registry(settings: Settings, metrics: Metrics, storage: Storage) -> AsyncIterator[Registry]:
    for line in storage.opening_notes:
        structlog.get_logger().warning("database", told=line)
    for line in await passkeys_elsewhere(storage, settings.public_url):
        structlog.get_logger().warning("passkeys", told=line)
    try:
        registry = Registry(storage, People(storage, bool(settings.broker)), metrics, settings)
        registry.watch.loop()
        storage.on_failure = registry.storage_failed
        storage.on_trouble = registry.storage_trouble
        storage.on_lost = registry.table_lost
        yield registry
    finally:
        await storage.close()


@asynccontextmanager
async def _open_door(settings: Settings, registry: Registry, cluster: Cluster | None = None) -> AsyncIterator[int]:
    proxies = Proxies(settings.trusted_proxies, settings.behind_proxy)
    context = Context(
        registry,
        settings.public_url,
        proxies,
        settings.origins,
        settings.host,
        settings.metrics_token,
    )
    runner = web.AppRunner(application(context), access_log=None, shutdown_timeout=2, handle_signals=False)
    await runner.setup()
    try:
        assert runner.server is not None
        door = Door(runner.server, settings.limits, registry.metrics, proxies)
        loop = asyncio.get_running_loop()
        if settings.listener is not None:
            listener = await loop.create_server(door, sock=settings.listener, backlog=1024)
        else:
            listener = await loop.create_server(door, settings.host, settings.port, backlog=1024)
        keeping = [registry.tidy_regularly(), registry.watch.begin("the loop's lag", registry.metrics.watch_loop())]
        port = listener.sockets[0].getsockname()[1]
        try:
            with STALL_FREE_CLOCK.beating(registry.stood_still):
                yield port
        finally:
            for each in keeping:
                each.cancel()
            listener.close()
            if cluster is not None:
                await cluster.stop()
            registry.close()
            context.close()
    finally:
        await runner.cleanup()
        if settings.tracing is not None:
            await settings.tracing.close()


async def _serve(settings: Settings) -> None:
    log = structlog.get_logger()
    loop = asyncio.get_running_loop()
    stop: asyncio.Future[None] = loop.create_future()
    async with serving(settings) as (registry, port):
        # Not before: while tables are brought back the loop hears nobody, and a signal ends the process by itself.
        loop.add_signal_handler(signal.SIGINT, _resolve, stop)
        loop.add_signal_handler(signal.SIGTERM, _drain, registry, stop, settings.drain)
        if settings.listener is not None:
            loop.add_reader(0, _resolve, stop)  # the process that started this server has ended
        address = settings.public_url or f"http://{settings.host}:{port}"
        warming = loop.call_later(WARM_UP_AFTER, _warm_up, registry)
        log.info("serving", address=address, db=shown(settings.db))
        print(f"Kermesse: {address}", flush=True)
        if settings.open_browser:
            webbrowser.open(address)
        await asyncio.wait([stop, registry.failed], return_when=asyncio.FIRST_COMPLETED)
        warming.cancel()
        log.info("stopping")
    if registry.failed.done():
        registry.failed.result()


def _warm_up(registry: Registry) -> None:
    """Start what the first who needs it would wait for, and everybody else with them."""
    registry.workers.warm_up()
    threading.Thread(target=have_read, args=[tuple(registry.games)], name="kermesse-words", daemon=True).start()


def _drain(registry: Registry, stop: asyncio.Future[None], seconds: float) -> None:
    """Tell load balancers to send nobody more, and give them time to notice; those who are here play on. At a second
    signal: now.
    """
    if registry.draining or not seconds:
        _resolve(stop)
        return
    registry.draining = True
    structlog.get_logger().info("draining", seconds=seconds)
    asyncio.get_running_loop().call_later(seconds, _resolve, stop)


def _resolve(future: asyncio.Future[None]) -> None:
    if not future.done():
        future.set_result(None)


def run(settings: Settings) -> int:
    """Serve until SIGTERM or SIGINT; return the exit code."""
    if settings.workers == 1 or settings.listener is not None:
        return _run_one(settings)
    return _run_several(settings)


def _run_several(settings: Settings) -> int:
    if not settings.broker or os.name != "posix":
        what = "give --broker and --db what they share" if os.name == "posix" else "this system has no such thing"
        print(f"kermesse: --workers {settings.workers} are several servers: {what}", file=sys.stderr)
        return 2
    try:
        configure_logs(settings.log_level, settings.log_json)
        return run_workers(settings.host, settings.port, settings.workers)
    except OSError as error:
        print(f"kermesse: {_what_to_do(error, settings)}", file=sys.stderr)
        return 1


def tune_interpreter() -> None:
    # The writer thread asks for the interpreter twice a commit: let it not wait 5 ms each time.
    sys.setswitchinterval(0.0005)
    # Tables make little that only the collector finds: it need not look through their logs again and again.
    gc.set_threshold(1_000, 5, 8_000)


def _run_one(settings: Settings) -> int:
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
    except KeyboardInterrupt:  # a signal before it served
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
    """Set up logs: one line an event, to standard error. Nobody logs a secret: messages and cookies are never logged as
    a whole.
    """
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
    """A stream that drops what cannot be logged because the log's own disk is full: nobody at a table is to suffer from
    that too.
    """

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        with suppress(OSError):
            return self._stream.write(text)
        return 0

    def flush(self) -> None:
        with suppress(OSError):
            self._stream.flush()

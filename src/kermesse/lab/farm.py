"""Farms do a piece of work for each of many jobs: in this process, in others of this machine, or on a Ray cluster.

Results come in any order, or by `in_order` in that of the jobs. The result of a job must depend on the job alone: then
every farm gives the same. The jobs of a worker that dies are done again.
"""

import os
import signal
import socket
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any, Final, Protocol, TypeVar

J = TypeVar("J")
R = TypeVar("R")

AHEAD: Final = 4  # jobs waiting for each worker, so that none is idle
CONNECT_TIMEOUT: Final = 5.0  # seconds
MOST_DEATHS: Final = 3  # workers in a row, without a result between them: then the work kills them


class FarmFailed(Exception):
    """The farm cannot work; the message is one line that says why and what to do."""


class Farm(Protocol):
    def each(self, work: Callable[[J], R], jobs: Sequence[J]) -> Iterator[R]:
        """Yield the result of each job, in any order. Raises FarmFailed."""
        ...


def in_order(farm: Farm, work: Callable[[J], R], jobs: Sequence[J]) -> Iterator[R]:
    """Yield the result of each job, in the jobs' order. Raises FarmFailed."""
    early: dict[int, R] = {}
    due = 0
    for number, result in farm.each(partial(_numbered, work), list(enumerate(jobs))):
        early[number] = result
        while due in early:
            yield early.pop(due)
            due += 1


def _numbered(work: Callable[[J], R], job: tuple[int, J]) -> tuple[int, R]:
    return job[0], work(job[1])


class InlineFarm:
    """Does the work in this process."""

    def each(self, work: Callable[[J], R], jobs: Sequence[J]) -> Iterator[R]:
        for job in jobs:
            yield work(job)


class ProcessFarm:
    """Does the work in processes of this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = min(workers, os.cpu_count() or 1)

    def each(self, work: Callable[[J], R], jobs: Sequence[J]) -> Iterator[R]:
        left = list(reversed(jobs))
        deaths = 0
        while left:
            running: dict[Future[R], J] = {}
            with ProcessPoolExecutor(self.workers, initializer=_ignore_interrupts) as pool:
                try:
                    while left or running:
                        while left and len(running) < AHEAD * self.workers:
                            running[pool.submit(work, left[-1])] = left[-1]
                            left.pop()  # not before it is taken: a pool that has lost a worker takes no more
                        done, _ = wait(running, return_when=FIRST_COMPLETED)
                        for future in done:
                            result = future.result()
                            del running[future]
                            deaths = 0
                            yield result
                except BrokenProcessPool:
                    deaths += 1
                    if deaths >= MOST_DEATHS:
                        raise FarmFailed(
                            f"workers died {deaths} times in a row: is there enough memory? Try fewer jobs"
                        ) from None
                    left.extend(running.values())
                except (GeneratorExit, KeyboardInterrupt):
                    pool.shutdown(wait=True, cancel_futures=True)
                    raise


def _ignore_interrupts() -> None:
    """Leave Ctrl-C to the parent, which then stops its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class RayFarm:
    """Does the work on a Ray cluster at that address, or on a Ray that it starts here."""

    def __init__(self, workers: int, address: str | None = None) -> None:
        self.workers = workers
        self.address = address

    def each(self, work: Callable[[J], R], jobs: Sequence[J]) -> Iterator[R]:
        ray = _ray()

        def do(job: J) -> R:  # Ray takes plain functions only
            return work(job)

        self._start(ray)
        try:
            # A worker that is killed, or a machine that is gone: Ray gives the job to another one, however often.
            remote = ray.remote(num_cpus=1, max_retries=-1)(do)
            left = list(reversed(jobs))
            running: list[Any] = []
            room = AHEAD * self._room(ray)
            while left or running:
                while left and len(running) < room:
                    running.append(remote.remote(left.pop()))
                done, running = ray.wait(running, num_returns=1)
                yield from ray.get(done)
        except ray.exceptions.RayError as error:
            raise FarmFailed(f"Ray gave up: {_first_line(error)}") from None
        finally:
            ray.shutdown()

    def _start(self, ray: Any) -> None:
        if self.address is None:  # it listens on this machine alone
            os.environ.setdefault("RAY_AUTH_MODE", "disabled")
        else:
            _try_connecting(self.address)
        try:
            ray.init(
                address=self.address or "local",
                num_cpus=None if self.address else self.workers,
                include_dashboard=None if self.address else False,
                log_to_driver=False,
                logging_level="error",
            )
        except Exception as error:  # Ray raises what it likes: ConnectionError, ValueError, RuntimeError
            where = self.address or "this machine"
            raise FarmFailed(f"Ray does not start on {where}: {_first_line(error)}") from None

    def _room(self, ray: Any) -> int:
        return max(self.workers, int(ray.cluster_resources().get("CPU", 1)))


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise FarmFailed("Ray is not installed: pip install 'kermesse[ray]'") from None
    return ray


def _try_connecting(address: str) -> None:
    """Raise FarmFailed if nobody answers: Ray itself would try for minutes."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if not colon or not port.isdecimal():
        return  # `auto`, or a name that Ray alone can read
    try:
        socket.create_connection((host.strip("[]"), int(port)), CONNECT_TIMEOUT).close()
    except (OSError, OverflowError) as error:
        raise FarmFailed(f"nobody answers at {address}: {_first_line(error)}") from None


def _first_line(error: Exception) -> str:
    return str(error).strip().partition("\n")[0] or type(error).__name__


def farm_of(on: str, jobs: int, address: str | None = None) -> Farm:
    """Return the farm that was asked for: `here` (one job: this process, more: several), or `ray`."""
    if on == "ray":
        _ray()
        return RayFarm(jobs, address)
    return ProcessFarm(jobs) if jobs > 1 else InlineFarm()

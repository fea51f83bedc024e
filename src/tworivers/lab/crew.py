"""Who does the work of the lab: processes of this machine, or the machines of a Ray cluster.

What is played depends on the seeds alone, so the same work comes out the same wherever it is done. A worker
that dies changes nothing: Ray gives its work to another one.
"""

import functools
import itertools
import logging
import multiprocessing
import os
import socket
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from typing import Any, TypeVar

from tworivers.lab.extras import extra
from tworivers.words.messages import BadOption

T = TypeVar("T")

LOCAL = "local"
TRIES_AFTER_A_LOSS = 20
KNOCK_SECONDS = 5


class Crew(ABC):
    """Workers that take up one piece of work after the other."""

    size: int

    def done(self, work: Callable[..., T], plans: Iterable[tuple[Any, ...]]) -> Iterator[tuple[Any, T]]:
        """Each plan with what `work(*plan)` gave, as they finish; a few are always under way."""
        begin = self.beginner(work)
        waiting = iter(plans)
        running: dict[Any, tuple[Any, ...]] = {}
        while True:
            for plan in itertools.islice(waiting, self.size + 1 - len(running)):
                running[begin(*plan)] = plan
            if not running:
                return
            for task in self.finished(list(running)):
                yield running.pop(task), self.outcome(task)

    @abstractmethod
    def beginner(self, work: Callable[..., T]) -> Callable[..., Any]:
        """What begins a piece of this work and returns the task that can be waited for."""

    @abstractmethod
    def finished(self, running: list[Any]) -> Iterable[Any]:
        """Wait until at least one of the tasks is finished; return those that are."""

    @abstractmethod
    def outcome(self, task: Any) -> Any:
        """What a finished task gave."""

    @abstractmethod
    def close(self) -> None:
        """Let the workers go."""

    def __enter__(self) -> "Crew":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Processes(Crew):
    """Processes of this machine, one a core unless said otherwise."""

    def __init__(self, size: int | None = None) -> None:
        self.size = size or os.cpu_count() or 1
        self._pool = ProcessPoolExecutor(self.size, mp_context=multiprocessing.get_context("spawn"))

    def beginner(self, work: Callable[..., T]) -> Callable[..., Any]:
        return functools.partial(self._pool.submit, work)

    def finished(self, running: list[Any]) -> Iterable[Any]:
        return wait(running, return_when=FIRST_COMPLETED).done

    def outcome(self, task: Any) -> Any:
        return task.result()

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)


class Cluster(Crew):
    """The workers of a Ray cluster: "local" is the one this process started, or a new one on this machine; an
    address joins one."""

    def __init__(self, address: str, size: int | None = None) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        with extra("ray"):
            import ray
        self._ray: Any = ray
        local = address == LOCAL
        self._joined = local and ray.is_initialized()
        try:
            if not local:
                knock(address)
            if not self._joined:
                ray.init(
                    address=None if local else address,
                    num_cpus=size if local else None,
                    include_dashboard=False if local else None,
                    log_to_driver=False,
                    logging_level=logging.ERROR,
                )
        except (OSError, ValueError, RuntimeError) as error:
            raise BadOption("no-such-cluster", address=address, reason=str(error)) from None
        self.size = size or max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def beginner(self, work: Callable[..., T]) -> Callable[..., Any]:
        begin: Callable[..., Any] = self._ray.remote(max_retries=TRIES_AFTER_A_LOSS)(work).remote
        return begin

    def finished(self, running: list[Any]) -> Iterable[Any]:
        ready: list[Any] = self._ray.wait(running)[0]
        return ready

    def outcome(self, task: Any) -> Any:
        return self._ray.get(task)

    def close(self) -> None:
        if not self._joined:
            self._ray.shutdown()


def knock(address: str) -> None:
    """Fail at once where nobody listens; Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if port.isdigit():
        socket.create_connection((host, int(port)), timeout=KNOCK_SECONDS).close()


def crew_of(ray: str | None, size: int | None = None) -> Crew:
    """Processes of this machine, or the cluster at an address."""
    return Processes(size) if ray is None else Cluster(ray, size)

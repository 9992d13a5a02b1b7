"""What the house does for every live table: storing, thinking, time, numbers; and tasks beside all else."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple

from ..limits import Limits
from ..metrics import Metrics
from ..protocol.refusals import RequestRefused
from ..tables.storage import Store, StoreError
from .bots.pacing import Pacing
from .bots.thinkers import Thinkers
from .health import Health
from .parts.clocks import Time

logger = logging.getLogger(__name__)


class Tasks:
    """What is done beside all else; what goes wrong there is logged."""

    def __init__(self) -> None:
        self.store_failed: Callable[[Exception], None] = lambda problem: None  # who is told of that
        self._running: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Begin something."""
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._finished)
        return task

    def cancel(self) -> None:
        """Let all of it end."""
        for task in list(self._running):
            task.cancel()

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        problem = None if task.cancelled() else task.exception()
        if isinstance(problem, StoreError):
            self.store_failed(problem)
        elif problem is not None and not isinstance(problem, RequestRefused):
            logger.error("something went wrong beside the tables", exc_info=problem)


class Services(NamedTuple):
    """What a live table and those at its doors are handed, instead of reaching for it."""

    store: Store
    limits: Limits
    time: Time
    metrics: Metrics
    health: Health
    tasks: Tasks
    thinkers: Thinkers
    pacing: Pacing
    chance: random.Random  # by which bots forget and notice things
    drawing: asyncio.Lock  # of pictures: one table after another


def new_services(
    store: Store,
    *,
    pace: float = 1.0,
    time: Time | None = None,
    limits: Limits | None = None,
    metrics: Metrics | None = None,
    thinkers: Thinkers | None = None,
    chance: random.Random | None = None,
) -> Services:
    """The services of a server at a store; the pace is that of bots: 1 is for people, 0 does not wait."""
    limits, metrics, tasks = limits or Limits(), metrics or Metrics(), Tasks()
    health = Health(store, metrics, tasks.spawn)
    tasks.store_failed = health.failed
    return Services(
        store=store,
        limits=limits,
        time=time or Time(),
        metrics=metrics,
        health=health,
        tasks=tasks,
        thinkers=thinkers or Thinkers(metrics=metrics, limits=limits),
        pacing=Pacing(pace),
        chance=chance or random.Random(),
        drawing=asyncio.Lock(),
    )

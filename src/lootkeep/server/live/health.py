"""Whether the store is well (a health check, `/healthz`): it is written to, and told once when it goes or is back."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from ..limits import Clock
from ..logging import without_secrets
from ..metrics import Metrics
from ..tables.storage import Store, StoreError

log = logging.getLogger(__name__)
PATIENCE = 2.0  # seconds in which a store that is well answers
FRESH = 1.0  # seconds for which an answer holds, so that many who ask cause one write
PAUSE = 2.0  # seconds between two trials of a store that is away
Spawn = Callable[[Coroutine[Any, Any, None]], "asyncio.Task[None]"]


class Health:
    """What is known of a store."""

    def __init__(self, store: Store, metrics: Metrics, spawn: Spawn, clock: Clock = time.monotonic) -> None:
        self.store = store
        self.metrics = metrics
        self.why: str | None = None  # what is wrong, as strangers may know it
        self._spawn = spawn
        self._clock = clock
        self._trial: asyncio.Task[None] | None = None
        self._tried: float | None = None  # when a trial last ended
        self._began = 0.0  # when the store went away
        self._failures = 0  # since then
        self._latest: Exception | None = None

    def failed(self, problem: Exception) -> None:
        """Something could not be read or written: each time is counted, and only the first is logged."""
        if problem is self._latest:  # it was told here by somebody who waited for the same
            return
        self._latest = problem
        self._failures += 1
        self.metrics.store_failures.inc()
        if self.why is None:
            self._began = self._clock()
            self.metrics.store_is_well.set(0)
            log.error("the store is away: %s", problem, exc_info=None if isinstance(problem, StoreError) else problem)
            self.why = reason(problem)
            self._spawn(self._watch())
        elif isinstance(problem, StoreError):
            self.why = reason(problem)

    async def check(self) -> str | None:
        """What is wrong with the store at this moment; None: it is well."""
        if self._tried is None or self._clock() - self._tried >= FRESH:
            trial = self._begun()
            await asyncio.wait({trial}, timeout=PATIENCE)
            if not trial.done() and self.why is None:
                self.failed(StoreError(f"It has not answered for {PATIENCE:g} seconds.", reason="no answer"))
        return self.why

    def _begun(self) -> asyncio.Task[None]:
        """The trial that goes on; a new one, if there is none."""
        if self._trial is None or self._trial.done():
            self._trial = self._spawn(self._try())
        return self._trial

    async def _try(self) -> None:
        """Write to the store and read from it."""
        try:
            await self.store.touch()
            await self.store.listings(most=1)
        except Exception as problem:  # whatever is wrong with the store, it is not well
            self.failed(problem)
        else:
            self._is_back()
        finally:
            self._tried = self._clock()

    async def _watch(self) -> None:
        """Try a store that is away, until it is back."""
        while self.why is not None:
            await asyncio.sleep(PAUSE)
            await asyncio.wait({self._begun()})

    def _is_back(self) -> None:
        if self.why is not None:
            away = self._clock() - self._began
            log.warning("the store is back after %.1f seconds; it failed %d times", away, self._failures)
            self.why, self._failures = None, 0
            self.metrics.store_is_well.set(1)


def reason(problem: Exception) -> str:
    """What is wrong, without names of places: anybody may ask for it."""
    return without_secrets(problem.reason) if isinstance(problem, StoreError) else "a mistake"


def route(health: Health) -> Route:
    """The page for those who watch over a server."""

    async def answer(request: Request) -> Response:
        why = await health.check()
        if why is None:
            return JSONResponse({"status": "ok"})
        return JSONResponse({"status": "store", "why": why}, status_code=503)

    return Route("/healthz", answer)

"""A pool that thinks of nothing by itself: a test says when a thought ends, and sees which one came next."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any

from lootkeep.server.live.bots.processes import awake


class FakePool(Executor):
    """Keeps what it was handed, in order."""

    def __init__(self) -> None:
        self.begun: list[tuple[Any, ...]] = []  # what each thought is about
        self.running: list[Future[Any]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        if fn is awake:  # which is no thought
            return future
        future.set_running_or_notify_cancel()
        self.begun.append(args)
        self.running.append(future)
        return future

    async def end(self, answer: Any = None) -> None:
        """The first of the running thoughts comes to an end, and the next one begins."""
        self.running.pop(0).set_result(answer)
        await breath()


async def breath() -> None:
    """Let everything that can go on do so."""
    for _ in range(20):
        await asyncio.sleep(0)

"""Group commit: what comes while a transaction runs is done in the next one, and then all who waited are answered."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Generic, NamedTuple, TypeVar

from ..tables.storage import StoreError

W = TypeVar("W")


class Job(NamedTuple, Generic[W]):
    """Work for the database, and who waits for it."""

    work: W
    waiting: asyncio.Future[Any]


class GroupCommit(Generic[W]):
    """One transaction at any time, while the next one piles up; for whichever database carries it out."""

    def __init__(
        self, place: str, transact: Callable[[list[W]], Awaitable[list[Any]]], nothing: W, *, most: int
    ) -> None:
        """Carry out work by `transact`, at most so much at once: it answers with the result of each, or of none.

        Where it raises a StoreError nothing can be written, so that all fail; after any other problem each is tried
        alone, so that one does not spoil the others.
        """
        self._place = place
        self._transact = transact
        self._nothing = nothing
        self._most = most
        self._jobs: list[Job[W]] = []
        self._came = asyncio.Event()
        self._closed = False
        self._task = asyncio.create_task(self._serve())

    async def do(self, work: W) -> Any:
        """Have work done; when this returns, what it wrote is on disk."""
        if self._closed:
            raise StoreError(f"The database {self._place} is closed.")
        waiting: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.append(Job(work, waiting))
        self._came.set()
        try:
            return await waiting
        except asyncio.CancelledError:
            with suppress(StoreError):
                await self.do(self._nothing)  # behind it: whoever looks now sees how it ended
            raise

    async def close(self) -> None:
        """Do what still waits, and end."""
        self._closed = True
        self._came.set()
        await self._task

    async def _serve(self) -> None:
        while self._jobs or not self._closed:
            await self._came.wait()
            jobs, self._jobs = self._jobs[: self._most], self._jobs[self._most :]
            if not self._jobs and not self._closed:
                self._came.clear()
            if jobs:
                for job, outcome in zip(jobs, await self._outcomes(jobs), strict=True):
                    settle(job.waiting, outcome)

    async def _outcomes(self, jobs: list[Job[W]]) -> list[Any]:
        """What each job gave, or its problem."""
        try:
            return await self._transact([job.work for job in jobs])
        except StoreError as problem:
            return [StoreError(str(problem), reason=problem.reason) for _ in jobs]
        except Exception as problem:
            if len(jobs) == 1:
                return [problem]
            return [outcome for job in jobs for outcome in await self._outcomes([job])]


def settle(waiting: asyncio.Future[Any], outcome: object) -> None:
    """Give whoever still waits the result or the problem."""
    if waiting.done():
        return
    if isinstance(outcome, Exception):
        waiting.set_exception(outcome)
    else:
        waiting.set_result(outcome)

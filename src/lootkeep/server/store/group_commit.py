"""Group commit: what comes while a transaction runs is done in the next one, and then all who waited are answered."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Generic, NamedTuple, TypeVar

from ..tables.storage import StoreError

W = TypeVar("W")

Outcome = Sequence[Any] | Exception  # the result of each work, or the problem of all
Transact = Callable[[list[W], Callable[[Outcome], None]], None]


class Job(NamedTuple, Generic[W]):
    """Work for the database, and who waits for it."""

    work: W
    waiting: asyncio.Future[Any]


class GroupCommit(Generic[W]):
    """One transaction at any time, while the next one piles up; for whichever database carries it out.

    By callbacks and not in a task: whoever waits for a single move would notice each turn of the loop.
    """

    def __init__(self, place: str, transact: Transact[W], nothing: W, *, most: int) -> None:
        """Carry out work by `transact`, at most so much at once, which says in the loop how it ended.

        After a StoreError nothing can be written, so that all fail; after any other problem each is tried alone, so
        that one does not spoil the others.
        """
        self._place = place
        self._transact = transact
        self._nothing = nothing
        self._most = most
        self._loop = asyncio.get_running_loop()
        self._jobs: deque[Job[W]] = deque()
        self._alone: deque[Job[W]] = deque()  # that failed together
        self._running: list[Job[W]] = []
        self._is_due = False  # to begin soon, with all that comes in this turn of the loop
        self._closed = False

    async def do(self, work: W) -> Any:
        """Have work done; when this returns, what it wrote is on disk."""
        if self._closed:
            raise StoreError(f"The database {self._place} is closed.")
        try:
            return await self._waiting_for(work)
        except asyncio.CancelledError:
            with suppress(StoreError):
                await self.do(self._nothing)  # behind it: whoever looks now sees how it ended
            raise

    async def close(self) -> None:
        """Do what still waits, and end."""
        if not self._closed:
            self._closed = True
            with suppress(StoreError):
                await self._waiting_for(self._nothing)

    def _waiting_for(self, work: W) -> asyncio.Future[Any]:
        waiting = self._loop.create_future()
        self._jobs.append(Job(work, waiting))
        if not self._is_due and not self._running:
            self._is_due = True
            self._loop.call_soon(self._begin)
        return waiting

    def _begin(self) -> None:
        """Carry out what has piled up, or one of those that failed together."""
        self._is_due = False
        waiting, most = (self._alone, 1) if self._alone else (self._jobs, self._most)
        self._running = [waiting.popleft() for _ in range(min(most, len(waiting)))]
        if self._running:
            self._transact([job.work for job in self._running], self._ended)

    def _ended(self, outcome: Outcome) -> None:
        """Go on with what has piled up, and answer meanwhile all who waited."""
        jobs, self._running = self._running, []
        if is_for_each(outcome) and len(jobs) > 1:
            self._alone.extend(jobs)
            self._begin()
            return
        self._begin()
        if not isinstance(outcome, Exception):
            for job, result in zip(jobs, outcome, strict=True):
                settle(job.waiting, result)
        elif isinstance(outcome, StoreError):
            for job in jobs:
                settle(job.waiting, StoreError(str(outcome), reason=outcome.reason))
        else:
            settle(jobs[0].waiting, outcome)


def is_for_each(outcome: Outcome) -> bool:
    """Whether work failed together that may go well alone: all but that which failed."""
    return isinstance(outcome, Exception) and not isinstance(outcome, StoreError)


def settle(waiting: asyncio.Future[Any], outcome: object) -> None:
    """Give whoever still waits the result or the problem."""
    if waiting.done():
        return
    if isinstance(outcome, Exception):
        waiting.set_exception(outcome)
    else:
        waiting.set_result(outcome)

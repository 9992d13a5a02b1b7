"""The thread that talks to SQLite, so that the event loop never waits for a disk."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple, TypeVar

from .base import StoreError

Work = Callable[[sqlite3.Connection], Any]
T = TypeVar("T")

MOST_AT_ONCE = 500  # jobs in a transaction, so that the first of them is not kept waiting by endless others


class Job(NamedTuple):
    """Work for the clerk, and who waits for it."""

    work: Work
    waiting: asyncio.Future[Any]


class Clerk:
    """One thread with one connection: takes all the work that has piled up, and does it in one transaction."""

    def __init__(self, connection: sqlite3.Connection, place: str, begin: str) -> None:
        self._connection = connection
        self._place = place
        self._begin = begin
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._closed = False
        self._thread = threading.Thread(target=self._serve, name=f"lootkeep store: {begin}", daemon=True)
        self._thread.start()

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Have work done; it is on disk when this returns."""
        if self._closed:
            raise StoreError(f"The database {self._place} is closed.")
        waiting: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put(Job(work, waiting))
        return await waiting

    async def close(self) -> None:
        """Do what still waits, then let the connection go."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)

    def _serve(self) -> None:
        while jobs := self._take():
            outcomes = self._outcomes(jobs)
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                self._loop.call_soon_threadsafe(tell, jobs, outcomes)
        self._connection.close()

    def _take(self) -> list[Job]:
        """Wait for a job, and take those that have piled up behind it; nothing: the clerk may go home."""
        jobs: list[Job] = []
        job = self._jobs.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) == MOST_AT_ONCE or self._jobs.empty():
                return jobs
            job = self._jobs.get()
        if jobs:
            self._jobs.put(None)
        return jobs

    def _outcomes(self, jobs: list[Job]) -> list[Any]:
        """What each job gave: if they fail together, each is tried alone, so that one does not spoil the others."""
        try:
            return self._transact(jobs)
        except Exception as problem:
            if len(jobs) > 1:
                return [outcome for job in jobs for outcome in self._outcomes([job])]
            if isinstance(problem, sqlite3.Error):
                return [StoreError(f"The database {self._place} failed: {problem}")]
            return [problem]

    def _transact(self, jobs: list[Job]) -> list[Any]:
        """Do jobs in one transaction."""
        self._connection.execute(self._begin)
        try:
            results = [job.work(self._connection) for job in jobs]
            self._connection.execute("COMMIT")
        except BaseException:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            raise
        return results


def tell(jobs: list[Job], outcomes: list[Any]) -> None:
    """Give each who still waits the result or the problem."""
    for job, outcome in zip(jobs, outcomes, strict=True):
        if job.waiting.done():
            continue
        if isinstance(outcome, Exception):
            job.waiting.set_exception(outcome)
        else:
            job.waiting.set_result(outcome)

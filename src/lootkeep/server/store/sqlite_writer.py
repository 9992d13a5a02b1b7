"""The threads that talk to SQLite, so that the event loop never waits for a disk."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple, TypeVar

from ..tables.storage import StoreError
from .rows import LISTING, Row, Rows, merged

Work = Callable[[sqlite3.Connection], Any]
T = TypeVar("T")
MOST_AT_ONCE = 64  # jobs in a transaction: while these are written, those before them can be told
MOST_ROWS = 512  # in a statement: of thirteen columns, every SQLite since 3.32 takes as many

# Each is filled up to a power of two with rows of nothing, so that a few prepared statements serve any number.
WRITES = {
    "tables": "INSERT INTO tables (name, head) SELECT * FROM ({}) WHERE column1 IS NOT NULL",
    "entries": "INSERT INTO entries (name, version, kind, data, at) SELECT * FROM ({}) WHERE column1 IS NOT NULL",
    "briefs": f"REPLACE INTO briefs (name, {', '.join(LISTING)}) SELECT * FROM ({{}}) WHERE column1 IS NOT NULL",
    "keys": "REPLACE INTO keys (name, role, seat, digest) SELECT * FROM ({}) WHERE column1 IS NOT NULL",
    "dropped_keys": "DELETE FROM keys WHERE (name, digest) IN ({})",
}


class Job(NamedTuple):
    """Work for a clerk, and who waits for it."""

    work: Work
    waiting: asyncio.Future[Any]


class Worker:
    """One thread with one connection: takes all the work that has piled up, and does it in one transaction."""

    BEGIN = "BEGIN"

    def __init__(self, database: sqlite3.Connection, place: str) -> None:
        self._database = database
        self._place = place
        self._pile: list[Job] = []  # that came in this turn of the loop
        self._jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._closed = False
        self._thread = threading.Thread(target=self._serve, name=f"{type(self).__name__} of {place}", daemon=True)
        self._thread.start()

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Have work done; when this returns, what it wrote is on disk."""
        if self._closed:
            raise StoreError(f"The database {self._place} is closed.")
        waiting: asyncio.Future[T] = self._loop.create_future()
        if not self._pile:
            self._loop.call_soon(self._hand_over)
        self._pile.append(Job(work, waiting))
        try:
            return await waiting
        except asyncio.CancelledError:
            with suppress(StoreError):
                await self.do(lambda database: None)  # behind it: whoever looks now sees how it ended
            raise

    def _hand_over(self) -> None:
        """Give the pile to the thread: to be woken once is enough."""
        pile, self._pile = self._pile, []
        for first in range(0, len(pile), MOST_AT_ONCE):
            self._jobs.put(pile[first : first + MOST_AT_ONCE])

    async def close(self) -> None:
        """Do what still waits, then let the connection go."""
        if not self._closed:
            self._closed = True
            self._hand_over()
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)

    def _serve(self) -> None:
        """Work until there will be no more."""
        while jobs := self._taken():
            outcomes = self._outcomes(jobs)
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                self._loop.call_soon_threadsafe(tell, jobs, outcomes)
        self._database.close()

    def _taken(self) -> list[Job]:
        """Wait for jobs, and take those that have piled up behind them; nothing: the clerk may go home."""
        jobs: list[Job] = []
        while (more := self._jobs.get()) is not None:
            jobs += more
            if len(jobs) >= MOST_AT_ONCE or self._jobs.empty():
                return jobs
        if jobs:
            self._jobs.put(None)
        return jobs

    def _outcomes(self, jobs: list[Job]) -> list[Any]:
        """What each job gave: if they fail together, each is tried alone, so that one does not spoil the others."""
        try:
            return self._transact(jobs)
        except sqlite3.OperationalError as problem:  # a full disk, a locked file: each would fail alone too
            return [self._failure(problem) for _ in jobs]
        except Exception as problem:
            if len(jobs) > 1:
                return [outcome for job in jobs for outcome in self._outcomes([job])]
            return [self._failure(problem)]

    def _failure(self, problem: Exception) -> Exception:
        """What those who wait are told; whether a conflict is one, they know best."""
        if isinstance(problem, sqlite3.Error) and not isinstance(problem, sqlite3.IntegrityError):
            return StoreError(f"The database {self._place} failed: {problem}.", reason=str(problem))
        return problem

    def _transact(self, jobs: list[Job]) -> list[Any]:
        """Do jobs in one transaction."""
        if self._database.in_transaction:  # the last one could not even be taken back
            self._database.execute("ROLLBACK")
        self._database.execute(self.BEGIN)
        try:
            results = self._done(jobs)
            self._database.execute("COMMIT")
        except BaseException:
            if self._database.in_transaction:
                self._database.execute("ROLLBACK")
            raise
        return results

    def _done(self, jobs: list[Job]) -> list[Any]:
        """Do jobs one after another."""
        return [job.work(self._database) for job in jobs]


class Writer(Worker):
    """The clerk who writes: all rows that are waiting go into the file with a handful of statements.

    For a statement the thread lets go of Python and must wait to get it back, longer than the statement takes when the
    event loop is busy; so what counts is that there are few.
    """

    BEGIN = "BEGIN IMMEDIATE"

    def _done(self, jobs: list[Job]) -> list[Any]:
        """Write all rows at once, then do the rest one after another."""
        Writing(merged(job.work.rows for job in jobs if isinstance(job.work, Writing)))(self._database)
        return [isinstance(job.work, Writing) or job.work(self._database) for job in jobs]


@dataclass(frozen=True, slots=True)
class Writing:
    """Work that only writes rows."""

    rows: Rows

    def __call__(self, database: sqlite3.Connection) -> bool:
        """Write the rows of each part; True, unless they are in conflict with others."""
        for part, statement in WRITES.items():
            rows = self.rows.get(part, [])
            for first in range(0, len(rows), MOST_ROWS):
                write(database, statement, rows[first : first + MOST_ROWS])
        return True


def write(database: sqlite3.Connection, statement: str, rows: list[Row]) -> None:
    """Execute one statement for several rows."""
    columns, places = len(rows[0]), 1 << (len(rows) - 1).bit_length()
    values = [value for row in rows for value in row]
    values += [None] * (columns * places - len(values))
    database.execute(filled(statement, places, columns), values)


@cache
def filled(statement: str, rows: int, columns: int) -> str:
    """A statement with places for so many rows."""
    return statement.format("VALUES " + ", ".join([f"({', '.join('?' * columns)})"] * rows))


def tell(jobs: list[Job], outcomes: list[Any]) -> None:
    """Give each who still waits the result or the problem."""
    for job, outcome in zip(jobs, outcomes, strict=True):
        if job.waiting.done():
            continue
        if isinstance(outcome, Exception):
            job.waiting.set_exception(outcome)
        else:
            job.waiting.set_result(outcome)

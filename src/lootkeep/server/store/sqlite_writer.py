"""The threads that talk to SQLite: one that writes, and one that reads."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeVar, cast

from ..tables.storage import StoreError
from .group_commit import GroupCommit, Outcome
from .rows import LISTING, NIGHT, Row, Rows, merged

Work = Callable[[sqlite3.Connection], Any]
T = TypeVar("T")
MOST_AT_ONCE = 128  # jobs in a transaction: while these are written, those before them can be told
MOST_ROWS = 512  # in a statement: of thirteen columns, every SQLite since 3.32 takes as many

# Each is filled up to a power of two with rows of nothing, so that a few prepared statements serve any number.
WRITES = {
    "tables": "INSERT INTO tables (name, head) SELECT * FROM ({}) WHERE column1 IS NOT NULL",
    "entries": "INSERT INTO entries (name, version, kind, data, at) SELECT * FROM ({}) WHERE column1 IS NOT NULL",
    "briefs": f"REPLACE INTO briefs (name, {', '.join(LISTING)}) SELECT * FROM ({{}}) WHERE column1 IS NOT NULL",
    "keys": "REPLACE INTO keys (name, role, seat, digest) SELECT * FROM ({}) WHERE column1 IS NOT NULL",
    "dropped_keys": "DELETE FROM keys WHERE (name, digest) IN ({})",
    "nights": f"REPLACE INTO nights ({', '.join(NIGHT)}) SELECT * FROM ({{}}) WHERE column1 IS NOT NULL",
}


class Worker:
    """A connection with a thread of its own, so that the event loop never waits for a disk; work is done in groups."""

    BEGIN = "BEGIN"

    def __init__(self, database: sqlite3.Connection, place: str) -> None:
        self._database = database
        self._place = place
        self._works: queue.SimpleQueue[tuple[list[Work], Callable[[Outcome], None]] | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._serve, name=f"{type(self).__name__} of {place}", daemon=True)
        self._thread.start()
        self._group: GroupCommit[Work] = GroupCommit(place, self._in_thread, nothing, most=MOST_AT_ONCE)

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Have work done; whether a conflict is a failure, whoever asks for it knows best."""
        try:
            return cast("T", await self._group.do(work))
        except sqlite3.IntegrityError:
            raise
        except sqlite3.Error as problem:
            raise self._failure(problem) from problem

    async def close(self) -> None:
        """Do what still waits, then let the connection go."""
        await self._group.close()
        self._works.put(None)
        await asyncio.to_thread(self._thread.join)

    def _failure(self, problem: sqlite3.Error) -> StoreError:
        return StoreError(f"The database {self._place} failed: {problem}.", reason=str(problem))

    def _in_thread(self, works: list[Work], ended: Callable[[Outcome], None]) -> None:
        """Have the thread do all of it."""
        self._works.put((works, ended))

    def _serve(self) -> None:
        """Work until there will be no more."""
        while (given := self._works.get()) is not None:
            works, ended = given
            outcome: Outcome
            try:
                outcome = self._transact(works)
            except sqlite3.OperationalError as problem:  # a full disk, a locked file: each would fail alone too
                outcome = self._failure(problem)
            except Exception as problem:
                outcome = problem
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                self._loop.call_soon_threadsafe(ended, outcome)
        self._database.close()

    def _transact(self, works: list[Work]) -> list[Any]:
        """Do all in one transaction."""
        if self._database.in_transaction:  # the last one could not even be taken back
            self._database.execute("ROLLBACK")
        self._database.execute(self.BEGIN)
        try:
            results = self._done(works)
            self._database.execute("COMMIT")
        except BaseException:
            if self._database.in_transaction:
                self._database.execute("ROLLBACK")
            raise
        return results

    def _done(self, works: list[Work]) -> list[Any]:
        """Do one after another."""
        return [work(self._database) for work in works]


class Writer(Worker):
    """The worker that writes: all rows that are waiting go into the file with a handful of statements.

    For a statement the thread lets go of Python and must wait to get it back, longer than the statement takes when the
    event loop is busy; so what counts is that there are few.
    """

    BEGIN = "BEGIN IMMEDIATE"

    def _done(self, works: list[Work]) -> list[Any]:
        """Write all rows at once, then do the rest one after another."""
        Writing(merged(work.rows for work in works if isinstance(work, Writing)))(self._database)
        return [isinstance(work, Writing) or work(self._database) for work in works]


def nothing(database: sqlite3.Connection) -> None:
    """Work that does nothing."""


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

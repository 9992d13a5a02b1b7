"""The task that writes to PostgreSQL: all changes that have piled up, in one transaction."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from operator import itemgetter
from typing import NamedTuple

import msgspec

from ...tables.storage import StoreError
from ..rows import LISTING, PARTS, Rows, merged
from .notices import Notices
from .pool import Pool

MOST_AT_ONCE = 512  # changes in a transaction, so that the first of them is not kept waiting by endless others

# One statement, so one transaction, and one journey to the database and back. Rows come as a JSON text for each part,
# which costs the event loop the least.
WRITE = f"""
WITH made AS (
    INSERT INTO tables (name, head)
    SELECT row ->> 0, decode(row ->> 1, 'base64') FROM json_array_elements(%(tables)s::json) AS row
), added AS (
    INSERT INTO entries (name, version, kind, data, at)
    SELECT row ->> 0, (row ->> 1)::integer, row ->> 2, decode(row ->> 3, 'base64'), (row ->> 4)::float8
    FROM json_array_elements(%(entries)s::json) AS row
), listed AS (
    INSERT INTO briefs (name, {", ".join(LISTING)})
    SELECT row ->> 0, row ->> 1, row ->> 2, row ->> 3, row ->> 4, (row ->> 5)::integer, (row ->> 6)::integer,
        (row ->> 7)::float8, (row ->> 8)::float8, (row ->> 9)::boolean, row ->> 10, (row ->> 11)::integer, row ->> 12
    FROM json_array_elements(%(briefs)s::json) AS row
    ON CONFLICT (name) DO UPDATE SET {", ".join(f"{column} = excluded.{column}" for column in LISTING)}
), granted AS (
    INSERT INTO keys (name, role, seat, digest)
    SELECT row ->> 0, row ->> 1, (row ->> 2)::integer, decode(row ->> 3, 'base64')
    FROM json_array_elements(%(keys)s::json) AS row
    ON CONFLICT (name, digest) DO UPDATE SET role = excluded.role, seat = excluded.seat
), revoked AS (
    DELETE FROM keys USING json_array_elements(%(dropped_keys)s::json) AS row
    WHERE name = row ->> 0 AND digest = decode(row ->> 1, 'base64')
)
SELECT
"""


class Job(NamedTuple):
    """A change to be written, and who waits for it."""

    rows: Rows
    waiting: asyncio.Future[None]


class Writer:
    """One task that writes at any time one transaction, while the next one piles up."""

    def __init__(self, pool: Pool, notices: Notices) -> None:
        self._pool = pool
        self._notices = notices
        self._jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self._closed = False
        self._task = asyncio.create_task(self._serve())

    async def write(self, rows: Rows) -> None:
        """Have rows written; when this returns, they are on disk."""
        if self._closed:
            raise StoreError(f"The database {self._pool.place} is closed.")
        waiting = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait(Job(rows, waiting))
        try:
            await waiting
        except asyncio.CancelledError:
            with suppress(StoreError):
                await self.write({})  # behind it: whoever looks now sees how it ended
            raise

    async def close(self) -> None:
        """Write what still waits, and end."""
        if not self._closed:
            self._closed = True
            self._jobs.put_nowait(None)
        await self._task

    async def _serve(self) -> None:
        """Write until there will be no more."""
        while jobs := await self._taken():
            for job, problem in zip(jobs, await self._problems(jobs), strict=True):
                if not job.waiting.done():
                    job.waiting.set_exception(problem) if problem else job.waiting.set_result(None)

    async def _taken(self) -> list[Job]:
        """Wait for a change, and take those that have piled up behind it; nothing: the scribe may go home."""
        jobs: list[Job] = []
        while (job := await self._jobs.get()) is not None:
            jobs.append(job)
            if len(jobs) == MOST_AT_ONCE or self._jobs.empty():
                return jobs
        if jobs:
            self._jobs.put_nowait(None)
        return jobs

    async def _problems(self, jobs: list[Job]) -> list[Exception | None]:
        """What hindered each change: if they fail together, each is tried alone."""
        try:
            await self._transact(merged(job.rows for job in jobs))
        except StoreError as problem:  # nobody is there, or the disk is full: each would fail alone too
            return [StoreError(str(problem), reason=problem.reason) for _ in jobs]
        except Exception as problem:
            if len(jobs) > 1:
                return [outcome for job in jobs for outcome in await self._problems([job])]
            return [problem]
        return [None] * len(jobs)

    async def _transact(self, rows: Rows) -> None:
        """Write rows, all or none, and then tell other processes."""
        # Sorted by table, so that no two processes wait for each other in a circle.
        texts = {part: msgspec.json.encode(sorted(rows[part], key=itemgetter(0))).decode() for part in PARTS}
        async with self._pool.session() as connection:
            await connection.execute(WRITE, texts)
        for name, version, *_ in rows["entries"]:
            self._notices.post(name, version)

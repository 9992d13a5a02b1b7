"""The task that writes to PostgreSQL: all changes that have piled up, in one transaction."""

from __future__ import annotations

import asyncio
from operator import itemgetter
from typing import NamedTuple

import msgspec

from .base import StoreError
from .postgres_link import Link
from .rows import BRIEF, Rows, merged

MOST_AT_ONCE = 512  # changes in a transaction, so that the first of them is not kept waiting by endless others

COLUMNS = {
    "tables": "name text, head bytea",
    "entries": "name text, version integer, kind text, data bytea, at float8",
    "briefs": "name text, game text, edition text, phase text, names text, actor integer, open_seats integer, "
    "made float8, moved float8, public boolean, winners text",
    "keys": "name text, role text, seat integer, digest bytea",
}
NOTIFY = "SELECT pg_notify('lootkeep', unnest(%s::text[]))"


def cell(place: int, kind: str) -> str:
    """One value of a row that is a JSON array."""
    text = f"row ->> {place}"
    return f"decode({text}, 'base64')" if kind == "bytea" else f"({text})::{kind}"


def insert(part: str, otherwise: str = "") -> str:
    """The statement that inserts any number of rows, given as one JSON text, which costs the event loop the least."""
    names, kinds = zip(*(column.split() for column in COLUMNS[part].split(", ")), strict=True)
    cells = ", ".join(cell(place, kind) for place, kind in enumerate(kinds))
    return (
        f"INSERT INTO {part} ({', '.join(names)}) SELECT {cells} FROM json_array_elements(%s::json) AS row {otherwise}"
    )


WRITES = {
    "tables": insert("tables"),
    "entries": insert("entries"),
    "briefs": insert(
        "briefs", f"ON CONFLICT (name) DO UPDATE SET {', '.join(f'{name} = excluded.{name}' for name in BRIEF)}"
    ),
    "keys": insert("keys", "ON CONFLICT (name, digest) DO UPDATE SET role = excluded.role, seat = excluded.seat"),
    "dropped_keys": f"""DELETE FROM keys USING json_array_elements(%s::json) AS row
        WHERE name = {cell(0, "text")} AND digest = {cell(1, "bytea")}""",
}


class Job(NamedTuple):
    """A change to be written, and who waits for it."""

    rows: Rows
    waiting: asyncio.Future[None]


class Scribe:
    """One task that writes at any time one transaction, while the next one piles up."""

    def __init__(self, link: Link, sender: str) -> None:
        self._link = link
        self._sender = sender
        self._jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self._closed = False
        self._task = asyncio.create_task(self._serve())

    async def write(self, rows: Rows) -> None:
        """Have rows written; when this returns, they are on disk."""
        if self._closed:
            raise StoreError(f"The database {self._link.place} is closed.")
        waiting = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait(Job(rows, waiting))
        await waiting

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
            return [StoreError(*problem.args) for _ in jobs]
        except Exception as problem:
            if len(jobs) > 1:
                return [outcome for job in jobs for outcome in await self._problems([job])]
            return [problem]
        return [None] * len(jobs)

    async def _transact(self, rows: Rows) -> None:
        """Write rows in one transaction, and tell other processes."""
        newest = {name: version for name, version, *_ in rows["entries"]}
        notices = [f"{self._sender} {version} {name}" for name, version in newest.items()]
        async with self._link.session() as connection, connection.transaction():
            for part, statement in WRITES.items():
                if rows[part]:
                    # Sorted by table, so that no two processes wait for each other in a circle.
                    given = msgspec.json.encode(sorted(rows[part], key=itemgetter(0))).decode()
                    await connection.execute(statement, (given,))
            await connection.execute(NOTIFY, (notices,))
